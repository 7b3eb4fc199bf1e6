// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/quotejson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

#include "engine/names.h"
#include "engine/quotechecks.h"
#include "quotecontent.h"
#include "quotejsonkeys.h"
#include "quotenets.h"
#include "quotetexts.h"
#include "report/paperlanguage.h"
#include "report/savefile.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

QJsonValue text(const std::string &value) { return QString::fromStdString(value); }
template <class E>
QJsonValue name(E value)
{
    const std::string_view code = nameOf(value);
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}
QJsonValue amountOf(const std::optional<Money> &value) { return value ? QJsonValue(bareAmount(*value, u'.')) : QJsonValue(); }
QJsonValue quantityJson(SoldQuantity value) { return static_cast<double>(value.thousandths) / 1000; } // its shortest form is 8 or 2.25
QJsonValue unitCode(LineUnit unit)
{
    for (const bt::UnitCode &each : bt::unitCodes) {
        if (each.unit == unit) {
            return QString(each.code);
        }
    }
    return {};
}
QJsonValue percent(Rate value) { return barePercent(value, u'.'); }
QJsonValue dateOf(Date value) { return isValidDate(value) ? QJsonValue(isoDate(value)) : QJsonValue(); }

// UNCL5305, as EN 16931 takes it: S standard, Z zero, E exempt, K intra-Community supply, G export.
QString category(Rate rate, VatExemption exemption)
{
    switch (exemption) {
    case VatExemption::IntraEuSupply: return u"K"_s;
    case VatExemption::ExportSupply: return u"G"_s;
    case VatExemption::SmallBusiness: return u"E"_s;
    case VatExemption::SalesTaxExcluded: return u"O"_s;
    case VatExemption::None: break;
    }
    return rate > Rate{} ? u"S"_s : u"Z"_s;
}

// VATEX, the code list of CEF for exemptions.
QJsonValue exemptionCode(VatExemption exemption)
{
    switch (exemption) {
    case VatExemption::IntraEuSupply: return u"VATEX-EU-IC"_s;
    case VatExemption::ExportSupply: return u"VATEX-EU-G"_s;
    case VatExemption::SmallBusiness: return u"VATEX-FR-FRANCHISE"_s;
    case VatExemption::SalesTaxExcluded: return u"VATEX-EU-O"_s;
    case VatExemption::None: break;
    }
    return {};
}

VatExemption exemptionOf(const Quote &quote, Rate rate)
{
    for (const VatLine &vat : quote.vat) {
        if (vat.rate == rate) {
            return vat.exemption;
        }
    }
    return VatExemption::None;
}

QJsonObject sellerObject(const Party &of)
{
    return {{bt::sellerName, text(of.name)},         {bt::sellerRegistration, text(of.registration)}, {bt::sellerVat, text(of.vatNumber)},
            {bt::sellerLegal, text(of.legal)},       {u"trade_register"_s, text(of.tradeRegister)},   {bt::sellerAddress, text(of.address)},
            {bt::sellerCountry, text(of.country)},   {bt::sellerContact, text(of.contact)},           {bt::sellerPhone, text(of.phone)},
            {bt::sellerEmail, text(of.email)},       {bt::iban, text(of.iban)},                       {bt::bic, text(of.bic)}};
}

QJsonObject buyerObject(const Party &of)
{
    return {{bt::buyerName, text(of.name)},          {bt::buyerRegistration, text(of.registration)},  {bt::buyerVat, text(of.vatNumber)},
            {u"legal"_s, text(of.legal)},            {u"trade_register"_s, text(of.tradeRegister)},   {bt::buyerAddress, text(of.address)},
            {bt::buyerCountry, text(of.country)},    {bt::buyerContact, text(of.contact)},            {bt::buyerPhone, text(of.phone)},
            {bt::buyerEmail, text(of.email)},        {u"billing_address"_s, text(of.billingAddress)}};
}

// "One line per section" shows the customer what each section costs, and no price of a piece.
bool hidesPieces(const QuoteInput &input, const QuoteLine &line)
{
    return input.view == QuoteView::Customer && input.project.quote.paper.detail == LineDetail::Grouped && !line.isOptional;
}

