// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "movesjson.h"

#include <QJsonArray>

#include "jsonvalues.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

QString nameOfLink(GpuLink link)
{
    switch (link) {
    case GpuLink::OneGpu: return u"one_gpu"_s;
    case GpuLink::Pcie: return u"pcie"_s;
    case GpuLink::PcieSwitch: return u"pcie_switch"_s;
    case GpuLink::Bridge: return u"bridge"_s;
    case GpuLink::Mesh: return u"mesh"_s;
    case GpuLink::Switch: return u"switch"_s;
    }
    return {};
}

QString nameOfState(LinkState state)
{
    switch (state) {
    case LinkState::NoGpu: return u"no_gpu"_s;
    case LinkState::OneGpu: return u"one_gpu"_s;
    case LinkState::MixedGpus: return u"mixed_gpus"_s;
    case LinkState::NotOnCard: return u"not_on_card"_s;
    case LinkState::NoSpeed: return u"no_speed"_s;
    case LinkState::NotInServer: return u"not_in_server"_s;
    case LinkState::Compared: return u"compared"_s;
    }
    return {};
}

QJsonValue nameOfLimit(const std::optional<LoadLimit> &limit)
{
    if (!limit) {
        return {};
    }
    switch (*limit) {
    case LoadLimit::Storage: return u"storage"_s;
    case LoadLimit::HostLink: return u"host_link"_s;
    case LoadLimit::Loader: return u"loader"_s;
    }
    return {};
}

QJsonValue linkType(PartRef gpu, const Catalogue &catalogue)
{
    const Gpu *card = catalogue.gpu(gpu);
    return card && !card->linkType.empty() ? QJsonValue(QString::fromStdString(card->linkType)) : QJsonValue();
}

// One direction and both are never one number.
void addRate(QJsonObject &object, const QString &prefix, const std::optional<LinkRate> &rate)
{
    object.insert(prefix + u"one_way_bytes_per_s"_s, rate ? number(rate->oneWay.count) : QJsonValue());
    object.insert(prefix + u"both_ways_bytes_per_s"_s, rate ? number(rate->bothWays.count) : QJsonValue());
}

QJsonValue loadValue(const std::optional<ModelLoad> &load)
{
    if (!load) {
        return {};
    }
    return QJsonObject{{u"bytes"_s, number(load->bytes.count)},
                       {u"storage_bytes_per_s"_s, estimate(load->storage)},
                       {u"host_link_bytes_per_s"_s, estimate(load->hostLink)},
                       {u"loader_bytes_per_s"_s, estimate(std::optional(load->loader))},
                       {u"limited_by"_s, nameOfLimit(load->limit)},
                       {u"time_s"_s, estimate(load->time)}};
}

QJsonValue checkpointValue(const std::optional<CheckpointWrite> &checkpoint)
{
    if (!checkpoint) {
        return {};
    }
    return QJsonObject{{u"bytes"_s, number(checkpoint->bytes.count)},
                       {u"drive_write_bytes_per_s"_s, number(checkpoint->rate.count)},
                       {u"time_s"_s, estimate(std::optional(checkpoint->time))},
                       {u"bytes_per_day"_s, number(checkpoint->bytesPerDay().count)},
                       {u"share_of_time"_s, number(checkpoint->shareOfTime().count)}};
}

QJsonValue pcieValue(const std::optional<PcieLink> &pcie)
{
    if (!pcie) {
        return {};
    }
    QJsonObject object{{u"generation"_s, pcie->generation}, {u"lanes"_s, pcie->lanes}, {u"host_copy_one_way_bytes_per_s"_s, estimate(std::optional(pcie->copies))}};
    addRate(object, QString(), pcie->nominal);
    addRate(object, u"encoded_"_s, pcie->encoded);
    return object;
}

QJsonArray transferArray(const Moves &m)
{
    QJsonArray array;
    for (const std::optional<Transfer> &t : m.transfers) {
        if (t) {
            array << QJsonObject{{u"data"_s, t->data == MovedData::KvCacheOfSequence ? u"kv_cache_of_sequence"_s : u"weights_of_gpu"_s},
                                 {u"bytes"_s, number(t->bytes.count)},
                                 {u"over_link_s"_s, estimate(t->overLink)},
                                 {u"over_pcie_s"_s, estimate(t->overPcie)},
                                 {u"from_host_s"_s, estimate(t->fromHost)}};
        }
    }
    return array;
}

QJsonValue sideValue(const std::optional<LinkSide> &side)
{
    if (!side) {
        return {};
    }
    const SpeedEvaluation &s = side->speed;
    return QJsonObject{{u"tokens_per_s"_s, estimate(throughputOf(s))},
                       {u"ttft_s"_s, estimate(s.timeToFirstToken)},
                       {u"tpot_s"_s, estimate(s.timePerOutputToken)},
                       {u"training_step_s"_s, estimate(s.trainingStep)},
                       {u"time_to_train_s"_s, estimate(s.timeToTrain)},
                       {u"cost"_s, price(side->cost)}};
}

} // namespace

QJsonObject movesObject(const Moves &m, const Catalogue &catalogue)
{
    QJsonObject link{{u"kind"_s, nameOfLink(m.link)}, {u"type"_s, m.gpuLink ? linkType(m.gpu, catalogue) : QJsonValue()}, {u"linked_gpus"_s, m.linkedGpus}};
    addRate(link, QString(), m.gpuLink);
    addRate(link, u"pair_"_s, m.pairLink);
    return {{u"model_load"_s, loadValue(m.load)},
            {u"engine_start_s"_s, estimate(m.start)},
            {u"preparation_s"_s, estimate(m.preparation)},
            {u"cold_start_s"_s, estimate(m.coldStart)},
            {u"checkpoint"_s, checkpointValue(m.checkpoint)},
            {u"gpu_link"_s, link},
            {u"pcie"_s, pcieValue(m.pcie)},
            {u"transfers"_s, transferArray(m)}};
}

QJsonObject interconnectObject(const Interconnect &i, const Catalogue &catalogue)
{
    QJsonObject link{{u"kind"_s, nameOfLink(i.link)}, {u"type"_s, i.linkRate ? linkType(i.gpu, catalogue) : QJsonValue()}, {u"linked_gpus"_s, i.linkedGpus}};
    addRate(link, QString(), i.linkRate);
    return {{u"state"_s, nameOfState(i.state)},
            {u"link"_s, link},
            {u"with_link"_s, sideValue(i.linked)},
            {u"pcie_only"_s, sideValue(i.pcieOnly)},
            {u"cost_of"_s, i.linked ? QJsonValue(i.isCostOfRun ? u"training_run"_s : u"million_tokens"_s) : QJsonValue()},
            {u"speed_up"_s, i.speedUp ? number(i.speedUp->expected.count) : QJsonValue()},
            {u"machines_without_link"_s, plain(i.machines)},
            {u"worth"_s, amount(i.worth)}};
}

} // namespace configuria
