// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sellerprofile.h"

#include <algorithm>

namespace configuria {

namespace {

void fill(std::string &text, const std::string &standard)
{
    if (text.empty()) {
        text = standard;
    }
}

} // namespace

std::optional<LogoFormat> logoFormat(std::string_view bytes) noexcept
{
    // Signature of PNG: W3C "Portable Network Graphics", section 5.2.
    constexpr std::string_view png = "\x89PNG\r\n\x1a\n";
    constexpr std::size_t prologue = 4096; // an SVG may begin with a declaration, comments and a document type
    if (bytes.size() > maxLogoSize) {
        return std::nullopt;
    }
    if (bytes.substr(0, png.size()) == png) {
        return LogoFormat::Png;
    }
    const bool isXml = bytes.find_first_not_of(" \t\r\n\xEF\xBB\xBF") == bytes.find('<');
    return isXml && bytes.substr(0, prologue).find("<svg") != std::string_view::npos ? std::optional(LogoFormat::Svg) : std::nullopt;
}

bool isAccent(std::string_view text) noexcept
{
    const auto isHex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); };
    return text.size() == 7 && text.front() == '#' && std::all_of(text.begin() + 1, text.end(), isHex);
}

void applyTo(Project &project, const SellerProfile &profile)
{
    project.seller = profile.seller;
    fill(project.quote.paymentTerms, profile.paymentTerms);
    fill(project.quote.delivery, profile.delivery);
    fill(project.quote.warranty, profile.warranty);
    fill(project.quote.paper.terms, profile.generalTerms);
    project.quote.sale.saleCase = profile.saleCase;
    project.quote.paper.size = profile.paper;
}

Project takeSeller(Project project, const SellerProfile &profile)
{
    const SaleCase saleCase = project.quote.sale.saleCase;
    const PaperSize size = project.quote.paper.size;
    applyTo(project, profile);
    project.quote.sale.saleCase = saleCase;
    project.quote.paper.size = size;
    return project;
}

} // namespace configuria
