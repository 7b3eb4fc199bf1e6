// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>

#include <memory>
#include <tl/expected.hpp>

#include "engine/error.h"
#include "engine/offer.h"

class QPainter;

namespace configuria {

struct QuoteInput;

// A quote laid out on its pages, once: what is seen, printed and saved is painted from the same lines and the same page breaks. It owns
// all that it paints: the input may go. For the thread of the window, as PaperLanguage.
class PagedQuote {
public:
    explicit PagedQuote(const QuoteInput &input);
    ~PagedQuote();
    Q_DISABLE_COPY_MOVE(PagedQuote)

    QString title() const;
    int pageCount() const;
    PaperSize paperSize() const;
    QSizeF pageSize() const; // in points, 72 to the inch

    // A page, from 0, with its footer and the warning of the internal view. Its upper left corner is the painter's origin, and
    // `dotsPerInch` of the painter's units are an inch of the paper. Nothing is painted under it: paper is white.
    void paint(QPainter &painter, int page, qreal dotsPerInch) const;

    // The PDF of writeQuotePdf().
    tl::expected<void, Error> writePdf(const QString &path) const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace configuria
