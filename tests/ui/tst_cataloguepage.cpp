// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QUndoStack>

#include "catalogue/cataloguestore.h"
#include "catalogue/owndata.h"
#include "catalogueservice.h"
#include "cataloguepage.h"
#include "importdialog.h"
#include "items/columnwords.h"
#include "partform.h"
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

void type(QLineEdit *field, const QString &text)
{
    field->selectAll();
    QTest::keyClicks(field, text);
}

Catalogue withServices(int count)
{
    Catalogue catalogue;
    catalogue.services.resize(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        PartInfo &info = catalogue.services[static_cast<std::size_t>(i)].info;
        info.id = "ref-" + std::to_string(i);
        info.vendor = "Fabricant " + std::to_string(i % 97);
        info.model = "Pièce " + std::to_string(i * 7919 % count) + " d'un tarif à longue désignation";
        info.price = Money::cents(i * 31 % 100'000);
    }
    return catalogue;
}

} // namespace

class TestCataloguePage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void modelIsAModel();
    void filters_data();
    void filters();
    void sorts_data();
    void sorts();
    void hundredThousandParts();
    void sheetMarksWhatIsToBeConfirmed();
    void sheetComparesFour();
    void everyColumnHasWords();
    void pageShowsAPart();
    void selectionSurvivesTheFilter();
    void editsAPrice();
    void addsAPart();
    void wrongEntries_data();
    void wrongEntries();
    void removesOwnData();
    void importsAList();
    void importIsCancelled();
    void windowKeepsTheProject();
    void windowIsNotTaller();
    void pageIsMadeWhenShown();

private:
    void drive(std::function<void(QWidget *)> act); // in the modal dialog that opens next
    QString list(const QByteArray &content);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<View> m_view;
    CatalogueServices m_services;
    std::unique_ptr<CataloguePage> m_page;
};

void TestCataloguePage::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    applyTheme(Theme::Light);
}

void TestCataloguePage::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const auto loaded = loadCatalogue(m_folder->path());
    QVERIFY(loaded);
    m_session = std::make_unique<Session>(loaded->catalogue, newProject(*loaded->catalogue));
    m_view.reset(new View{*m_session, 0, Format(QLocale(QLocale::English, QLocale::UnitedKingdom))});
    m_services = catalogueServices(m_folder->path(), [this] { return m_session->sharedCatalogue(); },
                                   [this](std::shared_ptr<const Catalogue> catalogue) { m_session->setCatalogue(std::move(catalogue)); });
    m_page = std::make_unique<CataloguePage>(*m_view, m_services);
    m_page->resize(1366, 700);
    m_page->show();
}

void TestCataloguePage::cleanup()
{
    m_page.reset();
    m_view.reset();
    m_session.reset();
}

void TestCataloguePage::drive(std::function<void(QWidget *)> act)
{
    QTimer::singleShot(0, this, [act] {
        QWidget *dialog = nullptr;
        QVERIFY(QTest::qWaitFor([&dialog] { return (dialog = QApplication::activeModalWidget()) != nullptr; }));
        act(dialog);
    });
}

QString TestCataloguePage::list(const QByteArray &content)
{
    const QString path = m_folder->filePath(u"list.csv"_s);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(content);
    }
    return path;
}

void TestCataloguePage::modelIsAModel()
{
    CatalogueModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCatalogue(m_session->sharedCatalogue());
    for (int kind = 0; kind < partKindCount; ++kind) {
        model.setKind(static_cast<PartKind>(kind));
        QCOMPARE(model.rowCount(), m_session->catalogue().count(static_cast<PartKind>(kind)));
        for (int column = 0; column < model.columnCount(); ++column) {
            model.sort(column, Qt::DescendingOrder);
            QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
        }
    }
    model.setKind(std::nullopt);
    model.setFilter(u"a"_s);
    model.setFilter({});
    PartSheetModel sheet;
    QAbstractItemModelTester sheetTester(&sheet, QAbstractItemModelTester::FailureReportingMode::QtTest);
    sheet.setParts({{}, {}, {}, {}, {}});
    QCOMPARE(sheet.partCount(), 4);
    sheet.setParts({});
}

