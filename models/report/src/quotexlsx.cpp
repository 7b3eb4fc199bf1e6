// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "items/quotewords.h"
#include "quotecontent.h"
#include "quotetexts.h"
#include "report/paperlanguage.h"
#include "report/savefile.h"
#include "xlsxsheet.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

enum Column { Number, Reference, Designation, Quantity, UnitPrice, Discount, Vat, Total, Comment, Customs, ColumnCount };
// The same columns under the lines, where VAT is computed: what is sold at a rate, its part of the document discount, its base.
constexpr int Gross = Quantity, Part = UnitPrice, Base = Discount;

// "H2:H9"
QString range(int column, int first, int last)
{
    return xlsxCell(first, column) + u':' + xlsxCell(last, column);
}
QString fixedRange(int column, int first, int last)
{
    return xlsxCell(first, column, true) + u':' + xlsxCell(last, column, true);
}

// Of a text in a column that is so many characters wide.
int linesOf(const QString &text, int characters)
{
    int lines = 0;
    for (const QString &paragraph : text.split(u'\n')) {
        lines += std::max(1, (static_cast<int>(paragraph.size()) + characters - 1) / characters);
    }
    return lines;
}

// To the cent, half away from zero. A product that is half a cent in decimals can be a little less in binary (0.3 x 6 141 062.80):
// a few units of the last place give it its half back, and change no other amount of up to a thousand million.
QString toCent(const QString &product)
{
    return u"ROUND(%1*(1+1E-15),2)"_s.arg(product);
}

void writeQuantity(XlsxSheet sheet, int row, int column, SoldQuantity quantity)
{
    sheet.number(row, column, static_cast<double>(quantity.thousandths) / 1000, quantity.isWhole() ? XlsxStyle::Count : XlsxStyle::Number);
}

// One offer. Every amount is a formula over the cells above, rounded where the quote rounds (EN 16931), so that a price that is
// changed in a spreadsheet gives what the program would give.
class OfferSheet {
public:
    OfferSheet(XlsxSheet sheet, const PaperOffer &offer) : m_sheet(sheet), m_offer(offer), m_quote(offer.quote), m_hasUnits(statesUnits(offer)) {}

    void write(bool hasOne)
    {
        QStringList titles{QuoteText::tr("Line"), QuoteText::tr("Reference"), QuoteText::tr("Designation"), QuoteText::tr("Quantity"), m_offer.tax.unitPrice,
                           QuoteText::tr("Discount %"), m_offer.tax.percent, m_offer.tax.total, QuoteText::tr("Comment"), QuoteText::tr("Customs")};
        QList<double> widths{6, 26, 46, 16, 17, 15, 9, 18, 40, 30};
        if (m_hasUnits) {
            titles.insert(Quantity + 1, QuoteText::tr("Unit"));
            widths.insert(Quantity + 1, 11);
        }
        m_sheet.head(0, titles);
        m_sheet.freeze(1, 0);
        for (int i = 0; i < widths.size(); ++i) {
            m_sheet.width(i, i, widths[i]);
        }
        m_row = 1;
        if (!hasOne) {
            m_sheet.text(m_row++, Designation, m_offer.title, XlsxStyle::Title);
        }
        m_first = m_last = m_row; // of the lines that are in the totals
        for (const PaperGroup &group : m_offer.groups) {
            addGroup(group);
        }
        ++m_row;
        addTotals();
        m_sheet.printOn(m_row, at(ColumnCount), true);
    }

private:
    // Where a column stands: that of the units comes between, when a row states one.
    int at(int column) const { return column > Quantity && m_hasUnits ? column + 1 : column; }

    void addGroup(const PaperGroup &group)
    {
        if (!group.title.isEmpty()) {
            m_sheet.text(m_row++, Designation, group.title, XlsxStyle::Bold);
        }
        const int first = m_row;
        for (const PaperRow &row : group.rows) {
            addRow(row);
        }
        if (m_row == first) {
            return;
        }
        if (group.isOptions) {
            m_options = range(at(Total), first, m_row - 1);
        } else {
            m_last = m_row - 1;
            m_sums << range(at(Total), first, m_row - 1);
        }
        if (!group.title.isEmpty()) {
            const QString title = group.isOptions ? QuoteText::tr("Total of the options") : QuoteText::tr("Subtotal: %1").arg(group.title);
            m_sheet.text(m_row, Designation, title, XlsxStyle::Bold);
            m_sheet.formula(m_row, at(Total), u"=ROUND(SUM(%1),2)"_s.arg(range(at(Total), first, m_row - 1)), group.subtotal, XlsxStyle::MoneyBold);
            ++m_row;
        }
    }

