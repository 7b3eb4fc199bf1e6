// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QUndoStack>

#include "catalogue/cataloguestore.h"
#include "catalogue/sellerprofile.h"
#include "importcommand.h"
#include "registerpage.h"
#include "registerservice.h"
#include "report/registercsv.h"
#include "sellerdialog.h"
#include "ui/mainwindow.h"
#include "windowapp.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

template <class T>
T *child(QWidget *parent, const char *name)
{
    return parent->findChild<T *>(QLatin1StringView(name));
}

} // namespace

class TestRegisterPage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void issueShowsInThePage();
    void nextIssueIsTheNextVersion();
    void newVersionFromThePage();
    void duplicateIsADraft();
    void answers();
    void searchAndState();
    void pdfIsTheOneOfTheIssue();
    void exportsBothStyles();
    void copies_data();
    void copies();
    void quoteDataOpensUnsaved();
    void sellerMarks_data();
    void sellerMarks();
    void sellerRefusesAPattern();
    void logos();
    void profileIsKept();
    void sellerLeavesTheSale_data();
    void sellerLeavesTheSale();
    void sellerOfAnotherQuoteStays();
    void removedDraftIsForgotten();
    void draftOfARestoredRegisterIsForgotten();
    void readsOnce();
    void issueHiddenIsShownLater();
    void issueAsksOnce_data();
    void issueAsksOnce();
    void windowIsNotTaller();

private:
    RegisterPage *page();
    int rows() { return child<QTableView>(m_window.get(), "quoteTable")->model()->rowCount(); }
    QString cell(int row, int column) { return child<QTableView>(m_window.get(), "quoteTable")->model()->index(row, column).data().toString(); }
    void drive(std::function<void(QWidget *)> act);
    void closeErrors(bool *isWrong);
    void complete(Project &project) const;

    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    int m_reads = 0, m_changes = 0; // of the register: lists, and what a version changed
    QString m_shown; // file that was handed to the desktop
    std::unique_ptr<MainWindow> m_window;
};

void TestRegisterPage::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    applyTheme(Theme::Light);
    m_catalogue = std::make_shared<Catalogue>(*catalogueFromResources());
}

void TestRegisterPage::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    Project project = newProject(*m_catalogue);
    project.title = "Serveur";
    project.seller.name = "Seller";
    project.customer.name = "ACME";
    m_session = std::make_unique<Session>(m_catalogue, project);
    WindowServices services;
    services.newProject = [this] { return newProject(*m_catalogue); };
    services.openQuoteData = [this](const QString &path) { return readQuoteFile(m_session->catalogue(), path); };
    services.quotes = registerServices(m_folder->path(), [this] { return m_session->sharedCatalogue(); });
    m_reads = m_changes = 0;
    services.quotes.list = [this, list = services.quotes.list](const QuoteFilter &filter) {
        ++m_reads;
        return list(filter);
    };
    services.quotes.changes = [this, changes = services.quotes.changes](const QuoteRecord &record) {
        ++m_changes;
        return changes(record);
    };
    services.quotes.showFile = [this](const QString &path) { m_shown = path; };
    m_window = std::make_unique<MainWindow>(*m_session, std::move(services));
    m_window->show();
}

void TestRegisterPage::cleanup()
{
    m_session->undoStack()->setClean();
    m_window.reset();
    m_session.reset();
}

RegisterPage *TestRegisterPage::page()
{
    m_window->findChild<QAction *>(u"quotesAction"_s)->trigger();
    return child<RegisterPage>(m_window.get(), "registerPage");
}

void TestRegisterPage::drive(std::function<void(QWidget *)> act)
{
    QTimer::singleShot(0, this, [act] {
        QWidget *dialog = nullptr;
        QVERIFY(QTest::qWaitFor([&dialog] { return (dialog = QApplication::activeModalWidget()) != nullptr; }));
        act(dialog);
    });
}

// The message that comes up at once, if any.
void TestRegisterPage::closeErrors(bool *isWrong)
{
    QTimer::singleShot(0, m_window.get(), [isWrong] {
        if (QWidget *box = QApplication::activeModalWidget()) {
            *isWrong = true;
            box->close();
        }
    });
}

