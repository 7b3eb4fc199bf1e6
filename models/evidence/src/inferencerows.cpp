// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mapping.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

#include "engine/names.h"
#include "inferencenames.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(configuria::Accuracy)
};

// Everything that the figures of one row share.
struct Reading {
    const MeasuredRow &row;
    const SoftwareDefaults &defaults;
    QString software;  // engine and version
    EngineFamily family = EngineFamily::Other;
    Architecture model;
    Workload workload;
    QuantLabel quant;
    int tensorParallel = 1;
    int pipelineParallel = 1;
    QString notes;

    QString setting(QStringView name) const { return defaults.value(software, {}, name); }
};

bool isLlamaCpp(const Reading &r) { return r.family == EngineFamily::LlamaCpp || r.family == EngineFamily::IkLlamaCpp; }

QString groupName(const Reading &r)
{
    return r.family == EngineFamily::Other ? r.row.text(u"engine") : familyName(r.family);
}

// A model that the library does not hold, from the columns that its log printed.
std::optional<Architecture> modelOfColumns(const MeasuredRow &row)
{
    const auto layers = row.integer(u"n_layers"), hidden = row.integer(u"hidden_size"), heads = row.integer(u"n_heads");
    const auto parameters = row.number(u"params_b");
    if (!layers || !hidden || !heads || !parameters) {
        return std::nullopt;
    }
    Architecture model;
    model.totalParams = static_cast<std::int64_t>(*parameters * 1e9);
    model.layers = layers;
    model.hiddenSize = hidden;
    model.attentionHeads = heads;
    model.kvHeads = row.integer(u"n_kv_heads");
    const QString headDim = row.text(u"head_dim");
    model.headDim = headDim.isEmpty() ? *hidden / std::max(1, *heads) : headDim.section(u'/', 0, 0).toInt();
    if (headDim.contains(u'/')) {
        model.valueHeadDim = headDim.section(u'/', 1, 1).toInt();
    }
    model.vocabulary = row.integer(u"vocab_size");
    model.fullAttentionLayers = *layers;
    model.experts = row.integer(u"n_experts").value_or(0);
    model.expertsPerToken = row.integer(u"n_experts_used").value_or(0);
    model.kind = model.experts > 0 ? ModelKind::MoeLlm : ModelKind::DenseLlm;
    return model;
}

// "(VLM, name not in excerpt)", "mistralai/M... (name cut off)", "gemma3 (size not shown)".
bool isNamed(const QString &name)
{
    static const QRegularExpression open(u"not shown|not in excerpt|cut off"_s);
    return !name.isEmpty() && !name.contains(open);
}

std::optional<Architecture> modelOf(const MeasuredRow &row, const ModelNames &models)
{
    const QString name = row.text(u"model");
    const Architecture *known = isNamed(name) ? models.find(name, row.text(u"params_b")) : nullptr;
    if (!known) {
        return modelOfColumns(row);
    }
    // "LLaMA v2" says neither 7B nor 13B: the printed count decides, where there is one.
    const auto parameters = row.number(u"params_b");
    const bool agrees = !parameters || std::abs(*parameters * 1e9 / static_cast<double>(known->totalParams) - 1) < 0.03;
    return agrees ? std::optional(*known) : modelOfColumns(row);
}

// What the software does with the model's cache, said by its log or by the defaults of the software.
void adaptCache(Reading &r)
{
    Architecture &model = r.model;
    if (model.slidingWindowLayers > 0 && r.setting(u"sliding_window") == "full"_L1) {
        model.fullAttentionLayers += model.slidingWindowLayers;
        model.slidingWindowLayers = 0;
    }
    if (model.attention != AttentionKind::Mla) {
        return;
    }
    const QString precision = r.row.text(u"kv_precision"), printed = r.row.text(u"kv_text");
    if (precision.contains("K:"_L1) && !precision.contains("c^KV"_L1)) { // keys and values printed apart: no latent cache
        model.attention = AttentionKind::Mha;
        model.kvHeads = model.attentionHeads;
    } else if (printed.contains("kv^T"_L1) && !printed.contains("kv^T: not used"_L1)) {
        model.kvLoraRank = *model.kvLoraRank * 2; // a second, transposed copy of the latent without its rope part
    }
}

