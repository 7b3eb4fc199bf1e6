// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/csvreader.h"

#include <QStringDecoder>

#include <algorithm>
#include <optional>
#include <string_view>

namespace configuria {

namespace {

class Parser {
public:
    Parser(std::string_view text, std::string file) : m_text(text), m_file(std::move(file)) {}

    Result<CsvTable> parse()
    {
        CsvTable table;
        table.file = m_file;
        while (m_at < m_text.size()) {
            CsvTable::Row row;
            row.line = m_line;
            if (std::optional<Error> error = readRow(row.cells)) {
                return tl::unexpected(*error);
            }
            if (row.cells.size() == 1 && row.cells.front().empty()) {
                continue;
            }
            if (table.header.empty()) {
                if (std::optional<Error> error = checkHeader(row)) {
                    return tl::unexpected(*error);
                }
                table.header = std::move(row.cells);
                continue;
            }
            if (row.cells.size() != table.header.size()) {
                return tl::unexpected(error(row.line, std::to_string(row.cells.size()) + " cells",
                                            std::to_string(table.header.size()) + " cells"));
            }
            table.rows.push_back(std::move(row));
        }
        if (table.header.empty()) {
            return tl::unexpected(error(1, "", "a header line"));
        }
        return table;
    }

private:
    Error error(int line, std::string found, std::string accepted) const
    {
        return {ErrorCode::NotCsv, m_file, std::to_string(line), std::move(found), std::move(accepted), {}};
    }

    std::optional<Error> checkHeader(const CsvTable::Row &row) const
    {
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const std::string &name = row.cells[i];
            if (name.empty()) {
                return error(row.line, "\"\"", "a column name");
            }
            if (std::find(row.cells.begin(), row.cells.begin() + static_cast<std::ptrdiff_t>(i), name)
                != row.cells.begin() + static_cast<std::ptrdiff_t>(i)) {
                return error(row.line, name, "column names that differ");
            }
        }
        return std::nullopt;
    }

    bool atLineEnd() const { return m_text[m_at] == '\n' || m_text[m_at] == '\r'; }

    void takeLineEnd()
    {
        if (m_text[m_at] == '\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '\n') {
            ++m_at;
        }
        ++m_at;
        ++m_line;
    }

    std::optional<Error> readRow(std::vector<std::string> &cells)
    {
        while (true) {
            std::string cell;
            if (std::optional<Error> error = readCell(cell)) {
                return error;
            }
            cells.push_back(std::move(cell));
            if (m_at == m_text.size()) {
                return std::nullopt;
            }
            if (atLineEnd()) {
                takeLineEnd();
                return std::nullopt;
            }
            ++m_at; // the comma
        }
    }

    std::optional<Error> readCell(std::string &cell)
    {
        if (m_at < m_text.size() && m_text[m_at] == '"') {
            return readQuoted(cell);
        }
        while (m_at < m_text.size() && m_text[m_at] != ',' && !atLineEnd()) {
            if (m_text[m_at] == '"') {
                return error(m_line, cell + '"', "a quote only around a whole cell, doubled inside");
            }
            cell += m_text[m_at++];
        }
        return std::nullopt;
    }

    std::optional<Error> readQuoted(std::string &cell)
    {
        const int start = m_line;
        ++m_at;
        while (m_at < m_text.size()) {
            if (m_text[m_at] == '"') {
                if (m_at + 1 < m_text.size() && m_text[m_at + 1] == '"') {
                    cell += '"';
                    m_at += 2;
                    continue;
                }
                ++m_at;
                if (m_at == m_text.size() || m_text[m_at] == ',' || atLineEnd()) {
                    return std::nullopt;
                }
                return error(m_line, std::string(1, m_text[m_at]), ", or the end of the line after a closing quote");
            }
            if (atLineEnd()) {
                const std::size_t from = m_at;
                takeLineEnd();
                cell.append(m_text.substr(from, m_at - from));
                continue;
            }
            cell += m_text[m_at++];
        }
        return error(start, "an open quote", "a closing quote");
    }

    std::string_view m_text;
    std::string m_file;
    std::size_t m_at = 0;
    int m_line = 1;
};

} // namespace

Result<CsvTable> parseCsv(const QByteArray &bytes, const QString &file)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString decoded = decoder(bytes);
    if (decoder.hasError() || decoded.contains(QChar(0))) {
        return tl::unexpected(Error{ErrorCode::NotCsv, file.toStdString(), "1", {}, "UTF-8", {}});
    }
    std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    return Parser(text, file.toStdString()).parse();
}

} // namespace configuria
