// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importcommand.h"

#include <QDate>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "catalogue/pricelist.h"
#include "catalogue/projectfile.h"
#include "items/importwords.h"
#include "items/texts.h"
#include "report/paperlanguage.h"
#include "report/quotejson.h"
#include "values.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

QString text(const std::string &s)
{
    return QString::fromStdString(s);
}

// Stable names for scripts.
QString nameOf(RowRefusal why)
{
    switch (why) {
    case RowRefusal::NoReference: return u"no_reference"_s;
    case RowRefusal::NoPrice: return u"no_price"_s;
    case RowRefusal::NotAPrice: return u"not_a_price"_s;
    case RowRefusal::AmbiguousPrice: return u"ambiguous_price"_s;
    case RowRefusal::NegativePrice: return u"negative_price"_s;
    case RowRefusal::ZeroPrice: return u"zero_price"_s;
    case RowRefusal::PriceTooLarge: return u"price_too_large"_s;
    case RowRefusal::UnknownCurrency: return u"unknown_currency"_s;
    case RowRefusal::TwoCurrencies: return u"two_currencies"_s;
    case RowRefusal::NotADate: return u"not_a_date"_s;
    case RowRefusal::NotALeadTime: return u"not_a_lead_time"_s;
    case RowRefusal::UnknownKind: return u"unknown_kind"_s;
    case RowRefusal::MissingSpecification: return u"missing_specification"_s;
    case RowRefusal::WrongSpecification: return u"wrong_specification"_s;
    case RowRefusal::Duplicate: return u"duplicate"_s;
    case RowRefusal::TooManyCells: return u"too_many_cells"_s;
    }
    return {};
}

QJsonObject jsonOf(const QString &file, const ImportReport &report, bool isWritten)
{
    QJsonArray refused;
    for (const RefusedRow &row : report.refused) {
        refused << QJsonObject{{u"line"_s, row.line}, {u"reference"_s, text(row.reference)}, {u"why"_s, nameOf(row.why)}, {u"found"_s, text(row.found)}};
    }
    QJsonArray changes;
    for (const ChangedPrice &change : report.changes) {
        changes << QJsonObject{{u"line"_s, change.line}, {u"part"_s, text(change.part)}, {u"before"_s, moneyToText(change.before)},
                               {u"after"_s, moneyToText(change.after)}, {u"currency"_s, text(change.currency)}};
    }
    return {{u"file"_s, file}, {u"rows"_s, report.rows}, {u"taken"_s, report.taken()}, {u"new_parts"_s, report.newParts}, {u"new_prices"_s, report.newPrices},
            {u"changed"_s, report.changed}, {u"unchanged"_s, report.unchanged}, {u"other_currency"_s, report.otherCurrency},
            {u"changes"_s, changes}, {u"refused"_s, refused}, {u"written"_s, isWritten}};
}

void print(QTextStream &out, const QString &file, const ImportReport &report, const Format &format, bool isWritten)
{
    out << file << u'\n';
    for (const RefusedRow &row : report.refused) {
        out << u"  "_s << texts::refusal(row, format) << u'\n';
    }
    for (const ChangedPrice &change : report.changes) {
        out << u"  "_s << texts::change(change, format) << u'\n';
    }
    const QStringList lines = texts::summary(report, format);
    for (const QString &line : lines) {
        out << u"  "_s << line << u'\n';
    }
    out << u"  "_s << (isWritten ? CommandWords::tr("Imported.") : CommandWords::tr("Nothing was changed.")) << u'\n';
}

Outcome<void> applyOptions(const Arguments &arguments, PriceListLayout &layout)
{
    layout.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    if (const QString date = arguments.value(u"date"_s); arguments.has(u"date"_s)) {
        if (!QDate::fromString(date, Qt::ISODate).isValid()) {
            return wrongUsage(u"--date"_s, date, u"2026-11-30"_s);
        }
        layout.date = date.toStdString();
    }
    if (arguments.has(u"supplier"_s)) {
        layout.supplier = arguments.value(u"supplier"_s).toStdString();
    }
    if (const QString currency = arguments.value(u"currency"_s); arguments.has(u"currency"_s)) {
        layout.currency = currency.toUpper().toStdString();
        if (!isCurrency(layout.currency)) {
            return wrongUsage(u"--currency"_s, currency, u"EUR USD GBP CHF ..."_s);
        }
    }
    if (arguments.has(u"kind"_s)) {
        const Outcome<PartKind> kind = values::named<PartKind>(u"--kind"_s, arguments.value(u"kind"_s));
        if (!kind) {
            return tl::unexpected(kind.error());
        }
        layout.newKind = *kind;
    }
    if (const QString sign = arguments.value(u"decimal"_s); arguments.has(u"decimal"_s)) {
        if (sign != "comma"_L1 && sign != "point"_L1 && sign != "auto"_L1) {
            return wrongUsage(u"--decimal"_s, sign, u"auto comma point"_s);
        }
        layout.decimalSign = sign == "comma"_L1 ? DecimalSign::Comma : sign == "point"_L1 ? DecimalSign::Point : DecimalSign::Automatic;
    }
    return {};
}

