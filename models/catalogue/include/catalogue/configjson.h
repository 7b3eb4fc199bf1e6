// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "catalogue/result.h"
#include "engine/architecture.h"

namespace configuria {

// Largest file taken, 64 MiB: real config.json files are below 100 kB.
constexpr qint64 maxConfigJsonSize = 64LL << 20;

// Reads a Hugging Face config.json (transformers or diffusers): key aliases, nested text_config, class defaults of the
// model_type, bare Infinity and NaN, CRLF, BOM. Counts parameters by the formulas of models/catalogue/src/parametercount.
// `fileName` is for messages and gives the id.
Result<Architecture> architectureFromConfigJson(const QByteArray &json, const QString &fileName);
Result<Architecture> readConfigJson(const QString &path);

} // namespace configuria
