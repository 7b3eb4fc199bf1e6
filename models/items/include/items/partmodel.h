// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <memory>
#include <vector>

#include "engine/evaluation.h"
#include "items/format.h"

namespace configuria {

// All parts of one kind (or of all kinds) for the picker: what does not fit the configuration is marked and says why, never hidden.
class PartModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { NameColumn, SummaryColumn, PriceColumn, ConflictColumn, ColumnCount };
    enum Role { ConflictRole = Qt::UserRole, PartKindRole, PartIndexRole, SearchTextRole, ToConfirmRole };

    explicit PartModel(std::shared_ptr<const Catalogue> catalogue, QObject *parent = nullptr);
    void setKind(PartKind kind, const Configuration &configuration);
    void setFormat(const Format &format);
    PartRef part(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString summary(PartRef part) const; // "80 GB HBM3 · 3.35 TB/s · 700 W"
    std::shared_ptr<const Catalogue> m_catalogue;
    std::vector<PartRef> m_parts;
    std::vector<PartConflict> m_conflicts;
    Format m_format;
};

// The model library, searchable by name.
class ArchitectureModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { NameColumn, ParametersColumn, ContextColumn, KindColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole, SearchTextRole };

    explicit ArchitectureModel(std::shared_ptr<const Catalogue> catalogue, QObject *parent = nullptr);
    void setFormat(const Format &format);
    const Architecture *architecture(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const Catalogue> m_catalogue;
    Format m_format;
};

} // namespace configuria
