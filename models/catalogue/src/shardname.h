// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace configuria {

// The name of one part of a model: model-00002-of-00005.gguf, model-00001-of-000004.safetensors.
struct ShardName {
    QString folder;
    QString prefix;    // "model"
    int digits = 5;    // of the part
    QString ending;    // "-of-00005.gguf"
    int count = 0;

    static std::optional<ShardName> of(const QString &path);

    QString path(int part) const; // from 1
    QString stem() const { return prefix; }
};

} // namespace configuria
