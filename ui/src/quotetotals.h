// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "items/format.h"

class QComboBox;
class QLabel;

namespace configuria {

// What the quote adds up to, as its papers print it, in the quote's currency: one offered scenario at a time.
class QuoteTotals : public QWidget {
    Q_OBJECT
public:
    explicit QuoteTotals(const Format &format, QWidget *parent = nullptr);
    void setProject(const Catalogue &catalogue, const Project &project);
    int configuration() const;          // whose totals are shown
    const Quote &quote() const { return m_quote; }

signals:
    void chosen(); // another scenario

private:
    void listOffers(const Project &project);
    void showTotals(const Project &project);

    Format m_format;
    Quote m_quote;
    QComboBox *m_offers;
    QLabel *m_totals;
};

} // namespace configuria
