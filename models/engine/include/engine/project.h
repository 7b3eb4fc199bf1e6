// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/architecture.h"
#include "engine/catalogue.h"
#include "engine/costcodes.h"
#include "engine/money.h"
#include "engine/offer.h"
#include "engine/workload.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace configuria {

constexpr int maxConfigurations = 8;
constexpr int maxLines = 2000;
constexpr int maxClouds = 8;

enum class LineScope : std::uint8_t { PerNode, PerProject };

// One line of a bill of materials: a part of the catalogue, or a custom one known by its description.
struct BomLine {
    PartRef part;                      // kind always set; index invalid for a custom line
    std::string description;           // custom lines, or a designation that replaces the catalogue's
    int quantity = 1;                  // 0 to 100 000, per node or per project
    int thousandths = 0;               // 0 to 999 on top of it, where takesFractions(): 2.25 is 2 and 250
    LineScope scope = LineScope::PerNode;
    std::optional<Money> unitPrice;    // -1e9 to 1e9, below 0 a rebate; replaces the catalogue's indicative price
    bool priceIsExample = false;       // unitPrice has no source: an example, marked as one everywhere
    Rate discount;                     // 0 to 100 %
    std::optional<Watts> watts;        // custom lines: draw of one piece, or rating of a PSU
    LineOffer offer;
    friend bool operator==(const BomLine &, const BomLine &) = default;
};

enum class RedundancyPolicy : std::uint8_t { Chassis, None, NPlusOne, NPlusN }; // Chassis: what the server states

// One candidate solution: one tab.
struct Configuration {
    std::string name;                  // never empty in a valid project
    Architecture model;                // by value: a project file needs no library
    Workload workload;
    int nodes = 1;                     // 1 to 10 000
    std::vector<BomLine> lines;
    RedundancyPolicy redundancy = RedundancyPolicy::Chassis;
    std::optional<Money> cloudGpuHour; // price of the cloud alternative per GPU and hour, project currency: the first cloud scenario
    std::optional<Money> capex;        // replaces the sum of the lines
    friend bool operator==(const Configuration &, const Configuration &) = default;
};

// Cheaper hours of the day; the draw is taken to be the same around the clock.
struct EnergyBands {
    std::optional<Money> offPeakPerKwh;           // 0 to 100; pricePerKwh is then the price of the other hours
    double offPeakHours = 8;                      // 0 to 24 a day
    friend bool operator==(const EnergyBands &, const EnergyBands &) = default;
};

// Shares of the week at full and at typical draw; for the rest the machine is ready and idle. Together at most 1.
struct WeekProfile {
    double peak = 0.1;                            // 0 to 1
    double typical = 0.5;                         // 0 to 1
    friend bool operator==(const WeekProfile &, const WeekProfile &) = default;
};

// Heat that is sold or that saves heating.
struct HeatRecovery {
    double share = 0;                             // 0 to 1, of the energy
    Money valuePerKwh;                            // 0 to 100
    friend bool operator==(const HeatRecovery &, const HeatRecovery &) = default;
};

