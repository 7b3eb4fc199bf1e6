// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QToolButton>

#include <functional>
#include <optional>
#include <type_traits>
#include <vector>

#include "bind.h"
#include "editvalues.h"

namespace configuria {

constexpr double highestPrice = 1e9; // of any amount, engine/project.h

// Fields of site and terms in groups. Each says its default and where that comes from, by the icon beside it, and goes back to it by the
// button that comes up when its value is another.
class TermFields : public QObject {
    Q_OBJECT
public:
    // What a field is called, what it means, and the source of its default with its date.
    struct Words {
        QString label, help, source;
    };
    using Say = Words (*)();

    TermFields(View &view, QObject *parent) : QObject(parent), m_view(view), m_bindings(view, this) {}

    QGroupBox *group(QString (*title)());
    QFormLayout *form() const { return m_form; } // of the last group
    // `at` gives the place of the value in a project, const or not.
    template <class At>
    QDoubleSpinBox *money(const QString &name, Say words, Field field, At at, double maximum = highestPrice, int decimals = 2)
    {
        auto *box = number(name, words, field, 0, maximum, decimals, [at](const Project &p) { return shown(at(p)); }, [at](Project &p, double v) { at(p) = moneyFrom(v); });
        inCurrency(box);
        return box;
    }
    // 0 stands for "not set".
    template <class At>
    QDoubleSpinBox *optionalMoney(const QString &name, Say words, Field field, At at, double maximum = highestPrice, int decimals = 2)
    {
        auto *box = number(name, words, field, 0, maximum, decimals, [at](const Project &p) { return at(p) ? shown(*at(p)) : 0.0; },
                           [at](Project &p, double v) { at(p) = v > 0 ? std::optional(moneyFrom(v)) : std::nullopt; });
        inCurrency(box);
        lowestIsUnset(box);
        return box;
    }
    template <class At>
    QDoubleSpinBox *percent(const QString &name, Say words, Field field, At at, double minimum = 0, double maximum = 100)
    {
        return withUnit(number(name, words, field, minimum, maximum, 2, [at](const Project &p) { return shown(at(p)); }, [at](Project &p, double v) { at(p) = rateFrom(v); }), u" %");
    }
    // A share of one.
    template <class At>
    QDoubleSpinBox *share(const QString &name, Say words, Field field, At at)
    {
        return withUnit(number(name, words, field, 0, 100, 1, [at](const Project &p) { return at(p) * 100; }, [at](Project &p, double v) { at(p) = v / 100; }), u" %");
    }
    template <class At>
    QSpinBox *count(const QString &name, Say words, Field field, At at, int minimum, int maximum)
    {
        return whole(name, words, field, minimum, maximum, [at](const Project &p) { return at(p); }, [at](Project &p, int v) { at(p) = v; });
    }
    template <class Get, class Set>
    QSpinBox *whole(const QString &name, Say words, Field field, int minimum, int maximum, Get get, Set set)
    {
        auto *box = new QSpinBox;
        box->setObjectName(name);
        box->setRange(minimum, maximum);
        box->setAlignment(Qt::AlignRight);
        add(box, words, field, get, set);
        return box;
    }
    template <class At>
    QCheckBox *check(const QString &name, Say words, Field field, At at)
    {
        auto *box = new QCheckBox;
        box->setObjectName(name);
        add(box, words, field, [at](const Project &p) { return at(p); }, [at](Project &p, bool v) { at(p) = v; });
        return box;
    }
    // `entries`: in the order of the enumeration.
    template <class At>
    QComboBox *choice(const QString &name, Say words, Field field, At at, QStringList (*entries)())
    {
        auto *box = list(name, entries);
        add(box, words, field, [at](const Project &p) { return static_cast<int>(at(p)); },
            [at](Project &p, int v) { at(p) = static_cast<std::remove_reference_t<decltype(at(p))>>(v); });
        return box;
    }
    template <class Get, class Set>
    QDoubleSpinBox *number(const QString &name, Say words, Field field, double minimum, double maximum, int decimals, Get get, Set set)
    {
        QDoubleSpinBox *box = spinBox(name, minimum, maximum, decimals);
        add(box, words, field, get, set);
        return box;
    }
    // The lowest value stands for "not set".
    void lowestIsUnset(QAbstractSpinBox *box) { m_optional.push_back(box); }
    template <class Box>
    Box *withUnit(Box *box, QStringView unit)
    {
        box->setSuffix(unit.toString());
        return box;
    }
    void inCurrency(QDoubleSpinBox *box) { m_money.push_back(box); }
    // A combo box of choices that are not those of an enumeration in its order: the value of each entry is its place + `first`.
    QComboBox *list(const QString &name, QStringList (*entries)(), int first = 0);

