// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "failure.h"

#include "items/texts.h"

namespace configuria {

QString Failure::message() const
{
    return sentence.isEmpty() ? texts::error(error) : sentence;
}

tl::unexpected<Failure> wrongUsage(const QString &place, const QString &found, const QString &accepted)
{
    Error error;
    error.code = ErrorCode::Usage;
    error.place = place.toStdString();
    error.found = found.toStdString();
    error.accepted = accepted.toStdString();
    return tl::unexpected(Failure{ExitStatus::WrongUsage, error, {}});
}

tl::unexpected<Failure> wrongUsage(const QString &sentence)
{
    return tl::unexpected(Failure{ExitStatus::WrongUsage, Error{ErrorCode::Usage, {}, {}, {}, {}, {}}, sentence});
}

tl::unexpected<Failure> cannotRead(const Error &error)
{
    return tl::unexpected(Failure{ExitStatus::CannotRead, error, {}});
}

tl::unexpected<Failure> cannotWrite(const Error &error)
{
    return tl::unexpected(Failure{ExitStatus::CannotWrite, error, {}});
}

} // namespace configuria
