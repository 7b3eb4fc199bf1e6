// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mapping.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(configuria::Accuracy)
};

} // namespace

MappedRun mapTrainingSpeedRow(const MeasuredRow &row, const ModelNames &, const GpuNames &, const SoftwareDefaults &)
{
    MappedRun run;
    run.kind = MeasuredKind::TrainingSpeed;
    run.id = row.text(u"id");
    run.source = row.text(u"source");
    run.unusable = Words::tr("not mapped yet");
    return run;
}

} // namespace configuria
