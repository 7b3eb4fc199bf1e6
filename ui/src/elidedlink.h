// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace configuria {

// One line that leads somewhere, cut with an ellipsis where the room ends; its tool tip says the rest.
class ElidedLink : public QAbstractButton {
    Q_OBJECT
public:
    explicit ElidedLink(QWidget *parent = nullptr);
    void setLine(const QString &text, const QString &tip);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace configuria
