// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecontext.h"

#include "engine/quote.h"
#include "exportcontrol.h"

namespace configuria {
namespace {

// --- licences ---

// Pieces of all nodes.
std::int64_t piecesOf(const Context &context, PartKind kind) noexcept
{
    std::int64_t sum = 0;
    for (const BomLine &line : context.configuration.lines) {
        sum += line.part.kind == kind ? quantityOfAllNodes(context.configuration, line) : 0;
    }
    return sum;
}

// GPUs of all nodes that do not bring this licence.
std::int64_t gpusWithout(const Context &context, const Licence &licence) noexcept
{
    std::int64_t sum = 0;
    for (const BomLine &line : context.configuration.lines) {
        const Gpu *gpu = context.catalogue.gpu(line.part);
        const bool isIncluded = gpu && listsId(licence.includedWith, listedId(gpu->info));
        sum += line.part.kind == PartKind::Gpu && !isIncluded ? quantityOfAllNodes(context.configuration, line) : 0;
    }
    return sum;
}

std::int64_t unitsOf(const Context &context, const Licence &licence) noexcept
{
    switch (licence.metric) {
    case LicenceMetric::PerGpu: return gpusWithout(context, licence);
    case LicenceMetric::PerSocket: return piecesOf(context, PartKind::Cpu);
    case LicenceMetric::PerNode: break;
    }
    return context.server() ? nodesOf(context.configuration) : 0;
}

// What a licence is counted by is its maker's word (NVIDIA Enterprise Licensing Guide: one for each GPU that is used).
std::optional<Finding> licencesTooFew(const Context &context) noexcept
{
    for (const BomLine &line : context.configuration.lines) {
        const Licence *licence = isSold(line) ? context.catalogue.licence(line.part) : nullptr;
        if (!licence) {
            continue;
        }
        std::int64_t have = 0;
        for (const BomLine &other : context.configuration.lines) {
            have += other.part == line.part ? quantityOfAllNodes(context.configuration, other) : 0;
        }
        const std::int64_t need = unitsOf(context, *licence);
        if (have >= need) {
            continue;
        }
        Finding f;
        f.subject = line.part;
        f.have = counted(have);
        f.need = f.nearest = counted(need);
        const std::int64_t nodes = line.scope == LineScope::PerNode ? nodesOf(context.configuration) : 1;
        if (quantityOfAllNodes(context.configuration, line) == have) {
            f.repair = {RepairKind::SetQuantity, (need + nodes - 1) / nodes, line.part};
        }
        return f;
    }
    return std::nullopt;
}

// H100 PCIe, H100 NVL and H200 NVL are sold with five years of AI Enterprise (NVIDIA Enterprise Licensing Guide, PB-11133).
std::optional<Finding> licenceIncluded(const Context &context) noexcept
{
    for (const BomLine &line : context.configuration.lines) {
        const Licence *licence = isSold(line) ? context.catalogue.licence(line.part) : nullptr;
        if (licence && licence->metric == LicenceMetric::PerGpu && context.has(PartKind::Gpu) && gpusWithout(context, *licence) == 0) {
            return about(&line);
        }
    }
    return std::nullopt;
}

// TensorRT-LLM is free software, but its tested images, NIM and support are AI Enterprise. Open engines need none: nothing is
// said there, nor where somebody has chosen a licence already.
std::optional<Finding> licenceNotIncluded(const Context &context) noexcept
{
    const Gpu *gpu = context.gpus.gpu;
    const bool isOfServer = gpu && gpu->stack == SoftwareStack::Cuda && gpu->cooling != "active" && gpu->formFactor != GpuFormFactor::Integrated;
    const bool isStated = context.configuration.workload.engine == InferenceEngine::TensorRtLlm && !context.trains();
    if (!isOfServer || !isStated || context.count(PartKind::Licence) > 0 || firstLine(context.configuration, PartKind::Licence)) {
        return std::nullopt;
    }
    for (const Licence &licence : context.catalogue.licences) {
        if (listsId(licence.includedWith, listedId(gpu->info))) {
            return std::nullopt;
        }
    }
    Finding f;
    f.subject = context.gpus.part;
    return f;
}

// --- prices and dates ---

int digits(std::string_view text) noexcept
{
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') {
            return 0;
        }
        value = value * 10 + (c - '0');
    }
    return value;
}

