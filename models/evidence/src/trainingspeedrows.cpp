// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingmapping.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

// Why a run cannot be used, in the user's language.
class Accuracy {
    Q_DECLARE_TR_FUNCTIONS(configuria::Accuracy)
};

std::optional<int> sequenceOf(const TrainingRow &row, const std::optional<Architecture> &model)
{
    if (row.text(u"seq_len").isEmpty() && row.standard(u"sequence") == u"model") { // as long as the model allows
        return model && model->maxContext ? std::optional(static_cast<int>(std::clamp<std::int64_t>(*model->maxContext, 1, 10'000'000))) : std::nullopt;
    }
    return row.eitherNumber(u"seq_len", u"sequence");
}

// Forward 2, backward 4 per weight (2 for adapters), and causal attention: how the tables that print TFLOP/s count.
double modelFlops(const TrainingRow &row, const Architecture &model, double sequence)
{
    const double perWeight = row.isAdapter() ? 4 : 6;
    const double width = model.headDim.value_or(0) * static_cast<double>(model.attentionHeads.value_or(0));
    return perWeight * (static_cast<double>(model.activeParams) + model.layers.value_or(0) * width * sequence);
}

// Tokens/s of one GPU: as printed, from the FLOP/s, or from the time of a step.
std::optional<double> measuredSpeed(const TrainingRow &row, const MeasuredRow &cells, const std::optional<Architecture> &model, const std::optional<int> &gpus)
{
    if (const auto printed = cells.number(u"tokens_per_s_per_gpu"); printed && *printed > 0) {
        return printed;
    }
    const std::optional<int> sequence = sequenceOf(row, model);
    if (!model || !sequence) {
        return std::nullopt;
    }
    const auto flops = cells.number(u"model_tflops_per_gpu");
    if (flops && *flops > 0 && has(row.notes, u"causal attention")) {
        return *flops * 1e12 / std::max(1.0, modelFlops(row, *model, *sequence));
    }
    const auto step = cells.number(u"step_time_s"), batch = cells.number(u"global_batch_seqs");
    if (step && *step > 0 && batch && gpus && *gpus > 0) {
        return *batch * *sequence / *gpus / *step;
    }
    return std::nullopt;
}

// What the precision column says of the matrix products.
void fillProducts(const TrainingRow &row, Workload &w)
{
    const QString precision = row.dtype.isEmpty() ? row.standard(u"dtype") : row.dtype;
    if (w.kind == WorkloadKind::Qlora) {
        return;
    }
    if (has(precision, u"fp4")) {
        w.weights = WeightFormat::Nvfp4;
    } else if (has(precision, u"fp8") || has(precision, u"float8")) {
        w.weights = WeightFormat::Fp8;
    } else if (has(precision, u"int8")) {
        w.weights = WeightFormat::Int8;
    }
}

void fillAttention(const TrainingRow &row, Workload &w)
{
    const QString flash = row.text(u"flash_attention");
    if (has(flash, u"FA3") || has(flash, u"FA4")) {
        w.details.attentionKernels = AttentionKernels::Latest;
    } else if (row.standard(u"attention") == u"first") {
        w.details.attentionKernels = AttentionKernels::First;
    }
    w.flashAttention = flash != u"no";
}

// Where the row prints MFU with and without what is computed twice, their ratio says what was: 4/3 is everything.
void fillRecomputation(const TrainingRow &row, const MeasuredRow &cells, Workload &w)
{
    const auto hardware = cells.number(u"hfu_pct"), model = cells.number(u"mfu_pct");
    if (hardware && model && *model > 0 && has(row.text(u"grad_checkpointing"), u"selective")) {
        w.checkpointing = *hardware / *model > 1.27 ? Checkpointing::Full : Checkpointing::Selective;
    }
}

void fillSteps(const MeasuredRow &cells, Workload &w)
{
    const auto batch = cells.number(u"global_batch_seqs");
    const double once = static_cast<double>(std::max(1, w.dataParallel.value_or(1))) * std::max(1, w.microBatch);
    if (batch && *batch > 0) {
        w.gradientAccumulation = static_cast<int>(std::clamp(*batch / once, 1.0, 1e6));
    }
    if (const auto stages = cells.integer(u"vp"); stages && *stages > 1) {
        w.details.virtualStages = *stages;
    }
}

