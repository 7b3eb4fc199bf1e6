// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configreader.h"

#include <QJsonDocument>
#include <QJsonParseError>
#include <QJsonValue>

#include <cmath>

#include "catalogue/configjson.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QString typeName(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null: return u"null"_s;
    case QJsonValue::Bool: return value.toBool() ? u"true"_s : u"false"_s;
    case QJsonValue::Double: return QString::number(value.toDouble(), 'g', 17);
    case QJsonValue::String: return u'"' + value.toString().left(60) + u'"';
    case QJsonValue::Array: return u"array"_s;
    case QJsonValue::Object: return u"object"_s;
    case QJsonValue::Undefined: break;
    }
    return {};
}

QString rangeText(IntRange range)
{
    return u"%1..%2"_s.arg(range.least).arg(range.most);
}

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '+' || c == '-' || c == '.';
}

// Python's json module writes bare NaN and Infinity, which JSON forbids: quote them. A key that must be a number and
// holds one is then refused as a wrong type, and all the others are left alone.
QByteArray withQuotedNonNumbers(const QByteArray &json)
{
    if (!json.contains("NaN") && !json.contains("Infinity"))
        return json;
    QByteArray clean;
    clean.reserve(json.size() + 64);
    bool inString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json.at(i);
        if (inString) {
            clean += c;
            if (c == '\\' && i + 1 < json.size())
                clean += json.at(++i);
            else if (c == '"')
                inString = false;
            continue;
        }
        if (!isWordByte(c)) {
            inString = c == '"';
            clean += c;
            continue;
        }
        qsizetype end = i;
        while (end < json.size() && isWordByte(json.at(end)))
            ++end;
        const QByteArray word = json.mid(i, end - i);
        if (word == "NaN" || word == "Infinity" || word == "-Infinity")
            clean += '"' + word + '"';
        else
            clean += word;
        i = end - 1;
    }
    return clean;
}

QString lineAndColumn(const QByteArray &text, qsizetype offset)
{
    const QByteArray before = text.left(offset);
    return u"%1:%2"_s.arg(before.count('\n') + 1).arg(before.size() - before.lastIndexOf('\n'));
}

} // namespace

Error configError(ErrorCode code, const QString &file, const QString &place, const QString &found, const QString &accepted)
{
    return Error{code, file.toStdString(), place.toStdString(), found.toStdString(), accepted.toStdString(), {}};
}

Result<QJsonObject> parseConfigObject(const QByteArray &json, const QString &fileName)
{
    if (json.size() > maxConfigJsonSize)
        return tl::unexpected(configError(ErrorCode::TooLarge, fileName, {}, QString::number(json.size()), QString::number(maxConfigJsonSize)));
    QByteArray text = json.startsWith("\xEF\xBB\xBF") ? json.mid(3) : json;
    if (text.trimmed().isEmpty())
        return tl::unexpected(configError(ErrorCode::NotJson, fileName, u"1:1"_s, u"0"_s, u"{...}"_s));
    text = withQuotedNonNumbers(text);
    QJsonParseError parseError;
    const QJsonDocument document = QJsonDocument::fromJson(text, &parseError);
    if (parseError.error != QJsonParseError::NoError) {
        Error error = configError(ErrorCode::NotJson, fileName, lineAndColumn(text, parseError.offset), {}, u"{...}"_s);
        if (text.startsWith("GGUF"))
            error.found = "GGUF";
        error.detail = parseError.errorString().toStdString();
        return tl::unexpected(error);
    }
    if (!document.isObject())
        return tl::unexpected(configError(ErrorCode::WrongType, fileName, u"1:1"_s, u"array"_s, u"object"_s));
    return document.object();
}

ConfigReader::ConfigReader(QJsonObject object, QString fileName, QString prefix)
    : m_object(std::move(object))
    , m_fileName(std::move(fileName))
    , m_prefix(std::move(prefix))
{
}

QJsonValue ConfigReader::value(QLatin1StringView key) const
{
    const qsizetype dot = key.indexOf('.'_L1);
    QJsonValue found;
    if (dot < 0) {
        found = m_object.value(key);
    } else {
        const QJsonValue parent = m_object.value(key.first(dot));
        found = parent.isObject() ? parent.toObject().value(key.sliced(dot + 1)) : QJsonValue(QJsonValue::Undefined);
    }
    return found.isNull() ? QJsonValue(QJsonValue::Undefined) : found;
}

