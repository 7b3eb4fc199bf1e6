// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/acceptancewords.h"

#include <QCoreApplication>

#include <algorithm>

#include "items/texts.h"

namespace configuria::texts {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::Acceptance)
};

QString check(const AcceptanceCheck &c, const Format &format)
{
    const int count = static_cast<int>(std::min<std::int64_t>(c.count, 1'000'000));
    switch (c.code) {
    case AcceptanceCode::Firmware: return Tr::tr("Firmware and drivers");
    case AcceptanceCode::Cpus: return Tr::tr("Processors");
    case AcceptanceCode::HostMemory: return Tr::tr("Host memory");
    case AcceptanceCode::Drives: return Tr::tr("Drives");
    case AcceptanceCode::Gpus: return Tr::tr("GPUs and their memory");
    case AcceptanceCode::PcieLink: return Tr::tr("PCIe link of each GPU, under load");
    case AcceptanceCode::Ecc: return Tr::tr("ECC of the GPU memory");
    case AcceptanceCode::PowerLimit: return Tr::tr("Power limit of each GPU");
    //: %1 kind of part, as the title of a group: other GPUs, other drives
    case AcceptanceCode::OtherParts: return Tr::tr("Others: %1").arg(plural(c.kind));
    case AcceptanceCode::GpuLinks: return Tr::tr("Links between the GPUs");
    case AcceptanceCode::HostBandwidth: return Tr::tr("Copies from the host to each GPU");
    case AcceptanceCode::LinkBandwidth: return Tr::tr("All-reduce over %n GPU(s), bus bandwidth", nullptr, count);
    case AcceptanceCode::Diagnostics: return Tr::tr("Diagnostics of the GPUs");
    case AcceptanceCode::Temperature: return Tr::tr("Temperatures, under load");
    case AcceptanceCode::PowerUnderLoad: return c.hasController ? Tr::tr("Power of the server, under load") : Tr::tr("Power at the plug, under load");
    case AcceptanceCode::Supplies: return Tr::tr("Power supplies");
    case AcceptanceCode::SupplyPulled: return Tr::tr("One supply unplugged, under load");
    case AcceptanceCode::FeedPulled: return Tr::tr("One feed cut, under load");
    case AcceptanceCode::Network: return Tr::tr("Network ports");
    case AcceptanceCode::NetworkRate: return Tr::tr("Rate of each network port");
    case AcceptanceCode::StorageRead: return Tr::tr("Sequential read, all drives at once");
    case AcceptanceCode::ModelLoad: return Tr::tr("Loading of the model");
    case AcceptanceCode::FirstToken: return Tr::tr("First token, %n user(s) at once", nullptr, count);
    //: tokens a second
    case AcceptanceCode::OutputRate: return Tr::tr("Output of %n user(s) at once", nullptr, count);
    case AcceptanceCode::TrainingRate: return Tr::tr("Training speed of each GPU, in the log of the framework");
    case AcceptanceCode::BurnIn: return Tr::tr("Burn-in");
    }
    return format.unknown();
}

// --- commands. nvidia-smi queries rather than lspci, whose layout differs from one distribution to the next. ---

QString cudaCommand(const AcceptanceCheck &c)
{
    const QString query = u"nvidia-smi --query-gpu=%1 --format=csv"_s;
    switch (c.code) {
    case AcceptanceCode::Gpus: return query.arg(u"index,name,memory.total"_s);
    case AcceptanceCode::PcieLink: return query.arg(u"pcie.link.gen.current,pcie.link.width.current"_s);
    case AcceptanceCode::Ecc: return query.arg(u"ecc.mode.current,ecc.errors.uncorrected.volatile.total"_s);
    case AcceptanceCode::PowerLimit: return query.arg(u"power.limit"_s);
    case AcceptanceCode::GpuLinks: return u"nvidia-smi nvlink --status"_s;
    case AcceptanceCode::HostBandwidth: return u"nvbandwidth -t host_to_device_memcpy_ce"_s;
    case AcceptanceCode::Diagnostics: return u"dcgmi diag -r 3; dmesg | grep -i xid"_s;
    case AcceptanceCode::Temperature: return u"nvidia-smi -q -d TEMPERATURE,PERFORMANCE"_s;
    // Fields 150 and 155 of DCGM: temperature and power of the GPU.
    case AcceptanceCode::PowerUnderLoad: return u"dcgmi dmon -e 150,155"_s;
    case AcceptanceCode::BurnIn: return u"gpu_burn %1; dcgmi diag -r 3; dmesg | grep -i xid"_s.arg(c.count * 3600);
    default: return {};
    }
}

