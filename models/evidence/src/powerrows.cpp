// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mapping.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

// Rows of measured_power.csv: whole systems at the wall or at the node's sensor, GPU boards by their own counter.
namespace configuria {

namespace {

struct Accuracy {
    Q_DECLARE_TR_FUNCTIONS(configuria::Accuracy)
};

bool has(const QString &text, QStringView word) { return text.contains(word, Qt::CaseInsensitive); }

bool isBoardAlone(const MeasuredRow &row) { return has(row.text(u"measured"), u"GPU board"); }
bool isIdle(const MeasuredRow &row) { return row.text(u"state") == "idle"_L1; }
bool isLanguage(const MeasuredRow &row) { return row.text(u"workload_class").startsWith("llm"_L1); }

double numberAfter(const QString &text, const QString &pattern, double otherwise)
{
    const auto match = QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption).match(text);
    return match.hasMatch() ? match.captured(1).toDouble() : otherwise;
}

PowerWork workOf(const QString &workloadClass)
{
    return workloadClass.startsWith("llm"_L1)                  ? PowerWork::Llm
        : workloadClass == "diffusion"_L1                      ? PowerWork::Diffusion
        : workloadClass == "training"_L1                       ? PowerWork::Training
        : workloadClass == "vision"_L1                         ? PowerWork::Vision
        : workloadClass == "recommender_graph"_L1              ? PowerWork::Recommender
                                                               : PowerWork::Encoder;
}

PowerChassis chassisOf(const MeasuredRow &row)
{
    const QString kind = row.text(u"server_class"), cooling = row.text(u"cooling");
    if (has(kind, u"GB10")) {
        return PowerChassis::Integrated;
    }
    if (!has(kind, u"HGX") || has(row.text(u"system"), u"Station")) {
        return PowerChassis::Slots; // a DGX Station has the modules, not the fans and switches
    }
    return has(cooling, u"water") || has(cooling, u"liquid") || has(cooling, u"immersion") ? PowerChassis::BoardInLiquid : PowerChassis::BoardInAir;
}

// TDP of all CPUs. Where the row does not tell: as large machines have it, or a desktop (the same as the engine takes).
Watts cpusOf(const MeasuredRow &row, PowerChassis chassis)
{
    if (chassis == PowerChassis::Integrated) {
        return Watts(0);
    }
    if (const auto each = row.number(u"cpu_tdp_w_each")) {
        return Watts(*each * row.number(u"cpu_count").value_or(1));
    }
    return Watts(chassis != PowerChassis::Slots ? 700 : row.text(u"server_class") == "workstation"_L1 ? 170 : 450);
}

// Parameters that a token computes with: of the library's model, else of the name ("235B-A22B", "17B-128E", "27b").
std::optional<double> activeParams(const QString &name, const ModelNames &models)
{
    if (const Architecture *model = models.find(name)) {
        return static_cast<double>(model->activeParams > 0 ? model->activeParams : model->totalParams);
    }
    static const QRegularExpression mixture(u"[0-9.]+B-A([0-9.]+)B"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression size(u"(?<![A-Za-z0-9.])([0-9]+(?:[.][0-9]+)?)B(?![A-Za-z0-9])"_s, QRegularExpression::CaseInsensitiveOption);
    for (const QRegularExpression &pattern : {mixture, size}) {
        if (const auto match = pattern.match(name); match.hasMatch()) {
            return match.captured(1).toDouble() * 1e9;
        }
    }
    return std::nullopt;
}

double bitsOf(const MeasuredRow &row)
{
    const QString precision = row.text(u"precision"), model = row.text(u"model");
    static const QRegularExpression fourBits(u"Q[2-5]_|int4|autoround|awq|fp4"_s, QRegularExpression::CaseInsensitiveOption);
    if (precision.contains(fourBits) || (precision.isEmpty() && model.contains(fourBits))) {
        return 4;
    }
    // MLPerf does not print the precision of its earlier rounds: TensorRT ran language models in FP8 from H100 on, which
    // counts here as 16 bits do.
    return precision == "fp8"_L1 ? 8 : 16;
}

bool isMlperfServing(const MeasuredRow &row)
{
    const QString kind = row.text(u"workload_class");
    return kind == "llm_offline_batch"_L1 || kind == "llm_server"_L1;
}

// GPUs that one copy of the model is spread over. ML.ENERGY prints the GPUs of one copy alone; MLPerf spreads as far as the
// memory makes it: twice the weights leave room for the cache.
int spreadOf(const MeasuredRow &row, int gpus, double active, double bits, const std::optional<Gpu> &gpu)
{
    if (!isMlperfServing(row)) {
        return gpus;
    }
    const double memory = gpu ? static_cast<double>(gpu->marketedMemory.count) : 80e9;
    int spread = 1;
    while (spread < gpus && active * std::min(bits, 8.0) / 8 * 1.5 > memory * spread) {
        spread *= 2;
    }
    return spread;
}

double requestsOf(const MeasuredRow &row)
{
    const QString batch = row.text(u"batch"), scenario = row.text(u"scenario");
    if (isMlperfServing(row)) {
        return 256; // as many as memory holds
    }
    if (const double mean = numberAfter(batch, u"mean ([0-9.]+)"_s, 0); mean > 0) {
        return mean;
    }
    if (const double some = numberAfter(batch + u' ' + scenario, u"concurren[a-z]+ (?:N=)?([0-9]+)"_s, 0); some > 0) {
        return some;
    }
    return has(scenario, u"serving") ? 32 : std::max(1.0, batch.toDouble());
}

double promptShare(const MeasuredRow &row)
{
    static const QRegularExpression lengths(u"([0-9.]+)k in[^0-9]*([0-9.]+)k out"_s);
    if (const auto match = lengths.match(row.text(u"scenario")); match.hasMatch()) {
        return promptShareOf(match.captured(1).toDouble(), match.captured(2).toDouble());
    }
    return row.text(u"workload_class").startsWith("llm_prefill"_L1) ? 1 : 0;
}

PowerQuestion questionOf(const MeasuredRow &row, const ModelNames &models, const std::optional<Gpu> &gpu)
{
    PowerQuestion q;
    q.work = workOf(row.text(u"workload_class"));
    q.chassis = chassisOf(row);
    q.gpus = std::max(1, row.integer(u"gpu_count").value_or(1));
    q.nodes = row.integer(u"nodes").value_or(1);
    q.gpuTdp = Watts(row.number(u"gpu_tdp_w_each").value_or(gpu && gpu->tdp ? gpu->tdp->count : 0));
    if (const auto cap = row.number(u"gpu_power_cap_w")) {
        q.gpuLimit = Watts(*cap);
    }
    q.gpuIdle = gpu ? gpu->idle : std::nullopt;
    q.outrunsHost = gpu && gpu->memoryBandwidth && outrunsItsHost(*gpu->memoryBandwidth);
    q.cpus = cpusOf(row, q.chassis);
    q.activeParams = activeParams(row.text(u"model"), models).value_or(27e9); // doubted where it is not told
    q.bitsPerWeight = bitsOf(row);
    q.gpusPerReplica = spreadOf(row, q.gpus, q.activeParams, q.bitsPerWeight, gpu);
    q.requests = requestsOf(row);
    q.promptShare = promptShare(row);
    return q;
}

// --- what cannot be used ---

QString unusableReason(const MeasuredRow &row, const GpuNames::Found &gpu, bool hasTdp)
{
    if (row.text(u"server_class") == "switch"_L1) {
        return Accuracy::tr("a network switch");
    }
    if (gpu.isNotSold || has(row.text(u"gpu"), u"QAIC") || has(row.text(u"gpu"), u"QUALCOMM") || has(row.text(u"gpu"), u"Untether")) {
        return Accuracy::tr("hardware that is not sold by us");
    }
    if (isBoardAlone(row) && isIdle(row)) {
        return Accuracy::tr("a GPU alone that waits: the catalogue holds its idle power");
    }
    if (!row.number(u"average_w")) {
        return row.number(u"peak_w") ? Accuracy::tr("only a peak was measured") : Accuracy::tr("the row has no watts");
    }
    return hasTdp ? QString() : Accuracy::tr("the TDP of the GPU is not known");
}

QString doubtOf(const MeasuredRow &row, const ModelNames &models)
{
    const QString notes = row.text(u"notes"), mode = row.text(u"power_mode");
    if (has(notes, u"implausible")) {
        return Accuracy::tr("the meter probably saw more than this server");
    }
    if (has(row.text(u"measured"), u"DC whole node")) {
        return Accuracy::tr("measured behind the power supplies");
    }
    if (isIdle(row)) {
        if (has(notes, u"already started")) {
            return Accuracy::tr("the container was already up: not idle");
        }
        // "12 runs, range 654 to 1241 W": the GPUs were still cooling down before some of them.
        const double watts = row.number(u"average_w").value_or(0);
        if (numberAfter(notes, u"range ([0-9.]+) to"_s, watts) < 0.8 * watts) {
            return Accuracy::tr("taken right after a run: not idle");
        }
        return {};
    }
    if ((has(mode, u"MaxQ") || has(mode, u"energy-efficient") || has(mode, u"capped")) && !row.number(u"gpu_power_cap_w")) {
        return Accuracy::tr("capped to a power that the source does not tell (MaxQ)");
    }
    if (has(notes, u"is its middle")) {
        return Accuracy::tr("the source gives a range, and its middle was taken");
    }
    if (isLanguage(row) && !activeParams(row.text(u"model"), models)) {
        return Accuracy::tr("the source does not name the model");
    }
    return {};
}

// --- how the row is shown and held out ---

// Without the words that a source changes from round to round.
QString machineOf(const MeasuredRow &row)
{
    QString name = row.text(u"system").section(u'(', 0, 0).trimmed();
    for (const QString &vendor : {u"Dell EMC "_s, u"Dell "_s, u"Lenovo "_s}) {
        if (name.startsWith(vendor)) {
            name.remove(0, vendor.size());
        }
    }
    return name.isEmpty() ? row.text(u"source") : name;
}

// A model in all its formats and tunings: "Qwen3-VL-235B-A22B-Instruct-FP8" -> "qwen3-235b-a22b".
QString modelOf(const MeasuredRow &row)
{
    static const QRegularExpression tuning(u"-(thinking|vl|omni|v2|[0-9]{4})(?=-|$)"_s);
    return ModelNames::normalised(row.text(u"model")).remove(tuning);
}

QString words(QString workloadClass) { return workloadClass.replace(u'_', u' '); }

QString groupOf(const MeasuredRow &row, const PowerQuestion &q)
{
    const QString work = words(row.text(u"workload_class"));
    if (!isBoardAlone(row)) {
        return isIdle(row) ? row.text(u"server_class") : u"%1, %2"_s.arg(row.text(u"server_class"), work);
    }
    if (!isLanguage(row)) {
        return work;
    }
    const QString batch = q.requests <= 1.5 ? u"1"_s : q.requests <= 16.5 ? u"2-16"_s : q.requests <= 64.5 ? u"17-64"_s : q.requests <= 256.5 ? u"65-256"_s : u"> 256"_s;
    return Accuracy::tr("%1, batch %2").arg(work, batch);
}

} // namespace

MappedRun mapPowerRow(const MeasuredRow &row, const ModelNames &models, const GpuNames &gpuNames, const Catalogue &catalogue)
{
    MappedRun run;
    run.kind = MeasuredKind::Power;
    run.id = row.text(u"id");
    run.source = row.text(u"source");
    run.gpuName = row.text(u"gpu");
    GpuNames::Found found = gpuNames.find(run.gpuName);
    if (const Gpu *part = catalogue.gpu(catalogue.find(row.text(u"gpu_part_id").toStdString()))) {
        found = {*part, false};
    }
    run.gpu = found.gpu;
    const PowerQuestion question = questionOf(row, models, found.gpu);
    run.unusable = unusableReason(row, found, question.gpuTdp.count > 0);
    if (!run.unusable.isEmpty()) {
        return run;
    }
    run.doubt = doubtOf(row, models);

    Comparison c;
    const bool isBoard = isBoardAlone(row);
    c.figure = isBoard ? AccuracyFigure::GpuPower : isIdle(row) ? AccuracyFigure::IdlePower : AccuracyFigure::SystemPower;
    c.power = question;
    c.gpusPerNode = question.gpus;
    c.nodes = question.nodes;
    c.devices = isBoard ? question.gpus : 1;
    c.measured = row.number(u"average_w").value_or(0);
    c.group = groupOf(row, question);
    const bool isOfModel = isBoard && question.work != PowerWork::Training && !row.text(u"model").isEmpty();
    run.heldOutWith = isOfModel ? modelOf(row) : isBoard ? run.source : machineOf(row);
    run.title = isBoard ? u"%1, %2 × %3"_s.arg(row.text(u"model"), QString::number(question.gpus), run.gpuName)
                        : u"%1, %2"_s.arg(row.text(u"system"), isIdle(row) ? u"idle"_s : row.text(u"model"));
    run.comparisons.push_back(c);
    return run;
}

} // namespace configuria
