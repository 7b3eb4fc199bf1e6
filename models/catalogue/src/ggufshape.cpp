// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ggufshape.h"

#include <algorithm>
#include <array>

#include "configdecoder.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Which layers see a window where the file does not list them: one full layer at the end of each period. Source:
// set_swa_pattern() and the default windows in load_hparams() of llama.cpp (src/llama-model.cpp, src/models). Other
// architectures (Mistral in "llama", Phi-3) are run by llama.cpp without a window, whatever their files say.
struct WindowRule {
    QByteArrayView architecture;
    int period;
    qint64 window; // 0: the file says
    bool fullFirst = false;
};
constexpr std::array windowRules{
    WindowRule{"gemma2", 2, 4096},
    WindowRule{"gemma3", 6, 0},
    WindowRule{"gemma3n", 5, 0},
    WindowRule{"gemma-embedding", 6, 0},
    WindowRule{"cohere2", 4, 0},
    WindowRule{"gpt-oss", 2, 0},
    WindowRule{"llama4", 4, 8192},
    WindowRule{"exaone4", 4, 0},
    WindowRule{"exaone-moe", 4, 0},
    WindowRule{"olmo2", 4, 0},
    WindowRule{"smallthinker", 4, 4096, true},
};

// Architectures of image and video models (ComfyUI-GGUF): their files hold tensors and no shape.
constexpr std::array diffusionArchitectures{"flux", "sd1", "sd3", "sdxl", "aura", "hidream", "cosmos", "ltxv", "hyvid", "wan", "lumina2", "qwen_image"};

constexpr std::array encoderArchitectures{"bert", "nomic-bert", "nomic-bert-moe", "jina-bert-v2", "jina-bert-v3", "neo-bert", "modern-bert", "eurobert", "t5encoder"};

template <class List>
bool holds(const List &list, const QByteArray &architecture)
{
    return std::any_of(list.begin(), list.end(), [&](const char *name) { return architecture == name; });
}

// Prediction modules stand after the layers of the model, and block_count has them too (GLM-4.5). They are told by their
// tensors: some files keep the key and drop the modules.
int predictionLayers(const std::vector<GgufTensor> &tensors, int blocks, qint64 stated)
{
    if (stated <= 0 || stated >= blocks) {
        return 0;
    }
    const QByteArray last = "blk." + QByteArray::number(blocks - 1) + '.';
    bool isThere = false;
    for (const GgufTensor &tensor : tensors) {
        if (tensor.name.startsWith(last)) {
            isThere = true;
            if (tensor.name.startsWith(last + "nextn.")) {
                return static_cast<int>(stated);
            }
        }
    }
    return isThere ? 0 : static_cast<int>(stated);
}

} // namespace

GgufShape::GgufShape(GgufKeys &keys, const std::vector<GgufTensor> &tensors) : m_keys(keys), m_tensors(tensors) {}

Architecture GgufShape::read()
{
    if (m_keys.failed() || readDiffusion()) {
        return m_result;
    }
    readWidths();
    if (m_keys.failed()) {
        return m_result;
    }
    readAttention();
    readLatentAttention();
    readWindow();
    readLayers();
    readStates();
    readFeedForward();
    readExperts();
    readKind();
    if (!m_keys.failed()) {
        count();
    }
    return m_result;
}

bool GgufShape::readDiffusion()
{
    if (m_keys.has("block_count") || !holds(diffusionArchitectures, m_keys.architecture())) {
        return false;
    }
    m_result.kind = ModelKind::Diffusion;
    m_result.attention = AttentionKind::None;
    m_result.confidence = ShapeConfidence::SizeOnly;
    m_facts = factsOf(m_tensors, 0);
    m_facts.total += m_facts.mtp; // there are no layers to tell apart
    m_facts.mtp = 0;
    count();
    return true;
}

