// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotefindings.h"

#include <QLabel>
#include <QListWidget>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

#include "chartcolors.h"
#include "icons.h"
#include "items/quotewords.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

State stateOf(Severity severity)
{
    return severity == Severity::Blocker ? State::Bad : severity == Severity::Caution ? State::Warning : State::Neutral;
}

QString iconOf(State state)
{
    return state == State::Bad ? u"cross"_s : state == State::Warning ? u"warning"_s : u"info"_s;
}

} // namespace

QuoteFindings::QuoteFindings(const Format &format, QWidget *parent)
    : QWidget(parent), m_format(format), m_title(new QLabel), m_list(new QListWidget)
{
    m_title->setObjectName(u"quoteFindingsTitle"_s);
    m_title->setWordWrap(true);
    m_list->setObjectName(u"quoteFindings"_s);
    m_list->setAccessibleName(tr("What is missing in the quote"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMinimumHeight(fontMetrics().lineSpacing() * 5);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_list, 1);
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) { choose(m_list->row(item)); });
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) { // as shortcuts: the keys of a list go on to the default button of the dialog
        auto *shortcut = new QShortcut(key, m_list, nullptr, nullptr, Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, [this] { choose(m_list->currentRow()); });
    }
}

void QuoteFindings::setFindings(const std::vector<QuoteFinding> &findings, const Quote &quote)
{
    m_title->setText(findings.empty() ? tr("Nothing is missing.") : tr("To put right before the quote is issued, worst first:"));
    m_list->setVisible(!findings.empty());
    if (findings == m_findings) {
        return; // keeps the row and the place of the list
    }
    m_findings = findings;
    m_list->clear();
    for (const QuoteFinding &finding : findings) {
        const State state = stateOf(finding.severity);
        QString details = texts::place(finding, quote);
        const QString figures = texts::figures(finding, m_format);
        details += details.isEmpty() || figures.isEmpty() ? figures : u", "_s + figures;
        //: %1 how bad it is, %2 what is wrong
        QString sentence = tr("%1: %2").arg(texts::label(finding.severity), texts::title(finding.code));
        if (!details.isEmpty()) {
            sentence += u" ("_s + details + u')';
        }
        auto *item = new QListWidgetItem(lineIcon(iconOf(state), stateColor(state, isDark(palette()))), sentence, m_list);
        QStringList tip{texts::advice(finding.code), tr("Source: %1").arg(texts::source(finding.code))};
        if (finding.field == QuoteField::Line) {
            tip << tr("It is put right in the bill of materials: a click leads there.");
        }
        tip.removeAll(QString());
        item->setToolTip(u"<p>"_s + tip.join(u"\n"_s).toHtmlEscaped().replace(u'\n', u"</p><p>"_s) + u"</p>"_s);
        item->setData(Qt::AccessibleDescriptionRole, tip.join(u' '));
    }
}

int QuoteFindings::count(Severity severity) const
{
    return static_cast<int>(std::count_if(m_findings.begin(), m_findings.end(), [severity](const QuoteFinding &f) { return f.severity == severity; }));
}

void QuoteFindings::choose(int row)
{
    if (row >= 0 && static_cast<std::size_t>(row) < m_findings.size()) {
        const QuoteFinding finding = m_findings[static_cast<std::size_t>(row)]; // what is done about it may fill the list anew
        emit chosen(finding);
    }
}

} // namespace configuria
