// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QLineEdit>
#include <QUndoStack>

#include "sitepanel.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

struct Panel {
    Session session{std::make_shared<Catalogue>(), start()};
    View view{session, 0, Format(QLocale(u"en_GB"_s))};
    SitePanel panel{view};

    Panel()
    {
        panel.refresh();
        QObject::connect(&session, &Session::changed, &panel, [this] { panel.refresh(); });
    }
    static Project start()
    {
        Project p;
        p.configurations.push_back(Configuration{});
        p.configurations.front().name = "A";
        return p;
    }
    const Site &site() const { return session.project().site; }
    template <class W>
    W *find(const char *name) const
    {
        W *widget = panel.findChild<W *>(QString::fromLatin1(name));
        if (!widget) {
            qFatal("no widget is called %s", name);
        }
        return widget;
    }
    void choose(const char *name, int data) const
    {
        auto *box = find<QComboBox>(name);
        box->setCurrentIndex(box->findData(data));
        emit box->activated(box->currentIndex());
    }
    void type(const QString &country) const
    {
        auto *box = find<CountryBox>("countryEdit");
        box->setEditText(country);
        emit box->lineEdit()->editingFinished();
    }
};

} // namespace

class TestSitePanel : public QObject {
    Q_OBJECT

private slots:
    // Each field writes what it says, in the unit it shows; its lowest value stands for "not set".
    void roomFields()
    {
        Panel p;
        QVERIFY(!p.site().rackCooling && !p.site().rackUnits && !p.site().floorLoad && !p.site().inlet && !p.site().altitudeM);
        p.find<QDoubleSpinBox>("rackCoolingEdit")->setValue(20'000);
        p.find<QSpinBox>("rackUnitsEdit")->setValue(36);
        p.find<QDoubleSpinBox>("floorEdit")->setValue(1'200);
        p.find<QDoubleSpinBox>("inletEdit")->setValue(27);
        p.find<QDoubleSpinBox>("altitudeEdit")->setValue(-100);
        QCOMPARE(p.site().rackCooling->count, 20'000.0);
        QCOMPARE(*p.site().rackUnits, 36);
        QCOMPARE(*p.site().floorLoad, 1'200.0);
        QCOMPARE(p.site().inlet->count, 27.0);
        QCOMPARE(*p.site().altitudeM, -100.0);
        p.find<QDoubleSpinBox>("inletEdit")->setValue(0); // freezing is a temperature
        QCOMPARE(p.site().inlet->count, 0.0);
        for (const char *name : {"rackCoolingEdit", "floorEdit", "inletEdit", "altitudeEdit"}) {
            auto *box = p.find<QDoubleSpinBox>(name);
            box->setValue(box->minimum());
            QCOMPARE(box->text(), u"not set"_s);
        }
        p.find<QSpinBox>("rackUnitsEdit")->setValue(0);
        QVERIFY(p.site() == Site());
    }

    void feedsAndDate()
    {
        Panel p;
        QCOMPARE(p.site().feeds, 2);
        p.choose("feedsEdit", 1);
        QCOMPARE(p.site().feeds, 1);
        auto *date = p.find<QDateEdit>("deploymentEdit");
        QCOMPARE(date->text(), u"not set"_s);
        date->setDate(QDate(2027, 1, 31));
        QVERIFY(p.site().deployment == (Date{2027, 1, 31}));
        p.session.undoStack()->undo();
        QCOMPARE(date->text(), u"not set"_s);
        QVERIFY(p.site().deployment == Date{});
        date->setDate(QDate(2027, 1, 31));
        date->setDate(date->minimumDate());
        QVERIFY(p.site().deployment == Date{});
    }

    void country_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("name") << u"France"_s << QByteArray("FR");
        QTest::newRow("any case") << u"germany"_s << QByteArray("DE");
        QTest::newRow("code of a listed one") << u"us"_s << QByteArray("US");
        QTest::newRow("code of another") << u" pe "_s << QByteArray("PE");
        QTest::newRow("no code") << u"Atlantis"_s << QByteArray("GB"); // what was there
        QTest::newRow("digits") << u"4U"_s << QByteArray("GB");
        QTest::newRow("accented") << u"ÉÈ"_s << QByteArray("GB");
        QTest::newRow("not set") << u"not set"_s << QByteArray("");
        QTest::newRow("empty") << QString() << QByteArray("");
    }
    void country()
    {
        QFETCH(QString, typed);
        QFETCH(QByteArray, code);
        Panel p;
        p.type(u"United Kingdom"_s);
        QCOMPARE(p.site().country, std::string("GB"));
        p.type(typed);
        QCOMPARE(p.site().country, code.toStdString());
        const QString shown = p.find<CountryBox>("countryEdit")->currentText();
        const int listed = p.find<CountryBox>("countryEdit")->findData(QString::fromLatin1(code));
        QCOMPARE(shown, listed >= 0 ? p.find<CountryBox>("countryEdit")->itemText(listed) : QString::fromLatin1(code));
        p.panel.retranslate();
        QCOMPARE(p.find<CountryBox>("countryEdit")->currentText(), shown); // another language, the same country
        QCOMPARE(p.site().country, code.toStdString());
    }

    // One step of undo each, and no step when nothing was changed.
    void undo()
    {
        Panel p;
        p.type(u"FR"_s);
        p.type(u"France"_s);
        QCOMPARE(p.session.undoStack()->count(), 1);
        p.session.undoStack()->undo();
        QVERIFY(p.site().country.empty());
        QCOMPARE(p.find<CountryBox>("countryEdit")->currentText(), u"not set"_s);
    }

    // Every field says what it is for.
    void help()
    {
        Panel p;
        for (QWidget *field : p.panel.findChildren<QWidget *>(QRegularExpression(u"Edit$"_s))) {
            if (qobject_cast<QCheckBox *>(field) || !field->objectName().endsWith(u"Edit"_s) || field->objectName().startsWith(u"qt_"_s)) {
                continue; // a check box is its own label
            }
            QVERIFY2(!field->toolTip().isEmpty() && !field->accessibleName().isEmpty(), qPrintable(field->objectName()));
        }
    }
};

QTEST_MAIN(TestSitePanel)
#include "tst_sitepanel.moc"
