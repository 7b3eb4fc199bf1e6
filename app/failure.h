// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <tl/expected.hpp>

#include "engine/error.h"

namespace configuria {

// tr() of the command line's sentences.
struct CommandWords {
    Q_DECLARE_TR_FUNCTIONS(configuria::CommandLine)
};

enum class ExitStatus { Done = 0, Blocked = 1, WrongUsage = 2, CannotRead = 3, CannotWrite = 4 };

// Why a command stopped: an error that items/texts words, or a sentence of its own, and the status of the process.
struct Failure {
    ExitStatus status = ExitStatus::WrongUsage;
    Error error;
    QString sentence; // already in the user's language; replaces the words of `error`

    QString message() const;
};

template <class T>
using Outcome = tl::expected<T, Failure>;

// Wrong value of an option, key or argument.
tl::unexpected<Failure> wrongUsage(const QString &place, const QString &found, const QString &accepted);
tl::unexpected<Failure> wrongUsage(const QString &sentence);
tl::unexpected<Failure> cannotRead(const Error &error);
tl::unexpected<Failure> cannotWrite(const Error &error);

} // namespace configuria
