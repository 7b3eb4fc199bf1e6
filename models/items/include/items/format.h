// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>

#include <optional>

#include "engine/evaluation.h"
#include "engine/quote.h"

namespace configuria {

enum class SizeUnit { DecimalGB, BinaryGiB }; // GB is what vendors print; the text always says which

// Numbers and units in the locale's writing: French groups with U+202F, puts U+00A0 before units, % and currency, and
// writes a decimal comma; English groups with a comma and puts a plain space before units. The C locale is taken as
// English. Estimates show at most four significant figures and no trailing zeros. NaN, infinities and absent optionals
// give unknown().
class Format {
    Q_DECLARE_TR_FUNCTIONS(configuria::Format)
public:
    explicit Format(QLocale locale = QLocale(), SizeUnit sizeUnit = SizeUnit::DecimalGB);

    const QLocale &locale() const { return m_locale; }
    SizeUnit sizeUnit() const { return m_sizeUnit; }
    friend bool operator==(const Format &a, const Format &b) { return a.m_locale == b.m_locale && a.m_sizeUnit == b.m_sizeUnit; }

    QString bytes(Bytes value) const;               // "61.3 GB" / "61,3 Go"; kB and MB below 1 GB, TB from 10 TB on
    QString bytesUnit() const;                      // "GB", "Go", "GiB", "Gio"
    double bytesValue(Bytes value) const;           // in bytesUnit(), for chart axes
    QString storage(Bytes value) const;             // drives, always decimal: "960 GB", "3.84 TB"
    QString watts(Watts value) const;               // "850 W", "2.94 kW"
    QString voltAmperes(VoltAmperes value) const;   // "3.246 kVA"
    QString amperes(Amperes value) const;           // "14.1 A"
    QString gpuHours(Hours value) const;            // "184 300 GPU-h"
    QString energy(KilowattHours value) const;      // "24 150 kWh"
    QString tokensPerSecond(TokensPerSecond value) const; // "1 450 tok/s"
    QString bandwidth(BytesPerSecond value) const;  // "3.35 TB/s", always decimal
    QString seconds(Seconds value) const;           // ms, s, min, h, days
    QString money(Money value, const QString &currency) const;        // to the cent: "1 234,50 €", "€1,234.50"
    QString moneyShort(Money value, const QString &currency) const;   // whole units, for the screen's strip
    QString moneyNumber(Money value) const;         // "1 234,50": to the cent, no currency
    QString moneyEdit(Money value) const;           // for an editor: locale's decimal sign, no groups, all its decimals
    QString percent(Rate rate) const;               // "5,5 %", exact
    QString percent(Fraction fraction) const;       // three significant figures
    QString percentEdit(Rate rate) const;           // "5,5"
    QString count(std::int64_t value) const;
    QString quantity(SoldQuantity value) const;     // "1 250", "2,25", exact
    QString quantityEdit(SoldQuantity value) const; // the same without groups
    QString figure(Figure figure) const;            // by its unit; Unit::Count is a plain number
    QString significant(double value, int digits = 4) const;
    QString date(Date date) const;                  // "30 novembre 2026", "1er décembre 2026", "30 November 2026"
    QString months(double months) const;            // "14.7 months"
    QString years(double years) const;              // "3 years"
    QString unknown() const;                        // "—"
    QString range(const QString &low, const QString &high) const; // "58 GB to 66 GB"

    // The same of a value that may be unknown.
    QString bytes(std::optional<Bytes> value) const { return value ? bytes(*value) : unknown(); }
    QString watts(std::optional<Watts> value) const { return value ? watts(*value) : unknown(); }
    QString tokensPerSecond(std::optional<TokensPerSecond> value) const { return value ? tokensPerSecond(*value) : unknown(); }
    QString seconds(std::optional<Seconds> value) const { return value ? seconds(*value) : unknown(); }
    QString percent(std::optional<Fraction> value) const { return value ? percent(*value) : unknown(); }
    QString months(std::optional<double> value) const { return value ? months(*value) : unknown(); }
    QString money(std::optional<Money> value, const QString &currency) const { return value ? money(*value, currency) : unknown(); }
    QString moneyShort(std::optional<Money> value, const QString &currency) const
    {
        return value ? moneyShort(*value, currency) : unknown();
    }
    QString bytes(const std::optional<Estimate<Bytes>> &value) const { return value ? bytes(value->expected) : unknown(); }
    QString watts(const std::optional<Estimate<Watts>> &value) const { return value ? watts(value->expected) : unknown(); }
    QString seconds(const std::optional<Estimate<Seconds>> &value) const { return value ? seconds(value->expected) : unknown(); }
    QString tokensPerSecond(const std::optional<Estimate<TokensPerSecond>> &value) const
    {
        return value ? tokensPerSecond(value->expected) : unknown();
    }

    // What people type: the locale's writing or C's ("1 234,50", "1,234.50", "1234.5", with or without "€"). nullopt when
    // it is no number, is outside 0 to 1e9, or has more decimals than a micro-unit.
    std::optional<Money> parseMoney(const QString &text) const;
    // "5,5", "5.5 %": 0 to 100 %, at most four decimals.
    std::optional<Rate> parsePercent(const QString &text) const;
    // "2,25", "2.25": 0 to 100 000, at most three decimals.
    std::optional<SoldQuantity> parseQuantity(const QString &text) const;

private:
    QString withUnit(const QString &number, const QString &unit) const;
    QString scaled(double value, const QString *units, int count, double step) const;
    QString grouped(std::uint64_t value) const;
    QString withCurrency(const QString &amount, bool negative, const QString &currency) const;
    std::optional<std::int64_t> parseScaled(const QString &text, int decimals) const;

    QLocale m_locale;
    SizeUnit m_sizeUnit;
};

} // namespace configuria
