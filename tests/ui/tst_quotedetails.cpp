// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QTranslator>

#include "catalogue/cataloguestore.h"
#include "catalogue/projectfile.h"
#include "countrybox.h"
#include "items/quotewords.h"
#include "items/texts.h"
#include "quotedetails.h"
#include "quoteissuedialog.h"
#include "ui/mainwindow.h"

using namespace configuria;
using namespace Qt::StringLiterals;

using Read = std::function<QString(const Project &)>;

namespace {

QString text(const std::string &value) { return QString::fromStdString(value); }
QString text(bool value) { return value ? u"1"_s : u"0"_s; }
QString text(int value) { return QString::number(value); }
QString text(Rate value) { return QString::number(value.ppm); }
QString text(Money value) { return QString::number(value.micros()); }
QString text(const std::optional<Rate> &value) { return value ? text(*value) : u"legal"_s; }
QString text(Date value) { return QDate(value.year, value.month, value.day).toString(Qt::ISODate); }
template <class Enum>
    requires std::is_enum_v<Enum>
QString text(Enum value) { return text(static_cast<int>(value)); }

template <class... Members>
Read read(Members... members)
{
    return [members...](const Project &p) { return text((p.*....*members)); };
}

// As somebody types or chooses it. Choices are given by their place in the list.
void enter(QWidget *field, const QString &value)
{
    if (auto *country = qobject_cast<CountryBox *>(field)) {
        country->lineEdit()->setText(value);
        emit country->lineEdit()->editingFinished();
    } else if (auto *edit = qobject_cast<QLineEdit *>(field)) {
        edit->selectAll();
        QTest::keyClicks(edit, value);
    } else if (auto *area = qobject_cast<QPlainTextEdit *>(field)) {
        area->setPlainText(value);
    } else if (auto *date = qobject_cast<QDateEdit *>(field)) {
        date->setDate(QDate::fromString(value, Qt::ISODate));
    } else if (auto *number = qobject_cast<QSpinBox *>(field)) {
        number->setValue(value.toInt());
    } else if (auto *decimal = qobject_cast<QDoubleSpinBox *>(field)) {
        decimal->setValue(value.toDouble());
    } else if (auto *choice = qobject_cast<QComboBox *>(field)) {
        choice->setCurrentIndex(value.toInt());
    } else if (auto *box = qobject_cast<QCheckBox *>(field)) {
        box->setChecked(value == u"1"_s);
    }
}

} // namespace

class TestQuoteDetails : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void writesEveryField_data();
    void writesEveryField();
    void unchangedIsUnchanged();
    void keepsWhatItShowsRounded();
    void legalRate();
    void variants();
    void marks_data();
    void marks();
    void registrationAbroadHasNoMark();
    void findingsFollowTheTyping();
    void findingLeadsToItsField_data();
    void findingLeadsToItsField();
    void returnOnAFinding_data();
    void returnOnAFinding();
    void wheelChangesNothing();
    void issueWarnsAndNeverForbids();
    void mail();
    void noMailProgram();
    void fits_data();
    void fits();

private:
    template <class T>
    T *child(const QString &name) const { return m_details->findChild<T *>(name); }
    void open();
    int rowOf(QuoteFindingCode code) const;

    std::shared_ptr<const Catalogue> m_catalogue;
    Project m_sample;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<View> m_view;
    std::unique_ptr<QuoteDetails> m_details;
};

void TestQuoteDetails::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    applyTheme(Theme::Light);
    auto catalogue = catalogueFromResources();
    QVERIFY(catalogue);
    m_catalogue = std::make_shared<const Catalogue>(std::move(*catalogue));
    const auto project = readProject(*m_catalogue, u":/samples/02-llama-3.3-70b-serving.configuria"_s);
    QVERIFY(project);
    m_sample = *project;
    m_sample.quote.configuration = 0;
    m_sample.configurations.resize(1);
    m_sample.configurations.push_back(m_sample.configurations[0]);
    m_sample.configurations.push_back(m_sample.configurations[0]);
}