QJsonObject lineObject(const QuoteInput &input, const PaperOffer &offer, const QuoteNets::Line &net, std::size_t index)
{
    const Quote &quote = offer.quote;
    const QuoteLine &line = quote.lines[index];
    const QuoteSection &section = quote.sections[line.section];
    const BomLine &bought = input.project.configurations[static_cast<std::size_t>(offer.configuration)].lines[line.bomLine];
    QJsonObject object{{bt::lineId, QString::number(index + 1)},
                       {bt::itemId, text(line.reference)},
                       {bt::itemName, text(line.designation)},
                       {bt::lineNote, text(line.comment)},
                       {bt::quantity, quantityJson(line.quantity)},
                       {bt::unit, unitCode(line.unit)},
                       {bt::netPrice, amountOf(net.price)},
                       {bt::lineDiscountPercent, percent(line.discount)},
                       {bt::lineDiscount, amountOf(net.discount)},
                       {bt::lineNet, amountOf(net.total)},
                       {u"printed_total"_s, amountOf(line.total)},
                       {bt::lineVatRate, percent(line.vat)},
                       {bt::lineVatCategory, category(line.vat, exemptionOf(quote, line.vat))},
                       {bt::itemClass, text(line.hsCode)},
                       {bt::itemOrigin, text(line.origin)},
                       {u"kind"_s, name(line.part.kind)},
                       {u"scope"_s, name(bought.scope)},
                       {u"section"_s, text(section.title)},
                       {u"is_optional"_s, line.isOptional},
                       {u"price_is_example"_s, line.priceIsExample}};
    if (quote.pricesIncludeVat) { // as typed: the quote comes back from these
        object.insert(priceInclVat, amountOf(line.unitPrice));
        object.insert(u"discount_incl_vat"_s, amountOf(line.discountAmount));
    }
    if (hidesPieces(input, line)) {
        for (const QString &key : {bt::netPrice, bt::lineDiscountPercent, bt::lineDiscount, bt::lineNet, u"printed_total"_s, priceInclVat, u"discount_incl_vat"_s}) {
            if (object.contains(key)) {
                object.insert(key, QJsonValue());
            }
        }
    }
    if (offer.margins) {
        const MarginLine &margin = offer.margins->lines[index];
        object.insert(u"purchase_price"_s, amountOf(margin.purchasePrice));
        object.insert(u"floor_price"_s, amountOf(margin.floorPrice));
        object.insert(u"margin"_s, amountOf(margin.margin));
    }
    return object;
}

QJsonArray breakdown(const PaperOffer &offer)
{
    QJsonArray rows;
    for (const QuoteTotal &total : offer.totals) {
        if (total.kind == TotalKind::Vat) {
            const VatExemption exemption = exemptionOf(offer.quote, *total.rate);
            rows << QJsonObject{{bt::vatBase, amountOf(total.base)},
                                {bt::vatAmount, amountOf(total.value)},
                                {bt::vatCategory, category(*total.rate, exemption)},
                                {bt::vatRate, percent(*total.rate)},
                                {bt::exemptionText, total.reason.isEmpty() ? QJsonValue() : QJsonValue(total.reason)},
                                {bt::exemptionCode, exemptionCode(exemption)}};
        }
    }
    return rows;
}

QJsonArray allowances(const Quote &quote, const QuoteNets &nets)
{
    QJsonArray rows;
    for (std::size_t i = 0; i < quote.vat.size() && quote.globalDiscountRate > Rate{}; ++i) {
        rows << QJsonObject{{bt::allowanceAmount, amountOf(nets.allowances[i])}, {bt::allowancePercent, percent(quote.globalDiscountRate)}, {bt::allowanceVat, percent(quote.vat[i].rate)}};
    }
    return rows;
}

