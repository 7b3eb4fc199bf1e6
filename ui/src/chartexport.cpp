// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include "chartexport.h"

#include <QAbstractButton>
#include <QBuffer>
#include <QGraphicsView>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <qcustomplot.h>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

void paintPlot(QCPPainter &painter, QCustomPlot &plot, QPoint at)
{
    painter.save();
    painter.translate(at);
    plot.toPainter(&painter, plot.width(), plot.height());
    painter.restore();
}

bool hasPlot(const QWidget &widget)
{
    return qobject_cast<const QCustomPlot *>(&widget) || widget.findChild<QCustomPlot *>();
}

// A widget without its children, then these. A plot shows a picture of itself and a view scrolls: both can draw what they hold.
void paintTree(QCPPainter &painter, QWidget &widget, QPoint at)
{
    if (auto *plot = qobject_cast<QCustomPlot *>(&widget)) {
        paintPlot(painter, *plot, at);
        return;
    }
    if (auto *view = qobject_cast<QGraphicsView *>(&widget)) {
        view->render(&painter, QRectF(at, view->viewport()->size()), view->viewport()->rect());
        return;
    }
    widget.render(&painter, at, QRegion(), QWidget::RenderFlags());
    QList<QWidget *> children;
    for (QObject *object : widget.children()) {
        auto *child = qobject_cast<QWidget *>(object);
        if (child && !child->isWindow() && !child->isHidden() && !qobject_cast<QAbstractButton *>(child)) {
            children << child;
        }
    }
    // Plots first: where nothing is clipped they paint over what is around them (coverOutside).
    std::stable_partition(children.begin(), children.end(), [](const QWidget *child) { return hasPlot(*child); });
    for (QWidget *child : std::as_const(children)) {
        paintTree(painter, *child, at + child->pos());
    }
}

void paint(QPaintDevice &device, QWidget &widget, QCPPainter::PainterModes modes)
{
    QCPPainter painter(&device);
    painter.setModes(modes);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(widget.rect(), widget.palette().color(QPalette::Base));
    paintTree(painter, widget, QPoint());
}

} // namespace

QImage imageOf(QWidget &widget)
{
    const double ratio = widget.devicePixelRatioF();
    QImage image(widget.size() * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    paint(image, widget, QCPPainter::pmNoCaching);
    return image;
}

QByteArray pngOf(QWidget &widget)
{
    QBuffer buffer;
    imageOf(widget).save(&buffer, "PNG");
    return buffer.data();
}

QByteArray svgOf(QWidget &widget, const QString &title)
{
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setTitle(title);
    svg.setDescription(u"Configuria"_s); // else it says which library wrote it
    svg.setSize(widget.size());
    svg.setViewBox(widget.rect());
    svg.setResolution(widget.logicalDpiX()); // fonts as on the screen
    paint(svg, widget, QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    return buffer.data();
}

QByteArray pdfOf(QWidget &widget, const QString &title)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        const int dpi = widget.logicalDpiX();
        pdf.setTitle(title);
        pdf.setCreator(u"Configuria"_s);
        pdf.setResolution(dpi); // fonts as on the screen
        const QSizeF points = QSizeF(widget.size()) * 72.0 / dpi;
        pdf.setPageLayout(QPageLayout(QPageSize(points, QPageSize::Point, title, QPageSize::ExactMatch), QPageLayout::Portrait, QMarginsF()));
        paint(pdf, widget, QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    }
    return buffer.data();
}

} // namespace configuria
