// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QSpinBox>

#include "items/format.h"

namespace configuria {

// Whole pieces: a decimal sign is refused aloud.
class PiecesBox : public QSpinBox {
    Q_OBJECT
public:
    explicit PiecesBox(QWidget *parent = nullptr);

protected:
    QValidator::State validate(QString &text, int &position) const override;
};

// What is sold in part: "2,25" in the writing of the language or with a point, at most three decimals.
class QuantityBox : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit QuantityBox(const Format &format, QWidget *parent = nullptr);
    SoldQuantity quantity() const;
    void setQuantity(SoldQuantity quantity);

protected:
    QString textFromValue(double value) const override;
    double valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;

private:
    Format m_format;
};

} // namespace configuria
