// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/quotedocument.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include "quotetexts.h"
#include "savefile.h"

using namespace Qt::StringLiterals;

namespace configuria {

tl::expected<void, Error> writeQuotePdf(const QuoteInput &input, const QString &path)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(QString::fromStdString(input.project.quote.number));
        QPainter painter(&writer);
        painter.drawText(1000, 1000, QuoteText::tr("Quote"));
    }
    return saveFile(path, pdf);
}

} // namespace configuria
