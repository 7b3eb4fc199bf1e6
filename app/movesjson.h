// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include "engine/interconnect.h"

namespace configuria {

QJsonObject movesObject(const Moves &moves, const Catalogue &catalogue);
QJsonObject interconnectObject(const Interconnect &interconnect, const Catalogue &catalogue);

} // namespace configuria
