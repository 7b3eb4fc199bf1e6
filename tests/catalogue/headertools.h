// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QTest>

#include "engine/error.h"

namespace configuria {

inline QString describe(const Error &error)
{
    using namespace Qt::StringLiterals;
    return u"%1|%2|%3|%4|%5|%6"_s.arg(int(error.code)).arg(QString::fromStdString(error.file), QString::fromStdString(error.place), QString::fromStdString(error.found),
        QString::fromStdString(error.accepted), QString::fromStdString(error.detail));
}

inline void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite)); // not emptied first: ext4 writes such a file to the disk at once
    QCOMPARE(file.write(bytes), bytes.size());
    QVERIFY(file.flush() && file.resize(bytes.size()));
}

} // namespace configuria
