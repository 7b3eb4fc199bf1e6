// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotetexts.h"

#include <algorithm>
#include <cstdlib>

#include "engine/identifiers.h"
#include "items/countrywords.h"
#include "items/memorywords.h"
#include "items/quotewords.h"
#include "items/texts.h"
#include "items/taxwords.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

struct Digits {
    bool isNegative = false;
    std::uint64_t whole = 0;
    QString decimals; // 2 to 6
};

// By hand: a double loses cents beyond 9e13.
Digits digitsOf(Money value)
{
    Digits digits;
    digits.isNegative = value < Money();
    const std::uint64_t micros = digits.isNegative ? 0 - static_cast<std::uint64_t>(value.micros()) : static_cast<std::uint64_t>(value.micros());
    digits.whole = micros / 1'000'000;
    digits.decimals = QString::number(micros % 1'000'000).rightJustified(6, u'0');
    while (digits.decimals.size() > 2 && digits.decimals.endsWith(u'0')) {
        digits.decimals.chop(1);
    }
    return digits;
}

const ConfigurationEvaluation &evaluationOf(const QuoteInput &input)
{
    return input.evaluation.configurations[static_cast<std::size_t>(std::clamp(input.configuration, 0, maxConfigurations - 1))];
}

QString money(const QuoteInput &input, Money value)
{
    return input.format.money(value, QString::fromStdString(input.project.currency));
}

QString moneyOrUnknown(const QuoteInput &input, const std::optional<Money> &value)
{
    return value ? money(input, *value) : input.format.unknown();
}

template <class Q, class F>
QString orUnknown(const QuoteInput &input, const std::optional<Q> &value, F format)
{
    return value ? format(*value) : input.format.unknown();
}

// "1 100 to 1 800 tok/s", "" when the estimate is a single figure.
template <class Q, class F>
QString rangeOf(const std::optional<Estimate<Q>> &estimate, F format)
{
    if (!estimate || estimate->low == estimate->high) {
        return {};
    }
    //: Range of an estimate: low and high with their units
    return QuoteText::tr("estimate: %1 to %2").arg(format(estimate->low), format(estimate->high));
}

QString tokens(const QuoteInput &input, std::int64_t count)
{
    return input.format.figure(Figure{static_cast<double>(count), Unit::Tokens});
}

QString gpuText(const QuoteInput &input, const Configuration &offered)
{
    const BomLine *line = firstLine(offered, PartKind::Gpu);
    if (!line) {
        return QuoteText::tr("none");
    }
    const PartInfo *info = input.catalogue.info(line->part);
    const QString name = clean(!line->description.empty() || !info ? line->description : texts::partName(*info).toStdString());
    const int gpus = evaluationOf(input).workload.gpus;
    return QuoteText::tr("%1 x %2").arg(input.format.count(gpus), name);
}

QString bankDetails(const Party &seller)
{
    QStringList says;
    if (!seller.iban.empty()) {
        says << QuoteText::tr("IBAN: %1").arg(clean(seller.iban).simplified());
    }
    if (!seller.bic.empty()) {
        says << QuoteText::tr("BIC: %1").arg(clean(seller.bic).simplified());
    }
    return says.join(u", "_s);
}

QString performance(const QuoteInput &input)
{
    const SpeedEvaluation &speed = evaluationOf(input).speed;
    const auto rate = [&](TokensPerSecond v) { return input.format.tokensPerSecond(v); };
    const auto &main = speed.output ? speed.output : speed.trainingPerGpu;
    return main ? rate(main->expected) : input.format.unknown();
}

LabelledText memoryVerdict(const QuoteInput &input)
{
    const MemoryEvaluation &memory = evaluationOf(input).memory;
    const auto bytes = [&](Bytes v) { return input.format.bytes(v); };
    LabelledText text{QuoteText::tr("Memory per GPU"), texts::label(memory.fits), QString()};
    if (memory.perGpu.total && memory.limit) { // the one that the verdict is about
        text.detail = QuoteText::tr("needs %1 of %2").arg(bytes(memory.perGpu.total->expected), bytes(*memory.limit));
    }
    return text;
}

QString breakEven(const QuoteInput &input)
{
    const CostEvaluation &cost = evaluationOf(input).cost;
    if (cost.breakEvenMonth) {
        return QuoteText::tr("after %1").arg(input.format.months(*cost.breakEvenMonth));
    }
    return cost.cloudTotal ? QuoteText::tr("none within the period") : input.format.unknown();
}

