// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotecommand.h"

#include <QColor>
#include <QDate>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

#include "catalogue/projectfile.h"
#include "catalogue/sellerprofile.h"
#include "engine/evaluation.h"
#include "evidencetexts.h"
#include "items/quotewords.h"
#include "items/texts.h"
#include "options.h"
#include "report/acceptancesheet.h"
#include "report/paperlanguage.h"
#include "report/quotejson.h"
#include "report/savefile.h"
#include "ui/chartpainters.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

struct OutputKind {
    QString option;
    QString suffix; // of its file in a folder
};

const QVector<OutputKind> &outputKinds()
{
    static const QVector<OutputKind> kinds{{u"csv"_s, u".csv"_s}, {u"pdf"_s, u".pdf"_s}, {u"xlsx"_s, u".xlsx"_s}, {u"json"_s, u".json"_s},
                                           {u"acceptance"_s, u"-acceptance.pdf"_s}};
    return kinds;
}

Outcome<void> checkUsage(const Arguments &arguments)
{
    const QString view = arguments.value(u"view"_s, u"customer"_s);
    if (view != "customer"_L1 && view != "internal"_L1) {
        return wrongUsage(u"--view"_s, view, u"customer internal"_s);
    }
    for (const QString &choice : {u"speed-chart"_s, u"evidence"_s}) {
        if (const QString word = arguments.value(choice, u"no"_s); word != "yes"_L1 && word != "no"_L1) {
            return wrongUsage(u"--"_s + choice, word, u"yes no"_s);
        }
    }
    const auto &kinds = outputKinds();
    if (std::none_of(kinds.begin(), kinds.end(), [&arguments](const OutputKind &kind) { return arguments.has(kind.option); })) {
        return wrongUsage(CommandWords::tr("quote: say what to write: --pdf FILE, --csv FILE, --xlsx FILE, --json FILE or --acceptance FILE"));
    }
    const Outcome<CsvStyle> style = csvStyle(arguments, {});
    return style ? Outcome<void>() : tl::unexpected(style.error());
}

// What the paper shows, where the command line says it.
void readChoices(const Arguments &arguments, QuoteTerms &quote)
{
    quote.hasSpeedChart = arguments.value(u"speed-chart"_s, quote.hasSpeedChart ? u"yes"_s : u"no"_s) == "yes"_L1;
    quote.hasEvidence = arguments.value(u"evidence"_s, quote.hasEvidence ? u"yes"_s : u"no"_s) == "yes"_L1;
}

tl::expected<void, Error> write(const QString &kind, const QuoteInput &input, CsvStyle style, const QString &path)
{
    if (kind == "csv"_L1) {
        return writeQuoteCsv(input, style, path);
    }
    if (kind == "pdf"_L1) {
        return writeQuotePdf(input, path);
    }
    if (kind == "xlsx"_L1) {
        return writeQuoteXlsx(input, path);
    }
    if (kind == "json"_L1) {
        return writeQuoteJson(input, path);
    }
    return path.endsWith(".txt"_L1, Qt::CaseInsensitive) ? writeAcceptanceText(input, path) : writeAcceptancePdf(input, path);
}

// A file that two outputs share would hold the last of them; the project itself would be lost.
Outcome<void> checkOutputs(const QString &file, const Arguments &arguments)
{
    QStringList taken{QFileInfo(file).absoluteFilePath()};
    for (const OutputKind &kind : outputKinds()) {
        if (!arguments.has(kind.option)) {
            continue;
        }
        const QString path = QFileInfo(arguments.value(kind.option)).absoluteFilePath();
        if (taken.contains(path)) {
            return wrongUsage(CommandWords::tr("--%1 %2: this file is the project or another output; give each output a file of its own")
                                  .arg(kind.option, QDir::toNativeSeparators(arguments.value(kind.option))));
        }
        taken << path;
    }
    return {};
}

// What the window asks about before a quote leaves: true when it must not be issued, and why was said.
bool sayBlockers(const QString &file, const Library &library, const Project &project, CommandEnvironment &environment)
{
    const QDate today = QDate::currentDate();
    const int offered = project.quote.configuration;
    const Quote quote = makeQuote(*library.catalogue, project, offered);
    const std::vector<QuoteFinding> findings = checkQuote(*library.catalogue, project, offered, quote, {today.year(), today.month(), today.day()});
    const Format format(paperLocale(environment.language));
    bool isBlocked = false;
    for (const QuoteFinding &finding : findings) {
        if (finding.severity == Severity::Blocker) {
            environment.err << QDir::toNativeSeparators(file) << u": "_s << quoteFindingLine(finding, quote, format) << Qt::endl;
            isBlocked = true;
        }
    }
    return isBlocked;
}

