// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSize>
#include <QStaticText>
#include <QStyleOptionViewItem>

class QPainter;

namespace configuria {

// Cells of a view as QStyledItemDelegate measures and paints them, with the shaping of their words kept: views ask for every
// cell at every edit, most of them say what they said before, and shaping them anew took a fifth of an edit.
// Every `cell` is complete: initStyleOption() has filled it.
class CellCache {
public:
    QSize sizeOf(const QStyleOptionViewItem &cell) const;
    void paint(QPainter *painter, const QStyleOptionViewItem &cell) const;

private:
    struct Key {
        QString text;
        int width, features, weight, alignment;
        bool isItalic;
        friend bool operator==(const Key &, const Key &) = default;
        friend size_t qHash(const Key &key, size_t seed) { return qHashMulti(seed, key.text, key.width, key.features, key.weight, key.alignment, key.isItalic); }
    };
    static Key keyOf(const QStyleOptionViewItem &cell, int width);
    void dropOld(const QStyleOptionViewItem &cell) const;
    const QStaticText &shaped(const QStyleOptionViewItem &cell, int width) const;

    mutable QFont m_font;
    mutable const QStyle *m_style = nullptr;
    mutable QHash<Key, QSize> m_sizes;
    mutable QHash<Key, QStaticText> m_texts;
};

} // namespace configuria
