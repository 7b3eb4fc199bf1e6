// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/quotemargins.h"
#include "items/format.h"

class QLabel;
class QTableWidget;

namespace configuria {

// What a quote earns, line by line and in all: for the house alone.
class QuoteMarginTable : public QWidget {
    Q_OBJECT
public:
    explicit QuoteMarginTable(const Format &format, QWidget *parent = nullptr);
    void setMargins(const Quote &quote, const QuoteMargins &margins);

private:
    void addRow(const QStringList &cells, bool isBad, bool isTotal);

    Format m_format;
    QTableWidget *m_table;
    QLabel *m_notices;
};

} // namespace configuria
