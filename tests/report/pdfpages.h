// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QString>
#include <QStringList>

#include "report/pagedquote.h"

namespace configuria {

inline QByteArray outputOf(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished(60'000) && process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
}

// Text of each page, laid out.
inline QStringList textPages(const QString &pdf)
{
    QStringList pages = QString::fromUtf8(outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")})).split(u'\f');
    if (!pages.isEmpty()) {
        pages.removeLast(); // each page ends with a form feed
    }
    return pages;
}

constexpr int imageDpi = 50;

// A page, from 0, as another program shows it.
inline QImage imageOf(const QString &pdf, int page)
{
    const QString number = QString::number(page + 1);
    return QImage::fromData(outputOf(QStringLiteral("pdftoppm"), {QStringLiteral("-r"), QString::number(imageDpi), QStringLiteral("-f"), number, QStringLiteral("-l"),
                                                                  number, QStringLiteral("-png"), pdf}));
}

// A page, from 0, as our window shows it.
inline QImage imageOf(const PagedQuote &pages, int page)
{
    const QSizeF size = pages.pageSize() * imageDpi / 72;
    QImage image(qCeil(size.width()), qCeil(size.height()), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    pages.paint(painter, page, imageDpi);
    return image;
}

// Mean difference of two pages, 0 for the same and 1 for black beside white. Two programs smooth letters in their own ways: squares of
// 4 points a side are compared.
inline double difference(const QImage &a, const QImage &b)
{
    if (a.isNull() || qAbs(a.width() - b.width()) > 1 || qAbs(a.height() - b.height()) > 1) {
        return 1;
    }
    const QSize size = a.size() * (72.0 / 4 / imageDpi);
    const auto grey = [&size](const QImage &image) {
        return image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_Grayscale8);
    };
    const QImage first = grey(a), second = grey(b);
    double sum = 0;
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            sum += qAbs(qGray(first.pixel(x, y)) - qGray(second.pixel(x, y))) / 255.0;
        }
    }
    return sum / (size.width() * size.height());
}

} // namespace configuria