bool readCacheTypes(Reading &r)
{
    const QString text = r.row.text(u"kv_precision");
    if (text.isEmpty()) {
        return true; // auto: the 16-bit type of the model
    }
    const auto keys = kvFormatOf(text, u"K"), values = kvFormatOf(text, u"V");
    if (keys && values) {
        r.workload.kvKeys = *keys;
        r.workload.kvValues = *values;
    }
    return keys && values;
}

void readParallelism(Reading &r)
{
    const int gpus = std::max(1, r.row.integer(u"gpu_count").value_or(1));
    r.pipelineParallel = std::max(1, r.row.integer(u"pipeline_parallel").value_or(1));
    if (isLlamaCpp(r)) {
        // Layers are split over the devices; with a part of the weights on the host the copies for pipelining are off.
        r.pipelineParallel = weightsOnHost(r.row.text(u"notes")) || r.notes.contains("CPU-only"_L1) ? 1 : gpus;
    } else if (r.family != EngineFamily::Transformers) {
        r.tensorParallel = r.row.integer(u"tensor_parallel").value_or(gpus / r.pipelineParallel);
    }
    r.workload.tensorParallel = std::max(1, r.tensorParallel);
    r.workload.pipelineParallel = r.pipelineParallel;
    if (const auto dcp = number(r.notes, u"decode context parallel ([0-9]+)"_s)) {
        r.workload.contextParallel = static_cast<int>(*dcp);
    }
}

