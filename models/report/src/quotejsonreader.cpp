// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/quotejson.h"

#include <QDate>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "engine/names.h"
#include "quotejsonkeys.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

// Exact: a decimal text with at most `places` decimals, as a whole number of the last one.
std::optional<std::int64_t> scaled(const QString &text, int places)
{
    static const QRegularExpression decimal(u"^(-?[0-9]+)(?:\\.([0-9]+))?$"_s);
    const QRegularExpressionMatch match = decimal.match(text);
    const QString digits = match.captured(1), decimals = match.captured(2);
    if (!match.hasMatch() || decimals.size() > places) {
        return std::nullopt;
    }
    bool isNumber = false;
    const qlonglong value = (digits + decimals.leftJustified(places, u'0')).toLongLong(&isNumber);
    return isNumber ? std::optional<std::int64_t>(value) : std::nullopt;
}

// One object of the document; the first value that is none of what is accepted is kept as the error of the file.
class Reader {
public:
    Reader(QJsonObject object, QString place, std::optional<Error> &error) : m_object(std::move(object)), m_place(std::move(place)), m_error(&error) {}

    Reader object(const QString &key) const { return {of(key, QJsonValue::Object, u"an object"_s).toObject(), m_place + key + u'.', *m_error}; }
    QVector<Reader> list(const QString &key) const
    {
        QVector<Reader> readers;
        const QJsonArray array = of(key, QJsonValue::Array, u"a list"_s).toArray();
        for (int i = 0; i < array.size(); ++i) {
            if (!array[i].isObject()) {
                refuse(ErrorCode::WrongType, u"%1[%2]"_s.arg(key).arg(i), array[i], u"an object"_s);
            }
            readers.append(Reader(array[i].toObject(), u"%1%2[%3]."_s.arg(m_place, key).arg(i), *m_error));
        }
        return readers;
    }
    bool has(const QString &key) const { return m_object.contains(key) && !m_object.value(key).isNull(); }
    std::string text(const QString &key) const { return of(key, QJsonValue::String, u"a text"_s).toString().toStdString(); }
    bool flag(const QString &key) const { return of(key, QJsonValue::Bool, u"true false"_s).toBool(); }
    int count(const QString &key, int low, int high, int otherwise) const
    {
        if (!has(key)) {
            return otherwise;
        }
        const double value = of(key, QJsonValue::Double, u"a whole number"_s).toDouble(low);
        if (value != std::floor(value)) {
            refuse(ErrorCode::WrongType, key, m_object.value(key), u"a whole number"_s);
        } else if (value < low || value > high) {
            refuse(ErrorCode::OutOfRange, key, m_object.value(key), u"%1 to %2"_s.arg(low).arg(high));
        }
        return static_cast<int>(std::clamp(value, double(low), double(high)));
    }
    std::optional<Money> money(const QString &key) const
    {
        constexpr int most = 1'000'000'000; // units
        const auto micros = number(key, 6, -most, most);
        return micros ? std::optional(Money::micros(*micros)) : std::nullopt;
    }
    // A number, as it was before it had decimals.
    SoldQuantity quantity(const QString &key, bool takesFractions) const
    {
        constexpr int most = 1'000'000'000;
        const QString accepted = takesFractions ? u"a number with at most 3 decimals"_s : u"a whole number"_s;
        const double value = has(key) ? of(key, QJsonValue::Double, accepted).toDouble() : 1;
        if (value < 0 || value > most) {
            refuse(ErrorCode::OutOfRange, key, m_object.value(key), u"0 to %1"_s.arg(most));
            return {};
        }
        const auto thousandths = scaled(QString::number(value, 'f', QLocale::FloatingPointShortest), 3);
        if (!thousandths || !(takesFractions || SoldQuantity{*thousandths}.isWhole())) {
            refuse(ErrorCode::WrongType, key, m_object.value(key), accepted);
        }
        return SoldQuantity{thousandths.value_or(0)};
    }
    LineUnit unit(const QString &key) const
    {
        const std::string code = text(key);
        QStringList accepted;
        for (const bt::UnitCode &each : bt::unitCodes) {
            if (each.code == QByteArrayView(code)) {
                return each.unit;
            }
            accepted << each.code;
        }
        if (has(key)) {
            refuse(ErrorCode::UnknownValue, key, m_object.value(key), accepted.join(u' '));
        }
        return LineUnit::Piece;
    }
    std::optional<Rate> percent(const QString &key) const
    {
        const auto ppm = number(key, 4, 0, 100);
        return ppm ? std::optional(Rate{*ppm}) : std::nullopt;
    }
    Date date(const QString &key) const
    {
        const QDate read = QDate::fromString(QString::fromStdString(text(key)), Qt::ISODate);
        if (has(key) && !read.isValid()) {
            refuse(ErrorCode::UnknownValue, key, m_object.value(key), u"2026-11-30"_s);
        }
        return read.isValid() ? Date{read.year(), read.month(), read.day()} : Date{};
    }
    template <class E>
    E name(const QString &key, E otherwise) const
    {
        if (!has(key)) {
            return otherwise;
        }
        const auto found = fromName<E>(text(key));
        if (!found) {
            const std::string_view accepted = acceptedNames<E>();
            refuse(ErrorCode::UnknownValue, key, m_object.value(key), QString::fromUtf8(accepted.data(), static_cast<qsizetype>(accepted.size())));
        }
        return found.value_or(otherwise);
    }
    void refuse(ErrorCode code, const QString &key, const QJsonValue &found, const QString &accepted, const QString &detail = {}) const
    {
        if (!*m_error) {
            *m_error = Error{code, {}, (m_place + key).toStdString(), found.toVariant().toString().left(80).toStdString(), accepted.toStdString(), detail.toStdString()};
        }
    }

private:
    QJsonValue of(const QString &key, QJsonValue::Type type, const QString &accepted) const
    {
        const QJsonValue value = m_object.value(key);
        if (has(key) && value.type() != type) {
            refuse(ErrorCode::WrongType, key, value, accepted);
        }
        return value;
    }
    // A decimal text, in units of its last place.
    std::optional<std::int64_t> number(const QString &key, int places, int low, int high) const
    {
        if (!has(key)) {
            return std::nullopt;
        }
        const auto value = scaled(m_object.value(key).toString(), places);
        if (!value) {
            refuse(ErrorCode::WrongType, key, m_object.value(key), u"12.50"_s);
            return std::nullopt;
        }
        const auto one = static_cast<std::int64_t>(std::pow(10, places));
        if (*value < low * one || *value > high * one) {
            refuse(ErrorCode::OutOfRange, key, m_object.value(key), u"%1 to %2"_s.arg(low).arg(high));
        }
        return std::clamp(*value, low * one, high * one);
    }