// Nothing but its number is missing that may not be.
void TestRegisterPage::complete(Project &project) const
{
    Party &seller = project.seller; // 732829320 is a SIREN of the French tax documentation
    seller.address = "1 rue A\n69001 Lyon";
    seller.country = "FR";
    seller.legal = "SAS au capital de 1000 EUR";
    seller.registration = "732829320";
    seller.tradeRegister = "RCS Lyon";
    seller.vatNumber = "FR44732829320";
    project.customer.address = "2 rue B\n69002 Lyon";
    project.customer.country = "FR";
    const QDate today = QDate::currentDate();
    project.quote.date = {today.year(), today.month(), today.day()};
}

void TestRegisterPage::issueShowsInThePage()
{
    QVERIFY(!child<RegisterPage>(m_window.get(), "registerPage")); // made when it is first shown
    page();
    QCOMPARE(rows(), 0);
    QVERIFY(m_window->issueQuote());
    QCOMPARE(rows(), 1);
    const QString number = cell(0, RegisterModel::NumberColumn);
    QVERIFY2(number.endsWith(u"-0001"_s), qPrintable(number));
    QCOMPARE(QString::fromStdString(m_session->project().quote.number), number);
    QCOMPARE(cell(0, RegisterModel::CustomerColumn), u"ACME"_s);
    QVERIFY(child<QLabel>(m_window.get(), "quoteStatistics")->text().contains(u"Issued: 1"_s));
}

void TestRegisterPage::nextIssueIsTheNextVersion()
{
    QVERIFY(m_window->issueQuote());
    Project cheaper = m_session->project();
    cheaper.quote.globalDiscount = Rate::percent(10);
    m_session->edit(Field::Quote, cheaper, {});
    QVERIFY(m_window->issueQuote());
    page();
    QCOMPARE(rows(), 2);
    QCOMPARE(cell(0, RegisterModel::NumberColumn), cell(1, RegisterModel::NumberColumn));
    QCOMPARE(cell(0, RegisterModel::VersionColumn), u"2"_s);
    QVERIFY(child<QLabel>(m_window.get(), "quoteChanges")->text().contains(u"Total excl. VAT"_s));
}

void TestRegisterPage::newVersionFromThePage()
{
    QVERIFY(m_window->issueQuote());
    page();
    m_session->undoStack()->setClean();
    child<QPushButton>(m_window.get(), "newVersion")->click();
    QCOMPARE(m_session->project().quote.version, 2);
    QVERIFY(m_window->issueQuote());
    page();
    QCOMPARE(rows(), 2);
    QCOMPARE(m_session->project().quote.version, 2);
}

void TestRegisterPage::duplicateIsADraft()
{
    QVERIFY(m_window->issueQuote());
    page();
    m_session->undoStack()->setClean();
    child<QPushButton>(m_window.get(), "duplicateQuote")->click();
    QCOMPARE(m_session->project().quote.number, std::string());
    QCOMPARE(rows(), 2);
    QVERIFY(m_window->issueQuote()); // the draft becomes the second quote
    page();
    QCOMPARE(rows(), 2);
    QVERIFY(m_session->project().quote.number.ends_with("-0002"));
}

void TestRegisterPage::answers()
{
    QVERIFY(m_window->issueQuote());
    page();
    child<QPushButton>(m_window.get(), "answerQuote")->menu()->actions().first()->trigger();
    QCOMPARE(cell(0, RegisterModel::StateColumn), u"Accepted"_s);
    QVERIFY(child<QLabel>(m_window.get(), "quoteStatistics")->text().contains(u"won: 100%"_s));
    QVERIFY(!child<QPushButton>(m_window.get(), "removeDraft")->isEnabled());
}

