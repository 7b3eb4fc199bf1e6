// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/powerwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "items/texts.h"

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::PowerWords)
};

QString whole(std::optional<double> value, const QString &unit, const Format &format)
{
    if (!value || !std::isfinite(*value) || std::abs(*value) > 1e15) {
        return format.unknown();
    }
    return format.count(std::llround(*value)) + u'\u00a0' + unit;
}

QString amperes(std::optional<Amperes> value, const Format &format) { return value ? format.amperes(*value) : format.unknown(); }

MemoryFigure drawFigure(const PowerEvaluation &power, const Format &format)
{
    //: power at the plug, with that behind the supplies and the apparent power
    const QString detail = power.dc && power.va ? Tr::tr("%1 behind the supplies, %2").arg(format.watts(*power.dc), format.voltAmperes(*power.va)) : QString();
    return {Tr::tr("Full load of a node"), format.watts(power.ac), detail};
}

// In the worst of the states that the node survives.
QString worstOf(std::optional<Amperes> SupplyCase::*amps, const PowerEvaluation &power, const Format &format)
{
    const bool isFeed = power.feedLost.*amps && (!(power.oneLost.*amps) || *(power.feedLost.*amps) >= *(power.oneLost.*amps));
    if (isFeed) {
        return Tr::tr("%1 with one feed lost").arg(format.amperes(*(power.feedLost.*amps)));
    }
    return power.oneLost.*amps ? Tr::tr("%1 with one supply lost").arg(format.amperes(*(power.oneLost.*amps))) : QString();
}

MemoryFigure lossFigure(const QString &name, const SupplyCase &lost, const Format &format)
{
    const bool isKnown = lost.state != SupplyState::Unknown;
    QString detail;
    if (isKnown && lost.load) {
        detail = Tr::tr("load %1 of %n supply(ies)", nullptr, lost.supplies).arg(format.percent(*lost.load));
    }
    return {name, isKnown ? label(lost.state) : format.unknown(), detail};
}

} // namespace

QString label(SupplyState state)
{
    switch (state) {
    case SupplyState::Unknown: break;
    case SupplyState::Full: return Tr::tr("full speed");
    case SupplyState::Throttled: return Tr::tr("slowed down");
    case SupplyState::Down: return Tr::tr("stops");
    }
    return Tr::tr("not known");
}

QString label(RackLimit limit)
{
    switch (limit) {
    case RackLimit::None: break;
    case RackLimit::Power: return Tr::tr("limited by power");
    case RackLimit::Cooling: return Tr::tr("limited by cooling");
    case RackLimit::Units: return Tr::tr("limited by height");
    }
    return {};
}

QVector<MemoryFigure> powerFigures(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const PowerEvaluation &power, const Format &format)
{
    QVector<MemoryFigure> rows{drawFigure(power, format)};
    rows << MemoryFigure{Tr::tr("Heat"), whole(power.heatBtuPerHour, u"BTU/h"_s, format), {}};
    rows << MemoryFigure{Tr::tr("Cooling air"), whole(power.airflowM3PerHour, u"m³/h"_s, format), Tr::tr("warmed by %1 K").arg(format.significant(11.1, 3))};
    rows << MemoryFigure{Tr::tr("Current of a cord"), amperes(power.normal.perCord, format), worstOf(&SupplyCase::perCord, power, format)};
    rows << MemoryFigure{Tr::tr("Current of a feed, per phase"), amperes(power.normal.perFeed, format), worstOf(&SupplyCase::perFeed, power, format)};
    if (const auto limit = circuitLimit(project, power)) {
        //: what a circuit carries for long; %1 rating of its breaker
        rows << MemoryFigure{Tr::tr("What the circuit carries"), format.amperes(limit->amps), Tr::tr("breaker of %1").arg(format.amperes(project.site.circuit))};
    }
    rows << lossFigure(Tr::tr("One supply lost"), power.oneLost, format);
    if (project.site.feeds > 1) {
        rows << lossFigure(Tr::tr("One feed lost"), power.feedLost, format);
    }
    if (const auto &advice = power.supplyAdvice) {
        //: after a share, such as 28 %, that is left; %1 a number of power supplies and their name
        const QString detail = Tr::tr("left by %1").arg(u"%1\u00a0× %2"_s.arg(advice->count).arg(partName(advice->part, catalogue)));
        rows << MemoryFigure{Tr::tr("Margin of the smallest set"), format.percent(advice->margin), detail};
    }
    rows << MemoryFigure{Tr::tr("Nodes in a rack"), power.nodesPerRack ? format.count(*power.nodesPerRack) : format.unknown(),
                         power.nodesPerRack ? label(power.rackLimit) : Tr::tr("set the power, the cooling or the free units of a rack")};
    rows << MemoryFigure{Tr::tr("Racks"), power.racks ? format.count(*power.racks) : format.unknown(),
                         Tr::tr("for %n node(s)", nullptr, std::max(configuration.nodes, 1))};
    rows << MemoryFigure{Tr::tr("Weight in a rack"), whole(power.rackWeightKg, u"kg"_s, format), power.rackWeightKg ? Tr::tr("without the rack itself") : QString()};
    return rows;
}

QString rackSentence(const RackUse &use, const Format &format)
{
    QStringList parts{Tr::tr("%n node(s) of %1 U", nullptr, use.nodes).arg(format.count(use.nodeUnits))};
    if (use.room > 0) {
        parts << Tr::tr("room for %n more", nullptr, use.room);
    }
    const int left = use.units - (use.nodes + use.room) * use.nodeUnits;
    if (left > 0) {
        parts << Tr::tr("%n U left over", nullptr, left);
    }
    if (use.isAssumed) {
        parts << Tr::tr("a rack of %1 U is assumed").arg(format.count(use.units));
    }
    return parts.join(Tr::tr("; ", "between parts of a sentence"));
}

} // namespace configuria::texts
