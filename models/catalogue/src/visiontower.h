// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "configreader.h"
#include "parametercount.h"

namespace configuria {

// Weights of the vision tower and its projector to `textHidden`, from vision_config. 0 for the families whose published
// size is that of the language model alone, and for unknown towers. `family` is the normalised model_type of the file.
Weights countVisionTower(const QString &family, ConfigReader &vision, Weights textHidden);

} // namespace configuria
