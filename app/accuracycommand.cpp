// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accuracycommand.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <iterator>
#include <span>

#include "evidence/accuracy.h"
#include "evidence/accuracytext.h"
#include "report/paperlanguage.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

QJsonObject jsonOf(const AccuracyTable &table)
{
    const auto rounded = [](double percent) { return std::round(percent * 1000) / 1000; };
    return {{u"figure"_s, figureId(table.figure)},
            {u"group"_s, table.group.isEmpty() ? u"all"_s : table.group},
            {u"rows"_s, table.rows},
            {u"unusable"_s, table.unusable},
            {u"median_pct"_s, rounded(table.medianPercent)},
            {u"p90_pct"_s, rounded(table.p90Percent)},
            {u"worst_pct"_s, rounded(table.worstPercent)},
            {u"worst_id"_s, table.worstId},
            {u"bias_pct"_s, rounded(table.biasPercent)},
            {u"band_coverage_pct"_s, rounded(table.coveragePercent)},
            {u"held_out"_s, table.heldOut},
            {u"apart"_s, table.isApart}};
}

QByteArray jsonOf(const AccuracyReport &report)
{
    QJsonArray tables, unusable;
    for (const AccuracyTable &table : report.tables) {
        tables.append(jsonOf(table));
    }
    for (const UnusableRun &run : report.unusable) {
        unusable.append(QJsonObject{{u"id"_s, run.id}, {u"reason"_s, run.reason}, {u"doubtful"_s, run.isDoubt}});
    }
    return QJsonDocument(QJsonObject{{u"schema"_s, 1}, {u"tables"_s, tables}, {u"unusable"_s, unusable}}).toJson(QJsonDocument::Compact);
}

// As the engine's table writes them, in the order of the enumerations.
constexpr const char *speedFigures[] = {"Decode", "Prefill", "Throughput", "Training"};
constexpr const char *gpuClasses[] = {"Any", "AnyGddr", "AnyHbm", "GeForce", "Workstation", "Ampere", "Hopper", "BlackwellHbm", "Amd", "Unified", "Other"};
constexpr const char *speedEngines[] = {"Any", "LlamaCpp", "Vllm", "Sglang", "TensorRtLlm", "Transformers", "TrainingFull", "TrainingLora",
                                        "AnyServing"};
constexpr const char *precisions[] = {"Any", "Bits16", "Bits8", "Bits4"};
static_assert(std::size(speedFigures) == speedFigureCount && std::size(gpuClasses) == gpuClassCount && std::size(speedEngines) == speedEngineCount
              && std::size(precisions) == precisionClassCount);

QString className(const SpeedClass &c)
{
    return u"%1 %2 %3 %4"_s.arg(QLatin1StringView(speedFigures[static_cast<std::size_t>(c.figure)]), QLatin1StringView(gpuClasses[static_cast<std::size_t>(c.gpu)]),
                                QLatin1StringView(speedEngines[static_cast<std::size_t>(c.engine)]), QLatin1StringView(precisions[static_cast<std::size_t>(c.precision)]));
}

// One line per compared figure; of a speed with the class that it is fitted in, of a power with what is held out with it, and last the source: which sources made the constants of
// a class is a matter of cut and sort.
void printRows(const std::vector<MappedRun> &runs, QTextStream &out)
{
    for (const MappedRun &run : runs) {
        for (const Comparison &c : run.comparisons) {
            const bool isRate = isSpeed(c.figure) || isPower(c.figure);
            const Prediction p = isPower(c.figure) ? predictPower(c, shippedPowerCalibration())
                : isSpeed(c.figure)                ? predictSpeed(run, c, shippedSpeedCalibration())
                                                   : predict(run, c, shippedMemoryCalibration());
            const bool isIn = c.measured <= p.high * 1.001 && (!isRate || p.low <= c.measured);
            const int digits = isRate && c.measured < 1000 ? 2 : 0;
            out << run.id << u'\t' << figureId(c.figure) << u'\t' << c.group << u'\t' << run.title << u'\t' << QString::number(c.measured, 'f', digits)
                << u'\t' << QString::number(p.expected, 'f', digits) << u'\t' << QString::number(100 * (p.expected / c.measured - 1), 'f', 2)
                << u'\t' << (isIn ? u"in"_s : (isRate && c.measured < p.low ? u"below"_s : u"above"_s))
                << (c.isApart || (isPower(c.figure) && !run.doubt.isEmpty()) ? u"\tapart"_s : u"\t"_s)
                << u'\t' << (c.speedClass ? className(*c.speedClass) : run.heldOutWith) << u'\t' << run.source << Qt::endl;
        }
    }
}

