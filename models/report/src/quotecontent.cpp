// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotecontent.h"

#include <algorithm>

#include "engine/quotechecks.h"
#include "items/quotewords.h"
#include "items/texts.h"
#include "quotetexts.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

// What the terms say for all lines is not said again under each.
QString customsOf(const QuoteLine &line, const ShippingTerms &shipping)
{
    QStringList says;
    if (!line.origin.empty() && line.origin != shipping.origin) {
        says << QuoteText::tr("Country of origin: %1").arg(clean(line.origin).simplified());
    }
    if (!line.hsCode.empty() && line.hsCode != shipping.hsCode) {
        says << QuoteText::tr("HS code: %1").arg(clean(line.hsCode).simplified());
    }
    return says.join(u", "_s);
}

PaperRow rowOf(const QuoteInput &input, const QuoteLine &line, std::size_t index)
{
    PaperRow row;
    row.lines = {index};
    row.reference = clean(line.reference);
    row.designation = clean(line.designation);
    row.comment = clean(line.comment).trimmed();
    row.customs = customsOf(line, input.project.quote.shipping);
    row.quantity = line.quantity;
    row.unit = line.unit;
    row.unitPrice = line.unitPrice;
    row.total = line.total;
    row.discount = line.discount;
    row.vat = line.vat;
    row.isExample = line.priceIsExample;
    return row;
}

QString sectionTitle(const QuoteSection &section)
{
    return section.title.empty() ? texts::plural(section.kind) : clean(section.title).simplified();
}

// One row for a heading, with its parts named below and their price; a row apart for another rate of VAT, and for what is on request,
// so that the rows add up to the total.
void addGroupedRows(const QuoteInput &input, const Quote &quote, const QuoteSection &section, QVector<PaperRow> &rows)
{
    const qsizetype first = rows.size();
    for (const std::size_t index : section.lines) {
        const QuoteLine &line = quote.lines[index];
        if (line.isOptional) {
            continue;
        }
        const PaperRow one = rowOf(input, line, index);
        auto row = std::find_if(rows.begin() + first, rows.end(), [&line](const PaperRow &other) { return other.vat == line.vat && other.total.has_value() == line.total.has_value(); });
        if (row == rows.end()) {
            PaperRow fresh;
            fresh.designation = sectionTitle(section);
            fresh.quantity = SoldQuantity::whole(1);
            fresh.isGrouped = true;
            fresh.vat = line.vat;
            fresh.total = line.total ? std::optional(Money()) : std::nullopt;
            rows << fresh;
            row = rows.end() - 1;
        }
        row->lines << index;
        row->isExample = row->isExample || one.isExample;
        if (line.total) {
            row->unitPrice = row->total = *row->total + *line.total;
        }
        QStringList says{row->comment, QuoteText::tr("%1 x %2").arg(texts::quantity(line.quantity, line.unit, input.format), one.designation.simplified()), one.comment, one.customs};
        says.removeAll(QString());
        row->comment = says.join(u'\n');
    }
}

void addOptions(const QuoteInput &input, const Quote &quote, QVector<PaperGroup> &groups)
{
    PaperGroup options;
    options.title = QuoteText::tr("Options, not included in the totals");
    options.isOptions = true;
    options.subtotal = quote.optionsTotal;
    for (std::size_t i = 0; i < quote.lines.size(); ++i) {
        if (quote.lines[i].isOptional) {
            options.rows << rowOf(input, quote.lines[i], i);
            options.isPartial = options.isPartial || !quote.lines[i].total;
        }
    }
    if (!options.rows.isEmpty()) {
        groups << options;
    }
}