    QJsonObject m_object;
    QString m_place;
    std::optional<Error> *m_error;
};

Party sellerOf(const Reader &r)
{
    Party party;
    party.name = r.text(bt::sellerName);
    party.registration = r.text(bt::sellerRegistration);
    party.vatNumber = r.text(bt::sellerVat);
    party.legal = r.text(bt::sellerLegal);
    party.tradeRegister = r.text(u"trade_register"_s);
    party.address = r.text(bt::sellerAddress);
    party.country = r.text(bt::sellerCountry);
    party.contact = r.text(bt::sellerContact);
    party.phone = r.text(bt::sellerPhone);
    party.email = r.text(bt::sellerEmail);
    party.iban = r.text(bt::iban);
    party.bic = r.text(bt::bic);
    return party;
}

Party buyerOf(const Reader &r)
{
    Party party;
    party.name = r.text(bt::buyerName);
    party.registration = r.text(bt::buyerRegistration);
    party.vatNumber = r.text(bt::buyerVat);
    party.legal = r.text(u"legal"_s);
    party.tradeRegister = r.text(u"trade_register"_s);
    party.address = r.text(bt::buyerAddress);
    party.country = r.text(bt::buyerCountry);
    party.contact = r.text(bt::buyerContact);
    party.phone = r.text(bt::buyerPhone);
    party.email = r.text(bt::buyerEmail);
    party.deliveryAddress = r.text(bt::deliveryAddress); // of the files written before BG-15
    party.billingAddress = r.text(u"billing_address"_s);
    return party;
}

PaymentTerms paymentOf(const Reader &r)
{
    PaymentTerms terms;
    terms.basis = r.name(u"basis"_s, terms.basis);
    terms.days = r.count(u"days"_s, 0, 365, terms.days);
    terms.deposit = r.percent(u"deposit_pct"_s).value_or(terms.deposit);
    terms.penalty = r.percent(u"penalty_pct"_s);
    terms.indemnity = r.money(u"indemnity"_s).value_or(terms.indemnity);
    terms.earlyDiscount = r.percent(u"early_discount_pct"_s).value_or(terms.earlyDiscount);
    terms.earlyDays = r.count(u"early_days"_s, 0, 365, terms.earlyDays);
    terms.retentionOfTitle = r.has(u"retention_of_title"_s) ? r.flag(u"retention_of_title"_s) : terms.retentionOfTitle;
    return terms;
}