void GgufShape::readWidths()
{
    const int blocks = static_cast<int>(m_keys.required("block_count", layerRange));
    const auto decoderBlocks = m_keys.integer("decoder_block_count", layerRange);
    if (decoderBlocks || m_keys.architecture() == "t5") {
        m_result.encoderLayers = blocks;
    }
    const int all = static_cast<int>(decoderBlocks.value_or(blocks));
    m_layers = all - predictionLayers(m_tensors, all, m_keys.integer("nextn_predict_layers", {0, 64}).value_or(0));
    m_result.layers = m_layers;
    m_result.hiddenSize = static_cast<int>(m_keys.required("embedding_length", widthRange));
    m_result.maxContext = m_keys.integer("context_length", contextRange);
    m_facts = factsOf(m_tensors, m_layers);
    // The table of the embedding is padded by some converters, and the padded one is in memory.
    const qint64 tokens = static_cast<qint64>(std::min<quint64>(m_keys.length("tokenizer.ggml.tokens"), vocabularyRange.most));
    const qint64 vocabulary = m_facts.vocabulary > 0 ? m_facts.vocabulary : tokens > 0 ? tokens : m_keys.integer("vocab_size", vocabularyRange).value_or(0);
    if (vocabulary > vocabularyRange.most) {
        m_keys.fail(ErrorCode::OutOfRange, u"token_embd.weight"_s, QString::number(vocabulary), u"1..%1"_s.arg(vocabularyRange.most));
    } else if (vocabulary > 0) {
        m_result.vocabulary = static_cast<int>(vocabulary);
    }
    m_result.tiedEmbeddings = m_facts.hasEmbedding && !m_facts.hasHead;
    m_result.qkvBias = m_facts.qkvBias;
}

void GgufShape::readAttention()
{
    const IntRange heads{0, headRange.most};
    m_heads = m_keys.perLayer("attention.head_count", m_layers, heads).value_or(QList<qint64>(m_layers, 0));
    m_kvHeads = m_keys.perLayer("attention.head_count_kv", m_layers, heads).value_or(m_heads); // llama.cpp: as many as heads
    const qint64 most = *std::max_element(m_heads.begin(), m_heads.end());
    m_result.attention = AttentionKind::None;
    if (most == 0 || m_keys.failed()) {
        m_kvHeads.fill(0);
        return;
    }
    for (qsizetype i = 0; i < m_kvHeads.size(); ++i) {
        if (m_kvHeads[i] > m_heads[i]) {
            return m_keys.fail(ErrorCode::OutOfRange, QString::fromUtf8(m_keys.architecture()) + u".attention.head_count_kv"_s, QString::number(m_kvHeads[i]),
                u"0..%1"_s.arg(m_heads[i]));
        }
    }
    const qint64 kvMost = *std::max_element(m_kvHeads.begin(), m_kvHeads.end());
    m_result.attentionHeads = static_cast<int>(most);
    m_result.kvHeads = static_cast<int>(std::max<qint64>(1, kvMost));
    m_result.attention = kvMost == most ? AttentionKind::Mha : kvMost == 1 ? AttentionKind::Mqa : AttentionKind::Gqa;
    const qint64 headDim = m_keys.integer("attention.key_length", widthRange).value_or(*m_result.hiddenSize / most);
    if (headDim < 1) {
        return m_keys.fail(ErrorCode::OutOfRange, QString::fromUtf8(m_keys.architecture()) + u".attention.head_count"_s, QString::number(most),
            u"1..%1"_s.arg(*m_result.hiddenSize));
    }
    m_result.headDim = static_cast<int>(headDim);
    const auto valueDim = m_keys.integer("attention.value_length", widthRange);
    if (valueDim && *valueDim != headDim) {
        m_result.valueHeadDim = static_cast<int>(*valueDim);
    }
}