QVector<PaperGroup> groupsOf(const QuoteInput &input, const Quote &quote)
{
    QVector<PaperGroup> groups;
    const bool isGrouped = input.project.quote.paper.detail == LineDetail::Grouped;
    if (isGrouped || !quote.statesSections) { // without headings
        groups << PaperGroup();
        groups[0].subtotal = quote.subtotal;
        groups[0].isPartial = quote.isPartial;
    }
    if (isGrouped) {
        for (const QuoteSection &section : quote.sections) {
            addGroupedRows(input, quote, section, groups[0].rows);
        }
    } else if (!quote.statesSections) {
        for (std::size_t i = 0; i < quote.lines.size(); ++i) {
            if (!quote.lines[i].isOptional) {
                groups[0].rows << rowOf(input, quote.lines[i], i);
            }
        }
    } else {
        for (const QuoteSection &section : quote.sections) {
            PaperGroup group{sectionTitle(section), {}, section.subtotal, section.isPartial, false};
            for (const std::size_t index : section.lines) {
                if (!quote.lines[index].isOptional) {
                    group.rows << rowOf(input, quote.lines[index], index);
                }
            }
            if (!group.rows.isEmpty()) {
                groups << group;
            }
        }
    }
    addOptions(input, quote, groups);
    int number = 0;
    for (PaperGroup &group : groups) {
        for (PaperRow &row : group.rows) {
            row.number = ++number;
        }
    }
    return groups;
}

} // namespace

std::vector<int> configurationsOn(const QuoteInput &input)
{
    const std::vector<int> offered = offeredConfigurations(input.project);
    return offered.empty() || offered.front() != input.configuration ? std::vector<int>{input.configuration} : offered;
}

QVector<PaperOffer> paperOffers(const QuoteInput &input)
{
    const std::vector<int> offered = configurationsOn(input);
    QVector<PaperOffer> offers;
    for (const int configuration : offered) {
        PaperOffer offer;
        offer.configuration = configuration;
        offer.quote = makeQuote(input.catalogue, input.project, configuration);
        if (input.view == QuoteView::Internal) {
            offer.margins = makeMargins(input.project, configuration, offer.quote);
        }
        if (offered.size() > 1) {
            const std::string &name = input.project.configurations[static_cast<std::size_t>(configuration)].name;
            offer.title = texts::offerTitle(clean(name).simplified(), static_cast<int>(offers.size()));
        }
        offer.groups = groupsOf(input, offer.quote);
        offer.tax = taxWords(input.project.quote.sale.saleCase, offer.quote);
        offer.totals = texts::quoteTotals(input.project.quote, offer.quote);
        offers << offer;
    }
    return offers;
}

bool hasSeveralRates(const Quote &quote)
{
    return std::any_of(quote.lines.begin(), quote.lines.end(), [&quote](const QuoteLine &line) { return line.vat != quote.lines.front().vat; });
}

bool statesUnits(const PaperOffer &offer)
{
    return std::any_of(offer.groups.begin(), offer.groups.end(), [](const PaperGroup &group) {
        return std::any_of(group.rows.begin(), group.rows.end(), [](const PaperRow &row) { return row.unit != LineUnit::Piece; });
    });
}

QString numberAndVersion(const QuoteTerms &terms)
{
    const QString number = clean(terms.number).simplified();
    return number.isEmpty() || terms.version <= 1 ? number : QuoteText::tr("%1, version %2").arg(number).arg(terms.version);
}

QString quoteTitle(const QuoteInput &input)
{
    const QString number = numberAndVersion(input.project.quote);
    const QString customer = clean(input.project.customer.name).simplified();
    const QString title = number.isEmpty() ? QuoteText::tr("Quote") : QuoteText::tr("Quote %1").arg(number);
    return customer.isEmpty() ? title : u"%1 \u2014 %2"_s.arg(title, customer);
}

bool mustStayDraft(const Catalogue &catalogue, const Project &project, Date today)
{
    const int offered = project.quote.configuration;
    const std::vector<QuoteFinding> findings = checkQuote(catalogue, project, offered, makeQuote(catalogue, project, offered), today);
    return !findings.empty() && findings.front().severity == Severity::Blocker; // worst first
}

QString documentTitle(const QuoteInput &input)
{
    //: a quote that must not be issued: %1 its title
    return input.isDraft ? QuoteText::tr("Draft: %1").arg(quoteTitle(input)) : quoteTitle(input);
}

QString internalWarning()
{
    //: Mark of the internal copy of a quote, in capitals
    return QuoteText::tr("INTERNAL \u2014 NOT FOR THE CUSTOMER");
}

} // namespace configuria
