// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "registercommand.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>

#include "catalogue/projectfile.h"
#include "catalogue/quoteregister.h"
#include "evidencetexts.h"
#include "items/quotewords.h"
#include "items/texts.h"
#include "jsonvalues.h"
#include "quotecommand.h"
#include "registerservice.h"
#include "report/paperlanguage.h"
#include "report/printedquote.h"
#include "report/registercsv.h"
#include "report/savefile.h"
#include "values.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

QString text(const std::string &s)
{
    return QString::fromStdString(s);
}

tl::unexpected<Failure> failed(const Error &error)
{
    return error.code == ErrorCode::CannotWrite ? cannotWrite(error) : cannotRead(error);
}

Outcome<QuoteState> stateNamed(const QString &place, const QString &word, QuoteState first)
{
    const std::optional<QuoteState> state = quoteStateFrom(word.toStdString());
    if (state && *state >= first) {
        return *state;
    }
    QStringList accepted;
    for (auto i = static_cast<std::size_t>(first); i < quoteStateCount; ++i) {
        accepted << jsonText(nameOf(static_cast<QuoteState>(i)));
    }
    return wrongUsage(place, word, accepted.join(u' '));
}

// In the order in which they are printed.
std::vector<std::pair<QString, QJsonValue>> fieldsOf(const QuoteRecord &quote)
{
    return {{u"number"_s, text(quote.number)},
            {u"version"_s, quote.version},
            {u"state"_s, jsonText(nameOf(quote.state))},
            {u"state_date"_s, isoText(quote.stateDate)},
            {u"customer"_s, text(quote.customer)},
            {u"title"_s, text(quote.title)},
            {u"reference"_s, text(quote.reference)},
            {u"salesperson"_s, text(quote.salesperson)},
            {u"date"_s, isoText(quote.date)},
            {u"valid_until"_s, isoText(quote.validUntil)},
            {u"currency"_s, text(quote.currency)},
            {u"total_excl_vat"_s, amount(quote.totalExclVat)},
            {u"total_incl_vat"_s, amount(quote.totalInclVat)},
            {u"is_partial"_s, quote.isPartial}};
}

QJsonObject objectOf(const QuoteRecord &quote)
{
    QJsonObject object;
    for (const auto &[key, value] : fieldsOf(quote)) {
        object.insert(key, value);
    }
    return object;
}

QJsonArray historyOf(const std::vector<QuoteStep> &steps)
{
    QJsonArray array;
    for (const QuoteStep &step : steps) {
        array << QJsonObject{{u"date"_s, isoText(step.date)}, {u"state"_s, jsonText(nameOf(step.state))}, {u"note"_s, text(step.note)}};
    }
    return array;
}

// The commands on the register of one data folder.
class RegisterCommand {
public:
    RegisterCommand(const Arguments &arguments, const Library &library, CommandEnvironment &environment)
        : m_arguments(arguments), m_library(library), m_environment(environment), m_quotes(registerPath(environment.dataDir)),
          m_services(registerServices(environment.dataDir, [catalogue = library.catalogue] { return catalogue; }))
    {
    }

    Outcome<ExitStatus> list() const;
    Outcome<ExitStatus> customers() const;
    Outcome<ExitStatus> show(const QString &number) const;
    Outcome<ExitStatus> issue(const QString &file) const;
    Outcome<ExitStatus> setState(const QString &number, const QString &word) const;
    Outcome<ExitStatus> pdf(const QString &number, const QString &file) const;
    Outcome<ExitStatus> exportTo(const QString &file) const;
    Outcome<ExitStatus> backup(const QString &file) const;
    Outcome<ExitStatus> restore(const QString &file) const;

private:
    bool isJson() const { return m_arguments.has(u"json"_s); }
    Outcome<QuoteFilter> filter() const;
    // The issued version that is asked for, else the newest.
    Outcome<QuoteRecord> issued(const QString &number) const;
    Outcome<void> mayIssue(const Project &project) const; // Blocked: what is missing was printed
    Outcome<IssueAs> issueAs(const Project &project) const;
    Result<QByteArray> print(const Project &project) const;

    const Arguments &m_arguments;
    const Library &m_library;
    CommandEnvironment &m_environment;
    QuoteRegister m_quotes;
    RegisterServices m_services;
};

