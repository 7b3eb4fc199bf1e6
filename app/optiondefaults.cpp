// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "optiondefaults.h"

#include <algorithm>

#include "failure.h"
#include "items/texts.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

// Whether --site or --cost (`option`) was given that key.
bool hasKey(const Arguments &arguments, const QString &option, const QString &key)
{
    const QStringList given = arguments.values(option);
    return std::any_of(given.begin(), given.end(), [&key](const QString &v) { return v.startsWith(key + u'='); });
}

QStringList trainingDefaults(const Arguments &arguments, const Workload &workload, const Format &format)
{
    QStringList sentences;
    if (!arguments.has(u"optimizer"_s)) {
        sentences << CommandWords::tr("Optimizer: %1.").arg(texts::label(workload.optimizer));
    }
    if (!arguments.has(u"seq-length"_s)) {
        sentences << CommandWords::tr("Tokens per training sequence: %1.").arg(format.count(workload.sequenceLength));
    }
    if (!arguments.has(u"micro-batch"_s)) {
        sentences << CommandWords::tr("Sequences per GPU and step: %1.").arg(format.count(workload.microBatch));
    }
    if (!arguments.has(u"checkpointing"_s)) {
        //: gradient checkpointing (recomputation of activations): none, selective or full
        sentences << CommandWords::tr("Checkpointing of activations: %1.").arg(texts::label(workload.checkpointing));
    }
    return sentences;
}

QStringList workloadDefaults(const Arguments &arguments, const Workload &workload, const ConfigurationEvaluation &e, const Format &format)
{
    QStringList sentences;
    if (!arguments.has(u"weights"_s)) {
        sentences << CommandWords::tr("Precision of the weights: %1.").arg(texts::label(workload.weights));
    }
    if (isTraining(workload.kind)) {
        return sentences + trainingDefaults(arguments, workload, format);
    }
    if (e.memory.perGpu.kvCache && !arguments.has(u"kv"_s) && !arguments.has(u"kv-k"_s) && !arguments.has(u"kv-v"_s)) {
        sentences << CommandWords::tr("Precision of the KV cache: %1.").arg(texts::label(workload.kvKeys));
    }
    if (!arguments.has(u"sequences"_s)) {
        sentences << CommandWords::tr("Concurrent sequences: %1.").arg(format.count(workload.sequences));
    }
    return sentences;
}

QStringList costDefaults(const Arguments &arguments, const Project &project, const Format &format)
{
    QStringList sentences;
    if (!hasKey(arguments, u"site"_s, u"pue"_s)) {
        sentences << CommandWords::tr("PUE of the site: %1.").arg(format.significant(project.site.pue));
    }
    if (!hasKey(arguments, u"site"_s, u"hours_year"_s)) {
        sentences << CommandWords::tr("Hours in service per year: %1.").arg(format.significant(project.site.hoursPerYear));
    }
    if (!hasKey(arguments, u"site"_s, u"years"_s)) {
        sentences << CommandWords::tr("Cost counted over %n year(s).", nullptr, project.cost.years);
    }
    if (!hasKey(arguments, u"cost"_s, u"maintenance_rate"_s)) {
        sentences << CommandWords::tr("Maintenance: %1 of the purchase per year, from year %2.")
                         .arg(format.percent(project.cost.maintenance), format.count(project.cost.maintenanceFromYear));
    }
    return sentences;
}

} // namespace

QStringList optionDefaults(const Arguments &arguments, const Project &project, const Evaluation &evaluation, const Format &format)
{
    if (!arguments.positional.isEmpty() || project.configurations.empty()) {
        return {};
    }
    return workloadDefaults(arguments, project.configurations.front().workload, evaluation.configurations.front(), format)
        + costDefaults(arguments, project, format);
}

} // namespace configuria
