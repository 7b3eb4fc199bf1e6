// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/memoryterms.h"

#include "formats.h"
#include "waysout.h"

#include <algorithm>
#include <initializer_list>

namespace configuria {

namespace {

// The factors of the textbook product; a degree of 1 is left out.
Product productOf(std::initializer_list<Factor> factors)
{
    Product p;
    double bytes = 1;
    for (const Factor &f : factors) {
        bytes = f.divides ? bytes / std::max(f.value, 1e-9) : bytes * f.value;
        const bool isSilent = f.value == 1 && (f.divides || f.id == FactorId::Sequences || f.id == FactorId::KvHeads);
        if (!isSilent) {
            p.factors.push_back(f);
        }
    }
    if (std::any_of(factors.begin(), factors.end(), [](const Factor &f) { return f.id == FactorId::BitsPerWeight; })) {
        bytes /= 8;
    }
    p.bytes = bytesFrom(bytes);
    return p;
}

MemoryTerm termOf(const Estimate<Bytes> &figure, std::vector<Product> products)
{
    MemoryTerm term{figure, std::move(products), 0};
    double sum = 0;
    for (const Product &p : term.products) {
        sum += static_cast<double>(p.bytes.count);
    }
    term.rest = term.products.empty() ? 0 : static_cast<double>(figure.expected.count) - sum;
    return term;
}

std::vector<Product> weightProducts(const MemoryInput &in)
{
    const Shape &s = in.shape;
    const WeightFormat format = effectiveWeights(in.workload);
    const double bits = bitsPerWeight(format);
    const Factor ranks{FactorId::TensorRanks, static_cast<double>(in.resolved.tensorParallel), true};
    const Factor stages{FactorId::Stages, static_cast<double>(in.resolved.pipelineParallel), true};
    // What a format below 16 bits leaves at 16: embedding, head, vision tower; all but the experts for MXFP4.
    double kept = isGguf(format) || bits >= 16 ? 0 : std::min(s.embeddingParams + (s.total - s.language), s.total);
    if (format == WeightFormat::Mxfp4 && s.expertParams > 0) {
        kept = s.total - s.expertParams;
    }
    std::vector<Product> products{productOf({{FactorId::Parameters, s.total - kept}, {FactorId::BitsPerWeight, bits}, ranks, stages})};
    if (kept > 0) {
        products.push_back(productOf({{FactorId::Parameters, kept}, {FactorId::BitsPerWeight, 16}, ranks, stages}));
    }
    return products;
}

std::vector<Product> cacheProducts(const MemoryInput &in)
{
    const Shape &s = in.shape;
    const double tokens = static_cast<double>(in.resolved.context);
    const Factor sequences{FactorId::Sequences, sequencesPerReplica(in.resolved, in.workload.sequences)};
    const Factor bytes{FactorId::BytesPerElement, (bitsPerElement(in.workload.kvKeys) + bitsPerElement(in.workload.kvValues)) / 16};
    const Factor stages{FactorId::Stages, static_cast<double>(in.resolved.pipelineParallel), true};
    const double heads = std::max(1.0, s.kvHeads / in.resolved.tensorParallel); // of one rank
    std::vector<Product> products;
    if (s.isLatent) {
        products.push_back(productOf({{FactorId::Layers, s.cachedLayers()}, {FactorId::LatentWidth, s.latent}, {FactorId::ContextTokens, tokens}, bytes, sequences, stages}));
        return products;
    }
    const auto layers = [&](FactorId what, double count, FactorId span, double length) {
        if (count > 0) {
            products.push_back(productOf({{what, count}, {FactorId::KeysAndValues, 2}, {FactorId::KvHeads, heads}, {FactorId::HeadWidth, s.headDim},
                                          {span, length}, bytes, sequences, stages}));
        }
    };
    layers(FactorId::Layers, s.fullLayers, FactorId::ContextTokens, tokens);
    layers(FactorId::WindowLayers, s.windowLayers, FactorId::WindowTokens, std::min(tokens, s.window));
    if (s.linearLayers > 0) {
        products.push_back(productOf({{FactorId::StateLayers, s.linearLayers}, {FactorId::StateBytes, s.stateElements * 4 + s.convElements * 2}, sequences,
                                      {FactorId::TensorRanks, static_cast<double>(in.resolved.tensorParallel), true}, stages}));
    }
    return products;
}

// Tokens of one pass x what the figure comes to for each.
std::vector<Product> activationProducts(const MemoryInput &in, Bytes figure)
{
    const ResolvedWorkload &r = in.resolved;
    double tokens = r.batchedTokens;
    if (isTraining(in.workload.kind)) {
        tokens = static_cast<double>(r.context) * std::max(1, in.workload.microBatch) / r.contextParallel;
    } else if (r.engine == InferenceEngine::LlamaCpp) {
        tokens = r.microBatchTokens;
    } else if (r.engine == InferenceEngine::Transformers) {
        return {};
    }
    return {productOf({{FactorId::PassTokens, tokens}, {FactorId::PerToken, static_cast<double>(figure.count) / std::max(1.0, tokens)}})};
}

std::vector<Product> stateProducts(const MemoryInput &in, const MemoryEvaluation &m, Bytes figure, int shardedFrom)
{
    const ResolvedWorkload &r = in.resolved;
    const double trained = m.loraParams ? static_cast<double>(*m.loraParams) : in.shape.total;
    const double shards = r.zeroStage >= shardedFrom ? static_cast<double>(std::max(1, r.dataParallel)) * r.contextParallel : 1;
    const double split = shards * r.tensorParallel * r.pipelineParallel;
    if (trained <= 0 || figure.count <= 0) {
        return {};
    }
    return {productOf({{FactorId::TrainedParameters, trained}, {FactorId::PerParameter, static_cast<double>(figure.count) * split / trained},
                       {FactorId::TensorRanks, static_cast<double>(r.tensorParallel), true}, {FactorId::Stages, static_cast<double>(r.pipelineParallel), true},
                       {FactorId::Shards, shards, true}})};
}

} // namespace

std::vector<MemoryTerm> memoryTerms(const Catalogue &catalogue, const Project &, const Configuration &configuration)
{
    const MemoryInput in = memoryInputOf(catalogue, configuration, configuration.workload);
    const MemoryEvaluation m = memoryOf(in);
    const MemoryPerGpu &p = m.perGpu;
    const bool training = isTraining(in.workload.kind);
    std::vector<MemoryTerm> terms;
    if (p.weights) {
        // Sharded or trained weights are said by what one of them takes.
        terms.push_back(termOf(*p.weights, training && !m.loraParams ? stateProducts(in, m, p.weights->expected, 3) : weightProducts(in)));
    }
    if (p.kvCache) {
        terms.push_back(termOf(*p.kvCache, cacheProducts(in)));
    }
    if (p.activations) {
        terms.push_back(termOf(*p.activations, activationProducts(in, p.activations->expected)));
    }
    if (p.gradients) {
        terms.push_back(termOf(*p.gradients, stateProducts(in, m, p.gradients->expected, 2)));
    }
    if (p.optimizer) {
        terms.push_back(termOf(*p.optimizer, stateProducts(in, m, p.optimizer->expected, 1)));
    }
    if (p.overhead) {
        terms.push_back(termOf(*p.overhead, {}));
    }
    return terms;
}

} // namespace configuria