Outcome<QuoteFilter> RegisterCommand::filter() const
{
    QuoteFilter filter;
    filter.limit = std::numeric_limits<int>::max();
    filter.text = m_arguments.value(u"search"_s).toStdString();
    filter.customer = m_arguments.value(u"customer"_s).toStdString();
    if (m_arguments.has(u"state"_s)) {
        const Outcome<QuoteState> state = stateNamed(u"--state"_s, m_arguments.value(u"state"_s), QuoteState::Draft);
        if (!state) {
            return tl::unexpected(state.error());
        }
        filter.state = *state;
    }
    if (m_arguments.has(u"year"_s)) {
        const Outcome<std::int64_t> year = values::integer(u"--year"_s, m_arguments.value(u"year"_s), 1900, 9999);
        if (!year) {
            return tl::unexpected(year.error());
        }
        filter.from = {static_cast<int>(*year), 1, 1};
        filter.to = {static_cast<int>(*year), 12, 31};
    }
    return filter;
}

Outcome<ExitStatus> RegisterCommand::list() const
{
    const Outcome<QuoteFilter> asked = filter();
    if (!asked) {
        return tl::unexpected(asked.error());
    }
    const auto found = m_services.list(*asked);
    if (!found) {
        return failed(found.error());
    }
    if (isJson()) {
        QJsonArray array;
        for (const QuoteRecord &quote : found->quotes) {
            array << objectOf(quote);
        }
        m_environment.out << QString::fromUtf8(QJsonDocument(array).toJson());
        return ExitStatus::Done;
    }
    for (const QuoteRecord &quote : found->quotes) {
        const QStringList cells{text(quote.number), QString::number(quote.version), jsonText(nameOf(quote.state)), isoText(quote.date), text(quote.customer).simplified(),
                                amount(quote.totalExclVat).toString() + u' ' + text(quote.currency), text(quote.title).simplified()};
        m_environment.out << cells.join(u'\t') << u'\n';
    }
    return ExitStatus::Done;
}

Outcome<ExitStatus> RegisterCommand::customers() const
{
    const auto known = m_quotes.customers();
    if (!known) {
        return failed(known.error());
    }
    QJsonArray array;
    for (const StoredCustomer &customer : *known) {
        array << QJsonDocument::fromJson(customer.party).object();
        m_environment.out << (isJson() ? QString() : text(customer.name).simplified() + u'\n');
    }
    m_environment.out << (isJson() ? QString::fromUtf8(QJsonDocument(array).toJson()) : QString());
    return ExitStatus::Done;
}

Outcome<QuoteRecord> RegisterCommand::issued(const QString &number) const
{
    int version = 0; // any
    if (m_arguments.has(u"version"_s)) {
        const Outcome<std::int64_t> asked = values::integer(u"--version"_s, m_arguments.value(u"version"_s), 1, 9999);
        if (!asked) {
            return tl::unexpected(asked.error());
        }
        version = static_cast<int>(*asked);
    }
    QuoteFilter filter;
    filter.limit = std::numeric_limits<int>::max();
    filter.text = number.toStdString();
    const auto found = m_services.list(filter);
    if (!found) {
        return failed(found.error());
    }
    const QuoteRecord *newest = nullptr;
    for (const QuoteRecord &quote : found->quotes) {
        const bool isAsked = quote.number == filter.text && quote.state != QuoteState::Draft && (version == 0 || quote.version == version);
        newest = isAsked && (!newest || quote.version > newest->version) ? &quote : newest;
    }
    if (!newest) {
        const QString place = version == 0 ? number : u"%1 --version %2"_s.arg(number).arg(version);
        return tl::unexpected(Failure{ExitStatus::WrongUsage, Error{ErrorCode::NoSuchQuote, m_quotes.path().toStdString(), place.toStdString(), {}, {}, {}}, {}});
    }
    return *newest;
}

Outcome<ExitStatus> RegisterCommand::show(const QString &number) const
{
    const Outcome<QuoteRecord> quote = issued(number);
    if (!quote) {
        return tl::unexpected(quote.error());
    }
    const auto content = m_quotes.content(quote->id); // what its hash vouches for
    const auto history = content ? m_quotes.history(quote->id) : tl::unexpected(content.error());
    const auto printed = history ? printedFromJson(content->printed, m_quotes.path()) : tl::unexpected(history.error());
    if (!printed) {
        return failed(printed.error());
    }
    const QJsonArray steps = historyOf(*history);
    if (isJson()) {
        QJsonObject object = objectOf(*quote);
        object.insert(u"history"_s, steps);
        object.insert(u"printed"_s, QJsonDocument::fromJson(content->printed).object());
        m_environment.out << QString::fromUtf8(QJsonDocument(object).toJson());
        return ExitStatus::Done;
    }
    for (const auto &[key, value] : fieldsOf(*quote)) {
        m_environment.out << key << u": "_s << value.toVariant().toString().simplified() << u'\n';
    }
    for (const QuoteStep &step : *history) {
        const QStringList words{u"history:"_s, isoText(step.date), jsonText(nameOf(step.state)), text(step.note).simplified()};
        m_environment.out << words.join(u' ').trimmed() << u'\n';
    }
    for (const QuoteLine &line : printed->lines) {
        m_environment.out << u"line: "_s << Format(QLocale::c()).quantityEdit(line.quantity) << u" x "_s << text(line.designation).simplified() << u": "_s << amount(line.total).toString() << u'\n';
    }
    return ExitStatus::Done;
}

