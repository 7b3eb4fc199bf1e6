// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/averagepower.h"

#include <algorithm>
#include <cmath>

namespace configuria {

namespace {

// Most requests that still raise the draw: beyond 256 a step takes longer and draws no more (ML.ENERGY v3, batches to 2 885).
constexpr double mostRequests = 256;
// No GPU at work was seen to average outside of this, its host being at fault below.
constexpr double leastShare = 0.25, mostShare = 1.0;
// arXiv 2605.23918: an open CUDA context adds 26 to 50 W on H100 and A100, 66 W on L40S, whatever it holds. Never more than
// an eighth of the TDP, for small cards.
constexpr double contextLow = 26, contextWatts = 40, contextHigh = 66, contextOfTdp = 0.125;
constexpr double idleOfTdp = 0.1; // where the idle power of the GPU is not known: H200 0.11, B200 0.14, A100 0.15, H100 0.10

double within(double value, double low, double high) noexcept
{
    return value >= low ? std::min(value, high) : low; // NaN is low
}

template <std::size_t N>
double sumOf(const std::array<double, N> &terms, const std::array<double, N> &constants) noexcept
{
    double sum = 0;
    for (std::size_t i = 0; i < N; ++i) {
        sum += terms[i] * constants[i];
    }
    return sum;
}

// Of its TDP, without limit.
double shareOf(const PowerQuestion &q, const PowerCalibration &c) noexcept
{
    double share = 1;
    switch (q.work) {
    case PowerWork::Llm: share = std::exp(sumOf(llmTerms(q), c.llm)); break;
    case PowerWork::Diffusion: share = std::exp(sumOf(diffusionTerms(q), c.diffusion)); break;
    case PowerWork::Encoder: share = c.encoder; break;
    case PowerWork::Vision: share = c.vision; break;
    case PowerWork::Recommender: share = c.recommender; break;
    case PowerWork::Training: share = c.training * (q.nodes > 1 ? c.severalNodes : 1); break;
    }
    return within(share, leastShare, mostShare);
}

bool isUsable(Watts watts) noexcept { return watts.count > 0 && watts.count < 1e12; }

// Low and high of a figure that is the sum of a server and its GPUs, each with its own error.
Estimate<Watts> sumAtInput(double base, const PowerBand &band, const Estimate<Watts> &gpu, double gpus, FormulaId formula) noexcept
{
    const auto sum = [&](double factor, Watts one) { return Watts(base * factor + gpuWattsAtInput * gpus * one.count); };
    return {sum(band.low, gpu.low), sum(1, gpu.expected), sum(band.high, gpu.high), Basis::Measured, formula};
}

} // namespace

double promptShareOf(double promptTokens, double answerTokens) noexcept
{
    return within(std::log2(within(promptTokens, 1, 1e12) / within(answerTokens, 1, 1e12)) / 2 - 1, 0, 1);
}

std::array<double, llmTermCount> llmTerms(const PowerQuestion &q) noexcept
{
    const double spread = within(q.gpusPerReplica, 1, 1e6);
    return {1,
            within(q.promptShare, 0, 1),
            spread <= 1 && q.outrunsHost ? 1.0 : 0.0,
            // Below 8 bits a weight costs no memory traffic but work: gpt-oss in MXFP4, 27B models in 4 bits on one card.
            q.bitsPerWeight < 7 ? 1.0 : 0.0,
            std::log2(within(q.activeParams, 1e8, 1e13) / 1e9 / spread),
            spread >= 8 ? 1.0 : 0.0,
            std::log2(within(q.requests, 1, mostRequests) / 32)};
}

std::array<double, diffusionTermCount> diffusionTerms(const PowerQuestion &q) noexcept
{
    return {1, q.gpusPerReplica >= 8 ? 1.0 : 0.0, q.outrunsHost ? 1.0 : 0.0};
}

std::optional<PowerEstimate> estimatePower(const PowerQuestion &q, const PowerCalibration &c) noexcept
{
    if (q.gpus <= 0 || !isUsable(q.gpuTdp)) {
        return std::nullopt;
    }
    const double gpus = q.gpus, tdp = q.gpuTdp.count;
    const double limit = q.gpuLimit && isUsable(*q.gpuLimit) ? q.gpuLimit->count : tdp;
    const double most = std::max(tdp, limit); // a card whose limit was raised
    const auto chassis = static_cast<std::size_t>(q.chassis);
    const auto work = static_cast<std::size_t>(q.work);
    const double cpus = isUsable(q.cpus) ? q.cpus.count : 0;

    PowerEstimate e;
    e.share = shareOf(q, c);
    const auto drawn = [&](double factor) { return Watts(std::min(limit, e.share * factor * most)); };
    e.gpu = {drawn(c.gpuBands[work].low), drawn(1), drawn(c.gpuBands[work].high), Basis::Measured, FormulaId::GpuPower};
    e.base = Watts(c.cpus * cpus + c.chassis[chassis] * gpus * tdp);
    e.busy = sumAtInput(e.base.count, c.baseBand, e.gpu, gpus, FormulaId::BusyPower);

    const Watts idle = q.gpuIdle && isUsable(*q.gpuIdle) ? *q.gpuIdle : Watts(idleOfTdp * tdp);
    const double idleBase = c.idleCpus * cpus + c.idleChassis[chassis] * gpus * tdp;
    e.idle = sumAtInput(idleBase, c.idleBand, {idle, idle, idle, Basis::Measured, FormulaId::IdlePower}, gpus, FormulaId::IdlePower);
    const auto context = [&](double watts) { return Watts(gpuWattsAtInput * gpus * std::min(watts, contextOfTdp * tdp)); };
    e.ready = {e.idle.low + context(contextLow), e.idle.expected + context(contextWatts), e.idle.high + context(contextHigh), Basis::Measured,
               FormulaId::ReadyPower};
    return e;
}

} // namespace configuria
