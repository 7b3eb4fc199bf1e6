// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "catalogue/quoteregister.h"
#include "registerfixture.h"

using namespace Qt::StringLiterals;
using namespace configuria;
using namespace fixture;

// The file of the register as a whole: its schema, damage, backups.
class TestRegisterBackup : public QObject {
    Q_OBJECT
private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void migrationKeepsACopy();
    void failedMigrationChangesNothing();
    void newerFile();
    void damagedFileIsSaidAndKept_data();
    void damagedFileIsSaidAndKept();
    void backupAndRestore();
    void restoreRefuses_data();
    void restoreRefuses();
    void restoreMendsADamagedFile();
    void numbersAreNotGivenAgainAfterRestore();
    void unreadableNumbersStopARestore();
    void permissionsAreKept();
    void folderThatCannotBeWritten();

private:
    QString path(const char *name = "quotes.sqlite") const { return m_dir->filePath(QLatin1StringView(name)); }
    QuoteRegister fresh() const { return QuoteRegister(path()); }
    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestRegisterBackup::migrationKeepsACopy()
{
    QuoteRegister old = fresh();
    const auto issued = old.issue(order(), render(projectFor("A", "B", 1)));
    const QStringList schema = registerSchema() + QStringList{u"ALTER TABLE versions ADD COLUMN colour TEXT;\n"_s};
    QuoteRegister current(path(), schema);
    QCOMPARE(*current.record(issued->id), *issued); // reading migrates too
    VERIFY_OK(current.content(issued->id));
    QCOMPARE(tamper(path(), u"SELECT colour FROM versions"_s), QString());
    const QString copy = path() + u".schema-%1-1"_s.arg(registerSchema().size());
    QVERIFY(QFile::exists(copy));
    QCOMPARE(*QuoteRegister(copy).record(issued->id), *issued);
    VERIFY_OK(current.issue(order(), render(projectFor("A", "B", 1))));
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files).size(), 2); // no second copy
    QCOMPARE(old.list().error().code, ErrorCode::RegisterNewer);
}

void TestRegisterBackup::failedMigrationChangesNothing()
{
    QuoteRegister old = fresh();
    const auto issued = old.issue(order(), render(projectFor("A", "B", 1)));
    QuoteRegister current(path(), registerSchema() + QStringList{u"CREATE TABLE extra (id INTEGER);\nnonsense;\n"_s});
    QVERIFY(!current.list());
    QCOMPARE(*old.record(issued->id), *issued);
    QVERIFY(!tamper(path(), u"SELECT * FROM extra"_s).isEmpty());
}

void TestRegisterBackup::newerFile()
{
    QuoteRegister quotes = fresh();
    quotes.issue(order(), render(projectFor("A", "B", 1)));
    QCOMPARE(tamper(path(), u"PRAGMA user_version = 99"_s), QString());
    QCOMPARE(quotes.list().error().code, ErrorCode::RegisterNewer);
    QCOMPARE(quotes.issue(order(), render(projectFor("A", "B", 1))).error().code, ErrorCode::RegisterNewer);
    QCOMPARE(quotes.list().error().found, std::string("99"));
}

void TestRegisterBackup::damagedFileIsSaidAndKept_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("not a database") << QByteArray(4096, 'x');
    QTest::newRow("words") << QByteArray("hello");
    QTest::newRow("of another program") << QByteArray();
}

void TestRegisterBackup::damagedFileIsSaidAndKept()
{
    QFETCH(QByteArray, bytes);
    if (bytes.isEmpty()) {
        QCOMPARE(tamper(path(), u"CREATE TABLE notes (words TEXT)"_s), QString());
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        bytes = file.readAll();
    } else {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QuoteRegister quotes = fresh();
    QCOMPARE(quotes.list().error().code, ErrorCode::RegisterDamaged);
    QCOMPARE(quotes.issue(order(), render(projectFor("A", "B", 1))).error().code, ErrorCode::RegisterDamaged);
    QCOMPARE(quotes.backup(path("backup.sqlite")).error().code, ErrorCode::RegisterDamaged);
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes);
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files), QStringList{u"quotes.sqlite"_s});
}

void TestRegisterBackup::backupAndRestore()
{
    QuoteRegister quotes = fresh();
    const auto first = quotes.issue(order(), render(projectFor("A", "first", 1)));
    const QString backup = path("it's a backup.sqlite");
    VERIFY_OK(quotes.backup(backup));
    quotes.issue(order(), render(projectFor("A", "second", 2)));
    VERIFY_OK(QuoteRegister(backup).content(first->id));
    VERIFY_OK(quotes.backup(path("newer.sqlite")));
    VERIFY_OK(quotes.backup(path("newer.sqlite"))); // replaces

    const auto kept = quotes.restore(backup);
    VERIFY_OK(kept);
    QCOMPARE(quotes.list()->found, 1);
    VERIFY_OK(quotes.check());
    QCOMPARE(QuoteRegister(*kept).list()->found, 2); // what was there
    QVERIFY(QFile::exists(backup));
    VERIFY_OK(quotes.restore(*kept));
    QCOMPARE(quotes.list()->found, 2);

    QuoteRegister elsewhere(path("elsewhere/quotes.sqlite")); // of another machine
    QVERIFY(QDir(m_dir->path()).mkdir(u"elsewhere"_s));
    QCOMPARE(*elsewhere.restore(backup), QString());
    QCOMPARE(elsewhere.list()->found, 1);
    QCOMPARE(QDir(m_dir->filePath(u"elsewhere"_s)).entryList(QDir::Files), QStringList{u"quotes.sqlite"_s});
    QVERIFY(!quotes.backup(path())); // onto itself
    QCOMPARE(quotes.list()->found, 2);
}

