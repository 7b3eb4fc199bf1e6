// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "busypower.h"

#include <cmath>

#include "engine/averagepower.h"

namespace configuria {
namespace {

// The site's average stays what its user declares: a share of the full draw, or watts; contracts and costs rest on it. What
// measured machines draw stands beside it, and says how much work that average amounts to.

// TDP of the CPUs that a server holds when none is listed: those of the measured machines (2 x 350 W in DGX H100 and H200,
// 2 x 225 W in PCIe servers, 170 W in a desktop).
constexpr double boardSocket = 350, slotSocket = 225, desktop = 170;

struct GpusOfNode {
    int count = 0;
    const Gpu *first = nullptr;
    bool areAlike = true;
};

GpusOfNode gpusOfNode(const Catalogue &catalogue, const Configuration &configuration) noexcept
{
    GpusOfNode gpus;
    for (const BomLine &line : configuration.lines) {
        if (line.part.kind != PartKind::Gpu || !isInNode(line)) {
            continue;
        }
        const Gpu *gpu = catalogue.gpu(line.part);
        gpus.areAlike = gpus.areAlike && (gpus.count == 0 || gpu == gpus.first);
        gpus.first = gpus.first ? gpus.first : gpu;
        gpus.count += static_cast<int>(std::min<std::int64_t>(pieces(line), 1'000'000));
    }
    return gpus;
}

PowerChassis chassisOf(const Server *server, const Gpu *gpu) noexcept
{
    const GpuFormFactor form = gpu ? gpu->formFactor : GpuFormFactor::PciE;
    if (form == GpuFormFactor::Integrated) {
        return PowerChassis::Integrated;
    }
    if (form == GpuFormFactor::PciE) {
        return PowerChassis::Slots;
    }
    // "air (DLC option)" is air; "direct liquid" and "liquid" are not.
    const bool isLiquid = server && (server->cooling.rfind("direct liquid", 0) == 0 || server->cooling.rfind("liquid", 0) == 0);
    return isLiquid ? PowerChassis::BoardInLiquid : PowerChassis::BoardInAir;
}

Watts cpusOf(const PowerEvaluation &power, const Server *server, PowerChassis chassis) noexcept
{
    if (chassis == PowerChassis::Integrated) {
        return Watts(0); // inside the TDP of the module
    }
    if (power.cpus && power.cpus->count > 0) {
        return *power.cpus;
    }
    const bool isBoard = chassis == PowerChassis::BoardInAir || chassis == PowerChassis::BoardInLiquid;
    const int sockets = server && server->sockets ? std::clamp(*server->sockets, 1, 8) : isBoard ? 2 : 1;
    return Watts(isBoard ? sockets * boardSocket : sockets > 1 ? sockets * slotSocket : desktop);
}

PowerWork workOf(const Configuration &configuration) noexcept
{
    if (isTraining(configuration.workload.kind)) {
        return PowerWork::Training;
    }
    switch (configuration.model.kind) {
    case ModelKind::DenseLlm:
    case ModelKind::MoeLlm: break;
    case ModelKind::Encoder:
    case ModelKind::EncoderDecoder:
    case ModelKind::Embedding:
    case ModelKind::Speech: return PowerWork::Encoder;
    case ModelKind::Diffusion: return PowerWork::Diffusion;
    case ModelKind::Vision: return PowerWork::Vision;
    }
    return PowerWork::Llm;
}

PowerQuestion questionOf(const Configuration &configuration, const Bom &bom, const GpusOfNode &gpus, Watts tdpOfAll,
                         const ConfigurationEvaluation &result) noexcept
{
    const Workload &w = configuration.workload;
    const ResolvedWorkload &r = result.workload;
    PowerQuestion q;
    q.work = workOf(configuration);
    q.chassis = chassisOf(bom.server, gpus.first);
    q.gpus = gpus.count;
    q.nodes = configuration.nodes;
    q.gpuTdp = tdpOfAll / static_cast<double>(gpus.count); // of unlike ones, the mean
    q.gpuIdle = gpus.first && gpus.areAlike ? gpus.first->idle : std::nullopt;
    q.outrunsHost = gpus.first && gpus.first->memoryBandwidth && outrunsItsHost(*gpus.first->memoryBandwidth);
    q.cpus = cpusOf(result.power, bom.server, q.chassis);
    q.gpusPerReplica = std::clamp(r.tensorParallel, 1, 65'536) * std::clamp(r.pipelineParallel, 1, 1'000);
    q.requests = static_cast<double>(w.sequences) / std::max(1, r.dataParallel);
    q.activeParams = static_cast<double>(configuration.model.activeParams > 0 ? configuration.model.activeParams : configuration.model.totalParams);
    q.bitsPerWeight = bitsPerWeight(w.weights);
    q.promptShare = promptShareOf(r.promptTokens, r.answerTokens);
    return q;
}

} // namespace

void fillBusyPower(const Catalogue &catalogue, const Configuration &configuration, const Bom &bom, ConfigurationEvaluation &result) noexcept
{
    const GpusOfNode gpus = gpusOfNode(catalogue, configuration);
    if (gpus.count == 0 || !result.power.gpus) {
        return;
    }
    const PowerCalibration &calibration = shippedPowerCalibration();
    const PowerQuestion question = questionOf(configuration, bom, gpus, *result.power.gpus, result);
    const std::optional<PowerEstimate> e = estimatePower(question, calibration);
    if (!e) {
        return;
    }
    PowerEvaluation &power = result.power;
    power.gpuBusy = e->gpu;
    power.busyAc = e->busy;
    power.readyAc = e->ready;
    power.idleAc = e->idle;
    const PowerBand &band = calibration.gpuBands[static_cast<std::size_t>(question.work)];
    result.assumptions.add(AssumptionCode::GpuShareMeasured, {e->gpu.expected / question.gpuTdp, Unit::Fraction});
    result.assumptions.add(AssumptionCode::ServerBaseMeasured, {e->base.count, Unit::Watts});
    result.assumptions.add(AssumptionCode::PowerRunsMeasured, {static_cast<double>(band.runs + calibration.baseBand.runs), Unit::Count});
}

void compareAverage(const Configuration &configuration, ConfigurationEvaluation &result) noexcept
{
    PowerEvaluation &power = result.power;
    if (!power.averageAc || !power.busyAc || !power.readyAc) {
        return;
    }
    const double nodes = static_cast<double>(nodesOf(configuration));
    const double busy = power.busyAc->expected.count * nodes, ready = power.readyAc->expected.count * nodes;
    const double average = power.averageAc->expected.count;
    if (average > busy) {
        result.assumptions.add(AssumptionCode::AverageAboveBusy, {busy, Unit::Watts});
    } else if (average < ready) {
        result.assumptions.add(AssumptionCode::AverageBelowReady, {ready, Unit::Watts});
    } else if (busy > ready) {
        power.busyShare = Fraction((average - ready) / (busy - ready));
        result.assumptions.add(AssumptionCode::AverageAsBusyShare, {power.busyShare->count, Unit::Fraction});
    }
}

} // namespace configuria
