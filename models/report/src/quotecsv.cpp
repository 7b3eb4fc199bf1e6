// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/quotedocument.h"

#include <QStringList>

#include "quotetexts.h"
#include "report/savefile.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

// Excel and LibreOffice take a text that starts with one of these for a formula, quoted or not (OWASP ASVS 1.2.10).
// Invisible characters before it do not protect; full-width forms are folded to ASCII by some spreadsheets.
bool startsLikeFormula(const QString &text)
{
    static const QString risky = u"=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20"_s;
    for (const QChar c : text) {
        if (risky.contains(c)) {
            return true;
        }
        if (!c.isSpace() && c.category() != QChar::Other_Format && c != QChar(0xFEFF)) {
            return false;
        }
    }
    return false;
}

class CsvWriter {
public:
    explicit CsvWriter(CsvStyle style)
        : m_separator(style == CsvStyle::ExcelFr ? u';' : u',')
        , m_point(style == CsvStyle::ExcelFr ? u',' : u'.')
    {
        if (style == CsvStyle::ExcelFr) {
            m_text += QChar(0xFEFF); // without it French Excel reads accents as Latin-1
        }
    }

    void text(QString value)
    {
        value.remove(QChar(u'\0'));
        cell(startsLikeFormula(value) ? u'\'' + value : value);
    }
    void text(const std::string &value) { text(QString::fromStdString(value)); }
    void number(std::int64_t value) { cell(QString::number(value)); }
    void money(const std::optional<Money> &value) { cell(value ? bareAmount(*value, m_point) : QString()); }
    void percent(Rate rate) { cell(barePercent(rate, m_point)); }
    void date(Date value) { cell(isoDate(value)); }
    void empty() { cell(QString()); }
    void endRow()
    {
        m_text += u"\r\n"_s;
        m_rowStarted = false;
    }
    QByteArray bytes() const { return m_text.toUtf8(); }

private:
    // RFC 4180: a cell with a separator, a quote or a line end is quoted, its quotes doubled.
    void cell(QString value)
    {
        if (m_rowStarted) {
            m_text += m_separator;
        }
        m_rowStarted = true;
        const bool quoted = value.contains(m_separator) || value.contains(u'"') || value.contains(u'\n') || value.contains(u'\r')
            || value.startsWith(u' ') || value.endsWith(u' ');
        m_text += quoted ? u'"' + value.replace(u'"', u"\"\""_s) + u'"' : value;
    }

    QChar m_separator;
    QChar m_point;
    QString m_text;
    bool m_rowStarted = false;
};

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