QuoteTerms termsOf(const Reader &document)
{
    const Reader r = document.object(u"terms"_s);
    QuoteTerms terms;
    terms.number = document.text(bt::number);
    terms.date = document.date(bt::date);
    terms.customerReference = document.text(bt::buyerReference);
    terms.paymentTerms = document.text(bt::paymentTerms);
    terms.notes = document.text(bt::note);
    terms.sale.saleCase = r.name(u"sale_case"_s, terms.sale.saleCase);
    terms.sale.rounding = r.name(u"vat_rounding"_s, terms.sale.rounding);
    terms.sale.pricesIncludeVat = r.flag(u"prices_include_vat"_s);
    terms.vat = r.percent(u"vat_pct"_s).value_or(terms.vat);
    terms.globalDiscount = r.percent(u"global_discount_pct"_s).value_or(terms.globalDiscount);
    terms.validityDays = r.count(u"validity_days"_s, 1, 3650, terms.validityDays);
    terms.version = r.count(u"version"_s, 1, 9999, terms.version);
    terms.salesperson = r.text(u"salesperson"_s);
    terms.delivery = r.text(u"delivery"_s);
    terms.warranty = r.text(u"warranty"_s);
    terms.payment = paymentOf(r.object(u"payment"_s));
    terms.shipping.incoterm = r.name(u"incoterm"_s, terms.shipping.incoterm);
    terms.shipping.place = r.text(u"incoterm_place"_s);
    terms.shipping.sellerShips = r.flag(u"seller_ships"_s);
    terms.paper.language = r.text(u"language"_s);
    terms.paper.size = r.name(u"paper"_s, terms.paper.size);
    terms.paper.detail = r.name(u"detail"_s, terms.paper.detail);
    terms.paper.introduction = r.text(u"introduction"_s);
    terms.paper.terms = r.text(u"terms_of_sale"_s);
    terms.paper.jurisdiction = r.text(u"jurisdiction"_s);
    terms.internal.minimumMargin = r.percent(u"minimum_margin_pct"_s).value_or(Rate{});
    terms.internal.approvalNote = r.text(u"approval_note"_s);
    return terms;
}

BomLine lineOf(const Catalogue &catalogue, const Reader &r, int nodes, bool pricesIncludeVat)
{
    BomLine line;
    line.part.kind = r.name(u"kind"_s, PartKind::Service);
    if (const PartRef known = catalogue.find(r.text(bt::itemId)); known.kind == line.part.kind) {
        line.part = known;
    }
    line.description = r.text(bt::itemName);
    const SoldQuantity quantity = r.quantity(bt::quantity, takesFractions(line));
    line.offer.unit = r.unit(bt::unit);
    // What all nodes have: that of each one, where the file says so and it is shared out evenly.
    line.scope = r.name(u"scope"_s, LineScope::PerProject);
    const std::int64_t shares = takesFractions(line) ? nodes : nodes * 1000LL;
    if (quantity.thousandths % shares != 0 || quantity.thousandths == 0) {
        line.scope = LineScope::PerProject;
    }
    const std::int64_t each = line.scope == LineScope::PerNode ? quantity.thousandths / nodes : quantity.thousandths;
    line.quantity = static_cast<int>(each / 1000);
    line.thousandths = static_cast<int>(each % 1000);
    // Before that key, the price of the norm was the one that was typed.
    line.unitPrice = r.money(pricesIncludeVat && r.has(priceInclVat) ? priceInclVat : bt::netPrice);
    line.priceIsExample = r.flag(u"price_is_example"_s);
    line.discount = r.percent(bt::lineDiscountPercent).value_or(Rate{});
    line.offer.section = r.text(u"section"_s);
    line.offer.comment = r.text(bt::lineNote);
    line.offer.isOptional = r.flag(u"is_optional"_s);
    line.offer.vat = r.percent(bt::lineVatRate);
    line.offer.purchasePrice = r.money(u"purchase_price"_s);
    line.offer.floorPrice = r.money(u"floor_price"_s);
    line.offer.hsCode = r.text(bt::itemClass);
    line.offer.origin = r.text(bt::itemOrigin);
    if (const PartInfo *info = catalogue.info(line.part); info && info->price && !line.unitPrice) {
        line.part.index = PartRef().index; // on request in the quote: the catalogue's price is none of it
    }
    return line;
}

