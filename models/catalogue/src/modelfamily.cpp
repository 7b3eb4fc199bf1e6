// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelfamily.h"

#include <algorithm>
#include <array>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Defaults of configuration_*.py and fixed parts of modeling_*.py of transformers, or of the code that comes with the
// model where transformers has no class for it.
const std::array families{
    ModelFamily{.name = "llama"_L1, .vocabulary = 32000, .heads = 32, .context = 2048},
    ModelFamily{.name = "mistral"_L1, .window = 4096, .vocabulary = 32000, .heads = 32, .kvHeads = 8, .context = 131072},
    ModelFamily{.name = "mistral3"_L1, .vocabulary = 131072, .heads = 32, .kvHeads = 8, .headDim = 128, .context = 131072},
    ModelFamily{.name = "ministral"_L1, .vocabulary = 131072, .heads = 32, .kvHeads = 8, .context = 131072},
    ModelFamily{.name = "ministral3"_L1, .vocabulary = 131072, .heads = 32, .kvHeads = 8, .headDim = 128, .context = 262144},
    ModelFamily{.name = "mixtral"_L1, .vocabulary = 32000, .heads = 32, .kvHeads = 8, .context = 131072},
    ModelFamily{.name = "mllama"_L1, .vocabulary = 128256, .heads = 32, .kvHeads = 8, .context = 131072},
    ModelFamily{.name = "llama4"_L1, .windows = Windows::Chunks, .windowPattern = 4, .window = 8192, .vocabulary = 202048, .heads = 40, .kvHeads = 8, .headDim = 128, .context = 131072},
    ModelFamily{.name = "qwen2"_L1, .qkvBias = QkvBias::Always, .keyCoversOutput = false, .windows = Windows::LastLayers, .vocabulary = 151936, .heads = 32, .context = 32768},
    ModelFamily{.name = "qwen2moe"_L1, .qkvBias = QkvBias::Always, .keyCoversOutput = false, .windows = Windows::LastLayers, .vocabulary = 151936, .heads = 16, .context = 32768},
    ModelFamily{.name = "qwen2vl"_L1, .qkvBias = QkvBias::Always, .keyCoversOutput = false, .windows = Windows::LastLayers, .vocabulary = 152064, .heads = 64, .context = 32768},
    ModelFamily{.name = "qwen25vl"_L1, .qkvBias = QkvBias::Always, .keyCoversOutput = false, .windows = Windows::LastLayers, .vocabulary = 152064, .heads = 64, .context = 32768},
    ModelFamily{.name = "qwen3"_L1, .qkNorm = QkNorm::PerHead, .windows = Windows::LastLayers, .vocabulary = 151936, .heads = 32, .headDim = 128, .context = 32768},
    ModelFamily{.name = "qwen3moe"_L1, .qkNorm = QkNorm::PerHead, .windows = Windows::LastLayers, .vocabulary = 151936, .heads = 32, .kvHeads = 4, .headDim = 128, .context = 32768},
    ModelFamily{.name = "qwen3vl"_L1, .qkNorm = QkNorm::PerHead, .vocabulary = 151936, .heads = 32, .headDim = 128, .context = 128000},
    ModelFamily{.name = "qwen3vlmoe"_L1, .qkNorm = QkNorm::PerHead, .vocabulary = 151936, .heads = 16, .headDim = 128, .context = 128000},
    ModelFamily{.name = "qwen3next"_L1, .qkNorm = QkNorm::PerHead, .vocabulary = 151936, .heads = 16, .kvHeads = 2, .headDim = 256, .context = 32768},
    ModelFamily{.name = "qwen35"_L1, .qkNorm = QkNorm::PerHead, .vocabulary = 248320, .heads = 16, .kvHeads = 4, .headDim = 256, .context = 32768},
    ModelFamily{.name = "qwen35moe"_L1, .qkNorm = QkNorm::PerHead, .vocabulary = 248320, .heads = 16, .kvHeads = 2, .headDim = 256, .context = 32768},
    ModelFamily{.name = "deepseekv2"_L1, .vocabulary = 102400, .heads = 32},
    ModelFamily{.name = "deepseekv3"_L1, .routerBias = true, .vocabulary = 129280, .heads = 128},
    ModelFamily{.name = "deepseekv32"_L1, .routerBias = true, .vocabulary = 129280, .heads = 128},
    ModelFamily{.name = "kimik2"_L1, .routerBias = true, .vocabulary = 163840, .heads = 64},
    ModelFamily{.name = "kimik25"_L1, .routerBias = true, .vocabulary = 163840, .heads = 64},
    ModelFamily{.name = "glm"_L1, .qkvBias = QkvBias::ByKey, .keyCoversOutput = false, .vocabulary = 151552, .heads = 32, .kvHeads = 2, .headDim = 128, .context = 131072},
    ModelFamily{.name = "glm4"_L1, .qkvBias = QkvBias::ByKey, .keyCoversOutput = false, .normsPerMixer = 2, .normsPerFeedForward = 2, .vocabulary = 151552, .heads = 32, .kvHeads = 2, .headDim = 128, .context = 131072},
    ModelFamily{.name = "glm4moe"_L1, .qkvBias = QkvBias::ByKeyElseYes, .keyCoversOutput = false, .routerBias = true, .vocabulary = 151552, .heads = 96, .kvHeads = 8, .headDim = 128, .context = 131072},
    ModelFamily{.name = "glm4vmoe"_L1, .qkvBias = QkvBias::ByKeyElseYes, .keyCoversOutput = false, .routerBias = true, .vocabulary = 151552, .heads = 96, .kvHeads = 8, .headDim = 128, .context = 65536},
    ModelFamily{.name = "glm4moelite"_L1, .routerBias = true, .vocabulary = 154880, .heads = 20},
    ModelFamily{.name = "glmmoedsa"_L1, .routerBias = true, .vocabulary = 154880, .heads = 64},
    ModelFamily{.name = "chatglm"_L1, .keyCoversOutput = false, .vocabulary = 65024, .heads = 32, .headDim = 128, .context = 2048},
    ModelFamily{.name = "gemma"_L1, .tied = true, .vocabulary = 256000, .heads = 16, .kvHeads = 16, .headDim = 256, .context = 8192},
    ModelFamily{.name = "gemma2"_L1, .tied = true, .normsPerMixer = 2, .normsPerFeedForward = 2, .windows = Windows::EvenLayers, .window = 4096, .vocabulary = 256000, .heads = 8, .kvHeads = 4, .headDim = 256, .context = 8192},
    ModelFamily{.name = "gemma3"_L1, .tied = true, .normsPerMixer = 2, .normsPerFeedForward = 2, .qkNorm = QkNorm::PerHead, .windows = Windows::Pattern, .windowPattern = 6, .window = 4096, .vocabulary = 262208, .heads = 8, .kvHeads = 4, .headDim = 256, .context = 131072},
    ModelFamily{.name = "gptoss"_L1, .qkvBias = QkvBias::Always, .outputBias = true, .routerBias = true, .windows = Windows::EvenLayers, .window = 128, .vocabulary = 201088, .heads = 64, .kvHeads = 8, .headDim = 64, .context = 131072},
    ModelFamily{.name = "phi3"_L1, .vocabulary = 32064, .heads = 32, .context = 4096},
    ModelFamily{.name = "phimoe"_L1, .vectorsPerNorm = 2, .vocabulary = 32064, .heads = 32, .kvHeads = 8, .context = 131072},
    ModelFamily{.name = "phi"_L1, .qkvBias = QkvBias::Always, .outputBias = true, .feedForwardBias = true, .feedForwardMatrices = 2, .normsPerFeedForward = 0, .vectorsPerNorm = 2, .headBias = true, .vocabulary = 51200, .heads = 32, .context = 2048},
    ModelFamily{.name = "falcon"_L1, .tied = true, .feedForwardMatrices = 2, .vectorsPerNorm = 2, .vocabulary = 65024, .heads = 71, .context = 2048},
    ModelFamily{.name = "refinedweb"_L1, .tied = true, .feedForwardMatrices = 2, .vectorsPerNorm = 2, .vocabulary = 65024, .context = 2048},
    ModelFamily{.name = "refinedwebmodel"_L1, .tied = true, .feedForwardMatrices = 2, .vectorsPerNorm = 2, .vocabulary = 65024, .context = 2048},
    ModelFamily{.name = "gpt2"_L1, .tied = true, .qkvBias = QkvBias::Always, .outputBias = true, .feedForwardBias = true, .feedForwardMatrices = 2, .vectorsPerNorm = 2, .learnedPositions = true, .vocabulary = 50257, .heads = 12, .context = 1024},
    ModelFamily{.name = "gptbigcode"_L1, .tied = true, .qkvBias = QkvBias::Always, .outputBias = true, .feedForwardBias = true, .feedForwardMatrices = 2, .vectorsPerNorm = 2, .learnedPositions = true, .vocabulary = 50257, .heads = 12, .context = 1024},
    ModelFamily{.name = "gptneox"_L1, .qkvBias = QkvBias::ByKeyElseYes, .feedForwardBias = true, .feedForwardMatrices = 2, .vectorsPerNorm = 2, .vocabulary = 50432, .heads = 64, .context = 2048},
    ModelFamily{.name = "gptj"_L1, .feedForwardBias = true, .feedForwardMatrices = 2, .normsPerFeedForward = 0, .vectorsPerNorm = 2, .headBias = true, .vocabulary = 50400, .heads = 16, .context = 2048},
    ModelFamily{.name = "opt"_L1, .tied = true, .qkvBias = QkvBias::Always, .outputBias = true, .feedForwardBias = true, .feedForwardMatrices = 2, .vectorsPerNorm = 2, .learnedPositions = true, .positionOffset = 2, .vocabulary = 50272, .heads = 12, .context = 2048},
    ModelFamily{.name = "bloom"_L1, .tied = true, .qkvBias = QkvBias::Always, .outputBias = true, .feedForwardBias = true, .feedForwardMatrices = 2, .vectorsPerNorm = 2, .vocabulary = 250880, .heads = 8, .context = 2048},
    ModelFamily{.name = "mpt"_L1, .tied = true, .feedForwardMatrices = 2, .vocabulary = 50368, .heads = 16, .context = 2048},
    ModelFamily{.name = "dbrx"_L1, .vocabulary = 32000, .heads = 16, .context = 2048},
    ModelFamily{.name = "baichuan"_L1, .vocabulary = 125696, .heads = 32, .context = 4096},
    ModelFamily{.name = "starcoder2"_L1, .tied = true, .qkvBias = QkvBias::Always, .outputBias = true, .feedForwardBias = true, .feedForwardMatrices = 2, .vectorsPerNorm = 2, .vocabulary = 49152, .heads = 24, .kvHeads = 2, .context = 4096},
    ModelFamily{.name = "stablelm"_L1, .keyCoversOutput = false, .vectorsPerNorm = 2, .vocabulary = 50304, .heads = 32, .context = 4096},
    ModelFamily{.name = "nemotron"_L1, .feedForwardMatrices = 2, .vectorsPerNorm = 2, .vocabulary = 256000, .heads = 48, .context = 4096},
    ModelFamily{.name = "nemotronh"_L1, .feedForwardMatrices = 2, .routerBias = true, .vocabulary = 131072, .heads = 32, .kvHeads = 8, .headDim = 128, .context = 4096},
    ModelFamily{.name = "cohere"_L1, .tied = true, .normsPerFeedForward = 0, .vocabulary = 256000, .heads = 64, .context = 8192},
    ModelFamily{.name = "cohere2"_L1, .tied = true, .normsPerFeedForward = 0, .windows = Windows::Pattern, .windowPattern = 4, .window = 4096, .vocabulary = 256000, .heads = 64, .context = 8192},
    ModelFamily{.name = "minimax"_L1, .vocabulary = 32000, .heads = 32, .kvHeads = 8},
    ModelFamily{.name = "minimaxtext01"_L1, .vocabulary = 32000, .heads = 32, .kvHeads = 8},
    ModelFamily{.name = "minimaxm2"_L1, .qkNorm = QkNorm::PerRow, .routerBias = true, .vocabulary = 200064, .heads = 48, .kvHeads = 8, .headDim = 128, .context = 196608},
    ModelFamily{.name = "jamba"_L1, .vocabulary = 65536, .heads = 32, .kvHeads = 8, .context = 262144},
    ModelFamily{.name = "mamba"_L1, .tied = true, .vocabulary = 50280},
    ModelFamily{.name = "falconmamba"_L1, .tied = true, .vocabulary = 50280},
    ModelFamily{.name = "mamba2"_L1, .vocabulary = 32768},
    ModelFamily{.name = "granitemoehybrid"_L1, .tied = true, .vocabulary = 32000, .heads = 32, .context = 2048},
    ModelFamily{.name = "olmo"_L1, .vectorsPerNorm = 0, .vocabulary = 50304, .heads = 32, .context = 2048},
    ModelFamily{.name = "olmo2"_L1, .qkNorm = QkNorm::PerRow, .vocabulary = 50304, .heads = 32, .context = 2048},
    ModelFamily{.name = "olmo3"_L1, .qkNorm = QkNorm::PerRow, .windows = Windows::Pattern, .windowPattern = 4, .window = 4096, .vocabulary = 50304, .heads = 32, .context = 2048},
    ModelFamily{.name = "olmoe"_L1, .qkNorm = QkNorm::PerRow, .vocabulary = 50304, .heads = 16, .context = 4096},
    ModelFamily{.name = "exaone4"_L1, .qkNorm = QkNorm::PerHead, .windows = Windows::Pattern, .windowPattern = 4, .vocabulary = 102400, .heads = 32, .kvHeads = 32, .context = 2048},
    ModelFamily{.name = "seedoss"_L1, .qkvBias = QkvBias::ByKeyElseYes, .keyCoversOutput = false, .vocabulary = 155136, .heads = 80, .kvHeads = 8, .headDim = 128, .context = 524288},
    ModelFamily{.name = "smollm3"_L1, .tied = true, .vocabulary = 128256, .heads = 16, .kvHeads = 4, .context = 32768},
    ModelFamily{.name = "hunyuanv1dense"_L1, .qkNorm = QkNorm::PerHead},
    ModelFamily{.name = "hunyuanv1moe"_L1, .qkNorm = QkNorm::PerHead},
    ModelFamily{.name = "dots1"_L1, .qkNorm = QkNorm::PerHead, .routerBias = true},
    ModelFamily{.name = "ernie45moe"_L1, .routerBias = true, .vocabulary = 103424, .heads = 20, .context = 131072},
    ModelFamily{.name = "internlm"_L1, .qkvBias = QkvBias::ByKeyElseYes, .vocabulary = 103168, .heads = 32, .context = 2048},
    ModelFamily{.name = "internlm2"_L1, .vocabulary = 92544, .heads = 32, .context = 32768},
    ModelFamily{.name = "bert"_L1, .layout = Layout::Bert, .tied = true, .vocabulary = 30522, .heads = 12, .context = 512},
    ModelFamily{.name = "roberta"_L1, .layout = Layout::Bert, .tied = true, .positionOffset = 2, .vocabulary = 50265, .heads = 12, .context = 512},
    ModelFamily{.name = "xlmroberta"_L1, .layout = Layout::Bert, .tied = true, .positionOffset = 2, .vocabulary = 30522, .heads = 12, .context = 512},
    ModelFamily{.name = "camembert"_L1, .layout = Layout::Bert, .tied = true, .positionOffset = 2, .vocabulary = 30522, .heads = 12, .context = 512},
    ModelFamily{.name = "electra"_L1, .layout = Layout::Bert, .tied = true, .vocabulary = 30522, .heads = 12, .context = 512},
    ModelFamily{.name = "distilbert"_L1, .layout = Layout::DistilBert, .tied = true, .vocabulary = 30522, .heads = 12, .context = 512},
    ModelFamily{.name = "t5"_L1, .layout = Layout::T5, .tied = true, .vocabulary = 32128, .heads = 8, .context = 512},
    ModelFamily{.name = "mt5"_L1, .layout = Layout::T5, .tied = true, .vocabulary = 250112, .heads = 6, .context = 512},
    ModelFamily{.name = "whisper"_L1, .layout = Layout::Whisper, .tied = true, .vocabulary = 51865, .heads = 6, .context = 448},
    ModelFamily{.name = "bart"_L1, .layout = Layout::Bart, .tied = true, .positionOffset = 2, .vocabulary = 50265, .heads = 16, .context = 1024},
    ModelFamily{.name = "mbart"_L1, .layout = Layout::Bart, .tied = true, .positionOffset = 2, .vocabulary = 50265, .heads = 16, .context = 1024},
    ModelFamily{.name = "vit"_L1, .layout = Layout::Vit, .heads = 12},
};

