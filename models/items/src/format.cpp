// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/format.h"

#include <array>
#include <cmath>
#include <utility>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar noBreakSpace(0x00a0);

QLocale spokenLocale(QLocale locale)
{
    return locale.language() == QLocale::C ? QLocale(QLocale::English, QLocale::UnitedKingdom) : locale;
}

// To that many significant figures. Scaled by an exact power of ten, so that 12345 gives 12350 and not 12340.
double rounded(double value, int digits)
{
    if (value == 0 || !std::isfinite(value)) {
        return value;
    }
    const int exponent = static_cast<int>(std::floor(std::log10(std::fabs(value)))) + 1 - digits;
    if (exponent < -300) {
        return 0;
    }
    const double scale = std::pow(10.0, std::abs(exponent));
    return exponent >= 0 ? std::round(value / scale) * scale : std::round(value * scale) / scale;
}

std::uint64_t magnitude(std::int64_t value)
{
    return value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
}

// Half away from zero, of the amount without its sign: exact to the ends of int64.
std::uint64_t centsOf(Money value)
{
    return (magnitude(value.micros()) + 5'000) / 10'000;
}

QString trimmedZeros(QString decimals)
{
    while (decimals.endsWith(u'0')) {
        decimals.chop(1);
    }
    return decimals;
}

} // namespace

Format::Format(QLocale locale, SizeUnit sizeUnit)
    : m_locale(spokenLocale(std::move(locale)))
    , m_sizeUnit(sizeUnit)
{
}

QString Format::unknown() const
{
    return u"—"_s;
}

QString Format::grouped(std::uint64_t value) const
{
    QString text = QString::number(value);
    for (qsizetype i = text.size() - 3; i > 0; i -= 3) {
        text.insert(i, m_locale.groupSeparator());
    }
    return text;
}

QString Format::withUnit(const QString &number, const QString &unit) const
{
    return number + (m_locale.language() == QLocale::English ? QChar(u' ') : noBreakSpace) + unit;
}

QString Format::significant(double value, int digits) const
{
    if (!std::isfinite(value)) {
        return unknown();
    }
    const double r = rounded(value, digits);
    if (r == 0) {
        return u"0"_s;
    }
    if (std::fabs(r) >= 1e18) {
        return m_locale.toString(r, 'e', digits - 1);
    }
    const int exponent = static_cast<int>(std::floor(std::log10(std::fabs(r)) + 1e-9));
    const int decimals = std::max(0, digits - 1 - exponent);
    const QString text = QString::number(std::fabs(r), 'f', decimals);
    const qsizetype point = text.indexOf(u'.');
    QString result = grouped((point < 0 ? text : text.left(point)).toULongLong());
    const QString tail = point < 0 ? QString() : trimmedZeros(text.mid(point + 1));
    if (!tail.isEmpty()) {
        result += m_locale.decimalPoint() + tail;
    }
    return r < 0 ? m_locale.negativeSign() + result : result;
}

// The largest of `units` (each `step` times the one before) that leaves a number of at least 1. Rounded first: 999.96 W
// is 1 kW and not 1 000 W.
QString Format::scaled(double value, const QString *units, int count, double step) const
{
    if (!std::isfinite(value)) {
        return unknown();
    }
    int i = 0;
    while (i + 1 < count && std::fabs(rounded(value, 4)) >= step) {
        value /= step;
        ++i;
    }
    return withUnit(significant(value), units[i]);
}

double Format::bytesValue(Bytes value) const
{
    return value / (m_sizeUnit == SizeUnit::DecimalGB ? 1_GB : 1_GiB);
}

QString Format::bytesUnit() const
{
    //: unit of size, decimal; French "Go"
    return m_sizeUnit == SizeUnit::DecimalGB ? tr("GB")
                                             //: unit of size, binary; French "Gio"
                                             : tr("GiB");
}

QString Format::bytes(Bytes value) const
{
    //: byte, unit; French "o"
    const QString byte = tr("B");
    if (m_sizeUnit == SizeUnit::BinaryGiB) {
        //: units of size, binary; French "Kio", "Mio", "Tio"
        const std::array units{byte, tr("KiB"), tr("MiB"), bytesUnit(), tr("TiB")};
        // GiB up to ten TiB: sizes of one list stay comparable.
        const int last = std::fabs(bytesValue(value)) >= 10 * 1024 ? 5 : 4;
        return scaled(static_cast<double>(value.count), units.data(), last, 1024);
    }
    //: units of size, decimal; French "ko", "Mo", "To"
    const std::array units{byte, tr("kB"), tr("MB"), bytesUnit(), tr("TB")};
    const int last = std::fabs(bytesValue(value)) >= 10 * 1000 ? 5 : 4;
    return scaled(static_cast<double>(value.count), units.data(), last, 1000);
}

