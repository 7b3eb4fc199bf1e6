// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cloudlist.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

#include "editvalues.h"
#include "items/costwords.h"

namespace configuria {

using namespace Qt::StringLiterals;

CloudList::CloudList(View &view, QWidget *parent) : QGroupBox(parent), m_view(view)
{
    m_list = new QListWidget;
    m_list->setObjectName(u"cloudList"_s);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_list->setFixedHeight(m_list->fontMetrics().height() * 7);
    m_menu = new QMenu(this);
    m_add = new QToolButton;
    m_add->setObjectName(u"cloudAdd"_s);
    m_add->setMenu(m_menu);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_remove = new QToolButton;
    m_remove->setObjectName(u"cloudRemove"_s);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    const auto box = [](const QString &name, double maximum) {
        auto *made = new QDoubleSpinBox;
        made->setObjectName(name);
        made->setRange(0, maximum);
        made->setDecimals(2);
        made->setSingleStep(0.1);
        made->setAlignment(Qt::AlignRight);
        return made;
    };
    m_price = box(u"cloudPriceEdit"_s, 100'000);
    m_discount = box(u"cloudDiscountEdit"_s, 100);
    m_priceLabel = new QLabel;
    m_discountLabel = new QLabel;
    auto *form = new QFormLayout;
    form->addRow(m_priceLabel, m_price);
    form->addRow(m_discountLabel, m_discount);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 8);
    layout->setSpacing(4);
    layout->addWidget(m_list);
    layout->addLayout(buttons);
    layout->addLayout(form);
    connect(m_menu, &QMenu::aboutToShow, this, &CloudList::fillMenu);
    connect(m_remove, &QToolButton::clicked, this, &CloudList::removeCurrent);
    connect(m_list, &QListWidget::currentRowChanged, this, &CloudList::showCurrent);
    connect(m_price, &QDoubleSpinBox::valueChanged, this, [this](double v) {
        change([v](CloudScenario &s) {
            s.gpuHour = v > 0 ? std::optional(moneyFrom(v)) : std::nullopt;
            s.date = {}; // no longer what the source said that day
            s.source.clear();
        });
    });
    connect(m_discount, &QDoubleSpinBox::valueChanged, this, [this](double v) { change([v](CloudScenario &s) { s.discount = rateFrom(v); }); });
    for (QDoubleSpinBox *edit : {m_price, m_discount}) {
        connect(edit, &QDoubleSpinBox::editingFinished, this, [this] { m_view.session.endGesture(); });
    }
    retranslate();
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
        action->setToolTip(QString::fromStdString(price.source));
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

QString CloudList::lineOf(const CloudScenario &scenario) const
{
    //: a provider, then how it is paid
    const QString name = tr("%1, %2").arg(QString::fromStdString(scenario.name), texts::label(scenario.kind));
    const QString price = priceOf(scenario);
    return name + u'\n' + (scenario.date.year > 0 ? tr("%1, on %2").arg(price, m_view.format.date(scenario.date)) : price);
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
        }
        m_list->setCurrentRow(row);
    }
    m_add->setEnabled(clouds.size() < maxClouds);
    showCurrent();
}

void CloudList::showCurrent()
{
    const CloudScenario *cloud = current();
    const bool hasHours = cloud && cloud->kind != CloudKind::PerToken;
    m_remove->setEnabled(cloud);
    m_price->setEnabled(hasHours);
    m_discount->setEnabled(hasHours);
    const QString suffix = u' ' + (cloud && cloud->isInUsd ? u"USD"_s : m_view.currency());
    const auto put = [](QDoubleSpinBox *box, double value) {
        if (std::abs(box->value() - value) >= 0.005) { // the same number would rewrite the text that is being typed
            const QSignalBlocker blocker(box);
            box->setValue(value);
        }
    };
    if (m_price->suffix() != suffix) {
        const QSignalBlocker blocker(m_price);
        m_price->setSuffix(suffix);
    }
    put(m_price, hasHours && cloud->gpuHour ? shown(*cloud->gpuHour) : 0.0);
    put(m_discount, hasHours ? shown(cloud->discount) : 0.0);
}

void CloudList::retranslate()
{
    setTitle(tr("Cloud scenarios"));
    m_list->setToolTip(tr("Rented capacity to compare with, eight at most: price, day and source."));
    m_list->setAccessibleName(title());
    m_add->setText(tr("Add"));
    m_remove->setText(tr("Remove"));
    const auto name = [](QLabel *label, QDoubleSpinBox *box, const QString &text, const QString &help) {
        label->setText(text);
        box->setAccessibleName(text);
        box->setToolTip(help);
        label->setToolTip(help);
    };
    name(m_priceLabel, m_price, tr("GPU-hour"), tr("Price of one GPU for one hour. A changed price is your own: day and source are left out."));
    name(m_discountLabel, m_discount, tr("Discount"), tr("What a reservation takes off the price."));
    m_price->setSpecialValueText(tr("not set"));
    m_discount->setSuffix(u" %"_s);
    refresh();
}

} // namespace configuria