QString years(const QuoteInput &input)
{
    return QuoteText::tr("Cost of ownership over %n year(s)", nullptr, input.project.cost.years);
}

void addWorkload(const QuoteInput &input, const Configuration &offered, QVector<LabelledText> &rows)
{
    const ResolvedWorkload &resolved = evaluationOf(input).workload;
    const Workload &workload = offered.workload;
    if (isTraining(workload.kind)) {
        rows.append({QuoteText::tr("Framework"), texts::label(resolved.framework), {}});
        rows.append({QuoteText::tr("Sequence length"), tokens(input, resolved.context), {}});
        rows.append({QuoteText::tr("Batch per GPU"), input.format.count(workload.microBatch),
                     QuoteText::tr("gradient accumulation: %1").arg(input.format.count(workload.gradientAccumulation))});
        return;
    }
    rows.append({QuoteText::tr("Engine"), texts::label(resolved.engine), {}});
    rows.append({QuoteText::tr("Context per user"), tokens(input, resolved.context), {}});
    rows.append({QuoteText::tr("Simultaneous users"), input.format.count(workload.sequences), {}});
}

void addSpeed(const QuoteInput &input, const Configuration &offered, QVector<LabelledText> &rows)
{
    const SpeedEvaluation &speed = evaluationOf(input).speed;
    const auto rate = [&](TokensPerSecond v) { return input.format.tokensPerSecond(v); };
    const auto time = [&](Seconds v) { return input.format.seconds(v); };
    const auto expected = [](auto format) { return [format](const auto &estimate) { return format(estimate.expected); }; };
    if (isTraining(offered.workload.kind)) {
        rows.append({QuoteText::tr("Training speed per GPU"), orUnknown(input, speed.trainingPerGpu, expected(rate)), rangeOf(speed.trainingPerGpu, rate)});
        if (speed.trainingStep) {
            rows.append({QuoteText::tr("Time of a training step"), time(speed.trainingStep->expected), rangeOf(speed.trainingStep, time)});
        }
        if (speed.timeToTrain) {
            rows.append({QuoteText::tr("Time to train"), time(speed.timeToTrain->expected), rangeOf(speed.timeToTrain, time)});
        }
        const auto hours = [&](Hours v) { return input.format.gpuHours(v); };
        const auto energy = [&](KilowattHours v) { return input.format.energy(v); };
        if (speed.gpuHours) {
            rows.append({QuoteText::tr("GPU-hours to train"), hours(speed.gpuHours->expected), rangeOf(speed.gpuHours, hours)});
        }
        if (const auto &spent = evaluationOf(input).power.energyToTrain) {
            rows.append({QuoteText::tr("Energy to train"), energy(spent->expected), rangeOf(spent, energy)});
        }
        return;
    }
    rows.append({QuoteText::tr("Output, all users"), orUnknown(input, speed.output, expected(rate)), rangeOf(speed.output, rate)});
    rows.append({QuoteText::tr("Output per user"), orUnknown(input, speed.decodePerUser, expected(rate)), rangeOf(speed.decodePerUser, rate)});
    rows.append({QuoteText::tr("Time to first token"), orUnknown(input, speed.timeToFirstToken, expected(time)), rangeOf(speed.timeToFirstToken, time)});
    if (speed.usersAtTarget) {
        const ServingDetails &s = offered.workload.serving;
        QStringList targets;
        if (s.targetTimeToFirstToken) {
            targets << QuoteText::tr("first token within %1").arg(time(*s.targetTimeToFirstToken));
        }
        if (s.targetTokensPerSecond) {
            targets << QuoteText::tr("%1 for each").arg(rate(*s.targetTokensPerSecond));
        }
        rows.append({QuoteText::tr("Users at the targets"), input.format.count(*speed.usersAtTarget), targets.join(u", "_s)});
    }
}

void addMemory(const QuoteInput &input, const Configuration &offered, QVector<LabelledText> &rows)
{
    for (const texts::MemoryFigure &figure : texts::memoryFigures(offered, evaluationOf(input), input.format)) {
        rows.append({figure.label, figure.value, figure.detail});
    }
}

struct UsedFormula {
    QString figure;
    FormulaId id;
};