QString rocmCommand(AcceptanceCode code)
{
    switch (code) {
    case AcceptanceCode::Gpus: return u"amd-smi static --asic --vram"_s;
    case AcceptanceCode::PcieLink: return u"amd-smi metric --pcie"_s;
    case AcceptanceCode::Ecc: return u"amd-smi metric --ecc"_s;
    case AcceptanceCode::PowerLimit: return u"amd-smi static --limit"_s;
    case AcceptanceCode::GpuLinks: return u"amd-smi topology; amd-smi xgmi"_s;
    case AcceptanceCode::HostBandwidth: return u"TransferBench p2p"_s;
    case AcceptanceCode::Diagnostics: return u"rvs -c gst_single.conf; dmesg | grep -i amdgpu"_s;
    case AcceptanceCode::Temperature: return u"amd-smi metric --temperature"_s;
    case AcceptanceCode::PowerUnderLoad: return u"amd-smi metric --power"_s;
    case AcceptanceCode::BurnIn: return u"rvs -c gst_single.conf; dmesg | grep -i amdgpu"_s;
    default: return {};
    }
}

QString gaudiCommand(AcceptanceCode code)
{
    switch (code) {
    case AcceptanceCode::Gpus: return u"hl-smi -Q index,name,memory.total -f csv"_s;
    case AcceptanceCode::GpuLinks: return u"hl-smi -n link"_s;
    case AcceptanceCode::Diagnostics: return u"hl_qual -gaudi3 -c all -rmod parallel -f2"_s;
    case AcceptanceCode::PowerUnderLoad: return u"hl-smi"_s;
    case AcceptanceCode::PcieLink:
    case AcceptanceCode::Ecc:
    case AcceptanceCode::PowerLimit:
    case AcceptanceCode::Temperature: return u"hl-smi -q"_s;
    default: return {};
    }
}

QString oneApiCommand(AcceptanceCode code)
{
    switch (code) {
    case AcceptanceCode::Gpus:
    case AcceptanceCode::PcieLink:
    case AcceptanceCode::Ecc: return u"xpu-smi discovery -d 0"_s;
    case AcceptanceCode::PowerLimit: return u"xpu-smi config -d 0"_s;
    case AcceptanceCode::Diagnostics: return u"xpu-smi diag -d 0 -l 3"_s;
    case AcceptanceCode::Temperature:
    case AcceptanceCode::PowerUnderLoad: return u"xpu-smi stats -d 0"_s;
    default: return {};
    }
}

QString toolsOf(const AcceptanceCheck &c)
{
    switch (c.stack) {
    case SoftwareStack::Cuda: return cudaCommand(c);
    case SoftwareStack::Rocm: return rocmCommand(c.code);
    case SoftwareStack::Gaudi: return gaudiCommand(c.code);
    case SoftwareStack::OneApi: return oneApiCommand(c.code);
    }
    return {};
}

QString reduceCommand(const AcceptanceCheck &c, const Configuration &configuration)
{
    if (c.stack == SoftwareStack::Gaudi) {
        return u"HCCL_COMM_ID=127.0.0.1:5555 python3 run_hccl_demo.py --test all_reduce --nranks %1 --size 256m"_s.arg(c.count);
    }
    if (c.stack == SoftwareStack::OneApi) {
        return {};
    }
    // nccl-tests and rccl-tests have the same programs.
    const QString test = u"all_reduce_perf -b 1G -e 8G -f 2 -g %1"_s.arg(c.count);
    if (c.count >= quantityPerNode(configuration, PartKind::Gpu)) {
        return test;
    }
    QStringList devices; // those of one bridge
    for (int i = 0; i < c.count && i < 16; ++i) {
        devices << QString::number(i);
    }
    const QString variable = c.stack == SoftwareStack::Rocm ? u"HIP_VISIBLE_DEVICES"_s : u"CUDA_VISIBLE_DEVICES"_s;
    return variable + u'=' + devices.join(u',') + u' ' + test;
}

QString servingCommand(const AcceptanceCheck &c)
{
    const QString lengths = u"--random-input-len %1 --random-output-len %2 --max-concurrency %3"_s.arg(c.promptTokens).arg(c.answerTokens).arg(c.count);
    switch (c.engine) {
    case InferenceEngine::Vllm: return u"vllm bench serve --dataset-name random "_s + lengths;
    case InferenceEngine::Sglang: return u"python3 -m sglang.bench_serving --dataset-name random "_s + lengths;
    case InferenceEngine::TensorRtLlm: return u"trtllm-bench throughput --concurrency %1"_s.arg(c.count);
    case InferenceEngine::LlamaCpp: return u"llama-batched-bench -npp %1 -ntg %2 -npl %3"_s.arg(c.promptTokens).arg(c.answerTokens).arg(c.count);
    case InferenceEngine::Transformers: break;
    }
    return {};
}