void ConfigReader::fail(ErrorCode code, const QString &key, const QString &found, const QString &accepted)
{
    if (!m_error)
        m_error = configError(code, m_fileName, m_prefix + key, found, accepted);
}

void ConfigReader::adopt(const ConfigReader &other)
{
    if (!m_error && other.m_error)
        m_error = other.m_error;
}

std::optional<qint64> ConfigReader::integer(Keys keys, IntRange range)
{
    for (const QLatin1StringView key : keys) {
        const QJsonValue found = value(key);
        if (found.isUndefined())
            continue;
        if (!found.isDouble()) {
            fail(ErrorCode::WrongType, key, typeName(found), rangeText(range));
            return {};
        }
        const double number = found.toDouble();
        if (!(number >= double(range.least) && number <= double(range.most)) || number != std::floor(number)) {
            fail(ErrorCode::OutOfRange, key, typeName(found), rangeText(range));
            return {};
        }
        return qint64(number);
    }
    return {};
}

std::optional<double> ConfigReader::number(Keys keys, double least, double most)
{
    for (const QLatin1StringView key : keys) {
        const QJsonValue found = value(key);
        if (found.isUndefined())
            continue;
        if (found.isDouble() && found.toDouble() >= least && found.toDouble() <= most)
            return found.toDouble();
        fail(found.isDouble() ? ErrorCode::OutOfRange : ErrorCode::WrongType, key, typeName(found), u"%1..%2"_s.arg(least).arg(most));
        return {};
    }
    return {};
}

std::optional<bool> ConfigReader::flag(Keys keys)
{
    for (const QLatin1StringView key : keys) {
        const QJsonValue found = value(key);
        if (found.isUndefined())
            continue;
        if (found.isBool())
            return found.toBool();
        fail(ErrorCode::WrongType, key, typeName(found), u"true, false"_s);
        return {};
    }
    return {};
}

std::optional<QString> ConfigReader::text(Keys keys)
{
    for (const QLatin1StringView key : keys) {
        const QJsonValue found = value(key);
        if (found.isUndefined())
            continue;
        if (found.isString())
            return found.toString();
        fail(ErrorCode::WrongType, key, typeName(found), u"\"...\""_s);
        return {};
    }
    return {};
}

std::optional<QStringList> ConfigReader::texts(QLatin1StringView key)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return {};
    const QString accepted = u"[\"...\"]"_s;
    if (!found.isArray()) {
        fail(ErrorCode::WrongType, key, typeName(found), accepted);
        return {};
    }
    QStringList list;
    const QJsonArray array = found.toArray();
    for (const QJsonValue &item : array) {
        if (!item.isString()) {
            fail(ErrorCode::WrongType, key, typeName(item), accepted);
            return {};
        }
        list += item.toString();
    }
    return list;
}

std::optional<QList<qint64>> ConfigReader::integers(QLatin1StringView key, IntRange range)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return {};
    if (!found.isArray()) {
        fail(ErrorCode::WrongType, key, typeName(found), u"["_s + rangeText(range) + u']');
        return {};
    }
    QList<qint64> list;
    const QJsonArray array = found.toArray();
    for (const QJsonValue &item : array) {
        const double number = item.toDouble(-1);
        if (!item.isDouble() || number < double(range.least) || number > double(range.most) || number != std::floor(number)) {
            fail(item.isDouble() ? ErrorCode::OutOfRange : ErrorCode::WrongType, key, typeName(item), u"["_s + rangeText(range) + u']');
            return {};
        }
        list += qint64(number);
    }
    return list;
}

std::optional<QJsonObject> ConfigReader::object(QLatin1StringView key)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return {};
    if (!found.isObject()) {
        fail(ErrorCode::WrongType, key, typeName(found), u"object"_s);
        return {};
    }
    return found.toObject();
}

qint64 ConfigReader::required(Keys keys, IntRange range)
{
    const std::optional<qint64> found = integer(keys, range);
    if (!found)
        fail(ErrorCode::MissingKey, *keys.begin(), {}, rangeText(range));
    return found.value_or(range.least);
}

} // namespace configuria
