// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cloudlist.h"

#include <QComboBox>
#include <QDateEdit>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "chartcolors.h"
#include "editvalues.h"
#include "icons.h"
#include "items/costwords.h"
#include "items/priceages.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int kinds = static_cast<int>(CloudKind::PerToken) + 1;

// No longer what the source said that day.
void becomesOwn(CloudScenario &scenario)
{
    scenario.date = {};
    scenario.source.clear();
}

std::optional<Money> known(double value)
{
    return value > 0 ? std::optional(moneyFrom(value)) : std::nullopt;
}

double shownOr0(const std::optional<Money> &money)
{
    return money ? shown(*money) : 0.0;
}

void put(QDoubleSpinBox *box, double value)
{
    if (std::abs(box->value() - value) >= 0.5 * std::pow(10.0, -box->decimals())) { // the same number would rewrite the text that is being typed
        const QSignalBlocker blocker(box);
        box->setValue(value);
    }
}

void put(QLineEdit *edit, const std::string &value)
{
    if (const QString text = QString::fromStdString(value); edit->text() != text) {
        edit->setText(text);
    }
}

void put(QComboBox *box, const QVariant &data)
{
    const QSignalBlocker blocker(box);
    box->setCurrentIndex(box->findData(data));
}

} // namespace

CloudList::CloudList(View &view, QWidget *parent)
    : QGroupBox(parent), m_view(view), m_list(new QListWidget), m_add(new QToolButton), m_remove(new QToolButton), m_menu(new QMenu(this)), m_form(new QFormLayout)
{
    m_list->setObjectName(u"cloudList"_s);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_list->setFixedHeight(m_list->fontMetrics().height() * 8);
    m_add->setObjectName(u"cloudAdd"_s);
    m_add->setMenu(m_menu);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_remove->setObjectName(u"cloudRemove"_s);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    m_form->setHorizontalSpacing(6);
    m_form->setVerticalSpacing(4);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    makeForm(m_form);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 8);
    layout->setSpacing(4);
    layout->addWidget(m_list);
    layout->addLayout(buttons);
    layout->addLayout(m_form);
    connect(m_menu, &QMenu::aboutToShow, this, &CloudList::fillMenu);
    connect(m_remove, &QToolButton::clicked, this, &CloudList::removeCurrent);
    connect(m_list, &QListWidget::currentRowChanged, this, &CloudList::showCurrent);
    retranslate();
}

CloudList::Row &CloudList::addRow(QFormLayout *form, QWidget *field, std::function<void(const CloudScenario &)> show)
{
    auto *label = new QLabel;
    label->setBuddy(field);
    form->addRow(label, field);
    Row &row = m_rows.emplace_back();
    row.field = field;
    row.label = label;
    row.show = std::move(show);
    return row;
}

template <class Get, class Set>
QDoubleSpinBox *CloudList::number(QFormLayout *form, const QString &name, double maximum, Get get, Set set)
{
    auto *box = new QDoubleSpinBox;
    box->setObjectName(name);
    box->setRange(0, maximum);
    box->setDecimals(4); // 3.8883 USD is a price
    box->setSingleStep(0.1);
    box->setGroupSeparatorShown(true);
    box->setAlignment(Qt::AlignRight);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, set](double v) { change([&](CloudScenario &s) { set(s, v); }); });
    connect(box, &QDoubleSpinBox::editingFinished, this, [this] { m_view.session.endGesture(); });
    addRow(form, box, [box, get](const CloudScenario &s) { put(box, get(s)); });
    return box;
}

template <class Set>
void CloudList::writesText(QLineEdit *edit, Set set)
{
    connect(edit, &QLineEdit::textEdited, this, [this, set](const QString &text) { change([&](CloudScenario &s) { set(s, text.toStdString()); }); });
    connect(edit, &QLineEdit::editingFinished, this, [this] { m_view.session.endGesture(); });
}

