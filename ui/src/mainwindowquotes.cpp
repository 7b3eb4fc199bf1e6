// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindowprivate.h"

#include <QStatusBar>
#include <QTabBar>
#include <QUndoStack>

#include "quoteissuedialog.h"
#include "registerpage.h"
#include "report/printedquote.h"
#include "sellerdialog.h"

namespace configuria {

using namespace Qt::StringLiterals;

// The seller of the profile, in a project that names none.
Project MainWindow::Private::withSeller(Project project) const
{
    if (project.seller.name.empty() && services.quotes.seller) {
        if (const auto profile = services.quotes.seller(); profile && profile->isSet()) {
            return takeSeller(std::move(project), *profile);
        }
    }
    return project;
}

// True when the profile was kept.
bool MainWindow::Private::editSeller()
{
    if (!services.quotes.seller || !services.quotes.setSeller) {
        return false;
    }
    const auto profile = services.quotes.seller();
    if (!profile) {
        showError(profile.error()); // the file is kept aside when another is written
    }
    SellerDialog dialog(profile.value_or(SellerProfile()), services.quotes.readPicture, front());
    if (dialog.exec() != QDialog::Accepted) {
        return false;
    }
    const SellerProfile edited = dialog.profile();
    if (const auto kept = services.quotes.setSeller(edited); !kept) {
        showError(kept.error());
        return false;
    }
    const std::string &seller = session.project().seller.name;
    if (seller.empty() || (profile && seller == profile->seller.name)) { // the quote of another one stays his
        session.edit(Field::Seller, takeSeller(session.project(), edited), editText(Field::Seller));
        session.endGesture();
    }
    return true;
}

// Once, before the first quote: a paper without its seller is no offer. The answer may be no.
bool MainWindow::Private::askSeller()
{
    if (!session.project().seller.name.empty()) {
        return true;
    }
    const auto profile = services.quotes.seller ? services.quotes.seller() : tl::expected<SellerProfile, Error>();
    if (profile && profile->isSet()) {
        session.edit(Field::Seller, withSeller(session.project()), editText(Field::Seller));
        session.endGesture();
        return true;
    }
    return editSeller();
}

void MainWindow::Private::askIssue()
{
    if (!askSeller()) {
        return;
    }
    if (const auto as = mayIssue(QuoteGoes::IntoRegister)) {
        q.issueQuote(*as);
    }
}

bool MainWindow::issueQuote(IssueAs as)
{
    if (!d->services.quotes.issue) {
        return false;
    }
    const auto record = d->services.quotes.issue(d->session.project(), d->draft, as, [this](const Project &project) { return printedQuote(d->quoteInput(project)); });
    if (!record) {
        d->showError(record.error());
        return false;
    }
    d->draft.reset();
    d->takeNumber(*record);
    const QString number = QString::fromStdString(record->number);
    //: %1 number of a quote, %2 its version
    statusBar()->showMessage(record->version > 1 ? tr("Issued: %1, version %2").arg(number).arg(record->version) : tr("Issued: %1").arg(number), 10'000);
    return true;
}

// The project says what it was issued as: a save keeps it, and the next issue is the next version.
void MainWindow::Private::takeNumber(const QuoteRecord &record)
{
    Project after = session.project();
    after.quote.number = record.number;
    after.quote.version = record.version;
    after.quote.date = record.date;
    session.edit(Field::Quote, after, editText(Field::Quote));
    session.endGesture();
    if (quotes) {
        quotes->reloadAt(record.id);
    }
}

void MainWindow::Private::saveDraft()
{
    if (!services.quotes.saveDraft) {
        return;
    }
    const auto record = services.quotes.saveDraft(session.project(), draft);
    if (!record) {
        showError(record.error());
        return;
    }
    draft = record->id;
    q.statusBar()->showMessage(tr("Kept as a draft in the register"), 4000);
    if (quotes) {
        quotes->reloadAt(record->id);
    }
}

void MainWindow::Private::openCopy(const Project &project, std::optional<std::int64_t> draftOfIt, const QString &message)
{
    if (!mayLoseChanges()) {
        return;
    }
    path.clear();
    draft = draftOfIt;
    isRecovered = false;
    view.configuration = 0;
    session.reset(project);
    pageTabs->setCurrentIndex(0);
    refresh();
    if (!message.isEmpty()) {
        q.statusBar()->showMessage(message, 10'000);
    }
}

} // namespace configuria
