// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/priceages.h"

#include <QCoreApplication>
#include <QDate>

#include "engine/quote.h"
#include "items/costwords.h"
#include "items/texts.h"

namespace configuria {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::PriceAges)
};

Date dateFrom(const std::string &iso)
{
    const QDate day = QDate::fromString(QString::fromStdString(iso), Qt::ISODate);
    return day.isValid() ? Date{day.year(), day.month(), day.day()} : Date();
}

void note(std::vector<PriceNote> &notes, const QString &what, Date date, Date today)
{
    const PriceAge age = priceAge(date, today);
    if (age.state != PriceState::Fresh) {
        notes.push_back({what, age});
    }
}

} // namespace

PriceAge priceAge(Date date, Date today) noexcept
{
    if (!isValidDate(date)) {
        return {PriceState::NoDate, 0, {}};
    }
    if (!isValidDate(today)) {
        return {PriceState::Fresh, 0, date};
    }
    const std::int64_t days = daysBetween(date, today);
    const PriceState state = days < 0 ? PriceState::InFuture : days > daysOfAPrice ? PriceState::Old : PriceState::Fresh;
    return {state, days, date};
}

std::optional<PriceAge> priceAgeOf(const BomLine &line, const Catalogue &catalogue, const std::string &currency, Date today)
{
    const bool isCatalogues = isSold(line) && !line.unitPrice && currency == "EUR"; // the catalogue's prices are EUR
    const PartInfo *info = isCatalogues ? catalogue.info(line.part) : nullptr;
    return info && info->price && !info->priceIsExample ? std::optional(priceAge(dateFrom(info->priceDate), today)) : std::nullopt;
}

std::vector<PriceNote> priceNotes(const Catalogue &catalogue, const Project &project, const Configuration &configuration, Date today)
{
    std::vector<PriceNote> notes;
    note(notes, Tr::tr("Electricity"), project.site.priceDate, today);
    for (const CloudScenario &cloud : project.clouds) {
        //: a provider, then how it is paid
        note(notes, Tr::tr("%1, %2").arg(QString::fromStdString(cloud.name), texts::label(cloud.kind).toLower()), cloud.date, today);
    }
    for (const BomLine &line : configuration.lines) {
        const std::optional<PriceAge> age = priceAgeOf(line, catalogue, project.currency, today);
        if (age && age->state != PriceState::Fresh) {
            notes.push_back({texts::partName(line.part, catalogue), *age});
        }
    }
    return notes;
}

namespace texts {

QString priceAge(const PriceAge &age)
{
    switch (age.state) {
    case PriceState::Fresh: return {};
    case PriceState::Old: return Tr::tr("%n day(s) old", nullptr, static_cast<int>(std::min<std::int64_t>(age.days, 1'000'000)));
    case PriceState::NoDate: return Tr::tr("no date");
    case PriceState::InFuture: return Tr::tr("dated in the future");
    }
    return {};
}

QString priceNote(const PriceNote &note, const Format &format)
{
    const QString age = priceAge(note.age);
    //: %1 what has a price, %2 "no date"
    return note.age.state == PriceState::NoDate ? Tr::tr("%1: %2").arg(note.what, age)
                                                //: %1 what has a price, %2 the day of it, %3 "885 days old"
                                                : Tr::tr("%1: %2, %3").arg(note.what, format.date(note.age.date), age);
}

} // namespace texts

} // namespace configuria
