// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/partfigures.h"

#include <QCoreApplication>

#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::PartFigures)
};

using enum PartFigure;
constexpr PartFigure serverFigures[] = {Gpus, FormFactor, Sockets, Socket, RackUnits};
constexpr PartFigure gpuFigures[] = {GpuMemory, Bandwidth, Tdp, FormFactor, PcieGeneration, Stack};
constexpr PartFigure cpuFigures[] = {Cores, Tdp, Socket, MemoryType, Channels};
constexpr PartFigure memoryFigures[] = {Capacity, ModuleType, Speed};
constexpr PartFigure driveFigures[] = {Capacity, ReadRate, DriveForm, Interface};
constexpr PartFigure psuFigures[] = {Rating, Efficiency, SupplyForm};
constexpr PartFigure networkFigures[] = {PortRate, Ports, NetworkType};
constexpr PartFigure accessoryFigures[] = {AccessoryKind, Connector};
constexpr PartFigure rackFigures[] = {RackKind, RackUnits, Rating};
constexpr PartFigure licenceFigures[] = {Metric, Years};

template <class T>
std::optional<double> number(const std::optional<T> &value)
{
    return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
}
std::optional<double> number(const std::optional<Watts> &value)
{
    return value ? std::optional(value->count) : std::nullopt;
}
std::optional<double> rate(const std::optional<BytesPerSecond> &value)
{
    return value ? std::optional(value->count / 1e9) : std::nullopt;
}

QString string(const std::string &text)
{
    return QString::fromStdString(text);
}

QString formsOf(const Server &server)
{
    QStringList forms;
    for (int f = 0; f <= static_cast<int>(GpuFormFactor::Integrated); ++f) {
        if ((server.gpuFormFactors >> f & 1) != 0) {
            forms << texts::label(static_cast<GpuFormFactor>(f));
        }
    }
    return forms.join(u", "_s);
}

QString stackName(SoftwareStack stack)
{
    switch (stack) { // names of products
    case SoftwareStack::Cuda: return u"CUDA"_s;
    case SoftwareStack::Rocm: return u"ROCm"_s;
    case SoftwareStack::Gaudi: return u"Gaudi"_s;
    case SoftwareStack::OneApi: return u"oneAPI"_s;
    }
    return {};
}

QString kindOf(const Accessory &accessory)
{
    switch (accessory.type) {
    case AccessoryType::Bridge: return Tr::tr("bridge");
    case AccessoryType::PowerCable: return Tr::tr("power cable");
    case AccessoryType::Other: return Tr::tr("other");
    }
    return {};
}

QString kindOf(const RackPart &rack)
{
    switch (rack.type) {
    case RackPartType::Rack: return Tr::tr("rack");
    case RackPartType::Pdu: return Tr::tr("PDU");
    case RackPartType::Ups: return Tr::tr("UPS");
    }
    return {};
}

QString metricOf(const Licence &licence)
{
    switch (licence.metric) {
    case LicenceMetric::PerGpu: return Tr::tr("per GPU");
    case LicenceMetric::PerSocket: return Tr::tr("per socket");
    case LicenceMetric::PerNode: return Tr::tr("per node");
    }
    return {};
}

// The words of a figure that is chosen from a list.
QString word(const Catalogue &catalogue, PartRef part, PartFigure figure)
{
    if (const Server *s = catalogue.server(part)) {
        return figure == FormFactor ? formsOf(*s) : figure == Socket ? string(s->socketType) : QString();
    }
    if (const Gpu *g = catalogue.gpu(part)) {
        return figure == FormFactor ? texts::label(g->formFactor)
            : figure == Stack       ? stackName(g->stack)
            : g->pcieGeneration     ? u"PCIe %1.0"_s.arg(*g->pcieGeneration)
                                    : QString();
    }
    if (const Cpu *c = catalogue.cpu(part)) {
        return string(figure == Socket ? c->socket : c->memoryType);
    }
    if (const MemoryModule *m = catalogue.memoryModule(part)) {
        return string(m->generation) + u' ' + string(m->moduleType);
    }
    if (const Drive *d = catalogue.drive(part)) {
        return string(figure == DriveForm ? d->formFactor : d->interface);
    }
    if (const Psu *p = catalogue.psu(part)) {
        return figure == SupplyForm                              ? string(p->formFactor)
            : p->efficiencyClass == EfficiencyClass::Unknown ? QString()
                                                                 : texts::label(p->efficiencyClass);
    }
    if (const NetworkPart *n = catalogue.networkPart(part)) {
        //: %1 a network, "InfiniBand NDR"
        return n->isSwitch ? Tr::tr("%1 switch").arg(string(n->type)) : string(n->type);
    }
    if (const Accessory *a = catalogue.accessory(part)) {
        return figure == AccessoryKind ? kindOf(*a) : string(a->connector);
    }
    if (const RackPart *r = catalogue.rackPart(part)) {
        return kindOf(*r);
    }
    if (const Licence *l = catalogue.licence(part)) {
        return metricOf(*l);
    }
    return {};
}

} // namespace

std::span<const PartFigure> figuresOf(PartKind kind) noexcept
{
    switch (kind) {
    case PartKind::Server: return serverFigures;
    case PartKind::Gpu: return gpuFigures;
    case PartKind::Cpu: return cpuFigures;
    case PartKind::Memory: return memoryFigures;
    case PartKind::Drive: return driveFigures;
    case PartKind::Psu: return psuFigures;
    case PartKind::Network: return networkFigures;
    case PartKind::Accessory: return accessoryFigures;
    case PartKind::Rack: return rackFigures;
    case PartKind::Licence: return licenceFigures;
    case PartKind::Service: return {};
    }
    return {};
}