void TestCataloguePage::filters_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<std::string>("shown");
    QTest::addColumn<std::string>("hidden");
    QTest::newRow("name") << u"l40s"_s << std::string("nvidia-l40s") << std::string("nvidia-l40");
    QTest::newRow("capitals") << u"NVIDIA L40S"_s << std::string("nvidia-l40s") << std::string("nvidia-l40");
    QTest::newRow("words in any order") << u"80gb h100"_s << std::string("nvidia-h100-pcie-80gb") << std::string("nvidia-a100-pcie-80gb");
    QTest::newRow("maker") << u"amd"_s << std::string("amd-mi300x") << std::string("nvidia-l40s");
    QTest::newRow("form factor") << u"sxm5"_s << std::string("nvidia-h200-sxm5-141gb") << std::string("nvidia-h200-nvl-141gb");
    QTest::newRow("blanks") << u"  "_s << std::string("nvidia-l40s") << std::string("acme-none");
}

void TestCataloguePage::filters()
{
    QFETCH(QString, filter);
    QFETCH(std::string, shown);
    QFETCH(std::string, hidden);
    CatalogueModel model;
    model.setCatalogue(m_session->sharedCatalogue());
    model.setFilter(filter);
    QVERIFY(model.rowOf(shown) >= 0);
    QCOMPARE(model.rowOf(hidden), -1);
    model.setFilter(u"no such part at all"_s);
    QCOMPARE(model.rowCount(), 0);
    model.setFilter({});
    QCOMPARE(model.rowCount(), m_session->catalogue().count(PartKind::Gpu));
}

void TestCataloguePage::sorts_data()
{
    QTest::addColumn<int>("column");
    QTest::newRow("memory") << 1;
    QTest::newRow("bandwidth") << 2;
    QTest::newRow("price") << -1;
}

// Numbers as numbers, and what is not known last whichever way.
void TestCataloguePage::sorts()
{
    QFETCH(int, column);
    CatalogueModel model;
    model.setCatalogue(m_session->sharedCatalogue());
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        model.sort(column < 0 ? model.columnCount() - 3 : column, order);
        bool wasUnknown = false;
        std::optional<double> last;
        for (int row = 0; row < model.rowCount(); ++row) {
            const Gpu &gpu = *m_session->catalogue().gpu(model.part(row));
            const std::optional<double> value = column == 1 ? std::optional(static_cast<double>(gpu.marketedMemory.count))
                : column == 2                               ? (gpu.memoryBandwidth ? std::optional(gpu.memoryBandwidth->count) : std::nullopt)
                : gpu.info.price                            ? std::optional(static_cast<double>(gpu.info.price->micros()))
                                                            : std::nullopt;
            if (!value) {
                wasUnknown = true;
                continue;
            }
            QVERIFY2(!wasUnknown, "a number after an unknown one");
            QVERIFY(!last || (order == Qt::AscendingOrder ? *value >= *last : *value <= *last));
            last = value;
        }
        QVERIFY(last);
    }
}

