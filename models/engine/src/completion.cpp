// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/completion.h"

#include "bom.h"
#include "compatibility.h"
#include "engine/trial.h"
#include "rulecontext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace configuria {
namespace {

constexpr double unknownPrice = 1e15; // after every known one
constexpr int triedAtMost = 500;      // parts of one kind
constexpr int triedOfMany = 20;       // with an imported list of 100 000 nobody must wait

// Compared member by member: fewer blockers first, and so on.
using Score = std::array<double, 9>;

// Finds the best line of one kind by asking the rules.
class Completer {
public:
    Completer(const Catalogue &catalogue, const Project &project, const Configuration &configuration)
        : m_catalogue(catalogue), m_project(project), m_configuration(configuration), m_triedAtMost(isQuickToTry(catalogue) ? triedAtMost : triedOfMany)
    {
    }

    std::vector<Proposal> run()
    {
        const Bom bom = bomOf(m_catalogue, m_configuration);
        if (!bom.server) {
            return {};
        }
        m_server = bom.server;
        m_isWhole = isCompleteSystem(*m_server);
        proposeGpus();
        if (!m_isWhole) { // processors, memory and drives are inside
            proposeCpus();
            proposeMemory();
            proposeDrives();
        }
        proposeSupplies();
        proposeWhatRulesAskFor();
        return m_proposals;
    }

    const Configuration &configuration() const { return m_configuration; }

private:
    bool isMissing(PartKind kind) const
    {
        return std::none_of(m_configuration.lines.begin(), m_configuration.lines.end(), [kind](const BomLine &l) { return l.part.kind == kind; });
    }
    ConfigurationEvaluation evaluated() const { return evaluateConfiguration(m_catalogue, m_project, m_configuration); }

    static Score scoreOf(const Findings &findings)
    {
        return {static_cast<double>(findings.count(Severity::Blocker)), static_cast<double>(findings.count(Severity::Caution)),
                static_cast<double>(findings.count(Severity::Advice))};
    }
    double priceOf(const PartInfo &info, int quantity) const
    {
        return info.price ? static_cast<double>(info.price->micros()) * 1e-6 * quantity : unknownPrice;
    }

    // Tries each part at each quantity; `judge` fills the score from its third member on. A part that is second-hand is never
    // proposed. Invalid when no part fits.
    template <class Part, class Fits, class Quantities, class Judge>
    BomLine best(PartKind kind, const std::vector<Part> &table, Fits fits, Quantities quantities, Judge judge)
    {
        BomLine result;
        result.part.kind = kind;
        Score bestScore;
        bestScore.fill(std::numeric_limits<double>::infinity());
        m_configuration.lines.emplace_back();
        int tried = 0;
        for (std::size_t i = 0; i < table.size() && i < PartIndex::none && tried < m_triedAtMost; ++i) {
            const Part &part = table[i];
            if (part.info.isRefurbished || !fits(part)) {
                continue;
            }
            ++tried;
            for (const int quantity : quantities(part)) {
                BomLine &line = m_configuration.lines.back();
                line.part = {kind, PartIndex{static_cast<std::uint32_t>(i)}};
                line.quantity = quantity;
                const ConfigurationEvaluation e = evaluated();
                Score score = scoreOf(e.findings);
                judge(part, quantity, e, score);
                if (score < bestScore) {
                    bestScore = score;
                    result = line;
                }
            }
        }
        m_configuration.lines.pop_back();
        return result;
    }
    void take(BomLine line, ProposalReason reason)
    {
        if (line.part.isValid() && line.quantity > 0 && m_configuration.lines.size() < static_cast<std::size_t>(maxLines)) {
            m_configuration.lines.push_back(line);
            m_proposals.push_back({std::move(line), reason});
        }
    }

    void proposeGpus();
    void proposeCpus();
    void proposeMemory();
    void proposeDrives();
    void proposeSupplies();
    void proposeWhatRulesAskFor();

