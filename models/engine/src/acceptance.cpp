// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/acceptance.h"

#include "bom.h"
#include "links.h"

#include <cmath>
#include <string_view>

namespace configuria {

namespace {

constexpr std::size_t mostKinds = 2;      // of parts of one kind with rows of their own: the sheet is one page
constexpr std::int64_t burnInHours = 24;  // makers and integrators run 24 to 72 h before they deliver
constexpr double storageShare = 0.9;      // of the sequential rate of the data sheets, as fio reads all drives at once
// Azure's health checks of its own machines ask for 360 of 400 Gb/s, and for 185 of 200
// (github.com/Azure/azurehpc-health-checks, conf/nd96isr_h200_v5.conf and nd96amsr_a100_v4.conf).
constexpr double networkShare = 0.9;
// nvbandwidth, host to device: A100 24.8 of 31.5 GB/s, H100 55 of 63. Azure's checks (check_gpu_bw, check_cuda_bw) pass 24 at
// generation 4, 48 at 5 and 10 at 3.
constexpr double hostShare = 0.76, oldHostShare = 0.63;
// NCCL through PCIe depends on processors and memory: eight RTX 5090 at generation 5 reach 28 of 63 GB/s, four 35
// (github.com/NVIDIA/nccl/issues/1639).
constexpr double pcieReduceShare = 0.35;

// all_reduce_perf, bus bandwidth at large sizes. `published` is what was measured on such machines, `pass` what has to be reached.
struct ReduceRate {
    GpuLink link;
    double bothWays; // B/s, all links of one GPU
    int gpus;
    double pass, published; // B/s
};
constexpr ReduceRate reduceRates[] = {
    // H100, H200: 480 with NVLink SHARP (github.com/NVIDIA/nccl-tests/issues/212 and 272); Azure's checks ask for 460 and 431.
    // 600 and more is asked for by guides that take both directions for one: 450 GB/s is the line rate.
    {GpuLink::Switch, 900e9, 8, 430e9, 480e9},
    // A100: 230; Azure's checks ask for 228.
    {GpuLink::Switch, 600e9, 8, 220e9, 230e9},
    // B200: 839 at 16 GiB (github.com/stas00/ml-engineering, network/benchmarks); nine tenths of it, as for the generation before.
    {GpuLink::Switch, 1800e9, 8, 755e9, 839e9},
    // MI300X: Azure's checks ask for 314, and for 300 inside a container.
    {GpuLink::Mesh, 896e9, 8, 300e9, 314e9},
    // Gaudi 3: 513 (docs.habana.ai, Collectives Performance).
    {GpuLink::Mesh, 1200e9, 8, 460e9, 513e9},
};

// Where nobody published a figure: rings reach 370 of 450 GB/s through switches (nccl-tests/issues/212), 314 of 448 over the
// mesh of the MI300X, 208 of 300 over the bridge of two A100 (nccl-tests/issues/178). Some is left off each.
double shareOf(GpuLink link) { return link == GpuLink::Switch ? 0.7 : link == GpuLink::Mesh ? 0.65 : 0.6; }

// To two figures: a bound that somebody signs on is no more exact than that.
BytesPerSecond roundedDown(BytesPerSecond rate)
{
    if (!(rate.count > 0 && rate.count < 1e18)) {
        return rate;
    }
    const double step = std::pow(10.0, std::floor(std::log10(rate.count)) - 1);
    return BytesPerSecond(std::floor(rate.count / step + 1e-9) * step);
}

// HBM always runs with ECC. GDDR keeps its codes in the memory itself, a sixteenth of it: L4, A10, L40S print 15/16 of what they
// have and leave the factory with ECC on; the cards for workstations print all of it.
bool hasEccOn(const Gpu &gpu)
{
    const double binary = static_cast<double>(gpu.marketedMemory.count) / 1e9 * 1024 * 1024 * 1024;
    return gpu.memoryTechnology == MemoryTechnology::Hbm || (gpu.reportedMemory && static_cast<double>(gpu.reportedMemory->count) < 0.95 * binary);
}

struct Kind {
    PartRef part;
    int line = -1;
    std::int64_t count = 0;
};

// Different parts of one kind in a node, in the order of the lines. Custom lines are told apart by their description.
std::vector<Kind> kindsOf(const Configuration &configuration, PartKind wanted)
{
    std::vector<Kind> kinds;
    for (std::size_t i = 0; i < configuration.lines.size(); ++i) {
        const BomLine &line = configuration.lines[i];
        if (line.part.kind != wanted || !isInNode(line)) {
            continue;
        }
        const auto same = std::find_if(kinds.begin(), kinds.end(), [&](const Kind &k) {
            const BomLine &first = configuration.lines[static_cast<std::size_t>(k.line)];
            return first.part == line.part && (line.part.isValid() || first.description == line.description);
        });
        if (same != kinds.end()) {
            same->count += pieces(line);
        } else {
            kinds.push_back({line.part, static_cast<int>(i), pieces(line)});
        }
    }
    return kinds;
}

class Sheet {
public:
    Sheet(const Catalogue &catalogue, const Project &project, const Configuration &configuration, const ConfigurationEvaluation &evaluation)
        : m_catalogue(catalogue), m_project(project), m_configuration(configuration), m_evaluation(evaluation),
          m_gpus(gpusOf(catalogue, configuration)), m_server(serverOf(catalogue, configuration))
    {
        m_stack = m_gpus.gpu ? m_gpus.gpu->stack : SoftwareStack::Cuda;
    }

