// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/paperlanguage.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTranslator>

#include "engine/project.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

bool isFrench(const QString &language) { return language.startsWith(u"fr"_s); }

// Installing and removing a translator tells the application, which tells every window.
class Silence : public QObject {
public:
    Silence() { QCoreApplication::instance()->installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override { return event->type() == QEvent::LanguageChange; }
};

} // namespace

// Answers whatever it is asked: what English has no entry for is the source text, and must not be looked up in the window's French.
class PaperLanguage::Words : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *note, int count) const override
    {
        const QString found = QTranslator::translate(context, source, note, count);
        return found.isNull() ? QString::fromUtf8(source) : found;
    }
};

PaperLanguage::PaperLanguage(const QString &language)
{
    auto words = std::make_unique<Words>();
    if (!QCoreApplication::instance() || !words->load(isFrench(language) ? u":/i18n/configuria_fr.qm"_s : u":/i18n/configuria_en.qm"_s)) {
        return;
    }
    const Silence silence;
    QCoreApplication::installTranslator(words.get());
    m_words = std::move(words);
}

PaperLanguage::~PaperLanguage()
{
    if (m_words) {
        const Silence silence;
        QCoreApplication::removeTranslator(m_words.get());
        m_words.reset(); // within the silence: it removes itself once more
    }
}

QString paperLanguage(const QuoteTerms &terms, const QString &window)
{
    const QString language = terms.paper.language.empty() ? window : QString::fromStdString(terms.paper.language);
    return isFrench(language) ? u"fr"_s : language == u"en-US" ? language : u"en"_s;
}

QLocale paperLocale(const QString &language)
{
    if (isFrench(language)) {
        return {QLocale::French, QLocale::France};
    }
    return {QLocale::English, language == u"en-US" ? QLocale::UnitedStates : QLocale::UnitedKingdom};
}

} // namespace configuria
