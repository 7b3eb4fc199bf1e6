// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "powerdata.h"

namespace configuria {

// A rack to scale, 482.6 mm (19 in) by its units of 44.45 mm: nodes that stand in it, room for more, units left over.
class RackDrawing : public QWidget {
    Q_OBJECT
public:
    explicit RackDrawing(QWidget *parent = nullptr);
    void setData(const RackDrawingData &data);
    const RackDrawingData &data() const { return m_data; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double unitHeight() const;
    int numbersWidth() const;

    RackDrawingData m_data;
};

} // namespace configuria