    std::vector<AcceptanceCheck> take()
    {
        if (bomOf(m_catalogue, m_configuration).isEmpty) {
            return {};
        }
        add(AcceptanceCode::Firmware);
        addCpus();
        addMemory();
        addDrives();
        addGpus();
        addLinks();
        addPower();
        addNetwork();
        addStorageRate();
        addWorkload();
        add(AcceptanceCode::BurnIn).count = burnInHours;
        return std::move(m_checks);
    }

private:
    AcceptanceCheck &add(AcceptanceCode code)
    {
        AcceptanceCheck check;
        check.code = code;
        check.stack = m_stack;
        check.hasController = !m_server || m_server->rackUnits;
        return m_checks.emplace_back(check);
    }

    AcceptanceCheck &add(AcceptanceCode code, const Kind &kind)
    {
        AcceptanceCheck &check = add(code);
        check.kind = kind.part.kind;
        check.line = kind.line;
        check.count = kind.count;
        return check;
    }

    // Calls `row` for the kinds that have rows of their own, and says how many have none.
    template <class Row>
    void addKinds(PartKind kind, Row row)
    {
        const std::vector<Kind> kinds = kindsOf(m_configuration, kind);
        for (std::size_t i = 0; i < kinds.size() && i < mostKinds; ++i) {
            row(kinds[i]);
        }
        if (kinds.size() > mostKinds) {
            AcceptanceCheck &others = add(AcceptanceCode::OtherParts);
            others.kind = kind;
            for (std::size_t i = mostKinds; i < kinds.size(); ++i) {
                others.count += kinds[i].count;
            }
        }
    }

    void addCpus()
    {
        addKinds(PartKind::Cpu, [this](const Kind &kind) {
            const Cpu *cpu = m_catalogue.cpu(kind.part);
            add(AcceptanceCode::Cpus, kind).cores = cpu ? cpu->cores : std::nullopt;
        });
    }

    void addMemory()
    {
        const BomLine *cpuLine = firstLine(m_configuration, PartKind::Cpu);
        const Cpu *cpu = cpuLine ? m_catalogue.cpu(cpuLine->part) : nullptr;
        addKinds(PartKind::Memory, [&](const Kind &kind) {
            AcceptanceCheck &check = add(AcceptanceCode::HostMemory, kind);
            if (const MemoryModule *module = m_catalogue.memoryModule(kind.part)) {
                check.bytes = module->capacity;
                check.megatransfers = module->speed;
                // Processor and board bring a faster module down to their own speed.
                for (const std::optional<int> &limit : {cpu ? cpu->memorySpeed : std::nullopt, m_server ? m_server->memorySpeed : std::nullopt}) {
                    check.megatransfers = check.megatransfers && limit ? std::min(check.megatransfers, limit) : check.megatransfers;
                }
            }
        });
    }