QString command(const AcceptanceCheck &c, const Configuration &configuration)
{
    switch (c.code) {
    case AcceptanceCode::Firmware: return c.hasController ? u"dmidecode -t bios; ipmitool mc info"_s : u"dmidecode -t bios"_s;
    case AcceptanceCode::Cpus: return u"lscpu"_s;
    case AcceptanceCode::HostMemory: return u"dmidecode -t memory"_s;
    case AcceptanceCode::Drives: return u"lsblk -d -o NAME,MODEL,SIZE; nvme list"_s;
    case AcceptanceCode::Supplies:
    case AcceptanceCode::SupplyPulled:
    case AcceptanceCode::FeedPulled: return c.hasController ? u"ipmitool sdr type \"Power Supply\""_s : QString();
    case AcceptanceCode::Network: return u"ip -br link; ibstat"_s;
    // RDMA from 100 Gb/s on; below, plain TCP.
    case AcceptanceCode::NetworkRate: return c.gigabits.value_or(0) >= 100 ? u"ib_write_bw --report_gbits -d mlx5_0 SERVER"_s : u"iperf3 -P 8 -c SERVER"_s;
    case AcceptanceCode::StorageRead:
        return u"fio --name=read --rw=read --bs=1M --iodepth=32 --direct=1 --readonly --ioengine=libaio --runtime=60 --filename=/dev/nvme0n1:…"_s;
    case AcceptanceCode::LinkBandwidth: return reduceCommand(c, configuration);
    case AcceptanceCode::FirstToken:
    case AcceptanceCode::OutputRate: return servingCommand(c);
    case AcceptanceCode::ModelLoad:
    case AcceptanceCode::TrainingRate:
    case AcceptanceCode::OtherParts: return {};
    default: break;
    }
    const QString gpus = toolsOf(c);
    // The baseboard controller measures the whole server, the tools of the GPUs each of them.
    return c.code == AcceptanceCode::PowerUnderLoad && c.hasController ? u"ipmitool dcmi power reading; "_s + gpus : gpus;
}

// --- what is expected ---

QString atLeast(const QString &value) { return Tr::tr("at least %1").arg(value); }
QString atMost(const QString &value) { return Tr::tr("at most %1").arg(value); }
//: nothing is expected: what is found is written down
QString toNote() { return Tr::tr("to be noted"); }

QString joined(const QStringList &parts)
{
    QStringList said = parts;
    said.removeAll(QString());
    return said.join(u", "_s);
}

QString pieces(const AcceptanceCheck &c, const Configuration &configuration, const Catalogue &catalogue, const QString &what = {})
{
    const bool isNamed = c.line >= 0 && static_cast<std::size_t>(c.line) < configuration.lines.size();
    const QString name = !what.isEmpty() ? what : isNamed ? designation(configuration.lines[static_cast<std::size_t>(c.line)], catalogue) : QString();
    return u"%1\u00a0× %2"_s.arg(c.count).arg(name);
}

QString afterLoss(SupplyState state)
{
    switch (state) {
    case SupplyState::Unknown: break;
    case SupplyState::Full: return Tr::tr("goes on at full speed");
    case SupplyState::Throttled: return Tr::tr("goes on, GPUs slowed down");
    case SupplyState::Down: return Tr::tr("stops: not to be tried in service");
    }
    return toNote();
}

QString gpuMemory(const AcceptanceCheck &c)
{
    // As the driver prints it: no groups of digits, no rounding.
    return c.bytes ? Tr::tr("%1 MiB each").arg(c.bytes->count >> 20) : Tr::tr("memory to be noted");
}

template <class Q, class Word>
QString withExpected(const QString &bound, const Estimate<Q> &estimate, Word word)
{
    //: %1 what has to be reached, such as "at most 45 s"; %2 what the estimate says
    return Tr::tr("%1 (estimate: %2)").arg(bound, word(estimate.expected));
}

QString rate(const AcceptanceCheck &c, const Format &format)
{
    if (!c.rate) {
        return toNote();
    }
    const QString least = atLeast(format.bandwidth(*c.rate));
    //: %1 what has to be reached; %2 what such machines were measured at
    return c.published ? Tr::tr("%1 (usual: %2)").arg(least, format.bandwidth(*c.published)) : least;
}

