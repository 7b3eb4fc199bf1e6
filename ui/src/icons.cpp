// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "icons.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Qt's SVG renderer does not know the palette: currentColor is replaced before it reads the file.
QByteArray coloured(const QString &name, const QColor &color)
{
    QFile file(u":/icons/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return file.readAll().replace("currentColor", color.name().toLatin1());
}

} // namespace

// Delegates ask at every paint: the pixmaps stay in Qt's cache.
QIcon lineIcon(const QString &name, const QColor &color)
{
    QIcon icon;
    QByteArray svg;
    for (const int size : {16, 24, 32, 48, 64}) {
        const QString key = u"configuria/%1/%2/%3"_s.arg(name, color.name()).arg(size);
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            if (svg.isEmpty() && (svg = coloured(name, color)).isEmpty()) {
                return {};
            }
            pixmap = QPixmap(size, size);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            QSvgRenderer(svg).render(&painter);
            painter.end();
            QPixmapCache::insert(key, pixmap);
        }
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace configuria
