// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mapping.h"

using namespace Qt::StringLiterals;

namespace configuria {

MappedRun mapTrainingRow(const MeasuredRow &row, const ModelNames &, const SoftwareDefaults &)
{
    MappedRun run;
    run.kind = MeasuredKind::TrainingMemory;
    run.id = row.text(u"id");
    run.source = row.text(u"source");
    run.unusable = u"not mapped yet"_s;
    return run;
}

} // namespace configuria