void CloudList::makeForm(QFormLayout *form)
{
    m_name = new QLineEdit;
    m_name->setObjectName(u"cloudNameEdit"_s);
    writesText(m_name, [](CloudScenario &s, const std::string &v) { s.name = v; });
    addRow(form, m_name, [this](const CloudScenario &s) { put(m_name, s.name); });
    const auto combo = [](const QString &name) {
        auto *box = new QComboBox;
        box->setObjectName(name);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        return box;
    };
    m_kind = combo(u"cloudKindEdit"_s);
    connect(m_kind, &QComboBox::activated, this, [this] {
        change([this](CloudScenario &s) { s.kind = static_cast<CloudKind>(m_kind->currentData().toInt()); });
        m_view.session.endGesture();
    });
    addRow(form, m_kind, [this](const CloudScenario &s) { put(m_kind, static_cast<int>(s.kind)); });
    m_gpu = combo(u"cloudGpuEdit"_s);
    connect(m_gpu, &QComboBox::activated, this, [this] {
        change([this](CloudScenario &s) { s.gpu = m_gpu->currentData().toString().toStdString(); });
        m_view.session.endGesture();
    });
    addRow(form, m_gpu, [this](const CloudScenario &s) { put(m_gpu, QString::fromStdString(s.gpu)); }).isByToken = false;
    m_currency = combo(u"cloudCurrencyEdit"_s);
    connect(m_currency, &QComboBox::activated, this, [this] {
        change([this](CloudScenario &s) {
            s.isInUsd = m_currency->currentData().toBool();
            becomesOwn(s);
        });
        m_view.session.endGesture();
    });
    addRow(form, m_currency, [this](const CloudScenario &s) { put(m_currency, s.isInUsd); });
    makePrices(form);
    makeOrigin(form);
}

void CloudList::makePrices(QFormLayout *form)
{
    constexpr double highest = 100'000;
    const auto money = [&](bool isByHour, bool isByToken) {
        m_rows.back().isMoney = true;
        m_rows.back().isByHour = isByHour;
        m_rows.back().isByToken = isByToken;
    };
    m_price = number(form, u"cloudPriceEdit"_s, highest, [](const CloudScenario &s) { return shownOr0(s.gpuHour); },
                     [](CloudScenario &s, double v) { s.gpuHour = known(v); becomesOwn(s); });
    money(true, false);
    m_discount = number(form, u"cloudDiscountEdit"_s, 100, [](const CloudScenario &s) { return shown(s.discount); },
                        [](CloudScenario &s, double v) { s.discount = rateFrom(v); });
    m_discount->setDecimals(2);
    m_rows.back().isByToken = false;
    m_input = number(form, u"cloudInputEdit"_s, highest, [](const CloudScenario &s) { return shownOr0(s.millionInput); },
                     [](CloudScenario &s, double v) { s.millionInput = moneyFrom(v); becomesOwn(s); }); // what goes in may be free
    money(false, true);
    m_output = number(form, u"cloudOutputEdit"_s, highest, [](const CloudScenario &s) { return shownOr0(s.millionOutput); },
                      [](CloudScenario &s, double v) { s.millionOutput = known(v); becomesOwn(s); });
    money(false, true);
    m_egress = number(form, u"cloudEgressEdit"_s, 1e9, [](const CloudScenario &s) { return shown(s.egressPerMonth); },
                      [](CloudScenario &s, double v) { s.egressPerMonth = moneyFrom(v); });
    money(true, true);
    m_storage = number(form, u"cloudStorageEdit"_s, 1e9, [](const CloudScenario &s) { return shown(s.storagePerMonth); },
                       [](CloudScenario &s, double v) { s.storagePerMonth = moneyFrom(v); });
    money(true, true);
    for (QDoubleSpinBox *box : {m_egress, m_storage}) {
        box->setDecimals(2);
        box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    }
}

void CloudList::makeOrigin(QFormLayout *form)
{
    m_date = new QDateEdit;
    m_date->setObjectName(u"cloudDateEdit"_s);
    m_date->setCalendarPopup(true);
    m_date->setMinimumDate(QDate(1999, 12, 31)); // stands for "not set"
    connect(m_date, &QDateEdit::dateChanged, this, [this](QDate d) {
        change([&](CloudScenario &s) { s.date = d == m_date->minimumDate() ? Date{} : Date{d.year(), d.month(), d.day()}; });
    });
    connect(m_date, &QDateEdit::editingFinished, this, [this] { m_view.session.endGesture(); });
    addRow(form, m_date, [this](const CloudScenario &s) {
        const QDate date = s.date.year > 0 ? QDate(s.date.year, s.date.month, s.date.day) : m_date->minimumDate();
        if (m_date->date() != date) {
            const QSignalBlocker blocker(m_date);
            m_date->setDate(date);
        }
    });
    m_source = new QLineEdit;
    m_source->setObjectName(u"cloudSourceEdit"_s);
    writesText(m_source, [](CloudScenario &s, const std::string &v) { s.source = v; });
    addRow(form, m_source, [this](const CloudScenario &s) { put(m_source, s.source); });
}

void CloudList::setPrices(CostData known)
{
    m_data = std::move(known);
    fillGpus();
    refresh();
}

