// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

#include "chartcolors.h"
#include "view.h"

class QToolButton;

namespace configuria {

// One figure of the strip: caption, value, detail, and a state told by icon and word. A button: it explains itself.
class FigureCard : public QAbstractButton {
    Q_OBJECT
public:
    FigureCard(const QString &objectName, bool isProminent, QWidget *parent = nullptr);
    void setFigure(const QString &icon, State state, const QString &caption, const QString &value, const QString &detail);
    QString value() const { return m_value; }
    QString detail() const { return m_detail; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont valueFont() const;
    QFont smallFont() const;

    bool m_isProminent;
    State m_state = State::Neutral;
    QString m_icon, m_caption, m_value, m_detail;
};

// Does it fit, how much power, how fast, how much money: the answers of the current scenario in one line.
class VerdictStrip : public QWidget {
    Q_OBJECT
public:
    explicit VerdictStrip(View &view, QWidget *parent = nullptr);
    void refresh();

signals:
    void explanationAsked(FormulaId formula); // of the figure that was clicked
    void pricesAsked();                       // where the old prices are entered

private:
    void showFit();
    void showPower();
    void showSpeed();
    void showMoney();
    void showPrices();

    View &m_view;
    QToolButton *m_prices;
    FigureCard *m_fit, *m_power, *m_speed, *m_capex, *m_tco;
};

} // namespace configuria
