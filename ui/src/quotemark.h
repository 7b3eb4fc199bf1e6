// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

#include "chartcolors.h"

namespace configuria {

// Numbers that a mark beside their field tells right or wrong while they are typed.
enum class IdKind { None, FrenchRegistration, Vat, Iban, Bic };

struct IdMark {
    State state = State::Neutral;
    QString words; // "" when there is nothing to say
};

// Right, or wrong with the reason.
IdMark markOf(IdKind kind, const std::string &text);

} // namespace configuria
