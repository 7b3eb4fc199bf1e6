// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/alternatives.h"
#include "engine/completion.h"
#include "items/format.h"

// Words for what is proposed: other parts for a line, and what a server still needs.
namespace configuria::texts {

// One row of the list of alternatives. Figures are those of the whole configuration with the part in the line's place; what
// changes stands in brackets.
struct AlternativeRow {
    QString part, reason, memory, speed, watts, price;
    QString memoryDetail;         // a sentence, "" when it is not known
    QString findings;             // "2 new, 1 mended", "" when nothing changes
    QStringList broken, mended;   // their titles
    bool hasNewBlocker = false;
};
AlternativeRow presentRow(const Alternatives &all, const Catalogue &catalogue, const Project &project, const Format &format);
AlternativeRow alternativeRow(const Alternatives &all, const Alternative &alternative, const Catalogue &catalogue, const Project &project,
                              const Format &format);

QString reason(ProposalReason reason);
// What comes with the chassis, in sentences: fans and board, supplies, processors and memory of a system sold whole.
QString contents(const Server &server, const Format &format);

} // namespace configuria::texts
