// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/costdocument.h"

#include <algorithm>

#include "costrows.h"
#include "csvwriter.h"
#include "engine/ownership.h"
#include "items/costwords.h"
#include "items/texts.h"
#include "quotetexts.h"
#include "report/savefile.h"
#include "xlsxsheet.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

constexpr int nameColumn = 0, groupColumn = 1, firstYear = 2;

// One sheet from the top to the bottom.
class CostSheet {
public:
    CostSheet(XlsxSheet sheet, const QuoteInput &input, std::size_t index)
        : m_sheet(sheet), m_input(input), m_rows(costRows(input, index)), m_cost(input.evaluation.configurations[index].cost),
          m_power(input.evaluation.configurations[index].power), m_years(static_cast<int>(m_rows.sum.years.size()) - 1)
    {
    }

    void add()
    {
        title();
        inputs();
        lines();
        presentValue();
        groups();
        others();
        m_sheet.width(nameColumn, nameColumn, 38);
        m_sheet.width(groupColumn, groupColumn, 24);
        m_sheet.width(firstYear, totalColumn(), 17);
        m_sheet.freeze(0, 1);
        m_sheet.printOn(m_row, totalColumn() + 1, true);
    }

private:
    int totalColumn() const { return firstYear + m_years + 1; }
    QString range(int row, int first, int last) const { return xlsxCell(row, first) + u':' + xlsxCell(row, last); }

    void title()
    {
        m_sheet.text(m_row++, 0, CostText::tr("Cost of %1: %2").arg(m_rows.name, m_rows.plan), XlsxStyle::Title);
        m_sheet.text(m_row++, 0, CostText::tr("Amounts without VAT. Costs are above 0, income is below. The cash of a year falls at its end."), XlsxStyle::Plain);
        if (!m_rows.caution.isEmpty()) {
            m_sheet.text(m_row++, 0, m_rows.caution, XlsxStyle::Bold);
        }
        ++m_row;
    }

    void amount(const QString &name, Money value)
    {
        m_sheet.text(m_row, nameColumn, name);
        m_sheet.money(m_row++, groupColumn, value, XlsxStyle::Price);
    }
    void rate(const QString &name, Rate value)
    {
        m_sheet.text(m_row, nameColumn, name);
        m_sheet.percent(m_row++, groupColumn, value);
    }
    void number(const QString &name, double value)
    {
        m_sheet.text(m_row, nameColumn, name);
        m_sheet.number(m_row++, groupColumn, value);
    }

    // What the lines rest on. The present value takes its rate from here.
    void inputs()
    {
        const Site &site = m_input.project.site;
        const CostTerms &terms = m_input.project.cost;
        m_sheet.head(m_row++, {CostText::tr("Input"), CostText::tr("Value")});
        if (m_cost.capex) {
            amount(CostText::tr("Purchase without VAT"), *m_cost.capex);
        }
        if (m_power.averageAc) {
            number(CostText::tr("Average draw of all nodes (W)"), m_power.averageAc->expected.count);
        }
        number(CostText::tr("PUE"), site.pue);
        number(CostText::tr("Hours per year"), site.hoursPerYear);
        amount(CostText::tr("Price of a kWh"), site.pricePerKwh);
        rate(CostText::tr("Rise of that price per year"), site.priceEscalation);
        rate(CostText::tr("Maintenance per year, of the purchase"), terms.maintenance);
        number(CostText::tr("Maintenance from year"), terms.maintenanceFromYear);
        rate(CostText::tr("Residual value, of the purchase"), terms.residual);
        number(CostText::tr("Utilisation (1 = all hours)"), terms.utilisation);
        m_rateRow = m_row;
        rate(CostText::tr("Discount rate per year"), terms.discountRate);
        ++m_row;
    }

    void lines()
    {
        QStringList heads{CostText::tr("Line"), CostText::tr("Group")};
        m_sheet.head(m_row++, heads + yearTitles(m_years) + QStringList{CostText::tr("Total")});
        m_firstLine = m_row;
        for (const CostRow &row : m_rows.lines) {
            m_sheet.text(m_row, nameColumn, row.name);
            m_sheet.text(m_row, groupColumn, row.group);
            amounts(row);
        }
        m_sumRow = m_row;
        m_sheet.text(m_row, nameColumn, m_rows.sum.name, XlsxStyle::Bold);
        for (int column = firstYear; column <= totalColumn() && !m_rows.lines.empty(); ++column) {
            const bool isYear = column < totalColumn();
            const Money sum = isYear ? m_rows.sum.years[static_cast<std::size_t>(column - firstYear)] : m_rows.sum.total();
            const QString cells = xlsxCell(m_firstLine, column) + u':' + xlsxCell(m_row - 1, column);
            m_sheet.formula(m_row, column, u"=SUM("_s + cells + u')', sum, XlsxStyle::MoneyBold);
        }
        ++m_row;
    }

    // Cash of each year and its sum, in the row that is next.
    void amounts(const CostRow &row)
    {
        for (int year = 0; year <= m_years; ++year) {
            m_sheet.money(m_row, firstYear + year, row.years[static_cast<std::size_t>(year)]);
        }
        m_sheet.formula(m_row, totalColumn(), u"=SUM("_s + range(m_row, firstYear, firstYear + m_years) + u')', row.total());
        ++m_row;
    }

