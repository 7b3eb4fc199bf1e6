// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "xlsxsheet.h"

#include <QDateTime>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <utility>
#include <xlsxwriter.h>

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

struct XlsxText {
    Q_DECLARE_TR_FUNCTIONS(configuria::XlsxText)
};

constexpr int longestName = 31;    // of a sheet, in characters of UTF-16 (Excel specifications and limits)
constexpr int longestText = 32'767; // of a cell (the same)
constexpr int paperA4 = 9, paperLetter = 1; // ECMA-376 part 1, 18.3.1.63

lxw_row_t at(int row)
{
    return static_cast<lxw_row_t>(row);
}

lxw_col_t across(int column)
{
    return static_cast<lxw_col_t>(column);
}

// XML 1.0 allows no other control characters.
QByteArray cellText(const QString &value)
{
    QString text;
    text.reserve(value.size());
    for (const QChar c : value) {
        if (c >= u' ' || c == u'\n' || c == u'\t') {
            text += c;
        }
    }
    text.truncate(longestText);
    if (!text.isEmpty() && text.back().isHighSurrogate()) {
        text.chop(1);
    }
    return text.toUtf8();
}

QString sheetName(const QString &wanted, const QStringList &taken)
{
    QString name = wanted.simplified();
    for (const QChar c : u"[]:*?/\\'"_s) {
        name.replace(c, u' ');
    }
    const QString whole = name.simplified().isEmpty() ? u"1"_s : name.simplified();
    name = whole.left(longestName);
    for (int number = 2; taken.contains(name, Qt::CaseInsensitive); ++number) {
        const QString suffix = u" (%1)"_s.arg(number);
        name = whole.left(longestName - suffix.size()) + suffix;
    }
    return name;
}

double unitsOf(Money value)
{
    return static_cast<double>(value.micros()) / 1e6;
}

} // namespace

QString xlsxCell(int row, int column, bool isFixed)
{
    char name[LXW_MAX_CELL_NAME_LENGTH] = {};
    if (isFixed) {
        lxw_rowcol_to_cell_abs(name, at(row), across(column), 1, 1);
    } else {
        lxw_rowcol_to_cell(name, at(row), across(column));
    }
    return QString::fromLatin1(name);
}

XlsxBook::XlsxBook(const XlsxProperties &properties)
    : m_properties(properties), m_folderName(QFile::encodeName(m_folder.path())), m_file(QFile::encodeName(m_folder.filePath(u"book.xlsx"_s)))
{
    if (!m_folder.isValid()) {
        return;
    }
    lxw_workbook_options options = {};
    options.tmpdir = m_folderName.data();
    m_book = workbook_new_opt(m_file.constData(), &options);
    if (!m_book) {
        return;
    }
    QByteArray title = cellText(m_properties.title), author = cellText(m_properties.author), program("Configuria");
    lxw_doc_properties document = {};
    document.title = title.data();
    document.author = author.isEmpty() ? program.data() : author.data();
    const QDate date(m_properties.date.year, m_properties.date.month, m_properties.date.day);
    document.created = date.isValid() ? QDateTime(date, QTime(12, 0), Qt::UTC).toSecsSinceEpoch() : 0; // 0: now
    note(workbook_set_properties(m_book, &document));
}

XlsxBook::~XlsxBook()
{
    if (m_book) {
        workbook_close(m_book); // frees it; the folder goes with the file
    }
}

XlsxSheet XlsxBook::addSheet(const QString &name)
{
    if (!m_book) {
        return {*this, nullptr};
    }
    m_names << sheetName(name, m_names);
    lxw_worksheet *sheet = workbook_add_worksheet(m_book, m_names.back().toUtf8().constData());
    if (!sheet) {
        note(LXW_ERROR_SHEETNAME_LENGTH_EXCEEDED);
    }
    return {*this, sheet};
}

tl::expected<QByteArray, QString> XlsxBook::bytes()
{
    if (!m_book) {
        return tl::unexpected(m_folder.isValid() ? QString() : m_folder.errorString());
    }
    note(workbook_close(std::exchange(m_book, nullptr)));
    if (m_error != LXW_NO_ERROR) {
        return tl::unexpected(QString::fromUtf8(lxw_strerror(static_cast<lxw_error>(m_error))));
    }
    QFile file(m_folder.filePath(u"book.xlsx"_s));
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(file.errorString());
    }
    return file.readAll();
}

void XlsxBook::note(int error)
{
    m_error = m_error == LXW_NO_ERROR ? error : m_error;
}

// Patterns are written as in English and shown in the writing of whoever opens the file; the sign of the currency is ours.
QString XlsxBook::moneyPattern(int decimals) const
{
    const QString digits = u"#,##0.00"_s + QString(decimals - 2, u'#');
    const QString sample = m_properties.format.moneyShort(Money::units(1), m_properties.currency); // "1 €", "€1"
    const int one = static_cast<int>(sample.indexOf(u'1'));
    const auto quoted = [](const QString &text) { return text.isEmpty() ? QString() : u'"' + text + u'"'; };
    return quoted(sample.left(one)) + digits + quoted(sample.mid(one + 1));
}