// The window's check before a number is given: one that the register is to give is not missing.
Outcome<void> RegisterCommand::mayIssue(const Project &project) const
{
    Project numbered = project;
    if (numbered.quote.number.empty()) {
        numbered.quote.number = "?";
    }
    const Catalogue &catalogue = *m_library.catalogue;
    const Quote quote = makeQuote(catalogue, numbered, numbered.quote.configuration);
    const std::vector<QuoteFinding> findings = checkQuote(catalogue, numbered, numbered.quote.configuration, quote, m_services.today());
    if (findings.empty() || findings.front().severity != Severity::Blocker) { // worst first
        return {};
    }
    const Format format(paperLocale(m_environment.language));
    QJsonArray array;
    for (const QuoteFinding &finding : findings) {
        if (isJson()) {
            array << QJsonObject{{u"code"_s, jsonText(nameOf(finding.code))}, {u"severity"_s, jsonText(nameOf(finding.severity))}, {u"field"_s, jsonText(nameOf(finding.field))}};
            continue;
        }
        m_environment.out << quoteFindingLine(finding, quote, format) << u'\n';
    }
    if (isJson()) {
        m_environment.out << QString::fromUtf8(QJsonDocument(QJsonObject{{u"findings"_s, array}}).toJson());
    }
    return tl::unexpected(Failure{ExitStatus::Blocked, {}, {}});
}

// A copy of a project carries its number: it becomes a version of another customer's quote only when this is asked for.
Outcome<IssueAs> RegisterCommand::issueAs(const Project &project) const
{
    const auto plan = m_services.planIssue(project, std::nullopt);
    if (!plan) {
        return failed(plan.error());
    }
    if (m_arguments.has(u"new-number"_s)) {
        return IssueAs::OwnNumber;
    }
    if (const QString asked = m_arguments.value(u"version"_s), next = QString::number(plan->nextVersion()); m_arguments.has(u"version"_s)) {
        return asked == next ? Outcome<IssueAs>(IssueAs::NextVersion) : wrongUsage(u"--version"_s, asked, next);
    }
    if (plan->isOtherCustomer) {
        //: %1 number of a quote, %2 customer, %3 version
        const QString sentence = CommandWords::tr("%1 was issued to another customer, %2. Give --new-number to issue this quote with a number of its own, or --version %3 to make it a version of that one.")
                                     .arg(text(plan->number), text(plan->last->customer).simplified()).arg(plan->nextVersion());
        return tl::unexpected(Failure{ExitStatus::Blocked, {}, sentence});
    }
    return IssueAs::NextVersion;
}

Result<QByteArray> RegisterCommand::print(const Project &project) const
{
    const QString language = paperLanguage(project.quote, m_environment.language);
    const Evaluation evaluation = evaluate(*m_library.catalogue, project);
    const PaperLanguage words(language); // of the charts and the runs
    QuoteInput input = quoteInput(*m_library.catalogue, project, evaluation, language, m_environment.dataDir);
    EvidenceShelf shelf(m_library.catalogue); // reads nothing until it is asked
    addEvidence(input, shelf);
    return printedQuote(input);
}

