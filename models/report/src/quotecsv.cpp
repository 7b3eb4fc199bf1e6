// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/quotedocument.h"

#include <QStringList>

#include <algorithm>

#include "csvwriter.h"
#include "items/quotewords.h"
#include "quotecontent.h"
#include "quotetexts.h"
#include "report/paperlanguage.h"
#include "report/savefile.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

// A row for each row of the paper (a line, or a section where the paper groups them) and for each total; the internal view has five more
// columns.
class CsvTable {
public:
    CsvTable(const QuoteInput &input, const CsvFormat &format) : m_input(input), m_csv(format) {}

    QByteArray bytes()
    {
        const QVector<PaperOffer> offers = paperOffers(m_input);
        m_hasUnits = std::any_of(offers.begin(), offers.end(), statesUnits);
        header(offers.first().tax);
        for (const PaperOffer &offer : offers) {
            addOffer(offer);
        }
        return m_csv.bytes();
    }

private:
    void header(const TaxWords &tax)
    {
        QStringList titles{
            //: Column of the quote's table: number of the line
            QuoteText::tr("Line"),
            QuoteText::tr("Reference"),
            QuoteText::tr("Designation"),
            QuoteText::tr("Quantity"),
            tax.unitPrice,
            QuoteText::tr("Discount %"),
            tax.percent,
            QuoteText::tr("Total"),
            QuoteText::tr("Currency"),
            QuoteText::tr("Status"),
            QuoteText::tr("Quote number"),
            QuoteText::tr("Issue date"),
            QuoteText::tr("Valid until"),
            QuoteText::tr("Version"),
            QuoteText::tr("Scenario"),
            QuoteText::tr("Section"),
            QuoteText::tr("Comment"),
            QuoteText::tr("HS code"),
            QuoteText::tr("Country of origin"),
        };
        if (m_input.view == QuoteView::Internal) {
            titles << QuoteText::tr("Purchase price") << QuoteText::tr("Purchase") << QuoteText::tr("Margin") << QuoteText::tr("Margin %")
                   << QuoteText::tr("Floor price");
        }
        if (m_hasUnits) { // last, so that no other column moves
            titles << QuoteText::tr("Unit");
        }
        for (const QString &title : titles) {
            m_csv.text(title);
        }
        m_csv.endRow();
    }

    void addOffer(const PaperOffer &offer)
    {
        m_offer = &offer;
        const bool hasSubtotals = offer.groups.size() > 1;
        for (const PaperGroup &group : offer.groups) {
            for (const PaperRow &row : group.rows) {
                lineRow(row, group);
            }
            if (hasSubtotals && !group.title.isEmpty() && !group.isOptions) {
                totalRow({TotalKind::Subtotal, QuoteText::tr("Subtotal: %1").arg(group.title), group.subtotal}, group.isPartial);
            }
        }
        const Quote &quote = offer.quote;
        if (quote.globalDiscountRate <= Rate{}) { // the table is the same with and without a discount
            totalRow({TotalKind::Subtotal, offer.tax.subtotal, quote.subtotal},
                     quote.isPartial);
            totalRow({TotalKind::Discount, QuoteText::tr("Global discount"), Money(), Rate{}}, quote.isPartial);
        }
        for (const QuoteTotal &total : offer.totals) {
            totalRow(total, quote.isPartial && total.kind != TotalKind::Options);
        }
    }

    void lineRow(const PaperRow &row, const PaperGroup &group)
    {
        const QuoteLine &line = m_offer->quote.lines[row.lines.first()];
        m_csv.number(static_cast<std::int64_t>(row.number));
        // Data as it is where a row is a line: nothing is laid out here.
        row.isGrouped ? m_csv.text(row.reference) : m_csv.text(line.reference);
        row.isGrouped ? m_csv.text(row.designation) : m_csv.text(line.designation);
        m_csv.quantity(row.quantity);
        m_csv.money(row.unitPrice);
        m_csv.percent(row.discount);
        m_csv.percent(row.vat);
        m_csv.money(row.total);
        common(statusOf(row, group));
        m_csv.text(group.title);
        row.isGrouped ? m_csv.text(row.comment) : m_csv.text(line.comment);
        m_csv.text(row.isGrouped ? std::string() : line.hsCode);
        m_csv.text(row.isGrouped ? std::string() : line.origin);
        if (m_offer->margins) {
            margin(!row.isGrouped ? m_offer->margins->lines[row.lines.first()] : MarginLine());
        }
        if (m_hasUnits) {
            m_csv.text(texts::label(row.unit));
        }
        m_csv.endRow();
    }

    void totalRow(const QuoteTotal &total, bool isPartial)
    {
        m_csv.empty();
        m_csv.empty();
        m_csv.text(total.name);
        m_csv.empty();
        m_csv.empty();
        total.kind == TotalKind::Discount ? m_csv.percent(total.rate.value_or(Rate{})) : m_csv.empty();
        total.kind == TotalKind::Vat ? m_csv.percent(total.rate.value_or(Rate{})) : m_csv.empty();
        m_csv.money(total.value);
        common(isPartial ? QuoteText::tr("partial total") : QuoteText::tr("total"));
        m_csv.empty();
        m_csv.text(total.reason);
        m_csv.empty();
        m_csv.empty();
        if (m_offer->margins) {
            const QuoteMargins &margins = *m_offer->margins;
            MarginLine of;
            if (total.kind == TotalKind::ExclVat) {
                of.purchase = margins.purchase();
                of.margin = margins.margin;
                of.rate = margins.rate;
            }
            margin(of);
        }
        if (m_hasUnits) {
            m_csv.empty();
        }
        m_csv.endRow();
    }

    void common(const QString &status)
    {
        const QuoteTerms &says = m_input.project.quote;
        m_csv.text(m_offer->quote.currency);
        //: %1 state of a line in a quote that must not be issued
        m_csv.text(m_input.isDraft ? QuoteText::tr("draft, %1").arg(status) : status);
        m_csv.text(says.number);
        m_csv.date(says.date);
        m_csv.date(m_offer->quote.validUntil);
        m_csv.number(static_cast<std::int64_t>(says.version));
        m_csv.text(m_offer->title);
    }

    void margin(const MarginLine &line)
    {
        m_csv.money(line.purchasePrice);
        m_csv.money(line.purchase);
        m_csv.money(line.margin);
        line.rate ? m_csv.percent(*line.rate) : m_csv.empty();
        m_csv.money(line.floorPrice);
    }

    static QString statusOf(const PaperRow &row, const PaperGroup &group)
    {
        if (!row.unitPrice) {
            return QuoteText::tr("on request");
        }
        if (group.isOptions) {
            return QuoteText::tr("option");
        }
        return row.isExample ? QuoteText::tr("example price") : QuoteText::tr("quoted");
    }

    const QuoteInput &m_input;
    const PaperOffer *m_offer = nullptr;
    CsvWriter m_csv;
    bool m_hasUnits = false;
};

} // namespace

QByteArray quoteCsv(const QuoteInput &input, const CsvFormat &format)
{
    const PaperLanguage words(input.language);
    return CsvTable(input, format).bytes();
}

tl::expected<void, Error> writeQuoteCsv(const QuoteInput &input, const CsvFormat &format, const QString &path)
{
    return saveCsv(path, quoteCsv(input, format), format);
}

} // namespace configuria