void TestRegisterPage::searchAndState()
{
    QVERIFY(m_window->issueQuote());
    page();
    auto *search = child<QLineEdit>(m_window.get(), "quoteSearch");
    QTest::keyClicks(search, u"acme l40s"_s); // a customer and a part
    QCOMPARE(rows(), 1);
    QTest::keyClicks(search, u" zzz"_s);
    QCOMPARE(rows(), 0);
    search->clear();
    auto *state = child<QComboBox>(m_window.get(), "quoteState");
    state->setCurrentIndex(state->findText(u"Draft"_s));
    QCOMPARE(rows(), 0);
    state->setCurrentIndex(state->findText(u"Issued"_s));
    QCOMPARE(rows(), 1);
}

void TestRegisterPage::pdfIsTheOneOfTheIssue()
{
    QVERIFY(m_window->issueQuote());
    page();
    child<QPushButton>(m_window.get(), "showQuotePdf")->click();
    QFile pdf(m_shown);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.read(5) == "%PDF-");
    QVERIFY(m_shown.contains(QString::fromStdString(m_session->project().quote.number)));
}

void TestRegisterPage::exportsBothStyles()
{
    QuoteRecord record;
    record.number = "DV-1";
    record.customer = "=cmd";
    record.date = {2026, 11, 30};
    record.totalExclVat = Money::cents(-150);
    record.currency = "EUR";
    const QByteArray excel = registerCsv({record}, CsvStyle::ExcelFr);
    QVERIFY(excel.startsWith("\xEF\xBB\xBF"));
    QVERIFY(excel.contains("DV-1;1;Draft;;'=cmd;;;;2026-11-30;;-1,50;0,00;EUR\r\n"));
    QVERIFY(registerCsv({record}, CsvStyle::Rfc4180).contains("DV-1,1,Draft,,'=cmd,,,,2026-11-30,,-1.50,0.00,EUR\r\n"));
}

// 732829320 is a SIREN and FR44732829320 its VAT number; the IBAN is the example of the French registry (ISO 13616).
void TestRegisterPage::copies_data()
{
    QTest::addColumn<QuoteView>("view");
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("begins");
    for (const QuoteView view : {QuoteView::Customer, QuoteView::Internal}) {
        const QByteArray name = view == QuoteView::Internal ? "internal " : "customer ";
        QTest::newRow(name + "pdf") << view << u"pdf"_s << QByteArray("%PDF-");
        QTest::newRow(name + "xlsx") << view << u"xlsx"_s << QByteArray("PK");
        QTest::newRow(name + "json") << view << u"json"_s << QByteArray("{");
    }
}

