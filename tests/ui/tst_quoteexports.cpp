// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>
#include <QTranslator>
#include <QTreeView>

#include "catalogue/cataloguestore.h"
#include "catalogue/projectfile.h"
#include "engine/quotechecks.h"
#include "exportdialog.h"
#include "items/bommodel.h"
#include "items/quotewords.h"
#include "items/texts.h"
#include "ui/mainwindow.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

QByteArray table(const CsvFormat &format)
{
    const char point = static_cast<char>(format.point);
    const char separator = static_cast<char>(format.separator);
    QByteArray text = format.encoding == CsvEncoding::Utf8Bom ? "\xEF\xBB\xBF" : "";
    for (int row = 1; row <= 8; ++row) {
        text += "row" + QByteArray::number(row) + separator + "1" + point + "50\r\n";
    }
    return text;
}

template <class T>
T *child(const QObject &parent, const char *name)
{
    return parent.findChild<T *>(QLatin1StringView(name));
}

} // namespace

class TestQuoteExports : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void stylesSetTheChoices();
    void ownChoice();
    void namesWhatIsLost();
    void remembersTheFormat();
    void remembersTheFolderAndTheKind();
    void asksBeforeEachPaper_data();
    void asksBeforeEachPaper();
    void writesAsChosen();
    void draftsSaySo();
    void findingLeadsToItsLine_data();
    void findingLeadsToItsLine();
    void fits_data();
    void fits();

private:
    std::unique_ptr<MainWindow> window(const Project &project);
    // Presses "Export a draft" or "Export" where it is asked, then "Choose the file", then takes `path`; what was shown, in this order.
    QStringList trigger(MainWindow &window, const char *action, const QString &path);

    std::shared_ptr<const Catalogue> m_catalogue;
    Project m_sample;
    std::unique_ptr<Session> m_session;
    QHash<QString, QString> m_kept;
    ExportMemory m_memory;
};

void TestQuoteExports::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    applyTheme(Theme::Light);
    auto catalogue = catalogueFromResources();
    QVERIFY(catalogue);
    m_catalogue = std::make_shared<const Catalogue>(std::move(*catalogue));
    const auto project = readProject(*m_catalogue, u":/samples/02-llama-3.3-70b-serving.configuria"_s);
    QVERIFY(project);
    m_sample = *project;
    m_sample.seller.name = "Machines SAS"; // else it is asked for first
    m_memory = {[this](const QString &name) { return m_kept.value(name); }, [this](const QString &name, const QString &value) { m_kept[name] = value; }};
}

void TestQuoteExports::init()
{
    m_kept.clear();
}

std::unique_ptr<MainWindow> TestQuoteExports::window(const Project &project)
{
    m_session = std::make_unique<Session>(m_catalogue, project);
    WindowServices services;
    services.exports = m_memory;
    services.today = [] { return Date{2026, 6, 1}; };
    return std::make_unique<MainWindow>(*m_session, services);
}

QStringList TestQuoteExports::trigger(MainWindow &window, const char *action, const QString &path)
{
    QStringList shown;
    QTimer poll;
    connect(&poll, &QTimer::timeout, this, [&] {
        QWidget *top = QApplication::activeModalWidget();
        auto *files = qobject_cast<QFileDialog *>(top);
        const char *go = top && top->objectName() == u"quoteIssueDialog"_s ? "quoteIssueGo" : "csvGo";
        if (files) {
            shown << u"files"_s;
            files->selectFile(path);
            QMetaObject::invokeMethod(files, "accept");
        } else if (top) {
            shown << top->objectName();
            child<QPushButton>(*top, go)->click();
        }
    });
    poll.start(20);
    child<QAction>(window, action)->trigger();
    return shown;
}

