// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

#include "engine/evaluation.h"
#include "items/format.h"
#include "items/partfigures.h"

namespace configuria {

class PartTrial;

// All parts of one kind for the picker: what does not fit the configuration is
// marked and says why, never hidden.
class PartModel : public QAbstractTableModel {
    Q_OBJECT
public:
    // Behind the fixed columns stand the key figures of the kind: figuresOf(), from FirstFigureColumn on.
    enum Column { NameColumn, SummaryColumn, PriceColumn, ConflictColumn, ColumnCount, FirstFigureColumn = ColumnCount };
    enum Role {
        ConflictRole = Qt::UserRole, // int(PartConflict)
        PartKindRole,                // int(PartKind)
        PartIndexRole,               // int, index in the catalogue
        SearchTextRole,              // name, id and summary, for a filter proxy
        ToConfirmRole,               // bool: the specification has no source
        SortRole,                    // what to sort the column by: numbers as numbers, unknown ones last
        FitsRole,                    // bool: the rules have nothing against it
        NumberRole,                  // of a figure or price column: double in its unit; invalid when not known
        VendorRole,
    };

    explicit PartModel(std::shared_ptr<const Catalogue> catalogue, QObject *parent = nullptr);
    ~PartModel() override;
    void setKind(PartKind kind, const Configuration &configuration);
    // The rules are asked about so many pieces of each part in this configuration, when a row is looked at. With an
    // imported catalogue of many thousand parts the types alone are compared.
    void setTrial(const Project &project, int configuration, int quantity);
    PartKind kind() const { return m_kind; }
    void setFormat(const Format &format);
    PartRef part(int row) const; // invalid outside

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void setParts(PartKind kind, std::vector<PartRef> parts, const Configuration &configuration);
    QString summary(PartRef part) const; // "80 GB HBM · 3.35 TB/s · 700 W"
    QString text(int row, int column) const;
    QString priceText(const PartInfo *info) const;
    QString toolTip(int row) const;
    QVariant sortKey(int row, int column) const;
    std::optional<PartFigure> figureAt(int column) const;
    bool isNumber(int column) const;
    QString obstacle(int row) const; // why the part does not fit, "" when it does

    std::shared_ptr<const Catalogue> m_catalogue;
    std::vector<PartRef> m_parts;
    std::vector<PartConflict> m_conflicts;
    PartKind m_kind = PartKind::Gpu;
    Project m_project;
    std::unique_ptr<PartTrial> m_trial;
    mutable std::vector<std::optional<std::optional<Finding>>> m_obstacles; // of the rows that were asked about
    Format m_format;
};

// The model library, searchable by name.
class ArchitectureModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { NameColumn, ParametersColumn, ContextColumn, KindColumn, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole, // library id
        SearchTextRole,        // name, id and family
        SortRole,
        ToConfirmRole,         // bool: the shape has no published source
    };

    explicit ArchitectureModel(std::shared_ptr<const Catalogue> catalogue, QObject *parent = nullptr);
    void setFormat(const Format &format);
    const Architecture *architecture(int row) const; // nullptr outside

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const Architecture &architecture, int column) const;
    QString parameters(const Architecture &architecture) const; // "70.6 B", "235 B (22 B active)"

    std::shared_ptr<const Catalogue> m_catalogue;
    Format m_format;
};

} // namespace configuria
