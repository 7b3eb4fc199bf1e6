// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportchoices.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

#include "exportdialog.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QString read(const ExportMemory &memory, const QString &name)
{
    return memory.read ? memory.read(name) : QString();
}

void write(const ExportMemory &memory, const QString &name, const QString &value)
{
    if (memory.write) {
        memory.write(name, value);
    }
}

QString startOf(const ExportMemory &memory, const QString &proposed)
{
    const QString folder = read(memory, u"folder"_s);
    return !folder.isEmpty() && QFileInfo(folder).isDir() ? QDir(folder).filePath(QFileInfo(proposed).fileName()) : proposed;
}

} // namespace

std::optional<CsvFormat> askCsvFormat(const ExportMemory &memory, CsvStyle first, const CsvTable &table, QWidget *parent)
{
    ExportDialog dialog(csvFormat(read(memory, u"csv"_s)).value_or(first), table, parent);
    if (dialog.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    write(memory, u"csv"_s, csvWords(dialog.format()));
    return dialog.format();
}

QString askExportFile(const ExportMemory &memory, const QString &name, const QString &title, const QString &proposed, const QVector<FileKind> &kinds, QWidget *parent)
{
    QStringList suffixes, filters;
    for (const FileKind &kind : kinds) {
        suffixes << kind.suffix;
        filters << kind.name;
    }
    const auto last = std::max<qsizetype>(0, suffixes.indexOf(read(memory, name)));
    QFileDialog dialog(parent, title);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.selectNameFilter(filters[last]);
    dialog.setDefaultSuffix(suffixes[last]); // before it is asked whether a file may be replaced
    const QString start = startOf(memory, proposed);
    dialog.setDirectory(QFileInfo(start).absolutePath());
    dialog.selectFile(QFileInfo(start).fileName() + u'.' + suffixes[last]);
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &filter) {
        const QString suffix = suffixes[std::max<qsizetype>(0, filters.indexOf(filter))];
        QString typed = QFileInfo(dialog.selectedFiles().value(0)).fileName();
        if (const QString old = u'.' + dialog.defaultSuffix(); typed.endsWith(old, Qt::CaseInsensitive)) {
            typed.chop(old.size());
        }
        dialog.setDefaultSuffix(suffix);
        dialog.selectFile(typed + u'.' + suffix);
    });
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) {
        return {};
    }
    const QFileInfo chosen(dialog.selectedFiles().first());
    write(memory, u"folder"_s, chosen.absolutePath());
    write(memory, name, suffixes.contains(chosen.suffix(), Qt::CaseInsensitive) ? chosen.suffix().toLower() : dialog.defaultSuffix());
    return chosen.filePath();
}

} // namespace configuria
