// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/accuracy.h"
#include "gpunames.h"
#include "modelnames.h"
#include "softwaredefaults.h"

// Rows -> our terms. A mapping uses what the row says, the model library and the table of software defaults, nothing else.
namespace configuria {

MappedRun mapInferenceRow(const MeasuredRow &row, const ModelNames &models, const SoftwareDefaults &defaults);
MappedRun mapTrainingRow(const MeasuredRow &row, const ModelNames &models, const SoftwareDefaults &defaults);
MappedRun mapInferenceSpeedRow(const MeasuredRow &row, const ModelNames &models, const GpuNames &gpus, const SoftwareDefaults &defaults);
MappedRun mapTrainingSpeedRow(const MeasuredRow &row, const ModelNames &models, const GpuNames &gpus, const SoftwareDefaults &defaults);
MappedRun mapPowerRow(const MeasuredRow &row, const ModelNames &models, const GpuNames &gpus, const Catalogue &catalogue);

} // namespace configuria
