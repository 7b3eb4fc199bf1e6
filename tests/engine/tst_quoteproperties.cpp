// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <random>

#include "engine/quotemargins.h"
#include "quotefixture.h"

using namespace fixture;

namespace {

__extension__ using Wide = __int128;

constexpr int quotes = 1'000;

// The arithmetic of school, apart from the engine's: a quotient to the nearest whole, halves away from zero.
Wide nearest(Wide numerator, Wide denominator)
{
    const Wide magnitude = (numerator < 0 ? -numerator : numerator) * 2 + denominator;
    const Wide rounded = magnitude / (denominator * 2);
    return numerator < 0 ? -rounded : rounded;
}

Money roundedCents(Wide numerator, Wide denominator)
{
    return Money::cents(static_cast<std::int64_t>(nearest(numerator, denominator)));
}

class RandomQuote {
public:
    explicit RandomQuote(unsigned seed) : m_random(seed) {}

    Project next()
    {
        std::vector<BomLine> lines(static_cast<std::size_t>(within(1, 60)));
        std::generate(lines.begin(), lines.end(), [this] { return line(); });
        Project project = offering(std::move(lines));
        QuoteTerms &terms = project.quote;
        terms.vat = rate();
        terms.globalDiscount = chance(2) ? Rate() : Rate{within(0, 400'000)};
        terms.sale.rounding = chance(2) ? VatRounding::PerRate : VatRounding::PerLine;
        terms.sale.pricesIncludeVat = chance(3);
        terms.sale.saleCase = chance(4) ? static_cast<SaleCase>(within(0, 5)) : SaleCase::France;
        terms.payment.deposit = Rate{within(0, 1'000'000)};
        if (chance(4)) {
            terms.currency.code = "USD";
            terms.currency.perUnit = Money::micros(within(1, 150'000'000));
        }
        return project;
    }

    std::mt19937 &source() { return m_random; }

private:
    std::int64_t within(std::int64_t low, std::int64_t high) { return std::uniform_int_distribution<std::int64_t>(low, high)(m_random); }
    bool chance(int of) { return within(1, of) == 1; }
    Rate rate()
    {
        constexpr std::int64_t rates[] = {200'000, 200'000, 100'000, 55'000, 21'000, 0, 88'750, 51'230}; // 5.123 %: three decimals
        return Rate{rates[within(0, 7)]};
    }
    BomLine line()
    {
        BomLine one = priced(within(1, 5'000'000), static_cast<int>(within(1, 200)));
        one.unitPrice = chance(5) ? Money::micros(within(1, 3'000'000'000)) : *one.unitPrice;
        one.unitPrice = chance(10) ? Money() - *one.unitPrice : *one.unitPrice;
        one.thousandths = chance(2) ? 0 : static_cast<int>(within(1, 999));
        one.discount = chance(2) ? Rate() : chance(10) ? Rate::one() : Rate{within(0, 600'000)};
        one.offer.vat = chance(2) ? std::optional(rate()) : std::nullopt;
        one.offer.isOptional = chance(8);
        one.offer.section = chance(2) ? "" : chance(2) ? "Machine" : "Setup";
        one.offer.purchasePrice = Money::micros(within(0, 1'000'000'000));
        return one;
    }

    std::mt19937 m_random;
};

bool isWholeCents(Money money) { return money.micros() % 10'000 == 0; }

void checkLines(const Quote &quote)
{
    Money subtotal, options, sections;
    for (const QuoteLine &line : quote.lines) {
        const Wide exact = Wide(line.unitPrice->micros()) * line.quantity.thousandths * (1'000'000 - line.discount.ppm);
        QVERIFY(*line.total == roundedCents(exact, Wide(10'000) * 1'000'000 * 1'000));
        QVERIFY(isWholeCents(line.vatAmount) && isWholeCents(line.discountAmount));
        (line.isOptional ? options : subtotal) += *line.total;
    }
    std::size_t placed = 0;
    for (const QuoteSection &section : quote.sections) {
        sections += section.subtotal;
        placed += section.lines.size();
    }
    QVERIFY(subtotal == quote.subtotal && options == quote.optionsTotal);
    QVERIFY(sections == quote.subtotal && placed == quote.lines.size());
}

void checkVat(const Quote &quote)
{
    Money base, total, discount;
    for (std::size_t i = 0; i < quote.vat.size(); ++i) {
        const VatLine &line = quote.vat[i];
        QVERIFY(i == 0 || quote.vat[i - 1].rate > line.rate);
        QVERIFY(isWholeCents(line.base) && isWholeCents(line.amount) && isWholeCents(line.discount));
        base += line.base;
        total += line.base + line.amount;
        discount += line.discount;
        Money ofLines;
        for (const QuoteLine &printed : quote.lines) {
            ofLines += !printed.isOptional && printed.vat == line.rate ? printed.vatAmount : Money();
        }
        if (quote.rounding == VatRounding::PerLine) {
            QVERIFY(quote.globalDiscountRate != Rate() || line.amount == ofLines);
        } else if (!quote.pricesIncludeVat) {
            QVERIFY(line.amount == roundedCents(Wide(line.base.micros()) * line.rate.ppm, Wide(10'000) * 1'000'000));
        } else {
            const Wide inclusive = (line.base + line.amount).micros();
            QVERIFY(line.base == roundedCents(inclusive * 1'000'000, Wide(10'000) * (1'000'000 + line.rate.ppm)));
        }
    }
    QVERIFY(base == quote.totalExclVat && total == quote.totalInclVat && discount == quote.globalDiscount);
    QVERIFY(discount == roundedCents(Wide(quote.subtotal.micros()) * quote.globalDiscountRate.ppm, Wide(10'000) * 1'000'000));
    // What was quoted, less the discount, is what is paid: with VAT in the prices, or without.
    QVERIFY(quote.subtotal - discount == (quote.pricesIncludeVat ? quote.totalInclVat : quote.totalExclVat));
}

} // namespace

// What holds of every quote, on many.
class TestQuoteProperties : public QObject {
    Q_OBJECT
private slots:
    void sums()
    {
        RandomQuote random(20'261'130);
        for (int i = 0; i < quotes; ++i) {
            const Quote quote = makeQuote({}, random.next(), 0);
            checkLines(quote);
            checkVat(quote);
            QVERIFY(quote.deposit + quote.remainder == quote.totalInclVat && isWholeCents(quote.deposit));
            if (QTest::currentTestFailed()) {
                QFAIL(qPrintable(QString::number(i)));
            }
        }
    }

    void orderOfLines()
    {
        RandomQuote random(4'217);
        for (int i = 0; i < quotes; ++i) {
            Project project = random.next();
            const Quote quote = makeQuote({}, project, 0);
            std::vector<BomLine> &lines = project.configurations[0].lines;
            std::shuffle(lines.begin(), lines.end(), random.source());
            const Quote shuffled = makeQuote({}, project, 0);
            QVERIFY(quote.totalExclVat == shuffled.totalExclVat && quote.totalInclVat == shuffled.totalInclVat);
            QVERIFY(quote.subtotal == shuffled.subtotal && quote.optionsTotal == shuffled.optionsTotal && quote.vat.size() == shuffled.vat.size());
            for (std::size_t rate = 0; rate < quote.vat.size(); ++rate) {
                QVERIFY(quote.vat[rate].base == shuffled.vat[rate].base && quote.vat[rate].amount == shuffled.vat[rate].amount);
            }
        }
    }

    // The lines of the house's view add up to what the customer's shows.
    void margins()
    {
        RandomQuote random(137);
        for (int i = 0; i < quotes; ++i) {
            const Project project = random.next();
            const Quote quote = makeQuote({}, project, 0);
            const QuoteMargins margins = makeMargins(project, 0, quote);
            Money sales, earned;
            int counted = 0;
            for (std::size_t line = 0; line < quote.lines.size(); ++line) {
                if (!quote.lines[line].isOptional) {
                    sales += *margins.lines[line].sale;
                    earned += *margins.lines[line].margin;
                    ++counted;
                }
            }
            QVERIFY(counted == 0 || (sales == quote.totalExclVat && earned == *margins.margin && margins.unknown == 0));
        }
    }

    // Sums beyond int64 stop at its ends, and nothing wraps to the other sign.
    void saturation()
    {
        BomLine line = priced(0, 100'000);
        line.unitPrice = Money::micros(INT64_MAX);
        line.offer.purchasePrice = line.unitPrice;
        Project project = offering(std::vector<BomLine>(100, line));
        project.quote.globalDiscount = Rate{1};
        for (const bool isIncluded : {false, true}) {
            project.quote.sale.pricesIncludeVat = isIncluded;
            project.quote.currency = {"USD", Money::units(1'000'000'000), {}, ""};
            const Quote quote = makeQuote({}, project, 0);
            QVERIFY(quote.totalInclVat > Money::units(1'000'000'000) && quote.totalExclVat > Money() && quote.vat[0].base > Money());
            QVERIFY(makeMargins(project, 0, quote).lines.size() == 100);
        }
    }
};

QTEST_GUILESS_MAIN(TestQuoteProperties)
#include "tst_quoteproperties.moc"
