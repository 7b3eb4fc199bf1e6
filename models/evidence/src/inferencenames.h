// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

#include "engine/architecture.h"
#include "engine/workload.h"
#include "evidence/measured.h"

// The words of inference logs and tables -> our terms.
namespace configuria {

enum class EngineFamily : std::uint8_t { Vllm, Sglang, TensorRtLlm, LlamaCpp, IkLlamaCpp, Transformers, Other };

EngineFamily familyOf(const QString &engine);
QString familyName(EngineFamily family);
std::optional<InferenceEngine> engineOf(EngineFamily family); // Other: that of vLLM, whose paged cache others share

struct QuantLabel {
    std::optional<WeightFormat> format; // absent: a type that no format of ours describes
    bool isMixed = false;               // made by hand or by a fork: the label does not tell the bits
    bool isFbgemm = false;
    bool isGptq8 = false;               // GPTQ at 8 bits, with scales by groups
};
QuantLabel quantOf(const QString &label, const QString &modelName, const Architecture &model, EngineFamily family);
// True when the bits of the file are far from what the type gives: a hand-mixed file. printed: as the log counts them;
// counted: size x 8 / parameters, which also holds what every recipe leaves at 16 bits.
bool labelLies(const QuantLabel &quant, const std::optional<double> &printed, double counted);

// "K:q8_0/V:f16", "c^KV:q8_0", "fp8_e5m2"; which: K or V.
std::optional<KvFormat> kvFormatOf(const QString &text, QStringView which);

// First captured number of the pattern.
std::optional<double> number(const QString &text, const QString &pattern);
// Of "CUDA0 compute buffer 640.01 MiB; CUDA1 ...": the largest device buffer, bytes; the CPU's when there is no device.
std::optional<double> greatestBuffer(const QString &text);
// One device of at least three holds more than five times the buffer of the median one.
bool hasOddDevice(const QString &text);
// "offloaded 3/62": weights are streamed from the host, their copies swell the buffer.
bool isPartlyOffloaded(const QString &notes);
// "weight buffers: CPU 376768.00 MiB; CUDA0 17744.02 MiB": most of the weights stay on the host.
bool weightsOnHost(const QString &notes);

// How vLLM measures its peak at start.
struct VllmProfile {
    bool isFirstEngine = false;        // V0: no sampler runs, no logits of 256 rows
    std::optional<int> batchedTokens;  // V0: the whole model length up to 32 768 tokens, else chunks; absent: not known
};
VllmProfile vllmProfile(const MeasuredRow &row);

} // namespace configuria
