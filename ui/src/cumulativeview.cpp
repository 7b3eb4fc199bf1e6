// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cumulativeview.h"

#include <QAction>
#include <QEvent>
#include <QVBoxLayout>

#include "chartframe.h"
#include "costbands.h"
#include "costdraws.h"
#include "cumulativechart.h"
#include "cumulativedata.h"
#include "icons.h"

namespace configuria {

using namespace Qt::StringLiterals;

struct CumulativeView::Question {
    std::shared_ptr<const Catalogue> catalogue;
    Project project;
    int configuration = 0;
    friend bool operator==(const Question &, const Question &) = default;
};

CumulativeView::CumulativeView(const View &view, QWidget *parent)
    : CostView(view, parent), m_chart(new CumulativeChart), m_frame(new ChartFrame(m_chart)), m_draws(new CostDraws(this)), m_reset(addTool("resetChart")),
      m_zoom(addTool("frameZoom")), m_logarithmic(addTool("logarithmicChart"))
{
    setObjectName(u"cumulativeView"_s);
    m_zoom->setCheckable(true);
    m_logarithmic->setCheckable(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_frame);
    connect(m_reset, &QAction::triggered, m_chart, &CumulativeChart::showAll);
    connect(m_zoom, &QAction::toggled, m_chart, &CumulativeChart::setFramesZoom);
    connect(m_logarithmic, &QAction::toggled, m_chart, &CumulativeChart::setLogarithmic);
    connect(m_draws, &CostDraws::finished, this, [this](const std::optional<MonteCarlo> &result) {
        m_result = result;
        showDraws();
    });
    applyIcons();
    retranslate();
}

CumulativeView::~CumulativeView() = default;

QAction *CumulativeView::addTool(const char *name)
{
    auto *action = new QAction(this);
    action->setObjectName(QLatin1StringView(name));
    m_frame->addTool(action);
    return action;
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
    askDraws();
    showDraws();
}

// The same question keeps its answer: another language or theme draws nothing again.
void CumulativeView::askDraws()
{
    Question question{m_view.session.sharedCatalogue(), m_view.project(), m_view.configuration};
    if (m_question && *m_question == question) {
        return;
    }
    m_result.reset();
    m_draws->start(question.catalogue, question.project, question.configuration);
    m_question = std::make_unique<Question>(std::move(question));
}

void CumulativeView::leave()
{
    if (m_draws->isRunning()) {
        m_draws->stop();
        m_question.reset();
    }
}

void CumulativeView::showDraws()
{
    const CumulativeData &figures = m_chart->data();
    if (figures.chart.curves.isEmpty()) {
        m_chart->setBand({});
        m_frame->setNote({});
        return;
    }
    const CostCase question = costCase(m_view.session.catalogue(), m_view.project(), *m_view.current(), m_view.evaluation());
    const auto band = m_result ? bandOf(*m_result, figures) : std::nullopt;
    m_chart->setBand(band);
    m_frame->setTable(band ? withBand(figures.table, *band, figures.chart.currency) : figures.table, m_view.format);
    const QString state = m_draws->isRunning() ? tr("Computing %1 draws of what is not certain…").arg(m_view.format.count(MonteCarloSettings().draws))
        : m_result                             ? oddsText(*m_result, m_view.project(), m_view.format)
                                               : QString();
    const QString spreads = spreadsText(question, m_view.format);
    m_frame->setNote(state.isEmpty() ? spreads : state + u'\n' + spreads);
}

void CumulativeView::applyIcons()
{
    const QColor color = palette().color(QPalette::ButtonText);
    m_reset->setIcon(lineIcon(u"whole"_s, color));
    m_zoom->setIcon(lineIcon(u"search"_s, color));
    m_logarithmic->setIcon(lineIcon(u"logarithm"_s, color));
}

void CumulativeView::changeEvent(QEvent *event)
{
    CostView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        applyIcons();
    }
}

void CumulativeView::retranslate()
{
    m_reset->setText(tr("Show all"));
    m_reset->setToolTip(tr("Shows all months and amounts (a double click on the chart does it too)"));
    m_zoom->setText(tr("Zoom to a frame"));
    m_zoom->setToolTip(tr("Dragging draws the frame to zoom to (Shift and dragging does it at any time; the wheel zooms, dragging moves)"));
    m_logarithmic->setText(tr("Logarithmic axis"));
    m_logarithmic->setToolTip(tr("Amounts on a logarithmic axis: small ones are seen beside large ones"));
    m_frame->setFileName(tr("cumulative-cost", "file name"));
    m_frame->retranslate();
    m_chart->retranslate();
}

} // namespace configuria