// Where it runs.
struct Site {
    Money pricePerKwh = Money::micros(180'000);   // 0 to 100; default 0.18 EUR/kWh, an example of 2025
    Rate priceEscalation;                         // -50 % to 100 % a year
    double pue = 1.3;                             // 1 to 5
    double hoursPerYear = 8760;                   // 0 to 8784
    double loadFactor = 0.65;                     // 0 to 1, of the full draw
    std::optional<Watts> averageItPower;          // replaces the computed average draw of ALL nodes
    Volts voltage = Volts(230);                   // 100 to 480, phase to neutral when three-phase
    Amperes circuit = Amperes(32);                // 1 to 1000, breaker
    int phases = 1;                               // 1 or 3
    double continuousFactor = 0.8;                // 0.1 to 1 (NEC rule; good practice elsewhere)
    std::optional<Watts> rackPower;               // usable per rack
    std::optional<Celsius> inlet;                 // 0 to 60
    std::optional<double> altitudeM;              // -500 to 6000
    std::optional<double> co2GramsPerKwh;         // 0 to 3000
    bool redundancyRequired = false;
    std::string country;                          // ISO 3166-1, two capitals; "" = not said, and the EU's rules are taken
    int feeds = 2;                                // 1 or 2: lines into the rack that the supplies are spread over
    std::optional<int> rackUnits;                 // 1 to 60, free in one rack
    std::optional<Watts> rackCooling;             // heat that is taken out of one rack
    std::optional<double> floorLoad;              // kg/m2, 100 to 10 000
    Date deployment;                              // when it has to run
    std::string priceSource;                      // of pricePerKwh
    Date priceDate;
    EnergyBands bands;
    std::optional<WeekProfile> week;              // replaces loadFactor
    std::string co2Method;                        // of co2GramsPerKwh: direct production, life cycle, location-based, ...
    int co2Year = 0;                              // 0: not said
    HeatRecovery heat;
    friend bool operator==(const Site &, const Site &) = default;
};

// From the factory to the first day of use, once.
struct ArrivalTerms {
    Money freight;
    Rate duty;                                    // 0 to 100 %, of purchase and freight (customs value, Regulation (EU) 952/2013 art. 70 and 71)
    Money burnIn;                                 // acceptance tests
    friend bool operator==(const ArrivalTerms &, const ArrivalTerms &) = default;
};

// What is kept on the shelf, and what breaks.
struct FailureTerms {
    Rate spares;                                  // 0 to 100 % of the purchase, bought with it
    double perGpuYear = 0;                        // 0 to 10 expected; 220 of GPUs and their memory, 16 384 GPUs, 54 days: 0.09 (arXiv 2407.21783, table 5)
    Money cost;                                   // of one beside the warranty: labour, freight, lost hours
    friend bool operator==(const FailureTerms &, const FailureTerms &) = default;
};

struct FinanceTerms {
    Financing kind = Financing::Cash;             // what the totals count; the other two stand beside it as scenarios
    int months = 36;                              // 1 to 180, of the lease
    Rate rate = Rate::percent(6);                 // 0 to 100 % a year, nominal, paid monthly in arrears
    Rate buyOut;                                  // 0 to 100 % of the price at the end of the lease
    std::optional<Money> rentalPerGpuMonth;       // maintenance included, nothing is owned
    friend bool operator==(const FinanceTerms &, const FinanceTerms &) = default;
};

// A view of the accounts. Never added to cash.
struct DepreciationTerms {
    DepreciationMethod method = DepreciationMethod::Linear;
    int years = 3;                                // 1 to 15
    friend bool operator==(const DepreciationTerms &, const DepreciationTerms &) = default;
};

// Changes per year.
struct OutlookTerms {
    Rate inflation;                               // -50 to 100 %: staff, network, licences, colocation, cooling, failures
    Rate cloudPrice;                              // -50 to 100 %
    Rate demand;                                  // -50 to 1000 %: of the share of hours with useful work, until the machine is full
    friend bool operator==(const OutlookTerms &, const OutlookTerms &) = default;
};

// Rented capacity to compare with, and the day its price was read.
struct CloudScenario {
    std::string name;
    CloudKind kind = CloudKind::OnDemand;
    std::string gpu;                              // part id; "": the GPU of the configuration
    bool isInUsd = false;                         // every amount below; else in the currency of the project
    std::optional<Money> gpuHour;                 // not PerToken
    std::optional<Money> millionInput;            // PerToken
    std::optional<Money> millionOutput;
    Money egressPerMonth;
    Money storagePerMonth;
    Rate discount;                                // 0 to 100 % of gpuHour: what a reservation takes off
    Date date;
    std::string source;
    friend bool operator==(const CloudScenario &, const CloudScenario &) = default;
};

// What ownership costs beside the machine, for one configuration (all nodes).
struct CostTerms {
    int years = 3;                                // 1 to 15
    Money install;                                // once
    Rate maintenance = Rate::percent(5);          // of capex per year, 0 to 100 %
    int maintenanceFromYear = 2;                  // 1 to 16
    Money licencePerGpuYear;
    Money staffPerYear;
    Money networkPerYear;
    Money colocationPerKwMonth;
    Money coolingPerGpuYear;
    Rate residual;                                // of capex at the end, 0 to 100 %
    Rate discountRate;                            // WACC, 0 to 100 %
    double utilisation = 1.0;                     // 0 to 1: share of hours with useful work; cloud hours are bought for it
    double hoursPerMonth = 730;                   // cloud months
    double usdRate = 0.92;                        // project currency per USD
    std::optional<Money> resale;                  // at the end, in place of the residual rate: refurbished resale
    bool colocationIncludesPower = false;         // then the meter is not paid twice
    LikeForLike likeForLike = LikeForLike::SameGpus;
    std::optional<double> embodiedKgPerNode;      // 0 to 1e6 kg CO2e of making one node
    ArrivalTerms arrival;
    FailureTerms failures;
    FinanceTerms finance;
    DepreciationTerms depreciation;
    OutlookTerms outlook;
    friend bool operator==(const CostTerms &, const CostTerms &) = default;
};

struct Party {
    std::string name, address, contact, email, phone;
    std::string registration;    // SIREN or SIRET, company number
    std::string vatNumber;
    std::string legal;           // form and capital: "SAS au capital de 10 000 EUR"
    std::string tradeRegister;   // "RCS Lyon"; part of the UK that registered it
    std::string country;         // ISO 3166-1, two capitals; "": not said
    std::string deliveryAddress; // of a customer; "": the address
    std::string billingAddress;  // of a customer; "": the address
    std::string iban, bic;       // of a seller
    friend bool operator==(const Party &, const Party &) = default;
};

struct QuoteTerms {
    std::string number;
    Date date;
    int validityDays = 30;    // 1 to 3650
    Rate vat = Rate::percent(20);
    Rate globalDiscount;      // 0 to 100 %
    std::string paymentTerms, delivery, warranty, notes, customerReference;
    int configuration = 0;    // index of the offered one
    bool hasSpeedChart = true; // on the paper: speed against users, or time to train against GPUs
    bool hasEvidence = false;  // annex of the nearest measured runs
    int version = 1;           // 1 to 9999
    std::string salesperson;
    SaleTerms sale;
    PaymentTerms payment;
    ShippingTerms shipping;
    QuoteCurrency currency;
    QuotePaper paper;
    InternalTerms internal;
    friend bool operator==(const QuoteTerms &, const QuoteTerms &) = default;
};

// Everything that a *.configuria file holds. The only editable state.
struct Project {
    std::string title;
    std::string currency = "EUR"; // ISO 4217
    Party seller, customer;
    QuoteTerms quote;
    Site site;
    CostTerms cost;
    std::vector<CloudScenario> clouds;         // 0 to 8
    std::vector<Configuration> configurations; // 1 to 8
    friend bool operator==(const Project &, const Project &) = default;
};

// What an edit touched: two edits of one field within one gesture are one undo step.
enum class Field : std::uint16_t {
    Title, Currency, Seller, Customer, Quote, Site, Cost,
    ConfigurationAdd, ConfigurationRemove, ConfigurationRename, ConfigurationMove,
    Model, WorkloadKind, Weights, KvFormat, Engine, Context, Sequences, PromptTokens, AnswerTokens, Utilisation, FlashAttention, Serving,
    Framework, SequenceLength, MicroBatch, GradientAccumulation, TrainingTokens, Optimizer, MasterWeights, Checkpointing, Loss,
    LoraRank, LoraTargets, Zero, Offload, Parallelism, Nodes, Redundancy, CloudPrice, Capex, Clouds,
    LineAdd, LineRemove, LineMove, LineQuantity, LinePrice, LineDiscount, LineDescription, LineScope, LineOffer, Repair,
};

// Takes a model. One that was read from a file of weights brings their format, and a GGUF file llama.cpp.
void takeModel(Configuration &configuration, const Architecture &model);

// First line of that kind with a quantity above 0, or nullptr.
const BomLine *firstLine(const Configuration &configuration, PartKind kind) noexcept;
// Sum of the quantities per node of that kind.
int quantityPerNode(const Configuration &configuration, PartKind kind) noexcept;
// Pieces of a line that are bought: of all nodes (at least one), or once per project. A negative quantity counts as 0.
std::int64_t quantityOfAllNodes(const Configuration &configuration, const BomLine &line) noexcept;
// Services, licences and lines of one's own are sold in part too; a part of the catalogue is counted in pieces.
bool takesFractions(const BomLine &line) noexcept;
// Of the line as it stands, per node or per project, with the part of a piece.
SoldQuantity quantityOf(const BomLine &line) noexcept;
// Brought into 0 to 100 000, and to whole pieces where nothing is sold in part.
void setQuantity(BomLine &line, SoldQuantity quantity) noexcept;
// What is sold: of all nodes, or once per project.
SoldQuantity soldQuantity(const Configuration &configuration, const BomLine &line) noexcept;
// Some of it: 0.06 of a day is sold, though it is no whole piece.
bool isSold(const BomLine &line) noexcept;
// Price of one piece before discount: the line's, else the catalogue's when the project counts in EUR
// (the catalogue's prices are EUR), else unknown.
std::optional<Money> unitPrice(const Catalogue &catalogue, const Project &project, const BomLine &line) noexcept;
// True when the price shown for this line is an example without a source.
bool priceIsExample(const Catalogue &catalogue, const BomLine &line) noexcept;

} // namespace configuria
