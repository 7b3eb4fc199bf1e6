// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/storedquote.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <functional>

#include "catalogue/projectfile.h"
#include "decimaltext.h"
#include "engine/identifiers.h"
#include "engine/names.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QString text(const std::string &value)
{
    return QString::fromStdString(value);
}

QString percentText(Rate rate)
{
    return textFromScaled(rate.ppm, 4, 0);
}

QJsonValue moneyJson(const std::optional<Money> &money)
{
    return money ? QJsonValue(moneyToText(*money)) : QJsonValue();
}

std::optional<Money> moneyIn(const QJsonObject &object, QLatin1StringView key)
{
    return moneyFromText(object.value(key).toString());
}

Rate rateIn(const QJsonObject &object, QLatin1StringView key)
{
    return Rate{scaledFromText(object.value(key).toString(), 4).value_or(0)};
}

QJsonObject lineJson(const QuoteLine &line)
{
    return {{u"reference"_s, text(line.reference)},
            {u"designation"_s, text(line.designation)},
            {u"quantity"_s, static_cast<double>(line.quantity.thousandths) / 1000},
            {u"unit"_s, QString::fromStdString(std::string(nameOf(line.unit)))},
            {u"unitPrice"_s, moneyJson(line.unitPrice)},
            {u"priceIsExample"_s, line.priceIsExample},
            {u"discount"_s, percentText(line.discount)},
            {u"vat"_s, percentText(line.vat)},
            {u"isOptional"_s, line.isOptional},
            {u"comment"_s, text(line.comment)},
            {u"total"_s, moneyJson(line.total)}};
}

QuoteLine lineFrom(const QJsonObject &object)
{
    QuoteLine line;
    line.reference = object.value("reference"_L1).toString().toStdString();
    line.designation = object.value("designation"_L1).toString().toStdString();
    line.quantity.thousandths = std::llround(object.value("quantity"_L1).toDouble() * 1000);
    line.unit = fromName<LineUnit>(object.value("unit"_L1).toString().toStdString()).value_or(LineUnit::Piece);
    line.unitPrice = moneyIn(object, "unitPrice"_L1);
    line.priceIsExample = object.value("priceIsExample"_L1).toBool();
    line.discount = rateIn(object, "discount"_L1);
    line.vat = rateIn(object, "vat"_L1);
    line.isOptional = object.value("isOptional"_L1).toBool();
    line.comment = object.value("comment"_L1).toString().toStdString();
    line.total = moneyIn(object, "total"_L1);
    return line;
}

QString searchText(const QuoteRecord &record, const Quote &quote)
{
    QStringList words{text(record.number), text(record.customer), text(record.title), text(record.reference), text(record.salesperson)};
    for (const QuoteLine &line : quote.lines) {
        words << text(line.designation);
    }
    return searchWords(words.join(u'\n')).join(u' ');
}

// A line of a project file whose part is gone.
void makeCustom(QJsonObject &line)
{
    const QString part = line.take("part"_L1).toString();
    if (line.value("description"_L1).toString().isEmpty()) {
        line.insert("description"_L1, part);
    }
}

} // namespace

QString searchable(const QString &text)
{
    QString plain;
    const QString decomposed = text.toCaseFolded().normalized(QString::NormalizationForm_KD);
    plain.reserve(decomposed.size());
    for (const QChar c : decomposed) {
        if (c == u'œ') {
            plain += u"oe"_s;
        } else if (c == u'æ') {
            plain += u"ae"_s;
        } else if (!c.isMark()) {
            plain += c;
        }
    }
    return plain;
}

bool isSameCustomer(const Party &a, const Party &b)
{
    const auto siren = [](const Party &party) {
        const std::string own = sirenOf(party.registration);
        return own.empty() ? sirenOf(party.vatNumber) : own;
    };
    const auto vat = [](const Party &party) { return compactId(party.vatNumber); };
    const auto registration = [](const Party &party) { return compactId(party.registration); };
    const auto name = [](const Party &party) {
        QString letters = searchable(text(party.name));
        letters.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
        return letters.toStdString();
    };
    for (const auto &number : {std::function<std::string(const Party &)>(siren), {vat}, {registration}}) {
        if (const std::string first = number(a), second = number(b); !first.empty() && !second.empty()) {
            return first == second;
        }
    }
    return name(a) == name(b);
}

QStringList searchWords(const QString &text)
{
    QStringList words = searchable(text).simplified().split(u' ', Qt::SkipEmptyParts);
    words.removeDuplicates();
    return words;
}

QString isoText(Date date)
{
    return date.year == 0 ? QString()
                          : u"%1-%2-%3"_s.arg(date.year, 4, 10, QLatin1Char('0')).arg(date.month, 2, 10, QLatin1Char('0')).arg(date.day, 2, 10, QLatin1Char('0'));
}

Date dateFromIso(const QString &text)
{
    // By hand: QDate takes ten times as long, and statistics read it 10 000 times.
    constexpr qsizetype length = 10;
    if (text.size() != length || text[4] != u'-' || text[7] != u'-') {
        return {};
    }
    const QStringView view(text);
    const Date date{view.left(4).toInt(), view.mid(5, 2).toInt(), view.mid(8).toInt()};
    return isValidDate(date) ? date : Date{};
}

