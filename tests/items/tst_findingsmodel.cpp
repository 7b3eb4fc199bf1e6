// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "items/findingsmodel.h"
#include "items/texts.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Catalogue> catalogue()
{
    auto result = std::make_shared<Catalogue>();
    Gpu gpu;
    gpu.info.vendor = "NVIDIA";
    gpu.info.model = "L40S";
    result->gpus.push_back(gpu);
    return result;
}

Finding memoryFinding(double need)
{
    Finding f;
    f.code = FindingCode::NotEnoughGpuMemory;
    f.severity = Severity::Blocker;
    f.need = Figure{need, Unit::Bytes};
    f.have = Figure{48e9, Unit::Bytes};
    f.subject = {PartKind::Gpu, {0}};
    f.repair = {RepairKind::SetWeights, static_cast<int>(WeightFormat::Fp8), {}};
    return f;
}

Finding priceFinding()
{
    Finding f;
    f.code = FindingCode::NoCloudPrice;
    f.severity = Severity::Advice;
    return f;
}

Findings findings(std::initializer_list<Finding> list)
{
    Findings result;
    for (const Finding &f : list) {
        result.add(f);
    }
    return result;
}

} // namespace

class TestFindingsModel : public QObject {
    Q_OBJECT
private slots:
    void rowsAndWords()
    {
        FindingsModel model(catalogue());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFormat(Format(QLocale(QLocale::English)));
        QCOMPARE(model.rowCount(), 0);
        model.setFindings(findings({memoryFinding(92e9), priceFinding()}));
        QCOMPARE(model.rowCount(), 2);
        const auto cell = [&](int row, int column, int role = Qt::DisplayRole) { return model.index(row, column).data(role); };
        QCOMPARE(cell(0, FindingsModel::SeverityColumn).toString(), u"Blocker"_s);
        QVERIFY(cell(0, FindingsModel::TitleColumn).toString().startsWith(u"NVIDIA L40S"_s));
        QCOMPARE(cell(0, FindingsModel::NeedColumn).toString(), u"92 GB"_s);
        QCOMPARE(cell(0, FindingsModel::HaveColumn).toString(), u"48 GB"_s);
        QCOMPARE(cell(0, FindingsModel::NearestColumn).toString(), QString());
        QCOMPARE(cell(0, FindingsModel::RepairColumn).toString(), u"Use FP8 weights"_s);
        QCOMPARE(cell(0, 0, FindingsModel::SeverityRole).toInt(), static_cast<int>(Severity::Blocker));
        QCOMPARE(cell(0, 0, FindingsModel::CodeRole).toInt(), static_cast<int>(FindingCode::NotEnoughGpuMemory));
        QCOMPARE(cell(0, 0, FindingsModel::PartKindRole).toInt(), static_cast<int>(PartKind::Gpu));
        QCOMPARE(cell(1, 0, FindingsModel::PartKindRole).toInt(), -1);
        QVERIFY(cell(0, 0, FindingsModel::HasRepairRole).toBool());
        QVERIFY(!cell(1, 0, FindingsModel::HasRepairRole).toBool());
        QVERIFY(cell(0, 0, FindingsModel::AdviceRole).toString().contains(u"92 GB"_s));
        QVERIFY(cell(0, 0, FindingsModel::AdviceRole).toString().endsWith(u"\nSource: "_s + texts::source(FindingCode::NotEnoughGpuMemory)));
        // A screen reader hears how bad it is.
        QVERIFY(cell(0, FindingsModel::TitleColumn, Qt::AccessibleTextRole).toString().startsWith(u"Blocker: "_s));
        QCOMPARE(cell(0, FindingsModel::NeedColumn, Qt::TextAlignmentRole).toInt(), int(Qt::AlignRight | Qt::AlignVCenter));
        QVERIFY(model.finding(0) != nullptr);
        QVERIFY(model.finding(2) == nullptr);
        QVERIFY(model.finding(-1) == nullptr);
        for (int column = 0; column < FindingsModel::ColumnCount; ++column) {
            QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
        }
    }

    void signalsAreSent()
    {
        FindingsModel model(catalogue());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.setFindings({});
        QCOMPARE(resets.count() + changes.count(), 0);
        model.setFindings(findings({memoryFinding(92e9), priceFinding()}));
        QCOMPARE(resets.count(), 1);
        model.setFindings(findings({memoryFinding(92e9), priceFinding()}));
        QCOMPARE(resets.count(), 1);
        QCOMPARE(changes.count(), 0);
        model.setFindings(findings({memoryFinding(95e9), priceFinding()})); // another figure: the rows stay
        QCOMPARE(resets.count(), 1);
        QCOMPARE(changes.count(), 1);
        QCOMPARE(model.index(0, FindingsModel::NeedColumn).data().toString(), u"95 GB"_s);
        model.setFindings(findings({priceFinding()}));
        QCOMPARE(resets.count(), 2);
        QCOMPARE(model.rowCount(), 1);
    }

    void anotherLanguageRefreshes()
    {
        FindingsModel model(catalogue());
        model.setFindings(findings({memoryFinding(92.5e9)}));
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy headers(&model, &QAbstractItemModel::headerDataChanged);
        model.setFormat(Format(QLocale(QLocale::French)));
        QCOMPARE(changes.count(), 1);
        QCOMPARE(headers.count(), 1);
        QVERIFY(model.index(0, FindingsModel::NeedColumn).data().toString().startsWith(u"92,5"_s));
    }
};

QTEST_GUILESS_MAIN(TestFindingsModel)
#include "tst_findingsmodel.moc"
