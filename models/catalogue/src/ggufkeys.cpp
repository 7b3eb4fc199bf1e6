// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ggufkeys.h"

#include <algorithm>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QString rangeText(IntRange range)
{
    return u"%1..%2"_s.arg(range.least).arg(range.most);
}

bool isIn(qint64 value, IntRange range)
{
    return value >= range.least && value <= range.most;
}

} // namespace

GgufKeys::GgufKeys(const QHash<QByteArray, GgufValue> &values, QString path) : m_values(values), m_path(std::move(path))
{
    m_architecture = m_values.value("general.architecture").text;
    if (m_architecture.isEmpty()) {
        fail(ErrorCode::MissingKey, u"general.architecture"_s, {}, u"llama, qwen3, gemma3, ..."_s);
    }
}

void GgufKeys::fail(ErrorCode code, const QString &place, const QString &found, const QString &accepted)
{
    if (!m_error) {
        m_error = configError(code, m_path, place, found, accepted);
    }
}

std::optional<qint64> GgufKeys::integer(const char *key, IntRange range)
{
    const auto found = m_values.constFind(full(key));
    if (found == m_values.constEnd()) {
        return {};
    }
    const QString place = QString::fromUtf8(full(key));
    if (found->kind != GgufValue::Kind::Integer) {
        fail(ErrorCode::WrongType, place, {}, rangeText(range));
        return {};
    }
    if (!isIn(found->integer, range)) {
        fail(ErrorCode::OutOfRange, place, QString::number(found->integer), rangeText(range));
        return {};
    }
    return found->integer;
}

qint64 GgufKeys::required(const char *key, IntRange range)
{
    const std::optional<qint64> found = integer(key, range);
    if (!found) {
        fail(ErrorCode::MissingKey, QString::fromUtf8(full(key)), {}, rangeText(range));
    }
    return found.value_or(range.least);
}

std::optional<QList<qint64>> GgufKeys::perLayer(const char *key, int layers, IntRange range)
{
    const auto found = m_values.constFind(full(key));
    if (found == m_values.constEnd()) {
        return {};
    }
    if (found->kind == GgufValue::Kind::Integer) {
        const std::optional<qint64> value = integer(key, range);
        return value ? std::optional(QList<qint64>(layers, *value)) : std::nullopt;
    }
    const QString place = QString::fromUtf8(full(key));
    if (found->kind != GgufValue::Kind::Numbers) {
        fail(ErrorCode::WrongType, place, {}, u'[' + rangeText(range) + u']');
        return {};
    }
    if (found->numbers.size() < layers) {
        fail(ErrorCode::OutOfRange, place, u"[%1]"_s.arg(found->numbers.size()), u"[%1]"_s.arg(layers));
        return {};
    }
    QList<qint64> list = found->numbers.first(layers);
    const auto odd = std::find_if(list.begin(), list.end(), [range](qint64 value) { return !isIn(value, range); });
    if (odd != list.end()) {
        fail(ErrorCode::OutOfRange, place, QString::number(*odd), u'[' + rangeText(range) + u']');
        return {};
    }
    return list;
}

bool GgufKeys::isFalse(const char *key) const
{
    const auto found = m_values.constFind(full(key));
    return found != m_values.constEnd() && found->kind == GgufValue::Kind::Flag && found->integer == 0;
}

QString GgufKeys::text(const QByteArray &key) const
{
    return QString::fromUtf8(m_values.value(key).text);
}

std::optional<qint64> GgufKeys::plainInteger(const QByteArray &key) const
{
    const auto found = m_values.constFind(key);
    return found != m_values.constEnd() && found->kind == GgufValue::Kind::Integer ? std::optional(found->integer) : std::nullopt;
}

} // namespace configuria
