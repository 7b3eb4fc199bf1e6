// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "registerpage.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QShortcut>
#include <QTableView>
#include <QTemporaryDir>
#include <QVBoxLayout>

#include "exportchoices.h"
#include "items/texts.h"
#include "report/registercsv.h"
#include "report/savefile.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int anyState = -1;
// What a customer answers, and back to where it was.
constexpr std::array answers{QuoteState::Accepted, QuoteState::Refused, QuoteState::Expired, QuoteState::Issued};

QString nameOfQuote(const QuoteRecord &quote)
{
    return quote.version > 1 ? RegisterPage::tr("%1 version %2").arg(QString::fromStdString(quote.number)).arg(quote.version) : QString::fromStdString(quote.number);
}

} // namespace

RegisterPage::RegisterPage(const View &view, const RegisterServices &services, ExportMemory exports, QWidget *parent)
    : QWidget(parent), m_view(view), m_services(services), m_exports(std::move(exports)), m_model(new RegisterModel(this)), m_search(new QLineEdit), m_state(new QComboBox), m_count(new QLabel),
      m_statistics(new QLabel), m_changes(new QLabel), m_table(new QTableView), m_open(new QPushButton), m_version(new QPushButton), m_duplicate(new QPushButton),
      m_remove(new QPushButton), m_answer(new QPushButton), m_pdf(new QPushButton), m_file(new QPushButton), m_answers(new QMenu(this)), m_files(new QMenu(this))
{
    setObjectName(u"registerPage"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    auto *top = new QHBoxLayout;
    makeTop(top);
    layout->addLayout(top);
    makeTable();
    layout->addWidget(m_table, 1);
    for (QLabel *label : {m_statistics, m_changes}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        layout->addWidget(label);
    }
    m_statistics->setObjectName(u"quoteStatistics"_s);
    m_changes->setObjectName(u"quoteChanges"_s);
    auto *row = new QHBoxLayout;
    makeActions(row);
    layout->addLayout(row);
    retranslate(); // reads the register
}

RegisterPage::~RegisterPage() = default;

void RegisterPage::makeTop(QHBoxLayout *top)
{
    top->setSpacing(8);
    m_search->setObjectName(u"quoteSearch"_s);
    m_search->setClearButtonEnabled(true);
    m_state->setObjectName(u"quoteState"_s);
    m_count->setObjectName(u"quoteCount"_s);
    m_file->setObjectName(u"registerFile"_s);
    m_file->setMenu(m_files);
    m_state->addItem(QString(), anyState);
    for (std::size_t i = 0; i < quoteStateCount; ++i) {
        m_state->addItem(QString(), static_cast<int>(i));
    }
    top->addWidget(m_search, 1);
    top->addWidget(m_state);
    top->addWidget(m_count);
    top->addWidget(m_file);
    connect(m_search, &QLineEdit::textChanged, this, &RegisterPage::reload);
    connect(m_state, &QComboBox::currentIndexChanged, this, &RegisterPage::reload);
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
}

void RegisterPage::makeTable()
{
    m_table->setObjectName(u"quoteTable"_s);
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(std::max(26, fontMetrics().height() + 8));
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(RegisterModel::TitleColumn, QHeaderView::Stretch);
    const int unit = fontMetrics().averageCharWidth();
    for (const auto &[column, letters] : {std::pair(RegisterModel::NumberColumn, 18), {RegisterModel::VersionColumn, 9}, {RegisterModel::CustomerColumn, 28},
                                          {RegisterModel::DateColumn, 20}, {RegisterModel::ValidityColumn, 20}, {RegisterModel::TotalColumn, 20}, {RegisterModel::StateColumn, 12}}) {
        m_table->setColumnWidth(column, unit * letters);
    }
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RegisterPage::showCurrent);
    connect(m_table, &QTableView::activated, this, &RegisterPage::open);
}

