// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include "quotetexts.h"

namespace configuria {

struct CompareText {
    Q_DECLARE_TR_FUNCTIONS(configuria::CompareText)
};

inline QString compareTitle(const QuoteInput &input)
{
    const QString project = clean(input.project.title).simplified();
    //: title of a document: %1 the project
    return project.isEmpty() ? CompareText::tr("Comparison of scenarios") : CompareText::tr("Comparison of scenarios: %1").arg(project);
}

} // namespace configuria