bool isRange(PartFigure figure) noexcept
{
    switch (figure) {
    case GpuMemory:
    case Bandwidth:
    case Tdp:
    case Cores:
    case Channels:
    case Capacity:
    case Speed:
    case ReadRate:
    case Rating:
    case Gpus:
    case Sockets:
    case RackUnits:
    case PortRate:
    case Ports:
    case Years:
        return true;
    case FormFactor:
    case PcieGeneration:
    case Stack:
    case Socket:
    case MemoryType:
    case ModuleType:
    case Interface:
    case DriveForm:
    case Efficiency:
    case SupplyForm:
    case NetworkType:
    case AccessoryKind:
    case Connector:
    case RackKind:
    case Metric:
        return false;
    }
    return false;
}

std::optional<double> figureNumber(const Catalogue &catalogue, PartRef part, PartFigure figure) noexcept
{
    if (const Server *s = catalogue.server(part)) {
        return figure == Gpus ? number(s->maxGpus) : figure == Sockets ? number(s->sockets) : figure == RackUnits ? number(s->rackUnits) : std::nullopt;
    }
    if (const Gpu *g = catalogue.gpu(part)) {
        return figure == GpuMemory ? std::optional(g->marketedMemory / 1_GB)
            : figure == Bandwidth  ? rate(g->memoryBandwidth)
            : figure == Tdp        ? number(g->tdp)
                                   : std::nullopt;
    }
    if (const Cpu *c = catalogue.cpu(part)) {
        return figure == Cores ? number(c->cores) : figure == Tdp ? number(c->tdp) : figure == Channels ? number(c->memoryChannels) : std::nullopt;
    }
    if (const MemoryModule *m = catalogue.memoryModule(part)) { // a "64 GB" module holds 64 GiB
        return figure == Capacity ? std::optional(m->capacity / 1_GiB) : figure == Speed ? number(m->speed) : std::nullopt;
    }
    if (const Drive *d = catalogue.drive(part)) {
        return figure == Capacity ? std::optional(d->capacity / 1_GB) : figure == ReadRate ? rate(d->read) : std::nullopt;
    }
    if (const Psu *p = catalogue.psu(part)) {
        return figure == Rating ? number(p->ratedHighLine ? p->ratedHighLine : p->ratedLowLine) : std::nullopt;
    }
    if (const NetworkPart *n = catalogue.networkPart(part)) {
        return figure == PortRate ? n->gigabitsPerSecond : figure == Ports ? number(n->ports) : std::nullopt;
    }
    if (const RackPart *r = catalogue.rackPart(part)) {
        return figure == RackUnits ? number(r->rackUnits) : figure == Rating ? number(r->watts) : std::nullopt;
    }
    if (const Licence *l = catalogue.licence(part)) {
        return figure == Years ? number(l->years) : std::nullopt;
    }
    return std::nullopt;
}

namespace texts {

QString label(PartFigure figure)
{
    switch (figure) {
    case GpuMemory: return Tr::tr("Memory");
    case Bandwidth: return Tr::tr("Bandwidth");
    //: thermal design power
    case Tdp: return Tr::tr("TDP");
    case FormFactor: return Tr::tr("GPU form");
    case PcieGeneration: return Tr::tr("PCIe");
    case Stack: return Tr::tr("Software");
    case Cores: return Tr::tr("Cores");
    case Socket: return Tr::tr("Socket");
    case MemoryType: return Tr::tr("Memory type");
    case Channels: return Tr::tr("Channels");
    case Capacity: return Tr::tr("Capacity");
    case ModuleType: return Tr::tr("Type");
    case Speed: return Tr::tr("Speed");
    case ReadRate: return Tr::tr("Read");
    case Interface: return Tr::tr("Interface");
    case DriveForm: return Tr::tr("Form");
    case Rating: return Tr::tr("Power");
    case Efficiency: return Tr::tr("Efficiency");
    case SupplyForm: return Tr::tr("Form");
    case Gpus: return Tr::tr("GPUs");
    case Sockets: return Tr::tr("Sockets");
    case RackUnits: return Tr::tr("Rack units");
    case PortRate: return Tr::tr("Port rate");
    case Ports: return Tr::tr("Ports");
    case NetworkType: return Tr::tr("Network");
    case AccessoryKind: return Tr::tr("Type");
    case Connector: return Tr::tr("Connector");
    case RackKind: return Tr::tr("Type");
    case Metric: return Tr::tr("Counted");
    case Years: return Tr::tr("Years");
    }
    return {};
}

QString unit(PartFigure figure)
{
    switch (figure) {
    case GpuMemory:
    case Capacity: return Tr::tr("GB");
    case Bandwidth:
    case ReadRate: return Tr::tr("GB/s");
    case Tdp:
    case Rating: return u"W"_s;
    case Speed: return u"MT/s"_s;
    case PortRate: return Tr::tr("Gbit/s");
    default: return {}; // counts and words
    }
}

QString value(const Catalogue &catalogue, PartRef part, PartFigure figure, const Format &format)
{
    if (!isRange(figure)) {
        return word(catalogue, part, figure).trimmed();
    }
    const std::optional<double> n = figureNumber(catalogue, part, figure);
    if (!n) {
        return {};
    }
    switch (figure) {
    case Bandwidth:
    case ReadRate: return format.bandwidth(BytesPerSecond(*n * 1e9));
    case Tdp:
    case Rating: return format.watts(Watts(*n));
    case Capacity: return part.kind == PartKind::Drive ? format.storage(bytesFrom(*n * 1e9)) : format.significant(*n) + QChar::Nbsp + unit(figure);
    default: break;
    }
    const QString text = format.significant(*n);
    return unit(figure).isEmpty() ? text : text + QChar::Nbsp + unit(figure);
}

} // namespace texts

} // namespace configuria
