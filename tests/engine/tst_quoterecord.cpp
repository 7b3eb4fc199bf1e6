// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <functional>
#include <string>

#include "engine/numberpattern.h"
#include "engine/quotechanges.h"
#include "engine/quoterecord.h"
#include "engine/sellerprofile.h"

using namespace configuria;

namespace {

QuoteLine line(const char *reference, std::int64_t quantity, std::int64_t total)
{
    QuoteLine l;
    l.reference = reference;
    l.designation = reference;
    l.quantity = SoldQuantity::whole(quantity);
    l.total = Money::units(total);
    return l;
}

} // namespace

class TestQuoteRecord : public QObject {
    Q_OBJECT
private slots:
    void numbers_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<qint64>("sequence");
        QTest::addColumn<QByteArray>("expected"); // "": not a pattern
        QTest::newRow("usual") << QByteArray("DV-{year}-{seq:4}") << qint64(1) << QByteArray("DV-2026-0001");
        QTest::newRow("month") << QByteArray("{year}{month}-{seq:3}") << qint64(42) << QByteArray("202603-042");
        QTest::newRow("grows") << QByteArray("DV-{year}-{seq:4}") << qint64(10'000) << QByteArray("DV-2026-10000");
        QTest::newRow("no width") << QByteArray("Q{seq}") << qint64(7) << QByteArray("Q7");
        QTest::newRow("accents") << QByteArray("Dévis n°{seq:2}") << qint64(7) << QByteArray("Dévis n°07");
        QTest::newRow("from 1") << QByteArray("Q{seq}") << qint64(0) << QByteArray();
        QTest::newRow("no counter") << QByteArray("DV-{year}") << qint64(1) << QByteArray();
        QTest::newRow("two counters") << QByteArray("{seq:2}-{seq:2}") << qint64(1) << QByteArray();
        QTest::newRow("unknown token") << QByteArray("{day}-{seq:2}") << qint64(1) << QByteArray();
        QTest::newRow("no digits") << QByteArray("{seq:}") << qint64(1) << QByteArray();
        QTest::newRow("zero digits") << QByteArray("{seq:0}") << qint64(1) << QByteArray();
        QTest::newRow("many digits") << QByteArray("{seq:10}") << qint64(1) << QByteArray();
        QTest::newRow("open brace") << QByteArray("DV-{seq:4") << qint64(1) << QByteArray();
        QTest::newRow("lone brace") << QByteArray("DV}-{seq:4}") << qint64(1) << QByteArray();
        QTest::newRow("line end") << QByteArray("DV\n{seq:4}") << qint64(1) << QByteArray();
        QTest::newRow("empty") << QByteArray() << qint64(1) << QByteArray();
        QTest::newRow("too long") << QByteArray(40, 'x') + "{seq}" << qint64(1) << QByteArray();
    }
    void numbers()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(qint64, sequence);
        QFETCH(QByteArray, expected);
        const auto number = quoteNumber(pattern.toStdString(), {2026, 3, 30}, sequence);
        QCOMPARE(QByteArray::fromStdString(number.value_or("")), expected);
        if (sequence > 0) {
            QCOMPARE(isNumberPattern(pattern.toStdString()), !expected.isEmpty());
        }
    }
    // One counter a year where the pattern holds {year}, one for ever where it does not.
    void scopes()
    {
        QVERIFY(numberScope("DV-{year}-{seq:4}", {2026, 1, 1}) == numberScope("DV-{year}-{seq:4}", {2026, 12, 31}));
        QVERIFY(numberScope("DV-{year}-{seq:4}", {2026, 1, 1}) != numberScope("DV-{year}-{seq:4}", {2027, 1, 1}));
        QVERIFY(numberScope("{year}{month}-{seq}", {2026, 1, 1}) == numberScope("{year}{month}-{seq}", {2026, 2, 1}));
        QVERIFY(numberScope("Q{seq}", {2026, 1, 1}) == numberScope("Q{seq}", {}));
        QVERIFY(!numberScope("DV-{year}-{seq:4}", {}));
        QVERIFY(!numberScope("{month}-{seq}", {})); // it would give no number
    }
    void states()
    {
        for (std::size_t i = 0; i < quoteStateCount; ++i) {
            const auto state = static_cast<QuoteState>(i);
            QVERIFY(quoteStateFrom(nameOf(state)) == state);
        }
        QVERIFY(!quoteStateFrom("no-such-state"));
        QVERIFY(nameOf(static_cast<QuoteState>(quoteStateCount)).empty());
    }
    void statistics()
    {
        std::vector<QuoteStatistics> all;
        addTo(all, "EUR", QuoteState::Accepted, {2026, 11, 2}, Money::units(100));
        addTo(all, "EUR", QuoteState::Refused, {2026, 1, 31}, Money::units(50));
        addTo(all, "EUR", QuoteState::Expired, {2026, 11, 30}, Money::units(25));
        addTo(all, "EUR", QuoteState::Issued, {2025, 12, 1}, Money::units(10));
        addTo(all, "USD", QuoteState::Draft, {}, Money::units(7));
        QCOMPARE(all.size(), 2U);
        const QuoteStatistics &eur = all[0];
        QVERIFY(eur.winRate() == Rate{333'333}); // 1 of 3
        QCOMPARE(eur.months.size(), 3U);
        QCOMPARE(eur.months[0].year, 2025);
        QCOMPARE(eur.months[1].month, 1);
        QCOMPARE(eur.months[2].states[2].count, 1);
        QVERIFY(eur.months[2].states[4].total == Money::units(25));
        QVERIFY(!all[1].winRate()); // nothing was answered
        QVERIFY(all[1].months.empty());
    }
    void changes()
    {
        Quote before, after;
        before.lines = {line("gpu", 8, 800), line("cable", 2, 4), line("cable", 3, 6), line("gone", 1, 1)};
        after.lines = {line("gpu", 8, 760), line("cable", 2, 4), line("cable", 4, 8), line("new", 1, 9)};
        before.totalExclVat = Money::units(811);
        after.totalExclVat = Money::units(781);
        const QuoteChanges changes = quoteChanges(before, after);
        QVERIFY(!changes.isEqual());
        QCOMPARE(changes.lines.size(), 4U);
        QVERIFY(changes.lines[0].change == LineChange::Changed && changes.lines[0].after.total == Money::units(760));
        QVERIFY(changes.lines[1].change == LineChange::Changed && changes.lines[1].before.quantity == SoldQuantity::whole(3)); // the second of equals
        QVERIFY(changes.lines[2].change == LineChange::Added && changes.lines[2].after.reference == "new");
        QVERIFY(changes.lines[3].change == LineChange::Removed && changes.lines[3].before.reference == "gone");
        QVERIFY(changes.exclVatBefore == Money::units(811) && changes.exclVatAfter == Money::units(781));
        QVERIFY(quoteChanges(before, before).isEqual());
        after = before;
        after.lines[1].quantity.thousandths += 250;
        after.lines[2].unit = LineUnit::Metre;
        QCOMPARE(quoteChanges(before, after).lines.size(), 2U);
    }
    void termChanges_data()
    {
        using Edit = std::function<void(Project &)>;
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<int>("term"); // -1: none
        const auto row = [](const char *name, QuoteTerm term, const Edit &edit) { QTest::newRow(name) << edit << static_cast<int>(term); };
        const auto same = [](const char *name, const Edit &edit) { QTest::newRow(name) << edit << -1; };
        row("currency", QuoteTerm::Currency, [](Project &p) { p.quote.currency.code = "USD"; });
        row("customer", QuoteTerm::Customer, [](Project &p) { p.customer.name = "Other"; });
        row("title", QuoteTerm::Title, [](Project &p) { p.title = "Other"; });
        row("one more scenario", QuoteTerm::Scenarios, [](Project &p) { p.quote.paper.variants = 2; });
        row("sale", QuoteTerm::SaleCase, [](Project &p) { p.quote.sale.saleCase = SaleCase::IntraEu; });
        row("VAT", QuoteTerm::Vat, [](Project &p) { p.quote.vat = Rate::percent(10); });
        row("discount", QuoteTerm::GlobalDiscount, [](Project &p) { p.quote.globalDiscount = Rate::percent(5); });
        row("validity", QuoteTerm::Validity, [](Project &p) { p.quote.validityDays = 60; });
        row("days of payment", QuoteTerm::PaymentDays, [](Project &p) { p.quote.payment.days = 45; });
        row("basis of payment", QuoteTerm::DueBasis, [](Project &p) { p.quote.payment.basis = DueBasis::Order; });
        row("deposit", QuoteTerm::Deposit, [](Project &p) { p.quote.payment.deposit = Rate::percent(30); });
        row("Incoterm", QuoteTerm::Incoterm, [](Project &p) { p.quote.shipping.incoterm = Incoterm::Dap; });
        row("named place", QuoteTerm::Incoterm, [](Project &p) { p.quote.shipping.place = "Berlin"; });
        row("delivery", QuoteTerm::Delivery, [](Project &p) { p.quote.delivery = "4 weeks"; });
        row("warranty", QuoteTerm::Warranty, [](Project &p) { p.quote.warranty = "24 months"; });
        row("address", QuoteTerm::Other, [](Project &p) { p.customer.address = "2 rue B"; });
        row("notes", QuoteTerm::Other, [](Project &p) { p.quote.notes = "n"; });
        row("rate of exchange", QuoteTerm::Other, [](Project &p) { p.quote.currency.perUnit = Money::units(2); });
        row("nodes of the offer", QuoteTerm::Other, [](Project &p) { p.configurations[0].nodes = 2; });
        row("comment of a line", QuoteTerm::Other, [](Project &p) { p.configurations[0].lines.at(0).offer.comment = "with rails"; });
        row("origin of a line", QuoteTerm::Other, [](Project &p) { p.configurations[0].lines.at(0).offer.origin = "TW"; });
        same("purchase price of a line", [](Project &p) { p.configurations[0].lines.at(0).offer.purchasePrice = Money::units(1); });
        same("number and version", [](Project &p) { p.quote.number = "DV-2", p.quote.version = 3; });
        same("note of approval", [](Project &p) { p.quote.internal.approvalNote = "yes"; });
        same("a scenario that is not offered", [](Project &p) { p.configurations[1].nodes = 2; });
    }
    void termChanges()
    {
        QFETCH(std::function<void(Project &)>, edit);
        QFETCH(int, term);
        Project before;
        before.quote.date = {2026, 11, 30};
        before.configurations.resize(2);
        before.configurations[0].name = "A";
        before.configurations[1].name = "B";
        before.configurations[0].lines.emplace_back().description = "Server";
        Project after = before;
        edit(after);
        const Catalogue none;
        const Quote was = makeQuote(none, before, 0), is = makeQuote(none, after, 0);
        const QuoteChanges changes = quoteChanges(QuoteVersion{before, was}, QuoteVersion{after, is});
        QCOMPARE(changes.isEqual(), term < 0);
        QCOMPARE(changes.terms.size(), term < 0 ? 0U : 1U);
        if (term >= 0) {
            QCOMPARE(static_cast<int>(changes.terms.front()), term);
        }
    }
    void logos_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("format"); // -1: none
        QTest::newRow("png") << QByteArray("\x89PNG\r\n\x1a\n....") << int(LogoFormat::Png);
        QTest::newRow("svg") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>") << int(LogoFormat::Svg);
        QTest::newRow("svg with declaration") << QByteArray("\xEF\xBB\xBF<?xml version='1.0'?>\n<!-- x --><svg/>") << int(LogoFormat::Svg);
        QTest::newRow("html") << QByteArray("<html></html>") << -1;
        QTest::newRow("jpeg") << QByteArray("\xFF\xD8\xFF\xE0") << -1;
        QTest::newRow("words") << QByteArray("look: <svg/>") << -1;
        QTest::newRow("empty") << QByteArray() << -1;
        QTest::newRow("too large") << QByteArray("\x89PNG\r\n\x1a\n") + QByteArray(512 * 1024, 'x') << -1;
    }
    void logos()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, format);
        const auto found = logoFormat({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QCOMPARE(found ? static_cast<int>(*found) : -1, format);
    }
    void profileKeepsWhatTheProjectSays()
    {
        SellerProfile profile;
        profile.seller.name = "Seller";
        profile.delivery = "4 weeks";
        profile.warranty = "12 months";
        profile.saleCase = SaleCase::Export;
        profile.paper = PaperSize::Letter;
        Project project;
        project.quote.delivery = "tomorrow";
        applyTo(project, profile);
        QCOMPARE(project.seller.name, std::string("Seller"));
        QCOMPARE(project.quote.delivery, std::string("tomorrow"));
        QCOMPARE(project.quote.warranty, std::string("12 months"));
        QVERIFY(project.quote.sale.saleCase == SaleCase::Export);
        QVERIFY(project.quote.paper.size == PaperSize::Letter);
        QVERIFY(isAccent("#1a2B3c") && !isAccent("1a2B3c0") && !isAccent("#12") && !isAccent("#12345g"));
    }
};

QTEST_GUILESS_MAIN(TestQuoteRecord)
#include "tst_quoterecord.moc"
