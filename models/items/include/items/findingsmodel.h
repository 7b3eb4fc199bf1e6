// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include <memory>
#include <vector>

#include "engine/evaluation.h"
#include "items/format.h"

namespace configuria {

// Findings of one configuration, in the order of the evaluation: worst first.
class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { SeverityColumn, TitleColumn, NeedColumn, HaveColumn, NearestColumn, RepairColumn, ColumnCount };
    enum Role {
        SeverityRole = Qt::UserRole, // int(Severity)
        AdviceRole,                  // why it matters, what to do, and the source of the rule; whole sentences
        HasRepairRole,               // bool
        CodeRole,                    // int(FindingCode)
        PartKindRole,                // int(PartKind) of the subject, -1 when there is none
        PartIndexRole,               // int index in the catalogue, -1 when there is none
    };

    explicit FindingsModel(std::shared_ptr<const Catalogue> catalogue, QObject *parent = nullptr);
    void setCatalogue(std::shared_ptr<const Catalogue> catalogue); // forgets the findings of the one before
    // No signal when equal; dataChanged when the same findings have other figures; else a reset.
    void setFindings(const Findings &findings);
    void setFormat(const Format &format);
    const Finding *finding(int row) const; // nullptr outside; valid until the next setFindings()

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const Finding &finding, int column) const;

    std::shared_ptr<const Catalogue> m_catalogue;
    std::vector<Finding> m_findings;
    Format m_format;
};

} // namespace configuria
