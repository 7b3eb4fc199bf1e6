// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "engine/owndata.h"
#include "items/format.h"

namespace configuria {

// All that is known of a part.
struct PartSheet {
    PartKind kind = PartKind::Service;
    PartInfo info;
    std::vector<PartColumn> columns; // of its table
    PartRecord record;
    std::vector<OwnPrice> prices;    // the user's, of all currencies
};

// One part, or up to four side by side: a row for each price, figure and source that one of them has, a column for each part.
class PartSheetModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int maxParts = 4;
    enum Column { LabelColumn, FirstPartColumn };
    enum Role {
        DiffersRole = Qt::UserRole, // bool: the parts that are compared do not have the same value
        ToConfirmRole,              // bool: a value without a source
    };

    explicit PartSheetModel(QObject *parent = nullptr);
    void setParts(std::vector<PartSheet> parts); // the first four
    void setFormat(const Format &format);
    int partCount() const { return static_cast<int>(m_parts.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Value {
        QString text; // "" = not known
        bool isToConfirm = false;
    };
    struct Row {
        QString label;
        std::vector<Value> values; // one for each part
        bool differs = false;
    };
    void makeRows();
    template <class Get>
    void addRow(const QString &label, Get get);
    QString formatted(const PartColumn &column, const std::string &value) const;
    Value specification(const PartSheet &part, const std::string &column) const;

    std::vector<PartSheet> m_parts;
    std::vector<Row> m_rows;
    Format m_format;
};

} // namespace configuria
