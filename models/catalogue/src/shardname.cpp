// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shardname.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace configuria {

using namespace Qt::StringLiterals;

std::optional<ShardName> ShardName::of(const QString &path)
{
    static const QRegularExpression pattern(u"^(.+)-(\\d{5,6})(-of-(\\d{5,6})\\.(?:gguf|safetensors))$"_s, QRegularExpression::CaseInsensitiveOption);
    const QFileInfo info(path);
    const QRegularExpressionMatch match = pattern.match(info.fileName());
    const int count = match.captured(4).toInt();
    const int part = match.captured(2).toInt();
    if (!match.hasMatch() || count < 1 || part < 1 || part > count) {
        return {};
    }
    return ShardName{info.path(), match.captured(1), static_cast<int>(match.capturedLength(2)), match.captured(3), count};
}

QString ShardName::path(int part) const
{
    return u"%1/%2-%3%4"_s.arg(folder, prefix, QString::number(part).rightJustified(digits, u'0'), ending);
}

} // namespace configuria
