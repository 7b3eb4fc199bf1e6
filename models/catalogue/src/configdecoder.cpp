// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configdecoder.h"

#include <algorithm>
#include <cmath>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QString rangeOf(qint64 least, qint64 most)
{
    return u"%1..%2"_s.arg(least).arg(most);
}

} // namespace

DecoderReader::DecoderReader(ConfigReader &config, ConfigReader &root, const ModelFamily *family, bool hasHead)
    : m_config(config)
    , m_root(root)
    , m_family(family ? *family : llamaLikeFamily())
    , m_known(family != nullptr)
{
    m_shape.hasHead = hasHead;
}

Architecture DecoderReader::read()
{
    readWidths();
    if (m_config.failed())
        return m_result;
    readLatentAttention();
    readBiases();
    readMixers();
    readExperts();
    readFeedForwards();
    readStateSpace();
    readLinearAttention();
    readQuirks();
    if (m_config.failed())
        return m_result;
    describe();
    count();
    return m_result;
}

std::optional<qint64> DecoderReader::otherwise(std::optional<qint64> value, int byClass) const
{
    return value || byClass == 0 ? value : std::optional<qint64>(byClass);
}

bool DecoderReader::anyMixer(std::initializer_list<Mixer> kinds) const
{
    return countMixers(kinds) > 0;
}

int DecoderReader::countMixers(std::initializer_list<Mixer> kinds) const
{
    return int(std::count_if(m_shape.layers.begin(), m_shape.layers.end(), [&](const LayerShape &layer) {
        return std::find(kinds.begin(), kinds.end(), layer.mixer) != kinds.end();
    }));
}

void DecoderReader::readWidths()
{
    m_config.object("attn_config"_L1); // a wrong type must not pass for an absent block
    m_config.object("ffn_config"_L1);
    const qint64 layers = m_config.required({"num_hidden_layers"_L1, "n_layer"_L1, "n_layers"_L1, "num_layers"_L1}, layerRange);
    const qint64 hidden = m_config.required({"hidden_size"_L1, "n_embd"_L1, "n_embed"_L1, "d_model"_L1}, widthRange);
    m_shape.layers.resize(size_t(layers));
    m_shape.hidden = hidden;

    const auto vocabulary = otherwise(m_config.integer({"padded_vocab_size"_L1, "vocab_size"_L1}, vocabularyRange), m_family.vocabulary);
    if (!vocabulary)
        m_config.fail(ErrorCode::MissingKey, u"vocab_size"_s, {}, rangeOf(vocabularyRange.least, vocabularyRange.most));
    m_shape.vocabulary = vocabulary.value_or(1);

    if (const auto context = otherwise(m_config.integer({"max_position_embeddings"_L1, "n_positions"_L1, "seq_length"_L1, "max_seq_len"_L1, "model_max_length"_L1,
                                           "max_sequence_length"_L1, "max_target_positions"_L1, "n_ctx"_L1}, contextRange), m_family.context))
        m_result.maxContext = *context;
    // Command R writes the window of its position table there and what it was trained for here.
    if (isFamily("cohere"_L1)) {
        if (const auto trained = m_config.integer({"model_max_length"_L1}, contextRange))
            m_result.maxContext = std::max(m_result.maxContext.value_or(0), std::int64_t(*trained));
    }

    m_intermediate = m_config.integer({"intermediate_size"_L1, "n_inner"_L1, "ffn_hidden_size"_L1, "d_ff"_L1, "ffn_dim"_L1, "ffn_config.ffn_hidden_size"_L1,
                                          "ff_intermediate_size"_L1, "ffn_intermediate_size"_L1}, widthRange);
    if (!m_intermediate) {
        // MPT writes a ratio; the classes of GPT-2, BLOOM, Falcon and their like use four times the width.
        const auto ratio = m_config.number({"expansion_ratio"_L1}, 0.01, 64);
        const bool fourfold = isFamily("gpt2"_L1) || isFamily("gptbigcode"_L1) || isFamily("bloom"_L1) || isFamily("falcon"_L1) || isFamily("refinedweb"_L1)
            || isFamily("refinedwebmodel"_L1) || isFamily("gptj"_L1) || isFamily("mpt"_L1);
        if (ratio || fourfold)
            m_intermediate = qint64(std::llround(double(hidden) * ratio.value_or(4)));
    }
}

