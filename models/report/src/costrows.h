// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <vector>

#include "report/quotedocument.h"

namespace configuria {

struct CostText {
    Q_DECLARE_TR_FUNCTIONS(configuria::CostText)
};

// A line of the plan, or a whole scenario, with its cash of each year from 0.
struct CostRow {
    QString name, group;
    std::vector<Money> years;
    Money total() const;
};

// Everything about the cost of one configuration that is printed.
struct CostRows {
    QString name;             // of the configuration
    QString plan;             // how it is paid
    QString caution;          // what makes it less than the whole, "" when nothing does
    std::vector<CostRow> lines;
    CostRow sum;              // of the lines
    std::vector<CostRow> others; // other ways to pay, each whole
};

CostRows costRows(const QuoteInput &input, std::size_t configuration);
std::size_t costedConfigurations(const QuoteInput &input);
QStringList yearTitles(int years);

} // namespace configuria
