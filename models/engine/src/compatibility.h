// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/catalogue.h"

#include <string_view>

namespace configuria {

// One question about two parts each. What is not known does not conflict.

bool fitsForm(const Server &server, const Gpu &gpu) noexcept;      // PCIe card, SXM module, OAM
bool fitsSlotWidth(const Server &server, const Gpu &gpu) noexcept;
bool fitsPower(const Server &server, const Gpu &gpu) noexcept;
bool fitsSocket(const Server &server, const Cpu &cpu) noexcept;
bool fitsMemory(std::string_view wanted, const MemoryModule &module) noexcept; // wanted: "DDR5 RDIMM / MRDIMM"
bool fitsBay(const Server &server, const Psu &psu) noexcept;       // mechanical form of a supply
// The maker lists supplies of that rating for the chassis at that voltage, or lists none at all.
bool listsSupply(const Server &server, Watts rated, Volts site) noexcept;
// The generation of the processor is among those that the maker of the chassis names; true where either is not known.
bool fitsFamily(const Server &server, const Cpu &cpu) noexcept;
bool fitsCpuPower(const Server &server, const Cpu &cpu) noexcept;
bool usesBay(const Drive &drive) noexcept;                         // false: an M.2 module on the board

// The format to take instead of one that the card's tensor cores do not compute in; absent: it does, or nothing is known.
std::optional<WeightFormat> formatInstead(const Gpu &gpu, WeightFormat format) noexcept;

// Leads of a supply, sockets of a card, cables of a chassis: "2x 12V-2x6 600W; 4x 8-pin PCIe". A kind without a number counts
// once, and is not counted.
struct PowerLeads {
    int sixteenPin = 0; // 12VHPWR, 12V-2x6, PCIe CEM 5
    int cpuType = 0;    // EPS 8-pin
    int pcie = 0;       // PCIe 8-pin
    bool isPcieCounted = true;
};
PowerLeads leadsOf(std::string_view text) noexcept;

// The id by which lists of makers name a part: of the new one where it is refurbished.
std::string_view listedId(const PartInfo &info) noexcept;
// "a;b;c" has the id b. An empty list has none.
bool listsId(std::string_view list, std::string_view id) noexcept;

// Words of letters and digits, compared without case: "AM5 or LGA1700" has the word AM5.
bool hasWord(std::string_view text, std::string_view word) noexcept;

} // namespace configuria
