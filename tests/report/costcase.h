// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

#include "../engine/costfixture.h"
#include "report/costdocument.h"
#include "xlsxreader.h"

// The cost of two scenarios, and how its files are read.
namespace configuria {

using namespace Qt::StringLiterals;

// TC-1, and the same machine with everything that a plan can hold, against two clouds; leasing and renting beside it.
inline Project twoScenarios()
{
    Project project = fixture::tc1(6.88, 0.6);
    project.cost.finance.rentalPerGpuMonth = Money::units(1'400);
    project.clouds = {{"Provider", CloudKind::Reserved1Year, "", true, Money::micros(4'990'000), {}, {}, Money::units(20), Money::units(35), Rate::percent(10), {2026, 11, 1}, ""}};
    project.configurations[0].name = "TC-1";
    Configuration second = project.configurations[0];
    second.name = "=SUM(A1)"; // data, whatever it looks like
    second.capex = Money::cents(23'456'789);
    project.configurations.push_back(second);
    return project;
}

struct CostFiles {
    Catalogue catalogue;
    Project project = twoScenarios();
    Evaluation evaluation = evaluate(catalogue, project);
    QuoteInput input() const
    {
        return {catalogue, project, evaluation, 0, {}, Format(QLocale(QLocale::English, QLocale::UnitedKingdom)), u"en"_s};
    }
};

// Row (from 1) whose first cell has that text.
inline int rowOf(const QHash<QString, XlsxCell> &cells, const QString &name)
{
    for (int row = 1; row < 200; ++row) {
        if (cells.value(u"A%1"_s.arg(row)).text == name) {
            return row;
        }
    }
    return 0;
}

inline double valueAt(const QHash<QString, XlsxCell> &cells, const QString &column, const QString &row)
{
    return cells.value(column + QString::number(rowOf(cells, row))).value.toDouble();
}

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace configuria
