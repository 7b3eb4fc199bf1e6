// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

// The program as a process, with a data folder of its own.
struct ProgramResult {
    int status = -1; // exit status; -1 when it did not start, -2 when it crashed
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    QJsonObject configuration(int index = 0) const { return json().value(QLatin1String("configurations")).toArray().at(index).toObject(); }
    bool hasFinding(const char *code, int index = 0) const { return !finding(code, index).isEmpty(); }
    QJsonObject finding(const char *code, int index = 0) const
    {
        const QJsonArray findings = configuration(index).value(QLatin1String("findings")).toArray();
        for (const QJsonValue &finding : findings) {
            if (finding.toObject().value(QLatin1String("code")).toString() == QLatin1String(code)) {
                return finding.toObject();
            }
        }
        return {};
    }
};

class Program {
public:
    ProgramResult run(QStringList arguments) const
    {
        arguments << QStringLiteral("--data-dir") << m_data.filePath(QStringLiteral("data"));
        if (!arguments.contains(QStringLiteral("--lang"))) {
            arguments << QStringLiteral("--lang") << QStringLiteral("en");
        }
        return runAsIs(arguments);
    }
    ProgramResult runAsIs(const QStringList &arguments) const
    {
        QProcess process;
        process.start(QStringLiteral(CONFIGURIA_PROGRAM), arguments);
        ProgramResult result;
        if (process.waitForFinished(120'000)) {
            result.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
        }
        result.out = process.readAllStandardOutput();
        result.err = process.readAllStandardError();
        return result;
    }
    QString file(const QString &name) const { return m_data.filePath(name); }

private:
    QTemporaryDir m_data;
};

// a/b/c of an object.
inline QJsonValue at(const QJsonObject &object, const char *path)
{
    QJsonValue value = object;
    const QStringList keys = QString::fromLatin1(path).split(QLatin1Char('/'));
    for (const QString &key : keys) {
        value = value.toObject().value(key);
    }
    return value;
}