const ModelFamily *familyOf(const QString &normalized)
{
    const auto it = std::find_if(families.begin(), families.end(), [&](const ModelFamily &family) { return normalized == family.name; });
    return it == families.end() ? nullptr : &*it;
}

QString withoutSuffix(QString name, std::initializer_list<QLatin1StringView> suffixes)
{
    for (const QLatin1StringView suffix : suffixes) {
        if (name.size() > suffix.size() && name.endsWith(suffix)) {
            name.chop(suffix.size());
            return name;
        }
    }
    return name;
}

const ModelFamily *familyOfType(const QString &modelType)
{
    const QString name = normalizedName(modelType);
    if (const ModelFamily *family = familyOf(name))
        return family;
    return familyOf(withoutSuffix(name, {"textmodel"_L1, "text"_L1, "model"_L1}));
}

const ModelFamily *familyOfClass(const QString &className)
{
    const QString name = withoutSuffix(className, {"ForCausalLM"_L1, "ForConditionalGeneration"_L1, "LMHeadModel"_L1, "ForMaskedLM"_L1,
        "ForSequenceClassification"_L1, "ForTokenClassification"_L1, "ForQuestionAnswering"_L1, "ForImageClassification"_L1, "EncoderModel"_L1, "Model"_L1});
    const QString normalized = normalizedName(name);
    const ModelFamily *family = familyOf(normalized);
    return family ? family : familyOf(withoutSuffix(normalized, {"text"_L1}));
}

} // namespace

QString normalizedName(const QString &modelType)
{
    QString name;
    for (const QChar c : modelType) {
        if (c.isLetterOrNumber())
            name += c.toLower();
    }
    return name;
}

const ModelFamily *findFamily(const QStringList &modelTypes, const QStringList &architectures)
{
    // MiniMax-M2 was first published under the model_type of MiniMax-Text-01: the class tells them apart.
    for (const QString &architecture : architectures) {
        if (architecture.startsWith("MiniMax"_L1)) {
            if (const ModelFamily *family = familyOfClass(architecture))
                return family;
        }
    }
    for (const QString &modelType : modelTypes) {
        if (const ModelFamily *family = familyOfType(modelType))
            return family;
    }
    for (const QString &architecture : architectures) {
        if (const ModelFamily *family = familyOfClass(architecture))
            return family;
    }
    return nullptr;
}

const ModelFamily &llamaLikeFamily()
{
    static const ModelFamily family;
    return family;
}

} // namespace configuria