// DeepSeek, Kimi, MiniCPM3. Files since 2025 give the sizes of the latent as key_length and value_length (576 and 512),
// and those of a head apart with _mla; before, key_length and value_length were those of a head (192 and 128).
void GgufShape::readLatentAttention()
{
    const auto rank = m_keys.integer("attention.kv_lora_rank", {0, widthRange.most});
    if (!rank || *rank == 0 || !m_result.attentionHeads) {
        return;
    }
    m_result.attention = AttentionKind::Mla;
    m_result.kvLoraRank = static_cast<int>(*rank);
    m_result.kvHeads = m_result.attentionHeads;
    if (const auto query = m_keys.integer("attention.q_lora_rank", {0, widthRange.most}); query && *query > 0) {
        m_result.queryLoraRank = static_cast<int>(*query);
    }
    const qint64 rope = m_keys.required("rope.dimension_count", headRange);
    const qint64 key = m_keys.integer("attention.key_length_mla", widthRange).value_or(*m_result.headDim);
    const auto value = m_keys.integer("attention.value_length_mla", widthRange);
    if (key <= rope) {
        return m_keys.fail(ErrorCode::OutOfRange, QString::fromUtf8(m_keys.architecture()) + u".rope.dimension_count"_s, QString::number(rope), u"1..%1"_s.arg(key - 1));
    }
    m_result.headDim = static_cast<int>(key);
    m_result.qkRopeHeadDim = static_cast<int>(rope);
    m_result.qkNopeHeadDim = static_cast<int>(key - rope);
    m_result.valueHeadDim = static_cast<int>(value.value_or(m_result.valueHeadDim.value_or(static_cast<int>(key))));
    m_result.indexHeadDim = static_cast<int>(m_keys.integer("attention.indexer.key_length", {0, headRange.most}).value_or(0)); // DSA
}

void GgufShape::readWindow()
{
    const auto rule = std::find_if(windowRules.begin(), windowRules.end(), [this](const WindowRule &r) { return r.architecture == m_keys.architecture(); });
    const bool isKnown = rule != windowRules.end();
    const bool isListed = m_keys.has("attention.sliding_window_pattern");
    auto window = m_keys.integer("attention.sliding_window", {0, contextRange.most});
    if (!window && isKnown && rule->window > 0) {
        window = rule->window;
    }
    const bool binds = window && *window > 0 && !(m_result.maxContext && *window >= *m_result.maxContext);
    if (!binds || (!isKnown && !isListed)) {
        return;
    }
    const auto pattern = m_keys.perLayer("attention.sliding_window_pattern", m_layers, {0, layerRange.most});
    const bool isPeriod = pattern && std::any_of(pattern->begin(), pattern->end(), [](qint64 value) { return value > 1; });
    if (isPeriod) {
        m_windowPeriod = static_cast<int>(pattern->first());
    } else if (pattern) {
        m_windowed = *pattern;
    } else {
        m_windowPeriod = isKnown ? rule->period : 0;
        m_denseFirst = isKnown && rule->fullFirst;
    }
    m_result.slidingWindow = static_cast<int>(*window);
}

bool GgufShape::isWindowed(int layer) const
{
    if (!m_windowed.isEmpty()) {
        return m_windowed.at(layer) != 0;
    }
    if (m_windowPeriod < 1) {
        return false;
    }
    return m_denseFirst ? layer % m_windowPeriod != 0 : layer % m_windowPeriod < m_windowPeriod - 1;
}

void GgufShape::readLayers()
{
    const bool namesAreKnown = std::any_of(m_facts.layers.begin(), m_facts.layers.end(), [](const GgufLayerFacts &layer) { return layer.attention || layer.recurrent; });
    // Gemma 3n: the last layers read the cache of earlier ones (llama.cpp, has_kv()).
    const qint64 sharing = m_keys.integer("attention.shared_kv_layers", {0, m_layers}).value_or(0);
    qint64 windowKvHeads = 0; // of the widest
    qint64 fullKvHeads = 0;   // sum
    for (int i = 0; i < m_layers; ++i) {
        const GgufLayerFacts &layer = m_facts.layers[static_cast<size_t>(i)];
        const bool attends = m_kvHeads[i] > 0 && (layer.attention || !namesAreKnown);
        m_result.linearLayers += layer.recurrent ? 1 : 0;
        if (!attends || i >= m_layers - sharing) {
            continue;
        }
        if (isWindowed(i)) {
            ++m_result.slidingWindowLayers;
            windowKvHeads = std::max(windowKvHeads, m_kvHeads[i]);
        } else {
            ++m_result.fullAttentionLayers;
            fullKvHeads += m_kvHeads[i];
        }
    }
    if (m_result.slidingWindowLayers == 0) {
        m_result.slidingWindow.reset();
    }
    if (m_result.attention == AttentionKind::Mla) {
        return;
    }
    readWindowHeads(windowKvHeads, fullKvHeads);
    // Layers with different numbers of KV heads (Nemotron NAS, OpenELM).
    const bool isMixed = m_result.slidingWindowLayers == 0 && fullKvHeads != static_cast<qint64>(m_result.fullAttentionLayers) * m_result.kvHeads.value_or(0);
    if (isMixed && fullKvHeads > 0) {
        m_result.kvHeadsOfAllLayers = fullKvHeads;
    }
}