    void addDrives()
    {
        addKinds(PartKind::Drive, [this](const Kind &kind) {
            const Drive *drive = m_catalogue.drive(kind.part);
            add(AcceptanceCode::Drives, kind).bytes = drive ? std::optional(drive->capacity) : std::nullopt;
        });
    }

    void addGpus()
    {
        addKinds(PartKind::Gpu, [this](const Kind &kind) {
            const Gpu *gpu = m_catalogue.gpu(kind.part);
            const SoftwareStack stack = gpu ? gpu->stack : m_stack;
            const auto row = [&](AcceptanceCode code) -> AcceptanceCheck & {
                AcceptanceCheck &check = add(code, kind);
                check.stack = stack;
                return check;
            };
            row(AcceptanceCode::Gpus).bytes = gpu ? gpu->reportedMemory : std::nullopt;
            if (!gpu) {
                return;
            }
            GpuSet set = gpusOf(*gpu, static_cast<int>(std::min<std::int64_t>(kind.count, 1'000)));
            if (const std::optional<PcieLink> pcie = linksOf(set, m_server).pcie) {
                row(AcceptanceCode::PcieLink).pcie = pcie;
                const double share = pcie->generation >= 4 ? hostShare : oldHostShare;
                AcceptanceCheck &host = row(AcceptanceCode::HostBandwidth);
                host.pcie = pcie;
                host.rate = roundedDown(pcie->encoded.oneWay * share);
            }
            if (gpu->ecc.value_or(false)) {
                row(AcceptanceCode::Ecc).isOn = hasEccOn(*gpu);
            }
            if (gpu->tdp) {
                row(AcceptanceCode::PowerLimit).watts = gpu->tdp;
            }
        });
    }

    // Links of one GPU. NVLink 2 to 4 sum 50 GB/s a link and 5 sums 100; the bridge of the GA102 has four links for 112.5.
    std::int64_t linkCount() const
    {
        const Gpu &gpu = *m_gpus.gpu;
        const std::string_view type = gpu.linkType;
        const double bothWays = gpu.linkBandwidth->count / 1e9;
        if (type.find("Infinity Fabric 4") != type.npos) {
            return gpu.maxLinkGroup - 1; // one for each of the others
        }
        if (type.find("NVLink") == type.npos) {
            return 0;
        }
        const double each = type.find("NVLink 5") != type.npos ? 100 : type.find_first_of("234") != type.npos ? 50 : 28.125;
        return bothWays > 0 && bothWays < 1e6 ? std::lround(bothWays / each) : 0;
    }

    void addLinks()
    {
        if (!m_gpus.gpu || m_gpus.hasUnknown || m_gpus.perNode < 2) {
            return;
        }
        const NodeLinks links = linksOf(m_gpus, m_server);
        AcceptanceCheck check;
        check.code = AcceptanceCode::LinkBandwidth;
        check.stack = m_stack;
        check.kind = PartKind::Gpu;
        if (links.gpu) {
            AcceptanceCheck &up = add(AcceptanceCode::GpuLinks, kindsOf(m_configuration, PartKind::Gpu).front());
            up.count = linkCount();
            up.rate = links.gpu->bothWays;
            check.count = links.linkedGpus;
            check.rate = roundedDown(links.gpu->oneWay * shareOf(links.link));
            for (const ReduceRate &known : reduceRates) {
                if (known.link == links.link && known.gpus == links.linkedGpus && std::abs(known.bothWays / links.gpu->bothWays.count - 1) < 0.01) {
                    check.rate = BytesPerSecond(known.pass);
                    check.published = BytesPerSecond(known.published);
                }
            }
        } else if (links.pcie) {
            check.count = m_gpus.perNode;
            check.pcie = links.pcie;
            check.rate = roundedDown(links.pcie->encoded.oneWay * pcieReduceShare);
        } else {
            return;
        }
        m_checks.push_back(check);
    }

    void addPower()
    {
        const PowerEvaluation &power = m_evaluation.power;
        if (m_gpus.perNode > 0) {
            add(AcceptanceCode::Diagnostics);
            add(AcceptanceCode::Temperature);
        }
        AcceptanceCheck &load = add(AcceptanceCode::PowerUnderLoad);
        load.watts = power.ac;
        load.amperes = power.amps;
        if (power.psuCount > 0) {
            AcceptanceCheck &supplies = add(AcceptanceCode::Supplies);
            supplies.count = power.psuCount;
            supplies.watts = power.psuInstalled ? std::optional(*power.psuInstalled / static_cast<double>(power.psuCount)) : std::nullopt;
            const std::vector<Kind> kinds = kindsOf(m_configuration, PartKind::Psu);
            supplies.line = kinds.empty() ? -1 : kinds.front().line;
        }
        if (power.psuCount > 1) {
            AcceptanceCheck &pulled = add(AcceptanceCode::SupplyPulled);
            pulled.count = power.psuCount - 1;
            pulled.state = power.oneLost.state;
            if (m_project.site.feeds > 1) {
                AcceptanceCheck &feed = add(AcceptanceCode::FeedPulled);
                feed.count = power.psuCount / 2;
                feed.state = power.feedLost.state;
            }
        }
    }

    void addNetwork()
    {
        addKinds(PartKind::Network, [this](const Kind &kind) {
            const NetworkPart *part = m_catalogue.networkPart(kind.part);
            if (part && part->isSwitch) {
                return;
            }
            AcceptanceCheck &ports = add(AcceptanceCode::Network, kind);
            ports.count = kind.count * (part ? std::clamp(part->ports.value_or(1), 1, 1'000) : 1);
            ports.gigabits = part ? part->gigabitsPerSecond : std::nullopt;
            if (ports.gigabits && *ports.gigabits > 0) {
                AcceptanceCheck rate = ports;
                rate.code = AcceptanceCode::NetworkRate;
                rate.rate = BytesPerSecond(*ports.gigabits * 1e9 / 8 * networkShare);
                m_checks.push_back(rate);
            }
        });
    }

    void addStorageRate()
    {
        double sum = 0;
        bool isKnown = true;
        std::int64_t count = 0;
        for (const Kind &kind : kindsOf(m_configuration, PartKind::Drive)) {
            const Drive *drive = m_catalogue.drive(kind.part);
            isKnown = isKnown && drive && drive->read && drive->read->count > 0;
            sum += isKnown ? drive->read->count * static_cast<double>(kind.count) : 0;
            count += kind.count;
        }
        if (count > 0) {
            AcceptanceCheck &check = add(AcceptanceCode::StorageRead);
            check.count = count;
            check.rate = isKnown ? std::optional(roundedDown(BytesPerSecond(sum * storageShare))) : std::nullopt;
        }
    }

    void addWorkload()
    {
        const SpeedEvaluation &speed = m_evaluation.speed;
        if (speed.modelLoad) {
            add(AcceptanceCode::ModelLoad).time = speed.modelLoad;
        }
        if (isTraining(m_configuration.workload.kind)) {
            if (speed.trainingPerGpu) {
                add(AcceptanceCode::TrainingRate).speed = speed.trainingPerGpu;
            }
            return;
        }
        const auto row = [this](AcceptanceCode code) -> AcceptanceCheck & {
            AcceptanceCheck &check = add(code);
            check.count = m_configuration.workload.sequences;
            check.engine = m_evaluation.workload.engine;
            check.promptTokens = m_evaluation.workload.promptTokens;
            check.answerTokens = m_evaluation.workload.answerTokens;
            return check;
        };
        if (speed.timeToFirstToken) {
            row(AcceptanceCode::FirstToken).time = speed.timeToFirstToken;
        }
        if (speed.output) {
            row(AcceptanceCode::OutputRate).speed = speed.output;
        }
    }

    const Catalogue &m_catalogue;
    const Project &m_project;
    const Configuration &m_configuration;
    const ConfigurationEvaluation &m_evaluation;
    GpuSet m_gpus;
    const Server *m_server;
    SoftwareStack m_stack;
    std::vector<AcceptanceCheck> m_checks;
};

} // namespace

std::vector<AcceptanceCheck> acceptanceChecks(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                                              const ConfigurationEvaluation &evaluation)
{
    return Sheet(catalogue, project, configuration, evaluation).take();
}

} // namespace configuria