void TestQuoteDetails::open()
{
    m_details.reset();
    m_details = std::make_unique<QuoteDetails>(*m_view);
    m_details->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_details.get()));
}

void TestQuoteDetails::init()
{
    m_session = std::make_unique<Session>(m_catalogue, m_sample);
    m_view.reset(new View{*m_session, 0, Format(QLocale()), [] { return Date{2026, 6, 1}; }});
    open();
}

void TestQuoteDetails::cleanup()
{
    m_details.reset();
    m_view.reset();
    m_session.reset();
}

void TestQuoteDetails::writesEveryField_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<Read>("where");
    const auto field = [](const char *name, const QString &typed, const QString &expected, const Read &where) { QTest::newRow(name) << typed << expected << where; };
    const auto same = [&field](const char *name, const QString &typed, const Read &where) { field(name, typed, typed, where); };
    const auto term = [](auto... members) { return read(&Project::quote, members...); };
    same("quoteTitle", u"A title"_s, read(&Project::title));
    same("quoteNumber", u"DV-2026-0042"_s, term(&QuoteTerms::number));
    same("quoteVersion", u"3"_s, term(&QuoteTerms::version));
    same("quoteSalesperson", u"Anne"_s, term(&QuoteTerms::salesperson));
    same("quoteReference", u"RFQ 7"_s, term(&QuoteTerms::customerReference));
    same("quoteDate", u"2026-05-04"_s, term(&QuoteTerms::date));
    same("quoteValidity", u"45"_s, term(&QuoteTerms::validityDays));
    field("quoteDiscount", u"2.25"_s, u"22500"_s, term(&QuoteTerms::globalDiscount));
    same("quoteOffered", u"2"_s, term(&QuoteTerms::configuration));
    const std::pair<const char *, Party Project::*> parties[] = {{"customer", &Project::customer}, {"seller", &Project::seller}};
    for (const auto &[prefix, party] : parties) {
        const auto of = [&, who = party](const char *name, const QString &typed, std::string Party::*member) {
            same((QByteArray(prefix) + name).constData(), typed, read(who, member));
        };
        of("Name", u"Machines"_s, &Party::name);
        of("Address", u"1 rue A\n69001 Lyon"_s, &Party::address);
        of("Country", u"DE"_s, &Party::country);
        of("Registration", u"732829320"_s, &Party::registration);
        of("Vat", u"FR44732829320"_s, &Party::vatNumber);
        of("Contact", u"Jeanne"_s, &Party::contact);
        of("Email", u"j@example.org"_s, &Party::email);
        of("Phone", u"+33 4 00 00 00 00"_s, &Party::phone);
    }
    same("customerDelivery", u"Quai 3"_s, read(&Project::customer, &Party::deliveryAddress));
    same("customerBilling", u"BP 12"_s, read(&Project::customer, &Party::billingAddress));
    same("sellerLegal", u"SAS au capital de 1 EUR"_s, read(&Project::seller, &Party::legal));
    same("sellerTradeRegister", u"RCS Lyon"_s, read(&Project::seller, &Party::tradeRegister));
    same("sellerIban", u"FR7630006000011234567890189"_s, read(&Project::seller, &Party::iban));
    same("sellerBic", u"AGRIFRPP"_s, read(&Project::seller, &Party::bic));
    same("saleCase", u"3"_s, term(&QuoteTerms::sale, &SaleTerms::saleCase));
    field("quoteVat", u"2.125"_s, u"21250"_s, term(&QuoteTerms::vat));
    same("saleRounding", u"1"_s, term(&QuoteTerms::sale, &SaleTerms::rounding));
    same("salePricesIncludeVat", u"1"_s, term(&QuoteTerms::sale, &SaleTerms::pricesIncludeVat));
    same("currencyCode", u"USD"_s, term(&QuoteTerms::currency, &QuoteCurrency::code));
    field("currencyRate", u"1.087654"_s, u"1087654"_s, term(&QuoteTerms::currency, &QuoteCurrency::perUnit));
    same("currencyDate", u"2026-05-03"_s, term(&QuoteTerms::currency, &QuoteCurrency::date));
    same("currencySource", u"ECB"_s, term(&QuoteTerms::currency, &QuoteCurrency::source));
    same("paymentBasis", u"3"_s, term(&QuoteTerms::payment, &PaymentTerms::basis));
    same("paymentDays", u"45"_s, term(&QuoteTerms::payment, &PaymentTerms::days));
    field("paymentDeposit", u"30"_s, u"300000"_s, term(&QuoteTerms::payment, &PaymentTerms::deposit));
    field("paymentIndemnity", u"55.5"_s, u"55500000"_s, term(&QuoteTerms::payment, &PaymentTerms::indemnity));
    field("paymentEarlyDiscount", u"1.5"_s, u"15000"_s, term(&QuoteTerms::payment, &PaymentTerms::earlyDiscount));
    same("paymentEarlyDays", u"8"_s, term(&QuoteTerms::payment, &PaymentTerms::earlyDays));
    same("paymentRetention", u"0"_s, term(&QuoteTerms::payment, &PaymentTerms::retentionOfTitle));
    same("quotePayment", u"by transfer"_s, term(&QuoteTerms::paymentTerms));
    same("quoteDelivery", u"six weeks"_s, term(&QuoteTerms::delivery));
    same("shippingIncoterm", u"5"_s, term(&QuoteTerms::shipping, &ShippingTerms::incoterm));
    same("shippingPlace", u"Berlin"_s, term(&QuoteTerms::shipping, &ShippingTerms::place));
    same("shippingSeller", u"1"_s, term(&QuoteTerms::shipping, &ShippingTerms::sellerShips));
    same("shippingOrigin", u"TW"_s, term(&QuoteTerms::shipping, &ShippingTerms::origin));
    same("shippingHsCode", u"8471.50"_s, term(&QuoteTerms::shipping, &ShippingTerms::hsCode));
    same("quoteWarranty", u"24 months"_s, term(&QuoteTerms::warranty));
    field("paperLanguage", u"3"_s, u"en-US"_s, term(&QuoteTerms::paper, &QuotePaper::language));
    same("paperSize", u"1"_s, term(&QuoteTerms::paper, &QuotePaper::size));
    same("paperDetail", u"1"_s, term(&QuoteTerms::paper, &QuotePaper::detail));
    same("paperCover", u"1"_s, term(&QuoteTerms::paper, &QuotePaper::hasCover));
    same("quoteSpeedChart", u"0"_s, term(&QuoteTerms::hasSpeedChart));
    same("quoteEvidence", u"1"_s, term(&QuoteTerms::hasEvidence));
    same("paperAcceptance", u"1"_s, term(&QuoteTerms::paper, &QuotePaper::hasAcceptance));
    same("paperIntroduction", u"Dear all"_s, term(&QuoteTerms::paper, &QuotePaper::introduction));
    same("quoteNotes", u"A note"_s, term(&QuoteTerms::notes));
    same("paperTerms", u"Article 1"_s, term(&QuoteTerms::paper, &QuotePaper::terms));
    same("paperJurisdiction", u"Lyon"_s, term(&QuoteTerms::paper, &QuotePaper::jurisdiction));
    field("internalMargin", u"12.5"_s, u"125000"_s, term(&QuoteTerms::internal, &InternalTerms::minimumMargin));
    same("internalApproval", u"Agreed"_s, term(&QuoteTerms::internal, &InternalTerms::approvalNote));
}

