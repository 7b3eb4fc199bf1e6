// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "csvwriter.h"

#include <algorithm>
#include <cmath>

#include "quotetexts.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

// Excel and LibreOffice take a text that starts with one of these for a formula, quoted or not (OWASP ASVS 1.2.10).
// Invisible characters before it do not protect; full-width forms are folded to ASCII by some spreadsheets.
bool startsLikeFormula(const QString &text)
{
    static const QString risky = u"=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20"_s;
    for (const QChar c : text) {
        if (risky.contains(c)) {
            return true;
        }
        if (!c.isSpace() && c.category() != QChar::Other_Format && c != QChar(0xFEFF)) {
            return false;
        }
    }
    return false;
}

} // namespace

CsvWriter::CsvWriter(CsvStyle style) : CsvWriter(style == CsvStyle::ExcelFr ? u';' : u',', style == CsvStyle::ExcelFr ? u',' : u'.')
{
    if (style == CsvStyle::ExcelFr) {
        m_text += QChar(0xFEFF); // without it French Excel reads accents as Latin-1
    }
}

void CsvWriter::text(QString value)
{
    value.remove(QChar(u'\0'));
    cell(startsLikeFormula(value) ? u'\'' + value : value);
}

// Without an exponent, which some spreadsheets keep as text.
void CsvWriter::number(double value)
{
    if (!std::isfinite(value) || std::fabs(value) >= 1e18) {
        empty();
        return;
    }
    const int whole = value == 0 ? 1 : static_cast<int>(std::floor(std::log10(std::fabs(value)))) + 1;
    QString text = QString::number(value, 'f', std::clamp(6 - whole, 0, 12));
    if (text.contains(u'.')) {
        while (text.endsWith(u'0')) {
            text.chop(1);
        }
        if (text.endsWith(u'.')) {
            text.chop(1);
        }
    }
    cell(text.replace(u'.', m_point));
}

void CsvWriter::money(const std::optional<Money> &value)
{
    cell(value ? bareAmount(*value, m_point) : QString());
}

void CsvWriter::percent(Rate rate)
{
    cell(barePercent(rate, m_point));
}

void CsvWriter::date(Date value)
{
    cell(isoDate(value));
}

void CsvWriter::endRow()
{
    m_text += u"\r\n"_s;
    m_rowStarted = false;
}

// RFC 4180: a cell with a separator, a quote or a line end is quoted, its quotes doubled.
void CsvWriter::cell(QString value)
{
    if (m_rowStarted) {
        m_text += m_separator;
    }
    m_rowStarted = true;
    const bool quoted = value.contains(m_separator) || value.contains(u'"') || value.contains(u'\n') || value.contains(u'\r')
        || value.startsWith(u' ') || value.endsWith(u' ');
    m_text += quoted ? u'"' + value.replace(u'"', u"\"\""_s) + u'"' : value;
}

} // namespace configuria