    QString npvFormula(int row) const
    {
        return u"="_s + xlsxCell(row, firstYear) + u"+NPV("_s + xlsxCell(m_rateRow, groupColumn, true) + u',' + range(row, firstYear + 1, firstYear + m_years) + u')';
    }

    void presentValue()
    {
        if (m_cost.npv) {
            m_sheet.text(m_row, nameColumn, CostText::tr("Present value of the costs"), XlsxStyle::Bold);
            m_sheet.formula(m_row++, totalColumn(), npvFormula(m_sumRow), *m_cost.npv, XlsxStyle::Money);
        }
        ++m_row;
    }

    void groups()
    {
        if (m_rows.lines.empty()) {
            return;
        }
        m_sheet.head(m_row++, {CostText::tr("Group"), CostText::tr("Total")});
        const auto column = [this](int of) { return xlsxCell(m_firstLine, of, true) + u':' + xlsxCell(m_sumRow - 1, of, true); };
        const std::array<Money, costGroupCount> totals = costByGroup(m_cost.plan);
        for (int i = 0; i < costGroupCount; ++i) {
            const QString name = texts::label(static_cast<CostGroup>(i));
            if (totals[static_cast<std::size_t>(i)] == Money() && !usesGroup(name)) {
                continue;
            }
            m_sheet.text(m_row, nameColumn, name);
            const QString formula = u"=SUMIF("_s + column(groupColumn) + u',' + xlsxCell(m_row, nameColumn) + u',' + column(totalColumn()) + u')';
            m_sheet.formula(m_row++, groupColumn, formula, totals[static_cast<std::size_t>(i)]);
        }
        ++m_row;
    }

    bool usesGroup(const QString &name) const
    {
        return std::any_of(m_rows.lines.begin(), m_rows.lines.end(), [&name](const CostRow &row) { return row.group == name; });
    }

    // Each with its total, its present value and what it costs beyond the plan above.
    void others()
    {
        if (m_rows.others.empty()) {
            return;
        }
        m_sheet.head(m_row++, QStringList{CostText::tr("Other ways to pay"), CostText::tr("More than above")} + yearTitles(m_years)
                                  + QStringList{CostText::tr("Total"), CostText::tr("Present value")});
        for (const CostRow &other : m_rows.others) {
            const int row = m_row;
            m_sheet.text(row, nameColumn, other.name);
            if (m_cost.tco) {
                const QString formula = u"="_s + xlsxCell(row, totalColumn()) + u'-' + xlsxCell(m_sumRow, totalColumn(), true);
                m_sheet.formula(row, groupColumn, formula, other.total() - m_rows.sum.total());
            }
            amounts(other);
            m_sheet.formula(row, totalColumn() + 1, npvFormula(row), netPresentValue(other.years, m_input.project.cost.discountRate));
        }
        m_sheet.width(totalColumn() + 1, totalColumn() + 1, 17);
    }

    XlsxSheet m_sheet;
    const QuoteInput &m_input;
    const CostRows m_rows;
    const CostEvaluation &m_cost;
    const PowerEvaluation &m_power;
    const int m_years;
    int m_row = 0, m_rateRow = 0, m_firstLine = 0, m_sumRow = 0;
};

void csvRow(CsvWriter &csv, const QString &scenario, const QString &currency, const CostRow &row)
{
    csv.text(scenario);
    csv.text(row.name);
    csv.text(row.group);
    csv.text(currency);
    for (const Money &year : row.years) {
        csv.money(year);
    }
    csv.money(row.total());
    csv.endRow();
}

} // namespace

tl::expected<void, Error> writeCostXlsx(const QuoteInput &input, const QString &path)
{
    const QString title = CostText::tr("Cost of ownership");
    XlsxBook book({title, clean(input.project.seller.name).simplified(), QString::fromStdString(input.project.currency), input.format, input.project.quote.date});
    for (std::size_t i = 0; i < costedConfigurations(input); ++i) {
        CostSheet(book.addSheet(clean(input.project.configurations[i].name)), input, i).add();
    }
    const tl::expected<QByteArray, QString> bytes = book.bytes();
    return bytes ? saveFile(path, *bytes) : tl::unexpected(cannotWrite(path, bytes.error()));
}

QByteArray costCsv(const QuoteInput &input, const CsvFormat &format)
{
    CsvWriter csv(format);
    const QString currency = QString::fromStdString(input.project.currency);
    QStringList heads{CostText::tr("Scenario"), CostText::tr("Line"), CostText::tr("Group"), CostText::tr("Currency")};
    heads += yearTitles(std::clamp(input.project.cost.years, 1, maxCostYears));
    for (const QString &head : heads + QStringList{CostText::tr("Total")}) {
        csv.text(head);
    }
    csv.endRow();
    for (std::size_t i = 0; i < costedConfigurations(input); ++i) {
        const CostRows rows = costRows(input, i);
        for (const CostRow &row : rows.lines) {
            csvRow(csv, rows.name, currency, row);
        }
        csvRow(csv, rows.name, currency, rows.sum);
        for (const CostRow &row : rows.others) {
            csvRow(csv, rows.name, currency, row);
        }
    }
    return csv.bytes();
}

tl::expected<void, Error> writeCostCsv(const QuoteInput &input, const CsvFormat &format, const QString &path)
{
    return saveCsv(path, costCsv(input, format), format);
}

} // namespace configuria
