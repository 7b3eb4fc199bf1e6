// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "termfields.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QToolTip>

#include "chartcolors.h"
#include "icons.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int iconSize = 14;

QToolButton *smallButton(const QString &name)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setAutoRaise(true);
    button->setIconSize(QSize(iconSize, iconSize));
    button->setFixedSize(iconSize + 4, iconSize + 6);
    return button;
}

} // namespace

QGroupBox *TermFields::group(QString (*title)())
{
    auto *box = new QGroupBox;
    m_form = new QFormLayout(box);
    m_form->setContentsMargins(8, 4, 4, 8);
    m_form->setHorizontalSpacing(6);
    m_form->setVerticalSpacing(4);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_groups.emplace_back(box, title);
    return box;
}

// Wide enough for a purchase in millions, and no wider: the panel stands beside the bill of materials.
QDoubleSpinBox *TermFields::spinBox(const QString &name, double minimum, double maximum, int decimals)
{
    auto *box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setRange(minimum, maximum);
    box->setDecimals(decimals);
    box->setStepType(maximum > 1000 ? QAbstractSpinBox::AdaptiveDecimalStepType : QAbstractSpinBox::DefaultStepType);
    box->setGroupSeparatorShown(true);
    box->setAlignment(Qt::AlignRight);
    box->setMinimumWidth(box->fontMetrics().horizontalAdvance(u"0 000 000 EUR"_s) + 32);
    return box;
}

// Asks for no more width than its group has: a long choice does not widen the panel.
QComboBox *TermFields::list(const QString &name, QStringList (*entries)(), int first)
{
    auto *box = new QComboBox;
    box->setObjectName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    m_choices.push_back({box, entries, first});
    return box;
}

void TermFields::place(Item item, bool isItsLabel)
{
    const QString name = item.field->objectName();
    item.info = smallButton(name + u"Info"_s);
    item.info->setFocusPolicy(Qt::NoFocus); // the field says the same to a screen reader
    item.back = smallButton(name + u"Reset"_s);
    QSizePolicy keep = item.back->sizePolicy();
    keep.setRetainSizeWhenHidden(true); // a field that changes does not become narrower
    item.back->setSizePolicy(keep);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);
    row->addWidget(item.field, 1);
    row->addWidget(item.info);
    row->addWidget(item.back);
    if (isItsLabel) {
        m_form->addRow(row);
    } else {
        item.label = new QLabel;
        item.label->setBuddy(item.field);
        m_form->addRow(item.label, row);
    }
    connect(item.back, &QToolButton::clicked, this, item.reset);
    connect(item.info, &QToolButton::clicked, this, [info = item.info] { QToolTip::showText(info->mapToGlobal(QPoint(0, info->height())), info->toolTip(), info); });
    m_items.push_back(std::move(item));
}

QString TermFields::shownDefault(const QDoubleSpinBox *box, double value) const
{
    const bool isUnset = !box->specialValueText().isEmpty() && value <= box->minimum();
    return isUnset ? box->specialValueText() : box->textFromValue(value) + box->suffix();
}

QString TermFields::shownDefault(const QSpinBox *box, int value) const
{
    const bool isUnset = !box->specialValueText().isEmpty() && value <= box->minimum();
    return isUnset ? box->specialValueText() : box->locale().toString(value) + box->suffix();
}

QString TermFields::shownDefault(const QComboBox *box, int value) const
{
    return box->itemText(box->findData(value));
}

QString TermFields::shownDefault(const QCheckBox *, bool value) const
{
    return value ? tr("yes") : tr("no");
}

QString TermFields::shownDefault(const QDateEdit *, Date value) const
{
    return value.year > 0 ? m_view.format.date(value) : tr("not set");
}

QString TermFields::shownDefault(const CountryBox *, const std::string &value) const
{
    return value.empty() ? tr("not set") : QString::fromStdString(value);
}

QString TermFields::shownDefault(const QLineEdit *, const std::string &value) const
{
    return value.empty() ? tr("not set") : QString::fromStdString(value);
}

void TermFields::refresh()
{
    const QString currency = u' ' + m_view.currency();
    if (!m_money.empty() && m_money.front()->suffix() != currency) { // setting it writes the text anew, under the cursor of who is typing
        for (QDoubleSpinBox *box : m_money) {
            box->setSuffix(currency);
        }
        describe();
    }
    m_bindings.refresh();
    for (const Item &item : m_items) {
        const bool isStandard = item.isStandard();
        if (item.back->isHidden() != isStandard) {
            item.back->setVisible(!isStandard);
        }
    }
    if (m_isDark != isDark(QGuiApplication::palette())) {
        applyIcons();
    }
}

void TermFields::retranslate()
{
    for (const auto &[box, title] : m_groups) {
        box->setTitle(title());
    }
    for (const Choice &choice : m_choices) {
        const QSignalBlocker blocker(choice.box);
        choice.box->clear();
        for (const QString &entry : choice.entries()) {
            choice.box->addItem(entry, choice.box->count() + choice.first);
        }
    }
    for (QAbstractSpinBox *box : m_optional) {
        box->setSpecialValueText(tr("not set"));
    }
    describe();
    applyIcons();
    refresh();
}

void TermFields::describe()
{
    for (const Item &item : m_items) {
        const Words words = item.words();
        const QString standard = item.standard();
        //: %1 default of a field, %2 where it comes from, with its date
        const QString origin = tr("Default: %1. %2").arg(standard, words.source);
        const QString help = words.help + u'\n' + origin;
        item.field->setAccessibleName(QString(words.label).remove(u'&'));
        item.field->setAccessibleDescription(help);
        item.field->setToolTip(help);
        item.info->setToolTip(help);
        item.info->setAccessibleName(tr("About %1").arg(item.field->accessibleName()));
        item.info->setAccessibleDescription(origin);
        item.back->setToolTip(tr("Reset to default: %1").arg(standard));
        item.back->setAccessibleName(item.back->toolTip());
        if (item.label) {
            item.label->setText(words.label);
            item.label->setToolTip(help);
        } else {
            static_cast<QCheckBox *>(item.field)->setText(words.label);
        }
    }
}

void TermFields::applyIcons()
{
    m_isDark = isDark(QGuiApplication::palette());
    const QIcon info = lineIcon(u"info"_s, stateColor(State::Neutral, m_isDark)), back = lineIcon(u"undo"_s, stateColor(State::Neutral, m_isDark));
    for (const Item &item : m_items) {
        item.info->setIcon(info);
        item.back->setIcon(back);
    }
}

} // namespace configuria