    void addRow(const PaperRow &row)
    {
        m_sheet.number(m_row, Number, row.number, XlsxStyle::Count);
        m_sheet.text(m_row, Reference, row.reference);
        m_sheet.text(m_row, Designation, row.designation, XlsxStyle::Wrapped);
        writeQuantity(m_sheet, m_row, Quantity, row.quantity);
        if (m_hasUnits) {
            m_sheet.text(m_row, Quantity + 1, texts::label(row.unit));
        }
        m_sheet.percent(m_row, at(Discount), row.discount);
        m_sheet.percent(m_row, at(Vat), row.vat);
        m_sheet.text(m_row, at(Comment), row.comment, XlsxStyle::Muted);
        m_sheet.text(m_row, at(Customs), row.customs, XlsxStyle::Muted);
        m_sheet.lines(m_row, std::max({linesOf(row.designation, 44), linesOf(row.comment, 38), linesOf(row.customs, 28)}));
        if (row.unitPrice && row.total) {
            m_sheet.money(m_row, at(UnitPrice), *row.unitPrice, XlsxStyle::Price);
            m_sheet.formula(m_row, at(Total),
                            u'=' + toCent(u"%1*%2*(1-%3)"_s.arg(xlsxCell(m_row, Quantity), xlsxCell(m_row, at(UnitPrice)), xlsxCell(m_row, at(Discount)))), *row.total);
        } else {
            m_sheet.text(m_row, at(UnitPrice), QuoteText::tr("on request"), XlsxStyle::Muted);
        }
        ++m_row;
    }

    // Rate by rate. The last one with a base takes what is left of the discount, as makeQuote() does.
    void addVat(int discountRow)
    {
        const int first = m_row;
        int last = 0;
        for (int i = 0; i < static_cast<int>(m_quote.vat.size()); ++i) {
            const VatLine &vat = m_quote.vat[static_cast<std::size_t>(i)];
            last = vat.base + vat.discount + (m_quote.pricesIncludeVat ? vat.amount : Money()) != Money() ? i : last;
        }
        const QString subtotal = xlsxCell(discountRow - 1, at(Total)), discount = xlsxCell(discountRow, at(Total));
        for (int i = 0; i < static_cast<int>(m_quote.vat.size()); ++i) {
            const VatLine &vat = m_quote.vat[static_cast<std::size_t>(i)];
            const QString gross = xlsxCell(m_row, Gross), part = xlsxCell(m_row, at(Part)), base = xlsxCell(m_row, at(Base)), rate = xlsxCell(m_row, at(Vat));
            m_sheet.text(m_row, Designation, m_offer.tax.name);
            m_sheet.percent(m_row, at(Vat), vat.rate);
            const Money sold = vat.base + vat.discount + (m_quote.pricesIncludeVat ? vat.amount : Money());
            m_sheet.formula(m_row, Gross, u"=ROUND(SUMIF(%1,%2,%3),2)"_s.arg(fixedRange(at(Vat), m_first, m_last), rate, fixedRange(at(Total), m_first, m_last)), sold);
            m_sheet.formula(m_row, at(Part), i == last ? remainder(discount, first, i) : u"=IF(%1=0,0,%2)"_s.arg(subtotal, toCent(u"-%1*%2/%3"_s.arg(discount, gross, subtotal))), vat.discount);
            addVatAmount(vat, rate);
            const QString after = u"%1-%2"_s.arg(gross, part);
            m_sheet.formula(m_row, at(Base), m_quote.pricesIncludeVat ? u"=ROUND(%1-%2,2)"_s.arg(after, xlsxCell(m_row, at(Total))) : u"=ROUND(%1,2)"_s.arg(after), vat.base);
            ++m_row;
        }
    }

    QString remainder(const QString &discount, int first, int index) const
    {
        if (index == 0) {
            return u"=-"_s + discount;
        }
        return u"=ROUND(-%1-SUM(%2),2)"_s.arg(discount, range(at(Part), first, first + index - 1));
    }