void DecoderReader::readLatentAttention()
{
    const bool latent = m_config.has("kv_lora_rank"_L1);
    if (!latent)
        return;
    m_shape.kvLoraRank = m_config.required({"kv_lora_rank"_L1}, widthRange);
    m_shape.queryLoraRank = m_config.integer({"q_lora_rank"_L1}, widthRange).value_or(0);
    m_shape.nopeDim = m_config.integer({"qk_nope_head_dim"_L1}, headRange).value_or(128); // configuration_deepseek_v2
    m_shape.ropeDim = m_config.integer({"qk_rope_head_dim"_L1}, headRange).value_or(64);
    m_shape.valueDim = m_config.integer({"v_head_dim"_L1}, headRange).value_or(128);
    m_shape.indexHeads = m_config.integer({"index_n_heads"_L1}, {0, headRange.most}).value_or(0);
    m_shape.indexDim = m_config.integer({"index_head_dim"_L1}, {0, headRange.most}).value_or(0);
}

void DecoderReader::readBiases()
{
    m_shape.vectorsPerNorm = m_family.vectorsPerNorm;
    m_shape.normsPerMixer = m_family.normsPerMixer;
    m_shape.normsPerFeedForward = m_family.normsPerFeedForward;
    m_shape.qkNorm = m_family.qkNorm;
    m_shape.headBias = m_config.flag({"lm_head_bias"_L1}).value_or(m_family.headBias);
    m_shape.feedForwardMatrices = m_family.feedForwardMatrices;
    // Without a class that says so, the squared ReLU of a plain MLP is the only sign that there is no gate.
    if (!m_known && m_config.text({"mlp_hidden_act"_L1, "hidden_act"_L1}) == u"relu2"_s)
        m_shape.feedForwardMatrices = 2;

    const std::optional<bool> byKey = m_config.flag({"attention_bias"_L1, "add_qkv_bias"_L1, "use_qkv_bias"_L1, "qkv_bias"_L1});
    const bool mayAskKey = m_family.qkvBias != QkvBias::Always;
    m_shape.qkvBias = mayAskKey ? byKey.value_or(m_family.qkvBias == QkvBias::ByKeyElseYes) : true;
    m_shape.outputBias = m_family.outputBias || (mayAskKey && m_shape.qkvBias && m_family.keyCoversOutput);
    if (const auto output = m_config.flag({"attention_out_bias"_L1}))
        m_shape.outputBias = *output;
    m_shape.feedForwardBias = m_config.flag({"mlp_bias"_L1}).value_or(m_family.feedForwardBias);

    // One key for every linear of the model.
    const bool falcon = m_family.name == "falcon"_L1 || m_family.name.startsWith("refinedweb"_L1);
    if (falcon || isFamily("internlm"_L1) || !m_known) {
        if (const auto all = m_config.flag({"bias"_L1})) {
            m_shape.qkvBias = m_shape.outputBias = *all;
            m_shape.feedForwardBias = *all && falcon;
        }
    }
    if (isFamily("starcoder2"_L1)) {
        if (const auto all = m_config.flag({"use_bias"_L1}))
            m_shape.qkvBias = m_shape.outputBias = m_shape.feedForwardBias = *all;
    }
    if (isFamily("mpt"_L1) && m_config.flag({"no_bias"_L1}) == false) {
        m_shape.qkvBias = m_shape.outputBias = m_shape.feedForwardBias = true;
        m_shape.vectorsPerNorm = 2;
    }
    if (m_config.flag({"add_bias_linear"_L1}) == true)
        m_shape.outputBias = m_shape.feedForwardBias = true;

    const std::optional<bool> qkNorm = m_config.flag({"use_qk_norm"_L1, "qk_norm"_L1});
    if (isFamily("cohere"_L1))
        m_shape.qkNorm = qkNorm.value_or(false) ? QkNorm::PerRow : QkNorm::None;
    else if (isFamily("minimaxm2"_L1))
        m_shape.qkNorm = qkNorm.value_or(true) ? QkNorm::PerRow : QkNorm::None;
    else if (isFamily("glm4moe"_L1)) // GLM-4.5 355B has it, Air (4096 wide) does not; some copies drop the key
        m_shape.qkNorm = qkNorm.value_or(m_shape.hidden > 4096) ? QkNorm::PerHead : QkNorm::None;
    else if (!isFamily("llama4"_L1) && qkNorm.has_value()) // the norm of Llama 4 has no weights
        m_shape.qkNorm = *qkNorm ? (m_family.qkNorm == QkNorm::PerRow ? QkNorm::PerRow : QkNorm::PerHead) : QkNorm::None;
}