void TestQuoteExports::stylesSetTheChoices()
{
    ExportDialog dialog(CsvStyle::ExcelFr, table);
    const auto box = [&dialog](const char *name) { return child<QComboBox>(dialog, name); };
    QCOMPARE(box("csvStyle")->currentIndex(), 0);
    QCOMPARE(box("csvSeparator")->currentText(), u"Semicolon"_s);
    QCOMPARE(box("csvPoint")->currentText(), u"Comma"_s);
    box("csvStyle")->setCurrentIndex(1);
    QVERIFY(dialog.format() == CsvStyle::Rfc4180);
    QCOMPARE(box("csvSeparator")->currentText(), u"Comma"_s);
    QCOMPARE(box("csvPoint")->currentText(), u"Point"_s);
    QCOMPARE(box("csvEncoding")->currentText(), u"UTF-8"_s);
    QCOMPARE(child<QPlainTextEdit>(dialog, "csvPreview")->toPlainText(), u"row1,1.50\nrow2,1.50\nrow3,1.50\nrow4,1.50\nrow5,1.50"_s);
    box("csvStyle")->setCurrentIndex(0);
    QVERIFY(dialog.format() == CsvStyle::ExcelFr);
    QVERIFY(child<QPlainTextEdit>(dialog, "csvPreview")->toPlainText().startsWith(u"row1;1,50\n"_s)); // without the mark
}

void TestQuoteExports::ownChoice()
{
    ExportDialog dialog(CsvStyle::Rfc4180, table);
    const auto *style = child<QComboBox>(dialog, "csvStyle");
    QVERIFY(child<QLabel>(dialog, "csvMessage")->text().isEmpty());
    child<QComboBox>(dialog, "csvPoint")->setCurrentIndex(0);
    QCOMPARE(style->currentText(), u"Own choice"_s);
    QVERIFY(child<QLabel>(dialog, "csvMessage")->text().contains(u"quotes"_s)); // separator and decimal sign are one
    child<QComboBox>(dialog, "csvSeparator")->setCurrentIndex(2);
    QVERIFY(child<QLabel>(dialog, "csvMessage")->text().isEmpty());
    child<QComboBox>(dialog, "csvDates")->setCurrentIndex(1);
    QCOMPARE(csvWords(dialog.format()), u"tab comma utf-8 day-first"_s);
    child<QComboBox>(dialog, "csvSeparator")->setCurrentIndex(1);
    child<QComboBox>(dialog, "csvPoint")->setCurrentIndex(1);
    child<QComboBox>(dialog, "csvDates")->setCurrentIndex(0);
    QCOMPARE(style->currentText(), u"RFC 4180"_s);
}

void TestQuoteExports::namesWhatIsLost()
{
    ExportDialog dialog(CsvStyle::Rfc4180, [](const CsvFormat &) { return QByteArray("a\r\nb \xE2\x89\xA5\r\n"); });
    auto *encoding = child<QComboBox>(dialog, "csvEncoding");
    const auto *go = child<QPushButton>(dialog, "csvGo");
    QVERIFY(go->isEnabled());
    encoding->setCurrentIndex(2);
    QVERIFY(!go->isEnabled());
    const QString said = child<QLabel>(dialog, "csvMessage")->text();
    QVERIFY2(said.contains(u"U+2265"_s) && said.contains(u"line 2"_s) && said.contains(u"UTF-8"_s), qPrintable(said));
    encoding->setCurrentIndex(0);
    QVERIFY(go->isEnabled());
}

void TestQuoteExports::remembersTheFormat()
{
    const auto answer = [](int separator, const char *button) {
        QTimer::singleShot(0, qApp, [separator, button] {
            auto *dialog = QApplication::activeModalWidget();
            child<QComboBox>(*dialog, "csvSeparator")->setCurrentIndex(separator);
            button ? child<QPushButton>(*dialog, button)->click() : static_cast<QDialog *>(dialog)->reject();
        });
    };
    answer(2, nullptr);
    QVERIFY(!askCsvFormat(m_memory, CsvStyle::ExcelFr, table, nullptr));
    QVERIFY(m_kept.isEmpty()); // given up
    answer(2, "csvGo");
    const auto first = askCsvFormat(m_memory, CsvStyle::ExcelFr, table, nullptr);
    QVERIFY(first);
    QCOMPARE(csvWords(*first), u"tab comma utf-8-bom iso"_s);
    // The style of the language stands for what was never chosen only.
    ExportDialog *seen = nullptr;
    QString point;
    QTimer::singleShot(0, qApp, [&] {
        seen = qobject_cast<ExportDialog *>(QApplication::activeModalWidget());
        point = csvWords(seen->format());
        seen->reject();
    });
    QVERIFY(!askCsvFormat(m_memory, CsvStyle::Rfc4180, table, nullptr));
    QCOMPARE(point, u"tab comma utf-8-bom iso"_s);
}

