// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cataloguecommand.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "catalogue/pricelist.h"
#include "catalogue/projectfile.h"
#include "engine/names.h"
#include "items/texts.h"
#include "report/savefile.h"
#include "values.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

QString text(const std::string &s)
{
    return QString::fromStdString(s);
}

QString text(std::string_view s)
{
    return QString::fromUtf8(s.data(), qsizetype(s.size()));
}

// Collects the fields that are known.
class Fields {
public:
    void add(const char *name, const QString &value)
    {
        if (!value.isEmpty()) {
            list.emplace_back(QString::fromLatin1(name), value);
        }
    }
    void add(const char *name, const std::optional<int> &value) { add(name, value ? QString::number(*value) : QString()); }
    void add(const char *name, const std::optional<double> &value, double unit = 1)
    {
        add(name, value ? QString::number(*value / unit, 'g', 10) : QString());
    }
    void add(const char *name, const std::optional<bool> &value) { add(name, value ? (*value ? u"yes"_s : u"no"_s) : QString()); }
    template <class U>
    void add(const char *name, const std::optional<Quantity<U, double>> &value, double unit = 1)
    {
        add(name, value ? std::optional<double>(value->count) : std::nullopt, unit);
    }
    void add(const char *name, const std::optional<Bytes> &value) { add(name, value ? QString::number(value->count) : QString()); }

    std::vector<PartField> list;
};

void addGpu(Fields &f, const Gpu &g)
{
    f.add("architecture", text(g.architecture));
    f.add("memory_bytes", std::optional(g.marketedMemory));
    f.add("memory_reported_bytes", g.reportedMemory);
    f.add("memory_bandwidth_gb_s", g.memoryBandwidth, 1e9);
    f.add("bf16_dense_tflops", g.bf16, 1e12);
    f.add("fp8_dense_tflops", g.fp8, 1e12);
    f.add("fp4_dense_tflops", g.fp4, 1e12);
    f.add("tdp_w", g.tdp);
    f.add("idle_w", g.idle);
    f.add("slot_width", g.slotWidth);
    f.add("link_type", text(g.linkType));
    f.add("link_bandwidth_gb_s", g.linkBandwidth, 1e9);
    f.add("max_link_group", std::optional(g.maxLinkGroup));
    f.add("cooling", text(g.cooling));
    f.add("launch_year", g.launchYear);
}

void addServer(Fields &f, const Server &s)
{
    f.add("sockets", s.sockets);
    f.add("socket_type", text(s.socketType));
    f.add("max_gpus", s.maxGpus);
    f.add("max_gpu_tdp_w", s.maxGpuTdp);
    f.add("dimm_slots", s.dimmSlots);
    f.add("memory_type", text(s.memoryType));
    f.add("nvme_bays", s.nvmeBays);
    f.add("psu_slots", s.psuSlots);
    f.add("psu_count_default", s.defaultPsuCount);
    f.add("psu_w_default", s.defaultPsuRating);
    f.add("psu_options", text(s.psuOptions));
    f.add("redundancy", text(s.redundancyText));
    f.add("rack_units", s.rackUnits);
    f.add("chassis_overhead_w", s.chassisOverhead);
}

void addCpu(Fields &f, const Cpu &c)
{
    f.add("family", text(c.family));
    f.add("cores", c.cores);
    f.add("threads", c.threads);
    f.add("tdp_w", c.tdp);
    f.add("socket", text(c.socket));
    f.add("max_sockets", c.maxSockets);
    f.add("pcie_gen", c.pcieGeneration);
    f.add("pcie_lanes", c.pcieLanes);
    f.add("memory_type", text(c.memoryType));
    f.add("memory_channels", c.memoryChannels);
    f.add("max_memory_bytes", c.maxMemory);
}

void addPsu(Fields &f, const Psu &p)
{
    f.add("rated_high_line_w", p.ratedHighLine);
    f.add("rated_low_line_w", p.ratedLowLine);
    f.add("efficiency_10", p.efficiency10);
    f.add("efficiency_20", p.efficiency20);
    f.add("efficiency_50", p.efficiency50);
    f.add("efficiency_100", p.efficiency100);
    f.add("form_factor", text(p.formFactor));
    f.add("inlet", text(p.inlet));
}

void addRest(Fields &f, const Catalogue &catalogue, PartRef part)
{
    if (const MemoryModule *m = catalogue.memoryModule(part)) {
        f.add("capacity_bytes", std::optional(m->capacity));
        f.add("module_type", text(m->moduleType));
        f.add("generation", text(m->generation));
        f.add("speed_mt_s", m->speed);
        f.add("ecc", m->ecc);
        f.add("typical_w", m->typical);
    } else if (const Drive *d = catalogue.drive(part)) {
        f.add("capacity_bytes", std::optional(d->capacity));
        f.add("form_factor", text(d->formFactor));
        f.add("interface", text(d->interface));
        f.add("read_gb_s", d->read, 1e9);
        f.add("write_gb_s", d->write, 1e9);
        f.add("active_w", d->active);
    } else if (const NetworkPart *n = catalogue.networkPart(part)) {
        f.add("type", text(n->type));
        f.add("speed_gbps", n->gigabitsPerSecond);
        f.add("ports", n->ports);
        f.add("max_w", n->maxPower);
    }
}

bool matches(const PartInfo &info, const Arguments &arguments)
{
    const QString vendor = arguments.value(u"vendor"_s);
    const QString search = arguments.value(u"search"_s);
    return (vendor.isEmpty() || text(info.vendor).compare(vendor, Qt::CaseInsensitive) == 0)
        && (search.isEmpty() || (text(info.id) + u' ' + text(info.vendor) + u' ' + text(info.model)).contains(search, Qt::CaseInsensitive));
}

