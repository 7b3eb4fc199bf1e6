// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QScrollArea>

#include <functional>
#include <optional>
#include <type_traits>
#include <vector>

#include "engine/project.h"
#include "items/quotewords.h"
#include "quotemark.h"

class QFormLayout;
class QLabel;

namespace configuria {

// Where a value is in a project: at(&Project::quote, &QuoteTerms::payment, &PaymentTerms::days).
template <class... Members>
auto at(Members... members)
{
    return [members...](Project &p) -> auto & { return (p.*....*members); };
}

// Fields of a tab, each bound to one value of a project by one line: filled from it, and written to another one. It scrolls rather
// than grow. A field that was not changed writes back the very value that it showed rounded.
class QuoteForm : public QScrollArea {
    Q_OBJECT
public:
    template <class T>
    using Place = std::function<T &(Project &)>;
    using KindOf = std::function<IdKind(const Project &)>;

    explicit QuoteForm(const Project &project, QWidget *parent = nullptr);
    void write(Project &project) const;
    void showMarks(const Project &project);

    void text(const QString &label, const QString &name, Place<std::string> place, const QString &usual = {}); // usual: wording to offer
    void longText(const QString &label, const QString &name, Place<std::string> place);
    void marked(const QString &label, const QString &name, Place<std::string> place, KindOf kind); // with what is right or wrong beside it
    void country(const QString &label, const QString &name, Place<std::string> place);
    void number(const QString &label, const QString &name, int low, int high, const QString &suffix, Place<int> place);
    void percent(const QString &label, const QString &name, int decimals, Place<Rate> place);
    void percentOr(const QString &label, const QString &absent, const QString &name, Place<std::optional<Rate>> place); // absent: a box to check
    void money(const QString &label, const QString &name, int decimals, double low, const QString &suffix, Place<Money> place);
    void date(const QString &label, const QString &name, Place<Date> place);
    void check(const QString &text, const QString &name, Place<bool> place);
    void codes(const QString &label, const QString &name, const QVector<std::pair<QString, QString>> &codesAndTexts, Place<std::string> place);
    template <class Enum>
    void choice(const QString &label, const QString &name, Enum last, std::type_identity_t<Place<Enum>> place)
    {
        auto *box = new QComboBox;
        for (int i = 0; i <= static_cast<int>(last); ++i) {
            box->addItem(texts::label(static_cast<Enum>(i)));
        }
        box->setCurrentIndex(static_cast<int>(place(m_project)));
        add(label, name, box);
        connect(box, &QComboBox::currentIndexChanged, this, &QuoteForm::changed);
        m_writers.push_back([box, place](Project &p) { place(p) = static_cast<Enum>(std::max(0, box->currentIndex())); });
    }
    void offers();                      // the scenario, and those offered beside it
    void remark(const QString &text);   // a sentence over the whole width
    void wide(QWidget *widget);         // over the whole width, as high as there is room

signals:
    void changed();

private:
    struct Mark {
        QLabel *icon, *words;
        Place<std::string> place;
        KindOf kind;
    };

    bool eventFilter(QObject *watched, QEvent *event) override;
    void add(const QString &label, const QString &name, QWidget *field, QWidget *row = nullptr);

    Project m_project; // as it was
    QFormLayout *m_layout;
    std::vector<std::function<void(Project &)>> m_writers;
    std::vector<Mark> m_marks;
};

} // namespace configuria
