// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mapping.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

#include "engine/evaluation.h"
#include "engine/names.h"
#include "inferencenames.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(configuria::Accuracy)
};

// MLPerf writes the accuracy target and the scenario into the names of its benchmarks: llama2-70b-interactive-99.9.
QString benchmark(QString model)
{
    static const QRegularExpression ending(u"(-interactive)?(-99(\\.9)?)?$"_s, QRegularExpression::CaseInsensitiveOption);
    return model.remove(ending).replace(u"llama3_1"_s, u"llama3.1"_s);
}

// Everything that the speeds of one row share.
struct Reading {
    const MeasuredRow &row;
    const SoftwareDefaults &defaults;
    QString software; // engine and version
    EngineFamily family = EngineFamily::Other;
    Architecture model;
    Gpu gpu;
    int gpus = 1;
    Workload workload;

    QString setting(QStringView name) const { return defaults.value(software, benchmark(row.text(u"model")), name); }
    std::optional<double> seconds(QStringView name) const
    {
        bool ok = false;
        const double value = setting(name).toDouble(&ok);
        return ok && value > 0 ? std::optional(value) : std::nullopt;
    }
    std::optional<int> count(QStringView name) const
    {
        bool ok = false;
        const int value = setting(name).toInt(&ok);
        return ok ? std::optional(value) : std::nullopt;
    }
};

bool isMlPerf(const MeasuredRow &row) { return row.text(u"engine").startsWith("MLPerf"_L1); }

bool isOffline(const MeasuredRow &row) { return row.text(u"scenario").startsWith("Offline"_L1); }

// MLPerf names the benchmark; its software column names the engine, NVIDIA's the libraries of TensorRT-LLM.
EngineFamily familyOfRow(const MeasuredRow &row)
{
    if (!isMlPerf(row)) {
        return familyOf(row.text(u"engine"));
    }
    return row.text(u"engine_version").contains("vLLM"_L1) ? EngineFamily::Vllm : EngineFamily::TensorRtLlm;
}

bool isLlamaCpp(const Reading &r) { return r.family == EngineFamily::LlamaCpp || r.family == EngineFamily::IkLlamaCpp; }

QString groupName(const Reading &r)
{
    if (isMlPerf(r.row)) {
        const QString round = r.row.text(u"engine").section(u" v"_s, 1).section(u' ', 0, 0); // MLPerf Inference v4.1 (submitter)
        return u"MLPerf %1, "_s.arg(round) + familyName(r.family) + (isOffline(r.row) ? u", offline"_s : u", server"_s);
    }
    return r.family == EngineFamily::Other ? r.row.text(u"engine") : familyName(r.family);
}

bool isSglangOnH20(const Reading &r) { return r.family == EngineFamily::Sglang && r.row.text(u"gpu").contains("H20 "_L1); }

// --- workload ---

// NVIDIA's MLPerf submissions write fp16 and run quantised: FP8 where the card multiplies it, FP4 on Blackwell.
std::optional<WeightFormat> weightsOf(const Reading &r)
{
    const QString label = r.row.text(u"weight_quant");
    if (isMlPerf(r.row) && r.family == EngineFamily::TensorRtLlm) {
        return r.gpu.fp4 ? WeightFormat::Nvfp4 : (r.gpu.fp8 ? WeightFormat::Fp8 : WeightFormat::Int8);
    }
    if (label.isEmpty()) {
        if (const QString usual = r.setting(u"weights"); !usual.isEmpty()) {
            const bool isReleased = isLlamaCpp(r) && r.model.id.starts_with("gpt-oss");
            return isReleased ? std::optional(WeightFormat::Mxfp4) : fromName<WeightFormat>(usual.toStdString());
        }
        if (r.model.nativeBitsPerWeight >= 16 && isMlPerf(r.row)) {
            return std::nullopt;
        }
    }
    if (isLlamaCpp(r)) {
        return fromName<WeightFormat>(label.section(u' ', 0, 0).toLower().replace("f16"_L1, "fp16"_L1).toStdString());
    }
    return quantOf(label, r.row.text(u"model"), r.model, r.family).format;
}

int degree(const QString &parallelism, const QString &kind)
{
    return static_cast<int>(number(parallelism, u"\\b"_s + kind + u"([0-9]+)"_s).value_or(1));
}