    const Catalogue &m_catalogue;
    const Project &m_project;
    Configuration m_configuration;
    const Server *m_server = nullptr;
    bool m_isWhole = false;
    int m_triedAtMost;
    std::vector<Proposal> m_proposals;
};

bool fitsInside(const Server &server, const Gpu &gpu) noexcept
{
    return fitsForm(server, gpu) && fitsSlotWidth(server, gpu) && fitsPower(server, gpu);
}

bool isModule(const Gpu &gpu) noexcept
{
    return gpu.formFactor != GpuFormFactor::PciE && gpu.formFactor != GpuFormFactor::Integrated;
}

// A word of the GPU's model that has a digit stands in the text: "H100 SXM5 80GB" in "DGX H100", in "NVSwitch (HGX H100/H200)".
bool namesGpu(std::string_view text, const Gpu &gpu) noexcept
{
    std::string_view rest = gpu.info.model;
    while (!rest.empty()) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        const bool hasDigit = std::any_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (hasDigit && hasWord(text, word)) {
            return true;
        }
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    }
    return false;
}

// Makers sell a generation for about three years: an older card is for those who ask for it.
bool isRecent(const Catalogue &catalogue, const Gpu &gpu) noexcept
{
    int newest = 0;
    for (const Gpu &other : catalogue.gpus) {
        newest = std::max(newest, other.launchYear.value_or(0));
    }
    return gpu.launchYear.value_or(newest) >= newest - 3;
}

void Completer::proposeGpus()
{
    const int slots = std::clamp(m_server->maxGpus.value_or(0), 0, 1024);
    if (!isMissing(PartKind::Gpu) || slots == 0) {
        return;
    }
    const auto fits = [this](const Gpu &gpu) {
        const bool isSoldered = gpu.formFactor == GpuFormFactor::Integrated;
        return fitsInside(*m_server, gpu) && (!m_isWhole || isSoldered || namesGpu(m_server->info.model, gpu));
    };
    const bool isBoardNamed = std::any_of(m_catalogue.gpus.begin(), m_catalogue.gpus.end(), [this](const Gpu &gpu) {
        return isModule(gpu) && namesGpu(m_server->gpuInterconnect, gpu);
    });
    // Modules come with their board, all of them; cards by powers of two, for a model is split evenly.
    const auto quantities = [&](const Gpu &gpu) {
        std::vector<int> counts;
        for (int n = 1; n < slots && !isModule(gpu) && !m_isWhole; n *= 2) {
            counts.push_back(n);
        }
        counts.push_back(slots);
        return counts;
    };
    BomLine line = best(PartKind::Gpu, m_catalogue.gpus, fits, quantities, [&](const Gpu &gpu, int quantity, const auto &e, Score &score) {
        score[1] += isFitting(e.memory.fits) || e.memory.fits == Fit::Unknown ? 0 : 1000; // before any caution
        // Another board than the one that the maker names; a card that is sold in one country: neither can be ordered.
        score[1] += isModule(gpu) && isBoardNamed && !namesGpu(m_server->gpuInterconnect, gpu) ? 100 : 0;
        score[1] += e.findings.has(FindingCode::MarketRestricted) ? 100 : 0;
        score[2] += isRecent(m_catalogue, gpu) ? 0 : 10;
        score[3] = priceOf(gpu.info, quantity);
        score[4] = quantity;
        score[5] = static_cast<double>(gpu.marketedMemory.count);
        score[6] = -static_cast<double>(gpu.launchYear.value_or(0));
    });
    const Gpu *gpu = m_catalogue.gpu(line.part);
    if (m_isWhole) {
        line.unitPrice = Money(); // the system's price is that of the whole
    }
    take(line, m_isWhole ? ProposalReason::InsideSystem : gpu && isModule(*gpu) ? ProposalReason::FillsBoard : ProposalReason::HoldsModel);
}

