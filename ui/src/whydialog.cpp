// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "whydialog.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "chartdata.h"
#include "engine/interconnect.h"
#include "items/costnumbers.h"
#include "items/memorywords.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {
constexpr int formulaRole = Qt::UserRole;
}

WhyDialog::WhyDialog(View &view, QWidget *parent)
    : QDialog(parent), m_view(view), m_figures(new QTreeWidget), m_detail(new QLabel), m_assumptionsTitle(new QLabel), m_assumptions(new QListWidget),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close))
{
    setObjectName(u"whyDialog"_s);
    m_figures->setObjectName(u"whyFigures"_s);
    m_figures->setColumnCount(4);
    m_figures->setRootIsDecorated(false);
    m_figures->setAlternatingRowColors(true);
    m_figures->setUniformRowHeights(true);
    m_figures->setIndentation(8);
    m_figures->header()->setStretchLastSection(false);
    m_figures->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_figures->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_detail->setWordWrap(true);
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_detail->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *scroll = new QScrollArea; // the measured runs take more lines for some figures: the list above keeps its height
    scroll->setWidget(m_detail);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumHeight(fontMetrics().height() * 9);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_assumptions->setWordWrap(true);
    m_assumptions->setAlternatingRowColors(true);
    m_assumptions->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(m_figures, 3);
    layout->addWidget(scroll, 3);
    layout->addWidget(m_assumptionsTitle);
    layout->addWidget(m_assumptions, 1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_figures, &QTreeWidget::currentItemChanged, this, &WhyDialog::showDetail);
    resize(760, 680);
    retranslate();
    refresh();
}

template <typename Q, typename Word>
void WhyDialog::add(const QString &name, const std::optional<Estimate<Q>> &figure, Word word)
{
    if (!figure) {
        return;
    }
    auto *item = new QTreeWidgetItem(m_figures);
    item->setText(0, name);
    item->setText(1, word(figure->expected));
    item->setText(2, figure->low == figure->high ? QString() : tr("%1 to %2", "range").arg(word(figure->low), word(figure->high)));
    item->setText(3, texts::label(figure->basis));
    item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    item->setSizeHint(0, QSize(0, std::max(24, fontMetrics().height() + 6)));
    item->setData(0, formulaRole, static_cast<int>(figure->formula));
}

void WhyDialog::addMemory()
{
    const MemoryEvaluation &m = m_view.evaluation().memory;
    const auto bytes = [this](Bytes b) { return m_view.format.bytes(b); };
    add(seriesLabel(Series::Weights), m.perGpu.weights, bytes);
    add(seriesLabel(Series::KvCache), m.perGpu.kvCache, bytes);
    add(seriesLabel(Series::Activations), m.perGpu.activations, bytes);
    add(seriesLabel(Series::Gradients), m.perGpu.gradients, bytes);
    add(seriesLabel(Series::Optimizer), m.perGpu.optimizer, bytes);
    add(seriesLabel(Series::Overhead), m.perGpu.overhead, bytes);
    add(tr("GPU memory, total per GPU"), m.perGpu.total, bytes);
    add(tr("Host memory"), m.hostRam, bytes);
    add(tr("On NVMe drives"), m.nvme, bytes);
    add(tr("Rule of thumb, whole model"), m.ruleOfThumb, bytes);
}

