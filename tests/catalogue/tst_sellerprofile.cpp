// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "catalogue/sellerprofile.h"

using namespace Qt::StringLiterals;
using namespace configuria;

class TestSellerProfile : public QObject {
    Q_OBJECT
private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void nothingSet();
    void roundTrip();
    void brokenFileIsSaidAndKept_data();
    void brokenFileIsSaidAndKept();
    void everyBrokenFileIsKept();
    void wrongValuesAreNotWritten_data();
    void wrongValuesAreNotWritten();
    void folderThatCannotBeWritten();

private:
    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestSellerProfile::nothingSet()
{
    const auto profile = readSellerProfile(m_dir->path());
    QVERIFY(profile);
    QCOMPARE(*profile, SellerProfile());
    QVERIFY(!profile->isSet());
    QCOMPARE(profile->numberPattern, std::string("DV-{year}-{seq:4}"));
}

void TestSellerProfile::roundTrip()
{
    SellerProfile profile;
    profile.seller.name = "Société Œuvre";
    profile.seller.address = "1 rue X\n69000 Lyon";
    profile.seller.registration = "732829320";
    profile.seller.iban = "FR1420041010050500013M02606";
    profile.seller.tradeRegister = "RCS Lyon";
    profile.logo = std::string("\x89PNG\r\n\x1a\n\0binary\xff", 16);
    profile.accent = "#0a5c8f";
    profile.paymentTerms = "30 jours";
    profile.delivery = "4 semaines";
    profile.warranty = "12 mois";
    profile.generalTerms = "Article 1\n\nArticle 2";
    profile.numberPattern = "Q{seq:6}";
    profile.saleCase = SaleCase::IntraEu;
    profile.paper = PaperSize::Letter;
    QVERIFY(writeSellerProfile(m_dir->filePath(u"new/folder"_s), profile));
    const auto again = readSellerProfile(m_dir->filePath(u"new/folder"_s));
    QVERIFY(again);
    QCOMPARE(*again, profile);
}

void TestSellerProfile::brokenFileIsSaidAndKept_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("cut") << QByteArray("{ \"schema\": 1, \"sel") << int(ErrorCode::NotAProject) << QByteArray("1:20");
    QTest::newRow("newer") << QByteArray("{\"schema\": 99}") << int(ErrorCode::NewerSchema) << QByteArray("schema");
    QTest::newRow("type") << QByteArray("{\"schema\": 1, \"seller\": {\"name\": 7}}") << int(ErrorCode::WrongType) << QByteArray("seller.name");
    QTest::newRow("case") << QByteArray("{\"schema\": 1, \"case\": \"moon\"}") << int(ErrorCode::UnknownValue) << QByteArray("case");
    QTest::newRow("pattern") << QByteArray("{\"schema\": 1, \"numberPattern\": \"DV\"}") << int(ErrorCode::UnknownValue) << QByteArray("numberPattern");
    QTest::newRow("accent") << QByteArray("{\"schema\": 1, \"accent\": \"red\"}") << int(ErrorCode::UnknownValue) << QByteArray("accent");
    QTest::newRow("base64") << QByteArray("{\"schema\": 1, \"logo\": \"***\"}") << int(ErrorCode::WrongType) << QByteArray("logo");
    QTest::newRow("not a picture") << QByteArray("{\"schema\": 1, \"logo\": \"aGVsbG8=\"}") << int(ErrorCode::UnknownValue) << QByteArray("logo");
    QTest::newRow("large") << "{\"schema\": 1, \"logo\": \"" + QByteArray(512 * 1024 + 1, 'x').toBase64() + "\"}" << int(ErrorCode::TooLarge) << QByteArray("logo");
}

void TestSellerProfile::brokenFileIsSaidAndKept()
{
    QFETCH(QByteArray, json);
    QFETCH(int, code);
    QFETCH(QByteArray, place);
    const QString path = m_dir->filePath(u"seller.json"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(json);
    file.close();
    const auto read = readSellerProfile(m_dir->path());
    QVERIFY(!read);
    QCOMPARE(int(read.error().code), code);
    QCOMPARE(read.error().file, path.toStdString());
    QCOMPARE(QByteArray::fromStdString(read.error().place), place);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), json);
    file.close();
    SellerProfile profile;
    profile.seller.name = "S";
    QVERIFY(writeSellerProfile(m_dir->path(), profile));
    QFile kept(path + u".broken"_s);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), json);
    QCOMPARE(readSellerProfile(m_dir->path()).value(), profile);
}

void TestSellerProfile::everyBrokenFileIsKept()
{
    const QString path = m_dir->filePath(u"seller.json"_s);
    for (const QByteArray &json : {QByteArray("first"), QByteArray("second")}) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(json);
        file.close();
        QVERIFY(writeSellerProfile(m_dir->path(), {}));
    }
    QByteArrayList kept;
    const QStringList names = QDir(m_dir->path()).entryList(QDir::Files, QDir::Name);
    for (const QString &name : names) {
        QFile file(m_dir->filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        kept << (name == "seller.json"_L1 ? QByteArray() : file.readAll());
    }
    QCOMPARE(kept, (QByteArrayList{{}, "first", "second"}));
}

void TestSellerProfile::wrongValuesAreNotWritten_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("numberPattern") << QByteArray("numberPattern");
    QTest::newRow("accent") << QByteArray("accent");
    QTest::newRow("logo") << QByteArray("logo");
}

void TestSellerProfile::wrongValuesAreNotWritten()
{
    QFETCH(QByteArray, place);
    SellerProfile profile;
    profile.seller.name = "S";
    QVERIFY(writeSellerProfile(m_dir->path(), profile));
    SellerProfile wrong = profile;
    (place == "accent" ? wrong.accent : place == "logo" ? wrong.logo : wrong.numberPattern) = "x";
    const auto written = writeSellerProfile(m_dir->path(), wrong);
    QVERIFY(!written);
    QCOMPARE(QByteArray::fromStdString(written.error().place), place);
    QCOMPARE(readSellerProfile(m_dir->path()).value(), profile);
}

void TestSellerProfile::folderThatCannotBeWritten()
{
    QCOMPARE(writeSellerProfile(u"/proc/nowhere"_s, {}).error().code, ErrorCode::CannotWrite);
}

QTEST_GUILESS_MAIN(TestSellerProfile)
#include "tst_sellerprofile.moc"
