// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Numbers of companies, of their VAT and of their banks. Spaces, dots and hyphens are dropped, and letters taken in any case.
namespace configuria {

// Doubtful: of the right form, but what would prove it cannot be computed. It is warned about, never refused.
enum class IdVerdict : std::uint8_t { Valid, Doubtful, Invalid };

// Capitals without spaces (no-break ones too), dots and hyphens.
std::string compactId(std::string_view text);

// Nine digits, Luhn.
bool isSiren(std::string_view text);
// SIREN and five digits, Luhn over all; the offices of La Poste (356 000 000) have a sum of digits that 5 divides instead.
bool isSiret(std::string_view text);
// Of a SIREN, a SIRET or a French VAT number; "" when there is none that holds.
std::string sirenOf(std::string_view text);

// (12 + 3 x (SIREN mod 97)) mod 97; absent when it is no SIREN.
std::optional<int> vatKeyOf(std::string_view siren);
// "FR44732829320", or "" when it is no SIREN.
std::string frenchVatNumber(std::string_view siren);
// Of a member state, of the United Kingdom or of Switzerland, with its two letters: the form of each state, and in France the key,
// which is doubtful when it has letters. Invalid for a prefix of no such state.
IdVerdict checkVatNumber(std::string_view text);
// ISO 3166-1 of the state that gave it (EL is Greece, XI Northern Ireland); "" when it is invalid.
std::string vatCountry(std::string_view text);

// ISO 13616: length of the country and mod 97.
bool isIban(std::string_view text);
// ISO 9362: 8 or 11 characters, with a country at the fifth.
bool isBic(std::string_view text);

bool isCountryCode(std::string_view code) noexcept;  // ISO 3166-1, two capitals
bool isMemberState(std::string_view code) noexcept;  // of the European Union
bool isCurrencyCode(std::string_view code) noexcept; // ISO 4217, active, three capitals

} // namespace configuria
