// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/numberpattern.h"
#include "engine/project.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace configuria {

constexpr std::size_t maxLogoSize = 512 * 1024;

// Who sells, set once per user: what each new quote begins with.
struct SellerProfile {
    Party seller;
    std::string logo;         // bytes of a PNG or SVG file, at most maxLogoSize
    std::string accent;       // "#rrggbb" of titles and rules on paper; "": the program's
    std::string paymentTerms, delivery, warranty;
    std::string generalTerms; // attached to each quote
    std::string numberPattern = std::string(defaultNumberPattern);
    SaleCase saleCase = SaleCase::France;
    PaperSize paper = PaperSize::A4;
    bool isSet() const { return !seller.name.empty(); }
    friend bool operator==(const SellerProfile &, const SellerProfile &) = default;
};

enum class LogoFormat : std::uint8_t { Png, Svg };
// nullopt: neither, or too large.
std::optional<LogoFormat> logoFormat(std::string_view bytes) noexcept;
bool isAccent(std::string_view text) noexcept;

// The seller and the defaults of the profile in a project. What the project says already of delivery and the like stays.
void applyTo(Project &project, const SellerProfile &profile);
// The same for a project that is there already: its sale and its paper are its own, those of the profile are for new ones.
Project takeSeller(Project project, const SellerProfile &profile);

} // namespace configuria
