// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/proposalwords.h"

#include <QCoreApplication>

#include <cmath>

#include "items/texts.h"

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::ProposalWords)
};

constexpr QChar minus(0x2212);

// "+12 %", "-3 %"; nothing below half a percent.
QString change(double now, double then, const Format &format)
{
    const double ratio = now > 0 ? then / now - 1 : 0;
    if (!std::isfinite(ratio) || std::abs(ratio) < 0.005) {
        return {};
    }
    return (ratio < 0 ? QString(minus) : u"+"_s) + format.percent(Fraction(std::round(std::abs(ratio) * 100) / 100));
}

QString withChange(const QString &value, const QString &change)
{
    //: %1 a figure, %2 how much it changes: "850 W (+120 W)"
    return change.isEmpty() ? value : Tr::tr("%1 (%2)").arg(value, change);
}

// What one GPU must hold against what it can.
QString memoryDetail(const MemoryEvaluation &memory, const Format &format)
{
    if (!memory.perGpu.total || !memory.limit) {
        return {};
    }
    //: %1 bytes needed on one GPU, %2 bytes that can be used
    return Tr::tr("Memory of one GPU: %1 of %2").arg(format.bytes(memory.perGpu.total->expected), format.bytes(*memory.limit));
}

QString speedText(const ConfigurationEvaluation &now, const ConfigurationEvaluation &then, const Format &format)
{
    const auto &rate = [](const SpeedEvaluation &s) { return s.output ? s.output : s.trainingPerGpu; };
    const auto before = rate(now.speed);
    const auto after = rate(then.speed);
    if (!after) {
        return format.unknown();
    }
    return withChange(format.tokensPerSecond(after->expected), before ? change(before->expected.count, after->expected.count, format) : QString());
}

QString wattsText(std::optional<Watts> now, std::optional<Watts> then, const Format &format)
{
    QString change;
    if (now && then && std::abs(then->count - now->count) >= 0.5) {
        const double difference = then->count - now->count;
        change = (difference < 0 ? QString(minus) : u"+"_s) + format.watts(Watts(std::abs(difference)));
    }
    return withChange(format.watts(then), change);
}

// Of all nodes, where every price is known; else of one piece.
QString priceText(const Alternatives &all, PartRef part, const ConfigurationEvaluation &then, const Catalogue &catalogue, const Project &project,
                  const Format &format)
{
    const QString currency = QString::fromStdString(project.currency);
    const CostEvaluation &before = all.now.cost;
    const CostEvaluation &after = then.cost;
    const auto signedMoney = [&](Money difference) {
        return (difference < Money() ? QString(minus) : u"+"_s) + format.moneyShort(difference < Money() ? Money() - difference : difference, currency);
    };
    if (before.capex && after.capex && !before.capexPartial && !after.capexPartial) {
        const Money difference = *after.capex - *before.capex;
        return withChange(format.moneyShort(*after.capex, currency), difference == Money() ? QString() : signedMoney(difference));
    }
    BomLine one;
    one.part = part;
    const std::optional<Money> price = unitPrice(catalogue, project, one);
    //: %1 the price of one piece
    return price ? Tr::tr("%1 each").arg(format.moneyShort(*price, currency)) : Tr::tr("on request");
}

QStringList titles(const std::vector<Finding> &findings, const Catalogue &catalogue, const Format &format)
{
    QStringList result;
    for (const Finding &f : findings) {
        result << title(f, catalogue, format);
    }
    return result;
}

} // namespace

AlternativeRow presentRow(const Alternatives &all, const Catalogue &catalogue, const Project &project, const Format &format)
{
    AlternativeRow row;
    row.part = partName(all.part, catalogue);
    row.reason = Tr::tr("today");
    row.memory = label(all.now.memory.fits);
    row.memoryDetail = memoryDetail(all.now.memory, format);
    row.speed = speedText(all.now, all.now, format);
    row.watts = wattsText(all.now.power.ac, all.now.power.ac, format);
    row.price = priceText(all, all.part, all.now, catalogue, project, format);
    return row;
}

AlternativeRow alternativeRow(const Alternatives &all, const Alternative &alternative, const Catalogue &catalogue, const Project &project,
                              const Format &format)
{
    AlternativeRow row;
    row.part = partName(alternative.part, catalogue);
    QStringList reasons;
    if (alternative.reasons.isSmaller) {
        reasons << Tr::tr("smaller");
    }
    if (alternative.reasons.isLarger) {
        reasons << Tr::tr("larger");
    }
    if (alternative.reasons.isCheaper) {
        reasons << Tr::tr("cheaper");
    }
    if (alternative.reasons.isOfOtherMaker) {
        reasons << Tr::tr("other maker");
    }
    row.reason = reasons.join(u", "_s);
    row.memory = label(alternative.evaluation.memory.fits);
    row.memoryDetail = memoryDetail(alternative.evaluation.memory, format);
    row.speed = speedText(all.now, alternative.evaluation, format);
    row.watts = wattsText(all.now.power.ac, alternative.evaluation.power.ac, format);
    row.price = priceText(all, alternative.part, alternative.evaluation, catalogue, project, format);
    row.broken = titles(alternative.broken, catalogue, format);
    row.mended = titles(alternative.mended, catalogue, format);
    QStringList findings;
    if (!row.broken.isEmpty()) {
        findings << Tr::tr("%n new", "findings", static_cast<int>(row.broken.size()));
    }
    if (!row.mended.isEmpty()) {
        findings << Tr::tr("%n mended", "findings", static_cast<int>(row.mended.size()));
    }
    row.findings = findings.join(u", "_s);
    row.hasNewBlocker = !alternative.broken.empty() && alternative.broken.front().severity == Severity::Blocker;
    return row;
}

QString reason(ProposalReason reason)
{
    switch (reason) {
    case ProposalReason::InsideSystem: return Tr::tr("Inside the system: its price includes them");
    case ProposalReason::HoldsModel: return Tr::tr("The least expensive set that holds the model");
    case ProposalReason::FillsBoard: return Tr::tr("The board is sold with all of them");
    case ProposalReason::FillsSockets: return Tr::tr("One for each socket");
    case ProposalReason::FillsChannels: return Tr::tr("Every memory channel holds the same");
    case ProposalReason::StoresModel: return Tr::tr("Holds the system and the model");
    case ProposalReason::CarriesLoad: return Tr::tr("Carries the load, which the supplies of the chassis may not");
    case ProposalReason::ChassisSupplies: return Tr::tr("Those that the chassis is sold with");
    case ProposalReason::MendsFinding: return Tr::tr("The rules ask for it");
    }
    return {};
}

QString contents(const Server &server, const Format &format)
{
    const ServerContents inside = contentsOf(server);
    QStringList sentences;
    if (inside.isSoldWhole) {
        sentences << Tr::tr("A complete system: processors, memory, drives and fans are inside, and are not proposed again.");
    } else {
        sentences << Tr::tr("The board and the fans come with the chassis.");
    }
    if (inside.supplies > 0) {
        //: %1 watts of one power supply
        sentences << (inside.rating ? Tr::tr("It is sold with %n power supplies of %1.", nullptr, inside.supplies).arg(format.watts(*inside.rating))
                                    : Tr::tr("It is sold with %n power supplies.", nullptr, inside.supplies));
    }
    return sentences.join(u' ');
}

} // namespace configuria::texts
