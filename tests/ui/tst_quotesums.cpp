// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QTableWidget>
#include <QTabWidget>
#include <QTextDocument>
#include <QTranslator>

#include "quotedetails.h"
#include "quotefixture.h"
#include "ui/mainwindow.h"

using namespace configuria;
using namespace Qt::StringLiterals;

// What the dialog of the quote adds up while it is typed.
class TestQuoteSums : public QObject {
    Q_OBJECT
private slots:
    void init();
    void totalsOfTheQuote();
    void totalsFollowTheTyping();
    void onRequestAndOptionsAreNotIncluded();
    void eachScenario();
    void margins();
    void fits_data();
    void fits();

private:
    template <class T>
    T *child(const QString &name) const { return m_details->findChild<T *>(name); }
    void open(const Project &project);
    QString totals() const;
    QStringList marginRow(int row) const;

    std::unique_ptr<Session> m_session;
    std::unique_ptr<View> m_view;
    std::unique_ptr<QuoteDetails> m_details;
};

void TestQuoteSums::init()
{
    m_details.reset();
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    applyTheme(Theme::Light);
}

void TestQuoteSums::open(const Project &project)
{
    m_details.reset();
    m_session = std::make_unique<Session>(std::make_shared<const Catalogue>(), project);
    m_view = std::make_unique<View>(View{*m_session, 0, Format(QLocale()), {}});
    m_details = std::make_unique<QuoteDetails>(*m_view);
    m_details->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_details.get()));
}

// As it is read: words one space apart.
QString TestQuoteSums::totals() const
{
    QTextDocument read;
    read.setHtml(child<QLabel>(u"quoteTotals"_s)->text());
    return read.toPlainText().simplified();
}

QStringList TestQuoteSums::marginRow(int row) const
{
    const auto *table = child<QTableWidget>(u"quoteMargins"_s);
    QStringList cells;
    for (int column = 0; column < table->columnCount(); ++column) {
        cells << table->item(row, column)->text();
    }
    return cells;
}

// 1000.00 at 20 % and 200.00 at 5.5 %, 10 % off all: bases 900.00 and 180.00, VAT 180.00 and 9.90, by hand.
void TestQuoteSums::totalsOfTheQuote()
{
    Project project = quoteProject({customLine("a", 10, Money::units(100)), customLine("b", 1, Money::units(200))});
    project.configurations[0].lines[0].offer.vat = Rate::percent(20);
    project.configurations[0].lines[1].offer.vat = Rate{55'000};
    project.quote.globalDiscount = Rate::percent(10);
    project.quote.payment.deposit = Rate::percent(30);
    open(project);
    for (const QString &wanted : {u"Subtotal excl. VAT €1,200.00"_s, u"Global discount 10% -€120.00"_s, u"Total excl. VAT €1,080.00"_s, u"VAT 20% on €900.00 €180.00"_s,
                                  u"VAT 5.5% on €180.00 €9.90"_s, u"Total incl. VAT €1,269.90"_s, u"Deposit with the order, 30% €380.97"_s, u"Remainder €888.93"_s,
                                  u"payment is due on 30 December 2026"_s}) {
        QVERIFY2(totals().replace(QChar(0x2212), u'-').contains(wanted), qPrintable(wanted + u" in "_s + totals()));
    }
    QVERIFY(!child<QComboBox>(u"quoteTotalsOffer"_s)->isVisible()); // one offer
}

void TestQuoteSums::totalsFollowTheTyping()
{
    open(quoteProject({customLine("a", 1, Money::units(100))}));
    QVERIFY(totals().contains(u"Total incl. VAT €120.00"_s));
    child<QDoubleSpinBox>(u"quoteDiscount"_s)->setValue(50);
    QVERIFY2(totals().contains(u"Total incl. VAT €60.00"_s), qPrintable(totals()));
    child<QLineEdit>(u"currencyCode"_s)->setText(u"USD"_s);
    child<QDoubleSpinBox>(u"currencyRate"_s)->setValue(1.1);
    QVERIFY2(totals().contains(u"Total incl. VAT $66.00"_s) || totals().contains(u"Total incl. VAT US$66.00"_s), qPrintable(totals()));
    QVERIFY2(totals().contains(u"1 EUR = 1.10 USD"_s), qPrintable(totals()));
}

void TestQuoteSums::onRequestAndOptionsAreNotIncluded()
{
    Project project = quoteProject({customLine("a", 1, Money::units(100)), customLine("b", 1, std::nullopt), customLine("c", 1, Money::units(7))});
    project.configurations[0].lines[2].offer.isOptional = true;
    open(project);
    for (const QString &wanted : {u"Partial total incl. VAT €120.00"_s, u"Options excl. VAT, not included €7.00"_s, u"on request are not included"_s}) {
        QVERIFY2(totals().contains(wanted), qPrintable(wanted + u" in "_s + totals()));
    }
}

// The choice stays while the scenario is offered, and goes back to the first when it is no more.
void TestQuoteSums::eachScenario()
{
    Project project = quoteProject({customLine("a", 1, Money::units(100))});
    project.configurations.push_back(project.configurations[0]);
    project.configurations[1].name = "Big";
    project.configurations[1].lines[0].unitPrice = Money::units(300);
    project.quote.paper.variants = 2;
    open(project);
    auto *offers = child<QComboBox>(u"quoteTotalsOffer"_s);
    QVERIFY(offers->isVisible());
    QCOMPARE(offers->itemText(1), u"Scenario B — Big"_s);
    offers->setCurrentIndex(1);
    QVERIFY(totals().contains(u"Total incl. VAT €360.00"_s));
    child<QDoubleSpinBox>(u"quoteDiscount"_s)->setValue(50);
    QVERIFY2(totals().contains(u"Total incl. VAT €180.00"_s), qPrintable(totals()));
    child<QCheckBox>(u"quoteVariant1"_s)->setChecked(false);
    QVERIFY(!offers->isVisible());
    QVERIFY2(totals().contains(u"Total incl. VAT €60.00"_s), qPrintable(totals()));
}

// 4 x 100 bought at 60: 400 - 240 = 160, 40 %. 1 x 50 bought at 45 with a floor of 55: 5, 10 %. In all 450 - 285 = 165, 36.7 %.
void TestQuoteSums::margins()
{
    Project project = quoteProject({customLine("a", 4, Money::units(100)), customLine("b", 1, Money::units(50))});
    project.configurations[0].lines[0].offer.purchasePrice = Money::units(60);
    project.configurations[0].lines[0].offer.floorPrice = Money::units(80);
    project.configurations[0].lines[1].offer.purchasePrice = Money::units(45);
    project.configurations[0].lines[1].offer.floorPrice = Money::units(55);
    open(project);
    auto *tabs = child<QTabWidget>(u"quoteTabs"_s);
    tabs->setCurrentIndex(tabs->count() - 1);
    const auto *table = child<QTableWidget>(u"quoteMargins"_s);
    QCOMPARE(table->rowCount(), 3);
    QCOMPARE(marginRow(0), QStringList({u"Total, options apart"_s, u"€450.00"_s, u"€285.00"_s, u"€165.00"_s, u"36.7%"_s, QString()}));
    QCOMPARE(marginRow(1), QStringList({u"a"_s, u"€400.00"_s, u"€240.00"_s, u"€160.00"_s, u"40%"_s, u"€80.00, kept"_s}));
    QCOMPARE(marginRow(2), QStringList({u"b"_s, u"€50.00"_s, u"€45.00"_s, u"€5.00"_s, u"10%"_s, u"€55.00, not kept"_s}));
    QVERIFY(table->item(2, 0)->foreground() != table->item(1, 0)->foreground());
    child<QDoubleSpinBox>(u"internalMargin"_s)->setValue(39); // the total falls below
    QVERIFY(table->item(0, 0)->foreground() == table->item(2, 0)->foreground());
}

void TestQuoteSums::fits_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("en") << u"en"_s << false;
    QTest::newRow("fr") << u"fr"_s << false;
    QTest::newRow("fr-dark") << u"fr"_s << true;
}

