// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/siteprofiles.h"

#include <QFile>
#include <QSaveFile>

#include "brokenfile.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

Error cannotWrite(const QString &path, const QString &detail)
{
    return Error{ErrorCode::CannotWrite, path.toStdString(), {}, {}, {}, detail.toStdString()};
}

} // namespace

Result<std::vector<SiteProfile>> readSiteProfiles(const QString &path)
{
    QFile file(path);
    if (!file.exists()) {
        return std::vector<SiteProfile>();
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(Error{ErrorCode::CannotOpen, path.toStdString(), {}, {}, {}, file.errorString().toStdString()});
    }
    return siteProfilesFromJson(file.readAll(), path);
}

Result<void> writeSiteProfiles(const std::vector<SiteProfile> &profiles, const QString &path)
{
    if (!readSiteProfiles(path)) {
        if (const QString problem = keepBroken(path); !problem.isEmpty()) {
            return tl::unexpected(cannotWrite(path, problem));
        }
    }
    QSaveFile file(path);
    const QByteArray json = siteProfilesToJson(profiles);
    // flush() tells of a write that the disk took in part only; QSaveFile (6.4) would keep the cut file.
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.flush() || !file.commit()) {
        return tl::unexpected(cannotWrite(path, file.errorString()));
    }
    return {};
}

} // namespace configuria
