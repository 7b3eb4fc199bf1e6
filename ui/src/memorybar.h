// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

#include "engine/answers.h"
#include "items/memorywords.h"
#include "view.h"

class QMenu;
class QToolButton;

namespace configuria {

// A figure on two lines: what it is, and its value with a detail. A button: it explains itself.
class MemoryCell : public QAbstractButton {
    Q_OBJECT
public:
    explicit MemoryCell(const QString &objectName, QWidget *parent = nullptr);
    void setFigure(const texts::MemoryFigure &figure);
    const texts::MemoryFigure &figure() const { return m_figure; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont smallFont() const;
    QFont valueFont() const;
    texts::MemoryFigure m_figure;
};

// Of one GPU: what is needed, what the engine reserves, what the card has; then the most that fits, the fewest GPUs, and
// the changes that make it fit, each applied by one click that can be undone.
class MemoryBar : public QWidget {
    Q_OBJECT
public:
    explicit MemoryBar(View &view, QWidget *parent = nullptr);
    void refresh();
    void retranslate();
    const MemoryAnswers &answers() const { return m_answers; }

signals:
    void explanationAsked();

private:
    void fillWays();
    void applyWay(std::size_t way);

    View &m_view;
    MemoryAnswers m_answers;
    QVector<MemoryCell *> m_cells; // needed, reserved, usable, then three answers
    QToolButton *m_ways;
    QMenu *m_menu;
};

} // namespace configuria
