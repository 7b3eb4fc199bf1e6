// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "catalogue/result.h"
#include "engine/architecture.h"

namespace configuria {

// Most bytes read from the headers of one model, all its parts together: 100 MB, the limit that safetensors sets to its
// own. The largest GGUF headers are about 20 MB, most of it the vocabulary.
constexpr qint64 maxModelHeaderSize = 100'000'000;

// Whatever a user has of a model: config.json, a GGUF file or one part of a split one, a safetensors file, one of its
// shards or their index. Only headers are read. Told by the first bytes of the file, then by its name.
Result<Architecture> readModelFile(const QString &path);

// The shape by the metadata and the tensors; the exact bytes of the tensors. A part of a split file takes its siblings.
Result<Architecture> readGguf(const QString &path);

// The exact bytes by the header. The shape is that of the config.json beside it; without one only the size is known.
Result<Architecture> readSafetensors(const QString &path);

} // namespace configuria
