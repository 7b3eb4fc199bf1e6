// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindowprivate.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QUndoStack>

#include "exportchoices.h"
#include "items/texts.h"
#include "quoteissuedialog.h"
#include "report/acceptancesheet.h"
#include "report/pagedquote.h"
#include "report/paperlanguage.h"
#include "report/quotejson.h"
#include "ui/chartpainters.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QString documents()
{
    // A folder that is not there would be taken for the name of a file.
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

QString withSuffix(const QString &path, const QString &suffix)
{
    return QFileInfo(path).suffix().isEmpty() ? path + u'.' + suffix : path;
}

} // namespace

void MainWindow::Private::showError(const Error &error)
{
    QMessageBox box(QMessageBox::Warning, tr("Configuria"), texts::error(error), QMessageBox::Ok, front());
    box.setTextFormat(Qt::PlainText);
    if (!error.detail.empty()) {
        box.setDetailedText(QString::fromStdString(error.detail));
    }
    box.exec();
}

bool MainWindow::Private::mayLoseChanges()
{
    if (session.undoStack()->isClean()) {
        return true;
    }
    QMessageBox box(QMessageBox::Question, tr("Configuria"), tr("Save the changes to this project?"),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &q);
    box.setDefaultButton(QMessageBox::Save);
    box.button(QMessageBox::Discard)->setText(tr("&Do not save")); // Qt's French for Discard is "take no account"
    switch (box.exec()) {
    case QMessageBox::Save: return save();
    case QMessageBox::Discard: return true;
    default: return false;
    }
}

void MainWindow::Private::newProject()
{
    if (!mayLoseChanges()) {
        return;
    }
    path.clear();
    draft.reset();
    isRecovered = false;
    view.configuration = 0;
    session.reset(services.newProject());
    refresh();
}

bool MainWindow::openFile(const QString &file)
{
    if (!d->mayLoseChanges()) {
        return false;
    }
    const auto project = d->services.openProject(file);
    if (!project) {
        d->showError(project.error());
        return false;
    }
    d->path = file;
    d->draft.reset();
    d->isRecovered = false;
    d->view.configuration = 0;
    d->session.reset(*project);
    if (d->services.addRecentFile) {
        d->services.addRecentFile(file);
    }
    d->refresh();
    return true;
}

void MainWindow::showRecovered(const Project &project, const QString &file)
{
    d->path = file;
    d->isRecovered = true;
    d->view.configuration = 0;
    d->session.reset(project);
    d->session.undoStack()->resetClean(); // nothing of this is on the disk under its name
    d->refresh();
}

void MainWindow::Private::askOpen()
{
    const QString file = QFileDialog::getOpenFileName(&q, tr("Open project"), path.isEmpty() ? documents() : path,
                                                      tr("Configuria projects (*.configuria);;All files (*)"));
    if (!file.isEmpty()) {
        q.openFile(file);
    }
}

bool MainWindow::openQuoteData(const QString &file)
{
    const auto project = d->services.openQuoteData(file);
    if (!project) {
        d->showError(project.error());
        return false;
    }
    d->openCopy(*project, std::nullopt, tr("Quote read from %1; its project is not saved yet").arg(QFileInfo(file).fileName()));
    return true;
}

void MainWindow::Private::askQuoteData()
{
    const QString file = QFileDialog::getOpenFileName(&q, tr("Open the data of a quote"), path.isEmpty() ? documents() : path,
                                                      tr("JSON with the terms of EN 16931 (*.json)"));
    if (!file.isEmpty()) {
        q.openQuoteData(file);
    }
}

// A sample opens as a new project: saving it asks where.
void MainWindow::Private::openSample(const QString &file)
{
    if (!mayLoseChanges()) {
        return;
    }
    const auto project = services.openProject(file);
    if (!project) {
        showError(project.error());
        return;
    }
    path.clear();
    draft.reset();
    view.configuration = 0;
    session.reset(*project);
    refresh();
}

bool MainWindow::Private::saveTo(const QString &file)
{
    const auto saved = services.saveProject(session.project(), file);
    if (!saved) {
        showError(saved.error());
        return false;
    }
    path = file;
    isRecovered = false;
    session.undoStack()->setClean();
    if (services.addRecentFile) {
        services.addRecentFile(file);
    }
    q.statusBar()->showMessage(tr("Saved: %1").arg(QDir::toNativeSeparators(file)), 4000);
    updateTitle();
    return true;
}

bool MainWindow::Private::save()
{
    return path.isEmpty() ? saveAs() : saveTo(path);
}

bool MainWindow::Private::saveAs()
{
    const QString file = QFileDialog::getSaveFileName(&q, tr("Save project"), path.isEmpty() ? exportName() + u".configuria"_s : path,
                                                      tr("Configuria projects (*.configuria)"));
    return !file.isEmpty() && saveTo(withSuffix(file, u"configuria"_s));
}

void MainWindow::Private::askImport()
{
    const QString file = QFileDialog::getOpenFileName(&q, tr("Import model"), documents(), tr("Models (*.json *.gguf *.safetensors);;All files (*)"));
    if (!file.isEmpty()) {
        importModel(file);
    }
}

