// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <cmath>
#include <functional>
#include <vector>

#include "countrybox.h"
#include "view.h"

namespace configuria {

// Binds editors to fields of the project, one line each: `get` reads from a const Configuration & or const Project &,
// `set` writes a value into a copy that goes to Session::edit. The owner's refresh() calls refresh() here.
class Bindings {
public:
    Bindings(View &view, QObject *owner) : m_view(view), m_owner(owner) {}

    template <class Get, class Set>
    void bind(QSpinBox *box, Field field, Get get, Set set)
    {
        bindBox(box, qOverload<int>(&QSpinBox::valueChanged), field, get, set);
    }
    template <class Get, class Set>
    void bind(QDoubleSpinBox *box, Field field, Get get, Set set)
    {
        bindBox(box, qOverload<double>(&QDoubleSpinBox::valueChanged), field, get, set);
    }
    // The value of an entry is its user data, an int.
    template <class Get, class Set>
    void bind(QComboBox *box, Field field, Get get, Set set)
    {
        QObject::connect(box, &QComboBox::activated, m_owner, [this, box, field, set] {
            write(field, set, box->currentData().toInt());
            m_view.session.endGesture();
        });
        m_refreshers.push_back([this, box, get] {
            const QSignalBlocker blocker(box);
            box->setCurrentIndex(box->findData(read(get)));
        });
    }
    template <class Get, class Set>
    void bind(QCheckBox *box, Field field, Get get, Set set)
    {
        QObject::connect(box, &QCheckBox::toggled, m_owner, [this, field, set](bool on) {
            write(field, set, on);
            m_view.session.endGesture();
        });
        m_refreshers.push_back([this, box, get] {
            const QSignalBlocker blocker(box);
            box->setChecked(read(get));
        });
    }

    // A country, as its code.
    template <class Get, class Set>
    void bind(CountryBox *box, Field field, Get get, Set set)
    {
        QObject::connect(box, &CountryBox::codeChanged, m_owner, [this, field, set](const QString &code) {
            write(field, set, code.toStdString());
            m_view.session.endGesture();
        });
        m_refreshers.push_back([this, box, get] { box->setCode(QString::fromStdString(read(get))); });
    }
    // The first date of the box stands for "not set".
    template <class Get, class Set>
    void bind(QDateEdit *box, Field field, Get get, Set set)
    {
        QObject::connect(box, &QDateEdit::dateChanged, m_owner, [this, box, field, set](QDate date) {
            write(field, set, date == box->minimumDate() ? Date{} : Date{date.year(), date.month(), date.day()});
        });
        QObject::connect(box, &QDateEdit::editingFinished, m_owner, [this] { m_view.session.endGesture(); });
        m_refreshers.push_back([this, box, get] {
            const Date known = read(get);
            const QDate date = known.year > 0 ? QDate(known.year, known.month, known.day) : box->minimumDate();
            if (box->date() != date) {
                const QSignalBlocker blocker(box);
                box->setDate(date);
            }
        });
    }

    template <class Get, class Set>
    void bind(QLineEdit *edit, Field field, Get get, Set set)
    {
        QObject::connect(edit, &QLineEdit::textEdited, m_owner, [this, field, set](const QString &text) { write(field, set, text.toStdString()); });
        QObject::connect(edit, &QLineEdit::editingFinished, m_owner, [this] { m_view.session.endGesture(); });
        m_refreshers.push_back([this, edit, get] {
            const QString text = QString::fromStdString(read(get));
            if (edit->text() != text) {
                edit->setText(text);
            }
        });
    }

    void refresh() const
    {
        if (!m_view.current()) {
            return;
        }
        for (const auto &refresher : m_refreshers) {
            refresher();
        }
    }

private:
    template <class Box, class Signal, class Get, class Set>
    void bindBox(Box *box, Signal changed, Field field, Get get, Set set)
    {
        QObject::connect(box, changed, m_owner, [this, field, set](auto value) { write(field, set, value); });
        QObject::connect(box, &Box::editingFinished, m_owner, [this] { m_view.session.endGesture(); });
        m_refreshers.push_back([this, box, get] {
            const auto value = read(get);
            if (differs(box, value)) { // an equal value would rewrite the text that is being typed
                const QSignalBlocker blocker(box);
                box->setValue(value);
            }
        });
    }
    static bool differs(const QSpinBox *box, int value) { return box->value() != value; }
    // A box holds rounded decimals: less than half of its last digit is the same number.
    static bool differs(const QDoubleSpinBox *box, double value)
    {
        return !(std::abs(box->value() - value) < 0.5 * std::pow(10.0, -box->decimals()));
    }
    template <class Get>
    auto read(Get get) const
    {
        if constexpr (std::is_invocable_v<Get, const Configuration &>) {
            return get(*m_view.current());
        } else {
            return get(m_view.project());
        }
    }
    template <class Set, class Value>
    void write(Field field, Set set, Value value)
    {
        if constexpr (std::is_invocable_v<Set, Configuration &, Value>) {
            m_view.edit(field, [&](Configuration &c) { set(c, value); });
        } else {
            m_view.edit(field, [&](Project &p) { set(p, value); });
        }
    }

    View &m_view;
    QObject *m_owner;
    std::vector<std::function<void()>> m_refreshers;
};

} // namespace configuria