std::vector<PartRef> partsOf(const Catalogue &catalogue, std::optional<PartKind> kind)
{
    std::vector<PartRef> parts;
    for (int k = 0; k < partKindCount; ++k) {
        if (kind && static_cast<int>(*kind) != k) {
            continue;
        }
        for (int i = 0; i < catalogue.count(static_cast<PartKind>(k)); ++i) {
            parts.push_back(PartRef{static_cast<PartKind>(k), PartIndex{static_cast<std::uint32_t>(i)}});
        }
    }
    return parts;
}

QJsonObject objectOf(const std::vector<PartField> &fields)
{
    QJsonObject object;
    for (const auto &[name, value] : fields) {
        object.insert(name, value);
    }
    return object;
}

Outcome<ExitStatus> list(const Arguments &arguments, const Catalogue &catalogue, CommandEnvironment &environment)
{
    std::optional<PartKind> kind;
    if (arguments.has(u"kind"_s)) {
        const Outcome<PartKind> named = values::named<PartKind>(u"--kind"_s, arguments.value(u"kind"_s));
        if (!named) {
            return tl::unexpected(named.error());
        }
        kind = *named;
    }
    QJsonArray array;
    for (const PartRef part : partsOf(catalogue, kind)) {
        const PartInfo &info = *catalogue.info(part);
        if (!matches(info, arguments)) {
            continue;
        }
        if (arguments.has(u"json"_s)) {
            array << objectOf(partFields(catalogue, part));
        } else {
            environment.out << text(info.id) << u'\t' << text(nameOf(part.kind)) << u'\t' << texts::partName(info) << u'\t'
                            << (info.price ? moneyToText(*info.price) + u" EUR"_s : QString()) << u'\n';
        }
    }
    if (arguments.has(u"json"_s)) {
        environment.out << QString::fromUtf8(QJsonDocument(array).toJson());
    }
    return ExitStatus::Done;
}

Outcome<ExitStatus> show(const QString &id, const Arguments &arguments, const Catalogue &catalogue, CommandEnvironment &environment)
{
    const PartRef part = catalogue.find(id.toStdString());
    if (!part.isValid()) {
        QStringList ids;
        for (const PartRef known : partsOf(catalogue, {})) {
            ids << text(catalogue.info(known)->id);
        }
        return wrongUsage(u"catalogue show"_s, id, ids.join(u' '));
    }
    const std::vector<PartField> fields = partFields(catalogue, part);
    if (arguments.has(u"json"_s)) {
        environment.out << QString::fromUtf8(QJsonDocument(objectOf(fields)).toJson());
        return ExitStatus::Done;
    }
    for (const auto &[name, value] : fields) {
        environment.out << name << u": "_s << value << u'\n';
    }
    return ExitStatus::Done;
}

Outcome<ExitStatus> exportTo(const QString &path, const Catalogue &catalogue, const QString &dataDir)
{
    const Result<QByteArray> csv = catalogueToCsv(catalogue, readOwnData(dataDir).data);
    if (!csv) {
        return cannotRead(csv.error());
    }
    if (const auto saved = saveFile(path, *csv); !saved) {
        return cannotWrite(saved.error());
    }
    return ExitStatus::Done;
}

} // namespace

std::vector<PartField> partFields(const Catalogue &catalogue, PartRef part)
{
    Fields f;
    const PartInfo *info = catalogue.info(part);
    if (!info) {
        return {};
    }
    f.add("id", text(info->id));
    f.add("kind", text(nameOf(part.kind)));
    f.add("vendor", text(info->vendor));
    f.add("model", text(info->model));
    f.add("price_eur", info->price ? moneyToText(*info->price) : QString());
    f.add("price_source", text(info->priceSource));
    f.add("price_date", text(info->priceDate));
    f.add("price_is_example", info->price ? std::optional(info->priceIsExample) : std::nullopt);
    f.add("lead_time_days", info->leadTimeDays);
    f.add("warranty_months", info->warrantyMonths);
    f.add("refurbished_from", text(info->newPart));
    if (const Gpu *gpu = catalogue.gpu(part)) {
        addGpu(f, *gpu);
    } else if (const Server *server = catalogue.server(part)) {
        addServer(f, *server);
    } else if (const Cpu *cpu = catalogue.cpu(part)) {
        addCpu(f, *cpu);
    } else if (const Psu *psu = catalogue.psu(part)) {
        addPsu(f, *psu);
    } else {
        addRest(f, catalogue, part);
    }
    f.add("spec_source", text(info->specSource));
    f.add("confidence", info->confidence == Confidence::Found ? u"found"_s : u"memory"_s);
    f.add("memory_fields", text(info->memoryFields));
    f.add("notes", text(info->notes));
    return f.list;
}

Outcome<ExitStatus> runCatalogue(const Arguments &arguments, const Library &library, CommandEnvironment &environment)
{
    const Catalogue &catalogue = *library.catalogue;
    const QString verb = arguments.positional.first();
    const bool hasArgument = arguments.positional.size() > 1;
    if (verb == "list"_L1 && !hasArgument) {
        return list(arguments, catalogue, environment);
    }
    if (verb == "show"_L1 && hasArgument) {
        return show(arguments.positional[1], arguments, catalogue, environment);
    }
    if (verb == "export"_L1 && hasArgument) {
        return exportTo(arguments.positional[1], catalogue, environment.dataDir);
    }
    return wrongUsage(u"catalogue"_s, arguments.positional.join(u' '), CommandWords::tr("list, show PART_ID, export FILE"));
}

} // namespace configuria
