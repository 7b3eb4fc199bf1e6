// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "countrybox.h"

#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

#include "items/countrywords.h"

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
    QVector<texts::Country> countries = texts::countries();
    std::sort(countries.begin(), countries.end(), [](const texts::Country &a, const texts::Country &b) { return QString::localeAwareCompare(a.name, b.name) < 0; });
    const QSignalBlocker blocker(this);
    clear();
    //: no country is said
    addItem(tr("not set"), QString());
    for (const texts::Country &country : countries) {
        addItem(country.name, country.code);
    }
    showCode();
}

} // namespace configuria
