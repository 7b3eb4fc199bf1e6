// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/savefile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace configuria {
namespace {

// A pipe or a device has no "old file" to keep, and must not be replaced by a regular one.
tl::expected<void, Error> writeThrough(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
        return tl::unexpected(cannotWrite(path, file.errorString()));
    }
    if (file.write(content) != content.size()) {
        return tl::unexpected(cannotWrite(path, file.errorString()));
    }
    return {};
}

} // namespace

Error cannotWrite(const QString &path, const QString &detail)
{
    Error error;
    error.code = ErrorCode::CannotWrite;
    error.file = path.toStdString();
    error.detail = detail.toStdString();
    return error;
}

tl::expected<void, Error> saveFile(const QString &path, const QByteArray &content)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile() && !info.isDir()) {
        return writeThrough(path, content);
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return tl::unexpected(cannotWrite(path, file.errorString()));
    }
    // A write that the disk takes in part is no error to QSaveFile (6.4), and commit() would then keep a cut file: flush() tells.
    if (file.write(content) != content.size() || !file.flush()) {
        const QString detail = file.errorString();
        file.cancelWriting();
        return tl::unexpected(cannotWrite(path, detail));
    }
    if (!file.commit()) {
        return tl::unexpected(cannotWrite(path, file.errorString()));
    }
    return {};
}

} // namespace configuria
