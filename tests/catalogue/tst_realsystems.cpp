// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <random>

#include "catalogue/cataloguestore.h"
#include "catalogue/csvreader.h"
#include "engine/evaluation.h"
#include "engine/names.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

// Machines that were submitted to MLPerf, in the parts of the catalogue. `doubt` names a part that the submission itself
// contradicts; it is left out.
struct Machine {
    QString id;
    std::string server, cpu, gpu, doubt;
    int cpus = 0, gpus = 0, dimms = 0, dimmGigabytes = 0;
};

const Catalogue &catalogue()
{
    static const Catalogue value = catalogueFromResources().value();
    return value;
}

std::vector<Machine> machines()
{
    QFile file(QStringLiteral(CONFIGURIA_SOURCE_DIR "/tests/catalogue/realsystems.csv"));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("no realsystems.csv");
    }
    const CsvTable table = parseCsv(file.readAll(), file.fileName()).value();
    std::vector<Machine> all;
    for (const CsvTable::Row &row : table.rows) {
        std::map<std::string, std::string> cell;
        for (std::size_t i = 0; i < table.header.size(); ++i) {
            cell[table.header[i]] = row.cells[i];
        }
        const auto number = [&cell](const char *name) { return QString::fromStdString(cell[name]).toInt(); };
        all.push_back({QString::fromStdString(cell["id"]), cell["server"], cell["cpu"], cell["gpu"], cell["doubt"], number("cpus"), number("gpus"),
                       number("dimms"), number("dimm_gb")});
    }
    return all;
}

void add(Configuration &c, PartRef part, int quantity)
{
    BomLine line;
    line.part = part;
    line.quantity = quantity;
    c.lines.push_back(line);
}

// The slowest modules of that size: a server that runs faster ones takes them.
PartRef memoryOf(const Server &server, int gigabytes)
{
    const auto &modules = catalogue().memory;
    for (std::size_t i = 0; i < modules.size(); ++i) {
        const bool isSize = modules[i].capacity.count / 1'000'000'000 == gigabytes || modules[i].capacity.count >> 30 == gigabytes;
        if (isSize && server.memoryType.find(modules[i].generation) != std::string::npos) {
            return {PartKind::Memory, PartIndex{static_cast<std::uint32_t>(i)}};
        }
    }
    return {};
}

Configuration configurationOf(const Machine &m)
{
    Configuration c;
    c.name = "A";
    c.model = *catalogue().model("llama-3.1-8b");
    const PartRef server = catalogue().find(m.server);
    add(c, server, 1);
    add(c, catalogue().find(m.gpu), m.gpus);
    if (!m.cpu.empty() && m.doubt != "cpu") {
        add(c, catalogue().find(m.cpu), m.cpus);
    }
    const PartRef memory = m.dimms > 0 && m.doubt != "memory" ? memoryOf(*catalogue().server(server), m.dimmGigabytes) : PartRef{};
    if (memory.isValid()) {
        add(c, memory, m.dimms);
    }
    return c;
}

// Blockers about parts that the submission states; supplies and prices it does not state.
constexpr std::array statedBlockers{FindingCode::TooManyGpus,        FindingCode::GpuFormFactorMismatch, FindingCode::GpuPowerAboveChassis,
                                    FindingCode::CpuSocketMismatch,  FindingCode::TooManyCpus,           FindingCode::MemoryTypeMismatch,
                                    FindingCode::TooManyMemoryModules, FindingCode::MixedGpus,           FindingCode::MixedMemory,
                                    FindingCode::NotEnoughGpuMemory, FindingCode::HostMemoryTooSmall,    FindingCode::MixedCpus,
                                    FindingCode::EngineNotForStack,  FindingCode::NodesNotConnected,     FindingCode::CardTooLong,
                                    FindingCode::PsuNotForChassis};

// Cautions that say "the maker does not list it": a machine that was submitted is listed.
constexpr std::array notListed{FindingCode::CpuFamilyMismatch, FindingCode::CpuPowerAboveChassis};

QStringList blockersOf(const Configuration &c)
{
    QStringList names;
    const ConfigurationEvaluation e = evaluateConfiguration(catalogue(), Project(), c);
    for (const Finding &f : e.findings.items()) {
        const bool isBlocked = f.severity == Severity::Blocker && std::find(statedBlockers.begin(), statedBlockers.end(), f.code) != statedBlockers.end();
        if (isBlocked || std::find(notListed.begin(), notListed.end(), f.code) != notListed.end()) {
            const std::string_view name = nameOf(f.code);
            names << QString::fromLatin1(name.data(), qsizetype(name.size()));
        }
    }
    return names;
}

