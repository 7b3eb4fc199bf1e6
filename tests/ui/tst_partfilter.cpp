// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

#include "catalogue/cataloguestore.h"
#include "partfilter.h"
#include "pickers.h"

using namespace configuria;
using namespace Qt::StringLiterals;

class TestPartFilter : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(u"en_GB"_s));
        Result<Catalogue> catalogue = catalogueFromResources();
        QVERIFY(catalogue);
        m_catalogue = std::make_shared<const Catalogue>(std::move(*catalogue));
        Configuration c;
        c.name = "A";
        c.model = *m_catalogue->model("llama-3.1-8b");
        c.lines.emplace_back().part = m_catalogue->find("dell-poweredge-r760xa");
        m_project.configurations.push_back(c);
    }
    void nothingIsPreset_data();
    void nothingIsPreset();
    void filters_data();
    void filters();
    void clearBringsAllBack();
    void anotherKindStartsAnew();
    void columnsSort();
    void fitFollowsTheQuantity();
    void manyPartsAreFiltered();

private:
    struct Picker {
        Session session;
        View view;
        PartPicker dialog;
        Picker(std::shared_ptr<const Catalogue> catalogue, const Project &project, PartKind kind)
            : session(std::move(catalogue), project), view{session, 0, Format(QLocale(u"en_GB"_s))}, dialog(view, kind)
        {
        }
        template <class W>
        W *find(const QString &name) const
        {
            W *widget = dialog.findChild<W *>(name);
            if (!widget) {
                qFatal("no widget is called %s", qPrintable(name));
            }
            return widget;
        }
        QAbstractItemModel *rows() const { return find<QTableView>(u"pickerTable"_s)->model(); }
        QString count() const { return find<QLabel>(u"filterCount"_s)->text(); }
    };
    std::shared_ptr<const Catalogue> m_catalogue;
    Project m_project;
};

// Rule D0-04: no filter hides parts until somebody sets it.
void TestPartFilter::nothingIsPreset_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < partKindCount; ++kind) {
        QTest::addRow("%d", kind) << kind;
    }
}

