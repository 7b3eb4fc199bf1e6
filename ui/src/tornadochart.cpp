// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot's header uses foreach.
#undef QT_NO_FOREACH

#include "tornadochart.h"

#include <algorithm>
#include <cmath>
#include <qcustomplot.h>

#include "chartlegend.h"
#include "plotstyle.h"

namespace configuria {

using namespace Qt::StringLiterals;

TornadoChart::TornadoChart(QWidget *parent) : CostPlot(parent), m_now(new QCPItemStraightLine(m_plot)), m_zero(new QCPItemStraightLine(m_plot))
{
    for (int i = 0; i < kindCount; ++i) {
        auto *bars = new QCPBars(m_plot->yAxis, m_plot->xAxis);
        bars->setWidth(0.66);
        bars->setAntialiased(false);
        m_bars.append(bars);
    }
    m_plot->yAxis->setTicker(QSharedPointer<QCPAxisTickerText>::create());
    m_plot->yAxis->setRangeReversed(true); // the first on top
    m_plot->yAxis->grid()->setVisible(false);
    applyColors();
}

void TornadoChart::setData(const TornadoData &data, const Format &format)
{
    m_data = data;
    m_plot->setLocale(format.locale());
    m_plot->xAxis->setLabel(data.axis);
    m_plot->setAccessibleDescription(data.answer);
    showEmpty(data.empty);
    updateBars();
    applyColors();
}

void TornadoChart::updateBars()
{
    QMap<double, QString> names;
    for (QCPBars *bars : m_bars) {
        bars->data()->clear();
        bars->setBaseValue(m_data.now);
    }
    double least = m_data.now, most = m_data.now;
    for (qsizetype row = 0; row < m_data.rows.size(); ++row) {
        const TornadoRow &bar = m_data.rows[row];
        const auto key = static_cast<double>(row);
        names.insert(key, bar.label);
        m_bars[bar.lowFlips ? Turning : Lower]->addData(key, bar.low);
        m_bars[bar.highFlips ? Turning : Higher]->addData(key, bar.high);
        least = std::min({least, m_data.now + bar.low, m_data.now + bar.high});
        most = std::max({most, m_data.now + bar.low, m_data.now + bar.high});
    }
    m_plot->yAxis->ticker().staticCast<QCPAxisTickerText>()->setTicks(names);
    m_plot->yAxis->setRange(-0.6, std::max<double>(1, static_cast<double>(m_data.rows.size())) - 0.4);
    m_plot->xAxis->setRange(least, most > least ? most : least + 1);
    m_plot->xAxis->scaleRange(1.7); // room for the words at the ends
    const bool isUnit = m_plot->xAxis->range().size() < 20;
    m_plot->xAxis->setNumberPrecision(isUnit ? 2 : 0);
}

void TornadoChart::updateTexts()
{
    int used = 0;
    const auto write = [&](qsizetype row, double at, double other, const QString &words) {
        if (at == 0 && other != 0) {
            return; // it cannot go there
        }
        const bool isLeft = at < 0;
        QCPItemText *item = text(used++);
        item->setText(words);
        item->setPositionAlignment(Qt::AlignVCenter | (isLeft ? Qt::AlignRight : Qt::AlignLeft));
        item->position->setCoords(m_data.now + at, static_cast<double>(row));
    };
    for (qsizetype row = 0; row < m_data.rows.size(); ++row) {
        const TornadoRow &bar = m_data.rows[row];
        write(row, bar.low, bar.high, bar.lowText);
        write(row, bar.high, bar.low, bar.highText);
    }
    hideTextsFrom(used);
}

QString TornadoChart::wordsAt(const QPointF &position) const
{
    const long row = std::lround(m_plot->yAxis->pixelToCoord(position.y()));
    if (row < 0 || row >= m_data.rows.size()) {
        return {};
    }
    const TornadoRow &bar = m_data.rows[row];
    return QStringList{bar.label, tr("20% lower: %1").arg(bar.lowText), tr("20% higher: %1").arg(bar.highText)}.join(u'\n');
}

void TornadoChart::applyColors()
{
    const bool dark = isDarkNow();
    const QColor ink = palette().color(QPalette::WindowText);
    colourPlot(m_plot, palette(), smallFont());
    const QVector<QColor> colors{scenarioColor(5, dark), scenarioColor(0, dark), QColor(okabeVermillion)};
    for (int kind = 0; kind < kindCount; ++kind) {
        m_bars[kind]->setPen(QPen(palette().color(QPalette::Base), 1));
        m_bars[kind]->setBrush(colors[kind]);
    }
    const auto place = [](QCPItemStraightLine *line, double at) {
        line->point1->setCoords(at, 0);
        line->point2->setCoords(at, 1);
    };
    m_now->setPen(QPen(ink, 1.4));
    m_zero->setPen(QPen(ink, 1.4, Qt::DashLine));
    place(m_now, m_data.now);
    place(m_zero, 0);
    m_zero->setVisible(m_data.hasZero && m_plot->xAxis->range().contains(0));
    QVector<LegendEntry> entries{{tr("Input 20% lower"), colors[Lower]}, {tr("Input 20% higher"), colors[Higher]}, {tr("The verdict turns"), colors[Turning]},
                                 {tr("Today"), ink, true}};
    if (m_zero->visible()) {
        entries.append({tr("Both cost the same"), ink, true, Qt::DashLine});
    }
    m_legend->setFont(smallFont());
    m_legend->setEntries(entries);
    updateTexts();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

} // namespace configuria
