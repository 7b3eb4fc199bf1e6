// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "catalogue/result.h"
#include "engine/sellerprofile.h"

namespace configuria {

// seller.json in the data folder. No file: an empty profile. One that cannot be read is said and left as it is; the next
// write keeps it under another name, ending in ".broken", or is refused.
Result<SellerProfile> readSellerProfile(const QString &dataDir);
// Whole or not at all.
Result<void> writeSellerProfile(const QString &dataDir, const SellerProfile &profile);

QByteArray sellerProfileToJson(const SellerProfile &profile);
// Refuses what a field does not take; place: the field.
Result<SellerProfile> sellerProfileFromJson(const QByteArray &json, const QString &fileName);

} // namespace configuria
