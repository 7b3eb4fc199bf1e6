// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quoteprinting.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPageRanges>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>

#include "report/pagedquote.h"

namespace configuria {

namespace {

struct PrintText {
    Q_DECLARE_TR_FUNCTIONS(configuria::PrintText)
};

bool isAsked(const QPrinter &printer, int page, int current)
{
    switch (printer.printRange()) {
    case QPrinter::CurrentPage: return page == current;
    case QPrinter::PageRange:
        return printer.pageRanges().isEmpty() ? page + 1 >= printer.fromPage() && page + 1 <= printer.toPage() : printer.pageRanges().contains(page + 1);
    default: return true;
    }
}

// The corner of our page stays the corner of the paper, as in the PDF.
void paintOn(const PagedQuote &pages, int page, QPainter &painter, const QPrinter &printer)
{
    const QSizeF paper = printer.pageLayout().fullRect(QPageLayout::Point).size();
    const QSizeF ours = pages.pageSize();
    const qreal fit = std::min({1.0, paper.width() / ours.width(), paper.height() / ours.height()});
    pages.paint(painter, page, printer.resolution() * fit);
}

QString failure(const QPrinter &printer)
{
    if (!printer.outputFileName().isEmpty()) {
        return PrintText::tr("The quote cannot be printed to %1. Is it a folder where files can be written?").arg(QDir::toNativeSeparators(printer.outputFileName()));
    }
    return PrintText::tr("The printer %1 takes no page. Is it switched on and connected?").arg(printer.printerName());
}

} // namespace

void setUpPrinter(QPrinter &printer, const PagedQuote &pages)
{
    printer.setDocName(pages.title());
    printer.setCreator(QStringLiteral("Configuria"));
    printer.setFullPage(true);
    printer.setPageSize(QPageSize(pages.paperSize() == PaperSize::Letter ? QPageSize::Letter : QPageSize::A4));
    printer.setPageOrientation(QPageLayout::Portrait);
}

QVector<int> pagesToPrint(const QPrinter &printer, int pageCount, int current)
{
    QVector<int> once;
    for (int page = 0; page < pageCount; ++page) {
        if (isAsked(printer, page, current)) {
            once.append(page);
        }
    }
    if (printer.pageOrder() == QPrinter::LastPageFirst) {
        std::reverse(once.begin(), once.end());
    }
    const int copies = printer.supportsMultipleCopies() ? 1 : printer.copyCount(); // else the printer makes them
    QVector<int> all;
    if (printer.collateCopies()) {
        for (int copy = 0; copy < copies; ++copy) {
            all += once;
        }
        return all;
    }
    for (const int page : once) {
        all += QVector<int>(copies, page);
    }
    return all;
}

bool printPages(const PagedQuote &pages, QPrinter &printer, int current)
{
    printer.setFullPage(true); // a dialog may have chosen another printer
    const QVector<int> wanted = pagesToPrint(printer, pages.pageCount(), current);
    QPainter painter;
    if (!painter.begin(&printer)) {
        return false;
    }
    bool isFirst = true;
    for (const int page : wanted) {
        if (!isFirst && !printer.newPage()) {
            return false;
        }
        isFirst = false;
        paintOn(pages, page, painter, printer);
    }
    return painter.end() && printer.printerState() != QPrinter::Error;
}

void askAndPrint(const PagedQuote &pages, std::optional<int> current, QWidget *parent)
{
    QPrinter printer(QPrinter::HighResolution);
    setUpPrinter(printer, pages);
    printer.setFromTo(1, pages.pageCount());
    QPrintDialog dialog(&printer, parent);
    dialog.setMinMax(1, pages.pageCount());
    dialog.setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintPageRange | QAbstractPrintDialog::PrintCollateCopies
                      | QAbstractPrintDialog::PrintShowPageSize);
    dialog.setOption(QAbstractPrintDialog::PrintCurrentPage, current.has_value());
    dialog.setPrintRange(QAbstractPrintDialog::AllPages);
    if (dialog.exec() != QDialog::Accepted) {
        return;
    }
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const bool isPrinted = printPages(pages, printer, current.value_or(0));
    QGuiApplication::restoreOverrideCursor();
    if (!isPrinted) {
        QMessageBox box(QMessageBox::Warning, PrintText::tr("Print"), failure(printer), QMessageBox::Ok, parent);
        box.setTextFormat(Qt::PlainText);
        box.exec();
    }
}

} // namespace configuria
