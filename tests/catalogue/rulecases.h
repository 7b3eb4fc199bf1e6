// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>
#include <vector>

#include "catalogue/cataloguestore.h"
#include "engine/evaluation.h"

// Machines for the tests of the rules, written as a list of part ids.
namespace configuria {

using namespace Qt::StringLiterals;

// The shipped parts and, for the rules about them, a SATA drive, a card of 340 mm and a processor that takes 90 days.
inline const Catalogue &catalogue()
{
    static const Catalogue value = [] {
        Catalogue c = catalogueFromResources().value();
        Drive sata;
        sata.info.id = sata.info.model = "sata-3-84";
        sata.capacity = 3'840_GB;
        sata.formFactor = "2.5 in";
        sata.interface = "SATA 6 Gb/s";
        sata.read = BytesPerSecond(0.55e9); // what SATA ends at
        c.drives.push_back(sata);
        Gpu card = *c.gpu(c.find("nvidia-l40s"));
        card.info.id = card.info.model = "long-card";
        card.length = Millimetres(340);
        c.gpus.push_back(card);
        Cpu late = *c.cpu(c.find("intel-xeon-8480plus"));
        late.info.id = late.info.model = "late-cpu";
        late.info.leadTimeDays = 90;
        c.cpus.push_back(late);
        return c;
    }();
    return value;
}

// "server gpu*4 !switch": quantities per node, ! once per project, ? a custom network line.
inline Project projectOf(const QString &parts)
{
    Project p;
    Configuration c;
    c.name = "A";
    c.model = *catalogue().model("llama-3.1-8b");
    for (const QString &word : parts.split(u' ', Qt::SkipEmptyParts)) {
        BomLine line;
        const QStringList pair = word.split(u'*');
        QString id = pair[0];
        line.scope = id.startsWith(u'!') ? LineScope::PerProject : LineScope::PerNode;
        line.quantity = pair.size() > 1 ? pair[1].toInt() : 1;
        if (id == u"?") {
            line.part.kind = PartKind::Network;
            line.description = "custom";
        } else {
            line.part = catalogue().find(id.remove(u'!').toStdString());
            if (!line.part.isValid()) {
                qFatal("no part %s", qPrintable(id));
            }
        }
        c.lines.push_back(line);
    }
    p.configurations.push_back(c);
    return p;
}

using Change = std::function<void(Project &)>;

inline Configuration &first(Project &p) { return p.configurations.front(); }

inline Change all(std::vector<Change> changes)
{
    return [changes = std::move(changes)](Project &p) {
        for (const Change &change : changes) {
            change(p);
        }
    };
}
inline Change model(const char *id)
{
    return [id](Project &p) { first(p).model = *catalogue().model(id); };
}
inline Change kind(WorkloadKind k)
{
    return [k](Project &p) { first(p).workload.kind = k; };
}
inline Change nodes(int n)
{
    return [n](Project &p) { first(p).nodes = n; };
}
inline Change tensor(int n)
{
    return [n](Project &p) { first(p).workload.tensorParallel = n; };
}
inline Change engine(InferenceEngine e)
{
    return [e](Project &p) { first(p).workload.engine = e; };
}
inline Change weights(WeightFormat f)
{
    return [f](Project &p) { first(p).workload.weights = f; };
}
inline Change inlet(double celsius, double altitude = 0)
{
    return [=](Project &p) {
        p.site.inlet = Celsius(celsius);
        p.site.altitudeM = altitude;
    };
}
inline Change quoted(Date date)
{
    return [date](Project &p) { p.quote.date = date; };
}
inline Change deployed(Date date)
{
    return [date](Project &p) { p.site.deployment = date; };
}
inline Change country(const char *code)
{
    return [code](Project &p) { p.site.country = code; };
}
inline Change offload(Offload o)
{
    return [o](Project &p) { first(p).workload.offload = o; };
}
inline const Change nothing = [](Project &) {};
inline const Change full = kind(WorkloadKind::FullFineTuning);

struct Expected {
    double need = -1, have = -1; // -1: not checked
    bool isRepaired = false;
};

// A machine with one fault, and the same one without it.
struct Case {
    const char *name;
    FindingCode code;
    Severity severity;
    QString broken, sound;
    Change change, changeOfSound;
    Expected expected;
};

inline const QString xeons = u"intel-xeon-8480plus*2 ddr5-rdimm-64gb-4800*16 micron-7450-pro-3-84*2 "_s;
inline const QString epycs = u"amd-epyc-9554*2 ddr5-rdimm-96gb-4800*24 micron-7450-pro-7-68*2 "_s;
inline const QString r760xa = u"dell-poweredge-r760xa "_s + xeons;
inline const QString hgx = u"supermicro-as-8125gs-tnhr nvidia-h100-sxm5-80gb*8 "_s + epycs;
inline const QString oam = u"supermicro-as-8125gs-tnmr2 "_s + epycs;
inline const QString tower = u"generic-tower-2gpu amd-ryzen-9-9950x ddr5-udimm-48gb-5600*2 samsung-990-pro-2 "_s;
inline const QString threadripper = u"generic-tower-4gpu amd-tr-pro-7975wx ddr5-rdimm-64gb-4800*8 samsung-990-pro-4 "_s;

// A fault in the parts of a machine, and in what is offered with it.
std::vector<Case> partCases();
std::vector<Case> offerCases();

// Adds rows to a list.
class Rows {
public:
    void operator()(const char *name, FindingCode code, Severity severity, const QString &broken, const QString &sound, const Expected &expected = {},
                    const Change &change = nothing, const Change &changeOfSound = {})
    {
        list.push_back({name, code, severity, broken, sound, change, changeOfSound ? changeOfSound : change, expected});
    }
    std::vector<Case> list;
};

} // namespace configuria
