// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidencetexts.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <cmath>

#include "engine/names.h"
#include "evidence/accuracytext.h"
#include "items/texts.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(configuria::Evidence)
};

std::optional<AccuracyFigure> figureOf(FormulaId formula, bool isTraining)
{
    switch (formula) {
    case FormulaId::WeightsByFormat: return isTraining ? std::nullopt : std::optional(AccuracyFigure::Weights);
    case FormulaId::KvCacheGrouped:
    case FormulaId::KvCacheLatent: return AccuracyFigure::KvCache;
    case FormulaId::ActivationsVllm:
    case FormulaId::ActivationsLlamaCpp: return AccuracyFigure::Buffers;
    case FormulaId::MemoryTotal: return isTraining ? AccuracyFigure::TrainingPeak : AccuracyFigure::Total;
    case FormulaId::PrefillCompute:
    case FormulaId::TimeToFirstToken: return AccuracyFigure::PrefillSpeed;
    case FormulaId::DecodeBandwidth:
    case FormulaId::TimePerOutputToken: return AccuracyFigure::DecodeSpeed;
    case FormulaId::OutputThroughput: return AccuracyFigure::Throughput;
    case FormulaId::TrainingThroughput:
    case FormulaId::ModelFlopsUtilisation:
    case FormulaId::TrainingStepTime:
    case FormulaId::TimeToTrain: return AccuracyFigure::TrainingSpeed;
    default: return std::nullopt;
    }
}

std::vector<AccuracyFigure> speedsOf(const Configuration &configuration)
{
    return isTraining(configuration.workload.kind) ? std::vector{AccuracyFigure::TrainingSpeed}
                                                   : std::vector{AccuracyFigure::PrefillSpeed, AccuracyFigure::DecodeSpeed, AccuracyFigure::Throughput};
}

double predicted(const NearRun &near)
{
    return isSpeed(near.comparison->figure) ? predictSpeed(*near.run, *near.comparison, shippedSpeedCalibration()).expected
                                            : predict(*near.run, *near.comparison, shippedMemoryCalibration()).expected;
}

QString value(const NearRun &near, double number, const Format &format)
{
    return isSpeed(near.comparison->figure) ? format.tokensPerSecond(TokensPerSecond(number)) : format.bytes(Bytes(static_cast<std::int64_t>(number)));
}

// "our figure 23 100 tok/s (-6 %)"
QString ours(const NearRun &near, const Format &format)
{
    const double figure = predicted(near);
    const double error = 100 * (figure / near.comparison->measured - 1);
    const QString percent = std::abs(error) < 0.05 ? format.significant(0) : (error > 0 ? u"+"_s : QString()) + format.significant(error, 2);
    //: our figure for a measured run, then its error in %
    return Words::tr("our figure %1 (%2 %)").arg(value(near, figure, format), percent);
}

QString citation(const MappedRun &run)
{
    //: where a run was published: the publication, then its address
    return run.url.isEmpty() || run.url == run.source ? run.source : Words::tr("%1, %2").arg(run.source, run.url);
}

// --- memory ---

QString memoryLine(const NearRun &near, const Format &format)
{
    const bool isSameSize = near.sizeRatio > 0.97 && near.sizeRatio < 1.03;
    const QString model = near.isSameModel ? Words::tr("%1 (same model)").arg(near.run->title)
        : isSameSize                       ? Words::tr("%1 (same size)").arg(near.run->title)
                                           //: a model, and its size beside the one asked for
                                           : Words::tr("%1 (%2 times the size)").arg(near.run->title, format.significant(near.sizeRatio, 2));
    //: model, software, measured size, our figure with its error, where it was published
    return Words::tr("Measured: %1, %2: %3; %4. %5")
        .arg(model, near.comparison->group, value(near, near.comparison->measured, format), ours(near, format), citation(*near.run));
}

// --- speed ---

int gpusOf(const NearRun &near) { return near.comparison->gpusPerNode * near.comparison->nodes; }

QString gpuName(const NearRun &near)
{
    return near.run->gpu ? QString::fromStdString(near.run->gpu->info.vendor + ' ' + near.run->gpu->info.model) : near.run->gpuName;
}

