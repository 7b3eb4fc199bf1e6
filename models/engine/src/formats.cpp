// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats.h"

namespace configuria {

double bitsPerElement(KvFormat format) noexcept
{
    // llama.cpp block layouts (ggml-common.h): bytes per block of 32 elements, the fp16 scale (and minimum) included.
    switch (format) {
    case KvFormat::Fp32: return 32.0;
    case KvFormat::Bf16:
    case KvFormat::Fp16: return 16.0;
    case KvFormat::Fp8:
    case KvFormat::Int8: return 8.0;
    case KvFormat::Q8_0: return 34.0 * 8 / 32;
    case KvFormat::Q5_1: return 24.0 * 8 / 32;
    case KvFormat::Q5_0: return 22.0 * 8 / 32;
    case KvFormat::Q4_1: return 20.0 * 8 / 32;
    case KvFormat::Q4_0:
    case KvFormat::Iq4_NL: return 18.0 * 8 / 32;
    }
    return 16.0;
}

double bitsPerWeight(WeightFormat format) noexcept
{
    switch (format) {
    case WeightFormat::Fp32:
    case WeightFormat::Tf32: return 32.0; // TF32 is a mode of the tensor cores: storage stays fp32
    case WeightFormat::Bf16:
    case WeightFormat::Fp16: return 16.0;
    case WeightFormat::Fp8: return 8.0 + 32.0 / 16384; // DeepSeek layout: one fp32 scale per 128 x 128 block
    case WeightFormat::Int8: return 8.0;
    case WeightFormat::Int4:
    case WeightFormat::Awq:
    case WeightFormat::Gptq: return 4.0 + 16.0 / 128 + 4.0 / 128; // group of 128: fp16 scale and 4-bit zero point
    case WeightFormat::Nf4: return 4.127; // QLoRA paper: absmax per 64, quantised again per 256 (double quantisation)
    case WeightFormat::Mxfp4: return 4.0 + 8.0 / 32;  // OCP microscaling: E8M0 scale per 32
    case WeightFormat::Nvfp4: return 4.0 + 8.0 / 16;  // fp8 scale per 16
    // GGUF file types: size of published Llama 3 70B files x 8 / 70.554e9 weights (llama.cpp quantize, printed BPW).
    case WeightFormat::Q8_0: return 8.50;
    case WeightFormat::Q6_K: return 6.56;
    case WeightFormat::Q5_K_M: return 5.66;
    case WeightFormat::Q5_K_S: return 5.52;
    case WeightFormat::Q5_0: return 5.53;
    case WeightFormat::Q4_K_M: return 4.82;
    case WeightFormat::Q4_K_S: return 4.58;
    case WeightFormat::Q4_0: return 4.54;
    case WeightFormat::Iq4_NL: return 4.54;
    case WeightFormat::Iq4_XS: return 4.30;
    case WeightFormat::Q3_K_L: return 4.21;
    case WeightFormat::Q3_K_M: return 3.89;
    case WeightFormat::Q3_K_S: return 3.51;
    case WeightFormat::Iq3_M: return 3.62;
    case WeightFormat::Iq3_S: return 3.51;
    case WeightFormat::Iq3_XS: return 3.32;
    case WeightFormat::Iq3_XXS: return 3.11;
    case WeightFormat::Q2_K: return 2.99;
    case WeightFormat::Q2_K_S: return 2.78;
    case WeightFormat::Iq2_M: return 2.73;
    case WeightFormat::Iq2_S: return 2.52;
    case WeightFormat::Iq2_XS: return 2.40;
    case WeightFormat::Iq2_XXS: return 2.17;
    case WeightFormat::Iq1_M: return 1.90;
    case WeightFormat::Iq1_S: return 1.74;
    }
    return 16.0;
}

GgufMix ggufMix(WeightFormat format) noexcept
{
    // Block sizes of ggml-common.h: q8_0 8.5, q6_K 6.5625, q5_K 5.5, q4_K and q4_0 4.5, iq4_xs 4.25, q3_K and iq3_s 3.4375,
    // q2_K 2.625 bits. Which tensor gets which: llama_tensor_get_type of llama.cpp; "half" = use_more_bits(), an eighth of
    // the layers at each end and a third of those between. Where the rules are many (iq1 to iq3) the body is what the
    // published Llama 3 70B file leaves when its embedding and head are taken off.
    constexpr double q8 = 8.5, q6 = 6.5625, q5 = 5.5, q4 = 4.5, q3 = 3.4375, q2 = 2.625, x4 = 4.25;
    constexpr auto uniform = [](double body, double embedding, double head) { return GgufMix{body, embedding, head, body, body, body, body}; };
    switch (format) { // rest, embedding, head, down, value, value ungrouped, attention output
    case WeightFormat::Q8_0: return uniform(q8, q8, q8);
    case WeightFormat::Q6_K: return uniform(q6, q6, q6);
    case WeightFormat::Q5_K_M: return {q5, q5, q6, (q5 + q6) / 2, (q5 + q6) / 2, (q5 + q6) / 2, q5};
    case WeightFormat::Q5_K_S:
    case WeightFormat::Q5_0: return uniform(q5, q5, q6);
    case WeightFormat::Q4_K_M: return {q4, q4, q6, (q4 + q6) / 2, (q4 + q6) / 2, (q4 + q6) / 2, q4};
    case WeightFormat::Q4_K_S: return {q4, q4, q6, q4 + 1.0 / 8, q4, q4, q4};
    case WeightFormat::Q4_0: return uniform(q4, q4, q6);
    case WeightFormat::Iq4_NL: return {q4, q4, q6, q4, q5, q4, q4};
    case WeightFormat::Iq4_XS: return {x4, x4, q6, x4, q5, x4, x4};
    case WeightFormat::Q3_K_L: return {q3, q3, q6, q5, q5, q5, q5};
    case WeightFormat::Q3_K_M: return {q3, q3, q6, q4 + 1.0 / 16, q4, q4, q4};
    case WeightFormat::Q3_K_S: return uniform(q3, q3, q6);
    case WeightFormat::Iq3_M: return {q3, q3, q6, 3.6, q4, q3, q4};
    case WeightFormat::Iq3_S: return {q3, q3, q6, q3, q4, q3, q3};
    case WeightFormat::Iq3_XS: return uniform(3.271, q3, q6);
    case WeightFormat::Iq3_XXS: return uniform(3.073, q3, q5);
    case WeightFormat::Q2_K: return {q2, q2, q6, q3, q4, q3, q3};
    case WeightFormat::Q2_K_S: return {q2, q2, q6, q2 + (q4 - q2) / 8, q4, q2, q2};
    case WeightFormat::Iq2_M: return uniform(2.681, q3, q5);
    case WeightFormat::Iq2_S: return uniform(2.462, q3, q5);
    case WeightFormat::Iq2_XS: return uniform(2.346, q2, q5);
    case WeightFormat::Iq2_XXS: return uniform(2.108, q2, q5);
    case WeightFormat::Iq1_M: return uniform(1.833, q2, q5);
    case WeightFormat::Iq1_S: return uniform(1.669, q2, q5);
    default: break;
    }
    const double bits = bitsPerWeight(format);
    return uniform(bits, bits, bits);
}

} // namespace configuria
