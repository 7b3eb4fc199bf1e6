// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/projectfile.h"
#include "catalogue/sellerprofile.h"

#include <QDate>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <cmath>
#include <initializer_list>
#include <type_traits>
#include <utility>

#include "catalogue/siteprofiles.h"
#include "decimaltext.h"
#include "engine/names.h"
#include "projectfields.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestQuotation = 60;

// What stands in the file, short enough for a message.
std::string quotationOf(const QJsonValue &value)
{
    if (value.isObject()) {
        return "{...}";
    }
    if (value.isArray()) {
        return "[...]";
    }
    QString text = QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
    text = text.mid(1, text.size() - 2);
    return (text.size() > longestQuotation ? text.left(longestQuotation) + u"..."_s : text).toStdString();
}

std::string rangeText(const QString &low, const QString &high)
{
    return "%1 to %2"_L1.arg(low, high).toStdString();
}

// A whole number may be written 3, 3.0 or 3e0.
std::optional<std::int64_t> wholeNumber(const QJsonValue &value)
{
    constexpr double twoTo63 = 9223372036854775808.0;
    const double real = value.toDouble();
    if (!value.isDouble() || real != std::floor(real) || real < -twoTo63 || real > twoTo63) {
        return std::nullopt;
    }
    // The default tells a number of exactly 2^63 from one that fits.
    return value.toInteger(INT64_MIN);
}

// A text or a number; the number by its shortest decimal form.
QString decimalOf(const QJsonValue &value)
{
    return value.isDouble() ? QString::number(value.toDouble(), 'f', QLocale::FloatingPointShortest) : value.toString();
}

// Reads the fields of projectfields.h. After the first error every call does nothing.
class ProjectReader {
public:
    ProjectReader(const Catalogue &catalogue, QString file, QJsonObject root)
        : m_catalogue(catalogue), m_file(std::move(file)), m_object(std::move(root))
    {
    }

    const std::optional<Error> &error() const { return m_error; }