const CloudScenario *CloudList::current() const
{
    const auto &clouds = m_view.project().clouds;
    const int row = m_list->currentRow();
    return row >= 0 && row < std::ssize(clouds) ? &clouds[static_cast<std::size_t>(row)] : nullptr;
}

template <class Change>
void CloudList::change(Change write)
{
    const int row = m_list->currentRow();
    if (current()) {
        m_view.edit(Field::Clouds, [&](Project &p) { write(p.clouds[static_cast<std::size_t>(row)]); });
    }
}

// The GPUs that a price is known of, and that of the configuration.
void CloudList::fillGpus()
{
    const QSignalBlocker blocker(m_gpu);
    m_gpu->clear();
    m_gpu->addItem(tr("that of the configuration"), QString());
    for (const CloudPrice &price : m_data.clouds) {
        const QString id = QString::fromStdString(price.gpu);
        const PartInfo *info = id.isEmpty() ? nullptr : m_view.session.catalogue().info(m_view.session.catalogue().find(price.gpu));
        if (info && m_gpu->findData(id) < 0) {
            m_gpu->addItem(texts::partName(*info), id);
        }
    }
}

QString CloudList::sourceOf(const CloudPrice &price) const
{
    const bool isFrench = m_view.format.locale().language() == QLocale::French;
    const auto inLanguage = [isFrench](const std::string &english, const std::string &french) { return QString::fromStdString(isFrench && !french.empty() ? french : english); };
    QStringList lines{inLanguage(price.source, price.sourceFr)};
    if (price.basis == PriceBasis::Estimate) {
        lines << tr("An estimate: no list price says it.");
    }
    lines << inLanguage(price.notes, price.notesFr);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

// The prices of the GPU that the configuration has, cheapest first, then those per token.
void CloudList::fillMenu()
{
    m_menu->clear();
    const BomLine *line = m_view.current() ? firstLine(*m_view.current(), PartKind::Gpu) : nullptr;
    const PartInfo *gpu = line ? m_view.session.catalogue().info(line->part) : nullptr;
    std::vector<CloudPrice> prices = gpu ? pricesOf(m_data, gpu->id) : std::vector<CloudPrice>();
    std::ranges::copy(pricesOf(m_data, {}), std::back_inserter(prices));
    for (const CloudPrice &price : prices) {
        const CloudScenario scenario = scenarioOf(price);
        QAction *action = m_menu->addAction(lineOf(scenario).replace(u'\n', u" · "_s), this, [this, scenario] { add(scenario); });
        action->setToolTip(sourceOf(price));
    }
    m_menu->setToolTipsVisible(true);
    m_menu->addSeparator();
    m_menu->addAction(tr("A price of your own"), this, [this] {
        CloudScenario own;
        own.name = tr("Cloud").toStdString();
        own.gpuHour = m_view.current() ? m_view.current()->cloudGpuHour : std::nullopt;
        add(own);
    });
}

void CloudList::add(const CloudScenario &scenario)
{
    if (std::ssize(m_view.project().clouds) >= maxClouds) {
        return;
    }
    m_view.session.endGesture();
    m_view.edit(Field::Clouds, [&](Project &p) { p.clouds.push_back(scenario); });
    m_view.session.endGesture();
    m_list->setCurrentRow(m_list->count() - 1);
}

void CloudList::removeCurrent()
{
    const int row = m_list->currentRow();
    if (current()) {
        m_view.session.endGesture();
        m_view.edit(Field::Clouds, [row](Project &p) { p.clouds.erase(p.clouds.begin() + row); });
        m_view.session.endGesture();
    }
}

QString CloudList::priceOf(const CloudScenario &scenario) const
{
    const QString currency = scenario.isInUsd ? u"USD"_s : m_view.currency();
    const Format &format = m_view.format;
    return scenario.kind == CloudKind::PerToken ? tr("%1 and %2 per million tokens").arg(format.money(scenario.millionInput, currency), format.money(scenario.millionOutput, currency))
                                                : tr("%1 per hour").arg(format.money(scenario.gpuHour, currency));
}

QString CloudList::ageOf(const CloudScenario &scenario) const
{
    return texts::priceAge(priceAge(scenario.date, m_view.date()));
}

QString CloudList::lineOf(const CloudScenario &scenario) const
{
    //: a provider, then how it is paid
    const QString name = tr("%1, %2").arg(QString::fromStdString(scenario.name), texts::label(scenario.kind));
    const QString price = priceOf(scenario);
    const QString dated = scenario.date.year > 0 ? tr("%1, on %2").arg(price, m_view.format.date(scenario.date)) : price;
    const QString age = ageOf(scenario);
    return name + u'\n' + (age.isEmpty() ? dated : dated + u" · "_s + age);
}

void CloudList::refresh()
{
    const auto &clouds = m_view.project().clouds;
    const int row = std::min(std::max(m_list->currentRow(), 0), static_cast<int>(clouds.size()) - 1);
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        for (const CloudScenario &cloud : clouds) {
            auto *item = new QListWidgetItem(lineOf(cloud), m_list);
            item->setToolTip(QString::fromStdString(cloud.source));
            if (!ageOf(cloud).isEmpty()) {
                item->setIcon(lineIcon(u"warning"_s, stateColor(State::Warning, isDark(QGuiApplication::palette()))));
            }
        }
        m_list->setCurrentRow(row);
    }
    m_add->setEnabled(clouds.size() < maxClouds);
    showCurrent();
}

