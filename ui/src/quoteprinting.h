// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>

#include <optional>

class QPrinter;
class QWidget;

namespace configuria {

class PagedQuote;

// The paper of the quote, its title as the name of the job, and no margins of the printer's: the pages have their own.
void setUpPrinter(QPrinter &printer, const PagedQuote &pages);
// The pages, from 0, that the printer was asked for, in its order; `current` is the one that was looked at.
QVector<int> pagesToPrint(const QPrinter &printer, int pageCount, int current);
// As vectors, as large as in the PDF; smaller only where the paper is. False when the printer takes no page.
bool printPages(const PagedQuote &pages, QPrinter &printer, int current = 0);
// Asks for printer, pages and copies, and prints; says what went wrong. `current` is offered as a choice of its own when there is one.
void askAndPrint(const PagedQuote &pages, std::optional<int> current, QWidget *parent);

} // namespace configuria
