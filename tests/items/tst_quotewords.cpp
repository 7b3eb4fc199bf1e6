// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QSet>

#include "engine/names.h"
#include "items/quotewords.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

const Format format(QLocale(QLocale::English, QLocale::UnitedKingdom));

Project sold()
{
    Project project;
    project.configurations.resize(1);
    BomLine line;
    line.part.kind = PartKind::Service;
    line.description = "Set-up";
    line.unitPrice = Money::units(100);
    project.configurations[0].lines = {line, line, line};
    return project;
}

// Every value up to the last has words of its own.
template <class E, class Words>
bool areAllDistinct(E last, Words words)
{
    QSet<QString> seen;
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        seen.insert(words(static_cast<E>(i)));
    }
    return !seen.contains(QString()) && seen.size() == static_cast<int>(last) + 1;
}

} // namespace

class TestQuoteWords : public QObject {
    Q_OBJECT
private slots:
    void labels()
    {
        const auto label = [](auto value) { return texts::label(value); };
        QVERIFY(areAllDistinct(SaleCase::UnitedStates, label));
        QVERIFY(areAllDistinct(VatRounding::PerLine, label));
        QVERIFY(areAllDistinct(DueBasis::EndOfMonth, label));
        QVERIFY(areAllDistinct(LineDetail::Grouped, label));
        QVERIFY(areAllDistinct(PaperSize::Letter, label));
        QVERIFY(areAllDistinct(Incoterm::Cif, label));
        QVERIFY(areAllDistinct(QuoteField::MinimumMargin, label));
        // The three letters of the ICC lead, in every language.
        for (int i = 1; i <= static_cast<int>(Incoterm::Cif); ++i) {
            const std::string_view code = nameOf(static_cast<Incoterm>(i));
            QVERIFY(texts::label(static_cast<Incoterm>(i)).startsWith(QString::fromUtf8(code.data(), 3) + u','));
        }
    }

    void findings()
    {
        QVERIFY(areAllDistinct(QuoteFindingCode::MarginUnknown, [](QuoteFindingCode code) { return texts::title(code); }));
        for (int i = 0; i < quoteFindingCodeCount; ++i) {
            const auto code = static_cast<QuoteFindingCode>(i);
            QVERIFY(!texts::advice(code).isEmpty() && !texts::source(code).isEmpty());
        }
    }

    void figures()
    {
        QuoteFinding finding;
        QCOMPARE(texts::figures(finding, format), QString());
        finding.have = Figure{75, Unit::Days};
        QCOMPARE(texts::figures(finding, format), u"since 75 day(s)"_s);
        finding.need = Figure{60, Unit::Days};
        QCOMPARE(texts::figures(finding, format), u"75 day(s); at most 60 day(s)"_s);
        finding.have = Figure{0.05, Unit::Fraction};
        finding.need = Figure{0.0786, Unit::Fraction};
        QCOMPARE(texts::figures(finding, format), u"5%; at least 7.86%"_s);
        finding.have.reset();
        QCOMPARE(texts::figures(finding, format), u"at least 7.86%"_s);
    }

    void places()
    {
        const Quote quote = makeQuote({}, sold(), 0);
        QuoteFinding finding;
        QCOMPARE(texts::place(finding, quote), QString());
        finding.line = 1;
        finding.lines = 1;
        QCOMPARE(texts::place(finding, quote), u"Set-up"_s);
        finding.lines = 3;
        QCOMPARE(texts::place(finding, quote), u"Set-up, and 2 more"_s);
        finding.line = 3;
        QCOMPARE(texts::place(finding, quote), QString());
    }

    // The articles that the law asks to be printed.
    void exemptions_data()
    {
        QTest::addColumn<VatExemption>("exemption");
        QTest::addColumn<QString>("article");
        QTest::newRow("small business") << VatExemption::SmallBusiness << u"293 B"_s;
        QTest::newRow("inside the EU") << VatExemption::IntraEuSupply << u"262 ter I"_s;
        QTest::newRow("reverse charge") << VatExemption::IntraEuSupply << u"138 of directive 2006/112/EC"_s;
        QTest::newRow("export") << VatExemption::ExportSupply << u"262 I"_s;
        QTest::newRow("sales tax") << VatExemption::SalesTaxExcluded << u"not included"_s;
    }
    void exemptions()
    {
        QFETCH(VatExemption, exemption);
        QFETCH(QString, article);
        QVERIFY(texts::exemptionNotice(exemption).contains(article));
        QVERIFY(texts::exemptionNotice(VatExemption::None).isEmpty());
    }

