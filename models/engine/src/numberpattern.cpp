// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/numberpattern.h"

#include <algorithm>

namespace configuria {

namespace {

constexpr std::size_t longestPattern = 40;

enum class Token { Text, Year, Month, Sequence };

struct Piece {
    Token token = Token::Text;
    int digits = 1;           // of Sequence
    std::string_view text;    // as it stands in the pattern
};

std::optional<Piece> placeholder(std::string_view text) noexcept
{
    if (text == "{year}") {
        return Piece{Token::Year, 4, text};
    }
    if (text == "{month}") {
        return Piece{Token::Month, 2, text};
    }
    if (text == "{seq}") {
        return Piece{Token::Sequence, 1, text};
    }
    constexpr std::string_view start = "{seq:";
    if (text.size() == start.size() + 2 && text.substr(0, start.size()) == start && text[start.size()] >= '1' && text[start.size()] <= '9') {
        return Piece{Token::Sequence, text[start.size()] - '0', text};
    }
    return std::nullopt;
}

// The first piece of what is left; nullopt: a brace that is none of ours.
std::optional<Piece> firstPiece(std::string_view rest) noexcept
{
    if (rest.front() == '{') {
        const std::size_t end = rest.find('}');
        return end == std::string_view::npos ? std::nullopt : placeholder(rest.substr(0, end + 1));
    }
    const std::string_view text = rest.substr(0, rest.find('{'));
    const bool isClean = std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7f && c != '}'; });
    return isClean ? std::optional(Piece{Token::Text, 0, text}) : std::nullopt;
}

// Calls `use` with each piece; false: not a pattern.
template <class Use>
bool forEachPiece(std::string_view pattern, Use use)
{
    if (pattern.size() > longestPattern) {
        return false;
    }
    int sequences = 0;
    while (!pattern.empty()) {
        const std::optional<Piece> piece = firstPiece(pattern);
        if (!piece) {
            return false;
        }
        sequences += piece->token == Token::Sequence ? 1 : 0;
        use(*piece);
        pattern.remove_prefix(piece->text.size());
    }
    return sequences == 1;
}

std::string padded(std::int64_t value, int digits)
{
    std::string text = std::to_string(value);
    const auto width = static_cast<std::size_t>(digits);
    return text.size() < width ? std::string(width - text.size(), '0') + text : text;
}

std::optional<std::string> expanded(std::string_view pattern, Date date, std::optional<std::int64_t> sequence)
{
    std::string text;
    bool hasDate = true;
    const bool isPattern = forEachPiece(pattern, [&](const Piece &piece) {
        if (piece.token == Token::Year) {
            hasDate = hasDate && date.year > 0;
            text += padded(date.year, piece.digits);
        } else if (piece.token == Token::Month) {
            hasDate = hasDate && date.month > 0;
            text += sequence ? padded(date.month, piece.digits) : std::string(piece.text); // no counter of its own
        } else if (piece.token == Token::Sequence && sequence) {
            text += padded(*sequence, piece.digits);
        } else {
            text += piece.text;
        }
    });
    return isPattern && hasDate ? std::optional(text) : std::nullopt;
}

} // namespace

bool isNumberPattern(std::string_view pattern) noexcept
{
    return forEachPiece(pattern, [](const Piece &) {});
}

std::optional<std::string> numberScope(std::string_view pattern, Date date)
{
    return expanded(pattern, date, std::nullopt);
}

std::optional<std::string> quoteNumber(std::string_view pattern, Date date, std::int64_t sequence)
{
    return sequence > 0 ? expanded(pattern, date, sequence) : std::nullopt;
}

} // namespace configuria
