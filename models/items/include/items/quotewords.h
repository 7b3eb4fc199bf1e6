// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/quotechecks.h"
#include "items/format.h"

namespace configuria::texts {

QString label(SaleCase);
QString label(VatRounding);
QString label(DueBasis);
QString label(LineDetail);
QString label(PaperSize);
QString label(LineUnit);    // "day"
QString symbol(LineUnit);   // "d", "" of a piece
QString quantity(SoldQuantity, LineUnit, const Format &); // "8", "1.5 d"
QString label(Incoterm);    // "DAP, delivered at place"
QString label(QuoteField);  // "VAT number of the customer"

// Of the check before issue, for the house.
QString title(QuoteFindingCode);                              // one line: what is wrong
QString advice(QuoteFindingCode);                             // one or two sentences: why it matters, what to do
QString figures(const QuoteFinding &, const Format &);        // "75 days; at most 60 days", "" when it has none
QString place(const QuoteFinding &, const Quote &);           // "NVIDIA H100, and 2 more", "" when it is about no line
QString source(QuoteFindingCode);                             // of the rule: a law, a norm, "rule of thumb ..."

// Sentences of the paper; "" where there is nothing to say.
QString exemptionNotice(VatExemption);
QString roundingNotice(const Quote &, SaleCase);
QString currencyNotice(const Project &, const Format &);
QString dueNotice(const PaymentTerms &);                      // "Payment within 30 days from the date of the invoice."
QString depositNotice(const QuoteTerms &, const Quote &, const Format &);
QString penaltyNotice(const QuoteTerms &, const Format &);    // with the fixed indemnity
QString earlyDiscountNotice(const QuoteTerms &, const Format &);
QString retentionNotice(const QuoteTerms &);
QString incotermNotice(const ShippingTerms &);                // "DAP Berlin, Incoterms 2020"
QString firmnessNotice(SaleCase);                             // UCC 2-205

} // namespace configuria::texts