// Formulas behind the figures that the document shows, each once.
QVector<UsedFormula> formulasUsed(const ConfigurationEvaluation &evaluation)
{
    QVector<UsedFormula> used;
    const auto add = [&used](const QString &figure, const auto &estimate) {
        if (!estimate) {
            return;
        }
        const bool isKnown = std::any_of(used.begin(), used.end(), [&estimate](const UsedFormula &one) { return one.id == estimate->formula; });
        if (!isKnown) {
            used.append({figure, estimate->formula});
        }
    };
    const MemoryPerGpu &memory = evaluation.memory.perGpu;
    add(QuoteText::tr("Weights"), memory.weights);
    add(QuoteText::tr("KV cache"), memory.kvCache);
    add(QuoteText::tr("Activations"), memory.activations);
    add(QuoteText::tr("Gradients"), memory.gradients);
    add(QuoteText::tr("Optimizer"), memory.optimizer);
    add(QuoteText::tr("Overhead"), memory.overhead);
    const SpeedEvaluation &speed = evaluation.speed;
    add(QuoteText::tr("Output per user"), speed.decodePerUser);
    add(QuoteText::tr("Output, all users"), speed.output);
    add(QuoteText::tr("Time to first token"), speed.timeToFirstToken);
    add(QuoteText::tr("Training speed per GPU"), speed.trainingPerGpu);
    add(QuoteText::tr("Time of a training step"), speed.trainingStep);
    add(QuoteText::tr("Time to train"), speed.timeToTrain);
    add(QuoteText::tr("GPU-hours to train"), speed.gpuHours);
    add(QuoteText::tr("Energy to train"), evaluation.power.energyToTrain);
    add(QuoteText::tr("Average power"), evaluation.power.averageAc);
    return used;
}

// Without zeros at the end.
QString bareDecimal(std::int64_t value, int places, QChar point)
{
    QString whole = QString::number(std::abs(value)).rightJustified(places + 1, u'0');
    QString decimals = whole.right(places);
    whole.chop(places);
    while (decimals.endsWith(u'0')) {
        decimals.chop(1);
    }
    return (value < 0 ? u"-"_s : QString()) + whole + (decimals.isEmpty() ? QString() : point + decimals);
}

} // namespace

const Configuration *offeredConfiguration(const QuoteInput &input)
{
    const auto &all = input.project.configurations;
    const bool inRange = input.configuration >= 0 && input.configuration < maxConfigurations
        && static_cast<std::size_t>(input.configuration) < all.size();
    return inRange ? &all[static_cast<std::size_t>(input.configuration)] : nullptr;
}

// What turns the words around it the other way (UAX #9), and what XML does not allow: the reader sees neither.
bool isNoText(QChar c)
{
    const char16_t u = c.unicode();
    return (u >= 0x202A && u <= 0x202E) || (u >= 0x2066 && u <= 0x2069) || u >= 0xFFFE;
}

QString clean(const std::string &data)
{
    QString text = QString::fromStdString(data);
    text.replace(u"\r\n"_s, u"\n"_s);
    for (QChar &c : text) {
        if (c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator) {
            c = u'\n';
        } else if (c != u'\n' && (c.category() == QChar::Other_Control || isNoText(c))) {
            c = u' ';
        }
    }
    return text;
}

QString amount(const Format &format, Money value)
{
    const Digits digits = digitsOf(value);
    const QString text = format.locale().toString(static_cast<qulonglong>(digits.whole)) + format.locale().decimalPoint() + digits.decimals;
    return digits.isNegative ? format.locale().negativeSign() + text : text;
}

QString bareAmount(Money value, QChar point)
{
    const Digits digits = digitsOf(value);
    const QString text = QString::number(digits.whole) + point + digits.decimals;
    return digits.isNegative ? u'-' + text : text;
}

QString barePercent(Rate rate, QChar point)
{
    return bareDecimal(rate.ppm, 4, point);
}

QString bareQuantity(SoldQuantity quantity, QChar point)
{
    return bareDecimal(quantity.thousandths, 3, point);
}

QString languageTag(const QuoteInput &input)
{
    QString name = input.format.locale().name(); // fr_FR
    return name.startsWith(input.language) ? name.replace(u'_', u'-') : input.language;
}

