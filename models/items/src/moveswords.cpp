// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/moveswords.h"

#include <QCoreApplication>

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::MovesWords)
};

template <class Q, class Word>
QString rangeOf(const Estimate<Q> &e, const Format &format, Word word)
{
    return e.low == e.high ? QString() : format.range(word(e.low), word(e.high));
}

QString timeRange(const Estimate<Seconds> &e, const Format &format)
{
    return rangeOf(e, format, [&format](Seconds s) { return format.seconds(s); });
}

QString joined(const QString &a, const QString &b)
{
    //: two remarks on one figure
    return a.isEmpty() ? b : b.isEmpty() ? a : Tr::tr("%1; %2").arg(a, b);
}

QString limitText(LoadLimit limit)
{
    switch (limit) {
    case LoadLimit::Storage: return Tr::tr("limited by the drives");
    case LoadLimit::HostLink: return Tr::tr("limited by the host link");
    case LoadLimit::Loader: return Tr::tr("limited by the loader");
    }
    return {};
}

QString sub(const QString &label) { return u"– "_s + label; }

void addLoad(const ModelLoad &load, const Format &format, QVector<MemoryFigure> &rows)
{
    const QString why = load.time ? joined(limitText(*load.limit), timeRange(*load.time, format)) : Tr::tr("no drive with a known rate");
    //: time to read the weights from the drives into the GPUs
    rows << MemoryFigure{Tr::tr("Model load"), format.seconds(load.time), joined(format.bytes(load.bytes), why)};
    const auto rate = [&](const QString &label, const std::optional<Estimate<BytesPerSecond>> &e) {
        const auto word = [&format](BytesPerSecond r) { return format.bandwidth(r); };
        if (e) {
            rows << MemoryFigure{sub(label), word(e->expected), rangeOf(*e, format, word)};
        }
    };
    rate(Tr::tr("drives", "rate of a model load"), load.storage);
    rate(Tr::tr("host to GPUs", "rate of a model load"), load.hostLink);
    rate(Tr::tr("loader", "rate of a model load"), load.loader);
}

void addStart(const Moves &m, const Format &format, QVector<MemoryFigure> &rows)
{
    if (!m.coldStart) {
        return;
    }
    rows << MemoryFigure{Tr::tr("Cold start"), format.seconds(m.coldStart->expected), timeRange(*m.coldStart, format)};
    rows << MemoryFigure{sub(Tr::tr("process and GPU context")), format.seconds(m.start), timeRange(*m.start, format)};
    if (m.preparation) {
        rows << MemoryFigure{sub(Tr::tr("compilation, graph capture")), format.seconds(m.preparation), timeRange(*m.preparation, format)};
    }
}

MemoryFigure rateFigure(const QString &label, const LinkRate &rate, const QString &more, const Format &format)
{
    //: after the rate of a link in one direction; %1 its rate in both directions together
    return {label, format.bandwidth(rate.oneWay), joined(Tr::tr("one way; %1 both ways").arg(format.bandwidth(rate.bothWays)), more)};
}

void addLinks(const Moves &m, const Catalogue &catalogue, const Format &format, QVector<MemoryFigure> &rows)
{
    if (m.gpuLink) {
        const bool isShared = m.pairLink && *m.pairLink != *m.gpuLink;
        //: %1 rate between two GPUs when each has links to several
        const QString pair = isShared ? Tr::tr("%1 one way between two GPUs").arg(format.bandwidth(m.pairLink->oneWay)) : QString();
        rows << rateFigure(linkName(m.link, m.gpu, catalogue), *m.gpuLink, pair, format);
    }
    if (m.pcie) {
        //: %1 generation, %2 lanes
        const QString name = Tr::tr("PCIe %1.0 x%2").arg(m.pcie->generation).arg(m.pcie->lanes);
        rows << rateFigure(name, m.pcie->nominal, Tr::tr("%1 one way after encoding").arg(format.bandwidth(m.pcie->encoded.oneWay)), format);
    }
}

MemoryFigure transferFigure(const Transfer &t, const Format &format)
{
    const QString label = t.data == MovedData::KvCacheOfSequence ? Tr::tr("KV cache of a sequence") : Tr::tr("Weights of a GPU");
    QString first, ways;
    const auto add = [&](const QString &way, const std::optional<Estimate<Seconds>> &time) {
        if (time) {
            const QString value = format.seconds(time);
            ways = joined(ways, first.isEmpty() ? way : way + u' ' + value);
            first = first.isEmpty() ? value : first;
        }
    };
    //: ways of a transfer, each after or before its time
    add(Tr::tr("over the GPUs’ link"), t.overLink);
    add(Tr::tr("over PCIe"), t.overPcie);
    add(Tr::tr("from the host"), t.fromHost);
    return {label, first.isEmpty() ? format.unknown() : first, joined(format.bytes(t.bytes), ways)};
}

bool isGain(const Interconnect &i) { return i.speedUp && i.speedUp->expected.count >= 1.005; }

} // namespace

