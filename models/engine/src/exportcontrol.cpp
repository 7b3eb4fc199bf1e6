// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportcontrol.h"

#include <algorithm>

namespace configuria {
namespace {

// Country Groups D:1, D:4 and D:5 less those that are in A:5 or A:6 (supplement 1 to 15 CFR part 740, read in 2025; memory, to
// be confirmed), in alphabetical order: where 15 CFR 742.6(a)(6)(iii) asks for a licence for 3A090 items.
constexpr std::string_view controlled[] = {"AE", "AF", "AM", "AZ", "BH", "BY", "CD", "CF", "CN", "CU", "EG", "ER", "GE", "HT", "IQ", "IR",
                                           "JO", "KG", "KH", "KP", "KW", "KZ", "LA", "LB", "LY", "MD", "MM", "MN", "MO", "NI", "OM", "PK",
                                           "QA", "RU", "SA", "SD", "SO", "SS", "SY", "TJ", "TM", "UZ", "VE", "VN", "YE", "ZW"};
static_assert(std::is_sorted(std::begin(controlled), std::end(controlled)));

} // namespace

bool isExportControlled(std::string_view country) noexcept
{
    return country.size() == 2 && std::binary_search(std::begin(controlled), std::end(controlled), country);
}

// ECCN 3A090.a: "total processing performance" of 4 800 or more, which is the tera-operations a second of the dense format times
// its bits, the largest of all formats. Smaller chips depend on the area of their die, which no list gives: nothing is said.
bool isAbove3A090(const Gpu &gpu) noexcept
{
    constexpr double threshold = 4800e12;
    const auto reaches = [](std::optional<FlopsPerSecond> rate, int bits) { return rate && rate->count * bits >= threshold; };
    return reaches(gpu.fp16, 16) || reaches(gpu.bf16, 16) || reaches(gpu.fp8, 8) || reaches(gpu.int8, 8) || reaches(gpu.fp4, 4);
}

} // namespace configuria