// The project file says afterwards what it was issued as, as a save of the window does: the next issue is the next version.
Outcome<ExitStatus> RegisterCommand::issue(const QString &file) const
{
    Result<Project> project = readProject(*m_library.catalogue, file);
    if (!project) {
        return cannotRead(project.error());
    }
    // Before the number is given: a file that cannot have it would be issued twice.
    if (const QFileInfo info(file); !info.isWritable() || !QFileInfo(info.absolutePath()).isWritable()) {
        return cannotWrite(cannotWrite(file, {}));
    }
    const auto seller = m_services.seller();
    if (!seller) {
        return cannotRead(seller.error());
    }
    if (project->seller.name.empty() && seller->isSet()) {
        project = takeSeller(*project, *seller);
    }
    if (m_arguments.has(u"lang"_s)) { // what is frozen says the language of its paper
        project->quote.paper.language = m_environment.language.toStdString();
    }
    if (const Outcome<void> may = mayIssue(*project); !may) {
        return may.error().status == ExitStatus::Blocked ? Outcome<ExitStatus>(ExitStatus::Blocked) : tl::unexpected(may.error());
    }
    const Outcome<IssueAs> as = issueAs(*project);
    if (!as) {
        return tl::unexpected(as.error());
    }
    const auto quote = m_services.issue(*project, std::nullopt, *as, [this](const Project &printed) { return print(printed); });
    if (!quote) {
        return failed(quote.error());
    }
    if (isJson()) {
        m_environment.out << QString::fromUtf8(QJsonDocument(objectOf(*quote)).toJson());
    } else {
        m_environment.out << text(quote->number) << u'\t' << quote->version << u'\n';
    }
    m_environment.out.flush(); // the number is given, whatever becomes of the file
    project->quote.number = quote->number;
    project->quote.version = quote->version;
    project->quote.date = quote->date;
    const auto written = writeProject(*m_library.catalogue, *project, file);
    return written ? Outcome<ExitStatus>(ExitStatus::Done) : cannotWrite(written.error());
}

Outcome<ExitStatus> RegisterCommand::setState(const QString &number, const QString &word) const
{
    const Outcome<QuoteState> state = stateNamed(u"quotes state"_s, word, QuoteState::Issued); // never back to a draft
    const Outcome<QuoteRecord> quote = state ? issued(number) : tl::unexpected(state.error());
    if (!quote) {
        return tl::unexpected(quote.error());
    }
    const auto set = m_services.setState(quote->id, *state);
    return set ? Outcome<ExitStatus>(ExitStatus::Done) : failed(set.error());
}

Outcome<ExitStatus> RegisterCommand::pdf(const QString &number, const QString &file) const
{
    const Outcome<QuoteRecord> quote = issued(number);
    if (!quote) {
        return tl::unexpected(quote.error());
    }
    const auto bytes = m_services.pdf(quote->id);
    if (!bytes) {
        return failed(bytes.error());
    }
    const auto saved = saveFile(file, *bytes);
    return saved ? Outcome<ExitStatus>(ExitStatus::Done) : cannotWrite(saved.error());
}

Outcome<ExitStatus> RegisterCommand::exportTo(const QString &file) const
{
    const Outcome<CsvStyle> style = csvStyle(m_arguments, m_environment.language);
    if (!style) {
        return tl::unexpected(style.error());
    }
    QuoteFilter every;
    every.limit = std::numeric_limits<int>::max();
    const auto list = m_services.list(every);
    if (!list) {
        return failed(list.error());
    }
    const auto exported = saveCsv(file, registerCsv(list->quotes, *style), *style);
    return exported ? Outcome<ExitStatus>(ExitStatus::Done) : failed(exported.error());
}

Outcome<ExitStatus> RegisterCommand::backup(const QString &file) const
{
    const auto kept = m_services.backup(file);
    return kept ? Outcome<ExitStatus>(ExitStatus::Done) : failed(kept.error());
}

Outcome<ExitStatus> RegisterCommand::restore(const QString &file) const
{
    const auto before = m_services.restore(file);
    if (!before) {
        return failed(before.error());
    }
    if (!before->isEmpty()) {
        m_environment.out << *before << u'\n'; // the register that was there
    }
    return ExitStatus::Done;
}

} // namespace

Outcome<ExitStatus> runRegister(const Arguments &arguments, const Library &library, CommandEnvironment &environment)
{
    const RegisterCommand command(arguments, library, environment);
    const QString verb = arguments.positional.first();
    const QString first = arguments.positional.value(1), second = arguments.positional.value(2);
    switch (arguments.positional.size()) {
    case 1:
        if (verb == "list"_L1) {
            return command.list();
        }
        if (verb == "customers"_L1) {
            return command.customers();
        }
        break;
    case 2:
        if (verb == "show"_L1) {
            return command.show(first);
        }
        if (verb == "issue"_L1) {
            return command.issue(first);
        }
        if (verb == "export"_L1) {
            return command.exportTo(first);
        }
        if (verb == "backup"_L1) {
            return command.backup(first);
        }
        if (verb == "restore"_L1) {
            return command.restore(first);
        }
        break;
    default:
        if (verb == "state"_L1) {
            return command.setState(first, second);
        }
        if (verb == "pdf"_L1) {
            return command.pdf(first, second);
        }
        break;
    }
    return wrongUsage(u"quotes"_s, arguments.positional.join(u' '),
                      CommandWords::tr("list, customers, show NUMBER, issue PROJECT, state NUMBER STATE, pdf NUMBER FILE, export FILE, backup FILE, restore FILE"));
}

} // namespace configuria