void TestCataloguePage::hundredThousandParts()
{
    m_session->setCatalogue(std::make_shared<const Catalogue>(withServices(100'000)));
    m_page->refresh();
    child<QComboBox>(m_page.get(), "catalogueKind")->setCurrentIndex(1 + static_cast<int>(PartKind::Service));
    auto *filter = child<QLineEdit>(m_page.get(), "catalogueFilter");
    auto *table = child<QTableView>(m_page.get(), "catalogueTable");
    QCOMPARE(table->model()->rowCount(), 100'000);
    // "ref-42420" to "ref-42429" too.
    filter->setText(u"ref-4242"_s);
    QCOMPARE(table->model()->rowCount(), 11);
    filter->clear();
    QCOMPARE(table->model()->rowCount(), 100'000);
}

void TestCataloguePage::sheetMarksWhatIsToBeConfirmed()
{
    PartSheet sheet;
    sheet.kind = PartKind::Gpu;
    sheet.info.id = "x";
    sheet.info.confidence = Confidence::Found;
    sheet.info.memoryFields = "tdp_w";
    sheet.info.specSource = "https://example.org";
    sheet.columns = {{"memory_gb", ColumnType::Integer, true}, {"tdp_w", ColumnType::Real, false}, {"idle_w", ColumnType::Real, false}, {"launch_year", ColumnType::Integer, false}};
    sheet.record = {PartKind::Gpu, {{"memory_gb", "80"}, {"tdp_w", "350.5"}, {"launch_year", "2023"}}};
    PartSheetModel model;
    model.setFormat(Format(QLocale(QLocale::French, QLocale::France)));
    model.setParts({sheet});
    QMap<QString, QString> shown;
    for (int row = 0; row < model.rowCount(); ++row) {
        shown[model.index(row, 0).data().toString()] = model.index(row, 1).data().toString();
        QCOMPARE(model.index(row, 1).data(PartSheetModel::ToConfirmRole).toBool(), model.index(row, 0).data().toString() == texts::columnLabel("tdp_w"));
    }
    QCOMPARE(shown[texts::columnLabel("tdp_w")], u"350,5 (to be confirmed)"_s);
    QCOMPARE(shown[texts::columnLabel("memory_gb")], u"80"_s);
    QCOMPARE(shown[texts::columnLabel("launch_year")], u"2023"_s); // no thousands
    QVERIFY(!shown.contains(texts::columnLabel("idle_w"))); // nothing known: no row
    QCOMPARE(shown[texts::columnLabel("spec_source")], u"https://example.org"_s);
}

void TestCataloguePage::sheetComparesFour()
{
    auto *table = child<QTableView>(m_page.get(), "catalogueTable");
    auto *sheet = child<QTableView>(m_page.get(), "partSheet");
    auto *model = qobject_cast<CatalogueModel *>(table->model());
    for (const char *id : {"nvidia-l40s", "nvidia-l40", "nvidia-h100-pcie-80gb", "nvidia-a100-pcie-80gb", "amd-mi300x"}) {
        const int row = model->rowOf(id);
        QVERIFY(row >= 0);
        table->selectionModel()->select(model->index(row, 0), (id == std::string("nvidia-l40s") ? QItemSelectionModel::ClearAndSelect : QItemSelectionModel::Select) | QItemSelectionModel::Rows);
    }
    QCOMPARE(sheet->model()->columnCount(), 5); // label and the first four
    bool hasDifferent = false, hasSame = false;
    for (int row = 0; row < sheet->model()->rowCount(); ++row) {
        const QModelIndex label = sheet->model()->index(row, 0);
        const bool differs = label.data(PartSheetModel::DiffersRole).toBool();
        QCOMPARE(label.data().toString().startsWith(u'≠'), differs);
        hasDifferent = hasDifferent || differs;
        hasSame = hasSame || !differs;
    }
    QVERIFY(hasDifferent && hasSame); // all are GPUs, of other memories
    QVERIFY(!child<QPushButton>(m_page.get(), "editPart")->isEnabled());
}

void TestCataloguePage::everyColumnHasWords()
{
    for (int kind = 0; kind < partKindCount; ++kind) {
        for (const PartColumn &column : partColumns(static_cast<PartKind>(kind))) {
            QVERIFY2(texts::hasColumnLabel(column.name), column.name.c_str());
        }
    }
}

void TestCataloguePage::pageShowsAPart()
{
    m_page->showPart(m_session->catalogue().find("dell-poweredge-r760xa"));
    QCOMPARE(child<QLabel>(m_page.get(), "partTitle")->text(), u"Dell PowerEdge R760xa"_s);
    auto *sheet = child<QTableView>(m_page.get(), "partSheet");
    QVERIFY(sheet->model()->rowCount() > 20);
    QVERIFY(!child<QPushButton>(m_page.get(), "removeOwn")->isEnabled());
}

void TestCataloguePage::selectionSurvivesTheFilter()
{
    m_page->showPart(m_session->catalogue().find("nvidia-l40s"));
    auto *filter = child<QLineEdit>(m_page.get(), "catalogueFilter");
    type(filter, u"nvidia"_s);
    QCOMPARE(child<QLabel>(m_page.get(), "partTitle")->text(), u"NVIDIA L40S"_s);
    type(filter, u"mi300x"_s);
    QVERIFY(child<QLabel>(m_page.get(), "partTitle")->text().contains(u"MI300X"_s)); // the first that is left
    type(filter, u"qqq"_s);
    QCOMPARE(child<QLabel>(m_page.get(), "partTitle")->text(), u"No part is found"_s);
}

void TestCataloguePage::editsAPrice()
{
    m_page->showPart(m_session->catalogue().find("nvidia-l40s"));
    drive([](QWidget *dialog) {
        type(child<QLineEdit>(dialog, "price"), u"8,123.45"_s);
        type(child<QLineEdit>(dialog, "supplier"), u"Acme"_s);
        child<QDialogButtonBox>(dialog, "")->button(QDialogButtonBox::Save)->click();
    });
    child<QPushButton>(m_page.get(), "editPart")->click();
    const PartInfo *info = m_session->catalogue().info(m_session->catalogue().find("nvidia-l40s"));
    QCOMPARE(info->price, std::optional(Money::cents(812'345)));
    QCOMPARE(info->priceSource, std::string("Acme"));
    QVERIFY(info->isOwn);
    QVERIFY(readOwnData(m_folder->path()).data.parts.empty()); // its specification is still the program's
    QCOMPARE(child<QLabel>(m_page.get(), "partTitle")->text(), u"NVIDIA L40S"_s);
}

void TestCataloguePage::addsAPart()
{
    drive([](QWidget *dialog) {
        child<QComboBox>(dialog, "formKind")->setCurrentIndex(static_cast<int>(PartKind::Gpu));
        type(child<QLineEdit>(dialog, "vendor"), u"Acme"_s);
        type(child<QLineEdit>(dialog, "model"), u"X1 Ultra"_s);
        QCOMPARE(child<QLineEdit>(dialog, "part_id")->text(), u"acme-x1-ultra"_s);
        type(child<QLineEdit>(dialog, "memory_gb"), u"96"_s);
        type(child<QLineEdit>(dialog, "memory_bandwidth_gb_s"), u"1 792,5"_s);
        type(child<QLineEdit>(dialog, "price"), u"4000"_s);
        child<QDialogButtonBox>(dialog, "")->button(QDialogButtonBox::Save)->click();
    });
    child<QPushButton>(m_page.get(), "addPart")->click();
    const Gpu *gpu = m_session->catalogue().gpu(m_session->catalogue().find("acme-x1-ultra"));
    QVERIFY(gpu);
    QCOMPARE(gpu->marketedMemory, Bytes(96'000'000'000));
    QCOMPARE(gpu->memoryBandwidth, std::optional(BytesPerSecond(1792.5e9)));
    QCOMPARE(gpu->info.price, std::optional(Money::units(4000)));
    QCOMPARE(child<QLabel>(m_page.get(), "partTitle")->text(), u"Acme X1 Ultra"_s);
}

void TestCataloguePage::wrongEntries_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    QTest::newRow("id with a blank") << u"part_id"_s << u"acme x1"_s << u"identifier"_s;
    QTest::newRow("id that is taken") << u"part_id"_s << u"nvidia-l40s"_s << u"already"_s;
    QTest::newRow("no name") << u"model"_s << QString() << u"Model"_s;
    QTest::newRow("no memory") << u"memory_gb"_s << QString() << u"Memory (GB)"_s;
    QTest::newRow("memory in words") << u"memory_gb"_s << u"much"_s << u"much"_s;
    QTest::newRow("price") << u"price"_s << u"free"_s << u"free"_s;
    QTest::newRow("currency") << u"currency"_s << u"XYZ"_s << u"XYZ"_s;
    QTest::newRow("date") << u"date"_s << u"30/11/2026"_s << u"2026-11-30"_s;
    QTest::newRow("lead time") << u"leadTime"_s << u"soon"_s << u"soon"_s;
}

void TestCataloguePage::wrongEntries()
{
    QFETCH(QString, field);
    QFETCH(QString, text);
    QFETCH(QString, message);
    drive([&](QWidget *dialog) {
        child<QComboBox>(dialog, "formKind")->setCurrentIndex(static_cast<int>(PartKind::Gpu));
        type(child<QLineEdit>(dialog, "model"), u"X1"_s);
        type(child<QLineEdit>(dialog, "memory_gb"), u"96"_s);
        type(child<QLineEdit>(dialog, "price"), u"10"_s);
        auto *edit = dialog->findChild<QLineEdit *>(field);
        edit->clear();
        type(edit, text);
        if (field == "model"_L1) {
            type(child<QLineEdit>(dialog, "part_id"), u"x1"_s);
        }
        child<QDialogButtonBox>(dialog, "")->button(QDialogButtonBox::Save)->click();
        QVERIFY(dialog->isVisible());
        QVERIFY2(child<QLabel>(dialog, "formMessage")->text().contains(message), qPrintable(child<QLabel>(dialog, "formMessage")->text()));
        static_cast<QDialog *>(dialog)->reject();
    });
    child<QPushButton>(m_page.get(), "addPart")->click();
    QVERIFY(readOwnData(m_folder->path()).data.parts.empty());
}

void TestCataloguePage::removesOwnData()
{
    QVERIFY(m_services.change({{{"nvidia-l40s", Money::units(1), "EUR", "2026-11-30", "Acme", {}}}, {}, {}, {}, {}}));
    m_page->refresh();
    m_page->showPart(m_session->catalogue().find("nvidia-l40s"));
    drive([](QWidget *dialog) { static_cast<QMessageBox *>(dialog)->button(QMessageBox::Yes)->click(); });
    child<QPushButton>(m_page.get(), "removeOwn")->click();
    const PartInfo *info = m_session->catalogue().info(m_session->catalogue().find("nvidia-l40s"));
    QVERIFY(info->price != Money::units(1));
    QVERIFY(!info->isOwn);
}

void TestCataloguePage::importsAList()
{
    const QString path = list("Ref;Nom;Prix A;Prix B\nnvidia-l40s;x;9000;8000\nINST;Installation;12;10\nbad;y;free;free\n");
    const auto preview = m_services.previewList(path);
    QVERIFY(preview);
    ImportDialog dialog(m_services, m_view->format, path, *preview);
    dialog.show();
    // The other column of prices is the one that is meant.
    child<QComboBox>(&dialog, "field3")->setCurrentIndex(static_cast<int>(PriceField::Price));
    QCOMPARE(child<QComboBox>(&dialog, "field2")->currentIndex(), static_cast<int>(PriceField::None));
    auto *next = child<QPushButton>(&dialog, "importNext");
    next->click();
    auto *report = child<QPlainTextEdit>(&dialog, "importReport");
    QTRY_VERIFY(report->isVisible());
    QVERIFY2(report->toPlainText().contains(u"Line 4, bad"_s), qPrintable(report->toPlainText()));
    QVERIFY(child<QLabel>(&dialog, "importSummary")->text().contains(u"refused: 1"_s));
    QVERIFY(m_session->catalogue().info(m_session->catalogue().find("nvidia-l40s"))->price != Money::units(8000)); // not yet
    QTRY_VERIFY(next->isEnabled());
    next->click();
    QTRY_COMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(m_session->catalogue().info(m_session->catalogue().find("nvidia-l40s"))->price, std::optional(Money::units(8000)));
    QVERIFY(m_session->catalogue().find("inst").isValid());
    const auto again = m_services.previewList(path);
    QVERIFY(again->isRemembered);
    QCOMPARE(again->layout.fields[3], PriceField::Price);
}

void TestCataloguePage::importIsCancelled()
{
    QByteArray bytes("Ref;Prix\n");
    for (int i = 0; i < 60'000; ++i) {
        bytes += "r" + QByteArray::number(i) + ";12\n";
    }
    const QString path = list(bytes);
    const auto preview = m_services.previewList(path);
    QVERIFY(preview);
    ImportDialog dialog(m_services, m_view->format, path, *preview);
    dialog.show();
    child<QPushButton>(&dialog, "importNext")->click();
    auto *report = child<QPlainTextEdit>(&dialog, "importReport");
    QTRY_VERIFY_WITH_TIMEOUT(report->isVisible(), 60'000);
    child<QPushButton>(&dialog, "importNext")->click();
    child<QPushButton>(&dialog, "importCancel")->click(); // stops the work
    QVERIFY(dialog.isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!child<QWidget>(&dialog, "importProgress")->isVisible(), 60'000);
    QVERIFY(dialog.isVisible());
    child<QPushButton>(&dialog, "importCancel")->click(); // closes
    QVERIFY(!dialog.isVisible());
    QVERIFY(readOwnData(m_folder->path()).data.prices.empty());
}

// After a reload the lines are the same parts, undo goes on, and prices follow.
void TestCataloguePage::windowKeepsTheProject()
{
    WindowServices services;
    services.catalogue = m_services;
    services.newProject = [this] { return newProject(m_session->catalogue()); };
    MainWindow window(*m_session, services);
    window.show();
    const auto before = m_session->project().configurations[0].lines;
    const auto capex = m_session->evaluation().configurations[0].cost.capex;
    QVERIFY(m_services.change({{{"nvidia-l40s", Money::units(1000), "EUR", "2026-11-30", "Acme", {}}}, {{PartKind::Gpu, {{"part_id", "acme"}, {"model", "A"}, {"memory_gb", "10"}, {"confidence", "found"}}}}, {}, {}, {}}));
    const auto &after = m_session->project().configurations[0].lines;
    QCOMPARE(after.size(), before.size());
    QVERIFY(m_session->evaluation().configurations[0].cost.capex != capex);
    auto *tree = window.findChild<QAbstractItemView *>(u"bomTree"_s);
    QVERIFY(tree);
    QVERIFY(tree->model()->rowCount() > 0);
}

void TestCataloguePage::windowIsNotTaller()
{
    WindowServices services;
    services.catalogue = m_services;
    MainWindow window(*m_session, services);
    window.resize(1366, 768);
    window.show();
    window.findChild<QAction *>(u"catalogueAction"_s)->trigger();
    QVERIFY(child<QWidget>(&window, "cataloguePage")->isVisible());
    QVERIFY2(window.minimumSizeHint().height() <= 768 && window.minimumSizeHint().width() <= 1366,
             qPrintable(u"%1 x %2"_s.arg(window.minimumSizeHint().width()).arg(window.minimumSizeHint().height())));
    QCOMPARE(window.size(), QSize(1366, 768));
    window.findChild<QAction *>(u"configureAction"_s)->trigger();
    auto *scenarios = child<QTabBar>(&window, "scenarioTabs");
    QVERIFY(scenarios->height() >= scenarios->sizeHint().height());
}

void TestCataloguePage::pageIsMadeWhenShown()
{
    WindowServices services;
    services.catalogue = m_services;
    MainWindow window(*m_session, services);
    window.show();
    QVERIFY(!child<QWidget>(&window, "cataloguePage"));
    window.findChild<QAction *>(u"catalogueAction"_s)->trigger();
    QVERIFY(child<QWidget>(&window, "cataloguePage"));
    window.findChild<QAction *>(u"configureAction"_s)->trigger();
    QVERIFY(!child<QWidget>(&window, "cataloguePage")->isVisible());
}

QTEST_MAIN(TestCataloguePage)
#include "tst_cataloguepage.moc"