QString linkName(GpuLink link, PartRef gpu, const Catalogue &catalogue)
{
    const Gpu *card = catalogue.gpu(gpu);
    const QString type = card && !card->linkType.empty() ? QString::fromStdString(card->linkType) : Tr::tr("Own link", "between GPUs");
    switch (link) {
    case GpuLink::OneGpu: return Tr::tr("one GPU");
    case GpuLink::Pcie: return u"PCIe"_s;
    case GpuLink::PcieSwitch: return Tr::tr("PCIe switches");
    case GpuLink::Bridge: return type.contains("bridge"_L1) ? QString(type).replace("bridge"_L1, Tr::tr("bridge", "between cards")) : Tr::tr("%1 bridge").arg(type);
    case GpuLink::Mesh: return Tr::tr("%1, pair by pair").arg(type);
    case GpuLink::Switch: return Tr::tr("%1 through NVSwitch").arg(type);
    }
    return {};
}

QVector<MemoryFigure> moveFigures(const Moves &m, const Catalogue &catalogue, const Format &format)
{
    QVector<MemoryFigure> rows;
    if (m.load) {
        addLoad(*m.load, format, rows);
    }
    addStart(m, format, rows);
    if (m.checkpoint) {
        //: %1 size, %2 rate of the drive
        const QString how = Tr::tr("%1 at %2").arg(format.bytes(m.checkpoint->bytes), format.bandwidth(m.checkpoint->rate));
        rows << MemoryFigure{Tr::tr("Checkpoint"), format.seconds(m.checkpoint->time.expected), joined(how, timeRange(m.checkpoint->time, format))};
        rows << MemoryFigure{Tr::tr("Checkpoints of a day"), format.bytes(m.checkpoint->bytesPerDay()),
                             Tr::tr("one an hour, all kept: %1 of the time").arg(format.percent(m.checkpoint->shareOfTime()))};
    }
    addLinks(m, catalogue, format, rows);
    for (const std::optional<Transfer> &t : m.transfers) {
        if (t) {
            rows << transferFigure(*t, format);
        }
    }
    return rows;
}

QVector<LinkFigure> linkFigures(const Interconnect &i, const Project &project, const Format &format)
{
    QVector<LinkFigure> rows;
    if (!i.linked || !i.pcieOnly) {
        return rows;
    }
    const SpeedEvaluation &a = i.linked->speed, &b = i.pcieOnly->speed;
    const QString speed = a.output ? Tr::tr("Output of all users") : a.trainingPerGpu ? Tr::tr("Training, per GPU") : Tr::tr("Prompts read");
    rows << LinkFigure{speed, format.tokensPerSecond(throughputOf(a)), format.tokensPerSecond(throughputOf(b))};
    const auto time = [&](const QString &label, const std::optional<Estimate<Seconds>> &x, const std::optional<Estimate<Seconds>> &y) {
        if (x && y) {
            rows << LinkFigure{label, format.seconds(x), format.seconds(y)};
        }
    };
    time(Tr::tr("Time to first token"), a.timeToFirstToken, b.timeToFirstToken);
    time(Tr::tr("Time per output token"), a.timePerOutputToken, b.timePerOutputToken);
    time(Tr::tr("Training step"), a.trainingStep, b.trainingStep);
    time(Tr::tr("Time to train"), a.timeToTrain, b.timeToTrain);
    if (i.linked->cost && i.pcieOnly->cost) {
        const QString currency = QString::fromStdString(project.currency);
        rows << LinkFigure{i.isCostOfRun ? Tr::tr("Cost of the training") : Tr::tr("Cost of a million tokens"), format.money(*i.linked->cost, currency),
                           format.money(*i.pcieOnly->cost, currency)};
    }
    return rows;
}

QString linkSentence(const Interconnect &i, const Catalogue &catalogue, const Format &format)
{
    const QString name = linkName(i.link, i.gpu, catalogue);
    switch (i.state) {
    case LinkState::NoGpu: return Tr::tr("No GPU of the catalogue is chosen.");
    case LinkState::OneGpu: return Tr::tr("One GPU in a node: no link between GPUs is used.");
    case LinkState::MixedGpus: return Tr::tr("Different GPUs in a node cannot be joined: they exchange over PCIe.");
    case LinkState::NotOnCard: return Tr::tr("This card takes no link of its own: the GPUs exchange over PCIe.");
    case LinkState::NoSpeed: return Tr::tr("No speed to compare: the workload does not fit, or its speed is not known.");
    case LinkState::NotInServer:
    case LinkState::Compared: break;
    }
    //: %1 link, %2 factor
    QString text = isGain(i) ? Tr::tr("%1: %2 times as fast as PCIe alone.").arg(name, format.significant(i.speedUp->expected.count, 3))
                             : Tr::tr("%1 brings nothing here: as the model is split, the GPUs that it joins exchange little.").arg(name);
    if (i.state == LinkState::NotInServer) {
        //: before what the link would bring
        text = Tr::tr("The chassis lists no bridge for this card. In one that does:") + u' ' + text;
    }
    return text;
}

QString worthSentence(const Interconnect &i, const Project &project, const Format &format)
{
    if (!i.worth || !i.machines || !isGain(i)) {
        return {};
    }
    const double nodes = *i.machines / i.speedUp->expected.count;
    //: %1 machines without the link, %2 with it, %3 amount, %4 "3 years"
    return Tr::tr("Without it, %1 machines for the work of %2: %3 more over %4, at this configuration’s cost of ownership.")
        .arg(format.significant(*i.machines, 3), format.significant(nodes), format.moneyShort(*i.worth, QString::fromStdString(project.currency)),
             format.years(project.cost.years));
}

} // namespace configuria::texts