Outcome<ImportPlan> planOf(const QString &path, bool isPrices, const Arguments &arguments, const Library &library, const QString &dataDir)
{
    const Result<QByteArray> bytes = readListFile(path);
    if (!bytes) {
        return cannotRead(bytes.error());
    }
    const OwnData own = readOwnData(dataDir).data;
    Result<std::optional<ImportPlan>> plan;
    if (isPrices) {
        Result<PriceListPreview> preview = previewPriceList(*bytes, path, [&dataDir](const std::string &header) { return rememberedMapping(dataDir, header); });
        if (!preview) {
            return cannotRead(preview.error());
        }
        if (const Outcome<void> applied = applyOptions(arguments, preview->layout); !applied) {
            return tl::unexpected(applied.error());
        }
        plan = planPriceList(*bytes, path, preview->layout, *library.catalogue, own);
    } else {
        plan = planCatalogueCsv(*bytes, path, *library.catalogue, own);
    }
    return plan ? Outcome<ImportPlan>(std::move(**plan)) : cannotRead(plan.error());
}

} // namespace

Result<QByteArray> readListFile(const QString &path)
{
    Error error;
    error.file = path.toStdString();
    QFile file(path);
    if (QFileInfo(path).isDir()) {
        error.code = ErrorCode::NotAFile;
        return tl::unexpected(error);
    }
    if (!file.open(QIODevice::ReadOnly)) {
        error.code = ErrorCode::CannotOpen;
        error.detail = file.errorString().toStdString();
        return tl::unexpected(error);
    }
    QByteArray bytes = file.read(maxPriceListSize + 1);
    if (bytes.size() > maxPriceListSize) {
        error.code = ErrorCode::TooLarge;
        return tl::unexpected(error);
    }
    return bytes;
}

Result<Project> readQuoteFile(const Catalogue &catalogue, const QString &path)
{
    const Result<QByteArray> bytes = readListFile(path);
    return bytes ? readQuoteJson(catalogue, *bytes, path) : tl::unexpected(bytes.error());
}

Outcome<ExitStatus> runQuoteImport(const Arguments &arguments, const Library &library)
{
    if (arguments.positional.size() != 3) {
        return wrongUsage(u"import"_s, arguments.positional.join(u' '), CommandWords::tr("quote FILE PROJECT"));
    }
    const Result<Project> project = readQuoteFile(*library.catalogue, arguments.positional[1]);
    if (!project) {
        return cannotRead(project.error());
    }
    const auto written = writeProject(*library.catalogue, *project, arguments.positional[2]);
    return written ? Outcome<ExitStatus>(ExitStatus::Done) : cannotWrite(written.error());
}

Outcome<ExitStatus> runListImport(const Arguments &arguments, CommandEnvironment &environment)
{
    const bool isPrices = arguments.positional.first() == "prices"_L1;
    const bool isDryRun = arguments.has(u"dry-run"_s);
    const Format format(paperLocale(environment.language));
    QJsonArray documents;
    std::optional<Failure> failure;
    for (qsizetype i = 1; i < arguments.positional.size() && !failure; ++i) {
        const QString path = arguments.positional[i];
        const Outcome<Library> library = loadLibrary(environment.dataDir); // again for each: the one before may have added parts
        if (!library) {
            return tl::unexpected(library.error());
        }
        const Outcome<ImportPlan> plan = planOf(path, isPrices, arguments, *library, environment.dataDir);
        if (!plan) {
            failure = plan.error();
            break;
        }
        const bool isHeldBack = !plan->report.refused.empty() && !arguments.has(u"skip-refused"_s);
        bool isWritten = false;
        if (!isDryRun && !isHeldBack) {
            const Result<bool> written = changeOwnData(environment.dataDir, plan->change);
            if (!written) {
                return cannotWrite(written.error());
            }
            isWritten = *written;
        }
        if (arguments.has(u"json"_s)) {
            documents << jsonOf(path, plan->report, isWritten);
        } else {
            print(environment.out, path, plan->report, format, isWritten);
        }
        if (isHeldBack && !isDryRun) {
            failure = Failure{ExitStatus::CannotRead, {},
                              CommandWords::tr("%1: %n rows are refused and nothing was changed; --skip-refused imports the others", nullptr,
                                               static_cast<int>(plan->report.refused.size())).arg(path)};
        }
    }
    if (arguments.has(u"json"_s) && !documents.isEmpty()) {
        environment.out << QString::fromUtf8(QJsonDocument(QJsonObject{{u"schema"_s, 1}, {u"files"_s, documents}}).toJson());
    }
    return failure ? Outcome<ExitStatus>(tl::unexpected(*failure)) : ExitStatus::Done;
}

} // namespace configuria
