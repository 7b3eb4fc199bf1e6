// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "costview.h"

namespace configuria {

class ChartFrame;
class CumulativeChart;

// Buying, leasing, renting and every cloud, month by month.
class CumulativeView : public CostView {
    Q_OBJECT
public:
    explicit CumulativeView(const View &view, QWidget *parent = nullptr);
    QString name() const override;
    void retranslate() override;

protected:
    void read() override;

private:
    CumulativeChart *m_chart;
    ChartFrame *m_frame;
};

} // namespace configuria
