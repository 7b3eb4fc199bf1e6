// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QVector>

#include "items/comparescore.h"

class QSpinBox;

namespace configuria {

// What the score of the page Compare weighs, row by row. The table behind it follows each change.
class WeightsDialog : public QDialog {
    Q_OBJECT
public:
    // `rows` are those that can be weighed now; the weights of the others are kept.
    WeightsDialog(const ScoreWeights &weights, const std::vector<CompareRow> &rows, const Project &project, QWidget *parent = nullptr);

signals:
    void weighed(const configuria::ScoreWeights &weights);

private:
    void reset();

    ScoreWeights m_weights;
    QVector<std::pair<CompareRow, QSpinBox *>> m_boxes;
};

} // namespace configuria