    // Binds a field, and puts it into the group with its label, icon and button. `get` and `set` are of a project, or of a configuration.
    template <class Box, class Get, class Set>
    void add(Box *box, Say words, Field field, Get get, Set set)
    {
        m_bindings.bind(box, field, get, set);
        Item item;
        item.field = box;
        item.words = words;
        const auto standard = [this, get] { return standardOf(get); };
        item.standard = [this, box, standard] { return shownDefault(box, standard()); };
        item.isStandard = [this, get, standard] { return isEqual(current(get), standard()); };
        item.reset = [this, field, set, standard] {
            m_view.session.endGesture();
            write(field, set, standard());
            m_view.session.endGesture();
        };
        place(std::move(item), std::is_same_v<Box, QCheckBox>);
    }

    void refresh();
    void retranslate();

private:
    struct Item {
        QWidget *field = nullptr;
        QLabel *label = nullptr;               // none: the field is its own
        QToolButton *info = nullptr, *back = nullptr;
        std::function<Words()> words;
        std::function<QString()> standard;     // the default, as the field shows it
        std::function<bool()> isStandard;
        std::function<void()> reset;
    };
    struct Choice {
        QComboBox *box;
        QStringList (*entries)();
        int first;
    };

    QDoubleSpinBox *spinBox(const QString &name, double minimum, double maximum, int decimals);
    void place(Item item, bool isItsLabel);
    void describe();
    void applyIcons();
    QString shownDefault(const QDoubleSpinBox *box, double value) const;
    QString shownDefault(const QSpinBox *box, int value) const;
    QString shownDefault(const QComboBox *box, int value) const;
    QString shownDefault(const QCheckBox *box, bool value) const;
    QString shownDefault(const QDateEdit *box, Date value) const;
    QString shownDefault(const CountryBox *box, const std::string &value) const;
    QString shownDefault(const QLineEdit *box, const std::string &value) const;

    template <class Get>
    auto standardOf(Get get) const
    {
        if constexpr (std::is_invocable_v<Get, const Configuration &>) {
            return get(m_standardConfiguration);
        } else {
            return get(m_standard);
        }
    }
    template <class Get>
    auto current(Get get) const
    {
        if constexpr (std::is_invocable_v<Get, const Configuration &>) {
            return get(m_view.current() ? *m_view.current() : m_standardConfiguration);
        } else {
            return get(m_view.project());
        }
    }
    template <class Set, class Value>
    void write(Field field, Set set, const Value &value)
    {
        if constexpr (std::is_invocable_v<Set, Configuration &, Value>) {
            m_view.edit(field, [&](Configuration &c) { set(c, value); });
        } else {
            m_view.edit(field, [&](Project &p) { set(p, value); });
        }
    }
    static bool isEqual(double a, double b) { return std::abs(a - b) < 1e-9; } // 0.65 x 100 is not 65
    template <class Value>
    static bool isEqual(const Value &a, const Value &b) { return a == b; }

    View &m_view;
    Bindings m_bindings;
    const Project m_standard;
    const Configuration m_standardConfiguration;
    QFormLayout *m_form = nullptr;
    std::vector<std::pair<QGroupBox *, QString (*)()>> m_groups;
    std::vector<Item> m_items;
    std::vector<Choice> m_choices;
    std::vector<QDoubleSpinBox *> m_money;
    std::vector<QAbstractSpinBox *> m_optional;
    bool m_isDark = false;
};

} // namespace configuria
