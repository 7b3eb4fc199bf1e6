// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

#include "engine/quotechecks.h"
#include "quotefixture.h"

using namespace fixture;

using Code = QuoteFindingCode;
using Edit = std::function<void(Project &)>;

Q_DECLARE_METATYPE(Code)
Q_DECLARE_METATYPE(Severity)
Q_DECLARE_METATYPE(Edit)

namespace {

// Nothing can be said against it: a French company sells one H100 to another.
Project sound()
{
    BomLine gpu = part(PartKind::Gpu, 0, 1);
    gpu.unitPrice = Money::units(25'000);
    gpu.offer.purchasePrice = Money::units(20'000);
    Project project = offering({gpu});
    project.seller.name = "Calcul SAS";
    project.seller.address = "1 rue de la Paix, 69001 Lyon";
    project.seller.legal = "SAS au capital de 10 000 EUR";
    project.seller.registration = "732 829 320 00074";
    project.seller.tradeRegister = "RCS Lyon";
    project.seller.vatNumber = "FR44732829320";
    project.seller.iban = "FR14 2004 1010 0505 0001 3M02 606";
    project.seller.bic = "PSSTFRPP";
    project.customer.name = "Client SA";
    project.customer.address = "2 rue Haute, 75001 Paris";
    project.customer.registration = "404833048";
    project.customer.country = "FR";
    QuoteTerms &terms = project.quote;
    terms.number = "DV-2026-0001";
    terms.date = {2026, 3, 1};
    terms.delivery = "6 weeks";
    terms.warranty = "12 months";
    terms.paper.terms = "General terms";
    terms.paper.jurisdiction = "Lyon";
    terms.internal.minimumMargin = Rate::percent(10);
    return project;
}

Project abroad(SaleCase saleCase, const char *country)
{
    Project project = sound();
    project.quote.sale.saleCase = saleCase;
    project.customer.country = country;
    project.customer.registration.clear();
    project.quote.shipping = {Incoterm::Dap, "Berlin", true, "TW", "8471.80"};
    return project;
}

Project inUnion()
{
    Project project = abroad(SaleCase::IntraEu, "DE");
    project.customer.vatNumber = "DE136695976";
    return project;
}

Project exported() { return abroad(SaleCase::Export, "JP"); }

Project ofUk()
{
    Project project = sound();
    project.quote.sale.saleCase = SaleCase::UnitedKingdom;
    project.seller.country = project.customer.country = "GB";
    project.seller.registration = "SC123456";
    project.seller.tradeRegister = "Scotland";
    project.seller.vatNumber = "GB980780684";
    return project;
}

Project ofUs()
{
    Project project = sound();
    project.quote.sale.saleCase = SaleCase::UnitedStates;
    project.seller = Party();
    project.seller.name = "Compute Inc.";
    project.seller.address = "1 Main Street, Austin, TX";
    project.seller.country = project.customer.country = "US";
    return project;
}

Catalogue catalogue()
{
    Catalogue c;
    c.gpus.resize(2);
    c.gpus[0].info.model = "H100 SXM5 80GB";
    c.gpus[0].fp8 = FlopsPerSecond(1979e12); // 15 832 by its data sheet, above the 4 800 of ECCN 3A090.a
    c.gpus[1].info.model = "H20 SXM5 96GB";
    c.gpus[1].fp8 = FlopsPerSecond(296e12); // 2 368
    return c;
}

std::vector<QuoteFinding> checked(const Project &project)
{
    const Catalogue parts = catalogue();
    return checkQuote(parts, project, 0, makeQuote(parts, project, 0), {2026, 3, 15});
}

const QuoteFinding *find(const std::vector<QuoteFinding> &findings, Code code)
{
    const auto at = std::find_if(findings.begin(), findings.end(), [code](const QuoteFinding &f) { return f.code == code; });
    return at == findings.end() ? nullptr : &*at;
}

BomLine &line(Project &project) { return project.configurations[0].lines[0]; }

} // namespace

class TestQuoteChecks : public QObject {
    Q_OBJECT
private slots:
    void soundOnes_data()
    {
        QTest::addColumn<Project>("project");
        QTest::newRow("France") << sound();
        QTest::newRow("inside the EU") << inUnion();
        QTest::newRow("export") << exported();
        QTest::newRow("United Kingdom") << ofUk();
        QTest::newRow("United States") << ofUs();
        Project soleTrader = sound(); // no register, no capital, no VAT number
        soleTrader.quote.sale.saleCase = SaleCase::FranceNoVat;
        soleTrader.seller.legal = "EI";
        soleTrader.seller.tradeRegister.clear();
        soleTrader.seller.vatNumber.clear();
        QTest::newRow("France, no VAT") << soleTrader;
        Project ownWords = sound();
        ownWords.quote.payment.days = 45;
        ownWords.quote.paymentTerms = "30 % à la commande, solde à 45 jours";
        QTest::newRow("own words with the days") << ownWords;
        Project cash = sound();
        cash.quote.payment.days = 0;
        cash.quote.paymentTerms = "Comptant, 100 % à la commande";
        QTest::newRow("cash, in own words") << cash;
        Project german = inUnion(); // its law is its own
        german.seller.country = "DE";
        german.seller.vatNumber = "DE136695976";
        german.seller.registration = "HRB 1234";
        german.seller.legal.clear();
        german.seller.tradeRegister.clear();
        german.customer.country = "FR";
        german.customer.vatNumber = "FR44732829320";
        german.quote.payment.days = 90;
        QTest::newRow("from Germany to France") << german;
    }
    void soundOnes()
    {
        QFETCH(Project, project);
        for (const QuoteFinding &finding : checked(project)) {
            QFAIL(qPrintable(QString::fromUtf8(nameOf(finding.code).data(), qsizetype(nameOf(finding.code).size()))));
        }
    }

    // Each row spoils a sound quote in one way.
    void faults_data()
    {
        QTest::addColumn<Project>("project");
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<Code>("code");
        QTest::addColumn<Severity>("severity");
        const auto row = [](const char *name, const Project &project, Code code, Severity severity, const Edit &edit) {
            QTest::newRow(name) << project << edit << code << severity;
        };
        const Project fr = sound(), eu = inUnion(), out = exported(), uk = ofUk(), us = ofUs();
        const Severity stop = Severity::Blocker, careful = Severity::Caution, advice = Severity::Advice;
        row("seller without name", fr, Code::SellerNameMissing, stop, [](Project &p) { p.seller.name.clear(); });
        row("seller without address", fr, Code::SellerAddressMissing, stop, [](Project &p) { p.seller.address.clear(); });
        row("seller without legal form", fr, Code::SellerLegalMissing, stop, [](Project &p) { p.seller.legal.clear(); });
        row("seller without capital", fr, Code::SellerCapitalMissing, careful, [](Project &p) { p.seller.legal = "SAS"; });
        row("seller without SIREN", fr, Code::SellerRegistrationMissing, stop, [](Project &p) { p.seller.registration.clear(); });
        row("UK seller without number", uk, Code::SellerRegistrationMissing, stop, [](Project &p) { p.seller.registration.clear(); });
        row("SIREN mistyped", fr, Code::SellerRegistrationWrong, stop, [](Project &p) { p.seller.registration = "732829321"; });
        row("seller without RCS", fr, Code::SellerTradeRegisterMissing, stop, [](Project &p) { p.seller.tradeRegister.clear(); });
        row("UK seller without part of the UK", uk, Code::SellerTradeRegisterMissing, stop, [](Project &p) { p.seller.tradeRegister.clear(); });
        row("seller without VAT number", fr, Code::SellerVatMissing, stop, [](Project &p) { p.seller.vatNumber.clear(); });
        row("seller in the EU without VAT number", eu, Code::SellerVatMissing, stop, [](Project &p) { p.seller.vatNumber.clear(); });
        row("UK seller without VAT number", uk, Code::SellerVatMissing, advice, [](Project &p) { p.seller.vatNumber.clear(); });
        row("VAT key wrong", fr, Code::SellerVatWrong, stop, [](Project &p) { p.seller.vatNumber = "FR45732829320"; });
        row("VAT key with letters", fr, Code::SellerVatDoubtful, advice, [](Project &p) { p.seller.vatNumber = "FRK7732829320"; });
        row("VAT number of another company", fr, Code::SellerVatOfOther, careful, [](Project &p) { p.seller.vatNumber = "FR83404833048"; });
        row("deposit without IBAN", fr, Code::SellerIbanMissing, careful, [](Project &p) {
            p.quote.payment.deposit = Rate::percent(30);
            p.seller.iban.clear();
        });
        row("IBAN mistyped", fr, Code::SellerIbanWrong, stop, [](Project &p) { p.seller.iban = "FR14 2004 1010 0505 0001 3M02 660"; });
        row("BIC mistyped", fr, Code::SellerBicWrong, careful, [](Project &p) { p.seller.bic = "PSSTFRP"; });
        row("customer without name", fr, Code::CustomerNameMissing, stop, [](Project &p) { p.customer.name.clear(); });
        row("customer without address", fr, Code::CustomerAddressMissing, careful, [](Project &p) { p.customer.address.clear(); });
        row("customer abroad without country", out, Code::CustomerCountryMissing, careful, [](Project &p) { p.customer.country.clear(); });
        row("customer without SIREN", fr, Code::CustomerRegistrationMissing, advice, [](Project &p) { p.customer.registration.clear(); });
        row("customer's SIREN mistyped", fr, Code::CustomerRegistrationWrong, careful, [](Project &p) { p.customer.registration = "404833049"; });
        row("no VAT number in the EU", eu, Code::CustomerVatMissing, stop, [](Project &p) { p.customer.vatNumber.clear(); });
        row("VAT number that is none, EU", eu, Code::CustomerVatWrong, stop, [](Project &p) { p.customer.vatNumber = "DE12345"; });
        row("VAT number that is none, France", fr, Code::CustomerVatWrong, careful, [](Project &p) { p.customer.vatNumber = "FR12345"; });
        row("customer's VAT key with letters", fr, Code::CustomerVatDoubtful, advice, [](Project &p) { p.customer.vatNumber = "FRK7399859412"; });
        row("customer of the same state", eu, Code::CustomerNotInOtherState, stop, [](Project &p) { p.customer.vatNumber = "FR83404833048"; });
        row("customer out of the EU", eu, Code::CustomerNotInOtherState, stop, [](Project &p) { p.customer.country = "CH"; });
        row("export to a member state", out, Code::CustomerInUnion, stop, [](Project &p) { p.customer.country = "DE"; });
        // Directive 2006/112/EC, article 7: transactions with Monaco are treated as those with France.
        row("export to Monaco", out, Code::CustomerInUnion, stop, [](Project &p) { p.customer.country = "MC"; });
        row("no number", fr, Code::NumberMissing, stop, [](Project &p) { p.quote.number.clear(); });
        row("no date", fr, Code::DateMissing, stop, [](Project &p) { p.quote.date = {}; });
        row("30 February", fr, Code::DateMissing, stop, [](Project &p) { p.quote.date = {2026, 2, 30}; });
        row("no day until which it holds", fr, Code::DateMissing, stop, [](Project &p) { p.quote.date = {9999, 12, 31}; });
        row("expired yesterday", fr, Code::ValidityExpired, stop, [](Project &p) { p.quote.validityDays = 13; });
        row("firm for more than three months", us, Code::FirmOfferTooLong, advice, [](Project &p) { p.quote.validityDays = 93; });
        row("no lead time", fr, Code::DeliveryMissing, careful, [](Project &p) { p.quote.delivery.clear(); });
        row("no warranty", fr, Code::WarrantyMissing, advice, [](Project &p) { p.quote.warranty.clear(); });
        row("no general terms", fr, Code::TermsMissing, advice, [](Project &p) { p.quote.paper.terms.clear(); });
        row("no court named", out, Code::JurisdictionMissing, advice, [](Project &p) { p.quote.paper.jurisdiction.clear(); });
        row("61 days", fr, Code::PaymentTermTooLong, stop, [](Project &p) { p.quote.payment.days = 61; });
        row("46 days end of month", fr, Code::PaymentTermTooLong, stop, [](Project &p) {
            p.quote.payment.basis = DueBasis::EndOfMonth;
            p.quote.payment.days = 46;
        });
        row("own words without the days", fr, Code::PaymentInOwnWords, careful, [](Project &p) { p.quote.paymentTerms = "45 jours fin de mois"; });
        row("cash in the form, days in the words", fr, Code::PaymentInOwnWords, careful, [](Project &p) {
            p.quote.payment.days = 0;
            p.quote.paymentTerms = "at 30 days";
        });
        row("own words above the term of the law", fr, Code::PaymentWordsTooLong, careful, [](Project &p) { p.quote.paymentTerms = "120\u00a0jours fin de mois"; });
        row("own words above the term of the law, export", out, Code::PaymentWordsTooLong, careful, [](Project &p) { p.quote.paymentTerms = "120 days net"; });
        row("61 days, export", out, Code::PaymentTermTooLong, careful, [](Project &p) { p.quote.payment.days = 61; });
        row("penalty of 7.85 %", fr, Code::PenaltyTooLow, stop, [](Project &p) { p.quote.payment.penalty = Rate{78'500}; }); // 3 x 2.62 %
        row("penalty of 7.85 %, export", out, Code::PenaltyTooLow, careful, [](Project &p) { p.quote.payment.penalty = Rate{78'500}; });
        row("penalty by the rates of the half-year before", fr, Code::LegalRatesOld, advice, [](Project &p) {
            p.quote.payment.penalty = Rate::percent(12);
            p.quote.date = {2025, 12, 31};
            p.quote.validityDays = 90;
        });
        row("low penalty by the rates of another half-year", fr, Code::PenaltyTooLow, careful, [](Project &p) {
            p.quote.payment.penalty = Rate::percent(5);
            p.quote.date = {2025, 12, 31};
            p.quote.validityDays = 90;
        });
        row("indemnity of 39.99", fr, Code::IndemnityTooLow, stop, [](Project &p) { p.quote.payment.indemnity = Money::cents(39'99); });
        row("indemnity of 39.99, EU", eu, Code::IndemnityTooLow, careful, [](Project &p) { p.quote.payment.indemnity = Money::cents(39'99); });
        row("early discount, no days", fr, Code::EarlyDiscountWithoutDays, careful, [](Project &p) { p.quote.payment.earlyDiscount = Rate::percent(2); });
        row("0 % in France", fr, Code::VatAtZero, careful, [](Project &p) { line(p).offer.vat = Rate(); });
        row("export prices incl. VAT", out, Code::ExemptPricesIncludeVat, careful, [](Project &p) { p.quote.sale.pricesIncludeVat = true; });
        row("no such currency", fr, Code::CurrencyUnknown, stop, [](Project &p) { p.quote.currency = {"EUX", Money::units(1), {2026, 3, 1}, "ECB"}; });
        row("rate without date", fr, Code::CurrencyRateUndated, stop, [](Project &p) { p.quote.currency = {"USD", Money::units(1), {}, "ECB"}; });
        row("rate without source", fr, Code::CurrencyRateUndated, stop, [](Project &p) { p.quote.currency = {"USD", Money::units(1), {2026, 3, 1}, ""}; });
        row("rate of 0", fr, Code::CurrencyRateUndated, stop, [](Project &p) { p.quote.currency = {"USD", Money(), {2026, 3, 1}, "ECB"}; });
        row("rate of 31 days ago", fr, Code::CurrencyRateOld, careful, [](Project &p) { p.quote.currency = {"USD", Money::units(1), {2026, 1, 29}, "ECB"}; });
        row("export without Incoterm", out, Code::IncotermMissing, careful, [](Project &p) { p.quote.shipping.incoterm = Incoterm::None; });
        row("Incoterm without place", out, Code::IncotermPlaceMissing, stop, [](Project &p) { p.quote.shipping.place.clear(); });
        row("EXW that is shipped", out, Code::ExwButShipped, careful, [](Project &p) { p.quote.shipping.incoterm = Incoterm::Exw; });
        row("export collected by the buyer", out, Code::ExportNotShipped, careful, [](Project &p) { p.quote.shipping.sellerShips = false; });
        row("FOB", out, Code::IncotermOfSea, advice, [](Project &p) { p.quote.shipping.incoterm = Incoterm::Fob; });
        row("export without origin", out, Code::OriginMissing, careful, [](Project &p) { p.quote.shipping.origin.clear(); });
        row("EU without origin", eu, Code::OriginMissing, advice, [](Project &p) { p.quote.shipping.origin.clear(); });
        row("origin that is no country", fr, Code::OriginWrong, careful, [](Project &p) { line(p).offer.origin = "UK"; });
        row("export without HS code", out, Code::HsCodeMissing, careful, [](Project &p) { p.quote.shipping.hsCode.clear(); });
        row("EU without HS code", eu, Code::HsCodeMissing, advice, [](Project &p) { p.quote.shipping.hsCode.clear(); });
        row("HS code of five digits", fr, Code::HsCodeWrong, careful, [](Project &p) { line(p).offer.hsCode = "8471.8"; });
        row("H100 to China", out, Code::LicenceForExport, careful, [](Project &p) { p.customer.country = "CN"; });
        row("H20 to China", out, Code::LicenceForExport, careful, [](Project &p) {
            p.customer.country = "CN";
            line(p).part.index.value = 1;
        });
        row("H100 from China", eu, Code::LicenceForExport, careful, [](Project &p) {
            p.seller.country = "CN";
            p.seller.vatNumber = "none of the Union";
        });
        row("nothing", fr, Code::NothingOffered, stop, [](Project &p) { p.configurations[0].lines.clear(); });
        row("options alone", fr, Code::NothingOffered, stop, [](Project &p) { line(p).offer.isOptional = true; });
        row("price on request", fr, Code::PriceOnRequest, careful, [](Project &p) { line(p).unitPrice.reset(); });
        row("example price", fr, Code::PriceNotSourced, careful, [](Project &p) { line(p).priceIsExample = true; });
        row("total below zero", fr, Code::TotalBelowZero, stop, [](Project &p) { line(p).unitPrice = Money::units(-1); });
        row("below the floor", fr, Code::BelowFloor, stop, [](Project &p) { line(p).offer.floorPrice = Money::cents(25'000'01); });
        row("below the floor, approved", fr, Code::BelowFloor, careful, [](Project &p) {
            line(p).offer.floorPrice = Money::cents(25'000'01);
            p.quote.internal.approvalNote = "agreed";
        });
        row("margin of 20 % where 20.01 % is asked", fr, Code::MarginBelowMinimum, stop, [](Project &p) { p.quote.internal.minimumMargin = Rate{200'100}; });
        row("margin too low, approved", fr, Code::MarginBelowMinimum, careful, [](Project &p) {
            p.quote.internal.minimumMargin = Rate::percent(21);
            p.quote.internal.approvalNote = "agreed";
        });
        row("margin unknown", fr, Code::MarginUnknown, advice, [](Project &p) { line(p).offer.purchasePrice.reset(); });
    }
    void faults()
    {
        QFETCH(Project, project);
        QFETCH(Edit, edit);
        QFETCH(Code, code);
        QVERIFY(!find(checked(project), code));
        edit(project);
        const std::vector<QuoteFinding> findings = checked(project);
        const QuoteFinding *finding = find(findings, code);
        QVERIFY(finding);
        m_raised.insert(code);
        m_isWhole = m_isWhole || code == Code::MarginUnknown; // the last row
        QTEST(finding->severity, "severity");
        QVERIFY(std::is_sorted(findings.begin(), findings.end(), [](const auto &a, const auto &b) { return a.severity > b.severity; }));
    }

    // A code that no row raises is a check that nobody has seen work.
    void cleanupTestCase()
    {
        for (int code = 0; m_isWhole && code < quoteFindingCodeCount; ++code) {
            const std::string_view name = nameOf(static_cast<Code>(code));
            QVERIFY2(m_raised.contains(static_cast<Code>(code)), std::string(name).c_str());
        }
    }

    // Lines of one fault are one finding, which leads to the first.
    void severalLines()
    {
        Project project = sound();
        project.configurations[0].lines = {part(PartKind::Gpu, 0, 1), priced(100'00, 1), part(PartKind::Gpu, 1, 1)};
        project.configurations[0].lines[1].offer.floorPrice = Money::units(101);
        const std::vector<QuoteFinding> findings = checked(project);
        const QuoteFinding *onRequest = find(findings, Code::PriceOnRequest);
        QVERIFY(onRequest && onRequest->line == std::size_t(0) && onRequest->lines == 2);
        const QuoteFinding *floor = find(findings, Code::BelowFloor);
        QVERIFY(floor && floor->line == std::size_t(1) && floor->lines == 1 && floor->field == QuoteField::Line);
    }

    void bounds()
    {
        Project project = sound();
        project.quote.payment.days = 60;
        project.quote.payment.penalty = Rate{78'600};
        QVERIFY(checked(project).empty());
        project.quote.payment.days = 75;
        project.quote.payment.penalty = Rate::percent(5);
        const std::vector<QuoteFinding> findings = checked(project);
        const QuoteFinding *days = find(findings, Code::PaymentTermTooLong);
        QVERIFY(days && days->have == (Figure{75, Unit::Days}) && days->need == (Figure{60, Unit::Days}));
        const QuoteFinding *penalty = find(findings, Code::PenaltyTooLow);
        QVERIFY(penalty && penalty->need == (Figure{0.0786, Unit::Fraction}));
    }

    // 10 000 EUR, 12.15 %, 30 days: 99.86 EUR. Second half of 2024: 14.25 % by default, but 3 x 4.92 = 14.76 % at the least.
    void latePayment()
    {
        QCOMPARE(cents(lateInterest(Money::units(10'000), Rate{121'500}, 30)), 99'86);
        QCOMPARE(cents(lateInterest(Money::units(10'000), Rate{121'500}, -30)), 0);
        QVERIFY(lateInterest(Money::micros(INT64_MAX), Rate::one(), INT64_MAX) > Money());
        const LegalRates of2024{{2024, 7, 1}, Rate{42'500}, Rate{49'200}, ""};
        QCOMPARE(leastPenalty(of2024).ppm, 147'600);
        QCOMPARE(defaultPenalty(of2024).ppm, 147'600);
        QCOMPARE(defaultPenalty(latestLegalRates()).ppm, 121'500);
    }

private:
    std::set<Code> m_raised;
    bool m_isWhole = false; // every row ran: none was picked by name
};

QTEST_GUILESS_MAIN(TestQuoteChecks)
#include "tst_quotechecks.moc"