// `name`: of the files, when the outputs are folders.
Outcome<ExitStatus> runQuote(const QString &file, const std::optional<QString> &name, const Arguments &arguments, const Library &library,
                             CommandEnvironment &environment, EvidenceShelf &shelf)
{
    Result<Project> project = readProject(*library.catalogue, file);
    if (!project) {
        return cannotRead(project.error());
    }
    readChoices(arguments, project->quote);
    const bool isBlocked = sayBlockers(file, library, *project, environment);
    const QString language = arguments.has(u"lang"_s) ? environment.language : paperLanguage(project->quote, environment.language);
    const Outcome<CsvStyle> style = csvStyle(arguments, language);
    const Evaluation evaluation = evaluate(*library.catalogue, *project);
    const PaperLanguage words(language); // of the charts and the runs
    QuoteInput input = quoteInput(*library.catalogue, *project, evaluation, language, environment.dataDir);
    input.view = arguments.value(u"view"_s) == "internal"_L1 ? QuoteView::Internal : QuoteView::Customer;
    input.isDraft = isBlocked;
    if (arguments.has(u"pdf"_s)) {
        addEvidence(input, shelf);
    }
    for (const OutputKind &kind : outputKinds()) {
        if (arguments.has(kind.option)) {
            const QString said = arguments.value(kind.option);
            if (const auto written = write(kind.option, input, *style, name ? QDir(said).filePath(*name + kind.suffix) : said); !written) {
                return cannotWrite(written.error());
            }
        }
    }
    return isBlocked ? ExitStatus::Blocked : statusOf(evaluation);
}

QStringList projectsOf(const QStringList &named)
{
    QStringList files;
    for (const QString &one : named) {
        if (!QFileInfo(one).isDir()) {
            files << one;
            continue;
        }
        const QDir folder(one);
        for (const QString &file : folder.entryList({u"*.configuria"_s}, QDir::Files, QDir::Name)) {
            files << folder.filePath(file);
        }
    }
    return files;
}

// After the project; projects of one name in several folders do not write over each other.
QString freeName(const QString &file, QStringList &taken)
{
    const QString base = QFileInfo(file).completeBaseName();
    QString name = base;
    for (int number = 2; taken.contains(name, Qt::CaseInsensitive); ++number) {
        name = u"%1-%2"_s.arg(base).arg(number);
    }
    taken << name;
    return name;
}

Outcome<void> makeFolders(const Arguments &arguments)
{
    for (const OutputKind &kind : outputKinds()) {
        if (arguments.has(kind.option) && !QDir().mkpath(arguments.value(kind.option))) {
            return cannotWrite(cannotWrite(arguments.value(kind.option), {}));
        }
    }
    return {};
}

} // namespace

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

QuoteInput quoteInput(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation, const QString &language, const QString &dataDir)
{
    const Format format(paperLocale(language));
    const int offered = project.quote.configuration;
    QuoteInput input{catalogue, project, evaluation, offered, quoteCharts(catalogue, project, evaluation, offered, format), format, language};
    if (const Result<SellerProfile> seller = readSellerProfile(dataDir); seller && seller->seller.name == project.seller.name) {
        input.look = {QByteArray::fromStdString(seller->logo), QColor(QString::fromStdString(seller->accent))};
    }
    return input;
}

QString quoteFindingLine(const QuoteFinding &finding, const Quote &quote, const Format &format)
{
    QStringList details{texts::place(finding, quote), texts::figures(finding, format)};
    details.removeAll(QString());
    //: severity: what is missing in a quote
    const QString line = CommandWords::tr("%1: %2").arg(texts::label(finding.severity), texts::title(finding.code));
    return details.isEmpty() ? line : u"%1 (%2)"_s.arg(line, details.join(u", "_s));
}

void addEvidence(QuoteInput &input, EvidenceShelf &shelf)
{
    const auto index = static_cast<std::size_t>(input.configuration);
    if (input.project.quote.hasEvidence && index < input.project.configurations.size()) {
        input.evidence = shelf.quoteEvidence(input.project.configurations[index], input.format);
    }
}

Outcome<ExitStatus> runQuotes(const Arguments &arguments, const Library &library, CommandEnvironment &environment)
{
    if (const Outcome<void> usage = checkUsage(arguments); !usage) {
        return tl::unexpected(usage.error());
    }
    EvidenceShelf shelf(library.catalogue); // reads nothing until it is asked
    const bool isOne = arguments.positional.size() == 1 && !QFileInfo(arguments.positional.first()).isDir();
    if (isOne) {
        if (const Outcome<void> outputs = checkOutputs(arguments.positional.first(), arguments); !outputs) {
            return tl::unexpected(outputs.error());
        }
        return runQuote(arguments.positional.first(), std::nullopt, arguments, library, environment, shelf);
    }
    if (const Outcome<void> made = makeFolders(arguments); !made) {
        return tl::unexpected(made.error());
    }
    const QStringList files = projectsOf(arguments.positional);
    if (files.isEmpty()) {
        return wrongUsage(CommandWords::tr("quote: there is no project (*.configuria) in these folders"));
    }
    ExitStatus status = ExitStatus::Done;
    QStringList taken;
    for (int i = 0; i < files.size(); ++i) {
        const QString &file = files[i];
        const Outcome<ExitStatus> done = runQuote(file, freeName(file, taken), arguments, library, environment, shelf);
        environment.err << (done ? u"%1/%2 %3"_s.arg(i + 1).arg(files.size()).arg(QDir::toNativeSeparators(file)) : done.error().message()) << Qt::endl;
        const ExitStatus one = done ? *done : done.error().status;
        const bool isFirst = status == ExitStatus::Done || (status == ExitStatus::Blocked && !done);
        status = isFirst ? one : status;
    }
    return status;
}

} // namespace configuria
