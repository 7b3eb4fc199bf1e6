// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "listtext.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace configuria {

namespace {

// 0x80 to 0x9F of Windows-1252, https://encoding.spec.whatwg.org/index-windows-1252.txt; the rest of it is Latin-1.
constexpr std::array<char16_t, 32> windows1252 = {
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
    0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

std::string fromWindows1252(const QByteArray &bytes)
{
    QString text(bytes.size(), Qt::Uninitialized);
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        text[i] = QChar(byte >= 0x80 && byte < 0xA0 ? windows1252[byte - 0x80U] : char16_t(byte));
    }
    return text.toStdString();
}

// Text of western languages has a zero in every other byte.
std::optional<QStringConverter::Encoding> utf16Of(const QByteArray &bytes)
{
    if (bytes.startsWith("\xFF\xFE")) {
        return QStringConverter::Utf16LE;
    }
    if (bytes.startsWith("\xFE\xFF")) {
        return QStringConverter::Utf16BE;
    }
    const qsizetype pairs = std::min<qsizetype>(bytes.size(), 1024) / 2;
    qsizetype zeros[2] = {0, 0};
    for (qsizetype i = 0; i < 2 * pairs; ++i) {
        zeros[i % 2] += bytes[i] == 0 ? 1 : 0;
    }
    const auto isMost = [pairs](qsizetype count) { return pairs > 0 && count * 4 > pairs * 3; };
    return isMost(zeros[1]) ? std::optional(QStringConverter::Utf16LE) : isMost(zeros[0]) ? std::optional(QStringConverter::Utf16BE) : std::nullopt;
}

// ASCII blanks, no-break space, narrow no-break space.
std::size_t blankAt(std::string_view text)
{
    if (text.empty()) {
        return 0;
    }
    if (text.front() == ' ' || text.front() == '\t' || text.front() == '\n' || text.front() == '\r') {
        return 1;
    }
    return text.starts_with("\xC2\xA0") ? 2 : text.starts_with("\xE2\x80\xAF") ? 3 : 0;
}

std::size_t blankBefore(std::string_view text)
{
    if (text.empty()) {
        return 0;
    }
    if (text.back() == ' ' || text.back() == '\t' || text.back() == '\n' || text.back() == '\r') {
        return 1;
    }
    return text.ends_with("\xC2\xA0") ? 2 : text.ends_with("\xE2\x80\xAF") ? 3 : 0;
}

} // namespace

class ListSplitter {
public:
    ListSplitter(std::string_view text, char separator, int maxRows) : m_text(text), m_separator(separator), m_maxRows(maxRows) {}

    // Line of a quote that is not closed.
    std::optional<int> split(ListTable &table)
    {
        m_table = &table;
        while (m_at < m_text.size() && table.rowCount() < m_maxRows) {
            const int line = m_line;
            const std::size_t first = table.m_cells.size();
            if (!readRow()) {
                return m_quoteLine;
            }
            const bool isEmpty = std::all_of(table.m_cells.begin() + static_cast<std::ptrdiff_t>(first), table.m_cells.end(),
                                             [](std::string_view cell) { return cell.empty(); });
            if (isEmpty) {
                table.m_cells.resize(first);
            } else {
                table.m_rows.push_back({line, first});
            }
        }
        return std::nullopt;
    }

private:
    bool isLineEnd(char c) const { return c == '\n' || c == '\r'; }