void DecoderReader::readMixers()
{
    const qint64 layers = qint64(m_shape.layers.size());
    if (m_family.name == "mamba"_L1 || m_family.name == "falconmamba"_L1 || m_family.name == "mamba2"_L1) {
        const Mixer mixer = m_family.name == "mamba2"_L1 ? Mixer::Mamba2 : Mixer::Mamba1;
        std::fill(m_shape.layers.begin(), m_shape.layers.end(), LayerShape{mixer, FeedForward::None});
        return;
    }
    if (readBlockPattern())
        return;
    if (readLayerTypes()) {
        // layer_types names every layer
    } else if (isFamily("jamba"_L1) || m_config.has("attn_layer_period"_L1)) {
        const qint64 period = m_config.integer({"attn_layer_period"_L1}, layerRange).value_or(8); // configuration_jamba
        const qint64 offset = m_config.integer({"attn_layer_offset"_L1}, {0, layerRange.most}).value_or(4);
        for (qint64 i = 0; i < layers; ++i)
            m_shape.layers[size_t(i)].mixer = i % period == offset ? Mixer::Full : Mixer::Mamba1;
    } else if (const auto kinds = m_config.integers("attn_type_list"_L1, {0, 1})) {
        if (kinds->size() < layers) {
            m_config.fail(ErrorCode::OutOfRange, u"attn_type_list"_s, QString::number(kinds->size()), QString::number(layers));
            return;
        }
        for (qint64 i = 0; i < layers; ++i)
            m_shape.layers[size_t(i)].mixer = kinds->at(i) == 1 ? Mixer::Full : Mixer::Lightning;
    } else if (m_config.has("full_attention_interval"_L1) || isFamily("qwen3next"_L1) || m_family.name.startsWith("qwen35"_L1)) {
        const qint64 interval = m_config.integer({"full_attention_interval"_L1}, layerRange).value_or(4);
        for (qint64 i = 0; i < layers; ++i)
            m_shape.layers[size_t(i)].mixer = (i + 1) % interval == 0 ? Mixer::Full : Mixer::DeltaNet;
    } else {
        readWindows();
    }
    if (isFamily("mllama"_L1)) {
        // configuration_mllama: every fifth layer from 3
        const QList<qint64> cross = m_config.integers("cross_attention_layers"_L1, {0, layers - 1}).value_or(QList<qint64>{3, 8, 13, 18, 23, 28, 33, 38});
        for (const qint64 i : cross) {
            if (i < layers)
                m_shape.layers[size_t(i)].mixer = Mixer::Cross;
        }
        m_shape.extraEmbeddingRows = 8; // modeling_mllama: image tokens
    }
}

// Nemotron-H: one letter per block, and each block is one thing only.
bool DecoderReader::readBlockPattern()
{
    const auto pattern = m_config.text({"hybrid_override_pattern"_L1});
    if (!pattern)
        return false;
    m_blockPattern = true;
    if (pattern->size() != qsizetype(m_shape.layers.size())) {
        m_config.fail(ErrorCode::OutOfRange, u"hybrid_override_pattern"_s, QString::number(pattern->size()), QString::number(m_shape.layers.size()));
        return true;
    }
    for (qsizetype i = 0; i < pattern->size(); ++i) {
        LayerShape &layer = m_shape.layers[size_t(i)];
        switch (pattern->at(i).unicode()) {
        case u'M': layer = {Mixer::Mamba2, FeedForward::None}; break;
        case u'*': layer = {Mixer::Full, FeedForward::None}; break;
        case u'-': layer = {Mixer::None, FeedForward::Dense}; break;
        case u'E': layer = {Mixer::None, FeedForward::Moe}; break;
        default: m_config.fail(ErrorCode::UnknownValue, u"hybrid_override_pattern"_s, pattern->mid(i, 1), u"M * - E"_s); return true;
        }
    }
    return true;
}

