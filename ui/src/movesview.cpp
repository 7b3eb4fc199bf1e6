// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "movesview.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

#include "chartcolors.h"
#include "figuretable.h"
#include "items/moveswords.h"

namespace configuria {

using namespace Qt::StringLiterals;

void LinkBars::setBars(const QVector<Bar> &bars)
{
    m_bars = bars;
    QStringList texts;
    for (const Bar &bar : bars) {
        texts << bar.label + u", "_s + bar.value;
    }
    setAccessibleName(texts.join(u", "_s));
    setVisible(!bars.isEmpty());
    updateGeometry();
    update();
}

QSize LinkBars::sizeHint() const
{
    return {200, static_cast<int>(m_bars.size()) * (fontMetrics().height() + 6)};
}

QSize LinkBars::minimumSizeHint() const
{
    return {120, sizeHint().height()};
}

void LinkBars::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QFontMetrics metrics = fontMetrics();
    int names = 0, values = 0;
    for (const Bar &bar : m_bars) {
        names = std::max(names, metrics.horizontalAdvance(bar.label) + 2);
        values = std::max(values, metrics.horizontalAdvance(bar.value));
    }
    names = std::min(names, width() / 2);
    const int row = metrics.height() + 6, room = std::max(0, width() - names - values - 16);
    for (int i = 0; i < m_bars.size(); ++i) {
        const int top = i * row;
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(0, top, names, row), Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(m_bars[i].label, Qt::ElideRight, names));
        const int length = std::max(1, static_cast<int>(room * m_bars[i].length));
        painter.fillRect(QRect(names + 8, top + 4, length, row - 8), scenarioColor(i, isDark(palette())));
        painter.drawText(QRect(names + 16 + length, top, values, row), Qt::AlignLeft | Qt::AlignVCenter, m_bars[i].value);
    }
}

MovesView::MovesView(View &view, QWidget *parent)
    : QScrollArea(parent), m_view(view), m_title(new QLabel), m_bars(new LinkBars), m_sentence(new QLabel), m_figures(new QTreeWidget)
{
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_bars->setObjectName(u"linkBars"_s);
    m_sentence->setObjectName(u"linkSentence"_s);
    m_sentence->setWordWrap(true);
    m_sentence->setMinimumWidth(1); // a long word does not widen the window
    m_figures->setObjectName(u"moveFigures"_s);
    prepareFigureTable(m_figures);
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(8, 4, 4, 0);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_bars);
    layout->addWidget(m_sentence);
    layout->addWidget(m_figures);
    layout->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumHeight(96);
    retranslate();
}

void MovesView::addRow(const QString &label, const QString &value, const QString &detail)
{
    auto *item = new QTreeWidgetItem(m_figures, {label, value, detail});
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setSizeHint(2, QSize(0, fontMetrics().height() + 3)); // the last column takes what is left
    for (int column = 0; column < 3; ++column) {
        item->setToolTip(column, label + u'\n' + value + (detail.isEmpty() ? QString() : u'\n' + detail));
    }
}

void MovesView::fitRows()
{
    const int rows = m_figures->topLevelItemCount();
    m_figures->setVisible(rows > 0);
    m_figures->setFixedHeight(2 * m_figures->frameWidth() + rows * std::max(1, m_figures->sizeHintForRow(0)));
}

void MovesView::showComparison()
{
    const Catalogue &catalogue = m_view.session.catalogue();
    const Interconnect i = interconnect(catalogue, m_view.project(), *m_view.current());
    const QString sentence = texts::linkSentence(i, catalogue, m_view.format);
    const QString worth = texts::worthSentence(i, m_view.project(), m_view.format);
    m_sentence->setText(worth.isEmpty() ? sentence : sentence + u' ' + worth);
    const auto rows = texts::linkFigures(i, m_view.project(), m_view.format);
    QVector<LinkBars::Bar> bars;
    if (!rows.isEmpty()) {
        const double gain = std::max(1e-9, i.speedUp->expected.count);
        bars << LinkBars::Bar{texts::linkName(i.link, i.gpu, catalogue), rows.first().linked, std::min(1.0, gain)}
             << LinkBars::Bar{tr("PCIe alone"), rows.first().pcieOnly, std::min(1.0, 1 / gain)};
    }
    m_bars->setBars(bars);
    for (const texts::LinkFigure &row : rows) {
        //: %1 value of the same figure without the GPUs' own link
        addRow(row.label, row.linked, tr("PCIe alone: %1").arg(row.pcieOnly));
    }
}

void MovesView::refresh()
{
    m_figures->clear();
    if (!m_view.current()) {
        m_bars->setBars({});
        m_sentence->clear();
        fitRows();
        return;
    }
    const Catalogue &catalogue = m_view.session.catalogue();
    const Moves m = moves(catalogue, m_view.project(), *m_view.current());
    for (const texts::MemoryFigure &figure : texts::moveFigures(m, catalogue, m_view.format)) {
        addRow(figure.label, figure.value, figure.detail);
    }
    showComparison();
    fitRows();
}

void MovesView::retranslate()
{
    m_title->setText(tr("Link between the GPUs"));
    m_figures->setAccessibleName(tr("Loads, starts and transfers"));
}

} // namespace configuria
