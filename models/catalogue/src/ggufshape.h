// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/architecture.h"
#include "ggufheader.h"
#include "ggufkeys.h"
#include "gguftensors.h"

namespace configuria {

// Fills the shape of a model from the metadata of its architecture and from what its tensors are. Mistakes go to `keys`.
class GgufShape {
public:
    GgufShape(GgufKeys &keys, const std::vector<GgufTensor> &tensors);

    Architecture read();

private:
    bool readDiffusion();
    void readWidths();
    void readAttention();
    void readLatentAttention();
    void readLayers();
    void readWindowHeads(qint64 windowKvHeads, qint64 fullKvHeads);
    void readStates();
    void readFeedForward();
    void readExperts();
    void readKind();
    void count();
    bool isWindowed(int layer) const;
    void readWindow();

    GgufKeys &m_keys;
    const std::vector<GgufTensor> &m_tensors;
    GgufTensorFacts m_facts;
    Architecture m_result;
    int m_layers = 0;         // of the decoder, prediction modules left out
    QList<qint64> m_heads;    // per layer
    QList<qint64> m_kvHeads;  // per layer; 0 = no attention
    int m_windowPeriod = 0;   // one layer of so many is full
    bool m_denseFirst = false;
    QList<qint64> m_windowed; // per layer, where the file says so
};

} // namespace configuria