QString Format::storage(Bytes value) const
{
    const std::array units{tr("B"), tr("kB"), tr("MB"), tr("GB"), tr("TB")};
    return scaled(static_cast<double>(value.count), units.data(), 5, 1000);
}

QString Format::bandwidth(BytesPerSecond value) const
{
    //: bytes per second; French "o/s", "ko/s", "Mo/s", "Go/s", "To/s"
    const std::array units{tr("B/s"), tr("kB/s"), tr("MB/s"), tr("GB/s"), tr("TB/s")};
    return scaled(value.count, units.data(), 5, 1000);
}

QString Format::watts(Watts value) const
{
    const std::array units{u"W"_s, u"kW"_s, u"MW"_s, u"GW"_s};
    return scaled(value.count, units.data(), 4, 1000);
}

QString Format::voltAmperes(VoltAmperes value) const
{
    const std::array units{u"VA"_s, u"kVA"_s, u"MVA"_s};
    return scaled(value.count, units.data(), 3, 1000);
}

QString Format::amperes(Amperes value) const
{
    return std::isfinite(value.count) ? withUnit(significant(value.count, 3), u"A"_s) : unknown();
}

QString Format::gpuHours(Hours value) const
{
    //: unit: hours of one GPU
    return std::isfinite(value.count) ? withUnit(significant(value.count), tr("GPU-h")) : unknown();
}

QString Format::energy(KilowattHours value) const
{
    return std::isfinite(value.count) ? withUnit(significant(value.count), u"kWh"_s) : unknown();
}

QString Format::tokensPerSecond(TokensPerSecond value) const
{
    //: tokens per second, unit
    return std::isfinite(value.count) ? withUnit(significant(value.count), tr("tok/s")) : unknown();
}

