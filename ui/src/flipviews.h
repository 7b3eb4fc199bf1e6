// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rivalbox.h"
#include "costview.h"
#include "engine/flips.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace configuria {

class ChartFrame;
class TornadoChart;
struct TwoWayData;
class UtilisationChart;
class YearBarsChart;

// What the machine costs, by group and year.
class SplitView : public CostView {
    Q_OBJECT
public:
    explicit SplitView(const View &view, QWidget *parent = nullptr);
    QString name() const override;
    void retranslate() override;

protected:
    void read() override;

private:
    void fillFinancing();

    YearBarsChart *m_chart;
    ChartFrame *m_frame;
    QComboBox *m_financing; // the project's way until another one is chosen
    std::optional<Financing> m_chosen;
};

// Price of a GPU-hour against the utilisation.
class UtilisationView : public CostView {
    Q_OBJECT
public:
    explicit UtilisationView(const View &view, QWidget *parent = nullptr);
    QString name() const override;
    void retranslate() override;

protected:
    void read() override;

private:
    UtilisationChart *m_chart;
    ChartFrame *m_frame;
};

// Views that hold the machine against one alternative.
class RivalView : public CostView {
    Q_OBJECT
public:
    RivalView(const View &view, ChosenRival &rival, QWidget *parent);
    void retranslate() override;

protected:
    void frame(QWidget *chart); // once, first of all
    void read() override;
    virtual void readAgainst(std::optional<int> cloud) = 0;
    virtual void rename() {} // what else has words
    QString titleOf(const QString &what) const; // of the scenario that is shown

    ChartFrame *m_frame = nullptr;

private:
    ChosenRival &m_rival;
    RivalBox *m_box;
};

// What 20 % on each input does.
class TornadoView : public RivalView {
    Q_OBJECT
public:
    TornadoView(const View &view, ChosenRival &rival, QWidget *parent = nullptr);
    QString name() const override;

protected:
    void readAgainst(std::optional<int> cloud) override;
    void rename() override;

private:
    TornadoChart *m_chart;
    QComboBox *m_figure;
};

// What each year pays and brings in.
class CashFlowView : public RivalView {
    Q_OBJECT
public:
    CashFlowView(const View &view, ChosenRival &rival, QWidget *parent = nullptr);
    QString name() const override;

protected:
    void readAgainst(std::optional<int> cloud) override;
    void rename() override;

private:
    YearBarsChart *m_chart;
};

// Who is cheaper, over two inputs.
class TwoWayView : public RivalView {
    Q_OBJECT
public:
    TwoWayView(const View &view, ChosenRival &rival, QWidget *parent = nullptr);
    QString name() const override;

protected:
    void readAgainst(std::optional<int> cloud) override;
    void rename() override;

private:
    void fillInputs(std::optional<int> cloud);
    void choose(CostInput &own, CostInput &other, CostInput input);
    void fill(const TwoWayData &figures);

    QTableWidget *m_cells;
    QLabel *m_empty;
    QComboBox *m_rowBox, *m_columnBox;
    CostInput m_rows = CostInput::Utilisation, m_columns = CostInput::EnergyPrice;
};

// The value of one input at which owning and renting cost the same.
class GoalView : public RivalView {
    Q_OBJECT
public:
    GoalView(const View &view, ChosenRival &rival, QWidget *parent = nullptr);
    QString name() const override;

protected:
    void readAgainst(std::optional<int> cloud) override;
    void rename() override;

private:
    void apply(CostInput input);

    struct Row {
        CostInput input;
        QLabel *sentence;
        QPushButton *apply;
    };
    QLabel *m_empty;
    QVector<Row> m_rows;
    std::optional<int> m_cloud;
};

} // namespace configuria
