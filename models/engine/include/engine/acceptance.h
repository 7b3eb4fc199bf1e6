// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/evaluation.h"
#include "engine/moves.h"

#include <optional>
#include <vector>

namespace configuria {

// What is verified when a server is delivered, in the order in which it is done.
enum class AcceptanceCode : std::uint8_t {
    Firmware,      // of board, supplies and GPUs, and drivers: noted by hand
    Cpus,
    HostMemory,
    Drives,
    Gpus,          // number, and memory as the driver prints it
    PcieLink,      // under load: an idle GPU slows its link down
    Ecc,
    PowerLimit,
    OtherParts,    // kinds of parts beyond those that have rows of their own
    GpuLinks,
    HostBandwidth, // host to GPU
    LinkBandwidth, // all-reduce over the GPUs that share a link
    Diagnostics,
    Temperature,
    PowerUnderLoad,
    Supplies,
    SupplyPulled,
    FeedPulled,
    Network,
    NetworkRate,
    StorageRead,
    ModelLoad,
    FirstToken,
    OutputRate,
    TrainingRate,
    BurnIn,
};

// One row: what is expected is in the members that the code uses; an absent one is not known, and what is found is noted.
struct AcceptanceCheck {
    AcceptanceCode code = AcceptanceCode::Firmware;
    SoftwareStack stack = SoftwareStack::Cuda; // whose tools measure it
    PartKind kind = PartKind::Server;
    int line = -1;          // of the configuration, that names the part; -1: none
    std::int64_t count = 0; // pieces, ports or supplies of one server; links of one GPU; GPUs or users of the test; hours
    std::optional<int> cores;           // of one processor
    std::optional<int> megatransfers;   // of memory, on this board with these processors
    std::optional<Bytes> bytes;         // of one piece, of the memory that the driver prints
    std::optional<Watts> watts;
    std::optional<Amperes> amperes;
    std::optional<PcieLink> pcie;
    std::optional<BytesPerSecond> rate; // the least that passes
    std::optional<BytesPerSecond> published; // what others measured on such machines
    std::optional<double> gigabits;     // line rate of one port
    std::optional<Estimate<Seconds>> time;
    std::optional<Estimate<TokensPerSecond>> speed;
    InferenceEngine engine = InferenceEngine::Vllm; // that serves the users of the test
    int promptTokens = 0, answerTokens = 0; // of each user of the test
    bool hasController = true; // the server measures its own power and reports its supplies; a desktop does not
    bool isOn = false;         // Ecc: it has to be; else it is noted
    SupplyState state = SupplyState::Unknown; // what the server must do
};

// Of one server. `evaluation` is of the same configuration.
std::vector<AcceptanceCheck> acceptanceChecks(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                                              const ConfigurationEvaluation &evaluation);

} // namespace configuria
