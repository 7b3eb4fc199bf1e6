// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "barchart.h"

#include <QEvent>
#include <QGraphicsLayout>
#include <QLabel>
#include <QToolTip>
#include <QVBoxLayout>
#include <QtCharts/QBarSet>

#include <algorithm>

#include "chartlegend.h"

namespace configuria {

using namespace Qt::StringLiterals;

BarChart::BarChart(const QVector<Series> &series, const QVector<Series> &lines, QWidget *parent)
    : QWidget(parent), m_title(new QLabel), m_note(new QLabel), m_empty(new QLabel), m_chart(new QChart), m_view(new QChartView(m_chart)),
      m_legend(new ChartLegend), m_series(new QHorizontalStackedBarSeries), m_categories(new QBarCategoryAxis),
      m_values(new QValueAxis), m_ids(series), m_lineIds(lines)
{
    m_chart->legend()->hide();
    m_chart->setBackgroundVisible(false);
    m_chart->setMargins(QMargins(0, 0, 8, 0));
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    m_chart->setLocalizeNumbers(true);
    m_chart->addSeries(m_series);
    m_chart->addAxis(m_categories, Qt::AlignLeft);
    m_chart->addAxis(m_values, Qt::AlignBottom);
    m_series->attachAxis(m_categories);
    m_series->attachAxis(m_values);
    m_series->setBarWidth(0.68);
    m_values->setTickType(QValueAxis::TicksDynamic);
    m_values->setTickAnchor(0);
    m_categories->setGridLineVisible(false);
    for (const Series id : m_ids) {
        auto *set = new QBarSet(seriesLabel(id));
        m_sets.append(set);
        m_series->append(set);
        connect(set, &QBarSet::hovered, this, [this, id](bool isOver, int bar) {
            const int row = static_cast<int>(m_data.bars.size()) - 1 - bar;
            if (!isOver || row < 0 || row >= m_data.bars.size()) {
                QToolTip::hideText();
                return;
            }
            for (const ChartSegment &segment : m_data.bars[row].segments) {
                if (segment.series == id) {
                    QToolTip::showText(QCursor::pos(), tr("%1: %2", "part of a bar and its size").arg(seriesLabel(id), segment.text), m_view);
                }
            }
        });
    }
    for (int i = 0; i < m_lineIds.size(); ++i) {
        auto *line = new QLineSeries;
        m_lines.append(line);
        m_chart->addSeries(line);
        line->attachAxis(m_categories);
        line->attachAxis(m_values);
    }
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setRenderHint(QPainter::Antialiasing, false); // everything is upright: softened edges cost time alone
    m_view->setViewportUpdateMode(QGraphicsView::FullViewportUpdate); // an edit changes most of it
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setBackgroundBrush(Qt::NoBrush);
    m_view->viewport()->setAutoFillBackground(false);
    m_empty->setWordWrap(true);
    m_note->setWordWrap(true);
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the chart is not as wide as its words
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(0);
    layout->addWidget(m_title);
    layout->addWidget(m_note);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty);
    layout->addWidget(m_legend);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    applyColors();
}

void BarChart::setData(const BarChartData &data)
{
    if (data == m_data && m_chart->locale() == QLocale()) {
        return;
    }
    m_data = data;
    m_title->setText(data.title);
    m_view->setAccessibleName(data.title);
    m_chart->setLocale(QLocale()); // writes the numbers of the axis
    m_note->setText(data.note);
    m_note->setVisible(!data.note.isEmpty());
    m_empty->setText(data.empty);
    m_empty->setVisible(!data.empty.isEmpty());
    fitHeight();
    updateBars();
    updateLines();
    const QString numbers = data.axisMax < 5 ? u"%.1f"_s : u"%.0f"_s;
    if (m_values->labelFormat() != numbers) { // lays out the chart even when it is the same
        m_values->setLabelFormat(numbers);
    }
    m_values->setTickInterval(tickStep(data.axisMax, 5));
    m_values->setRange(0, data.axisMax);
    m_legend->setEntries(legendOf(data, isDark(palette())));
}

void BarChart::fitHeight()
{
    // Lower, and Qt Charts writes "..." for the names of the bars.
    // One bar alone has no name: the title says what it is.
    const int bars = static_cast<int>(m_data.bars.size());
    const bool isNameless = bars == 1 && m_data.bars.first().label.trimmed().isEmpty();
    m_categories->setLabelsVisible(!isNameless);
    m_view->setMinimumHeight(isNameless ? 54 : std::max(84, 28 + bars * (fontMetrics().height() + 15)));
}

void BarChart::updateBars()
{
    const auto count = m_data.bars.size();
    QStringList labels;
    QStringList spoken;
    for (auto i = count - 1; i >= 0; --i) { // Qt Charts draws the first category at the bottom
        const ChartBar &bar = m_data.bars[i];
        labels.append(bar.isChosen && count > 1 ? u"▸ "_s + bar.label : bar.label);
        spoken.prepend(labels.last());
    }
    if (!m_data.note.isEmpty()) {
        spoken.prepend(m_data.note);
    }
    m_view->setAccessibleDescription(spoken.join(u"; "_s));
    if (m_sets.first()->count() != count) {
        for (QBarSet *set : m_sets) {
            set->remove(0, set->count());
            set->append(QList<qreal>(count, 0.0));
        }
    }
    if (m_categories->categories() != labels) {
        m_categories->setCategories(labels);
    }
    for (int s = 0; s < m_ids.size(); ++s) {
        for (qsizetype i = 0; i < count; ++i) {
            double value = 0;
            for (const ChartSegment &segment : m_data.bars[count - 1 - i].segments) {
                value = segment.series == m_ids[s] ? segment.value : value;
            }
            if (m_sets[s]->at(static_cast<int>(i)) != value) {
                m_sets[s]->replace(static_cast<int>(i), value);
            }
        }
    }
}

void BarChart::updateLines()
{
    const double top = static_cast<double>(m_data.bars.size()) - 0.5;
    for (int i = 0; i < m_lineIds.size(); ++i) {
        QList<QPointF> points;
        for (const ChartLine &line : m_data.lines) {
            if (line.series == m_lineIds[i] && !line.isBeyond) {
                points = {{line.value, -0.5}, {line.value, top}};
            }
        }
        m_lines[i]->replace(points);
    }
}

void BarChart::applyColors()
{
    const bool dark = isDark(palette());
    const QColor text = palette().color(QPalette::WindowText);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.88);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_legend->setFont(small);
    m_note->setFont(small);
    for (QAbstractAxis *axis : {static_cast<QAbstractAxis *>(m_categories), static_cast<QAbstractAxis *>(m_values)}) {
        axis->setLabelsFont(small);
        axis->setLabelsColor(text);
        axis->setLinePenColor(palette().color(QPalette::Mid));
        axis->setGridLineColor(palette().color(QPalette::Midlight));
    }
    for (int s = 0; s < m_ids.size(); ++s) {
        m_sets[s]->setColor(seriesColor(m_ids[s], dark));
        m_sets[s]->setPen(QPen(palette().color(QPalette::Base), 1));
    }
    for (int i = 0; i < m_lineIds.size(); ++i) {
        m_lines[i]->setPen(QPen(seriesColor(m_lineIds[i], dark), 2, lineStyle(m_lineIds[i]), Qt::FlatCap));
    }
    m_legend->setEntries(legendOf(m_data, dark));
}

void BarChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        applyColors();
        fitHeight();
    }
}

} // namespace configuria
