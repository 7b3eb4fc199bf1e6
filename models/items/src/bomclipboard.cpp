// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/bomclipboard.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>

#include "engine/names.h"
#include "items/texts.h"

namespace configuria::clipboard {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostPieces = 100'000;
constexpr double mostWatts = 1e6;

QString kindName(PartKind kind)
{
    return QString::fromStdString(std::string(nameOf(kind)));
}

constexpr std::int64_t mostMoney = 1'000'000'000'000'000; // a thousand million, in micro-units

QJsonObject toJson(const LineOffer &offer)
{
    QJsonObject json;
    const auto text = [&json](const QString &key, const std::string &value) {
        if (!value.empty()) {
            json[key] = QString::fromStdString(value);
        }
    };
    const auto money = [&json](const QString &key, const std::optional<Money> &value) {
        if (value) {
            json[key] = static_cast<qint64>(value->micros());
        }
    };
    text(u"section"_s, offer.section);
    text(u"comment"_s, offer.comment);
    text(u"hs"_s, offer.hsCode);
    text(u"origin"_s, offer.origin);
    money(u"purchase"_s, offer.purchasePrice);
    money(u"floor"_s, offer.floorPrice);
    if (offer.isOptional) {
        json[u"optional"_s] = true;
    }
    if (offer.unit != LineUnit::Piece) {
        text(u"unit"_s, std::string(nameOf(offer.unit)));
    }
    if (offer.vat) {
        json[u"vat"_s] = static_cast<qint64>(offer.vat->ppm);
    }
    return json;
}

LineOffer offerFromJson(const QJsonObject &json, bool keepsPrice)
{
    LineOffer offer;
    const auto text = [&json](const QString &key) { return json[key].toString().toStdString(); };
    const auto amount = [&](const QString &key, std::int64_t most) -> std::optional<std::int64_t> {
        return json.contains(key) ? std::optional(std::clamp<std::int64_t>(json[key].toInteger(), 0, most)) : std::nullopt;
    };
    const auto money = [&](const QString &key) {
        const std::optional<std::int64_t> micros = keepsPrice ? amount(key, mostMoney) : std::nullopt;
        return micros ? std::optional(Money::micros(*micros)) : std::nullopt;
    };
    offer.section = text(u"section"_s);
    offer.comment = text(u"comment"_s);
    offer.hsCode = text(u"hs"_s);
    offer.origin = text(u"origin"_s);
    offer.purchasePrice = money(u"purchase"_s);
    offer.floorPrice = money(u"floor"_s);
    offer.isOptional = json[u"optional"_s].toBool();
    offer.unit = fromName<LineUnit>(text(u"unit"_s)).value_or(LineUnit::Piece);
    if (const std::optional<std::int64_t> ppm = amount(u"vat"_s, Rate::one().ppm)) {
        offer.vat = Rate{*ppm};
    }
    return offer;
}

// Goes from line list to line list alone: what another program pastes is the text beside it, without what is for the house.
QJsonObject toJson(const BomLine &line, const Catalogue &catalogue)
{
    QJsonObject json{{u"kind"_s, kindName(line.part.kind)}, {u"quantity"_s, static_cast<double>(quantityOf(line).thousandths) / 1000},
                     {u"name"_s, texts::designation(line, catalogue)}, {u"discount"_s, static_cast<qint64>(line.discount.ppm)}};
    if (const PartInfo *info = catalogue.info(line.part)) {
        json[u"part"_s] = QString::fromStdString(info->id);
    }
    if (!line.description.empty()) {
        json[u"description"_s] = QString::fromStdString(line.description);
    }
    if (line.scope == LineScope::PerProject) {
        json[u"scope"_s] = u"project"_s;
    }
    if (line.unitPrice) {
        json[u"price"_s] = static_cast<qint64>(line.unitPrice->micros());
        json[u"example"_s] = line.priceIsExample;
    }
    if (line.watts) {
        json[u"watts"_s] = line.watts->count;
    }
    if (line.offer != LineOffer()) {
        json[u"offer"_s] = toJson(line.offer);
    }
    return json;
}

// A price or percentage that another program changed is brought back into its range.
BomLine fromJson(const QJsonObject &json, const Catalogue &catalogue, bool keepsPrice, bool &isUnknown)
{
    BomLine line;
    const QString id = json[u"part"_s].toString();
    const std::optional<PartKind> kind = fromName<PartKind>(json[u"kind"_s].toString().toStdString());
    line.part.kind = kind.value_or(PartKind::Service);
    line.description = json[u"description"_s].toString().toStdString();
    if (const PartRef part = catalogue.find(id.toStdString()); !id.isEmpty() && part.isValid()) {
        line.part = part;
    } else {
        isUnknown = !id.isEmpty();
        line.description = line.description.empty() ? json[u"name"_s].toString().toStdString() : line.description;
    }
    const double quantity = std::clamp(json[u"quantity"_s].toDouble(1), 0.0, static_cast<double>(mostPieces));
    setQuantity(line, SoldQuantity{std::llround(quantity * 1000)});
    line.scope = json[u"scope"_s].toString() == u"project" ? LineScope::PerProject : LineScope::PerNode;
    line.discount = Rate{std::clamp<std::int64_t>(json[u"discount"_s].toInteger(), 0, Rate::percent(100).ppm)};
    if (keepsPrice && json.contains(u"price"_s)) {
        line.unitPrice = Money::micros(std::clamp<std::int64_t>(json[u"price"_s].toInteger(), -mostMoney, mostMoney)); // below 0: a rebate
        line.priceIsExample = json[u"example"_s].toBool();
    }
    if (const double watts = json[u"watts"_s].toDouble(-1); watts >= 0 && std::isfinite(watts)) {
        line.watts = Watts(std::min(watts, mostWatts));
    }
    line.offer = offerFromJson(json[u"offer"_s].toObject(), keepsPrice);
    return line;
}

// A cell of a spreadsheet: on one line, and never taken for a formula.
QString cell(QString text)
{
    text.replace(u'\t', u' ').replace(u'\n', u' ').replace(u'\r', u' ');
    const bool looksLikeFormula = !text.isEmpty() && u"=+-@"_s.contains(text.front());
    return looksLikeFormula ? u'\'' + text : text;
}

QString toText(const std::vector<BomLine> &lines, const Catalogue &catalogue, const Format &format)
{
    QStringList rows;
    for (const BomLine &line : lines) {
        const PartInfo *info = catalogue.info(line.part);
        const QStringList cells{info ? cell(QString::fromStdString(info->id)) : QString(), cell(texts::designation(line, catalogue)),
                                format.quantityEdit(quantityOf(line)), line.unitPrice ? format.moneyEdit(*line.unitPrice) : QString(),
                                line.discount == Rate() ? QString() : format.percentEdit(line.discount)};
        rows << cells.join(u'\t');
    }
    return rows.join(u'\n') + u'\n';
}

// --- rows of text ---

QStringList cellsOf(const QString &row)
{
    QStringList cells;
    if (row.contains(u'\t') || row.contains(u';')) {
        cells = row.split(row.contains(u'\t') ? u'\t' : u';');
    } else {
        cells = row.split(u',');
        bool isNumber = false;
        if (cells.size() > 1) {
            cells[1].trimmed().toInt(&isNumber);
        }
        if (!isNumber) { // "Cable, 2 m" is one cell
            cells = {row};
        }
    }
    for (QString &text : cells) {
        text = text.trimmed();
        if (text.size() >= 2 && text.startsWith(u'"') && text.endsWith(u'"')) {
            text = text.mid(1, text.size() - 2).replace(u"\"\""_s, u"\""_s).trimmed();
        }
        if (text.startsWith(u'\'')) {
            text.remove(0, 1);
        }
    }
    return cells;
}

struct TextRow {
    QString reference, description, quantity, price, discount;
};

TextRow rowOf(const QStringList &cells)
{
    const auto at = [&cells](qsizetype i) { return i < cells.size() ? cells[i] : QString(); };
    static const QRegularExpression number(u"^[+-]?\\d+([.,]\\d{1,3})?$"_s);
    const bool isNumber = number.match(at(1)).hasMatch();
    const bool hasDescription = cells.size() >= 4 || (!isNumber && !at(1).isEmpty());
    const qsizetype next = hasDescription ? 2 : 1;
    return {at(0), hasDescription ? at(1) : QString(), at(next), at(next + 1), at(next + 2)};
}

bool isHeader(const TextRow &row)
{
    static const QStringList words{u"reference"_s, u"référence"_s, u"ref"_s, u"réf."_s, u"part"_s, u"id"_s, u"sku"_s};
    return words.contains(row.reference.toLower()) && !row.quantity.isEmpty() && !row.quantity.front().isDigit();
}

// Finds parts by id, else by name; the names are gathered once, when the first is asked for.
class Finder {
public:
    explicit Finder(const Catalogue &catalogue) : m_catalogue(catalogue) {}
    PartRef find(const QString &reference)
    {
        const PartRef byId = m_catalogue.find(reference.toLower().toStdString());
        if (byId.isValid() || reference.isEmpty()) {
            return byId;
        }
        if (m_names.isEmpty()) {
            for (int kind = 0; kind < partKindCount; ++kind) {
                for (int i = 0; i < m_catalogue.count(static_cast<PartKind>(kind)); ++i) {
                    const PartRef part{static_cast<PartKind>(kind), PartIndex{static_cast<std::uint32_t>(i)}};
                    m_names.insert(texts::partName(part, m_catalogue).toLower(), part);
                }
            }
        }
        return m_names.value(reference.toLower());
    }

private:
    const Catalogue &m_catalogue;
    QHash<QString, PartRef> m_names;
};

BomLine lineOf(const TextRow &row, const Catalogue &catalogue, const Format &format, PartKind kind, Finder &finder, bool &isUnknown)
{
    PartRef part = finder.find(row.reference);
    if (!part.isValid() && row.reference.isEmpty()) {
        part = finder.find(row.description);
    }
    isUnknown = !part.isValid();
    QStringList words;
    if (isUnknown) {
        part = {kind, {}};
        words << row.reference << row.description;
    } else if (row.description.compare(texts::partName(part, catalogue), Qt::CaseInsensitive) != 0) {
        words << row.description;
    }
    BomLine line = newLine(catalogue, part);
    bool isNumber = false;
    const int quantity = QString(row.quantity).remove(QChar::Nbsp).remove(QChar(0x202f)).remove(u' ').toInt(&isNumber);
    const std::optional<SoldQuantity> fraction = isNumber ? std::nullopt : format.parseQuantity(row.quantity);
    if (isNumber) {
        line.quantity = std::clamp(quantity, 0, mostPieces);
    } else if (fraction && takesFractions(line)) {
        setQuantity(line, *fraction);
    } else {
        words << row.quantity; // "2 pcs" is kept for the reader to sort out
    }
    line.unitPrice = format.parseMoney(row.price);
    if (!line.unitPrice) {
        words << row.price;
    }
    if (const std::optional<Rate> discount = format.parsePercent(row.discount)) {
        line.discount = *discount;
    } else {
        words << row.discount;
    }
    words.removeAll(QString());
    line.description = words.join(u' ').toStdString();
    return line;
}

Pasted readText(const QString &text, const Catalogue &catalogue, const Format &format, PartKind kind)
{
    Pasted pasted;
    Finder finder(catalogue);
    bool isFirst = true;
    for (const QString &row : text.split(u'\n')) {
        const TextRow cells = rowOf(cellsOf(row.trimmed().isEmpty() ? QString() : row));
        if (row.trimmed().isEmpty() || (std::exchange(isFirst, false) && isHeader(cells))) {
            continue;
        }
        bool isUnknown = false;
        BomLine line = lineOf(cells, catalogue, format, kind, finder, isUnknown);
        if (line.part.isValid() || !line.description.empty()) { // not of separators alone
            pasted.custom += isUnknown ? 1 : 0;
            pasted.lines.push_back(std::move(line));
        }
    }
    return pasted;
}

} // namespace

