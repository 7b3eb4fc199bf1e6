// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <optional>

#include "catalogue/result.h"

namespace configuria {

// The head of a binary file, read from its start in small pieces: never beyond the end of the file, never beyond a
// budget of bytes. Keeps the first mistake and then answers 0 and nothing, so that a caller checks once per step.
class HeaderSource {
public:
    // `budget` is what all the parts of one model may still read; it goes down with every byte.
    HeaderSource(const QString &path, qint64 &budget);

    bool open(); // a regular file: a folder, a pipe or a device is refused

    qint64 size() const { return m_size; }
    qint64 position() const { return m_position; }
    qint64 left() const { return m_size - m_position; } // bytes to the end of the file

    template <class Number>
    Number number()
    {
        Number value{};
        return take(sizeof(Number), reinterpret_cast<char *>(&value)) ? value : Number{};
    }
    void setBigEndian(bool isBig) { m_isBigEndian = isBig; }

    // Empty after a mistake. `length` is checked before anything is allocated.
    QByteArray bytes(quint64 length);
    void skip(quint64 length);

    void fail(ErrorCode code, const QString &place, const QString &found, const QString &accepted);
    bool failed() const { return m_error.has_value(); }
    const Error &error() const { return *m_error; }
    const QString &path() const { return m_path; }

private:
    bool reserve(quint64 length);
    bool take(qsizetype length, char *to); // a number, in the byte order of the file
    bool fill();

    QString m_path;
    QFile m_file;
    qint64 &m_budget;
    qint64 m_size = 0;
    qint64 m_position = 0;
    QByteArray m_buffer; // the bytes from m_position - m_used on
    qsizetype m_used = 0;
    bool m_isBigEndian = false;
    std::optional<Error> m_error;
};

} // namespace configuria
