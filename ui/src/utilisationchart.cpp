// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include "utilisationchart.h"

#include <algorithm>
#include <qcustomplot.h>

#include "chartlegend.h"
#include "plotstyle.h"

namespace configuria {

using namespace Qt::StringLiterals;

UtilisationChart::UtilisationChart(QWidget *parent) : CostPlot(parent), m_now(new QCPItemStraightLine(m_plot))
{
    for (int i = 0; i < maxClouds + 3; ++i) { // used, installed, the configuration's cloud and those of the project
        m_lines.append(m_plot->addGraph());
    }
    m_marks = m_plot->addGraph();
    m_marks->setLineStyle(QCPGraph::lsNone);
    m_marks->setLayer(u"overlay"_s);
    m_plot->yAxis->setNumberPrecision(2);
    m_plot->setPlottingHint(QCP::phFastPolylines); // eleven curves
    applyColors();
}

void UtilisationChart::setData(const UtilisationData &data, const Format &format)
{
    m_data = data;
    m_format = format;
    m_plot->setLocale(format.locale());
    m_plot->xAxis->setLabel(tr("Utilisation (%)"));
    m_plot->yAxis->setLabel(data.axis);
    m_plot->setAccessibleDescription(data.answer);
    showEmpty(data.empty);
    updateLines();
    applyColors();
}

void UtilisationChart::updateLines()
{
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        const bool isUsed = i < m_data.lines.size();
        m_lines[i]->setVisible(isUsed);
        m_lines[i]->setData(isUsed ? m_data.percents : QVector<double>(), isUsed ? m_data.lines[i].amounts : QVector<double>(), true);
    }
    m_marks->data()->clear();
    for (const UtilisationMark &mark : m_data.breakEvens) {
        m_marks->addData(mark.percent, mark.amount);
    }
    m_plot->xAxis->setRange(0, 100);
    m_plot->yAxis->setRange(0, m_data.axisMax);
}

QString UtilisationChart::wordsAt(const QPointF &position) const
{
    const double percent = m_plot->xAxis->pixelToCoord(position.x());
    const auto next = std::lower_bound(m_data.percents.cbegin(), m_data.percents.cend(), percent);
    return next == m_data.percents.cend() ? QString() : configuria::wordsAt(m_data, next - m_data.percents.cbegin(), m_format);
}

void UtilisationChart::applyColors()
{
    const QColor ink = palette().color(QPalette::WindowText), paper = palette().color(QPalette::Base);
    colourPlot(m_plot, palette(), smallFont());
    QVector<LegendEntry> entries;
    for (qsizetype i = 0; i < m_data.lines.size() && i < m_lines.size(); ++i) {
        const UtilisationLine &line = m_data.lines[i];
        m_lines[i]->setPen(QPen(line.color, i == 0 ? 2.6 : 1.8, line.style));
        entries.append({line.label, line.color, true, line.style});
    }
    entries.append({tr("Today"), ink, true, Qt::DashDotLine});
    m_legend->setFont(smallFont());
    m_legend->setEntries(entries);
    m_marks->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(ink, 2), paper, 9));
    m_now->setPen(QPen(ink, 1.2, Qt::DashDotLine));
    m_now->point1->setCoords(m_data.now, 0);
    m_now->point2->setCoords(m_data.now, 1);
    int used = 0;
    for (const UtilisationMark &mark : m_data.breakEvens) {
        QCPItemText *words = text(used++);
        words->setText(mark.text);
        words->setPositionAlignment(Qt::AlignBottom | Qt::AlignLeft);
        words->setPadding(QMargins(8, 0, 4, 4));
        words->setBrush(Qt::NoBrush); // the curves go on
        words->position->setCoords(mark.percent, mark.amount);
    }
    hideTextsFrom(used);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

} // namespace configuria
