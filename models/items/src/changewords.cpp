// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/registermodel.h"

#include <QCoreApplication>

#include "items/quotewords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::texts)
};

QString text(const std::string &value)
{
    return QString::fromStdString(value).simplified();
}

QString label(QuoteTerm term)
{
    switch (term) {
    case QuoteTerm::Currency: return Tr::tr("Currency");
    case QuoteTerm::Customer: return Tr::tr("Customer");
    case QuoteTerm::Title: return Tr::tr("Title");
    case QuoteTerm::Scenarios: return Tr::tr("Offered");
    case QuoteTerm::SaleCase: return Tr::tr("Sale");
    case QuoteTerm::Vat: return Tr::tr("VAT");
    case QuoteTerm::GlobalDiscount: return Tr::tr("Discount on the whole");
    case QuoteTerm::Validity: return Tr::tr("Valid until");
    case QuoteTerm::PaymentDays: return Tr::tr("Payment");
    case QuoteTerm::DueBasis: return Tr::tr("Days of payment");
    case QuoteTerm::Deposit: return Tr::tr("Deposit");
    case QuoteTerm::Incoterm: return Tr::tr("Incoterm");
    case QuoteTerm::Delivery: return Tr::tr("Delivery");
    case QuoteTerm::Warranty: return Tr::tr("Warranty");
    case QuoteTerm::Other: break;
    }
    return {};
}

// "" where nothing is said.
QString value(QuoteTerm term, const QuoteStatement &statement, const Format &format)
{
    const QuoteTerms &terms = statement.terms;
    switch (term) {
    case QuoteTerm::Currency: return text(statement.currency);
    case QuoteTerm::Customer: return text(statement.customer);
    case QuoteTerm::Title: return text(statement.title);
    case QuoteTerm::Scenarios: {
        QStringList names;
        for (const std::string &name : statement.scenarios) {
            names << text(name);
        }
        return names.join(u", "_s);
    }
    case QuoteTerm::SaleCase: return texts::label(terms.sale.saleCase);
    case QuoteTerm::Vat: return format.percent(terms.vat);
    case QuoteTerm::GlobalDiscount: return format.percent(terms.globalDiscount);
    case QuoteTerm::Validity: return statement.validUntil.year == 0 ? QString() : format.date(statement.validUntil);
    case QuoteTerm::PaymentDays: return Tr::tr("%n day(s)", nullptr, terms.payment.days);
    case QuoteTerm::DueBasis: return texts::label(terms.payment.basis);
    case QuoteTerm::Deposit: return format.percent(terms.payment.deposit);
    case QuoteTerm::Incoterm: return texts::incotermNotice(terms.shipping);
    case QuoteTerm::Delivery: return text(terms.delivery);
    case QuoteTerm::Warranty: return text(terms.warranty);
    case QuoteTerm::Other: break;
    }
    return {};
}

QString change(QuoteTerm term, const QuoteChanges &changes, const Format &format)
{
    if (term == QuoteTerm::Other) {
        return Tr::tr("Changed: texts, addresses, layout, or what the scenarios hold");
    }
    const auto said = [&](const QuoteStatement &statement) {
        const QString words = value(term, statement, format);
        return words.isEmpty() ? format.unknown() : words;
    };
    //: %1 a term of a quote, %2 what it said before, %3 what it says now
    return Tr::tr("%1: %2 → %3").arg(label(term), said(changes.before), said(changes.after));
}

QString change(const QuoteLineChange &change, const QString &before, const QString &after, const Format &format)
{
    const QuoteLine &line = change.change == LineChange::Removed ? change.before : change.after;
    const QString name = QString::fromStdString(line.designation);
    const QString was = format.money(change.before.total, before), is = format.money(change.after.total, after);
    switch (change.change) {
    //: %1 designation, %2 quantity, %3 amount
    case LineChange::Added: return Tr::tr("Added: %2 × %1, %3").arg(name, texts::quantity(line.quantity, line.unit, format), is);
    //: %1 designation, %2 quantity, %3 amount
    case LineChange::Removed: return Tr::tr("Removed: %2 × %1, %3").arg(name, texts::quantity(line.quantity, line.unit, format), was);
    case LineChange::Changed: break;
    }
    //: %1 designation, %2 quantity and %3 amount before, %4 and %5 after
    return Tr::tr("Changed: %1, quantity %2 → %4, %3 → %5").arg(name, texts::quantity(change.before.quantity, change.before.unit, format), was, texts::quantity(change.after.quantity, change.after.unit, format), is);
}

} // namespace

QStringList texts::changes(const QuoteChanges &changes, const Format &format)
{
    const QString before = QString::fromStdString(changes.before.currency), after = QString::fromStdString(changes.after.currency);
    QStringList lines;
    for (const QuoteTerm term : changes.terms) {
        lines << change(term, changes, format);
    }
    for (const QuoteLineChange &line : changes.lines) {
        lines << change(line, before, after, format);
    }
    lines << Tr::tr("Total excl. VAT: %1 → %2").arg(format.money(changes.exclVatBefore, before), format.money(changes.exclVatAfter, after));
    lines << Tr::tr("Total incl. VAT: %1 → %2").arg(format.money(changes.inclVatBefore, before), format.money(changes.inclVatAfter, after));
    return lines;
}

} // namespace configuria