BomLine newLine(const Catalogue &catalogue, PartRef part)
{
    BomLine line;
    line.part = part;
    const NetworkPart *network = catalogue.networkPart(part);
    const bool isShared = part.kind == PartKind::Service || part.kind == PartKind::Rack || (network && network->isSwitch);
    line.scope = isShared ? LineScope::PerProject : LineScope::PerNode;
    return line;
}

QMimeData *lines(const std::vector<BomLine> &lines, const QString &currency, const Catalogue &catalogue, const Format &format)
{
    QJsonArray array;
    for (const BomLine &line : lines) {
        array.append(toJson(line, catalogue));
    }
    const QJsonObject root{{u"version"_s, 1}, {u"currency"_s, currency}, {u"lines"_s, array}};
    auto *data = new QMimeData;
    data->setData(QLatin1StringView(linesType), QJsonDocument(root).toJson(QJsonDocument::Compact));
    data->setText(toText(lines, catalogue, format));
    return data;
}

bool canRead(const QMimeData &data)
{
    return data.hasFormat(QLatin1StringView(linesType)) || (data.hasText() && !data.hasUrls());
}

Pasted read(const QMimeData &data, const QString &currency, const Catalogue &catalogue, const Format &format, PartKind kind)
{
    const QJsonObject root = QJsonDocument::fromJson(data.data(QLatin1StringView(linesType))).object();
    const QJsonArray array = root[u"lines"_s].toArray();
    if (array.isEmpty()) {
        return data.hasText() ? readText(data.text(), catalogue, format, kind) : Pasted();
    }
    Pasted pasted;
    const bool keepsPrice = root[u"currency"_s].toString() == currency;
    for (const QJsonValue &value : array) {
        bool isUnknown = false;
        const QJsonObject json = value.toObject();
        pasted.lines.push_back(fromJson(json, catalogue, keepsPrice, isUnknown));
        pasted.custom += isUnknown ? 1 : 0;
        pasted.pricesLeftOut = pasted.pricesLeftOut || (!keepsPrice && json.contains(u"price"_s));
    }
    return pasted;
}

} // namespace configuria::clipboard
