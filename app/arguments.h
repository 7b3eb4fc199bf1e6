// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

#include "failure.h"

namespace configuria {

enum class Command { Window, Evaluate, Check, Quote, Quotes, Import, Catalogue, Accuracy, Help, Version };

struct Option {
    QString name; // without the dashes
    QString value;
};

// The command line taken apart: every option is one that its command knows, and has its value.
struct Arguments {
    Command command = Command::Window;
    Command helpFor = Command::Window; // of --help
    QStringList positional;
    std::vector<Option> options; // in the order given

    bool has(const QString &name) const;
    QString value(const QString &name, const QString &whenAbsent = {}) const; // the last one given
    QStringList values(const QString &name) const;
};

// `words` without the program's name.
Outcome<Arguments> parseArguments(const QStringList &words);
// The value of --lang and --data-dir alone, before anything is checked: errors are worded in that language.
QString peekOption(const QStringList &words, const QString &name);

QString helpText(Command command);

} // namespace configuria
