// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/speedcalibration.h"

#include "speedmodel.h"

namespace configuria {

namespace {

GpuClass familyOf(GpuClass c)
{
    switch (c) {
    case GpuClass::GeForce:
    case GpuClass::Workstation:
    case GpuClass::Unified: return GpuClass::AnyGddr;
    case GpuClass::Ampere:
    case GpuClass::Hopper:
    case GpuClass::BlackwellHbm:
    case GpuClass::Amd: return GpuClass::AnyHbm;
    default: return GpuClass::Any;
    }
}

SpeedEngine familyOf(SpeedEngine engine)
{
    const bool serves = engine == SpeedEngine::Vllm || engine == SpeedEngine::Sglang || engine == SpeedEngine::TensorRtLlm;
    return serves ? SpeedEngine::AnyServing : engine;
}

struct Line {
    SpeedClass of;
    SpeedConstants constants;
};

// One line per class and family that somebody measured: printed by `configuria accuracy --refit` on resources/evidence.
using F = SpeedFigure;
using G = GpuClass;
using E = SpeedEngine;
using P = PrecisionClass;
constexpr Line fitted[] = {
    {{F::Decode, G::Any, E::Any, P::Any}, {0.8512, 1, 0.7042, 1.129, 200, 23}},
    {{F::Decode, G::Any, E::LlamaCpp, P::Any}, {0.8496, 1, 0.706, 1.116, 184, 18}},
    {{F::Decode, G::Any, E::LlamaCpp, P::Bits4}, {0.8914, 1, 0.7, 1.355, 4, 1}},
    {{F::Decode, G::Any, E::Vllm, P::Any}, {0.8644, 1, 0.5645, 1.252, 16, 5}},
    {{F::Decode, G::Any, E::AnyServing, P::Any}, {0.8644, 1, 0.5645, 1.252, 16, 5}},
    {{F::Decode, G::AnyGddr, E::Any, P::Any}, {0.8685, 1, 0.862, 1.099, 152, 18}},
    {{F::Decode, G::AnyGddr, E::LlamaCpp, P::Any}, {0.871, 1, 0.8602, 1.097, 142, 15}},
    {{F::Decode, G::AnyGddr, E::LlamaCpp, P::Bits16}, {0.893, 1, 0.8741, 1.077, 53, 9}},
    {{F::Decode, G::AnyGddr, E::LlamaCpp, P::Bits4}, {0.8562, 1, 0.8716, 1.1, 89, 15}},
    {{F::Decode, G::AnyGddr, E::Vllm, P::Any}, {0.8577, 1, 0.4667, 1.225, 10, 3}},
    {{F::Decode, G::AnyGddr, E::Vllm, P::Bits16}, {0.9025, 1, 0.7, 1.415, 2, 1}},
    {{F::Decode, G::AnyGddr, E::Vllm, P::Bits4}, {0.8185, 1, 0.4039, 1.182, 8, 2}},
    {{F::Decode, G::AnyGddr, E::AnyServing, P::Any}, {0.8577, 1, 0.4667, 1.225, 10, 3}},
    {{F::Decode, G::AnyGddr, E::AnyServing, P::Bits16}, {0.9025, 1, 0.7, 1.415, 2, 1}},
    {{F::Decode, G::AnyGddr, E::AnyServing, P::Bits4}, {0.8185, 1, 0.4039, 1.182, 8, 2}},
    {{F::Decode, G::AnyHbm, E::Any, P::Any}, {0.7668, 1, 0.5775, 1.396, 48, 5}},
    {{F::Decode, G::AnyHbm, E::LlamaCpp, P::Any}, {0.7646, 1.666, 0.6176, 1.185, 42, 3}},
    {{F::Decode, G::AnyHbm, E::LlamaCpp, P::Bits16}, {0.713, 1, 0.574, 1.404, 18, 3}},
    {{F::Decode, G::AnyHbm, E::LlamaCpp, P::Bits4}, {0.7668, 1.646, 0.6136, 1.1, 24, 3}},
    {{F::Decode, G::AnyHbm, E::Vllm, P::Any}, {0.8819, 1, 0.85, 1.306, 6, 2}},
    {{F::Decode, G::AnyHbm, E::Vllm, P::Bits16}, {0.9531, 1, 0.7, 1.3, 5, 1}},
    {{F::Decode, G::AnyHbm, E::Vllm, P::Bits8}, {0.8327, 1, 0.7, 1.3, 1, 1}},
    {{F::Decode, G::AnyHbm, E::AnyServing, P::Any}, {0.8819, 1, 0.85, 1.306, 6, 2}},
    {{F::Decode, G::AnyHbm, E::AnyServing, P::Bits16}, {0.9531, 1, 0.7, 1.3, 5, 1}},
    {{F::Decode, G::AnyHbm, E::AnyServing, P::Bits8}, {0.8327, 1, 0.7, 1.3, 1, 1}},
    {{F::Decode, G::GeForce, E::Any, P::Any}, {0.8736, 1, 0.8087, 1.112, 72, 11}},
    {{F::Decode, G::GeForce, E::LlamaCpp, P::Any}, {0.8794, 1, 0.8872, 1.1, 62, 8}},
    {{F::Decode, G::GeForce, E::LlamaCpp, P::Bits16}, {0.9182, 1, 0.9, 1.1, 21, 3}},
    {{F::Decode, G::GeForce, E::LlamaCpp, P::Bits4}, {0.8644, 1, 0.8515, 1.083, 41, 8}},
    {{F::Decode, G::GeForce, E::Vllm, P::Any}, {0.8577, 1, 0.4667, 1.225, 10, 3}},
    {{F::Decode, G::GeForce, E::Vllm, P::Bits16}, {0.9025, 1, 0.7, 1.415, 2, 1}},
    {{F::Decode, G::GeForce, E::Vllm, P::Bits4}, {0.8185, 1, 0.4039, 1.182, 8, 2}},
    {{F::Decode, G::GeForce, E::AnyServing, P::Any}, {0.8577, 1, 0.4667, 1.225, 10, 3}},
    {{F::Decode, G::GeForce, E::AnyServing, P::Bits16}, {0.9025, 1, 0.7, 1.415, 2, 1}},
    {{F::Decode, G::GeForce, E::AnyServing, P::Bits4}, {0.8185, 1, 0.4039, 1.182, 8, 2}},
    {{F::Decode, G::Workstation, E::Any, P::Any}, {0.8562, 1, 0.8512, 1.12, 76, 6}},
    {{F::Decode, G::Workstation, E::LlamaCpp, P::Any}, {0.8562, 1, 0.8512, 1.12, 76, 6}},
    {{F::Decode, G::Workstation, E::LlamaCpp, P::Bits16}, {0.8794, 1, 0.8789, 1.084, 32, 6}},
    {{F::Decode, G::Workstation, E::LlamaCpp, P::Bits4}, {0.8366, 1, 0.873, 1.123, 44, 6}},
    {{F::Decode, G::Ampere, E::Any, P::Any}, {0.7288, 1, 0.4997, 1.592, 33, 3}},
    {{F::Decode, G::Ampere, E::LlamaCpp, P::Any}, {0.7143, 1.666, 0.6232, 1.15, 28, 2}},
    {{F::Decode, G::Ampere, E::LlamaCpp, P::Bits16}, {0.6508, 1, 0.6093, 1.204, 12, 2}},
    {{F::Decode, G::Ampere, E::LlamaCpp, P::Bits4}, {0.7288, 1.646, 0.5925, 1.15, 16, 2}},
    {{F::Decode, G::Ampere, E::Vllm, P::Any}, {0.9531, 1, 0.7, 1.3, 5, 1}},
    {{F::Decode, G::Ampere, E::Vllm, P::Bits16}, {0.9531, 1, 0.7, 1.3, 5, 1}},
    {{F::Decode, G::Ampere, E::AnyServing, P::Any}, {0.9531, 1, 0.7, 1.3, 5, 1}},
    {{F::Decode, G::Ampere, E::AnyServing, P::Bits16}, {0.9531, 1, 0.7, 1.3, 5, 1}},
    {{F::Decode, G::Hopper, E::Any, P::Any}, {0.7587, 1, 0.4016, 1.526, 14, 1}},
    {{F::Decode, G::Hopper, E::LlamaCpp, P::Any}, {0.7922, 1.666, 0.7, 1.45, 14, 1}},
    {{F::Decode, G::Hopper, E::LlamaCpp, P::Bits16}, {0.7494, 1, 0.7, 1.604, 6, 1}},
    {{F::Decode, G::Hopper, E::LlamaCpp, P::Bits4}, {0.7779, 1.646, 0.7, 1.3, 8, 1}},
    {{F::Decode, G::Amd, E::Any, P::Any}, {0.7764, 1, 0.7, 1.3, 1, 1}},
    {{F::Decode, G::Amd, E::Vllm, P::Any}, {0.8327, 1, 0.7, 1.3, 1, 1}},
    {{F::Decode, G::Amd, E::Vllm, P::Bits8}, {0.8327, 1, 0.7, 1.3, 1, 1}},
    {{F::Decode, G::Amd, E::AnyServing, P::Any}, {0.8327, 1, 0.7, 1.3, 1, 1}},
    {{F::Decode, G::Amd, E::AnyServing, P::Bits8}, {0.8327, 1, 0.7, 1.3, 1, 1}},
    {{F::Prefill, G::Any, E::Any, P::Any}, {0.8562, 1, 0.3485, 1.744, 180, 20}},
    {{F::Prefill, G::Any, E::LlamaCpp, P::Any}, {0.871, 1, 0.3332, 1.727, 176, 18}},
    {{F::Prefill, G::Any, E::LlamaCpp, P::Bits4}, {0.9396, 1, 0.4558, 1.619, 4, 1}},
    {{F::Prefill, G::Any, E::Vllm, P::Any}, {0.7764, 1, 0.6811, 1.686, 4, 2}},
    {{F::Prefill, G::Any, E::AnyServing, P::Any}, {0.7764, 1, 0.6811, 1.686, 4, 2}},
    {{F::Prefill, G::AnyGddr, E::Any, P::Any}, {0.9182, 1, 0.6031, 1.684, 140, 16}},
    {{F::Prefill, G::AnyGddr, E::LlamaCpp, P::Any}, {0.9182, 1, 0.596, 1.69, 138, 15}},
    {{F::Prefill, G::AnyGddr, E::LlamaCpp, P::Bits16}, {1.097, 0.85, 0.7547, 1.543, 49, 9}},
    {{F::Prefill, G::AnyGddr, E::LlamaCpp, P::Bits4}, {0.8644, 1, 0.5933, 1.597, 89, 15}},
    {{F::Prefill, G::AnyGddr, E::Vllm, P::Any}, {0.8036, 1, 0.7, 2.017, 2, 1}},
    {{F::Prefill, G::AnyGddr, E::Vllm, P::Bits16}, {0.8036, 1, 0.7, 2.017, 2, 1}},
    {{F::Prefill, G::AnyGddr, E::AnyServing, P::Any}, {0.8036, 1, 0.7, 2.017, 2, 1}},
    {{F::Prefill, G::AnyGddr, E::AnyServing, P::Bits16}, {0.8036, 1, 0.7, 2.017, 2, 1}},
    {{F::Prefill, G::AnyHbm, E::Any, P::Any}, {0.6379, 1.96, 0.2551, 1.532, 40, 4}},
    {{F::Prefill, G::AnyHbm, E::LlamaCpp, P::Any}, {0.3992, 1, 0.374, 1.92, 38, 3}},
    {{F::Prefill, G::AnyHbm, E::LlamaCpp, P::Bits16}, {0.6914, 1.4, 0.3355, 1.455, 14, 3}},
    {{F::Prefill, G::AnyHbm, E::LlamaCpp, P::Bits4}, {0.333, 1, 0.3974, 1.645, 24, 3}},
    {{F::Prefill, G::AnyHbm, E::Vllm, P::Any}, {0.6947, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::AnyHbm, E::Vllm, P::Bits16}, {0.6947, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::AnyHbm, E::AnyServing, P::Any}, {0.6947, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::AnyHbm, E::AnyServing, P::Bits16}, {0.6947, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::GeForce, E::Any, P::Any}, {0.9138, 1, 0.6728, 1.715, 64, 9}},
    {{F::Prefill, G::GeForce, E::LlamaCpp, P::Any}, {0.9138, 1, 0.6617, 1.733, 62, 8}},
    {{F::Prefill, G::GeForce, E::LlamaCpp, P::Bits16}, {1.049, 0.84, 0.8042, 1.615, 21, 3}},
    {{F::Prefill, G::GeForce, E::LlamaCpp, P::Bits4}, {0.871, 1, 0.5907, 1.579, 41, 8}},
    {{F::Prefill, G::GeForce, E::Vllm, P::Any}, {0.8036, 1, 0.7, 2.017, 2, 1}},
    {{F::Prefill, G::GeForce, E::Vllm, P::Bits16}, {0.8036, 1, 0.7, 2.017, 2, 1}},
    {{F::Prefill, G::GeForce, E::AnyServing, P::Any}, {0.8036, 1, 0.7, 2.017, 2, 1}},
    {{F::Prefill, G::GeForce, E::AnyServing, P::Bits16}, {0.8036, 1, 0.7, 2.017, 2, 1}},
    {{F::Prefill, G::Workstation, E::Any, P::Any}, {0.9226, 1, 0.4196, 1.87, 72, 6}},
    {{F::Prefill, G::Workstation, E::LlamaCpp, P::Any}, {0.9226, 1, 0.4196, 1.87, 72, 6}},
    {{F::Prefill, G::Workstation, E::LlamaCpp, P::Bits16}, {1.097, 0.85, 0.7193, 1.623, 28, 6}},
    {{F::Prefill, G::Workstation, E::LlamaCpp, P::Bits4}, {0.8351, 1, 0.4301, 1.772, 44, 6}},
    {{F::Prefill, G::Ampere, E::Any, P::Any}, {0.624, 1.96, 0.2509, 1.532, 26, 3}},
    {{F::Prefill, G::Ampere, E::LlamaCpp, P::Any}, {0.3816, 1, 0.3875, 2.295, 24, 2}},
    {{F::Prefill, G::Ampere, E::LlamaCpp, P::Bits16}, {0.6808, 1.4, 0.3482, 1.401, 8, 2}},
    {{F::Prefill, G::Ampere, E::LlamaCpp, P::Bits4}, {0.3299, 1, 0.451, 1.854, 16, 2}},
    {{F::Prefill, G::Ampere, E::Vllm, P::Any}, {0.6947, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::Ampere, E::Vllm, P::Bits16}, {0.6947, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::Ampere, E::AnyServing, P::Any}, {0.6947, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::Ampere, E::AnyServing, P::Bits16}, {0.6947, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::Hopper, E::Any, P::Any}, {0.6087, 1.96, 0.1, 2.387, 14, 1}},
    {{F::Prefill, G::Hopper, E::LlamaCpp, P::Any}, {0.3846, 1, 0.1, 2.317, 14, 1}},
    {{F::Prefill, G::Hopper, E::LlamaCpp, P::Bits16}, {0.6497, 1.4, 0.1, 1.633, 6, 1}},
    {{F::Prefill, G::Hopper, E::LlamaCpp, P::Bits4}, {0.3067, 1, 0.1344, 1.662, 8, 1}},
    {{F::Throughput, G::Any, E::Any, P::Any}, {0.5757, 1.176, 0.6004, 1.404, 145, 17}},
    {{F::Throughput, G::Any, E::Vllm, P::Any}, {0.6222, 1.936, 0.5515, 1.521, 28, 6}},
    {{F::Throughput, G::Any, E::TensorRtLlm, P::Any}, {0.573, 1.176, 0.6435, 1.427, 117, 11}},
    {{F::Throughput, G::Any, E::AnyServing, P::Any}, {0.5757, 1.176, 0.6004, 1.404, 145, 17}},
    {{F::Throughput, G::AnyGddr, E::Any, P::Any}, {0.604, 1.176, 0.85, 1.767, 33, 2}},
    {{F::Throughput, G::AnyGddr, E::TensorRtLlm, P::Any}, {0.6022, 1.176, 0.85, 1.775, 33, 2}},
    {{F::Throughput, G::AnyGddr, E::TensorRtLlm, P::Bits8}, {0.592, 1.176, 0.7, 1.3, 1, 1}},
    {{F::Throughput, G::AnyGddr, E::TensorRtLlm, P::Bits4}, {0.63, 0.9878, 0.7, 1.966, 32, 1}},
    {{F::Throughput, G::AnyGddr, E::AnyServing, P::Any}, {0.604, 1.176, 0.85, 1.767, 33, 2}},
    {{F::Throughput, G::AnyGddr, E::AnyServing, P::Bits8}, {0.593, 1.176, 0.7, 1.3, 1, 1}},
    {{F::Throughput, G::AnyGddr, E::AnyServing, P::Bits4}, {0.6318, 0.9878, 0.7, 1.955, 32, 1}},
    {{F::Throughput, G::AnyHbm, E::Any, P::Any}, {0.5994, 1.646, 0.6394, 1.371, 112, 15}},
    {{F::Throughput, G::AnyHbm, E::Vllm, P::Any}, {0.63, 1.936, 0.5457, 1.503, 28, 6}},
    {{F::Throughput, G::AnyHbm, E::Vllm, P::Bits16}, {0.7801, 1.936, 0.5781, 1.477, 12, 2}},
    {{F::Throughput, G::AnyHbm, E::Vllm, P::Bits8}, {0.6098, 1.936, 0.461, 1.632, 14, 3}},
    {{F::Throughput, G::AnyHbm, E::Vllm, P::Bits4}, {0.6318, 5.313, 0.7, 1.3, 2, 1}},
    {{F::Throughput, G::AnyHbm, E::TensorRtLlm, P::Any}, {0.5976, 1.646, 0.6547, 1.36, 84, 9}},
    {{F::Throughput, G::AnyHbm, E::TensorRtLlm, P::Bits8}, {0.6127, 1.646, 0.6523, 1.387, 63, 7}},
    {{F::Throughput, G::AnyHbm, E::TensorRtLlm, P::Bits4}, {0.5659, 1.646, 0.4993, 1.555, 21, 2}},
    {{F::Throughput, G::AnyHbm, E::AnyServing, P::Any}, {0.5994, 1.646, 0.6394, 1.371, 112, 15}},
    {{F::Throughput, G::AnyHbm, E::AnyServing, P::Bits16}, {0.7624, 1.646, 0.5837, 1.489, 12, 2}},
    {{F::Throughput, G::AnyHbm, E::AnyServing, P::Bits8}, {0.6011, 1.646, 0.6307, 1.388, 77, 10}},
    {{F::Throughput, G::AnyHbm, E::AnyServing, P::Bits4}, {0.5271, 1.646, 0.4308, 1.522, 23, 3}},
    {{F::Throughput, G::Workstation, E::Any, P::Any}, {0.604, 1.176, 0.85, 1.767, 33, 2}},
    {{F::Throughput, G::Workstation, E::TensorRtLlm, P::Any}, {0.6022, 1.176, 0.85, 1.775, 33, 2}},
    {{F::Throughput, G::Workstation, E::TensorRtLlm, P::Bits8}, {0.592, 1.176, 0.7, 1.3, 1, 1}},
    {{F::Throughput, G::Workstation, E::TensorRtLlm, P::Bits4}, {0.63, 0.9878, 0.7, 1.966, 32, 1}},
    {{F::Throughput, G::Workstation, E::AnyServing, P::Any}, {0.604, 1.176, 0.85, 1.767, 33, 2}},
    {{F::Throughput, G::Workstation, E::AnyServing, P::Bits8}, {0.593, 1.176, 0.7, 1.3, 1, 1}},
    {{F::Throughput, G::Workstation, E::AnyServing, P::Bits4}, {0.6318, 0.9878, 0.7, 1.955, 32, 1}},
    {{F::Throughput, G::Ampere, E::Any, P::Any}, {0.6447, 1.646, 0.7, 1.75, 11, 1}},
    {{F::Throughput, G::Ampere, E::Vllm, P::Any}, {0.668, 1.936, 0.7, 1.718, 11, 1}},
    {{F::Throughput, G::Ampere, E::Vllm, P::Bits16}, {0.761, 1.936, 0.4153, 1.332, 11, 1}},
    {{F::Throughput, G::Ampere, E::AnyServing, P::Any}, {0.6447, 1.646, 0.7, 1.75, 11, 1}},
    {{F::Throughput, G::Ampere, E::AnyServing, P::Bits16}, {0.7436, 1.646, 0.4263, 1.314, 11, 1}},
    {{F::Throughput, G::Hopper, E::Any, P::Any}, {0.592, 1.646, 0.6513, 1.399, 66, 9}},
    {{F::Throughput, G::Hopper, E::Vllm, P::Any}, {0.5343, 1.646, 0.304, 1.15, 3, 2}},
    {{F::Throughput, G::Hopper, E::Vllm, P::Bits8}, {0.5445, 1.646, 0.7, 1.3, 1, 1}},
    {{F::Throughput, G::Hopper, E::Vllm, P::Bits4}, {0.5166, 3.795, 0.6787, 1.3, 2, 1}},
    {{F::Throughput, G::Hopper, E::TensorRtLlm, P::Any}, {0.6116, 1.646, 0.6533, 1.389, 63, 7}},
    {{F::Throughput, G::Hopper, E::TensorRtLlm, P::Bits8}, {0.6163, 1.646, 0.6488, 1.379, 63, 7}},
    {{F::Throughput, G::Hopper, E::AnyServing, P::Any}, {0.592, 1.646, 0.6513, 1.399, 66, 9}},
    {{F::Throughput, G::Hopper, E::AnyServing, P::Bits8}, {0.6051, 1.646, 0.6708, 1.388, 64, 8}},
    {{F::Throughput, G::Hopper, E::AnyServing, P::Bits4}, {0.5802, 4.518, 0.7, 1.3, 2, 1}},
    {{F::Throughput, G::BlackwellHbm, E::Any, P::Any}, {0.5669, 1.646, 0.4967, 1.553, 21, 2}},
    {{F::Throughput, G::BlackwellHbm, E::TensorRtLlm, P::Any}, {0.5659, 1.646, 0.4993, 1.555, 21, 2}},
    {{F::Throughput, G::BlackwellHbm, E::TensorRtLlm, P::Bits4}, {0.5659, 1.646, 0.4993, 1.555, 21, 2}},
    {{F::Throughput, G::BlackwellHbm, E::AnyServing, P::Any}, {0.5669, 1.646, 0.4967, 1.553, 21, 2}},
    {{F::Throughput, G::BlackwellHbm, E::AnyServing, P::Bits4}, {0.5327, 1.646, 0.5735, 1.616, 21, 2}},
    {{F::Throughput, G::Amd, E::Any, P::Any}, {0.6318, 1.646, 0.3588, 1.711, 14, 3}},
    {{F::Throughput, G::Amd, E::Vllm, P::Any}, {0.6578, 1.936, 0.4187, 1.695, 14, 3}},
    {{F::Throughput, G::Amd, E::Vllm, P::Bits16}, {0.9559, 1.936, 0.7, 1.317, 1, 1}},
    {{F::Throughput, G::Amd, E::Vllm, P::Bits8}, {0.6174, 1.936, 0.3426, 1.737, 13, 2}},
    {{F::Throughput, G::Amd, E::AnyServing, P::Any}, {0.6318, 1.646, 0.3588, 1.711, 14, 3}},
    {{F::Throughput, G::Amd, E::AnyServing, P::Bits16}, {0.9486, 1.646, 0.7, 1.318, 1, 1}},
    {{F::Throughput, G::Amd, E::AnyServing, P::Bits8}, {0.5994, 1.646, 0.2658, 1.69, 13, 2}},
};

// Training: fms-acceleration, llm-foundry, fms-fsdp, torchtitan, torchtune, LLaMA-Factory, lightning-thunder, NeMo,
// Megatron-Bridge, torchao and ml-engineering, on A100, H100, H200, B200 and RTX 4090. Printed by the same command.
constexpr Line fittedTraining[] = {
    {{F::Training, G::Any, E::Any, P::Any}, {0.6744, 1, 0.8125, 1.214, 342, 30}},
    {{F::Training, G::Any, E::TrainingFull, P::Any}, {0.6764, 1, 0.7991, 1.207, 250, 28}},
    {{F::Training, G::Any, E::TrainingFull, P::Bits16}, {0.7232, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::Any, E::TrainingLora, P::Any}, {0.6967, 1, 0.7764, 1.247, 92, 6}},
    {{F::Training, G::AnyGddr, E::Any, P::Any}, {0.7742, 1, 0.7, 1.762, 3, 1}},
    {{F::Training, G::AnyGddr, E::TrainingFull, P::Any}, {0.7323, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::AnyGddr, E::TrainingFull, P::Bits16}, {0.7323, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::AnyGddr, E::TrainingLora, P::Any}, {0.8644, 1, 0.7, 1.396, 2, 1}},
    {{F::Training, G::AnyGddr, E::TrainingLora, P::Bits16}, {0.8644, 1, 0.7, 1.396, 2, 1}},
    {{F::Training, G::AnyHbm, E::Any, P::Any}, {0.6692, 1, 0.8154, 1.22, 339, 29}},
    {{F::Training, G::AnyHbm, E::TrainingFull, P::Any}, {0.6712, 1, 0.8035, 1.217, 249, 27}},
    {{F::Training, G::AnyHbm, E::TrainingFull, P::Bits16}, {0.6776, 1, 0.8166, 1.214, 192, 17}},
    {{F::Training, G::AnyHbm, E::TrainingFull, P::Bits8}, {0.6458, 1, 0.713, 1.228, 55, 14}},
    {{F::Training, G::AnyHbm, E::TrainingFull, P::Bits4}, {0.6337, 1, 0.7, 1.3, 2, 1}},
    {{F::Training, G::AnyHbm, E::TrainingLora, P::Any}, {0.6808, 1, 0.7858, 1.283, 90, 5}},
    {{F::Training, G::AnyHbm, E::TrainingLora, P::Bits16}, {0.6914, 1, 0.7533, 1.282, 87, 4}},
    {{F::Training, G::AnyHbm, E::TrainingLora, P::Bits8}, {0.6527, 1, 0.7, 1.3, 3, 1}},
    {{F::Training, G::GeForce, E::Any, P::Any}, {0.7742, 1, 0.7, 1.762, 3, 1}},
    {{F::Training, G::GeForce, E::TrainingFull, P::Any}, {0.7323, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::GeForce, E::TrainingFull, P::Bits16}, {0.7323, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::GeForce, E::TrainingLora, P::Any}, {0.8644, 1, 0.7, 1.396, 2, 1}},
    {{F::Training, G::GeForce, E::TrainingLora, P::Bits16}, {0.8644, 1, 0.7, 1.396, 2, 1}},
    {{F::Training, G::Ampere, E::Any, P::Any}, {0.7275, 1, 0.7835, 1.175, 206, 9}},
    {{F::Training, G::Ampere, E::TrainingFull, P::Any}, {0.7379, 1, 0.8333, 1.169, 119, 7}},
    {{F::Training, G::Ampere, E::TrainingFull, P::Bits16}, {0.7401, 1, 0.8302, 1.165, 119, 7}},
    {{F::Training, G::Ampere, E::TrainingLora, P::Any}, {0.6914, 1, 0.7533, 1.282, 87, 4}},
    {{F::Training, G::Ampere, E::TrainingLora, P::Bits16}, {0.6914, 1, 0.7533, 1.282, 87, 4}},
    {{F::Training, G::Hopper, E::Any, P::Any}, {0.6318, 1, 0.8171, 1.202, 115, 16}},
    {{F::Training, G::Hopper, E::TrainingFull, P::Any}, {0.6337, 1, 0.8104, 1.2, 112, 16}},
    {{F::Training, G::Hopper, E::TrainingFull, P::Bits16}, {0.604, 1, 0.8482, 1.149, 64, 7}},
    {{F::Training, G::Hopper, E::TrainingFull, P::Bits8}, {0.6397, 1, 0.7003, 1.27, 48, 12}},
    {{F::Training, G::Hopper, E::TrainingLora, P::Any}, {0.6527, 1, 0.7, 1.3, 3, 1}},
    {{F::Training, G::Hopper, E::TrainingLora, P::Bits8}, {0.6527, 1, 0.7, 1.3, 3, 1}},
    {{F::Training, G::BlackwellHbm, E::Any, P::Any}, {0.6508, 1, 0.8001, 1.1, 17, 3}},
    {{F::Training, G::BlackwellHbm, E::TrainingFull, P::Any}, {0.6508, 1, 0.8001, 1.1, 17, 3}},
    {{F::Training, G::BlackwellHbm, E::TrainingFull, P::Bits16}, {0.6609, 1, 0.85, 1.15, 8, 2}},
    {{F::Training, G::BlackwellHbm, E::TrainingFull, P::Bits8}, {0.6527, 1, 0.7063, 1.15, 7, 2}},
    {{F::Training, G::BlackwellHbm, E::TrainingFull, P::Bits4}, {0.624, 1, 0.7, 1.3, 2, 1}},
};

// Two constants on fewer runs than this say nothing.
constexpr int fewestRuns = 3;

SpeedCalibration shippedTable()
{
    SpeedCalibration table;
    for (const Line &line : fitted) {
        table.of(line.of) = line.constants;
    }
    for (const Line &line : fittedTraining) {
        table.of(line.of) = line.constants;
    }
    return table;
}

} // namespace

GpuClass gpuClassOf(const Gpu &gpu) noexcept
{
    if (gpu.memoryTechnology == MemoryTechnology::Lpddr) {
        return GpuClass::Unified;
    }
    const bool isHbm = gpu.memoryTechnology == MemoryTechnology::Hbm;
    if (gpu.stack != SoftwareStack::Cuda) {
        return isHbm && gpu.stack == SoftwareStack::Rocm ? GpuClass::Amd : (isHbm ? GpuClass::AnyHbm : GpuClass::AnyGddr);
    }
    if (!isHbm) {
        return isGeForceRate(gpu) ? GpuClass::GeForce : GpuClass::Workstation;
    }
    if (gpu.architecture == "Hopper") {
        return GpuClass::Hopper;
    }
    if (gpu.architecture == "Ampere") {
        return GpuClass::Ampere;
    }
    return gpu.architecture.starts_with("Blackwell") ? GpuClass::BlackwellHbm : GpuClass::AnyHbm;
}

PrecisionClass precisionClassOf(WeightFormat format) noexcept
{
    const double bits = bitsPerWeight(format);
    return bits >= 15 ? PrecisionClass::Bits16 : (bits > 6 ? PrecisionClass::Bits8 : PrecisionClass::Bits4);
}

SpeedEngine speedEngineOf(InferenceEngine engine) noexcept
{
    switch (engine) {
    case InferenceEngine::Vllm: return SpeedEngine::Vllm;
    case InferenceEngine::Sglang: return SpeedEngine::Sglang;
    case InferenceEngine::TensorRtLlm: return SpeedEngine::TensorRtLlm;
    case InferenceEngine::LlamaCpp: return SpeedEngine::LlamaCpp;
    case InferenceEngine::Transformers: return SpeedEngine::Transformers;
    }
    return SpeedEngine::Any;
}

SpeedClass trainingSpeedClass(const Gpu &gpu, const Workload &workload) noexcept
{
    // Pre-training and full fine-tuning are the same work; a 4-bit base is unpacked to 16 bits, then it is LoRA: one class,
    // so that what is computed besides never makes QLoRA the faster one.
    const bool isFourBit = workload.kind == WorkloadKind::Qlora;
    const bool hasAdapters = isFourBit || workload.kind == WorkloadKind::Lora;
    const PrecisionClass precision = isFourBit ? PrecisionClass::Bits16 : precisionClassOf(workload.weights);
    return {SpeedFigure::Training, gpuClassOf(gpu), hasAdapters ? SpeedEngine::TrainingLora : SpeedEngine::TrainingFull, precision};
}

std::size_t SpeedCalibration::indexOf(const SpeedClass &c) noexcept
{
    const auto at = [](auto value, int count) { return static_cast<std::size_t>(static_cast<int>(value) < count ? static_cast<int>(value) : 0); };
    return ((at(c.figure, speedFigureCount) * gpuClassCount + at(c.gpu, gpuClassCount)) * speedEngineCount + at(c.engine, speedEngineCount))
        * precisionClassCount + at(c.precision, precisionClassCount);
}

std::optional<SpeedClass> fallbackOf(const SpeedClass &c, int step) noexcept
{
    const GpuClass family = familyOf(c.gpu);
    const SpeedEngine engines = familyOf(c.engine);
    // A saturated server runs the kernels of prompts, llama.cpp others: prompts that nobody timed alone take its constants.
    const bool isServed = c.figure == SpeedFigure::Prefill && engines == SpeedEngine::AnyServing;
    const SpeedFigure packed = isServed ? SpeedFigure::Throughput : c.figure;
    const SpeedClass chain[] = {
        c,
        {c.figure, c.gpu, c.engine, PrecisionClass::Any},
        {c.figure, c.gpu, engines, c.precision},
        {c.figure, c.gpu, engines, PrecisionClass::Any},
        {c.figure, family, c.engine, c.precision},
        {c.figure, family, c.engine, PrecisionClass::Any},
        {c.figure, family, engines, c.precision},
        {c.figure, family, engines, PrecisionClass::Any},
        {packed, c.gpu, engines, c.precision},
        {packed, c.gpu, engines, PrecisionClass::Any},
        {packed, family, engines, c.precision},
        {packed, family, engines, PrecisionClass::Any},
        {c.figure, GpuClass::Any, c.engine, PrecisionClass::Any},
        {c.figure, GpuClass::Any, engines, PrecisionClass::Any},
        {c.figure, c.gpu, SpeedEngine::Any, PrecisionClass::Any},
        {c.figure, family, SpeedEngine::Any, PrecisionClass::Any},
        {c.figure, GpuClass::Any, SpeedEngine::Any, PrecisionClass::Any},
    };
    return step >= 0 && step < static_cast<int>(std::size(chain)) ? std::optional(chain[step]) : std::nullopt;
}

const SpeedConstants &SpeedCalibration::nearest(const SpeedClass &c, SpeedClass *usedClass) const noexcept
{
    for (int step = 0;; ++step) {
        const std::optional<SpeedClass> candidate = fallbackOf(c, step);
        if (!candidate) {
            break;
        }
        if (of(*candidate).runs >= fewestRuns) {
            if (usedClass) {
                *usedClass = *candidate;
            }
            return of(*candidate);
        }
    }
    if (usedClass) {
        *usedClass = {c.figure, GpuClass::Any, SpeedEngine::Any, PrecisionClass::Any};
    }
    return of({c.figure, GpuClass::Any, SpeedEngine::Any, PrecisionClass::Any});
}

SpeedCalibration SpeedCalibration::uniform(const SpeedConstants &constants) noexcept
{
    SpeedCalibration calibration;
    calibration.m_classes.fill(constants);
    return calibration;
}

const SpeedCalibration &shippedSpeedCalibration() noexcept
{
    static const SpeedCalibration shipped = shippedTable();
    return shipped;
}

const SpeedCalibration &neutralSpeedCalibration() noexcept
{
    static const SpeedCalibration neutral = SpeedCalibration::uniform({});
    return neutral;
}

} // namespace configuria
