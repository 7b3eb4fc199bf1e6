// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "flipviews.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

#include "chartframe.h"
#include "flipdata.h"
#include "items/costwords.h"
#include "tornadochart.h"
#include "utilisationchart.h"
#include "yearbarschart.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

void putAlone(QWidget *view, QWidget *content)
{
    auto *layout = new QGridLayout(view);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(content);
}

QString scenarioName(const View &view)
{
    return view.current() ? QString::fromStdString(view.current()->name) : QString();
}

} // namespace

// --- cost split ---

SplitView::SplitView(const View &view, QWidget *parent)
    : CostView(view, parent), m_chart(new YearBarsChart), m_frame(new ChartFrame(m_chart)), m_financing(new QComboBox)
{
    setObjectName(u"splitView"_s);
    m_financing->setObjectName(u"splitFinancing"_s);
    m_frame->addTool(m_financing);
    putAlone(this, m_frame);
    connect(m_financing, &QComboBox::activated, this, [this] {
        m_chosen = static_cast<Financing>(m_financing->currentData().toInt());
        refresh();
    });
    retranslate();
}

QString SplitView::name() const
{
    //: view of the page Cost: costs by group and year
    return tr("Split");
}

void SplitView::fillFinancing()
{
    const QSignalBlocker blocker(m_financing);
    m_financing->clear();
    for (const Financing financing : {Financing::Cash, Financing::Lease, Financing::Rental}) {
        m_financing->addItem(texts::label(financing), static_cast<int>(financing));
    }
    m_financing->setCurrentIndex(m_financing->findData(static_cast<int>(m_chosen.value_or(m_view.project().cost.finance.kind))));
}

void SplitView::read()
{
    if (!m_view.current()) {
        return;
    }
    fillFinancing();
    const YearBarsData figures = costSplitData(m_view, static_cast<Financing>(m_financing->currentData().toInt()), isDark(palette()));
    m_chart->setData(figures, m_view.format);
    m_frame->setTitle(tr("%1: cost by group and year", "scenario").arg(scenarioName(m_view)));
    m_frame->setAnswer(figures.answer);
    m_frame->setTable(figures.table, m_view.format);
}

void SplitView::retranslate()
{
    m_financing->setAccessibleName(tr("Financing"));
    m_financing->setToolTip(tr("How the machine is paid in this chart; the project does not change"));
    m_frame->setFileName(tr("cost-split", "file name"));
    m_frame->retranslate();
}

// --- price of a GPU-hour ---

UtilisationView::UtilisationView(const View &view, QWidget *parent) : CostView(view, parent), m_chart(new UtilisationChart), m_frame(new ChartFrame(m_chart))
{
    setObjectName(u"utilisationView"_s);
    putAlone(this, m_frame);
    retranslate();
}

QString UtilisationView::name() const
{
    //: view of the page Cost: price of a GPU-hour against the utilisation
    return tr("Utilisation");
}

void UtilisationView::read()
{
    if (!m_view.current()) {
        return;
    }
    const UtilisationData figures = utilisationData(m_view, isDark(palette()));
    m_chart->setData(figures, m_view.format);
    m_frame->setTitle(tr("%1: cost of a GPU-hour against the utilisation", "scenario").arg(scenarioName(m_view)));
    m_frame->setAnswer(figures.answer);
    m_frame->setTable(figures.table, m_view.format);
}

void UtilisationView::retranslate()
{
    m_frame->setFileName(tr("cost-of-use", "file name"));
    m_frame->retranslate();
}

// --- against one alternative ---

RivalView::RivalView(const View &view, ChosenRival &rival, QWidget *parent)
    : CostView(view, parent), m_rival(rival), m_box(new RivalBox(rival, this))
{
    connect(&rival, &ChosenRival::chosen, this, [this] { refresh(); });
}

void RivalView::frame(QWidget *chart)
{
    m_frame = new ChartFrame(chart);
    m_frame->addTool(m_box);
    putAlone(this, m_frame);
}

void RivalView::retranslate()
{
    m_frame->retranslate();
    rename();
}

void RivalView::read()
{
    if (m_view.current()) {
        m_box->read(m_view);
        readAgainst(m_rival.cloud(m_view));
    }
}

QString RivalView::titleOf(const QString &what) const
{
    return tr("%1: %2", "scenario, what is shown").arg(scenarioName(m_view), what);
}

// --- tornado ---

TornadoView::TornadoView(const View &view, ChosenRival &rival, QWidget *parent)
    : RivalView(view, rival, parent), m_chart(new TornadoChart), m_figure(new QComboBox)
{
    frame(m_chart);
    setObjectName(u"tornadoView"_s);
    m_figure->setObjectName(u"tornadoFigure"_s);
    m_frame->addTool(m_figure);
    connect(m_figure, &QComboBox::activated, this, [this] { refresh(); });
    rename();
}

QString TornadoView::name() const
{
    //: view of the page Cost: what a change of 20 % of each input does
    return tr("Sensitivity");
}