    // Lines that are shown together were rounded one by one: what their VAT differs by from that of the row.
    Money hiddenCents(Rate rate) const
    {
        Money cents;
        for (const PaperGroup &group : m_offer.groups) {
            for (const PaperRow &row : group.rows) {
                if (group.isOptions || row.vat != rate || !row.total) {
                    continue;
                }
                for (const std::size_t index : row.lines) {
                    cents += m_quote.lines[index].vatAmount;
                }
                // The amount less all of it but the rate, to the cent.
                const Money onTop = lessDiscount(*row.total, Rate{Rate::one().ppm - rate.ppm});
                cents = cents - (m_quote.pricesIncludeVat ? *row.total - exclVat(*row.total, rate) : onTop);
            }
        }
        return cents;
    }

    void addVatAmount(const VatLine &vat, const QString &rate)
    {
        const QString gross = xlsxCell(m_row, Gross), part = xlsxCell(m_row, at(Part)), base = xlsxCell(m_row, at(Base));
        const QString rates = fixedRange(at(Vat), m_first, m_last), totals = fixedRange(at(Total), m_first, m_last);
        QString formula;
        // VAT of an amount that is printed: on it, or in it.
        const auto vatOf = [&](const QString &amount) {
            return m_quote.pricesIncludeVat ? u"(%1-%2)"_s.arg(amount, toCent(u"%1/(1+%2)"_s.arg(amount, rate))) : toCent(u"%1*%2"_s.arg(amount, rate));
        };
        if (m_quote.rounding == VatRounding::PerRate) {
            formula = u"=ROUND(%1,2)"_s.arg(vatOf(m_quote.pricesIncludeVat ? u"(%1-%2)"_s.arg(gross, part) : base));
        } else {
            const Money left = hiddenCents(vat.rate);
            const QString cents = left == Money() ? QString() : (left > Money() ? u"+"_s : QString()) + bareAmount(left, u'.');
            formula = u"=ROUND(SUMPRODUCT((%1=%2)*%3)-%4%5,2)"_s.arg(rates, rate, vatOf(totals), vatOf(part), cents);
        }
        m_sheet.formula(m_row, at(Total), formula, vat.amount);
    }

    void addTotal(const QString &name, const QString &formula, Money value, bool isBold = false)
    {
        m_sheet.text(m_row, Designation, name, isBold ? XlsxStyle::Bold : XlsxStyle::Plain);
        m_sheet.formula(m_row, at(Total), formula, value, isBold ? XlsxStyle::MoneyBold : XlsxStyle::Money);
        ++m_row;
    }

    void addTotals()
    {
        const QString sums = m_sums.isEmpty() ? u"0"_s : m_sums.join(u',');
        addTotal(m_offer.tax.subtotal, u"=ROUND(SUM(%1),2)"_s.arg(sums), m_quote.subtotal);
        const int discountRow = m_row;
        m_sheet.percent(m_row, at(Discount), m_quote.globalDiscountRate);
        addTotal(QuoteText::tr("Global discount"), u"=-"_s + toCent(u"%1*%2"_s.arg(xlsxCell(m_row - 1, at(Total)), xlsxCell(m_row, at(Discount)))), Money() - m_quote.globalDiscount);
        for (const auto &[column, title] : {std::pair(Gross, QuoteText::tr("Sold at the rate")), std::pair(at(Part), QuoteText::tr("Part of the discount")),
                                            std::pair(at(Base), QuoteText::tr("Base"))}) {
            m_sheet.text(m_row, column, title, XlsxStyle::Muted);
        }
        m_sheet.lines(m_row, 2);
        ++m_row;
        const int firstVat = m_row;
        addVat(discountRow);
        const QString bases = range(at(Base), firstVat, m_row - 1), amounts = range(at(Total), firstVat, m_row - 1);
        for (const QuoteTotal &total : m_offer.totals) {
            switch (total.kind) {
            case TotalKind::ExclVat: addTotal(total.name, u"=ROUND(SUM(%1),2)"_s.arg(bases), total.value, true); break;
            case TotalKind::InclVat:
                m_inclVat = xlsxCell(m_row, at(Total));
                addTotal(total.name, u"=ROUND(SUM(%1)+SUM(%2),2)"_s.arg(bases, amounts), total.value, true);
                break;
            case TotalKind::Deposit:
                m_sheet.percent(m_row, at(Discount), total.rate.value_or(Rate{}));
                addTotal(total.name, u'=' + toCent(u"%1*%2"_s.arg(m_inclVat, xlsxCell(m_row, at(Discount)))), total.value);
                break;
            case TotalKind::Remainder: addTotal(total.name, u"=ROUND(%1-%2,2)"_s.arg(m_inclVat, xlsxCell(m_row - 1, at(Total))), total.value); break;
            case TotalKind::Options: addTotal(total.name, u"=ROUND(SUM(%1),2)"_s.arg(m_options), total.value); break;
            case TotalKind::Vat:
                if (!total.reason.isEmpty()) {
                    m_sheet.text(m_row++, Designation, total.reason, XlsxStyle::Muted);
                }
                break;
            case TotalKind::Subtotal:
            case TotalKind::Discount: break; // above, with or without a discount
            }
        }
        if (const QString warning = texts::partialNotice(m_quote); !warning.isEmpty()) {
            m_sheet.text(m_row++, Designation, warning, XlsxStyle::Bold);
        }
    }

