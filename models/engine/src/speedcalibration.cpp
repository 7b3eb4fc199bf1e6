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
    {{F::Decode, G::Any, E::Any, P::Any}, {0.8644, 1, 0.6932, 1.113, 200, 23}},
    {{F::Decode, G::Any, E::LlamaCpp, P::Any}, {0.8628, 1, 0.6968, 1.098, 184, 18}},
    {{F::Decode, G::Any, E::LlamaCpp, P::Bits4}, {0.9725, 1, 0.7, 1.3, 4, 1}},
    {{F::Decode, G::Any, E::Vllm, P::Any}, {1.023, 1.96, 0.5891, 1.208, 16, 5}},
    {{F::Decode, G::Any, E::AnyServing, P::Any}, {1.023, 1.96, 0.5891, 1.208, 16, 5}},
    {{F::Decode, G::AnyGddr, E::Any, P::Any}, {0.8845, 1, 0.846, 1.079, 152, 18}},
    {{F::Decode, G::AnyGddr, E::LlamaCpp, P::Any}, {0.8819, 1, 0.8487, 1.083, 142, 15}},
    {{F::Decode, G::AnyGddr, E::LlamaCpp, P::Bits16}, {0.9138, 1, 0.8504, 1.05, 53, 9}},
    {{F::Decode, G::AnyGddr, E::LlamaCpp, P::Bits4}, {0.8628, 1, 0.8644, 1.091, 89, 15}},
    {{F::Decode, G::AnyGddr, E::Vllm, P::Any}, {0.9369, 1.4, 0.4669, 1.206, 10, 3}},
    {{F::Decode, G::AnyGddr, E::Vllm, P::Bits16}, {1.051, 1, 0.6132, 1.3, 2, 1}},
    {{F::Decode, G::AnyGddr, E::Vllm, P::Bits4}, {0.7764, 1, 0.4643, 1.274, 8, 2}},
    {{F::Decode, G::AnyGddr, E::AnyServing, P::Any}, {0.9369, 1.4, 0.4669, 1.206, 10, 3}},
    {{F::Decode, G::AnyGddr, E::AnyServing, P::Bits16}, {1.051, 1, 0.6132, 1.3, 2, 1}},
    {{F::Decode, G::AnyGddr, E::AnyServing, P::Bits4}, {0.7764, 1, 0.4643, 1.274, 8, 2}},
    {{F::Decode, G::AnyHbm, E::Any, P::Any}, {0.7551, 1, 0.5898, 1.419, 48, 5}},
    {{F::Decode, G::AnyHbm, E::LlamaCpp, P::Any}, {0.7232, 1.666, 0.6729, 1.274, 42, 3}},
    {{F::Decode, G::AnyHbm, E::LlamaCpp, P::Bits16}, {0.6477, 1, 0.681, 1.606, 18, 3}},
    {{F::Decode, G::AnyHbm, E::LlamaCpp, P::Bits4}, {0.7323, 1.666, 0.6623, 1.158, 24, 3}},
    {{F::Decode, G::AnyHbm, E::Vllm, P::Any}, {1.097, 1.96, 0.85, 1.15, 6, 2}},
    {{F::Decode, G::AnyHbm, E::Vllm, P::Bits16}, {1.02, 1, 0.7, 1.3, 5, 1}},
    {{F::Decode, G::AnyHbm, E::Vllm, P::Bits8}, {0.7839, 1, 0.7, 1.3, 1, 1}},
    {{F::Decode, G::AnyHbm, E::AnyServing, P::Any}, {1.097, 1.96, 0.85, 1.15, 6, 2}},
    {{F::Decode, G::AnyHbm, E::AnyServing, P::Bits16}, {1.02, 1, 0.7, 1.3, 5, 1}},
    {{F::Decode, G::AnyHbm, E::AnyServing, P::Bits8}, {0.7839, 1, 0.7, 1.3, 1, 1}},
    {{F::Decode, G::GeForce, E::Any, P::Any}, {0.893, 1, 0.7897, 1.086, 72, 11}},
    {{F::Decode, G::GeForce, E::LlamaCpp, P::Any}, {0.9095, 1, 0.8555, 1.059, 62, 8}},
    {{F::Decode, G::GeForce, E::LlamaCpp, P::Bits16}, {0.927, 1, 0.9, 1.1, 21, 3}},
    {{F::Decode, G::GeForce, E::LlamaCpp, P::Bits4}, {0.8819, 1, 0.8326, 1.059, 41, 8}},
    {{F::Decode, G::GeForce, E::Vllm, P::Any}, {0.9369, 1.4, 0.4669, 1.206, 10, 3}},
    {{F::Decode, G::GeForce, E::Vllm, P::Bits16}, {1.051, 1, 0.6132, 1.3, 2, 1}},
    {{F::Decode, G::GeForce, E::Vllm, P::Bits4}, {0.7764, 1, 0.4643, 1.274, 8, 2}},
    {{F::Decode, G::GeForce, E::AnyServing, P::Any}, {0.9369, 1.4, 0.4669, 1.206, 10, 3}},
    {{F::Decode, G::GeForce, E::AnyServing, P::Bits16}, {1.051, 1, 0.6132, 1.3, 2, 1}},
    {{F::Decode, G::GeForce, E::AnyServing, P::Bits4}, {0.7764, 1, 0.4643, 1.274, 8, 2}},
    {{F::Decode, G::Workstation, E::Any, P::Any}, {0.8496, 1, 0.858, 1.13, 76, 6}},
    {{F::Decode, G::Workstation, E::LlamaCpp, P::Any}, {0.8496, 1, 0.858, 1.13, 76, 6}},
    {{F::Decode, G::Workstation, E::LlamaCpp, P::Bits16}, {0.8999, 1, 0.8529, 1.053, 32, 6}},
    {{F::Decode, G::Workstation, E::LlamaCpp, P::Bits4}, {0.8351, 1, 0.8747, 1.125, 44, 6}},
    {{F::Decode, G::Ampere, E::Any, P::Any}, {0.7275, 1.666, 0.6659, 1.733, 33, 3}},
    {{F::Decode, G::Ampere, E::LlamaCpp, P::Any}, {0.6508, 1.4, 0.6236, 1.266, 28, 2}},
    {{F::Decode, G::Ampere, E::LlamaCpp, P::Bits16}, {0.6318, 1.176, 0.6871, 1.278, 12, 2}},
    {{F::Decode, G::Ampere, E::LlamaCpp, P::Bits4}, {0.7075, 1.666, 0.6279, 1.17, 16, 2}},
    {{F::Decode, G::Ampere, E::Vllm, P::Any}, {1.02, 1, 0.7, 1.3, 5, 1}},
    {{F::Decode, G::Ampere, E::Vllm, P::Bits16}, {1.02, 1, 0.7, 1.3, 5, 1}},
    {{F::Decode, G::Ampere, E::AnyServing, P::Any}, {1.02, 1, 0.7, 1.3, 5, 1}},
    {{F::Decode, G::Ampere, E::AnyServing, P::Bits16}, {1.02, 1, 0.7, 1.3, 5, 1}},
    {{F::Decode, G::Hopper, E::Any, P::Any}, {0.8845, 1.96, 0.7, 1.3, 14, 1}},
    {{F::Decode, G::Hopper, E::LlamaCpp, P::Any}, {0.8845, 1.96, 0.7, 1.3, 14, 1}},
    {{F::Decode, G::Hopper, E::LlamaCpp, P::Bits16}, {0.9458, 2.332, 0.7, 1.3, 6, 1}},
    {{F::Decode, G::Hopper, E::LlamaCpp, P::Bits4}, {0.8036, 1.646, 0.7, 1.3, 8, 1}},
    {{F::Decode, G::Amd, E::Any, P::Any}, {0.7839, 1, 0.7, 1.3, 1, 1}},
    {{F::Decode, G::Amd, E::Vllm, P::Any}, {0.7839, 1, 0.7, 1.3, 1, 1}},
    {{F::Decode, G::Amd, E::Vllm, P::Bits8}, {0.7839, 1, 0.7, 1.3, 1, 1}},
    {{F::Decode, G::Amd, E::AnyServing, P::Any}, {0.7839, 1, 0.7, 1.3, 1, 1}},
    {{F::Decode, G::Amd, E::AnyServing, P::Bits8}, {0.7839, 1, 0.7, 1.3, 1, 1}},
    {{F::Prefill, G::Any, E::Any, P::Any}, {0.8819, 1, 0.3547, 1.753, 180, 20}},
    {{F::Prefill, G::Any, E::LlamaCpp, P::Any}, {0.9025, 1, 0.3368, 1.723, 176, 18}},
    {{F::Prefill, G::Any, E::LlamaCpp, P::Bits4}, {0.6098, 4.572, 0.6023, 1.3, 4, 1}},
    {{F::Prefill, G::Any, E::Vllm, P::Any}, {0.8778, 1, 0.5171, 1.557, 4, 2}},
    {{F::Prefill, G::Any, E::AnyServing, P::Any}, {0.8778, 1, 0.5171, 1.557, 4, 2}},
    {{F::Prefill, G::AnyGddr, E::Any, P::Any}, {0.9396, 1, 0.558, 1.687, 140, 16}},
    {{F::Prefill, G::AnyGddr, E::LlamaCpp, P::Any}, {0.9396, 1, 0.5546, 1.694, 138, 15}},
    {{F::Prefill, G::AnyGddr, E::LlamaCpp, P::Bits16}, {1.097, 0.7143, 0.7816, 1.484, 49, 9}},
    {{F::Prefill, G::AnyGddr, E::LlamaCpp, P::Bits4}, {0.8562, 0.84, 0.5203, 1.583, 89, 15}},
    {{F::Prefill, G::AnyGddr, E::Vllm, P::Any}, {1.097, 1, 0.4411, 1.3, 2, 1}},
    {{F::Prefill, G::AnyGddr, E::Vllm, P::Bits16}, {1.097, 1, 0.4411, 1.3, 2, 1}},
    {{F::Prefill, G::AnyGddr, E::AnyServing, P::Any}, {1.097, 1, 0.4411, 1.3, 2, 1}},
    {{F::Prefill, G::AnyGddr, E::AnyServing, P::Bits16}, {1.097, 1, 0.4411, 1.3, 2, 1}},
    {{F::Prefill, G::AnyHbm, E::Any, P::Any}, {0.6712, 2.305, 0.2527, 1.778, 40, 4}},
    {{F::Prefill, G::AnyHbm, E::LlamaCpp, P::Any}, {0.3576, 1, 0.5124, 2.252, 38, 3}},
    {{F::Prefill, G::AnyHbm, E::LlamaCpp, P::Bits16}, {0.6163, 1, 0.437, 1.269, 14, 3}},
    {{F::Prefill, G::AnyHbm, E::LlamaCpp, P::Bits4}, {0.3159, 1, 0.4581, 1.844, 24, 3}},
    {{F::Prefill, G::AnyHbm, E::Vllm, P::Any}, {0.668, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::AnyHbm, E::Vllm, P::Bits16}, {0.668, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::AnyHbm, E::AnyServing, P::Any}, {0.668, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::AnyHbm, E::AnyServing, P::Bits16}, {0.668, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::GeForce, E::Any, P::Any}, {0.98, 1, 0.6326, 1.673, 64, 9}},
    {{F::Prefill, G::GeForce, E::LlamaCpp, P::Any}, {0.98, 1, 0.6214, 1.697, 62, 8}},
    {{F::Prefill, G::GeForce, E::LlamaCpp, P::Bits16}, {1.097, 0.6071, 0.7462, 1.467, 21, 3}},
    {{F::Prefill, G::GeForce, E::LlamaCpp, P::Bits4}, {0.927, 1, 0.5636, 1.576, 41, 8}},
    {{F::Prefill, G::GeForce, E::Vllm, P::Any}, {1.097, 1, 0.4411, 1.3, 2, 1}},
    {{F::Prefill, G::GeForce, E::Vllm, P::Bits16}, {1.097, 1, 0.4411, 1.3, 2, 1}},
    {{F::Prefill, G::GeForce, E::AnyServing, P::Any}, {1.097, 1, 0.4411, 1.3, 2, 1}},
    {{F::Prefill, G::GeForce, E::AnyServing, P::Bits16}, {1.097, 1, 0.4411, 1.3, 2, 1}},
    {{F::Prefill, G::Workstation, E::Any, P::Any}, {0.9209, 0.84, 0.4025, 1.853, 72, 6}},
    {{F::Prefill, G::Workstation, E::LlamaCpp, P::Any}, {0.9209, 0.84, 0.4025, 1.853, 72, 6}},
    {{F::Prefill, G::Workstation, E::LlamaCpp, P::Bits16}, {1.097, 0.7143, 0.718, 1.662, 28, 6}},
    {{F::Prefill, G::Workstation, E::LlamaCpp, P::Bits4}, {0.8537, 1, 0.4251, 1.82, 44, 6}},
    {{F::Prefill, G::Ampere, E::Any, P::Any}, {0.6744, 2.744, 0.294, 2.018, 26, 3}},
    {{F::Prefill, G::Ampere, E::LlamaCpp, P::Any}, {0.3723, 1, 0.4461, 2.436, 24, 2}},
    {{F::Prefill, G::Ampere, E::LlamaCpp, P::Bits16}, {0.7143, 1.4, 0.3733, 1.39, 8, 2}},
    {{F::Prefill, G::Ampere, E::LlamaCpp, P::Bits4}, {0.3382, 1, 0.4373, 1.928, 16, 2}},
    {{F::Prefill, G::Ampere, E::Vllm, P::Any}, {0.668, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::Ampere, E::Vllm, P::Bits16}, {0.668, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::Ampere, E::AnyServing, P::Any}, {0.668, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::Ampere, E::AnyServing, P::Bits16}, {0.668, 1, 0.7, 1.3, 2, 1}},
    {{F::Prefill, G::Hopper, E::Any, P::Any}, {0.3091, 0.84, 0.3141, 3.051, 14, 1}},
    {{F::Prefill, G::Hopper, E::LlamaCpp, P::Any}, {0.3091, 0.84, 0.3141, 3.051, 14, 1}},
    {{F::Prefill, G::Hopper, E::LlamaCpp, P::Bits16}, {0.4423, 1, 0.5132, 2.035, 6, 1}},
    {{F::Prefill, G::Hopper, E::LlamaCpp, P::Bits4}, {0.2692, 1, 0.4605, 2.227, 8, 1}},
    {{F::Throughput, G::Any, E::Any, P::Any}, {0.6051, 1, 0.6023, 1.844, 174, 17}},
    {{F::Throughput, G::Any, E::Vllm, P::Any}, {0.6641, 2.332, 0.494, 1.89, 32, 6}},
    {{F::Throughput, G::Any, E::TensorRtLlm, P::Any}, {0.5478, 0.6071, 0.6212, 1.613, 142, 11}},
    {{F::Throughput, G::Any, E::AnyServing, P::Any}, {0.6051, 1, 0.6023, 1.844, 174, 17}},
    {{F::Throughput, G::AnyGddr, E::Any, P::Any}, {0.6145, 0.5102, 0.3644, 2.456, 34, 2}},
    {{F::Throughput, G::AnyGddr, E::TensorRtLlm, P::Any}, {0.6145, 0.5102, 0.3644, 2.456, 34, 2}},
    {{F::Throughput, G::AnyGddr, E::TensorRtLlm, P::Bits8}, {0.9458, 0.85, 0.7, 1.416, 2, 1}},
    {{F::Throughput, G::AnyGddr, E::TensorRtLlm, P::Bits4}, {0.6318, 0.3644, 0.1, 2.104, 32, 1}},
    {{F::Throughput, G::AnyGddr, E::AnyServing, P::Any}, {0.6145, 0.5102, 0.3644, 2.456, 34, 2}},
    {{F::Throughput, G::AnyGddr, E::AnyServing, P::Bits8}, {0.9458, 0.85, 0.7, 1.416, 2, 1}},
    {{F::Throughput, G::AnyGddr, E::AnyServing, P::Bits4}, {0.6318, 0.3644, 0.1, 2.104, 32, 1}},
    {{F::Throughput, G::AnyHbm, E::Any, P::Any}, {0.5616, 1, 0.6278, 1.75, 140, 15}},
    {{F::Throughput, G::AnyHbm, E::Vllm, P::Any}, {0.6641, 2.332, 0.494, 1.89, 32, 6}},
    {{F::Throughput, G::AnyHbm, E::Vllm, P::Bits16}, {1.03, 1, 0.4945, 1.158, 13, 2}},
    {{F::Throughput, G::AnyHbm, E::Vllm, P::Bits8}, {0.5642, 1.4, 0.344, 1.605, 17, 3}},
    {{F::Throughput, G::AnyHbm, E::Vllm, P::Bits4}, {0.5166, 4.572, 0.1201, 1.3, 2, 1}},
    {{F::Throughput, G::AnyHbm, E::TensorRtLlm, P::Any}, {0.542, 1, 0.6743, 1.67, 108, 9}},
    {{F::Throughput, G::AnyHbm, E::TensorRtLlm, P::Bits8}, {0.6069, 1, 0.6323, 1.46, 86, 7}},
    {{F::Throughput, G::AnyHbm, E::TensorRtLlm, P::Bits4}, {0.541, 1, 0.3736, 2.199, 22, 2}},
    {{F::Throughput, G::AnyHbm, E::AnyServing, P::Any}, {0.5616, 1, 0.6278, 1.75, 140, 15}},
    {{F::Throughput, G::AnyHbm, E::AnyServing, P::Bits16}, {1.03, 1, 0.4945, 1.158, 13, 2}},
    {{F::Throughput, G::AnyHbm, E::AnyServing, P::Bits8}, {0.5626, 1, 0.6525, 1.494, 103, 10}},
    {{F::Throughput, G::AnyHbm, E::AnyServing, P::Bits4}, {0.5132, 1, 0.4266, 2.03, 24, 3}},
    {{F::Throughput, G::Workstation, E::Any, P::Any}, {0.6145, 0.5102, 0.3644, 2.456, 34, 2}},
    {{F::Throughput, G::Workstation, E::TensorRtLlm, P::Any}, {0.6145, 0.5102, 0.3644, 2.456, 34, 2}},
    {{F::Throughput, G::Workstation, E::TensorRtLlm, P::Bits8}, {0.9458, 0.85, 0.7, 1.416, 2, 1}},
    {{F::Throughput, G::Workstation, E::TensorRtLlm, P::Bits4}, {0.6318, 0.3644, 0.1, 2.104, 32, 1}},
    {{F::Throughput, G::Workstation, E::AnyServing, P::Any}, {0.6145, 0.5102, 0.3644, 2.456, 34, 2}},
    {{F::Throughput, G::Workstation, E::AnyServing, P::Bits8}, {0.9458, 0.85, 0.7, 1.416, 2, 1}},
    {{F::Throughput, G::Workstation, E::AnyServing, P::Bits4}, {0.6318, 0.3644, 0.1, 2.104, 32, 1}},
    {{F::Throughput, G::Ampere, E::Any, P::Any}, {1.097, 2.332, 0.3655, 1.3, 11, 1}},
    {{F::Throughput, G::Ampere, E::Vllm, P::Any}, {1.097, 2.332, 0.3655, 1.3, 11, 1}},
    {{F::Throughput, G::Ampere, E::Vllm, P::Bits16}, {1.097, 2.332, 0.3655, 1.3, 11, 1}},
    {{F::Throughput, G::Ampere, E::AnyServing, P::Any}, {1.097, 2.332, 0.3655, 1.3, 11, 1}},
    {{F::Throughput, G::Ampere, E::AnyServing, P::Bits16}, {1.097, 2.332, 0.3655, 1.3, 11, 1}},
    {{F::Throughput, G::Hopper, E::Any, P::Any}, {0.5302, 1, 0.7048, 1.606, 89, 9}},
    {{F::Throughput, G::Hopper, E::Vllm, P::Any}, {0.3627, 1, 0.315, 1.722, 3, 2}},
    {{F::Throughput, G::Hopper, E::Vllm, P::Bits8}, {0.5302, 1, 0.7, 1.3, 1, 1}},
    {{F::Throughput, G::Hopper, E::Vllm, P::Bits4}, {0.5166, 4.572, 0.1201, 1.3, 2, 1}},
    {{F::Throughput, G::Hopper, E::TensorRtLlm, P::Any}, {0.6069, 1, 0.6323, 1.46, 86, 7}},
    {{F::Throughput, G::Hopper, E::TensorRtLlm, P::Bits8}, {0.6069, 1, 0.6323, 1.46, 86, 7}},
    {{F::Throughput, G::Hopper, E::AnyServing, P::Any}, {0.5302, 1, 0.7048, 1.606, 89, 9}},
    {{F::Throughput, G::Hopper, E::AnyServing, P::Bits8}, {0.6712, 2.332, 0.7861, 1.679, 87, 8}},
    {{F::Throughput, G::Hopper, E::AnyServing, P::Bits4}, {0.5166, 4.572, 0.1201, 1.3, 2, 1}},
    {{F::Throughput, G::BlackwellHbm, E::Any, P::Any}, {0.541, 1, 0.3736, 2.199, 22, 2}},
    {{F::Throughput, G::BlackwellHbm, E::TensorRtLlm, P::Any}, {0.541, 1, 0.3736, 2.199, 22, 2}},
    {{F::Throughput, G::BlackwellHbm, E::TensorRtLlm, P::Bits4}, {0.541, 1, 0.3736, 2.199, 22, 2}},
    {{F::Throughput, G::BlackwellHbm, E::AnyServing, P::Any}, {0.541, 1, 0.3736, 2.199, 22, 2}},
    {{F::Throughput, G::BlackwellHbm, E::AnyServing, P::Bits4}, {0.541, 1, 0.3736, 2.199, 22, 2}},
    {{F::Throughput, G::Amd, E::Any, P::Any}, {0.627, 1, 0.1974, 1.881, 18, 3}},
    {{F::Throughput, G::Amd, E::Vllm, P::Any}, {0.627, 1, 0.1974, 1.881, 18, 3}},
    {{F::Throughput, G::Amd, E::Vllm, P::Bits16}, {0.9905, 1, 0.7, 1.39, 2, 1}},
    {{F::Throughput, G::Amd, E::Vllm, P::Bits8}, {0.6011, 1, 0.1, 1.442, 16, 2}},
    {{F::Throughput, G::Amd, E::AnyServing, P::Any}, {0.627, 1, 0.1974, 1.881, 18, 3}},
    {{F::Throughput, G::Amd, E::AnyServing, P::Bits16}, {0.9905, 1, 0.7, 1.39, 2, 1}},
    {{F::Throughput, G::Amd, E::AnyServing, P::Bits8}, {0.6011, 1, 0.1, 1.442, 16, 2}},
};

