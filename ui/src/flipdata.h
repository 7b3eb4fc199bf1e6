// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chartdata.h"
#include "engine/flips.h"
#include "report/tablecsv.h"
#include "view.h"

namespace configuria {

// What the views of the verdict show, worded: each answers its question in one sentence, draws it, and has its figures as a table.

// A rented alternative that the machine can be held against.
struct Rival {
    int cloud = -1; // as in CostScenario
    QString name;
};
QVector<Rival> rivalsOf(const View &view); // those that are known
QString inSentence(const QString &label);  // its first letter small, unless it is a name in capitals

// --- against one alternative; without one (cloud absent) the machine alone ---

struct TornadoRow {
    QString label;
    double low = 0, high = 0;  // the figure with the input lower and higher, less that of today
    QString lowText, highText; // the input, and whether the verdict turns
    bool lowFlips = false, highFlips = false;
};
struct TornadoData {
    QString answer, empty, axis;
    double now = 0;
    bool hasZero = false;      // the figure changes its sign where the verdict turns
    QVector<TornadoRow> rows;  // longest first, those that are drawn
    ChartTable table;               // all of them
};
TornadoData tornadoData(const View &view, std::optional<int> cloud, CostFigure figure);

struct TwoWayCell {
    Cheaper cheaper = Cheaper::Equal;
    QString text;
    bool isNow = false;
};
struct TwoWayData {
    QString answer, empty;
    QString rowName, columnName;
    QStringList rows, columns;
    QVector<TwoWayCell> cells; // row by row
    ChartTable table;
};
TwoWayData twoWayData(const View &view, std::optional<int> cloud, CostInput rows, CostInput columns);
// What the project uses, in the order of the tornado's codes.
QVector<CostInput> inputsOf(const View &view, std::optional<int> cloud);

struct GoalRow {
    CostInput input = CostInput::Utilisation;
    QString sentence;
    std::optional<Project> after; // with the value; absent: no field can hold it
};
struct GoalData {
    QString answer, empty;
    QVector<GoalRow> rows;
    ChartTable table;
};
GoalData goalData(const View &view, std::optional<int> cloud);

// --- against all of them ---

struct UtilisationLine {
    QString label;
    QColor color;
    Qt::PenStyle style = Qt::SolidLine;
    QVector<double> amounts;
};
struct UtilisationMark {
    double percent = 0, amount = 0;
    QString text; // "43.1%"
};
struct UtilisationData {
    QString answer, empty, axis;
    QVector<double> percents;
    QVector<UtilisationLine> lines; // used, installed, then each cloud
    QVector<UtilisationMark> breakEvens;
    double now = 0;                 // percent
    double axisMax = 1;             // little use costs without end
    QString currency;
    ChartTable table;
};
// Every line at one of the percents, in words: the read-out under the pointer.
QString wordsAt(const UtilisationData &data, qsizetype at, const Format &format);
UtilisationData utilisationData(const View &view, bool dark);


} // namespace configuria