    void text(const char *key, std::string &value)
    {
        if (const QJsonValue json = take(key); isGiven(json)) {
            if (json.isString()) {
                value = json.toString().toStdString();
            } else {
                fail(ErrorCode::WrongType, key, json, "a text");
            }
        }
    }
    void requiredText(const char *key, std::string &value)
    {
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            return fail(ErrorCode::MissingKey, key, json, "a text");
        }
        text(key, value);
        if (value.empty()) {
            fail(ErrorCode::OutOfRange, key, json, "a text that is not empty");
        }
    }
    // Base64.
    void bytes(const char *key, std::string &value, std::size_t most)
    {
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            return;
        }
        const auto decoded = QByteArray::fromBase64Encoding(json.toString().toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
        if (!json.isString() || !decoded) {
            return fail(ErrorCode::WrongType, key, json, "base64");
        }
        if (static_cast<std::size_t>(decoded.decoded.size()) > most) {
            return fail(ErrorCode::TooLarge, key, static_cast<qint64>(decoded.decoded.size()), std::to_string(most));
        }
        value = decoded.decoded.toStdString();
    }
    void flag(const char *key, bool &value)
    {
        if (const QJsonValue json = take(key); isGiven(json)) {
            if (json.isBool()) {
                value = json.toBool();
            } else {
                fail(ErrorCode::WrongType, key, json, "true false");
            }
        }
    }

    void flag(const char *key, std::optional<bool> &value)
    {
        bool given = false;
        if (isGiven(take(key))) {
            flag(key, given);
            value = given;
        }
    }

    // An integer, a double, a quantity of either, or an optional one of these.
    template <class Number, class Low, class High>
    void number(const char *key, Number &value, Low low, High high)
    {
        if constexpr (std::is_floating_point_v<Number>) {
            real(key, value, static_cast<double>(low), static_cast<double>(high));
        } else if constexpr (std::is_integral_v<Number>) {
            if (const auto number = whole(key, static_cast<std::int64_t>(low), static_cast<std::int64_t>(high))) {
                value = static_cast<Number>(*number);
            }
        } else {
            number(key, value.count, low, high);
        }
    }
    template <class Number, class Low, class High>
    void number(const char *key, std::optional<Number> &value, Low low, High high)
    {
        if (isGiven(take(key))) {
            Number known{};
            number(key, known, low, high);
            value = known;
        }
    }
    template <class Number, class Bound>
    void count(const char *key, Number &value, Bound high)
    {
        number(key, value, 0, high);
    }
    void phases(const char *key, int &value)
    {
        number(key, value, 1, 3);
        if (value == 2) {
            fail(ErrorCode::OutOfRange, key, take(key), "1 3");
        }
    }

    // A part is counted in pieces; what is sold in part has at most three decimals.
    void quantity(const char *key, BomLine &line)
    {
        constexpr int most = 100'000;
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            return;
        }
        if (json.toDouble() < 0 || json.toDouble() > most) {
            return fail(ErrorCode::OutOfRange, key, json, rangeText(u"0"_s, QString::number(most)));
        }
        const std::optional<std::int64_t> thousandths = json.isDouble() ? scaledFromText(decimalOf(json), 3) : std::nullopt;
        if (takesFractions(line) ? !thousandths : !wholeNumber(json)) {
            return fail(ErrorCode::WrongType, key, json, takesFractions(line) ? "a number with at most 3 decimals" : "a whole number");
        }
        setQuantity(line, SoldQuantity{*thousandths});
    }

    void money(const char *key, Money &value, Money high) { money(key, value, Money(), high); }
    void money(const char *key, Money &value, Money low, Money high)
    {
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            return;
        }
        const std::string accepted = rangeText(textFromScaled(low.micros(), 6, 0), textFromScaled(high.micros(), 6, 0));
        const std::optional<Money> amount = moneyFromText(decimalOf(json));
        if (!amount) {
            return fail(ErrorCode::WrongType, key, json, accepted);
        }
        if (*amount < low || *amount > high) {
            return fail(ErrorCode::OutOfRange, key, json, accepted);
        }
        value = *amount;
    }
    void money(const char *key, std::optional<Money> &value, Money high)
    {
        if (isGiven(take(key))) {
            Money known;
            money(key, known, high);
            value = known;
        }
    }
    void signedMoney(const char *key, std::optional<Money> &value, Money high)
    {
        if (isGiven(take(key))) {
            Money known;
            money(key, known, Money() - high, high);
            value = known;
        }
    }
    void rate(const char *key, std::optional<Rate> &value, int low, int high)
    {
        if (isGiven(take(key))) {
            Rate known;
            rate(key, known, low, high);
            value = known;
        }
    }
    // In percent, with at most 4 decimals.
    void rate(const char *key, Rate &value, int low, int high)
    {
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            return;
        }
        const std::string accepted = rangeText(QString::number(low), QString::number(high));
        const std::optional<std::int64_t> ppm = scaledFromText(decimalOf(json), 4);
        if (!ppm) {
            return fail(ErrorCode::WrongType, key, json, accepted);
        }
        if (Rate{*ppm} < Rate::percent(low) || Rate{*ppm} > Rate::percent(high)) {
            return fail(ErrorCode::OutOfRange, key, json, accepted);
        }
        value = Rate{*ppm};
    }

    template <class E>
    void name(const char *key, E &value)
    {
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            return;
        }
        const std::string accepted(acceptedNames<E>());
        if (!json.isString()) {
            return fail(ErrorCode::WrongType, key, json, accepted);
        }
        const std::optional<E> known = fromName<E>(json.toString().toStdString());
        if (!known) {
            return fail(ErrorCode::UnknownValue, key, json, accepted);
        }
        value = *known;
    }
    template <class E>
    void nameUnless(E, const char *key, E &value)
    {
        name(key, value);
    }
    template <class E>
    void name(const char *key, std::optional<E> &value)
    {
        if (isGiven(take(key))) {
            E known{};
            name(key, known);
            value = known;
        }
    }
    template <class E>
    void choice(const char *key, E &value, std::initializer_list<const char *> names)
    {
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            return;
        }
        int index = 0;
        std::string accepted;
        for (const char *name : names) {
            if (json.isString() && json.toString() == QLatin1StringView(name)) {
                value = static_cast<E>(index);
                return;
            }
            accepted.append(index++ == 0 ? "" : " ").append(name);
        }
        fail(json.isString() ? ErrorCode::UnknownValue : ErrorCode::WrongType, key, json, accepted);
    }
    void bits(const char *key, std::uint8_t &value, std::initializer_list<const char *> names)
    {
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            return;
        }
        if (!json.isArray()) {
            return fail(ErrorCode::WrongType, key, json, "a list");
        }
        unsigned all = 0;
        const QJsonArray array = json.toArray();
        for (const QJsonValue &item : array) {
            unsigned bit = 1;
            std::string accepted;
            for (const char *name : names) {
                if (item.isString() && item.toString() == QLatin1StringView(name)) {
                    break;
                }
                accepted.append(bit == 1 ? "" : " ").append(name);
                bit <<= 1;
            }
            if (bit >> names.size()) {
                return fail(ErrorCode::UnknownValue, key, item, accepted);
            }
            all |= bit;
        }
        value = static_cast<std::uint8_t>(all);
    }
    void date(const char *key, Date &value)
    {
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            return;
        }
        const QDate date = QDate::fromString(json.toString(), u"yyyy-MM-dd"_s);
        if (!date.isValid() || date.year() < 1) {
            return fail(json.isString() ? ErrorCode::UnknownValue : ErrorCode::WrongType, key, json, "YYYY-MM-DD");
        }
        value = {date.year(), date.month(), date.day()};
    }
    void part(PartRef &ref)
    {
        const QJsonValue id = take("part");
        const bool hasKind = isGiven(take("kind"));
        name("kind", ref.kind);
        if (!isGiven(id)) {
            if (!hasKind) {
                fail(ErrorCode::MissingKey, "kind", {}, std::string(acceptedNames<PartKind>()));
            }
            return;
        }
        if (!id.isString()) {
            return fail(ErrorCode::WrongType, "part", id, "a text");
        }
        const PartRef known = m_catalogue.find(id.toString().toStdString());
        if (!known.isValid()) {
            return fail(ErrorCode::UnknownPart, "part", id, {});
        }
        if (hasKind && known.kind != ref.kind) {
            return fail(ErrorCode::UnknownValue, "kind", take("kind"), std::string(nameOf(known.kind)));
        }
        ref = known;
    }

    template <class Fields>
    void object(const char *key, bool required, const Fields &readFields)
    {
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            if (required) {
                fail(ErrorCode::MissingKey, key, json, "{...}");
            }
            return;
        }
        if (!json.isObject()) {
            return fail(ErrorCode::WrongType, key, json, "{...}");
        }
        enter(placeOf(key), json.toObject(), readFields);
    }
    // The writer leaves out what is standard.
    template <class Fields>
    void objectUnless(bool, const char *key, const Fields &readFields)
    {
        object(key, false, readFields);
    }
    template <class Item, class Fields>
    void list(const char *key, std::vector<Item> &items, int least, int most, const Fields &readFields)
    {
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            if (least > 0) {
                fail(ErrorCode::MissingKey, key, json, "[...]");
            }
            return;
        }
        if (!json.isArray()) {
            return fail(ErrorCode::WrongType, key, json, "[...]");
        }
        const QJsonArray array = json.toArray();
        if (array.size() < least || array.size() > most) {
            return fail(ErrorCode::OutOfRange, key, static_cast<qint64>(array.size()),
                        rangeText(QString::number(least), QString::number(most)));
        }
        items.reserve(static_cast<std::size_t>(array.size()));
        for (qsizetype i = 0; i < array.size() && !m_error; ++i) {
            const QString place = "%1[%2]"_L1.arg(placeOf(key)).arg(i);
            if (!array.at(i).isObject()) {
                return failAt(ErrorCode::WrongType, place, array.at(i), "{...}");
            }
            Item &item = items.emplace_back();
            enter(place, array.at(i).toObject(), [&] { readFields(item); });
        }
    }

    void fail(ErrorCode code, const char *key, const QJsonValue &found, std::string accepted)
    {
        failAt(code, placeOf(key), found, std::move(accepted));
    }

