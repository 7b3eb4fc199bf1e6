// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/quotechanges.h"

#include <algorithm>
#include <map>
#include <utility>

namespace configuria {

namespace {

using Key = std::pair<std::string, std::string>;

Key keyOf(const QuoteLine &line)
{
    return {line.reference, line.designation};
}

bool isSame(const QuoteLine &a, const QuoteLine &b)
{
    return a.quantity == b.quantity && a.unit == b.unit && a.unitPrice == b.unitPrice && a.discount == b.discount && a.total == b.total
        && a.priceIsExample == b.priceIsExample && a.vat == b.vat && a.isOptional == b.isOptional;
}

QuoteStatement statementOf(const QuoteVersion &version)
{
    const Project &project = version.project;
    QuoteStatement statement{version.quote.currency, project.customer.name, project.title, {}, version.quote.validUntil, project.quote};
    for (const int index : offeredConfigurations(project)) {
        statement.scenarios.push_back(project.configurations[static_cast<std::size_t>(index)].name);
    }
    return statement;
}

bool differs(QuoteTerm term, const QuoteStatement &a, const QuoteStatement &b)
{
    const QuoteTerms &s = a.terms, &t = b.terms;
    switch (term) {
    case QuoteTerm::Currency: return a.currency != b.currency;
    case QuoteTerm::Customer: return a.customer != b.customer;
    case QuoteTerm::Title: return a.title != b.title;
    case QuoteTerm::Scenarios: return a.scenarios != b.scenarios;
    case QuoteTerm::SaleCase: return s.sale.saleCase != t.sale.saleCase;
    case QuoteTerm::Vat: return s.vat != t.vat;
    case QuoteTerm::GlobalDiscount: return s.globalDiscount != t.globalDiscount;
    case QuoteTerm::Validity: return a.validUntil != b.validUntil;
    case QuoteTerm::PaymentDays: return s.payment.days != t.payment.days;
    case QuoteTerm::DueBasis: return s.payment.basis != t.payment.basis;
    case QuoteTerm::Deposit: return s.payment.deposit != t.payment.deposit;
    case QuoteTerm::Incoterm: return s.shipping.incoterm != t.shipping.incoterm || s.shipping.place != t.shipping.place;
    case QuoteTerm::Delivery: return s.delivery != t.delivery;
    case QuoteTerm::Warranty: return s.warranty != t.warranty;
    case QuoteTerm::Other: break; // of the whole project: see otherDiffers()
    }
    return false;
}

// Without what is told by a term of its own, what every version has anew, and what never leaves the house.
QuoteTerms otherTerms(QuoteTerms terms)
{
    const QuoteTerms none;
    terms.number.clear();
    terms.version = none.version;
    terms.date = {};
    terms.configuration = 0;
    terms.paper.variants = 0;
    terms.internal = {};
    terms.currency.code.clear();
    terms.sale.saleCase = none.sale.saleCase;
    terms.vat = none.vat;
    terms.globalDiscount = none.globalDiscount;
    terms.validityDays = none.validityDays; // the date that it ends on is told
    terms.payment.days = none.payment.days;
    terms.payment.basis = none.payment.basis;
    terms.payment.deposit = none.payment.deposit;
    terms.shipping.incoterm = none.shipping.incoterm;
    terms.shipping.place.clear();
    terms.delivery.clear();
    terms.warranty.clear();
    return terms;
}

// What is printed of a line beside its figures, which are compared as they are printed.
bool lineTextsDiffer(const std::vector<BomLine> &a, const std::vector<BomLine> &b)
{
    return !std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const BomLine &x, const BomLine &y) {
        return x.offer.section == y.offer.section && x.offer.comment == y.offer.comment && x.offer.hsCode == y.offer.hsCode && x.offer.origin == y.offer.origin;
    });
}

bool otherDiffers(const Project &a, const Project &b)
{
    Party customer = b.customer;
    customer.name = a.customer.name;
    if (a.seller != b.seller || a.customer != customer || otherTerms(a.quote) != otherTerms(b.quote)) {
        return true;
    }
    const std::vector<int> before = offeredConfigurations(a), after = offeredConfigurations(b);
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
        Configuration was = a.configurations[static_cast<std::size_t>(before[i])], is = b.configurations[static_cast<std::size_t>(after[i])];
        is.name = was.name;
        is.cloudGpuHour = was.cloudGpuHour; // neither of these is printed
        is.capex = was.capex;
        if (i == 0) { // its lines are compared as they are printed
            if (was.lines.size() == is.lines.size() && lineTextsDiffer(was.lines, is.lines)) {
                return true;
            }
            was.lines.clear();
            is.lines.clear();
        }
        if (was != is) {
            return true;
        }
    }
    return false;
}

} // namespace

QuoteChanges quoteChanges(const QuoteVersion &before, const QuoteVersion &after)
{
    QuoteChanges changes = quoteChanges(before.quote, after.quote);
    changes.before = statementOf(before);
    changes.after = statementOf(after);
    changes.terms.clear();
    for (int i = 0; i < static_cast<int>(QuoteTerm::Other); ++i) {
        if (const auto term = static_cast<QuoteTerm>(i); differs(term, changes.before, changes.after)) {
            changes.terms.push_back(term);
        }
    }
    if (otherDiffers(before.project, after.project)) {
        changes.terms.push_back(QuoteTerm::Other);
    }
    return changes;
}

QuoteChanges quoteChanges(const Quote &before, const Quote &after)
{
    QuoteChanges changes;
    changes.before.currency = before.currency;
    changes.after.currency = after.currency;
    if (before.currency != after.currency) {
        changes.terms.push_back(QuoteTerm::Currency);
    }
    changes.exclVatBefore = before.totalExclVat;
    changes.exclVatAfter = after.totalExclVat;
    changes.inclVatBefore = before.totalInclVat;
    changes.inclVatAfter = after.totalInclVat;

    std::multimap<Key, std::size_t> old; // equal keys stay in the order in which they were put in
    for (std::size_t i = 0; i < before.lines.size(); ++i) {
        old.emplace(keyOf(before.lines[i]), i);
    }
    std::vector<bool> isMatched(before.lines.size(), false);
    for (const QuoteLine &line : after.lines) {
        const auto [first, last] = old.equal_range(keyOf(line));
        if (first == last) {
            changes.lines.push_back({LineChange::Added, {}, line});
            continue;
        }
        const QuoteLine &was = before.lines[first->second];
        isMatched[first->second] = true;
        old.erase(first);
        if (!isSame(was, line)) {
            changes.lines.push_back({LineChange::Changed, was, line});
        }
    }
    for (std::size_t i = 0; i < before.lines.size(); ++i) {
        if (!isMatched[i]) {
            changes.lines.push_back({LineChange::Removed, before.lines[i], {}});
        }
    }
    return changes;
}

} // namespace configuria