bool DecoderReader::readLayerTypes()
{
    const QLatin1StringView key = m_config.has("layer_types"_L1) ? "layer_types"_L1 : "layers_block_type"_L1;
    const auto types = m_config.texts(key);
    if (!types)
        return false;
    if (types->size() < qsizetype(m_shape.layers.size())) {
        m_config.fail(ErrorCode::OutOfRange, key, QString::number(types->size()), QString::number(m_shape.layers.size()));
        return true;
    }
    const std::optional<int> window = windowSize();
    const bool mamba2 = m_config.has("mamba_n_heads"_L1) || m_config.has("mamba_num_heads"_L1);
    const Mixer linear = m_family.name.startsWith("minimax"_L1) ? Mixer::Lightning : Mixer::DeltaNet;
    for (size_t i = 0; i < m_shape.layers.size(); ++i) {
        const QString &type = types->at(qsizetype(i));
        Mixer &mixer = m_shape.layers[i].mixer;
        if (type == "full_attention"_L1 || type == "attention"_L1)
            mixer = Mixer::Full;
        else if (type == "sliding_attention"_L1 || type == "chunked_attention"_L1)
            mixer = window ? Mixer::Window : Mixer::Full;
        else if (type == "linear_attention"_L1)
            mixer = linear;
        else if (type == "mamba"_L1)
            mixer = mamba2 ? Mixer::Mamba2 : Mixer::Mamba1;
        else
            m_config.fail(ErrorCode::UnknownValue, key, type, u"full_attention, sliding_attention, chunked_attention, linear_attention, attention, mamba"_s);
    }
    if (window && anyMixer({Mixer::Window}))
        m_result.slidingWindow = *window;
    return true;
}

// nullopt: no window, or one that never binds because it is as long as the context.
std::optional<int> DecoderReader::windowSize()
{
    if (m_config.flag({"use_sliding_window"_L1}) == false)
        return {};
    const bool chunks = m_family.windows == Windows::Chunks;
    const QLatin1StringView key = chunks ? "attention_chunk_size"_L1 : "sliding_window"_L1;
    if (m_config.isExplicitNull(key))
        return {};
    const auto window = otherwise(m_config.integer({key, "sliding_window_size"_L1}, {0, contextRange.most}), m_family.window);
    if (!window || *window == 0 || (m_result.maxContext && *window >= *m_result.maxContext))
        return {};
    return int(*window);
}

void DecoderReader::setWindowPattern()
{
    m_patternLength = m_family.windowPattern;
    for (const QLatin1StringView key : {"sliding_window_pattern"_L1, "_sliding_window_pattern"_L1}) {
        if (m_config.value(key).isString())
            m_pattern = m_config.value(key).toString();
        else if (const auto length = m_config.integer({key}, layerRange))
            m_patternLength = int(*length);
    }
    if (std::any_of(m_pattern.begin(), m_pattern.end(), [](QChar c) { return c != u'L' && c != u'G'; }))
        m_config.fail(ErrorCode::UnknownValue, u"sliding_window_pattern"_s, m_pattern.left(60), u"LLLG"_s);
}

bool DecoderReader::isWindowed(int layer) const
{
    if (!m_pattern.isEmpty())
        return m_pattern.at(layer % m_pattern.size()) == u'L';
    if (m_family.windows == Windows::EvenLayers)
        return layer % 2 == 0;
    if (m_patternLength > 0)
        return (layer + 1) % m_patternLength != 0;
    return true;
}

void DecoderReader::readWindows()
{
    const int layers = int(m_shape.layers.size());
    const std::optional<int> window = windowSize();
    setWindowPattern();
    const auto noRope = m_config.integers("no_rope_layers"_L1, {0, 1}); // Llama 4: 0 marks a full layer
    const auto noRopeInterval = m_config.integer({"no_rope_layer_interval"_L1}, layerRange);
    const auto fullBelow = m_config.integer({"max_window_layers"_L1}, {0, contextRange.most}).value_or(28); // configuration_qwen2
    if (!window || (m_family.windows == Windows::LastLayers && m_config.flag({"use_sliding_window"_L1}) != true))
        return;
    if (m_family.windows == Windows::Chunks && noRopeInterval)
        m_patternLength = int(*noRopeInterval);
    for (int i = 0; i < layers; ++i) {
        bool windowed = isWindowed(i);
        if (m_family.windows == Windows::LastLayers)
            windowed = i >= fullBelow;
        else if (m_family.windows == Windows::Chunks && noRope && i < noRope->size())
            windowed = noRope->at(i) != 0;
        m_shape.layers[size_t(i)].mixer = windowed ? Mixer::Window : Mixer::Full;
    }
    if (anyMixer({Mixer::Window}))
        m_result.slidingWindow = *window;
}

