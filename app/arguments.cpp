// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

#include "options.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

// An option that takes no value has an empty valueName.
struct OptionSpec {
    QString name;
    QString valueName;
};

struct CommandName {
    const char *name;
    Command command;
    int positionalLow;
    int positionalHigh;
};
constexpr CommandName commands[] = {
    {"evaluate", Command::Evaluate, 0, 1}, {"check", Command::Check, 0, 1},     {"quote", Command::Quote, 1, 10'000},
    {"import", Command::Import, 2, 10'000}, {"catalogue", Command::Catalogue, 1, 2}, {"accuracy", Command::Accuracy, 0, 0},
    {"quotes", Command::Quotes, 1, 3},
};

std::vector<OptionSpec> optionsOf(Command command)
{
    std::vector<OptionSpec> specs{{u"lang"_s, u"fr|en"_s}, {u"data-dir"_s, u"DIR"_s}, {u"help"_s, {}}, {u"version"_s, {}}};
    switch (command) {
    case Command::Evaluate:
    case Command::Check:
        specs.insert(specs.end(), {{u"json"_s, {}}, {u"only"_s, u"NAME"_s}, {u"evidence"_s, {}}});
        for (const EvaluateOption &option : evaluateOptions()) {
            specs.push_back({QString::fromLatin1(option.name), QString::fromLatin1(option.valueName)});
        }
        break;
    case Command::Quote:
        specs.insert(specs.end(), {{u"pdf"_s, u"FILE"_s}, {u"csv"_s, u"FILE"_s}, {u"csv-style"_s, u"excel|rfc4180"_s}, {u"json"_s, u"FILE"_s}, {u"acceptance"_s, u"FILE"_s},
                                   {u"xlsx"_s, u"FILE"_s}, {u"view"_s, u"customer|internal"_s}, {u"speed-chart"_s, u"yes|no"_s},
                                   {u"evidence"_s, u"yes|no"_s}});
        break;
    case Command::Quotes:
        specs.back().valueName = u"N"_s; // of the quote, not of the program
        specs.insert(specs.end(), {{u"search"_s, u"TEXT"_s}, {u"state"_s, u"draft|issued|accepted|refused|expired"_s}, {u"year"_s, u"2026"_s}, {u"customer"_s, u"NAME"_s},
                                   {u"new-number"_s, {}}, {u"json"_s, {}}, {u"csv-style"_s, u"excel|rfc4180"_s}});
        break;
    case Command::Catalogue:
        specs.insert(specs.end(), {{u"kind"_s, u"KIND"_s}, {u"vendor"_s, u"NAME"_s}, {u"search"_s, u"TEXT"_s}, {u"json"_s, {}}});
        break;
    case Command::Import:
        specs.insert(specs.end(), {{u"json"_s, {}}, {u"dry-run"_s, {}}, {u"skip-refused"_s, {}}, {u"supplier"_s, u"NAME"_s}, {u"currency"_s, u"EUR"_s},
                                   {u"date"_s, u"DATE"_s}, {u"kind"_s, u"KIND"_s}, {u"decimal"_s, u"auto|comma|point"_s}});
        break;
    case Command::Accuracy:
        specs.insert(specs.end(), {{u"measured"_s, u"DIR"_s}, {u"json"_s, {}}, {u"rows"_s, {}}, {u"refit"_s, {}}});
        break;
    case Command::Window:
        specs.push_back({u"exit-after-startup"_s, {}});
        break;
    case Command::Help:
    case Command::Version:
        break;
    }
    return specs;
}

// The words that stand for a value, in the user's language; the values themselves are the same in all.
QString placeholder(const QString &valueName)
{
    static constexpr const char *words[] = {
        //: stands for a value in the help of the command line, as all words in capitals there
        QT_TRANSLATE_NOOP("configuria::CommandLine", "FILE"), QT_TRANSLATE_NOOP("configuria::CommandLine", "DIR"),
        QT_TRANSLATE_NOOP("configuria::CommandLine", "NAME"), QT_TRANSLATE_NOOP("configuria::CommandLine", "TEXT"),
        QT_TRANSLATE_NOOP("configuria::CommandLine", "KIND"), QT_TRANSLATE_NOOP("configuria::CommandLine", "DATE"), QT_TRANSLATE_NOOP("configuria::CommandLine", "TOKENS"),
        QT_TRANSLATE_NOOP("configuria::CommandLine", "SHARE"), QT_TRANSLATE_NOOP("configuria::CommandLine", "LIST"),
        QT_TRANSLATE_NOOP("configuria::CommandLine", "KEY=VALUE")};
    QString text = valueName;
    for (const char *word : words) {
        text.replace(QLatin1StringView(word), CommandWords::tr(word));
    }
    return text;
}

QString namesOf(const std::vector<OptionSpec> &specs)
{
    QStringList names;
    for (const OptionSpec &spec : specs) {
        names << u"--"_s + spec.name;
    }
    return names.join(u' ');
}

const CommandName *commandNamed(const QString &word)
{
    const auto *found = std::find_if(std::begin(commands), std::end(commands), [&word](const CommandName &c) { return word == QLatin1StringView(c.name); });
    return found == std::end(commands) ? nullptr : found;
}

QString commandNames()
{
    QStringList names;
    for (const CommandName &c : commands) {
        names << QString::fromLatin1(c.name);
    }
    return names.join(u' ');
}

// Reads the option that words[i] begins; leaves i on its last word.
Outcome<Option> readOption(const QStringList &words, qsizetype &i, const std::vector<OptionSpec> &specs)
{
    const QString word = words[i].sliced(2);
    const qsizetype equals = word.indexOf(u'=');
    const QString name = equals < 0 ? word : word.first(equals);
    const auto spec = std::find_if(specs.begin(), specs.end(), [&name](const OptionSpec &s) { return s.name == name; });
    if (spec == specs.end()) {
        return wrongUsage(u"--"_s + name, u"--"_s + name, namesOf(specs));
    }
    if (spec->valueName.isEmpty()) {
        return equals < 0 ? Outcome<Option>(Option{name, {}}) : wrongUsage(u"--"_s + name, word.sliced(equals + 1), CommandWords::tr("no value"));
    }
    if (equals >= 0) {
        return Option{name, word.sliced(equals + 1)};
    }
    if (i + 1 >= words.size() || words[i + 1].startsWith("--"_L1)) {
        return wrongUsage(u"--"_s + name, {}, placeholder(spec->valueName));
    }
    return Option{name, words[++i]};
}

Outcome<void> checkPositional(const Arguments &arguments, const CommandName &command)
{
    const qsizetype count = arguments.positional.size();
    if (count < command.positionalLow) {
        return wrongUsage(CommandWords::tr("%1: an argument is missing; see configuria %1 --help").arg(QString::fromLatin1(command.name)));
    }
    if (count > command.positionalHigh) {
        return wrongUsage(CommandWords::tr("%1: one argument too many: %2").arg(QString::fromLatin1(command.name), arguments.positional.last()));
    }
    return {};
}

// Told where the command was typed, rather than by an empty window; a word that cannot be a file is a mistyped command.
Outcome<void> checkProjectFile(const Arguments &arguments)
{
    if (arguments.positional.isEmpty() || QFileInfo::exists(arguments.positional.first())) {
        return {};
    }
    const QString path = arguments.positional.first();
    if (!path.contains(u'.') && !path.contains(u'/')) {
        return wrongUsage(CommandWords::tr("command"), path, commandNames());
    }
    Error error;
    error.code = ErrorCode::CannotOpen;
    error.file = path.toStdString();
    return cannotRead(error);
}

} // namespace

bool Arguments::has(const QString &name) const
{
    return std::any_of(options.begin(), options.end(), [&name](const Option &o) { return o.name == name; });
}

QString Arguments::value(const QString &name, const QString &whenAbsent) const
{
    const QStringList all = values(name);
    return all.isEmpty() ? whenAbsent : all.last();
}

QStringList Arguments::values(const QString &name) const
{
    QStringList all;
    for (const Option &option : options) {
        if (option.name == name) {
            all << option.value;
        }
    }
    return all;
}

Outcome<Arguments> parseArguments(const QStringList &words)
{
    Arguments arguments;
    const CommandName *command = words.isEmpty() ? nullptr : commandNamed(words.first());
    arguments.command = command ? command->command : Command::Window;
    const std::vector<OptionSpec> specs = optionsOf(arguments.command);
    bool optionsEnded = false;
    for (qsizetype i = command ? 1 : 0; i < words.size(); ++i) {
        if (words[i] == "--"_L1 && !optionsEnded) {
            optionsEnded = true;
        } else if (optionsEnded || !words[i].startsWith("--"_L1)) {
            arguments.positional << words[i];
        } else {
            const Outcome<Option> option = readOption(words, i, specs);
            if (!option) {
                return tl::unexpected(option.error());
            }
            arguments.options.push_back(*option);
        }
    }
    if (const QString lang = arguments.value(u"lang"_s, u"en"_s); lang != "fr"_L1 && lang != "en"_L1) {
        return wrongUsage(u"--lang"_s, lang, u"fr en"_s);
    }
    if (arguments.has(u"help"_s) || (arguments.has(u"version"_s) && arguments.command != Command::Quotes)) {
        arguments.helpFor = arguments.command;
        arguments.command = arguments.has(u"help"_s) ? Command::Help : Command::Version;
        return arguments;
    }
    if (command) {
        if (const Outcome<void> fits = checkPositional(arguments, *command); !fits) {
            return tl::unexpected(fits.error());
        }
        return arguments;
    }
    if (arguments.positional.size() > 1) {
        return wrongUsage(arguments.positional.first(), arguments.positional.first(), commandNames());
    }
    return checkProjectFile(arguments).map([&arguments] { return arguments; });
}

QString peekOption(const QStringList &words, const QString &name)
{
    const QString dashed = u"--"_s + name;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i] == dashed && i + 1 < words.size()) {
            return words[i + 1];
        }
        if (words[i].startsWith(dashed + u'=')) {
            return words[i].sliced(dashed.size() + 1);
        }
    }
    return {};
}