void TestQuoteExports::remembersTheFolderAndTheKind()
{
    const QTemporaryDir first, second;
    const QVector<FileKind> kinds{{u"xlsx"_s, u"Workbooks (*.xlsx)"_s}, {u"json"_s, u"Data (*.json)"_s}};
    QString proposed;
    const auto ask = [&](const QString &take) {
        QTimer::singleShot(0, qApp, [&proposed, take] {
            auto *files = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            proposed = files->selectedFiles().value(0);
            if (!take.isEmpty()) {
                files->selectFile(take);
                QMetaObject::invokeMethod(files, "accept");
            } else {
                files->reject();
            }
        });
        return askExportFile(m_memory, u"workbook"_s, u"Export"_s, first.filePath(u"DV-2026.7"_s), kinds, nullptr);
    };
    QCOMPARE(ask({}), QString());
    QCOMPARE(proposed, first.filePath(u"DV-2026.7.xlsx"_s)); // a point in the number is no suffix
    QVERIFY(m_kept.isEmpty());
    QCOMPARE(ask(second.filePath(u"other.json"_s)), second.filePath(u"other.json"_s));
    QCOMPARE(ask(second.filePath(u"bare"_s)), second.filePath(u"bare.json"_s)); // the kind of last time
    QCOMPARE(proposed, second.filePath(u"DV-2026.7.json"_s));
}

void TestQuoteExports::asksBeforeEachPaper_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QStringList>("asked");
    QTest::newRow("PDF") << u"pdfAction"_s << QStringList{u"quoteIssueDialog"_s, u"files"_s};
    QTest::newRow("CSV") << u"csvAction"_s << QStringList{u"quoteIssueDialog"_s, u"exportDialog"_s, u"files"_s};
    QTest::newRow("workbook and data") << u"workbookAction"_s << QStringList{u"quoteIssueDialog"_s, u"files"_s};
    QTest::newRow("internal copy") << u"internalAction"_s << QStringList{u"files"_s};
}

