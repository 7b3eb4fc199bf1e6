// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "listheader.h"

#include <QString>

#include <algorithm>
#include <array>

#include "catalogue/owndata.h"
#include "engine/names.h"

namespace configuria {

namespace {

struct HeaderWords {
    std::string_view words;
    PriceField field;
};

// The longest words that a name holds decide: "price date" is a date, "manufacturer part number" a reference.
constexpr HeaderWords headerWords[] = {
    {"reference", PriceField::Reference}, {"ref", PriceField::Reference}, {"references", PriceField::Reference}, {"part number", PriceField::Reference}, {"part no", PriceField::Reference},
    {"partnumber", PriceField::Reference}, {"part id", PriceField::Reference}, {"pn", PriceField::Reference}, {"p n", PriceField::Reference}, {"mpn", PriceField::Reference},
    {"sku", PriceField::Reference}, {"id", PriceField::Reference}, {"code", PriceField::Reference}, {"article", PriceField::Reference},
    {"code article", PriceField::Reference}, {"numero article", PriceField::Reference}, {"item", PriceField::Reference}, {"item number", PriceField::Reference}, {"item code", PriceField::Reference},
    {"product code", PriceField::Reference}, {"code produit", PriceField::Reference}, {"product number", PriceField::Reference}, {"manufacturer part number", PriceField::Reference},
    {"manufacturer reference", PriceField::Reference}, {"vendor part number", PriceField::Reference}, {"supplier part number", PriceField::Reference}, {"supplier reference", PriceField::Reference},
    {"reference fabricant", PriceField::Reference}, {"reference constructeur", PriceField::Reference}, {"reference fournisseur", PriceField::Reference}, {"ref fabricant", PriceField::Reference},
    {"ref constructeur", PriceField::Reference}, {"ref fournisseur", PriceField::Reference}, {"reference produit", PriceField::Reference}, {"reference article", PriceField::Reference},
    {"designation", PriceField::Name}, {"description", PriceField::Name}, {"desc", PriceField::Name}, {"libelle", PriceField::Name}, {"nom", PriceField::Name}, {"name", PriceField::Name}, {"produit", PriceField::Name},
    {"product", PriceField::Name}, {"product name", PriceField::Name}, {"nom du produit", PriceField::Name}, {"item description", PriceField::Name}, {"product description", PriceField::Name},
    {"description article", PriceField::Name}, {"designation article", PriceField::Name}, {"libelle article", PriceField::Name}, {"description produit", PriceField::Name}, {"intitule", PriceField::Name}, {"model", PriceField::Name}, {"modele", PriceField::Name},
    {"marque", PriceField::Vendor}, {"brand", PriceField::Vendor}, {"fabricant", PriceField::Vendor}, {"constructeur", PriceField::Vendor}, {"manufacturer", PriceField::Vendor},
    {"maker", PriceField::Vendor}, {"vendor", PriceField::Vendor}, {"editeur", PriceField::Vendor},
    {"type", PriceField::Kind}, {"kind", PriceField::Kind}, {"categorie", PriceField::Kind}, {"category", PriceField::Kind}, {"famille", PriceField::Kind}, {"family", PriceField::Kind},
    {"type de produit", PriceField::Kind}, {"product type", PriceField::Kind}, {"famille de produit", PriceField::Kind}, {"famille produit", PriceField::Kind}, {"product family", PriceField::Kind}, {"product category", PriceField::Kind}, {"categorie produit", PriceField::Kind},
    {"prix", PriceField::Price}, {"price", PriceField::Price}, {"tarif", PriceField::Price}, {"pu", PriceField::Price}, {"puht", PriceField::Price}, {"cost", PriceField::Price}, {"cout", PriceField::Price},
    {"prix ht", PriceField::Price}, {"prix unitaire", PriceField::Price}, {"prix unitaire ht", PriceField::Price}, {"pu ht", PriceField::Price}, {"prix net", PriceField::Price},
    {"prix net ht", PriceField::Price}, {"prix public", PriceField::Price}, {"prix achat", PriceField::Price}, {"prix d achat", PriceField::Price}, {"prix fournisseur", PriceField::Price}, {"prix produit", PriceField::Price}, {"product price", PriceField::Price},
    {"unit price", PriceField::Price}, {"net price", PriceField::Price}, {"list price", PriceField::Price}, {"supplier price", PriceField::Price}, {"unit cost", PriceField::Price},
    {"devise", PriceField::Currency}, {"currency", PriceField::Currency}, {"monnaie", PriceField::Currency}, {"code devise", PriceField::Currency}, {"currency code", PriceField::Currency}, {"price currency", PriceField::Currency}, {"devise prix", PriceField::Currency}, {"devise du prix", PriceField::Currency},
    {"date", PriceField::Date}, {"price date", PriceField::Date}, {"date prix", PriceField::Date}, {"date du prix", PriceField::Date}, {"date tarif", PriceField::Date}, {"date du tarif", PriceField::Date}, {"valid from", PriceField::Date},
    {"delai", PriceField::LeadTime}, {"lead time", PriceField::LeadTime}, {"leadtime", PriceField::LeadTime}, {"delivery", PriceField::LeadTime}, {"delivery time", PriceField::LeadTime},
    {"delai de livraison", PriceField::LeadTime}, {"delai livraison", PriceField::LeadTime}, {"livraison", PriceField::LeadTime}, {"delai fournisseur", PriceField::LeadTime}, {"supplier lead time", PriceField::LeadTime}, {"disponibilite", PriceField::LeadTime}, {"availability", PriceField::LeadTime},
    {"fournisseur", PriceField::Supplier}, {"supplier", PriceField::Supplier}, {"distributeur", PriceField::Supplier}, {"distributor", PriceField::Supplier}, {"vendeur", PriceField::Supplier},
    {"seller", PriceField::Supplier}, {"source", PriceField::Supplier}, {"price source", PriceField::Supplier}, {"source du prix", PriceField::Supplier}, {"nom du fournisseur", PriceField::Supplier}, {"nom fournisseur", PriceField::Supplier}, {"supplier name", PriceField::Supplier},
    // Columns that look like one of the above and are not.
    {"ttc", PriceField::None}, {"prix ttc", PriceField::None}, {"prix unitaire ttc", PriceField::None}, {"price incl vat", PriceField::None}, {"prix public ttc", PriceField::None}, {"pu ttc", PriceField::None},
    {"delivery date", PriceField::None}, {"date de livraison", PriceField::None}, {"date livraison", PriceField::None}, {"code barre", PriceField::None}, {"code ean", PriceField::None}, {"delivery cost", PriceField::None}, {"frais de livraison", PriceField::None},
};

constexpr std::array<std::string_view, priceFieldCount> fieldNames = {"-", "reference", "name", "vendor", "kind", "price", "currency", "date", "leadtime", "supplier"};
constexpr std::array<std::string_view, 3> signNames = {"auto", "comma", "point"};

bool holdsWords(std::string_view text, std::string_view words)
{
    for (std::size_t at = text.find(words); at != std::string_view::npos; at = text.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        if ((at == 0 || text[at - 1] == ' ') && (end == text.size() || text[end] == ' ')) {
            return true;
        }
    }
    return false;
}

struct Said {
    PriceField field = PriceField::None;
    int score = 0; // share of the name that says so, in 1/1000, and the length of the words
};

Said saidBy(std::string_view name)
{
    const std::string plain = plainWords(name);
    const HeaderWords *best = nullptr;
    for (const HeaderWords &words : headerWords) {
        if ((!best || words.words.size() > best->words.size()) && holdsWords(plain, words.words)) {
            best = &words;
        }
    }
    if (!best || best->field == PriceField::None || holdsWords(plain, "ttc")) {
        return {};
    }
    return {best->field, static_cast<int>(best->words.size() * 1000 / plain.size())};
}

std::vector<std::string_view> parts(std::string_view text, char separator)
{
    std::vector<std::string_view> all;
    while (true) {
        const std::size_t end = text.find(separator);
        all.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return all;
        }
        text.remove_prefix(end + 1);
    }
}

template <std::size_t N>
std::optional<std::size_t> indexOf(const std::array<std::string_view, N> &names, std::string_view name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - names.begin()));
}

} // namespace

