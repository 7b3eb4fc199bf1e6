// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/modelfile.h"

#include <QFile>
#include <QFileInfo>

#include "catalogue/configjson.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Ollama and others keep GGUF files under names without an ending. A pipe is never opened here: what was read from it
// would be lost.
bool isGgufFile(const QString &path)
{
    if (path.endsWith(".gguf"_L1, Qt::CaseInsensitive)) {
        return true;
    }
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && file.read(4) == "GGUF";
}

} // namespace

Result<Architecture> readModelFile(const QString &path)
{
    if (isGgufFile(path)) {
        return readGguf(path);
    }
    if (path.endsWith(".safetensors"_L1, Qt::CaseInsensitive) || path.endsWith(".index.json"_L1, Qt::CaseInsensitive)) {
        return readSafetensors(path);
    }
    return readConfigJson(path);
}

} // namespace configuria
