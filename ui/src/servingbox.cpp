// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "servingbox.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

namespace configuria {

using namespace Qt::StringLiterals;

ServingBox::ServingBox(View &view, QWidget *parent) : QGroupBox(parent), m_view(view), m_bindings(view, this)
{
    m_firstToken = box(u"targetFirstTokenEdit"_s, 3'600, 2, 0.1);
    m_rate = box(u"targetRateEdit"_s, 100'000, 1, 1);
    m_prefixHits = box(u"prefixHitsEdit"_s, 99, 0, 5);
    m_guesses = new QSpinBox;
    m_guesses->setObjectName(u"draftTokensEdit"_s);
    m_guesses->setRange(0, 16);
    m_guesses->setAlignment(Qt::AlignRight);
    m_acceptance = box(u"draftAcceptanceEdit"_s, 99, 0, 5);
    m_cost = box(u"draftCostEdit"_s, 100, 0, 1);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 4, 8, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    int place = 0;
    for (QWidget *editor : std::initializer_list<QWidget *>{m_firstToken, m_rate, m_prefixHits, m_guesses, m_acceptance, m_cost}) {
        auto *label = new QLabel;
        label->setBuddy(editor);
        m_labels.append(label);
        editor->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        grid->addWidget(label, place / 2 * 2, place % 2);
        grid->addWidget(editor, place / 2 * 2 + 1, place % 2);
        ++place;
    }
    bindEditors();
}

QDoubleSpinBox *ServingBox::box(const QString &name, double most, int decimals, double step)
{
    auto *box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setRange(0, most);
    box->setDecimals(decimals);
    box->setSingleStep(step);
    box->setAlignment(Qt::AlignRight);
    return box;
}

void ServingBox::bindEditors()
{
    using C = const Configuration &;
    m_bindings.bind(m_firstToken, Field::Serving,
                    [](C c) { return c.workload.serving.targetTimeToFirstToken.value_or(Seconds(0)).count; },
                    [](Configuration &c, double v) { c.workload.serving.targetTimeToFirstToken = v > 0 ? std::optional(Seconds(v)) : std::nullopt; });
    m_bindings.bind(m_rate, Field::Serving,
                    [](C c) { return c.workload.serving.targetTokensPerSecond.value_or(TokensPerSecond(0)).count; },
                    [](Configuration &c, double v) { c.workload.serving.targetTokensPerSecond = v > 0 ? std::optional(TokensPerSecond(v)) : std::nullopt; });
    const auto percent = [this](QDoubleSpinBox *editor, Fraction ServingDetails::*member) {
        m_bindings.bind(editor, Field::Serving, [member](C c) { return 100 * (c.workload.serving.*member).count; },
                        [member](Configuration &c, double v) { c.workload.serving.*member = Fraction(v / 100); });
    };
    percent(m_prefixHits, &ServingDetails::prefixHits);
    percent(m_acceptance, &ServingDetails::draftAcceptance);
    percent(m_cost, &ServingDetails::draftCost);
    m_bindings.bind(m_guesses, Field::Serving, [](C c) { return c.workload.serving.draftTokens; },
                    [](Configuration &c, int v) { c.workload.serving.draftTokens = v; });
}

void ServingBox::refresh()
{
    m_bindings.refresh();
    const bool guesses = m_view.current() && m_view.current()->workload.serving.draftTokens > 0;
    for (QWidget *editor : {m_acceptance, m_cost}) {
        editor->setEnabled(guesses);
    }
}

void ServingBox::retranslate()
{
    setTitle(tr("Service"));
    const QStringList words{tr("First token within"), tr("Each user at least"), tr("Prompt in cache"),
                            tr("Guessed tokens"),     tr("Guesses accepted"),   tr("Time of a guess")};
    const QStringList helps{tr("The longest mean wait for the first token that is accepted: the users who can be served then are counted."),
                            tr("The slowest output that a user accepts: the users who can be served then are counted."),
                            tr("Prefix caching: the share of a prompt that another request has left in the KV cache. Rests on the traffic."),
                            tr("Speculative decoding: tokens that a small model guesses before the model checks them at once. 0: off."),
                            tr("Speculative decoding: share of the guesses that the model accepts. Rests on the text."),
                            tr("Speculative decoding: time of one guess over that of one step of the model. The memory of the small model is not counted.")};
    const QVector<QWidget *> editors{m_firstToken, m_rate, m_prefixHits, m_guesses, m_acceptance, m_cost};
    for (int i = 0; i < words.size(); ++i) {
        m_labels[i]->setText(words[i]);
        m_labels[i]->setToolTip(helps[i]);
        editors[i]->setToolTip(helps[i]);
        editors[i]->setAccessibleName(words[i]);
    }
    //: seconds
    m_firstToken->setSuffix(tr(" s"));
    //: tokens per second
    m_rate->setSuffix(tr(" tokens/s"));
    for (QDoubleSpinBox *editor : {m_firstToken, m_rate}) {
        editor->setSpecialValueText(tr("not set"));
    }
    m_guesses->setSpecialValueText(tr("off"));
    m_prefixHits->setSpecialValueText(tr("off"));
    for (QDoubleSpinBox *editor : {m_prefixHits, m_acceptance, m_cost}) {
        //: percent
        editor->setSuffix(tr(" %"));
    }
}

} // namespace configuria
