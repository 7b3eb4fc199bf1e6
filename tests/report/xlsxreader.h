// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QXmlStreamReader>
#include <QtEndian>

#include <zlib.h>

namespace configuria {

// The files of a ZIP container, read by its central directory (APPNOTE.TXT 4.3.12) and inflated.
inline QHash<QString, QByteArray> unzipped(const QByteArray &zip)
{
    const auto word = [&zip](qsizetype at) { return qFromLittleEndian<quint16>(zip.constData() + at); };
    const auto dword = [&zip](qsizetype at) { return qFromLittleEndian<quint32>(zip.constData() + at); };
    QHash<QString, QByteArray> files;
    for (qsizetype at = zip.indexOf("PK\1\2"); at >= 0 && at + 46 <= zip.size(); at = zip.indexOf("PK\1\2", at + 46)) {
        const qsizetype local = dword(at + 42), start = local + 30 + word(local + 26) + word(local + 28);
        const QByteArray packed = zip.mid(start, dword(at + 20));
        QByteArray content(dword(at + 24), '\0');
        if (word(at + 10) == 0) {
            content = packed;
        } else {
            z_stream stream = {};
            inflateInit2(&stream, -MAX_WBITS);
            stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.constData()));
            stream.avail_in = static_cast<uInt>(packed.size());
            stream.next_out = reinterpret_cast<Bytef *>(content.data());
            stream.avail_out = static_cast<uInt>(content.size());
            inflate(&stream, Z_FINISH);
            inflateEnd(&stream);
        }
        files.insert(QString::fromUtf8(zip.mid(at + 46, word(at + 28))), content);
    }
    return files;
}

struct XlsxCell {
    QString text;    // of a string
    QString formula; // without "="
    QString value;   // number, or the value kept beside a formula
};

// Cells of one sheet by name ("B3"); `sheet` counts from 1.
inline QHash<QString, XlsxCell> xlsxCells(const QByteArray &file, int sheet)
{
    const QHash<QString, QByteArray> files = unzipped(file);
    QStringList strings;
    QXmlStreamReader shared(files.value(QStringLiteral("xl/sharedStrings.xml")));
    while (!shared.atEnd()) {
        if (shared.readNext() == QXmlStreamReader::StartElement && shared.name() == QStringLiteral("si")) {
            strings << QString();
        } else if (shared.isStartElement() && shared.name() == QStringLiteral("t")) {
            strings.back() += shared.readElementText();
        }
    }
    QHash<QString, XlsxCell> cells;
    QString name;
    bool isText = false;
    QXmlStreamReader xml(files.value(QStringLiteral("xl/worksheets/sheet%1.xml").arg(sheet)));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QStringLiteral("c")) {
            name = xml.attributes().value(QStringLiteral("r")).toString();
            isText = xml.attributes().value(QStringLiteral("t")) == QStringLiteral("s");
        } else if (xml.name() == QStringLiteral("f")) {
            cells[name].formula = xml.readElementText();
        } else if (xml.name() == QStringLiteral("v")) {
            const QString value = xml.readElementText();
            if (isText) {
                cells[name].text = strings.value(value.toInt());
            } else {
                cells[name].value = value;
            }
        }
    }
    return cells;
}

} // namespace configuria