// "2026-11-30"; anything else is no date.
Date dateOf(std::string_view text) noexcept
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') {
        return {};
    }
    const Date date{digits(text.substr(0, 4)), digits(text.substr(5, 2)), digits(text.substr(8, 2))};
    return isValidDate(date) ? date : Date{};
}

// Rule of thumb of distributors: an offer holds for 30 days. Examples are marked as such already.
std::optional<Finding> priceOld(const Context &context) noexcept
{
    constexpr int fresh = 30;
    const Date today = context.project.quote.date;
    if (!isValidDate(today) || context.project.currency != "EUR") {
        return std::nullopt;
    }
    std::int64_t oldest = fresh;
    const BomLine *of = nullptr;
    for (const BomLine &line : context.configuration.lines) {
        const PartInfo *info = isSold(line) && !line.unitPrice ? context.catalogue.info(line.part) : nullptr;
        const Date date = info && info->price && !info->priceIsExample ? dateOf(info->priceDate) : Date{};
        const std::int64_t age = isValidDate(date) ? daysBetween(date, today) : 0;
        of = age > oldest ? &line : of;
        oldest = std::max(age, oldest);
    }
    std::optional<Finding> f = about(of);
    if (f) {
        f->have = Figure{static_cast<double>(oldest), Unit::Days};
        f->need = Figure{fresh, Unit::Days};
    }
    return f;
}

std::optional<Finding> leadTimeTooLong(const Context &context) noexcept
{
    const Date today = context.project.quote.date;
    const Date deployment = context.project.site.deployment;
    if (!isValidDate(today) || !isValidDate(deployment)) {
        return std::nullopt;
    }
    std::int64_t longest = std::max<std::int64_t>(daysBetween(today, deployment), 0);
    const std::int64_t left = longest;
    const BomLine *of = nullptr;
    for (const BomLine &line : context.configuration.lines) {
        const PartInfo *info = isSold(line) ? context.catalogue.info(line.part) : nullptr;
        const std::int64_t days = info ? info->leadTimeDays.value_or(0) : 0;
        of = days > longest ? &line : of;
        longest = std::max(days, longest);
    }
    std::optional<Finding> f = about(of);
    if (f) {
        f->have = Figure{static_cast<double>(longest), Unit::Days};
        f->need = Figure{static_cast<double>(left), Unit::Days};
    }
    return f;
}

// --- law and condition ---

std::optional<Finding> exportControlled(const Context &context) noexcept
{
    if (!isExportControlled(context.project.site.country)) {
        return std::nullopt;
    }
    return about(firstMisfit(context, PartKind::Gpu, &Catalogue::gpu, [](const Gpu &gpu) { return !isAbove3A090(gpu); }));
}

// French consumer code, article L121-2, and good practice between companies: the condition of what is sold is said.
std::optional<Finding> refurbishedParts(const Context &context) noexcept
{
    for (const BomLine &line : context.configuration.lines) {
        const PartInfo *info = isSold(line) ? context.catalogue.info(line.part) : nullptr;
        if (info && info->isRefurbished) {
            return about(&line);
        }
    }
    return std::nullopt;
}

constexpr Rule rules[] = {
    {FindingCode::LicencesTooFew, Severity::Caution, licencesTooFew},
    {FindingCode::LicenceIncluded, Severity::Advice, licenceIncluded},
    {FindingCode::LicenceNotIncluded, Severity::Advice, licenceNotIncluded},
    {FindingCode::PriceOld, Severity::Advice, priceOld},
    {FindingCode::LeadTimeTooLong, Severity::Caution, leadTimeTooLong},
    {FindingCode::ExportControlled, Severity::Caution, exportControlled},
    {FindingCode::RefurbishedParts, Severity::Advice, refurbishedParts},
};

} // namespace

std::span<const Rule> moneyRules() noexcept
{
    return rules;
}

} // namespace configuria