QString helpText(Command command)
{
    QString text;
    switch (command) {
    case Command::Evaluate:
    case Command::Check:
        text = CommandWords::tr("configuria evaluate [PROJECT] [options] [--json]   every figure and finding\n"
            "configuria check    [PROJECT] [options] [--json]   findings only\n\n"
            "The options build a project of one configuration, or override those of PROJECT (--only NAME: that one alone). "
            "--evidence adds the measured runs that are nearest to the speeds.\n");
        break;
    case Command::Quote:
        text = CommandWords::tr("configuria quote PROJECT... [--pdf FILE] [--csv FILE] [--xlsx FILE] [--json FILE] [--acceptance FILE] [options]\n\n"
            "Writes the quote of the project's offered configuration. With several projects, or a folder of them, FILE is a folder: each file in it is named after its "
            "project, and what was done is told on standard error. The quote is in the language of --lang, else of the project. --view internal adds purchase prices, margins, floors and the note of approval. The CSV style is excel in French, rfc4180 in English, unless --csv-style says otherwise. "
            "--speed-chart and --evidence say whether the PDF shows the chart of the speed and the annex of the nearest measured runs; else the project does. "
            "--acceptance writes what is verified on delivery, with the values to expect: on one page of PDF, or as text when FILE ends with .txt.\n");
        break;
    case Command::Quotes:
        text = CommandWords::tr("configuria quotes list [--search TEXT] [--state STATE] [--year 2026] [--customer NAME] [--json]\n"
            "configuria quotes customers [--json]\n"
            "configuria quotes show NUMBER [--version N] [--json]\n"
            "configuria quotes issue PROJECT [--new-number] [--version N] [--lang fr|en] [--json]\n"
            "configuria quotes state NUMBER issued|accepted|refused|expired [--version N]\n"
            "configuria quotes pdf NUMBER FILE [--version N]\n"
            "configuria quotes export FILE [--csv-style excel|rfc4180]\n"
            "configuria quotes backup FILE\n"
            "configuria quotes restore FILE\n\n"
            "The register of quotes, which is that of the window. --search finds the quotes that have every word of TEXT in their number, customer, title, reference, "
            "salesperson or lines, with or without accents. Without --version the newest issued version is meant.\n\n"
            "issue prints what is missing and gives no number (status 1) when the quote must not be issued. Otherwise it gives the number, or the next version of the "
            "number that the project has, freezes the quote, prints number and version, and writes both into PROJECT. A number of another customer's quote is refused (status 1) unless --new-number "
            "gives another one, or --version says which version this becomes. pdf writes the paper as it was issued. "
            "restore takes a backup in place of the register and prints where the former one is kept.\n");
        break;
    case Command::Import:
        text = CommandWords::tr("configuria import prices FILE... [--dry-run] [--skip-refused] [--supplier NAME] [--currency EUR] [--date DATE] [--kind KIND] [--decimal comma]\n"
            "configuria import catalogue FILE... [--dry-run] [--skip-refused]\n\n"
            "Reads price lists (CSV), or files of “catalogue export”, and reports every row that it takes, changes or refuses. A file with refused rows changes "
            "nothing unless --skip-refused is given. References that the catalogue does not know become parts of their own, of the kind of --kind where the "
            "list does not say it.\n\n")
            + CommandWords::tr("configuria import model FILE...\n\nReads a config.json, or the header of a GGUF or safetensors file, and keeps what it says of the model: its id can then be given to --model.\n")
            + CommandWords::tr("\nconfiguria import quote FILE PROJECT\n\nReads the JSON of a quote (quote --json) and writes a project of the same lines, terms and totals.\n");
        break;
    case Command::Catalogue:
        text = CommandWords::tr("configuria catalogue list [--kind KIND] [--vendor NAME] [--search TEXT]\n"
            "configuria catalogue show PART_ID\nconfiguria catalogue export FILE\n");
        break;
    case Command::Accuracy:
        text = CommandWords::tr("configuria accuracy [--measured DIR] [--json]\n\n"
            "Compares memory, speed and power with runs that others measured: those of this program, or the files inference_memory.csv, "
            "training_memory.csv, inference_speed.csv, training_speed.csv and measured_power.csv of DIR. --rows prints every comparison (id, figure, group, model, measured and "
            "estimated value, error in %, in the band or not); --refit prints the constants that these runs give.\n");
        break;
    case Command::Window:
    case Command::Help:
    case Command::Version:
        text = CommandWords::tr("configuria [PROJECT]                                   the window\n"
            "configuria evaluate [PROJECT] [options] [--json]       every figure and finding\n"
            "configuria check    [PROJECT] [options] [--json]       findings only\n"
            "configuria quote    PROJECT... [--pdf F] [--csv F] [--xlsx F] [--json F] [--acceptance F]\n"
            "configuria quotes   list | customers | show | issue | state | pdf | export | backup | restore\n"
            "configuria import   catalogue|prices|model FILE... | quote FILE PROJECT\n"
            "configuria catalogue list | show PART_ID | export FILE\n"
            "configuria accuracy [--measured DIR] [--json]          the figures against measured runs\n\n"
            "configuria COMMAND --help lists the options of a command.\n"
            "Exit status: 0 done, 1 done with a blocker, 2 wrong usage, 3 an input cannot be read, 4 an output cannot be written.\n");
        break;
    }
    text += u'\n' + CommandWords::tr("Options:") + u'\n';
    for (const OptionSpec &spec : optionsOf(command)) {
        text += u"  --"_s + spec.name + (spec.valueName.isEmpty() ? QString() : u' ' + placeholder(spec.valueName)) + u'\n';
    }
    return text;
}

} // namespace configuria
