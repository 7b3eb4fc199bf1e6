// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

#include "catalogue/cataloguestore.h"
#include "catalogue/configjson.h"
#include "catalogue/modelfile.h"
#include "catalogue/projectfile.h"
#include "report/savefile.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

constexpr auto configSuffix = ".config.json"_L1; // a copy of the file
constexpr auto modelSuffix = ".model.json"_L1;   // what was read of a file of weights

QString modelsFolder(const QString &dataDir)
{
    return QDir(dataDir).filePath(u"models"_s);
}

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(maxConfigJsonSize) : QByteArray();
}

Result<Architecture> readImported(const QString &path)
{
    return path.endsWith(modelSuffix) ? modelFromJson(contentsOf(path), path) : readConfigJson(path);
}

// The config.json itself where it says all that was read: a later version may read more of it.
bool isConfigEnough(const QByteArray &config, const QString &path, const Architecture &model)
{
    if (!path.endsWith(".json"_L1, Qt::CaseInsensitive)) {
        return false;
    }
    const Result<Architecture> again = architectureFromConfigJson(config, path);
    return again && *again == model;
}

} // namespace

Outcome<Library> loadLibrary(const QString &dataDir)
{
    const Result<LoadedCatalogue> loaded = loadCatalogue(dataDir);
    if (!loaded) {
        return cannotRead(loaded.error());
    }
    Library library{loaded->catalogue, loaded->warning, dataDir};
    const QStringList files = QDir(modelsFolder(dataDir)).entryList({u'*' + configSuffix, u'*' + modelSuffix}, QDir::Files, QDir::Name);
    if (files.isEmpty()) {
        return library;
    }
    auto extended = std::make_shared<Catalogue>(*loaded->catalogue);
    for (const QString &file : files) {
        Result<Architecture> model = readImported(QDir(modelsFolder(dataDir)).filePath(file));
        if (model && !extended->model(model->id)) { // a file that no longer reads hides nothing else
            extended->models.push_back(std::move(*model));
        }
    }
    library.catalogue = std::move(extended);
    return library;
}

Outcome<Architecture> importModel(const QString &path, const QString &dataDir)
{
    const Result<Architecture> model = readModelFile(path);
    if (!model) {
        return cannotRead(model.error());
    }
    QString stem = QString::fromStdString(model->id);
    stem.replace(u'/', u'_');
    const QDir folder(modelsFolder(dataDir));
    folder.mkpath(u"."_s);
    const QByteArray config = contentsOf(path.endsWith(".json"_L1, Qt::CaseInsensitive) ? path : QString());
    const bool isConfig = isConfigEnough(config, path, *model);
    const QString kept = folder.filePath(stem + (isConfig ? configSuffix : modelSuffix));
    if (const auto saved = saveFile(kept, isConfig ? config : modelToJson(*model)); !saved) {
        return cannotWrite(saved.error());
    }
    QFile::remove(folder.filePath(stem + (isConfig ? modelSuffix : configSuffix))); // imported before from the other kind of file
    return *model;
}

Outcome<Architecture> findModel(const Library &library, const QString &place, const QString &idOrFile)
{
    if (const Architecture *model = library.catalogue->model(idOrFile.toStdString())) {
        return *model;
    }
    const bool hasEnding = [&idOrFile] {
        for (const auto suffix : {".json"_L1, ".gguf"_L1, ".safetensors"_L1}) {
            if (idOrFile.endsWith(suffix, Qt::CaseInsensitive)) {
                return true;
            }
        }
        return false;
    }();
    if (idOrFile.startsWith(u'/') || idOrFile.startsWith(u'.') || hasEnding || QFileInfo::exists(idOrFile)) {
        const Result<Architecture> model = readModelFile(idOrFile);
        return model ? Outcome<Architecture>(*model) : cannotRead(model.error());
    }
    QStringList ids;
    for (const Architecture &model : library.catalogue->models) {
        ids << QString::fromStdString(model.id);
    }
    return wrongUsage(place, idOrFile, ids.join(u' '));
}

} // namespace configuria
