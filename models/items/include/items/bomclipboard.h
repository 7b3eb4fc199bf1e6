// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "engine/project.h"
#include "items/format.h"

class QMimeData;

// Lines of a bill of materials on the clipboard and under the mouse: exactly, in a type of our own, for another scenario or
// another window; and as text with tabs, for a spreadsheet.
namespace configuria::clipboard {

inline constexpr char linesType[] = "application/x-configuria-lines+json";

// The reader of the type that Qt makes of it: the owner is the caller.
QMimeData *lines(const std::vector<BomLine> &lines, const QString &currency, const Catalogue &catalogue, const Format &format);

// Every row of a text becomes a line, whatever it holds: what is no reference of the catalogue is a custom line.
struct Pasted {
    std::vector<BomLine> lines;
    int custom = 0;             // of them, those whose reference is not in the catalogue
    bool pricesLeftOut = false; // they were in another currency
};
bool canRead(const QMimeData &data);
// `kind` is that of custom lines that do not state theirs. Text: "reference;quantity;price" or
// "reference;description;quantity;price;discount", with ';' or tabs, numbers in the writing of the locale or of C.
Pasted read(const QMimeData &data, const QString &currency, const Catalogue &catalogue, const Format &format, PartKind kind);

// A line of one piece as people add it: services, racks and switches are counted once per project.
BomLine newLine(const Catalogue &catalogue, PartRef part);

} // namespace configuria::clipboard
