// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QWidget>

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "items/partmodel.h"

class QCheckBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace configuria {

// Every word that is typed must be found, in any order.
class WordsFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
};

struct NumberRange {
    std::optional<double> low, high;
    bool isSet() const { return low || high; }
};

// Parts by words, figures, maker, price and fit. Nothing is set at first; a part whose figure is not known is never hidden.
class PartFilter : public WordsFilter {
    Q_OBJECT
public:
    using WordsFilter::WordsFilter;
    void clear();
    bool isSet() const;
    void setRange(int column, NumberRange range);
    void setChoice(int column, const QString &word); // "": any
    void setVendor(const QString &vendor);
    void setOnlyFitting(bool on);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    std::map<int, NumberRange> m_ranges;
    std::map<int, QString> m_choices;
    QString m_vendor;
    bool m_onlyFitting = false;
};

// What a PartFilter asks, for the kind of part that its model shows.
class PartFilterPanel : public QWidget {
    Q_OBJECT
public:
    PartFilterPanel(PartModel *model, PartFilter *filter, QWidget *parent = nullptr);
    void rebuild(); // another kind: other figures, nothing set

signals:
    void changed();

private:
    void addRange(int column, const QString &label, const QString &unit, bool hasLow);
    void addChoice(const QString &name, const QString &label, const QStringList &words, std::function<void(const QString &)> set);
    QStringList wordsOf(int column, int role) const;
    void clear();
    void showCount();

    PartModel *m_model;
    PartFilter *m_filter;
    QFormLayout *m_form;
    QCheckBox *m_fits;
    QLabel *m_count;
    QPushButton *m_clear;
    std::vector<std::function<void()>> m_resets; // of the editors
};

} // namespace configuria
