// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compatibility.h"
#include "engine/identifiers.h"
#include "exportcontrol.h"
#include "quoterules.h"

#include <algorithm>

// What is offered, for how much, and what customs ask of it.
namespace configuria {
namespace {

std::optional<Hit> nothingOffered(const QuoteScope &scope)
{
    const auto isOffered = [](const QuoteLine &line) { return !line.isOptional; };
    return when(std::none_of(scope.quote.lines.begin(), scope.quote.lines.end(), isOffered));
}

std::optional<Hit> priceOnRequest(const QuoteScope &scope)
{
    return whenLines(scope, [](const QuoteLine &line, std::size_t) { return !line.unitPrice; });
}

std::optional<Hit> priceNotSourced(const QuoteScope &scope)
{
    return whenLines(scope, [](const QuoteLine &line, std::size_t) { return line.priceIsExample; });
}

std::optional<Hit> totalBelowZero(const QuoteScope &scope) { return when(scope.quote.totalInclVat < Money()); }

// --- for the house: a note of approval lets them pass ---

bool isApproved(const QuoteScope &scope) noexcept { return !scope.terms().internal.approvalNote.empty(); }

std::optional<Hit> belowFloor(const QuoteScope &scope)
{
    return whenLines(scope, [&](const QuoteLine &, std::size_t i) { return i < scope.margins.lines.size() && scope.margins.lines[i].isBelowFloor; });
}

std::optional<Hit> marginBelowMinimum(const QuoteScope &scope)
{
    if (!scope.margins.isBelowMinimum) {
        return std::nullopt;
    }
    const auto share = [](Rate rate) { return Figure{static_cast<double>(rate.ppm) / 1e6, Unit::Fraction}; };
    Hit hit;
    hit.have = scope.margins.rate ? std::optional(share(*scope.margins.rate)) : std::nullopt;
    hit.need = share(scope.margins.minimum);
    return hit;
}

template <QuoteCheck check, bool approved>
std::optional<Hit> approvedOr(const QuoteScope &scope)
{
    return isApproved(scope) == approved ? check(scope) : std::nullopt;
}

std::optional<Hit> marginUnknown(const QuoteScope &scope)
{
    Hit hit;
    hit.lines = scope.margins.unknown;
    return scope.margins.minimum > Rate() && scope.margins.unknown > 0 ? std::optional(hit) : std::nullopt;
}

// --- customs ---

std::optional<Hit> originMissing(const QuoteScope &scope)
{
    return whenLines(scope, [](const QuoteLine &line, std::size_t) { return isGoods(line) && line.origin.empty(); });
}

std::optional<Hit> originWrong(const QuoteScope &scope)
{
    return whenLines(scope, [](const QuoteLine &line, std::size_t) { return !line.origin.empty() && !isCountryCode(line.origin); });
}

std::optional<Hit> hsCodeMissing(const QuoteScope &scope)
{
    return whenLines(scope, [](const QuoteLine &line, std::size_t) { return isGoods(line) && line.hsCode.empty(); });
}

// Six digits of the Harmonized System; the Combined Nomenclature adds two, TARIC two more.
std::optional<Hit> hsCodeWrong(const QuoteScope &scope)
{
    return whenLines(scope, [](const QuoteLine &line, std::size_t) {
        const std::string code = compactId(line.hsCode);
        const bool isDigits = std::all_of(code.begin(), code.end(), [](char c) { return c >= '0' && c <= '9'; });
        return !code.empty() && (!isDigits || (code.size() != 6 && code.size() != 8 && code.size() != 10));
    });
}

template <SaleCase saleCase, QuoteCheck check>
std::optional<Hit> in(const QuoteScope &scope)
{
    return scope.is(saleCase) ? check(scope) : std::nullopt;
}

// Re-export is controlled like export: a seller over there needs the licence as much as a buyer. The H20, below the threshold, came
// under licence by letter in April 2025 (NVIDIA, form 8-K of 15 April 2025).
std::optional<Hit> licenceForExport(const QuoteScope &scope)
{
    const std::string &customer = scope.project.customer.country;
    const std::string &destination = customer.empty() ? scope.project.site.country : customer;
    if (!isExportControlled(destination) && !isExportControlled(scope.project.seller.country)) {
        return std::nullopt;
    }
    return whenLines(scope, [&](const QuoteLine &line, std::size_t) {
        const Gpu *gpu = scope.catalogue.gpu(line.part);
        return gpu && (isAbove3A090(*gpu) || hasWord(gpu->info.model, "H20"));
    });
}

using Code = QuoteFindingCode;
using At = QuoteField;

constexpr QuoteRule rules[] = {
    {Code::NothingOffered, Severity::Blocker, At::Line, nothingOffered},
    {Code::TotalBelowZero, Severity::Blocker, At::Line, totalBelowZero},
    {Code::PriceOnRequest, Severity::Caution, At::Line, priceOnRequest},
    {Code::PriceNotSourced, Severity::Caution, At::Line, priceNotSourced},
    {Code::BelowFloor, Severity::Blocker, At::Line, approvedOr<belowFloor, false>},
    {Code::BelowFloor, Severity::Caution, At::Line, approvedOr<belowFloor, true>},
    {Code::MarginBelowMinimum, Severity::Blocker, At::MinimumMargin, approvedOr<marginBelowMinimum, false>},
    {Code::MarginBelowMinimum, Severity::Caution, At::MinimumMargin, approvedOr<marginBelowMinimum, true>},
    {Code::MarginUnknown, Severity::Advice, At::MinimumMargin, marginUnknown},
    {Code::OriginMissing, Severity::Caution, At::Origin, in<SaleCase::Export, originMissing>},
    {Code::OriginMissing, Severity::Advice, At::Origin, in<SaleCase::IntraEu, originMissing>}, // monthly statement of trade (EMEBI)
    {Code::OriginWrong, Severity::Caution, At::Origin, originWrong},
    {Code::HsCodeMissing, Severity::Caution, At::HsCode, in<SaleCase::Export, hsCodeMissing>},
    {Code::HsCodeMissing, Severity::Advice, At::HsCode, in<SaleCase::IntraEu, hsCodeMissing>},
    {Code::HsCodeWrong, Severity::Caution, At::HsCode, hsCodeWrong},
    {Code::LicenceForExport, Severity::Caution, At::Line, licenceForExport},
};

} // namespace

std::span<const QuoteRule> lineRules() noexcept
{
    return rules;
}

} // namespace configuria
