// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "autosave.h"
#include "catalogue/cataloguestore.h"
#include "settings.h"

using namespace Qt::StringLiterals;
using namespace configuria;

// What outlives the process: unsaved work and settings.
class TestAutosave : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void crashIsRecovered();
    void savedWorkIsForgotten();
    void writtenWithinASecondOrTwo();
    void windowsDoNotShare();
    void otherFileIsLeftAside_data();
    void otherFileIsLeftAside();
    void otherFileReplacesPath();
    void unreadableWorkIsKeptAside();
    void folderThatCannotBeWritten();
    void settings();
    void recentFiles();

private:
    static Project titled(const char *title)
    {
        Project project;
        project.title = title;
        project.configurations.emplace_back().name = "A";
        return project;
    }
    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestAutosave::initTestCase()
{
    auto catalogue = catalogueFromResources();
    QVERIFY(catalogue);
    m_catalogue = std::make_shared<Catalogue>(std::move(*catalogue));
}

void TestAutosave::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
}

void TestAutosave::crashIsRecovered()
{
    {
        Autosave lost(m_catalogue, m_dir->path());
        QVERIFY(!lost.recover());
        lost.keep(titled("unsaved"), u"/home/x/offer.configuria"_s);
    } // gone without discard()
    const Autosave next(m_catalogue, m_dir->path());
    const auto recovered = next.recover();
    QVERIFY(recovered);
    QCOMPARE(recovered->project, titled("unsaved"));
    QCOMPARE(recovered->path, u"/home/x/offer.configuria"_s);
}

void TestAutosave::savedWorkIsForgotten()
{
    {
        Autosave saved(m_catalogue, m_dir->path());
        saved.keep(titled("saved"), {});
        saved.discard();
    }
    QVERIFY(!Autosave(m_catalogue, m_dir->path()).recover());
}

void TestAutosave::writtenWithinASecondOrTwo()
{
    Autosave autosave(m_catalogue, m_dir->path());
    autosave.keep(titled("first"), {});
    autosave.keep(titled("second"), {});
    QVERIFY(!autosave.recover());
    QTRY_VERIFY_WITH_TIMEOUT(autosave.recover(), 5000);
    QCOMPARE(autosave.recover()->project.title, std::string("second"));
}

void TestAutosave::windowsDoNotShare()
{
    Autosave first(m_catalogue, m_dir->path());
    first.keep(titled("first"), {});
    QTRY_VERIFY_WITH_TIMEOUT(first.recover(), 5000);
    const Autosave second(m_catalogue, m_dir->path());
    QVERIFY(!second.recover()); // the first window still runs: nothing is lost
}

void TestAutosave::otherFileIsLeftAside_data()
{
    QTest::addColumn<QString>("lost"); // file of the work of the crash
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<bool>("isAside");
    QTest::newRow("another file") << u"/home/x/v1.configuria"_s << u"/home/x/v2.configuria"_s << true;
    QTest::newRow("work without a file") << QString() << u"/home/x/v2.configuria"_s << true;
    QTest::newRow("that very file") << u"/home/x/v1.configuria"_s << u"/home/x/v1.configuria"_s << false;
    QTest::newRow("that file, written otherwise") << u"/home/x/v1.configuria"_s << u"/home/y/../x/v1.configuria"_s << false;
    QTest::newRow("no file") << u"/home/x/v1.configuria"_s << QString() << false;
}

// It is neither opened in place of what was asked for, nor written over by the work on that, nor gone with it.
void TestAutosave::otherFileIsLeftAside()
{
    QFETCH(QString, lost);
    QFETCH(QString, wanted);
    QFETCH(bool, isAside);
    {
        Autosave crashed(m_catalogue, m_dir->path());
        crashed.keep(titled("lost"), lost);
    }
    {
        Autosave asked(m_catalogue, m_dir->path(), wanted);
        QCOMPARE(asked.recover().has_value(), !isAside);
        QCOMPARE(asked.leftAside(), isAside ? std::optional(lost) : std::nullopt);
        if (isAside) {
            asked.keep(titled("other"), wanted);
            QTRY_VERIFY_WITH_TIMEOUT(asked.recover(), 5000);
            asked.discard();
        }
    }
    const auto kept = Autosave(m_catalogue, m_dir->path()).recover();
    QVERIFY(kept);
    QCOMPARE(kept->project.title, std::string("lost"));
    QCOMPARE(kept->path, lost);
}

void TestAutosave::otherFileReplacesPath()
{
    {
        Autosave autosave(m_catalogue, m_dir->path());
        autosave.keep(titled("a"), u"a.configuria"_s);
        QTRY_VERIFY_WITH_TIMEOUT(autosave.recover(), 5000);
        autosave.keep(titled("b"), u"b.configuria"_s);
    }
    const auto recovered = Autosave(m_catalogue, m_dir->path()).recover();
    QVERIFY(recovered);
    QCOMPARE(recovered->path, u"b.configuria"_s);
    QCOMPARE(recovered->project.title, std::string("b"));
}

void TestAutosave::unreadableWorkIsKeptAside()
{
    {
        Autosave autosave(m_catalogue, m_dir->path());
        autosave.keep(titled("a"), {});
    }
    const QStringList files = QDir(m_dir->path()).entryList({u"*.configuria"_s});
    QCOMPARE(files.size(), 1);
    QFile file(m_dir->filePath(files.first()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ half");
    file.close();
    QVERIFY(!Autosave(m_catalogue, m_dir->path()).recover());
    QVERIFY(QFile::exists(m_dir->filePath(files.first() + u".unreadable"_s)));
}

void TestAutosave::folderThatCannotBeWritten()
{
    Autosave autosave(m_catalogue, u"/proc/nowhere"_s);
    autosave.keep(titled("a"), {});
    QVERIFY(!autosave.recover());
    autosave.discard();
}

void TestAutosave::settings()
{
    {
        Settings settings(m_dir->path());
        QCOMPARE(settings.language(), QString());
        QCOMPARE(settings.theme(), Theme::Light);
        QCOMPARE(settings.sizeUnit(), SizeUnit::DecimalGB);
        settings.setLanguage(u"fr"_s);
        settings.setTheme(Theme::Dark);
        settings.setSizeUnit(SizeUnit::BinaryGiB);
        settings.setWindow("geometry", "state");
    }
    const Settings settings(m_dir->path());
    QCOMPARE(settings.language(), u"fr"_s);
    QCOMPARE(settings.theme(), Theme::Dark);
    QCOMPARE(settings.sizeUnit(), SizeUnit::BinaryGiB);
    QCOMPARE(settings.geometry(), QByteArray("geometry"));
    QCOMPARE(settings.windowState(), QByteArray("state"));
}

void TestAutosave::recentFiles()
{
    Settings settings(m_dir->path());
    for (int i = 0; i < 12; ++i) {
        settings.addRecentFile(u"/tmp/%1.configuria"_s.arg(i));
    }
    settings.addRecentFile(u"/tmp/5.configuria"_s);
    settings.addRecentFile(u":/samples/a.configuria"_s);
    const QStringList files = settings.recentFiles();
    QCOMPARE(files.size(), 10);
    QCOMPARE(files.first(), u"/tmp/5.configuria"_s);
    QCOMPARE(files.count(u"/tmp/5.configuria"_s), 1);
    QCOMPARE(files.last(), u"/tmp/2.configuria"_s);
}

QTEST_GUILESS_MAIN(TestAutosave)
#include "tst_autosave.moc"
