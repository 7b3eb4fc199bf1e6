// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>
#include <QVector>

namespace configuria {

inline QString spreadsheetProgram() // "" when there is none
{
    return QStandardPaths::findExecutable(QStringLiteral("soffice"));
}

// Opens files of one kind (XLSX or CSV) in LibreOffice with a profile of its own, computes every formula anew, and returns them as
// XLSX; an empty one where that fails. Without OOXMLRecalcMode 0 (always) LibreOffice shows the values kept beside the formulas, and
// any check of them is a check of nothing.
inline QVector<QByteArray> recalculated(const QStringList &paths)
{
    QVector<QByteArray> files(paths.size());
    QTemporaryDir folder;
    const QString profile = folder.filePath(QStringLiteral("profile"));
    QDir().mkpath(profile + QStringLiteral("/user"));
    QFile settings(profile + QStringLiteral("/user/registrymodifications.xcu"));
    if (!settings.open(QIODevice::WriteOnly)) {
        return files;
    }
    settings.write(R"(<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
)");
    settings.close();
    // Field separator ';', text delimiter '"', UTF-8 (76), from line 1, English numbers as standard, formulas evaluated.
    const bool isCsv = !paths.isEmpty() && paths.first().endsWith(QStringLiteral(".csv"));
    QStringList arguments{QStringLiteral("-env:UserInstallation=") + QUrl::fromLocalFile(profile).toString(), QStringLiteral("--headless")};
    if (isCsv) {
        arguments << QStringLiteral("--infilter=CSV:44,34,76,1,,1033,false,true,false,false,false,0,true");
    }
    arguments << QStringLiteral("--convert-to") << QStringLiteral("xlsx:Calc MS Excel 2007 XML") << QStringLiteral("--outdir")
              << folder.filePath(QStringLiteral("out")) << paths;
    QProcess process;
    process.start(spreadsheetProgram(), arguments);
    if (!process.waitForFinished(300'000) || process.exitCode() != 0) {
        return files;
    }
    for (int i = 0; i < paths.size(); ++i) {
        QFile written(folder.filePath(QStringLiteral("out/")) + QFileInfo(paths[i]).completeBaseName() + QStringLiteral(".xlsx"));
        files[i] = written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
    }
    return files;
}

inline QByteArray recalculated(const QString &path)
{
    return recalculated(QStringList{path}).first();
}

} // namespace configuria