// What was paid for a part is in the seller's copy alone. JSON is the form whose bytes can be read as they are.
void TestRegisterPage::copies()
{
    QFETCH(QuoteView, view);
    QFETCH(QString, suffix);
    QFETCH(QByteArray, begins);
    Project project = m_session->project();
    project.configurations.front().lines.front().unitPrice = Money::units(1000);
    project.configurations.front().lines.front().offer.purchasePrice = Money::cents(76'543);
    m_session->edit(Field::LineOffer, project, {});
    const QString file = m_folder->filePath(u"copy."_s + suffix);
    QVERIFY(m_window->exportQuote(view, file));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray bytes = written.readAll();
    QVERIFY(bytes.startsWith(begins));
    if (suffix == u"json"_s) {
        QCOMPARE(bytes.contains("765.43"), view == QuoteView::Internal);
    }
}

// The same offer, as a project that has no file; the machine is the same too.
void TestRegisterPage::quoteDataOpensUnsaved()
{
    const Project before = m_session->project();
    const QString file = m_folder->filePath(u"quote.json"_s);
    QVERIFY(m_window->exportQuote(QuoteView::Customer, file));
    Project other = before;
    other.configurations.front().lines.clear();
    m_session->reset(other);
    QVERIFY(m_window->openQuoteData(file));
    const Project &after = m_session->project();
    QCOMPARE(makeQuote(*m_catalogue, after, 0).totalInclVat, makeQuote(*m_catalogue, before, 0).totalInclVat);
    QCOMPARE(after.configurations.front().lines.size(), before.configurations.front().lines.size());
    for (std::size_t i = 0; i < after.configurations.front().lines.size(); ++i) {
        QCOMPARE(after.configurations.front().lines[i].part, before.configurations.front().lines[i].part);
        QCOMPARE(after.configurations.front().lines[i].scope, before.configurations.front().lines[i].scope);
    }
    QVERIFY(!m_window->windowTitle().contains(u"quote.json"_s)); // saving it asks where
    QFile broken(file);
    QVERIFY(broken.resize(broken.size() / 2));
    bool isWrong = false;
    closeErrors(&isWrong);
    QVERIFY(!m_window->openQuoteData(file));
    QVERIFY(isWrong);
    QCOMPARE(m_session->project().customer.name, std::string("ACME"));
}

void TestRegisterPage::sellerMarks_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("words");
    QTest::newRow("siren") << u"profileRegistration"_s << u"732 829 320"_s << u"right"_s;
    QTest::newRow("siren, digit") << u"profileRegistration"_s << u"732 829 321"_s << u"wrong: the check digit does not agree"_s;
    QTest::newRow("siren, short") << u"profileRegistration"_s << u"73282932"_s << u"wrong: 9 digits (SIREN) or 14 (SIRET) are needed"_s;
    QTest::newRow("siren, letters") << u"profileRegistration"_s << u"abc"_s << u"wrong: 9 digits (SIREN) or 14 (SIRET) are needed"_s;
    QTest::newRow("vat") << u"profileVat"_s << u"FR44732829320"_s << u"right"_s;
    QTest::newRow("vat, key") << u"profileVat"_s << u"FR45732829320"_s << u"wrong: the number of this SIREN is FR44732829320"_s;
    QTest::newRow("iban") << u"profileIban"_s << u"FR14 2004 1010 0505 0001 3M02 606"_s << u"right"_s;
    QTest::newRow("iban, digits") << u"profileIban"_s << u"FR15 2004 1010 0505 0001 3M02 606"_s << u"wrong: its length or its check digits do not agree"_s;
    QTest::newRow("bic") << u"profileBic"_s << u"DEUT"_s << u"wrong: 8 or 11 characters, with a country at the fifth"_s;
}

// As in the details of a quote.
void TestRegisterPage::sellerMarks()
{
    QFETCH(QString, field);
    QFETCH(QString, typed);
    QFETCH(QString, words);
    SellerDialog dialog({}, {});
    auto *edit = dialog.findChild<QLineEdit *>(field);
    auto *mark = dialog.findChild<QLabel *>(field + u"Mark"_s);
    QVERIFY(mark->text().isEmpty());
    edit->setText(typed);
    QCOMPARE(mark->text(), words);
    QVERIFY(!mark->parentWidget()->isHidden());
    edit->clear();
    QVERIFY(mark->text().isEmpty());
    QVERIFY(mark->parentWidget()->isHidden());
}

void TestRegisterPage::sellerRefusesAPattern()
{
    SellerDialog dialog({}, {});
    child<QLineEdit>(&dialog, "profilePattern")->setText(u"DV-{year}"_s);
    dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
    QCOMPARE(dialog.result(), int(QDialog::Rejected));
    QVERIFY(!child<QLabel>(&dialog, "sellerWrong")->text().isEmpty());
    child<QLineEdit>(&dialog, "profilePattern")->setText(u"DV-{seq:4}"_s);
    dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
}

void TestRegisterPage::logos()
{
    const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect width='40' height='20' fill='red'/></svg>";
    SellerDialog dialog({}, [&svg](const QString &path) { return path == "logo.svg"_L1 ? svg : QByteArray("hello"); });
    QVERIFY(dialog.setLogo(u"logo.svg"_s));
    QVERIFY(!child<QLabel>(&dialog, "profileLogo")->pixmap(Qt::ReturnByValue).isNull());
    QVERIFY(!dialog.setLogo(u"words.txt"_s));
    QCOMPARE(dialog.profile().logo, svg.toStdString());
}

