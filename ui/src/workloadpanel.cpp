// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloadpanel.h"

#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include "items/texts.h"
#include "servingbox.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// "1 billion", not "1.000 billion": in French the comma of three empty decimals reads as a thousand.
class BillionsSpinBox : public QDoubleSpinBox {
public:
    QString textFromValue(double value) const override
    {
        QLocale plain = locale();
        plain.setNumberOptions(QLocale::DefaultNumberOptions);
        return plain.toString(value, 'f', QLocale::FloatingPointShortest);
    }
};

constexpr int automatic = -1; // user data of "Automatic" in a combo box
constexpr double tokensPerBillion = 1e9;
constexpr int loraAttention = LoraQ | LoraK | LoraV | LoraO;
const std::pair<int, QString> loraNames[] = {{LoraQ, u"q_proj"_s}, {LoraK, u"k_proj"_s}, {LoraV, u"v_proj"_s}, {LoraO, u"o_proj"_s},
                                             {LoraGate, u"gate_proj"_s}, {LoraUp, u"up_proj"_s}, {LoraDown, u"down_proj"_s}};

// An entry for each value, worded now; the selection is set by the bindings.
template <class E>
void fill(QComboBox *box, int count, bool hasAutomatic = false)
{
    const QSignalBlocker blocker(box);
    box->clear();
    if (hasAutomatic) {
        box->addItem(QString(), automatic);
    }
    for (int i = 0; i < count; ++i) {
        box->addItem(texts::label(static_cast<E>(i)), i);
    }
}

std::optional<int> optionalOf(int value)
{
    return value > 0 ? std::optional(value) : std::nullopt;
}

} // namespace

WorkloadPanel::WorkloadPanel(View &view, QWidget *parent) : QWidget(parent), m_view(view), m_bindings(view, this)
{
    makeEditors();
    layOut();
    bindCommon();
    bindInference();
    bindTraining();
    bindParallelism();
    connect(m_model, &QPushButton::clicked, this, &WorkloadPanel::modelAsked);
    retranslate();
}

QSpinBox *WorkloadPanel::spin(const QString &name, int minimum, int maximum)
{
    auto *box = new QSpinBox;
    box->setObjectName(name);
    box->setRange(minimum, maximum);
    box->setGroupSeparatorShown(true);
    box->setAlignment(Qt::AlignRight);
    box->setAccelerated(true);
    // The widest value would make the panel wide: 100 000 000 can scroll in its field.
    box->setMinimumWidth(box->fontMetrics().horizontalAdvance(u"auto (000 000)"_s) + 40);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return box;
}

QSpinBox *WorkloadPanel::automaticSpin(const QString &name, int maximum)
{
    QSpinBox *box = spin(name, 0, maximum);
    box->setSpecialValueText(u"auto"_s);
    return box;
}

QComboBox *WorkloadPanel::combo(const QString &name)
{
    auto *box = new QComboBox;
    box->setObjectName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return box;
}