void DecoderReader::readExperts()
{
    const auto experts = m_config.integer({"num_local_experts"_L1, "num_experts"_L1, "n_routed_experts"_L1, "num_routed_experts"_L1, "ffn_config.moe_num_experts"_L1,
                                              "moe_num_experts"_L1}, expertRange).value_or(0);
    if (experts < 2)
        return;
    m_shape.experts = experts;
    m_shape.expertsPerToken = m_config.required({"num_experts_per_tok"_L1, "experts_per_token"_L1, "num_experts_per_token"_L1, "ffn_config.moe_top_k"_L1, "moe_top_k"_L1,
                                                    "top_k_experts"_L1, "moe_topk"_L1, "moe_k"_L1}, {1, experts});
    const auto width = m_config.integer({"moe_intermediate_size"_L1}, widthRange);
    if (!width && !m_intermediate)
        m_config.fail(ErrorCode::MissingKey, u"moe_intermediate_size"_s, {}, rangeOf(widthRange.least, widthRange.most));
    m_shape.expertWidth = width ? *width : m_intermediate.value_or(1);

    const qint64 shared = m_config.integer({"n_shared_experts"_L1, "num_shared_experts"_L1, "moe_num_shared_experts"_L1}, {0, 4096}).value_or(0);
    const auto sharedWidth = m_config.integer({"shared_expert_intermediate_size"_L1, "moe_shared_expert_intermediate_size"_L1, "shared_intermediate_size"_L1}, {0, widthRange.most});
    if (isFamily("llama4"_L1)) { // modeling_llama4: one, as wide as an expert, named nowhere
        m_result.sharedExperts = 1;
        m_shape.sharedWidth = m_shape.expertWidth;
    } else if (sharedWidth.value_or(0) > 0) {
        m_result.sharedExperts = int(std::max<qint64>(shared, 1));
        m_shape.sharedWidth = *sharedWidth;
    } else if (shared > 0) {
        m_result.sharedExperts = int(shared);
        m_shape.sharedWidth = shared * m_shape.expertWidth;
    }
    m_shape.routerBias = m_family.routerBias || m_config.text({"topk_method"_L1}) == u"noaux_tc"_s || m_config.flag({"use_routing_bias"_L1}) == true;
    m_shape.sharedGate = isFamily("qwen2moe"_L1) || isFamily("qwen3next"_L1) || isFamily("qwen35moe"_L1);
    m_shape.expertBias = isFamily("gptoss"_L1);
}

std::vector<bool> DecoderReader::moeLayers()
{
    const qint64 layers = qint64(m_shape.layers.size());
    std::vector<bool> moe(size_t(layers), true);
    const auto keep = [&](auto isMoe) {
        for (qint64 i = 0; i < layers; ++i)
            moe[size_t(i)] = moe[size_t(i)] && isMoe(i);
    };
    const IntRange index{0, layerRange.most};
    if (const auto types = m_config.texts("mlp_layer_types"_L1)) {
        keep([&](qint64 i) { return i >= types->size() || types->at(i) != "dense"_L1; });
        return moe;
    }
    if (m_config.value("moe_layer_freq"_L1).isArray()) {
        const auto list = m_config.integers("moe_layer_freq"_L1, {0, 1}).value_or(QList<qint64>{});
        keep([&](qint64 i) { return i >= list.size() || list.at(i) == 1; });
    } else if (const auto frequency = m_config.integer({"moe_layer_freq"_L1}, layerRange)) {
        keep([&](qint64 i) { return i % *frequency == 0; });
    }
    if (const auto first = m_config.integer({"first_k_dense_replace"_L1, "moe_layer_start_index"_L1}, index))
        keep([&](qint64 i) { return i >= *first; });
    if (const auto list = m_config.integers("moe_layers"_L1, index); list && !list->isEmpty())
        keep([&](qint64 i) { return list->contains(i); });
    else if (const auto step = m_config.integer({"interleave_moe_layer_step"_L1}, layerRange))
        keep([&](qint64 i) { return (i + 1) % *step == 0; });
    if (const auto step = m_config.integer({"decoder_sparse_step"_L1}, layerRange))
        keep([&](qint64 i) { return (i + 1) % *step == 0; });
    if (const auto dense = m_config.integers("mlp_only_layers"_L1, index))
        keep([&](qint64 i) { return !dense->contains(i); });
    if (isFamily("jamba"_L1) || m_config.has("expert_layer_period"_L1)) {
        const qint64 period = m_config.integer({"expert_layer_period"_L1}, layerRange).value_or(2); // configuration_jamba
        const qint64 offset = m_config.integer({"expert_layer_offset"_L1}, index).value_or(1);
        keep([&](qint64 i) { return i % period == offset; });
    }
    return moe;
}

