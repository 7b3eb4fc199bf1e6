// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "powerview.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

#include "figuretable.h"
#include "items/powerwords.h"
#include "rackdrawing.h"
#include "supplychart.h"

namespace configuria {

using namespace Qt::StringLiterals;

PowerView::PowerView(View &view, QWidget *parent)
    : QScrollArea(parent), m_view(view), m_chart(new SupplyChart), m_figures(new QTreeWidget), m_rackTitle(new QLabel), m_rack(new RackDrawing), m_sentence(new QLabel)
{
    QFont bold = font();
    bold.setBold(true);
    m_rackTitle->setFont(bold);
    m_sentence->setObjectName(u"rackSentence"_s);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_sentence->setMinimumWidth(1); // a long word does not widen the window
    m_figures->setObjectName(u"powerFigures"_s);
    prepareFigureTable(m_figures);
    auto *content = new QWidget;
    content->setAutoFillBackground(true);
    content->setBackgroundRole(QPalette::Base);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 4, 8);
    layout->setSpacing(4);
    layout->addWidget(m_chart, 1);
    layout->addWidget(m_figures);
    auto *rack = new QHBoxLayout;
    rack->setContentsMargins(8, 4, 0, 0);
    rack->setSpacing(12);
    auto *words = new QVBoxLayout;
    words->addWidget(m_rackTitle);
    words->addWidget(m_sentence, 1);
    rack->addWidget(m_rack, 0, Qt::AlignTop);
    rack->addLayout(words, 1);
    layout->addLayout(rack);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumHeight(96);
    for (QWidget *child : content->findChildren<QWidget *>()) {
        child->installEventFilter(this);
    }
    retranslate();
}

// A plot keeps the wheel for itself: whatever the pointer is on, it scrolls the whole.
bool PowerView::eventFilter(QObject *watched, QEvent *event)
{
    // The bars are watched by every scroll area: theirs is where it ends.
    const bool isBar = watched == verticalScrollBar() || watched == horizontalScrollBar();
    if (event->type() == QEvent::Wheel && !isBar) {
        return QApplication::sendEvent(verticalScrollBar(), event);
    }
    return QScrollArea::eventFilter(watched, event);
}

void PowerView::fitRows()
{
    const int rows = m_figures->topLevelItemCount();
    m_figures->setVisible(rows > 0);
    m_figures->setFixedHeight(2 * m_figures->frameWidth() + rows * std::max(1, m_figures->sizeHintForRow(0)));
}

void PowerView::refresh()
{
    m_figures->clear();
    const Configuration *configuration = m_view.current();
    if (!configuration) {
        m_chart->setData({}, m_view.format);
        m_rack->setData({});
        m_sentence->clear();
        fitRows();
        return;
    }
    const Catalogue &catalogue = m_view.session.catalogue();
    const Project &project = m_view.project();
    const PowerEvaluation &power = m_view.evaluation().power;
    m_chart->setData(supplyChart(catalogue, project, *configuration, power, m_view.format), m_view.format);
    for (const texts::MemoryFigure &figure : texts::powerFigures(catalogue, project, *configuration, power, m_view.format)) {
        auto *item = new QTreeWidgetItem(m_figures, {figure.label, figure.value, figure.detail});
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        item->setSizeHint(2, QSize(0, fontMetrics().height() + 3)); // the last column takes what is left
        for (int column = 0; column < 3; ++column) {
            item->setToolTip(column, figure.label + u'\n' + figure.value + (figure.detail.isEmpty() ? QString() : u'\n' + figure.detail));
        }
    }
    fitRows();
    const RackDrawingData rack = rackDrawing(catalogue, project, *configuration, power, m_view.format);
    m_rack->setData(rack);
    m_sentence->setText(rack.sentence);
}

void PowerView::retranslate()
{
    m_rackTitle->setText(tr("A rack"));
    m_figures->setAccessibleName(tr("Power, heat and racks"));
}

} // namespace configuria
