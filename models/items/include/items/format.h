// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>

#include "engine/evaluation.h"
#include "engine/quote.h"

namespace configuria {

enum class SizeUnit { DecimalGB, BinaryGiB }; // GB is what vendors print; the text always says which

// Numbers and units in the locale's writing (QLocale: French groups with U+202F, decimal comma).
// Estimates show at most four significant figures. An absent optional gives an em dash with "unknown" in the tooltip.
class Format {
    Q_DECLARE_TR_FUNCTIONS(configuria::Format)
public:
    explicit Format(QLocale locale = QLocale(), SizeUnit sizeUnit = SizeUnit::DecimalGB);

    const QLocale &locale() const { return m_locale; }
    QString bytes(Bytes value) const;               // "61.3 GB" / "61,3 Go"
    QString bytesNumber(Bytes value) const;         // "61.3", no unit
    QString bytesUnit() const;                      // "GB", "Go", "GiB", "Gio"
    double bytesValue(Bytes value) const;           // for chart axes
    QString watts(Watts value) const;               // "850 W", "2.94 kW"
    QString tokensPerSecond(TokensPerSecond value) const;
    QString seconds(Seconds value) const;           // ms, s, min, h, days
    QString money(Money value, const QString &currency) const;        // to the cent: "1 234,50 €"
    QString moneyShort(Money value, const QString &currency) const;   // whole units, for the screen's strip
    QString percent(Rate rate) const;               // "5,5 %"
    QString percent(Fraction fraction) const;
    QString count(std::int64_t value) const;
    QString figure(Figure figure) const;            // by its unit; Unit::Count is a plain number
    QString significant(double value, int digits = 4) const;
    QString date(Date date) const;                  // "30 novembre 2026", "1er décembre 2026", "30 November 2026"
    QString months(double months) const;            // "14.7 months"
    QString unknown() const;                        // "—"

private:
    QLocale m_locale;
    SizeUnit m_sizeUnit;
};

} // namespace configuria
