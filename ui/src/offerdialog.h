// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "view.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace configuria {

class CountryBox;

// What the quote says of a line beside its part, quantity and price.
class OfferDialog : public QDialog {
    Q_OBJECT
public:
    OfferDialog(const View &view, const BomLine &line, QWidget *parent = nullptr);
    LineOffer offer() const { return m_offer; } // as accepted

    void accept() override;

private:
    QLineEdit *edit(const QString &name, const QString &text);
    void fillSections();
    // Reads what is typed; `field` holds what cannot be read.
    std::optional<QString> firstFault(LineOffer &offer, QLineEdit *&field) const;

    const View &m_view;
    LineOffer m_offer;
    QComboBox *m_section, *m_unit;
    QPlainTextEdit *m_comment;
    QCheckBox *m_optional;
    QLineEdit *m_vat, *m_purchase, *m_floor, *m_hsCode;
    CountryBox *m_origin;
    QLabel *m_message;
};

} // namespace configuria
