// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

#include "items/comparescore.h"

namespace configuria {

// Beside the configurations: the other ways to pay for a machine, and the clouds that stand for it, as columns of their own.
enum class OtherWays : std::uint8_t { None, OfReference, OfAll };

// How the table is arranged: kept between sessions.
struct CompareLayout {
    std::vector<CompareRow> order; // of the rows; those that are missing follow
    std::vector<CompareRow> hidden;
    QString reference;             // name of a scenario
    ScoreWeights weights = firstWeights();
    OtherWays ways = OtherWays::None;
    friend bool operator==(const CompareLayout &, const CompareLayout &) = default;
};
// JSON. What cannot be read is as at first, so that a file of another version does no harm.
QString layoutText(const CompareLayout &layout);
CompareLayout layoutOf(const QString &text);

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
    bool move(int row, int by);       // among those that are shown, by that many places
    void setOtherWays(OtherWays ways); // takes effect when the project is next set
    void setWeights(const ScoreWeights &weights);
    OtherWays otherWays() const { return m_ways; }
    const ScoreWeights &weights() const { return m_weights; }
    CompareLayout layout() const;
    void setLayout(const CompareLayout &layout); // before or after the project
    int reference() const { return m_reference; }
    bool isHidden(CompareRow row) const { return m_isHidden[static_cast<std::size_t>(row)]; }
    std::vector<CompareRow> applicableRows() const; // hidden ones too, in order
    CompareRow rowAt(int row) const { return m_rows[m_shown[static_cast<std::size_t>(row)]].id; }
    int rowOf(CompareRow row) const;                // -1: not shown

    const CompareCell &cell(int row, int column) const;
    QString rowLabel(int row) const { return m_rows[m_shown[static_cast<std::size_t>(row)]].label; }
    QString rowUnit(int row) const { return m_rows[m_shown[static_cast<std::size_t>(row)]].unit; }
    const QStringList &scenarios() const { return m_scenarios; } // heads of the columns
    QStringList references() const { return m_scenarios.mid(0, m_configurations); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    void arranged(); // by the user: layout() is another one

private:
    struct Column {
        int configuration = 0;
        std::optional<CostScenario> way; // absent: the configuration itself
        bool isRefused = false;          // memory is known not to hold the work
        bool hasBlocker = false;
    };
    struct Row {
        CompareRow id = CompareRow::Servers;
        QString label, unit;
        bool applies = false;
        std::vector<CompareCell> cells;
        std::vector<bool> isBest;
    };
    std::vector<Column> readColumns(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation) const;
    std::vector<Row> read(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation) const;
    void addScore(std::vector<Row> &rows) const;
    void sortRows();
    void changed();
    static bool canBeBest(CompareRow row, const Column &column);
    void markBest(Row &row) const;
    std::vector<std::size_t> rowsToShow(const std::vector<Row> &rows) const;
    bool differs(const Row &row, std::size_t column) const;
    QString difference(const Row &row, std::size_t column) const;
    QString spoken(const Row &row, std::size_t column) const;

    Format m_format;
    QStringList m_scenarios;
    std::vector<Column> m_columns;
    int m_configurations = 0;            // the first columns
    ScoreWeights m_weights = firstWeights();
    OtherWays m_ways = OtherWays::None;
    QString m_wanted;                    // name of the reference that a layout asks for
    std::vector<CompareRow> m_order;
    std::vector<bool> m_isHidden;        // by CompareRow
    std::vector<Row> m_rows;             // all, in m_order
    std::vector<std::size_t> m_shown;    // of m_rows
    int m_reference = 0;
    bool m_isDifferencesOnly = false;
};

} // namespace configuria
