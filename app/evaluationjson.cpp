// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluationjson.h"

#include <QDate>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "catalogue/projectfile.h"
#include "engine/answers.h"
#include "engine/names.h"
#include "costjson.h"
#include "evidencetexts.h"
#include "items/texts.h"
#include "jsonvalues.h"
#include "movesjson.h"
#include "powerwords.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

QString text(std::string_view name)
{
    return jsonText(name);
}

QJsonObject modelObject(const Architecture &model, const MemoryEvaluation &memory)
{
    const bool isSet = model.totalParams > 0;
    return {{u"id"_s, model.id.empty() ? QJsonValue() : QJsonValue(QString::fromStdString(model.id))},
            {u"total_params"_s, isSet ? number(model.totalParams) : QJsonValue()},
            {u"active_params"_s, isSet ? number(model.activeParams) : QJsonValue()},
            {u"kv_bytes_per_token"_s, plain(memory.kvBytesPerToken)},
            {u"kv_bytes_per_token_past_window"_s, plain(memory.kvBytesPerTokenPastWindow)}};
}

// The answer that scripts test: whether it fits, without the shades.
QString fitAnswer(Fit fit)
{
    switch (fit) {
    case Fit::Unknown: return u"unknown"_s;
    case Fit::No: return u"no"_s;
    case Fit::Tight: return u"tight"_s;
    case Fit::Fits:
    case Fit::FitsWithMargin: break;
    }
    return u"yes"_s;
}

QJsonObject memoryObject(const MemoryEvaluation &m)
{
    const QJsonObject perGpu{{u"weights"_s, estimate(m.perGpu.weights)},
                             {u"kv_cache"_s, estimate(m.perGpu.kvCache)},
                             {u"activations"_s, estimate(m.perGpu.activations)},
                             {u"gradients"_s, estimate(m.perGpu.gradients)},
                             {u"optimizer"_s, estimate(m.perGpu.optimizer)},
                             {u"overhead"_s, estimate(m.perGpu.overhead)},
                             {u"total"_s, estimate(m.perGpu.total)}};
    return {{u"per_gpu"_s, perGpu},
            {u"capacity"_s, plain(m.capacity)},
            {u"usable"_s, plain(m.usable)},
            {u"limit"_s, plain(m.limit)},
            {u"reserved"_s, plain(m.reserved)},
            {u"fits"_s, fitAnswer(m.fits)},
            {u"fit_level"_s, text(nameOf(m.fits))},
            {u"max_context"_s, plain(m.maxContext)},
            {u"max_sequences"_s, plain(m.maxSequences)},
            {u"host_ram"_s, estimate(m.hostRam)},
            {u"nvme"_s, estimate(m.nvme)},
            {u"rule_of_thumb"_s, estimate(m.ruleOfThumb)}};
}

QJsonObject speedObject(const SpeedEvaluation &s)
{
    return {{u"prefill_tokens_per_s"_s, estimate(s.prefill)},
            {u"decode_tokens_per_s_per_user"_s, estimate(s.decodePerUser)},
            {u"output_tokens_per_s"_s, estimate(s.output)},
            {u"ttft_s"_s, estimate(s.timeToFirstToken)},
            {u"tpot_s"_s, estimate(s.timePerOutputToken)},
            {u"users_at_target"_s, plain(s.usersAtTarget)},
            {u"train_tokens_per_s_per_gpu"_s, estimate(s.trainingPerGpu)},
            {u"mfu"_s, estimate(s.mfu)},
            {u"time_to_train_s"_s, estimate(s.timeToTrain)},
            {u"gpu_hours"_s, estimate(s.gpuHours)},
            {u"training_step_s"_s, estimate(s.trainingStep)},
            {u"model_load_s"_s, estimate(s.modelLoad)},
            {u"checkpoint_s"_s, estimate(s.checkpoint)}};
}

