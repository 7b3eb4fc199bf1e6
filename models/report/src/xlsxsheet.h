// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <optional>
#include <tl/expected.hpp>

#include "engine/money.h"
#include "engine/offer.h"
#include "items/format.h"

struct lxw_format;
struct lxw_workbook;
struct lxw_worksheet;

namespace configuria {

enum class XlsxStyle { Plain, Wrapped, Title, Head, Bold, Muted, Money, MoneyBold, Price, Number, Count, Percent };

// How numbers are written is kept with the workbook: the currency, and where its sign stands.
struct XlsxProperties {
    QString title, author; // of the document; no name of a user and no path are written
    QString currency;      // ISO 4217
    Format format; // language of signs and of the foot of each page
    Date date;     // stands for the time of writing, so that the same input gives the same file
    PaperSize paper = PaperSize::A4;
};

class XlsxBook;

// One sheet of a book; valid as long as the book. Rows and columns count from 0. A text is written as a text whatever it
// begins with, so that no data becomes a formula.
class XlsxSheet {
public:
    void text(int row, int column, const QString &value, XlsxStyle style = XlsxStyle::Plain);
    void number(int row, int column, double value, XlsxStyle style = XlsxStyle::Number); // not finite: an empty cell
    void money(int row, int column, Money value, XlsxStyle style = XlsxStyle::Money);
    void percent(int row, int column, Rate value);
    // `value` is kept beside the formula: readers that do not compute (previews, LibreOffice until it is told) show it.
    void formula(int row, int column, const QString &formula, double value, XlsxStyle style);
    void formula(int row, int column, const QString &formula, Money value, XlsxStyle style = XlsxStyle::Money);

    void head(int row, const QStringList &titles); // bold on a tinted ground
    void freeze(int rows, int columns);            // what stays in sight; on paper those rows stand on every page
    void width(int first, int last, double characters);
    void lines(int row, int count); // height of a row of wrapped text: readers that print do not all find it themselves
    void printOn(int rows, int columns, bool isLandscape); // as many pages as it takes, one page wide

private:
    friend class XlsxBook;
    XlsxSheet(XlsxBook &book, lxw_worksheet *sheet) : m_book(&book), m_sheet(sheet) {}

    XlsxBook *m_book;
    lxw_worksheet *m_sheet; // nullptr when the book could not be made
};

class XlsxBook {
public:
    explicit XlsxBook(const XlsxProperties &properties);
    ~XlsxBook();
    Q_DISABLE_COPY_MOVE(XlsxBook)

    XlsxSheet addSheet(const QString &name); // cut to what a spreadsheet allows, and made unique
    tl::expected<QByteArray, QString> bytes(); // the whole file, once; the error is the library's own text

private:
    friend class XlsxSheet;
    lxw_format *format(XlsxStyle style);
    void note(int error); // the first one is told
    QString moneyPattern(int decimals) const;

    XlsxProperties m_properties;
    QTemporaryDir m_folder; // the library writes to a file, and its parts beside it
    QByteArray m_folderName, m_file;
    lxw_workbook *m_book = nullptr;
    QHash<int, lxw_format *> m_formats;
    QStringList m_names;
    int m_error = 0;
};

// "B3", "$B$3" for formulas.
QString xlsxCell(int row, int column, bool isFixed = false);

} // namespace configuria