void TestRegisterBackup::restoreRefuses_data()
{
    QTest::addColumn<QString>("what");
    QTest::newRow("missing") << u"missing"_s;
    QTest::newRow("words") << u"words"_s;
    QTest::newRow("cut") << u"cut"_s;
    QTest::newRow("changed") << u"changed"_s;
}

void TestRegisterBackup::restoreRefuses()
{
    QFETCH(QString, what);
    QuoteRegister quotes = fresh();
    const auto issued = quotes.issue(order(), render(projectFor("A", "first", 1)));
    const QString backup = path("backup.sqlite");
    VERIFY_OK(quotes.backup(backup));
    if (what == "missing"_L1) {
        QFile::remove(backup);
    } else if (what == "words"_L1) {
        QFile file(backup);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("hello");
    } else if (what == "cut"_L1) {
        QFile file(backup);
        QVERIFY(file.resize(file.size() / 2));
    } else {
        QCOMPARE(tamper(backup, u"DROP TRIGGER frozen_version"_s), QString());
        QCOMPARE(tamper(backup, u"UPDATE versions SET excl_vat_micro = 1"_s), QString());
    }
    const auto restored = quotes.restore(backup);
    QVERIFY(!restored);
    QCOMPARE(restored.error().file, backup.toStdString());
    QCOMPARE(*quotes.record(issued->id), *issued);
    const QStringList files = QDir(m_dir->path()).entryList(QDir::Files);
    QVERIFY2(files.filter(u"incoming"_s).isEmpty() && files.filter(u"replaced"_s).isEmpty(), qPrintable(files.join(u' ')));
}

void TestRegisterBackup::restoreMendsADamagedFile()
{
    QuoteRegister quotes = fresh();
    quotes.issue(order(), render(projectFor("A", "first", 1)));
    VERIFY_OK(quotes.backup(path("backup.sqlite")));
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("hello");
    file.close();
    const auto kept = quotes.restore(path("backup.sqlite"));
    VERIFY_OK(kept);
    QCOMPARE(quotes.list()->found, 1);
    QFile old(*kept);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("hello"));
}

void TestRegisterBackup::numbersAreNotGivenAgainAfterRestore()
{
    QuoteRegister quotes = fresh();
    quotes.issue(order(), render(projectFor("A", "first", 1)));
    VERIFY_OK(quotes.backup(path("backup.sqlite")));
    quotes.issue(order(), render(projectFor("A", "second", 1)));
    VERIFY_OK(quotes.restore(path("backup.sqlite")));
    QCOMPARE(quotes.issue(order(), render(projectFor("A", "third", 1)))->number, std::string("DV-2026-0003")); // a customer has 0002
}

void TestRegisterBackup::unreadableNumbersStopARestore()
{
    QuoteRegister quotes = fresh();
    const auto issued = quotes.issue(order(), render(projectFor("A", "first", 1)));
    VERIFY_OK(quotes.backup(path("backup.sqlite")));
    QCOMPARE(tamper(path(), u"ALTER TABLE numbers RENAME TO other"_s), QString());
    const auto restored = quotes.restore(path("backup.sqlite"));
    QVERIFY(!restored); // which numbers were given since is not known
    QCOMPARE(restored.error().code, ErrorCode::CannotOpen);
    QCOMPARE(*quotes.record(issued->id), *issued);
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files), (QStringList{u"backup.sqlite"_s, u"quotes.sqlite"_s}));
}

// A register that colleagues read stays one after a restore, and so do its backups.
void TestRegisterBackup::permissionsAreKept()
{
    const auto permissions = [this](const char *name) { return QFile::permissions(path(name)) & QFile::Permissions(0x7077); }; // not those of who asks
    const QFile::Permissions shared = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
    const QFile::Permissions fixed = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    QuoteRegister quotes = fresh();
    quotes.issue(order(), render(projectFor("A", "first", 1)));
    QVERIFY(QFile::setPermissions(path(), shared));
    VERIFY_OK(quotes.backup(path("backup.sqlite")));
    QCOMPARE(permissions("backup.sqlite"), shared);
    QVERIFY(QFile::setPermissions(path("backup.sqlite"), fixed));
    VERIFY_OK(quotes.backup(path("backup.sqlite")));
    QCOMPARE(permissions("backup.sqlite"), fixed); // those of the file that it replaces
    VERIFY_OK(quotes.restore(path("backup.sqlite")));
    QCOMPARE(permissions("quotes.sqlite"), shared);
    VERIFY_OK(quotes.issue(order(), render(projectFor("A", "second", 1))));
    // A copy of a file that nobody writes is one to write to.
    VERIFY_OK(QuoteRegister(path("backup.sqlite")).check());
    QVERIFY(QFile::remove(path()));
    VERIFY_OK(quotes.restore(path("backup.sqlite")));
    QVERIFY(permissions("quotes.sqlite").testFlag(QFile::WriteOwner));
    VERIFY_OK(quotes.issue(order(), render(projectFor("A", "second", 1))));
}

void TestRegisterBackup::folderThatCannotBeWritten()
{
    QuoteRegister quotes(u"/proc/nowhere/quotes.sqlite"_s);
    QVERIFY(!quotes.issue(order(), render(projectFor("A", "first", 1))));
    QCOMPARE(quotes.list()->found, 0);
}

QTEST_GUILESS_MAIN(TestRegisterBackup)
#include "tst_registerbackup.moc"
