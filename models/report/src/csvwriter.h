// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>

#include "engine/money.h"
#include "engine/project.h"
#include "report/csvformat.h"

namespace configuria {

// Rows of bare numbers and texts that no spreadsheet takes for a formula.
class CsvWriter {
public:
    explicit CsvWriter(const CsvFormat &format);
    CsvWriter(QChar separator, QChar point); // for the clipboard

    void text(QString value);
    void text(const std::string &value) { text(QString::fromStdString(value)); }
    void number(std::int64_t value) { cell(QString::number(value)); }
    void number(double value); // six significant figures
    void money(const std::optional<Money> &value);
    void percent(Rate rate);
    void quantity(SoldQuantity quantity);
    void date(Date value);
    void empty() { cell(QString()); }
    void endRow();
    QString text() const { return m_text; }
    QByteArray bytes() const { return m_text.toUtf8(); } // whatever the encoding

private:
    void cell(QString value);

    CsvFormat m_format;
    QString m_text;
    bool m_rowStarted = false;
};

} // namespace configuria
