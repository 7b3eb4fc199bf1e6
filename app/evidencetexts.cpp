// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidencetexts.h"

#include <QCoreApplication>

#include "evidence/accuracytext.h"
#include "evidence/nearest.h"

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
    default: return std::nullopt;
    }
}

QString lineOf(const NearRun &near, const Format &format)
{
    const Prediction p = predict(*near.run, *near.comparison, shippedMemoryCalibration());
    const auto bytes = [&format](double value) { return format.bytes(Bytes(static_cast<std::int64_t>(value))); };
    const bool isSameSize = near.sizeRatio > 0.97 && near.sizeRatio < 1.03;
    const QString model = near.isSameModel ? Words::tr("%1 (same model)").arg(near.run->title)
        : isSameSize                       ? Words::tr("%1 (same size)").arg(near.run->title)
                                           //: a model, and its size beside the one asked for
                                           : Words::tr("%1 (%2 times the size)").arg(near.run->title, format.significant(near.sizeRatio, 2));
    const double error = 100 * (p.expected / near.comparison->measured - 1);
    //: model, software, measured size, our figure, its error in %, where it was published
    return Words::tr("Measured: %1, %2: %3; our figure %4 (%5 %). %6")
        .arg(model, near.comparison->group, bytes(near.comparison->measured), bytes(p.expected),
             (error >= 0.05 ? u"+"_s : QString()) + format.significant(error, 2), near.run->source);
}

} // namespace

EvidenceShelf::EvidenceShelf(std::shared_ptr<const Catalogue> catalogue) : m_catalogue(std::move(catalogue)) {}

const std::vector<MappedRun> &EvidenceShelf::runs()
{
    std::call_once(m_isRead, [this] {
        if (const auto shipped = shippedRuns()) {
            m_runs = mapRuns(*m_catalogue, *shipped);
        }
    });
    return m_runs;
}

QString EvidenceShelf::nearest(const Configuration &configuration, FormulaId formula, const Format &format)
{
    const auto figure = figureOf(formula, isTraining(configuration.workload.kind));
    if (!figure) {
        return {};
    }
    QStringList lines;
    for (const NearRun &near : nearestRuns(runs(), *figure, configuration.model, configuration.workload, 3)) {
        lines << lineOf(near, format);
    }
    return lines.join(u'\n');
}

QString EvidenceShelf::accuracyTable(const QLocale &locale)
{
    return accuracyHtml(accuracyOf(runs(), shippedMemoryCalibration()), locale);
}

} // namespace configuria
