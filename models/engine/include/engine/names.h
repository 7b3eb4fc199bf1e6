// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"
#include "engine/project.h"

#include <optional>
#include <span>
#include <string_view>

namespace configuria {

// Stable names of the command line, the project file and the JSON output. Not for people: items/texts.h has those.
// from...() is case-insensitive on ASCII and takes the documented aliases; nullopt when unknown.

std::string_view nameOf(WorkloadKind) noexcept;      // inference lora qlora full pretrain
std::string_view nameOf(WeightFormat) noexcept;      // bf16 ... q4_k_m
std::string_view nameOf(KvFormat) noexcept;
std::string_view nameOf(InferenceEngine) noexcept;   // vllm sglang tensorrt-llm llama.cpp transformers
std::string_view nameOf(TrainingFramework) noexcept; // transformers torchtune deepspeed fsdp megatron
std::string_view nameOf(Optimizer) noexcept;         // adamw adamw-fused adamw-8bit adamw-4bit paged-adamw-8bit sgd adafactor
std::string_view nameOf(Checkpointing) noexcept;     // none selective full
std::string_view nameOf(LossImplementation) noexcept; // eager fused chunked
std::string_view nameOf(Offload) noexcept;           // none optimizer parameters optimizer-nvme parameters-nvme
std::string_view nameOf(RedundancyPolicy) noexcept;  // chassis n n+1 n+n
std::string_view nameOf(PartKind) noexcept;          // server gpu cpu memory drive psu network service accessory rack licence
std::string_view nameOf(ModelKind) noexcept;
std::string_view nameOf(AttentionKind) noexcept;     // none mha gqa mqa mla
std::string_view nameOf(StoredQuantization) noexcept;
std::string_view nameOf(LineScope) noexcept;         // node project
std::string_view nameOf(Severity) noexcept;          // advice caution blocker
std::string_view nameOf(FindingCode) noexcept;       // snake_case of the enumerator
std::string_view nameOf(Unit) noexcept;              // B W VA A V count tokens ...
std::string_view nameOf(Fit) noexcept;               // unknown no tight fits margin
std::string_view nameOf(Basis) noexcept;             // measured formula rule_of_thumb
std::string_view nameOf(FormulaId) noexcept;         // snake_case of the enumerator
std::string_view nameOf(RepairKind) noexcept;        // snake_case of the enumerator
std::string_view nameOf(CloudKind) noexcept;         // on-demand reserved-1y reserved-3y spot tokens
std::string_view nameOf(LikeForLike) noexcept;       // gpus memory throughput
std::string_view nameOf(Financing) noexcept;         // cash lease rental
std::string_view nameOf(DepreciationMethod) noexcept; // linear declining
std::string_view nameOf(CostLine) noexcept;          // snake_case of the enumerator
std::string_view nameOf(CostInput) noexcept;         // snake_case of the enumerator
std::string_view nameOf(CostFigure) noexcept;        // snake_case of the enumerator
std::string_view nameOf(SaleCase) noexcept;          // france france-no-vat intra-eu export uk us
std::string_view nameOf(VatRounding) noexcept;       // rate line
std::string_view nameOf(DueBasis) noexcept;          // order delivery invoice end-of-month
std::string_view nameOf(LineDetail) noexcept;        // detailed grouped
std::string_view nameOf(PaperSize) noexcept;         // a4 letter
std::string_view nameOf(Incoterm) noexcept;          // none EXW FCA ...
std::string_view nameOf(LineUnit) noexcept;          // piece hour day week month year metre lump-sum

// Every accepted name, in order, separated by spaces: for error messages.
template <class E>
std::string_view acceptedNames() noexcept;
template <class E>
std::optional<E> fromName(std::string_view name) noexcept;

} // namespace configuria
