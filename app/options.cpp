// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "options.h"

#include <QLocale>

#include <algorithm>

#include "catalogue/projectfile.h"
#include "values.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

using Apply = Outcome<void> (*)(OptionTarget &, const QString &, const QString &);

// Puts a value into its member, or hands on the refusal.
template <class T, class Member>
Outcome<void> put(const Outcome<T> &value, Member &member)
{
    if (!value) {
        return tl::unexpected(value.error());
    }
    member = static_cast<Member>(*value);
    return {};
}
template <class T, class V>
Outcome<void> put(const Outcome<T> &value, std::optional<V> &member)
{
    if (!value) {
        return tl::unexpected(value.error());
    }
    member = V(static_cast<V>(*value));
    return {};
}

template <auto Member, std::int64_t low, std::int64_t high>
Outcome<void> workloadInteger(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::integer(place, text, low, high), t.configuration.workload.*Member);
}

template <class E, E Workload::*Member>
Outcome<void> workloadName(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::named<E>(place, text), t.configuration.workload.*Member);
}

// "auto" gives the choice back to the program.
template <auto Member>
Outcome<void> degree(OptionTarget &t, const QString &place, const QString &text)
{
    if (text.compare("auto"_L1, Qt::CaseInsensitive) == 0) {
        (t.configuration.workload.*Member).reset();
        return {};
    }
    return put(values::integer(place, text, 1, 65'536), t.configuration.workload.*Member);
}

QString idsOf(const Catalogue &catalogue, PartKind kind)
{
    QStringList ids;
    for (int i = 0; i < catalogue.count(kind); ++i) {
        if (const PartInfo *info = catalogue.info(PartRef{kind, PartIndex{static_cast<std::uint32_t>(i)}})) {
            ids << QString::fromStdString(info->id);
        }
    }
    return ids.join(u' ');
}

Outcome<PartRef> partOf(const OptionTarget &t, PartKind kind, const QString &place, const QString &id)
{
    const PartRef part = t.library.catalogue->find(id.toStdString());
    if (!part.isValid() || part.kind != kind) {
        return wrongUsage(place, id, idsOf(*t.library.catalogue, kind));
    }
    return part;
}

// ID or ID:N
Outcome<BomLine> lineOf(const OptionTarget &t, PartKind kind, const QString &place, const QString &text)
{
    const qsizetype colon = text.lastIndexOf(u':');
    BomLine line;
    if (colon >= 0) {
        if (const auto failed = put(values::integer(place, text.sliced(colon + 1), 0, 100'000), line.quantity); !failed) {
            return tl::unexpected(failed.error());
        }
    }
    const Outcome<PartRef> part = partOf(t, kind, place, colon < 0 ? text : text.first(colon));
    if (!part) {
        return tl::unexpected(part.error());
    }
    line.part = *part;
    return line;
}

// The lines of a kind are replaced by the first option that names the kind; see projectFromArguments.
template <PartKind kind>
Outcome<void> addPart(OptionTarget &t, const QString &place, const QString &text)
{
    const Outcome<BomLine> line = lineOf(t, kind, place, text);
    if (!line) {
        return tl::unexpected(line.error());
    }
    t.configuration.lines.push_back(*line);
    return {};
}

Outcome<void> addPsuWatts(OptionTarget &t, const QString &place, const QString &text)
{
    const QStringList parts = text.split(u':');
    BomLine line;
    line.part.kind = PartKind::Psu;
    const Outcome<double> watts = values::number(place, parts.first(), 1, 1e6);
    if (!watts) {
        return tl::unexpected(watts.error());
    }
    if (parts.size() > 2) {
        return wrongUsage(place, text, u"WATTS, WATTS:N"_s);
    }
    if (parts.size() == 2) {
        if (const auto failed = put(values::integer(place, parts.last(), 0, 100'000), line.quantity); !failed) {
            return failed;
        }
    }
    line.watts = Watts(*watts);
    line.description = u"%1 W"_s.arg(QString::number(*watts, 'f', QLocale::FloatingPointShortest)).toStdString();
    t.configuration.lines.push_back(line);
    return {};
}

// One kind of GPU or CPU per node: the part changes, the quantity stays.
template <PartKind kind>
Outcome<void> setPart(OptionTarget &t, const QString &place, const QString &text)
{
    const Outcome<PartRef> part = partOf(t, kind, place, text);
    if (!part) {
        return tl::unexpected(part.error());
    }
    const BomLine *old = firstLine(t.configuration, kind);
    BomLine line;
    line.part = *part;
    line.quantity = old ? old->quantity : 1;
    std::erase_if(t.configuration.lines, [](const BomLine &l) { return l.part.kind == kind; });
    t.configuration.lines.push_back(line);
    return {};
}

template <PartKind kind, int high>
Outcome<void> setQuantity(OptionTarget &t, const QString &place, const QString &text)
{
    const Outcome<std::int64_t> quantity = values::integer(place, text, 0, high);
    if (!quantity) {
        return tl::unexpected(quantity.error());
    }
    auto &lines = t.configuration.lines;
    const auto isKind = [](const BomLine &l) { return l.part.kind == kind; };
    const auto line = std::find_if(lines.begin(), lines.end(), isKind);
    if (line == lines.end()) {
        return wrongUsage(CommandWords::tr("%1 needs the part: add --%2 ID")
                              .arg(place, QString::fromLatin1(nameOf(kind).data(), qsizetype(nameOf(kind).size()))));
    }
    line->quantity = static_cast<int>(*quantity);
    return {};
}

Outcome<void> setModel(OptionTarget &t, const QString &place, const QString &text)
{
    return findModel(t.library, place, text).map([&t](const Architecture &model) { takeModel(t.configuration, model); });
}

Outcome<void> setParams(OptionTarget &t, const QString &place, const QString &text)
{
    const Outcome<std::int64_t> params = values::integer(place, text, 1, 1'000'000'000'000'000);
    if (!params) {
        return tl::unexpected(params.error());
    }
    Architecture model;
    model.id = text.toStdString();
    model.name = u"%1 B"_s.arg(QString::number(double(*params) / 1e9, 'f', QLocale::FloatingPointShortest)).toStdString();
    model.confidence = ShapeConfidence::SizeOnly;
    model.attention = AttentionKind::None; // unknown
    model.totalParams = *params;
    model.activeParams = *params;
    t.configuration.model = model;
    return {};
}

Outcome<void> setWorkload(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::named<WorkloadKind>(place, text), t.configuration.workload.kind).map([&t] {
        Workload &w = t.configuration.workload;
        if (w.kind == WorkloadKind::Qlora && w.weights == WeightFormat::Bf16) {
            w.weights = WeightFormat::Nf4; // QLoRA is LoRA over a 4-bit base; --weights comes after and may say otherwise
        }
    });
}

Outcome<void> setKv(OptionTarget &t, const QString &place, const QString &text)
{
    const Outcome<KvFormat> format = values::named<KvFormat>(place, text);
    if (!format) {
        return tl::unexpected(format.error());
    }
    t.configuration.workload.kvKeys = *format;
    t.configuration.workload.kvValues = *format;
    return {};
}

Outcome<void> setEngine(OptionTarget &t, const QString &place, const QString &text)
{
    Workload &w = t.configuration.workload;
    return isTraining(w.kind) ? put(values::named<TrainingFramework>(place, text), w.framework)
                              : put(values::named<InferenceEngine>(place, text), w.engine);
}

Outcome<void> setUtilisation(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::share(place, text, 0.05, 1), t.configuration.workload.utilisation);
}

template <auto Member>
Outcome<void> servingShare(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::share(place, text, 0, Member == &ServingDetails::draftCost ? 1 : 0.99), t.configuration.workload.serving.*Member);
}

Outcome<void> setDraftTokens(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::integer(place, text, 0, 16), t.configuration.workload.serving.draftTokens);
}

Outcome<void> setTargetStart(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::number(place, text, 0.001, 3'600), t.configuration.workload.serving.targetTimeToFirstToken);
}

Outcome<void> setTargetSpeed(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::number(place, text, 0.01, 100'000), t.configuration.workload.serving.targetTokensPerSecond);
}

Outcome<void> setFlashAttention(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::oneOf(place, text, u"on"_s, u"off"_s), t.configuration.workload.flashAttention);
}

Outcome<void> setMasterWeights(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::oneOf(place, text, u"fp32"_s, u"none"_s), t.configuration.workload.masterWeights);
}

Outcome<void> setLoraTargets(OptionTarget &t, const QString &place, const QString &text)
{
    static constexpr std::pair<const char *, LoraTarget> names[] = {
        {"q", LoraQ}, {"k", LoraK}, {"v", LoraV}, {"o", LoraO}, {"gate", LoraGate}, {"up", LoraUp}, {"down", LoraDown}, {"all", LoraAll}};
    int targets = 0;
    const QStringList words = text.split(u',');
    for (const QString &word : words) {
        const auto *found = std::find_if(std::begin(names), std::end(names), [&word](const auto &n) {
            return word.trimmed().compare(QLatin1StringView(n.first), Qt::CaseInsensitive) == 0;
        });
        if (found == std::end(names)) {
            return wrongUsage(place, word, u"q,k,v,o,gate,up,down, all"_s);
        }
        targets |= found->second;
    }
    t.configuration.workload.loraTargets = static_cast<std::uint8_t>(targets);
    return {};
}

Outcome<void> setZero(OptionTarget &t, const QString &place, const QString &text)
{
    Workload &w = t.configuration.workload;
    w.zeroAuto = text.compare("auto"_L1, Qt::CaseInsensitive) == 0;
    return w.zeroAuto ? Outcome<void>{} : put(values::integer(place, text, 0, 3), w.zeroStage);
}

Outcome<void> setTrainingTokens(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::integer(place, text, 1, 1'000'000'000'000'000'000), t.configuration.workload.trainingTokens);
}

Outcome<void> setNodes(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::integer(place, text, 1, 10'000), t.configuration.nodes);
}

Outcome<void> setRedundancy(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::named<RedundancyPolicy>(place, text), t.configuration.redundancy);
}

Outcome<void> setRedundancyRequired(OptionTarget &t, const QString &place, const QString &text)
{
    return put(values::oneOf(place, text, u"yes"_s, u"no"_s), t.project.site.redundancyRequired);
}

constexpr std::int64_t tokensHigh = 100'000'000;

constexpr EvaluateOption table[] = {
    {"model", "ID|FILE", setModel},
    {"params", "N", setParams},
    {"workload", "NAME", setWorkload},
    {"weights", "NAME", workloadName<WeightFormat, &Workload::weights>},
    {"kv", "NAME", setKv},
    {"kv-k", "NAME", workloadName<KvFormat, &Workload::kvKeys>},
    {"kv-v", "NAME", workloadName<KvFormat, &Workload::kvValues>},
    {"engine", "NAME", setEngine},
    {"context", "TOKENS", workloadInteger<&Workload::context, 1, tokensHigh>},
    {"sequences", "N", workloadInteger<&Workload::sequences, 1, 100'000>},
    {"prompt", "TOKENS", workloadInteger<&Workload::promptTokens, 1, tokensHigh>},
    {"answer", "TOKENS", workloadInteger<&Workload::answerTokens, 1, tokensHigh>},
    {"batched-tokens", "TOKENS", workloadInteger<&Workload::batchedTokens, 1, 10'000'000>},
    {"max-num-seqs", "N", workloadInteger<&Workload::profiledSequences, 0, 100'000>},
    {"ubatch", "TOKENS", workloadInteger<&Workload::microBatchTokens, 1, 1'000'000>},
    {"utilisation", "SHARE", setUtilisation},
    {"flash-attention", "on|off", setFlashAttention},
    {"target-ttft", "SECONDS", setTargetStart},
    {"target-speed", "TOKENS_PER_S", setTargetSpeed},
    {"prefix-hits", "SHARE", servingShare<&ServingDetails::prefixHits>},
    {"draft-tokens", "N", setDraftTokens},
    {"draft-acceptance", "SHARE", servingShare<&ServingDetails::draftAcceptance>},
    {"draft-cost", "SHARE", servingShare<&ServingDetails::draftCost>},
    {"seq-length", "TOKENS", workloadInteger<&Workload::sequenceLength, 1, tokensHigh>},
    {"micro-batch", "N", workloadInteger<&Workload::microBatch, 1, 100'000>},
    {"grad-accumulation", "N", workloadInteger<&Workload::gradientAccumulation, 1, 1'000'000>},
    {"tokens", "N", setTrainingTokens},
    {"optimizer", "NAME", workloadName<Optimizer, &Workload::optimizer>},
    {"master-weights", "fp32|none", setMasterWeights},
    {"checkpointing", "NAME", workloadName<Checkpointing, &Workload::checkpointing>},
    {"loss", "NAME", workloadName<LossImplementation, &Workload::loss>},
    {"lora-rank", "N", workloadInteger<&Workload::loraRank, 1, 65'536>},
    {"lora-targets", "LIST", setLoraTargets},
    {"tp", "N|auto", degree<&Workload::tensorParallel>},
    {"pp", "N|auto", degree<&Workload::pipelineParallel>},
    {"dp", "N|auto", degree<&Workload::dataParallel>},
    {"ep", "N|auto", degree<&Workload::expertParallel>},
    {"cp", "N|auto", degree<&Workload::contextParallel>},
    {"zero", "0..3|auto", setZero},
    {"offload", "NAME", workloadName<Offload, &Workload::offload>},
    {"server", "ID", setPart<PartKind::Server>},
    {"gpu", "ID", setPart<PartKind::Gpu>},
    {"gpus", "N", setQuantity<PartKind::Gpu, 100'000>},
    {"cpu", "ID", setPart<PartKind::Cpu>},
    {"cpus", "N", setQuantity<PartKind::Cpu, 100'000>},
    {"memory", "ID:N", addPart<PartKind::Memory>},
    {"drive", "ID:N", addPart<PartKind::Drive>},
    {"psu", "ID:N", addPart<PartKind::Psu>},
    {"psu-watts", "WATTS[:N]", addPsuWatts},
    {"nic", "ID:N", addPart<PartKind::Network>},
    {"nodes", "N", setNodes},
    {"redundancy", "n|n+1|n+n", setRedundancy},
    {"site", "KEY=VALUE", applySite},
    {"cost", "KEY=VALUE", applyCost},
    {"redundancy-required", "yes|no", setRedundancyRequired},
};

// Lines given on the command line replace those of their kind in the project.
void dropReplacedLines(const Arguments &arguments, Configuration &configuration)
{
    const auto drop = [&configuration](PartKind kind) {
        std::erase_if(configuration.lines, [kind](const BomLine &l) { return l.part.kind == kind; });
    };
    if (arguments.has(u"memory"_s)) {
        drop(PartKind::Memory);
    }
    if (arguments.has(u"drive"_s)) {
        drop(PartKind::Drive);
    }
    if (arguments.has(u"psu"_s) || arguments.has(u"psu-watts"_s)) {
        drop(PartKind::Psu);
    }
    if (arguments.has(u"nic"_s)) {
        drop(PartKind::Network);
    }
}

Outcome<void> applyOptions(const Library &library, const Arguments &arguments, Project &project, Configuration &configuration)
{
    dropReplacedLines(arguments, configuration);
    OptionTarget target{library, project, configuration};
    for (const EvaluateOption &option : table) {
        const QString name = QString::fromLatin1(option.name);
        const QStringList given = arguments.values(name);
        for (const QString &value : given) {
            if (Outcome<void> done = option.apply(target, u"--"_s + name, value); !done) {
                return done;
            }
        }
    }
    return {};
}

Outcome<Project> startingProject(const Library &library, const Arguments &arguments)
{
    if (arguments.positional.isEmpty()) {
        Project project;
        project.configurations.emplace_back().name = "A";
        return project;
    }
    Result<Project> project = readProject(*library.catalogue, arguments.positional.first());
    if (!project) {
        return cannotRead(project.error());
    }
    return *project;
}

} // namespace

std::span<const EvaluateOption> evaluateOptions()
{
    return table;
}

Outcome<Project> projectFromArguments(const Library &library, const Arguments &arguments)
{
    Outcome<Project> project = startingProject(library, arguments);
    if (!project) {
        return project;
    }
    const QString only = arguments.value(u"only"_s);
    bool found = only.isEmpty();
    QStringList names;
    for (Configuration &configuration : project->configurations) {
        const QString name = QString::fromStdString(configuration.name);
        names << name;
        if (!only.isEmpty() && only != name) {
            continue;
        }
        found = true;
        if (const Outcome<void> done = applyOptions(library, arguments, *project, configuration); !done) {
            return tl::unexpected(done.error());
        }
    }
    if (!found) {
        return wrongUsage(u"--only"_s, only, names.join(u", "));
    }
    return project;
}

} // namespace configuria