// Gemma 4: windowed and full layers have heads of their own; key_length is that of the full ones.
void GgufShape::readWindowHeads(qint64 windowKvHeads, qint64 fullKvHeads)
{
    const auto windowDim = m_keys.integer("attention.key_length_swa", widthRange);
    if (m_result.slidingWindowLayers == 0 || m_result.fullAttentionLayers == 0) {
        return;
    }
    const int fullHeads = static_cast<int>((fullKvHeads + m_result.fullAttentionLayers - 1) / m_result.fullAttentionLayers);
    const bool differs = fullHeads != windowKvHeads || (windowDim && *windowDim != *m_result.headDim);
    if (!differs) {
        return;
    }
    m_result.fullKvHeads = fullHeads;
    m_result.fullHeadDim = m_result.headDim;
    m_result.kvHeads = static_cast<int>(windowKvHeads);
    if (windowDim) {
        m_result.headDim = static_cast<int>(*windowDim);
    }
}

// llama.cpp, llama-hparams.cpp: n_embd_s() and n_embd_r(). One rule for Mamba, Mamba-2 and Gated DeltaNet.
void GgufShape::readStates()
{
    if (m_result.linearLayers == 0) {
        return;
    }
    const IntRange width{0, widthRange.most};
    const qint64 hidden = *m_result.hiddenSize;
    if (const auto headSize = m_keys.integer("wkv.head_size", headRange)) { // RWKV
        m_result.stateElements = hidden * *headSize;
        m_result.convStateElements = hidden * m_keys.integer("token_shift_count", {0, 16}).value_or(2);
    } else if (const auto columns = m_keys.integer("shortconv.l_cache", headRange)) { // LFM2
        m_result.convStateElements = hidden * (*columns - 1);
    } else if (const auto headDim = m_keys.integer("kda.head_dim", headRange)) { // Kimi Linear
        const qint64 heads = m_result.attentionHeads.value_or(0);
        m_result.stateElements = *headDim * *headDim * heads;
        m_result.convStateElements = 3 * std::max<qint64>(0, m_keys.integer("ssm.conv_kernel", headRange).value_or(4) - 1) * *headDim * heads;
    } else {
        const qint64 inner = m_keys.required("ssm.inner_size", width);
        const qint64 state = m_keys.required("ssm.state_size", width);
        const qint64 kernel = m_keys.integer("ssm.conv_kernel", {0, headRange.most}).value_or(4);
        const qint64 groups = m_keys.integer("ssm.group_count", {0, headRange.most}).value_or(0);
        // Each factor is below 2^22: the sum is below 2^40, and its product with a kernel is taken in 128 bits.
        const Weights convolution = Weights(std::max<qint64>(0, kernel - 1)) * (inner + 2 * Weights(groups) * state);
        m_result.stateElements = inner * state;
        m_result.convStateElements = std::int64_t(std::min<Weights>(convolution, mostWeights));
    }
}