// The customer's file of a quote of one line per section keeps the prices of the pieces to the house: no total would come of it.
void refuseHiddenPrices(const Reader &document, const QVector<Reader> &offers)
{
    if (document.text(u"view"_s) != "customer" || document.object(u"en16931"_s).object(u"terms"_s).name(u"detail"_s, LineDetail::Detailed) != LineDetail::Grouped) {
        return;
    }
    for (const Reader &offer : offers) {
        for (const Reader &line : offer.list(bt::lines)) {
            if (!line.flag(u"is_optional"_s) && !line.has(bt::netPrice)) {
                line.refuse(ErrorCode::MissingKey, bt::netPrice, {}, u"12.50"_s, u"one line per section: the prices of the pieces are in the internal copy alone"_s);
            }
        }
    }
}

Configuration configurationOf(const Catalogue &catalogue, const Reader &offer, int position, bool pricesIncludeVat)
{
    Configuration configuration;
    configuration.name = offer.text(u"name"_s);
    if (configuration.name.empty()) {
        configuration.name = std::string(1, static_cast<char>('A' + position));
    }
    const QVector<Reader> lines = offer.list(bt::lines);
    if (lines.size() > maxLines) {
        offer.refuse(ErrorCode::TooLarge, bt::lines, double(lines.size()), u"0 to %1"_s.arg(maxLines));
        return configuration;
    }
    configuration.nodes = offer.count(u"nodes"_s, 1, 10'000, 1);
    for (const Reader &line : lines) {
        configuration.lines.push_back(lineOf(catalogue, line, configuration.nodes, pricesIncludeVat));
    }
    return configuration;
}

// "line:column"
std::string placeIn(const QByteArray &json, const QJsonParseError &problem)
{
    const QByteArray before = json.left(problem.offset);
    return std::to_string(before.count('\n') + 1) + ':' + std::to_string(before.size() - before.lastIndexOf('\n'));
}

} // namespace

tl::expected<Project, Error> readQuoteJson(const Catalogue &catalogue, const QByteArray &json, const QString &fileName)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (!document.isObject()) {
        return tl::unexpected(Error{ErrorCode::NotJson, fileName.toStdString(), placeIn(json, problem), {}, {}, {}});
    }
    std::optional<Error> error;
    const Reader root(document.object(), {}, error);
    const Reader r = root.object(u"en16931"_s);
    const QVector<Reader> offers = r.list(u"offers"_s);
    if (const int schema = root.count(u"schema"_s, 1, std::numeric_limits<int>::max(), 1); schema > 1) {
        root.refuse(ErrorCode::NewerSchema, u"schema"_s, schema, u"1"_s);
    }
    if (offers.isEmpty()) {
        r.refuse(ErrorCode::MissingKey, u"offers"_s, {}, u"a list"_s);
    } else if (offers.size() > maxConfigurations) {
        r.refuse(ErrorCode::TooLarge, u"offers"_s, double(offers.size()), u"1 to %1"_s.arg(maxConfigurations));
    }
    if (error) {
        error->file = fileName.toStdString();
        return tl::unexpected(*error);
    }
    refuseHiddenPrices(root, offers);
    Project project;
    project.title = root.text(u"title"_s);
    project.currency = r.text(bt::currency);
    if (!r.has(bt::currency)) {
        r.refuse(ErrorCode::MissingKey, bt::currency, {}, u"EUR"_s);
    }
    project.seller = sellerOf(r.object(bt::seller));
    project.customer = buyerOf(r.object(bt::buyer));
    if (r.has(bt::deliverTo)) {
        project.customer.deliveryAddress = r.object(bt::deliverTo).text(bt::deliveryAddress);
    }
    project.quote = termsOf(r);
    for (int i = 0; i < offers.size(); ++i) {
        project.configurations.push_back(configurationOf(catalogue, offers[i], i, project.quote.sale.pricesIncludeVat));
        project.quote.paper.variants = static_cast<std::uint8_t>(project.quote.paper.variants | (i > 0 ? 1u << i : 0u));
    }
    if (error) {
        error->file = fileName.toStdString();
        return tl::unexpected(*error);
    }
    return project;
}

} // namespace configuria
