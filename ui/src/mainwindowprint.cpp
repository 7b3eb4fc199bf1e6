// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindowprivate.h"

#include <QApplication>

#include "quoteissuedialog.h"
#include "quotepreview.h"
#include "quoteprinting.h"

namespace configuria {

// The window that questions belong to: the preview while it is open.
QWidget *MainWindow::Private::front() const
{
    QWidget *modal = QApplication::activeModalWidget();
    return modal ? modal : &q;
}

std::shared_ptr<const PagedQuote> MainWindow::Private::pagedQuote(QuoteView copy) const
{
    QuoteInput input = quoteInput();
    input.view = copy;
    return std::make_shared<PagedQuote>(input);
}

// Nothing leaves the house: nothing is checked before it is looked at.
void MainWindow::Private::previewQuote()
{
    PreviewServices preview;
    preview.pages = [this](QuoteView copy) { return pagedQuote(copy); };
    preview.mayGoOut = [this](QuoteView copy) {
        if (copy == QuoteView::Internal) {
            return true;
        }
        askSeller();
        return mayIssue(QuoteGoes::Out).has_value();
    };
    preview.save = [this](const PagedQuote &quote, QuoteView copy) { savePages(quote, copy); };
    preview.print = [this](const PagedQuote &quote, int current) { askAndPrint(quote, current, front()); };
    QuotePreview(preview, &q).exec();
}

void MainWindow::Private::askPrint()
{
    askSeller();
    if (mayIssue(QuoteGoes::Out)) {
        askAndPrint(*pagedQuote(QuoteView::Customer), std::nullopt, &q);
    }
}

} // namespace configuria
