// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "partfilter.h"

#include <QCheckBox>
#include <QCollator>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace configuria {

using namespace Qt::StringLiterals;

void WordsFilter::setWords(const QString &text)
{
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool WordsFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_words.isEmpty()) {
        return true;
    }
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const QString text = index.data(filterRole()).toString() + u' ' + index.data().toString();
    return std::all_of(m_words.cbegin(), m_words.cend(), [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

void PartFilter::clear()
{
    m_ranges.clear();
    m_choices.clear();
    m_vendor.clear();
    m_onlyFitting = false;
    invalidateFilter();
}

bool PartFilter::isSet() const
{
    return m_onlyFitting || !m_vendor.isEmpty() || !m_choices.empty()
        || std::any_of(m_ranges.begin(), m_ranges.end(), [](const auto &entry) { return entry.second.isSet(); });
}

void PartFilter::setRange(int column, NumberRange range)
{
    m_ranges[column] = range;
    invalidateFilter();
}

void PartFilter::setChoice(int column, const QString &word)
{
    if (word.isEmpty()) {
        m_choices.erase(column);
    } else {
        m_choices[column] = word;
    }
    invalidateFilter();
}

void PartFilter::setVendor(const QString &vendor)
{
    m_vendor = vendor;
    invalidateFilter();
}

void PartFilter::setOnlyFitting(bool on)
{
    m_onlyFitting = on;
    invalidateFilter();
}

// What costs most is asked last: the rules, about the rows that are left.
bool PartFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto data = [&](int column, int role) { return sourceModel()->index(row, column, parent).data(role); };
    for (const auto &[column, range] : m_ranges) {
        const QVariant number = range.isSet() ? data(column, PartModel::NumberRole) : QVariant();
        if (number.isValid() && ((range.low && number.toDouble() < *range.low) || (range.high && number.toDouble() > *range.high))) {
            return false;
        }
    }
    for (const auto &[column, word] : m_choices) {
        const QString text = data(column, Qt::DisplayRole).toString();
        if (text != word && text != u"—"_s) {
            return false;
        }
    }
    if (!m_vendor.isEmpty() && data(0, PartModel::VendorRole).toString() != m_vendor) {
        return false;
    }
    return WordsFilter::filterAcceptsRow(row, parent) && (!m_onlyFitting || data(0, PartModel::FitsRole).toBool());
}

PartFilterPanel::PartFilterPanel(PartModel *model, PartFilter *filter, QWidget *parent)
    : QWidget(parent), m_model(model), m_filter(filter), m_form(new QFormLayout(this)), m_fits(new QCheckBox(tr("Only what &fits here"))),
      m_count(new QLabel), m_clear(new QPushButton(tr("C&lear the filters")))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setSpacing(6);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_fits->setObjectName(u"filterFits"_s);
    m_count->setObjectName(u"filterCount"_s);
    m_count->setWordWrap(true);
    m_clear->setObjectName(u"filterClear"_s);
    m_clear->setAutoDefault(false);
    connect(m_fits, &QCheckBox::toggled, this, [this](bool on) { m_filter->setOnlyFitting(on); });
    connect(m_clear, &QPushButton::clicked, this, &PartFilterPanel::clear);
    // Rows come and go at every key: the count follows them.
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, &PartFilterPanel::showCount);
    connect(m_filter, &QAbstractItemModel::rowsRemoved, this, &PartFilterPanel::showCount);
    connect(m_filter, &QAbstractItemModel::modelReset, this, &PartFilterPanel::showCount);
    connect(m_filter, &QAbstractItemModel::layoutChanged, this, &PartFilterPanel::showCount);
    setFixedWidth(std::max(200, fontMetrics().averageCharWidth() * 30));
    rebuild();
}

void PartFilterPanel::rebuild()
{
    m_resets.clear();
    for (QWidget *kept : std::initializer_list<QWidget *>{m_fits, m_count, m_clear}) {
        m_form->removeWidget(kept);
        kept->setParent(this);
    }
    while (m_form->rowCount() > 0) {
        m_form->removeRow(0);
    }
    m_filter->clear();
    m_form->addRow(m_fits);
    const auto figures = figuresOf(m_model->kind());
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const int column = PartModel::FirstFigureColumn + static_cast<int>(i);
        const QString label = texts::label(figures[i]);
        if (isRange(figures[i])) {
            addRange(column, label, texts::unit(figures[i]), true);
        } else {
            addChoice(u"filter%1"_s.arg(column), label, wordsOf(column, Qt::DisplayRole), [this, column](const QString &word) { m_filter->setChoice(column, word); });
        }
    }
    addChoice(u"filterVendor"_s, tr("Maker"), wordsOf(0, PartModel::VendorRole), [this](const QString &word) { m_filter->setVendor(word); });
    addRange(PartModel::PriceColumn, tr("Price at most"), u"€"_s, false);
    m_form->addRow(m_clear);
    m_form->addRow(m_count);
    for (QWidget *kept : std::initializer_list<QWidget *>{m_fits, m_count, m_clear}) {
        kept->show();
    }
    clear();
}

