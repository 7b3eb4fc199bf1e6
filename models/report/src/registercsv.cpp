// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/registercsv.h"

#include "csvwriter.h"
#include "items/registermodel.h"
#include "quotetexts.h"

namespace configuria {

QByteArray registerCsv(const std::vector<QuoteRecord> &quotes, const CsvFormat &format)
{
    CsvWriter csv(format);
    for (const QString &title : {QuoteText::tr("Quote number"), QuoteText::tr("Version"), QuoteText::tr("State"), QuoteText::tr("In this state since"),
                                 QuoteText::tr("Customer"), QuoteText::tr("Title"), QuoteText::tr("Your reference"), QuoteText::tr("Salesperson"),
                                 QuoteText::tr("Issue date"), QuoteText::tr("Valid until"), QuoteText::tr("Total excl. VAT"), QuoteText::tr("Total incl. VAT"),
                                 QuoteText::tr("Currency")}) {
        csv.text(title);
    }
    csv.endRow();
    for (const QuoteRecord &quote : quotes) {
        csv.text(quote.number);
        csv.number(static_cast<std::int64_t>(quote.version));
        csv.text(texts::label(quote.state));
        csv.date(quote.stateDate);
        csv.text(quote.customer);
        csv.text(quote.title);
        csv.text(quote.reference);
        csv.text(quote.salesperson);
        csv.date(quote.date);
        csv.date(quote.validUntil);
        csv.money(quote.totalExclVat);
        csv.money(quote.totalInclVat);
        csv.text(quote.currency);
        csv.endRow();
    }
    return csv.bytes();
}

} // namespace configuria
