// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/countrywords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace configuria::texts {
namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::Countries)
};

} // namespace

QVector<Country> countries()
{
    return {
        {u"AU"_s, Tr::tr("Australia")}, {u"AT"_s, Tr::tr("Austria")}, {u"BE"_s, Tr::tr("Belgium")}, {u"BR"_s, Tr::tr("Brazil")},
        {u"CA"_s, Tr::tr("Canada")}, {u"CN"_s, Tr::tr("China")}, {u"DK"_s, Tr::tr("Denmark")}, {u"FI"_s, Tr::tr("Finland")},
        {u"FR"_s, Tr::tr("France")}, {u"DE"_s, Tr::tr("Germany")}, {u"IN"_s, Tr::tr("India")}, {u"IE"_s, Tr::tr("Ireland")},
        {u"IT"_s, Tr::tr("Italy")}, {u"JP"_s, Tr::tr("Japan")}, {u"LU"_s, Tr::tr("Luxembourg")}, {u"MA"_s, Tr::tr("Morocco")},
        {u"NL"_s, Tr::tr("Netherlands")}, {u"NO"_s, Tr::tr("Norway")}, {u"PL"_s, Tr::tr("Poland")}, {u"PT"_s, Tr::tr("Portugal")},
        {u"SA"_s, Tr::tr("Saudi Arabia")}, {u"SG"_s, Tr::tr("Singapore")}, {u"ES"_s, Tr::tr("Spain")}, {u"SE"_s, Tr::tr("Sweden")},
        {u"CH"_s, Tr::tr("Switzerland")}, {u"TN"_s, Tr::tr("Tunisia")}, {u"AE"_s, Tr::tr("United Arab Emirates")},
        {u"GB"_s, Tr::tr("United Kingdom")}, {u"US"_s, Tr::tr("United States")}};
}

QString countryName(const QString &code)
{
    const QVector<Country> listed = countries();
    const auto found = std::find_if(listed.begin(), listed.end(), [&code](const Country &country) { return country.code == code; });
    if (found != listed.end()) {
        return found->name;
    }
    const QLocale::Territory territory = QLocale::codeToTerritory(code);
    return territory == QLocale::AnyTerritory ? code : QLocale::territoryToString(territory);
}

} // namespace configuria::texts