// What is typed is in the copy, nothing else is, and a dialog that is opened on it shows it again.
void TestQuoteDetails::writesEveryField()
{
    QFETCH(QString, typed);
    QFETCH(QString, expected);
    QFETCH(Read, where);
    const QString name = QLatin1StringView(QTest::currentDataTag());
    auto *field = child<QWidget>(name);
    QVERIFY(field);
    QVERIFY(where(m_session->project()) != expected);
    enter(field, typed);
    const Project written = m_details->project();
    QCOMPARE(where(written), expected);
    m_session->reset(written);
    open();
    QVERIFY(m_details->project() == written);
    enter(child<QWidget>(name), typed);
    QVERIFY(m_details->project() == written);
}

void TestQuoteDetails::unchangedIsUnchanged()
{
    QVERIFY(m_details->project() == m_session->project());
}

// 33.3333 % is shown as 33.33 %, and stays what it is.
void TestQuoteDetails::keepsWhatItShowsRounded()
{
    Project project = m_sample;
    project.quote.globalDiscount = Rate{333'333};
    project.quote.payment.penalty = Rate{101'234};
    project.quote.payment.indemnity = Money::micros(40'123'456);
    m_session->reset(project);
    open();
    QVERIFY(m_details->project() == project);
}

void TestQuoteDetails::legalRate()
{
    auto *absent = child<QCheckBox>(u"paymentPenaltyAbsent"_s);
    auto *rate = child<QDoubleSpinBox>(u"paymentPenalty"_s);
    absent->setChecked(false);
    QVERIFY(rate->isEnabled());
    rate->setValue(12.155);
    QCOMPARE(text(m_details->project().quote.payment.penalty), u"121550"_s);
    absent->setChecked(true);
    QVERIFY(!rate->isEnabled());
    QCOMPARE(text(m_details->project().quote.payment.penalty), u"legal"_s);
}

void TestQuoteDetails::variants()
{
    QCOMPARE(m_session->project().quote.configuration, 0);
    QVERIFY(!child<QCheckBox>(u"quoteVariant0"_s)->isEnabled()); // it is the offer itself
    child<QCheckBox>(u"quoteVariant2"_s)->setChecked(true);
    QCOMPARE(int(m_details->project().quote.paper.variants), 4);
    QCOMPARE(offeredConfigurations(m_details->project()), (std::vector<int>{0, 2}));
    child<QComboBox>(u"quoteOffered"_s)->setCurrentIndex(2);
    QVERIFY(!child<QCheckBox>(u"quoteVariant2"_s)->isEnabled());
    QVERIFY(child<QCheckBox>(u"quoteVariant0"_s)->isEnabled());
}

void TestQuoteDetails::marks_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("words");
    // SIREN 732 829 320 and its VAT number: example of the French tax documentation; IBAN: examples of the registry of SWIFT.
    QTest::newRow("siren") << u"sellerRegistration"_s << u"732 829 320"_s << u"right"_s;
    QTest::newRow("siret of la poste") << u"customerRegistration"_s << u"35600000000048"_s << u"right"_s;
    QTest::newRow("siren, digit") << u"sellerRegistration"_s << u"732829321"_s << u"wrong: the check digit does not agree"_s;
    QTest::newRow("siren, short") << u"sellerRegistration"_s << u"73282932"_s << u"wrong: 9 digits (SIREN) or 14 (SIRET) are needed"_s;
    QTest::newRow("vat") << u"sellerVat"_s << u"FR44 732829320"_s << u"right"_s;
    QTest::newRow("vat, key") << u"customerVat"_s << u"FR45732829320"_s << u"wrong: the number of this SIREN is FR44732829320"_s;
    QTest::newRow("vat, no country") << u"customerVat"_s << u"44732829320"_s << u"wrong: it begins with the two letters of the country"_s;
    QTest::newRow("vat, form") << u"customerVat"_s << u"DE12"_s << u"wrong: not a number of the form of DE"_s;
    QTest::newRow("vat, letters in the key") << u"customerVat"_s << u"FRK7732829320"_s << u"right form; its key cannot be computed"_s;
    QTest::newRow("iban") << u"sellerIban"_s << u"GB82 WEST 1234 5698 7654 32"_s << u"right"_s;
    QTest::newRow("iban, digits") << u"sellerIban"_s << u"GB83WEST12345698765432"_s << u"wrong: its length or its check digits do not agree"_s;
    QTest::newRow("iban, head") << u"sellerIban"_s << u"1234"_s << u"wrong: it begins with a country and two digits"_s;
    QTest::newRow("bic") << u"sellerBic"_s << u"DEUTDEFF"_s << u"right"_s;
    QTest::newRow("bic, short") << u"sellerBic"_s << u"DEUT"_s << u"wrong: 8 or 11 characters, with a country at the fifth"_s;
    QTest::newRow("nothing typed") << u"sellerIban"_s << u" "_s << QString();
}

void TestQuoteDetails::marks()
{
    QFETCH(QString, field);
    QFETCH(QString, typed);
    QFETCH(QString, words);
    enter(child<QWidget>(field), typed);
    QCOMPARE(child<QLabel>(field + u"Mark"_s)->text(), words);
}

void TestQuoteDetails::registrationAbroadHasNoMark()
{
    enter(child<QWidget>(u"customerRegistration"_s), u"HRB 1234"_s);
    QVERIFY(!child<QLabel>(u"customerRegistrationMark"_s)->text().isEmpty());
    enter(child<QWidget>(u"customerCountry"_s), u"DE"_s);
    QCOMPARE(child<QLabel>(u"customerRegistrationMark"_s)->text(), QString());
}

// Row of the list that says so; -1 when none does.
int TestQuoteDetails::rowOf(QuoteFindingCode code) const
{
    const auto *list = child<QListWidget>(u"quoteFindings"_s);
    for (int i = 0; i < list->count(); ++i) {
        if (list->item(i)->text().contains(texts::title(code))) {
            return i;
        }
    }
    return -1;
}

void TestQuoteDetails::findingsFollowTheTyping()
{
    auto *number = child<QLineEdit>(u"quoteNumber"_s);
    number->clear();
    const int row = rowOf(QuoteFindingCode::NumberMissing);
    QVERIFY(row >= 0);
    const QListWidgetItem *item = child<QListWidget>(u"quoteFindings"_s)->item(row);
    QVERIFY(!item->icon().isNull());
    QVERIFY(item->text().startsWith(texts::label(Severity::Blocker)));
    QVERIFY(item->toolTip().contains(texts::source(QuoteFindingCode::NumberMissing).toHtmlEscaped()));
    QTest::keyClicks(number, u"DV-1"_s);
    QCOMPARE(rowOf(QuoteFindingCode::NumberMissing), -1);
    // Worst first: what may not be issued stands above what is merely advised.
    number->clear();
    const auto *list = child<QListWidget>(u"quoteFindings"_s);
    QVERIFY(list->count() > 1);
    QVERIFY(list->item(0)->text().startsWith(texts::label(Severity::Blocker)));
}

void TestQuoteDetails::findingLeadsToItsField_data()
{
    QTest::addColumn<QuoteFindingCode>("code");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("field");
    QTest::newRow("number") << QuoteFindingCode::NumberMissing << QString() << u"quoteNumber"_s;
    QTest::newRow("customer") << QuoteFindingCode::CustomerNameMissing << QString() << u"customerName"_s;
    QTest::newRow("iban") << QuoteFindingCode::SellerIbanWrong << u"FR00"_s << u"sellerIban"_s;
    QTest::newRow("payment") << QuoteFindingCode::PaymentTermTooLong << u"90"_s << u"paymentDays"_s;
    QTest::newRow("hs code") << QuoteFindingCode::HsCodeWrong << u"12"_s << u"shippingHsCode"_s;
}

void TestQuoteDetails::findingLeadsToItsField()
{
    QFETCH(QuoteFindingCode, code);
    QFETCH(QString, typed);
    QFETCH(QString, field);
    auto *edit = child<QWidget>(field);
    if (auto *line = qobject_cast<QLineEdit *>(edit)) {
        line->clear();
    }
    enter(edit, typed);
    auto *tabs = child<QTabWidget>(u"quoteTabs"_s);
    tabs->setCurrentIndex(tabs->count() - 1);
    QVERIFY(!edit->isVisible());
    const int row = rowOf(code);
    QVERIFY(row >= 0);
    auto *list = child<QListWidget>(u"quoteFindings"_s);
    list->scrollToItem(list->item(row));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row)).center());
    QVERIFY(edit->isVisible());
    QCOMPARE(QApplication::focusWidget(), edit);
    QVERIFY(!edit->visibleRegion().isEmpty());
}