private:
    // Undefined when the key is absent or an error has stopped the reading.
    QJsonValue take(const char *key) const { return m_error ? QJsonValue(QJsonValue::Undefined) : m_object.value(QLatin1StringView(key)); }
    // null is as good as absent: "not set".
    bool isGiven(const QJsonValue &json) const { return !json.isUndefined() && !json.isNull(); }

    QString placeOf(const char *key) const
    {
        return m_place.isEmpty() ? QString::fromLatin1(key) : m_place + u'.' + QLatin1StringView(key);
    }

    std::optional<std::int64_t> whole(const char *key, std::int64_t low, std::int64_t high)
    {
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            return std::nullopt;
        }
        const std::string accepted = rangeText(QString::number(low), QString::number(high));
        const std::optional<std::int64_t> number = wholeNumber(json);
        if (!number || *number < low || *number > high) {
            const bool isTooLarge = number || std::abs(json.toDouble()) > 1e15;
            fail(isTooLarge ? ErrorCode::OutOfRange : ErrorCode::WrongType, key, json, accepted);
            return std::nullopt;
        }
        return number;
    }
    void real(const char *key, double &value, double low, double high)
    {
        const QJsonValue json = take(key);
        if (!isGiven(json)) {
            return;
        }
        const double number = json.toDouble();
        if (!json.isDouble() || !(number >= low && number <= high)) {
            return fail(json.isDouble() ? ErrorCode::OutOfRange : ErrorCode::WrongType, key, json,
                        rangeText(QString::number(low, 'g', 12), QString::number(high, 'g', 12)));
        }
        value = number;
    }

    template <class Fields>
    void enter(const QString &place, const QJsonObject &object, const Fields &readFields)
    {
        const QString outerPlace = std::exchange(m_place, place);
        const QJsonObject outer = std::exchange(m_object, object);
        readFields();
        m_place = outerPlace;
        m_object = outer;
    }

    void failAt(ErrorCode code, const QString &place, const QJsonValue &found, std::string accepted)
    {
        if (!m_error) {
            m_error = Error{code, m_file.toStdString(), place.toStdString(), isGiven(found) ? quotationOf(found) : std::string(),
                            std::move(accepted), {}};
        }
    }

    const Catalogue &m_catalogue;
    QString m_file;
    QJsonObject m_object;
    QString m_place;
    std::optional<Error> m_error;
};

