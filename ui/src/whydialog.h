// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>

#include "view.h"

class QDialogButtonBox;
class QLabel;
class QListWidget;
class QTreeWidget;

namespace configuria {

// Where every figure of the current scenario comes from: value, range, basis, formula, source; and what was assumed.
// Stays open and follows the changes.
class WhyDialog : public QDialog {
    Q_OBJECT
public:
    explicit WhyDialog(View &view, QWidget *parent = nullptr);
    void refresh();
    void retranslate();
    void showFigure(FormulaId formula); // selects its row, when there is one
    // Measured runs nearest to the current scenario for that figure, in words; "" when there are none.
    using NearestRuns = std::function<QString(const Configuration &, FormulaId)>;
    void setNearestRuns(NearestRuns nearestRuns);

private:
    template <typename Q, typename Word>
    void add(const QString &name, const std::optional<Estimate<Q>> &figure, Word word);
    void addMemory();
    void addSpeed();
    void addMoves();
    void addLink();
    void addCost();
    void showDetail();

    QString numbersOf(FormulaId formula) const;

    View &m_view;
    NearestRuns m_nearestRuns;
    QTreeWidget *m_figures;
    QLabel *m_detail;
    QLabel *m_assumptionsTitle;
    QListWidget *m_assumptions;
    QDialogButtonBox *m_buttons;
};

} // namespace configuria
