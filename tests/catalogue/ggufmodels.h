// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>

#include <functional>

#include "ggufbuilder.h"

namespace configuria {

// Headers of published models: the tensors that convert_hf_to_gguf.py of llama.cpp writes for them.
namespace ggufmodels {

enum Type : quint32 { F32 = 0, F16 = 1, Q4_0 = 2, Q8_0 = 8, Q4_K = 12, Q6_K = 14, BF16 = 30, MXFP4 = 39 };

// Block sizes of the few types used here, by ggml-common.h.
inline qint64 bytesOf(const QList<quint64> &shape, quint32 type)
{
    static const QMap<quint32, std::pair<qint64, qint64>> blocks{
        {F32, {1, 4}}, {F16, {1, 2}}, {BF16, {1, 2}}, {Q4_0, {32, 18}}, {Q8_0, {32, 34}}, {Q4_K, {256, 144}}, {Q6_K, {256, 210}}, {MXFP4, {32, 17}}};
    qint64 weights = 1;
    for (const quint64 width : shape) {
        weights *= qint64(width);
    }
    return weights / blocks[type].first * blocks[type].second;
}

// A model under way: matrices take the type that `typeOf` gives to their name, vectors are F32 as llama.cpp keeps them.
struct Model {
    GgufBuilder builder;
    QByteArray arch;
    std::function<quint32(const QByteArray &name)> typeOf;

    Model(const QByteArray &architecture, std::function<quint32(const QByteArray &)> types, quint32 version = 3, bool bigEndian = false)
        : builder(version, bigEndian), arch(architecture), typeOf(std::move(types))
    {
        builder.text("general.architecture", arch).text("general.name", "Test " + arch);
    }
    Model(const QByteArray &architecture, quint32 type) : Model(architecture, [type](const QByteArray &) { return type; }) {}

