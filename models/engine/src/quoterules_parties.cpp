// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/identifiers.h"
#include "quoterules.h"

#include <algorithm>

// Who sells and who buys. Business papers of a French company: C. com. R.123-237 (number, register, seat) and R.123-238 (name, form,
// capital). United Kingdom: Company, LLP and Business Names Regulations 2015, reg. 25 (part of the UK, number, registered office).
namespace configuria {
namespace {

const Party &seller(const QuoteScope &scope) noexcept { return scope.project.seller; }
const Party &customer(const QuoteScope &scope) noexcept { return scope.project.customer; }

bool hasDigit(const std::string &text) noexcept
{
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<Hit> sellerNameMissing(const QuoteScope &scope) { return when(seller(scope).name.empty()); }

std::optional<Hit> sellerAddressMissing(const QuoteScope &scope) { return when(seller(scope).address.empty()); }

std::optional<Hit> sellerLegalMissing(const QuoteScope &scope) { return when(scope.isFrenchSeller() && seller(scope).legal.empty()); }

// A sole trader ("EI", since 2022: C. com. R.526-27) has no capital.
std::optional<Hit> sellerCapitalMissing(const QuoteScope &scope)
{
    const std::string legal = compactId(seller(scope).legal);
    const bool isSoleTrader = legal.starts_with("EI") || legal.starts_with("ENTREPRISEIND") || legal.starts_with("ENTREPRENEUR");
    return when(scope.isFrenchSeller() && !legal.empty() && !isSoleTrader && !hasDigit(legal));
}

std::optional<Hit> sellerRegistrationMissing(const QuoteScope &scope)
{
    return when((scope.isFrenchSeller() || scope.is(SaleCase::UnitedKingdom)) && seller(scope).registration.empty());
}

bool isFrenchNumber(const std::string &text) { return isSiren(text) || isSiret(text); }

std::optional<Hit> sellerRegistrationWrong(const QuoteScope &scope)
{
    const std::string &number = seller(scope).registration;
    return when(scope.isFrenchSeller() && !number.empty() && !isFrenchNumber(number));
}

// Under 293 B most sellers are self-employed people who are in no trade register.
std::optional<Hit> sellerTradeRegisterMissing(const QuoteScope &scope)
{
    const bool isRegistered = (scope.isFrenchSeller() && !scope.is(SaleCase::FranceNoVat)) || scope.is(SaleCase::UnitedKingdom);
    return when(isRegistered && seller(scope).tradeRegister.empty());
}

std::optional<Hit> sellerVatMissing(const QuoteScope &scope)
{
    return when((scope.is(SaleCase::France) || scope.isAbroad()) && seller(scope).vatNumber.empty());
}

std::optional<Hit> sellerVatMissingInUk(const QuoteScope &scope)
{
    return when(scope.is(SaleCase::UnitedKingdom) && seller(scope).vatNumber.empty());
}

// Numbers of other countries have no form that is known here.
bool isVatWrong(const Party &party)
{
    const bool isKnown = party.country.empty() || isMemberState(party.country) || party.country == "GB";
    return isKnown && !party.vatNumber.empty() && checkVatNumber(party.vatNumber) == IdVerdict::Invalid;
}

std::optional<Hit> sellerVatWrong(const QuoteScope &scope)
{
    return when(!scope.is(SaleCase::UnitedStates) && isVatWrong(seller(scope)));
}

std::optional<Hit> sellerVatDoubtful(const QuoteScope &scope)
{
    return when(checkVatNumber(seller(scope).vatNumber) == IdVerdict::Doubtful);
}

std::optional<Hit> sellerVatOfOther(const QuoteScope &scope)
{
    const std::string ofRegistration = sirenOf(seller(scope).registration), ofVat = sirenOf(seller(scope).vatNumber);
    return when(!ofRegistration.empty() && !ofVat.empty() && ofRegistration != ofVat);
}

std::optional<Hit> sellerIbanMissing(const QuoteScope &scope)
{
    return when(scope.terms().payment.deposit > Rate() && seller(scope).iban.empty());
}

std::optional<Hit> sellerIbanWrong(const QuoteScope &scope) { return when(!seller(scope).iban.empty() && !isIban(seller(scope).iban)); }

std::optional<Hit> sellerBicWrong(const QuoteScope &scope) { return when(!seller(scope).bic.empty() && !isBic(seller(scope).bic)); }

std::optional<Hit> customerNameMissing(const QuoteScope &scope) { return when(customer(scope).name.empty()); }

std::optional<Hit> customerAddressMissing(const QuoteScope &scope)
{
    return when(customer(scope).address.empty() && customer(scope).billingAddress.empty());
}

std::optional<Hit> customerCountryMissing(const QuoteScope &scope) { return when(scope.isAbroad() && customer(scope).country.empty()); }

bool isFrenchCustomer(const QuoteScope &scope) noexcept
{
    return scope.isDomestic() && (customer(scope).country.empty() || customer(scope).country == "FR");
}

std::optional<Hit> customerRegistrationMissing(const QuoteScope &scope)
{
    return when(isFrenchCustomer(scope) && customer(scope).registration.empty());
}

std::optional<Hit> customerRegistrationWrong(const QuoteScope &scope)
{
    const std::string &number = customer(scope).registration;
    return when(isFrenchCustomer(scope) && !number.empty() && !isFrenchNumber(number));
}

std::optional<Hit> customerVatMissing(const QuoteScope &scope)
{
    return when(scope.is(SaleCase::IntraEu) && customer(scope).vatNumber.empty());
}

std::optional<Hit> customerVatWrongInUnion(const QuoteScope &scope)
{
    return when(scope.is(SaleCase::IntraEu) && !customer(scope).vatNumber.empty()
                && checkVatNumber(customer(scope).vatNumber) == IdVerdict::Invalid);
}

std::optional<Hit> customerVatWrong(const QuoteScope &scope)
{
    const bool isChecked = scope.isDomestic() || scope.is(SaleCase::UnitedKingdom);
    return when(isChecked && isVatWrong(customer(scope)));
}

std::optional<Hit> customerVatDoubtful(const QuoteScope &scope)
{
    return when(checkVatNumber(customer(scope).vatNumber) == IdVerdict::Doubtful);
}

// CGI 262 ter I: to a buyer identified in another member state. Goods in Northern Ireland (XI) count as in the Union.
std::optional<Hit> customerNotInOtherState(const QuoteScope &scope)
{
    if (!scope.is(SaleCase::IntraEu)) {
        return std::nullopt;
    }
    const std::string home = seller(scope).country.empty() ? "FR" : seller(scope).country;
    const std::string of = vatCountry(customer(scope).vatNumber);
    if (compactId(customer(scope).vatNumber).starts_with("XI")) {
        return std::nullopt;
    }
    const std::string &country = customer(scope).country;
    const auto isElsewhere = [&](const std::string &state) { return isMemberState(state) && state != home; };
    return when((!of.empty() && !isElsewhere(of)) || (!country.empty() && !isElsewhere(country)));
}

// Directive 2006/112/EC, article 7: transactions with Monaco are treated as those with France.
std::optional<Hit> customerInUnion(const QuoteScope &scope)
{
    const std::string &to = customer(scope).country;
    return when(scope.is(SaleCase::Export) && (isMemberState(to) || to == "MC"));
}

using Code = QuoteFindingCode;
using At = QuoteField;

constexpr QuoteRule rules[] = {
    {Code::SellerNameMissing, Severity::Blocker, At::SellerName, sellerNameMissing},
    {Code::SellerAddressMissing, Severity::Blocker, At::SellerAddress, sellerAddressMissing},
    {Code::SellerLegalMissing, Severity::Blocker, At::SellerLegal, sellerLegalMissing},
    {Code::SellerCapitalMissing, Severity::Caution, At::SellerLegal, sellerCapitalMissing},
    {Code::SellerRegistrationMissing, Severity::Blocker, At::SellerRegistration, sellerRegistrationMissing},
    {Code::SellerRegistrationWrong, Severity::Blocker, At::SellerRegistration, sellerRegistrationWrong},
    {Code::SellerTradeRegisterMissing, Severity::Blocker, At::SellerTradeRegister, sellerTradeRegisterMissing},
    {Code::SellerVatMissing, Severity::Blocker, At::SellerVat, sellerVatMissing},
    {Code::SellerVatMissing, Severity::Advice, At::SellerVat, sellerVatMissingInUk}, // asked for on invoices alone
    {Code::SellerVatWrong, Severity::Blocker, At::SellerVat, sellerVatWrong},
    {Code::SellerVatDoubtful, Severity::Advice, At::SellerVat, sellerVatDoubtful},
    {Code::SellerVatOfOther, Severity::Caution, At::SellerVat, sellerVatOfOther},
    {Code::SellerIbanMissing, Severity::Caution, At::SellerIban, sellerIbanMissing},
    {Code::SellerIbanWrong, Severity::Blocker, At::SellerIban, sellerIbanWrong},
    {Code::SellerBicWrong, Severity::Caution, At::SellerBic, sellerBicWrong},
    {Code::CustomerNameMissing, Severity::Blocker, At::CustomerName, customerNameMissing},
    {Code::CustomerAddressMissing, Severity::Caution, At::CustomerAddress, customerAddressMissing},
    {Code::CustomerCountryMissing, Severity::Caution, At::CustomerCountry, customerCountryMissing},
    {Code::CustomerRegistrationMissing, Severity::Advice, At::CustomerRegistration, customerRegistrationMissing},
    {Code::CustomerRegistrationWrong, Severity::Caution, At::CustomerRegistration, customerRegistrationWrong},
    {Code::CustomerVatMissing, Severity::Blocker, At::CustomerVat, customerVatMissing},
    {Code::CustomerVatWrong, Severity::Blocker, At::CustomerVat, customerVatWrongInUnion},
    {Code::CustomerVatWrong, Severity::Caution, At::CustomerVat, customerVatWrong},
    {Code::CustomerVatDoubtful, Severity::Advice, At::CustomerVat, customerVatDoubtful},
    {Code::CustomerNotInOtherState, Severity::Blocker, At::CustomerVat, customerNotInOtherState},
    {Code::CustomerInUnion, Severity::Blocker, At::CustomerCountry, customerInUnion},
};

} // namespace

std::span<const QuoteRule> partyRules() noexcept
{
    return rules;
}

} // namespace configuria
