// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "csvwriter.h"

#include <QStringList>

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

CsvWriter::CsvWriter(const CsvFormat &format) : m_format(format)
{
    if (format.encoding == CsvEncoding::Utf8Bom) {
        m_text += QChar(0xFEFF);
    }
}

CsvWriter::CsvWriter(QChar separator, QChar point)
{
    m_format.separator = separator.unicode();
    m_format.point = point.unicode();
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
    cell(text.replace(u'.', QChar(m_format.point)));
}

void CsvWriter::money(const std::optional<Money> &value)
{
    cell(value ? bareAmount(*value, m_format.point) : QString());
}

void CsvWriter::percent(Rate rate)
{
    cell(barePercent(rate, m_format.point));
}

void CsvWriter::quantity(SoldQuantity quantity)
{
    cell(bareQuantity(quantity, m_format.point));
}

void CsvWriter::date(Date value)
{
    const QString iso = isoDate(value);
    const QStringList parts = iso.split(u'-'); // year, month, day
    if (m_format.dates == CsvDates::Iso || parts.size() != 3) {
        cell(iso);
    } else {
        const bool isDayFirst = m_format.dates == CsvDates::DayFirst;
        cell(QStringList{parts[isDayFirst ? 2 : 1], parts[isDayFirst ? 1 : 2], parts[0]}.join(u'/'));
    }
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
        m_text += QChar(m_format.separator);
    }
    m_rowStarted = true;
    const bool quoted = value.contains(QChar(m_format.separator)) || value.contains(u'"') || value.contains(u'\n') || value.contains(u'\r')
        || value.startsWith(u' ') || value.endsWith(u' ');
    m_text += quoted ? u'"' + value.replace(u'"', u"\"\""_s) + u'"' : value;
}

} // namespace configuria