void readParallelism(Reading &r)
{
    const QString text = r.row.text(u"parallelism");
    Workload &w = r.workload;
    w.tensorParallel = degree(text, u"TP"_s);
    w.pipelineParallel = degree(text, u"PP"_s);
    if (isLlamaCpp(r)) {
        w.pipelineParallel = r.gpus;
    } else if (text.contains("one instance"_L1)) {
        w.tensorParallel = r.gpus;
    }
    if (const int dcp = degree(text, u"DCP"_s); dcp > 1) {
        w.contextParallel = dcp;
    }
}

// Sequences that the memory of a replica holds at their full length, as schedulers that never evict count.
std::int64_t sequencesThatFit(const Reading &r, Workload w)
{
    w.sequences = 1;
    const Bytes capacity = r.gpu.reportedMemory.value_or(r.gpu.marketedMemory);
    const int gpus = std::max(1, w.tensorParallel.value_or(1) * w.pipelineParallel.value_or(1) * w.dataParallel.value_or(1));
    return estimateMemory({r.model, w, gpus, 1, capacity}, shippedMemoryCalibration()).maxSequences.value_or(0);
}

bool isTrtllmBench(const Reading &r) { return r.row.text(u"scenario").startsWith("trtllm-bench"_L1); }

// Mixtures of experts over several GPUs run with attention data parallelism, in the trtllm-bench tables (--ep,
// enable_attention_dp) and in submissions: each GPU keeps its own sequences, all share the experts.
void shareExperts(Reading &r)
{
    Workload &w = r.workload;
    const int gpus = w.tensorParallel.value_or(1);
    if (r.model.experts > 0 && gpus > 1) {
        w.tensorParallel = 1;
        w.dataParallel = w.expertParallel = gpus;
    }
}

// Copies of the model on as few GPUs as leave room for a batch: how offline submissions are laid out.
void spreadReplicas(Reading &r)
{
    Workload &w = r.workload;
    for (int degrees = 1; degrees <= r.gpus; degrees *= 2) {
        w.tensorParallel = degrees;
        if (sequencesThatFit(r, w) >= 128) {
            break;
        }
    }
    shareExperts(r);
}

// Prompt and answer, from the row, or what the benchmark is defined on.
bool readLengths(Reading &r)
{
    auto prompt = r.row.integer(u"input_len"), answer = r.row.integer(u"output_len");
    const auto output = r.row.number(u"output_throughput_tok_s"), total = r.row.number(u"total_throughput_tok_s");
    if (prompt && !answer && output && total && *total > *output) {
        answer = static_cast<int>(std::lround(*prompt * *output / (*total - *output))); // both counts are of the same requests
    }
    prompt = prompt ? prompt : r.count(u"prompt");
    answer = answer ? answer : r.count(u"answer");
    if (!prompt || !answer || *prompt < 1 || *answer < 1) {
        return false;
    }
    r.workload.promptTokens = prompt;
    r.workload.answerTokens = answer;
    r.workload.context = static_cast<std::int64_t>(*prompt) + *answer;
    return true;
}

void setLengths(Workload &w, int prompt, int answer)
{
    w.promptTokens = std::max(1, prompt);
    w.answerTokens = std::max(1, answer);
    w.context = static_cast<std::int64_t>(*w.promptTokens) + *w.answerTokens;
}

Comparison comparisonOf(const Reading &r, AccuracyFigure figure, SpeedFigure speed, double measured)
{
    Comparison c;
    c.figure = figure;
    c.workload = r.workload;
    c.gpusPerNode = r.gpus;
    c.measured = measured;
    c.group = groupName(r);
    c.isApart = isSglangOnH20(r); // one publication on one GPU: how far the others reach is an extrapolation
    c.speedClass = SpeedClass{speed, gpuClassOf(r.gpu), speedEngineOf(*r.workload.engine), precisionClassOf(r.workload.weights)};
    return c;
}

// --- figures ---

void addDecode(const Reading &r, MappedRun &run)
{
    const auto printed = r.row.number(u"decode_tok_s");
    if (!printed || *printed <= 0) {
        return;
    }
    double measured = *printed;
    const int prompt = r.row.integer(u"input_len").value_or(1), answer = r.row.integer(u"output_len").value_or(256);
    const auto depth = r.row.integer(u"context_depth");
    const auto first = r.row.number(u"ttft_s");
    const bool hasPrefill = r.row.text(u"decode_scope").contains("incl. prefill"_L1);
    if (hasPrefill && first && answer > 1 && answer / measured > *first) {
        measured = (answer - 1) / (answer / measured - *first);
    }
    Comparison c = comparisonOf(r, AccuracyFigure::DecodeSpeed, SpeedFigure::Decode, measured);
    // llama-bench generates from an empty context, or at the depth that it states; others from the end of the prompt.
    setLengths(c.workload, isLlamaCpp(r) ? depth.value_or(1) : prompt, answer);
    run.comparisons.push_back(c);
}