// What is missing is told before anything leaves the house, and not before the house's own copy.
void TestQuoteExports::asksBeforeEachPaper()
{
    QFETCH(QString, action);
    QFETCH(QStringList, asked);
    Project project = m_sample;
    project.customer.name.clear();
    const auto shown = window(project);
    const QTemporaryDir folder;
    QCOMPARE(trigger(*shown, action.toLatin1().constData(), folder.filePath(u"quote"_s)), asked);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void TestQuoteExports::writesAsChosen()
{
    m_kept[u"csv"_s] = u"tab comma utf-8 day-first"_s;
    Project project = m_sample;
    project.quote.date = {2026, 5, 4};
    const auto shown = window(project);
    const QTemporaryDir folder;
    trigger(*shown, "csvAction", folder.filePath(u"quote.csv"_s));
    QFile file(folder.filePath(u"quote.csv"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.startsWith("Line\tReference\t"), text.left(40).constData());
    QVERIFY(text.contains("\t04/05/2026\t"));
    QCOMPARE(m_kept.value(u"folder"_s), folder.path());
}

// What must not be issued says so in what leaves the house; the register gives a number only to what may be.
void TestQuoteExports::draftsSaySo()
{
    Project project = m_sample;
    project.customer.name.clear();
    const auto shown = window(project);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"quote.json"_s);
    QVERIFY(shown->exportQuote(QuoteView::Customer, path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("\"is_draft\": true"));
}

void TestQuoteExports::findingLeadsToItsLine_data()
{
    QTest::addColumn<bool>("isInDetails");
    QTest::newRow("before an export") << false;
    QTest::newRow("in the quote details") << true;
}

// A line on request: the finding leads to it in the scenario that is offered, whatever is shown.
void TestQuoteExports::findingLeadsToItsLine()
{
    QFETCH(bool, isInDetails);
    Project project = m_sample;
    const int offered = project.quote.configuration;
    Configuration &of = project.configurations[static_cast<std::size_t>(offered)];
    BomLine line;
    line.part.kind = PartKind::Service;
    line.description = "Asked for";
    of.lines.push_back(line);
    const int wanted = static_cast<int>(of.lines.size()) - 1;
    project.configurations.push_back(of);
    project.configurations.back().name = "Another";
    const auto shown = window(project);
    shown->show();
    QVERIFY(QTest::qWaitForWindowActive(shown.get()));
    child<QAction>(*shown, "catalogueAction")->trigger();
    bool isChosen = false;
    QTimer::singleShot(50, this, [&isChosen] {
        auto *list = child<QListWidget>(*QApplication::activeModalWidget(), "quoteFindings");
        for (int row = 0; row < list->count(); ++row) {
            if (list->item(row)->text().contains(texts::title(QuoteFindingCode::PriceOnRequest))) {
                list->scrollToItem(list->item(row));
                isChosen = true;
                QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row)).center());
                return;
            }
        }
        static_cast<QDialog *>(QApplication::activeModalWidget())->reject();
    });
    child<QAction>(*shown, isInDetails ? "detailsAction" : "pdfAction")->trigger();
    QVERIFY(isChosen);
    QCOMPARE(shown->currentConfiguration(), offered);
    const auto *tree = child<QTreeView>(*shown, "bomTree");
    QVERIFY(tree->isVisible());
    QCOMPARE(tree->currentIndex().data(BomModel::LineIndexRole).toInt(), wanted);
    QVERIFY(tree->selectionModel()->isSelected(tree->currentIndex()));
    QVERIFY(tree->viewport()->rect().contains(tree->visualRect(tree->currentIndex()).center()));
    QCOMPARE(shown->focusWidget(), static_cast<const QWidget *>(tree)); // of the window: offscreen none is active after a dialog
}

void TestQuoteExports::fits_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    for (const char *language : {"en", "fr"}) {
        for (const bool isDark : {false, true}) {
            QTest::newRow(qPrintable(QLatin1StringView(language) + (isDark ? u"-dark"_s : u"-light"_s))) << QString(QLatin1StringView(language)) << isDark;
        }
    }
}

void TestQuoteExports::fits()
{
    QFETCH(QString, language);
    QFETCH(bool, isDark);
    QTranslator translator;
    QVERIFY(translator.load(QStringLiteral(QT_TESTCASE_BUILDDIR) + u"/../../translations/configuria_%1.qm"_s.arg(language)));
    QApplication::installTranslator(&translator);
    applyTheme(isDark ? Theme::Dark : Theme::Light);
    CsvFormat old(CsvStyle::ExcelFr);
    old.encoding = isDark ? CsvEncoding::Windows1252 : CsvEncoding::Utf8Bom;
    ExportDialog dialog(old, [](const CsvFormat &format) { return table(format) + "\xE2\x89\xA5\xE2\x89\xA4\xE2\x80\xAF\xF0\x9F\x98\x80\xE2\x82\x82\r\n"; });
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QVERIFY2(dialog.height() <= 768 - 60 && dialog.width() <= 1366, qPrintable(u"%1 x %2"_s.arg(dialog.width()).arg(dialog.height())));
    for (const QComboBox *box : dialog.findChildren<QComboBox *>()) {
        QVERIFY2(box->width() >= box->sizeHint().width(), qPrintable(box->objectName()));
    }
    const auto *message = child<QLabel>(dialog, "csvMessage");
    QVERIFY(message->height() >= message->heightForWidth(message->width()));
    if (const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES"); !folder.isEmpty()) {
        QVERIFY(dialog.grab().save(u"%1/export-%2.png"_s.arg(folder, QLatin1StringView(QTest::currentDataTag()))));
    }
    QApplication::removeTranslator(&translator);
    applyTheme(Theme::Light);
}

QTEST_MAIN(TestQuoteExports)
#include "tst_quoteexports.moc"