bool MainWindow::Private::importModel(const QString &file)
{
    const auto model = services.importModel(file);
    if (!model) {
        showError(model.error());
        return false;
    }
    view.edit(Field::Model, [&](Configuration &c) { takeModel(c, *model); });
    session.endGesture();
    return true;
}

QuoteInput MainWindow::Private::quoteInput() const
{
    QuoteInput input = quoteInput(view.project());
    input.isDraft = mustStayDraft(session.catalogue(), view.project(), view.date());
    return input;
}

QuoteInput MainWindow::Private::quoteInput(const Project &project) const
{
    const int offered = project.quote.configuration;
    const QString language = paperLanguage(project.quote, services.language ? services.language() : u"en"_s);
    const Format format(paperLocale(language), view.format.sizeUnit());
    const PaperLanguage words(language); // of the charts and the runs
    const auto index = static_cast<std::size_t>(offered);
    QVector<QuoteEvidence> evidence;
    if (project.quote.hasEvidence && services.quoteEvidence && index < project.configurations.size()) {
        evidence = services.quoteEvidence(project.configurations[index], format);
    }
    return {session.catalogue(),
            project,
            session.evaluation(),
            offered,
            quoteCharts(session.catalogue(), project, session.evaluation(), offered, format),
            format,
            language,
            evidence,
            QuoteView::Customer,
            look(project)};
}

bool MainWindow::Private::tellWritten(const tl::expected<void, Error> &written, const QString &file)
{
    if (!written) {
        showError(written.error());
        return false;
    }
    q.statusBar()->showMessage(tr("Written: %1").arg(QDir::toNativeSeparators(file)), 4000);
    return true;
}

// The logo and the colour of the user's own papers; not on those of another seller.
QuoteLook MainWindow::Private::look(const Project &project) const
{
    const auto profile = services.quotes.seller ? services.quotes.seller() : tl::expected<SellerProfile, Error>();
    if (!profile || profile->seller.name != project.seller.name) {
        return {};
    }
    return {QByteArray::fromStdString(profile->logo), QColor(QString::fromStdString(profile->accent))};
}

bool MainWindow::exportQuotePdf(const QString &file)
{
    const auto written = writeQuotePdf(d->quoteInput(), file);
    return d->tellWritten(written, file);
}

bool MainWindow::exportQuoteCsv(const CsvFormat &format, const QString &file)
{
    const auto written = writeQuoteCsv(d->quoteInput(), format, file);
    return d->tellWritten(written, file);
}

bool MainWindow::exportQuote(QuoteView view, const QString &file)
{
    QuoteInput input = d->quoteInput();
    input.view = view;
    const QString suffix = QFileInfo(file).suffix().toLower();
    const auto written = suffix == u"xlsx"_s ? writeQuoteXlsx(input, file)
        : suffix == u"json"_s                ? writeQuoteJson(input, file)
        : suffix == u"csv"_s                 ? writeQuoteCsv(input, csvStyleOf(input.language), file)
                                             : writeQuotePdf(input, file);
    return d->tellWritten(written, file);
}

// Of the scenario that is shown: the others may never be delivered.
bool MainWindow::exportAcceptance(const QString &file)
{
    QuoteInput input = d->quoteInput();
    input.configuration = d->view.configuration;
    const bool isText = file.endsWith(u".txt"_s, Qt::CaseInsensitive);
    const auto written = isText ? writeAcceptanceText(input, file) : writeAcceptancePdf(input, file);
    return d->tellWritten(written, file);
}

// Beside the project; named after the quote, the file or the title, which is %1 of the pattern. Without suffix.
QString MainWindow::Private::exportName(const QString &pattern) const
{
    const Project &p = view.project();
    QString name = QString::fromStdString(p.quote.number.empty() ? p.title : p.quote.number);
    if (!path.isEmpty() && p.quote.number.empty()) {
        name = QFileInfo(path).completeBaseName();
    }
    if (name.isEmpty()) {
        name = tr("quote", "file name");
    }
    for (const QChar forbidden : u"/\\:*?\"<>|"_s) {
        name.replace(forbidden, u'-');
    }
    return QDir(path.isEmpty() ? documents() : QFileInfo(path).absolutePath()).filePath(pattern.arg(name));
}

