// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/registermodel.h"

#include <algorithm>

#include "items/quotewords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::texts)
};

} // namespace

QString texts::label(QuoteState state)
{
    switch (state) {
    //: state of a quote
    case QuoteState::Draft: return Tr::tr("Draft");
    //: state of a quote
    case QuoteState::Issued: return Tr::tr("Issued");
    //: state of a quote
    case QuoteState::Accepted: return Tr::tr("Accepted");
    //: state of a quote
    case QuoteState::Refused: return Tr::tr("Refused");
    //: state of a quote
    case QuoteState::Expired: return Tr::tr("Expired");
    }
    return {};
}

QString texts::statistics(const QuoteStatistics &statistics, const Format &format)
{
    QStringList parts;
    const QString currency = QString::fromStdString(statistics.currency);
    for (std::size_t i = 0; i < quoteStateCount; ++i) {
        const QuoteSum &sum = statistics.states[i];
        if (sum.count > 0) {
            //: %1 state of quotes, %2 how many, %3 their total
            parts << Tr::tr("%1: %2 (%3)").arg(label(static_cast<QuoteState>(i)), format.count(sum.count), format.moneyShort(sum.total, currency));
        }
    }
    if (const auto rate = statistics.winRate()) {
        parts << Tr::tr("won: %1").arg(format.percent(Fraction(static_cast<double>(rate->ppm) / 1e6)));
    }
    return parts.join(u" · "_s);
}

void RegisterModel::setQuotes(std::vector<QuoteRecord> quotes)
{
    if (quotes == m_quotes) {
        return;
    }
    beginResetModel();
    m_quotes = std::move(quotes);
    endResetModel();
}

void RegisterModel::setFormat(const Format &format)
{
    m_format = format;
    if (!m_quotes.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

const QuoteRecord *RegisterModel::quote(int row) const
{
    return row >= 0 && static_cast<std::size_t>(row) < m_quotes.size() ? &m_quotes[static_cast<std::size_t>(row)] : nullptr;
}

int RegisterModel::rowOf(std::int64_t id) const
{
    const auto found = std::find_if(m_quotes.begin(), m_quotes.end(), [id](const QuoteRecord &quote) { return quote.id == id; });
    return found == m_quotes.end() ? -1 : static_cast<int>(found - m_quotes.begin());
}

int RegisterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_quotes.size());
}

int RegisterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RegisterModel::text(const QuoteRecord &quote, int column) const
{
    const auto date = [this](Date value) { return value.year == 0 ? m_format.unknown() : m_format.date(value); };
    switch (column) {
    case NumberColumn: return quote.number.empty() ? m_format.unknown() : QString::fromStdString(quote.number);
    case VersionColumn: return m_format.count(quote.version);
    case CustomerColumn: return QString::fromStdString(quote.customer);
    case TitleColumn: return QString::fromStdString(quote.title);
    case DateColumn: return date(quote.date);
    case ValidityColumn: return date(quote.validUntil);
    case TotalColumn: return m_format.money(quote.totalExclVat, QString::fromStdString(quote.currency));
    case StateColumn: return texts::label(quote.state);
    }
    return {};
}

QVariant RegisterModel::data(const QModelIndex &index, int role) const
{
    const QuoteRecord *record = checkIndex(index, CheckIndexOption::IndexIsValid) ? quote(index.row()) : nullptr;
    if (!record) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole: return text(*record, index.column());
    case Qt::ToolTipRole: return index.column() == TitleColumn || index.column() == CustomerColumn ? text(*record, index.column()) : QVariant();
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == TotalColumn || index.column() == VersionColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case IdRole: return QVariant::fromValue(static_cast<qlonglong>(record->id));
    case StateRole: return static_cast<int>(record->state);
    }
    return {};
}

QVariant RegisterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case NumberColumn: return tr("Number");
    case VersionColumn: return tr("Version");
    case CustomerColumn: return tr("Customer");
    case TitleColumn: return tr("Title");
    case DateColumn: return tr("Date");
    case ValidityColumn: return tr("Valid until");
    case TotalColumn: return tr("Total excl. VAT");
    case StateColumn: return tr("State");
    }
    return {};
}

} // namespace configuria