void readSettings(Reading &r)
{
    Workload &w = r.workload;
    w.engine = engineOf(r.family);
    w.weights = r.quant.format.value_or(WeightFormat::Bf16);
    w.sequences = std::clamp(r.row.integer(u"max_num_seqs").value_or(1), 1, 100'000);
    const QString batch = r.row.text(u"batch_or_chunk");
    if (const auto ubatch = number(batch, u"n_ubatch=([0-9]+)"_s)) {
        w.microBatchTokens = static_cast<int>(*ubatch);
    }
    w.flashAttention = r.row.text(u"flash_attention").isEmpty() ? r.setting(u"flash_attention") != "off"_L1
                                                                : !r.row.text(u"flash_attention").startsWith("no"_L1);
    const auto context = r.row.number(u"n_ctx");
    if (context) {
        w.context = std::max<std::int64_t>(1, static_cast<std::int64_t>(isLlamaCpp(r) ? *context / w.sequences : *context));
    }
    if (r.family == EngineFamily::Vllm) {
        const auto stated = number(batch, u"max_num_batched_tokens=([0-9]+)"_s);
        const VllmProfile profile = vllmProfile(r.row);
        w.batchedTokens = stated ? std::optional(static_cast<int>(*stated)) : profile.batchedTokens;
        w.profiledSequences = profile.isFirstEngine ? 0 : 256;
    }
}

Comparison comparisonOf(const Reading &r, AccuracyFigure figure, unsigned terms, double measured)
{
    Comparison c;
    c.figure = figure;
    c.terms = terms;
    c.measured = measured;
    c.workload = r.workload;
    c.gpusPerNode = r.tensorParallel * r.pipelineParallel;
    return c;
}

QString weightsGroup(const QuantLabel &quant, WeightFormat format)
{
    if (isGguf(format)) {
        return u"GGUF"_s;
    }
    switch (format) {
    case WeightFormat::Bf16:
    case WeightFormat::Fp16:
    case WeightFormat::Fp32:
    case WeightFormat::Tf32: return u"16 bit"_s;
    case WeightFormat::Fp8: return u"FP8"_s;
    case WeightFormat::Int8: return u"INT8"_s;
    default: return quant.isMixed ? u"4 bit, mixed"_s : u"4 bit"_s;
    }
}

void addWeights(Reading &r, MappedRun &run)
{
    const auto measured = r.row.number(u"weights_bytes");
    if (!measured || *measured <= 0 || !r.quant.format) {
        return;
    }
    const bool whole = r.row.text(u"weights_scope").startsWith("whole"_L1);
    if (isLlamaCpp(r) && !whole) {
        return; // one device of several: which layers it holds is not said
    }
    if (!whole && !r.row.integer(u"gpu_count") && !r.row.integer(u"tensor_parallel")) {
        return; // a share of the model, of how many is not said
    }
    Comparison c = comparisonOf(r, AccuracyFigure::Weights, WeightsTerm, *measured);
    if (whole) {
        c.workload.tensorParallel = c.workload.pipelineParallel = 1;
        c.gpusPerNode = 1;
    }
    c.memoryClass = weightsClass(*r.quant.format);
    c.group = weightsGroup(r.quant, *r.quant.format);
    // Bits as the source counts them, or as the size gives them: for judging the label, never for predicting.
    const double shares = whole ? 1 : r.tensorParallel * r.pipelineParallel;
    const double counted = *measured * shares * 8 / static_cast<double>(std::max<std::int64_t>(1, r.model.totalParams));
    c.isApart = r.quant.isMixed || labelLies(r.quant, r.row.number(u"bits_per_weight"), counted);
    run.comparisons.push_back(c);
}

void addCache(Reading &r, MappedRun &run)
{
    const auto measured = r.row.number(u"kv_cache_bytes"), tokens = r.row.number(u"kv_tokens");
    const bool hybrid = r.model.linearLayers > 0 || r.model.slidingWindowLayers > 0;
    if (!measured || *measured <= 0 || (r.family == EngineFamily::Vllm && hybrid)) {
        return; // vLLM's token count of hybrid models is derived from its limit, not counted
    }
    Comparison c = comparisonOf(r, AccuracyFigure::KvCache, KvCacheTerm, *measured);
    if (isLlamaCpp(r)) {
        if (!r.workload.context) {
            return;
        }
        c.workload.tensorParallel = c.workload.pipelineParallel = 1; // printed for the whole model
        c.gpusPerNode = 1;
    } else {
        if (!tokens || *tokens < 1) {
            return;
        }
        c.workload.context = static_cast<std::int64_t>(*tokens);
        c.workload.sequences = 1;
    }
    c.memoryClass = MemoryClass::KvCache;
    c.group = groupName(r);
    run.comparisons.push_back(c);
}

void addBuffers(Reading &r, MappedRun &run)
{
    if (isLlamaCpp(r)) {
        const auto measured = greatestBuffer(r.row.text(u"compute_text"));
        if (!measured || !r.workload.microBatchTokens || !r.workload.context || isPartlyOffloaded(r.notes)) {
            return;
        }
        Comparison c = comparisonOf(r, AccuracyFigure::Buffers, ActivationsTerm, *measured);
        const bool latent = r.model.attention == AttentionKind::Mla;
        c.memoryClass = latent ? MemoryClass::BuffersLlamaCppLatent : MemoryClass::BuffersLlamaCpp;
        c.group = latent ? u"llama.cpp, MLA"_s : u"llama.cpp"_s;
        run.comparisons.push_back(c);
        return;
    }
    const auto measured = r.row.number(u"compute_bytes");
    if (r.family != EngineFamily::Vllm || !measured || *measured <= 0 || !r.workload.batchedTokens) {
        return;
    }
    Comparison c = comparisonOf(r, AccuracyFigure::Buffers, ActivationsTerm, *measured);
    const bool images = r.model.languageParams && *r.model.languageParams < r.model.totalParams;
    c.memoryClass = images ? MemoryClass::BuffersVllmMultimodal : MemoryClass::BuffersVllm;
    c.group = images ? u"vLLM, multimodal"_s : u"vLLM"_s;
    run.comparisons.push_back(c);
}

// Sum of what one GPU (or, for llama.cpp, the whole model on one device) allocates.
void addTotal(Reading &r, MappedRun &run)
{
    const auto printed = r.row.number(u"total_used_bytes");
    if (r.family == EngineFamily::Transformers) {
        if (printed && r.workload.context) {
            Comparison c = comparisonOf(r, AccuracyFigure::Total, WeightsTerm | KvCacheTerm | ActivationsTerm, *printed);
            c.workload.promptTokens = static_cast<int>(std::min<std::int64_t>(*r.workload.context, 1'000'000));
            if (r.setting(u"metric") == "device"_L1) {
                c.terms |= ContextTerm;
            }
            c.group = u"transformers, "_s + weightsGroup(r.quant, c.workload.weights);
            c.isApart = r.quant.isMixed;
            run.comparisons.push_back(c);
        }
        return;
    }
    Comparison sum = comparisonOf(r, AccuracyFigure::Total, 0, 0);
    bool whole = true;
    for (const Comparison &part : run.comparisons) {
        sum.terms |= part.terms;
        sum.measured += part.measured;
        sum.isApart = sum.isApart || part.isApart;
        whole = whole && (part.figure == AccuracyFigure::Buffers || part.gpusPerNode == 1);
        if (part.figure == AccuracyFigure::KvCache) {
            sum.workload.context = part.workload.context;
            sum.workload.sequences = part.workload.sequences;
        }
    }
    if (run.comparisons.size() != 3 || (isLlamaCpp(r) && r.pipelineParallel > 1)) {
        return;
    }
    sum.group = groupName(r);
    run.comparisons.push_back(sum);
}

QString whyNothing(const Reading &r)
{
    if (!r.row.number(u"weights_bytes") && !r.row.number(u"kv_cache_bytes") && !r.row.number(u"total_used_bytes")) {
        return Words::tr("the row prints no size that can be compared");
    }
    if (r.row.text(u"notes").contains("pool preallocated"_L1)) {
        return Words::tr("the total is a share of the card that the engine takes, whatever the model needs");
    }
    if (r.row.number(u"total_used_bytes") && !r.row.number(u"n_ctx")) {
        return Words::tr("the number of tokens is not shown");
    }
    return Words::tr("what the row prints cannot be separated into terms");
}

} // namespace

