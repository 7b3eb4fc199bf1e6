// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QTranslator>

namespace configuria {

// The language of the program. set() replaces the translators (ours, and Qt's own words) and the default locale;
// widgets then get QEvent::LanguageChange.
class Language {
public:
    Language() = default;
    ~Language();
    Language(const Language &) = delete;
    Language &operator=(const Language &) = delete;

    void set(const QString &language); // "fr", anything else is "en"
    QString current() const { return m_current; }

    static QString ofSystem();

private:
    QString m_current;
    QTranslator m_words;
    QTranslator m_qtWords;
};

} // namespace configuria