// What is missing or out of the model's reach; empty: nothing.
QString unusableReason(const TrainingRow &row, const std::optional<Architecture> &model, const GpuNames::Found &gpu, const std::optional<double> &measured,
                       const std::optional<int> &gpus)
{
    if (row.text(u"gpu").isEmpty()) {
        return Accuracy::tr("the source does not name the GPU");
    }
    if (gpu.isNotSold) {
        return Accuracy::tr("hardware that is not sold by us");
    }
    if (!gpu.gpu) {
        return Accuracy::tr("the GPU is not known");
    }
    if (!model) {
        return row.text(u"model").isEmpty() ? Accuracy::tr("the source does not name the model") : Accuracy::tr("the shape of the model is not known");
    }
    if (model->linearLayers > 0) {
        return Accuracy::tr("the cost of linear-attention layers in training is not documented");
    }
    if (row.standard(u"framework").isEmpty()) {
        return Accuracy::tr("the defaults of this program are not documented");
    }
    if (hasShortSamples(row) || row.says(u"Alpaca")) {
        return Accuracy::tr("the samples are shorter than the length stated, by an unknown amount");
    }
    if (!sequenceOf(row, model)) {
        return Accuracy::tr("the sequence length is not stated");
    }
    if (!row.eitherNumber(u"micro_batch_per_gpu", u"batch")) {
        return Accuracy::tr("the batch per GPU is not stated");
    }
    if (!gpus) {
        return Accuracy::tr("the number of GPUs is not stated");
    }
    if (!measured) {
        return Accuracy::tr("the row has no speed, or does not say in what unit or over how many GPUs");
    }
    return {};
}

QString doubtOf(const TrainingRow &row)
{
    if (row.says(u"axolotl")) {
        return Accuracy::tr("the source calls its figures approximate");
    }
    if (has(row.notes, u"later revision")) {
        return Accuracy::tr("a later revision of the source corrects the figure");
    }
    return trainingDoubt(row);
}

} // namespace

MappedRun mapTrainingSpeedRow(const MeasuredRow &cells, const ModelNames &models, const GpuNames &gpuNames, const SoftwareDefaults &defaults)
{
    const TrainingRow row(cells, defaults);
    MappedRun run;
    run.kind = MeasuredKind::TrainingSpeed;
    run.id = row.text(u"id");
    run.source = row.text(u"source");
    run.url = row.text(u"source_url");
    run.title = trainingTitle(row);
    run.gpuName = row.text(u"gpu");
    run.model = trainedModel(row, models);
    const GpuNames::Found gpu = gpuNames.find(run.gpuName);
    run.gpu = gpu.gpu;
    const std::optional<int> gpus = row.eitherNumber(u"gpu_count", u"gpus");
    const std::optional<double> measured = measuredSpeed(row, cells, run.model, gpus);
    run.unusable = unusableReason(row, run.model, gpu, measured, gpus);
    if (!run.unusable.isEmpty()) {
        return run;
    }
    run.doubt = doubtOf(row);

    Comparison c;
    c.figure = AccuracyFigure::TrainingSpeed;
    c.workload = trainingWorkload(row, *run.model, *gpus);
    c.workload.sequenceLength = sequenceOf(row, run.model).value_or(1);
    fillProducts(row, c.workload);
    fillAttention(row, c.workload);
    fillRecomputation(row, cells, c.workload);
    fillSteps(cells, c.workload);
    c.gpusPerNode = *gpus > 8 && *gpus % 8 == 0 ? 8 : std::max(1, *gpus);
    c.nodes = std::max(1, *gpus / c.gpusPerNode);
    if (c.workload.offload != Offload::Parameters) { // else the host sets the pace, and the run tells nothing of the GPU
        c.speedClass = trainingSpeedClass(*run.gpu, c.workload);
    }
    c.group = trainingGroup(row, *gpus > 1);
    c.measured = *measured;
    run.comparisons.push_back(c);
    return run;
}

} // namespace configuria
