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

// A version as the register keeps it.
struct KeptQuote {
    Project project;
    Quote quote;
    QuoteVersion version() const { return {project, quote}; }
};

Result<KeptQuote> keptQuote(const QuoteRegister &quotes, const Catalogue &catalogue, const QuoteRecord &record)
{
    const Result<QuoteContent> content = quotes.content(record.id);
    if (!content) {
        return tl::unexpected(content.error());
    }
    Result<Project> project = storedProject(catalogue, content->project, quotes.path());
    if (!project) {
        return tl::unexpected(project.error());
    }
    Result<Quote> quote = printedFromJson(content->printed, quotes.path());
    return quote ? Result<KeptQuote>(KeptQuote{std::move(*project), std::move(*quote)}) : tl::unexpected(quote.error());
}

Result<IssuePlan> planOf(const QuoteRegister &quotes, const Catalogue &catalogue, const Project &asked, std::optional<std::int64_t> draft)
{
    IssuePlan plan{asked.quote.number, {}, false, false};
    if (draft) {
        const Result<QuoteRecord> record = quotes.record(*draft);
        if (!record) {
            return tl::unexpected(record.error());
        }
        plan.number = record->number.empty() ? plan.number : record->number;
    }
    const auto last = plan.number.empty() ? Result<std::optional<QuoteRecord>>() : quotes.newest(plan.number);
    if (!last || !*last) {
        return last ? Result<IssuePlan>(plan) : tl::unexpected(last.error());
    }
    plan.last = *last;
    Project project = asked;
    project.quote.date = project.quote.date.year > 0 ? project.quote.date : today();
    const Result<KeptQuote> kept = keptQuote(quotes, catalogue, **last);
    if (!kept) { // one that cannot be read must not stop the next
        Party customer;
        customer.name = (*last)->customer;
        plan.isOtherCustomer = !isSameCustomer(customer, asked.customer);
        return plan;
    }
    plan.isOtherCustomer = !isSameCustomer(kept->project.customer, project.customer);
    const KeptQuote now{frozenProject(catalogue, project), makeQuote(catalogue, project, project.quote.configuration)};
    plan.isUnchanged = quoteChanges(kept->version(), now.version()).isEqual();
    return plan;
}

Result<std::optional<QuoteChanges>> changesOf(const QuoteRegister &quotes, const Catalogue &catalogue, const QuoteRecord &record)
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
    const Result<KeptQuote> old = keptQuote(quotes, catalogue, *before);
    const Result<KeptQuote> now = old ? keptQuote(quotes, catalogue, record) : tl::unexpected(old.error());
    return now ? Result<std::optional<QuoteChanges>>(quoteChanges(old->version(), now->version())) : tl::unexpected(now.error());
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
    services.planIssue = [quotes, current](const Project &project, std::optional<std::int64_t> draft) { return planOf(*quotes, *current(), project, draft); };
    services.issue = [quotes, dataDir, current](const Project &project, std::optional<std::int64_t> draft, IssueAs as, const PrintQuote &print) -> Result<QuoteRecord> {
        const Result<SellerProfile> seller = readSellerProfile(dataDir);
        if (!seller) {
            return tl::unexpected(seller.error());
        }
        const Date date = project.quote.date.year > 0 ? project.quote.date : today();
        const IssueOrder order{draft, project.quote.number, seller->numberPattern, date, as == IssueAs::OwnNumber};
        return quotes->issue(order, [&](const std::string &number, int version) -> Result<StoredQuote> {
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
    services.changes = [quotes, current](const QuoteRecord &record) { return changesOf(*quotes, *current(), record); };
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
