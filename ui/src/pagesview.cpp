// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pagesview.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace configuria {

namespace {

constexpr int gap = 12; // around a page, in pixels
constexpr std::array zoomSteps = {0.25, 0.33, 0.5, 0.67, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 4.0};

} // namespace

PagesView::PagesView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // one that comes and goes would change the width that is fitted
    viewport()->setBackgroundRole(QPalette::Mid);
    viewport()->setAutoFillBackground(true);
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &PagesView::paintNext);
}

void PagesView::setPages(std::shared_ptr<const PagedQuote> pages)
{
    m_pages = std::move(pages);
    m_painted.clear();
    if (m_fit != Fit::None) {
        m_scale = fittingScale();
    }
    updateBars();
    viewport()->update();
    emit moved();
}

QSize PagesView::pageSize() const
{
    return m_pages ? (m_pages->pageSize() * m_scale).toSize() : QSize();
}

int PagesView::stride() const
{
    return pageSize().height() + gap;
}

QRect PagesView::pageRect(int page) const
{
    const QSize size = pageSize();
    const int x = std::max(gap, (viewport()->width() - size.width()) / 2) - horizontalScrollBar()->value();
    return {QPoint(x, gap + page * stride() - verticalScrollBar()->value()), size};
}

int PagesView::currentPage() const
{
    const int middle = verticalScrollBar()->value() + viewport()->height() / 2;
    return std::clamp((middle - gap / 2) / std::max(stride(), 1), 0, std::max(pageCount() - 1, 0));
}

void PagesView::goTo(int page)
{
    verticalScrollBar()->setValue(std::clamp(page, 0, std::max(pageCount() - 1, 0)) * stride());
}

qreal PagesView::fittingScale() const
{
    if (!m_pages) {
        return 1;
    }
    const QSizeF page = m_pages->pageSize();
    const qreal width = (viewport()->width() - 2 * gap) / page.width();
    const qreal height = (viewport()->height() - 2 * gap) / page.height();
    return std::max(m_fit == Fit::Page ? std::min(width, height) : width, 0.1);
}

void PagesView::setFit(Fit fit)
{
    m_fit = fit;
    if (fit != Fit::None) {
        const int page = currentPage();
        setScale(fittingScale());
        if (fit == Fit::Page) {
            goTo(page);
        }
    }
    emit moved();
}

void PagesView::setZoom(qreal zoom)
{
    m_fit = Fit::None;
    setScale(std::clamp(zoom, zoomSteps.front(), zoomSteps.back()) * logicalDpiX() / 72);
    emit moved();
}

void PagesView::zoomBy(int steps)
{
    constexpr qreal least = 0.01; // two zooms nearer than this look the same
    qreal to = zoom();
    for (; steps > 0; --steps) {
        const auto next = std::find_if(zoomSteps.begin(), zoomSteps.end(), [&](qreal step) { return step > to + least; });
        to = next == zoomSteps.end() ? to : *next;
    }
    for (; steps < 0; ++steps) {
        const auto next = std::find_if(zoomSteps.rbegin(), zoomSteps.rend(), [&](qreal step) { return step < to - least; });
        to = next == zoomSteps.rend() ? to : *next;
    }
    setZoom(to);
}

// What is in the middle stays there.
void PagesView::setScale(qreal scale)
{
    const qreal half = viewport()->height() / 2.0;
    const qreal place = (verticalScrollBar()->value() + half) / std::max(stride(), 1);
    const bool isAtTop = verticalScrollBar()->value() == 0;
    m_scale = scale;
    updateBars();
    verticalScrollBar()->setValue(isAtTop ? 0 : qRound(place * stride() - half));
    viewport()->update();
}

void PagesView::updateBars()
{
    const QSize size = pageSize();
    verticalScrollBar()->setRange(0, std::max(0, pageCount() * stride() + gap - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height() - gap);
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setRange(0, std::max(0, size.width() + 2 * gap - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(40);
}

void PagesView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    setFit(m_fit);
    updateBars();
}

void PagesView::scrollContentsBy(int, int)
{
    viewport()->update();
    emit moved();
}

void PagesView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        viewport()->update();
    }
}

bool PagesView::isNear(int page) const
{
    return std::abs(page - currentPage()) <= 1 || pageRect(page).intersects(viewport()->rect());
}

bool PagesView::isPainted(int page) const
{
    const auto found = m_painted.find(page);
    return found != m_painted.end() && found->scale == m_scale && found->pixmap.devicePixelRatio() == devicePixelRatioF();
}

QPixmap PagesView::painted(int page) const
{
    const qreal ratio = devicePixelRatioF();
    QPixmap pixmap((QSizeF(pageSize()) * ratio).toSize());
    pixmap.fill(Qt::white);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    m_pages->paint(painter, page, m_scale * ratio * 72);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

// The pages in sight first, then their neighbours; those far away are forgotten.
void PagesView::paintNext()
{
    m_painted.removeIf([this](const QHash<int, Painted>::iterator &one) { return !isNear(one.key()); });
    const int current = currentPage();
    std::optional<int> next;
    for (int page = std::max(0, current - 8); page < std::min(pageCount(), current + 9); ++page) {
        const bool isWanted = isNear(page) && !isPainted(page);
        if (isWanted && (!next || std::abs(page - current) < std::abs(*next - current))) {
            next = page;
        }
    }
    if (next) {
        m_painted.insert(*next, {painted(*next), m_scale});
        viewport()->update(pageRect(*next));
        m_timer.start();
    }
}

void PagesView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setPen(palette().color(QPalette::Shadow));
    for (int page = 0; page < pageCount(); ++page) {
        const QRect rect = pageRect(page);
        if (!rect.adjusted(-1, -1, 1, 1).intersects(event->rect())) {
            continue;
        }
        painter.drawRect(rect.adjusted(-1, -1, 0, 0));
        const auto found = m_painted.find(page);
        if (found == m_painted.end()) {
            painter.fillRect(rect, Qt::white);
        } else if (isPainted(page)) {
            painter.drawPixmap(rect.topLeft(), found->pixmap);
        } else { // of another zoom, until it is painted at this one
            painter.drawPixmap(rect, found->pixmap);
        }
    }
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
    m_timer.start();
}

void PagesView::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        if (const int turned = event->angleDelta().y(); turned != 0) {
            zoomBy(turned > 0 ? 1 : -1);
        }
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

// A page where a whole one is shown, else a screenful.
void PagesView::step(int pages)
{
    if (m_fit == Fit::Page) {
        goTo(currentPage() + pages);
    } else {
        verticalScrollBar()->triggerAction(pages > 0 ? QAbstractSlider::SliderPageStepAdd : QAbstractSlider::SliderPageStepSub);
    }
}

void PagesView::keyPressEvent(QKeyEvent *event)
{
    const bool isControl = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_PageDown: isControl ? goTo(currentPage() + 1) : step(1); break;
    case Qt::Key_PageUp: isControl ? goTo(currentPage() - 1) : step(-1); break;
    case Qt::Key_Space: step(event->modifiers() & Qt::ShiftModifier ? -1 : 1); break;
    case Qt::Key_Home: goTo(0); break;
    case Qt::Key_End: verticalScrollBar()->setValue(verticalScrollBar()->maximum()); break;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

} // namespace configuria
