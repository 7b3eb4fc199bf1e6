// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/catalogue.h"
#include "items/format.h"
#include "items/partfigures.h"

namespace configuria {

// The parts of the catalogue, of one kind with its key figures or of all kinds. It filters and sorts itself: a proxy asks for
// every cell of 100 000 rows at each keystroke, this searches one text.
class CatalogueModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        PartIdRole = Qt::UserRole, // QString
        PartKindRole,              // int(PartKind)
        MarksRole,                 // int, bits of Mark
    };
    enum Mark { Own = 1, Example = 2, Refurbished = 4, ToConfirm = 8 };

    explicit CatalogueModel(QObject *parent = nullptr);
    void setCatalogue(std::shared_ptr<const Catalogue> catalogue);
    void setKind(std::optional<PartKind> kind); // nullopt: all
    void setFormat(const Format &format);
    // Every word must be found in the name, the id or the texts of the key figures, in any order and case.
    void setFilter(const QString &text);
    std::optional<PartKind> kind() const { return m_kind; }
    PartRef part(int row) const;              // invalid outside
    int rowOf(const std::string &id) const;   // -1: not shown
    int partCount() const { return static_cast<int>(m_parts.size()); } // before the filter

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override; // -1: the order of the catalogue

private:
    enum class Content { Name, Kind, Id, Figure, Price, Date, Marks };
    struct Column {
        Content content;
        PartFigure figure = {};
    };
    void read();
    void makeColumns();
    void order();
    void filter();
    QString text(PartRef part, const Column &column) const;
    bool isNumber(const Column &column) const;

    std::shared_ptr<const Catalogue> m_catalogue;
    std::optional<PartKind> m_kind = PartKind::Gpu;
    Format m_format;
    QString m_filter;
    std::vector<Column> m_columns;
    std::vector<PartRef> m_parts;        // all of the kind
    std::string m_search;                // their texts in lower case, one line each
    std::vector<std::size_t> m_lines;    // where each begins
    std::unordered_map<std::string_view, std::uint32_t> m_ids; // of m_parts
    std::vector<std::uint32_t> m_order;  // of m_parts, sorted
    std::vector<std::uint32_t> m_rows;   // of them, those that the filter lets through
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace configuria
