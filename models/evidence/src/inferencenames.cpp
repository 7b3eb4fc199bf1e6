// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "inferencenames.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/names.h"
#include "statistics.h"

using namespace Qt::StringLiterals;

namespace configuria {

EngineFamily familyOf(const QString &engine)
{
    const QString name = engine.toLower();
    if (name.startsWith("vllm"_L1)) {
        return EngineFamily::Vllm;
    }
    if (name.startsWith("sglang"_L1)) {
        return EngineFamily::Sglang;
    }
    if (name.startsWith("tensorrt"_L1)) {
        return EngineFamily::TensorRtLlm;
    }
    if (name.startsWith("ik_llama"_L1)) {
        return EngineFamily::IkLlamaCpp;
    }
    if (name.contains("llama.cpp"_L1) || name.contains("ollama"_L1)) {
        return EngineFamily::LlamaCpp;
    }
    return name.contains("transformers"_L1) || name.contains("autoawq"_L1) ? EngineFamily::Transformers : EngineFamily::Other;
}

QString familyName(EngineFamily family)
{
    switch (family) {
    case EngineFamily::Vllm: return u"vLLM"_s;
    case EngineFamily::Sglang: return u"SGLang"_s;
    case EngineFamily::TensorRtLlm: return u"TensorRT-LLM"_s;
    case EngineFamily::LlamaCpp:
    case EngineFamily::IkLlamaCpp: return u"llama.cpp"_s;
    case EngineFamily::Transformers: return u"transformers"_s;
    case EngineFamily::Other: return u"others"_s;
    }
    return {};
}

std::optional<InferenceEngine> engineOf(EngineFamily family)
{
    switch (family) {
    case EngineFamily::Sglang: return InferenceEngine::Sglang;
    case EngineFamily::TensorRtLlm: return InferenceEngine::TensorRtLlm;
    case EngineFamily::LlamaCpp:
    case EngineFamily::IkLlamaCpp: return InferenceEngine::LlamaCpp;
    case EngineFamily::Transformers: return InferenceEngine::Transformers;
    case EngineFamily::Vllm:
    case EngineFamily::Other: return InferenceEngine::Vllm;
    }
    return InferenceEngine::Vllm;
}

namespace {

// GGUF file types as llama.cpp prints them: "Q4_K - Medium", "IQ4_XS - 4.25 bpw", "IQ2_K_R4 - 2.375 bpw".
QuantLabel ggufLabel(const QString &label, EngineFamily family)
{
    QString type = label.section(u' ', 0, 0).toLower();
    if (label.contains("- Medium"_L1)) {
        type = type == "q2_k"_L1 ? type : type + u"_m"_s; // "Q2_K - Medium" is the type Q2_K
    } else if (label.contains("- Small"_L1)) {
        type += u"_s"_s;
    } else if (label.contains("- Large"_L1)) {
        type += u"_l"_s;
    }
    QuantLabel quant;
    static const QRegularExpression repacked(u"_r[48]$"_s);
    const bool isRepacked = type.contains(repacked);
    type.remove(repacked);
    quant.format = fromName<WeightFormat>(type.toStdString());
    // A repacked q8_0 has one type throughout; other repacked files are recipes of several types.
    quant.isMixed = family == EngineFamily::IkLlamaCpp && isRepacked && type != "q8_0"_L1;
    return quant;
}

bool has(const QString &text, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [&text](const char *word) { return text.contains(QLatin1StringView(word)); });
}

} // namespace

QuantLabel quantOf(const QString &label, const QString &modelName, const Architecture &model, EngineFamily family)
{
    if (family == EngineFamily::LlamaCpp || family == EngineFamily::IkLlamaCpp) {
        return ggufLabel(label, family);
    }
    const QString text = (label.isEmpty() ? modelName.section(u'/', -1) : label).toLower();
    QuantLabel quant;
    quant.isMixed = has(text, {"mixed", "autoround", "inferact"});
    quant.isFbgemm = has(text, {"fbgemm"});
    quant.isGptq8 = text.contains("gptq"_L1) && text.contains("int8"_L1);
    if (has(text, {"nvfp4", "fp4"})) {
        quant.format = text.contains("mxfp4"_L1) ? WeightFormat::Mxfp4 : WeightFormat::Nvfp4;
    } else if (has(text, {"fp8"})) {
        quant.format = WeightFormat::Fp8;
    } else if (has(text, {"awq"})) {
        quant.format = WeightFormat::Awq;
    } else if (has(text, {"int8", "w8a8", "8bit", "8-bit"})) {
        quant.format = WeightFormat::Int8;
    } else if (has(text, {"gptq", "int4", "4-bit", "4bit", "w4a16"})) {
        quant.format = WeightFormat::Gptq;
    } else if (has(text, {"nf4"})) {
        quant.format = WeightFormat::Nf4;
    } else if (has(text, {"float32", "fp32"})) {
        quant.format = WeightFormat::Fp32;
    } else if (label.isEmpty() && model.nativeBitsPerWeight == 8) {
        quant.format = WeightFormat::Fp8; // the checkpoint as it is published
    } else if (label.isEmpty() && model.nativeBitsPerWeight == 4) {
        quant.format = model.quantization == StoredQuantization::Mxfp4 || model.id.starts_with("gpt-oss") ? WeightFormat::Mxfp4 : WeightFormat::Int4;
    } else if (label.isEmpty() || has(text, {"16"})) {
        quant.format = WeightFormat::Bf16;
    }
    return quant;
}