void DecoderReader::readFeedForwards()
{
    if (m_shape.experts > 0 && !m_blockPattern) {
        const std::vector<bool> moe = moeLayers();
        for (size_t i = 0; i < m_shape.layers.size(); ++i)
            m_shape.layers[i].feedForward = moe[i] ? FeedForward::Moe : FeedForward::Dense;
    }
    const auto countOf = [&](FeedForward kind) {
        return std::count_if(m_shape.layers.begin(), m_shape.layers.end(), [kind](const LayerShape &layer) { return layer.feedForward == kind; });
    };
    const auto dense = countOf(FeedForward::Dense);
    if (countOf(FeedForward::Moe) > 0 && m_shape.experts == 0)
        m_config.fail(ErrorCode::MissingKey, u"n_routed_experts"_s, {}, rangeOf(2, expertRange.most));
    if (dense > 0 && isFamily("llama4"_L1)) { // intermediate_size is the width of an expert there
        if (const auto width = m_config.integer({"intermediate_size_mlp"_L1}, widthRange))
            m_intermediate = width;
    }
    if (dense > 0 && !m_intermediate)
        m_config.fail(ErrorCode::MissingKey, u"intermediate_size"_s, {}, rangeOf(widthRange.least, widthRange.most));
    m_shape.intermediate = m_intermediate.value_or(0);
    if (m_shape.experts > 0 || m_blockPattern)
        m_result.denseLayers = int(dense);
}

void DecoderReader::readStateSpace()
{
    if (anyMixer({Mixer::Mamba1})) {
        const bool pure = !isFamily("jamba"_L1);
        const qint64 expand = m_config.integer({"mamba_expand"_L1, "expand"_L1}, {1, 64}).value_or(2); // configuration_mamba
        m_shape.ssmInner = pure && m_intermediate ? Weights(*m_intermediate) : expand * m_shape.hidden;
        m_shape.ssmState = m_config.integer({"mamba_d_state"_L1, "state_size"_L1, "d_state"_L1}, headRange).value_or(16);
        m_shape.ssmConv = m_config.integer({"mamba_d_conv"_L1, "conv_kernel"_L1, "d_conv"_L1}, {1, 1024}).value_or(4);
        const QLatin1StringView rankKey = m_config.has("mamba_dt_rank"_L1) ? "mamba_dt_rank"_L1 : "time_step_rank"_L1;
        // "auto" is a sixteenth of the width, rounded up (configuration_mamba)
        m_shape.ssmRank = m_config.value(rankKey) == QJsonValue(u"auto"_s) ? (m_shape.hidden + 15) / 16
                                                                        : Weights(m_config.integer({rankKey}, widthRange).value_or(qint64((m_shape.hidden + 15) / 16)));
        m_shape.ssmNorms = isFamily("jamba"_L1);
    } else if (anyMixer({Mixer::Mamba2})) {
        m_shape.ssmHeads = m_config.required({"mamba_num_heads"_L1, "mamba_n_heads"_L1, "num_heads"_L1}, headRange);
        Weights headDim = 0;
        if (m_config.value("mamba_d_head"_L1).isString()) // "auto"
            headDim = m_config.integer({"mamba_expand"_L1}, {1, 64}).value_or(2) * m_shape.hidden / m_shape.ssmHeads;
        else
            headDim = m_config.integer({"mamba_head_dim"_L1, "mamba_d_head"_L1, "head_dim"_L1}, headRange).value_or(64);
        m_shape.ssmInner = m_shape.ssmHeads * headDim;
        m_shape.ssmState = m_config.integer({"ssm_state_size"_L1, "mamba_d_state"_L1, "state_size"_L1}, headRange).value_or(128);
        m_shape.ssmConv = m_config.integer({"conv_kernel"_L1, "mamba_d_conv"_L1}, {1, 1024}).value_or(4);
        m_shape.ssmGroups = m_config.integer({"n_groups"_L1, "mamba_n_groups"_L1}, headRange).value_or(8);
    } else {
        return;
    }
    m_shape.ssmConvBias = m_config.flag({"mamba_conv_bias"_L1, "use_conv_bias"_L1}).value_or(true);
    m_shape.ssmProjectionBias = m_config.flag({"mamba_proj_bias"_L1, "use_bias"_L1}).value_or(false);
}

