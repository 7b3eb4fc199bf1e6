// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/money.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace configuria {

// How rented capacity is paid. Reserved GPUs are paid for every hour of the month, the others for the hours of use.
enum class CloudKind : std::uint8_t { OnDemand, Reserved1Year, Reserved3Years, Spot, PerToken };

// How many rented GPUs stand for the machine: as many, as much memory, or as many tokens per second.
enum class LikeForLike : std::uint8_t { SameGpus, SameMemory, SameThroughput };

enum class Financing : std::uint8_t { Cash, Lease, Rental };

enum class DepreciationMethod : std::uint8_t { Linear, Declining };

// Lines of a plan of ownership. The first stand for the kinds of part, in the order of PartKind.
enum class CostLine : std::uint8_t {
    Servers, Gpus, Cpus, Memory, Drives, Supplies, Network, Accessories, Racks, Licences, Services,
    StatedPurchase,    // Configuration::capex in place of the lines
    LineDiscounts,     // negative
    DocumentDiscount,  // negative: the quote's global discount
    Freight, Duty, Installation, BurnIn, Spares,
    LeasePayments, BuyOut, RentalPayments,
    Energy, Cooling, Maintenance, SoftwareLicences, Colocation, Staff, NetworkFees, Failures,
    HeatRecovery,      // negative
    Residual,          // negative, in the last year
};
constexpr int costLineCount = 32;

// What sensitivity varies. An input that a project does not use changes nothing.
enum class CostInput : std::uint8_t {
    Purchase, Installation, Residual, Power, LoadFactor, Pue, HoursPerYear, EnergyPrice, EnergyEscalation, Cooling, Maintenance, Licences, Colocation,
    Staff, Network, Failures, DiscountRate, Utilisation, Throughput, CloudPrice,
};
constexpr int costInputCount = 20;

// What a change of an input is read on.
enum class CostFigure : std::uint8_t { Tco, Npv, PerGpuHour, PerMillionTokens, CloudTotal, SavingAgainstCloud };

constexpr int maxCostYears = 15;

// Cash of each line and year; costs are positive, income is negative. Year 0 is the purchase, year t the end of the t-th year.
// Every cell is in whole cents, so that what is printed adds up: of a line, the cents of the running total are shared out
// over its years. Depreciation is no cash and stands nowhere here.
struct OwnershipPlan {
    int years = 0; // 0: no plan, what it needs is not known
    std::array<std::array<Money, maxCostYears + 1>, costLineCount> cells{};

    Money at(CostLine line, int year) const noexcept { return cells[static_cast<std::size_t>(line)][static_cast<std::size_t>(year)]; }
    Money total(CostLine line) const noexcept
    {
        Money sum;
        for (int year = 0; year <= years; ++year) {
            sum += at(line, year);
        }
        return sum;
    }
    Money ofYear(int year) const noexcept
    {
        Money sum;
        for (const auto &line : cells) {
            sum += line[static_cast<std::size_t>(year)];
        }
        return sum;
    }
    Money total() const noexcept
    {
        Money sum;
        for (int year = 0; year <= years; ++year) {
            sum += ofYear(year);
        }
        return sum;
    }
    friend bool operator==(const OwnershipPlan &, const OwnershipPlan &) = default;
};

} // namespace configuria
