// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pdffinish.h"

#include <QDateTime>

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
    if (!properties.title.isEmpty()) {
        info.replaceKey("/Title", unicode(properties.title));
    }
    if (!properties.author.isEmpty()) {
        info.replaceKey("/Author", unicode(properties.author));
    }
    if (isValidDate(properties.date)) {
        const QString date = u"D:"_s + isoDate(properties.date).remove(u'-') + u"000000Z"_s;
        info.replaceKey("/CreationDate", QPDFObjectHandle::newString(date.toStdString()));
        info.removeKey("/ModDate");
    }
}

// PDF/A-1 (ISO 19005-1, 6.7.3): what the metadata says of title, author and time is what the information dictionary says.
void setMetadata(QPDF &pdf)
{
    QPDFObjectHandle info = pdf.getTrailer().getKey("/Info"); // its readers are not const
    const auto told = [&info](const char *key) {
        QPDFObjectHandle value = info.isDictionary() ? info.getKey(key) : QPDFObjectHandle::newNull();
        return value.isString() ? QString::fromStdString(value.getUTF8Value()) : QString();
    };
    const auto element = [](const QString &pattern, const QString &text) { return text.isEmpty() ? QString() : pattern.arg(text.toHtmlEscaped()); };
    QString date = told("/CreationDate"); // D:20261130000000Z
    const QDateTime time = QDateTime::fromString(date.mid(2, 14), u"yyyyMMddHHmmss"_s);
    const QString zone = date.mid(16).remove(u'\'');
    date = time.isValid() ? time.toString(u"yyyy-MM-ddTHH:mm:ss"_s) + (zone.size() == 5 ? zone.left(3) + u':' + zone.mid(3) : u"Z"_s) : QString();
    const QString xmp = u"<?xpacket begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
                        "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\""
                        " xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\">\n"_s
        + element(u"<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">%1</rdf:li></rdf:Alt></dc:title>\n"_s, told("/Title"))
        + element(u"<dc:creator><rdf:Seq><rdf:li>%1</rdf:li></rdf:Seq></dc:creator>\n"_s, told("/Author"))
        + element(u"<xmp:CreatorTool>%1</xmp:CreatorTool>\n"_s, told("/Creator")) + element(u"<xmp:CreateDate>%1</xmp:CreateDate>\n"_s, date)
        + element(u"<pdf:Producer>%1</pdf:Producer>\n"_s, told("/Producer"))
        + u"<pdfaid:part>1</pdfaid:part>\n<pdfaid:conformance>B</pdfaid:conformance>\n"
          "</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"w\"?>"_s;
    QPDFObjectHandle stream = QPDFObjectHandle::newStream(&pdf, xmp.toStdString());
    stream.getDict().replaceKey("/Type", QPDFObjectHandle::newName("/Metadata"));
    stream.getDict().replaceKey("/Subtype", QPDFObjectHandle::newName("/XML"));
    pdf.getRoot().replaceKey("/Metadata", pdf.makeIndirectObject(stream));
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
        setMetadata(pdf);
        pdf.getTrailer().removeKey("/ID"); // drawn by lot for PDF/A; the writer below makes one of the content
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
