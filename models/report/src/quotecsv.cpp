// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/quotedocument.h"

#include <QStringList>

#include "csvwriter.h"
#include "quotetexts.h"
#include "report/savefile.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

class CsvTable {
public:
    CsvTable(const QuoteInput &input, CsvStyle style)
        : m_project(input.project)
        , m_quote(makeQuote(input.catalogue, input.project, input.configuration))
        , m_csv(style)
    {
    }

    QByteArray bytes()
    {
        header();
        std::int64_t number = 0;
        for (const QuoteLine &line : m_quote.lines) {
            lineRow(line, ++number);
        }
        totalRow(QuoteText::tr("Subtotal excl. VAT"), std::nullopt, m_quote.subtotal);
        totalRow(QuoteText::tr("Global discount"), m_quote.globalDiscountRate, Money() - m_quote.globalDiscount);
        totalRow(QuoteText::tr("Total excl. VAT"), std::nullopt, m_quote.totalExclVat);
        for (const VatLine &vat : m_quote.vat) {
            vatRow(vat);
        }
        totalRow(QuoteText::tr("Total incl. VAT"), std::nullopt, m_quote.totalInclVat);
        return m_csv.bytes();
    }

private:
    void header()
    {
        for (const QString &title : {
                 //: Column of the quote's table: number of the line
                 QuoteText::tr("Line"),
                 QuoteText::tr("Reference"),
                 QuoteText::tr("Designation"),
                 QuoteText::tr("Quantity"),
                 QuoteText::tr("Unit price excl. VAT"),
                 QuoteText::tr("Discount %"),
                 QuoteText::tr("VAT %"),
                 QuoteText::tr("Total"),
                 QuoteText::tr("Currency"),
                 QuoteText::tr("Status"),
                 QuoteText::tr("Quote number"),
                 QuoteText::tr("Issue date"),
                 QuoteText::tr("Valid until"),
             }) {
            m_csv.text(title);
        }
        m_csv.endRow();
    }

    void lineRow(const QuoteLine &line, std::int64_t number)
    {
        m_csv.number(number);
        m_csv.text(line.reference);
        m_csv.text(line.designation);
        m_csv.number(line.quantity);
        m_csv.money(line.unitPrice);
        m_csv.percent(line.discount);
        m_csv.percent(m_project.quote.vat);
        m_csv.money(line.total);
        endRow(statusOf(line));
    }

    void totalRow(const QString &label, std::optional<Rate> discount, Money total)
    {
        m_csv.empty();
        m_csv.empty();
        m_csv.text(label);
        m_csv.empty();
        m_csv.empty();
        discount ? m_csv.percent(*discount) : m_csv.empty();
        m_csv.empty();
        m_csv.money(total);
        endRow(totalStatus());
    }

    void vatRow(const VatLine &vat)
    {
        m_csv.empty();
        m_csv.empty();
        m_csv.text(QuoteText::tr("VAT"));
        m_csv.empty();
        m_csv.empty();
        m_csv.empty();
        m_csv.percent(vat.rate);
        m_csv.money(vat.amount);
        endRow(totalStatus());
    }

    void endRow(const QString &status)
    {
        m_csv.text(m_project.currency);
        m_csv.text(status);
        m_csv.text(m_project.quote.number);
        m_csv.date(m_project.quote.date);
        m_csv.date(m_quote.validUntil);
        m_csv.endRow();
    }

    static QString statusOf(const QuoteLine &line)
    {
        if (!line.unitPrice) {
            return QuoteText::tr("on request");
        }
        return line.priceIsExample ? QuoteText::tr("example price") : QuoteText::tr("quoted");
    }
    QString totalStatus() const { return m_quote.isPartial ? QuoteText::tr("partial total") : QuoteText::tr("total"); }

    const Project &m_project;
    Quote m_quote;
    CsvWriter m_csv;
};

} // namespace

QByteArray quoteCsv(const QuoteInput &input, CsvStyle style)
{
    return CsvTable(input, style).bytes();
}

tl::expected<void, Error> writeQuoteCsv(const QuoteInput &input, CsvStyle style, const QString &path)
{
    return saveFile(path, quoteCsv(input, style));
}

} // namespace configuria