QString expected(const AcceptanceCheck &c, const Configuration &configuration, const Catalogue &catalogue, const Format &format)
{
    const auto seconds = [&format](Seconds s) { return format.seconds(s); };
    const auto tokens = [&format](TokensPerSecond t) { return format.tokensPerSecond(t); };
    const auto gigabits = [&format](double value) { return format.significant(value) + u"\u00a0Gb/s"_s; };
    const int count = static_cast<int>(std::min<std::int64_t>(c.count, 1'000'000));
    switch (c.code) {
    case AcceptanceCode::Firmware: return Tr::tr("to be noted: BIOS, BMC, GPUs, driver");
    case AcceptanceCode::Cpus:
        return joined({pieces(c, configuration, catalogue), c.cores ? Tr::tr("%n core(s) each", nullptr, *c.cores) : QString()});
    case AcceptanceCode::HostMemory:
        return joined({pieces(c, configuration, catalogue, c.bytes ? Tr::tr("%1 GiB").arg(c.bytes->count >> 30) : QString()),
                       c.megatransfers ? format.figure({static_cast<double>(*c.megatransfers), Unit::MegatransfersPerSecond}) : QString()});
    case AcceptanceCode::Drives:
        return joined({pieces(c, configuration, catalogue), c.bytes ? format.storage(*c.bytes) : QString()});
    case AcceptanceCode::Gpus: return joined({pieces(c, configuration, catalogue), gpuMemory(c)});
    case AcceptanceCode::PcieLink:
        return c.pcie ? Tr::tr("generation %1, %n lane(s)", nullptr, c.pcie->lanes).arg(c.pcie->generation) : toNote();
    case AcceptanceCode::Ecc: return c.isOn ? Tr::tr("on, no uncorrected error") : Tr::tr("to be noted: on or off");
    case AcceptanceCode::PowerLimit: return format.watts(c.watts);
    case AcceptanceCode::OtherParts: return Tr::tr("%n piece(s), as ordered", nullptr, count);
    case AcceptanceCode::GpuLinks: return c.count > 0 ? Tr::tr("%n link(s) up on each GPU", nullptr, count) : Tr::tr("all links up");
    case AcceptanceCode::HostBandwidth:
    case AcceptanceCode::LinkBandwidth:
    case AcceptanceCode::StorageRead: return rate(c, format);
    case AcceptanceCode::Diagnostics: return Tr::tr("every test passes, no error in the log");
    case AcceptanceCode::Temperature: return Tr::tr("below the slowdown limit, no thermal slowdown");
    case AcceptanceCode::PowerUnderLoad:
        return c.watts ? joined({atMost(format.watts(*c.watts)), c.amperes ? format.amperes(*c.amperes) : QString()}) : toNote();
    case AcceptanceCode::Supplies:
        return joined({pieces(c, configuration, catalogue, c.watts ? format.watts(*c.watts) : QString()), Tr::tr("no fault")});
    case AcceptanceCode::SupplyPulled:
    case AcceptanceCode::FeedPulled: return afterLoss(c.state);
    case AcceptanceCode::Network:
        return joined({Tr::tr("%n port(s)", nullptr, count), c.gigabits ? gigabits(*c.gigabits) : QString()});
    case AcceptanceCode::NetworkRate: return c.rate ? atLeast(gigabits(c.rate->count * 8 / 1e9)) : toNote();
    case AcceptanceCode::ModelLoad:
    case AcceptanceCode::FirstToken: return c.time ? withExpected(atMost(seconds(c.time->high)), *c.time, seconds) : toNote();
    case AcceptanceCode::OutputRate:
    case AcceptanceCode::TrainingRate: return c.speed ? withExpected(atLeast(tokens(c.speed->low)), *c.speed, tokens) : toNote();
    case AcceptanceCode::BurnIn: return Tr::tr("%n hour(s) at full load without an error", nullptr, count);
    }
    return toNote();
}

} // namespace

AcceptanceRow acceptanceRow(const AcceptanceCheck &c, const Configuration &configuration, const Catalogue &catalogue, const Format &format)
{
    return {check(c, format), command(c, configuration), expected(c, configuration, catalogue, format)};
}

QVector<AcceptanceRow> acceptanceRows(const Catalogue &catalogue, const Project &project, const Configuration &configuration,
                                      const ConfigurationEvaluation &evaluation, const Format &format)
{
    QVector<AcceptanceRow> rows;
    for (const AcceptanceCheck &c : acceptanceChecks(catalogue, project, configuration, evaluation)) {
        rows << acceptanceRow(c, configuration, catalogue, format);
    }
    return rows;
}

} // namespace configuria::texts