// Training: fms-acceleration, llm-foundry, fms-fsdp, torchtitan, torchtune, LLaMA-Factory, lightning-thunder, NeMo,
// Megatron-Bridge, torchao and ml-engineering, on A100, H100, H200, B200 and RTX 4090. Printed by the same command.
constexpr Line fittedTraining[] = {
    {{F::Training, G::Any, E::Any, P::Any}, {0.668, 1, 0.8175, 1.226, 342, 30}},
    {{F::Training, G::Any, E::TrainingFull, P::Any}, {0.6712, 1, 0.8044, 1.216, 250, 28}},
    {{F::Training, G::Any, E::TrainingFull, P::Bits16}, {0.761, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::Any, E::TrainingLora, P::Any}, {0.6914, 1, 0.7833, 1.258, 92, 6}},
    {{F::Training, G::AnyGddr, E::Any, P::Any}, {0.9725, 1, 0.5612, 1.3, 3, 1}},
    {{F::Training, G::AnyGddr, E::TrainingFull, P::Any}, {0.7862, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::AnyGddr, E::TrainingFull, P::Bits16}, {0.7862, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::AnyGddr, E::TrainingLora, P::Any}, {0.9847, 1, 0.7, 1.3, 2, 1}},
    {{F::Training, G::AnyGddr, E::TrainingLora, P::Bits16}, {0.9847, 1, 0.7, 1.3, 2, 1}},
    {{F::Training, G::AnyHbm, E::Any, P::Any}, {0.6629, 1, 0.8205, 1.231, 339, 29}},
    {{F::Training, G::AnyHbm, E::TrainingFull, P::Any}, {0.668, 1, 0.8068, 1.222, 249, 27}},
    {{F::Training, G::AnyHbm, E::TrainingFull, P::Bits16}, {0.6712, 1, 0.8241, 1.226, 192, 17}},
    {{F::Training, G::AnyHbm, E::TrainingFull, P::Bits8}, {0.6508, 1, 0.7085, 1.218, 55, 14}},
    {{F::Training, G::AnyHbm, E::TrainingFull, P::Bits4}, {0.624, 1, 0.7, 1.3, 2, 1}},
    {{F::Training, G::AnyHbm, E::TrainingLora, P::Any}, {0.6578, 1, 0.8188, 1.332, 90, 5}},
    {{F::Training, G::AnyHbm, E::TrainingLora, P::Bits16}, {0.6914, 1, 0.7533, 1.282, 87, 4}},
    {{F::Training, G::AnyHbm, E::TrainingLora, P::Bits8}, {0.6397, 1, 0.7, 1.3, 3, 1}},
    {{F::Training, G::GeForce, E::Any, P::Any}, {0.9725, 1, 0.5612, 1.3, 3, 1}},
    {{F::Training, G::GeForce, E::TrainingFull, P::Any}, {0.7862, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::GeForce, E::TrainingFull, P::Bits16}, {0.7862, 1, 0.7, 1.3, 1, 1}},
    {{F::Training, G::GeForce, E::TrainingLora, P::Any}, {0.9847, 1, 0.7, 1.3, 2, 1}},
    {{F::Training, G::GeForce, E::TrainingLora, P::Bits16}, {0.9847, 1, 0.7, 1.3, 2, 1}},
    {{F::Training, G::Ampere, E::Any, P::Any}, {0.7309, 1, 0.7797, 1.169, 206, 9}},
    {{F::Training, G::Ampere, E::TrainingFull, P::Any}, {0.7458, 1, 0.8222, 1.154, 119, 7}},
    {{F::Training, G::Ampere, E::TrainingFull, P::Bits16}, {0.7458, 1, 0.8222, 1.154, 119, 7}},
    {{F::Training, G::Ampere, E::TrainingLora, P::Any}, {0.6914, 1, 0.7533, 1.282, 87, 4}},
    {{F::Training, G::Ampere, E::TrainingLora, P::Bits16}, {0.6914, 1, 0.7533, 1.282, 87, 4}},
    {{F::Training, G::Hopper, E::Any, P::Any}, {0.63, 1, 0.8196, 1.205, 115, 16}},
    {{F::Training, G::Hopper, E::TrainingFull, P::Any}, {0.63, 1, 0.8154, 1.206, 112, 16}},
    {{F::Training, G::Hopper, E::TrainingFull, P::Bits16}, {0.6051, 1, 0.8465, 1.146, 64, 7}},
    {{F::Training, G::Hopper, E::TrainingFull, P::Bits8}, {0.6348, 1, 0.7049, 1.28, 48, 12}},
    {{F::Training, G::Hopper, E::TrainingLora, P::Any}, {0.6397, 1, 0.7, 1.3, 3, 1}},
    {{F::Training, G::Hopper, E::TrainingLora, P::Bits8}, {0.6397, 1, 0.7, 1.3, 3, 1}},
    {{F::Training, G::BlackwellHbm, E::Any, P::Any}, {0.659, 1, 0.7837, 1.1, 17, 3}},
    {{F::Training, G::BlackwellHbm, E::TrainingFull, P::Any}, {0.659, 1, 0.7837, 1.1, 17, 3}},
    {{F::Training, G::BlackwellHbm, E::TrainingFull, P::Bits16}, {0.6641, 1, 0.85, 1.15, 8, 2}},
    {{F::Training, G::BlackwellHbm, E::TrainingFull, P::Bits8}, {0.6692, 1, 0.6687, 1.15, 7, 2}},
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
    const SpeedClass chain[] = {
        c,
        {c.figure, c.gpu, c.engine, PrecisionClass::Any},
        {c.figure, c.gpu, engines, c.precision},
        {c.figure, c.gpu, engines, PrecisionClass::Any},
        {c.figure, family, c.engine, c.precision},
        {c.figure, family, c.engine, PrecisionClass::Any},
        {c.figure, family, engines, c.precision},
        {c.figure, family, engines, PrecisionClass::Any},
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
