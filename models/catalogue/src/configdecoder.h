// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "configreader.h"
#include "engine/architecture.h"
#include "modelfamily.h"
#include "parametercount.h"

namespace configuria {

// Far above any model, far inside int64.
constexpr Weights mostWeights = 1'000'000'000'000'000;

// Reads the shape of a decoder (language model) and counts its weights; the weights of a vision tower are added by the
// caller. Look at config.failed() afterwards.
class DecoderReader {
public:
    // `hasHead`: false for a bare class without an output head, which is what embedding models are published with.
    DecoderReader(ConfigReader &config, ConfigReader &root, const ModelFamily *family, bool hasHead);

    Architecture read();

private:
    void readWidths();
    void readBiases();
    void readLatentAttention();
    void readMixers();
    bool readBlockPattern();
    bool readLayerTypes();
    void readWindows();
    std::optional<int> windowSize();
    bool isWindowed(int layer) const;
    void setWindowPattern();
    void readExperts();
    void readFeedForwards();
    std::vector<bool> moeLayers();
    void readStateSpace();
    void readLinearAttention();
    void readQuirks();
    void describe();
    void count();

    bool isFamily(QLatin1StringView name) const { return m_family.name == name; }
    bool anyMixer(std::initializer_list<Mixer> kinds) const;
    int countMixers(std::initializer_list<Mixer> kinds) const;
    std::optional<qint64> otherwise(std::optional<qint64> value, int byClass) const;

    ConfigReader &m_config;
    ConfigReader &m_root;
    const ModelFamily &m_family;
    const bool m_known;
    DecoderShape m_shape;
    Architecture m_result;
    std::optional<qint64> m_intermediate;
    QString m_pattern; // window pattern as letters, L local and G global
    int m_patternLength = 0;
    bool m_blockPattern = false;
};

} // namespace configuria
