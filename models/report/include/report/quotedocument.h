// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QString>
#include <QVector>

#include <functional>
#include <tl/expected.hpp>

#include "engine/error.h"
#include "engine/evaluation.h"
#include "engine/quote.h"
#include "items/format.h"
#include "report/csvformat.h"

class QIODevice;
class QPainter;
class QRectF;

namespace configuria {

// A chart as app hands it over: drawn with the painter into the rectangle, as vectors, on white. The painter records at the
// resolution of a screen: sizes of fonts and pens are those of a window, and are printed at three quarters of them.
struct QuoteChart {
    QString title;
    std::function<void(QPainter &, const QRectF &)> paint;
};

// A measured run for the annex, in words.
struct QuoteEvidence {
    QString figure; // the figure that it measured: runs of one figure follow each other
    QString run;    // what was run on what, what was measured, what we say of it
    QString source; // where it was published
};

// Internal: with purchase prices, margins, floors and the note of approval. Nothing of these is in a file of the customer's view.
enum class QuoteView { Customer, Internal };

// What the seller's papers look like.
struct QuoteLook {
    QByteArray logo; // PNG, JPEG or what else Qt reads; "": none
    QColor accent;   // of titles and heads; invalid: the program's. Darkened where white could not be read on it
};

// All that a quote prints. References live as long as the call.
struct QuoteInput {
    const Catalogue &catalogue;
    const Project &project;
    const Evaluation &evaluation;
    int configuration = 0;
    QVector<QuoteChart> charts;
    Format format;          // language and locale of the paper
    QString language;       // "fr", "en" or "en-US": document language; its words are found where the program carries them
    QVector<QuoteEvidence> evidence = {}; // empty: no annex
    QuoteView view = QuoteView::Customer;
    QuoteLook look = {};
    bool isDraft = false; // it must not be issued as it is, and says so on every page and in its data
};

// What it must not be issued with is found on that day (engine/quotechecks.h).
bool mustStayDraft(const Catalogue &catalogue, const Project &project, Date today);

// A PDF of the size that the project asks for: fonts embedded, searchable text, title and /Lang set, table header repeated and
// totals carried over, page x / y, no row split unless it is taller than a page. Written whole or not at all.
tl::expected<void, Error> writeQuotePdf(const QuoteInput &input, const QString &path);

tl::expected<void, Error> writeQuoteCsv(const QuoteInput &input, const CsvFormat &format, const QString &path);
QByteArray quoteCsv(const QuoteInput &input, const CsvFormat &format); // in UTF-8, whatever the encoding

// A sheet for each configuration that is offered, one of the terms, and in the internal view one of the margins. Totals are formulas.
tl::expected<void, Error> writeQuoteXlsx(const QuoteInput &input, const QString &path);
tl::expected<QByteArray, QString> quoteXlsx(const QuoteInput &input);

} // namespace configuria