// One change that breaks a machine, and what it breaks; false: this machine cannot be broken that way.
struct Mutation {
    const char *name;
    FindingCode code;
    std::function<bool(Configuration &, const Server &, std::mt19937 &)> apply;
};

BomLine *lineOf(Configuration &c, PartKind kind)
{
    const auto it = std::find_if(c.lines.begin(), c.lines.end(), [kind](const BomLine &l) { return l.part.kind == kind; });
    return it == c.lines.end() ? nullptr : &*it;
}

// Any part of a table that `isWrong`; invalid when there is none.
template <class T, class Wrong>
PartRef anyWrong(PartKind kind, const std::vector<T> &table, std::mt19937 &random, Wrong isWrong)
{
    std::vector<std::uint32_t> wrong;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (isWrong(table[i])) {
            wrong.push_back(static_cast<std::uint32_t>(i));
        }
    }
    return wrong.empty() ? PartRef{} : PartRef{kind, PartIndex{wrong[random() % wrong.size()]}};
}

bool replaceBy(Configuration &c, PartRef part)
{
    BomLine *line = part.isValid() ? lineOf(c, part.kind) : nullptr;
    if (line) {
        line->part = part;
    }
    return line;
}

const std::vector<Mutation> &mutations()
{
    static const std::vector<Mutation> all{
        {"a GPU too many", FindingCode::TooManyGpus,
         [](Configuration &c, const Server &s, std::mt19937 &random) {
             // Twice as many single-width cards go in double-width slots.
             lineOf(c, PartKind::Gpu)->quantity = *s.maxGpus * 2 + 1 + static_cast<int>(random() % 3);
             return true;
         }},
        {"a GPU of another form", FindingCode::GpuFormFactorMismatch,
         [](Configuration &c, const Server &s, std::mt19937 &random) {
             return replaceBy(c, anyWrong(PartKind::Gpu, catalogue().gpus, random,
                                          [&s](const Gpu &g) { return !(s.gpuFormFactors >> static_cast<int>(g.formFactor) & 1); }));
         }},
        {"a GPU of more watts than the chassis feeds", FindingCode::GpuPowerAboveChassis,
         [](Configuration &c, const Server &s, std::mt19937 &random) {
             return replaceBy(c, anyWrong(PartKind::Gpu, catalogue().gpus, random, [&s](const Gpu &g) {
                                  return s.gpuFormFactors >> static_cast<int>(g.formFactor) & 1 && g.tdp && s.maxGpuTdp && *g.tdp > *s.maxGpuTdp;
                              }));
         }},
        {"a CPU of another socket", FindingCode::CpuSocketMismatch,
         [](Configuration &c, const Server &s, std::mt19937 &random) {
             return replaceBy(c, anyWrong(PartKind::Cpu, catalogue().cpus, random,
                                          [&s](const Cpu &p) { return !p.socket.empty() && s.socketType.find(p.socket) == std::string::npos; }));
         }},
        {"more CPUs than sockets", FindingCode::TooManyCpus,
         [](Configuration &c, const Server &s, std::mt19937 &random) {
             BomLine *line = lineOf(c, PartKind::Cpu);
             if (line && s.sockets) {
                 line->quantity = *s.sockets + 1 + static_cast<int>(random() % 2);
             }
             return line && s.sockets;
         }},
        {"a second kind of CPU", FindingCode::MixedCpus,
         [](Configuration &c, const Server &, std::mt19937 &random) {
             const BomLine *line = lineOf(c, PartKind::Cpu);
             if (!line) {
                 return false;
             }
             const Cpu *own = catalogue().cpu(line->part);
             add(c, anyWrong(PartKind::Cpu, catalogue().cpus, random, [own](const Cpu &p) { return &p != own; }), 1);
             return true;
         }},
        {"nodes that train together without a network", FindingCode::NodesNotConnected,
         [](Configuration &c, const Server &s, std::mt19937 &random) {
             const bool hasOwn = s.info.vendor == "NVIDIA" || s.gpuInterconnect.find("ConnectX") != std::string::npos || s.networkPorts.value_or(0) > 0;
             c.workload.kind = WorkloadKind::Lora;
             c.nodes = 2 + static_cast<int>(random() % 3);
             return !hasOwn;
         }},
        {"memory of another generation", FindingCode::MemoryTypeMismatch,
         [](Configuration &c, const Server &s, std::mt19937 &random) {
             const bool takesDdr5 = s.memoryType.find("DDR5") != std::string::npos;
             return replaceBy(c, anyWrong(PartKind::Memory, catalogue().memory, random, [&](const MemoryModule &m) {
                                  return (m.generation != "DDR5") == takesDdr5;
                              }));
         }},
        {"a module too many", FindingCode::TooManyMemoryModules,
         [](Configuration &c, const Server &s, std::mt19937 &random) {
             BomLine *line = lineOf(c, PartKind::Memory);
             if (line && s.dimmSlots) {
                 line->quantity = *s.dimmSlots + 1 + static_cast<int>(random() % 8);
             }
             return line && s.dimmSlots;
         }},
        {"supplies of another maker", FindingCode::PsuNotForChassis,
         [](Configuration &c, const Server &s, std::mt19937 &random) {
             // Generic supplies are common forms, and who makes no servers sells ATX ones, which fit none of these machines.
             add(c, anyWrong(PartKind::Psu, catalogue().psus, random, [&s](const Psu &p) { return p.info.vendor != s.info.vendor && p.info.vendor != "Generic"; }), 2);
             return true;
         }},
        {"supplies that give less than the load", FindingCode::PsuOverload,
         [](Configuration &c, const Server &, std::mt19937 &random) {
             const auto load = evaluateConfiguration(catalogue(), Project(), c).power.dc;
             if (!load) {
                 return false;
             }
             BomLine supply;
             supply.part.kind = PartKind::Psu;
             supply.quantity = 2 + static_cast<int>(random() % 4);
             supply.watts = Watts(load->count * 0.9 / supply.quantity);
             c.lines.push_back(supply);
             return true;
         }},
    };
    return all;
}

} // namespace

