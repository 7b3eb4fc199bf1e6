// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configencoders.h"

#include <algorithm>

#include "configdecoder.h"
#include "parametercount.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

void setTotal(ConfigReader &config, Architecture &a, Weights total)
{
    if (total > mostWeights) {
        config.fail(ErrorCode::OutOfRange, u"parameters"_s, QString::number(double(total), 'g', 6), u"1..%1"_s.arg(qint64(mostWeights)));
        return;
    }
    a.totalParams = a.activeParams = std::int64_t(total);
}

qint64 orDefault(ConfigReader &config, ConfigReader::Keys keys, IntRange range, qint64 byClass)
{
    return config.integer(keys, range).value_or(byClass);
}

void setHeads(ConfigReader &config, Architecture &a, qint64 heads, qint64 headDim)
{
    if (headDim < 1)
        config.fail(ErrorCode::OutOfRange, u"num_attention_heads"_s, QString::number(heads), u"1..%1"_s.arg(a.hiddenSize.value_or(1)));
    a.attentionHeads = a.kvHeads = int(heads);
    a.headDim = int(headDim);
    a.attention = AttentionKind::Mha;
}

Architecture bert(ConfigReader &config, const ModelFamily &family, const QStringList &architectures)
{
    Architecture a;
    EncoderShape s;
    const bool distilled = family.layout == Layout::DistilBert;
    const qint64 layers = config.required({"num_hidden_layers"_L1, "n_layers"_L1}, layerRange);
    const qint64 hidden = config.required({"hidden_size"_L1, "dim"_L1}, widthRange);
    const qint64 intermediate = config.integer({"intermediate_size"_L1, "hidden_dim"_L1}, widthRange).value_or(4 * hidden);
    const qint64 heads = orDefault(config, {"num_attention_heads"_L1, "n_heads"_L1}, headRange, family.heads);
    const qint64 positions = orDefault(config, {"max_position_embeddings"_L1}, contextRange, family.context);
    const qint64 vocabulary = orDefault(config, {"vocab_size"_L1}, vocabularyRange, family.vocabulary);
    s.encoderLayers = layers;
    s.hidden = hidden;
    s.encoderIntermediate = intermediate;
    s.vocabulary = vocabulary;
    s.encoderPositions = positions;
    s.tokenTypes = distilled ? 0 : orDefault(config, {"type_vocab_size"_L1}, {0, 4096}, 2);
    s.pooler = !distilled;

    a.encoderLayers = a.layers = int(layers);
    a.hiddenSize = int(hidden);
    a.intermediateSize = int(intermediate);
    a.feedForwardMatrices = 2;
    a.qkvBias = true;
    a.vocabulary = int(vocabulary);
    a.maxContext = std::max<qint64>(positions - family.positionOffset, 1);
    a.tiedEmbeddings = config.flag({"tie_word_embeddings"_L1}).value_or(family.tied);
    a.fullAttentionLayers = int(layers);
    setHeads(config, a, heads, hidden / heads);
    // A bare encoder class is what embedding models are published with.
    const bool bare = std::any_of(architectures.begin(), architectures.end(), [](const QString &name) { return name.endsWith("Model"_L1); });
    a.kind = bare ? ModelKind::Embedding : ModelKind::Encoder;
    setTotal(config, a, countBert(s));
    return a;
}

// What all encoder-decoder files have in common once their keys are read.
Architecture encoderDecoder(ConfigReader &config, const EncoderShape &s, qint64 headDim)
{
    Architecture a;
    a.kind = s.decoderLayers > 0 ? ModelKind::EncoderDecoder : ModelKind::Encoder;
    a.encoderLayers = int(s.encoderLayers);
    a.layers = int(s.decoderLayers > 0 ? s.decoderLayers : s.encoderLayers);
    a.hiddenSize = int(s.hidden);
    a.intermediateSize = int(s.decoderLayers > 0 ? s.decoderIntermediate : s.encoderIntermediate);
    a.feedForwardMatrices = s.feedForwardMatrices;
    a.vocabulary = int(s.vocabulary);
    a.tiedEmbeddings = s.tied;
    a.fullAttentionLayers = *a.layers;
    a.crossAttentionLayers = int(s.decoderLayers);
    setHeads(config, a, qint64(s.heads), headDim);
    return a;
}