std::string plainWords(std::string_view text)
{
    std::string words = partIdFrom(std::string(text));
    std::replace(words.begin(), words.end(), '-', ' ');
    return words;
}

PriceField fieldOfHeader(std::string_view name)
{
    return saidBy(name).field;
}

std::vector<PriceField> fieldsOfHeader(std::span<const std::string_view> header)
{
    std::vector<PriceField> fields(header.size(), PriceField::None);
    std::array<int, priceFieldCount> bestScore{};
    std::array<std::size_t, priceFieldCount> bestColumn{};
    for (std::size_t i = 0; i < header.size(); ++i) {
        const Said said = saidBy(header[i]);
        const auto field = static_cast<std::size_t>(said.field);
        if (said.field == PriceField::None || said.score <= bestScore[field]) {
            continue;
        }
        if (bestScore[field] > 0) {
            fields[bestColumn[field]] = PriceField::None;
        }
        bestScore[field] = said.score;
        bestColumn[field] = i;
        fields[i] = said.field;
    }
    return fields;
}

std::string headerKey(std::span<const std::string> header)
{
    std::string key;
    for (const std::string &name : header) {
        key += plainWords(name) + '\x1f';
    }
    return key;
}

// "reference,name,-,price|comma|service|EUR|Acme"
std::string mappingText(const PriceListLayout &layout)
{
    std::string text;
    for (const PriceField field : layout.fields) {
        text += text.empty() ? "" : ",";
        text += fieldNames[static_cast<std::size_t>(field)];
    }
    text += '|';
    text += signNames[static_cast<std::size_t>(layout.decimalSign)];
    text += '|';
    text += nameOf(layout.newKind);
    return text + '|' + layout.currency + '|' + layout.supplier;
}

bool readMapping(const std::string &text, PriceListLayout &layout)
{
    const std::vector<std::string_view> all = parts(text, '|');
    if (all.size() < 5) {
        return false;
    }
    PriceListLayout read = layout;
    read.fields.clear();
    for (const std::string_view name : parts(all[0], ',')) {
        const auto field = indexOf(fieldNames, name);
        if (!field) {
            return false;
        }
        read.fields.push_back(static_cast<PriceField>(*field));
    }
    const auto sign = indexOf(signNames, all[1]);
    const std::optional<PartKind> kind = fromName<PartKind>(all[2]);
    if (!sign || !kind || read.fields.size() != layout.fields.size()) {
        return false;
    }
    read.decimalSign = static_cast<DecimalSign>(*sign);
    read.newKind = *kind;
    read.currency = all[3];
    read.supplier = text.substr(static_cast<std::size_t>(all[4].data() - text.data())); // may hold a '|' itself
    layout = std::move(read);
    return true;
}

} // namespace configuria