// What was asked of the machine: lengths, users or batch.
QString load(const Comparison &c, const Format &format)
{
    const Workload &w = c.workload;
    const int prompt = w.promptTokens.value_or(1), answer = w.answerTokens.value_or(1);
    switch (c.figure) {
    case AccuracyFigure::PrefillSpeed: return Words::tr("prompts of %1 tokens").arg(format.count(prompt));
    case AccuracyFigure::DecodeSpeed:
        //: how a speed was measured: for a single user, at so many tokens of prompt and answer together
        return Words::tr("one user, %1 tokens").arg(format.count(prompt > 1 ? prompt + answer : answer));
    case AccuracyFigure::TrainingSpeed:
        return Words::tr("sequences of %1 tokens, %2 per GPU").arg(format.count(w.sequenceLength), format.count(w.microBatch));
    default: break;
    }
    const QString users = c.assumesUsers ? Words::tr("as many users as fit") : Words::tr("%n users at once", nullptr, w.sequences);
    return Words::tr("%1, prompts of %2 tokens, answers of %3").arg(users, format.count(prompt), format.count(answer));
}

// "Llama 2 70B, 8 x NVIDIA H100 SXM5 80GB, MLPerf 4.1, TensorRT-LLM, offline, FP8"
QString machine(const NearRun &near, const Format &format)
{
    const Comparison &c = *near.comparison;
    const bool isTrained = isTraining(c.workload.kind);
    const QString software = isTrained ? texts::label(c.workload.framework.value_or(TrainingFramework::Transformers)) : c.group;
    const QString name = QString::fromStdString(near.run->model->name);
    //: a trained model, then the method: "Llama 3.1 8B, LoRA"
    const QString model = isTrained && !name.isEmpty() ? Words::tr("%1, %2", "training").arg(name, texts::label(c.workload.kind)) : near.run->title;
    //: a measured run: model, number of GPUs, GPU, software, format of the weights
    return Words::tr("%1, %2 × %3, %4, %5").arg(model, format.count(gpusOf(near)), gpuName(near), software, texts::label(c.workload.weights));
}

QString differences(const NearRun &near)
{
    QStringList words;
    const auto add = [&](NearDifference difference, const QString &word) {
        if ((near.differences & difference) != 0) {
            words << word;
        }
    };
    add(ModelDiffers, Words::tr("model"));
    add(GpuDiffers, Words::tr("GPU"));
    add(GpuCountDiffers, Words::tr("number of GPUs"));
    add(SoftwareDiffers, Words::tr("software"));
    add(MethodDiffers, Words::tr("method"));
    add(PrecisionDiffers, Words::tr("precision"));
    add(UsersDiffer, Words::tr("users"));
    add(LengthsDiffer, Words::tr("lengths"));
    return words.join(u", "_s);
}

// 0 when nothing that counts differs; each doubling of the model's size adds 1.
QString distanceNumber(const NearRun &near, const Format &format)
{
    return near.distance < 0.05 ? format.significant(0) : format.significant(near.distance, 2);
}

QString distance(const NearRun &near, const Format &format)
{
    const QString number = distanceNumber(near, format);
    return near.differences == 0 ? Words::tr("distance %1").arg(number)
                                 //: how far a measured run is from what is asked, and in what it differs
                                 : Words::tr("distance %1, differs in: %2").arg(number, differences(near));
}

QString speedText(const NearRun &near, const Format &format)
{
    const Comparison &c = *near.comparison;
    //: a measured run, its load, the measured speed, our figure with its error, how far it is from what is asked
    return Words::tr("%1, %2: %3 measured; %4; %5.")
        .arg(machine(near, format), load(c, format), value(near, c.measured, format), ours(near, format), distance(near, format));
}

QString lineOf(const NearRun &near, const Format &format)
{
    //: a measured run, where it was published
    return isSpeed(near.comparison->figure) ? Words::tr("• %1 %2").arg(speedText(near, format), citation(*near.run)) : memoryLine(near, format);
}

QString speedKey(AccuracyFigure figure)
{
    switch (figure) {
    case AccuracyFigure::PrefillSpeed: return u"prefill_tokens_per_s"_s;
    case AccuracyFigure::DecodeSpeed: return u"decode_tokens_per_s_per_user"_s;
    case AccuracyFigure::Throughput: return u"output_tokens_per_s"_s;
    default: return u"train_tokens_per_s_per_gpu"_s;
    }
}

QJsonObject jsonOf(const NearRun &near)
{
    const Comparison &c = *near.comparison;
    const Workload &w = c.workload;
    const auto name = [](auto value) { return QString::fromUtf8(nameOf(value).data(), qsizetype(nameOf(value).size())); };
    QJsonObject run{{u"id"_s, near.run->id},
                    {u"model"_s, QString::fromStdString(near.run->model->id)},
                    {u"gpu"_s, gpuName(near)},
                    {u"gpus"_s, gpusOf(near)},
                    {u"software"_s, c.group},
                    {u"weights"_s, name(w.weights)},
                    {u"measured"_s, c.measured},
                    {u"predicted"_s, predicted(near)},
                    {u"distance"_s, near.distance},
                    {u"source"_s, citation(*near.run)}};
    if (isTraining(w.kind)) {
        run.insert(u"sequence_length"_s, w.sequenceLength);
        run.insert(u"micro_batch"_s, w.microBatch);
    } else {
        run.insert(u"sequences"_s, c.assumesUsers ? QJsonValue() : QJsonValue(w.sequences));
        run.insert(u"prompt_tokens"_s, w.promptTokens.value_or(1));
        run.insert(u"answer_tokens"_s, w.answerTokens.value_or(1));
    }
    return run;
}

} // namespace