bool labelLies(const QuantLabel &quant, const std::optional<double> &printed, double counted)
{
    if (!quant.format) {
        return false;
    }
    const double nominal = bitsPerWeight(*quant.format);
    // GGUF files of one type lie within 15 % of its nominal bits, whatever the share of the embedding; NVFP4 recipes that
    // quantise every matrix, or every expert, stay under 6 bits.
    return isGguf(*quant.format) || nominal >= 16 ? printed && std::abs(*printed / nominal - 1) > 0.15
                                                  : *quant.format == WeightFormat::Nvfp4 && counted > 6;
}

std::optional<KvFormat> kvFormatOf(const QString &text, QStringView which)
{
    QString type = text.toLower();
    if (const qsizetype latent = type.indexOf("c^kv:"_L1); latent >= 0) {
        type = type.sliced(latent + 5);
    } else if (type.contains("k:"_L1) || type.contains("v:"_L1)) {
        const QString mark = which.toString().toLower() + u':';
        const qsizetype at = type.indexOf(mark);
        if (at < 0) {
            return std::nullopt;
        }
        type = type.sliced(at + mark.size()).section(u'/', 0, 0);
    }
    type = type.section(u' ', 0, 0).section(u',', 0, 0).section(u';', 0, 0);
    if (type.startsWith("fp8"_L1)) {
        return KvFormat::Fp8;
    }
    return fromName<KvFormat>(type.toStdString());
}

std::optional<double> number(const QString &text, const QString &pattern)
{
    const QRegularExpressionMatch match = QRegularExpression(pattern).match(text);
    return match.hasMatch() ? std::optional(match.captured(1).toDouble()) : std::nullopt;
}

namespace {

constexpr double mib = 1024.0 * 1024;

struct PrintedBuffers {
    std::vector<double> devices, host; // bytes
};

PrintedBuffers buffersOf(const QString &text)
{
    static const QRegularExpression buffer(u"([A-Za-z0-9_)]+)(?: KV)? compute(?: buffer)?(?: total size =)? ([0-9.]+) ?(MiB|GiB)?"_s);
    static const QRegularExpression whole(u"compute buffer total size = ([0-9.]+)"_s);
    if (const auto match = whole.match(text); match.hasMatch()) {
        return {{match.captured(1).toDouble() * mib}, {}};
    }
    PrintedBuffers printed;
    for (auto it = buffer.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const QString name = match.captured(1);
        if (!name.endsWith("_Host"_L1)) {
            (name == "CPU"_L1 ? printed.host : printed.devices).push_back(match.captured(2).toDouble() * mib);
        }
    }
    return printed;
}

} // namespace

std::optional<double> greatestBuffer(const QString &text)
{
    const PrintedBuffers printed = buffersOf(text);
    const std::vector<double> &sizes = printed.devices.empty() ? printed.host : printed.devices;
    return sizes.empty() ? std::nullopt : std::optional(*std::max_element(sizes.begin(), sizes.end()));
}

bool hasOddDevice(const QString &text)
{
    const std::vector<double> sizes = buffersOf(text).devices;
    return sizes.size() >= 3 && quantile(sizes, 1) > 5 * quantile(sizes, 0.5);
}

bool isPartlyOffloaded(const QString &notes)
{
    static const QRegularExpression offloaded(u"offloaded ([0-9]+)/([0-9]+)"_s);
    const auto match = offloaded.match(notes);
    return match.hasMatch() && match.captured(1) != match.captured(2);
}

bool weightsOnHost(const QString &notes)
{
    static const QRegularExpression buffer(u"(CPU|[A-Za-z]+_Host|[A-Z]+[0-9]+|CUDA_Split|ROCm[0-9]+) ([0-9.]+) MiB"_s);
    double host = 0, devices = 0;
    for (auto it = buffer.globalMatch(notes); it.hasNext();) {
        const auto match = it.next();
        const QString name = match.captured(1);
        (name == "CPU"_L1 || name.endsWith("_Host"_L1) ? host : devices) += match.captured(2).toDouble();
    }
    return host > 0.1 * devices;
}

VllmProfile vllmProfile(const MeasuredRow &row)
{
    static const QRegularExpression old(u"^v?0\\.[2-7]\\b"_s);
    const QString version = row.text(u"engine_version"), printed = row.text(u"compute_text");
    const auto context = row.number(u"n_ctx"), device = row.number(u"device_total_bytes");
    VllmProfile profile;
    // The words of the log tell the generation where the version is not given: 0.6 prints peak_torch_memory, 0.7 to 0.9 the
    // "PyTorch activation peak" of the first engine.
    const bool isSix = printed.contains("peak_torch_memory"_L1);
    profile.isFirstEngine = version.contains(old) || (version.isEmpty() && (isSix || printed.contains("PyTorch activation peak"_L1)));
    if (profile.isFirstEngine) {
        if (context) {
            profile.batchedTokens = *context > 32'768 ? (isSix ? 512 : 2048) : std::max(2048, static_cast<int>(*context));
        }
        return profile;
    }
    // vllm/engine/arg_utils.py, API server: 8 192 on cards of at least 70 GiB, else 2 048.
    profile.batchedTokens = device && *device < 70 * 1024.0 * 1024 * 1024 ? 2048 : 8192;
    return profile;
}

} // namespace configuria
