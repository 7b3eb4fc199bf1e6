// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QWidget>

#include "view.h"

namespace configuria {

// One view of the page Cost. It reads the session when it is on the screen, and never while it is hidden.
class CostView : public QWidget {
public:
    explicit CostView(const View &view, QWidget *parent = nullptr) : QWidget(parent), m_view(view) {}
    virtual QString name() const = 0; // on its tab
    virtual void retranslate() = 0;   // its fixed words; what it reads is read again after
    void refresh() // while it is hidden: when it is next shown
    {
        m_isStale = true;
        if (isVisible()) {
            readAgain();
        } else {
            leave();
        }
    }

protected:
    virtual void read() = 0;
    virtual void leave() {} // something changed while it is hidden: drop what is still being computed
    void showEvent(QShowEvent *event) override
    {
        QWidget::showEvent(event);
        if (m_isStale) {
            readAgain();
        }
    }

    void changeEvent(QEvent *event) override // colours are read with the figures
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::PaletteChange) {
            refresh();
        }
    }

    const View &m_view;

private:
    void readAgain()
    {
        m_isStale = false;
        read();
    }
    bool m_isStale = true;
};

} // namespace configuria