QString isoDate(Date date)
{
    if (!isValidDate(date)) {
        return {};
    }
    const auto padded = [](int value, int width) { return QString::number(value).rightJustified(width, u'0'); };
    return padded(date.year, 4) + u'-' + padded(date.month, 2) + u'-' + padded(date.day, 2);
}

QString catalogueDate(const QuoteInput &input)
{
    const QString text = clean(input.catalogue.date);
    const QStringList parts = text.split(u'-');
    const Date date = parts.size() == 3 ? Date{parts[0].toInt(), parts[1].toInt(), parts[2].toInt()} : Date{};
    return isValidDate(date) ? input.format.date(date) : text;
}

QVector<LabelledText> dateRows(const QuoteInput &input, const Quote &quote)
{
    const QuoteTerms &says = input.project.quote;
    QVector<LabelledText> rows;
    rows.append({QuoteText::tr("Issue date"), isValidDate(says.date) ? input.format.date(says.date) : input.format.unknown(), {}});
    if (isValidDate(quote.validUntil)) {
        rows.append({QuoteText::tr("Valid until"), input.format.date(quote.validUntil), {}});
    }
    const auto add = [&rows](const QString &label, const std::string &value) {
        const QString text = clean(value).simplified();
        if (!text.isEmpty()) {
            rows.append({label, text, {}});
        }
    };
    add(QuoteText::tr("Your reference"), says.customerReference);
    add(QuoteText::tr("Salesperson"), says.salesperson);
    add(QuoteText::tr("Currency"), quote.currency);
    return rows;
}

// "SIREN 732829320" where it is one: French papers must name it (C. com. R.123-237).
QString registrationLine(const Party &party)
{
    const QString number = clean(party.registration).simplified();
    const bool isFrench = party.country.empty() || party.country == "FR";
    if (isFrench && isSiren(compactId(party.registration))) {
        return QuoteText::tr("SIREN: %1").arg(number);
    }
    if (isFrench && isSiret(compactId(party.registration))) {
        return QuoteText::tr("SIRET: %1").arg(number);
    }
    const QString word = number.section(u' ', 0, 0); // "SIREN 732 829 320, RCS Paris", "HRB 86891"
    const bool saysWhat = word != number && std::all_of(word.cbegin(), word.cend(), [](QChar c) { return c.isLetter(); });
    return saysWhat ? number : QuoteText::tr("Registration no.: %1").arg(number);
}

QStringList partyLines(const Party &party, SaleCase saleCase)
{
    QStringList lines;
    const auto add = [&lines](const QString &text) {
        if (!text.trimmed().isEmpty()) {
            lines.append(text);
        }
    };
    const auto addLabelled = [&add](const QString &pattern, const std::string &value) {
        if (!value.empty()) {
            add(pattern.arg(clean(value)));
        }
    };
    add(clean(party.legal));
    add(clean(party.address));
    if (const QString country = texts::countryName(QString::fromStdString(party.country)); !clean(party.address).contains(country, Qt::CaseInsensitive)) {
        add(country);
    }
    addLabelled(QuoteText::tr("Contact: %1"), party.contact);
    add(clean(party.email));
    add(clean(party.phone));
    if (!party.registration.empty()) {
        add(registrationLine(party));
    }
    add(clean(party.tradeRegister));
    addLabelled(taxNumber(saleCase), party.vatNumber);
    addLabelled(QuoteText::tr("Delivery address: %1"), party.deliveryAddress);
    addLabelled(QuoteText::tr("Billing address: %1"), party.billingAddress);
    return lines;
}

