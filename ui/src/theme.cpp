// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

namespace configuria {

namespace {

// Greys are a little blue, so that the blue accent and the Okabe-Ito series sit well on them.
QPalette lightPalette()
{
    QPalette p;
    p.setColor(QPalette::Window, QColor(0xf3, 0xf5, 0xf8));
    p.setColor(QPalette::WindowText, QColor(0x1b, 0x22, 0x2c));
    p.setColor(QPalette::Base, Qt::white);
    p.setColor(QPalette::AlternateBase, QColor(0xf7, 0xf9, 0xfb));
    p.setColor(QPalette::Text, QColor(0x1b, 0x22, 0x2c));
    p.setColor(QPalette::PlaceholderText, QColor(0x6a, 0x75, 0x84));
    p.setColor(QPalette::Button, QColor(0xfb, 0xfc, 0xfd));
    p.setColor(QPalette::ButtonText, QColor(0x1b, 0x22, 0x2c));
    p.setColor(QPalette::BrightText, Qt::white);
    p.setColor(QPalette::ToolTipBase, QColor(0x1b, 0x22, 0x2c));
    p.setColor(QPalette::ToolTipText, QColor(0xf3, 0xf5, 0xf8));
    p.setColor(QPalette::Light, Qt::white);
    p.setColor(QPalette::Midlight, QColor(0xe8, 0xec, 0xf1));
    p.setColor(QPalette::Mid, QColor(0xc6, 0xce, 0xd8));
    p.setColor(QPalette::Dark, QColor(0x9a, 0xa5, 0xb3));
    p.setColor(QPalette::Shadow, QColor(0x6a, 0x75, 0x84));
    p.setColor(QPalette::Highlight, QColor(0x00, 0x62, 0xa0));
    p.setColor(QPalette::HighlightedText, Qt::white);
    p.setColor(QPalette::Link, QColor(0x00, 0x62, 0xa0));
    p.setColor(QPalette::LinkVisited, QColor(0x6b, 0x4c, 0x9a));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        p.setColor(QPalette::Disabled, role, QColor(0x8b, 0x95, 0xa2));
    }
    return p;
}

QPalette darkPalette()
{
    QPalette p;
    p.setColor(QPalette::Window, QColor(0x1d, 0x22, 0x29));
    p.setColor(QPalette::WindowText, QColor(0xe4, 0xe9, 0xef));
    p.setColor(QPalette::Base, QColor(0x15, 0x19, 0x1f));
    p.setColor(QPalette::AlternateBase, QColor(0x1a, 0x1f, 0x26));
    p.setColor(QPalette::Text, QColor(0xe4, 0xe9, 0xef));
    p.setColor(QPalette::PlaceholderText, QColor(0x96, 0xa2, 0xb1));
    p.setColor(QPalette::Button, QColor(0x2a, 0x31, 0x3b));
    p.setColor(QPalette::ButtonText, QColor(0xe4, 0xe9, 0xef));
    p.setColor(QPalette::BrightText, Qt::white);
    p.setColor(QPalette::ToolTipBase, QColor(0xe4, 0xe9, 0xef));
    p.setColor(QPalette::ToolTipText, QColor(0x15, 0x19, 0x1f));
    p.setColor(QPalette::Light, QColor(0x3d, 0x47, 0x55));
    p.setColor(QPalette::Midlight, QColor(0x2c, 0x33, 0x3d));
    p.setColor(QPalette::Mid, QColor(0x3d, 0x47, 0x55));
    p.setColor(QPalette::Dark, QColor(0x10, 0x13, 0x18));
    p.setColor(QPalette::Shadow, QColor(0x08, 0x0a, 0x0d));
    p.setColor(QPalette::Highlight, QColor(0x2f, 0x7f, 0xbf));
    p.setColor(QPalette::HighlightedText, Qt::white);
    p.setColor(QPalette::Link, QColor(0x6c, 0xb8, 0xee));
    p.setColor(QPalette::LinkVisited, QColor(0xb6, 0x9c, 0xe0));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        p.setColor(QPalette::Disabled, role, QColor(0x74, 0x7f, 0x8d));
    }
    return p;
}

} // namespace

void applyTheme(Theme theme)
{
    if (!QApplication::style() || QApplication::style()->name() != u"fusion") {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    }
    QApplication::setPalette(theme == Theme::Dark ? darkPalette() : lightPalette());
}

} // namespace configuria
