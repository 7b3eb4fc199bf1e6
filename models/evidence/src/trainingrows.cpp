// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingmapping.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

#include "engine/names.h"

using namespace Qt::StringLiterals;

namespace configuria {

TrainingRow::TrainingRow(const MeasuredRow &row, const SoftwareDefaults &defaults)
    : m_row(row), m_defaults(defaults), notes(row.text(u"notes")), method(row.text(u"method").toLower()), zero(row.text(u"zero_fsdp")),
      offload(row.text(u"offload")), dtype(row.text(row.text(u"weight_dtype").isEmpty() ? u"precision" : u"weight_dtype")),
      m_context(QStringList{row.text(u"software"), row.text(u"source"), notes, zero, offload, row.text(u"params")}.join(u"; "_s))
{
}

QString TrainingRow::either(QStringView column, QStringView setting) const
{
    const QString own = m_row.text(column);
    return own.isEmpty() ? standard(setting) : own;
}

std::optional<int> TrainingRow::eitherNumber(QStringView column, QStringView setting) const
{
    if (const std::optional<int> own = m_row.integer(column); own && *own > 0) {
        return own;
    }
    bool isNumber = false;
    const int value = standard(setting).toInt(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

WorkloadKind TrainingRow::kind() const
{
    if (has(method, u"qlora") || has(method, u"q-lora") || has(method, u"gptq")) {
        return WorkloadKind::Qlora;
    }
    if (has(method, u"lora")) {
        // An adapter on a base that is stored in 4 bits, whatever the column calls it.
        return isFourBit() ? WorkloadKind::Qlora : WorkloadKind::Lora;
    }
    return has(method, u"pretrain") ? WorkloadKind::PreTraining : WorkloadKind::FullFineTuning;
}

QString TrainingRow::kindName() const
{
    switch (kind()) {
    case WorkloadKind::Qlora: return u"qlora"_s;
    case WorkloadKind::Lora: return u"lora"_s;
    case WorkloadKind::PreTraining: return u"pretrain"_s;
    case WorkloadKind::FullFineTuning:
    case WorkloadKind::Inference: break;
    }
    return u"full"_s;
}

bool TrainingRow::isFourBit() const { return has(dtype, u"nf4") || has(dtype, u"4-bit") || has(dtype, u"int4"); }

namespace {

// Why a run cannot be used, in the user's language.
class Accuracy {
    Q_DECLARE_TR_FUNCTIONS(configuria::Accuracy)
};

// From the columns of the row: a plain GPT as Megatron-LM makes it (feed-forward of 4 h), with the heads and vocabulary of the
// software's own tests.
std::optional<Architecture> describedModel(const TrainingRow &row)
{
    const std::optional<int> layers = row.integer(u"layers"), hidden = row.integer(u"hidden"), heads = row.integer(u"heads");
    const std::optional<int> vocabulary = row.eitherNumber(u"vocabulary", u"vocabulary");
    if (!layers || !hidden || !heads || !vocabulary) {
        return std::nullopt;
    }
    Architecture model;
    model.name = row.text(u"model").toStdString();
    model.layers = layers;
    model.hiddenSize = hidden;
    model.attentionHeads = heads;
    bool isGrouped = false;
    const int groups = row.standard(u"kv heads").toInt(&isGrouped);
    model.kvHeads = isGrouped ? groups : *heads;
    model.headDim = *hidden / std::max(1, *heads);
    model.intermediateSize = 4 * *hidden;
    model.feedForwardMatrices = 2;
    model.vocabulary = vocabulary;
    model.tiedEmbeddings = row.standard(u"tied") != u"no";
    model.fullAttentionLayers = *layers;
    model.attention = AttentionKind::Gqa;
    const std::int64_t h = *hidden, keyValue = std::int64_t(*model.kvHeads) * *model.headDim;
    const std::int64_t layer = 2 * h * h + 2 * h * keyValue + 8 * h * h;
    model.totalParams = model.activeParams = layer * *layers + h * *vocabulary * (model.tiedEmbeddings ? 1 : 2);
    return model;
}

} // namespace

std::optional<Optimizer> optimizerOf(const TrainingRow &row)
{
    const QString text = row.either(u"optimizer", u"optimizer");
    if (has(text, u"galore") || has(text, u"muon")) {
        return std::nullopt;
    }
    const bool eightBit = has(text, u"8-bit") || has(text, u"8bit");
    if (has(text, u"paged")) {
        return Optimizer::PagedAdamW8bit;
    }
    if (eightBit) {
        return Optimizer::AdamW8bit;
    }
    if (has(text, u"4-bit") || has(text, u"4bit")) {
        return Optimizer::AdamW4bit;
    }
    if (has(text, u"sgd")) {
        return Optimizer::Sgd;
    }
    if (has(text, u"adafactor")) {
        return Optimizer::Adafactor;
    }
    const bool fused = has(text, u"fused") && !has(text, u"fused in backward");
    return fused || has(row.standard(u"adamw"), u"fused") ? Optimizer::AdamWFused : Optimizer::AdamW;
}

namespace {

// Programs that list their savings one below the other: each line holds those above it.
bool hasTechnique(const TrainingRow &row, QStringView wanted)
{
    static const QStringList order{u"packed"_s, u"compile"_s, u"chunked"_s, u"activation checkpointing"_s, u"fused in backward"_s,
                                   u"activation offloading"_s, u"8-bit adamw"_s};
    if (!has(row.notes, u"cumulative") || !row.notes.startsWith(u'+')) {
        return has(row.notes, wanted);
    }
    const QString first = row.notes.section(u';', 0, 0);
    for (qsizetype i = order.indexOf(wanted); i >= 0 && i < order.size(); ++i) {
        if (has(first, order[i])) {
            return true;
        }
    }
    return false;
}

void fillFormat(const TrainingRow &row, Workload &w)
{
    const QString dtype = row.dtype.isEmpty() ? row.standard(u"dtype") : row.dtype;
    const bool isFp32 = dtype.compare(u"fp32"_s, Qt::CaseInsensitive) == 0 || has(dtype, u"float32");
    w.weights = isFp32 ? WeightFormat::Fp32 : WeightFormat::Bf16;
    if (w.kind == WorkloadKind::Qlora) {
        w.weights = has(row.method, u"gptq") || has(dtype, u"gptq") || has(dtype, u"int4") ? WeightFormat::Gptq : WeightFormat::Nf4;
        w.details.doubleQuantisation = dtype == u"bnb.nf4" ? false : row.standard(u"double quantisation") != u"no";
    } else if (w.kind == WorkloadKind::Lora && (has(dtype, u"int8") || has(dtype, u"8-bit"))) {
        w.weights = WeightFormat::Int8;
    }
    // accelerate: parameters of a sharded model are upcast to fp32 where mixed precision is asked for.
    const bool flag = has(row.notes, u"bf16 flag=True") || has(row.notes, u"flag=fp16 True");
    const bool sharded = has(row.zero, u"fsdp");
    const bool stated = has(dtype, u"master") || (flag && (sharded || isFp32));
    w.masterWeights = stated || row.standard(u"master") == u"yes";
    if (isFp32 && stated) {
        w.weights = WeightFormat::Bf16; // fp32 under autocast: our master weights
    }
    if (has(row.notes, u"bf16 flag=")) {
        w.details.autocast = flag;
    } else if (const QString cast = row.standard(u"autocast"); !cast.isEmpty()) {
        w.details.autocast = cast == u"yes";
    }
    if (const QString adapters = row.standard(u"adapters"); !adapters.isEmpty()) {
        w.details.fp32Adapters = adapters == u"fp32";
    }
    w.details.halfGradients = row.standard(u"gradients") == u"bf16";
}

void fillKernels(const TrainingRow &row, Workload &w)
{
    const QString framework = row.standard(u"framework");
    w.framework = fromName<TrainingFramework>(framework.toStdString());
    if (row.says(u"zero-") && !row.says(u"fsdp") && w.framework == TrainingFramework::Transformers) {
        w.framework = TrainingFramework::DeepSpeed;
    }
    if (has(row.offload, u"deepspeed")) {
        w.framework = TrainingFramework::DeepSpeed;
    }
    w.details.isCompiled = hasTechnique(row, u"compile") || row.standard(u"compile") == u"yes";
    // transformers from 4.46 upcasts in the loss function and returns the 16-bit logits beside.
    static const QRegularExpression version(u"transformers ([0-9]+)\\.([0-9]+)"_s);
    if (const QRegularExpressionMatch match = version.match(row.text(u"software")); match.hasMatch()) {
        const bool isOld = match.captured(1).toInt() * 100 + match.captured(2).toInt() < 446;
        w.details.logits = isOld ? LogitsCast::InModel : LogitsCast::InLoss;
    }
    if (const QString logits = row.standard(u"logits"); !logits.isEmpty()) {
        w.details.logits = logits == u"in model" ? LogitsCast::InModel : logits == u"in loss" ? LogitsCast::InLoss : LogitsCast::ByAutocast;
    }
    QString loss = row.standard(u"loss");
    if (hasTechnique(row, u"chunked")) {
        loss = u"chunked"_s;
    } else if (row.says(u"foak") || row.says(u"fused Triton") || row.says(u"fused kernels")) {
        loss = u"fused"_s;
    }
    // fms-acceleration's fused linear loss is bound to Llama and Granite in these releases; elsewhere the label changes no byte.
    const QString model = row.text(u"model");
    const bool hasLigerPatch = !row.says(u"framework_config=") || has(model, u"llama") || has(model, u"granite") || has(model, u"powerlm");
    if (row.says(u"liger") && hasLigerPatch) {
        loss = u"chunked"_s;
        if (row.says(u"framework_config=")) {
            w.details.fusedFeedForward = false; // that plugin patches the loss alone
        }
    }
    w.loss = fromName<LossImplementation>(loss.toStdString()).value_or(LossImplementation::Eager);
    const QString attention = row.either(u"flash_attention", u"flash");
    w.flashAttention = !attention.startsWith(u"no"_s, Qt::CaseInsensitive);
    if (w.kind == WorkloadKind::Qlora) {
        w.details.fp32Residual = has(row.notes, u"baseline-peft-bnb") || row.standard(u"residual") == u"fp32";
    }
}

void fillMemorySavers(const TrainingRow &row, Workload &w)
{
    QString checkpointing = row.either(u"grad_checkpointing", u"checkpointing");
    if (row.text(u"grad_checkpointing").isEmpty() && (hasTechnique(row, u"activation checkpointing") || has(row.notes, u", AC,"))) {
        checkpointing = u"full"_s;
    }
    w.checkpointing = has(checkpointing, u"selective") ? Checkpointing::Selective
        : checkpointing.isEmpty() || has(checkpointing, u"none") || checkpointing.startsWith(u"no"_s, Qt::CaseInsensitive) ? Checkpointing::None
                                                                                                                          : Checkpointing::Full;
    w.details.offloadsActivations = has(row.offload, u"activation") || row.standard(u"activations") == u"offloaded" || row.notes.startsWith(u"Unsloth"_s);
    w.details.optimizerInBackward = has(row.text(u"optimizer"), u"backward") || row.standard(u"optimizer in backward") == u"yes"
        || (w.kind == WorkloadKind::FullFineTuning && hasTechnique(row, u"fused in backward"));
    if (has(row.offload, u"param") || (has(row.offload, u"cpu offload") && !has(row.offload, u"optimizer"))) {
        w.offload = Offload::Parameters;
    } else if (has(row.offload, u"optimizer") || has(row.text(u"optimizer"), u"cpu")) {
        w.offload = Offload::Optimizer;
    }
    w.zeroAuto = false;
    QString zero = row.zero.isEmpty() && has(row.offload, u"deepspeed") ? u"ZeRO-3"_s : row.either(u"zero_fsdp", u"zero");
    if (w.framework == TrainingFramework::DeepSpeed && has(zero, u"none") && !row.standard(u"zero").isEmpty()) {
        zero = row.standard(u"zero"); // one GPU shards nothing, but the program's configuration still makes the buckets
    }
    for (int stage = 1; stage <= 3; ++stage) {
        if (has(zero, QString(u"zero-%1"_s).arg(stage)) || has(zero, QString(u"zero%1"_s).arg(stage))) {
            w.zeroStage = stage;
            return;
        }
    }
    if (has(zero, u"fsdp") || has(zero, u"full_shard")) {
        w.zeroStage = 3;
    } else if (w.framework == TrainingFramework::Megatron && !row.isAdapter()) {
        w.zeroStage = has(zero, u"none") || zero == u"no" ? 0 : 1; // its distributed optimizer
    }
}

std::uint8_t targetsOf(const QString &text)
{
    if (text.isEmpty() || has(text, u"all")) {
        return LoraAll;
    }
    struct Name {
        QStringView word;
        int bits;
    };
    // Projections by the names that models give them; c_proj of GPT-2-like blocks is in the attention and in the feed-forward.
    static constexpr Name names[] = {{u"q_proj", LoraQ}, {u"k_proj", LoraK}, {u"v_proj", LoraV}, {u"o_proj", LoraO}, {u"output_proj", LoraO},
                                     {u"gate_proj", LoraGate}, {u"up_proj", LoraUp}, {u"down_proj", LoraDown}, {u"c_attn", LoraQ | LoraK | LoraV},
                                     {u"query_key_value", LoraQ | LoraK | LoraV}, {u"c_proj", LoraO | LoraDown}, {u"w1", LoraGate},
                                     {u"w2", LoraUp}, {u"mlp", LoraGate | LoraUp | LoraDown}, {u"attn", LoraQ | LoraK | LoraV | LoraO}};
    static const QRegularExpression separator(u"[ ,;+/]+"_s);
    int bits = 0;
    for (const QString &word : text.toLower().split(separator, Qt::SkipEmptyParts)) {
        for (const Name &name : names) {
            bits |= word == name.word ? name.bits : 0;
        }
    }
    return static_cast<std::uint8_t>(bits != 0 ? bits : LoraAll);
}

void fillAdapters(const TrainingRow &row, const Architecture &model, Workload &w)
{
    w.loraRank = row.eitherNumber(u"lora_rank", u"rank").value_or(16);
    QString targets = row.either(u"lora_targets", u"targets");
    if (has(targets, u"q_proj") && has(targets, u"c_attn")) {
        // A list for several families: c_attn is in GPT-2-like blocks alone, the others in the rest.
        targets = model.feedForwardMatrices < 3 ? u"c_attn"_s : QString(targets).remove(u"c_attn"_s);
    }
    w.loraTargets = targetsOf(targets);
    w.details.trainsEmbeddings = has(row.method, u"emb") || has(row.text(u"lora_targets"), u"emb") || has(row.notes, u"LoRA (emb)");
}

std::int64_t degree(const std::optional<int> &value) { return std::clamp(value.value_or(1), 1, 65'536); }

// A pipeline that works has a micro-batch for each stage.
int accumulationOf(const TrainingRow &row, int gpus, const Workload &w)
{
    static const QRegularExpression global(u"GBS ([0-9]{1,8})"_s), effective(u"BS column ([0-9]{1,8})/([0-9]{1,8})"_s);
    if (const QRegularExpressionMatch match = global.match(row.notes); match.hasMatch()) {
        return static_cast<int>(std::max<std::int64_t>(1, match.captured(1).toInt() / (degree(w.dataParallel) * std::max(1, w.microBatch))));
    }
    if (const QRegularExpressionMatch match = effective.match(row.notes); match.hasMatch()) {
        return static_cast<int>(std::max<std::int64_t>(1, match.captured(2).toInt() / (std::int64_t(std::max(1, match.captured(1).toInt())) * std::max(1, gpus))));
    }
    return std::max(1, row.integer(u"grad_accum").value_or(static_cast<int>(degree(w.pipelineParallel))));
}

void fillParallelism(const TrainingRow &row, int gpus, Workload &w)
{
    w.tensorParallel = row.integer(u"tp");
    w.pipelineParallel = row.integer(u"pp");
    w.contextParallel = row.integer(u"cp");
    w.expertParallel = row.integer(u"ep");
    w.dataParallel = row.integer(u"dp");
    const std::int64_t split = degree(w.tensorParallel) * degree(w.pipelineParallel) * degree(w.contextParallel);
    if (!w.dataParallel) {
        w.dataParallel = static_cast<int>(std::max<std::int64_t>(1, gpus / split));
    }
    w.details.sequenceParallel = w.tensorParallel.value_or(1) > 1 && (row.says(u"sequence parallel") || row.standard(u"sequence parallel") == u"yes");
    static const QRegularExpression stages(u"VPP ([0-9]{1,3})"_s);
    if (const QRegularExpressionMatch match = stages.match(row.notes); match.hasMatch()) {
        w.details.virtualStages = match.captured(1).toInt();
    } else if (row.says(u"interleaved")) {
        w.details.virtualStages = 2;
    }
    w.gradientAccumulation = accumulationOf(row, gpus, w);
    if (w.pipelineParallel.value_or(1) > 1 && row.standard(u"pipeline batches") == u"stages") {
        // torchtitan cuts the local batch into as many micro-batches as there are stages.
        const int batches = static_cast<int>(degree(w.pipelineParallel)) * w.details.virtualStages;
        w.gradientAccumulation = batches;
        w.microBatch = std::max(1, w.microBatch / batches);
    }
}

unsigned termOf(const TrainingRow &row)
{
    const QString metric = row.text(u"mem_metric");
    if (has(metric, u"reserved")) {
        return PeakReserved;
    }
    if (has(metric, u"allocated") || has(metric, u"active") || has(metric, u"torch")) {
        return PeakAllocated;
    }
    for (const QStringView word : {u"smi", u"nvml", u"vram", u"gpu memory", u"card", u"used"}) {
        if (has(metric, word)) {
            return PeakDevice;
        }
    }
    const QString standard = row.standard(u"peak");
    return standard == u"device" ? PeakDevice : standard == u"reserved" ? PeakReserved : PeakAllocated;
}

MemoryClass classOf(WorkloadKind kind, bool several)
{
    switch (kind) {
    case WorkloadKind::Lora: return several ? MemoryClass::TrainingLoraSharded : MemoryClass::TrainingLora;
    case WorkloadKind::Qlora: return several ? MemoryClass::TrainingQloraSharded : MemoryClass::TrainingQlora;
    case WorkloadKind::PreTraining: return several ? MemoryClass::TrainingPreTrainingSharded : MemoryClass::TrainingPreTraining;
    case WorkloadKind::FullFineTuning:
    case WorkloadKind::Inference: break;
    }
    return several ? MemoryClass::TrainingFullSharded : MemoryClass::TrainingFull;
}

// What is missing or out of the model's reach; empty: nothing.
QString unusableReason(const TrainingRow &row, bool hasModel, bool hasLinearLayers, bool hasGpus, const std::optional<double> &measured)
{
    if (!measured || *measured <= 0) {
        return Accuracy::tr("the row has no peak figure");
    }
    if (!hasModel) {
        return row.text(u"model").isEmpty() ? Accuracy::tr("the source does not name the model") : Accuracy::tr("the shape of the model is not known");
    }
    if (row.standard(u"framework").isEmpty()) {
        return Accuracy::tr("the defaults of this program are not documented");
    }
    if (hasLinearLayers) {
        return Accuracy::tr("what linear-attention layers keep for the backward pass is not documented");
    }
    if (hasShortSamples(row)) {
        return Accuracy::tr("the samples are shorter than the length stated, by an unknown amount");
    }
    if (!row.eitherNumber(u"seq_len", u"sequence")) {
        return Accuracy::tr("the sequence length is not stated");
    }
    if (!row.eitherNumber(u"micro_batch_per_gpu", u"batch")) {
        return Accuracy::tr("the batch per GPU is not stated");
    }
    if (!hasGpus) {
        return Accuracy::tr("the number of GPUs is not stated");
    }
    if (!optimizerOf(row)) {
        return Accuracy::tr("the optimizer is not one that we model");
    }
    if (has(row.dtype, u"nvfp4") || has(row.dtype, u"fp8 linears")) {
        return Accuracy::tr("what this number format keeps for the backward pass is not documented");
    }
    if (row.standard(u"peak") == u"loading" && has(row.zero, u"fsdp")) {
        return Accuracy::tr("the peak is that of loading the model, not of training it");
    }
    return {};
}

} // namespace

bool hasShortSamples(const TrainingRow &row) { return has(row.notes, u"(unpacked)") || row.standard(u"packed") == u"no"; }

QString trainingDoubt(const TrainingRow &row)
{
    if (has(row.notes, u"Our flag")) {
        return Accuracy::tr("the source lists two figures for the same settings, or speeds that its card cannot reach");
    }
    if (has(row.notes, u"memory fraction limited")) {
        return Accuracy::tr("taken under a limit on the memory of the process, which the allocator fills");
    }
    if (has(row.notes, u"assumed from") || has(row.notes, u"footnote missing") || has(row.notes, u"footnote not in the public")) {
        return Accuracy::tr("the source does not say what its columns hold");
    }
    return {};
}

std::optional<Architecture> trainedModel(const TrainingRow &row, const ModelNames &models)
{
    const Architecture *known = models.find(row.text(u"model"), row.text(u"params"));
    return known ? std::optional(*known) : describedModel(row);
}

Workload trainingWorkload(const TrainingRow &row, const Architecture &model, int gpus)
{
    Workload w;
    w.kind = row.kind();
    w.sequenceLength = row.eitherNumber(u"seq_len", u"sequence").value_or(w.sequenceLength);
    w.microBatch = row.eitherNumber(u"micro_batch_per_gpu", u"batch").value_or(w.microBatch);
    w.optimizer = optimizerOf(row).value_or(w.optimizer);
    fillFormat(row, w);
    fillKernels(row, w);
    fillMemorySavers(row, w);
    if (row.isAdapter()) {
        fillAdapters(row, model, w);
    }
    fillParallelism(row, gpus, w);
    return w;
}

QString trainingGroup(const TrainingRow &row, bool several)
{
    return row.kindName() + u", "_s + row.standard(u"framework") + (several ? u", several GPUs"_s : u", 1 GPU"_s);
}

QString trainingTitle(const TrainingRow &row)
{
    return row.text(u"model") + (row.text(u"params").isEmpty() ? QString() : u' ' + row.text(u"params")) + u", "_s + row.method;
}

MappedRun mapTrainingRow(const MeasuredRow &measuredRow, const ModelNames &models, const SoftwareDefaults &defaults)
{
    const TrainingRow row(measuredRow, defaults);
    MappedRun run;
    run.kind = MeasuredKind::TrainingMemory;
    run.id = row.text(u"id");
    run.source = row.text(u"source");
    run.url = row.text(u"source_url");
    run.title = trainingTitle(row);
    run.model = trainedModel(row, models);
    const std::optional<double> measured = measuredRow.number(u"peak_mem_bytes_per_gpu");
    const std::optional<int> gpus = row.eitherNumber(u"gpu_count", u"gpus");
    run.unusable = unusableReason(row, run.model.has_value(), run.model && run.model->linearLayers > 0, gpus.has_value(), measured);
    if (!run.unusable.isEmpty()) {
        return run;
    }
    run.doubt = trainingDoubt(row);

    Comparison c;
    c.figure = AccuracyFigure::TrainingPeak;
    c.workload = trainingWorkload(row, *run.model, *gpus);
    c.gpusPerNode = *gpus > 8 && *gpus % 8 == 0 ? 8 : *gpus;
    c.nodes = *gpus / c.gpusPerNode;
    const bool several = *gpus > 1;
    c.memoryClass = classOf(c.workload.kind, several);
    c.group = trainingGroup(row, several);
    c.terms = termOf(row);
    c.measured = *measured;
    run.comparisons.push_back(c);
    return run;
}

} // namespace configuria