    XlsxSheet m_sheet;
    const PaperOffer &m_offer;
    const Quote &m_quote;
    bool m_hasUnits;
    int m_row = 0, m_first = 0, m_last = 0;
    QStringList m_sums;
    QString m_options, m_inclVat;
};

constexpr int termsWidth = 110;       // characters
constexpr qsizetype longestRow = 2000; // about 20 lines of them

void writeTerms(XlsxSheet sheet, const QuoteInput &input, const Quote &quote)
{
    const Project &project = input.project;
    sheet.width(0, 0, 32);
    sheet.width(1, 1, termsWidth);
    int row = 0;
    sheet.text(row++, 0, documentTitle(input), XlsxStyle::Title);
    ++row;
    const auto add = [&](const QString &label, const QString &value) {
        if (!value.isEmpty()) {
            sheet.text(row, 0, label, XlsxStyle::Bold);
            sheet.lines(row, linesOf(value, termsWidth + 8));
            sheet.text(row++, 1, value, XlsxStyle::Wrapped);
        }
    };
    const auto party = [&](const Party &of) { return (QStringList(clean(of.name).simplified()) + partyLines(of, project.quote.sale.saleCase)).join(u'\n').trimmed(); };
    add(QuoteText::tr("Quote"), numberAndVersion(project.quote));
    for (const LabelledText &text : dateRows(input, quote)) {
        add(text.label, text.value);
    }
    add(QuoteText::tr("Seller"), party(project.seller));
    add(QuoteText::tr("Customer"), party(project.customer));
    add(QuoteText::tr("Introduction"), clean(project.quote.paper.introduction).trimmed());
    for (const LabelledText &text : terms(input, quote)) {
        add(text.label, text.value);
    }
    QString title = QuoteText::tr("General terms of sale");
    for (QString paragraph : clean(project.quote.paper.terms).split(u'\n', Qt::SkipEmptyParts)) {
        while (!paragraph.isEmpty()) { // a row has a greatest height
            const qsizetype space = paragraph.size() > longestRow ? paragraph.lastIndexOf(u' ', longestRow) : -1;
            const qsizetype end = paragraph.size() <= longestRow ? paragraph.size() : space > 0 ? space : longestRow;
            add(title, paragraph.left(end).trimmed());
            paragraph.remove(0, end);
            title.clear();
        }
    }
    sheet.printOn(row, 2, false);
}

// "E2:E5,E7:E7": the lines that are in the totals, which the options stand between.
QString summedLines(const Quote &quote, int column, int firstRow)
{
    QStringList ranges;
    const auto count = static_cast<int>(quote.lines.size());
    for (int i = 0; i < count; ++i) {
        const int first = i;
        while (i < count && !quote.lines[static_cast<std::size_t>(i)].isOptional) {
            ++i;
        }
        if (i > first) {
            ranges << range(column, firstRow + first, firstRow + i - 1);
        }
    }
    return ranges.isEmpty() ? u"0"_s : ranges.join(u',');
}

