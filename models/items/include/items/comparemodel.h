// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

#include "items/comparevalues.h"

namespace configuria {

// The scenarios of a project side by side: a column each, a row for each figure that one of them has. The rows are the heads
// of the table, and are hidden and ordered here, so that what is exported is what is seen.
class CompareModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        DiffersRole = Qt::UserRole, // bool: not what the reference has
        BestRole,                   // bool: the best of its row
        UnknownRole,                // bool
        ReferenceRole,              // bool: of the scenario that the others are held against
        RowRole,                    // int(CompareRow)
    };

    explicit CompareModel(QObject *parent = nullptr);
    void setProject(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation, const Format &format);
    void setReference(int column);
    void setDifferencesOnly(bool on); // rows that are the same in every scenario are left out
    void setHidden(CompareRow row, bool isHidden);
    void showAll();                   // in the first order
    bool move(int row, int by);       // among those that are shown; by: -1 or 1
    int reference() const { return m_reference; }
    bool isHidden(CompareRow row) const { return m_isHidden[static_cast<std::size_t>(row)]; }
    std::vector<CompareRow> applicableRows() const; // hidden ones too, in order
    CompareRow rowAt(int row) const { return m_rows[m_shown[static_cast<std::size_t>(row)]].id; }
    int rowOf(CompareRow row) const;                // -1: not shown

    const CompareCell &cell(int row, int column) const;
    QString rowLabel(int row) const { return m_rows[m_shown[static_cast<std::size_t>(row)]].label; }
    QString rowUnit(int row) const { return m_rows[m_shown[static_cast<std::size_t>(row)]].unit; }
    const QStringList &scenarios() const { return m_scenarios; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        CompareRow id = CompareRow::Servers;
        QString label, unit;
        bool applies = false;
        std::vector<CompareCell> cells;
        std::vector<bool> isBest;
    };
    std::vector<Row> read(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation) const;
    void markBest(Row &row) const;
    std::vector<std::size_t> rowsToShow(const std::vector<Row> &rows) const;
    bool differs(const Row &row, std::size_t column) const;
    QString difference(const Row &row, std::size_t column) const;
    QString spoken(const Row &row, std::size_t column) const;

    Format m_format;
    QStringList m_scenarios;
    std::vector<bool> m_isRefused;       // memory is known not to hold the work
    std::vector<CompareRow> m_order;
    std::vector<bool> m_isHidden;        // by CompareRow
    std::vector<Row> m_rows;             // all, in m_order
    std::vector<std::size_t> m_shown;    // of m_rows
    int m_reference = 0;
    bool m_isDifferencesOnly = false;
};

} // namespace configuria
