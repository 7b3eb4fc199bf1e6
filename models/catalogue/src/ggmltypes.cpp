// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ggmltypes.h"

#include <algorithm>
#include <array>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Numbers: enum ggml_type of ggml.h. Sizes: the block structs of ggml-common.h, also GGML_QUANT_SIZES of
// gguf-py/gguf/constants.py. 4 and 5 (Q4_2, Q4_3) went before GGUF came. 31-33 and 36-38 are repacked forms of Q4_0 and
// IQ4_NL that files of 2024 hold: the same blocks in another order.
constexpr std::array types{
    GgmlType{0, "F32"_L1, 1, 4, WeightFormat::Fp32},
    GgmlType{1, "F16"_L1, 1, 2, WeightFormat::Fp16},
    GgmlType{2, "Q4_0"_L1, 32, 18, WeightFormat::Q4_0},
    GgmlType{3, "Q4_1"_L1, 32, 20, WeightFormat::Q4_K_M},
    GgmlType{6, "Q5_0"_L1, 32, 22, WeightFormat::Q5_0},
    GgmlType{7, "Q5_1"_L1, 32, 24, WeightFormat::Q5_K_M},
    GgmlType{8, "Q8_0"_L1, 32, 34, WeightFormat::Q8_0},
    GgmlType{9, "Q8_1"_L1, 32, 36, WeightFormat::Q8_0},
    GgmlType{10, "Q2_K"_L1, 256, 84, WeightFormat::Q2_K},
    GgmlType{11, "Q3_K"_L1, 256, 110, WeightFormat::Q3_K_M},
    GgmlType{12, "Q4_K"_L1, 256, 144, WeightFormat::Q4_K_M},
    GgmlType{13, "Q5_K"_L1, 256, 176, WeightFormat::Q5_K_M},
    GgmlType{14, "Q6_K"_L1, 256, 210, WeightFormat::Q6_K},
    GgmlType{15, "Q8_K"_L1, 256, 292, WeightFormat::Q8_0},
    GgmlType{16, "IQ2_XXS"_L1, 256, 66, WeightFormat::Iq2_XXS},
    GgmlType{17, "IQ2_XS"_L1, 256, 74, WeightFormat::Iq2_XXS},
    GgmlType{18, "IQ3_XXS"_L1, 256, 98, WeightFormat::Iq3_XXS},
    GgmlType{19, "IQ1_S"_L1, 256, 50, WeightFormat::Iq1_S},
    GgmlType{20, "IQ4_NL"_L1, 32, 18, WeightFormat::Iq4_NL},
    GgmlType{21, "IQ3_S"_L1, 256, 110, WeightFormat::Q3_K_S},
    GgmlType{22, "IQ2_S"_L1, 256, 82, WeightFormat::Iq2_M},
    GgmlType{23, "IQ4_XS"_L1, 256, 136, WeightFormat::Iq4_XS},
    GgmlType{24, "I8"_L1, 1, 1, WeightFormat::Int8},
    GgmlType{25, "I16"_L1, 1, 2, WeightFormat::Fp16},
    GgmlType{26, "I32"_L1, 1, 4, WeightFormat::Fp32},
    GgmlType{27, "I64"_L1, 1, 8, WeightFormat::Fp32},
    GgmlType{28, "F64"_L1, 1, 8, WeightFormat::Fp32},
    GgmlType{29, "IQ1_M"_L1, 256, 56, WeightFormat::Iq1_M},
    GgmlType{30, "BF16"_L1, 1, 2, WeightFormat::Bf16},
    GgmlType{31, "Q4_0_4_4"_L1, 32, 18, WeightFormat::Q4_0},
    GgmlType{32, "Q4_0_4_8"_L1, 32, 18, WeightFormat::Q4_0},
    GgmlType{33, "Q4_0_8_8"_L1, 32, 18, WeightFormat::Q4_0},
    GgmlType{34, "TQ1_0"_L1, 256, 54, WeightFormat::Iq1_S},
    GgmlType{35, "TQ2_0"_L1, 256, 66, WeightFormat::Iq2_XXS},
    GgmlType{36, "IQ4_NL_4_4"_L1, 32, 18, WeightFormat::Iq4_NL},
    GgmlType{37, "IQ4_NL_4_8"_L1, 32, 18, WeightFormat::Iq4_NL},
    GgmlType{38, "IQ4_NL_8_8"_L1, 32, 18, WeightFormat::Iq4_NL},
    GgmlType{39, "MXFP4"_L1, 32, 17, WeightFormat::Mxfp4},
    GgmlType{40, "NVFP4"_L1, 64, 36, WeightFormat::Nvfp4},
    GgmlType{41, "Q1_0"_L1, 128, 18, WeightFormat::Iq1_S},
    GgmlType{42, "Q2_0"_L1, 64, 18, WeightFormat::Iq2_XXS},
};