void TestRegisterPage::profileIsKept()
{
    Project project = m_session->project();
    project.seller = {};
    m_session->edit(Field::Seller, project, {});
    drive([](QWidget *dialog) {
        child<QLineEdit>(dialog, "profileName")->setText(u"New seller"_s);
        child<QLineEdit>(dialog, "profileWarranty")->setText(u"24 months"_s);
        dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
    });
    m_window->findChild<QAction *>(u"sellerAction"_s)->trigger();
    QCOMPARE(m_session->project().seller.name, std::string("New seller"));
    QCOMPARE(m_session->project().quote.warranty, std::string("24 months"));
    QVERIFY(QFile::exists(m_folder->filePath(u"seller.json"_s)));
}

// The sale and the paper of the profile are those of new quotes: an open one keeps its own, with a seller of its own or without.
void TestRegisterPage::sellerLeavesTheSale_data()
{
    QTest::addColumn<bool>("hasSeller");
    QTest::addColumn<QString>("action");
    QTest::newRow("edited") << true << u"sellerAction"_s;
    QTest::newRow("edited, without a seller") << false << u"sellerAction"_s;
    QTest::newRow("issued, without a seller") << false << u"issueAction"_s;
}

void TestRegisterPage::sellerLeavesTheSale()
{
    QFETCH(bool, hasSeller);
    QFETCH(QString, action);
    SellerProfile profile;
    profile.seller.name = "Seller";
    profile.warranty = "24 months";
    QVERIFY(writeSellerProfile(m_folder->path(), profile));
    Project project = m_session->project();
    project.seller.name = hasSeller ? "Seller" : "";
    project.quote.sale.saleCase = SaleCase::UnitedStates;
    project.quote.paper.size = PaperSize::Letter;
    m_session->edit(Field::Quote, project, {});
    drive([](QWidget *dialog) {
        if (auto *phone = child<QLineEdit>(dialog, "profilePhone")) {
            phone->setText(u"+33 4 00 00 00 00"_s);
            dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
        } else {
            dialog->close(); // the question of the issue
        }
    });
    m_window->findChild<QAction *>(action)->trigger();
    QCOMPARE(m_session->project().seller.name, std::string("Seller"));
    QCOMPARE(m_session->project().seller.phone.empty(), action == u"issueAction"_s);
    QCOMPARE(m_session->project().quote.warranty, std::string("24 months"));
    QCOMPARE(m_session->project().quote.sale.saleCase, SaleCase::UnitedStates);
    QCOMPARE(m_session->project().quote.paper.size, PaperSize::Letter);
}

void TestRegisterPage::sellerOfAnotherQuoteStays()
{
    SellerProfile profile;
    profile.seller.name = "Profile";
    QVERIFY(writeSellerProfile(m_folder->path(), profile));
    drive([](QWidget *dialog) {
        child<QLineEdit>(dialog, "profilePhone")->setText(u"+33 4 00 00 00 00"_s);
        dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
    });
    m_window->findChild<QAction *>(u"sellerAction"_s)->trigger();
    QCOMPARE(readSellerProfile(m_folder->path())->seller.phone, std::string("+33 4 00 00 00 00"));
    QCOMPARE(m_session->project().seller.name, std::string("Seller"));
    QVERIFY(m_session->project().seller.phone.empty());
}

// What is kept after that is a draft of its own.
void TestRegisterPage::removedDraftIsForgotten()
{
    auto *keep = m_window->findChild<QAction *>(u"draftAction"_s);
    keep->trigger();
    page();
    QCOMPARE(rows(), 1);
    drive([](QWidget *box) { qobject_cast<QMessageBox *>(box)->button(QMessageBox::Yes)->click(); });
    child<QPushButton>(m_window.get(), "removeDraft")->click();
    QCOMPARE(rows(), 0);
    bool isWrong = false;
    closeErrors(&isWrong);
    keep->trigger();
    QVERIFY(!isWrong);
    QCOMPARE(rows(), 1);
}