// line:column of a byte offset, both from 1.
std::string positionOf(const QByteArray &json, qsizetype offset)
{
    const QByteArray before = json.left(offset);
    return QString::number(before.count('\n') + 1).toStdString() + ':'
        + QString::number(before.size() - before.lastIndexOf('\n')).toStdString();
}

Error tooLarge(const QString &fileName, qint64 size)
{
    return {ErrorCode::TooLarge, fileName.toStdString(), {}, std::to_string(size), std::to_string(maxProjectSize), {}};
}

// The root object of a file with a schema number that this version knows.
Result<QJsonObject> rootOf(const QByteArray &json, const QString &fileName)
{
    if (json.size() > maxProjectSize) {
        return tl::unexpected(tooLarge(fileName, json.size()));
    }
    const std::string file = fileName.toStdString();
    QJsonParseError parseError;
    // A BOM is what some editors add.
    const QByteArray text = json.startsWith("\xEF\xBB\xBF") ? json.mid(3) : json;
    const QJsonDocument document = QJsonDocument::fromJson(text, &parseError);
    if (parseError.error != QJsonParseError::NoError) {
        return tl::unexpected(Error{ErrorCode::NotAProject, file, positionOf(text, parseError.offset), {}, {},
                                    parseError.errorString().toStdString()});
    }
    const QJsonObject root = document.object();
    const QJsonValue schemaValue = root.value("schema"_L1);
    const std::optional<std::int64_t> schema = wholeNumber(schemaValue);
    if (!schema || *schema < 1) {
        return tl::unexpected(Error{ErrorCode::NotAProject, file, "schema", schemaValue.isUndefined() ? "" : quotationOf(schemaValue),
                                    std::to_string(projectSchema), {}});
    }
    if (*schema > projectSchema) {
        return tl::unexpected(Error{ErrorCode::NewerSchema, file, "schema", quotationOf(schemaValue), std::to_string(projectSchema), {}});
    }
    return root;
}

} // namespace