QVector<LabelledText> headline(const QuoteInput &input, const Quote &quote)
{
    const ConfigurationEvaluation &evaluation = evaluationOf(input);
    const CostEvaluation &cost = evaluation.cost;
    const auto watts = [&](Watts v) { return input.format.watts(v); };
    const auto rate = [&](TokensPerSecond v) { return input.format.tokensPerSecond(v); };
    const SpeedEvaluation &speed = evaluation.speed;
    QVector<LabelledText> tiles;
    tiles.append(memoryVerdict(input));
    tiles.append({speed.output || !speed.trainingPerGpu ? QuoteText::tr("Speed, all users") : QuoteText::tr("Training speed per GPU"),
                  performance(input), speed.output ? rangeOf(speed.output, rate) : rangeOf(speed.trainingPerGpu, rate)});
    tiles.append({QuoteText::tr("Power at full load, per server"), orUnknown(input, evaluation.power.ac, watts),
                  evaluation.power.averageAc ? QuoteText::tr("%1 on average, all servers").arg(watts(evaluation.power.averageAc->expected)) : QString()});
    const QString ownership = cost.tco ? QuoteText::tr("%1: %2").arg(years(input), money(input, *cost.tco)) : QString();
    // Both totals: what the budget is and what the invoice will ask for.
    const TaxWords tax = taxWords(input.project.quote.sale.saleCase, quote);
    QStringList below(ownership);
    if (quote.totalInclVat != quote.totalExclVat) {
        below.prepend(QuoteText::tr("%1: %2").arg(tax.totalIncl, input.format.money(quote.totalInclVat, clean(quote.currency))));
    }
    below.removeAll(QString());
    tiles.append({tax.totalExcl, input.format.money(quote.totalExclVat, clean(quote.currency)), below.join(u'\n')});
    return tiles;
}

QVector<LabelledText> scenario(const QuoteInput &input)
{
    QVector<LabelledText> rows;
    const Configuration *offered = offeredConfiguration(input);
    if (!offered) {
        return rows;
    }
    const QString modelName = clean(offered->model.name.empty() ? offered->model.id : offered->model.name);
    rows.append({QuoteText::tr("Model"), modelName.isEmpty() ? input.format.unknown() : modelName, {}});
    rows.append({QuoteText::tr("Workload"), texts::label(offered->workload.kind), {}});
    const bool hasCache = !isTraining(offered->workload.kind);
    rows.append({QuoteText::tr("Precision of the weights"), texts::label(offered->workload.weights),
                 hasCache ? QuoteText::tr("KV cache: %1").arg(texts::label(offered->workload.kvKeys)) : QString()});
    addWorkload(input, *offered, rows);
    rows.append({QuoteText::tr("GPUs"), gpuText(input, *offered), {}});
    rows.append({QuoteText::tr("Servers"), input.format.count(offered->nodes), {}});
    return rows;
}

QVector<LabelledText> results(const QuoteInput &input)
{
    QVector<LabelledText> rows;
    const Configuration *offered = offeredConfiguration(input);
    if (!offered) {
        return rows;
    }
    addMemory(input, *offered, rows);
    addSpeed(input, *offered, rows);
    return rows;
}

QVector<LabelledText> powerAndCost(const QuoteInput &input)
{
    QVector<LabelledText> rows;
    if (!offeredConfiguration(input)) {
        return rows;
    }
    const ConfigurationEvaluation &evaluation = evaluationOf(input);
    const auto watts = [&](Watts v) { return input.format.watts(v); };
    // Where every supply is needed, there is no redundancy to speak of.
    const bool hasSpare = evaluation.power.psuUsable && evaluation.power.psuInstalled && *evaluation.power.psuUsable < *evaluation.power.psuInstalled;
    rows.append({QuoteText::tr("Power supplies installed"), orUnknown(input, evaluation.power.psuInstalled, watts),
                 hasSpare ? QuoteText::tr("%1 usable with redundancy").arg(watts(*evaluation.power.psuUsable)) : QString()});
    rows.append({years(input), moneyOrUnknown(input, evaluation.cost.tco), {}});
    rows.append({QuoteText::tr("Break-even against the cloud"), breakEven(input), {}});
    return rows;
}