void TestRegisterPage::draftOfARestoredRegisterIsForgotten()
{
    QVERIFY(m_window->issueQuote());
    Project project = m_session->project();
    project.quote.number.clear();
    m_session->edit(Field::Quote, project, {});
    const QString backup = m_folder->filePath(u"backup.sqlite"_s);
    QVERIFY(registerServices(m_folder->path(), {}).backup(backup));
    auto *keep = m_window->findChild<QAction *>(u"draftAction"_s);
    keep->trigger();
    page();
    QCOMPARE(rows(), 2);
    drive([this, backup](QWidget *dialog) {
        child<QLineEdit>(dialog, "fileNameEdit")->setText(backup);
        drive([](QWidget *box) { qobject_cast<QMessageBox *>(box)->button(QMessageBox::Yes)->click(); });
        QMetaObject::invokeMethod(dialog, "accept");
    });
    child<QPushButton>(m_window.get(), "registerFile")->menu()->actions().last()->trigger();
    QCOMPARE(rows(), 1);
    bool isWrong = false;
    closeErrors(&isWrong);
    keep->trigger();
    QVERIFY(!isWrong);
    QCOMPARE(rows(), 2);
}

// The register is read once when its page is made, and what a version changed once when it is shown.
void TestRegisterPage::readsOnce()
{
    QVERIFY(m_window->issueQuote());
    QVERIFY(m_window->issueQuote());
    page();
    QCOMPARE(m_reads, 1);
    QCOMPARE(m_changes, 1);
    m_window->findChild<QAction *>(u"configureAction"_s)->trigger();
    QVERIFY(m_window->issueQuote());
    QCOMPARE(m_reads, 1); // nobody sees the page
    page();
    QCOMPARE(m_reads, 2);
    QCOMPARE(m_changes, 2);
}

// The page comes up with the quote that was issued, not with the one that was looked at before.
void TestRegisterPage::issueHiddenIsShownLater()
{
    QVERIFY(m_window->issueQuote());
    page();
    m_window->findChild<QAction *>(u"configureAction"_s)->trigger();
    QVERIFY(m_window->issueQuote());
    page();
    const auto *table = child<QTableView>(m_window.get(), "quoteTable");
    QCOMPARE(table->selectionModel()->selectedRows(RegisterModel::VersionColumn).first().data().toString(), u"2"_s);
}

void TestRegisterPage::issueAsksOnce_data()
{
    QTest::addColumn<bool>("isComplete");
    QTest::addColumn<bool>("goes");
    QTest::newRow("a blocker") << false << false;
    QTest::newRow("given up") << true << false;
    QTest::newRow("issued") << true << true;
}

// One list of what is missing, before the paper as before the number. The number is not missing: the register gives it.
void TestRegisterPage::issueAsksOnce()
{
    QFETCH(bool, isComplete);
    QFETCH(bool, goes);
    Project project = m_session->project();
    if (isComplete) {
        complete(project);
        m_session->edit(Field::Quote, project, {});
    } else {
        project.customer.name.clear();
        m_session->edit(Field::Quote, project, {});
    }
    QString name, question;
    bool hasGo = false;
    drive([&](QWidget *dialog) {
        name = dialog->objectName();
        auto *go = child<QPushButton>(dialog, "quoteIssueGo");
        hasGo = go;
        if (const auto *label = child<QLabel>(dialog, "quoteIssueQuestion")) {
            question = label->text();
        }
        go && goes ? go->click() : void(dialog->close());
    });
    m_window->findChild<QAction *>(u"issueAction"_s)->trigger();
    QCOMPARE(name, u"quoteIssueDialog"_s);
    QCOMPARE(hasGo, isComplete);
    QCOMPARE(question.startsWith(u"Issue this quote? It gets its number. Once issued it can no longer be changed"_s), isComplete);
    QCOMPARE(!m_session->project().quote.number.empty(), goes);
    page();
    QCOMPARE(rows(), goes ? 1 : 0);
}

void TestRegisterPage::windowIsNotTaller()
{
    page();
    QVERIFY(m_window->minimumSizeHint().height() <= 768);
    QVERIFY(m_window->minimumSizeHint().width() <= 1366);
}

QTEST_MAIN(TestRegisterPage)
#include "tst_registerpage.moc"