void TornadoView::rename()
{
    const QSignalBlocker blocker(m_figure);
    const int index = std::max(0, m_figure->currentIndex());
    m_figure->clear();
    for (const CostFigure figure : {CostFigure::SavingAgainstCloud, CostFigure::Tco, CostFigure::Npv, CostFigure::PerGpuHour, CostFigure::PerMillionTokens}) {
        m_figure->addItem(texts::label(figure), static_cast<int>(figure));
    }
    m_figure->setCurrentIndex(index);
    m_frame->setFileName(tr("tornado", "file name"));
    m_figure->setAccessibleName(tr("Figure"));
    m_figure->setToolTip(tr("The figure whose change is drawn; the verdict is always that against the alternative"));
}

void TornadoView::readAgainst(std::optional<int> cloud)
{
    const TornadoData figures = tornadoData(m_view, cloud, static_cast<CostFigure>(m_figure->currentData().toInt()));
    m_chart->setData(figures, m_view.format);
    m_frame->setTitle(titleOf(tr("what 20% more or less of each input does")));
    m_frame->setAnswer(figures.answer);
    m_frame->setTable(figures.table, m_view.format);
}

// --- cash flow ---

CashFlowView::CashFlowView(const View &view, ChosenRival &rival, QWidget *parent)
    : RivalView(view, rival, parent), m_chart(new YearBarsChart)
{
    frame(m_chart);
    setObjectName(u"cashFlowView"_s);
    rename();
}

void CashFlowView::rename()
{
    m_frame->setFileName(tr("cash-flow", "file name"));
}

QString CashFlowView::name() const
{
    return tr("Cash flow");
}

void CashFlowView::readAgainst(std::optional<int> cloud)
{
    const YearBarsData figures = cashFlowData(m_view, cloud, isDark(palette()));
    m_chart->setData(figures, m_view.format);
    m_frame->setTitle(titleOf(tr("cash of each year")));
    m_frame->setAnswer(figures.answer);
    m_frame->setTable(figures.table, m_view.format);
}

// --- goal seek ---

namespace {

Field fieldOf(CostInput input, int cloud)
{
    switch (input) {
    case CostInput::EnergyPrice: return Field::Site;
    case CostInput::CloudPrice: return cloud < 0 ? Field::CloudPrice : Field::Clouds;
    case CostInput::Purchase: return Field::Quote;
    default: return Field::Cost;
    }
}

} // namespace

GoalView::GoalView(const View &view, ChosenRival &rival, QWidget *parent)
    : RivalView(view, rival, parent), m_empty(new QLabel)
{
    auto *sheet = new QWidget;
    auto *grid = new QGridLayout(sheet);
    frame(sheet);
    setObjectName(u"goalView"_s);
    m_empty->setWordWrap(true);
    grid->addWidget(m_empty, 0, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    for (const CostInput input : {CostInput::Utilisation, CostInput::CloudPrice, CostInput::Purchase, CostInput::EnergyPrice}) {
        const Row row{input, new QLabel, new QPushButton};
        row.sentence->setWordWrap(true);
        row.sentence->setTextFormat(Qt::PlainText);
        row.sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
        row.apply->setObjectName(u"applyGoal%1"_s.arg(static_cast<int>(input)));
        connect(row.apply, &QPushButton::clicked, this, [this, input] { apply(input); });
        grid->addWidget(row.sentence, 1 + static_cast<int>(m_rows.size()), 0);
        grid->addWidget(row.apply, 1 + static_cast<int>(m_rows.size()), 1);
        m_rows.append(row);
    }
    grid->setVerticalSpacing(16);
    grid->setRowStretch(1 + static_cast<int>(m_rows.size()), 1);
    rename();
}

QString GoalView::name() const
{
    //: view of the page Cost: what makes owning and renting cost the same
    return tr("Goal seek");
}

void GoalView::rename()
{
    m_frame->setFileName(tr("goal-seek", "file name"));
    for (const Row &row : std::as_const(m_rows)) {
        row.apply->setText(tr("Apply"));
        row.apply->setAccessibleName(tr("Apply: %1").arg(texts::label(row.input)));
    }
}

void GoalView::readAgainst(std::optional<int> cloud)
{
    m_cloud = cloud;
    const GoalData figures = goalData(m_view, cloud);
    m_empty->setText(figures.empty);
    m_empty->setVisible(!figures.empty.isEmpty());
    for (const Row &row : std::as_const(m_rows)) {
        const auto found = std::find_if(figures.rows.cbegin(), figures.rows.cend(), [&](const GoalRow &goal) { return goal.input == row.input; });
        const bool isShown = found != figures.rows.cend();
        row.sentence->setVisible(isShown);
        row.apply->setVisible(isShown);
        row.sentence->setText(isShown ? found->sentence : QString());
        row.apply->setEnabled(isShown && found->after.has_value());
        row.apply->setToolTip(row.apply->isEnabled() ? tr("Enters the value into the project; one step to undo") : tr("No field of the project holds such a value"));
    }
    m_frame->setTitle(titleOf(tr("what makes owning and renting cost the same")));
    m_frame->setAnswer(figures.answer);
    m_frame->setTable(figures.table, m_view.format);
}

void GoalView::apply(CostInput input)
{
    const GoalData figures = goalData(m_view, m_cloud);
    for (const GoalRow &row : figures.rows) {
        if (row.input == input && row.after) {
            m_view.session.endGesture();
            m_view.session.edit(fieldOf(input, *m_cloud), *row.after, tr("goal seek: %1").arg(texts::label(input)));
            m_view.session.endGesture();
            return;
        }
    }
}

} // namespace configuria
