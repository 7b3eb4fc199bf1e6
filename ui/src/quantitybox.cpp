// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quantitybox.h"

#include <QRegularExpression>
#include <QToolTip>

#include <cmath>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostPieces = 100'000; // of a line

} // namespace

PiecesBox::PiecesBox(QWidget *parent) : QSpinBox(parent)
{
    setRange(0, mostPieces);
    setFrame(false);
    setAlignment(Qt::AlignRight);
}

QValidator::State PiecesBox::validate(QString &text, int &position) const
{
    if (text.contains(u',') || text.contains(u'.')) { // English would take "2,5" for 25
        QToolTip::showText(mapToGlobal(QPoint(0, height())), tr("A part is counted in whole pieces; services, licences and your own lines take decimals."));
        return QValidator::Invalid;
    }
    return QSpinBox::validate(text, position);
}

QuantityBox::QuantityBox(const Format &format, QWidget *parent) : QDoubleSpinBox(parent), m_format(format)
{
    setDecimals(3);
    setRange(0, mostPieces);
    setFrame(false);
    setAlignment(Qt::AlignRight);
}

SoldQuantity QuantityBox::quantity() const
{
    return SoldQuantity{std::llround(value() * 1000)};
}

void QuantityBox::setQuantity(SoldQuantity quantity)
{
    setValue(static_cast<double>(quantity.thousandths) / 1000);
}

QString QuantityBox::textFromValue(double value) const
{
    return m_format.quantityEdit(SoldQuantity{std::llround(value * 1000)});
}

double QuantityBox::valueFromText(const QString &text) const
{
    const std::optional<SoldQuantity> typed = m_format.parseQuantity(text);
    return typed ? static_cast<double>(typed->thousandths) / 1000 : value();
}

QValidator::State QuantityBox::validate(QString &text, int &) const
{
    static const QRegularExpression begun(u"^\\d*[.,]?$"_s);
    return m_format.parseQuantity(text) ? QValidator::Acceptable : begun.match(text).hasMatch() ? QValidator::Intermediate : QValidator::Invalid;
}

} // namespace configuria