Architecture t5(ConfigReader &config, const ModelFamily &family, const QStringList &architectures)
{
    EncoderShape s;
    const qint64 layers = config.required({"num_layers"_L1, "num_hidden_layers"_L1}, layerRange);
    s.encoderLayers = layers;
    s.decoderLayers = orDefault(config, {"num_decoder_layers"_L1}, layerRange, layers);
    if (std::any_of(architectures.begin(), architectures.end(), [](const QString &name) { return name.endsWith("EncoderModel"_L1); }))
        s.decoderLayers = 0;
    const qint64 hidden = config.required({"d_model"_L1, "hidden_size"_L1}, widthRange);
    s.hidden = hidden;
    s.encoderIntermediate = s.decoderIntermediate = config.required({"d_ff"_L1, "intermediate_size"_L1}, widthRange);
    const qint64 heads = orDefault(config, {"num_heads"_L1, "num_attention_heads"_L1}, headRange, family.heads);
    const qint64 headDim = orDefault(config, {"d_kv"_L1}, headRange, 64); // configuration_t5
    s.heads = heads;
    s.attentionWidth = s.heads * headDim;
    s.vocabulary = orDefault(config, {"vocab_size"_L1}, vocabularyRange, family.vocabulary);
    s.relativeBuckets = orDefault(config, {"relative_attention_num_buckets"_L1}, smallRange, 32);
    const QString activation = config.text({"feed_forward_proj"_L1}).value_or(QString());
    s.feedForwardMatrices = activation.startsWith("gated"_L1) || (family.name == "mt5"_L1 && activation.isEmpty()) ? 3 : 2;
    s.tied = config.flag({"tie_word_embeddings"_L1}).value_or(family.tied);
    Architecture a = encoderDecoder(config, s, headDim);
    a.maxContext = orDefault(config, {"n_positions"_L1}, contextRange, family.context);
    setTotal(config, a, countT5(s));
    return a;
}

// Whisper, BART and their like write both halves under keys of their own.
Architecture bartLike(ConfigReader &config, const ModelFamily &family)
{
    EncoderShape s;
    const qint64 encoderLayers = config.required({"encoder_layers"_L1, "num_hidden_layers"_L1}, layerRange);
    s.encoderLayers = encoderLayers;
    s.decoderLayers = orDefault(config, {"decoder_layers"_L1}, layerRange, encoderLayers);
    const qint64 hidden = config.required({"d_model"_L1, "hidden_size"_L1}, widthRange);
    s.hidden = hidden;
    s.encoderIntermediate = orDefault(config, {"encoder_ffn_dim"_L1}, widthRange, 4 * hidden);
    s.decoderIntermediate = orDefault(config, {"decoder_ffn_dim"_L1}, widthRange, 4 * hidden);
    const qint64 heads = orDefault(config, {"decoder_attention_heads"_L1, "encoder_attention_heads"_L1}, headRange, family.heads);
    s.heads = heads;
    s.vocabulary = orDefault(config, {"vocab_size"_L1}, vocabularyRange, family.vocabulary);
    s.tied = config.flag({"tie_word_embeddings"_L1}).value_or(family.tied);
    const bool whisper = family.layout == Layout::Whisper;
    const qint64 context = orDefault(config, {whisper ? "max_target_positions"_L1 : "max_position_embeddings"_L1}, contextRange, family.context);
    s.decoderPositions = context + family.positionOffset;
    s.encoderPositions = whisper ? Weights(orDefault(config, {"max_source_positions"_L1}, contextRange, 1500)) : s.decoderPositions;
    s.melBins = whisper ? orDefault(config, {"num_mel_bins"_L1}, headRange, 80) : 0;
    Architecture a = encoderDecoder(config, s, hidden / heads);
    a.maxContext = context;
    a.qkvBias = true;
    if (whisper)
        a.kind = ModelKind::Speech;
    setTotal(config, a, whisper ? countWhisper(s) : countBart(s));
    return a;
}

// modeling_vit with its classifier: class token, learned positions, final LayerNorm.
Architecture vit(ConfigReader &config, const ModelFamily &family)
{
    Architecture a;
    const qint64 layers = config.required({"num_hidden_layers"_L1}, layerRange);
    const qint64 hidden = config.required({"hidden_size"_L1}, widthRange);
    const qint64 intermediate = orDefault(config, {"intermediate_size"_L1}, widthRange, 4 * hidden);
    const qint64 heads = orDefault(config, {"num_attention_heads"_L1}, headRange, family.heads);
    const Weights patch = orDefault(config, {"patch_size"_L1}, headRange, 16);
    const Weights side = orDefault(config, {"image_size"_L1}, headRange, 224) / patch;
    const Weights channels = orDefault(config, {"num_channels"_L1}, headRange, 3);
    const auto labelNames = config.object("id2label"_L1);
    const Weights labels = orDefault(config, {"num_labels"_L1}, vocabularyRange, labelNames ? labelNames->size() : 1000);
    const Weights h = hidden;
    a.kind = ModelKind::Vision;
    a.encoderLayers = a.layers = int(layers);
    a.hiddenSize = int(hidden);
    a.intermediateSize = int(intermediate);
    a.feedForwardMatrices = 2;
    a.qkvBias = true;
    a.maxContext = std::int64_t(side * side + 1);
    a.fullAttentionLayers = int(layers);
    setHeads(config, a, heads, hidden / heads);
    setTotal(config, a, layers * plainBlock(h, intermediate) + channels * patch * patch * h + h + h + (side * side + 1) * h + 2 * h + h * labels + labels);
    return a;
}

