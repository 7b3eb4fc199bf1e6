// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include "yearbarschart.h"

#include <cmath>
#include <numeric>
#include <qcustomplot.h>

#include "chartlegend.h"
#include "plotstyle.h"

namespace configuria {

using namespace Qt::StringLiterals;

YearBarsChart::YearBarsChart(QWidget *parent) : CostPlot(parent)
{
    for (int i = 0; i < costGroupCount; ++i) {
        auto *bars = new QCPBars(m_plot->xAxis, m_plot->yAxis);
        bars->setWidth(0.6);
        bars->setAntialiased(false);
        if (i > 0) {
            bars->moveAbove(m_bars.last());
        }
        m_bars.append(bars);
    }
    m_line = m_plot->addGraph();
    m_line->setLayer(u"overlay"_s);
    m_plot->xAxis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
    m_plot->xAxis->grid()->setVisible(false);
    applyColors();
}

void YearBarsChart::setData(const YearBarsData &data, const Format &format)
{
    m_data = data;
    m_plot->setLocale(format.locale());
    m_plot->yAxis->setLabel(data.axis);
    m_plot->setAccessibleDescription(data.answer);
    showEmpty(data.empty);
    updateBars();
    applyColors();
}

void YearBarsChart::updateBars()
{
    QVector<double> years(m_data.years.size());
    std::iota(years.begin(), years.end(), 0.0);
    QMap<double, QString> names;
    for (qsizetype i = 0; i < years.size(); ++i) {
        names.insert(years[i], m_data.years[i]);
    }
    m_plot->xAxis->ticker().staticCast<QCPAxisTickerText>()->setTicks(names);
    for (qsizetype i = 0; i < m_bars.size(); ++i) {
        const bool isUsed = i < m_data.parts.size();
        m_bars[i]->setVisible(isUsed);
        m_bars[i]->setData(isUsed ? years : QVector<double>(), isUsed ? m_data.parts[i].amounts : QVector<double>(), true);
    }
    m_line->setData(years, m_data.line, true);
    m_line->setLineStyle(m_data.isJoined ? QCPGraph::lsLine : QCPGraph::lsNone);
    m_plot->yAxis->rescale(true);
    m_plot->yAxis->scaleRange(1.16); // room for the amounts
    m_plot->xAxis->setRange(-0.6, static_cast<double>(years.size()) - 0.4);
}

QString YearBarsChart::wordsAt(const QPointF &position) const
{
    const long year = std::lround(m_plot->xAxis->pixelToCoord(position.x()));
    return year >= 0 && year < m_data.readOut.size() ? m_data.readOut[year] : QString();
}

void YearBarsChart::applyColors()
{
    const QColor ink = palette().color(QPalette::WindowText), paper = palette().color(QPalette::Base);
    colourPlot(m_plot, palette(), smallFont());
    m_plot->yAxis->grid()->setZeroLinePen(QPen(palette().color(QPalette::WindowText), 1));
    QVector<LegendEntry> entries;
    for (qsizetype i = 0; i < m_data.parts.size() && i < m_bars.size(); ++i) {
        m_bars[i]->setPen(QPen(paper, 1));
        m_bars[i]->setBrush(m_data.parts[i].color);
        entries.append({m_data.parts[i].label, m_data.parts[i].color});
    }
    entries.append({m_data.lineLabel, ink, true});
    m_legend->setFont(smallFont());
    m_legend->setEntries(entries);
    m_line->setPen(QPen(ink, 1.8));
    m_line->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDiamond, QPen(paper, 1), ink, 9));
    int used = 0;
    for (qsizetype i = 0; i < m_data.line.size(); ++i, ++used) {
        QCPItemText *words = text(used);
        words->setText(m_data.lineTexts[i]);
        words->position->setCoords(static_cast<double>(i), m_data.line[i]);
        const bool isBelow = m_data.line[i] < 0;
        words->setPositionAlignment((isBelow ? Qt::AlignTop : Qt::AlignBottom) | Qt::AlignHCenter);
        words->setPadding(isBelow ? QMargins(2, 8, 2, 0) : QMargins(2, 0, 2, 8));
    }
    hideTextsFrom(used);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

} // namespace configuria
