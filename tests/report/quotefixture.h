// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

#include <string>

#include "report/quotedocument.h"

namespace configuria {

inline BomLine customLine(const std::string &description, int quantity, std::optional<Money> price, Rate discount = {})
{
    BomLine line;
    line.part.kind = PartKind::Service;
    line.description = description;
    line.quantity = quantity;
    line.scope = LineScope::PerProject;
    line.unitPrice = price;
    line.discount = discount;
    return line;
}

inline std::vector<BomLine> manyLines(int count)
{
    std::vector<BomLine> lines;
    for (int i = 1; i <= count; ++i) {
        lines.push_back(customLine("Article " + std::to_string(i) + " bis", 1, Money::units(100)));
    }
    return lines;
}

// One configuration of custom lines, VAT 20 %, dated, with every field of the parties and terms filled in.
inline Project quoteProject(std::vector<BomLine> lines)
{
    Project project;
    project.title = "Serveur d'inférence du siège";
    project.seller = {"Œuvre Numérique SAS", "12 rue de l'Église\n75011 Paris", "Zoé Lefèvre", "devis@oeuvre.example", "+33 1 23 45 67 89",
                      "SIREN 732 829 320, RCS Paris", "FR44732829320", "SAS au capital de 10 000 EUR", {}, "FR", {}, {}, {}, {}};
    project.customer = {"Mairie de Châteauneuf", "1 place de l'Hôtel-de-Ville\n13220 Châteauneuf", "Noël Hérault", "achats@chateauneuf.example", "",
                        "SIREN 404 833 048", "FR83404833048", "", {}, "FR", {}, {}, {}, {}};
    project.quote.number = "D-2026-0042";
    project.quote.date = {2026, 11, 30};
    project.quote.validityDays = 30;
    project.quote.paymentTerms = "30 jours fin de mois";
    project.quote.delivery = "Six semaines après commande, DAP";
    project.quote.warranty = "Trois ans sur site";
    project.quote.customerReference = "AO-17";
    Configuration configuration;
    configuration.name = "A";
    configuration.lines = std::move(lines);
    project.configurations.push_back(std::move(configuration));
    return project;
}

// Owns what a QuoteInput refers to.
struct QuoteCase {
    Catalogue catalogue;
    Project project;
    Evaluation evaluation;

    explicit QuoteCase(Project p)
        : project(std::move(p))
        , evaluation(evaluate(catalogue, project))
    {
    }
    QuoteInput input(const QString &language) const
    {
        const QLocale locale = language == QStringLiteral("fr") ? QLocale(QLocale::French, QLocale::France) : QLocale(QLocale::English, QLocale::UnitedKingdom);
        return QuoteInput{catalogue, project, evaluation, 0, {}, Format(locale), language};
    }
};

// The few French words that the tests look for.
class FrenchWords : public QTranslator {
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        const QByteArray text(source);
        if (text == "QUOTE") {
            return QStringLiteral("DEVIS");
        }
        if (text == "on request") {
            return QStringLiteral("sur demande");
        }
        if (text == "Total incl. VAT") {
            return QStringLiteral("Total TTC");
        }
        return {};
    }
};

} // namespace configuria
