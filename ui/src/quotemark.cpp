// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotemark.h"

#include <algorithm>

#include "engine/identifiers.h"

namespace configuria {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::QuoteMark)
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

IdMark right()
{
    return {State::Good, Tr::tr("right")};
}

IdMark wrong(const QString &reason)
{
    return {State::Bad, reason};
}

// SIREN and SIRET: form and check digit (INSEE, Luhn).
IdMark registrationMark(const std::string &id)
{
    if (isSiren(id) || isSiret(id)) {
        return right();
    }
    const bool isNumber = std::all_of(id.begin(), id.end(), isDigit);
    if (!isNumber || (id.size() != 9 && id.size() != 14)) {
        return wrong(Tr::tr("wrong: 9 digits (SIREN) or 14 (SIRET) are needed"));
    }
    return wrong(Tr::tr("wrong: the check digit does not agree"));
}

IdMark vatMark(const std::string &id)
{
    const IdVerdict verdict = checkVatNumber(id);
    if (verdict == IdVerdict::Valid) {
        return right();
    }
    if (verdict == IdVerdict::Doubtful) {
        return {State::Warning, Tr::tr("right form; its key cannot be computed")};
    }
    const std::string own = id.starts_with("FR") && id.size() == 13 ? frenchVatNumber(id.substr(4)) : std::string();
    if (!own.empty()) {
        return wrong(Tr::tr("wrong: the number of this SIREN is %1").arg(QString::fromStdString(own)));
    }
    if (id.size() < 2 || !isCapital(id[0]) || !isCapital(id[1])) {
        return wrong(Tr::tr("wrong: it begins with the two letters of the country"));
    }
    return wrong(Tr::tr("wrong: not a number of the form of %1").arg(QString::fromStdString(id.substr(0, 2))));
}

// ISO 13616: country, two check digits, account.
IdMark ibanMark(const std::string &id)
{
    if (isIban(id)) {
        return right();
    }
    const bool hasHead = id.size() >= 4 && isCapital(id[0]) && isCapital(id[1]) && isDigit(id[2]) && isDigit(id[3]);
    return wrong(hasHead ? Tr::tr("wrong: its length or its check digits do not agree") : Tr::tr("wrong: it begins with a country and two digits"));
}

} // namespace

IdMark markOf(IdKind kind, const std::string &text)
{
    const std::string id = compactId(text);
    if (id.empty()) {
        return {};
    }
    switch (kind) {
    case IdKind::None: return {};
    case IdKind::FrenchRegistration: return registrationMark(id);
    case IdKind::Vat: return vatMark(id);
    case IdKind::Iban: return ibanMark(id);
    case IdKind::Bic: return isBic(id) ? right() : wrong(Tr::tr("wrong: 8 or 11 characters, with a country at the fifth"));
    }
    return {};
}

} // namespace configuria