void WorkloadPanel::makeEditors()
{
    constexpr int most = 100'000'000;
    m_model = new QPushButton;
    m_model->setObjectName(u"modelButton"_s);
    m_model->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_kind = combo(u"kindEdit"_s);
    m_weights = combo(u"weightsEdit"_s);
    m_kv = combo(u"kvEdit"_s);
    m_engine = combo(u"engineEdit"_s);
    m_context = automaticSpin(u"contextEdit"_s, most);
    m_context->setSingleStep(1024);
    m_sequences = spin(u"sequencesEdit"_s, 1, 100'000);
    m_prompt = automaticSpin(u"promptEdit"_s, most);
    m_prompt->setSingleStep(256);
    m_answer = automaticSpin(u"answerEdit"_s, most);
    m_answer->setSingleStep(128);
    m_utilisation = new QDoubleSpinBox;
    m_utilisation->setObjectName(u"utilisationEdit"_s);
    m_utilisation->setRange(0.04, 1.0); // below 0.05: automatic
    m_utilisation->setSingleStep(0.01);
    m_utilisation->setAlignment(Qt::AlignRight);
    m_framework = combo(u"frameworkEdit"_s);
    m_sequenceLength = spin(u"sequenceLengthEdit"_s, 1, most);
    m_sequenceLength->setSingleStep(512);
    m_microBatch = spin(u"microBatchEdit"_s, 1, 100'000);
    m_accumulation = spin(u"accumulationEdit"_s, 1, 1'000'000);
    m_trainingTokens = new BillionsSpinBox;
    m_trainingTokens->setObjectName(u"trainingTokensEdit"_s);
    m_trainingTokens->setRange(0, 1e9);
    m_trainingTokens->setDecimals(3);
    m_trainingTokens->setGroupSeparatorShown(true);
    m_trainingTokens->setAlignment(Qt::AlignRight);
    m_trainingTokens->setMinimumWidth(m_sequences->minimumWidth());
    connect(m_trainingTokens, &QDoubleSpinBox::valueChanged, this, &WorkloadPanel::wordBillions);
    m_optimizer = combo(u"optimizerEdit"_s);
    m_checkpointing = combo(u"checkpointingEdit"_s);
    m_loss = combo(u"lossEdit"_s);
    m_offload = combo(u"offloadEdit"_s);
    m_zero = combo(u"zeroEdit"_s);
    m_rank = spin(u"rankEdit"_s, 1, 65'536);
    m_master = new QCheckBox;
    m_master->setObjectName(u"masterEdit"_s);
    makeTargets();
    m_tensor = automaticSpin(u"tensorEdit"_s, 65'536);
    m_pipeline = automaticSpin(u"pipelineEdit"_s, 65'536);
    m_data = automaticSpin(u"dataEdit"_s, 65'536);
    m_expert = automaticSpin(u"expertEdit"_s, 65'536);
    m_contextParallel = automaticSpin(u"contextParallelEdit"_s, 65'536);
}

void WorkloadPanel::makeTargets()
{
    m_targets = new QToolButton;
    m_targets->setObjectName(u"targetsEdit"_s);
    m_targets->setPopupMode(QToolButton::InstantPopup);
    m_targets->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_targets->setFocusPolicy(Qt::StrongFocus);
    m_targets->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *menu = new QMenu(m_targets);
    const auto add = [&](int bits, const QString &text) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setData(bits);
        m_targetActions.append(action);
        return action;
    };
    // The two sets that people take, then the matrices one by one, by the names that PEFT gives them.
    for (const int set : {int(LoraAll), loraAttention}) {
        connect(add(set, QString()), &QAction::triggered, this, [this, set] {
            m_view.edit(Field::LoraTargets, [&](Configuration &c) { c.workload.loraTargets = static_cast<std::uint8_t>(set); });
            m_view.session.endGesture();
            showTargets();
        });
    }
    menu->addSeparator();
    for (const auto &[bit, name] : loraNames) {
        connect(add(bit, name), &QAction::triggered, this, [this, bit = bit] {
            m_view.edit(Field::LoraTargets, [&](Configuration &c) {
                const int targets = c.workload.loraTargets ^ bit;
                c.workload.loraTargets = static_cast<std::uint8_t>(targets != 0 ? targets : bit); // one at least
            });
            m_view.session.endGesture();
            showTargets();
        });
    }
    m_targets->setMenu(menu);
}

void WorkloadPanel::showTargets()
{
    const int targets = m_view.current()->workload.loraTargets;
    QStringList names;
    for (const auto &[bit, name] : loraNames) {
        if (targets & bit) {
            names.append(name.chopped(5)); // without "_proj"
        }
    }
    for (QAction *action : m_targetActions) {
        const int bits = action->data().toInt();
        const bool isSet = bits == LoraAll || bits == loraAttention;
        action->setChecked(isSet ? targets == bits : (targets & bits) != 0);
    }
    m_targets->setText(targets == LoraAll ? m_targetActions[0]->text() : targets == loraAttention ? m_targetActions[1]->text() : names.join(u", "_s));
}

QLabel *WorkloadPanel::addRow(QWidget *field, QFormLayout *form)
{
    auto *label = new QLabel;
    label->setBuddy(field);
    form->addRow(label, field);
    return label;
}

void WorkloadPanel::layOut()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 4, 8);
    layout->setSpacing(8);
    m_form = new QFormLayout;
    m_form->setHorizontalSpacing(8);
    m_form->setVerticalSpacing(4);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (QWidget *field : std::initializer_list<QWidget *>{m_model, m_kind, m_weights, m_kv, m_engine, m_context, m_sequences, m_prompt, m_answer,
                                                           m_utilisation, m_framework, m_sequenceLength, m_microBatch, m_accumulation,
                                                           m_trainingTokens, m_rank, m_targets, m_optimizer, m_master, m_checkpointing, m_loss, m_zero,
                                                           m_offload}) {
        addRow(field, m_form);
    }
    layout->addLayout(m_form);
    m_serving = new ServingBox(m_view);
    layout->addWidget(m_serving);
    m_parallelism = new QGroupBox;
    auto *grid = new QGridLayout(m_parallelism);
    grid->setContentsMargins(8, 4, 8, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    int column = 0;
    for (QSpinBox *box : {m_tensor, m_pipeline, m_data, m_expert, m_contextParallel}) {
        auto *label = new QLabel;
        label->setBuddy(box);
        m_parallelLabels.append(label);
        grid->addWidget(label, column / 3 * 2, column % 3);
        grid->addWidget(box, column / 3 * 2 + 1, column % 3);
        ++column;
    }
    layout->addWidget(m_parallelism);
    layout->addStretch(1);
}

void WorkloadPanel::bindCommon()
{
    using C = const Configuration &;
    m_bindings.bind(m_kind, Field::WorkloadKind, [](C c) { return static_cast<int>(c.workload.kind); },
                    [](Configuration &c, int v) { c.workload.kind = static_cast<WorkloadKind>(v); });
    m_bindings.bind(m_weights, Field::Weights, [](C c) { return static_cast<int>(c.workload.weights); },
                    [](Configuration &c, int v) { c.workload.weights = static_cast<WeightFormat>(v); });
}

void WorkloadPanel::bindInference()
{
    using C = const Configuration &;
    m_bindings.bind(m_kv, Field::KvFormat, [](C c) { return static_cast<int>(c.workload.kvKeys); },
                    [](Configuration &c, int v) { c.workload.kvKeys = c.workload.kvValues = static_cast<KvFormat>(v); });
    m_bindings.bind(m_engine, Field::Engine, [](C c) { return c.workload.engine ? static_cast<int>(*c.workload.engine) : automatic; },
                    [](Configuration &c, int v) { c.workload.engine = v < 0 ? std::nullopt : std::optional(static_cast<InferenceEngine>(v)); });
    m_bindings.bind(m_context, Field::Context, [](C c) { return static_cast<int>(std::clamp<std::int64_t>(c.workload.context.value_or(0), 0, INT_MAX)); },
                    [](Configuration &c, int v) { c.workload.context = v > 0 ? std::optional<std::int64_t>(v) : std::nullopt; });
    m_bindings.bind(m_sequences, Field::Sequences, [](C c) { return c.workload.sequences; }, [](Configuration &c, int v) { c.workload.sequences = v; });
    m_bindings.bind(m_prompt, Field::PromptTokens, [](C c) { return c.workload.promptTokens.value_or(0); },
                    [](Configuration &c, int v) { c.workload.promptTokens = optionalOf(v); });
    m_bindings.bind(m_answer, Field::AnswerTokens, [](C c) { return c.workload.answerTokens.value_or(0); },
                    [](Configuration &c, int v) { c.workload.answerTokens = optionalOf(v); });
    m_bindings.bind(m_utilisation, Field::Utilisation, [](C c) { return c.workload.utilisation ? c.workload.utilisation->count : 0.04; },
                    [](Configuration &c, double v) { c.workload.utilisation = v < 0.05 ? std::nullopt : std::optional(Fraction(v)); });
}

void WorkloadPanel::bindTraining()
{
    using C = const Configuration &;
    m_bindings.bind(m_framework, Field::Framework, [](C c) { return c.workload.framework ? static_cast<int>(*c.workload.framework) : automatic; },
                    [](Configuration &c, int v) { c.workload.framework = v < 0 ? std::nullopt : std::optional(static_cast<TrainingFramework>(v)); });
    m_bindings.bind(m_sequenceLength, Field::SequenceLength, [](C c) { return c.workload.sequenceLength; },
                    [](Configuration &c, int v) { c.workload.sequenceLength = v; });
    m_bindings.bind(m_microBatch, Field::MicroBatch, [](C c) { return c.workload.microBatch; }, [](Configuration &c, int v) { c.workload.microBatch = v; });
    m_bindings.bind(m_accumulation, Field::GradientAccumulation, [](C c) { return c.workload.gradientAccumulation; },
                    [](Configuration &c, int v) { c.workload.gradientAccumulation = v; });
    m_bindings.bind(m_trainingTokens, Field::TrainingTokens,
                    [](C c) { return c.workload.trainingTokens ? static_cast<double>(c.workload.trainingTokens->count) / tokensPerBillion : 0.0; },
                    [](Configuration &c, double v) {
                        c.workload.trainingTokens = v > 0 ? std::optional(Tokens(std::llround(v * tokensPerBillion))) : std::nullopt;
                    });
    m_bindings.bind(m_rank, Field::LoraRank, [](C c) { return c.workload.loraRank; }, [](Configuration &c, int v) { c.workload.loraRank = v; });
    m_bindings.bind(m_optimizer, Field::Optimizer, [](C c) { return static_cast<int>(c.workload.optimizer); },
                    [](Configuration &c, int v) { c.workload.optimizer = static_cast<Optimizer>(v); });
    m_bindings.bind(m_master, Field::MasterWeights, [](C c) { return c.workload.masterWeights; }, [](Configuration &c, bool v) { c.workload.masterWeights = v; });
    m_bindings.bind(m_checkpointing, Field::Checkpointing, [](C c) { return static_cast<int>(c.workload.checkpointing); },
                    [](Configuration &c, int v) { c.workload.checkpointing = static_cast<Checkpointing>(v); });
    m_bindings.bind(m_loss, Field::Loss, [](C c) { return static_cast<int>(c.workload.loss); },
                    [](Configuration &c, int v) { c.workload.loss = static_cast<LossImplementation>(v); });
    m_bindings.bind(m_zero, Field::Zero, [](C c) { return c.workload.zeroAuto ? automatic : c.workload.zeroStage; },
                    [](Configuration &c, int v) {
                        c.workload.zeroAuto = v < 0;
                        c.workload.zeroStage = std::max(0, v);
                    });
    m_bindings.bind(m_offload, Field::Offload, [](C c) { return static_cast<int>(c.workload.offload); },
                    [](Configuration &c, int v) { c.workload.offload = static_cast<Offload>(v); });
}

void WorkloadPanel::bindParallelism()
{
    const auto degree = [this](QSpinBox *box, std::optional<int> Workload::*member) {
        m_bindings.bind(box, Field::Parallelism, [member](const Configuration &c) { return (c.workload.*member).value_or(0); },
                        [member](Configuration &c, int v) { c.workload.*member = optionalOf(v); });
    };
    degree(m_tensor, &Workload::tensorParallel);
    degree(m_pipeline, &Workload::pipelineParallel);
    degree(m_data, &Workload::dataParallel);
    degree(m_expert, &Workload::expertParallel);
    degree(m_contextParallel, &Workload::contextParallel);
}

void WorkloadPanel::refresh()
{
    const Configuration *c = m_view.current();
    if (!c) {
        return;
    }
    const QString name = QString::fromStdString(c->model.name);
    m_model->setText(name.isEmpty() ? tr("Choose a model…") : name);
    m_model->setToolTip(m_model->text());
    showRows();
    showTargets();
    m_bindings.refresh();
    m_serving->refresh();
    showAutomaticValues();
}

// "auto" says what it gives: the value that the engine resolved.
void WorkloadPanel::showAutomaticValues()
{
    const ResolvedWorkload &w = m_view.evaluation().workload;
    const Format &f = m_view.format;
    const auto show = [&](QSpinBox *box, std::int64_t value) {
        // Setting it writes the text anew and measures the box: not under the cursor of who is typing a number, nor for nothing.
        const QString text = tr("auto (%1)").arg(f.count(value));
        if (box->value() == box->minimum() && box->specialValueText() != text) {
            box->setSpecialValueText(text);
        }
    };
    show(m_context, w.context);
    show(m_prompt, w.promptTokens);
    show(m_answer, w.answerTokens);
    show(m_tensor, w.tensorParallel);
    show(m_pipeline, w.pipelineParallel);
    show(m_data, w.dataParallel);
    show(m_expert, w.expertParallel);
    show(m_contextParallel, w.contextParallel);
    if (m_utilisation->value() < 0.05) {
        m_utilisation->setSpecialValueText(tr("auto (%1)").arg(f.locale().toString(w.utilisation, 'f', 2)));
    }
    const auto showFirst = [](QComboBox *box, const QString &text) {
        if (box->itemText(0) != text) {
            box->setItemText(0, text);
        }
    };
    showFirst(m_engine, tr("Automatic (%1)").arg(texts::label(w.engine)));
    showFirst(m_framework, tr("Automatic (%1)").arg(texts::label(w.framework)));
    showFirst(m_zero, tr("Automatic (%1)").arg(f.count(w.zeroStage)));
}

void WorkloadPanel::showRows()
{
    const WorkloadKind kind = m_view.current()->workload.kind;
    const bool training = isTraining(kind);
    const bool lora = kind == WorkloadKind::Lora || kind == WorkloadKind::Qlora;
    for (QWidget *field : std::initializer_list<QWidget *>{m_kv, m_engine, m_context, m_sequences, m_prompt, m_answer, m_utilisation}) {
        m_form->setRowVisible(field, !training);
    }
    for (QWidget *field : std::initializer_list<QWidget *>{m_framework, m_sequenceLength, m_microBatch, m_accumulation, m_trainingTokens, m_optimizer,
                                                           m_checkpointing, m_loss, m_zero, m_offload}) {
        m_form->setRowVisible(field, training);
    }
    m_serving->setVisible(!training);
    m_form->setRowVisible(m_rank, lora);
    m_form->setRowVisible(m_targets, lora);
    m_form->setRowVisible(m_master, training && !lora);
}

void WorkloadPanel::fillCombos()
{
    fill<WorkloadKind>(m_kind, static_cast<int>(WorkloadKind::PreTraining) + 1);
    fill<WeightFormat>(m_weights, weightFormatCount);
    fill<KvFormat>(m_kv, kvFormatCount);
    fill<InferenceEngine>(m_engine, static_cast<int>(InferenceEngine::Transformers) + 1, true);
    fill<TrainingFramework>(m_framework, static_cast<int>(TrainingFramework::Megatron) + 1, true);
    fill<Optimizer>(m_optimizer, static_cast<int>(Optimizer::Adafactor) + 1);
    fill<Checkpointing>(m_checkpointing, static_cast<int>(Checkpointing::Full) + 1);
    fill<LossImplementation>(m_loss, static_cast<int>(LossImplementation::Chunked) + 1);
    fill<Offload>(m_offload, static_cast<int>(Offload::ParametersToNvme) + 1);
    const QSignalBlocker blocker(m_zero);
    m_zero->clear();
    m_zero->addItem(QString(), automatic);
    for (int stage = 0; stage <= 3; ++stage) {
        m_zero->addItem(tr("Stage %1").arg(stage), stage);
    }
}

// "1,5 milliard", "2 milliards": in French the plural begins at 2.
void WorkloadPanel::wordBillions()
{
    //: unit behind a number of tokens; begins with a space
    m_trainingTokens->setSuffix(tr(" billion", nullptr, static_cast<int>(m_trainingTokens->value())));
}

void WorkloadPanel::retranslate()
{
    fillCombos();
    const auto name = [this](QWidget *field, const QString &text, const QString &help) {
        if (auto *label = qobject_cast<QLabel *>(m_form->labelForField(field))) {
            label->setText(text);
            label->setToolTip(help);
        }
        field->setAccessibleName(QString(text).remove(u'&'));
        field->setToolTip(help);
    };
    name(m_model, tr("&Model"), tr("The model that the server runs or trains."));
    name(m_kind, tr("&Work"), tr("What the server does with the model."));
    name(m_weights, tr("W&eights"), tr("Number format of the weights in GPU memory."));
    name(m_kv, tr("&KV cache"), tr("Number format of the keys and values kept for each token."));
    name(m_engine, tr("En&gine"), tr("The program that serves the model."));
    name(m_context, tr("&Context"), tr("Tokens held for each sequence, prompt and answer together."));
    name(m_sequences, tr("Se&quences"), tr("Requests served at the same time."));
    name(m_prompt, tr("P&rompt"), tr("Mean length of a prompt, in tokens."));
    name(m_answer, tr("&Answer"), tr("Mean length of an answer, in tokens."));
    name(m_utilisation, tr("Memory s&hare"), tr("Share of the GPU memory that the engine reserves when it starts."));
    name(m_framework, tr("&Framework"), tr("The program that trains the model."));
    name(m_sequenceLength, tr("Sequence &length"), tr("Tokens of one training sequence."));
    name(m_microBatch, tr("Micro-&batch"), tr("Sequences per GPU and step."));
    name(m_accumulation, tr("Acc&umulation"), tr("Steps whose gradients are added before an update."));
    name(m_trainingTokens, tr("&Tokens"), tr("Tokens to train on, in billions."));
    name(m_rank, tr("LoRA &rank"), tr("Rank of the adapter matrices."));
    name(m_targets, tr("Lo&RA targets"), tr("The matrices of each layer that get an adapter."));
    m_targetActions[0]->setText(tr("All linear layers"));
    m_targetActions[1]->setText(tr("Attention only"));
    name(m_optimizer, tr("&Optimizer"), tr("The optimizer and the precision of its states."));
    name(m_master, tr("&Master copy"), tr("Keep a copy of the weights in 32 bits."));
    name(m_checkpointing, tr("Recom&pute"), tr("Activation checkpointing: less memory, more computing."));
    name(m_loss, tr("Lo&ss"), tr("How the loss over the vocabulary is computed."));
    name(m_zero, tr("&ZeRO"), tr("What is split over the data-parallel GPUs."));
    name(m_offload, tr("Offloa&d"), tr("What is moved to the memory of the host or to its NVMe drives (DeepSpeed ZeRO-3)."));
    m_master->setText(tr("32-bit weights"));
    wordBillions();
    m_trainingTokens->setSpecialValueText(tr("not set"));
    m_serving->retranslate();
    m_parallelism->setTitle(tr("Parallelism"));
    const QStringList words{tr("&Tensor"), tr("&Pipeline"), tr("&Data"), tr("E&xpert"), tr("C&ontext")};
    const QVector<QSpinBox *> boxes{m_tensor, m_pipeline, m_data, m_expert, m_contextParallel};
    for (int i = 0; i < words.size(); ++i) {
        m_parallelLabels[i]->setText(words[i]);
        boxes[i]->setAccessibleName(tr("%1 parallelism").arg(QString(words[i]).remove(u'&')));
        boxes[i]->setMinimumWidth(fontMetrics().horizontalAdvance(tr("auto (%1)").arg(u"00"_s)) + 32);
        boxes[i]->setToolTip(tr("Number of GPUs that share the work this way."));
    }
}

} // namespace configuria
