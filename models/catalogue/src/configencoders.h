// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "configreader.h"
#include "engine/architecture.h"
#include "modelfamily.h"

namespace configuria {

// Models that are no plain decoder. Look at config.failed() afterwards.
Architecture readEncoder(ConfigReader &config, const ModelFamily &family, const QStringList &architectures);

// `className` is the _class_name of a diffusers file.
Architecture readDiffusion(ConfigReader &config, const QString &className);

} // namespace configuria