void TestQuoteDetails::returnOnAFinding_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Return") << Qt::Key_Return;
    QTest::newRow("Enter") << Qt::Key_Enter;
}

// It leads to the field, and is no OK.
void TestQuoteDetails::returnOnAFinding()
{
    QFETCH(Qt::Key, key);
    auto *edit = child<QLineEdit>(u"quoteNumber"_s);
    edit->clear();
    auto *list = child<QListWidget>(u"quoteFindings"_s);
    list->setFocus();
    list->setCurrentRow(rowOf(QuoteFindingCode::NumberMissing));
    QTest::keyClick(list, key);
    QVERIFY(m_details->isVisible());
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(edit));
}

// A form that scrolls under the pointer changes nothing on its way.
void TestQuoteDetails::wheelChangesNothing()
{
    auto *days = child<QSpinBox>(u"quoteValidity"_s);
    QVERIFY(!days->hasFocus());
    const int before = days->value();
    const QPointF at = days->rect().center();
    QWheelEvent wheel(at, days->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(days, &wheel);
    QCOMPARE(days->value(), before);
}

// A blocker asks whether a draft is wanted; the way to the field is the one that Return takes.
void TestQuoteDetails::issueWarnsAndNeverForbids()
{
    const auto finding = [](QuoteFindingCode code, Severity severity, QuoteField field) { return QuoteFinding{code, severity, field, {}, 0, {}, {}}; };
    const QuoteFinding blocker = finding(QuoteFindingCode::CustomerNameMissing, Severity::Blocker, QuoteField::CustomerName);
    const QuoteFinding caution = finding(QuoteFindingCode::WarrantyMissing, Severity::Caution, QuoteField::Warranty);
    QuoteIssueDialog blocked(QuoteGoes::Out, {blocker, caution}, {}, Format());
    QVERIFY(blocked.findChild<QLabel *>(u"quoteIssueQuestion"_s)->text().contains(u"draft"_s));
    auto *details = blocked.findChild<QPushButton *>(u"quoteIssueDetails"_s);
    blocked.show(); // a dialog may choose another default when it is shown
    QVERIFY(QTest::qWaitForWindowExposed(&blocked));
    QVERIFY(details->isDefault());
    QVERIFY(!blocked.findChild<QPushButton *>(u"quoteIssueGo"_s)->isDefault());
    details->click();
    QCOMPARE(blocked.result(), int(QDialog::Rejected));
    QVERIFY(blocked.toPutRight() == blocker);
    QuoteIssueDialog draft(QuoteGoes::Out, {blocker}, {}, Format());
    draft.findChild<QPushButton *>(u"quoteIssueGo"_s)->click();
    QCOMPARE(draft.result(), int(QDialog::Accepted));
    QuoteIssueDialog warned(QuoteGoes::Out, {caution}, {}, Format());
    QVERIFY(!warned.findChild<QLabel *>(u"quoteIssueQuestion"_s)->text().contains(u"draft"_s));
    QVERIFY(warned.findChild<QPushButton *>(u"quoteIssueGo"_s)->isDefault());
}

// The mail program is given the very PDF that an export writes, under the name of the quote.
void TestQuoteDetails::mail()
{
    Project project = m_sample;
    project.quote.number = "DV-7";
    project.customer.email = "anne@example.org";
    m_session->reset(project);
    QStringList sent;
    WindowServices services;
    services.sendMail = [&sent](const QString &to, const QString &subject, const QString &file) {
        sent = {to, subject, file};
        return true;
    };
    MainWindow window(*m_session, services);
    const auto head = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.read(5) : QByteArray();
    };
    bool isAsked = false;
    QTimer::singleShot(0, this, [&isAsked] { // the sample lacks much: a draft is sent all the same
        for (QWidget *top : QApplication::topLevelWidgets()) {
            if (top->objectName() == u"quoteIssueDialog"_s) {
                isAsked = true;
                top->findChild<QPushButton *>(u"quoteIssueGo"_s)->click();
            }
        }
    });
    window.findChild<QAction *>(u"mailAction"_s)->trigger();
    QVERIFY(isAsked);
    QCOMPARE(sent.value(0), u"anne@example.org"_s);
    QVERIFY(sent.value(1).contains(u"DV-7"_s));
    QCOMPARE(QFileInfo(sent.value(2)).fileName(), u"DV-7.pdf"_s);
    QCOMPARE(head(sent.value(2)), QByteArray("%PDF-"));
}

