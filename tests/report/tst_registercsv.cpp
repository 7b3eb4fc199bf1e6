// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "report/registercsv.h"

using namespace configuria;

class TestRegisterCsv : public QObject {
    Q_OBJECT
private slots:
    void styles_data();
    void styles();
};

void TestRegisterCsv::styles_data()
{
    QTest::addColumn<int>("style");
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<bool>("hasMark"); // of the byte order
    // A formula is guarded in text cells only: a negative amount stays a number.
    QTest::newRow("excel") << int(CsvStyle::ExcelFr) << QByteArray("\r\nDV-1;1;Draft;;'=cmd;\"a;b\";;;2026-11-30;;-1,50;0,00;EUR\r\n") << true;
    QTest::newRow("rfc") << int(CsvStyle::Rfc4180) << QByteArray("\r\nDV-1,1,Draft,,'=cmd,a;b,,,2026-11-30,,-1.50,0.00,EUR\r\n") << false;
}

void TestRegisterCsv::styles()
{
    QFETCH(int, style);
    QFETCH(QByteArray, row);
    QFETCH(bool, hasMark);
    QuoteRecord record;
    record.number = "DV-1";
    record.customer = "=cmd";
    record.title = "a;b";
    record.date = {2026, 11, 30};
    record.totalExclVat = Money::cents(-150);
    record.currency = "EUR";
    const QByteArray csv = registerCsv({record}, static_cast<CsvStyle>(style));
    QVERIFY2(csv.endsWith(row), csv);
    QCOMPARE(csv.count("\r\n"), 2);
    QCOMPARE(csv.startsWith("\xEF\xBB\xBF"), hasMark);
}

QTEST_GUILESS_MAIN(TestRegisterCsv)
#include "tst_registercsv.moc"