EvidenceShelf::EvidenceShelf(std::shared_ptr<const Catalogue> catalogue) : m_catalogue(std::move(catalogue)) {}

const std::vector<MappedRun> &EvidenceShelf::runs()
{
    std::call_once(m_once, [this] {
        if (const auto shipped = shippedRuns()) {
            m_runs = mapRuns(*m_catalogue, *shipped);
        }
        m_isRead = true;
    });
    return m_runs;
}

NearQuestion EvidenceShelf::questionOf(const Configuration &configuration) const
{
    ConfigurationEvaluation resolved;
    resolveWorkload(*m_catalogue, Project(), configuration, resolved);
    const ResolvedWorkload &w = resolved.workload;
    NearQuestion question{configuration.model, configuration.workload, {}, std::max(1, w.gpus)};
    question.workload.engine = w.engine;
    question.workload.framework = w.framework;
    if (!isTraining(configuration.workload.kind)) {
        question.workload.context = w.context;
        question.workload.promptTokens = w.promptTokens;
        question.workload.answerTokens = w.answerTokens;
    }
    const BomLine *line = firstLine(configuration, PartKind::Gpu);
    if (const Gpu *gpu = line ? m_catalogue->gpu(line->part) : nullptr) {
        question.gpu = *gpu;
    }
    return question;
}

std::vector<NearRun> EvidenceShelf::near(const Configuration &configuration, AccuracyFigure figure, int count)
{
    return nearestRuns(runs(), figure, questionOf(configuration), count);
}

QString EvidenceShelf::nearest(const Configuration &configuration, FormulaId formula, const Format &format)
{
    const auto figure = figureOf(formula, isTraining(configuration.workload.kind));
    if (!figure) {
        return {};
    }
    QStringList lines;
    for (const NearRun &run : near(configuration, *figure, 3)) {
        lines << lineOf(run, format);
    }
    if (isSpeed(*figure)) {
        lines.prepend(lines.isEmpty() ? Words::tr("Nearest measured runs: none is near enough to compare with.") : Words::tr("Nearest measured runs (distance 0: the same in all that counts; 1: a model twice as large):"));
    }
    return lines.join(u'\n');
}

NearestSpeed EvidenceShelf::nearestSpeed(const Configuration &configuration, const Format &format)
{
    const bool isTrained = isTraining(configuration.workload.kind);
    NearestSpeed nearest;
    nearest.formula = isTrained ? FormulaId::TrainingThroughput : FormulaId::OutputThroughput;
    const std::vector<NearRun> runs = near(configuration, *figureOf(nearest.formula, isTrained), 1);
    if (runs.empty()) {
        nearest.line = Words::tr("Nearest measurement: none is near enough to compare with.");
        return nearest;
    }
    const NearRun &run = runs.front();
    //: how far the run is from what is asked, measured speed, the run
    nearest.line = Words::tr("Nearest measurement, distance %1: %2, %3")
                       .arg(distanceNumber(run, format), value(run, run.comparison->measured, format), machine(run, format));
    nearest.tip = speedText(run, format) + u'\n' + citation(*run.run);
    return nearest;
}

QVector<QuoteEvidence> EvidenceShelf::quoteEvidence(const Configuration &configuration, const Format &format)
{
    QVector<QuoteEvidence> evidence;
    for (const AccuracyFigure figure : speedsOf(configuration)) {
        for (const NearRun &run : near(configuration, figure, 2)) {
            evidence.append({figureName(figure), speedText(run, format), citation(*run.run)});
        }
    }
    return evidence;
}

QJsonObject EvidenceShelf::json(const Configuration &configuration)
{
    QJsonObject evidence;
    for (const AccuracyFigure figure : speedsOf(configuration)) {
        QJsonArray runs;
        for (const NearRun &run : near(configuration, figure, 3)) {
            runs << jsonOf(run);
        }
        evidence.insert(speedKey(figure), runs);
    }
    return evidence;
}

QString EvidenceShelf::accuracyTable(const QLocale &locale)
{
    return accuracyHtml(accuracyOf(runs(), shippedMemoryCalibration()), locale);
}

} // namespace configuria
