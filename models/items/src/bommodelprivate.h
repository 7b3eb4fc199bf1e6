// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/bommodel.h"

#include <QRandomGenerator>

#include <utility>
#include <vector>

#include "bomrows.h"
#include "items/priceages.h"
#include "items/quotewords.h"
#include "items/texts.h"

namespace configuria {

constexpr quintptr topLevelGroup = 0; // internalId of a group; a line has 1 + its group

// What bommodel.cpp (rows and cells) and bommodeledits.cpp (edits of whole lines) share.
struct BomModel::Private {
    std::shared_ptr<const Catalogue> catalogue;
    EditFunction edit;
    Project project;
    int configuration = -1;
    Format format;
    Date today;
    bom::Groups groups;
    quint64 windowId = QRandomGenerator::global()->generate64(); // an address means nothing in another process
    QString stepText(const QString &one, const QString &many, const QList<int> &lines) const;

    const Configuration *current() const
    {
        const auto i = static_cast<std::size_t>(configuration);
        return configuration >= 0 && i < project.configurations.size() ? &project.configurations[i] : nullptr;
    }
    const bom::Row *row(const QModelIndex &index) const
    {
        if (!index.isValid() || index.internalId() == topLevelGroup) {
            return nullptr;
        }
        const std::vector<bom::Row> &rows = groups[index.internalId() - 1].rows;
        const auto i = static_cast<std::size_t>(index.row());
        return i < rows.size() ? &rows[i] : nullptr;
    }

    // Copies the project, changes the lines of this configuration, hands the copy out.
    template <class Change>
    void change(Field field, const QString &text, Change change)
    {
        const Configuration *before = current();
        if (!before || !edit) {
            return;
        }
        Project after = project;
        change(after.configurations[static_cast<std::size_t>(configuration)].lines);
        if (!(after == project)) {
            edit(field, std::move(after), text);
        }
    }
    template <class Change>
    void changeLine(int line, Field field, const QString &text, Change changeOne)
    {
        const Configuration *now = current();
        if (now && line >= 0 && static_cast<std::size_t>(line) < now->lines.size()) {
            change(field, text, [&](std::vector<BomLine> &lines) { changeOne(lines[static_cast<std::size_t>(line)]); });
        }
    }

    QString priceAge(const bom::Row &row) const
    {
        const std::optional<PriceAge> age = priceAgeOf(row.value, *catalogue, project.currency, today);
        return age ? texts::priceAge(*age) : QString();
    }
    QString price(const bom::Row &row) const
    {
        if (!row.unitPrice) {
            return tr("on request");
        }
        QString amount = format.money(*row.unitPrice, QString::fromStdString(project.currency));
        if (const QString unit = texts::symbol(row.value.offer.unit); !unit.isEmpty()) {
            //: %1 a price, %2 the unit that it is for, short: "€850.00 / d"
            amount = tr("%1 / %2").arg(amount, unit);
        }
        //: %1 a price that has no source
        return row.isExample ? tr("%1 (example)").arg(amount) : amount;
    }
    QString total(std::optional<Money> total, bool isPartial) const
    {
        if (!total) {
            return isPartial ? tr("on request") : QString();
        }
        const QString amount = format.money(*total, QString::fromStdString(project.currency));
        //: %1 a sum in which some prices are missing
        return isPartial ? tr("%1 (partial)").arg(amount) : amount;
    }
    QString status(const std::optional<Finding> &worst, bool isEmpty) const
    {
        //: status of a line of the bill of materials without a finding
        return worst ? texts::label(worst->severity) : isEmpty ? QString() : tr("OK");
    }
    QString status(const bom::Row &row) const
    {
        if (!row.worst && isSold(row.value)) {
            if (!row.unitPrice) {
                return tr("No price");
            }
            if (row.isExample) {
                return tr("Example price");
            }
        }
        return status(row.worst, !isSold(row.value));
    }
    QString lineText(const bom::Row &row, int column) const
    {
        switch (column) {
        case DesignationColumn: {
            const QString designation = texts::designation(row.value, *catalogue);
            const QString name = designation.isEmpty() ? tr("(no description)") : designation;
            //: %1 a part that the customer may take or leave: it is in no total
            return row.value.offer.isOptional ? tr("%1 (option)").arg(name) : name;
        }
        case QuantityColumn: return texts::quantity(quantityOf(row.value), row.value.offer.unit, format);
        case UnitPriceColumn: return price(row);
        case DiscountColumn: return row.value.discount == Rate() ? QString() : format.percent(row.value.discount);
        case TotalColumn: return total(row.total, !row.unitPrice);
        case StatusColumn: return status(row);
        }
        return {};
    }
    QString groupText(PartKind kind, const bom::Group &group, int column) const
    {
        switch (column) {
        case DesignationColumn: return texts::plural(kind);
        case QuantityColumn: return group.rows.empty() || !group.hasOneUnit ? QString() : texts::quantity(group.quantity, group.unit, format);
        case TotalColumn: return total(group.total, group.isPartial);
        case StatusColumn: return status(group.worst, group.rows.empty());
        }
        return {};
    }
    QString explained(const Finding &finding) const
    {
        return texts::title(finding, *catalogue, format) + u'\n' + texts::advice(finding, *catalogue, format);
    }
    QString toolTip(const bom::Row &row, int column) const
    {
        if (column == StatusColumn || column == DesignationColumn) {
            if (row.worst) {
                return explained(*row.worst);
            }
            const PartInfo *info = catalogue->info(row.value.part);
            return info ? QString::fromStdString(info->notes) : QString();
        }
        if (column == QuantityColumn) {
            return row.value.scope == LineScope::PerNode ? tr("Per node") : tr("For the whole project");
        }
        if (column == UnitPriceColumn) {
            const PartInfo *info = catalogue->info(row.value.part);
            if (!row.unitPrice) {
                return tr("No price is known: enter the price of your supplier.");
            }
            if (row.isExample) {
                return tr("An example without a source: enter the price of your supplier.");
            }
            if (!row.value.unitPrice && info && !info->priceSource.empty()) {
                return tr("Indicative price of the catalogue: %1").arg(QString::fromStdString(info->priceSource));
            }
        }
        if (column == TotalColumn) {
            return row.value.offer.isOptional ? tr("An option: printed with its price, in no total") : totalTip();
        }
        return {};
    }
    QString totalTip() const
    {
        return project.quote.sale.pricesIncludeVat ? tr("All nodes, after discount, with VAT") : tr("All nodes, after discount, without VAT");
    }
    QVariant editValue(const bom::Row &row, int column, const Format &in) const
    {
        switch (column) {
        case DesignationColumn: return texts::designation(row.value, *catalogue);
        case QuantityColumn: return takesFractions(row.value) ? QVariant(in.quantityEdit(quantityOf(row.value))) : QVariant(row.value.quantity);
        case UnitPriceColumn: return row.value.unitPrice ? in.moneyEdit(*row.value.unitPrice) : QString();
        case DiscountColumn: return in.percentEdit(row.value.discount);
        }
        return {};
    }
};

} // namespace configuria