QJsonObject offerObject(const QuoteInput &input, const PaperOffer &offer)
{
    const Quote &quote = offer.quote;
    const QuoteNets nets = netsOf(quote);
    QJsonArray lines;
    for (std::size_t i = 0; i < quote.lines.size(); ++i) {
        lines << lineObject(input, offer, nets.lines[i], i);
    }
    Money vat;
    for (const VatLine &line : quote.vat) {
        vat += line.amount;
    }
    const auto index = static_cast<std::size_t>(offer.configuration);
    const auto &all = input.project.configurations;
    QJsonObject object{{u"name"_s, index < all.size() ? text(all[index].name) : QJsonValue()},
                       {u"nodes"_s, index < all.size() ? std::max(all[index].nodes, 1) : 1},
                       {bt::lines, lines},
                       {bt::allowances, allowances(quote, nets)},
                       {bt::vatBreakdown, breakdown(offer)},
                       {bt::totals, QJsonObject{{bt::sumOfLines, amountOf(nets.sumOfLines)},
                                                {bt::sumOfAllowances, amountOf(nets.sumOfAllowances)},
                                                {bt::totalExclVat, amountOf(quote.totalExclVat)},
                                                {bt::totalVat, amountOf(vat)},
                                                {bt::totalInclVat, amountOf(quote.totalInclVat)},
                                                {bt::amountDue, amountOf(quote.totalInclVat)}}},
                       {u"options_total"_s, amountOf(quote.optionsTotal)},
                       {u"deposit"_s, amountOf(quote.deposit)},
                       {u"remainder"_s, amountOf(quote.remainder)},
                       {u"is_partial"_s, quote.isPartial},
                       {u"has_example_prices"_s, quote.hasExamplePrices}};
    if (quote.pricesIncludeVat) {
        object.insert(u"subtotal_incl_vat"_s, amountOf(quote.subtotal));
        object.insert(u"global_discount_incl_vat"_s, amountOf(quote.globalDiscount));
    }
    if (offer.margins) {
        object.insert(u"margins"_s, QJsonObject{{u"purchase"_s, amountOf(offer.margins->purchase())}, {u"margin"_s, amountOf(offer.margins->margin)},
                                                {u"margin_pct"_s, offer.margins->rate ? percent(*offer.margins->rate) : QJsonValue()},
                                                {u"lines_unknown"_s, offer.margins->unknown}});
    }
    return object;
}

QJsonObject paymentObject(const PaymentTerms &terms)
{
    return {{u"basis"_s, name(terms.basis)},
            {u"days"_s, terms.days},
            {u"deposit_pct"_s, percent(terms.deposit)},
            {u"penalty_pct"_s, terms.penalty ? percent(*terms.penalty) : QJsonValue()},
            {u"indemnity"_s, amountOf(terms.indemnity)},
            {u"early_discount_pct"_s, percent(terms.earlyDiscount)},
            {u"early_days"_s, terms.earlyDays},
            {u"retention_of_title"_s, terms.retentionOfTitle}};
}

QJsonObject termsObject(const QuoteInput &input)
{
    const QuoteTerms &says = input.project.quote;
    QJsonObject terms{{u"sale_case"_s, name(says.sale.saleCase)},
                      {u"vat_rounding"_s, name(says.sale.rounding)},
                      {u"prices_include_vat"_s, says.sale.pricesIncludeVat},
                      {u"vat_pct"_s, percent(says.vat)},
                      {u"global_discount_pct"_s, percent(says.globalDiscount)},
                      {u"validity_days"_s, says.validityDays},
                      {u"version"_s, says.version},
                      {u"salesperson"_s, text(says.salesperson)},
                      {u"delivery"_s, text(says.delivery)},
                      {u"warranty"_s, text(says.warranty)},
                      {u"payment"_s, paymentObject(says.payment)},
                      {u"incoterm"_s, name(says.shipping.incoterm)},
                      {u"incoterm_place"_s, text(says.shipping.place)},
                      {u"seller_ships"_s, says.shipping.sellerShips},
                      {u"language"_s, input.language},
                      {u"paper"_s, name(says.paper.size)},
                      {u"detail"_s, name(says.paper.detail)},
                      {u"introduction"_s, text(says.paper.introduction)},
                      {u"terms_of_sale"_s, text(says.paper.terms)},
                      {u"jurisdiction"_s, text(says.paper.jurisdiction)}};
    if (quoteCurrency(input.project) != input.project.currency) {
        terms.insert(u"exchange"_s, QJsonObject{{u"from"_s, text(input.project.currency)}, {u"per_unit"_s, amountOf(says.currency.perUnit)},
                                                {u"date"_s, dateOf(says.currency.date)}, {u"source"_s, text(says.currency.source)}});
    }
    if (input.view == QuoteView::Internal) {
        terms.insert(u"minimum_margin_pct"_s, percent(says.internal.minimumMargin));
        terms.insert(u"approval_note"_s, text(says.internal.approvalNote));
    }
    return terms;
}

