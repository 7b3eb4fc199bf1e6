// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/comparevalues.h"

#include <QCoreApplication>

#include <cmath>

#include "items/texts.h"

namespace configuria {
namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::CompareScenario)
};

CompareCell noneBecause(const QString &reason)
{
    CompareCell cell;
    cell.reason = reason;
    return cell;
}

class Reader {
public:
    Reader(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const ConfigurationEvaluation &evaluation,
           const CostScenario &scenario, const Format &format)
        : m_catalogue(catalogue), m_project(project), m_configuration(configuration), m_evaluation(evaluation), m_scenario(scenario), m_format(format)
    {
    }

    CompareCell cost(CompareRow row) const;
    CompareCell onSite(CompareRow row) const;
    CompareCell inTheCloud(CompareRow row) const;

private:
    CompareCell ofTheMachine(CompareRow row) const
    {
        return compareCell(row, m_catalogue, m_project, m_configuration, m_evaluation, m_format);
    }
    bool isPerToken() const
    {
        const auto index = static_cast<std::size_t>(m_scenario.cloud);
        return m_scenario.cloud >= 0 && index < m_project.clouds.size() && m_project.clouds[index].kind == CloudKind::PerToken;
    }
    CompareCell money(std::optional<Money> value, bool isTotal) const;
    CompareCell breakEven() const;
    CompareCell rented() const;

    const Catalogue &m_catalogue;
    const Project &m_project;
    const Configuration &m_configuration;
    const ConfigurationEvaluation &m_evaluation;
    const CostScenario &m_scenario;
    const Format &m_format;
};

// A price that is missing makes what rests on the purchase a lower bound; what is rented does not rest on it.
CompareCell Reader::money(std::optional<Money> value, bool isTotal) const
{
    CompareCell cell;
    if (!value || !m_scenario.isKnown) {
        return cell;
    }
    const QString currency = QString::fromStdString(m_project.currency);
    cell.money = value;
    cell.text = isTotal ? m_format.moneyShort(*value, currency) : m_format.money(*value, currency);
    if (m_evaluation.cost.capexPartial && (m_scenario.kind == ScenarioKind::Owned || m_scenario.kind == ScenarioKind::Leased)) {
        //: %1 a sum of which some parts are not known
        cell.text = Tr::tr("at least %1").arg(cell.text);
        cell.isAtLeast = true;
    }
    return cell;
}

// Owning, the way the project pays for it, against this cloud.
CompareCell Reader::breakEven() const
{
    if (m_scenario.kind != ScenarioKind::Cloud) {
        return noneBecause(Tr::tr("break-even is told of each cloud"));
    }
    CompareCell cell;
    if (!m_scenario.isKnown || !m_scenario.saving || m_evaluation.cost.capexPartial) {
        return cell;
    }
    if (m_scenario.breakEvenMonth) {
        cell.number = m_scenario.breakEvenMonth;
        cell.text = m_format.months(*m_scenario.breakEvenMonth);
    } else {
        cell.text = Tr::tr("none", "break-even");
    }
    return cell;
}

CompareCell Reader::cost(CompareRow row) const
{
    switch (row) {
    case CompareRow::Capex:
        return m_scenario.kind == ScenarioKind::Owned ? ofTheMachine(row) : money(Money(), true); // nothing is bought
    case CompareRow::Tco: return money(m_scenario.total, true);
    case CompareRow::PerGpuHour: return money(m_scenario.perGpuHour, false);
    case CompareRow::PerMillionTokens:
        return appliesTo(row, m_configuration) ? money(m_scenario.perMillionTokens, false) : ofTheMachine(row);
    case CompareRow::BreakEven: return breakEven();
    default: return noneBecause(Tr::tr("told for the way to pay that the project says"));
    }
}

// Leased, or rented where it stands: the same machine in the same room.
CompareCell Reader::onSite(CompareRow row) const
{
    if (row == CompareRow::LeadTime && m_scenario.kind == ScenarioKind::Rented) {
        return noneBecause(Tr::tr("it is the lender's machine"));
    }
    return ofTheMachine(row);
}

CompareCell Reader::rented() const
{
    if (isPerToken()) {
        return noneBecause(Tr::tr("paid per token, whatever makes them"));
    }
    if (m_scenario.rentedGpus <= 0) {
        return {};
    }
    CompareCell cell;
    //: GPUs in the cloud that stand for the machine
    cell.text = Tr::tr("%n rented", nullptr, m_scenario.rentedGpus);
    return cell;
}

CompareCell Reader::inTheCloud(CompareRow row) const
{
    if (row >= CompareRow::Model && row <= CompareRow::Sequences) {
        return ofTheMachine(row); // the same work
    }
    if (row == CompareRow::Gpus) {
        return rented();
    }
    if (row <= CompareRow::Nodes) {
        return noneBecause(Tr::tr("part of what is rented"));
    }
    if (row <= CompareRow::Headroom) {
        return noneBecause(Tr::tr("depends on the machine of the provider"));
    }
    if (row <= CompareRow::TimeToTrain) {
        return noneBecause(m_project.cost.likeForLike == LikeForLike::SameThroughput
                               ? Tr::tr("as many are rented as make the same tokens per second")
                               : Tr::tr("what rented GPUs reach is not computed"));
    }
    if (row <= CompareRow::RackCount) {
        return noneBecause(Tr::tr("drawn and housed by the provider, within the price"));
    }
    if (row <= CompareRow::Co2PerTokens) {
        return noneBecause(Tr::tr("depends on where and how the provider runs it"));
    }
    return noneBecause(row == CompareRow::LeadTime ? Tr::tr("nothing is delivered") : Tr::tr("the rules look at machines that are bought"));
}

} // namespace

CompareCell compareCell(CompareRow row, const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                        const ConfigurationEvaluation &evaluation, const CostScenario &scenario, const Format &format)
{
    if (row >= CompareRow::Score) {
        return noneBecause(Tr::tr("the score weighs the machines of the project"));
    }
    const Reader reader(catalogue, project, configuration, evaluation, scenario, format);
    if (row >= CompareRow::Capex && row <= CompareRow::BreakEven) {
        return reader.cost(row);
    }
    return scenario.kind == ScenarioKind::Cloud ? reader.inTheCloud(row) : reader.onSite(row);
}

} // namespace configuria
