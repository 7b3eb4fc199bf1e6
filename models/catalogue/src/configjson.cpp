// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/configjson.h"

#include <QFile>

namespace configuria {

Result<Architecture> architectureFromConfigJson(const QByteArray &json, const QString &fileName)
{
    Error error{.code = ErrorCode::NotJson, .file = fileName.toStdString()};
    if (json.size() > maxConfigJsonSize)
        error.code = ErrorCode::TooLarge;
    return tl::unexpected(error);
}

Result<Architecture> readConfigJson(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(Error{.code = ErrorCode::CannotOpen, .file = path.toStdString(), .detail = file.errorString().toStdString()});
    return architectureFromConfigJson(file.read(maxConfigJsonSize + 1), path);
}

} // namespace configuria