void Completer::proposeCpus()
{
    if (!isMissing(PartKind::Cpu)) {
        return;
    }
    const int sockets = std::clamp(m_server->sockets.value_or(1), 1, 8);
    const auto fits = [&](const Cpu &cpu) { return fitsSocket(*m_server, cpu) && cpu.maxSockets.value_or(sockets) >= sockets; };
    const auto quantities = [&](const Cpu &) { return std::array{sockets}; };
    const BomLine line = best(PartKind::Cpu, m_catalogue.cpus, fits, quantities, [&](const Cpu &cpu, int quantity, const auto &, Score &score) {
        score[3] = priceOf(cpu.info, quantity);
        score[4] = cpu.tdp ? cpu.tdp->count : 1e6;
    });
    take(line, ProposalReason::FillsSockets);
}

// One or two modules on every channel. Buying guides: 256 GB at least in a server, and twice the memory of the GPUs.
void Completer::proposeMemory()
{
    const int slots = std::clamp(m_server->dimmSlots.value_or(16), 0, 1024);
    if (!isMissing(PartKind::Memory) || slots == 0) {
        return;
    }
    const BomLine *cpuLine = firstLine(m_configuration, PartKind::Cpu);
    const Cpu *cpu = cpuLine ? m_catalogue.cpu(cpuLine->part) : nullptr;
    const int cpus = std::clamp(quantityPerNode(m_configuration, PartKind::Cpu), 1, 8);
    const int stated = cpu && cpu->memoryChannels && *cpu->memoryChannels > 0 ? std::min(*cpu->memoryChannels, 64) * cpus : std::max(slots / 2, 1);
    const int channels = std::min(stated, slots);
    const GpuSet gpus = gpusOf(m_catalogue, m_configuration);
    const double ofGpus = gpus.capacity.value_or(0) * gpus.perNode;
    const bool isRack = m_server->rackUnits.value_or(0) > 0;
    const double wanted = std::max(isRack ? 256.0 * (1LL << 30) : 0.0, 2 * ofGpus);
    const auto fits = [&](const MemoryModule &m) {
        return fitsMemory(m_server->memoryType.empty() && cpu ? std::string_view(cpu->memoryType) : std::string_view(m_server->memoryType), m)
            && m.capacity.count > 0;
    };
    const auto quantities = [&](const MemoryModule &) {
        std::vector<int> counts{channels};
        if (channels * 2 <= slots) {
            counts.push_back(channels * 2);
        }
        return counts;
    };
    const BomLine line = best(PartKind::Memory, m_catalogue.memory, fits, quantities, [&](const MemoryModule &m, int quantity, const auto &, Score &score) {
        const double installed = static_cast<double>(m.capacity.count) * quantity;
        score[3] = std::max(0.0, wanted - installed);
        score[4] = installed;
        score[5] = quantity;
        score[6] = priceOf(m.info, quantity);
        score[7] = -m.speed.value_or(0);
    });
    take(line, ProposalReason::FillsChannels);
}

void Completer::proposeDrives()
{
    const int bays = m_server->nvmeBays.value_or(2);
    if (!isMissing(PartKind::Drive)) {
        return;
    }
    const bool isPair = m_server->rackUnits.value_or(0) > 0; // mirrored
    const auto fits = [&](const Drive &drive) { return drive.capacity.count > 0 && (usesBay(drive) ? bays > 0 : !isPair); };
    const auto quantities = [&](const Drive &drive) {
        std::vector<int> counts;
        for (int n = isPair ? 2 : 1; n <= (usesBay(drive) ? std::min(bays, 8) : 2); n *= 2) {
            counts.push_back(n);
        }
        return counts;
    };
    const BomLine line = best(PartKind::Drive, m_catalogue.drives, fits, quantities, [&](const Drive &drive, int quantity, const auto &, Score &score) {
        score[3] = priceOf(drive.info, quantity);
        score[4] = quantity;
        score[5] = static_cast<double>(drive.capacity.count);
    });
    take(line, ProposalReason::StoresModel);
}