void CloudList::showCurrent()
{
    const CloudScenario *cloud = current();
    const bool isByToken = cloud && cloud->kind == CloudKind::PerToken;
    m_remove->setEnabled(cloud);
    const QString suffix = u' ' + (cloud && cloud->isInUsd ? u"USD"_s : m_view.currency());
    if (m_currency->itemText(1) != m_view.currency()) {
        m_currency->setItemText(1, m_view.currency());
    }
    for (const Row &row : m_rows) {
        const bool belongs = isByToken ? row.isByToken : row.isByHour;
        if (row.field->isHidden() == belongs) {
            m_form->setRowVisible(row.field, belongs);
        }
        row.field->setEnabled(cloud);
        auto *box = row.isMoney ? static_cast<QDoubleSpinBox *>(row.field) : nullptr;
        if (box && box->suffix() != suffix) {
            const QSignalBlocker blocker(box);
            box->setSuffix(suffix);
        }
        row.show(cloud ? *cloud : CloudScenario());
    }
}

void CloudList::retranslate()
{
    setTitle(tr("Cloud scenarios"));
    m_list->setToolTip(tr("Rented capacity to compare with, eight at most: price, day and source."));
    m_list->setAccessibleName(title());
    m_add->setText(tr("Add"));
    m_remove->setText(tr("Remove"));
    const auto name = [this](QWidget *field, const QString &text, const QString &help) {
        const auto row = std::find_if(m_rows.begin(), m_rows.end(), [field](const Row &r) { return r.field == field; });
        row->label->setText(text);
        row->label->setToolTip(help);
        field->setAccessibleName(text);
        field->setAccessibleDescription(help);
        field->setToolTip(help);
    };
    name(m_name, tr("Provider"), tr("Name of the provider and of its offer."));
    name(m_kind, tr("Paid"), tr("By the hour of use, by a reservation of every hour, or by the token."));
    name(m_gpu, tr("GPU"), tr("What is rented. Another GPU than that of the configuration is counted like for like."));
    name(m_currency, tr("Currency"), tr("Of every amount of this scenario. Amounts are not converted by a change; day and source are left out."));
    name(m_price, tr("GPU-hour"), tr("Price of one GPU for one hour. A changed price is your own: day and source are left out."));
    name(m_discount, tr("Discount"), tr("What a reservation takes off the price."));
    name(m_input, tr("Million tokens in"), tr("Price of a million tokens of the prompts; 0: free. A changed price is your own: day and source are left out."));
    name(m_output, tr("Million tokens out"), tr("Price of a million tokens of the answers. A changed price is your own: day and source are left out."));
    name(m_egress, tr("Egress a month"), tr("What the traffic out of the cloud costs each month."));
    name(m_storage, tr("Storage a month"), tr("What the storage in the cloud costs each month."));
    name(m_date, tr("Day of the price"), tr("Day on which the price was read; after 30 days it is to be asked for again."));
    name(m_source, tr("Source"), tr("Where the price was read."));
    for (QDoubleSpinBox *box : {m_price, m_output}) {
        box->setSpecialValueText(tr("not set"));
    }
    m_date->setSpecialValueText(tr("not set"));
    m_discount->setSuffix(u" %"_s);
    const QSignalBlocker kind(m_kind), currency(m_currency);
    m_kind->clear();
    for (int i = 0; i < kinds; ++i) {
        m_kind->addItem(texts::label(static_cast<CloudKind>(i)), i);
    }
    m_currency->clear();
    m_currency->addItem(u"USD"_s, true);
    m_currency->addItem(m_view.currency(), false);
    fillGpus();
    refresh();
}

} // namespace configuria
