// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "listvalues.h"

#include <QDate>

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "engine/identifiers.h"
#include "engine/names.h"
#include "listheader.h"
#include "listtext.h"

namespace configuria {

namespace {

constexpr std::int64_t maxUnits = 1'000'000'000; // as everywhere in a project

constexpr std::pair<std::string_view, std::string_view> currencySigns[] = {
    {"€", "EUR"}, {"US$", "USD"}, {"$US", "USD"}, {"$", "USD"}, {"£", "GBP"}, {"¥", "JPY"}, {"EURO", "EUR"}, {"EUROS", "EUR"}};

std::string upper(std::string_view text)
{
    std::string all(text);
    std::transform(all.begin(), all.end(), all.begin(), [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return all;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// Takes a currency off either end, and the words that say "without VAT".
std::string takeCurrency(std::string_view &text)
{
    std::string currency;
    const auto isWord = [](char c) { return !isDigit(c) && c != ' ' && c != '-' && c != '(' && c != ')' && c != ',' && c != '\''; };
    for (bool isStart : {true, false, false}) {
        std::size_t length = 0;
        while (length < text.size() && isWord(isStart ? text[length] : text[text.size() - 1 - length])) {
            ++length;
        }
        const std::string_view word = trimmed(isStart ? text.substr(0, length) : text.substr(text.size() - length));
        if (word.empty()) {
            continue;
        }
        const std::string name = upper(word);
        const std::optional<std::string> found = currencyFrom(word);
        if (!found && name != "HT" && name != "H.T." && name != "NET") {
            continue;
        }
        currency = found.value_or(currency);
        text = trimmed(isStart ? text.substr(length) : text.substr(0, text.size() - length));
    }
    return currency;
}

// Takes a minus in front or behind, or brackets, off.
bool takeMinus(std::string_view &text)
{
    const std::string_view minus = "\xE2\x88\x92"; // U+2212
    const std::string_view before = text;
    if (text.starts_with('(') && text.ends_with(')')) {
        text = text.substr(1, text.size() - 2);
    } else if (text.starts_with('-')) {
        text.remove_prefix(1);
    } else if (text.starts_with(minus)) {
        text.remove_prefix(minus.size());
    } else if (text.ends_with('-')) {
        text.remove_suffix(1);
    }
    const bool isNegative = text.size() != before.size();
    text = trimmed(text);
    return isNegative;
}

// Digits and '.' ',' ' ' '\'' alone, spaces and apostrophes of all kinds as one; nullopt when something else is there.
std::optional<std::string> plainNumber(std::string_view text)
{
    constexpr std::pair<std::string_view, char> kinds[] = {
        {"\xC2\xA0", ' '}, {"\xE2\x80\xAF", ' '}, {"\xE2\x80\x89", ' '}, {"\xE2\x80\x99", '\''}};
    std::string plain;
    while (!text.empty()) {
        const char c = text.front();
        if (isDigit(c) || c == '.' || c == ',' || c == ' ' || c == '\'') {
            plain += c;
            text.remove_prefix(1);
            continue;
        }
        const auto *kind = std::find_if(std::begin(kinds), std::end(kinds), [&text](const auto &k) { return text.starts_with(k.first); });
        if (kind == std::end(kinds)) {
            return std::nullopt;
        }
        plain += kind->second;
        text.remove_prefix(kind->first.size());
    }
    return plain.empty() ? std::nullopt : std::optional(plain);
}

enum class Reading { NotANumber, Ambiguous, Read };

struct Split {
    Reading reading = Reading::NotANumber;
    char decimal = 0;              // 0: no decimals
    std::size_t point = std::string::npos; // place of the decimal sign
    char saidDecimal = 0;          // what this number says about its list
};

Split splitNumber(std::string_view plain, DecimalSign sign)
{
    const auto count = [plain](char c) { return std::count(plain.begin(), plain.end(), c); };
    const auto commas = count(',');
    const auto points = count('.');
    const bool hasOther = count(' ') > 0 || count('\'') > 0;
    if (commas == 0 && points == 0) {
        return {Reading::Read, 0, std::string::npos, 0};
    }
    const char wanted = sign == DecimalSign::Comma ? ',' : sign == DecimalSign::Point ? '.' : 0;
    if (commas > 0 && points > 0) {
        const char decimal = plain.rfind(',') > plain.rfind('.') ? ',' : '.';
        if (count(decimal) > 1 || (wanted && wanted != decimal)) {
            return {};
        }
        return {Reading::Read, decimal, plain.rfind(decimal), decimal};
    }
    const char only = commas > 0 ? ',' : '.';
    const char other = only == ',' ? '.' : ',';
    if (commas + points > 1) { // 1.234.567
        return wanted == only || hasOther ? Split{} : Split{Reading::Read, 0, std::string::npos, other};
    }
    const std::size_t at = plain.find(only);
    const std::size_t decimals = plain.size() - at - 1;
    const bool isGroup = decimals == 3 && at >= 1 && at <= 3 && plain[0] != '0' && !hasOther;
    if (!isGroup) {
        return wanted && wanted != only ? Split{} : Split{Reading::Read, only, at, only};
    }
    if (!wanted) {
        return {Reading::Ambiguous, 0, std::string::npos, 0};
    }
    return wanted == only ? Split{Reading::Read, only, at, only} : Split{Reading::Read, 0, std::string::npos, 0};
}

// Digits of the whole part, its groups being of three; nullopt when they are not, or when they are parted by several signs.
std::optional<std::string> wholeDigits(std::string_view whole)
{
    std::string digits;
    char separator = 0;
    std::size_t group = 0;
    bool isFirst = true;
    const auto groupFits = [&] { return isFirst ? (separator == 0 || (group >= 1 && group <= 3)) : group == 3; };
    for (const char c : whole) {
        if (isDigit(c)) {
            digits += c;
            ++group;
            continue;
        }
        if (separator != 0 && c != separator) {
            return std::nullopt;
        }
        separator = c;
        if (!groupFits()) {
            return std::nullopt;
        }
        isFirst = false;
        group = 0;
    }
    return digits.empty() || !groupFits() ? std::nullopt : std::optional(digits);
}

// Half away from zero to a millionth: spreadsheets write 1234.5600000000001.
std::optional<std::int64_t> microsOf(const std::string &whole, std::string_view decimals)
{
    std::int64_t units = 0;
    const auto [end, error] = std::from_chars(whole.data(), whole.data() + whole.size(), units);
    if (error != std::errc() || units > maxUnits) {
        return std::nullopt;
    }
    std::int64_t micros = 0;
    for (std::size_t i = 0; i < 6; ++i) {
        micros = micros * 10 + (i < decimals.size() ? decimals[i] - '0' : 0);
    }
    micros += decimals.size() > 6 && decimals[6] >= '5' ? 1 : 0;
    const std::int64_t all = units * 1'000'000 + micros;
    return all <= maxUnits * 1'000'000 ? std::optional(all) : std::nullopt;
}

struct KindWords {
    std::string_view words;
    PartKind kind;
    std::string_view inTable = {}; // "": the usual one
};
constexpr KindWords kindWords[] = {
    {"server", PartKind::Server}, {"serveur", PartKind::Server}, {"servers", PartKind::Server}, {"serveurs", PartKind::Server}, {"chassis", PartKind::Server}, {"workstation", PartKind::Server}, {"station de travail", PartKind::Server},
    {"gpu", PartKind::Gpu}, {"gpus", PartKind::Gpu}, {"carte graphique", PartKind::Gpu}, {"cartes graphiques", PartKind::Gpu}, {"graphics card", PartKind::Gpu}, {"accelerator", PartKind::Gpu}, {"accelerateur", PartKind::Gpu},
    {"cpu", PartKind::Cpu}, {"cpus", PartKind::Cpu}, {"processeur", PartKind::Cpu}, {"processeurs", PartKind::Cpu}, {"processor", PartKind::Cpu}, {"processors", PartKind::Cpu},
    {"memory", PartKind::Memory}, {"memoire", PartKind::Memory}, {"ram", PartKind::Memory}, {"dimm", PartKind::Memory}, {"barrette", PartKind::Memory}, {"memory module", PartKind::Memory}, {"memory modules", PartKind::Memory},
    {"drive", PartKind::Drive}, {"drives", PartKind::Drive}, {"disque", PartKind::Drive}, {"disques", PartKind::Drive}, {"disk", PartKind::Drive}, {"ssd", PartKind::Drive}, {"nvme", PartKind::Drive}, {"storage", PartKind::Drive}, {"stockage", PartKind::Drive},
    {"psu", PartKind::Psu}, {"power supply", PartKind::Psu}, {"power supplies", PartKind::Psu}, {"alimentation", PartKind::Psu}, {"alimentations", PartKind::Psu},
    {"network", PartKind::Network}, {"reseau", PartKind::Network}, {"nic", PartKind::Network}, {"network adapter", PartKind::Network}, {"carte reseau", PartKind::Network}, {"adaptateur reseau", PartKind::Network}, {"network card", PartKind::Network},
    {"switch", PartKind::Network, "switch"}, {"switches", PartKind::Network, "switch"}, {"commutateur", PartKind::Network, "switch"}, {"commutateurs", PartKind::Network, "switch"}, {"network switch", PartKind::Network, "switch"}, {"commutateur reseau", PartKind::Network, "switch"},
    {"accessory", PartKind::Accessory}, {"accessories", PartKind::Accessory}, {"accessoire", PartKind::Accessory}, {"accessoires", PartKind::Accessory}, {"cable", PartKind::Accessory, "power_cable"}, {"cables", PartKind::Accessory, "power_cable"}, {"bridge", PartKind::Accessory, "bridge"}, {"pont", PartKind::Accessory, "bridge"},
    {"rack", PartKind::Rack}, {"racks", PartKind::Rack}, {"baie", PartKind::Rack}, {"pdu", PartKind::Rack, "pdu"}, {"ups", PartKind::Rack, "ups"}, {"onduleur", PartKind::Rack, "ups"},
    {"licence", PartKind::Licence}, {"licences", PartKind::Licence}, {"license", PartKind::Licence}, {"licenses", PartKind::Licence}, {"logiciel", PartKind::Licence}, {"software", PartKind::Licence}, {"software licence", PartKind::Licence}, {"software license", PartKind::Licence}, {"licence logicielle", PartKind::Licence},
    {"service", PartKind::Service}, {"services", PartKind::Service}, {"prestation", PartKind::Service}, {"prestations", PartKind::Service}, {"installation", PartKind::Service}, {"transport", PartKind::Service}, {"livraison", PartKind::Service},
};

// Numbers of a text, and the words between them.
std::vector<std::string> words(std::string_view text)
{
    std::vector<std::string> all;
    std::string word;
    bool wasDigit = false;
    for (const char c : plainWords(text)) {
        if (!word.empty() && (c == ' ' || isDigit(c) != wasDigit)) {
            all.push_back(std::move(word));
            word.clear();
        }
        if (c != ' ') {
            word += c;
            wasDigit = isDigit(c);
        }
    }
    if (!word.empty()) {
        all.push_back(std::move(word));
    }
    return all;
}

// Sevenths of a day are working days: five of them are a week.
struct LeadUnit {
    int days = 0;
    bool isWorkingDays = false;
};
std::optional<LeadUnit> leadUnit(const std::string &word)
{
    constexpr std::string_view day[] = {"j", "jour", "jours", "d", "day", "days"};
    constexpr std::string_view week[] = {"s", "sem", "semaine", "semaines", "w", "wk", "wks", "week", "weeks"};
    constexpr std::string_view month[] = {"mois", "month", "months"};
    const auto isIn = [&word](const auto &names) { return std::find(std::begin(names), std::end(names), word) != std::end(names); };
    return isIn(day) ? std::optional(LeadUnit{1, false}) : isIn(week) ? std::optional(LeadUnit{7, false}) : isIn(month) ? std::optional(LeadUnit{30, false}) : std::nullopt;
}

struct DateParts {
    int values[3] = {};
    std::size_t lengths[3] = {};
};

std::optional<DateParts> dateParts(std::string_view text)
{
    text = text.substr(0, text.find_first_of("T ")); // without the time
    DateParts parts;
    std::size_t part = 0;
    char separator = 0;
    for (const char c : text) {
        if (isDigit(c)) {
            parts.values[part] = parts.values[part] * 10 + (c - '0');
            if (++parts.lengths[part] > 8) {
                return std::nullopt;
            }
        } else if ((c == '-' || c == '/' || c == '.') && (separator == 0 || c == separator) && part < 2) {
            separator = c;
            ++part;
        } else {
            return std::nullopt;
        }
    }
    if (part == 0 && parts.lengths[0] == 8) { // 20261130
        const int all = parts.values[0];
        return DateParts{{all / 10000, all / 100 % 100, all % 100}, {4, 2, 2}};
    }
    const bool isComplete = part == 2 && parts.lengths[0] > 0 && parts.lengths[1] > 0 && parts.lengths[2] > 0;
    return isComplete ? std::optional(parts) : std::nullopt;
}

} // namespace

std::variant<ListPrice, RowRefusal> priceFrom(std::string_view text, DecimalSign sign)
{
    text = trimmed(text);
    if (text.empty()) {
        return RowRefusal::NoPrice;
    }
    bool isNegative = takeMinus(text);
    const std::string currency = takeCurrency(text);
    isNegative = takeMinus(text) || isNegative;
    const std::optional<std::string> plain = plainNumber(text);
    if (!plain) {
        return RowRefusal::NotAPrice;
    }
    const Split split = splitNumber(*plain, sign);
    if (split.reading != Reading::Read) {
        return split.reading == Reading::Ambiguous ? RowRefusal::AmbiguousPrice : RowRefusal::NotAPrice;
    }
    const std::string_view number = *plain;
    const std::optional<std::string> whole = wholeDigits(number.substr(0, split.point));
    const std::string_view decimals = split.point == std::string::npos ? std::string_view() : number.substr(split.point + 1);
    const bool isClean = std::all_of(decimals.begin(), decimals.end(), isDigit) && (split.decimal == 0 || !decimals.empty());
    if (!whole || !isClean) {
        return RowRefusal::NotAPrice;
    }
    const std::optional<std::int64_t> micros = microsOf(*whole, decimals);
    if (!micros) {
        return RowRefusal::PriceTooLarge;
    }
    if (*micros == 0) {
        return RowRefusal::ZeroPrice;
    }
    if (isNegative) {
        return RowRefusal::NegativePrice;
    }
    return ListPrice{Money::micros(*micros), currency};
}

void DecimalEvidence::add(std::string_view text)
{
    text = trimmed(text);
    takeMinus(text);
    takeCurrency(text);
    const std::optional<std::string> plain = plainNumber(text);
    const Split split = plain ? splitNumber(*plain, DecimalSign::Automatic) : Split{};
    m_comma = m_comma || split.saidDecimal == ',';
    m_point = m_point || split.saidDecimal == '.';
}

std::optional<std::string> currencyFrom(std::string_view text)
{
    const std::string name = upper(trimmed(text));
    const auto *sign = std::find_if(std::begin(currencySigns), std::end(currencySigns), [&name](const auto &s) { return s.first == name; });
    if (sign != std::end(currencySigns)) {
        return std::string(sign->second);
    }
    return isCurrencyCode(name) ? std::optional(name) : std::nullopt;
}

std::optional<std::string> currencyIn(std::string_view text)
{
    for (const std::string_view sign : {"€", "£", "$"}) {
        if (text.find(sign) != std::string_view::npos) {
            return currencyFrom(sign);
        }
    }
    for (const std::string &word : words(text)) {
        // Of all codes only those that are no words of a header: "ALL" is the lek.
        if (word == "eur" || word == "usd" || word == "gbp" || word == "chf" || word == "euro" || word == "euros") {
            return currencyFrom(word);
        }
    }
    return std::nullopt;
}

std::optional<bool> isMonthFirst(std::string_view text)
{
    const std::optional<DateParts> parts = dateParts(trimmed(text));
    if (!parts || parts->lengths[0] > 2) {
        return std::nullopt;
    }
    return parts->values[0] > 12 ? std::optional(false) : parts->values[1] > 12 ? std::optional(true) : std::nullopt;
}

std::optional<std::string> dateFrom(std::string_view text, bool monthFirst)
{
    const std::optional<DateParts> parts = dateParts(trimmed(text));
    if (!parts) {
        return std::nullopt;
    }
    const int *v = parts->values;
    const bool isYearFirst = parts->lengths[0] == 4;
    int year = isYearFirst ? v[0] : v[2];
    const int month = isYearFirst || !monthFirst ? v[1] : v[0];
    const int day = isYearFirst ? v[2] : monthFirst ? v[1] : v[0];
    if (!isYearFirst && parts->lengths[2] == 2) {
        year += 2000;
    }
    const QDate date(year, month, day);
    return date.isValid() && year >= 1990 && year <= 2100 ? std::optional(date.toString(Qt::ISODate).toStdString()) : std::nullopt;
}

std::optional<int> leadTimeFrom(std::string_view text, int unitDays)
{
    constexpr std::string_view here[] = {"en stock", "in stock", "stock", "disponible", "available", "immediat", "immediate", "sur stock"};
    const std::string plain = plainWords(text);
    if (std::find(std::begin(here), std::end(here), plain) != std::end(here)) {
        return 0;
    }
    std::optional<int> number;
    LeadUnit unit{unitDays, false};
    for (const std::string &word : words(text)) {
        int value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error == std::errc() && end == word.data() + word.size()) {
            number = std::max(number.value_or(0), value); // the later end of a range
        } else if (word == "ouvres" || word == "ouvre" || word == "working" || word == "business") {
            unit.isWorkingDays = true;
        } else if (const std::optional<LeadUnit> said = leadUnit(word)) {
            unit.days = said->days;
        } else if (word != "a" && word != "to" && word != "env" && word != "environ" && word != "about" && word != "ca") {
            return std::nullopt;
        }
    }
    if (!number || *number > 3650) {
        return std::nullopt;
    }
    const int days = unit.isWorkingDays ? (*number * 7 + 4) / 5 : *number * unit.days;
    return days <= 3650 ? std::optional(days) : std::nullopt;
}

int leadTimeUnit(std::string_view header)
{
    for (const std::string &word : words(header)) {
        if (const std::optional<LeadUnit> unit = leadUnit(word); unit && word.size() > 1) {
            return unit->days;
        }
    }
    return 1;
}

std::optional<ListKind> kindFrom(std::string_view text)
{
    const std::string plain = plainWords(text);
    const auto *words = std::find_if(std::begin(kindWords), std::end(kindWords), [&plain](const KindWords &k) { return k.words == plain; });
    return words == std::end(kindWords) ? std::nullopt : std::optional(ListKind{words->kind, words->inTable});
}

} // namespace configuria
