// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/memorywords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "items/texts.h"

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::MemoryWords)
};

MemoryFigure needFigure(const MemoryEvaluation &m, const Format &format)
{
    const auto &total = m.perGpu.total;
    return {Tr::tr("Needed on each GPU"), total ? format.bytes(total->expected) : format.unknown(),
            total && total->low != total->high ? format.range(format.bytes(total->low), format.bytes(total->high)) : QString()};
}

MemoryFigure reservedFigure(const Configuration &c, const ConfigurationEvaluation &e, const Format &format)
{
    const MemoryEvaluation &m = e.memory;
    const QString who = isTraining(c.workload.kind) ? label(e.workload.framework) : label(e.workload.engine);
    //: %1 inference engine or training framework
    MemoryFigure figure{Tr::tr("Reserved by %1").arg(who), m.reserved ? format.bytes(*m.reserved) : format.unknown(), {}};
    if (m.reserved && m.capacity && m.perGpu.total && *m.reserved != m.perGpu.total->expected) {
        //: share of the memory of the card that the engine takes at its start
        figure.detail = Tr::tr("%1 of the card").arg(format.percent(Fraction(*m.reserved / std::max(*m.capacity, Bytes(1)))));
    } else if (m.reserved) {
        figure.detail = Tr::tr("what it needs");
    }
    return figure;
}

MemoryFigure cardFigure(const MemoryEvaluation &m, const Format &format)
{
    //: %1 memory that the driver reports for one card
    return {Tr::tr("Usable on each GPU"), m.usable ? format.bytes(*m.usable) : format.unknown(),
            m.capacity ? Tr::tr("of %1 reported").arg(format.bytes(*m.capacity)) : QString()};
}

QString tokens(std::int64_t n, const Format &format) { return format.figure({static_cast<double>(n), Unit::Tokens}); }

QString sureUpTo(std::int64_t most, const std::optional<std::int64_t> &safe, const Format &format)
{
    //: the value up to which even the high estimate fits
    return safe && *safe != most ? Tr::tr("safely %1").arg(format.count(*safe)) : QString();
}

QString splitText(const GpuSplit &s, const Format &format)
{
    QStringList parts;
    if (s.nodes > 1) {
        parts << Tr::tr("%1 nodes of %2", "fewest GPUs").arg(format.count(s.nodes), format.count(s.gpusPerNode));
    }
    if (s.tensorParallel > 1) {
        //: degree of tensor parallelism
        parts << Tr::tr("TP %1").arg(s.tensorParallel);
    }
    if (s.pipelineParallel > 1) {
        //: degree of pipeline parallelism
        parts << Tr::tr("PP %1").arg(s.pipelineParallel);
    }
    if (s.dataParallel > 1) {
        //: degree of data parallelism
        parts << Tr::tr("DP %1").arg(s.dataParallel);
    }
    return parts.join(u", ");
}

QString factorText(const Factor &f, const Format &format)
{
    const QString value = f.value >= 1000 ? format.count(static_cast<std::int64_t>(std::llround(std::min(f.value, 9e18)))) : format.significant(f.value);
    switch (f.id) {
    case FactorId::Parameters: return Tr::tr("%1 parameters").arg(value);
    case FactorId::TrainedParameters: return Tr::tr("%1 trained parameters").arg(value);
    case FactorId::BitsPerWeight: return Tr::tr("%1 bits ÷ 8").arg(value);
    case FactorId::PerParameter:
    case FactorId::BytesPerElement:
    case FactorId::StateBytes: return Tr::tr("%1 bytes").arg(value);
    case FactorId::Layers: return Tr::tr("%1 layers").arg(value);
    case FactorId::WindowLayers: return Tr::tr("%1 windowed layers").arg(value);
    case FactorId::StateLayers: return Tr::tr("%1 layers with a state").arg(value);
    case FactorId::KeysAndValues: return Tr::tr("%1 (keys and values)").arg(value);
    case FactorId::KvHeads: return Tr::tr("%1 KV heads").arg(value);
    case FactorId::HeadWidth: return Tr::tr("width %1").arg(value);
    case FactorId::LatentWidth: return Tr::tr("latent width %1").arg(value);
    case FactorId::ContextTokens:
    case FactorId::PassTokens: return Tr::tr("%1 tokens").arg(value);
    case FactorId::WindowTokens: return Tr::tr("%1 tokens of the window").arg(value);
    case FactorId::Sequences: return Tr::tr("%1 sequences").arg(value);
    case FactorId::PerToken: return Tr::tr("%1 for each").arg(format.bytes(Bytes(std::llround(std::clamp(f.value, 0.0, 9e18)))));
    case FactorId::TensorRanks: return Tr::tr("%1 tensor-parallel GPUs").arg(value);
    case FactorId::Stages: return Tr::tr("%1 stages").arg(value);
    case FactorId::Shards: return Tr::tr("%1 GPUs that share it").arg(value);
    }
    return {};
}