// What this document held before it took the terms of the norm: scripts read it.
void addPlainKeys(const QuoteInput &input, const PaperOffer &offer, QJsonObject &document)
{
    const Quote &quote = offer.quote;
    const auto number = [](Rate rate) { return static_cast<double>(rate.ppm) / 1e4; };
    QJsonArray lines;
    for (const QuoteLine &line : quote.lines) {
        lines << QJsonObject{{u"reference"_s, text(line.reference)},       {u"designation"_s, text(line.designation)},
                             {u"quantity"_s, quantityJson(line.quantity)},
                             {u"unit"_s, name(line.unit)},
                             {u"unit_price"_s, hidesPieces(input, line) ? QJsonValue() : amountOf(line.unitPrice)},
                             {u"price_is_example"_s, line.priceIsExample},
                             {u"discount_pct"_s, hidesPieces(input, line) ? QJsonValue() : QJsonValue(number(line.discount))},
                             {u"total"_s, hidesPieces(input, line) ? QJsonValue() : amountOf(line.total)}};
    }
    QJsonArray vat;
    for (const VatLine &line : quote.vat) {
        vat << QJsonObject{{u"rate_pct"_s, number(line.rate)}, {u"base"_s, amountOf(line.base)}, {u"amount"_s, amountOf(line.amount)}};
    }
    const auto index = static_cast<std::size_t>(offer.configuration);
    const auto &all = input.project.configurations;
    document.insert(u"currency"_s, text(quote.currency));
    document.insert(u"number"_s, text(input.project.quote.number));
    document.insert(u"date"_s, dateOf(input.project.quote.date));
    document.insert(u"valid_until"_s, dateOf(quote.validUntil));
    document.insert(u"configuration"_s, index < all.size() ? text(all[index].name) : QJsonValue());
    document.insert(u"lines"_s, lines);
    document.insert(u"subtotal"_s, amountOf(quote.subtotal));
    document.insert(u"global_discount_pct"_s, number(quote.globalDiscountRate));
    document.insert(u"global_discount"_s, amountOf(quote.globalDiscount));
    document.insert(u"total_excl_vat"_s, amountOf(quote.totalExclVat));
    document.insert(u"vat"_s, vat);
    document.insert(u"total_incl_vat"_s, amountOf(quote.totalInclVat));
    document.insert(u"is_partial"_s, quote.isPartial);
    document.insert(u"has_example_prices"_s, quote.hasExamplePrices);
}

} // namespace

QByteArray quoteJson(const QuoteInput &input)
{
    const PaperLanguage words(input.language);
    const QVector<PaperOffer> offers = paperOffers(input);
    const QuoteTerms &says = input.project.quote;
    QJsonArray list;
    for (const PaperOffer &offer : offers) {
        list << offerObject(input, offer);
    }
    QJsonObject document{{u"schema"_s, 1},
                         {u"title"_s, text(input.project.title)},
                         {u"view"_s, input.view == QuoteView::Internal ? u"internal"_s : u"customer"_s},
                         {u"is_draft"_s, input.isDraft},
                         {u"en16931"_s, QJsonObject{{bt::number, text(says.number)},
                                                    {bt::date, dateOf(says.date)},
                                                    {bt::currency, text(offers.first().quote.currency)},
                                                    {bt::dueDate, dateOf(offers.first().quote.dueDate)},
                                                    {bt::buyerReference, text(says.customerReference)},
                                                    {bt::paymentTerms, text(says.paymentTerms)},
                                                    {bt::note, text(says.notes)},
                                                    {bt::seller, sellerObject(input.project.seller)},
                                                    {bt::buyer, buyerObject(input.project.customer)},
                                                    {bt::deliverTo, QJsonObject{{bt::deliveryAddress, text(input.project.customer.deliveryAddress)}}},
                                                    {u"terms"_s, termsObject(input)},
                                                    {u"offers"_s, list}}}};
    addPlainKeys(input, offers.first(), document);
    return QJsonDocument(document).toJson();
}

tl::expected<void, Error> writeQuoteJson(const QuoteInput &input, const QString &path)
{
    return saveFile(path, quoteJson(input));
}

} // namespace configuria
