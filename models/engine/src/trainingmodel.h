// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "memorymodel.h"

// Parts of the training memory of one GPU, the most loaded one. Bytes everywhere.
// h: hidden width, f: feed-forward width that one token passes, V: vocabulary, L: layers, N: weights, P: adapters' weights.
namespace configuria {

constexpr double gib = 1024.0 * 1024 * 1024;

constexpr bool isFull(WorkloadKind kind) { return kind == WorkloadKind::FullFineTuning || kind == WorkloadKind::PreTraining; }
// Engine code whose tensors are split over the ranks and gathered layer by layer (FSDP, ZeRO-3).
bool isGathered(const MemoryInput &in) noexcept;
// The forward pass casts to 16 bits over fp32 trained weights.
bool usesAutocast(const MemoryInput &in) noexcept;
// transformers' code as DeepSpeed trains it too.
bool isTransformersCode(const MemoryInput &in) noexcept;

struct States {
    double weights = 0, gradients = 0, optimizer = 0;
    double stepTemporaries = 0;   // of the optimizer step
    double beforeBackward = 0;    // of the states, those that exist when the loss is computed
    double gathered = 0;          // weights whole on this GPU through the backward pass: a layer, the embedding and the head
    double dequantised = 0;       // the greatest matrix of a layer, while the layer runs
    double headGradient = 0;      // first gradients of the backward pass
    double lossGradient = 0;      // of the head, where the loss itself computes it
    double buckets = 0;           // communication buffers that live as long as the training
    double hostBytes = 0;         // offloaded or paged, of this rank
    double nvmeBytes = 0;         // offloaded to drives, of this rank
    double adapters = 0;          // their weights, a count
};
States trainingStates(const MemoryInput &in) noexcept;

// Of one micro-batch and of those in flight.
struct Activations {
    double kept = 0;      // for the backward pass
    double logits = 0;    // of the loss, beside all that is kept
    double layer = 0;     // of one layer while its gradients are computed, beside what is kept
    double keptAgain = 0; // FSDP1 with adapters: a second copy of the layers' inputs in the backward pass
    double peak = 0;      // the greater of the moment of the loss and of the first layer's backward pass
};
Activations trainingActivations(const MemoryInput &in, double sequence, double microBatch) noexcept;

} // namespace configuria
