// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pdffinish.h"

#include <exception>
#include <vector>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include "engine/quote.h"
#include "quotetexts.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

QPDFObjectHandle unicode(const QString &text)
{
    return QPDFObjectHandle::newUnicodeString(text.toStdString());
}

void setInfo(QPDF &pdf, const PdfProperties &properties)
{
    QPDFObjectHandle info = pdf.getTrailer().getKey("/Info");
    if (!info.isDictionary()) {
        info = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
        pdf.getTrailer().replaceKey("/Info", info);
    }
    if (!properties.author.isEmpty()) {
        info.replaceKey("/Author", unicode(properties.author));
    }
    if (isValidDate(properties.date)) {
        const QString date = u"D:"_s + isoDate(properties.date).remove(u'-') + u"000000Z"_s;
        info.replaceKey("/CreationDate", QPDFObjectHandle::newString(date.toStdString()));
        info.removeKey("/ModDate");
        pdf.getRoot().removeKey("/Metadata"); // repeats the time of writing
    }
}

void setLanguage(QPDF &pdf, const QString &language)
{
    QPDFObjectHandle root = pdf.getRoot();
    root.replaceKey("/Lang", unicode(language));
    QPDFObjectHandle viewer = QPDFObjectHandle::newDictionary();
    viewer.replaceKey("/DisplayDocTitle", QPDFObjectHandle::newBool(true));
    root.replaceKey("/ViewerPreferences", viewer);
}

// One flat list. ISO 32000-1, 12.3.3.
void setOutlines(QPDF &pdf, const QVector<Bookmark> &bookmarks)
{
    const std::vector<QPDFObjectHandle> pages = pdf.getAllPages();
    QPDFObjectHandle outlines = pdf.makeIndirectObject(QPDFObjectHandle::newDictionary());
    std::vector<QPDFObjectHandle> items;
    for (const Bookmark &bookmark : bookmarks) {
        if (bookmark.page < 0 || static_cast<std::size_t>(bookmark.page) >= pages.size()) {
            continue;
        }
        QPDFObjectHandle page = pages[static_cast<std::size_t>(bookmark.page)];
        const double height = page.getKey("/MediaBox").isArray() ? page.getKey("/MediaBox").getArrayItem(3).getNumericValue() : 842;
        QPDFObjectHandle target = QPDFObjectHandle::newArray();
        target.appendItem(page);
        target.appendItem(QPDFObjectHandle::newName("/XYZ"));
        target.appendItem(QPDFObjectHandle::newNull());
        target.appendItem(QPDFObjectHandle::newReal(height - bookmark.top * 72 / paperDpi, 1));
        target.appendItem(QPDFObjectHandle::newNull());
        QPDFObjectHandle item = QPDFObjectHandle::newDictionary();
        item.replaceKey("/Title", unicode(bookmark.title));
        item.replaceKey("/Parent", outlines);
        item.replaceKey("/Dest", target);
        items.push_back(pdf.makeIndirectObject(item));
    }
    if (items.empty()) {
        return;
    }
    for (std::size_t i = 1; i < items.size(); ++i) {
        items[i].replaceKey("/Prev", items[i - 1]);
        items[i - 1].replaceKey("/Next", items[i]);
    }
    outlines.replaceKey("/Type", QPDFObjectHandle::newName("/Outlines"));
    outlines.replaceKey("/First", items.front());
    outlines.replaceKey("/Last", items.back());
    outlines.replaceKey("/Count", QPDFObjectHandle::newInteger(static_cast<long long>(items.size())));
    pdf.getRoot().replaceKey("/Outlines", outlines);
}

} // namespace

tl::expected<QByteArray, QString> finishPdf(const QByteArray &content, const PdfProperties &properties)
{
    try { // qpdf speaks in exceptions: none leaves this function
        QPDF pdf;
        pdf.processMemoryFile("quote", content.constData(), static_cast<std::size_t>(content.size()));
        setInfo(pdf, properties);
        setLanguage(pdf, properties.language);
        setOutlines(pdf, properties.bookmarks);
        QPDFWriter writer(pdf);
        writer.setOutputMemory();
        writer.setDeterministicID(true);
        writer.setStreamDataMode(qpdf_s_preserve);
        writer.write();
        const auto buffer = writer.getBufferSharedPointer();
        return QByteArray(reinterpret_cast<const char *>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize()));
    } catch (const std::exception &exception) {
        return tl::unexpected(QString::fromUtf8(exception.what()));
    }
}

} // namespace configuria