void TestPartFilter::nothingIsPreset()
{
    QFETCH(int, kind);
    Picker picker(m_catalogue, m_project, static_cast<PartKind>(kind));
    QAbstractItemModelTester tester(picker.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(picker.rows()->rowCount(), m_catalogue->count(static_cast<PartKind>(kind)));
    QVERIFY(!picker.find<QPushButton>(u"filterClear"_s)->isEnabled());
    QVERIFY(picker.count().contains(QString::number(m_catalogue->count(static_cast<PartKind>(kind)))));
    for (const QDoubleSpinBox *box : picker.dialog.findChildren<QDoubleSpinBox *>()) {
        QCOMPARE(box->text(), box->specialValueText());
        QVERIFY(!box->accessibleName().isEmpty());
    }
}

void TestPartFilter::filters_data()
{
    QTest::addColumn<QString>("box");
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QStringList>("in");  // ids that stay
    QTest::addColumn<QStringList>("out"); // and that go; figures of the data sheets
    const int memory = PartModel::FirstFigureColumn;
    const int tdp = memory + 2;
    const int form = memory + 3;
    const int pcie = memory + 4;
    const int stack = memory + 5;
    QTest::newRow("80 GB and more") << u"filter%1Low"_s.arg(memory) << 80.0 << QString() << QStringList{u"nvidia-h100-pcie-80gb"_s, u"nvidia-h200-nvl-141gb"_s}
                                    << QStringList{u"nvidia-l40s"_s, u"nvidia-l4"_s};
    QTest::newRow("48 GB at most") << u"filter%1High"_s.arg(memory) << 48.0 << QString() << QStringList{u"nvidia-l40s"_s, u"nvidia-l4"_s}
                                   << QStringList{u"nvidia-h100-pcie-80gb"_s};
    QTest::newRow("300 W at most") << u"filter%1High"_s.arg(tdp) << 300.0 << QString() << QStringList{u"nvidia-a100-pcie-80gb"_s} << QStringList{u"nvidia-l40s"_s};
    QTest::newRow("SXM5") << u"filter%1"_s.arg(form) << 0.0 << u"SXM5"_s << QStringList{u"nvidia-h100-sxm5-80gb"_s} << QStringList{u"nvidia-h100-pcie-80gb"_s};
    QTest::newRow("PCIe 5") << u"filter%1"_s.arg(pcie) << 0.0 << u"PCIe 5.0"_s << QStringList{u"nvidia-h100-pcie-80gb"_s} << QStringList{u"nvidia-l40s"_s};
    QTest::newRow("ROCm") << u"filter%1"_s.arg(stack) << 0.0 << u"ROCm"_s << QStringList{u"amd-mi300x"_s} << QStringList{u"nvidia-l40s"_s};
    QTest::newRow("Intel") << u"filterVendor"_s << 0.0 << u"Intel"_s << QStringList{u"intel-gaudi-2"_s} << QStringList{u"amd-mi300x"_s};
    QTest::newRow("8 000 EUR at most") << u"filter%1High"_s.arg(int(PartModel::PriceColumn)) << 8000.0 << QString() << QStringList{u"nvidia-l40s"_s}
                                       << QStringList{u"nvidia-h100-pcie-80gb"_s};
    QTest::newRow("what fits") << u"filterFits"_s << 0.0 << QString() << QStringList{u"nvidia-l40s"_s} << QStringList{u"nvidia-h100-sxm5-80gb"_s};
}

void TestPartFilter::filters()
{
    QFETCH(QString, box);
    QFETCH(double, number);
    QFETCH(QString, word);
    QFETCH(QStringList, in);
    QFETCH(QStringList, out);
    Picker picker(m_catalogue, m_project, PartKind::Gpu);
    QAbstractItemModelTester tester(picker.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    if (!word.isEmpty()) {
        picker.find<QComboBox>(box)->setCurrentText(word);
        QCOMPARE(picker.find<QComboBox>(box)->currentText(), word);
    } else if (number > 0) {
        picker.find<QDoubleSpinBox>(box)->setValue(number);
    } else {
        picker.find<QCheckBox>(box)->setChecked(true);
    }
    QStringList shown;
    for (int row = 0; row < picker.rows()->rowCount(); ++row) {
        const int index = picker.rows()->index(row, 0).data(PartModel::PartIndexRole).toInt();
        shown << QString::fromStdString(m_catalogue->gpus[static_cast<std::size_t>(index)].info.id);
    }
    for (const QString &id : in) {
        QVERIFY2(shown.contains(id), qPrintable(id));
    }
    for (const QString &id : out) {
        QVERIFY2(!shown.contains(id), qPrintable(id));
    }
    QVERIFY(picker.find<QPushButton>(u"filterClear"_s)->isEnabled());
    QVERIFY(picker.count().contains(QString::number(shown.size()))); // how many are shown, and that others are hidden
    QVERIFY(picker.count().contains(u"hidden"_s));
    QVERIFY(picker.dialog.part().isValid()); // something is selected still
}

void TestPartFilter::clearBringsAllBack()
{
    Picker picker(m_catalogue, m_project, PartKind::Gpu);
    picker.find<QDoubleSpinBox>(u"filter%1Low"_s.arg(int(PartModel::FirstFigureColumn)))->setValue(100);
    picker.find<QComboBox>(u"filterVendor"_s)->setCurrentText(u"AMD"_s);
    picker.find<QCheckBox>(u"filterFits"_s)->setChecked(true);
    QVERIFY(picker.rows()->rowCount() < m_catalogue->count(PartKind::Gpu));
    picker.find<QPushButton>(u"filterClear"_s)->click();
    QCOMPARE(picker.rows()->rowCount(), m_catalogue->count(PartKind::Gpu));
    QCOMPARE(picker.find<QComboBox>(u"filterVendor"_s)->currentIndex(), 0);
    QVERIFY(!picker.find<QCheckBox>(u"filterFits"_s)->isChecked());
    QVERIFY(!picker.find<QPushButton>(u"filterClear"_s)->isEnabled());
}

void TestPartFilter::anotherKindStartsAnew()
{
    Picker picker(m_catalogue, m_project, PartKind::Gpu);
    picker.find<QComboBox>(u"filterVendor"_s)->setCurrentText(u"AMD"_s);
    for (const PartKind kind : {PartKind::Service, PartKind::Cpu, PartKind::Memory, PartKind::Drive, PartKind::Psu}) {
        picker.find<QComboBox>(u"pickerKind"_s)->setCurrentIndex(static_cast<int>(kind));
        QCOMPARE(picker.rows()->rowCount(), m_catalogue->count(kind));
        QVERIFY(!picker.find<QPushButton>(u"filterClear"_s)->isEnabled());
    }
}

void TestPartFilter::columnsSort()
{
    Picker picker(m_catalogue, m_project, PartKind::Gpu);
    auto *table = picker.find<QTableView>(u"pickerTable"_s);
    QCOMPARE(picker.rows()->index(0, 0).data(PartModel::PartIndexRole).toInt(), 0); // as in the catalogue
    for (const int column : {int(PartModel::PriceColumn), int(PartModel::FirstFigureColumn)}) {
        table->sortByColumn(column, Qt::AscendingOrder);
        double last = 0;
        for (int row = 0; row < picker.rows()->rowCount(); ++row) {
            const QVariant number = picker.rows()->index(row, column).data(PartModel::NumberRole);
            const double value = number.isValid() ? number.toDouble() : std::numeric_limits<double>::infinity();
            QVERIFY(value >= last);
            last = value;
        }
    }
    const QHeaderView *header = table->horizontalHeader();
    QVERIFY(table->isColumnHidden(PartModel::SummaryColumn)); // its facts are the columns
    QCOMPARE(header->logicalIndex(header->count() - 1), int(PartModel::ConflictColumn));
}

void TestPartFilter::fitFollowsTheQuantity()
{
    Picker picker(m_catalogue, m_project, PartKind::Gpu);
    const auto fits = [&] {
        for (int row = 0; row < picker.rows()->rowCount(); ++row) {
            const int index = picker.rows()->index(row, 0).data(PartModel::PartIndexRole).toInt();
            if (m_catalogue->gpus[static_cast<std::size_t>(index)].info.id == "nvidia-l40s") {
                return picker.rows()->index(row, 0).data(PartModel::FitsRole).toBool();
            }
        }
        return false;
    };
    QVERIFY(fits());
    picker.find<QSpinBox>(u"pickerQuantity"_s)->setValue(5); // an R760xa takes four
    QVERIFY(!fits());
    picker.find<QCheckBox>(u"filterFits"_s)->setChecked(true);
    picker.find<QSpinBox>(u"pickerQuantity"_s)->setValue(4);
    QVERIFY(fits()); // and is listed again
}

// A price list of 100 000 parts: a filter must not make anybody wait. The budget of a key is 16 ms on the build machine.
void TestPartFilter::manyPartsAreFiltered()
{
    auto large = std::make_shared<Catalogue>(*m_catalogue);
    const Gpu one = large->gpus.back();
    while (large->gpus.size() < 20'000) {
        large->gpus.push_back(one);
        large->gpus.back().marketedMemory = bytesFrom(1e9 * static_cast<double>(large->gpus.size() % 200));
    }
    PartModel model(large);
    PartFilter filter;
    filter.setSourceModel(&model);
    model.setKind(PartKind::Gpu, m_project.configurations[0]);
    model.setTrial(m_project, 0, 1);
    QElapsedTimer timer;
    timer.start();
    filter.setRange(PartModel::FirstFigureColumn, {100.0, 120.0});
    qInfo("20 000 parts by memory: %lld ms", timer.restart());
    QVERIFY(filter.rowCount() > 1000 && filter.rowCount() < 5000);
    filter.setOnlyFitting(true);
    const qint64 byFit = timer.elapsed();
    qInfo("and by fit: %lld ms", byFit);
    QVERIFY(filter.rowCount() < 5000);
    QVERIFY(byFit < 1000);
}

QTEST_MAIN(TestPartFilter)
#include "tst_partfilter.moc"
