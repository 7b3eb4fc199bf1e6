// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>
#include <vector>

#include "bind.h"

class QFormLayout;
class QGroupBox;
class QLabel;
class QVBoxLayout;

namespace configuria {

// The terms of the cost of ownership beside the usual ones: arrival, running, energy, financing, accounts, outlook, cloud. Each field says
// its default and where that comes from, and goes back to it from its context menu.
class FinancePanel : public QWidget {
    Q_OBJECT
public:
    explicit FinancePanel(View &view, QWidget *parent = nullptr);
    void refresh();
    void retranslate();

private:
    // What a field is called, what it means, and the source of its default.
    struct Words {
        QString label, help, source;
    };
    struct Item {
        QWidget *field = nullptr;
        QLabel *label = nullptr;               // none: the field is its own
        std::function<Words()> words;
        std::function<QString()> standard;     // the default, as the field shows it
        std::function<void()> reset;
    };
    using Say = Words (*)();

    // `at` gives the place of the value in a project, const or not.
    template <class At> QDoubleSpinBox *money(const QString &name, Say words, Field field, At at, int decimals = 2);
    template <class At> QDoubleSpinBox *optionalMoney(const QString &name, Say words, Field field, At at, double maximum, int decimals = 2);
    template <class At> QDoubleSpinBox *percent(const QString &name, Say words, Field field, At at, double minimum = 0, double maximum = 100);
    template <class At> void count(const QString &name, Say words, Field field, At at, int minimum, int maximum);
    template <class At> void check(const QString &name, Say words, Field field, At at);
    template <class At> void choice(const QString &name, Say words, Field field, At at, QStringList (*entries)());
    template <class Get, class Set> QDoubleSpinBox *number(const QString &name, Say words, Field field, double minimum, double maximum, int decimals, Get get, Set set);
    template <class Box, class Get, class Set> void add(Box *box, Say words, Field field, Get get, Set set);

    void group(QString (*title)());
    void makeArrival();
    void makeRunning();
    void makeEnergy();
    void makeFinancing();
    void makeOutlook();
    void makeCloud();
    void describe();
    void showMenu(const Item &item, const QPoint &place);
    QString shownDefault(const QDoubleSpinBox *box, double value) const;
    QString shownDefault(const QSpinBox *box, int value) const;
    QString shownDefault(const QComboBox *box, int value) const;
    QString shownDefault(const QCheckBox *box, bool value) const;

    View &m_view;
    Bindings m_bindings;
    QVBoxLayout *m_layout;
    QFormLayout *m_form = nullptr; // of the group that is being filled
    std::vector<std::pair<QGroupBox *, QString (*)()>> m_groups;
    std::vector<Item> m_items;
    std::vector<std::pair<QComboBox *, QStringList (*)()>> m_choices;
    std::vector<QDoubleSpinBox *> m_money, m_percent, m_optional, m_week;
};

} // namespace configuria