QVector<LabelledText> terms(const QuoteInput &input, const Quote &quote)
{
    QVector<LabelledText> rows;
    const QuoteTerms &says = input.project.quote;
    const auto add = [&rows](const QString &label, const QStringList &texts) {
        QStringList lines = texts;
        lines.removeAll(QString());
        lines.removeDuplicates();
        if (!lines.isEmpty()) {
            rows.append({label, lines.join(u'\n'), {}});
        }
    };
    const auto text = [](const std::string &data) { return clean(data).trimmed(); };
    const QString payment = text(says.paymentTerms);
    // The seller's own words stand alone: a second term beside them could say something else.
    // Several scenarios have deposits of their own, which stand in the totals of each.
    const bool isAlone = offeredConfigurations(input.project).size() == 1;
    add(QuoteText::tr("Payment"), {payment.isEmpty() ? texts::dueNotice(says.payment) : payment,
                                   isAlone ? texts::depositNotice(says, quote, input.format) : QString()});
    add(QuoteText::tr("Early payment"), {texts::earlyDiscountNotice(says, input.format)});
    add(QuoteText::tr("Late payment"), {texts::penaltyNotice(says, input.format)});
    add(QuoteText::tr("Bank details"), {bankDetails(input.project.seller)});
    //: Time from the order to the delivery. French quotes say "Délai de livraison"
    add(QuoteText::tr("Lead time"), {text(says.delivery)});
    add(QuoteText::tr("Delivery"), {texts::incotermNotice(says.shipping)});
    add(QuoteText::tr("Customs"), {says.shipping.origin.empty() ? QString() : QuoteText::tr("Country of origin: %1").arg(text(says.shipping.origin)),
                                   says.shipping.hsCode.empty() ? QString() : QuoteText::tr("HS code: %1").arg(text(says.shipping.hsCode))});
    QStringList vat;
    for (const VatLine &line : quote.vat) {
        vat << texts::exemptionNotice(line.exemption);
    }
    add(taxWords(says.sale.saleCase, quote).name, vat << texts::roundingNotice(quote, says.sale.saleCase));
    add(QuoteText::tr("Currency"), {texts::currencyNotice(input.project, input.format)});
    add(QuoteText::tr("Warranty"), {text(says.warranty)});
    add(QuoteText::tr("Retention of title"), {texts::retentionNotice(says)});
    add(QuoteText::tr("Validity"), {texts::firmnessNotice(says.sale.saleCase)});
    add(QuoteText::tr("Jurisdiction"), {text(says.paper.jurisdiction)});
    add(QuoteText::tr("Terms of sale"), {text(says.paper.terms).isEmpty() ? QString() : QuoteText::tr("Our general terms of sale are attached and are part of this offer.")});
    add(QuoteText::tr("Notes"), {text(says.notes)});
    return rows;
}

QStringList openPoints(const QuoteInput &input)
{
    QStringList lines;
    for (const Finding &finding : evaluationOf(input).findings.items()) {
        if (finding.severity != Severity::Advice) {
            //: An open point of the offer: its severity, then what it is about
            lines.append(QuoteText::tr("%1: %2").arg(texts::label(finding.severity), texts::title(finding, input.catalogue, input.format)));
        }
    }
    return lines;
}

QStringList assumptionLines(const QuoteInput &input)
{
    QStringList lines;
    for (const Assumption &assumption : evaluationOf(input).assumptions.items()) {
        if (assumption.code == AssumptionCode::CatalogueCurrencyEur && input.view == QuoteView::Customer) {
            continue; // for who enters the prices
        }
        lines.append(texts::assumption(assumption, input.format));
    }
    return lines;
}

QVector<LabelledText> formulaLines(const QuoteInput &input)
{
    QVector<LabelledText> rows;
    for (const UsedFormula &used : formulasUsed(evaluationOf(input))) {
        rows.append({used.figure, texts::formula(used.id), texts::source(used.id)});
    }
    return rows;
}

QVector<LabelledText> partSources(const QuoteInput &input, const Quote &quote)
{
    QVector<LabelledText> rows;
    QVector<PartRef> seen;
    for (const QuoteLine &line : quote.lines) {
        const PartInfo *info = input.catalogue.info(line.part);
        if (!info || seen.contains(line.part)) {
            continue;
        }
        seen.append(line.part);
        QStringList says;
        QStringList sources = clean(info->specSource).split(u" ; "_s, Qt::SkipEmptyParts);
        sources.removeAll(u"memory"_s); // the catalogue's word for "no source"
        if (!sources.isEmpty()) {
            says.append(QuoteText::tr("data: %1").arg(sources.join(u" ; "_s)));
        }
        // Where the house found a price is not for the customer: a supplier, or what its own price was made from.
        if (info->price && !info->priceSource.empty() && input.view == QuoteView::Internal) {
            says.append(QuoteText::tr("indicative price: %1").arg(clean(info->priceSource)));
        }
        if (info->confidence == Confidence::Memory || !info->memoryFields.empty()) {
            says.append(QuoteText::tr("values to be confirmed with the manufacturer"));
        }
        if (!says.isEmpty()) {
            //: Between two remarks on a part
            rows.append({clean(line.designation), says.join(QuoteText::tr("; ")), {}});
        }
    }
    return rows;
}

} // namespace configuria
