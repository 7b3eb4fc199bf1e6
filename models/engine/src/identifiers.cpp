// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/identifiers.h"

#include <algorithm>

namespace configuria {
namespace {

// Every list below is of words between spaces.
constexpr std::string_view countries =
    " AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH"
    " CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN"
    " GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI"
    " LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM"
    " PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD"
    " TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW ";

constexpr std::string_view memberStates = " AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ";

// ISO 4217, the active codes of countries, as of 2026: since its amendments of 31 March 2025 XCG in place of ANG (Caribbean guilder,
// Centrale Bank van Curaçao en Sint Maarten), since 1 January 2026 no BGN (Council Regulation (EU) 2025/1408, the euro in Bulgaria).
constexpr std::string_view currencies =
    " AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK"
    " DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF"
    " KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK"
    " PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX"
    " USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG ";

// SWIFT, IBAN Registry: characters of a whole IBAN.
constexpr std::string_view ibanLengths =
    " AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27"
    " GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22"
    " MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28"
    " TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30 ";

// European Commission, VIES FAQ, question 11 ("What is the format of a VAT number?"); Switzerland: LTVA, CHE and nine digits.
// '#' is a digit, '@' a letter, '?' either, anything else itself.
constexpr std::string_view vatForms[] = {
    "ATU########",    "BE0#########",   "BE1#########", "BG#########",   "BG##########", "CY########@",   "CZ########",   "CZ#########",
    "CZ##########",   "DE#########",    "DK########",   "EE#########",   "EL#########",  "ES@########",   "ES@#######@",  "ES########@",
    "FI########",     "FR??#########",  "HR###########", "HU########",   "IE#?#####@",   "IE#######@@",   "IT###########", "LT#########",
    "LT############", "LU########",     "LV###########", "MT########",   "NL#########B##", "PL##########", "PT#########",  "RO##",
    "RO###",          "RO####",         "RO#####",      "RO######",      "RO#######",    "RO########",    "RO#########",  "RO##########",
    "SE############", "SI########",     "SK##########", "GB#########",   "GB############", "GBGD###",     "GBHA###",      "XI#########",
    "XI############", "XIGD###",        "XIHA###",      "CHE#########",  "CHE#########TVA", "CHE#########MWST", "CHE#########IVA"};

constexpr bool isDigit(char c) noexcept { return c >= '0' && c <= '9'; }
constexpr bool isLetter(char c) noexcept { return c >= 'A' && c <= 'Z'; }

bool allDigits(std::string_view text) noexcept
{
    return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

bool hasForm(std::string_view text, std::string_view form) noexcept
{
    const auto fits = [](char c, char f) {
        return f == '#' ? isDigit(c) : f == '@' ? isLetter(c) : f == '?' ? isDigit(c) || isLetter(c) : c == f;
    };
    return text.size() == form.size() && std::equal(text.begin(), text.end(), form.begin(), fits);
}

bool isListed(std::string_view list, std::string_view word, std::size_t length) noexcept
{
    for (std::size_t at = 1; word.size() == length && at < list.size(); at = list.find(' ', at) + 1) {
        if (list.substr(at, length) == word) {
            return true;
        }
    }
    return false;
}

// ISO/IEC 7812-1, annex B: from the right every second digit doubled, with its digits added.
bool isLuhn(std::string_view digits) noexcept
{
    int sum = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const int digit = digits[digits.size() - 1 - i] - '0';
        const int twice = digit * 2;
        sum += i % 2 == 0 ? digit : twice > 9 ? twice - 9 : twice;
    }
    return sum % 10 == 0;
}

// ISO 7064, mod 97: letters count as 10 to 35.
int remainder97(std::string_view text, int from = 0) noexcept
{
    int rest = from;
    for (const char c : text) {
        rest = isDigit(c) ? (rest * 10 + (c - '0')) % 97 : (rest * 100 + (c - 'A' + 10)) % 97;
    }
    return rest;
}

bool isCompactSiren(std::string_view digits) noexcept
{
    return digits.size() == 9 && allDigits(digits) && isLuhn(digits) && digits != "000000000";
}

IdVerdict frenchVat(std::string_view number) // without its letters
{
    const std::string_view siren = number.substr(2);
    // Monaco counts as France, under numbers that are no SIREN: 000 and six digits.
    if (!isCompactSiren(siren) && !siren.starts_with("000")) {
        return IdVerdict::Invalid;
    }
    if (!allDigits(number.substr(0, 2))) {
        return IdVerdict::Doubtful;
    }
    const int key = (number[0] - '0') * 10 + (number[1] - '0');
    return key == (12 + 3 * remainder97(siren)) % 97 ? IdVerdict::Valid : IdVerdict::Invalid;
}

} // namespace

std::string compactId(std::string_view text)
{
    std::string compact;
    for (std::size_t i = 0; i < text.size(); ++i) {
        // UTF-8: U+00A0 no-break space, U+2009 thin space, U+202F narrow no-break space
        if (text.substr(i, 2) == "\xC2\xA0") {
            ++i;
        } else if (text.substr(i, 3) == "\xE2\x80\x89" || text.substr(i, 3) == "\xE2\x80\xAF") {
            i += 2;
        } else if (const char c = text[i]; c != ' ' && c != '\t' && c != '\n' && c != '.' && c != '-') {
            compact += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        }
    }
    return compact;
}

bool isSiren(std::string_view text)
{
    return isCompactSiren(compactId(text));
}

bool isSiret(std::string_view text)
{
    const std::string digits = compactId(text);
    if (digits.size() != 14 || !allDigits(digits) || !isCompactSiren(std::string_view(digits).substr(0, 9))) {
        return false;
    }
    int sum = 0;
    for (const char c : digits) {
        sum += c - '0';
    }
    return isLuhn(digits) || (digits.starts_with("356000000") && sum % 5 == 0); // INSEE, "SIRET": La Poste ran out of numbers
}

std::string sirenOf(std::string_view text)
{
    const std::string compact = compactId(text);
    if (isSiren(compact)) {
        return compact;
    }
    if (isSiret(compact)) {
        return compact.substr(0, 9);
    }
    const bool isVat = compact.starts_with("FR") && checkVatNumber(compact) != IdVerdict::Invalid && isSiren(compact.substr(4));
    return isVat ? compact.substr(4) : std::string();
}

// BOFiP, BOI-TVA-DECLA-20-10-20.
std::optional<int> vatKeyOf(std::string_view siren)
{
    const std::string digits = compactId(siren);
    return isCompactSiren(digits) ? std::optional((12 + 3 * remainder97(digits)) % 97) : std::nullopt;
}

std::string frenchVatNumber(std::string_view siren)
{
    const std::optional<int> key = vatKeyOf(siren);
    return key ? (*key < 10 ? "FR0" : "FR") + std::to_string(*key) + compactId(siren) : std::string();
}

IdVerdict checkVatNumber(std::string_view text)
{
    const std::string number = compactId(text);
    const bool hasAny = std::any_of(std::begin(vatForms), std::end(vatForms), [&](std::string_view form) { return hasForm(number, form); });
    if (!hasAny) {
        return IdVerdict::Invalid;
    }
    return number.starts_with("FR") ? frenchVat(std::string_view(number).substr(2)) : IdVerdict::Valid;
}

std::string vatCountry(std::string_view text)
{
    const std::string number = compactId(text);
    if (checkVatNumber(number) == IdVerdict::Invalid) {
        return {};
    }
    const std::string prefix = number.substr(0, 2);
    return prefix == "EL" ? "GR" : prefix == "XI" ? "GB" : prefix;
}

bool isIban(std::string_view text)
{
    const std::string iban = compactId(text);
    const bool isText = std::all_of(iban.begin(), iban.end(), [](char c) { return isDigit(c) || isLetter(c); });
    if (iban.size() < 15 || !isText || !isLetter(iban[0]) || !isLetter(iban[1]) || !isDigit(iban[2]) || !isDigit(iban[3])) {
        return false;
    }
    const std::string key = iban.substr(0, 2) + std::to_string(iban.size());
    return isListed(ibanLengths, key, 4) && remainder97(iban.substr(0, 4), remainder97(iban.substr(4))) == 1;
}

bool isBic(std::string_view text)
{
    const std::string bic = compactId(text);
    const std::string_view country = std::string_view(bic).substr(std::min<std::size_t>(4, bic.size()), 2);
    return (hasForm(bic, "@@@@@@??") || hasForm(bic, "@@@@@@?????")) && (isCountryCode(country) || country == "XK"); // Kosovo has no code of ISO
}

bool isCountryCode(std::string_view code) noexcept
{
    return isListed(countries, code, 2);
}

bool isMemberState(std::string_view code) noexcept
{
    return isListed(memberStates, code, 2);
}

bool isCurrencyCode(std::string_view code) noexcept
{
    return isListed(currencies, code, 3);
}

} // namespace configuria