void GgufShape::readFeedForward()
{
    m_result.feedForwardMatrices = m_facts.gated ? 3 : 2;
    const auto stated = m_keys.perLayer("feed_forward_length", m_layers, {0, widthRange.most});
    const qint64 widest = stated ? *std::max_element(stated->begin(), stated->end()) : 0;
    const bool hasExperts = m_keys.has("expert_count") && m_keys.integer("expert_count", expertRange).value_or(0) > 0;
    const qint64 width = m_facts.denseWidth > 0 ? m_facts.denseWidth : hasExperts ? 0 : widest;
    if (width > widthRange.most) {
        return m_keys.fail(ErrorCode::OutOfRange, u"ffn_down.weight"_s, QString::number(width), u"1..%1"_s.arg(widthRange.most));
    }
    if (width > 0) {
        m_result.intermediateSize = static_cast<int>(width);
    }
}

void GgufShape::readExperts()
{
    const qint64 experts = m_keys.integer("expert_count", expertRange).value_or(0);
    if (experts == 0) {
        return;
    }
    const IntRange width{0, widthRange.most};
    const auto stated = m_keys.perLayer("feed_forward_length", m_layers, width);
    const qint64 byDense = stated ? *std::max_element(stated->begin(), stated->end()) : 0; // Mixtral has no key of its own
    const auto list = m_keys.perLayer("expert_feed_forward_length", m_layers, width);
    const qint64 byKey = list ? *std::max_element(list->begin(), list->end()) : 0;
    const qint64 expertWidth = m_facts.expertWidth > 0 ? m_facts.expertWidth : byKey > 0 ? byKey : byDense;
    m_result.experts = static_cast<int>(experts);
    m_result.expertsPerToken = static_cast<int>(m_keys.required("expert_used_count", {1, experts}));
    m_result.sharedExperts = static_cast<int>(m_keys.integer("expert_shared_count", expertRange).value_or(0));
    const qint64 shared = m_facts.sharedWidth > 0 ? m_facts.sharedWidth : m_keys.integer("expert_shared_feed_forward_length", width).value_or(0);
    if (expertWidth < 1 || expertWidth > widthRange.most || shared > widthRange.most) {
        return m_keys.fail(ErrorCode::OutOfRange, u"ffn_down_exps.weight"_s, QString::number(expertWidth), u"1..%1"_s.arg(widthRange.most));
    }
    m_result.expertIntermediateSize = static_cast<int>(expertWidth);
    if (shared > 0) {
        m_result.sharedExpertIntermediateSize = static_cast<int>(shared);
    }
    m_result.denseLayers = static_cast<int>(std::count_if(m_facts.layers.begin(), m_facts.layers.end(), [](const GgufLayerFacts &layer) { return layer.dense && !layer.experts; }));
}

void GgufShape::readKind()
{
    if (m_result.encoderLayers) {
        m_result.kind = ModelKind::EncoderDecoder;
    } else if (holds(encoderArchitectures, m_keys.architecture())) {
        m_result.kind = ModelKind::Encoder;
    } else if (m_keys.isFalse("attention.causal") || m_keys.has("pooling_type")) {
        m_result.kind = ModelKind::Embedding;
    } else {
        m_result.kind = m_result.experts > 0 ? ModelKind::MoeLlm : ModelKind::DenseLlm;
    }
}

void GgufShape::count()
{
    Architecture &a = m_result;
    if (m_facts.total < 1 || m_facts.total > mostWeights || m_facts.mtp > mostWeights) {
        return m_keys.fail(ErrorCode::OutOfRange, u"parameters"_s, QString::number(double(m_facts.total), 'g', 6), u"1..%1"_s.arg(qint64(mostWeights)));
    }
    // Of the routed experts a token uses k of E.
    const Weights idle = a.experts > 0 ? m_facts.experts * (a.experts - a.expertsPerToken) / a.experts : 0;
    a.totalParams = std::int64_t(m_facts.total);
    a.activeParams = std::int64_t(std::max<Weights>(1, m_facts.total - idle));
    a.mtpParams = std::int64_t(m_facts.mtp);
    a.fileWeightBytes = std::int64_t(m_facts.bytes); // below 1e18: tensors are inside their file
    if (m_facts.hasEmbedding) {
        a.fileEmbeddingBytes = std::int64_t(m_facts.embeddingBytes);
    }
}

} // namespace configuria