void TestQuoteDetails::noMailProgram()
{
    MainWindow window(*m_session, {});
    QVERIFY(!window.findChild<QAction *>(u"mailAction"_s)->isEnabled());
}

void TestQuoteDetails::fits_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    for (const char *language : {"en", "fr"}) {
        for (const bool isDark : {false, true}) {
            QTest::newRow(qPrintable(QLatin1StringView(language) + (isDark ? u"-dark"_s : u"-light"_s))) << QString(QLatin1StringView(language)) << isDark;
        }
    }
}

// On a screen of 1366x768, with a title bar and a panel, every tab is told by its whole name, no field is cut at its side, and no
// check box or label is wider than its place.
void TestQuoteDetails::fits()
{
    QFETCH(QString, language);
    QFETCH(bool, isDark);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(QT_TESTCASE_BUILDDIR) + u"/../../translations/configuria_%1.qm"_s.arg(language)));
    QApplication::installTranslator(&translator);
    QLocale::setDefault(QLocale(language));
    applyTheme(isDark ? Theme::Dark : Theme::Light);
    m_view->format = Format(QLocale());
    Project project = m_sample;
    project.seller.vatNumber = "FR45732829320"; // the longest marks
    project.customer.registration = "73282932";
    project.seller.iban = "GB83WEST12345698765432";
    project.seller.bic = "DEUT";
    m_session->reset(project);
    open();
    QVERIFY2(m_details->height() <= 768 - 60 && m_details->width() <= 1366, qPrintable(u"%1 x %2"_s.arg(m_details->width()).arg(m_details->height())));
    QVERIFY(m_details->minimumSizeHint().height() <= 640);
    auto *tabs = child<QTabWidget>(u"quoteTabs"_s);
    const QTabBar *bar = tabs->tabBar();
    QVERIFY(bar->tabRect(bar->count() - 1).right() < bar->width());
    const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES");
    for (int i = 0; i < tabs->count(); ++i) {
        tabs->setCurrentIndex(i);
        QCoreApplication::processEvents();
        auto *area = qobject_cast<QScrollArea *>(tabs->currentWidget());
        QVERIFY(area);
        QVERIFY2(area->widget()->minimumSizeHint().width() <= area->viewport()->width(), qPrintable(tabs->tabText(i)));
        for (const QWidget *part : area->widget()->findChildren<QWidget *>()) {
            if (part->isVisible() && (qobject_cast<const QCheckBox *>(part) || (qobject_cast<const QLabel *>(part) && !static_cast<const QLabel *>(part)->wordWrap()))) {
                QVERIFY2(part->width() >= part->sizeHint().width(), qPrintable(part->objectName()));
            }
        }
        if (!folder.isEmpty()) {
            QVERIFY(m_details->grab().save(u"%1/quote-%2-%3.png"_s.arg(folder, QLatin1StringView(QTest::currentDataTag())).arg(i)));
        }
    }
    QApplication::removeTranslator(&translator);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    applyTheme(Theme::Light);
}

QTEST_MAIN(TestQuoteDetails)
#include "tst_quotedetails.moc"
