// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <type_traits>

#include "engine/costdata.h"
#include "engine/project.h"
#include "engine/sellerprofile.h"

namespace configuria {

// The fields of a project file, once for reading and for writing. `Archive` is ProjectReader or ProjectWriter, and each
// value type is const when writing. Ranges are those of engine/project.h and engine/workload.h; where those state none,
// they are bounds that keep sums finite.
namespace fields {

constexpr Money maxPrice = Money::units(1'000'000'000);
constexpr Money maxCapex = Money::units(1'000'000'000'000);
constexpr int maxInt = INT32_MAX;
constexpr std::int64_t maxCount = 1'000'000'000'000'000'000; // 1e18
constexpr double maxWatts = 1e9;

template <class Archive, class Value>
void architecture(Archive &a, Value &model)
{
    a.text("id", model.id);
    a.text("name", model.name);
    a.text("family", model.family);
    a.text("modelType", model.modelType);
    a.text("licence", model.licence);
    a.text("source", model.source);
    a.choice("confidence", model.confidence, {"found", "memory", "imported", "size_only"});
    a.name("kind", model.kind);
    a.number("totalParams", model.totalParams, 0, maxCount);
    a.number("activeParams", model.activeParams, 0, maxCount);
    a.number("languageParams", model.languageParams, 0, maxCount);
    a.count("mtpParams", model.mtpParams, maxCount);
    a.number("encoderLayers", model.encoderLayers, 0, maxInt);
    a.number("layers", model.layers, 0, maxInt);
    a.number("hiddenSize", model.hiddenSize, 0, maxInt);
    a.number("intermediateSize", model.intermediateSize, 0, maxInt);
    a.number("feedForwardMatrices", model.feedForwardMatrices, 0, 16);
    a.number("attentionHeads", model.attentionHeads, 0, maxInt);
    a.number("kvHeads", model.kvHeads, 0, maxInt);
    a.number("kvHeadsOfAllLayers", model.kvHeadsOfAllLayers, 0, maxCount);
    a.number("headDim", model.headDim, 0, maxInt);
    a.number("valueHeadDim", model.valueHeadDim, 0, maxInt);
    a.number("vocabulary", model.vocabulary, 0, maxInt);
    a.flag("tiedEmbeddings", model.tiedEmbeddings);
    a.number("maxContext", model.maxContext, 0, maxCount);
    a.name("attention", model.attention);
    a.number("slidingWindow", model.slidingWindow, 0, maxInt);
    a.count("slidingWindowLayers", model.slidingWindowLayers, maxInt);
    a.count("fullAttentionLayers", model.fullAttentionLayers, maxInt);
    a.number("fullKvHeads", model.fullKvHeads, 0, maxInt);
    a.number("fullHeadDim", model.fullHeadDim, 0, maxInt);
    a.count("linearLayers", model.linearLayers, maxInt);
    a.count("crossAttentionLayers", model.crossAttentionLayers, maxInt);
    a.count("stateElements", model.stateElements, maxCount);
    a.count("convStateElements", model.convStateElements, maxCount);
    a.count("experts", model.experts, maxInt);
    a.count("expertsPerToken", model.expertsPerToken, maxInt);
    a.number("expertIntermediateSize", model.expertIntermediateSize, 0, maxInt);
    a.count("sharedExperts", model.sharedExperts, maxInt);
    a.number("sharedExpertIntermediateSize", model.sharedExpertIntermediateSize, 0, maxInt);
    a.number("denseLayers", model.denseLayers, 0, maxInt);
    a.number("kvLoraRank", model.kvLoraRank, 0, maxInt);
    a.number("queryLoraRank", model.queryLoraRank, 0, maxInt);
    a.number("qkNopeHeadDim", model.qkNopeHeadDim, 0, maxInt);
    a.number("qkRopeHeadDim", model.qkRopeHeadDim, 0, maxInt);
    a.count("indexHeadDim", model.indexHeadDim, maxInt);
    a.flag("qkvBias", model.qkvBias);
    a.number("nativeBitsPerWeight", model.nativeBitsPerWeight, 1, 64);
    a.name("quantization", model.quantization);
    a.number("quantizedBits", model.quantizedBits, 1, 64);
    a.number("fileWeightBytes", model.fileWeightBytes, 0, maxCount);
    a.number("fileEmbeddingBytes", model.fileEmbeddingBytes, 0, maxCount);
    a.name("storedFormat", model.storedFormat);
}

template <class Archive, class Value>
void trainingDetails(Archive &a, Value &d)
{
    a.flag("autocast", d.autocast);
    a.flag("fp32Adapters", d.fp32Adapters);
    a.flag("fp32Residual", d.fp32Residual);
    a.flag("doubleQuantisation", d.doubleQuantisation);
    a.flag("trainsEmbeddings", d.trainsEmbeddings);
    a.flag("fusedFeedForward", d.fusedFeedForward);
    a.choice("logits", d.logits, {"in_loss", "in_model", "by_autocast"});
    a.flag("isCompiled", d.isCompiled);
    a.flag("optimizerInBackward", d.optimizerInBackward);
    a.flag("offloadsActivations", d.offloadsActivations);
    a.flag("halfGradients", d.halfGradients);
    a.flag("sequenceParallel", d.sequenceParallel);
    a.number("virtualStages", d.virtualStages, 1, 1'000);
}

template <class Archive, class Value>
void servingDetails(Archive &a, Value &s)
{
    a.number("targetTimeToFirstToken", s.targetTimeToFirstToken, 0.001, 3'600);
    a.number("targetTokensPerSecond", s.targetTokensPerSecond, 0.01, 100'000);
    a.number("prefixHits", s.prefixHits, 0, 0.99);
    a.number("draftTokens", s.draftTokens, 0, 16);
    a.number("draftAcceptance", s.draftAcceptance, 0, 0.99);
    a.number("draftCost", s.draftCost, 0, 1);
}

template <class Archive, class Value>
void workload(Archive &a, Value &w)
{
    a.name("kind", w.kind);
    a.name("weights", w.weights);
    a.name("kvKeys", w.kvKeys);
    a.name("kvValues", w.kvValues);
    a.name("engine", w.engine);
    a.number("context", w.context, 1, 100'000'000);
    a.number("sequences", w.sequences, 1, 100'000);
    a.number("promptTokens", w.promptTokens, 1, 100'000'000);
    a.number("answerTokens", w.answerTokens, 1, 100'000'000);
    a.number("batchedTokens", w.batchedTokens, 1, 10'000'000);
    a.number("profiledSequences", w.profiledSequences, 0, 100'000);
    a.number("microBatchTokens", w.microBatchTokens, 1, 1'000'000);
    a.number("utilisation", w.utilisation, 0.05, 1);
    a.flag("flashAttention", w.flashAttention);
    a.objectUnless(w.serving == ServingDetails(), "serving", [&] { servingDetails(a, w.serving); });
    a.name("framework", w.framework);
    a.number("sequenceLength", w.sequenceLength, 1, 100'000'000);
    a.number("microBatch", w.microBatch, 1, 100'000);
    a.number("gradientAccumulation", w.gradientAccumulation, 1, 1'000'000);
    a.number("trainingTokens", w.trainingTokens, 1, maxCount);
    a.name("optimizer", w.optimizer);
    a.flag("masterWeights", w.masterWeights);
    a.name("checkpointing", w.checkpointing);
    a.name("loss", w.loss);
    a.number("loraRank", w.loraRank, 1, 65'536);
    a.bits("loraTargets", w.loraTargets, {"q", "k", "v", "o", "gate", "up", "down"});
    a.number("zeroStage", w.zeroStage, 0, 3);
    a.flag("zeroAuto", w.zeroAuto);
    a.name("offload", w.offload);
    a.objectUnless(w.details == TrainingDetails(), "trainingDetails", [&] { trainingDetails(a, w.details); });
    a.number("tensorParallel", w.tensorParallel, 1, 65'536);
    a.number("pipelineParallel", w.pipelineParallel, 1, 65'536);
    a.number("dataParallel", w.dataParallel, 1, 65'536);
    a.number("expertParallel", w.expertParallel, 1, 65'536);
    a.number("contextParallel", w.contextParallel, 1, 65'536);
}

template <class Archive, class Value>
void lineOffer(Archive &a, Value &o)
{
    a.text("section", o.section);
    a.text("comment", o.comment);
    a.flag("optional", o.isOptional);
    a.rate("vat", o.vat, 0, 100);
    a.money("purchasePrice", o.purchasePrice, maxPrice);
    a.money("floorPrice", o.floorPrice, maxPrice);
    a.text("hsCode", o.hsCode);
    a.text("origin", o.origin);
}

template <class Archive, class Value>
void line(Archive &a, Value &l)
{
    a.part(l.part);
    a.text("description", l.description);
    a.quantity("quantity", l);
    a.name("scope", l.scope);
    a.signedMoney("unitPrice", l.unitPrice, maxPrice);
    a.flag("priceIsExample", l.priceIsExample);
    a.rate("discount", l.discount, 0, 100);
    a.number("watts", l.watts, 0, maxWatts);
    a.nameUnless(LineUnit::Piece, "unit", l.offer.unit);
    LineOffer standard;
    standard.unit = l.offer.unit; // said above, beside the quantity
    a.objectUnless(l.offer == standard, "offer", [&] { lineOffer(a, l.offer); });
}

template <class Archive, class Value>
void configuration(Archive &a, Value &c)
{
    a.requiredText("name", c.name);
    a.object("model", true, [&] { architecture(a, c.model); });
    a.object("workload", false, [&] { workload(a, c.workload); });
    a.number("nodes", c.nodes, 1, 10'000);
    a.list("lines", c.lines, 0, maxLines, [&](auto &item) { line(a, item); });
    a.name("redundancy", c.redundancy);
    a.money("cloudGpuHour", c.cloudGpuHour, maxPrice);
    a.money("capex", c.capex, maxCapex);
}

template <class Archive, class Value>
void site(Archive &a, Value &s)
{
    a.money("pricePerKwh", s.pricePerKwh, Money::units(100));
    a.rate("priceEscalation", s.priceEscalation, -50, 100);
    a.number("pue", s.pue, 1, 5);
    a.number("hoursPerYear", s.hoursPerYear, 0, 8784);
    a.number("loadFactor", s.loadFactor, 0, 1);
    a.number("averageItPower", s.averageItPower, 0, maxWatts);
    a.number("voltage", s.voltage, 100, 480);
    a.number("circuit", s.circuit, 1, 1000);
    a.phases("phases", s.phases);
    a.number("continuousFactor", s.continuousFactor, 0.1, 1);
    a.number("rackPower", s.rackPower, 0, maxWatts);
    a.number("inlet", s.inlet, 0, 60);
    a.number("altitudeM", s.altitudeM, -500, 6000);
    a.number("co2GramsPerKwh", s.co2GramsPerKwh, 0, 3000);
    a.flag("redundancyRequired", s.redundancyRequired);
    a.text("country", s.country);
    a.number("feeds", s.feeds, 1, 2);
    a.number("rackUnits", s.rackUnits, 1, 60);
    a.number("rackCooling", s.rackCooling, 0, maxWatts);
    a.number("floorLoad", s.floorLoad, 100, 10'000);
    a.date("deployment", s.deployment);
    a.text("priceSource", s.priceSource);
    a.date("priceDate", s.priceDate);
    a.objectUnless(s.bands == EnergyBands(), "bands", [&] {
        a.money("offPeakPerKwh", s.bands.offPeakPerKwh, Money::units(100));
        a.number("offPeakHours", s.bands.offPeakHours, 0, 24);
    });
    a.objectUnless(!s.week, "week", [&] {
        if constexpr (!std::is_const_v<Value>) {
            s.week.emplace();
        }
        a.number("peak", s.week->peak, 0, 1);
        a.number("typical", s.week->typical, 0, 1);
    });
    a.text("co2Method", s.co2Method);
    a.count("co2Year", s.co2Year, 9999);
    a.objectUnless(s.heat == HeatRecovery(), "heat", [&] {
        a.number("share", s.heat.share, 0, 1);
        a.money("valuePerKwh", s.heat.valuePerKwh, Money::units(100));
    });
}

template <class Archive, class Value>
void cost(Archive &a, Value &c)
{
    a.number("years", c.years, 1, 15);
    a.money("install", c.install, maxPrice);
    a.rate("maintenance", c.maintenance, 0, 100);
    a.number("maintenanceFromYear", c.maintenanceFromYear, 1, 16);
    a.money("licencePerGpuYear", c.licencePerGpuYear, maxPrice);
    a.money("staffPerYear", c.staffPerYear, maxPrice);
    a.money("networkPerYear", c.networkPerYear, maxPrice);
    a.money("colocationPerKwMonth", c.colocationPerKwMonth, maxPrice);
    a.money("coolingPerGpuYear", c.coolingPerGpuYear, maxPrice);
    a.rate("residual", c.residual, 0, 100);
    a.rate("discountRate", c.discountRate, 0, 100);
    a.number("utilisation", c.utilisation, 0, 1);
    a.number("hoursPerMonth", c.hoursPerMonth, 0, 744);
    a.number("usdRate", c.usdRate, 0, 1e6);
    a.money("resale", c.resale, maxCapex);
    a.flag("colocationIncludesPower", c.colocationIncludesPower);
    a.name("likeForLike", c.likeForLike);
    a.number("embodiedKgPerNode", c.embodiedKgPerNode, 0, 1e6);
    a.objectUnless(c.arrival == ArrivalTerms(), "arrival", [&] {
        a.money("freight", c.arrival.freight, maxPrice);
        a.rate("duty", c.arrival.duty, 0, 100);
        a.money("burnIn", c.arrival.burnIn, maxPrice);
    });
    a.objectUnless(c.failures == FailureTerms(), "failures", [&] {
        a.rate("spares", c.failures.spares, 0, 100);
        a.number("perGpuYear", c.failures.perGpuYear, 0, 10);
        a.money("cost", c.failures.cost, maxPrice);
    });
    a.objectUnless(c.finance == FinanceTerms(), "finance", [&] {
        a.name("kind", c.finance.kind);
        a.number("months", c.finance.months, 1, 180);
        a.rate("rate", c.finance.rate, 0, 100);
        a.rate("buyOut", c.finance.buyOut, 0, 100);
        a.money("rentalPerGpuMonth", c.finance.rentalPerGpuMonth, maxPrice);
    });
    a.objectUnless(c.depreciation == DepreciationTerms(), "depreciation", [&] {
        a.name("method", c.depreciation.method);
        a.number("years", c.depreciation.years, 1, maxCostYears);
    });
    a.objectUnless(c.outlook == OutlookTerms(), "outlook", [&] {
        a.rate("inflation", c.outlook.inflation, -50, 100);
        a.rate("cloudPrice", c.outlook.cloudPrice, -50, 100);
        a.rate("demand", c.outlook.demand, -50, 1000);
    });
}

template <class Archive, class Value>
void cloud(Archive &a, Value &c)
{
    a.text("name", c.name);
    a.name("kind", c.kind);
    a.text("gpu", c.gpu);
    a.flag("isInUsd", c.isInUsd);
    a.money("gpuHour", c.gpuHour, maxPrice);
    a.money("millionInput", c.millionInput, maxPrice);
    a.money("millionOutput", c.millionOutput, maxPrice);
    a.money("egressPerMonth", c.egressPerMonth, maxPrice);
    a.money("storagePerMonth", c.storagePerMonth, maxPrice);
    a.rate("discount", c.discount, 0, 100);
    a.date("date", c.date);
    a.text("source", c.source);
}

template <class Archive, class Value>
void party(Archive &a, Value &p)
{
    a.text("name", p.name);
    a.text("address", p.address);
    a.text("contact", p.contact);
    a.text("email", p.email);
    a.text("phone", p.phone);
    a.text("registration", p.registration);
    a.text("vatNumber", p.vatNumber);
    a.text("legal", p.legal);
    a.text("tradeRegister", p.tradeRegister);
    a.text("country", p.country);
    a.text("deliveryAddress", p.deliveryAddress);
    a.text("billingAddress", p.billingAddress);
    a.text("iban", p.iban);
    a.text("bic", p.bic);
}

template <class Archive, class Value>
void sellerProfile(Archive &a, Value &p)
{
    a.object("seller", false, [&] { party(a, p.seller); });
    a.bytes("logo", p.logo, maxLogoSize);
    a.text("accent", p.accent);
    a.text("paymentTerms", p.paymentTerms);
    a.text("delivery", p.delivery);
    a.text("warranty", p.warranty);
    a.text("generalTerms", p.generalTerms);
    a.text("numberPattern", p.numberPattern);
    a.name("case", p.saleCase);
    a.name("paper", p.paper);
}

template <class Archive, class Value>
void payment(Archive &a, Value &p)
{
    a.name("basis", p.basis);
    a.number("days", p.days, 0, 365);
    a.rate("deposit", p.deposit, 0, 100);
    a.rate("penalty", p.penalty, 0, 100);
    a.money("indemnity", p.indemnity, maxPrice);
    a.rate("earlyDiscount", p.earlyDiscount, 0, 100);
    a.number("earlyDays", p.earlyDays, 0, 365);
    a.flag("retentionOfTitle", p.retentionOfTitle);
}

template <class Archive, class Value>
void paper(Archive &a, Value &p)
{
    a.text("language", p.language);
    a.name("size", p.size);
    a.name("detail", p.detail);
    a.flag("cover", p.hasCover);
    a.flag("acceptance", p.hasAcceptance);
    a.bits("variants", p.variants, {"1", "2", "3", "4", "5", "6", "7", "8"});
    a.text("introduction", p.introduction);
    a.text("terms", p.terms);
    a.text("jurisdiction", p.jurisdiction);
}

template <class Archive, class Value>
void quote(Archive &a, Value &q)
{
    a.text("number", q.number);
    a.date("date", q.date);
    a.number("validityDays", q.validityDays, 1, 3650);
    a.rate("vat", q.vat, 0, 100);
    a.rate("globalDiscount", q.globalDiscount, 0, 100);
    a.text("paymentTerms", q.paymentTerms);
    a.text("delivery", q.delivery);
    a.text("warranty", q.warranty);
    a.text("notes", q.notes);
    a.text("customerReference", q.customerReference);
    a.number("configuration", q.configuration, 0, maxConfigurations - 1);
    a.flag("hasSpeedChart", q.hasSpeedChart);
    a.flag("hasEvidence", q.hasEvidence);
    a.objectUnless(q.version == 1, "edition", [&] { a.number("number", q.version, 1, 9999); });
    a.text("salesperson", q.salesperson);
    a.objectUnless(q.sale == SaleTerms(), "sale", [&] {
        a.name("case", q.sale.saleCase);
        a.name("rounding", q.sale.rounding);
        a.flag("pricesIncludeVat", q.sale.pricesIncludeVat);
    });
    a.objectUnless(q.payment == PaymentTerms(), "payment", [&] { payment(a, q.payment); });
    a.objectUnless(q.shipping == ShippingTerms(), "shipping", [&] {
        a.name("incoterm", q.shipping.incoterm);
        a.text("place", q.shipping.place);
        a.flag("sellerShips", q.shipping.sellerShips);
        a.text("origin", q.shipping.origin);
        a.text("hsCode", q.shipping.hsCode);
    });
    a.objectUnless(q.currency == QuoteCurrency(), "currency", [&] {
        a.text("code", q.currency.code);
        a.money("perUnit", q.currency.perUnit, maxPrice);
        a.date("date", q.currency.date);
        a.text("source", q.currency.source);
    });
    a.objectUnless(q.paper == QuotePaper(), "paper", [&] { paper(a, q.paper); });
    a.objectUnless(q.internal == InternalTerms(), "internal", [&] {
        a.rate("minimumMargin", q.internal.minimumMargin, 0, 100);
        a.text("approvalNote", q.internal.approvalNote);
    });
}

template <class Archive, class Value>
void siteProfiles(Archive &a, Value &profiles)
{
    a.list("profiles", profiles, 0, maxSiteProfiles, [&](auto &item) {
        a.requiredText("name", item.name);
        a.text("currency", item.currency);
        a.object("site", false, [&] { site(a, item.site); });
        a.object("cost", false, [&] { cost(a, item.cost); });
    });
}

template <class Archive, class Value>
void project(Archive &a, Value &p)
{
    a.text("title", p.title);
    a.text("currency", p.currency);
    a.object("seller", false, [&] { party(a, p.seller); });
    a.object("customer", false, [&] { party(a, p.customer); });
    a.object("quote", false, [&] { quote(a, p.quote); });
    a.object("site", false, [&] { site(a, p.site); });
    a.object("cost", false, [&] { cost(a, p.cost); });
    a.list("clouds", p.clouds, 0, maxClouds, [&](auto &item) { cloud(a, item); });
    a.list("configurations", p.configurations, 1, maxConfigurations, [&](auto &item) { configuration(a, item); });
}

} // namespace fields
} // namespace configuria