void DecoderReader::readLinearAttention()
{
    if (!anyMixer({Mixer::DeltaNet}))
        return;
    m_shape.linearKeyHeads = m_config.required({"linear_num_key_heads"_L1}, headRange);
    m_shape.linearValueHeads = m_config.required({"linear_num_value_heads"_L1}, headRange);
    m_shape.linearKeyDim = m_config.required({"linear_key_head_dim"_L1}, headRange);
    m_shape.linearValueDim = m_config.required({"linear_value_head_dim"_L1}, headRange);
    m_shape.linearConv = m_config.integer({"linear_conv_kernel_dim"_L1}, {1, 1024}).value_or(4); // configuration_qwen3_next
}

void DecoderReader::readQuirks()
{
    if (anyMixer({Mixer::Full, Mixer::Window, Mixer::Cross, Mixer::Lightning})) {
        const auto heads = otherwise(m_config.integer({"num_attention_heads"_L1, "n_head"_L1, "n_heads"_L1, "num_heads"_L1, "decoder_attention_heads"_L1}, headRange), m_family.heads);
        if (!heads)
            m_config.fail(ErrorCode::MissingKey, u"num_attention_heads"_s, {}, rangeOf(headRange.least, headRange.most));
        m_shape.heads = heads.value_or(1);
        const bool falconLike = isFamily("falcon"_L1) || m_family.name.startsWith("refinedweb"_L1);
        const bool newFalcon = m_config.flag({"new_decoder_architecture"_L1}).value_or(false);
        const std::optional<bool> multiQuery = m_config.flag({"multi_query"_L1});
        std::optional<qint64> kvHeads;
        if (falconLike ? !newFalcon && multiQuery.value_or(true) : isFamily("gptbigcode"_L1) && multiQuery.value_or(true))
            kvHeads = 1;
        else if (m_config.flag({"multi_query_attention"_L1}) == true)
            kvHeads = m_config.required({"multi_query_group_num"_L1}, {1, *heads});
        else
            kvHeads = otherwise(m_config.integer({"num_key_value_heads"_L1, "num_kv_heads"_L1, "attn_config.kv_n_heads"_L1}, {1, heads.value_or(1)}), m_family.kvHeads);
        m_shape.kvHeads = std::min<Weights>(kvHeads.value_or(qint64(m_shape.heads)), m_shape.heads);
        if (m_shape.kvLoraRank > 0) {
            m_shape.headDim = m_shape.nopeDim + m_shape.ropeDim;
        } else {
            const auto headDim = otherwise(m_config.integer({"head_dim"_L1, "attention_head_dim"_L1, "kv_channels"_L1, "d_kv"_L1}, headRange), m_family.headDim);
            m_shape.headDim = headDim ? Weights(*headDim) : m_shape.hidden / m_shape.heads;
            if (m_shape.headDim < 1)
                m_config.fail(ErrorCode::OutOfRange, u"num_attention_heads"_s, QString::number(qint64(m_shape.heads)), rangeOf(1, qint64(m_shape.hidden)));
        }
        if (falconLike) {
            // modeling_falcon: one LayerNorm when attention and MLP run side by side, two in the newer layout
            const qint64 parallelNorms = m_config.integer({"num_ln_in_parallel_attn"_L1}, {1, 2}).value_or(newFalcon ? 2 : 1);
            const bool parallel = m_config.flag({"parallel_attn"_L1}).value_or(true);
            m_shape.normsPerFeedForward = parallel && parallelNorms == 1 ? 0 : 1;
        }
    }
    m_shape.gatedQuery = isFamily("qwen3next"_L1) || m_config.flag({"attn_output_gate"_L1}).value_or(m_family.name.startsWith("qwen35"_L1));
    m_shape.sinks = isFamily("gptoss"_L1);
    m_shape.embeddingNorm = isFamily("bloom"_L1);
    const bool mptPositions = isFamily("mpt"_L1) && m_config.flag({"learned_pos_emb"_L1}).value_or(true) && m_config.flag({"attn_config.alibi"_L1}) != true;
    if (m_family.learnedPositions || mptPositions)
        m_shape.positionRows = m_result.maxContext.value_or(0) + m_family.positionOffset;
    m_shape.tied = m_config.flag({"tie_word_embeddings"_L1}).value_or(m_root.flag({"tie_word_embeddings"_L1}).value_or(m_family.tied));
    m_shape.mtpModules = int(m_config.integer({"num_nextn_predict_layers"_L1, "mtp_num_hidden_layers"_L1}, {0, 64}).value_or(isFamily("qwen3next"_L1) ? 1 : 0));
    m_config.adopt(m_root);
}