QJsonObject powerObject(const PowerEvaluation &p)
{
    return {{u"dc_w"_s, plain(p.dc)},
            {u"ac_w"_s, plain(p.ac)},
            {u"average_ac_w"_s, estimate(p.averageAc)},
            {u"gpu_busy_w"_s, estimate(p.gpuBusy)},
            {u"busy_ac_w"_s, estimate(p.busyAc)},
            {u"ready_ac_w"_s, estimate(p.readyAc)},
            {u"idle_ac_w"_s, estimate(p.idleAc)},
            {u"busy_share"_s, plain(p.busyShare)},
            {u"va"_s, plain(p.va)},
            {u"amps"_s, plain(p.amps)},
            {u"psu_usable_w"_s, plain(p.psuUsable)},
            {u"psu_load"_s, plain(p.psuLoad)},
            {u"heat_btu_h"_s, plain(p.heatBtuPerHour)},
            {u"airflow_m3_h"_s, plain(p.airflowM3PerHour)},
            {u"energy_kwh_year"_s, plain(p.energyPerYear)},
            {u"energy_to_train_kwh"_s, estimate(p.energyToTrain)}};
}

QJsonValue figure(const std::optional<Figure> &f)
{
    return f ? number(f->value) : QJsonValue();
}

QJsonValue partId(const Catalogue &catalogue, PartRef part)
{
    const PartInfo *info = catalogue.info(part);
    return info ? QJsonValue(QString::fromStdString(info->id)) : QJsonValue();
}

QJsonValue repairValue(const Catalogue &catalogue, const Repair &repair)
{
    if (repair.kind == RepairKind::None) {
        return {};
    }
    QJsonValue value = number(repair.value);
    if (repair.kind == RepairKind::SetWeights || repair.kind == RepairKind::SetPrecision) {
        value = text(nameOf(static_cast<WeightFormat>(repair.value)));
    } else if (repair.kind == RepairKind::SetKvFormat) {
        value = text(nameOf(static_cast<KvFormat>(repair.value)));
    } else if (repair.kind == RepairKind::SetCheckpointing) {
        value = text(nameOf(static_cast<Checkpointing>(repair.value)));
    } else if (repair.kind == RepairKind::SetMethod) {
        value = text(nameOf(static_cast<WorkloadKind>(repair.value)));
    } else if (repair.kind == RepairKind::SetOptimizer) {
        value = text(nameOf(static_cast<Optimizer>(repair.value)));
    } else if (repair.kind == RepairKind::SetEngine) {
        value = text(nameOf(static_cast<InferenceEngine>(repair.value)));
    } else if (repair.kind == RepairKind::SetOffload) {
        value = text(nameOf(static_cast<Offload>(repair.value)));
    }
    return QJsonObject{{u"kind"_s, text(nameOf(repair.kind))}, {u"value"_s, value}, {u"part"_s, partId(catalogue, repair.part)}};
}

QJsonObject wayObject(const Catalogue &catalogue, const WayOut &way, const Format &format)
{
    return {{u"repair"_s, repairValue(catalogue, way.repair)},
            {u"need"_s, estimate(std::optional(way.need))},
            {u"limit"_s, number(way.limit.count)},
            {u"fits"_s, fitAnswer(way.fits)},
            {u"fit_level"_s, text(nameOf(way.fits))},
            {u"message"_s, texts::repair(way.repair, catalogue, format)}};
}

QJsonValue splitValue(const std::optional<GpuSplit> &split)
{
    if (!split) {
        return {};
    }
    return QJsonObject{{u"gpus"_s, split->gpus()},
                       {u"gpus_per_node"_s, split->gpusPerNode},
                       {u"nodes"_s, split->nodes},
                       {u"tensor_parallel"_s, split->tensorParallel},
                       {u"pipeline_parallel"_s, split->pipelineParallel},
                       {u"data_parallel"_s, split->dataParallel},
                       {u"kv_cache_replicated"_s, split->replicatesKvCache},
                       {u"need"_s, estimate(std::optional(split->need))},
                       {u"fit_level"_s, text(nameOf(split->fits))}};
}

// What is asked next: the most that fits, the fewest GPUs, the changes that make it fit.
QJsonObject answersObject(const Catalogue &catalogue, const MemoryAnswers &answers, const Format &format)
{
    QJsonArray ways;
    for (const WayOut &way : answers.ways) {
        ways << wayObject(catalogue, way, format);
    }
    return {{u"max_context"_s, plain(answers.maxContext)},
            {u"safe_context"_s, plain(answers.safeContext)},
            {u"max_sequences"_s, plain(answers.maxSequences)},
            {u"safe_sequences"_s, plain(answers.safeSequences)},
            {u"fewest_gpus"_s, splitValue(answers.fewestGpus)},
            {u"ways"_s, ways}};
}