    void notices()
    {
        Project project = sold();
        QCOMPARE(texts::dueNotice(project.quote.payment), u"Payment within 30 day(s) from the date of the invoice."_s);
        const QString penalty = texts::penaltyNotice(project.quote, format);
        QVERIFY(penalty.contains(u"Central Bank plus 10 points"_s) && penalty.contains(u"€40.00"_s) && penalty.contains(u"D.441-5"_s));
        QCOMPARE(texts::earlyDiscountNotice(project.quote, format), u"No discount is granted for early payment."_s);
        QVERIFY(texts::retentionNotice(project.quote).contains(u"L.624-16"_s));
        // What is not said: exemption, rounding, currency, Incoterm, deposit.
        const Quote plain = makeQuote({}, project, 0);
        QVERIFY(texts::exemptionNotice(plain.vat[0].exemption).isEmpty() && texts::roundingNotice(plain, project.quote.sale.saleCase).isEmpty());
        QVERIFY(texts::currencyNotice(project, format).isEmpty() && texts::incotermNotice(project.quote.shipping).isEmpty());
        QVERIFY(texts::depositNotice(project.quote, plain, format).isEmpty());

        QuoteTerms &terms = project.quote;
        terms.sale = {SaleCase::Export, VatRounding::PerLine, false};
        terms.currency = {"USD", Money::micros(1'083'700), {2026, 3, 1}, "ECB"};
        terms.shipping.incoterm = Incoterm::Dap;
        terms.shipping.place = "Tokyo";
        terms.payment.deposit = Rate::percent(30);
        terms.payment.penalty = Rate{121'500};
        terms.payment.earlyDiscount = Rate::percent(2);
        terms.payment.earlyDays = 10;
        terms.payment.retentionOfTitle = false;
        const Quote quote = makeQuote({}, project, 0);
        QVERIFY(texts::exemptionNotice(quote.vat[0].exemption).contains(u"262 I"_s));
        QCOMPARE(texts::roundingNotice(quote, SaleCase::France), u"VAT is rounded line by line, then added."_s);
        QCOMPARE(texts::roundingNotice(quote, SaleCase::UnitedStates), u"Sales tax is rounded line by line, then added."_s);
        QCOMPARE(texts::currencyNotice(project, format), u"Rate of exchange: 1 EUR = 1.0837 USD on 1 March 2026 (ECB)."_s);
        QCOMPARE(texts::incotermNotice(terms.shipping), u"DAP Tokyo, Incoterms® 2020"_s);
        const QString deposit = texts::depositNotice(terms, quote, format); // of 3 x 108.37 = 325.11
        QVERIFY(deposit.startsWith(u"Deposit of 30% incl. VAT with the order: "_s));
        QVERIFY(deposit.contains(u"97.53"_s) && deposit.contains(u"227.58"_s));
        QVERIFY(texts::penaltyNotice(terms, format).contains(u"12.15%"_s));
        QCOMPARE(texts::earlyDiscountNotice(terms, format), u"Discount of 2% for payment within 10 day(s)."_s);
        QVERIFY(texts::retentionNotice(terms).isEmpty());
    }

    void otherLaws()
    {
        QuoteTerms terms;
        terms.sale.saleCase = SaleCase::UnitedKingdom;
        QVERIFY(texts::penaltyNotice(terms, format).contains(u"8% above the Bank of England base rate"_s));
        QVERIFY(!texts::retentionNotice(terms).contains(u"French"_s) && texts::earlyDiscountNotice(terms, format).isEmpty());
        terms.sale.saleCase = SaleCase::UnitedStates;
        QVERIFY(texts::penaltyNotice(terms, format).isEmpty() && texts::firmnessNotice(SaleCase::UnitedStates).contains(u"2-205"_s));
        terms.payment.penalty = Rate::percent(9);
        QCOMPARE(texts::penaltyNotice(terms, format), u"Late payments bear interest at 9% a year."_s);
        terms.payment = {};
        terms.payment.basis = DueBasis::EndOfMonth;
        terms.payment.days = 45;
        QVERIFY(texts::dueNotice(terms.payment).startsWith(u"Payment within 45 day(s) from the date of the invoice, at the end of the month"_s));
    }
};

QTEST_GUILESS_MAIN(TestQuoteWords)
#include "tst_quotewords.moc"