void WhyDialog::addSpeed()
{
    const ConfigurationEvaluation &e = m_view.evaluation();
    const SpeedEvaluation &s = e.speed;
    const auto rate = [this](TokensPerSecond r) { return m_view.format.tokensPerSecond(r); };
    const auto time = [this](Seconds t) { return m_view.format.seconds(t); };
    add(tr("Reading of prompts"), s.prefill, rate);
    add(tr("Writing, each user"), s.decodePerUser, rate);
    add(tr("Writing, all users"), s.output, rate);
    add(tr("Time to first token"), s.timeToFirstToken, time);
    add(tr("Time per further token"), s.timePerOutputToken, time);
    add(tr("Training, per GPU"), s.trainingPerGpu, rate);
    add(tr("Model FLOPS utilisation"), s.mfu, [this](Fraction f) { return m_view.format.percent(f); });
    add(tr("Time of a training step"), s.trainingStep, time);
    add(tr("Time to train"), s.timeToTrain, time);
    add(tr("GPU-hours to train"), s.gpuHours, [this](Hours h) { return m_view.format.gpuHours(h); });
    add(tr("Energy to train"), e.power.energyToTrain, [this](KilowattHours k) { return m_view.format.energy(k); });
    add(tr("Loading of the model"), s.modelLoad, time);
    add(tr("Writing of a checkpoint"), s.checkpoint, time);
    const auto watts = [this](Watts w) { return m_view.format.watts(w); };
    add(tr("Average power, all nodes"), e.power.averageAc, watts);
    add(texts::title(FormulaId::GpuPower), e.power.gpuBusy, watts);
    add(texts::title(FormulaId::BusyPower), e.power.busyAc, watts);
    add(texts::title(FormulaId::ReadyPower), e.power.readyAc, watts);
    add(texts::title(FormulaId::IdlePower), e.power.idleAc, watts);
}

// What the load and the transfers rest on; the load and the checkpoint themselves stand with the speeds.
void WhyDialog::addMoves()
{
    const Moves m = moves(m_view.session.catalogue(), m_view.project(), *m_view.current());
    const auto time = [this](Seconds t) { return m_view.format.seconds(t); };
    const auto rate = [this](BytesPerSecond r) { return m_view.format.bandwidth(r); };
    if (m.load) {
        add(texts::title(FormulaId::StorageRate), m.load->storage, rate);
        add(texts::title(FormulaId::HostLinkRate), m.load->hostLink, rate);
        add(texts::title(FormulaId::LoaderRate), std::optional(m.load->loader), rate);
    }
    add(texts::title(FormulaId::EngineStart), m.start, time);
    add(texts::title(FormulaId::EnginePreparation), m.preparation, time);
    add(texts::title(FormulaId::ColdStart), m.coldStart, time);
    for (const std::optional<Transfer> &t : m.transfers) {
        if (!t) {
            continue;
        }
        //: of a transfer
        const QString what = t->data == MovedData::KvCacheOfSequence ? tr("KV cache of a sequence") : tr("Weights of a GPU");
        //: %1 what is moved
        add(tr("%1 over the GPUs’ link").arg(what), t->overLink, time);
        add(tr("%1 over PCIe").arg(what), t->overPcie, time);
        add(tr("%1 from the host").arg(what), t->fromHost, time);
    }
}

void WhyDialog::addLink()
{
    const Interconnect i = interconnect(m_view.session.catalogue(), m_view.project(), *m_view.current());
    add(texts::title(FormulaId::LinkSpeedUp), i.speedUp, [this](Fraction f) { return u"× "_s + m_view.format.significant(f.count, 3); });
    if (i.worth) {
        const Estimate<Money> worth{*i.worth, *i.worth, *i.worth, Basis::Formula, FormulaId::LinkWorth};
        add(texts::title(FormulaId::LinkWorth), std::optional(worth), [this](Money m) { return m_view.format.moneyShort(m, m_view.currency()); });
    }
}

// A cost is a sum of what is entered: it has no range of its own.
void WhyDialog::addCost()
{
    for (int id = static_cast<int>(FormulaId::CostPurchase); id <= static_cast<int>(FormulaId::Co2OfMaking); ++id) {
        const auto formula = static_cast<FormulaId>(id);
        const QString value = texts::costValue(formula, m_view.evaluation().cost, m_view.currency(), m_view.format);
        if (!value.isEmpty()) {
            add(texts::title(formula), std::optional(Estimate<QString>{value, value, value, Basis::Formula, formula}), [](const QString &text) { return text; });
        }
    }
}