void addPrefill(const Reading &r, MappedRun &run)
{
    auto measured = r.row.number(u"prefill_tok_s");
    const int prompt = r.row.integer(u"input_len").value_or(0), depth = r.row.integer(u"context_depth").value_or(0);
    const auto first = r.row.number(u"ttft_s"), batch = r.row.number(u"batch_concurrency");
    if (!measured && first && *first > 0 && batch && *batch <= 1 && prompt >= 1024) {
        measured = prompt / *first; // shorter prompts say more of the launches than of the rate
    }
    if (!measured || *measured <= 0 || prompt < 1) {
        return;
    }
    Comparison c = comparisonOf(r, AccuracyFigure::PrefillSpeed, SpeedFigure::Prefill, *measured);
    setLengths(c.workload, prompt + 2 * depth, 1); // each token attends to the depth and, on the mean, to half of the prompt
    if (const auto chunk = number(r.row.text(u"scenario"), u"n_ubatch ([0-9]+)"_s)) {
        c.workload.microBatchTokens = static_cast<int>(*chunk);
    }
    run.comparisons.push_back(c);
}

// A benchmark of a few thousand equal requests runs them in waves, the last one not full. The time of a step is nearly
// linear in its sequences: so many waves of their mean size take as long.
double meanWave(const Reading &r, double most)
{
    const auto requests = r.count(u"requests %1/%2"_s.arg(*r.workload.promptTokens).arg(*r.workload.answerTokens));
    return requests && most > 0 ? *requests / std::ceil(*requests / most) : most;
}

std::optional<ServiceLimits> limitsOf(const Reading &r)
{
    if (!isMlPerf(r.row) || isOffline(r.row)) {
        return std::nullopt;
    }
    const bool isInteractive = r.row.text(u"scenario").startsWith("Interactive"_L1) || r.row.text(u"model").contains("interactive"_L1);
    const QString kind = isInteractive ? u"interactive"_s : u"server"_s;
    const auto first = r.seconds(QString(kind + u" first token"_s)), each = r.seconds(QString(kind + u" per token"_s));
    return first && each ? std::optional(ServiceLimits{*first, *each}) : std::nullopt;
}

