// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QUndoStack>

#include "catalogue/cataloguestore.h"
#include "quoteissuedialog.h"
#include "registerservice.h"
#include "ui/mainwindow.h"
#include "windowapp.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

using Edit = std::function<void(Project &)>;

// A French sale that lacks nothing. 732829320 is a SIREN of the French tax documentation.
Project completeProject(const Catalogue &catalogue)
{
    Project project = newProject(catalogue);
    project.title = "Serveur";
    project.seller.name = "Seller";
    project.seller.address = "1 rue A\n69001 Lyon";
    project.seller.country = "FR";
    project.seller.legal = "SAS au capital de 1000 EUR";
    project.seller.registration = "732829320";
    project.seller.tradeRegister = "RCS Lyon";
    project.seller.vatNumber = "FR44732829320";
    project.customer.name = "ACME";
    project.customer.address = "2 rue B\n69002 Lyon";
    project.customer.country = "FR";
    return project;
}

void picture(QWidget *widget, const QByteArray &name)
{
    if (const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES"); !folder.isEmpty()) {
        widget->grab().save(folder + u"/issue-"_s + QString::fromLatin1(name).replace(u' ', u'-') + u".png"_s);
    }
}

} // namespace

// What an issue makes of a project is said before, and the number of another deal is not taken by default.
class TestQuoteIssue : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void says_data();
    void says();
    void issuesAs_data();
    void issuesAs();

private:
    // What is shown by Issue; `press` is the name of a button, "" gives it up.
    void issue(const QString &press);
    void edit(const Edit &change)
    {
        Project project = m_session->project();
        change(project);
        m_session->edit(Field::Quote, project, {});
    }

    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MainWindow> m_window;
    QString m_question, m_default; // of the dialog
    bool m_hasSecond = false;
};

void TestQuoteIssue::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    applyTheme(Theme::Light);
    m_catalogue = std::make_shared<Catalogue>(*catalogueFromResources());
}

void TestQuoteIssue::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<Session>(m_catalogue, completeProject(*m_catalogue));
    WindowServices services;
    services.newProject = [this] { return newProject(*m_catalogue); };
    services.quotes = registerServices(m_folder->path(), [this] { return m_session->sharedCatalogue(); });
    m_window = std::make_unique<MainWindow>(*m_session, std::move(services));
    QVERIFY(m_window->issueQuote());
}

void TestQuoteIssue::cleanup()
{
    m_session->undoStack()->setClean();
    m_window.reset();
    m_session.reset();
}

void TestQuoteIssue::issue(const QString &press)
{
    m_question.clear();
    QTimer::singleShot(0, this, [this, press] {
        QWidget *dialog = nullptr;
        QVERIFY(QTest::qWaitFor([&dialog] { return (dialog = QApplication::activeModalWidget()) != nullptr; }));
        m_question = dialog->findChild<QLabel *>(u"quoteIssueQuestion"_s)->text();
        m_hasSecond = dialog->findChild<QPushButton *>(u"quoteIssueVersion"_s);
        for (const QPushButton *button : dialog->findChildren<QPushButton *>()) {
            m_default = button->isDefault() ? button->text().remove(u'&') : m_default;
        }
        picture(dialog, QTest::currentDataTag());
        press.isEmpty() ? void(dialog->close()) : dialog->findChild<QPushButton *>(press)->click();
    });
    m_window->findChild<QAction *>(u"issueAction"_s)->trigger();
}

void TestQuoteIssue::says_data()
{
    QTest::addColumn<Edit>("change");
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("usual");
    QTest::addColumn<bool>("hasSecond");
    const auto row = [](const char *name, const QString &says, const QString &usual, bool hasSecond, const Edit &change) {
        QTest::newRow(name) << change << says << usual << hasSecond;
    };
    row("no number", u"It gets its number."_s, u"Issue"_s, false, [](Project &p) { p.quote.number.clear(); });
    row("next version", u"It becomes version 2 of "_s, u"Issue as version 2"_s, false, [](Project &p) { p.quote.globalDiscount = Rate::percent(5); });
    row("renamed customer", u"It becomes version 2 of "_s, u"Issue as version 2"_s, false, [](Project &p) { p.customer.name = "Acmé"; });
    row("nothing changed", u"Nothing changed since version 1 of "_s, u"Cancel"_s, false, [](Project &) {});
    row("other customer", u"was issued to another customer: ACME, version 1, on "_s, u"Issue with a new number"_s, true, [](Project &p) { p.customer.name = "Beta"; });
    row("unknown number", u"The register does not know the number MINE-7"_s, u"Issue with a new number"_s, false, [](Project &p) { p.quote.number = "MINE-7"; });
}

void TestQuoteIssue::says()
{
    QFETCH(Edit, change);
    QFETCH(QString, says);
    QFETCH(QString, usual);
    QFETCH(bool, hasSecond);
    edit(change);
    issue({});
    QVERIFY2(m_question.contains(says), qPrintable(m_question));
    QCOMPARE(m_default, usual);
    QCOMPARE(m_hasSecond, hasSecond);
}

void TestQuoteIssue::issuesAs_data()
{
    QTest::addColumn<Edit>("change");
    QTest::addColumn<QString>("press");
    QTest::addColumn<QString>("number"); // its end
    QTest::addColumn<int>("version");
    const Edit other = [](Project &p) { p.customer.name = "Beta"; };
    QTest::newRow("other customer") << other << u"quoteIssueGo"_s << u"-0002"_s << 1;
    QTest::newRow("other customer, next version") << other << u"quoteIssueVersion"_s << u"-0001"_s << 2;
    QTest::newRow("other customer, given up") << other << QString() << u"-0001"_s << 1;
    QTest::newRow("nothing changed") << Edit([](Project &) {}) << u"quoteIssueGo"_s << u"-0001"_s << 2;
    QTest::newRow("unknown number") << Edit([](Project &p) { p.quote.number = "MINE-7"; }) << u"quoteIssueGo"_s << u"-0002"_s << 1;
}

void TestQuoteIssue::issuesAs()
{
    QFETCH(Edit, change);
    QFETCH(QString, press);
    QFETCH(QString, number);
    QFETCH(int, version);
    edit(change);
    issue(press);
    const QuoteTerms &quote = m_session->project().quote;
    QVERIFY2(QString::fromStdString(quote.number).endsWith(number), quote.number.c_str());
    QCOMPARE(quote.version, version);
}

QTEST_MAIN(TestQuoteIssue)
#include "tst_quoteissue.moc"
