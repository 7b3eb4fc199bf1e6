// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <memory>
#include <vector>

#include "engine/evaluation.h"
#include "items/format.h"

namespace configuria {

// Findings of one configuration, worst first.
class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { SeverityColumn, TitleColumn, NeedColumn, HaveColumn, NearestColumn, RepairColumn, ColumnCount };
    enum Role { SeverityRole = Qt::UserRole, AdviceRole, HasRepairRole };

    explicit FindingsModel(std::shared_ptr<const Catalogue> catalogue, QObject *parent = nullptr);
    void setFindings(const Findings &findings); // no signal when equal
    void setFormat(const Format &format);
    const Finding *finding(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::shared_ptr<const Catalogue> m_catalogue;
    std::vector<Finding> m_findings;
    Format m_format;
};

} // namespace configuria
