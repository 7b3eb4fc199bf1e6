// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QTranslator>


#include <limits>

#include "items/format.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

// The French units, so that the test does not depend on the state of the translation.
class FrenchUnits : public QTranslator {
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        static const QHash<QByteArray, QString> words{
            {"B", u"o"_s}, {"kB", u"ko"_s}, {"MB", u"Mo"_s}, {"GB", u"Go"_s}, {"TB", u"To"_s}, {"GiB", u"Gio"_s},
            {"MiB", u"Mio"_s}, {"TB/s", u"To/s"_s}, {"month", u"mois"_s}, {"months", u"mois"_s}, {"days", u"jours"_s},
            {"year", u"an"_s}, {"years", u"ans"_s}, {"tokens", u"jetons"_s}, {"%1 to %2", u"%1 à %2"_s}};
        return words.value(source);
    }
};

const QLocale english(QLocale::English, QLocale::UnitedKingdom);
const QLocale french(QLocale::French, QLocale::France);

// Underscores stand for U+00A0, ' for U+202F.
QString spaced(const char *text)
{
    return QString::fromUtf8(text).replace(u'_', QChar(0x00a0)).replace(u'\'', QChar(0x202f));
}

void addBoth(const char *name, double value, const char *en, const char *fr)
{
    QTest::addRow("%s en", name) << value << false << QString::fromUtf8(en);
    QTest::addRow("%s fr", name) << value << true << spaced(fr);
}

void addColumns()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<bool>("isFrench");
    QTest::addColumn<QString>("expected");
}

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

} // namespace

class TestFormat : public QObject {
    Q_OBJECT

    FrenchUnits m_units;
    Format format(bool isFrench, SizeUnit unit = SizeUnit::DecimalGB)
    {
        isFrench ? QCoreApplication::installTranslator(&m_units) : QCoreApplication::removeTranslator(&m_units);
        return Format(isFrench ? french : english, unit);
    }

private slots:
    void cleanup() { QCoreApplication::removeTranslator(&m_units); }

    void significant_data()
    {
        addColumns();
        addBoth("zero", 0, "0", "0");
        addBoth("whole", 80, "80", "80");
        addBoth("decimals", 61.3, "61.3", "61,3");
        addBoth("four figures", 61.3482, "61.35", "61,35");
        addBoth("thousands", 12345, "12,350", "12'350"); // half up in the fourth figure
        addBoth("millions", 1234567, "1,235,000", "1'235'000");
        addBoth("carry", 9999.6, "10,000", "10'000");
        addBoth("small", 0.00123456, "0.001235", "0,001235");
        addBoth("negative", -1234.5, "-1,235", "-1'235");
        addBoth("trailing zeros", 2.5, "2.5", "2,5");
        addBoth("one", 1000, "1,000", "1'000");
        addBoth("nan", notANumber, "—", "—");
        addBoth("infinite", std::numeric_limits<double>::infinity(), "—", "—");
    }
    void significant()
    {
        QFETCH(double, value);
        QFETCH(bool, isFrench);
        QFETCH(QString, expected);
        QCOMPARE(format(isFrench).significant(value), expected);
    }