// Of the internal view alone: a customer's file has no such sheet, hidden or not.
void writeMargins(XlsxSheet sheet, const QuoteInput &input, const PaperOffer &offer)
{
    const QuoteMargins &margins = *offer.margins;
    sheet.head(0, {QuoteText::tr("Line"), QuoteText::tr("Designation"), QuoteText::tr("Quantity"), QuoteText::tr("Purchase price"), QuoteText::tr("Purchase"),
                   offer.tax.sale, QuoteText::tr("Margin"), QuoteText::tr("Margin %"), QuoteText::tr("Floor price")});
    sheet.freeze(1, 0);
    sheet.width(0, 0, 6);
    sheet.width(1, 1, 46);
    sheet.width(2, 8, 16);
    const auto share = [&sheet](int of, Rate rate) { // in millionths, as the program has it
        sheet.formula(of, 7, u"=ROUND(%1/%2,6)"_s.arg(xlsxCell(of, 6), xlsxCell(of, 5)), static_cast<double>(rate.ppm) / 1e6, XlsxStyle::Percent);
    };
    int row = 1;
    for (std::size_t i = 0; i < margins.lines.size() && i < offer.quote.lines.size(); ++i, ++row) {
        const MarginLine &line = margins.lines[i];
        sheet.number(row, 0, static_cast<double>(i + 1), XlsxStyle::Count);
        sheet.text(row, 1, clean(offer.quote.lines[i].designation), XlsxStyle::Wrapped);
        writeQuantity(sheet, row, 2, offer.quote.lines[i].quantity);
        if (line.purchasePrice && line.purchase) {
            sheet.money(row, 3, *line.purchasePrice, XlsxStyle::Price);
            sheet.formula(row, 4, u'=' + toCent(u"%1*%2"_s.arg(xlsxCell(row, 2), xlsxCell(row, 3))), *line.purchase);
        }
        if (line.sale) {
            sheet.money(row, 5, *line.sale);
        }
        if (line.margin) {
            sheet.formula(row, 6, u"=ROUND(%1-%2,2)"_s.arg(xlsxCell(row, 5), xlsxCell(row, 4)), *line.margin);
        }
        if (line.rate) {
            share(row, *line.rate);
        }
        if (line.floorPrice) {
            sheet.money(row, 8, *line.floorPrice, XlsxStyle::Price);
        }
    }
    sheet.text(row, 1, QuoteText::tr("Total, options apart"), XlsxStyle::Bold);
    if (const std::optional<Money> purchase = margins.purchase()) {
        sheet.formula(row, 4, u"=ROUND(SUM(%1),2)"_s.arg(summedLines(offer.quote, 4, 1)), *purchase, XlsxStyle::MoneyBold);
    }
    sheet.formula(row, 5, u"=ROUND(SUM(%1),2)"_s.arg(summedLines(offer.quote, 5, 1)), offer.quote.totalExclVat, XlsxStyle::MoneyBold);
    if (margins.margin) {
        sheet.formula(row, 6, u"=ROUND(%1-%2,2)"_s.arg(xlsxCell(row, 5), xlsxCell(row, 4)), *margins.margin, XlsxStyle::MoneyBold);
    }
    if (margins.rate) {
        share(row, *margins.rate);
    }
    row += 2;
    sheet.text(row++, 1, internalWarning(), XlsxStyle::Bold);
    if (const QString note = clean(input.project.quote.internal.approvalNote).trimmed(); !note.isEmpty()) {
        sheet.text(row++, 1, QuoteText::tr("Approval: %1").arg(note), XlsxStyle::Wrapped);
    }
    sheet.printOn(row, 9, true);
}

} // namespace

tl::expected<QByteArray, QString> quoteXlsx(const QuoteInput &input)
{
    const PaperLanguage words(input.language);
    const QVector<PaperOffer> offers = paperOffers(input);
    const QuoteTerms &says = input.project.quote;
    XlsxBook book({documentTitle(input), clean(input.project.seller.name).simplified(), clean(offers.first().quote.currency), input.format, says.date,
                   says.paper.size});
    for (const PaperOffer &offer : offers) {
        const bool hasOne = offers.size() == 1;
        OfferSheet(book.addSheet(hasOne ? QuoteText::tr("Quote") : offer.title), offer).write(hasOne);
    }
    writeTerms(book.addSheet(QuoteText::tr("Terms")), input, offers.first().quote);
    for (const PaperOffer &offer : offers) {
        if (offer.margins) {
            const QString name = QuoteText::tr("Margins");
            writeMargins(book.addSheet(offers.size() == 1 ? name : u"%1 \u2013 %2"_s.arg(name, offer.title)), input, offer);
        }
    }
    return book.bytes();
}

tl::expected<void, Error> writeQuoteXlsx(const QuoteInput &input, const QString &path)
{
    const auto bytes = quoteXlsx(input);
    if (!bytes) {
        return tl::unexpected(cannotWrite(path, bytes.error()));
    }
    return saveFile(path, *bytes);
}

} // namespace configuria
