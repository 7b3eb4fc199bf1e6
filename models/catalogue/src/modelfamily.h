// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "parametercount.h"

namespace configuria {

enum class Layout : std::uint8_t { Decoder, Bert, DistilBert, T5, Whisper, Bart, Vit };
enum class QkvBias : std::uint8_t { ByKey, ByKeyElseYes, Always };
enum class Windows : std::uint8_t { AllLayers, EvenLayers, Pattern, Chunks, LastLayers };

// What config.json does not say because the class of the model does: the defaults of configuration_*.py and the parts
// that modeling_*.py always makes. 0 = no default. Source: transformers.
struct ModelFamily {
    QLatin1StringView name; // model_type in lower case without separators
    Layout layout = Layout::Decoder;
    bool tied = false;
    QkvBias qkvBias = QkvBias::ByKey;
    bool outputBias = false;       // always
    bool keyCoversOutput = true;   // attention_bias is for the output projection too
    bool feedForwardBias = false;
    int feedForwardMatrices = 3;
    int normsPerMixer = 1;
    int normsPerFeedForward = 1;
    int vectorsPerNorm = 1;
    QkNorm qkNorm = QkNorm::None;
    bool learnedPositions = false;
    int positionOffset = 0;        // rows of the position table that no token uses
    bool headBias = false;
    bool routerBias = false;
    Windows windows = Windows::AllLayers;
    int windowPattern = 0;
    int window = 0;
    int vocabulary = 0;
    int heads = 0;
    int kvHeads = 0;
    int headDim = 0;
    int context = 0;
};

// nullptr when neither a model_type nor an architecture is known.
const ModelFamily *findFamily(const QStringList &modelTypes, const QStringList &architectures);
const ModelFamily &llamaLikeFamily();
QString normalizedName(const QString &modelType);

} // namespace configuria
