// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

#include "catalogue/cataloguestore.h"
#include "catalogue/configjson.h"
#include "report/savefile.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

constexpr auto importedSuffix = ".config.json"_L1;

QString modelsFolder(const QString &dataDir)
{
    return QDir(dataDir).filePath(u"models"_s);
}

Error cannotOpen(const QString &path, const QString &detail)
{
    Error error;
    error.code = ErrorCode::CannotOpen;
    error.file = path.toStdString();
    error.detail = detail.toStdString();
    return error;
}

} // namespace

Outcome<Library> loadLibrary(const QString &dataDir)
{
    const Result<LoadedCatalogue> loaded = loadCatalogue(dataDir);
    if (!loaded) {
        return cannotRead(loaded.error());
    }
    Library library{loaded->catalogue, loaded->warning};
    const QStringList files = QDir(modelsFolder(dataDir)).entryList({u'*' + importedSuffix}, QDir::Files, QDir::Name);
    if (files.isEmpty()) {
        return library;
    }
    auto extended = std::make_shared<Catalogue>(*loaded->catalogue);
    for (const QString &file : files) {
        Result<Architecture> model = readConfigJson(QDir(modelsFolder(dataDir)).filePath(file));
        if (model && !extended->model(model->id)) { // a file that no longer reads hides nothing else
            extended->models.push_back(std::move(*model));
        }
    }
    library.catalogue = std::move(extended);
    return library;
}

Outcome<Architecture> importModel(const QString &path, const QString &dataDir)
{
    const Result<Architecture> model = readConfigJson(path);
    if (!model) {
        return cannotRead(model.error());
    }
    QFile source(path);
    if (!source.open(QIODevice::ReadOnly)) {
        return cannotRead(cannotOpen(path, source.errorString()));
    }
    QString stem = QString::fromStdString(model->id);
    stem.replace(u'/', u'_');
    const QString copy = QDir(modelsFolder(dataDir)).filePath(stem + importedSuffix);
    QDir().mkpath(modelsFolder(dataDir));
    if (const auto saved = saveFile(copy, source.readAll()); !saved) {
        return cannotWrite(saved.error());
    }
    return *model;
}

Outcome<Architecture> findModel(const Library &library, const QString &place, const QString &idOrFile)
{
    if (const Architecture *model = library.catalogue->model(idOrFile.toStdString())) {
        return *model;
    }
    const bool isPath = idOrFile.startsWith(u'/') || idOrFile.startsWith(u'.') || idOrFile.endsWith(".json"_L1, Qt::CaseInsensitive)
        || QFileInfo::exists(idOrFile);
    for (const auto suffix : {".gguf"_L1, ".safetensors"_L1, ".safetensors.index.json"_L1}) {
        if (idOrFile.endsWith(suffix, Qt::CaseInsensitive)) {
            return tl::unexpected(Failure{ExitStatus::CannotRead, {},
                CommandWords::tr("%1: files of this type are not read in this version; give the model's config.json").arg(idOrFile)});
        }
    }
    if (isPath) {
        Result<Architecture> model = readConfigJson(idOrFile);
        if (!model) {
            return cannotRead(model.error());
        }
        return *model;
    }
    QStringList ids;
    for (const Architecture &model : library.catalogue->models) {
        ids << QString::fromStdString(model.id);
    }
    return wrongUsage(place, idOrFile, ids.join(u' '));
}

} // namespace configuria
