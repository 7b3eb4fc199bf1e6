// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotemargintable.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include "chartcolors.h"
#include "copymenu.h"
#include "items/quotetotals.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QStringList cellsOf(const QTableWidget *table, int row)
{
    QStringList cells;
    for (int column = 0; column < table->columnCount(); ++column) {
        cells << (row < 0 ? table->horizontalHeaderItem(column) : table->item(row, column))->text();
    }
    return cells;
}

} // namespace

QuoteMarginTable::QuoteMarginTable(const Format &format, QWidget *parent)
    : QWidget(parent), m_format(format), m_table(new QTableWidget), m_notices(new QLabel)
{
    m_table->setObjectName(u"quoteMargins"_s);
    m_table->setAccessibleName(tr("Margins, line by line"));
    const QStringList titles{tr("Line"), tr("Sale"), tr("Purchase"), tr("Margin"), tr("Margin %"), tr("Floor")};
    m_table->setColumnCount(static_cast<int>(titles.size()));
    m_table->setHorizontalHeaderLabels(titles);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() + 8);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setMinimumHeight(fontMetrics().lineSpacing() * 10);
    QHeaderView *header = m_table->horizontalHeader();
    header->setResizeContentsPrecision(100);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    m_notices->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_notices);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    offerCopy(m_table, [this] {
        QVector<QStringList> rows;
        for (int row = -1; row < m_table->rowCount(); ++row) {
            rows << cellsOf(m_table, row);
        }
        return rows;
    });
}

void QuoteMarginTable::addRow(const QStringList &cells, bool isBad, bool isTotal)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (int column = 0; column < cells.size(); ++column) {
        auto *item = new QTableWidgetItem(cells[column]);
        item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        item->setToolTip(cells[column]);
        if (isBad) {
            item->setForeground(stateColor(State::Bad, isDark(palette())));
        }
        if (isTotal) {
            QFont bold = m_table->font();
            bold.setBold(true);
            item->setFont(bold);
        }
        m_table->setItem(row, column, item);
    }
}

void QuoteMarginTable::setMargins(const Quote &quote, const QuoteMargins &margins)
{
    const QString currency = QString::fromStdString(quote.currency);
    const auto money = [&](const std::optional<Money> &value) { return m_format.money(value, currency); };
    const auto share = [&](const std::optional<Rate> &rate) {
        return rate ? m_format.percent(Fraction(static_cast<double>(rate->ppm) / 1e6)) : m_format.unknown();
    };
    m_table->setRowCount(0);
    // The total first: it is in sight whatever the number of lines.
    const std::optional<Money> purchase = margins.unknown > 0 ? std::nullopt : std::optional(margins.knownPurchase);
    addRow({tr("Total, options apart"), money(quote.totalExclVat), money(purchase), money(margins.margin), share(margins.rate), QString()}, margins.isBelowMinimum, true);
    for (std::size_t i = 0; i < margins.lines.size() && i < quote.lines.size(); ++i) {
        const MarginLine &line = margins.lines[i];
        QString name = QString::fromStdString(quote.lines[i].designation).simplified();
        if (quote.lines[i].isOptional) {
            name = tr("%1 (option)").arg(name);
        }
        //: A floor price that the sale does not reach, or does
        const QString floor = !line.floorPrice ? m_format.unknown() : line.isBelowFloor ? tr("%1, not kept").arg(money(line.floorPrice)) : tr("%1, kept").arg(money(line.floorPrice));
        addRow({name, money(line.sale), money(line.purchase), money(line.margin), share(line.rate), floor}, line.isBelowFloor || line.isBelowMinimum, false);
    }
    m_notices->setText(texts::marginNotices(margins, m_format).join(u'\n'));
    m_notices->setVisible(!m_notices->text().isEmpty());
}

} // namespace configuria