// Shows what the quote lacks, until the user lets it go or gives it up. Mere advice keeps no paper back; a number is always asked for,
// and is not missing before: the register gives it.
std::optional<IssueAs> MainWindow::Private::mayIssue(QuoteGoes goes)
{
    for (;;) {
        Project project = view.project();
        if (goes == QuoteGoes::IntoRegister && project.quote.number.empty()) {
            project.quote.number = "?";
        }
        const int offered = project.quote.configuration;
        const Quote quote = makeQuote(session.catalogue(), project, offered);
        const Date today = services.quotes.today ? services.quotes.today() : view.date();
        const std::vector<QuoteFinding> missing = checkQuote(session.catalogue(), project, offered, quote, today);
        if (goes == QuoteGoes::Out && (missing.empty() || missing.front().severity == Severity::Advice)) { // worst first
            return IssueAs::NextVersion;
        }
        const bool isPlanned = goes == QuoteGoes::IntoRegister && services.quotes.planIssue;
        const auto plan = isPlanned ? services.quotes.planIssue(view.project(), draft) : tl::expected<IssuePlan, Error>();
        if (!plan) {
            showError(plan.error());
            return std::nullopt;
        }
        QuoteIssueDialog dialog(goes, missing, quote, view.format, front(), *plan);
        if (dialog.exec() == QDialog::Accepted) {
            return dialog.issueAs();
        }
        const std::optional<QuoteFinding> &finding = dialog.toPutRight();
        if (!finding) {
            return std::nullopt;
        }
        if (finding->field == QuoteField::Line) { // lines are put right in the window
            showLines(*finding);
            return std::nullopt;
        }
        askQuoteDetails(finding->field);
    }
}

void MainWindow::Private::askPdf()
{
    askSeller();
    if (mayIssue(QuoteGoes::Out)) {
        savePages(*pagedQuote(QuoteView::Customer), QuoteView::Customer);
    }
}

void MainWindow::Private::savePages(const PagedQuote &quote, QuoteView copy)
{
    const bool isInternal = copy == QuoteView::Internal;
    const QString title = isInternal ? tr("Internal copy with purchase prices and margins") : tr("Export quote as PDF");
    const QString file = askExportFile(services.exports, isInternal ? u"internal"_s : u"quote"_s, title, isInternal ? internalName() : exportName(),
                                       {{u"pdf"_s, tr("PDF documents (*.pdf)")}}, front());
    if (!file.isEmpty()) {
        tellWritten(quote.writePdf(file), file);
    }
}

void MainWindow::Private::askWorkbook()
{
    askSeller();
    if (!mayIssue(QuoteGoes::Out)) {
        return;
    }
    const QString file = askExportFile(services.exports, u"workbook"_s, tr("Export quote as workbook or data"), exportName(),
                                       {{u"xlsx"_s, tr("Workbooks with formulas (*.xlsx)")}, {u"json"_s, tr("JSON with the terms of EN 16931 (*.json)")}}, &q);
    if (!file.isEmpty()) {
        q.exportQuote(QuoteView::Customer, file);
    }
}

QString MainWindow::Private::internalName() const
{
    //: name of a file: %1 number of the quote
    return exportName(tr("%1-internal"));
}

void MainWindow::Private::askInternal()
{
    const QString file = askExportFile(services.exports, u"internal"_s, tr("Internal copy with purchase prices and margins"), internalName(),
                                       {{u"pdf"_s, tr("PDF documents (*.pdf)")}, {u"xlsx"_s, tr("Workbooks with formulas (*.xlsx)")}}, &q);
    if (!file.isEmpty()) {
        q.exportQuote(QuoteView::Internal, file);
    }
}

// The PDF under the name that it would be saved by, in a folder that is gone with the window; "" when it cannot be written.
QString MainWindow::Private::writeForOthers()
{
    if (!handedOver) {
        handedOver = std::make_unique<QTemporaryDir>();
    }
    const QString file = handedOver->filePath(QFileInfo(exportName()).fileName() + u".pdf"_s);
    return q.exportQuotePdf(file) ? file : QString();
}

void MainWindow::Private::mailQuote()
{
    askSeller();
    if (!mayIssue(QuoteGoes::Out)) {
        return;
    }
    const Project &project = view.project();
    const QString number = QString::fromStdString(project.quote.number);
    const QString subject = number.isEmpty() ? QString::fromStdString(project.title) : tr("Quote %1").arg(number);
    const QString file = writeForOthers();
    if (!file.isEmpty() && !services.sendMail(QString::fromStdString(project.customer.email), subject, file)) {
        QMessageBox::warning(&q, tr("Configuria"), tr("The mail program cannot be started."));
    }
}

void MainWindow::Private::askAcceptance()
{
    //: name of a file: %1 number of the quote
    const QString proposed = exportName(tr("%1-acceptance"));
    const QString file = askExportFile(services.exports, u"acceptance"_s, tr("Acceptance sheet"), proposed,
                                       {{u"pdf"_s, tr("PDF documents (*.pdf)")}, {u"txt"_s, tr("Text (*.txt)")}}, &q);
    if (!file.isEmpty()) {
        q.exportAcceptance(file);
    }
}

void MainWindow::Private::askCsv()
{
    askSeller();
    if (!mayIssue(QuoteGoes::Out)) {
        return;
    }
    const QuoteInput input = quoteInput();
    const auto format = askCsvFormat(services.exports, csvStyleOf(input.language), [&](const CsvFormat &one) { return quoteCsv(input, one); }, &q);
    if (!format) {
        return;
    }
    const QString file = askExportFile(services.exports, u"quote"_s, tr("Export quote as CSV"), exportName(), {{u"csv"_s, tr("CSV tables (*.csv)")}}, &q);
    if (!file.isEmpty()) {
        q.exportQuoteCsv(*format, file);
    }
}

} // namespace configuria