// The supplies that the chassis is sold with are no line of their own as long as they carry the machine.
void Completer::proposeSupplies()
{
    const int slots = std::clamp(m_server->psuSlots.value_or(m_server->defaultPsuCount.value_or(2)), 0, 64);
    if (!isMissing(PartKind::Psu) || slots == 0) {
        return;
    }
    const Score without = scoreOf(evaluated().findings);
    const Volts site = m_project.site.voltage;
    const auto fits = [&](const Psu &psu) {
        return fitsBay(*m_server, psu) && ratingAt(psu, site) && (!psu.ratedHighLine || listsSupply(*m_server, *psu.ratedHighLine, site));
    };
    const auto quantities = [&](const Psu &) {
        std::vector<int> counts;
        for (int n = 1; n <= slots; ++n) {
            counts.push_back(n);
        }
        return counts;
    };
    Score with = without;
    const BomLine line = best(PartKind::Psu, m_catalogue.psus, fits, quantities, [&](const Psu &psu, int quantity, const auto &, Score &score) {
        score[3] = psu.info.id == m_server->defaultPsu || psu.ratedHighLine == m_server->defaultPsuRating ? 0 : 1;
        score[4] = quantity == m_server->defaultPsuCount.value_or(slots) ? 0 : 1;
        score[5] = priceOf(psu.info, quantity);
        score[6] = psu.ratedHighLine ? psu.ratedHighLine->count * quantity : 0;
        with = std::min(with, score);
    });
    const bool isBetter = std::pair(with[0], with[1]) < std::pair(without[0], without[1]);
    if (isBetter) {
        const bool isShipped = m_catalogue.psu(line.part) && m_catalogue.psu(line.part)->info.id == m_server->defaultPsu
            && line.quantity == m_server->defaultPsuCount;
        take(line, isShipped ? ProposalReason::ChassisSupplies : ProposalReason::CarriesLoad);
    }
}

// Bridges, cable kits and adapters: the repairs of the rules that miss them, until they miss no more.
void Completer::proposeWhatRulesAskFor()
{
    const bool lacksAccessories = isMissing(PartKind::Accessory);
    const bool lacksNetwork = isMissing(PartKind::Network);
    constexpr int rounds = 6;
    for (int round = 0; round < rounds; ++round) {
        const Findings findings = evaluated().findings;
        const auto isAskedFor = [&](const Finding &f) {
            const PartRef part = f.repair.part;
            const bool isOpen = (part.kind == PartKind::Accessory && lacksAccessories) || (part.kind == PartKind::Network && lacksNetwork);
            const bool isThere = std::any_of(m_proposals.begin(), m_proposals.end(), [part](const Proposal &p) { return p.line.part == part; });
            return f.repair.kind == RepairKind::SetQuantity && f.severity != Severity::Advice && isOpen && !isThere && f.repair.value > 0;
        };
        const auto asked = std::find_if(findings.items().begin(), findings.items().end(), isAskedFor);
        if (asked == findings.items().end()) {
            return;
        }
        BomLine line;
        line.part = asked->repair.part;
        line.quantity = static_cast<int>(std::min<std::int64_t>(asked->repair.value, 100'000));
        take(line, ProposalReason::MendsFinding);
    }
}

} // namespace

std::vector<Proposal> completionOf(const Catalogue &catalogue, const Project &project, const Configuration &configuration)
{
    return Completer(catalogue, project, configuration).run();
}

Configuration completed(const Catalogue &catalogue, const Project &project, const Configuration &configuration)
{
    Completer completer(catalogue, project, configuration);
    completer.run();
    return completer.configuration();
}

ServerContents contentsOf(const Server &server) noexcept
{
    return {isCompleteSystem(server), std::max(server.defaultPsuCount.value_or(0), 0), server.defaultPsuRating};
}

} // namespace configuria