void RegisterPage::makeActions(QHBoxLayout *row)
{
    row->setSpacing(8);
    m_open->setObjectName(u"openQuote"_s);
    m_version->setObjectName(u"newVersion"_s);
    m_duplicate->setObjectName(u"duplicateQuote"_s);
    m_answer->setObjectName(u"answerQuote"_s);
    m_pdf->setObjectName(u"showQuotePdf"_s);
    m_remove->setObjectName(u"removeDraft"_s);
    for (QPushButton *button : {m_open, m_version, m_duplicate, m_answer, m_pdf, m_remove}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch(1);
    m_answer->setMenu(m_answers);
    for (const QuoteState state : answers) {
        m_answers->addAction(QString(), this, [this, state] { setState(state); });
    }
    QAction *table = m_files->addAction(QString(), this, &RegisterPage::askExport);
    table->setObjectName(u"exportRegister"_s);
    m_files->addSeparator();
    m_files->addAction(QString(), this, &RegisterPage::askBackup);
    m_files->addAction(QString(), this, &RegisterPage::askRestore);
    connect(m_open, &QPushButton::clicked, this, &RegisterPage::open);
    connect(m_version, &QPushButton::clicked, this, &RegisterPage::makeVersion);
    connect(m_duplicate, &QPushButton::clicked, this, &RegisterPage::duplicate);
    connect(m_pdf, &QPushButton::clicked, this, &RegisterPage::showPdf);
    connect(m_remove, &QPushButton::clicked, this, &RegisterPage::removeDraft);
}

void RegisterPage::retranslate()
{
    m_model->setFormat(m_view.format);
    m_search->setPlaceholderText(tr("Search: number, customer, title, part…"));
    m_search->setAccessibleName(tr("Search the quotes"));
    m_state->setAccessibleName(tr("State"));
    m_state->setItemText(0, tr("All states"));
    for (std::size_t i = 0; i < quoteStateCount; ++i) {
        m_state->setItemText(static_cast<int>(i) + 1, texts::label(static_cast<QuoteState>(i)));
    }
    m_table->setAccessibleName(tr("Quotes"));
    m_file->setText(tr("&Register"));
    m_open->setText(tr("&Open a copy"));
    m_version->setText(tr("&New version"));
    m_duplicate->setText(tr("D&uplicate"));
    m_answer->setText(tr("Set s&tate"));
    m_pdf->setText(tr("&Show PDF"));
    m_remove->setText(tr("Re&move draft"));
    for (std::size_t i = 0; i < answers.size(); ++i) {
        m_answers->actions().at(static_cast<qsizetype>(i))->setText(texts::label(answers[i]));
    }
    const QStringList files{tr("Export as &CSV…"), QString(), tr("&Back up…"), tr("&Restore a backup…")};
    for (qsizetype i = 0; i < files.size(); ++i) {
        m_files->actions().at(i)->setText(files[i]);
    }
    reload();
}

QuoteFilter RegisterPage::filter() const
{
    QuoteFilter filter;
    filter.text = m_search->text().toStdString();
    if (const int state = m_state->currentData().toInt(); state != anyState) {
        filter.state = static_cast<QuoteState>(state);
    }
    return filter;
}

void RegisterPage::reload()
{
    if (!m_services.list || !m_services.statistics) {
        return;
    }
    const QuoteRecord *selected = current();
    const std::int64_t id = std::exchange(m_wanted, std::nullopt).value_or(selected ? selected->id : 0);
    const auto list = m_services.list(filter());
    const auto statistics = list ? m_services.statistics() : tl::unexpected(list.error());
    if (!statistics) {
        // In the page, not in a box: it would come up again at each letter that is typed.
        m_statistics->setText(texts::error(statistics.error()));
        m_model->setQuotes({});
        m_count->clear();
        showCurrent();
        return;
    }
    const Format &format = m_view.format;
    const auto shown = static_cast<std::int64_t>(list->quotes.size());
    m_model->setQuotes(list->quotes);
    //: %1 quotes that are listed, of %2 that were found
    m_count->setText(shown < list->found ? tr("%1 of %2").arg(format.count(shown), format.count(list->found)) : tr("%n quotes", nullptr, static_cast<int>(shown)));
    QStringList lines;
    for (const QuoteStatistics &one : *statistics) {
        lines << texts::statistics(one, format);
    }
    m_statistics->setText(lines.isEmpty() ? tr("No quote yet: Project > Issue quote gives the first one its number.") : lines.join(u'\n'));
    select(id);
}

// The register is not read for a page that nobody sees: it is read when the page is shown.
void RegisterPage::reloadAt(std::int64_t id)
{
    m_wanted = id;
    if (isVisible()) {
        reload();
    }
}

void RegisterPage::select(std::int64_t id)
{
    const QModelIndexList before = m_table->selectionModel()->selectedRows();
    if (m_model->rowCount() > 0) {
        m_table->selectRow(std::max(0, m_model->rowOf(id)));
    }
    if (m_table->selectionModel()->selectedRows() == before) {
        showCurrent(); // another row is shown as soon as it is selected
    }
}

const QuoteRecord *RegisterPage::current() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : m_model->quote(rows.first().row());
}

void RegisterPage::showCurrent()
{
    const QuoteRecord *quote = current();
    const bool isDraft = quote && quote->state == QuoteState::Draft;
    m_open->setEnabled(quote);
    m_duplicate->setEnabled(quote);
    m_version->setEnabled(quote && !isDraft);
    m_answer->setEnabled(quote && !isDraft);
    m_pdf->setEnabled(quote && !isDraft);
    m_remove->setEnabled(isDraft);
    QString text;
    if (quote && quote->version > 1 && m_services.changes) {
        if (const auto changes = m_services.changes(*quote); !changes) {
            text = texts::error(changes.error());
        } else if (*changes) {
            text = tr("Since the version before:") + u'\n' + texts::changes(**changes, m_view.format).join(u'\n');
        }
    }
    m_changes->setText(text);
    m_changes->setVisible(!text.isEmpty());
}