lxw_format *XlsxBook::format(XlsxStyle style)
{
    lxw_format *&format = m_formats[static_cast<int>(style)];
    if (format) {
        return format;
    }
    format = workbook_add_format(m_book);
    const auto pattern = [format](const QString &text) { format_set_num_format(format, text.toUtf8().constData()); };
    const bool isFrench = m_properties.format.locale().language() == QLocale::French;
    format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
    switch (style) {
    case XlsxStyle::Plain: break;
    case XlsxStyle::Wrapped: format_set_text_wrap(format); break;
    case XlsxStyle::Title:
        format_set_bold(format);
        format_set_font_size(format, 14);
        break;
    case XlsxStyle::Head:
        format_set_bold(format);
        format_set_text_wrap(format);
        format_set_bg_color(format, 0xF2F5F8);
        format_set_bottom(format, LXW_BORDER_THIN);
        break;
    case XlsxStyle::Bold: format_set_bold(format); break;
    case XlsxStyle::Muted:
        format_set_font_color(format, 0x5B6773);
        format_set_text_wrap(format);
        break;
    case XlsxStyle::Money: pattern(moneyPattern(2)); break;
    case XlsxStyle::MoneyBold:
        pattern(moneyPattern(2));
        format_set_bold(format);
        format_set_top(format, LXW_BORDER_THIN);
        break;
    case XlsxStyle::Price: pattern(moneyPattern(6)); break;
    case XlsxStyle::Number: pattern(u"#,##0.######"_s); break;
    case XlsxStyle::Count: pattern(u"#,##0"_s); break;
    case XlsxStyle::Percent: // A sign between quotes would be no more than a letter: the number would not be multiplied.
        pattern(isFrench ? u"0.00##\"\u00A0\"%"_s : u"0.00##%"_s); break;
    }
    return format;
}

void XlsxSheet::text(int row, int column, const QString &value, XlsxStyle style)
{
    if (m_sheet) {
        m_book->note(worksheet_write_string(m_sheet, at(row), across(column), cellText(value).constData(), m_book->format(style)));
    }
}

void XlsxSheet::number(int row, int column, double value, XlsxStyle style)
{
    if (m_sheet && std::isfinite(value)) {
        m_book->note(worksheet_write_number(m_sheet, at(row), across(column), value, m_book->format(style)));
    }
}

void XlsxSheet::money(int row, int column, Money value, XlsxStyle style)
{
    number(row, column, unitsOf(value), style);
}

void XlsxSheet::percent(int row, int column, Rate value)
{
    number(row, column, static_cast<double>(value.ppm) / 1e6, XlsxStyle::Percent);
}

void XlsxSheet::formula(int row, int column, const QString &formula, double value, XlsxStyle style)
{
    if (m_sheet) {
        m_book->note(worksheet_write_formula_num(m_sheet, at(row), across(column), formula.toUtf8().constData(), m_book->format(style), value));
    }
}

void XlsxSheet::formula(int row, int column, const QString &formula, Money value, XlsxStyle style)
{
    this->formula(row, column, formula, unitsOf(value), style);
}

void XlsxSheet::head(int row, const QStringList &titles)
{
    for (int i = 0; i < titles.size(); ++i) {
        text(row, i, titles[i], XlsxStyle::Head);
    }
}

void XlsxSheet::freeze(int rows, int columns)
{
    if (!m_sheet) {
        return;
    }
    worksheet_freeze_panes(m_sheet, at(rows), across(columns));
    if (rows > 0) {
        m_book->note(worksheet_repeat_rows(m_sheet, 0, at(rows - 1)));
    }
}

void XlsxSheet::width(int first, int last, double characters)
{
    if (m_sheet) {
        m_book->note(worksheet_set_column(m_sheet, across(first), across(last), characters, nullptr));
    }
}

void XlsxSheet::lines(int row, int count)
{
    constexpr double lineHeight = 15, highest = 409; // points: the usual row, and the limit of Excel
    if (m_sheet && count > 1) {
        m_book->note(worksheet_set_row(m_sheet, at(row), std::min(highest, lineHeight * count), nullptr));
    }
}

void XlsxSheet::printOn(int rows, int columns, bool isLandscape)
{
    if (!m_sheet || rows <= 0 || columns <= 0) {
        return;
    }
    m_book->note(worksheet_print_area(m_sheet, 0, 0, at(rows - 1), across(columns - 1)));
    worksheet_set_paper(m_sheet, m_book->m_properties.paper == PaperSize::Letter ? paperLetter : paperA4);
    if (isLandscape) {
        worksheet_set_landscape(m_sheet);
    }
    worksheet_fit_to_pages(m_sheet, 1, 0);
    //: foot of a page of a spreadsheet: &P and &N stand for the number of the page and of the last one, keep them
    const QString foot = u"&R"_s + XlsxText::tr("Page &P / &N");
    m_book->note(worksheet_set_footer(m_sheet, foot.toUtf8().constData()));
}

} // namespace configuria
