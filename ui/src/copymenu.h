// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVector>

#include <functional>

class QTreeWidget;
class QWidget;

namespace configuria {

void copyToClipboard(const QString &text, const QString &html);
// To the clipboard, as text with tabs and as an HTML table: a spreadsheet and a letter both take it.
void copyRows(const QVector<QStringList> &rows);
// "Copy" in the context menu of the widget, and its key while it has the focus.
void offerCopy(QWidget *widget, const std::function<QVector<QStringList>()> &rows);
// Everything that the table shows.
void offerCopy(QTreeWidget *table);

} // namespace configuria
