// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/texts.h"

#include <QCoreApplication>

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::texts)
};

// What readers say in words; they know no language. Names, numbers and the system's words stay as they are.
constexpr const char *phrases[] = {
    QT_TRANSLATE_NOOP("configuria::phrases", "a header line"),
    QT_TRANSLATE_NOOP("configuria::phrases", "a header line and rows of cells"),
    QT_TRANSLATE_NOOP("configuria::phrases", "a column name"),
    QT_TRANSLATE_NOOP("configuria::phrases", "column names that differ"),
    QT_TRANSLATE_NOOP("configuria::phrases", "a quote only around a whole cell, doubled inside"),
    QT_TRANSLATE_NOOP("configuria::phrases", "an open quote"),
    QT_TRANSLATE_NOOP("configuria::phrases", "a closing quote"),
    QT_TRANSLATE_NOOP("configuria::phrases", "text in UTF-8, UTF-16 or Windows-1252"),
    QT_TRANSLATE_NOOP("configuria::phrases", "a text"),
    QT_TRANSLATE_NOOP("configuria::phrases", "a text that is not empty"),
    QT_TRANSLATE_NOOP("configuria::phrases", "a whole number"),
    QT_TRANSLATE_NOOP("configuria::phrases", "a number"),
    QT_TRANSLATE_NOOP("configuria::phrases", "a number with at most 3 decimals"),
    QT_TRANSLATE_NOOP("configuria::phrases", "an amount with at most 6 decimals"),
    QT_TRANSLATE_NOOP("configuria::phrases", "a list"),
    QT_TRANSLATE_NOOP("configuria::phrases", "an object"),
    QT_TRANSLATE_NOOP("configuria::phrases", "one line per section: the prices of the pieces are in the internal copy alone"),
    QT_TRANSLATE_NOOP("configuria::phrases", "an id that no other row has"),
    QT_TRANSLATE_NOOP("configuria::phrases", "the id of a part of the other tables"),
    QT_TRANSLATE_NOOP("configuria::phrases", "not the own data of this program"),
    QT_TRANSLATE_NOOP("configuria::phrases", "not a catalogue of this program"),
    QT_TRANSLATE_NOOP("configuria::phrases", "not a register of this program"),
};

QString phrase(const QString &words)
{
    for (const char *known : phrases) {
        if (words == QLatin1StringView(known)) {
            return QCoreApplication::translate("configuria::phrases", known);
        }
    }
    return words;
}

QString what(const Error &error)
{
    const QString found = phrase(QString::fromStdString(error.found).simplified());
    switch (error.code) {
    case ErrorCode::CannotOpen: return Tr::tr("cannot be opened");
    case ErrorCode::CannotWrite: return Tr::tr("cannot be written");
    case ErrorCode::TooLarge: return found.isEmpty() ? Tr::tr("is too large") : Tr::tr("is too large (%1)").arg(found);
    case ErrorCode::NotJson: return Tr::tr("is not valid JSON");
    case ErrorCode::NotCsv: return Tr::tr("is not a valid CSV table");
    case ErrorCode::NotAProject: return Tr::tr("is not a Configuria project");
    case ErrorCode::NewerSchema: return Tr::tr("was written by a newer version of Configuria");
    case ErrorCode::WrongType: return found.isEmpty() ? Tr::tr("has the wrong type") : Tr::tr("“%1” has the wrong type").arg(found);
    case ErrorCode::OutOfRange: return found.isEmpty() ? Tr::tr("is out of range") : Tr::tr("“%1” is out of range").arg(found);
    case ErrorCode::UnknownValue: return found.isEmpty() ? Tr::tr("has an unknown value") : Tr::tr("“%1” is not known").arg(found);
    case ErrorCode::MissingKey: return found.isEmpty() ? Tr::tr("is missing") : Tr::tr("“%1” is missing").arg(found);
    case ErrorCode::UnknownPart: return found.isEmpty() ? Tr::tr("no such part in the catalogue") : Tr::tr("the catalogue has no part “%1”").arg(found);
    case ErrorCode::UnknownModel: return found.isEmpty() ? Tr::tr("no such model in the library") : Tr::tr("the library has no model “%1”").arg(found);
    case ErrorCode::NotAModel: return Tr::tr("does not describe a model");
    case ErrorCode::DatabaseDamaged: return Tr::tr("the catalogue database is damaged; the catalogue of the program is used instead");
    case ErrorCode::DatabaseNewer:
        return Tr::tr("the catalogue database was written by a newer version; the catalogue of the program is used instead");
    case ErrorCode::NotAFile: return Tr::tr("is not a regular file");
    case ErrorCode::Truncated: return found.isEmpty() ? Tr::tr("ends too early") : Tr::tr("ends too early, after %1 bytes").arg(found);
    case ErrorCode::MissingPart: return found.isEmpty() ? Tr::tr("a part of this model is missing") : Tr::tr("a part of this model is missing: “%1”").arg(found);
    case ErrorCode::Adapter:
        return found.isEmpty() ? Tr::tr("is an adapter, not a model: give its base model")
                               : Tr::tr("is an adapter, not a model: give its base model, “%1”").arg(found);
    case ErrorCode::NeedsConfig: return Tr::tr("does not say what its model is: put the model’s config.json beside it");
    case ErrorCode::RegisterDamaged: return Tr::tr("the register of quotes is damaged; nothing was changed: restore a backup");
    case ErrorCode::RegisterNewer: return Tr::tr("the register of quotes was written by a newer version of Configuria");
    case ErrorCode::QuoteChanged: return Tr::tr("this quote was changed outside of Configuria since it was issued");
    case ErrorCode::QuoteIssued: return Tr::tr("this quote was issued and cannot be changed: make a new version");
    case ErrorCode::NoSuchQuote: return Tr::tr("no such quote in the register");
    case ErrorCode::Usage: return found.isEmpty() ? Tr::tr("wrong usage") : Tr::tr("wrong usage: “%1”").arg(found);
    }
    return {};
}

// Readers give a range as data, "0 to 16"; lists of names stay as they are.
QString acceptedText(const QString &accepted)
{
    const QStringList ends = accepted.split(u" to "_s);
    bool isNumber = ends.size() == 2;
    for (const QString &end : ends) {
        if (isNumber) {
            end.toDouble(&isNumber);
        }
    }
    //: the least and the greatest value that are accepted
    return isNumber ? Tr::tr("%1 to %2").arg(ends[0], ends[1]) : phrase(accepted);
}

} // namespace

// "file, place: what is wrong; accepted: ... (system's words)". Each part is a value, never a piece of a sentence.
QString error(const Error &error)
{
    const QString file = QString::fromStdString(error.file);
    const QString place = QString::fromStdString(error.place).simplified();
    const QString accepted = QString::fromStdString(error.accepted).simplified();
    const QString detail = phrase(QString::fromStdString(error.detail).simplified());

    //: where an error is: file, line or key
    const QString where = file.isEmpty() ? place : place.isEmpty() ? file : Tr::tr("%1, %2").arg(file, place);
    QString text = what(error);
    if (!where.isEmpty()) {
        //: %1 place, %2 what is wrong there
        text = Tr::tr("%1: %2").arg(where, text);
    }
    if (!accepted.isEmpty()) {
        //: %1 an error, %2 the range or the list of names that would be right
        text = Tr::tr("%1; accepted: %2").arg(text, acceptedText(accepted));
    }
    if (!detail.isEmpty()) {
        //: %1 an error, %2 words of the operating system
        text = Tr::tr("%1 (%2)").arg(text, detail);
    }
    return text;
}

} // namespace configuria::texts