struct FileType {
    std::int64_t id;
    WeightFormat format;
};

// enum llama_ftype of llama.h. Where we have no format of that name: the nearest in bits per weight.
constexpr std::array fileTypes{
    FileType{0, WeightFormat::Fp32}, FileType{1, WeightFormat::Fp16}, FileType{2, WeightFormat::Q4_0},
    FileType{3, WeightFormat::Q4_K_M}, // Q4_1
    FileType{7, WeightFormat::Q8_0}, FileType{8, WeightFormat::Q5_0},
    FileType{9, WeightFormat::Q5_K_M}, // Q5_1
    FileType{10, WeightFormat::Q2_K}, FileType{11, WeightFormat::Q3_K_S}, FileType{12, WeightFormat::Q3_K_M},
    FileType{13, WeightFormat::Q3_K_L}, FileType{14, WeightFormat::Q4_K_S}, FileType{15, WeightFormat::Q4_K_M},
    FileType{16, WeightFormat::Q5_K_S}, FileType{17, WeightFormat::Q5_K_M}, FileType{18, WeightFormat::Q6_K},
    FileType{19, WeightFormat::Iq2_XXS},
    FileType{20, WeightFormat::Iq2_XXS}, // IQ2_XS
    FileType{21, WeightFormat::Q2_K},    // Q2_K_S
    FileType{22, WeightFormat::Iq3_XXS}, // IQ3_XS
    FileType{23, WeightFormat::Iq3_XXS}, FileType{24, WeightFormat::Iq1_S}, FileType{25, WeightFormat::Iq4_NL},
    FileType{26, WeightFormat::Q3_K_S}, // IQ3_S
    FileType{27, WeightFormat::Iq3_M},
    FileType{28, WeightFormat::Iq2_M}, // IQ2_S
    FileType{29, WeightFormat::Iq2_M}, FileType{30, WeightFormat::Iq4_XS}, FileType{31, WeightFormat::Iq1_M},
    FileType{32, WeightFormat::Bf16},
    FileType{33, WeightFormat::Q4_0}, FileType{34, WeightFormat::Q4_0}, FileType{35, WeightFormat::Q4_0}, // repacked
    FileType{36, WeightFormat::Iq1_S},   // TQ1_0
    FileType{37, WeightFormat::Iq2_XXS}, // TQ2_0
    FileType{38, WeightFormat::Mxfp4}, FileType{39, WeightFormat::Nvfp4},
    FileType{40, WeightFormat::Iq1_S},   // Q1_0
    FileType{41, WeightFormat::Iq2_XXS}, // Q2_0
};

} // namespace

const GgmlType *ggmlType(std::uint32_t id)
{
    const auto found = std::find_if(types.begin(), types.end(), [id](const GgmlType &type) { return type.id == id; });
    return found == types.end() ? nullptr : &*found;
}

std::optional<WeightFormat> ggufFileType(std::int64_t fileType)
{
    const auto found = std::find_if(fileTypes.begin(), fileTypes.end(), [fileType](const FileType &type) { return type.id == fileType; });
    return found == fileTypes.end() ? std::nullopt : std::optional(found->format);
}

} // namespace configuria
