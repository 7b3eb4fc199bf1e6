// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/identifiers.h"

using namespace configuria;

Q_DECLARE_METATYPE(IdVerdict)

// Values of public registers and manuals: INSEE (documentation of SIRET), Wikipedia "International Bank Account Number" and
// "VAT identification number", BOFiP.
class TestIdentifiers : public QObject {
    Q_OBJECT
private slots:
    void registration_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<bool>("siren");
        QTest::addColumn<bool>("siret");
        const auto row = [](const char *name, const char *text, bool siren, bool siret) {
            QTest::newRow(name) << std::string(text) << siren << siret;
        };
        row("SIREN", "732829320", true, false);
        row("SIREN with spaces", " 404 833 048", true, false);
        row("SIREN with narrow no-break spaces", "404\u202F833\u202F048", true, false);
        row("SIREN with no-break spaces", "404\u00A0833\u00A0048", true, false);
        row("one digit changed", "732829321", false, false);
        row("two digits swapped", "738229320", false, false);
        row("too short", "73282932", false, false);
        row("letters", "73282932O", false, false);
        row("zeros", "000000000", false, false);
        row("SIRET", "732 829 320 00074", false, true);
        row("SIRET changed", "73282932000075", false, false);
        row("La Poste, head office", "356 000 000 00048", false, true);
        row("La Poste, an office", "35600000049837", false, true); // sum of digits 45, no Luhn
        row("La Poste changed", "35600000049838", false, false);
        row("the same sum of another company", "73282932000018", false, false);
        row("nothing", "", false, false);
    }
    void registration()
    {
        QFETCH(std::string, text);
        QTEST(isSiren(text), "siren");
        QTEST(isSiret(text), "siret");
    }

    void vatKeys()
    {
        QCOMPARE(frenchVatNumber("732 829 320"), std::string("FR44732829320"));
        QCOMPARE(vatKeyOf("404833048").value_or(-1), 83);
        QCOMPARE(frenchVatNumber("552081317"), std::string("FR03552081317")); // EDF: a key below 10
        QVERIFY(!vatKeyOf("404833049") && frenchVatNumber("404833049").empty());
        QCOMPARE(sirenOf("FR44 732829320"), std::string("732829320"));
        QCOMPARE(sirenOf("73282932000074"), std::string("732829320"));
        QVERIFY(sirenOf("FR45732829320").empty() && sirenOf("GB980780684").empty());
    }

    void vatNumbers_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<IdVerdict>("verdict");
        QTest::addColumn<std::string>("country");
        const auto row = [](const char *text, IdVerdict verdict, const char *country) {
            QTest::newRow(text) << std::string(text) << verdict << std::string(country);
        };
        row("FR 44 732 829 320", IdVerdict::Valid, "FR");
        row("fr83404833048", IdVerdict::Valid, "FR");
        row("FR45732829320", IdVerdict::Invalid, ""); // wrong key
        row("FR44732829321", IdVerdict::Invalid, ""); // no SIREN
        row("FRK7399859412", IdVerdict::Doubtful, "FR");
        row("FR53 0000 04605", IdVerdict::Valid, "FR"); // Monaco
        row("DE136695976", IdVerdict::Valid, "DE");
        row("DE13669597", IdVerdict::Invalid, "");
        row("ATU12345678", IdVerdict::Valid, "AT");
        row("BE0428759497", IdVerdict::Valid, "BE");
        row("BE2428759497", IdVerdict::Invalid, "");
        row("ESB58378431", IdVerdict::Valid, "ES");
        row("NL004495445B01", IdVerdict::Valid, "NL");
        row("IE6433435F", IdVerdict::Valid, "IE");
        row("IE6433435OA", IdVerdict::Valid, "IE");
        row("EL094259216", IdVerdict::Valid, "GR");
        row("GR094259216", IdVerdict::Invalid, ""); // Greece writes EL
        row("GB980780684", IdVerdict::Valid, "GB");
        row("XI110305878", IdVerdict::Valid, "GB");
        row("CHE-107.787.577 TVA", IdVerdict::Valid, "CH");
        row("US123456789", IdVerdict::Invalid, "");
        row("", IdVerdict::Invalid, "");
    }
    void vatNumbers()
    {
        QFETCH(std::string, text);
        QTEST(checkVatNumber(text), "verdict");
        QTEST(vatCountry(text), "country");
    }

    void ibans_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<bool>("isValid");
        const auto row = [](const char *name, const char *text, bool isValid) { QTest::newRow(name) << std::string(text) << isValid; };
        row("France", "FR14 2004 1010 0505 0001 3M02 606", true);
        row("United Kingdom", "GB82 WEST 1234 5698 7654 32", true);
        row("lower case", "gb82west12345698765432", true);
        row("Germany", "DE89 3704 0044 0532 0130 00", true);
        row("Switzerland", "CH93 0076 2011 6238 5295 7", true);
        row("Belgium", "BE68 5390 0754 7034", true);
        row("Norway, the shortest", "NO93 8601 1117 947", true);
        row("Malta", "MT84 MALT 0110 0001 2345 MTLC AST0 01S", true);
        row("digits swapped", "FR14 2004 1010 0505 0001 3M02 660", false);
        row("too short for France", "FR14 2004 1010 0505 0001 3M02", false);
        row("length of another country", "DE89 3704 0044 0532 0130", false);
        row("no such country", "US64 SVBK US6S 3300 9586 73", false);
        row("bytes that are no letters", "FR14 2004 1010 0505 0001 3\xC3\xA9" "02 60", false);
        row("nothing", "", false);
    }
    void ibans()
    {
        QFETCH(std::string, text);
        QTEST(isIban(text), "isValid");
    }

    void bics_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<bool>("isValid");
        QTest::newRow("BNP Paribas") << std::string("BNPAFRPP") << true;
        QTest::newRow("Deutsche Bank, branch") << std::string("DEUT DE FF 500") << true;
        QTest::newRow("lower case") << std::string("natxfrpp") << true;
        QTest::newRow("no country") << std::string("BNPAZZPP") << false;
        QTest::newRow("nine characters") << std::string("BNPAFRPPX") << false;
        QTest::newRow("digit in the bank") << std::string("BN1AFRPP") << false;
        QTest::newRow("three letters") << std::string("BNP") << false;
        QTest::newRow("nothing") << std::string() << false;
    }
    void bics()
    {
        QFETCH(std::string, text);
        QTEST(isBic(text), "isValid");
    }

    void codes()
    {
        QVERIFY(isCountryCode("FR") && isCountryCode("AD") && isCountryCode("ZW"));
        QVERIFY(!isCountryCode("UK") && !isCountryCode("fr") && !isCountryCode("D A") && !isCountryCode(" A") && !isCountryCode(""));
        QVERIFY(isMemberState("GR") && isMemberState("FR") && !isMemberState("GB") && !isMemberState("EL"));
        QVERIFY(isCurrencyCode("EUR") && isCurrencyCode("ZWG") && !isCurrencyCode("DEM") && !isCurrencyCode("eur") && !isCurrencyCode("R E"));
        // Centrale Bank van Curaçao en Sint Maarten: the Caribbean guilder since 31 March 2025; Regulation (EU) 2025/1408: the euro in Bulgaria since 2026.
        QVERIFY(isCurrencyCode("XCG") && !isCurrencyCode("ANG") && !isCurrencyCode("BGN"));
    }
};

QTEST_GUILESS_MAIN(TestIdentifiers)
#include "tst_identifiers.moc"
