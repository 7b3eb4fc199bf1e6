// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "powerwords.h"

#include <QCoreApplication>

#include <cmath>

#include "items/texts.h"
#include "jsonvalues.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

struct PowerWords {
    Q_DECLARE_TR_FUNCTIONS(configuria::PowerWords)
};

QJsonValue stateValue(SupplyState state)
{
    switch (state) {
    case SupplyState::Full: return u"full"_s;
    case SupplyState::Throttled: return u"throttled"_s;
    case SupplyState::Down: return u"down"_s;
    case SupplyState::Unknown: break;
    }
    return u"unknown"_s;
}

QJsonObject caseObject(const SupplyCase &c)
{
    return {{u"state"_s, stateValue(c.state)},
            {u"supplies"_s, c.supplies},
            {u"load"_s, plain(c.load)},
            {u"efficiency"_s, plain(c.efficiency)},
            {u"ac_w"_s, plain(c.ac)},
            {u"va"_s, plain(c.va)},
            {u"amps_per_cord"_s, plain(c.perCord)},
            {u"amps_per_feed"_s, plain(c.perFeed)}};
}

QJsonValue limitValue(RackLimit limit)
{
    switch (limit) {
    case RackLimit::Power: return u"power"_s;
    case RackLimit::Cooling: return u"cooling"_s;
    case RackLimit::Units: return u"units"_s;
    case RackLimit::None: break;
    }
    return {};
}

QJsonValue adviceValue(const Catalogue &catalogue, const std::optional<SupplyAdvice> &advice)
{
    const PartInfo *info = advice ? catalogue.info(advice->part) : nullptr;
    if (!info) {
        return {};
    }
    return QJsonObject{{u"part"_s, QString::fromStdString(info->id)},
                       {u"count"_s, advice->count},
                       {u"usable_w"_s, number(advice->usable.count)},
                       {u"margin"_s, number(advice->margin.count)}};
}

// To the watt: a budget of 2 800 W on 2 763 W is not "2.8 kW on 2.8 kW".
QString exactWatts(Watts watts, const Format &format)
{
    return std::abs(watts.count) < 1e15 ? format.count(std::llround(watts.count)) + QChar::Nbsp + u'W' : format.watts(watts);
}

QString stateWords(SupplyState state)
{
    switch (state) {
    case SupplyState::Full: return PowerWords::tr("full speed");
    case SupplyState::Throttled: return PowerWords::tr("slowed down");
    case SupplyState::Down: return PowerWords::tr("off");
    case SupplyState::Unknown: break;
    }
    return {};
}

QString caseWords(const SupplyCase &c, const Format &format)
{
    QStringList words{stateWords(c.state)};
    if (c.load) {
        words << PowerWords::tr("load %1").arg(format.percent(*c.load));
    }
    if (c.perCord && c.perFeed) {
        //: current of one power cord, and of the feed (line into the rack) that carries the most
        words << PowerWords::tr("%1 per cord, %2 on a feed").arg(format.amperes(*c.perCord), format.amperes(*c.perFeed));
    }
    return words.join(u", "_s);
}

QString rackLine(const PowerEvaluation &p, const Format &format)
{
    if (!p.nodesPerRack) {
        return {};
    }
    const QString limit = p.rackLimit == RackLimit::Power ? PowerWords::tr("limited by power")
        : p.rackLimit == RackLimit::Cooling               ? PowerWords::tr("limited by cooling")
                                                          : PowerWords::tr("limited by height");
    QStringList words{PowerWords::tr("%n node(s) in one rack", nullptr, *p.nodesPerRack), limit};
    if (p.racks) {
        words << PowerWords::tr("%n rack(s)", nullptr, *p.racks);
    }
    if (p.rackWeightKg) {
        words << PowerWords::tr("%1 of nodes in a rack").arg(format.figure({*p.rackWeightKg, Unit::Kilograms}));
    }
    return words.join(u", "_s);
}

} // namespace

void insertSupplies(QJsonObject &power, const Catalogue &catalogue, const PowerEvaluation &p)
{
    power.insert(u"gpus_w"_s, plain(p.gpus));
    power.insert(u"normal"_s, caseObject(p.normal));
    power.insert(u"one_psu_lost"_s, caseObject(p.oneLost));
    power.insert(u"feed_lost"_s, caseObject(p.feedLost));
    power.insert(u"typical_dc_w"_s, plain(p.typicalDc));
    power.insert(u"peak_dc_w"_s, plain(p.peakDc));
    power.insert(u"peak_capacity_w"_s, plain(p.peakCapacity));
    power.insert(u"psu_advice"_s, adviceValue(catalogue, p.supplyAdvice));
    power.insert(u"nodes_per_rack"_s, plain(p.nodesPerRack));
    power.insert(u"rack_limit"_s, limitValue(p.rackLimit));
    power.insert(u"racks"_s, plain(p.racks));
    power.insert(u"rack_weight_kg"_s, plain(p.rackWeightKg));
}

QString supplyBudget(const PowerEvaluation &p, const Format &format)
{
    if (!p.gpus || !p.dc || !p.psuInstalled || !p.psuUsable) {
        return {};
    }
    const QString gpus = exactWatts(*p.gpus, format), dc = exactWatts(*p.dc, format);
    const QString installed = exactWatts(*p.psuInstalled, format);
    return p.psuSpare > 0 ? PowerWords::tr("Power budget: GPUs %1 before overhead, node %2; supplies %3, %4 with the spare ones lost")
                                .arg(gpus, dc, installed, exactWatts(*p.psuUsable, format))
                          : PowerWords::tr("Power budget: GPUs %1 before overhead, node %2; supplies %3").arg(gpus, dc, installed);
}

QStringList supplyLines(const Catalogue &catalogue, const PowerEvaluation &p, const Format &format)
{
    QStringList lines{supplyBudget(p, format)};
    const auto addCase = [&](const SupplyCase &c, const QString &pattern) {
        if (c.state != SupplyState::Unknown) {
            lines << u"  "_s + pattern.arg(caseWords(c, format));
        }
    };
    addCase(p.normal, PowerWords::tr("All supplies: %1"));
    if (p.psuCount > 1) {
        addCase(p.oneLost, PowerWords::tr("One supply lost: %1"));
        addCase(p.feedLost, PowerWords::tr("One feed lost: %1"));
    }
    if (p.peakDc && p.peakCapacity) {
        lines << u"  "_s + PowerWords::tr("Peaks of 100 µs: %1; the supplies carry %2").arg(exactWatts(*p.peakDc, format), exactWatts(*p.peakCapacity, format));
    }
    if (p.supplyAdvice && catalogue.info(p.supplyAdvice->part)) {
        //: number of power supplies × their name, margin in percent
        lines << u"  "_s + PowerWords::tr("Smallest set that does: %1 × %2, margin %3")
                               .arg(format.count(p.supplyAdvice->count), texts::partName(p.supplyAdvice->part, catalogue), format.percent(p.supplyAdvice->margin));
    }
    if (const QString racks = rackLine(p, format); !racks.isEmpty()) {
        lines << PowerWords::tr("Racks: %1").arg(racks);
    }
    lines.removeAll(QString());
    return lines;
}

} // namespace configuria
