// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>

#include "engine/money.h"
#include "engine/project.h"
#include "report/quotedocument.h"

namespace configuria {

// Rows of bare numbers and texts that no spreadsheet takes for a formula.
class CsvWriter {
public:
    explicit CsvWriter(CsvStyle style);
    CsvWriter(QChar separator, QChar point) : m_separator(separator), m_point(point) {} // without a byte order mark

    void text(QString value);
    void text(const std::string &value) { text(QString::fromStdString(value)); }
    void number(std::int64_t value) { cell(QString::number(value)); }
    void number(double value); // six significant figures
    void money(const std::optional<Money> &value);
    void percent(Rate rate);
    void date(Date value);
    void empty() { cell(QString()); }
    void endRow();
    QString text() const { return m_text; }
    QByteArray bytes() const { return m_text.toUtf8(); }

private:
    void cell(QString value);

    QChar m_separator;
    QChar m_point;
    QString m_text;
    bool m_rowStarted = false;
};

} // namespace configuria
