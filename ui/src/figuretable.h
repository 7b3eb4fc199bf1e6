// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QTreeWidget>

#include "copymenu.h"

namespace configuria {

// Three columns of name, value and remark inside a tab that scrolls as a whole.
inline void prepareFigureTable(QTreeWidget *figures)
{
    figures->setColumnCount(3);
    figures->setHeaderHidden(true);
    figures->setRootIsDecorated(false);
    figures->setIndentation(8);
    figures->setUniformRowHeights(true);
    figures->setAlternatingRowColors(true);
    figures->setFocusPolicy(Qt::NoFocus); // the keys scroll the whole
    figures->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    figures->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // a tooltip has all of a row
    figures->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    figures->header()->setSectionResizeMode(2, QHeaderView::Stretch);
    offerCopy(figures);
}

} // namespace configuria