StoredQuote storedQuote(const Catalogue &catalogue, const Project &project, const Quote &quote, const QByteArray &evaluation, const QByteArray &pdf)
{
    StoredQuote stored;
    QuoteRecord &record = stored.record;
    record.number = project.quote.number;
    record.version = project.quote.version;
    record.customer = project.customer.name;
    record.title = project.title;
    record.reference = project.quote.customerReference;
    record.salesperson = project.quote.salesperson;
    record.date = project.quote.date;
    record.validUntil = quote.validUntil;
    record.currency = quote.currency;
    record.totalExclVat = quote.totalExclVat;
    record.totalInclVat = quote.totalInclVat;
    record.isPartial = quote.isPartial;
    stored.search = searchText(record, quote);
    stored.content.project = projectToJson(catalogue, frozenProject(catalogue, project));
    stored.content.printed = printedToJson(quote);
    stored.content.evaluation = evaluation;
    stored.content.catalogue = QByteArray::fromStdString(catalogue.date);
    stored.content.pdf = pdf;
    const QJsonObject root = QJsonDocument::fromJson(stored.content.project).object();
    stored.customer = QJsonDocument(root.value("customer"_L1).toObject()).toJson(QJsonDocument::Compact);
    return stored;
}

Project frozenProject(const Catalogue &catalogue, Project project)
{
    const Project before = project;
    for (Configuration &configuration : project.configurations) {
        for (BomLine &line : configuration.lines) {
            const PartInfo *info = catalogue.info(line.part);
            if (!info) {
                continue;
            }
            const std::optional<Money> price = unitPrice(catalogue, before, line);
            line.priceIsExample = price && priceIsExample(catalogue, line);
            line.unitPrice = price;
            if (line.description.empty()) {
                line.description = info->vendor.empty() ? info->model : info->vendor + ' ' + info->model;
            }
        }
    }
    return project;
}

Result<Project> storedProject(const Catalogue &catalogue, const QByteArray &json, const QString &name)
{
    QJsonObject root = QJsonDocument::fromJson(json).object();
    QJsonArray configurations = root.value("configurations"_L1).toArray();
    for (QJsonValueRef configuration : configurations) {
        QJsonObject object = configuration.toObject();
        QJsonArray lines = object.value("lines"_L1).toArray();
        for (QJsonValueRef line : lines) {
            QJsonObject fields = line.toObject();
            const QString part = fields.value("part"_L1).toString();
            if (!part.isEmpty() && !catalogue.find(part.toStdString()).isValid()) {
                makeCustom(fields);
                line = fields;
            }
        }
        object.insert("lines"_L1, lines);
        configuration = object;
    }
    root.insert("configurations"_L1, configurations);
    return projectFromJson(catalogue, QJsonDocument(root).toJson(), name);
}

QByteArray printedToJson(const Quote &quote)
{
    QJsonArray lines;
    for (const QuoteLine &line : quote.lines) {
        lines.append(lineJson(line));
    }
    QJsonArray vat;
    for (const VatLine &line : quote.vat) {
        vat.append(QJsonObject{{u"rate"_s, percentText(line.rate)}, {u"base"_s, moneyToText(line.base)}, {u"amount"_s, moneyToText(line.amount)}});
    }
    const QJsonObject root{{u"lines"_s, lines},
                           {u"currency"_s, text(quote.currency)},
                           {u"pricesIncludeVat"_s, quote.pricesIncludeVat},
                           {u"optionsTotal"_s, moneyToText(quote.optionsTotal)},
                           {u"deposit"_s, moneyToText(quote.deposit)},
                           {u"subtotal"_s, moneyToText(quote.subtotal)},
                           {u"globalDiscountRate"_s, percentText(quote.globalDiscountRate)},
                           {u"globalDiscount"_s, moneyToText(quote.globalDiscount)},
                           {u"totalExclVat"_s, moneyToText(quote.totalExclVat)},
                           {u"vat"_s, vat},
                           {u"totalInclVat"_s, moneyToText(quote.totalInclVat)},
                           {u"isPartial"_s, quote.isPartial},
                           {u"hasExamplePrices"_s, quote.hasExamplePrices},
                           {u"validUntil"_s, isoText(quote.validUntil)}};
    return QJsonDocument(root).toJson(QJsonDocument::Compact);
}

Result<Quote> printedFromJson(const QByteArray &json, const QString &name)
{
    QJsonParseError problem{};
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (!document.isObject()) {
        return tl::unexpected(Error{ErrorCode::NotJson, name.toStdString(), {}, {}, {}, problem.errorString().toStdString()});
    }
    const QJsonObject root = document.object();
    const auto money = [&root](QLatin1StringView key) { return moneyIn(root, key).value_or(Money()); };
    Quote quote;
    const QJsonArray lines = root.value("lines"_L1).toArray();
    for (const QJsonValue &line : lines) {
        quote.lines.push_back(lineFrom(line.toObject()));
    }
    const QJsonArray vat = root.value("vat"_L1).toArray();
    for (const QJsonValue &line : vat) {
        const QJsonObject object = line.toObject();
        VatLine &vatLine = quote.vat.emplace_back();
        vatLine.rate = rateIn(object, "rate"_L1);
        vatLine.base = moneyIn(object, "base"_L1).value_or(Money());
        vatLine.amount = moneyIn(object, "amount"_L1).value_or(Money());
    }
    quote.currency = root.value("currency"_L1).toString().toStdString();
    quote.pricesIncludeVat = root.value("pricesIncludeVat"_L1).toBool();
    quote.optionsTotal = money("optionsTotal"_L1);
    quote.deposit = money("deposit"_L1);
    quote.subtotal = money("subtotal"_L1);
    quote.globalDiscountRate = rateIn(root, "globalDiscountRate"_L1);
    quote.globalDiscount = money("globalDiscount"_L1);
    quote.totalExclVat = money("totalExclVat"_L1);
    quote.totalInclVat = money("totalInclVat"_L1);
    quote.isPartial = root.value("isPartial"_L1).toBool();
    quote.hasExamplePrices = root.value("hasExamplePrices"_L1).toBool();
    quote.validUntil = dateFromIso(root.value("validUntil"_L1).toString());
    return quote;
}

} // namespace configuria