void RegisterPage::open()
{
    const QuoteRecord *quote = current();
    if (!quote || !m_services.open) {
        return;
    }
    const bool isDraft = quote->state == QuoteState::Draft;
    const auto project = m_services.open(quote->id);
    if (!project) {
        showError(project.error());
        return;
    }
    //: %1 number of a quote
    const QString message = tr("A copy of %1 as it was issued: the register keeps its own").arg(nameOfQuote(*quote));
    emit projectAsked(*project, isDraft ? std::optional(quote->id) : std::nullopt, isDraft ? QString() : message);
}

void RegisterPage::makeVersion()
{
    const QuoteRecord *quote = current();
    if (!quote || !m_services.open) {
        return;
    }
    auto project = m_services.open(quote->id);
    if (!project) {
        showError(project.error());
        return;
    }
    project->quote.version = quote->version + 1;
    project->quote.date = m_services.today ? m_services.today() : project->quote.date;
    //: %1 number of a quote
    emit projectAsked(*project, std::nullopt, tr("Issue it to make the next version of %1").arg(QString::fromStdString(quote->number)));
}

void RegisterPage::duplicate()
{
    const QuoteRecord *quote = current();
    if (!quote || !m_services.open || !m_services.saveDraft) {
        return;
    }
    auto project = m_services.open(quote->id);
    if (!project) {
        showError(project.error());
        return;
    }
    project->quote.number.clear();
    project->quote.version = 1;
    project->quote.date = m_services.today ? m_services.today() : project->quote.date;
    const auto draft = m_services.saveDraft(*project, std::nullopt);
    if (!draft) {
        showError(draft.error());
        return;
    }
    reloadAt(draft->id);
    emit projectAsked(*project, draft->id, tr("A new draft"));
}

void RegisterPage::removeDraft()
{
    const QuoteRecord *quote = current();
    if (!quote || !m_services.removeDraft) {
        return;
    }
    const QString title = QString::fromStdString(quote->title.empty() ? quote->customer : quote->title);
    if (QMessageBox::question(this, tr("Configuria"), tr("Remove the draft “%1”?").arg(title)) != QMessageBox::Yes) {
        return;
    }
    const std::int64_t id = quote->id;
    if (const auto removed = m_services.removeDraft(id); !removed) {
        showError(removed.error());
    } else {
        emit draftGone(id);
    }
    reload();
}

void RegisterPage::setState(QuoteState state)
{
    const QuoteRecord *quote = current();
    if (!quote || !m_services.setState) {
        return;
    }
    if (const auto set = m_services.setState(quote->id, state); !set) {
        showError(set.error());
    }
    reload();
}

void RegisterPage::showPdf()
{
    const QuoteRecord *quote = current();
    if (!quote || !m_services.pdf || !m_services.showFile) {
        return;
    }
    const auto pdf = m_services.pdf(quote->id);
    if (!pdf) {
        showError(pdf.error());
        return;
    }
    if (!m_folder) {
        m_folder = std::make_unique<QTemporaryDir>();
    }
    QString name = nameOfQuote(*quote);
    for (const QChar forbidden : u"/\\:*?\"<>|"_s) {
        name.replace(forbidden, u'-');
    }
    const QString path = m_folder->filePath(name + u".pdf"_s);
    if (const auto written = saveFile(path, *pdf); !written) {
        showError(written.error());
        return;
    }
    m_services.showFile(path);
}

void RegisterPage::askExport()
{
    QuoteFilter every;
    every.limit = std::numeric_limits<int>::max();
    const auto list = m_services.list ? m_services.list(every) : tl::expected<QuoteList, Error>();
    if (!list) {
        showError(list.error());
        return;
    }
    const auto table = [&list](const CsvFormat &format) { return registerCsv(list->quotes, format); };
    const auto format = askCsvFormat(m_exports, csvStyleOf(m_view.format.locale().name()), table, this);
    if (!format) {
        return;
    }
    const QString path = askExportFile(m_exports, u"register"_s, tr("Export the register"), tr("quotes", "file name"), {{u"csv"_s, tr("CSV tables (*.csv)")}}, this);
    if (path.isEmpty()) {
        return;
    }
    if (const auto written = saveCsv(path, table(*format), *format); !written) {
        showError(written.error());
    }
}

void RegisterPage::askBackup()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Back up the register"), tr("quotes-backup.sqlite", "file name"), tr("Registers of quotes (*.sqlite)"));
    if (path.isEmpty() || !m_services.backup) {
        return;
    }
    if (const auto written = m_services.backup(path); !written) {
        showError(written.error());
    }
}

void RegisterPage::askRestore()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Restore a backup"), {}, tr("Registers of quotes (*.sqlite);;All files (*)"));
    if (path.isEmpty() || !m_services.restore) {
        return;
    }
    if (QMessageBox::question(this, tr("Configuria"), tr("Replace the register by this backup? The register of now is kept beside it.")) != QMessageBox::Yes) {
        return;
    }
    const auto kept = m_services.restore(path);
    if (!kept) {
        showError(kept.error());
    } else {
        emit draftGone(std::nullopt);
    }
    reload();
}

void RegisterPage::showError(const Error &error)
{
    QMessageBox box(QMessageBox::Warning, tr("Configuria"), texts::error(error), QMessageBox::Ok, this);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

} // namespace configuria