void printCalibration(const MemoryCalibration &fitted, QTextStream &out)
{
    for (const Calibrated &k : fitted.classes) {
        out << u"{%1, %2, %3, %4, %5},"_s.arg(k.factor, 0, 'g', 4).arg(k.low, 0, 'g', 4).arg(k.high, 0, 'g', 4).arg(k.runs).arg(k.sources) << Qt::endl;
    }
}

void printCalibration(const SpeedCalibration &fitted, QTextStream &out)
{
    for (int figure = 0; figure < speedFigureCount; ++figure) {
        for (int gpu = 0; gpu < gpuClassCount; ++gpu) {
            for (int engine = 0; engine < speedEngineCount; ++engine) {
                for (int precision = 0; precision < precisionClassCount; ++precision) {
                    const SpeedClass c{static_cast<SpeedFigure>(figure), static_cast<GpuClass>(gpu), static_cast<SpeedEngine>(engine), static_cast<PrecisionClass>(precision)};
                    if (const SpeedConstants &k = fitted.of(c); k.runs > 0) {
                        out << "{{F::" << speedFigures[figure] << ", G::" << gpuClasses[gpu] << ", E::" << speedEngines[engine] << ", P::" << precisions[precision] << "}, {"
                            << u"%1, %2, %3, %4, %5, %6}},"_s.arg(k.efficiency, 0, 'g', 4).arg(k.overhead, 0, 'g', 4).arg(k.low, 0, 'g', 4).arg(k.high, 0, 'g', 4).arg(k.runs).arg(k.sources)
                            << Qt::endl;
                    }
                }
            }
        }
    }
}

QString numbers(std::span<const double> values)
{
    QStringList list;
    for (const double value : values) {
        list.append(QString::number(value, 'g', 4));
    }
    return list.join(u", "_s);
}

QString braced(const PowerBand &band)
{
    return u"{%1, %2, %3, %4}"_s.arg(band.low, 0, 'g', 4).arg(band.high, 0, 'g', 4).arg(band.runs).arg(band.sources);
}

void printCalibration(const PowerCalibration &c, QTextStream &out)
{
    QStringList bands;
    for (const PowerBand &band : c.gpuBands) {
        bands.append(braced(band));
    }
    out << ".llm = {" << numbers(c.llm) << "},\n.diffusion = {" << numbers(c.diffusion) << "},\n.encoder = " << QString::number(c.encoder, 'g', 4)
        << ", .vision = " << QString::number(c.vision, 'g', 4) << ", .recommender = " << QString::number(c.recommender, 'g', 4)
        << ", .training = " << QString::number(c.training, 'g', 4) << ",\n.severalNodes = " << QString::number(c.severalNodes, 'g', 4)
        << ",\n.cpus = " << QString::number(c.cpus, 'g', 4) << ",\n.chassis = {" << numbers(c.chassis) << "},\n.idleCpus = " << QString::number(c.idleCpus, 'g', 4)
        << ",\n.idleChassis = {" << numbers(c.idleChassis) << "},\n.gpuBands = {{" << bands.join(u", "_s) << "}},\n.baseBand = " << braced(c.baseBand)
        << ",\n.idleBand = " << braced(c.idleBand) << ',' << Qt::endl;
}

} // namespace

Outcome<ExitStatus> runAccuracy(const Arguments &arguments, const Library &library, CommandEnvironment &environment)
{
    const QString folder = arguments.value(u"measured"_s);
    const auto measured = folder.isEmpty() ? shippedRuns() : readRuns(folder);
    if (!measured) {
        return cannotRead(measured.error());
    }
    const std::vector<MappedRun> runs = mapRuns(*library.catalogue, *measured);
    // Runs of a folder are predicted with what the shipped ones gave, and with the other sources of the folder.
    const auto shipped = folder.isEmpty() ? tl::expected<MeasuredRuns, Error>() : shippedRuns();
    const std::vector<MappedRun> known = shipped ? mapRuns(*library.catalogue, *shipped) : std::vector<MappedRun>();
    const auto report = [&] { return accuracyOf(runs, shippedMemoryCalibration(), shippedSpeedCalibration(), known); };
    if (arguments.has(u"refit"_s)) {
        printCalibration(fitCalibration(runs), environment.out);
        printCalibration(fitSpeedCalibration(runs), environment.out);
        printCalibration(fitPowerCalibration(runs), environment.out);
    } else if (arguments.has(u"rows"_s)) {
        printRows(runs, environment.out);
    } else if (arguments.has(u"json"_s)) {
        environment.out << jsonOf(report()) << Qt::endl;
    } else {
        environment.out << accuracyText(report(), paperLocale(environment.language));
    }
    return ExitStatus::Done;
}

} // namespace configuria
