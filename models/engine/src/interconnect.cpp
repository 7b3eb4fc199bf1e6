// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/interconnect.h"

#include "links.h"
#include "speedmodel.h"

#include <algorithm>

namespace configuria {

namespace {

// The same GPUs with the best link that the card can have, and with none; `bare` outlives that answer.
GpuSet linkedGpus(const GpuSet &gpus)
{
    const GpuSet best = gpusOf(*gpus.gpu, gpus.perNode); // whatever the chassis
    GpuSet set = gpus;
    set.takesLink = true;
    set.hasLink = best.hasLink;
    set.linkBandwidth = best.linkBandwidth;
    return set;
}

GpuSet bareGpus(const GpuSet &gpus, Gpu &bare)
{
    bare.linkBandwidth.reset();
    bare.maxLinkGroup = 1;
    GpuSet set = gpus;
    set.gpu = &bare;
    set.hasLink = false;
    set.linkBandwidth = 0;
    return set;
}

LinkState stateOf(const GpuSet &gpus)
{
    if (!gpus.gpu || gpus.hasUnknown || gpus.perNode <= 0) {
        return LinkState::NoGpu;
    }
    if (gpus.perNode == 1) {
        return LinkState::OneGpu;
    }
    if (gpus.isMixed) {
        return LinkState::MixedGpus;
    }
    const bool hasLink = gpus.gpu->maxLinkGroup > 1 && gpus.gpu->linkBandwidth && gpus.gpu->linkBandwidth->count > 0;
    return hasLink ? LinkState::Compared : LinkState::NotOnCard;
}

// TCO / tokens of its years = price of a GPU-hour x GPUs / tokens of an hour; of a run: x its hours.
std::optional<Money> costOf(const ConfigurationEvaluation &e, const SpeedEvaluation &speed)
{
    const auto throughput = throughputOf(speed);
    if (!e.cost.perGpuHour || !throughput || !(throughput->expected.count > 0)) {
        return std::nullopt;
    }
    const double gpus = e.workload.gpus;
    if (speed.timeToTrain) {
        return scaled(*e.cost.perGpuHour, gpus * speed.timeToTrain->expected.count / 3600);
    }
    const double ofAll = throughput->expected.count * (speed.trainingPerGpu ? gpus : 1);
    return scaled(*e.cost.perGpuHour, gpus * 1e6 / (3600 * ofAll));
}

LinkSide sideOf(const Catalogue &catalogue, const Configuration &configuration, const ConfigurationEvaluation &e, const GpuSet &gpus)
{
    LinkSide side;
    tokenSpeed(speedInputOf(catalogue, configuration, e.workload, gpus), configuration.model.kind, side.speed);
    side.cost = costOf(e, side.speed);
    return side;
}

// As many machines of the slower kind as the work needs, each at what a machine of this configuration costs over its years.
void price(const ConfigurationEvaluation &e, int nodes, Interconnect &result)
{
    const double ratio = result.speedUp->expected.count;
    result.machines = ratio * nodes;
    if (e.cost.tco) {
        result.worth = scaled(*e.cost.tco, ratio - 1);
    }
}

} // namespace

std::optional<Estimate<TokensPerSecond>> throughputOf(const SpeedEvaluation &speed) noexcept
{
    return speed.output ? speed.output : speed.trainingPerGpu ? speed.trainingPerGpu : speed.prefill;
}

Interconnect interconnect(const Catalogue &catalogue, const Project &project, const Configuration &configuration)
{
    Interconnect result;
    const GpuSet gpus = gpusOf(catalogue, configuration);
    const Server *server = serverOf(catalogue, configuration);
    result.state = stateOf(gpus);
    result.gpu = gpus.part;
    if (gpus.gpu) {
        result.pcie = linksOf(gpus, server).pcie;
    }
    if (result.state != LinkState::Compared) {
        return result;
    }
    const bool isTaken = takesLink(*gpus.gpu, server);
    const NodeLinks links = linksOf(gpus, isTaken ? server : nullptr);
    result.link = links.link;
    result.linkedGpus = links.linkedGpus;
    result.linkRate = links.gpu;
    const ConfigurationEvaluation e = evaluateConfiguration(catalogue, project, configuration);
    if (e.memory.fits == Fit::No) {
        result.state = LinkState::NoSpeed;
        return result;
    }
    Gpu bare = *gpus.gpu;
    const LinkSide linked = sideOf(catalogue, configuration, e, linkedGpus(gpus)), pcieOnly = sideOf(catalogue, configuration, e, bareGpus(gpus, bare));
    const auto fast = throughputOf(linked.speed), slow = throughputOf(pcieOnly.speed);
    if (!fast || !slow || !(slow->expected.count > 0)) {
        result.state = LinkState::NoSpeed;
        return result;
    }
    result.state = isTaken ? LinkState::Compared : LinkState::NotInServer;
    result.linked = linked;
    result.pcieOnly = pcieOnly;
    result.isCostOfRun = linked.speed.timeToTrain.has_value();
    const Fraction ratio(fast->expected.count / slow->expected.count);
    result.speedUp = Estimate<Fraction>{ratio, ratio, ratio, fast->basis, FormulaId::LinkSpeedUp};
    price(e, std::clamp(configuration.nodes, 1, 10'000), result);
    return result;
}

} // namespace configuria
