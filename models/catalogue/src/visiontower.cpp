// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "visiontower.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Defaults below are those of the vision part of configuration_*.py of transformers.
Weights read(ConfigReader &vision, ConfigReader::Keys keys, qint64 otherwise, IntRange range = widthRange)
{
    return vision.integer(keys, range).value_or(otherwise);
}

// modeling_siglip without head, and the projector of modeling_gemma3.
Weights siglip(ConfigReader &v, Weights textHidden)
{
    const Weights h = read(v, {"hidden_size"_L1}, 1152);
    const Weights f = read(v, {"intermediate_size"_L1}, 4304);
    const Weights layers = read(v, {"num_hidden_layers"_L1}, 27, layerRange);
    const Weights patch = read(v, {"patch_size"_L1}, 14);
    const Weights side = read(v, {"image_size"_L1}, 896) / patch;
    return layers * plainBlock(h, f) + 3 * patch * patch * h + h + side * side * h + 2 * h + h * textHidden + h;
}

// modeling_pixtral, and the patch merger and projector of modeling_mistral3.
Weights pixtral(ConfigReader &v, Weights textHidden)
{
    const Weights h = read(v, {"hidden_size"_L1}, 1024);
    const Weights f = read(v, {"intermediate_size"_L1}, 4096);
    const Weights layers = read(v, {"num_hidden_layers"_L1}, 24, layerRange);
    const Weights patch = read(v, {"patch_size"_L1}, 16);
    const Weights tower = layers * (4 * h * h + 3 * h * f + 2 * h) + 3 * patch * patch * h + h;
    return tower + h + 4 * h * h + h * textHidden + textHidden * textHidden;
}

// modeling_llama4: tower, pixel shuffle adapter and projector.
Weights llama4(ConfigReader &v, Weights textHidden)
{
    const Weights h = read(v, {"hidden_size"_L1}, 1408);
    const Weights f = read(v, {"intermediate_size"_L1}, 5632);
    const Weights layers = read(v, {"num_hidden_layers"_L1}, 34, layerRange);
    const Weights patch = read(v, {"patch_size"_L1}, 14);
    const Weights side = read(v, {"image_size"_L1}, 336) / patch;
    const Weights in = read(v, {"projector_input_dim"_L1}, 4096);
    const Weights out = read(v, {"projector_output_dim"_L1}, 4096);
    const Weights tower = layers * plainBlock(h, f) + 3 * patch * patch * h + h + (side * side + 1) * h + 4 * h;
    return tower + f * in + in * out + read(v, {"vision_output_dim"_L1}, 4096) * textHidden;
}

// modeling_mllama: local and gated global layers, tile and position embeddings, projector.
Weights mllama(ConfigReader &v, Weights textHidden)
{
    const Weights h = read(v, {"hidden_size"_L1}, 1280);
    const Weights f = read(v, {"intermediate_size"_L1}, 5120);
    const Weights local = read(v, {"num_hidden_layers"_L1}, 32, layerRange);
    const Weights global = read(v, {"num_global_layers"_L1}, 8, layerRange);
    const Weights patch = read(v, {"patch_size"_L1}, 14);
    const Weights side = read(v, {"image_size"_L1}, 448) / patch;
    const Weights tiles = read(v, {"max_num_tiles"_L1}, 4, headRange);
    const QJsonValue ratios = v.value("supported_aspect_ratios"_L1);
    const Weights ratioRows = (ratios.isArray() ? ratios.toArray().size() : 8) + 1;
    const Weights positions = side * side + 1;
    const Weights layer = 4 * h * h + h * f + f + f * h + h + 4 * h; // no bias in the attention
    Weights n = (local + global) * layer + 2 * global;
    n += 3 * patch * patch * h + h + positions * h + 1 + ratioRows * tiles * positions * h;
    n += 2 * (ratioRows * tiles * h + 1) + 4 * h;
    const Weights out = read(v, {"vision_output_dim"_L1}, 7680);
    return n + out * textHidden + textHidden;
}

Weights qwenMerger(Weights merged, Weights out)
{
    return merged * merged + merged + merged * out + out;
}

// modeling_qwen2_vl.
Weights qwen2(ConfigReader &v, Weights textHidden)
{
    const Weights h = read(v, {"embed_dim"_L1}, 1280);
    const Weights f = Weights(double(h) * v.number({"mlp_ratio"_L1}, 0.01, 64).value_or(4));
    const Weights layers = read(v, {"depth"_L1}, 32, layerRange);
    const Weights patch = read(v, {"patch_size"_L1}, 14);
    const Weights merge = read(v, {"spatial_merge_size"_L1}, 2, headRange);
    const Weights frames = read(v, {"temporal_patch_size"_L1}, 2, headRange);
    return layers * plainBlock(h, f) + 3 * frames * patch * patch * h + 2 * h + qwenMerger(h * merge * merge, textHidden);
}

// modeling_qwen2_5_vl: gated feed-forward with biases, RMSNorm.
Weights qwen25(ConfigReader &v, Weights textHidden)
{
    const Weights h = read(v, {"hidden_size"_L1}, 1280);
    const Weights f = read(v, {"intermediate_size"_L1}, 3420);
    const Weights layers = read(v, {"depth"_L1}, 32, layerRange);
    const Weights patch = read(v, {"patch_size"_L1}, 14);
    const Weights merge = read(v, {"spatial_merge_size"_L1}, 2, headRange);
    const Weights frames = read(v, {"temporal_patch_size"_L1}, 2, headRange);
    const Weights layer = 4 * h * h + 4 * h + 3 * h * f + 2 * f + h + 2 * h;
    return layers * layer + 3 * frames * patch * patch * h + h + qwenMerger(h * merge * merge, textHidden);
}

// modeling_qwen3_vl: learned positions, one more merger per deepstack level.
Weights qwen3(ConfigReader &v, Weights textHidden)
{
    const Weights h = read(v, {"hidden_size"_L1}, 1152);
    const Weights f = read(v, {"intermediate_size"_L1}, 4304);
    const Weights layers = read(v, {"depth"_L1}, 27, layerRange);
    const Weights patch = read(v, {"patch_size"_L1}, 16);
    const Weights merge = read(v, {"spatial_merge_size"_L1}, 2, headRange);
    const Weights frames = read(v, {"temporal_patch_size"_L1}, 2, headRange);
    const Weights positions = read(v, {"num_position_embeddings"_L1}, 2304);
    const QJsonValue levels = v.value("deepstack_visual_indexes"_L1);
    const Weights deepstack = levels.isArray() ? levels.toArray().size() : 3;
    const Weights merged = h * merge * merge;
    return layers * plainBlock(h, f) + 3 * frames * patch * patch * h + h + positions * h
        + 2 * h + qwenMerger(merged, textHidden) + deepstack * (2 * merged + qwenMerger(merged, textHidden));
}

} // namespace

Weights countVisionTower(const QString &family, ConfigReader &vision, Weights textHidden)
{
    if (family == "gemma3"_L1)
        return siglip(vision, textHidden);
    if (family == "mistral3"_L1)
        return pixtral(vision, textHidden);
    if (family == "llama4"_L1)
        return llama4(vision, textHidden);
    if (family == "mllama"_L1)
        return mllama(vision, textHidden);
    if (family == "qwen2vl"_L1)
        return qwen2(vision, textHidden);
    if (family == "qwen25vl"_L1)
        return qwen25(vision, textHidden);
    if (family == "qwen3vl"_L1 || family == "qwen3vlmoe"_L1)
        return qwen3(vision, textHidden);
    return 0;
}

} // namespace configuria
