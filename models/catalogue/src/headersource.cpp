// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "headersource.h"

#include <QFileInfo>

#include <algorithm>
#include <cstring>

#include "catalogue/modelfile.h"
#include "configreader.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype pieceSize = 64 << 10;

} // namespace

HeaderSource::HeaderSource(const QString &path, qint64 &budget) : m_path(path), m_file(path), m_budget(budget) {}

void HeaderSource::fail(ErrorCode code, const QString &place, const QString &found, const QString &accepted)
{
    if (!m_error) {
        m_error = configError(code, m_path, place, found, accepted);
    }
}

bool HeaderSource::open()
{
    const QFileInfo info(m_path);
    if (info.exists() && !info.isFile()) { // before open(): opening a pipe waits for its writer
        fail(ErrorCode::NotAFile, {}, {}, {});
        return false;
    }
    if (!m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        fail(ErrorCode::CannotOpen, {}, {}, {});
        m_error->detail = m_file.errorString().toStdString();
        return false;
    }
    m_size = m_file.size();
    return true;
}

// Whether `length` more bytes are in the file and in the budget; takes them from the budget.
bool HeaderSource::reserve(quint64 length)
{
    if (failed()) {
        return false;
    }
    if (length > static_cast<quint64>(left())) {
        fail(ErrorCode::Truncated, u"byte %1"_s.arg(m_position), QString::number(m_size), u"%1 + %2"_s.arg(m_position).arg(length));
        return false;
    }
    if (length > static_cast<quint64>(std::max<qint64>(0, m_budget))) {
        fail(ErrorCode::TooLarge, u"byte %1"_s.arg(m_position), {}, u"header 0..%1"_s.arg(maxModelHeaderSize));
        return false;
    }
    m_budget -= static_cast<qint64>(length);
    return true;
}

bool HeaderSource::fill()
{
    m_used = 0;
    m_buffer = m_file.read(std::min<qint64>(pieceSize, left()));
    if (m_buffer.isEmpty()) { // cut while it was read, or a disk that fails
        fail(ErrorCode::Truncated, u"byte %1"_s.arg(m_position), QString::number(m_position), QString::number(m_size));
        return false;
    }
    return true;
}

QByteArray HeaderSource::bytes(quint64 length)
{
    if (!reserve(length)) {
        return {};
    }
    QByteArray result;
    result.reserve(static_cast<qsizetype>(length));
    while (result.size() < static_cast<qsizetype>(length)) {
        if (m_used >= m_buffer.size() && !fill()) {
            return {};
        }
        const qsizetype part = std::min<qsizetype>(static_cast<qsizetype>(length) - result.size(), m_buffer.size() - m_used);
        result.append(m_buffer.constData() + m_used, part);
        m_used += part;
        m_position += part;
    }
    return result;
}

bool HeaderSource::take(qsizetype length, char *to)
{
    if (m_buffer.size() - m_used >= length && reserve(static_cast<quint64>(length))) {
        std::memcpy(to, m_buffer.constData() + m_used, static_cast<size_t>(length)); // nearly always
        m_used += length;
        m_position += length;
    } else {
        const QByteArray slow = bytes(static_cast<quint64>(length));
        if (slow.size() != length) {
            return false;
        }
        std::memcpy(to, slow.constData(), static_cast<size_t>(length));
    }
    if (m_isBigEndian != (Q_BYTE_ORDER == Q_BIG_ENDIAN)) {
        std::reverse(to, to + length);
    }
    return true;
}

void HeaderSource::skip(quint64 length)
{
    if (!reserve(length)) {
        return;
    }
    m_position += static_cast<qint64>(length);
    if (length <= static_cast<quint64>(m_buffer.size() - m_used)) {
        m_used += static_cast<qsizetype>(length);
        return;
    }
    m_buffer.clear();
    m_used = 0;
    if (!m_file.seek(m_position)) {
        fail(ErrorCode::Truncated, u"byte %1"_s.arg(m_position), QString::number(m_position), QString::number(m_size));
    }
}

} // namespace configuria