QString productText(const Product &p, const Format &format)
{
    QString text;
    for (const Factor &f : p.factors) {
        text += (text.isEmpty() ? QString() : f.divides ? u" ÷ "_s : u" × "_s) + factorText(f, format);
    }
    return text + u" = "_s + format.bytes(p.bytes);
}

} // namespace

QString numbers(const MemoryTerm &term, const Format &format)
{
    QStringList lines;
    for (const Product &p : term.products) {
        lines << productText(p, format);
    }
    // Below half a percent it is rounding that nobody would see.
    if (!lines.isEmpty() && std::abs(term.rest) > 0.005 * static_cast<double>(term.figure.expected.count)) {
        const QString rest = format.bytes(Bytes(std::llround(std::min(std::abs(term.rest), 9e18))));
        //: what a product leaves of a figure
        lines << (term.rest > 0 ? Tr::tr("and %1: blocks, edges of the pipeline, parts that are not shared").arg(rest)
                                : Tr::tr("less %1: parts that are shared further, or are not there at the peak").arg(rest));
    }
    return lines.join(u'\n');
}

std::array<MemoryFigure, 3> memoryFigures(const Configuration &c, const ConfigurationEvaluation &e, const Format &format)
{
    return {needFigure(e.memory, format), reservedFigure(c, e, format), cardFigure(e.memory, format)};
}

QVector<MemoryFigure> answerFigures(const Configuration &c, const MemoryAnswers &a, const Format &format)
{
    QVector<MemoryFigure> figures;
    const bool training = isTraining(c.workload.kind);
    if (a.maxContext) {
        const bool isModelLimit = c.model.maxContext && *a.maxContext >= *c.model.maxContext;
        figures.append({training ? Tr::tr("Longest sequence") : Tr::tr("Longest context"), tokens(*a.maxContext, format),
                        isModelLimit && a.safeContext == a.maxContext ? Tr::tr("all of the model’s") : sureUpTo(*a.maxContext, a.safeContext, format)});
    }
    if (a.maxSequences) {
        figures.append({training ? Tr::tr("Largest micro-batch") : Tr::tr("Most sequences"), format.count(*a.maxSequences),
                        sureUpTo(*a.maxSequences, a.safeSequences, format)});
    }
    if (a.fewestGpus) {
        figures.append({Tr::tr("Fewest of these GPUs"), format.count(a.fewestGpus->gpus()), splitText(*a.fewestGpus, format)});
    }
    return figures;
}

QString wayOut(const WayOut &way, const Catalogue &catalogue, const Format &format)
{
    //: %1 a change, %2 memory needed on each GPU after it, %3 lowest and highest estimate of it, %4 whether it then fits
    return Tr::tr("%1: %2 per GPU (%3), %4")
        .arg(repair(way.repair, catalogue, format), format.bytes(way.need.expected), format.range(format.bytes(way.need.low), format.bytes(way.need.high)),
             label(way.fits).toLower());
}

QString memoryScope(const Configuration &c, const ConfigurationEvaluation &e, const Format &format)
{
    const QString length = tokens(e.workload.context, format);
    if (isTraining(c.workload.kind)) {
        //: %1 tokens, %2 number of sequences
        return Tr::tr("Sequences of %1, %2 at a time on each GPU").arg(length, format.count(c.workload.microBatch));
    }
    const QString sequences = Tr::tr("%n sequence(s)", nullptr, std::clamp(c.workload.sequences, 0, 1'000'000'000));
    //: %1 tokens, %2 "8 sequences"; the program chose the context because none was entered
    return c.workload.context ? Tr::tr("Context of %1, %2").arg(length, sequences) : Tr::tr("Context of %1 (default), %2").arg(length, sequences);
}

} // namespace configuria::texts
