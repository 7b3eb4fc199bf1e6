// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cumulativeview.h"

#include <QVBoxLayout>

#include "chartframe.h"
#include "cumulativechart.h"
#include "cumulativedata.h"

namespace configuria {

using namespace Qt::StringLiterals;

CumulativeView::CumulativeView(const View &view, QWidget *parent)
    : CostView(view, parent), m_chart(new CumulativeChart), m_frame(new ChartFrame(m_chart))
{
    setObjectName(u"cumulativeView"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_frame);
    retranslate();
}

QString CumulativeView::name() const
{
    //: tab of the page Cost: cumulative cost over the months
    return tr("Over time");
}

void CumulativeView::read()
{
    CumulativeData figures;
    if (const Configuration *configuration = m_view.current()) {
        figures = cumulativeChart(m_view.session.catalogue(), m_view.project(), *configuration, m_view.evaluation(), m_view.configuration, m_view.format,
                               isDark(palette()));
    }
    m_frame->setTitle(figures.chart.title);
    m_frame->setAnswer(figures.answer);
    m_frame->setTable(figures.table, m_view.format);
    m_chart->setData(figures, m_view.format);
}

void CumulativeView::retranslate()
{
    m_frame->setFileName(tr("cumulative-cost", "file name"));
    m_frame->retranslate();
}

} // namespace configuria
