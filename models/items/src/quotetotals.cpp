// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/quotetotals.h"

#include <QCoreApplication>

#include <algorithm>

#include "items/quotewords.h"

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::QuoteText)
};

} // namespace

QVector<QuoteTotal> quoteTotals(const QuoteTerms &terms, const Quote &quote)
{
    const TaxWords tax = taxWords(terms.sale.saleCase, quote);
    QVector<QuoteTotal> totals;
    if (quote.globalDiscountRate > Rate{}) {
        totals.append({TotalKind::Subtotal, tax.subtotal, quote.subtotal});
        totals.append({TotalKind::Discount, Tr::tr("Global discount"), Money() - quote.globalDiscount, quote.globalDiscountRate});
    }
    totals.append({TotalKind::ExclVat, tax.totalExcl, quote.totalExclVat});
    for (const VatLine &vat : quote.vat) {
        totals.append({TotalKind::Vat, tax.name, vat.amount, vat.rate, vat.base, exemptionNotice(vat.exemption)});
    }
    totals.append({TotalKind::InclVat, tax.totalIncl, quote.totalInclVat});
    if (const Rate share = terms.payment.deposit; share > Rate{}) {
        totals.append({TotalKind::Deposit, Tr::tr("Deposit with the order"), quote.deposit, share});
        //: What is due once the deposit is paid
        totals.append({TotalKind::Remainder, Tr::tr("Remainder"), quote.remainder});
    }
    if (quote.hasOptions) {
        totals.append({TotalKind::Options, tax.options, quote.optionsTotal});
    }
    return totals;
}

QString totalLabel(const QuoteTotal &total, const TaxWords &tax, const QString &currency, const Format &format)
{
    const QString rate = total.rate ? format.percent(*total.rate) : QString();
    switch (total.kind) {
    case TotalKind::Discount: return Tr::tr("Global discount %1").arg(rate);
    case TotalKind::Vat:
        if (!tax.notIncluded.isEmpty() && !total.reason.isEmpty()) {
            return tax.notIncluded;
        }
        return tax.onBase.arg(rate, format.money(total.base.value_or(Money()), currency));
    case TotalKind::Deposit: return Tr::tr("Deposit with the order, %1").arg(rate);
    case TotalKind::Subtotal:
    case TotalKind::ExclVat:
    case TotalKind::InclVat:
    case TotalKind::Remainder:
    case TotalKind::Options: break;
    }
    return total.name;
}

QString offerTitle(const QString &name, int position)
{
    const QString letter(QChar(u'A' + position));
    const QString title = Tr::tr("Scenario %1").arg(letter);
    return name.isEmpty() || name == letter ? title : u"%1 \u2014 %2"_s.arg(title, name);
}

QString partialNotice(const Quote &quote)
{
    const auto onRequest = std::count_if(quote.lines.begin(), quote.lines.end(), [](const QuoteLine &line) { return !line.unitPrice && !line.isOptional; });
    return onRequest > 0 ? Tr::tr("Partial total: %n line(s) on request are not included.", nullptr, static_cast<int>(onRequest)) : QString();
}

QStringList marginNotices(const QuoteMargins &margins, const Format &format)
{
    QStringList says;
    if (margins.minimum > Rate{}) {
        says << Tr::tr("Margin asked for: %1.").arg(format.percent(margins.minimum));
    }
    if (margins.unknown > 0) {
        says << Tr::tr("%n line(s) without a purchase price: the margin of the total is not known.", nullptr, margins.unknown);
    }
    if (margins.isFloorViolated) {
        says << Tr::tr("A line is below its floor price.");
    }
    return says;
}

} // namespace configuria::texts