class RealSystemsTest : public QObject
{
    Q_OBJECT

private slots:
    void areAccepted_data();
    void areAccepted();
    void oneWrongPartIsFound();
};

void RealSystemsTest::areAccepted_data()
{
    QTest::addColumn<int>("index");
    const std::vector<Machine> all = machines();
    QVERIFY(all.size() >= 49);
    for (std::size_t i = 0; i < all.size(); ++i) {
        QTest::addRow("%s %s", qPrintable(all[i].id), all[i].server.c_str()) << static_cast<int>(i);
    }
}

void RealSystemsTest::areAccepted()
{
    QFETCH(int, index);
    const Machine m = machines()[static_cast<std::size_t>(index)];
    QVERIFY(catalogue().find(m.server).isValid() && catalogue().find(m.gpu).isValid());
    const QStringList blockers = blockersOf(configurationOf(m));
    QVERIFY2(blockers.isEmpty(), qPrintable(blockers.join(u' ')));
}

// Three hundred machines with one wrong part: 95 in 100 of them raise the finding that names it.
void RealSystemsTest::oneWrongPartIsFound()
{
    std::mt19937 random(20'261'130);
    const std::vector<Machine> all = machines();
    const int wanted = qEnvironmentVariableIsSet("CONFIGURIA_LONG_TESTS") ? 3'000 : 300;
    int found = 0, made = 0;
    QStringList missed;
    while (made < wanted) {
        const Machine &m = all[random() % all.size()];
        const Mutation &mutation = mutations()[random() % mutations().size()];
        Configuration c = configurationOf(m);
        if (!mutation.apply(c, *catalogue().server(catalogue().find(m.server)), random)) {
            continue;
        }
        ++made;
        const ConfigurationEvaluation e = evaluateConfiguration(catalogue(), Project(), c);
        const auto items = e.findings.items();
        const bool isFound = std::any_of(items.begin(), items.end(), [&](const Finding &f) { return f.code == mutation.code && f.severity == Severity::Blocker; });
        found += isFound;
        if (!isFound) {
            missed << u"%1: %2"_s.arg(m.id, QString::fromLatin1(mutation.name));
        }
    }
    missed.removeDuplicates();
    QVERIFY2(found >= 0.95 * made, qPrintable(u"%1 of %2; missed:\n%3"_s.arg(found).arg(made).arg(missed.join(u'\n'))));
    qInfo("%d of %d found", found, made);
}

} // namespace configuria

QTEST_GUILESS_MAIN(configuria::RealSystemsTest)
#include "tst_realsystems.moc"
