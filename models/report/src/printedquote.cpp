// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/printedquote.h"

#include <QFile>
#include <QTemporaryDir>

namespace configuria {

using namespace Qt::StringLiterals;

tl::expected<QByteArray, Error> printedQuote(const QuoteInput &input)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"quote.pdf"_s);
    if (const auto written = writeQuotePdf(input, file); !written) {
        return tl::unexpected(written.error());
    }
    QFile pdf(file);
    return pdf.open(QIODevice::ReadOnly) ? tl::expected<QByteArray, Error>(pdf.readAll())
                                         : tl::unexpected(Error{ErrorCode::CannotOpen, file.toStdString(), {}, {}, {}, pdf.errorString().toStdString()});
}

} // namespace configuria