Architecture flux(ConfigReader &config)
{
    Architecture a;
    FluxShape s;
    s.doubleBlocks = orDefault(config, {"num_layers"_L1}, layerRange, 19); // defaults of diffusers transformer_flux
    s.singleBlocks = orDefault(config, {"num_single_layers"_L1}, layerRange, 38);
    const qint64 heads = orDefault(config, {"num_attention_heads"_L1}, {1, 4096}, 24);
    const qint64 headDim = orDefault(config, {"attention_head_dim"_L1}, {1, 4096}, 128);
    s.heads = heads;
    s.headDim = headDim;
    s.inChannels = orDefault(config, {"in_channels"_L1}, widthRange, 64);
    s.textWidth = orDefault(config, {"joint_attention_dim"_L1}, widthRange, 4096);
    s.pooledWidth = orDefault(config, {"pooled_projection_dim"_L1}, widthRange, 768);
    s.guidance = config.flag({"guidance_embeds"_L1}).value_or(false);
    a.layers = int(s.doubleBlocks + s.singleBlocks);
    a.hiddenSize = int(heads * headDim);
    a.intermediateSize = int(4 * heads * headDim);
    a.feedForwardMatrices = 2;
    a.qkvBias = true;
    a.fullAttentionLayers = *a.layers;
    setHeads(config, a, heads, headDim);
    setTotal(config, a, countFlux(s));
    return a;
}

// The UNets of Stable Diffusion have no short formula: the published sizes, told apart by their channels and text width.
Architecture unet(ConfigReader &config)
{
    Architecture a;
    a.attention = AttentionKind::None;
    a.confidence = ShapeConfidence::SizeOnly;
    const QList<qint64> channels = config.integers("block_out_channels"_L1, widthRange).value_or(QList<qint64>{});
    const qint64 textWidth = config.required({"cross_attention_dim"_L1}, widthRange);
    if (channels == QList<qint64>{320, 640, 1280} && textWidth == 2048)
        setTotal(config, a, 2'567'463'684); // Stable Diffusion XL base 1.0, safetensors total
    else if (channels == QList<qint64>{320, 640, 1280, 1280} && textWidth == 768)
        setTotal(config, a, 859'520'964); // Stable Diffusion 1.x
    else if (channels == QList<qint64>{320, 640, 1280, 1280} && textWidth == 1024)
        setTotal(config, a, 865'910'724); // Stable Diffusion 2.x
    else
        config.fail(ErrorCode::UnknownModel, u"block_out_channels"_s, u"UNet2DConditionModel"_s, u"Stable Diffusion 1, 2, XL"_s);
    return a;
}

} // namespace

Architecture readEncoder(ConfigReader &config, const ModelFamily &family, const QStringList &architectures)
{
    switch (family.layout) {
    case Layout::T5: return t5(config, family, architectures);
    case Layout::Whisper:
    case Layout::Bart: return bartLike(config, family);
    case Layout::Vit: return vit(config, family);
    case Layout::Bert:
    case Layout::DistilBert:
    case Layout::Decoder: break;
    }
    return bert(config, family, architectures);
}

Architecture readDiffusion(ConfigReader &config, const QString &className)
{
    Architecture a;
    if (className == "FluxTransformer2DModel"_L1)
        a = flux(config);
    else if (className == "UNet2DConditionModel"_L1)
        a = unet(config);
    else if (className.endsWith("Scheduler"_L1) || className.endsWith("Pipeline"_L1) || className.endsWith("Processor"_L1))
        config.fail(ErrorCode::NotAModel, u"_class_name"_s, className.left(60), u"config.json"_s);
    else
        config.fail(ErrorCode::UnknownModel, u"_class_name"_s, className.left(60), u"FluxTransformer2DModel, UNet2DConditionModel"_s);
    a.kind = ModelKind::Diffusion;
    return a;
}

} // namespace configuria