// Five rates of VAT, amounts of fourteen digits, long names: nothing is cut at its side, on a screen of 1366x768.
void TestQuoteSums::fits()
{
    QFETCH(QString, language);
    QFETCH(bool, isDark);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(QT_TESTCASE_BUILDDIR) + u"/../../translations/configuria_%1.qm"_s.arg(language)));
    QApplication::installTranslator(&translator);
    QLocale::setDefault(language == u"fr"_s ? QLocale(QLocale::French, QLocale::France) : QLocale(QLocale::English, QLocale::UnitedKingdom));
    applyTheme(isDark ? Theme::Dark : Theme::Light);
    std::vector<BomLine> lines;
    for (const std::int64_t rate : {200'000, 100'000, 55'000, 21'000, 8'875}) {
        lines.push_back(customLine("Serveur de calcul à huit accélérateurs, refroidi par liquide, avec un nom qui ne finit pas de s'allonger", 1, Money::cents(18'345'678'901'234)));
        lines.back().offer.vat = Rate{rate};
        lines.back().offer.purchasePrice = Money::cents(17'345'678'901'234);
        lines.back().offer.floorPrice = Money::cents(16'345'678'901'234);
    }
    Project project = quoteProject(lines);
    project.configurations[0].name = std::string(120, 'W');
    project.configurations.push_back(project.configurations[0]);
    project.quote.paper.variants = 2;
    project.quote.globalDiscount = Rate::percent(3);
    project.quote.payment.deposit = Rate::percent(30);
    project.configurations[0].lines.push_back(customLine("option", 1, Money::cents(12'345'678'901'234)));
    project.configurations[0].lines.back().offer.isOptional = true;
    open(project);
    QVERIFY(m_details->height() <= 768 - 60 && m_details->width() <= 1366);
    QVERIFY(m_details->minimumSizeHint().height() <= 640);
    const auto *words = child<QLabel>(u"quoteTotals"_s);
    const auto *area = qobject_cast<QScrollArea *>(words->parentWidget()->parentWidget());
    QVERIFY(area);
    QTextDocument read;
    read.setDefaultFont(words->font());
    read.setHtml(words->text());
    read.setTextWidth(area->viewport()->width());
    QVERIFY2(read.size().width() <= area->viewport()->width(), qPrintable(QString::number(read.size().width())));
    auto *tabs = child<QTabWidget>(u"quoteTabs"_s);
    tabs->setCurrentIndex(tabs->count() - 1);
    const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES");
    if (!folder.isEmpty()) {
        QCoreApplication::processEvents();
        QVERIFY(m_details->grab().save(u"%1/sums-%2.png"_s.arg(folder, QLatin1StringView(QTest::currentDataTag()))));
    }
    QApplication::removeTranslator(&translator);
}

QTEST_MAIN(TestQuoteSums)
#include "tst_quotesums.moc"