    // False: a quote is not closed.
    bool readRow()
    {
        while (true) {
            if (!readCell()) {
                return false;
            }
            if (m_at >= m_text.size()) {
                return true;
            }
            if (isLineEnd(m_text[m_at])) {
                takeLineEnd();
                return true;
            }
            ++m_at; // the separator
        }
    }
    void takeLineEnd()
    {
        if (m_text[m_at] == '\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '\n') {
            ++m_at;
        }
        ++m_at;
        ++m_line;
    }
    bool readCell()
    {
        std::size_t start = m_at;
        while (start < m_text.size() && m_text[start] == ' ') {
            ++start;
        }
        if (start < m_text.size() && m_text[start] == '"') {
            m_at = start;
            return readQuoted();
        }
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && m_text[m_at] != m_separator && !isLineEnd(m_text[m_at])) {
            ++m_at;
        }
        m_table->m_cells.push_back(trimmed(m_text.substr(begin, m_at - begin)));
        return true;
    }
    bool readQuoted()
    {
        m_quoteLine = m_line;
        const std::size_t begin = ++m_at;
        bool hasDoubled = false;
        while (true) {
            if (m_at >= m_text.size()) {
                return false;
            }
            const char c = m_text[m_at];
            if (c == '"' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '"') {
                hasDoubled = true;
                m_at += 2;
            } else if (c == '"') {
                break;
            } else if (isLineEnd(c)) {
                takeLineEnd();
            } else {
                ++m_at;
            }
        }
        std::string_view cell = m_text.substr(begin, m_at - begin);
        ++m_at;
        // What stands between the closing quote and the separator belongs to the cell: "24""" rack" is written by hand.
        const std::size_t rest = m_at;
        while (m_at < m_text.size() && m_text[m_at] != m_separator && !isLineEnd(m_text[m_at])) {
            ++m_at;
        }
        const std::string_view tail = trimmed(m_text.substr(rest, m_at - rest));
        if (hasDoubled || !tail.empty()) {
            cell = keep(cell, tail);
        }
        m_table->m_cells.push_back(trimmed(cell));
        return true;
    }
    std::string_view keep(std::string_view quoted, std::string_view tail)
    {
        std::string &text = m_table->m_unquoted.emplace_back();
        for (std::size_t i = 0; i < quoted.size(); ++i) {
            text += quoted[i];
            i += quoted[i] == '"' ? 1 : 0;
        }
        text += tail;
        return text;
    }

    std::string_view m_text;
    char m_separator;
    int m_maxRows;
    ListTable *m_table = nullptr;
    std::size_t m_at = 0;
    int m_line = 1;
    int m_quoteLine = 1;
};

ListTable::Row ListTable::row(int index) const
{
    const auto i = static_cast<std::size_t>(index);
    const std::size_t end = i + 1 < m_rows.size() ? m_rows[i + 1].first : m_cells.size();
    return {m_rows[i].line, std::span(m_cells).subspan(m_rows[i].first, end - m_rows[i].first)};
}

Result<ListText> decodeList(const QByteArray &bytes, const QString &file)
{
    ListText list;
    if (const auto utf16 = utf16Of(bytes)) {
        QStringDecoder decoder(*utf16);
        const QString text = decoder(bytes);
        list = {text.toStdString(), "UTF-16"};
    } else {
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        const QString text = decoder(bytes);
        list = decoder.hasError() ? ListText{fromWindows1252(bytes), "Windows-1252"} : ListText{bytes.toStdString(), "UTF-8"};
    }
    if (list.text.starts_with("\xEF\xBB\xBF")) {
        list.text.erase(0, 3);
    }
    if (list.text.find('\0') != std::string::npos) {
        return tl::unexpected(Error{ErrorCode::NotCsv, file.toStdString(), {}, {}, "text in UTF-8, UTF-16 or Windows-1252", {}});
    }
    return list;
}

Result<ListTable> splitList(std::string_view text, char separator, const QString &file, int maxRows)
{
    ListTable table;
    if (const std::optional<int> line = ListSplitter(text, separator, maxRows).split(table)) {
        return tl::unexpected(Error{ErrorCode::NotCsv, file.toStdString(), std::to_string(*line), "an open quote", "a closing quote", {}});
    }
    return table;
}

std::string_view trimmed(std::string_view text)
{
    while (const std::size_t blank = blankAt(text)) {
        text.remove_prefix(blank);
    }
    while (const std::size_t blank = blankBefore(text)) {
        text.remove_suffix(blank);
    }
    return text;
}

} // namespace configuria
