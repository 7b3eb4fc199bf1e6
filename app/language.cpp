// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include <QCoreApplication>
#include <QLibraryInfo>

#include "report/paperlanguage.h"

using namespace Qt::StringLiterals;

namespace configuria {

Language::~Language()
{
    QCoreApplication::removeTranslator(&m_words);
    QCoreApplication::removeTranslator(&m_qtWords);
}

void Language::set(const QString &language)
{
    m_current = language == "fr"_L1 ? u"fr"_s : u"en"_s;
    QLocale::setDefault(paperLocale(m_current));
    QCoreApplication::removeTranslator(&m_words);
    QCoreApplication::removeTranslator(&m_qtWords);
    // Qt has no qtbase_en: its source texts are English.
    if (m_qtWords.load(u"qtbase_"_s + m_current, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qtWords);
    }
    if (m_words.load(u":/i18n/configuria_%1.qm"_s.arg(m_current))) {
        QCoreApplication::installTranslator(&m_words);
    }
}

QString Language::ofSystem()
{
    return QLocale::system().language() == QLocale::French ? u"fr"_s : u"en"_s;
}

} // namespace configuria