QStringList PartFilterPanel::wordsOf(int column, int role) const
{
    QSet<QString> seen;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        seen.insert(m_model->index(row, column).data(role).toString());
    }
    seen.remove(QString());
    seen.remove(u"—"_s);
    QStringList words(seen.cbegin(), seen.cend());
    QCollator collator;
    collator.setNumericMode(true);
    std::sort(words.begin(), words.end(), collator);
    return words;
}

// From the least to the most of the catalogue; at both ends nothing is asked.
void PartFilterPanel::addRange(int column, const QString &label, const QString &unit, bool hasLow)
{
    double most = 0;
    bool isWhole = true;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const double number = m_model->index(row, column).data(PartModel::NumberRole).toDouble();
        most = std::max(most, number);
        isWhole = isWhole && number == std::floor(number);
    }
    if (!(most > 0)) {
        return; // nothing is known of this figure
    }
    const auto makeBox = [&](const QString &name, const QString &end) {
        auto *box = new QDoubleSpinBox;
        box->setObjectName(name);
        box->setDecimals(isWhole || most > 100 ? 0 : 2);
        box->setRange(0, std::ceil(most));
        box->setSpecialValueText(end);
        box->setAlignment(Qt::AlignRight);
        box->setAccessibleName(label + u' ' + end);
        box->setMinimumWidth(40);
        return box;
    };
    auto *low = hasLow ? makeBox(u"filter%1Low"_s.arg(column), tr("from")) : nullptr;
    //: upper end of a range
    auto *high = makeBox(u"filter%1High"_s.arg(column), hasLow ? tr("up to") : tr("any"));
    auto *boxes = new QHBoxLayout;
    boxes->setSpacing(4);
    const auto apply = [this, column, low, high] {
        const auto read = [](const QDoubleSpinBox *box) { return box && box->value() > 0 ? std::optional(box->value()) : std::nullopt; };
        m_filter->setRange(column, {read(low), read(high)});
        showCount();
    };
    for (QDoubleSpinBox *box : {low, high}) {
        if (box) {
            boxes->addWidget(box, 1);
            connect(box, &QDoubleSpinBox::valueChanged, this, apply);
            m_resets.push_back([box] { box->setValue(0); });
        }
    }
    auto *words = new QLabel(unit.isEmpty() ? label : tr("%1 (%2)", "a figure and its unit").arg(label, unit));
    words->setBuddy(low ? low : high);
    words->setToolTip(tr("Parts whose value is not known stay in the list."));
    m_form->addRow(words, boxes);
}

void PartFilterPanel::addChoice(const QString &name, const QString &label, const QStringList &words, std::function<void(const QString &)> set)
{
    if (words.size() < 2) {
        return; // nothing to choose
    }
    auto *box = new QComboBox;
    box->setObjectName(name);
    box->setAccessibleName(label);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    box->addItem(tr("any"));
    box->addItems(words);
    connect(box, &QComboBox::currentIndexChanged, this, [this, box, set = std::move(set)](int i) {
        set(i > 0 ? box->itemText(i) : QString());
        showCount();
    });
    m_resets.push_back([box] { box->setCurrentIndex(0); });
    m_form->addRow(label, box);
}

void PartFilterPanel::clear()
{
    m_fits->setChecked(false);
    for (const auto &reset : m_resets) {
        reset();
    }
    m_filter->clear();
    showCount();
}

void PartFilterPanel::showCount()
{
    const int all = m_model->rowCount();
    const int shown = m_filter->rowCount();
    m_count->setText(shown == all ? tr("%n parts", nullptr, all) : tr("%1 of %n parts; the others are hidden", nullptr, all).arg(shown));
    m_clear->setEnabled(m_filter->isSet());
    emit changed();
}

} // namespace configuria
