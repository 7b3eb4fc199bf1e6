// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nametable.h"

namespace configuria {

template <>
struct Names<CloudKind> {
    static constexpr auto table = std::to_array<Entry<CloudKind>>({
        {CloudKind::OnDemand, "on-demand"},
        {CloudKind::Reserved1Year, "reserved-1y"},
        {CloudKind::Reserved3Years, "reserved-3y"},
        {CloudKind::Spot, "spot"},
        {CloudKind::PerToken, "tokens"},
    });
    static constexpr auto aliases = std::to_array<Entry<CloudKind>>({
        {CloudKind::OnDemand, "on_demand"},
        {CloudKind::Reserved1Year, "reserved_1y"},
        {CloudKind::Reserved3Years, "reserved_3y"},
    });
    static_assert(followsEnumerators(table));
};
template <>
struct Names<LikeForLike> {
    static constexpr auto table = std::to_array<Entry<LikeForLike>>({
        {LikeForLike::SameGpus, "gpus"},
        {LikeForLike::SameMemory, "memory"},
        {LikeForLike::SameThroughput, "throughput"},
    });
    static constexpr auto aliases = std::array<Entry<LikeForLike>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<Financing> {
    static constexpr auto table = std::to_array<Entry<Financing>>({
        {Financing::Cash, "cash"},
        {Financing::Lease, "lease"},
        {Financing::Rental, "rental"},
    });
    static constexpr auto aliases = std::to_array<Entry<Financing>>({
        {Financing::Lease, "leasing"},
    });
    static_assert(followsEnumerators(table));
};
template <>
struct Names<DepreciationMethod> {
    static constexpr auto table = std::to_array<Entry<DepreciationMethod>>({
        {DepreciationMethod::Linear, "linear"},
        {DepreciationMethod::Declining, "declining"},
    });
    static constexpr auto aliases = std::array<Entry<DepreciationMethod>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<CostLine> {
    static constexpr auto table = std::to_array<Entry<CostLine>>({
        {CostLine::Servers, "servers"},
        {CostLine::Gpus, "gpus"},
        {CostLine::Cpus, "cpus"},
        {CostLine::Memory, "memory"},
        {CostLine::Drives, "drives"},
        {CostLine::Supplies, "supplies"},
        {CostLine::Network, "network"},
        {CostLine::Accessories, "accessories"},
        {CostLine::Racks, "racks"},
        {CostLine::Licences, "licences"},
        {CostLine::Services, "services"},
        {CostLine::StatedPurchase, "stated_purchase"},
        {CostLine::LineDiscounts, "line_discounts"},
        {CostLine::DocumentDiscount, "document_discount"},
        {CostLine::Freight, "freight"},
        {CostLine::Duty, "duty"},
        {CostLine::Installation, "installation"},
        {CostLine::BurnIn, "burn_in"},
        {CostLine::Spares, "spares"},
        {CostLine::LeasePayments, "lease_payments"},
        {CostLine::BuyOut, "buy_out"},
        {CostLine::RentalPayments, "rental_payments"},
        {CostLine::Energy, "energy"},
        {CostLine::Cooling, "cooling"},
        {CostLine::Maintenance, "maintenance"},
        {CostLine::SoftwareLicences, "software_licences"},
        {CostLine::Colocation, "colocation"},
        {CostLine::Staff, "staff"},
        {CostLine::NetworkFees, "network_fees"},
        {CostLine::Failures, "failures"},
        {CostLine::HeatRecovery, "heat_recovery"},
        {CostLine::Residual, "residual"},
    });
    static constexpr auto aliases = std::array<Entry<CostLine>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<CostInput> {
    static constexpr auto table = std::to_array<Entry<CostInput>>({
        {CostInput::Purchase, "purchase"},
        {CostInput::Installation, "installation"},
        {CostInput::Residual, "residual"},
        {CostInput::Power, "power"},
        {CostInput::LoadFactor, "load_factor"},
        {CostInput::Pue, "pue"},
        {CostInput::HoursPerYear, "hours_per_year"},
        {CostInput::EnergyPrice, "energy_price"},
        {CostInput::EnergyEscalation, "energy_escalation"},
        {CostInput::Cooling, "cooling"},
        {CostInput::Maintenance, "maintenance"},
        {CostInput::Licences, "licences"},
        {CostInput::Colocation, "colocation"},
        {CostInput::Staff, "staff"},
        {CostInput::Network, "network"},
        {CostInput::Failures, "failures"},
        {CostInput::DiscountRate, "discount_rate"},
        {CostInput::Utilisation, "utilisation"},
        {CostInput::Throughput, "throughput"},
        {CostInput::CloudPrice, "cloud_price"},
    });
    static constexpr auto aliases = std::array<Entry<CostInput>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<CostFigure> {
    static constexpr auto table = std::to_array<Entry<CostFigure>>({
        {CostFigure::Tco, "tco"},
        {CostFigure::Npv, "npv"},
        {CostFigure::PerGpuHour, "per_gpu_hour"},
        {CostFigure::PerMillionTokens, "per_million_tokens"},
        {CostFigure::CloudTotal, "cloud_total"},
        {CostFigure::SavingAgainstCloud, "saving_against_cloud"},
    });
    static constexpr auto aliases = std::array<Entry<CostFigure>, 0>{};
    static_assert(followsEnumerators(table));
};

std::string_view nameOf(CloudKind value) noexcept { return nameIn(value); }
std::string_view nameOf(LikeForLike value) noexcept { return nameIn(value); }
std::string_view nameOf(Financing value) noexcept { return nameIn(value); }
std::string_view nameOf(DepreciationMethod value) noexcept { return nameIn(value); }
std::string_view nameOf(CostLine value) noexcept { return nameIn(value); }
std::string_view nameOf(CostInput value) noexcept { return nameIn(value); }
std::string_view nameOf(CostFigure value) noexcept { return nameIn(value); }

template std::string_view acceptedNames<CloudKind>() noexcept;
template std::optional<CloudKind> fromName<CloudKind>(std::string_view) noexcept;
template std::string_view acceptedNames<LikeForLike>() noexcept;
template std::optional<LikeForLike> fromName<LikeForLike>(std::string_view) noexcept;
template std::string_view acceptedNames<Financing>() noexcept;
template std::optional<Financing> fromName<Financing>(std::string_view) noexcept;
template std::string_view acceptedNames<DepreciationMethod>() noexcept;
template std::optional<DepreciationMethod> fromName<DepreciationMethod>(std::string_view) noexcept;
template std::string_view acceptedNames<CostLine>() noexcept;
template std::optional<CostLine> fromName<CostLine>(std::string_view) noexcept;
template std::string_view acceptedNames<CostInput>() noexcept;
template std::optional<CostInput> fromName<CostInput>(std::string_view) noexcept;
template std::string_view acceptedNames<CostFigure>() noexcept;
template std::optional<CostFigure> fromName<CostFigure>(std::string_view) noexcept;

} // namespace configuria
