// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "registerservice.h"

#include <QDate>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QUrl>


#include "catalogue/quoteregister.h"
#include "catalogue/sellerprofile.h"
#include "engine/evaluation.h"
#include "evaluationjson.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

Date today()
{
    const QDate date = QDate::currentDate();
    return {date.year(), date.month(), date.day()};
}

// The figures of the day, in a language that does not depend on the window's.
StoredQuote store(const Catalogue &catalogue, const Project &project, const QByteArray &pdf)
{
    const QByteArray figures = evaluationToJson(catalogue, project, evaluate(catalogue, project), Detail::Everything, Format(QLocale::c()), {});
    return storedQuote(catalogue, project, makeQuote(catalogue, project, project.quote.configuration), figures, pdf);
}

Result<std::optional<QuoteChanges>> changesOf(const QuoteRegister &quotes, const QuoteRecord &record)
{
    const auto versions = quotes.versions(record.quote);
    if (!versions) {
        return tl::unexpected(versions.error());
    }
    const QuoteRecord *before = nullptr;
    for (const QuoteRecord &version : *versions) {
        before = version.version < record.version && version.state != QuoteState::Draft ? &version : before;
    }
    if (!before) {
        return std::nullopt;
    }
    const auto printed = [&quotes](const QuoteRecord &version) -> Result<Quote> {
        const auto content = quotes.content(version.id);
        return content ? printedFromJson(content->printed, quotes.path()) : tl::unexpected(content.error());
    };
    const Result<Quote> old = printed(*before);
    const Result<Quote> now = old ? printed(record) : old;
    return now ? Result<std::optional<QuoteChanges>>(quoteChanges(*old, *now)) : tl::unexpected(now.error());
}

} // namespace

QString registerPath(const QString &dataDir)
{
    return QDir(dataDir).filePath(u"quotes.sqlite"_s);
}

RegisterServices registerServices(const QString &dataDir, std::function<std::shared_ptr<const Catalogue>()> current)
{
    const auto quotes = std::make_shared<QuoteRegister>(registerPath(dataDir));
    RegisterServices services;
    services.today = today;
    services.list = [quotes](const QuoteFilter &filter) -> Result<QuoteList> {
        const auto expired = quotes->expire(today());
        return expired ? quotes->list(filter) : tl::unexpected(expired.error());
    };
    services.statistics = [quotes] { return quotes->statistics(); };
    services.issue = [quotes, dataDir, current](const Project &project, std::optional<std::int64_t> draft, const PrintQuote &print) -> Result<QuoteRecord> {
        const Result<SellerProfile> seller = readSellerProfile(dataDir);
        if (!seller) {
            return tl::unexpected(seller.error());
        }
        const Date date = project.quote.date.year > 0 ? project.quote.date : today();
        return quotes->issue({draft, project.quote.number, seller->numberPattern, date}, [&](const std::string &number, int version) -> Result<StoredQuote> {
            Project printed = project;
            printed.quote.number = number;
            printed.quote.version = version;
            printed.quote.date = date;
            const auto pdf = print(printed);
            return pdf ? Result<StoredQuote>(store(*current(), printed, *pdf)) : tl::unexpected(pdf.error());
        });
    };
    services.saveDraft = [quotes, current](const Project &project, std::optional<std::int64_t> draft) {
        return quotes->saveDraft(store(*current(), project, {}), draft);
    };
    services.removeDraft = [quotes](std::int64_t id) { return quotes->removeDraft(id); };
    services.setState = [quotes](std::int64_t id, QuoteState state) { return quotes->setState(id, state, today()); };
    services.open = [quotes, current](std::int64_t id) -> Result<Project> {
        const Result<QuoteContent> content = quotes->content(id);
        return content ? storedProject(*current(), content->project, quotes->path()) : tl::unexpected(content.error());
    };
    services.pdf = [quotes](std::int64_t id) -> Result<QByteArray> {
        const Result<QuoteContent> content = quotes->content(id);
        return content ? Result<QByteArray>(content->pdf) : tl::unexpected(content.error());
    };
    services.changes = [quotes](const QuoteRecord &record) { return changesOf(*quotes, record); };
    services.backup = [quotes](const QString &path) { return quotes->backup(path); };
    services.restore = [quotes](const QString &path) { return quotes->restore(path); };
    services.showFile = [](const QString &path) { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); };
    services.seller = [dataDir] { return readSellerProfile(dataDir); };
    services.setSeller = [dataDir](const SellerProfile &profile) { return writeSellerProfile(dataDir, profile); };
    services.readPicture = [](const QString &path) {
        QFile file(path);
        const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.read(static_cast<qint64>(maxLogoSize) + 1) : QByteArray();
        return static_cast<std::size_t>(bytes.size()) > maxLogoSize ? QByteArray() : bytes;
    };
    return services;
}

} // namespace configuria