    void bytes_data()
    {
        addColumns();
        addBoth("nothing", 0, "0 B", "0_o");
        addBoth("bytes", 512, "512 B", "512_o");
        addBoth("kv per token", 131'072, "131.1 kB", "131,1_ko");
        addBoth("buffer", 266.5e6, "266.5 MB", "266,5_Mo");
        addBoth("gigabytes", 61.3e9, "61.3 GB", "61,3_Go");
        addBoth("marketed", 80e9, "80 GB", "80_Go");
        addBoth("rounds up to a unit", 999.99e6, "1 GB", "1_Go");
        addBoth("stays comparable", 1'120e9, "1,120 GB", "1'120_Go");
        addBoth("large", 12.3e12, "12.3 TB", "12,3_To");
    }
    void bytes()
    {
        QFETCH(double, value);
        QFETCH(bool, isFrench);
        QFETCH(QString, expected);
        QCOMPARE(format(isFrench).bytes(bytesFrom(value)), expected);
    }

    void binary()
    {
        // 80 GiB = 85.9 GB
        const Format en = format(false, SizeUnit::BinaryGiB);
        QCOMPARE(en.bytes(80_GiB), u"80 GiB"_s);
        QCOMPARE(en.bytesUnit(), u"GiB"_s);
        QCOMPARE(en.bytes(512_MiB), u"512 MiB"_s);
        const Format fr = format(true, SizeUnit::BinaryGiB);
        QCOMPARE(fr.bytes(80_GiB), spaced("80_Gio"));
        QCOMPARE(fr.bytesUnit(), u"Gio"_s);
        QCOMPARE(format(true).bytes(80_GiB), spaced("85,9_Go"));
        QCOMPARE(en.bytesValue(3_GiB), 3.0);
    }

    void watts_data()
    {
        addColumns();
        addBoth("watts", 850, "850 W", "850_W");
        addBoth("kilowatts", 2940, "2.94 kW", "2,94_kW");
        addBoth("four figures", 3213.9, "3.214 kW", "3,214_kW");
        addBoth("carry", 999.97, "1 kW", "1_kW");
        addBoth("megawatts", 1.5e6, "1.5 MW", "1,5_MW");
        addBoth("unknown", notANumber, "—", "—");
    }
    void watts()
    {
        QFETCH(double, value);
        QFETCH(bool, isFrench);
        QFETCH(QString, expected);
        QCOMPARE(format(isFrench).watts(Watts(value)), expected);
    }

    void seconds_data()
    {
        addColumns();
        addBoth("zero", 0, "0 s", "0_s");
        addBoth("milliseconds", 0.0123, "12.3 ms", "12,3_ms");
        addBoth("seconds", 42, "42 s", "42_s");
        addBoth("minutes", 1800, "30 min", "30_min");
        addBoth("hours", 9000, "2.5 h", "2,5_h");
        addBoth("days", 3 * 86'400, "3 days", "3_jours");
    }
    void seconds()
    {
        QFETCH(double, value);
        QFETCH(bool, isFrench);
        QFETCH(QString, expected);
        QCOMPARE(format(isFrench).seconds(Seconds(value)), expected);
    }

    void months_data()
    {
        addColumns();
        addBoth("many", 14.71, "14.7 months", "14,7_mois");
        addBoth("one", 1, "1 month", "1_mois");
    }
    void months()
    {
        QFETCH(double, value);
        QFETCH(bool, isFrench);
        QFETCH(QString, expected);
        QCOMPARE(format(isFrench).months(value), expected);
    }

    void years()
    {
        QCOMPARE(format(false).years(1), u"1 year"_s);
        QCOMPARE(format(false).years(1.5), u"1.5 years"_s);
        QCOMPARE(format(true).years(1.5), spaced("1,5_an")); // French: singular below two
        QCOMPARE(format(true).years(2), spaced("2_ans"));
    }

    // Observed in CLDR: "1 234 567,90 €" with U+202F and U+00A0, "€1,234,567.90".
    void money_data()
    {
        QTest::addColumn<qint64>("micros");
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("fr");
        const auto row = [](const char *name, qint64 micros, const char *currency, const char *en, const char *fr) {
            QTest::newRow(name) << micros << QString::fromUtf8(currency) << spaced(en) << spaced(fr);
        };
        row("plain", 1'234'500'000, "EUR", "€1,234.50", "1'234,50_€");
        row("millions", 1'234'567'900'000, "EUR", "€1,234,567.90", "1'234'567,90_€");
        row("zero", 0, "EUR", "€0.00", "0,00_€");
        row("half cent up", 165'000, "EUR", "€0.17", "0,17_€"); // 3.00 at 5.5 %
        row("half cent away from zero", -165'000, "EUR", "-€0.17", "-0,17_€");
        row("below half a cent", 164'999, "EUR", "€0.16", "0,16_€");
        row("rounds to nothing", -4'999, "EUR", "€0.00", "0,00_€");
        row("carries", 999'995'000, "EUR", "€1,000.00", "1'000,00_€");
        // 9 007 199 254 740.99 is beyond what a double holds to the cent
        row("beyond double", 9'007'199'254'740'990'000, "EUR", "€9,007,199,254,740.99", "9'007'199'254'740,99_€");
        row("dollars", 20'010'000, "USD", "$20.01", "20,01_$US");
        row("pounds", 20'010'000, "GBP", "£20.01", "20,01_£GB");
        row("francs", 1'234'500'000, "CHF", "CHF_1,234.50", "1'234,50_CHF");
        row("most", std::numeric_limits<qint64>::max(), "EUR", "€9,223,372,036,854.78", "9'223'372'036'854,78_€");
    }
    void money()
    {
        QFETCH(qint64, micros);
        QFETCH(QString, currency);
        QFETCH(QString, en);
        QFETCH(QString, fr);
        QCOMPARE(format(false).money(Money::micros(micros), currency), en);
        QCOMPARE(format(true).money(Money::micros(micros), currency), fr);
    }

    void moneyShort()
    {
        QCOMPARE(format(true).moneyShort(Money::micros(78'299'500'000), u"EUR"_s), spaced("78'300_€"));
        QCOMPARE(format(false).moneyShort(Money::micros(-78'299'499'999), u"EUR"_s), u"-€78,299"_s);
        QCOMPARE(format(false).moneyShort(Money::micros(-400'000), u"EUR"_s), u"€0"_s);
    }

    void moneyEdit_data()
    {
        QTest::addColumn<qint64>("micros");
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("fr");
        QTest::newRow("whole") << qint64(1'234'000'000) << u"1234"_s << u"1234"_s;
        QTest::newRow("cents") << qint64(1'234'500'000) << u"1234.50"_s << u"1234,50"_s;
        QTest::newRow("tariff") << qint64(182'300) << u"0.1823"_s << u"0,1823"_s;
    }
    void moneyEdit()
    {
        QFETCH(qint64, micros);
        QFETCH(QString, en);
        QFETCH(QString, fr);
        QCOMPARE(format(false).moneyEdit(Money::micros(micros)), en);
        QCOMPARE(format(true).moneyEdit(Money::micros(micros)), fr);
        // What an editor shows is read back as the same amount.
        QVERIFY(format(false).parseMoney(en) == Money::micros(micros));
        QVERIFY(format(true).parseMoney(fr) == Money::micros(micros));
    }

    void percent_data()
    {
        QTest::addColumn<qint64>("ppm");
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("fr");
        const auto row = [](const char *name, qint64 ppm, const char *en, const char *fr) {
            QTest::newRow(name) << ppm << spaced(en) << spaced(fr);
        };
        row("vat", 200'000, "20%", "20_%");
        row("reduced", 55'000, "5.5%", "5,5_%"); // CLDR: "5,5 %" with U+00A0
        row("exact", 123'456, "12.3456%", "12,3456_%");
        row("zero", 0, "0%", "0_%");
        row("negative", -5'000, "-0.5%", "-0,5_%");
        row("whole", 1'000'000, "100%", "100_%");
    }
    void percent()
    {
        QFETCH(qint64, ppm);
        QFETCH(QString, en);
        QFETCH(QString, fr);
        QCOMPARE(format(false).percent(Rate{ppm}), en);
        QCOMPARE(format(true).percent(Rate{ppm}), fr);
    }

    void fraction()
    {
        QCOMPARE(format(true).percent(Fraction(0.95333)), spaced("95,3_%"));
        QCOMPARE(format(false).percent(Fraction(notANumber)), u"—"_s);
    }

    void date_data()
    {
        QTest::addColumn<int>("year");
        QTest::addColumn<int>("month");
        QTest::addColumn<int>("day");
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("fr");
        QTest::newRow("usual") << 2026 << 11 << 30 << u"30 November 2026"_s << u"30 novembre 2026"_s;
        QTest::newRow("first") << 2026 << 12 << 1 << u"1 December 2026"_s << u"1er décembre 2026"_s;
        QTest::newRow("second") << 2026 << 8 << 2 << u"2 August 2026"_s << u"2 août 2026"_s;
        QTest::newRow("thirty-first") << 2027 << 1 << 31 << u"31 January 2027"_s << u"31 janvier 2027"_s;
        QTest::newRow("unset") << 0 << 0 << 0 << u"—"_s << u"—"_s;
        QTest::newRow("impossible") << 2026 << 2 << 30 << u"—"_s << u"—"_s;
    }
    void date()
    {
        QFETCH(int, year);
        QFETCH(int, month);
        QFETCH(int, day);
        QFETCH(QString, en);
        QFETCH(QString, fr);
        QCOMPARE(format(false).date({year, month, day}), en);
        QCOMPARE(format(true).date({year, month, day}), fr);
    }

    void figure_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("unit");
        QTest::addColumn<QString>("fr");
        const auto row = [](const char *name, double value, Unit unit, const char *fr) {
            QTest::newRow(name) << value << static_cast<int>(unit) << spaced(fr);
        };
        row("bytes", 92e9, Unit::Bytes, "92_Go");
        row("watts", 2500, Unit::Watts, "2,5_kW");
        row("volt-amperes", 3246.4, Unit::VoltAmperes, "3,246_kVA");
        row("amperes", 14.11, Unit::Amperes, "14,1_A");
        row("volts", 230, Unit::Volts, "230_V");
        row("count", 100'000, Unit::Count, "100'000");
        row("tokens are exact", 131'072, Unit::Tokens, "131'072_jetons");
        row("fraction", 0.94, Unit::Fraction, "94_%");
        row("seconds", 0.4, Unit::Seconds, "400_ms");
        row("celsius", 34.5, Unit::Celsius, "34,5_\u00b0C");
        row("transfers", 4800, Unit::MegatransfersPerSecond, "4800_MT/s");
        row("bits", 400e9, Unit::BitsPerSecond, "400_Gbit/s");
        row("none", 0.99, Unit::None, "0,99");
        row("huge count", 1e300, Unit::Count, "1,000e+300");
        row("nan", notANumber, Unit::Count, "—");
    }
    void figure()
    {
        QFETCH(double, value);
        QFETCH(int, unit);
        QFETCH(QString, fr);
        QCOMPARE(format(true).figure({value, static_cast<Unit>(unit)}).toLower(), fr.toLower());
    }

    void parseMoney_data()
    {
        QTest::addColumn<bool>("isFrench");
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("micros"); // -1: refused
        const auto row = [](bool isFrench, const char *text, qint64 micros) {
            QTest::addRow("%s '%s'", isFrench ? "fr" : "en", text) << isFrench << spaced(text) << micros;
        };
        constexpr qint64 amount = 1'234'500'000;
        for (const bool isFrench : {false, true}) {
            row(isFrench, "1234.50", amount);
            row(isFrench, "1234,50", amount);
            row(isFrench, "1 234,50", amount);
            row(isFrench, "1'234,50", amount); // U+202F
            row(isFrench, "1_234,50 €", amount); // U+00A0
            row(isFrench, "1,234.50", amount);
            row(isFrench, "1.234,50", amount);
            row(isFrench, "€1,234.5", amount);
            row(isFrench, "1,234,567.5", 1'234'567'500'000);
            row(isFrench, "1234567", 1'234'567'000'000);
            row(isFrench, "0", 0);
            row(isFrench, ".5", 500'000);
            row(isFrench, "0.1823", 182'300);
            row(isFrench, "1000000000", 1'000'000'000'000'000);
            row(isFrench, "1000000000.01", -1);
            row(isFrench, "", -1);
            row(isFrench, ".", -1);
            row(isFrench, "-5", -1);
            row(isFrench, "abc", -1);
            row(isFrench, "12a", -1);
            row(isFrench, "1e5", -1);
            row(isFrench, "1,23,456.5", -1);
            row(isFrench, "1.2.3,4", -1);
            row(isFrench, "0.1234567", -1); // finer than a micro-unit
            row(isFrench, "99999999999999999999", -1);
        }
        row(false, "1,234", 1'234'000'000); // the comma groups in English ...
        row(true, "1,234", 1'234'000);      // ... and is the decimal sign in French
        row(false, "1,5", 1'500'000);
        row(true, "1.234", 1'234'000);
    }
    void parseMoney()
    {
        QFETCH(bool, isFrench);
        QFETCH(QString, text);
        QFETCH(qint64, micros);
        const std::optional<Money> money = format(isFrench).parseMoney(text);
        QCOMPARE(money ? money->micros() : qint64(-1), micros);
    }

    void parsePercent_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("ppm"); // -1: refused
        QTest::newRow("french") << u"5,5"_s << qint64(55'000);
        QTest::newRow("c") << u"5.5"_s << qint64(55'000);
        QTest::newRow("sign") << u"20 %"_s << qint64(200'000);
        QTest::newRow("all") << u"100"_s << qint64(1'000'000);
        QTest::newRow("too much") << u"100,1"_s << qint64(-1);
        QTest::newRow("negative") << u"-1"_s << qint64(-1);
        QTest::newRow("finer than a millionth") << u"1,23456"_s << qint64(-1);
        QTest::newRow("word") << u"much"_s << qint64(-1);
    }
    void parsePercent()
    {
        QFETCH(QString, text);
        QFETCH(qint64, ppm);
        const std::optional<Rate> rate = format(true).parsePercent(text);
        QCOMPARE(rate ? qint64(rate->ppm) : qint64(-1), ppm);
    }

    void quantities_data()
    {
        QTest::addColumn<bool>("french");
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("thousandths"); // -1: refused
        QTest::addColumn<QString>("shown");
        QTest::newRow("french") << true << u"2,25"_s << qint64(2'250) << u"2,25"_s;
        QTest::newRow("c") << true << u"0.06"_s << qint64(60) << u"0,06"_s;
        QTest::newRow("grouped") << false << u"1,250.5"_s << qint64(1'250'500) << u"1,250.5"_s;
        QTest::newRow("grouped in french") << true << u"1 250"_s << qint64(1'250'000) << u"1\u202F250"_s;
        QTest::newRow("zeros") << false << u"3.500"_s << qint64(3'500) << u"3.5"_s;
        QTest::newRow("most") << false << u"100000"_s << qint64(100'000'000) << u"100,000"_s;
        QTest::newRow("too many") << false << u"100000.001"_s << qint64(-1) << QString();
        QTest::newRow("finer than a thousandth") << false << u"2.2505"_s << qint64(-1) << QString();
        QTest::newRow("negative") << false << u"-1"_s << qint64(-1) << QString();
        QTest::newRow("word") << false << u"some"_s << qint64(-1) << QString();
    }
    void quantities()
    {
        QFETCH(bool, french);
        QFETCH(QString, text);
        QFETCH(qint64, thousandths);
        const Format f = format(french);
        const std::optional<SoldQuantity> quantity = f.parseQuantity(text);
        QCOMPARE(quantity ? qint64(quantity->thousandths) : qint64(-1), thousandths);
        if (quantity) {
            QTEST(f.quantity(*quantity), "shown");
            QVERIFY(f.parseQuantity(f.quantityEdit(*quantity)) == quantity);
        }
    }

    void theCLocaleIsEnglish()
    {
        QCOMPARE(Format(QLocale::c()).count(1'234'567), u"1,234,567"_s);
        QCOMPARE(Format(QLocale::c()).money(Money::units(1234), u"EUR"_s), u"€1,234.00"_s);
    }

    void absentIsUnknown()
    {
        const Format f = format(false);
        QCOMPARE(f.bytes(std::optional<Bytes>()), u"—"_s);
        QCOMPARE(f.watts(std::optional<Watts>()), u"—"_s);
        QCOMPARE(f.money(std::optional<Money>(), u"EUR"_s), u"—"_s);
        QCOMPARE(f.seconds(std::optional<Estimate<Seconds>>()), u"—"_s);
    }

    void others()
    {
        QCOMPARE(format(true).storage(bytesFrom(3.84e12)), spaced("3,84_To"));
        QCOMPARE(format(false).bandwidth(BytesPerSecond(3.35e12)), u"3.35 TB/s"_s);
        QCOMPARE(format(false).tokensPerSecond(TokensPerSecond(1450.4)), u"1,450 tok/s"_s);
        QCOMPARE(format(true).energy(KilowattHours(10'722.24)), spaced("10'720_kWh"));
        QCOMPARE(format(true).range(u"58_Go"_s, u"66_Go"_s), u"58_Go à 66_Go"_s);
        QCOMPARE(format(true).range(u"58"_s, u"58"_s), u"58"_s);
        QCOMPARE(format(true).count(std::numeric_limits<std::int64_t>::min()), spaced("-9'223'372'036'854'775'808"));
    }
};

QTEST_GUILESS_MAIN(TestFormat)
#include "tst_format.moc"
