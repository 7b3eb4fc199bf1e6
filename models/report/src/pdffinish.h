// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QVector>

#include <tl/expected.hpp>

#include "engine/project.h"
#include "sheet.h"

namespace configuria {

// What QPdfWriter cannot write.
struct PdfProperties {
    QString title;
    QString language; // BCP 47
    QString author;
    Date date;        // stands for the time of writing, so that the same quote gives the same file; unset: left as it is
    QVector<Bookmark> bookmarks;
};

// The error is the library's own text.
tl::expected<QByteArray, QString> finishPdf(const QByteArray &pdf, const PdfProperties &properties);

} // namespace configuria
