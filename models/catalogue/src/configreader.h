// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <initializer_list>
#include <optional>

#include "catalogue/result.h"

namespace configuria {

struct IntRange {
    qint64 least = 1;
    qint64 most = 1;
};

// Far above every published model, and small enough that no product of them overflows 128 bits.
constexpr IntRange layerRange{1, 10'000};
constexpr IntRange widthRange{1, 4'194'304};
constexpr IntRange headRange{1, 65'536};
constexpr IntRange vocabularyRange{1, 268'435'456};
constexpr IntRange contextRange{1, 1'000'000'000};
constexpr IntRange expertRange{0, 65'536};
constexpr IntRange smallRange{0, 1'048'576};

// The root object of a file: UTF-8 with or without BOM; bare NaN and Infinity become strings.
Result<QJsonObject> parseConfigObject(const QByteArray &json, const QString &fileName);

Error configError(ErrorCode code, const QString &file, const QString &place, const QString &found, const QString &accepted = {});

// Typed reads of one object. null counts as absent. Keeps the first mistake and goes on with "absent", so that the
// code that reads a shape needs one check at its end. A key with a dot reads a nested object.
class ConfigReader {
public:
    using Keys = std::initializer_list<QLatin1StringView>;

    ConfigReader(QJsonObject object, QString fileName, QString prefix = {});

    std::optional<qint64> integer(Keys keys, IntRange range);
    std::optional<double> number(Keys keys, double least, double most);
    std::optional<bool> flag(Keys keys);
    std::optional<QString> text(Keys keys);
    std::optional<QStringList> texts(QLatin1StringView key);
    std::optional<QList<qint64>> integers(QLatin1StringView key, IntRange range);
    std::optional<QJsonObject> object(QLatin1StringView key);
    qint64 required(Keys keys, IntRange range); // least of the range when it fails
    bool has(QLatin1StringView key) const { return !value(key).isUndefined(); }
    bool isExplicitNull(QLatin1StringView key) const { return m_object.value(key).isNull(); }

    // Undefined when absent or null.
    QJsonValue value(QLatin1StringView key) const;

    void fail(ErrorCode code, const QString &key, const QString &found, const QString &accepted);
    void adopt(const ConfigReader &other);
    bool failed() const { return m_error.has_value(); }
    const Error &error() const { return *m_error; }
    const QString &fileName() const { return m_fileName; }

private:
    QJsonObject m_object;
    QString m_fileName;
    QString m_prefix;
    std::optional<Error> m_error;
};

} // namespace configuria
