// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonscanner.h"

#include <cmath>

namespace configuria {

namespace {

constexpr int deepest = 32; // header and index need 4

bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

} // namespace

void JsonScanner::skipBlanks()
{
    while (m_at < m_text.size() && isBlank(m_text[m_at])) {
        ++m_at;
    }
}

bool JsonScanner::take(char expected)
{
    skipBlanks();
    if (m_failed || m_at >= m_text.size() || m_text[m_at] != expected) {
        m_failed = true;
        return false;
    }
    ++m_at;
    return true;
}

bool JsonScanner::startsObject()
{
    skipBlanks();
    return !m_failed && m_at < m_text.size() && m_text[m_at] == '{';
}

bool JsonScanner::enter(char bracket)
{
    if (m_depth >= deepest) {
        m_failed = true;
    }
    if (!take(bracket)) {
        return false;
    }
    ++m_depth;
    return true;
}

bool JsonScanner::next(char bracket, bool isFirst)
{
    skipBlanks();
    if (m_failed || m_at >= m_text.size()) {
        m_failed = true;
        return false;
    }
    if (m_text[m_at] == bracket) {
        ++m_at;
        --m_depth;
        return false;
    }
    return isFirst || take(',');
}

QByteArray JsonScanner::string()
{
    if (!take('"')) {
        return {};
    }
    QByteArray result;
    qsizetype begin = m_at;
    while (m_at < m_text.size() && m_text[m_at] != '"') {
        if (m_text[m_at] == '\\' && m_at + 1 < m_text.size()) {
            const char c = m_text[m_at + 1];
            if (c == '"' || c == '\\' || c == '/') {
                result += m_text.sliced(begin, m_at - begin);
                begin = m_at + 1;
            }
            ++m_at;
        }
        ++m_at;
    }
    if (m_at >= m_text.size()) {
        m_failed = true;
        return {};
    }
    result += m_text.sliced(begin, m_at - begin);
    ++m_at;
    return result;
}

QByteArrayView JsonScanner::word()
{
    skipBlanks();
    const qsizetype begin = m_at;
    while (!m_failed && m_at < m_text.size() && !isBlank(m_text[m_at]) && m_text[m_at] != ',' && m_text[m_at] != ']' && m_text[m_at] != '}' && m_text[m_at] != ':') {
        ++m_at;
    }
    return m_text.sliced(begin, m_at - begin);
}

qint64 JsonScanner::wholeNumber()
{
    const QByteArrayView text = word();
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    if (isNumber && number >= 0 && text[0] != '+') {
        return number;
    }
    const double real = text.toDouble(&isNumber);
    constexpr double exact = 9007199254740992.0; // 2^53
    if (isNumber && real >= 0 && real <= exact && real == std::floor(real)) {
        return static_cast<qint64>(real);
    }
    m_failed = true;
    return 0;
}

void JsonScanner::skip()
{
    skipBlanks();
    if (m_failed || m_at >= m_text.size()) {
        m_failed = true;
        return;
    }
    switch (m_text[m_at]) {
    case '{': object([this](const QByteArray &) { skip(); }); break;
    case '[': array([this] { skip(); }); break;
    case '"': string(); break;
    default: m_failed = word().isEmpty() || m_failed; break;
    }
}

void JsonScanner::end()
{
    skipBlanks();
    m_failed = m_failed || m_at != m_text.size();
}

} // namespace configuria
