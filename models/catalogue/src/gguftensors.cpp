// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gguftensors.h"

#include <QMap>

#include <algorithm>

namespace configuria {

namespace {

bool startsWithAny(QByteArrayView name, std::initializer_list<QByteArrayView> beginnings)
{
    return std::any_of(beginnings.begin(), beginnings.end(), [name](QByteArrayView beginning) { return name.startsWith(beginning); });
}

// Splits "blk.12.attn_k.weight" into 12 and "attn_k.weight"; -1 and the whole name where there is no layer. "dec." of T5
// is left out; its encoder is told apart by the caller.
int layerOf(QByteArrayView &name)
{
    QByteArrayView rest = name.startsWith("dec.") ? name.sliced(4) : name;
    if (!rest.startsWith("blk.")) {
        return -1;
    }
    rest = rest.sliced(4);
    const qsizetype dot = rest.indexOf('.');
    bool isNumber = false;
    const int layer = dot > 0 ? rest.first(dot).toInt(&isNumber) : -1;
    if (!isNumber || layer < 0) {
        return -1;
    }
    name = rest.sliced(dot + 1);
    return layer;
}

// "ffn_up_exps.weight" of all experts together, or "ffn_up.3.weight" of one (Mixtral files of 2023).
bool isRoutedExpert(QByteArrayView name)
{
    if (!name.startsWith("ffn_")) {
        return false;
    }
    if (name.contains("_exps.")) {
        return true;
    }
    const qsizetype dot = name.indexOf('.');
    return dot > 0 && dot + 1 < name.size() && name.at(dot + 1) >= '0' && name.at(dot + 1) <= '9';
}

// Tables that no one trains: frequencies of the positions.
bool isTable(QByteArrayView name)
{
    return startsWithAny(name, {"rope_freqs", "rope_factors_", "attn_rot_embd"});
}

void readFeedForward(const GgufTensor &tensor, QByteArrayView name, GgufTensorFacts &facts, GgufLayerFacts &layer)
{
    const bool routed = isRoutedExpert(name);
    const bool shared = name.contains("_shexp.");
    const bool isWeight = name.endsWith(".weight");
    if (routed) {
        layer.experts = true;
        facts.experts += tensor.weights;
    }
    if (!isWeight || name.contains("_chexps.")) {
        return;
    }
    // A gate of its own, or in the same matrix as "up" (then twice as wide as "down" is deep).
    if (startsWithAny(name, {"ffn_gate.", "ffn_gate_exps.", "ffn_gate_up_exps."})) {
        facts.gated = true;
    }
    if (startsWithAny(name, {"ffn_down.", "ffn_down_exps.", "ffn_down_shexp."})) {
        qint64 &width = routed ? facts.expertWidth : shared ? facts.sharedWidth : facts.denseWidth;
        width = std::max(width, tensor.shape[0]);
        layer.dense = layer.dense || (!routed && !shared);
    }
}

void readLayer(const GgufTensor &tensor, QByteArrayView name, GgufTensorFacts &facts, GgufLayerFacts &layer)
{
    if (startsWithAny(name, {"attn_k.", "attn_kv_a_mqa.", "attn_k_b.", "attn_kv_b.", "attn_qkv."})) {
        layer.attention = true;
    }
    if (startsWithAny(name, {"ssm_", "time_mix_", "shortconv."})) {
        layer.recurrent = true;
    }
    if (name == QByteArrayView("attn_q.bias") || name == QByteArrayView("attn_qkv.bias")) {
        facts.qkvBias = true;
    }
    readFeedForward(tensor, name, facts, layer);
}

// A layer with a joint projection and a recurrent state is a DeltaNet layer (Qwen3-Next): its keys are not cached. One
// with a projection of the keys alone has both (Falcon-H1).
void dropJointProjections(const std::vector<GgufTensor> &tensors, GgufTensorFacts &facts)
{
    for (const GgufTensor &tensor : tensors) {
        QByteArrayView name = tensor.name;
        const int layer = layerOf(name);
        if (layer >= 0 && layer < static_cast<int>(facts.layers.size()) && name.startsWith("attn_qkv.")) {
            GgufLayerFacts &found = facts.layers[static_cast<size_t>(layer)];
            found.attention = found.attention && !found.recurrent;
        }
    }
}

// Phi-3 and GLM-4 keep the gate in "ffn_up", which is then twice as wide as "ffn_down" is deep.
bool hasJointGate(const std::vector<GgufTensor> &tensors, qint64 denseWidth)
{
    return std::any_of(tensors.begin(), tensors.end(), [denseWidth](const GgufTensor &tensor) {
        QByteArrayView name = tensor.name;
        return layerOf(name) >= 0 && name == QByteArrayView("ffn_up.weight") && denseWidth > 0 && tensor.shape[1] == 2 * denseWidth;
    });
}

} // namespace

GgufTensorFacts factsOf(const std::vector<GgufTensor> &tensors, int layers)
{
    GgufTensorFacts facts;
    facts.layers.resize(static_cast<size_t>(std::max(0, layers)));
    for (const GgufTensor &tensor : tensors) {
        facts.bytes += tensor.bytes;
        QByteArrayView name = tensor.name;
        const int layer = layerOf(name);
        if (layer >= layers) {
            facts.mtp += tensor.weights;
            continue;
        }
        if (isTable(name)) {
            continue;
        }
        facts.total += tensor.weights;
        if (layer >= 0) {
            readLayer(tensor, name, facts, facts.layers[static_cast<size_t>(layer)]);
        } else if (tensor.name == "token_embd.weight") {
            facts.hasEmbedding = true;
            facts.embeddingBytes = tensor.bytes;
            facts.vocabulary = tensor.shape[1];
        } else if (tensor.name == "output.weight") {
            facts.hasHead = true;
        }
    }
    dropJointProjections(tensors, facts);
    facts.gated = facts.gated || hasJointGate(tensors, facts.denseWidth);
    return facts;
}

std::optional<WeightFormat> storedFormatOf(const std::vector<GgufTensor> &tensors, std::optional<qint64> fileType)
{
    if (fileType) {
        if (const auto format = ggufFileType(*fileType)) {
            return format;
        }
    }
    QMap<const GgmlType *, Weights> weights;
    for (const GgufTensor &tensor : tensors) {
        weights[tensor.type] += tensor.weights;
    }
    const auto most = std::max_element(weights.begin(), weights.end());
    return most == weights.end() ? std::nullopt : std::optional(most.key()->nearest);
}

} // namespace configuria
