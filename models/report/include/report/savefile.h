// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include "engine/error.h"

namespace configuria {

Error cannotWrite(const QString &path, const QString &detail);
// Whole or not at all: an existing file keeps its content when anything fails.
tl::expected<void, Error> saveFile(const QString &path, const QByteArray &content);

} // namespace configuria
