// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ownershipmodel.h"

#include "bom.h"

namespace configuria {
namespace {

// The catalogue's, by the id that a project file and a list of prices name.
const Gpu *gpuOf(const Catalogue &catalogue, const std::string &id) noexcept
{
    for (const Gpu &gpu : catalogue.gpus) {
        if (!id.empty() && gpu.info.id == id) {
            return &gpu;
        }
    }
    return nullptr;
}

double memoryOf(const Gpu &gpu) noexcept
{
    return static_cast<double>(gpu.marketedMemory.count);
}

// Of all nodes; 0 when a GPU is not in the catalogue.
double memoryOfAll(const Catalogue &catalogue, const Configuration &configuration) noexcept
{
    double bytes = 0;
    for (const BomLine &line : configuration.lines) {
        if (line.part.kind != PartKind::Gpu || line.quantity <= 0) {
            continue;
        }
        const Gpu *gpu = catalogue.gpu(line.part);
        if (!gpu) {
            return 0;
        }
        bytes += memoryOf(*gpu) * static_cast<double>(quantityOfAllNodes(configuration, line));
    }
    return bytes;
}

// Tokens per second of all GPUs, whatever the workload makes.
double throughputOf(const SpeedEvaluation &speed, double gpus) noexcept
{
    if (speed.output) {
        return speed.output->expected.count;
    }
    return speed.trainingPerGpu ? speed.trainingPerGpu->expected.count * gpus : speed.prefill ? speed.prefill->expected.count : 0.0;
}

// Whole GPUs: half of one is not for rent.
double wholeGpus(double gpus) noexcept
{
    return std::isfinite(gpus) && gpus > 0 && gpus < 1e12 ? std::ceil(gpus - 1e-9) : 0.0;
}

std::optional<double> inProjectCurrency(const CostTerms &terms, const CloudScenario &cloud, const std::optional<Money> &price) noexcept
{
    if (!price) {
        return std::nullopt;
    }
    return microsOf(*price) * (cloud.isInUsd ? clampedTo(terms.usdRate, 0.0, 1e6) : 1.0);
}

CloudModel cloudModel(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const ConfigurationEvaluation &evaluation,
                      const CloudScenario &cloud, const OwnershipModel &model) noexcept
{
    const CostTerms &terms = project.cost;
    CloudModel result;
    result.kind = cloud.kind;
    result.fixedMonth = inProjectCurrency(terms, cloud, cloud.egressPerMonth + cloud.storagePerMonth).value_or(0);
    if (cloud.kind == CloudKind::PerToken) {
        const std::optional<double> in = inProjectCurrency(terms, cloud, cloud.millionInput), out = inProjectCurrency(terms, cloud, cloud.millionOutput);
        result.millionInput = in.value_or(0);
        result.millionOutput = out.value_or(0);
        // A price of one direction alone tells nothing of an exchange that has both.
        result.isKnown = out && (in || model.inputPerOutput <= 0) && model.outputPerSecond > 0;
        return result;
    }
    const std::optional<double> hour = inProjectCurrency(terms, cloud, cloud.gpuHour);
    result.gpus = rentedGpus(catalogue, project, configuration, evaluation, cloud);
    result.hour = hour.value_or(0) * (1 - std::clamp(fractionOf(cloud.discount), 0.0, 1.0));
    result.isKnown = hour && result.gpus > 0;
    return result;
}

// A reservation keeps its price for its term.
int yearsOfPrice(CloudKind kind, int year) noexcept
{
    return kind == CloudKind::Reserved3Years ? (year - 1) / 3 * 3 : year - 1;
}

} // namespace

double rentedGpus(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const ConfigurationEvaluation &evaluation,
                  const CloudScenario &cloud) noexcept
{
    const double owned = gpusOf(configuration);
    const BomLine *line = firstLine(configuration, PartKind::Gpu);
    const Gpu *rented = gpuOf(catalogue, cloud.gpu);
    const bool isSame = cloud.gpu.empty() || (line && rented && catalogue.gpu(line->part) == rented);
    if (project.cost.likeForLike == LikeForLike::SameGpus || isSame) {
        return owned;
    }
    if (!rented || !line) {
        return 0;
    }
    if (project.cost.likeForLike == LikeForLike::SameMemory) {
        return memoryOf(*rented) > 0 ? wholeGpus(memoryOfAll(catalogue, configuration) / memoryOf(*rented)) : 0.0;
    }
    // As many rented GPUs as make the same tokens: the speed of that many of the other kind, in proportion.
    SpeedQuestion question{configuration.model, configuration.workload, *rented, quantityPerNode(configuration, PartKind::Gpu), configuration.nodes};
    const double other = throughputOf(estimateSpeed(question, shippedSpeedCalibration()), owned);
    const double ours = throughputOf(evaluation.speed, owned);
    return other > 0 && ours > 0 ? wholeGpus(owned * ours / other) : 0.0;
}

int addClouds(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const ConfigurationEvaluation &evaluation,
              bool firstAlone, OwnershipModel &model) noexcept
{
    int count = 0;
    if (configuration.cloudGpuHour) {
        CloudModel own;
        own.gpus = model.gpus;
        own.hour = microsOf(*configuration.cloudGpuHour);
        own.isKnown = model.gpus > 0;
        model.clouds[static_cast<std::size_t>(count++)] = own;
    }
    const std::size_t most = std::min<std::size_t>(project.clouds.size(), maxClouds);
    for (std::size_t i = 0; i < most && !(firstAlone && count > 0); ++i) {
        model.clouds[static_cast<std::size_t>(count++)] = cloudModel(catalogue, project, configuration, evaluation, project.clouds[i], model);
    }
    return count;
}

double cloudOf(const OwnershipModel &model, const CloudModel &cloud, int year) noexcept
{
    const double fixed = cloud.fixedMonth * monthsPerYear;
    const double prices = model.cloudGrowth == 1 ? 1 : std::pow(model.cloudGrowth, yearsOfPrice(cloud.kind, year));
    switch (cloud.kind) {
    case CloudKind::OnDemand:
    case CloudKind::Spot:
        return fixed + cloud.hour * cloud.gpus * model.cloudHoursPerYear * utilisationIn(model, year) * prices;
    case CloudKind::Reserved1Year:
    case CloudKind::Reserved3Years:
        return fixed + cloud.hour * cloud.gpus * model.cloudHoursPerYear * prices;
    case CloudKind::PerToken: {
        // The work that the machine would do: what it puts out in its hours of use.
        const double millions = model.outputPerSecond * 3600 * model.hoursPerYear * utilisationIn(model, year) / 1e6;
        return fixed + millions * (cloud.millionOutput + cloud.millionInput * model.inputPerOutput) * prices;
    }
    }
    return 0;
}

double cloudTotalOf(const OwnershipModel &model, const CloudModel &cloud) noexcept
{
    double sum = 0;
    for (int year = 1; year <= model.years; ++year) {
        sum += cloudOf(model, cloud, year);
    }
    return sum;
}

} // namespace configuria