QString Format::seconds(Seconds value) const
{
    const double s = value.count;
    if (!std::isfinite(s)) {
        return unknown();
    }
    if (std::fabs(s) < 1 && s != 0) {
        return withUnit(significant(s * 1000, 3), u"ms"_s);
    }
    if (std::fabs(s) < 120) {
        return withUnit(significant(s, 3), u"s"_s);
    }
    if (std::fabs(s) < 7200) {
        return withUnit(significant(s / 60, 3), u"min"_s);
    }
    if (std::fabs(s) < 172'800) {
        return withUnit(significant(s / 3600, 3), u"h"_s);
    }
    //: duration of at least two days, "3.2 days"
    return withUnit(significant(s / 86'400, 3), tr("days"));
}

QString Format::withCurrency(const QString &amount, bool negative, const QString &currency) const
{
    const QString sign = negative ? m_locale.negativeSign() : QString();
    if (m_locale.language() == QLocale::English) {
        const QString symbol = currency == u"EUR" ? u"€"_s : currency == u"GBP" ? u"£"_s : currency == u"USD" ? u"$"_s : QString();
        return symbol.isEmpty() ? sign + currency + noBreakSpace + amount : sign + symbol + amount;
    }
    // Several dollars and pounds exist: only the euro is a bare sign (French CLDR: "$US", "£GB").
    const QString symbol = currency == u"EUR" ? u"€"_s : currency == u"GBP" ? u"£GB"_s : currency == u"USD" ? u"$US"_s : currency;
    return sign + amount + noBreakSpace + symbol;
}

QString Format::moneyNumber(Money value) const
{
    const std::uint64_t cents = centsOf(value);
    const QString text = grouped(cents / 100) + m_locale.decimalPoint() + QString::number(cents % 100).rightJustified(2, u'0');
    return value < Money() && cents > 0 ? m_locale.negativeSign() + text : text;
}

QString Format::money(Money value, const QString &currency) const
{
    const Money positive = value < Money() ? Money() - value : value;
    return withCurrency(moneyNumber(positive), value < Money() && centsOf(value) > 0, currency);
}

QString Format::moneyShort(Money value, const QString &currency) const
{
    const std::uint64_t units = (magnitude(value.micros()) + 500'000) / 1'000'000;
    return withCurrency(grouped(units), value < Money() && units > 0, currency);
}

QString Format::moneyEdit(Money value) const
{
    const std::uint64_t micros = magnitude(value.micros());
    QString tail = trimmedZeros(QString::number(micros % 1'000'000).rightJustified(6, u'0'));
    if (!tail.isEmpty()) {
        tail = m_locale.decimalPoint() + tail.leftJustified(2, u'0');
    }
    return (value < Money() ? m_locale.negativeSign() : QString()) + QString::number(micros / 1'000'000) + tail;
}

QString Format::percentEdit(Rate rate) const
{
    const std::uint64_t ppm = magnitude(rate.ppm);
    QString tail = trimmedZeros(QString::number(ppm % 10'000).rightJustified(4, u'0'));
    if (!tail.isEmpty()) {
        tail.prepend(m_locale.decimalPoint());
    }
    return (rate.ppm < 0 ? m_locale.negativeSign() : QString()) + QString::number(ppm / 10'000) + tail;
}

QString Format::percent(Rate rate) const
{
    const QString number = percentEdit(rate);
    return m_locale.language() == QLocale::English ? number + u'%' : number + noBreakSpace + u'%';
}

QString Format::percent(Fraction fraction) const
{
    if (!std::isfinite(fraction.count)) {
        return unknown();
    }
    const QString number = significant(fraction.count * 100, 3);
    return m_locale.language() == QLocale::English ? number + u'%' : number + noBreakSpace + u'%';
}

QString Format::count(std::int64_t value) const
{
    return value < 0 ? m_locale.negativeSign() + grouped(magnitude(value)) : grouped(magnitude(value));
}

QString Format::quantity(SoldQuantity value) const
{
    const std::uint64_t thousandths = magnitude(value.thousandths);
    const QString decimals = trimmedZeros(QString::number(thousandths % 1000).rightJustified(3, u'0'));
    const QString sign = value.thousandths < 0 ? m_locale.negativeSign() : QString();
    return sign + grouped(thousandths / 1000) + (decimals.isEmpty() ? QString() : m_locale.decimalPoint() + decimals);
}

QString Format::quantityEdit(SoldQuantity value) const
{
    QString text = quantity(value);
    return text.remove(m_locale.groupSeparator());
}

QString Format::figure(Figure figure) const
{
    const double v = figure.value;
    if (!std::isfinite(v)) {
        return unknown();
    }
    switch (figure.unit) {
    case Unit::None:
        return significant(v);
    case Unit::Bytes:
        return v < 0 ? m_locale.negativeSign() + bytes(bytesFrom(-v)) : bytes(bytesFrom(v));
    case Unit::Watts:
        return watts(Watts(v));
    case Unit::VoltAmperes:
        return voltAmperes(VoltAmperes(v));
    case Unit::Amperes:
        return amperes(Amperes(v));
    case Unit::Volts:
        return withUnit(significant(v, 3), u"V"_s);
    case Unit::Count:
        return std::fabs(v) < 9e15 && v == std::floor(v) ? count(static_cast<std::int64_t>(v)) : significant(v);
    case Unit::Tokens:
        // Exact: a context of 131 072 is known by all its digits.
        return withUnit(std::fabs(v) < 1e15 ? count(static_cast<std::int64_t>(std::round(v))) : significant(v), tr("tokens"));
    case Unit::Layers:
        return withUnit(significant(v), tr("layers"));
    case Unit::Fraction:
        return percent(Fraction(v));
    case Unit::Seconds:
        return seconds(Seconds(v));
    case Unit::TokensPerSecond:
        return tokensPerSecond(TokensPerSecond(v));
    case Unit::Years:
        return years(v);
    case Unit::Celsius:
        return withUnit(significant(v, 3), u"\u00b0C"_s);
    case Unit::MegatransfersPerSecond:
        return withUnit(QString::number(std::round(v), 'f', 0), u"MT/s"_s); // as printed on the module: no group separator
    case Unit::BitsPerSecond: {
        const std::array units{u"bit/s"_s, u"kbit/s"_s, u"Mbit/s"_s, u"Gbit/s"_s, u"Tbit/s"_s};
        return scaled(v, units.data(), 5, 1000);
    }
    case Unit::Millimetres:
        return withUnit(significant(v), u"mm"_s);
    case Unit::Kilograms:
        return withUnit(significant(v), u"kg"_s);
    case Unit::KilogramsPerSquareMetre:
        return withUnit(significant(v), u"kg/m\u00b2"_s);
    case Unit::Days:
        //: %1 whole days
        return tr("%1 days").arg(significant(v));
    case Unit::RackUnits:
        return withUnit(significant(v), tr("U", "rack units"));
    case Unit::Months:
        return months(v);
    }
    return unknown();
}

QString Format::date(Date date) const
{
    if (!isValidDate(date)) {
        return unknown();
    }
    const bool french = m_locale.language() == QLocale::French;
    if (m_locale.language() == QLocale::English && m_locale.country() == QLocale::UnitedStates) {
        return u"%1 %2, %3"_s.arg(m_locale.monthName(date.month)).arg(date.day).arg(date.year);
    }
    const QString day = QString::number(date.day) + (french && date.day == 1 ? u"er"_s : QString());
    return day + u' ' + m_locale.monthName(date.month) + u' ' + QString::number(date.year);
}

// Singular below two in French, at exactly one in English. No %n: the numbers have decimals.
QString Format::months(double months) const
{
    if (!std::isfinite(months)) {
        return unknown();
    }
    const double shown = rounded(months, 3);
    const bool one = m_locale.language() == QLocale::French ? std::fabs(shown) < 2 : shown == 1;
    //: duration, "1 month", "14.7 months"
    return withUnit(significant(shown, 3), one ? tr("month") : tr("months"));
}

QString Format::years(double years) const
{
    if (!std::isfinite(years)) {
        return unknown();
    }
    const double shown = rounded(years, 3);
    const bool one = m_locale.language() == QLocale::French ? std::fabs(shown) < 2 : shown == 1;
    //: duration, "1 year", "3 years"
    return withUnit(significant(shown, 3), one ? tr("year") : tr("years"));
}

QString Format::range(const QString &low, const QString &high) const
{
    //: a range of an estimate, "58 GB to 66 GB"
    return low == high ? low : tr("%1 to %2").arg(low, high);
}

// Digits as an integer of 10^-decimals units; nullopt when the text is not a number without sign, or too fine.
std::optional<std::int64_t> Format::parseScaled(const QString &text, int decimals) const
{
    QString clean;
    for (const QChar c : text) {
        if (c.isSpace() || c == u'\'' || c == u'\u2019' || c == u'%' || c == u'\u20ac' || c == u'$' || c == u'\u00a3') {
            continue; // groups and signs; U+00A0, U+2009 and U+202F are spaces
        }
        clean += c;
    }
    const qsizetype lastDot = clean.lastIndexOf(u'.');
    const qsizetype lastComma = clean.lastIndexOf(u',');
    qsizetype point = std::max(lastDot, lastComma);
    if (point >= 0 && (lastDot < 0 || lastComma < 0)) {
        // One kind of sign: a decimal sign, unless the locale groups with it ("1,234" in English) or it comes again.
        const QString sign = clean.mid(point, 1);
        if (clean.count(sign) > 1 || (sign == m_locale.groupSeparator() && clean.size() - point - 1 == 3 && point > 0)) {
            point = -1;
        }
    }
    const QString fraction = point < 0 ? QString() : trimmedZeros(clean.mid(point + 1));
    QString whole = point < 0 ? clean : clean.left(point);
    const QStringList groups = whole.split(clean.contains(u',') && (point < 0 || clean[point] != u',') ? u',' : u'.');
    for (qsizetype i = 1; i < groups.size(); ++i) {
        if (groups[i].size() != 3) {
            return std::nullopt;
        }
    }
    whole = groups.join(QString());
    const QString digits = whole + fraction.leftJustified(decimals, u'0');
    if (fraction.size() > decimals || digits.size() > 18) {
        return std::nullopt;
    }
    if (whole.isEmpty() && (point < 0 || clean.size() == 1)) {
        return std::nullopt;
    }
    for (const QChar c : digits) {
        if (c < u'0' || c > u'9') {
            return std::nullopt;
        }
    }
    return digits.toLongLong();
}

std::optional<Money> Format::parseMoney(const QString &text) const
{
    const auto micros = parseScaled(text, 6);
    if (!micros || *micros > Money::units(1'000'000'000).micros()) {
        return std::nullopt;
    }
    return Money::micros(*micros);
}

std::optional<Rate> Format::parsePercent(const QString &text) const
{
    const auto ppm = parseScaled(text, 4);
    if (!ppm || *ppm > Rate::one().ppm) {
        return std::nullopt;
    }
    return Rate{*ppm};
}

std::optional<SoldQuantity> Format::parseQuantity(const QString &text) const
{
    const auto thousandths = parseScaled(text, 3);
    if (!thousandths || *thousandths > SoldQuantity::whole(100'000).thousandths) {
        return std::nullopt;
    }
    return SoldQuantity{*thousandths};
}

} // namespace configuria