Result<Architecture> modelFromJson(const QByteArray &json, const QString &fileName)
{
    const Result<QJsonObject> root = rootOf(json, fileName);
    if (!root) {
        return tl::unexpected(root.error());
    }
    const Catalogue none; // a model names no part
    ProjectReader reader(none, fileName, *root);
    Architecture model;
    reader.object("model", true, [&] { fields::architecture(reader, model); });
    if (reader.error()) {
        return tl::unexpected(*reader.error());
    }
    return model;
}

Result<SellerProfile> sellerProfileFromJson(const QByteArray &json, const QString &fileName)
{
    const Result<QJsonObject> root = rootOf(json, fileName);
    if (!root) {
        return tl::unexpected(root.error());
    }
    const Catalogue none;
    ProjectReader reader(none, fileName, *root);
    SellerProfile profile;
    fields::sellerProfile(reader, profile);
    if (reader.error()) {
        return tl::unexpected(*reader.error());
    }
    return profile;
}

Result<Project> projectFromJson(const Catalogue &catalogue, const QByteArray &json, const QString &fileName)
{
    const Result<QJsonObject> root = rootOf(json, fileName);
    if (!root) {
        return tl::unexpected(root.error());
    }
    if (root->value("configurations"_L1).isUndefined()) {
        return tl::unexpected(Error{ErrorCode::NotAProject, fileName.toStdString(), "configurations", {}, {}, {}});
    }
    ProjectReader reader(catalogue, fileName, *root);
    Project project;
    fields::project(reader, project);
    if (!reader.error() && project.quote.configuration >= static_cast<int>(project.configurations.size())) {
        reader.fail(ErrorCode::OutOfRange, "quote.configuration", project.quote.configuration,
                    rangeText(u"0"_s, QString::number(project.configurations.size() - 1)));
    }
    if (reader.error()) {
        return tl::unexpected(*reader.error());
    }
    return project;
}

Result<std::vector<SiteProfile>> siteProfilesFromJson(const QByteArray &json, const QString &fileName)
{
    const Result<QJsonObject> root = rootOf(json, fileName);
    if (!root) {
        return tl::unexpected(root.error());
    }
    const Catalogue none; // a site names no part
    ProjectReader reader(none, fileName, *root);
    std::vector<SiteProfile> profiles;
    fields::siteProfiles(reader, profiles);
    if (reader.error()) {
        return tl::unexpected(*reader.error());
    }
    return profiles;
}

Result<Project> readProject(const Catalogue &catalogue, const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(Error{ErrorCode::CannotOpen, path.toStdString(), {}, {}, {}, file.errorString().toStdString()});
    }
    const QByteArray json = file.read(maxProjectSize + 1); // devices have no size
    if (file.error() != QFileDevice::NoError) {
        return tl::unexpected(Error{ErrorCode::CannotOpen, path.toStdString(), {}, {}, {}, file.errorString().toStdString()});
    }
    if (json.size() > maxProjectSize) {
        return tl::unexpected(tooLarge(path, std::max<qint64>(file.size(), json.size())));
    }
    return projectFromJson(catalogue, json, path);
}

} // namespace configuria