void addThroughput(Reading &r, MappedRun &run)
{
    auto measured = r.row.number(u"output_throughput_tok_s");
    const auto total = r.row.number(u"total_throughput_tok_s");
    if ((!measured && !total) || !run.comparisons.empty()) {
        return;
    }
    if (!readLengths(r)) {
        run.unusable = Words::tr("the lengths of prompts and answers are not said");
        return;
    }
    if (!measured) {
        measured = *total * *r.workload.answerTokens / static_cast<double>(*r.workload.context);
    }
    if (r.gpus > 1 && r.row.text(u"parallelism").isEmpty() && !isLlamaCpp(r)) {
        isMlPerf(r.row) ? spreadReplicas(r) : static_cast<void>(r.workload.tensorParallel = r.gpus);
    }
    if (isTrtllmBench(r)) {
        shareExperts(r);
        r.workload.utilisation = Fraction(0.95);
    }
    const int group = std::max(1, *r.workload.tensorParallel * *r.workload.pipelineParallel);
    const int replicas = std::max(1, r.gpus / group);
    const int copies = replicas / std::max(1, r.workload.dataParallel.value_or(1)); // what sequencesThatFit does not count
    const auto stated = number(r.row.text(u"batch_concurrency"), u"^([0-9]+)"_s);
    const double most = stated ? *stated : r.count(u"sequences").value_or(256) * (isTrtllmBench(r) ? 1 : replicas);
    const double fit = static_cast<double>(sequencesThatFit(r, r.workload)) * copies;
    const double batch = isLlamaCpp(r) ? most : std::clamp(most, 1.0, std::max(1.0, fit));
    r.workload.sequences = static_cast<int>(std::clamp(std::round(meanWave(r, batch)), 1.0, 100'000.0));
    Comparison c = comparisonOf(r, AccuracyFigure::Throughput, SpeedFigure::Throughput, *measured);
    c.limits = limitsOf(r);
    if (c.limits) {
        c.speedClass.reset(); // what a server gives within limits follows from what it gives at full load
    }
    c.assumesUsers = !stated;
    run.comparisons.push_back(c);
}

// --- what cannot be used, and why ---

// Section "doubtful data" of the collected measurements.
QString doubtOf(const Reading &r)
{
    const QString notes = r.row.text(u"notes"), engine = r.row.text(u"engine");
    if (notes.startsWith("open division"_L1)) {
        return Words::tr("open division: the model may have been pruned or replaced");
    }
    if (engine.contains("RedHat"_L1)) {
        return Words::tr("the name of the system and its file state different numbers of GPUs");
    }
    if (r.row.text(u"input_len") == "20000"_L1 && r.family == EngineFamily::TensorRtLlm) {
        return Words::tr("too short a run for such long prompts: not the steady state");
    }
    if (r.row.text(u"source").contains("geerlingguy"_L1)) {
        return Words::tr("the quantisation is not stated: taken as the default of the software");
    }
    if (!r.setting(u"beams").isEmpty()) {
        return Words::tr("beam search: several answers are written at once and share their prompt");
    }
    return {};
}

// F16 8B prompts on these two cards run far below their own larger models in the same table.
bool isFaultyPrefill(const Reading &r)
{
    const QString gpu = r.row.text(u"gpu");
    return r.row.text(u"source").contains("XiongjieDai"_L1) && r.row.text(u"weight_quant") == "F16"_L1 && r.row.text(u"model").endsWith("8B"_L1)
        && (gpu.startsWith("A100 SXM"_L1) || gpu.startsWith("L40S"_L1));
}

QString whyNoGpu(const MeasuredRow &row, const GpuNames::Found &found)
{
    if (row.text(u"gpu").isEmpty()) {
        return Words::tr("the GPU is not named");
    }
    return found.isNotSold ? Words::tr("hardware that is not in the catalogue and resembles none of it") : Words::tr("the GPU is not known");
}

} // namespace

MappedRun mapInferenceSpeedRow(const MeasuredRow &row, const ModelNames &models, const GpuNames &gpus, const SoftwareDefaults &defaults)
{
    MappedRun run;
    run.kind = MeasuredKind::InferenceSpeed;
    run.id = row.text(u"id");
    run.source = row.text(u"source");
    run.gpuName = row.text(u"gpu");
    const GpuNames::Found found = gpus.find(run.gpuName);
    if (!found.gpu) {
        run.unusable = whyNoGpu(row, found);
        return run;
    }
    const Architecture *model = models.find(row.text(u"model"), row.text(u"params_b"));
    if (!model) {
        run.unusable = Words::tr("the model is not in the library");
        return run;
    }
    run.model = *model;
    run.gpu = found.gpu;
    run.title = QString::fromStdString(model->name);
    Reading r{row, defaults, row.text(u"engine") + u' ' + row.text(u"engine_version"), familyOfRow(row), *model, *found.gpu,
              std::clamp(row.integer(u"gpu_count").value_or(1), 1, 10'000), {}};
    const auto weights = weightsOf(r);
    if (!weights) {
        run.unusable = Words::tr("the format of the weights is not said");
        return run;
    }
    r.workload.engine = engineOf(r.family);
    r.workload.weights = *weights;
    if (r.family == EngineFamily::TensorRtLlm && precisionClassOf(*weights) != PrecisionClass::Bits16) {
        r.workload.kvKeys = r.workload.kvValues = KvFormat::Fp8; // NVIDIA's quantised checkpoints carry the scales of an FP8 cache
    }
    r.workload.flashAttention = !isLlamaCpp(r) || r.setting(u"flash_attention") != "off"_L1;
    readParallelism(r);
    run.doubt = doubtOf(r);
    addDecode(r, run);
    addPrefill(r, run);
    addThroughput(r, run);
    for (Comparison &c : run.comparisons) {
        c.isApart = c.isApart || (c.figure == AccuracyFigure::PrefillSpeed && isFaultyPrefill(r));
    }
    if (run.comparisons.empty() && run.unusable.isEmpty()) {
        run.unusable = Words::tr("the row prints no speed that can be compared");
    }
    return run;
}

} // namespace configuria
