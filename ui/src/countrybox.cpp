// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "countrybox.h"

#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

bool isCode(const QString &text)
{
    return text.size() == 2 && std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c >= u'A' && c <= u'Z'; });
}

} // namespace

CountryBox::CountryBox(QWidget *parent) : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    connect(this, &QComboBox::activated, this, &CountryBox::takeText);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &CountryBox::takeText);
    retranslate();
}

void CountryBox::setCode(const QString &code)
{
    if (code != m_code) { // the same one would rewrite the text that is being typed
        m_code = code;
        showCode();
    }
}

// The name of a listed country, or two letters; anything else goes back to what was there.
void CountryBox::takeText()
{
    const QString text = currentText().trimmed();
    const int listed = findText(text, Qt::MatchFixedString);
    const QString code = listed >= 0 ? itemData(listed).toString() : text.toUpper();
    if (code != m_code && (code.isEmpty() || isCode(code))) {
        m_code = code;
        emit codeChanged(code);
    }
    showCode();
}

void CountryBox::showCode()
{
    const QSignalBlocker blocker(this);
    const int listed = findData(m_code);
    setCurrentIndex(listed);
    if (listed < 0) {
        setEditText(m_code);
    }
    lineEdit()->setCursorPosition(0); // the start of a long name, not its end
}

void CountryBox::retranslate()
{
    struct Country {
        QString name, code;
    };
    QVector<Country> countries{
        {tr("Australia"), u"AU"_s}, {tr("Austria"), u"AT"_s}, {tr("Belgium"), u"BE"_s}, {tr("Brazil"), u"BR"_s}, {tr("Canada"), u"CA"_s}, {tr("China"), u"CN"_s},
        {tr("Denmark"), u"DK"_s}, {tr("Finland"), u"FI"_s}, {tr("France"), u"FR"_s}, {tr("Germany"), u"DE"_s}, {tr("India"), u"IN"_s}, {tr("Ireland"), u"IE"_s},
        {tr("Italy"), u"IT"_s}, {tr("Japan"), u"JP"_s}, {tr("Luxembourg"), u"LU"_s}, {tr("Morocco"), u"MA"_s}, {tr("Netherlands"), u"NL"_s}, {tr("Norway"), u"NO"_s},
        {tr("Poland"), u"PL"_s}, {tr("Portugal"), u"PT"_s}, {tr("Saudi Arabia"), u"SA"_s}, {tr("Singapore"), u"SG"_s}, {tr("Spain"), u"ES"_s}, {tr("Sweden"), u"SE"_s},
        {tr("Switzerland"), u"CH"_s}, {tr("Tunisia"), u"TN"_s}, {tr("United Arab Emirates"), u"AE"_s}, {tr("United Kingdom"), u"GB"_s}, {tr("United States"), u"US"_s}};
    std::sort(countries.begin(), countries.end(), [](const Country &a, const Country &b) { return QString::localeAwareCompare(a.name, b.name) < 0; });
    const QSignalBlocker blocker(this);
    clear();
    //: no country is said
    addItem(tr("not set"), QString());
    for (const Country &country : countries) {
        addItem(country.name, country.code);
    }
    showCode();
}

} // namespace configuria