void DecoderReader::describe()
{
    const DecoderShape &s = m_shape;
    Architecture &a = m_result;
    a.layers = int(s.layers.size());
    a.hiddenSize = int(s.hidden);
    a.vocabulary = int(s.vocabulary);
    a.tiedEmbeddings = s.tied;
    a.feedForwardMatrices = s.feedForwardMatrices;
    a.qkvBias = s.qkvBias;
    if (m_intermediate)
        a.intermediateSize = int(*m_intermediate);
    else if (anyMixer({Mixer::Mamba1, Mixer::Mamba2}) && s.layers.front().feedForward == FeedForward::None)
        a.intermediateSize = int(std::min<Weights>(s.ssmInner, widthRange.most));

    a.attention = AttentionKind::None;
    if (s.heads > 0) {
        a.attentionHeads = int(s.heads);
        a.kvHeads = int(s.kvHeads);
        a.headDim = int(s.headDim);
        a.attention = s.kvLoraRank > 0 ? AttentionKind::Mla : s.kvHeads == s.heads ? AttentionKind::Mha : s.kvHeads == 1 ? AttentionKind::Mqa : AttentionKind::Gqa;
    }
    a.slidingWindowLayers = countMixers({Mixer::Window});
    a.fullAttentionLayers = countMixers({Mixer::Full});
    a.crossAttentionLayers = countMixers({Mixer::Cross});
    a.linearLayers = countMixers({Mixer::Mamba1, Mixer::Mamba2, Mixer::DeltaNet, Mixer::Lightning});

    // Recurrent state and the K - 1 columns a causal convolution keeps (vLLM, llama.cpp).
    if (anyMixer({Mixer::Mamba1})) {
        a.stateElements = std::int64_t(s.ssmInner * s.ssmState);
        a.convStateElements = std::int64_t(s.ssmInner * (s.ssmConv - 1));
    } else if (anyMixer({Mixer::Mamba2})) {
        a.stateElements = std::int64_t(s.ssmInner * s.ssmState);
        a.convStateElements = std::int64_t((s.ssmInner + 2 * s.ssmGroups * s.ssmState) * (s.ssmConv - 1));
    } else if (anyMixer({Mixer::DeltaNet})) {
        a.stateElements = std::int64_t(s.linearValueHeads * s.linearKeyDim * s.linearValueDim);
        a.convStateElements = std::int64_t((2 * s.linearKeyHeads * s.linearKeyDim + s.linearValueHeads * s.linearValueDim) * (s.linearConv - 1));
    } else if (anyMixer({Mixer::Lightning})) {
        a.stateElements = std::int64_t(s.heads * s.headDim * s.headDim);
    }

    if (!s.hasHead)
        a.kind = ModelKind::Embedding;
    if (s.experts > 0) {
        a.kind = s.hasHead ? ModelKind::MoeLlm : ModelKind::Embedding;
        a.experts = int(s.experts);
        a.expertsPerToken = int(s.expertsPerToken);
        a.expertIntermediateSize = int(s.expertWidth);
        if (s.sharedWidth > 0)
            a.sharedExpertIntermediateSize = int(std::min<Weights>(s.sharedWidth, 2'000'000'000));
    }
    if (s.kvLoraRank > 0) {
        a.kvLoraRank = int(s.kvLoraRank);
        if (s.queryLoraRank > 0)
            a.queryLoraRank = int(s.queryLoraRank);
        a.qkNopeHeadDim = int(s.nopeDim);
        a.qkRopeHeadDim = int(s.ropeDim);
        a.valueHeadDim = int(s.valueDim);
        a.indexHeadDim = int(s.indexDim);
    }
}

void DecoderReader::count()
{
    const WeightCount weights = countDecoder(m_shape);
    if (weights.total > mostWeights || weights.mtp > mostWeights) {
        m_config.fail(ErrorCode::OutOfRange, u"parameters"_s, QString::number(double(weights.total), 'g', 6), rangeOf(1, qint64(mostWeights)));
        return;
    }
    m_result.totalParams = std::int64_t(weights.total);
    m_result.activeParams = std::int64_t(weights.active);
    m_result.mtpParams = std::int64_t(weights.mtp);
}

} // namespace configuria
