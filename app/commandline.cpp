// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline.h"

#include <QCoreApplication>

#include "accuracycommand.h"
#include "cataloguecommand.h"
#include "catalogue/projectfile.h"
#include "engine/evaluation.h"
#include "evaluationjson.h"
#include "evidencetexts.h"
#include "importcommand.h"
#include "items/texts.h"
#include "library.h"
#include "optiondefaults.h"
#include "options.h"
#include "quotecommand.h"
#include "registercommand.h"
#include "report/paperlanguage.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

Outcome<Library> openLibrary(CommandEnvironment &environment)
{
    Outcome<Library> library = loadLibrary(environment.dataDir);
    if (library && library->warning) {
        environment.err << texts::error(*library->warning) << Qt::endl;
    }
    return library;
}

Outcome<ExitStatus> runEvaluate(const Arguments &arguments, CommandEnvironment &environment)
{
    const Outcome<Library> library = openLibrary(environment);
    if (!library) {
        return tl::unexpected(library.error());
    }
    const Outcome<Project> project = projectFromArguments(*library, arguments);
    if (!project) {
        return tl::unexpected(project.error());
    }
    const Evaluation evaluation = evaluate(*library->catalogue, *project);
    const Detail detail = arguments.command == Command::Check ? Detail::FindingsOnly : Detail::Everything;
    const Format format(paperLocale(environment.language));
    EvidenceShelf evidence(library->catalogue); // reads nothing until it is asked
    EvidenceShelf *asked = arguments.has(u"evidence"_s) ? &evidence : nullptr;
    const QStringList assumed = optionDefaults(arguments, *project, evaluation, format);
    if (arguments.has(u"json"_s)) {
        environment.out << QString::fromUtf8(evaluationToJson(*library->catalogue, *project, evaluation, detail, format, assumed, asked));
    } else {
        environment.out << evaluationToText(*library->catalogue, *project, evaluation, detail, format, assumed, asked);
    }
    return statusOf(evaluation);
}

Outcome<ExitStatus> runImport(const Arguments &arguments, CommandEnvironment &environment)
{
    const QString kind = arguments.positional.first();
    if (kind == "catalogue"_L1 || kind == "prices"_L1) {
        return runListImport(arguments, environment);
    }
    if (kind == "quote"_L1) {
        const Outcome<Library> library = openLibrary(environment);
        return library ? runQuoteImport(arguments, *library) : tl::unexpected(library.error());
    }
    if (kind != "model"_L1) {
        return wrongUsage(u"import"_s, kind, u"catalogue prices model quote"_s);
    }
    const Format format(paperLocale(environment.language));
    for (qsizetype i = 1; i < arguments.positional.size(); ++i) {
        const Outcome<Architecture> model = importModel(arguments.positional[i], environment.dataDir);
        if (!model) {
            return tl::unexpected(model.error());
        }
        //: a model's id, then its number of parameters
        environment.out << CommandWords::tr("%1: %2 parameters")
                               .arg(QString::fromStdString(model->id), format.count(model->totalParams))
                        << Qt::endl;
    }
    return ExitStatus::Done;
}

Outcome<ExitStatus> run(const Arguments &arguments, CommandEnvironment &environment)
{
    switch (arguments.command) {
    case Command::Evaluate:
    case Command::Check:
        return runEvaluate(arguments, environment);
    case Command::Quote: {
        const Outcome<Library> library = openLibrary(environment);
        return library ? runQuotes(arguments, *library, environment) : tl::unexpected(library.error());
    }
    case Command::Quotes: {
        const Outcome<Library> library = openLibrary(environment);
        return library ? runRegister(arguments, *library, environment) : tl::unexpected(library.error());
    }
    case Command::Import:
        return runImport(arguments, environment);
    case Command::Catalogue: {
        const Outcome<Library> library = openLibrary(environment);
        return library ? runCatalogue(arguments, *library, environment) : tl::unexpected(library.error());
    }
    case Command::Accuracy: {
        const Outcome<Library> library = openLibrary(environment);
        return library ? runAccuracy(arguments, *library, environment) : tl::unexpected(library.error());
    }
    case Command::Version:
        environment.out << u"configuria "_s << QCoreApplication::applicationVersion() << Qt::endl;
        return ExitStatus::Done;
    case Command::Help:
    case Command::Window:
        environment.out << helpText(arguments.helpFor);
        return ExitStatus::Done;
    }
    return ExitStatus::WrongUsage;
}

} // namespace

int runCommand(const Arguments &arguments, CommandEnvironment &environment)
{
    const Outcome<ExitStatus> status = run(arguments, environment);
    if (!status) {
        environment.err << status.error().message() << Qt::endl;
        return static_cast<int>(status.error().status);
    }
    environment.out.flush();
    if (environment.out.status() == QTextStream::WriteFailed) {
        Error error;
        error.code = ErrorCode::CannotWrite;
        error.file = CommandWords::tr("standard output").toStdString();
        environment.err << texts::error(error) << Qt::endl;
        return static_cast<int>(ExitStatus::CannotWrite);
    }
    return static_cast<int>(*status);
}

ExitStatus statusOf(const Evaluation &evaluation)
{
    for (int i = 0; i < evaluation.count; ++i) {
        if (evaluation.configurations[static_cast<std::size_t>(i)].findings.count(Severity::Blocker) > 0) {
            return ExitStatus::Blocked;
        }
    }
    return ExitStatus::Done;
}

} // namespace configuria
