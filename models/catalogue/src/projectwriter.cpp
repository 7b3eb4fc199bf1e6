// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/projectfile.h"
#include "catalogue/sellerprofile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <initializer_list>
#include <utility>

#include "catalogue/siteprofiles.h"
#include "decimaltext.h"
#include "engine/names.h"
#include "projectfields.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Writes the fields of projectfields.h. What is absent, empty or a count of 0 is left out: the reader's defaults are the same.
class ProjectWriter {
public:
    explicit ProjectWriter(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    QJsonObject take() { return std::move(m_object); }

    void text(const char *key, const std::string &value)
    {
        if (!value.empty()) {
            put(key, fromUtf8(value));
        }
    }
    void requiredText(const char *key, const std::string &value) { put(key, fromUtf8(value)); }
    void bytes(const char *key, const std::string &value, std::size_t)
    {
        if (!value.empty()) {
            put(key, QString::fromLatin1(QByteArray::fromStdString(value).toBase64()));
        }
    }
    void flag(const char *key, bool value) { put(key, value); }
    void flag(const char *key, const std::optional<bool> &value)
    {
        if (value) {
            put(key, *value);
        }
    }

    template <class Number, class Low, class High>
    void number(const char *key, const Number &value, Low, High)
    {
        put(key, json(value));
    }
    template <class Number, class Low, class High>
    void number(const char *key, const std::optional<Number> &value, Low, High)
    {
        if (value) {
            put(key, json(*value));
        }
    }
    template <class Number, class Bound>
    void count(const char *key, Number value, Bound)
    {
        if (value != 0) {
            put(key, static_cast<qint64>(value));
        }
    }
    void phases(const char *key, int value) { put(key, value); }

    // 8 or 2.25: the shortest form of a double that is near three decimals has those alone.
    void quantity(const char *key, const BomLine &line) { put(key, static_cast<double>(quantityOf(line).thousandths) / 1000); }

    void money(const char *key, Money value, Money) { put(key, moneyToText(value)); }
    void money(const char *key, const std::optional<Money> &value, Money)
    {
        if (value) {
            put(key, moneyToText(*value));
        }
    }
    void signedMoney(const char *key, const std::optional<Money> &value, Money high) { money(key, value, high); }
    void rate(const char *key, Rate value, int, int) { put(key, textFromScaled(value.ppm, 4, 0)); }
    void rate(const char *key, const std::optional<Rate> &value, int low, int high)
    {
        if (value) {
            rate(key, *value, low, high);
        }
    }

    template <class E>
    void name(const char *key, E value)
    {
        put(key, fromUtf8(nameOf(value)));
    }
    template <class E>
    void nameUnless(E standard, const char *key, E value)
    {
        if (value != standard) {
            name(key, value);
        }
    }
    template <class E>
    void name(const char *key, const std::optional<E> &value)
    {
        if (value) {
            put(key, fromUtf8(nameOf(*value)));
        }
    }
    template <class E>
    void choice(const char *key, E value, std::initializer_list<const char *> names)
    {
        put(key, QString::fromLatin1(names.begin()[static_cast<int>(value)]));
    }
    void bits(const char *key, std::uint8_t value, std::initializer_list<const char *> names)
    {
        QJsonArray array;
        unsigned bit = 1;
        for (const char *bitName : names) {
            if (value & bit) {
                array.append(QString::fromLatin1(bitName));
            }
            bit <<= 1;
        }
        put(key, array);
    }
    void date(const char *key, const Date &value)
    {
        if (value.year != 0) {
            put(key, u"%1-%2-%3"_s.arg(value.year, 4, 10, QLatin1Char('0')).arg(value.month, 2, 10, QLatin1Char('0')).arg(value.day, 2, 10, QLatin1Char('0')));
        }
    }
    void part(PartRef ref)
    {
        put("kind", fromUtf8(nameOf(ref.kind)));
        if (const PartInfo *info = m_catalogue.info(ref)) {
            put("part", fromUtf8(info->id));
        }
    }

    template <class Fields>
    void object(const char *key, bool, const Fields &writeFields)
    {
        QJsonObject outer = std::exchange(m_object, QJsonObject());
        writeFields();
        const QJsonObject inner = std::exchange(m_object, std::move(outer));
        put(key, inner);
    }
    template <class Fields>
    void objectUnless(bool isStandard, const char *key, const Fields &writeFields)
    {
        if (!isStandard) {
            object(key, false, writeFields);
        }
    }
    template <class Item, class Fields>
    void list(const char *key, const std::vector<Item> &items, int, int, const Fields &writeFields)
    {
        QJsonArray array;
        for (const Item &item : items) {
            QJsonObject outer = std::exchange(m_object, QJsonObject());
            writeFields(item);
            array.append(std::exchange(m_object, std::move(outer)));
        }
        put(key, array);
    }

private:
    static QJsonValue json(double value) { return value; }
    static QJsonValue json(int value) { return value; }
    static QJsonValue json(std::int64_t value) { return static_cast<qint64>(value); }
    template <class Unit, class Rep>
    static QJsonValue json(Quantity<Unit, Rep> value)
    {
        return json(value.count);
    }

    void put(const char *key, const QJsonValue &value) { m_object.insert(QLatin1StringView(key), value); }

    const Catalogue &m_catalogue;
    QJsonObject m_object;
};

} // namespace

QByteArray projectToJson(const Catalogue &catalogue, const Project &project)
{
    ProjectWriter writer(catalogue);
    fields::project(writer, project);
    QJsonObject root = writer.take();
    root.insert(u"schema"_s, projectSchema);
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

QByteArray modelToJson(const Architecture &model)
{
    const Catalogue none; // a model names no part
    ProjectWriter writer(none);
    writer.object("model", true, [&] { fields::architecture(writer, model); });
    QJsonObject root = writer.take();
    root.insert(u"schema"_s, projectSchema);
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

QByteArray siteProfilesToJson(const std::vector<SiteProfile> &profiles)
{
    const Catalogue none; // a site names no part
    ProjectWriter writer(none);
    fields::siteProfiles(writer, profiles);
    QJsonObject root = writer.take();
    root.insert(u"schema"_s, projectSchema);
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

QByteArray sellerProfileToJson(const SellerProfile &profile)
{
    const Catalogue none;
    ProjectWriter writer(none);
    fields::sellerProfile(writer, profile);
    QJsonObject root = writer.take();
    root.insert(u"schema"_s, projectSchema);
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

Result<void> writeProject(const Catalogue &catalogue, const Project &project, const QString &path)
{
    QSaveFile file(path);
    const QByteArray json = projectToJson(catalogue, project);
    // flush() tells of a write that the disk took in part only; QSaveFile (6.4) would keep the cut file.
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.flush() || !file.commit()) {
        return tl::unexpected(
            Error{ErrorCode::CannotWrite, path.toStdString(), {}, {}, {}, file.errorString().toStdString()});
    }
    return {};
}

} // namespace configuria
