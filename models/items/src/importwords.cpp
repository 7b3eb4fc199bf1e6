// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/importwords.h"

#include <QCoreApplication>

#include "items/columnwords.h"

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::imports)
};

QString text(const std::string &value)
{
    return QString::fromStdString(value).simplified();
}

QString why(const RefusedRow &row, const Format &format)
{
    const QString found = text(row.found);
    switch (row.why) {
    case RowRefusal::NoReference: return Tr::tr("no reference");
    case RowRefusal::NoPrice: return Tr::tr("no price");
    case RowRefusal::NotAPrice: return Tr::tr("“%1” is not a price").arg(found);
    case RowRefusal::AmbiguousPrice:
        return Tr::tr("“%1” may be thousands or decimals: choose the decimal sign of this list").arg(found);
    case RowRefusal::NegativePrice: return Tr::tr("“%1” is negative").arg(found);
    case RowRefusal::ZeroPrice: return Tr::tr("the price is zero: lists write it for “on request”");
    case RowRefusal::PriceTooLarge: return Tr::tr("“%1” is too large").arg(found);
    case RowRefusal::UnknownCurrency: return Tr::tr("“%1” is not a currency").arg(found);
    case RowRefusal::TwoCurrencies: return Tr::tr("the price and the currency do not agree: %1").arg(found);
    case RowRefusal::NotADate: return Tr::tr("“%1” is not a date").arg(found);
    case RowRefusal::NotALeadTime: return Tr::tr("“%1” is not a lead time").arg(found);
    case RowRefusal::UnknownKind: return Tr::tr("“%1” is not a kind of part").arg(found);
    case RowRefusal::MissingSpecification:
        //: %1 name of a figure, "Memory (GB)"
        return Tr::tr("a new part of this kind needs “%1”: add it on the page Catalogue").arg(columnLabel(row.found));
    case RowRefusal::WrongSpecification: return Tr::tr("wrong value: %1").arg(found);
    case RowRefusal::Duplicate: return Tr::tr("already on line %1").arg(format.count(row.earlierLine));
    case RowRefusal::TooManyCells: return Tr::tr("more cells than the header has: “%1”").arg(found);
    }
    return {};
}

} // namespace

QString label(PriceField field)
{
    switch (field) {
    //: a column of a price list that is not imported
    case PriceField::None: return Tr::tr("(not used)");
    case PriceField::Reference: return Tr::tr("Reference");
    case PriceField::Name: return Tr::tr("Designation");
    case PriceField::Vendor: return Tr::tr("Maker");
    case PriceField::Kind: return Tr::tr("Kind");
    case PriceField::Price: return Tr::tr("Price without VAT");
    case PriceField::Currency: return Tr::tr("Currency");
    case PriceField::Date: return Tr::tr("Date of the price");
    case PriceField::LeadTime: return Tr::tr("Lead time");
    case PriceField::Supplier: return Tr::tr("Supplier");
    }
    return {};
}

QString label(DecimalSign sign)
{
    switch (sign) {
    //: decimal sign of a price list: found from its prices
    case DecimalSign::Automatic: return Tr::tr("Automatic");
    case DecimalSign::Comma: return Tr::tr("Comma: 1 234,56");
    case DecimalSign::Point: return Tr::tr("Point: 1,234.56");
    }
    return {};
}

QString refusal(const RefusedRow &row, const Format &format)
{
    const QString reference = text(row.reference);
    const QString reason = why(row, format);
    return reference.isEmpty() ? Tr::tr("Line %1: %2").arg(format.count(row.line), reason)
                               //: %1 line number, %2 reference of a part, %3 why it is refused
                               : Tr::tr("Line %1, %2: %3").arg(format.count(row.line), reference, reason);
}

QString change(const ChangedPrice &change, const Format &format)
{
    const QString currency = text(change.currency);
    //: %1 line number, %2 part, %3 new price, %4 old price
    return Tr::tr("Line %1, %2: %3 instead of %4")
        .arg(format.count(change.line), text(change.part), format.money(change.after, currency), format.money(change.before, currency));
}

QStringList summary(const ImportReport &report, const Format &format)
{
    QStringList lines{Tr::tr("Rows: %1; taken: %2; refused: %3")
                          .arg(format.count(report.rows), format.count(report.taken()), format.count(static_cast<std::int64_t>(report.refused.size())))};
    const auto add = [&](const QString &sentence, int count) {
        if (count > 0) {
            lines << sentence.arg(format.count(count));
        }
    };
    add(Tr::tr("New parts: %1"), report.newParts);
    add(Tr::tr("Parts with their first own price: %1"), report.newPrices);
    add(Tr::tr("Changed: %1"), report.changed);
    add(Tr::tr("Unchanged: %1"), report.unchanged);
    add(Tr::tr("In another currency than EUR, kept but not used: %1"), report.otherCurrency);
    return lines;
}

} // namespace configuria::texts