void WhyDialog::refresh()
{
    const int row = m_figures->indexOfTopLevelItem(m_figures->currentItem());
    m_figures->clear();
    addMemory();
    addSpeed();
    if (m_view.current()) {
        addMoves();
        addLink();
        addCost();
    }
    m_figures->setCurrentItem(m_figures->topLevelItem(std::max(0, row)));
    m_assumptions->clear();
    for (const Assumption &assumption : m_view.evaluation().assumptions.items()) {
        m_assumptions->addItem(texts::assumption(assumption, m_view.format));
    }
    showDetail();
}

void WhyDialog::showDetail()
{
    const QTreeWidgetItem *item = m_figures->currentItem();
    if (!item) {
        m_detail->setText(tr("Choose a model and a GPU to see figures."));
        return;
    }
    const auto formula = static_cast<FormulaId>(item->data(0, formulaRole).toInt());
    QStringList parts{texts::formula(formula)};
    const QString numbers = numbersOf(formula);
    if (!numbers.isEmpty()) {
        parts << numbers;
    }
    //: how a figure is known: "Formula", "Measured", "Rule of thumb"
    const QString basis = tr("Basis: %1").arg(item->text(3));
    //: how a figure is known, then its range: "1.05 GB to 1.1 GB"
    parts << (item->text(2).isEmpty() ? basis : tr("%1; from %2").arg(basis, item->text(2)));
    parts << tr("Source: %1").arg(texts::source(formula));
    if (m_nearestRuns && m_view.current()) {
        parts << m_nearestRuns(*m_view.current(), formula);
        parts.removeAll(QString());
    }
    m_detail->setText(parts.join(u"\n"_s));
}

// The formula with the numbers of this scenario put in: the terms of the memory, and their sum; those of the costs.
QString WhyDialog::numbersOf(FormulaId formula) const
{
    if (!m_view.current()) {
        return {};
    }
    const std::vector<MemoryTerm> terms = memoryTerms(m_view.session.catalogue(), m_view.project(), *m_view.current());
    const Format &f = m_view.format;
    if (formula == FormulaId::MemoryTotal) {
        QStringList sum;
        for (const MemoryTerm &term : terms) {
            sum << f.bytes(term.figure.expected);
        }
        const MemoryEvaluation &m = m_view.evaluation().memory;
        const QString overlap = m.perGpu.overlap > Bytes(0) ? u" − "_s + f.bytes(m.perGpu.overlap) : QString();
        return m.perGpu.total ? sum.join(u" + "_s) + overlap + u" = "_s + f.bytes(m.perGpu.total->expected) : QString();
    }
    for (const MemoryTerm &term : terms) {
        if (term.figure.formula == formula) {
            return texts::numbers(term, f);
        }
    }
    return texts::costNumbers(formula, {m_view.session.catalogue(), m_view.project(), *m_view.current(), m_view.evaluation()}, f);
}

void WhyDialog::showFigure(FormulaId formula)
{
    for (int i = 0; i < m_figures->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_figures->topLevelItem(i);
        if (item->data(0, formulaRole).toInt() == static_cast<int>(formula)) {
            m_figures->setCurrentItem(item);
            return;
        }
    }
}

void WhyDialog::setNearestRuns(NearestRuns nearestRuns)
{
    m_nearestRuns = std::move(nearestRuns);
    showDetail();
}

void WhyDialog::retranslate()
{
    setWindowTitle(tr("Where the figures come from"));
    m_figures->setHeaderLabels({tr("Figure"), tr("Value"), tr("Range"), tr("Basis")});
    m_figures->setAccessibleName(windowTitle());
    m_detail->setAccessibleName(tr("Formula and source"));
    QFont bold = font();
    bold.setBold(true);
    m_assumptionsTitle->setFont(bold);
    m_assumptionsTitle->setText(tr("Assumptions"));
    m_assumptions->setAccessibleName(tr("Assumptions"));
}

} // namespace configuria
