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
#include "report/acceptancesheet.h"
#include "report/savefile.h"
#include "ui/chartpainters.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

Outcome<void> notInThisVersion(const QString &what)
{
    return wrongUsage(CommandWords::tr("%1 is not in this version").arg(what));
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
    const Format format(localeOf(environment.language));
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

Outcome<void> writeBytes(const QByteArray &bytes, const QString &path)
{
    if (const auto saved = saveFile(path, bytes); !saved) {
        return cannotWrite(saved.error());
    }
    return {};
}

Outcome<CsvStyle> csvStyle(const Arguments &arguments, const QString &language)
{
    const QString style = arguments.value(u"csv-style"_s, language == "fr"_L1 ? u"excel"_s : u"rfc4180"_s);
    if (style == "excel"_L1) {
        return CsvStyle::ExcelFr;
    }
    if (style == "rfc4180"_L1) {
        return CsvStyle::Rfc4180;
    }
    return wrongUsage(u"--csv-style"_s, style, u"excel rfc4180"_s);
}

Outcome<void> checkQuoteUsage(const Arguments &arguments)
{
    if (arguments.has(u"xlsx"_s)) {
        return notInThisVersion(u"--xlsx"_s);
    }
    const QString view = arguments.value(u"view"_s, u"customer"_s);
    if (view == "internal"_L1) {
        return notInThisVersion(u"--view internal"_s);
    }
    if (view != "customer"_L1) {
        return wrongUsage(u"--view"_s, view, u"customer"_s);
    }
    for (const QString &choice : {u"speed-chart"_s, u"evidence"_s}) {
        if (const QString word = arguments.value(choice, u"no"_s); word != "yes"_L1 && word != "no"_L1) {
            return wrongUsage(u"--"_s + choice, word, u"yes no"_s);
        }
    }
    if (!arguments.has(u"pdf"_s) && !arguments.has(u"csv"_s) && !arguments.has(u"json"_s) && !arguments.has(u"acceptance"_s)) {
        return wrongUsage(CommandWords::tr("quote: say what to write: --pdf FILE, --csv FILE, --json FILE or --acceptance FILE"));
    }
    return {};
}

// What the paper shows, where the command line says it.
void readChoices(const Arguments &arguments, QuoteTerms &quote)
{
    quote.hasSpeedChart = arguments.value(u"speed-chart"_s, quote.hasSpeedChart ? u"yes"_s : u"no"_s) == "yes"_L1;
    quote.hasEvidence = arguments.value(u"evidence"_s, quote.hasEvidence ? u"yes"_s : u"no"_s) == "yes"_L1;
}

Outcome<void> writeQuote(const QuoteInput &input, const Arguments &arguments, CsvStyle style)
{
    if (const QString path = arguments.value(u"csv"_s); arguments.has(u"csv"_s)) {
        if (const auto written = writeQuoteCsv(input, style, path); !written) {
            return cannotWrite(written.error());
        }
    }
    if (const QString path = arguments.value(u"pdf"_s); arguments.has(u"pdf"_s)) {
        if (const auto written = writeQuotePdf(input, path); !written) {
            return cannotWrite(written.error());
        }
    }
    if (const QString path = arguments.value(u"acceptance"_s); arguments.has(u"acceptance"_s)) {
        const bool isText = path.endsWith(".txt"_L1, Qt::CaseInsensitive);
        if (const auto written = isText ? writeAcceptanceText(input, path) : writeAcceptancePdf(input, path); !written) {
            return cannotWrite(written.error());
        }
    }
    if (arguments.has(u"json"_s)) {
        const Quote quote = makeQuote(input.catalogue, input.project, input.configuration);
        return writeBytes(quoteToJson(input.project, input.configuration, quote), arguments.value(u"json"_s));
    }
    return {};
}

Outcome<ExitStatus> runQuote(const Arguments &arguments, CommandEnvironment &environment)
{
    const Outcome<void> usage = checkQuoteUsage(arguments);
    const Outcome<CsvStyle> style = csvStyle(arguments, environment.language);
    if (!usage || !style) {
        return tl::unexpected(!usage ? usage.error() : style.error());
    }
    const Outcome<Library> library = openLibrary(environment);
    if (!library) {
        return tl::unexpected(library.error());
    }
    Result<Project> project = readProject(*library->catalogue, arguments.positional.first());
    if (!project) {
        return cannotRead(project.error());
    }
    readChoices(arguments, project->quote);
    const Evaluation evaluation = evaluate(*library->catalogue, *project);
    const Format format(localeOf(environment.language));
    const int offered = project->quote.configuration;
    QuoteInput input{*library->catalogue, *project, evaluation, offered,
                     quoteCharts(*library->catalogue, *project, evaluation, offered, format), format, environment.language};
    const auto index = static_cast<std::size_t>(offered);
    if (project->quote.hasEvidence && arguments.has(u"pdf"_s) && index < project->configurations.size()) {
        input.evidence = EvidenceShelf(library->catalogue).quoteEvidence(project->configurations[index], format);
    }
    if (const Outcome<void> written = writeQuote(input, arguments, *style); !written) {
        return tl::unexpected(written.error());
    }
    return statusOf(evaluation);
}

Outcome<ExitStatus> runImport(const Arguments &arguments, CommandEnvironment &environment)
{
    const QString kind = arguments.positional.first();
    if (kind == "catalogue"_L1 || kind == "prices"_L1) {
        return runListImport(arguments, environment);
    }
    if (kind != "model"_L1) {
        return wrongUsage(u"import"_s, kind, u"catalogue prices model"_s);
    }
    const Format format(localeOf(environment.language));
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
    case Command::Quote:
        return runQuote(arguments, environment);
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

QLocale localeOf(const QString &language)
{
    return language == "fr"_L1 ? QLocale(QLocale::French, QLocale::France) : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

} // namespace configuria
