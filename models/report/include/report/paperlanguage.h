// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <memory>

namespace configuria {

struct QuoteTerms;

// The customer's language, while it lives: what is translated meanwhile is in the words of the paper, and no widget hears of it.
// For the thread of the window: translators are the whole program's. Without effect where the program carries no such words.
class PaperLanguage {
public:
    explicit PaperLanguage(const QString &language); // "fr", "en", "en-US"
    ~PaperLanguage();
    Q_DISABLE_COPY_MOVE(PaperLanguage)

private:
    class Words;
    std::unique_ptr<Words> m_words;
};

// "fr", "en" or "en-US": that of the quote, else `window`'s.
QString paperLanguage(const QuoteTerms &terms, const QString &window);
// French of France, English of the United Kingdom or of the United States.
QLocale paperLocale(const QString &language);

} // namespace configuria
