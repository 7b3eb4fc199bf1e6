// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "catalogue/result.h"
#include "engine/project.h"
#include "engine/quote.h"
#include "engine/quoterecord.h"

namespace configuria {

// What the register keeps of one version, as bytes: they are what its hash vouches for.
struct QuoteContent {
    QByteArray project;    // as a project file, see frozenProject()
    QByteArray printed;    // printedToJson()
    QByteArray evaluation; // figures of the day, JSON
    QByteArray catalogue;  // date of the parts and prices that it was computed with
    QByteArray pdf;        // empty of a draft
    friend bool operator==(const QuoteContent &, const QuoteContent &) = default;
};

// Known by the name; the rest is that of the latest quote.
struct StoredCustomer {
    std::string name;
    QByteArray party; // JSON, as in a project file
    friend bool operator==(const StoredCustomer &, const StoredCustomer &) = default;
};

struct StoredQuote {
    QuoteRecord record;    // what the quote says; id, quote and state are the register's to give
    QByteArray customer;   // StoredCustomer::party
    QString search;        // searchWords() of the record and its lines
    QuoteContent content;
};

// `quote` is what is printed of the offered configuration of `project`.
StoredQuote storedQuote(const Catalogue &catalogue, const Project &project, const Quote &quote, const QByteArray &evaluation, const QByteArray &pdf);

// Every line with the price and the designation of the day: the catalogue may change, the quote does not.
Project frozenProject(const Catalogue &catalogue, Project project);
// Parts that the catalogue no longer has become custom lines of their designation.
Result<Project> storedProject(const Catalogue &catalogue, const QByteArray &json, const QString &name);

// Lines and totals as they were printed.
QByteArray printedToJson(const Quote &quote);
Result<Quote> printedFromJson(const QByteArray &json, const QString &name);

// By the numbers that both state (SIREN, VAT, register), else by their names without case, accents and punctuation.
bool isSameCustomer(const Party &a, const Party &b);

// Lower case, without accents: "Réf. Œuvre" finds "ref. oeuvre".
QString searchable(const QString &text);
QStringList searchWords(const QString &text); // of it, searchable, each once

QString isoText(Date date);      // "" when not set
Date dateFromIso(const QString &text);

} // namespace configuria
