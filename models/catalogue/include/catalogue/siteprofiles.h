// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

#include "catalogue/result.h"
#include "engine/costdata.h"

namespace configuria {

// The user's own profiles of site and terms: one JSON file with a schema number, fields as in a project file.
QByteArray siteProfilesToJson(const std::vector<SiteProfile> &profiles);
Result<std::vector<SiteProfile>> siteProfilesFromJson(const QByteArray &json, const QString &fileName);

// No file: none are kept.
Result<std::vector<SiteProfile>> readSiteProfiles(const QString &path);
// Whole or not at all. A file that cannot be read is somebody's work: it is kept under another name, ending in ".broken".
Result<void> writeSiteProfiles(const std::vector<SiteProfile> &profiles, const QString &path);

} // namespace configuria
