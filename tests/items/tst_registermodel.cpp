// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "items/registermodel.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

QuoteRecord record(std::int64_t id, const char *number)
{
    QuoteRecord r;
    r.id = id;
    r.number = number;
    r.customer = "ACME";
    r.title = "Server";
    r.currency = "EUR";
    r.date = {2026, 11, 30};
    r.totalExclVat = Money::cents(123'450);
    r.state = QuoteState::Issued;
    return r;
}

} // namespace

class TestRegisterModel : public QObject {
    Q_OBJECT
private slots:
    void rows();
    void sameQuotesSayNothing();
    void statistics();
    void changes();
    void changedTerms();

private:
    const Format m_format{QLocale(QLocale::English, QLocale::UnitedKingdom)};
};

void TestRegisterModel::rows()
{
    RegisterModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setFormat(m_format);
    QuoteRecord draft = record(9, "");
    draft.state = QuoteState::Draft;
    draft.date = {};
    model.setQuotes({record(7, "DV-2026-0001"), draft});
    QCOMPARE(model.rowCount(), 2);
    const auto cell = [&](int row, int column) { return model.index(row, column).data().toString(); };
    QCOMPARE(cell(0, RegisterModel::NumberColumn), u"DV-2026-0001"_s);
    QCOMPARE(cell(0, RegisterModel::CustomerColumn), u"ACME"_s);
    QCOMPARE(cell(0, RegisterModel::DateColumn), u"30 November 2026"_s);
    QCOMPARE(cell(0, RegisterModel::TotalColumn), u"€1,234.50"_s);
    QCOMPARE(cell(0, RegisterModel::StateColumn), u"Issued"_s);
    QCOMPARE(cell(1, RegisterModel::NumberColumn), u"—"_s);
    QCOMPARE(cell(1, RegisterModel::DateColumn), u"—"_s);
    QCOMPARE(cell(1, RegisterModel::StateColumn), u"Draft"_s);
    QCOMPARE(model.rowOf(9), 1);
    QCOMPARE(model.rowOf(8), -1);
    QCOMPARE(model.quote(0)->id, 7);
    QVERIFY(!model.quote(2) && !model.quote(-1));
    model.setQuotes({});
    QCOMPARE(model.rowCount(), 0);
}

void TestRegisterModel::sameQuotesSayNothing()
{
    RegisterModel model;
    model.setQuotes({record(7, "DV-2026-0001")});
    QSignalSpy spy(&model, &QAbstractItemModel::modelReset);
    model.setQuotes({record(7, "DV-2026-0001")});
    QCOMPARE(spy.count(), 0);
    model.setQuotes({record(7, "DV-2026-0002")});
    QCOMPARE(spy.count(), 1);
}

void TestRegisterModel::statistics()
{
    std::vector<QuoteStatistics> all;
    addTo(all, "EUR", QuoteState::Accepted, {2026, 11, 2}, Money::units(100));
    addTo(all, "EUR", QuoteState::Refused, {2026, 11, 2}, Money::units(50));
    QCOMPARE(texts::statistics(all[0], m_format), u"Accepted: 1 (€100) · Refused: 1 (€50) · won: 50%"_s);
}

void TestRegisterModel::changes()
{
    Quote before, after;
    before.currency = after.currency = "EUR";
    QuoteLine &line = after.lines.emplace_back();
    line.designation = "GPU";
    line.quantity = SoldQuantity::whole(2);
    line.total = Money::units(10);
    after.totalExclVat = Money::units(10);
    const QStringList lines = texts::changes(quoteChanges(before, after), m_format);
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0], u"Added: 2 × GPU, €10.00"_s);
    QCOMPARE(lines[1], u"Total excl. VAT: €0.00 → €10.00"_s);
}

// Each amount in the currency of its version; the change of currency comes first.
void TestRegisterModel::changedTerms()
{
    Project eur;
    eur.configurations.emplace_back().name = "A";
    eur.quote.payment.days = 30;
    Project usd = eur;
    usd.quote.currency.code = "USD";
    usd.quote.payment.days = 45;
    usd.quote.payment.deposit = Rate::percent(30);
    usd.quote.warranty = "24 months";
    usd.customer.address = "elsewhere";
    Quote before, after;
    before.currency = "EUR";
    before.totalExclVat = Money::units(14'500);
    after.currency = "USD";
    after.totalExclVat = Money::units(15'950);
    const QStringList lines = texts::changes(quoteChanges(QuoteVersion{eur, before}, QuoteVersion{usd, after}), m_format);
    QCOMPARE(lines.value(0), u"Currency: EUR → USD"_s);
    QCOMPARE(lines.value(1), u"Payment: 30 day(s) → 45 day(s)"_s); // numbers are put in by the translations
    QCOMPARE(lines.value(2), u"Deposit: 0% → 30%"_s);
    QCOMPARE(lines.value(3), u"Warranty: — → 24 months"_s);
    QVERIFY(lines.value(4).contains(u"addresses"_s));
    QCOMPARE(lines.value(5), u"Total excl. VAT: €14,500.00 → $15,950.00"_s);
}

QTEST_GUILESS_MAIN(TestRegisterModel)
#include "tst_registermodel.moc"
