// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "engine/quotechanges.h"
#include "engine/quoterecord.h"
#include "items/format.h"

namespace configuria {

namespace texts {
QString label(QuoteState state);
// "Issued: 3 (€1,200.00)", one part for each state with a quote, then the share that was won.
QString statistics(const QuoteStatistics &statistics, const Format &format);
// One for each term that differs, one for each line, then the totals; each amount in the currency of its version.
QStringList changes(const QuoteChanges &changes, const Format &format);
} // namespace texts

// Quotes as the register lists them.
class RegisterModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { NumberColumn, VersionColumn, CustomerColumn, TitleColumn, DateColumn, ValidityColumn, TotalColumn, StateColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole, StateRole };

    using QAbstractTableModel::QAbstractTableModel;
    void setQuotes(std::vector<QuoteRecord> quotes); // nothing is sent when they are the same
    void setFormat(const Format &format);
    const QuoteRecord *quote(int row) const; // nullptr outside
    int rowOf(std::int64_t id) const;        // -1: not there

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const QuoteRecord &quote, int column) const;

    std::vector<QuoteRecord> m_quotes;
    Format m_format;
};

} // namespace configuria