MappedRun mapInferenceRow(const MeasuredRow &row, const ModelNames &models, const SoftwareDefaults &defaults)
{
    MappedRun run;
    run.kind = MeasuredKind::InferenceMemory;
    run.id = row.text(u"id");
    run.source = row.text(u"source");
    if (row.text(u"kind").startsWith("projected"_L1)) {
        run.unusable = Words::tr("an estimate printed by a tool, not a measurement");
        return run;
    }
    run.model = modelOf(row, models);
    if (!run.model) {
        run.unusable = isNamed(row.text(u"model")) ? Words::tr("the model is not in the library") : Words::tr("the model is not named");
        return run;
    }
    Reading r{row, defaults, row.text(u"engine") + u' ' + row.text(u"engine_version"), familyOf(row.text(u"engine")), *run.model, {}, {}, 1, 1,
              row.text(u"notes")};
    r.quant = quantOf(row.text(u"weight_quant"), row.text(u"model"), r.model, r.family);
    if (r.quant.isFbgemm) {
        r.model.quantization = StoredQuantization::FbgemmFp8;
    } else if (r.quant.isGptq8) {
        r.model.quantization = StoredQuantization::Gptq;
    }
    readParallelism(r);
    readSettings(r);
    const bool cacheKnown = readCacheTypes(r);
    adaptCache(r);
    run.model = r.model;
    run.title = QString::fromStdString(r.model.name.empty() ? row.text(u"arch_class").toStdString() : r.model.name);
    if (r.notes.contains("bytes per token imply"_L1)) {
        run.doubt = Words::tr("the type of the KV cache is known from its size alone");
    }
    if (hasOddDevice(row.text(u"compute_text"))) {
        run.doubt = Words::tr("one GPU holds more than five times the buffer of the others, and the log does not tell why");
    }
    if (r.notes.contains("(unexplained)"_L1)) {
        run.doubt = Words::tr("the weights printed are far from those of the file, and the source does not know why");
    }
    if (r.family != EngineFamily::Other) {
        addWeights(r, run);
    }
    if (cacheKnown) {
        addCache(r, run);
    }
    if (r.family != EngineFamily::Other && !row.text(u"notes").contains("pool preallocated"_L1)) {
        addBuffers(r, run);
        addTotal(r, run);
    }
    if (run.comparisons.empty()) {
        run.unusable = whyNothing(r);
    }
    return run;
}

} // namespace configuria
