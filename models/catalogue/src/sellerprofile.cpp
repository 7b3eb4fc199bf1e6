// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/sellerprofile.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

#include "brokenfile.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QString profilePath(const QString &dataDir)
{
    return QDir(dataDir).filePath(u"seller.json"_s);
}

Error failure(ErrorCode code, const QFileDevice &file)
{
    return {code, file.fileName().toStdString(), {}, {}, {}, file.errorString().toStdString()};
}

// Only values that the rest of the program can take for granted.
std::optional<Error> wrongField(const SellerProfile &profile, const QString &path)
{
    const auto wrong = [&path](const char *place, const std::string &found, const std::string &accepted) {
        return Error{ErrorCode::UnknownValue, path.toStdString(), place, found, accepted, {}};
    };
    if (!isNumberPattern(profile.numberPattern)) {
        return wrong("numberPattern", profile.numberPattern, std::string(defaultNumberPattern));
    }
    if (!profile.accent.empty() && !isAccent(profile.accent)) {
        return wrong("accent", profile.accent, "#rrggbb");
    }
    if (!profile.logo.empty() && !logoFormat(profile.logo)) {
        return wrong("logo", {}, "PNG SVG");
    }
    return std::nullopt;
}

} // namespace

Result<SellerProfile> readSellerProfile(const QString &dataDir)
{
    QFile file(profilePath(dataDir));
    if (!file.exists()) {
        return SellerProfile();
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(failure(ErrorCode::CannotOpen, file));
    }
    const Result<SellerProfile> profile = sellerProfileFromJson(file.readAll(), file.fileName());
    if (!profile) {
        return profile;
    }
    if (const std::optional<Error> wrong = wrongField(*profile, file.fileName())) {
        return tl::unexpected(*wrong);
    }
    return profile;
}

Result<void> writeSellerProfile(const QString &dataDir, const SellerProfile &profile)
{
    const QString path = profilePath(dataDir);
    if (const std::optional<Error> wrong = wrongField(profile, path)) {
        return tl::unexpected(*wrong);
    }
    QDir().mkpath(dataDir);
    if (!readSellerProfile(dataDir)) {
        if (const QString problem = keepBroken(path); !problem.isEmpty()) {
            return tl::unexpected(Error{ErrorCode::CannotWrite, path.toStdString(), {}, {}, {}, problem.toStdString()});
        }
    }
    QSaveFile file(path);
    const QByteArray json = sellerProfileToJson(profile);
    // flush() tells of a write that the disk took in part only; QSaveFile (6.4) would keep the cut file.
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.flush() || !file.commit()) {
        return tl::unexpected(failure(ErrorCode::CannotWrite, file));
    }
    return {};
}

} // namespace configuria
