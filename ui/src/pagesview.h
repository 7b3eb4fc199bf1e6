// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QHash>
#include <QPixmap>
#include <QTimer>

#include <memory>

#include "report/pagedquote.h"

namespace configuria {

// The pages of a quote under each other, as white sheets on the ground of the window. Pages are painted when they come into sight, one
// at a time between two events, so that no movement waits for more than one.
class PagesView : public QAbstractScrollArea {
    Q_OBJECT
public:
    enum class Fit { Width, Page, None };

    explicit PagesView(QWidget *parent = nullptr);

    void setPages(std::shared_ptr<const PagedQuote> pages); // the place and the zoom stay
    const PagedQuote *pages() const { return m_pages.get(); }
    int pageCount() const { return m_pages ? m_pages->pageCount() : 0; }
    int currentPage() const; // from 0: the one in the middle
    void goTo(int page);     // its upper edge at the top

    Fit fit() const { return m_fit; }
    void setFit(Fit fit);
    qreal zoom() const { return m_scale * 72 / logicalDpiX(); } // 1: as large as on paper
    void setZoom(qreal zoom);
    void zoomBy(int steps); // to the next larger or smaller step
    bool isPainted(int page) const; // at the size that is shown

signals:
    void moved(); // another page or another zoom

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;

private:
    QSize pageSize() const; // in pixels of the widget
    int stride() const;     // from one upper edge to the next
    QRect pageRect(int page) const;
    qreal fittingScale() const;
    void setScale(qreal scale);
    void updateBars();
    void paintNext();
    QPixmap painted(int page) const;
    bool isNear(int page) const; // in sight or next to what is
    void step(int pages);

    struct Painted {
        QPixmap pixmap;
        qreal scale = 0;
    };
    std::shared_ptr<const PagedQuote> m_pages;
    QHash<int, Painted> m_painted;
    QTimer m_timer;
    Fit m_fit = Fit::Width;
    qreal m_scale = 1; // pixels of the widget to a point
};

} // namespace configuria
