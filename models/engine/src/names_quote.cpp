// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nametable.h"

namespace configuria {

template <>
struct Names<SaleCase> {
    static constexpr auto table = std::to_array<Entry<SaleCase>>({
        {SaleCase::France, "france"},
        {SaleCase::FranceNoVat, "france-no-vat"},
        {SaleCase::IntraEu, "intra-eu"},
        {SaleCase::Export, "export"},
        {SaleCase::UnitedKingdom, "uk"},
        {SaleCase::UnitedStates, "us"},
    });
    static constexpr auto aliases = std::array<Entry<SaleCase>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<VatRounding> {
    static constexpr auto table = std::to_array<Entry<VatRounding>>({
        {VatRounding::PerRate, "rate"},
        {VatRounding::PerLine, "line"},
    });
    static constexpr auto aliases = std::array<Entry<VatRounding>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<DueBasis> {
    static constexpr auto table = std::to_array<Entry<DueBasis>>({
        {DueBasis::Order, "order"},
        {DueBasis::Delivery, "delivery"},
        {DueBasis::Invoice, "invoice"},
        {DueBasis::EndOfMonth, "end-of-month"},
    });
    static constexpr auto aliases = std::array<Entry<DueBasis>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<LineDetail> {
    static constexpr auto table = std::to_array<Entry<LineDetail>>({
        {LineDetail::Detailed, "detailed"},
        {LineDetail::Grouped, "grouped"},
    });
    static constexpr auto aliases = std::array<Entry<LineDetail>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<PaperSize> {
    static constexpr auto table = std::to_array<Entry<PaperSize>>({
        {PaperSize::A4, "a4"},
        {PaperSize::Letter, "letter"},
    });
    static constexpr auto aliases = std::array<Entry<PaperSize>, 0>{};
    static_assert(followsEnumerators(table));
};
template <>
struct Names<Incoterm> {
    static constexpr auto table = std::to_array<Entry<Incoterm>>({
        {Incoterm::None, "none"},
        {Incoterm::Exw, "EXW"},
        {Incoterm::Fca, "FCA"},
        {Incoterm::Cpt, "CPT"},
        {Incoterm::Cip, "CIP"},
        {Incoterm::Dap, "DAP"},
        {Incoterm::Dpu, "DPU"},
        {Incoterm::Ddp, "DDP"},
        {Incoterm::Fas, "FAS"},
        {Incoterm::Fob, "FOB"},
        {Incoterm::Cfr, "CFR"},
        {Incoterm::Cif, "CIF"},
    });
    static constexpr auto aliases = std::array<Entry<Incoterm>, 0>{};
    static_assert(followsEnumerators(table));
};

std::string_view nameOf(SaleCase value) noexcept { return nameIn(value); }
std::string_view nameOf(VatRounding value) noexcept { return nameIn(value); }
std::string_view nameOf(DueBasis value) noexcept { return nameIn(value); }
std::string_view nameOf(LineDetail value) noexcept { return nameIn(value); }
std::string_view nameOf(PaperSize value) noexcept { return nameIn(value); }
std::string_view nameOf(Incoterm value) noexcept { return nameIn(value); }

template std::string_view acceptedNames<SaleCase>() noexcept;
template std::optional<SaleCase> fromName<SaleCase>(std::string_view) noexcept;
template std::string_view acceptedNames<VatRounding>() noexcept;
template std::optional<VatRounding> fromName<VatRounding>(std::string_view) noexcept;
template std::string_view acceptedNames<DueBasis>() noexcept;
template std::optional<DueBasis> fromName<DueBasis>(std::string_view) noexcept;
template std::string_view acceptedNames<LineDetail>() noexcept;
template std::optional<LineDetail> fromName<LineDetail>(std::string_view) noexcept;
template std::string_view acceptedNames<PaperSize>() noexcept;
template std::optional<PaperSize> fromName<PaperSize>(std::string_view) noexcept;
template std::string_view acceptedNames<Incoterm>() noexcept;
template std::optional<Incoterm> fromName<Incoterm>(std::string_view) noexcept;

} // namespace configuria
