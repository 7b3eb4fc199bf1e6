// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <memory>
#include <optional>

#include "costview.h"
#include "engine/sensitivity.h"

class QAction;

namespace configuria {

class ChartFrame;
class CostDraws;
class CumulativeChart;

// Buying, leasing, renting and every cloud, month by month; what is not certain is drawn aside and comes when it is there.
class CumulativeView : public CostView {
    Q_OBJECT
public:
    explicit CumulativeView(const View &view, QWidget *parent = nullptr);
    ~CumulativeView() override;
    QString name() const override;
    void retranslate() override;

protected:
    void read() override;
    void leave() override;
    void changeEvent(QEvent *event) override;

private:
    struct Question; // what was drawn last
    QAction *addTool(const char *name);
    void applyIcons();
    void askDraws();
    void showDraws();

    CumulativeChart *m_chart;
    ChartFrame *m_frame;
    CostDraws *m_draws;
    QAction *m_reset, *m_zoom, *m_logarithmic;
    std::unique_ptr<Question> m_question;
    std::optional<MonteCarlo> m_result;
};

} // namespace configuria
