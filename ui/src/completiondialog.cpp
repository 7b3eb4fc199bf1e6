// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "completiondialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "items/proposalwords.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

enum Column { PartColumn, KindColumn, QuantityColumn, PriceColumn, ReasonColumn };

const BomLine *serverLine(const Configuration &configuration)
{
    return firstLine(configuration, PartKind::Server);
}

} // namespace

CompletionDialog::CompletionDialog(const View &view, const Configuration &configuration, QWidget *parent)
    : QDialog(parent), m_view(view), m_proposals(completionOf(view.session.catalogue(), view.project(), configuration)), m_list(new QTreeWidget),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    const Catalogue &catalogue = view.session.catalogue();
    const BomLine *line = serverLine(configuration);
    const Server *server = line ? catalogue.server(line->part) : nullptr;
    setObjectName(u"completionDialog"_s);
    setWindowTitle(tr("What %1 still needs").arg(line ? texts::designation(*line, catalogue) : QString()));
    auto *words = new QLabel(server ? texts::contents(*server, view.format) : tr("Nothing is known of this server."));
    words->setObjectName(u"completionContents"_s);
    words->setWordWrap(true);
    auto *note = new QLabel(m_proposals.empty() ? tr("Nothing is missing: what is there is left alone.")
                                                : tr("Parts of the catalogue with which the rules find the least to say. What is there is left alone."));
    note->setWordWrap(true);
    m_list->setObjectName(u"completionList"_s);
    m_list->setAccessibleName(tr("Proposed parts"));
    m_list->setHeaderLabels({tr("Part"), tr("Kind"), tr("Qty"), tr("Unit price"), tr("Why")});
    m_list->headerItem()->setTextAlignment(QuantityColumn, Qt::AlignRight | Qt::AlignVCenter);
    m_list->headerItem()->setTextAlignment(PriceColumn, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(PartColumn, QHeaderView::Stretch);
    const auto priceText = [&view](Money price, bool isExample) {
        const QString text = view.format.moneyShort(price, view.currency());
        //: "ex." is short for "example": a price without a source
        return isExample ? tr("%1 ex.").arg(text) : text;
    };
    for (const Proposal &proposal : m_proposals) {
        const std::optional<Money> price = unitPrice(catalogue, view.project(), proposal.line);
        auto *item = new QTreeWidgetItem({texts::partName(proposal.line.part, catalogue), texts::label(proposal.line.part.kind),
                                          view.format.count(proposal.line.quantity), price ? priceText(*price, priceIsExample(catalogue, proposal.line)) : tr("on request"),
                                          texts::reason(proposal.reason)});
        item->setSizeHint(PartColumn, QSize(0, fontMetrics().height() + 8));
        item->setCheckState(PartColumn, Qt::Checked);
        item->setTextAlignment(QuantityColumn, Qt::AlignRight | Qt::AlignVCenter);
        item->setTextAlignment(PriceColumn, Qt::AlignRight | Qt::AlignVCenter);
        m_list->addTopLevelItem(item);
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    QPushButton *add = m_buttons->button(QDialogButtonBox::Ok);
    add->setText(tr("&Add"));
    add->setEnabled(hasProposals());
    add->setDefault(true);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemChanged, this, [this, add] { add->setEnabled(!lines().empty()); });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(words);
    layout->addWidget(note);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_buttons);
    resize(1000, 400);
    m_list->setFocus();
}

void CompletionDialog::offerServerAlone()
{
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Server al&one"));
}

std::vector<BomLine> CompletionDialog::lines() const
{
    std::vector<BomLine> result;
    for (std::size_t i = 0; i < m_proposals.size(); ++i) {
        const QTreeWidgetItem *item = m_list->topLevelItem(static_cast<int>(i));
        if (item && item->checkState(PartColumn) == Qt::Checked) {
            result.push_back(m_proposals[i].line);
        }
    }
    return result;
}

} // namespace configuria
