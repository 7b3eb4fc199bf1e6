// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparepage.h"

#include <QAction>
#include <QMenu>
#include <QMessageBox>
#include <QTableView>
#include <QToolButton>

#include "copymenu.h"
#include "exportchoices.h"
#include "items/texts.h"
#include "report/comparedocument.h"
#include "report/costdocument.h"

namespace configuria {

using namespace Qt::StringLiterals;

void ComparePage::makeMenus()
{
    m_pdf->setObjectName(u"comparePdf"_s);
    m_xlsx->setObjectName(u"compareXlsx"_s);
    m_costXlsx->setObjectName(u"costXlsx"_s);
    m_csv->setObjectName(u"compareCsv"_s);
    m_costCsv->setObjectName(u"costCsv"_s);
    m_exportMenu->addActions({m_pdf, m_xlsx, m_csv});
    m_exportMenu->addSeparator();
    m_exportMenu->addActions({m_costXlsx, m_costCsv});
    const auto table = [this](const QString &path) { exportTable(path); };
    const auto costs = [this](const QString &path) { exportCosts(path); };
    connect(m_pdf, &QAction::triggered, this, [this, table] { ask(tr("Export the comparison as PDF"), tr("comparison", "file name"), u"pdf"_s, table); });
    connect(m_xlsx, &QAction::triggered, this, [this, table] { ask(tr("Export the comparison as XLSX"), tr("comparison", "file name"), u"xlsx"_s, table); });
    connect(m_costXlsx, &QAction::triggered, this, [this, costs] { ask(tr("Export the costs as XLSX"), tr("costs", "file name"), u"xlsx"_s, costs); });
    connect(m_csv, &QAction::triggered, this, &ComparePage::askCsv);
    connect(m_costCsv, &QAction::triggered, this, &ComparePage::askCostsCsv);
}

void ComparePage::retranslateMenus()
{
    m_export->setText(tr("E&xport"));
    m_pdf->setText(tr("&PDF…"));
    m_xlsx->setText(tr("&XLSX…"));
    m_csv->setText(tr("&CSV…"));
    m_costXlsx->setText(tr("C&osts by line and year, XLSX…"));
    m_costCsv->setText(tr("Costs by line and &year, CSV…"));
}

void ComparePage::ask(const QString &title, const QString &name, const QString &suffix, const std::function<void(const QString &)> &write)
{
    //: file types of a dialogue: %1 an ending like .pdf
    const QString kind = tr("Files (*%1)").arg(u'.' + suffix);
    const QString path = askExportFile(m_exports, u"compare"_s, title, name, {{suffix, kind}}, this);
    if (!path.isEmpty()) {
        write(path);
    }
}

void ComparePage::askCsv()
{
    if (m_isStale) {
        read();
    }
    const auto format = askCsvFormat(m_exports, csvStyleOf(input().language), [this](const CsvFormat &one) { return compareCsv(*m_model, one); }, this);
    if (format) {
        ask(tr("Export the comparison as CSV"), tr("comparison", "file name"), u"csv"_s, [&](const QString &path) { exportCsv(*format, path); });
    }
}

void ComparePage::askCostsCsv()
{
    const QuoteInput costs = input();
    const auto format = askCsvFormat(m_exports, csvStyleOf(costs.language), [&](const CsvFormat &one) { return costCsv(costs, one); }, this);
    if (format) {
        ask(tr("Export the costs as CSV"), tr("costs", "file name"), u"csv"_s, [&](const QString &path) { exportCostsCsv(*format, path); });
    }
}

QuoteInput ComparePage::input() const
{
    const QString language = m_view.format.locale().language() == QLocale::French ? u"fr"_s : u"en"_s;
    return {m_view.session.catalogue(), m_view.project(), m_view.session.evaluation(), 0, {}, m_view.format, language};
}

bool ComparePage::report(const tl::expected<void, Error> &written)
{
    if (!written) {
        QMessageBox box(QMessageBox::Warning, tr("Configuria"), texts::error(written.error()), QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        box.exec();
    }
    return written.has_value();
}

bool ComparePage::exportCsv(const CsvFormat &format, const QString &path)
{
    if (m_isStale) {
        read();
    }
    return report(writeCompareCsv(*m_model, format, path));
}

bool ComparePage::exportTable(const QString &path)
{
    if (m_isStale) {
        read();
    }
    return report(path.endsWith(u".pdf"_s, Qt::CaseInsensitive) ? writeComparePdf(*m_model, input(), path) : writeCompareXlsx(*m_model, input(), path));
}

bool ComparePage::exportCosts(const QString &path)
{
    return report(writeCostXlsx(input(), path));
}

bool ComparePage::exportCostsCsv(const CsvFormat &format, const QString &path)
{
    return report(writeCostCsv(input(), format, path));
}

void ComparePage::copy() const
{
    QModelIndexList all;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        for (int column = 0; column < m_model->columnCount(); ++column) {
            all << m_model->index(row, column);
        }
    }
    copyToClipboard(compareText(*m_model, m_view.format.locale().decimalPoint().front()), cellsHtml(*m_model, all));
}

void ComparePage::copyCells() const
{
    const QModelIndexList cells = m_table->selectionModel()->selectedIndexes();
    if (!cells.isEmpty()) {
        copyToClipboard(cellsText(*m_model, cells, m_view.format.locale().decimalPoint().front()), cellsHtml(*m_model, cells));
    }
}

} // namespace configuria
