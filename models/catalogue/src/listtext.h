// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/result.h"

namespace configuria {

// The text of a file, in UTF-8 without a BOM, and how it was written.
struct ListText {
    std::string text;
    std::string encoding; // "UTF-8", "UTF-16", "Windows-1252"
};
// UTF-8 when it is valid, UTF-16 when its BOM or its zeros say so, else Windows-1252. Refuses what holds NUL characters.
Result<ListText> decodeList(const QByteArray &bytes, const QString &file);

// The cells of a text. They point into the text, or into the table where doubled quotes were undone.
class ListTable {
public:
    struct Row {
        int line = 0; // of the file, from 1
        std::span<const std::string_view> cells;
    };
    int rowCount() const { return static_cast<int>(m_rows.size()); }
    Row row(int index) const;

private:
    friend class ListSplitter;
    struct RowStart {
        int line;
        std::size_t first;
    };
    std::vector<std::string_view> m_cells;
    std::vector<RowStart> m_rows;
    std::deque<std::string> m_unquoted;
};

// Cells without the blanks around them; lines without any cell are left out. Stops after `maxRows` rows.
// A quote that is not closed is refused with its line. `text` has to live as long as the table.
Result<ListTable> splitList(std::string_view text, char separator, const QString &file, int maxRows = INT32_MAX);

// Spaces of all kinds, at both ends.
std::string_view trimmed(std::string_view text);

} // namespace configuria
