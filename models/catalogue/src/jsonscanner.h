// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace configuria {

// Goes once through a JSON text without building a tree of it: the header of a safetensors file may have 100 MB, and a
// tree takes ten times as much. Repeated keys are seen as often as they stand there. After a mistake every call does
// nothing; at() tells where it is.
class JsonScanner {
public:
    explicit JsonScanner(QByteArrayView text) : m_text(text) {}

    // Calls member(key) for each member; it must take the value.
    template <class Member>
    void object(const Member &member)
    {
        if (!enter('{')) {
            return;
        }
        for (bool isFirst = true; next('}', isFirst); isFirst = false) {
            const QByteArray key = string();
            take(':');
            if (m_failed) {
                return;
            }
            member(key);
        }
    }
    // Calls item() for each item; it must take the value.
    template <class Item>
    void array(const Item &item)
    {
        if (!enter('[')) {
            return;
        }
        for (bool isFirst = true; next(']', isFirst); isFirst = false) {
            item();
        }
    }

    QByteArray string();   // escapes other than \" \\ \/ are kept as they stand
    qint64 wholeNumber();  // 0 to 2^63 - 1; 12.0 is one too
    void skip();           // any value
    void end();            // only blanks may follow

    bool startsObject();   // of the value that comes
    bool failed() const { return m_failed; }
    qsizetype at() const { return m_at; }
    void fail() { m_failed = true; }

private:
    bool enter(char bracket);
    bool next(char bracket, bool isFirst); // whether another member or item comes
    bool take(char expected);
    void skipBlanks();
    QByteArrayView word();

    QByteArrayView m_text;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_failed = false;
};

} // namespace configuria