    Model &key(const QByteArray &name, quint32 value)
    {
        builder.u32(arch + '.' + name, value);
        return *this;
    }
    Model &list(const QByteArray &name, const QList<qint32> &values)
    {
        builder.list(arch + '.' + name, values);
        return *this;
    }
    Model &matrix(const QByteArray &name, const QList<quint64> &shape)
    {
        const quint32 type = typeOf(name);
        builder.tensor(name, shape, type, bytesOf(shape, type));
        return *this;
    }
    Model &vector(const QByteArray &name, quint64 width)
    {
        builder.tensor(name, {width}, F32, qint64(width) * 4);
        return *this;
    }
    Model &full(const QByteArray &name, const QList<quint64> &shape) // a matrix that is not quantized
    {
        builder.tensor(name, shape, F32, bytesOf(shape, F32));
        return *this;
    }
    Model &attention(const QByteArray &b, quint64 hidden, quint64 query, quint64 keys)
    {
        return matrix(b + "attn_q.weight", {hidden, query}).matrix(b + "attn_k.weight", {hidden, keys}).matrix(b + "attn_v.weight", {hidden, keys})
            .matrix(b + "attn_output.weight", {query, hidden});
    }
    Model &gated(const QByteArray &b, const QByteArray &suffix, quint64 hidden, quint64 width)
    {
        return matrix(b + "ffn_gate" + suffix + ".weight", {hidden, width}).matrix(b + "ffn_up" + suffix + ".weight", {hidden, width})
            .matrix(b + "ffn_down" + suffix + ".weight", {width, hidden});
    }
    Model &experts(const QByteArray &b, quint64 hidden, quint64 width, quint64 count)
    {
        return full(b + "ffn_gate_inp.weight", {hidden, count}).matrix(b + "ffn_gate_exps.weight", {hidden, width, count})
            .matrix(b + "ffn_up_exps.weight", {hidden, width, count}).matrix(b + "ffn_down_exps.weight", {width, hidden, count});
    }
};

inline QByteArray block(int layer)
{
    return "blk." + QByteArray::number(layer) + '.';
}

// The half of the layers that Q4_K_M keeps in Q6_K: use_more_bits() of llama-quant.cpp.
inline bool usesMoreBits(int layer, int layers)
{
    return layer < layers / 8 || layer >= 7 * layers / 8 || (layer - layers / 8) % 3 == 2;
}

// Which Q4_K_M gives to a tensor of a 32-layer Llama.
inline quint32 q4km(const QByteArray &name)
{
    if (name == "output.weight") {
        return Q6_K;
    }
    const bool isRich = name.endsWith("attn_v.weight") || name.endsWith("ffn_down.weight");
    return isRich && usesMoreBits(name.split('.').value(1).toInt(), 32) ? Q6_K : Q4_K;
}

inline Model llama(int layers, quint64 hidden, quint64 width, quint64 heads, quint64 kvHeads, quint64 vocabulary, std::function<quint32(const QByteArray &)> types,
    quint32 version = 3, bool bigEndian = false)
{
    Model m("llama", std::move(types), version, bigEndian);
    m.key("block_count", quint32(layers)).key("embedding_length", quint32(hidden)).key("feed_forward_length", quint32(width));
    m.key("attention.head_count", quint32(heads)).key("attention.head_count_kv", quint32(kvHeads)).key("context_length", 8192);
    m.matrix("token_embd.weight", {hidden, vocabulary}).matrix("output.weight", {hidden, vocabulary}).vector("output_norm.weight", hidden);
    for (int i = 0; i < layers; ++i) {
        m.attention(block(i), hidden, hidden, hidden / heads * kvHeads).gated(block(i), {}, hidden, width);
        m.vector(block(i) + "attn_norm.weight", hidden).vector(block(i) + "ffn_norm.weight", hidden);
    }
    return m;
}

// A small one, for what is about the file and not about the model.
inline GgufBuilder tiny(quint32 version = 3, bool bigEndian = false)
{
    return llama(2, 64, 128, 4, 2, 100, [](const QByteArray &) { return quint32(F16); }, version, bigEndian).builder;
}

inline Model llama3(quint32 version = 3, bool bigEndian = false)
{
    Model m = llama(32, 4096, 14336, 32, 8, 128256, q4km, version, bigEndian);
    m.builder.u32("general.file_type", 15).text("general.license", "llama3.1").texts("tokenizer.ggml.tokens", 1000);
    m.vector("rope_freqs.weight", 64);
    return m;
}

inline Model gptOss()
{
    Model m("gpt-oss", [](const QByteArray &name) { return name.contains("_exps.") ? MXFP4 : Q8_0; });
    m.builder.u32("general.file_type", 38);
    m.key("block_count", 24).key("embedding_length", 2880).key("feed_forward_length", 2880).key("expert_feed_forward_length", 2880);
    m.key("attention.head_count", 64).key("attention.head_count_kv", 8).key("attention.key_length", 64).key("attention.value_length", 64);
    m.key("attention.sliding_window", 128).key("expert_count", 32).key("expert_used_count", 4).key("context_length", 131072);
    m.matrix("token_embd.weight", {2880, 201088}).matrix("output.weight", {2880, 201088}).vector("output_norm.weight", 2880);
    for (int i = 0; i < 24; ++i) {
        const QByteArray b = block(i);
        m.attention(b, 2880, 4096, 512).experts(b, 2880, 2880, 32);
        m.vector(b + "attn_q.bias", 4096).vector(b + "attn_k.bias", 512).vector(b + "attn_v.bias", 512).vector(b + "attn_output.bias", 2880);
        m.vector(b + "attn_norm.weight", 2880).vector(b + "post_attention_norm.weight", 2880).vector(b + "attn_sinks.weight", 64);
        m.vector(b + "ffn_gate_inp.bias", 32).full(b + "ffn_gate_exps.bias", {2880, 32}).full(b + "ffn_up_exps.bias", {2880, 32});
        m.full(b + "ffn_down_exps.bias", {2880, 32});
    }
    return m;
}

// `split`: the keys of the files made since April 2025, where the attention is stored for the latent cache.
inline Model deepseekV3(bool latentKeys)
{
    Model m("deepseek2", Q8_0);
    m.builder.u32("general.file_type", 7);
    m.key("block_count", 61).key("embedding_length", 7168).key("feed_forward_length", 18432).key("expert_feed_forward_length", 2048);
    m.key("attention.head_count", 128).key("attention.head_count_kv", latentKeys ? 1 : 128).key("context_length", 163840);
    m.key("attention.q_lora_rank", 1536).key("attention.kv_lora_rank", 512).key("rope.dimension_count", 64);
    m.key("attention.key_length", latentKeys ? 576 : 192).key("attention.value_length", latentKeys ? 512 : 128);
    if (latentKeys) {
        m.key("attention.key_length_mla", 192).key("attention.value_length_mla", 128);
    }
    m.key("leading_dense_block_count", 3).key("expert_count", 256).key("expert_used_count", 8).key("expert_shared_count", 1);
    m.matrix("token_embd.weight", {7168, 129280}).matrix("output.weight", {7168, 129280}).vector("output_norm.weight", 7168);
    for (int i = 0; i < 61; ++i) {
        const QByteArray b = block(i);
        m.matrix(b + "attn_q_a.weight", {7168, 1536}).matrix(b + "attn_q_b.weight", {1536, 24576}).matrix(b + "attn_kv_a_mqa.weight", {7168, 576});
        m.matrix(b + "attn_output.weight", {16384, 7168}).vector(b + "attn_q_a_norm.weight", 1536).vector(b + "attn_kv_a_norm.weight", 512);
        m.vector(b + "attn_norm.weight", 7168).vector(b + "ffn_norm.weight", 7168);
        if (latentKeys) {
            m.matrix(b + "attn_k_b.weight", {128, 512, 128}).matrix(b + "attn_v_b.weight", {512, 128, 128});
        } else {
            m.matrix(b + "attn_kv_b.weight", {512, 32768});
        }
        if (i < 3) {
            m.gated(b, {}, 7168, 18432);
        } else {
            m.experts(b, 7168, 2048, 256).gated(b, "_shexp", 7168, 2048).vector(b + "exp_probs_b.bias", 256);
        }
    }
    return m;
}

inline Model gemma2()
{
    Model m("gemma2", BF16);
    m.builder.u32("general.file_type", 32);
    m.key("block_count", 42).key("embedding_length", 3584).key("feed_forward_length", 14336).key("context_length", 8192);
    m.key("attention.head_count", 16).key("attention.head_count_kv", 8).key("attention.key_length", 256).key("attention.value_length", 256);
    m.key("attention.sliding_window", 4096);
    m.matrix("token_embd.weight", {3584, 256000}).vector("output_norm.weight", 3584);
    for (int i = 0; i < 42; ++i) {
        const QByteArray b = block(i);
        m.attention(b, 3584, 4096, 2048).gated(b, {}, 3584, 14336);
        for (const char *norm : {"attn_norm", "post_attention_norm", "ffn_norm", "post_ffw_norm"}) {
            m.vector(b + norm + ".weight", 3584);
        }
    }
    return m;
}

inline Model qwen3Moe()
{
    Model m("qwen3moe", Q8_0);
    m.key("block_count", 48).key("embedding_length", 2048).key("feed_forward_length", 6144).key("expert_feed_forward_length", 768);
    m.key("attention.head_count", 32).key("attention.head_count_kv", 4).key("attention.key_length", 128).key("attention.value_length", 128);
    m.key("expert_count", 128).key("expert_used_count", 8).key("context_length", 40960);
    m.matrix("token_embd.weight", {2048, 151936}).matrix("output.weight", {2048, 151936}).vector("output_norm.weight", 2048);
    for (int i = 0; i < 48; ++i) {
        const QByteArray b = block(i);
        m.attention(b, 2048, 4096, 512).experts(b, 2048, 768, 128).vector(b + "attn_norm.weight", 2048).vector(b + "ffn_norm.weight", 2048);
        m.vector(b + "attn_q_norm.weight", 128).vector(b + "attn_k_norm.weight", 128);
    }
    return m;
}

// Three DeltaNet layers, then one with attention.
inline Model qwen3Next()
{
    Model m("qwen3next", BF16);
    m.key("block_count", 48).key("embedding_length", 2048).key("feed_forward_length", 5120).key("expert_feed_forward_length", 512);
    m.key("expert_shared_feed_forward_length", 512).key("expert_count", 512).key("expert_used_count", 10).key("context_length", 262144);
    m.key("attention.head_count", 16).key("attention.head_count_kv", 2).key("attention.key_length", 256).key("attention.value_length", 256);
    m.key("ssm.conv_kernel", 4).key("ssm.state_size", 128).key("ssm.group_count", 16).key("ssm.time_step_rank", 32).key("ssm.inner_size", 4096);
    m.matrix("token_embd.weight", {2048, 151936}).matrix("output.weight", {2048, 151936}).vector("output_norm.weight", 2048);
    for (int i = 0; i < 48; ++i) {
        const QByteArray b = block(i);
        if (i % 4 == 3) {
            m.matrix(b + "attn_q.weight", {2048, 8192}).matrix(b + "attn_k.weight", {2048, 512}).matrix(b + "attn_v.weight", {2048, 512});
            m.matrix(b + "attn_output.weight", {4096, 2048}).vector(b + "attn_q_norm.weight", 256).vector(b + "attn_k_norm.weight", 256);
        } else {
            m.matrix(b + "attn_qkv.weight", {2048, 8192}).matrix(b + "attn_gate.weight", {2048, 4096}).matrix(b + "ssm_ba.weight", {2048, 64});
            m.full(b + "ssm_conv1d.weight", {4, 8192}).vector(b + "ssm_dt.bias", 32).vector(b + "ssm_a", 32).vector(b + "ssm_norm.weight", 128);
            m.matrix(b + "ssm_out.weight", {4096, 2048});
        }
        m.experts(b, 2048, 512, 512).gated(b, "_shexp", 2048, 512).vector(b + "ffn_gate_inp_shexp.weight", 2048);
        m.vector(b + "attn_norm.weight", 2048).vector(b + "post_attention_norm.weight", 2048);
    }
    return m;
}

inline Model mamba()
{
    Model m("mamba", F16);
    m.key("block_count", 64).key("embedding_length", 2560).key("feed_forward_length", 0).key("attention.head_count", 0).key("context_length", 1048576);
    m.key("ssm.conv_kernel", 4).key("ssm.inner_size", 5120).key("ssm.state_size", 16).key("ssm.time_step_rank", 160);
    m.matrix("token_embd.weight", {2560, 50280}).vector("output_norm.weight", 2560);
    for (int i = 0; i < 64; ++i) {
        const QByteArray b = block(i);
        m.matrix(b + "ssm_in.weight", {2560, 10240}).full(b + "ssm_conv1d.weight", {4, 5120}).vector(b + "ssm_conv1d.bias", 5120);
        m.matrix(b + "ssm_x.weight", {5120, 192}).matrix(b + "ssm_dt.weight", {160, 5120}).vector(b + "ssm_dt.bias", 5120);
        m.full(b + "ssm_a", {16, 5120}).vector(b + "ssm_d", 5120).matrix(b + "ssm_out.weight", {5120, 2560}).vector(b + "attn_norm.weight", 2560);
    }
    return m;
}

} // namespace ggufmodels
} // namespace configuria