QJsonObject findingObject(const Catalogue &catalogue, const Finding &f, const Format &format)
{
    const std::optional<Figure> &named = f.need ? f.need : f.have ? f.have : f.nearest;
    QJsonObject object{{u"code"_s, text(nameOf(f.code))},
                       {u"severity"_s, text(nameOf(f.severity))},
                       {u"have"_s, figure(f.have)},
                       {u"need"_s, figure(f.need)},
                       {u"nearest"_s, figure(f.nearest)},
                       {u"unit"_s, named && named->unit != Unit::None ? QJsonValue(text(nameOf(named->unit))) : QJsonValue()},
                       {u"repair"_s, repairValue(catalogue, f.repair)},
                       {u"part"_s, partId(catalogue, f.subject)},
                       {u"message"_s, texts::title(f, catalogue, format)},
                       {u"source"_s, texts::source(f.code)}};
    if (f.nearest && f.nearest->unit != named->unit) {
        object.insert(u"nearest_unit"_s, text(nameOf(f.nearest->unit))); // bytes are missing, but GPUs are what is added
    }
    return object;
}

QJsonArray findingsArray(const Catalogue &catalogue, const ConfigurationEvaluation &e, const Format &format)
{
    QJsonArray array;
    for (const Finding &f : e.findings.items()) {
        QJsonObject object = findingObject(catalogue, f, format);
        if (f.code == FindingCode::PsuOverload) {
            object.insert(u"gpus_w"_s, plain(e.power.gpus)); // before overhead: the sum that a buyer does in the head
        }
        array << object;
    }
    return array;
}

} // namespace

QStringList assumptionTexts(const Evaluation &evaluation, const Format &format)
{
    QStringList sentences;
    for (int i = 0; i < evaluation.count; ++i) {
        for (const Assumption &a : evaluation.configurations[static_cast<std::size_t>(i)].assumptions.items()) {
            const QString sentence = texts::assumption(a, format);
            if (!sentences.contains(sentence)) {
                sentences << sentence;
            }
        }
    }
    return sentences;
}

QByteArray evaluationToJson(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation, Detail detail, const Format &format,
                            const QStringList &assumed, EvidenceShelf *evidence)
{
    QJsonArray configurations;
    for (int i = 0; i < evaluation.count; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const Configuration &configuration = project.configurations[index];
        const ConfigurationEvaluation &e = evaluation.configurations[index];
        QJsonObject object{{u"name"_s, QString::fromStdString(configuration.name)}};
        if (detail == Detail::Everything) {
            object.insert(u"model"_s, modelObject(configuration.model, e.memory));
            QJsonObject memory = memoryObject(e.memory);
            memory.insert(u"answers"_s, answersObject(catalogue, memoryAnswers(catalogue, project, configuration), format));
            object.insert(u"memory"_s, memory);
            object.insert(u"speed"_s, speedObject(e.speed));
            QJsonObject power = powerObject(e.power);
            insertSupplies(power, catalogue, e.power);
            object.insert(u"power"_s, power);
            object.insert(u"cost"_s, costObject(catalogue, project, configuration, e));
            object.insert(u"moves"_s, movesObject(moves(catalogue, project, configuration), catalogue));
            object.insert(u"interconnect"_s, interconnectObject(interconnect(catalogue, project, configuration), catalogue));
            if (evidence) {
                object.insert(u"evidence"_s, evidence->json(configuration));
            }
        }
        object.insert(u"findings"_s, findingsArray(catalogue, e, format));
        configurations << object;
    }
    const QJsonObject document{{u"schema"_s, 1},
                               {u"currency"_s, QString::fromStdString(project.currency)},
                               {u"assumptions"_s, QJsonArray::fromStringList(assumptionTexts(evaluation, format) + assumed)},
                               {u"configurations"_s, configurations}};
    return QJsonDocument(document).toJson();
}

} // namespace configuria
