// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importdialog.h"

#include <QApplication>
#include <QComboBox>
#include <QDate>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QThreadPool>
#include <QVBoxLayout>

#include "chartcolors.h"
#include "items/importwords.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int mappingPage = 0;
constexpr int reportPage = 1;
constexpr int longestReport = 2000; // lines: more are counted

QString separatorName(char separator)
{
    return separator == '\t' ? ImportDialog::tr("tab") : QString(QLatin1Char(separator));
}

} // namespace

ImportDialog::ImportDialog(const CatalogueServices &services, const Format &format, const QString &path, const PriceListPreview &preview, QWidget *parent)
    : QDialog(parent), m_services(services), m_format(format), m_path(path), m_preview(preview), m_pages(new QStackedWidget), m_table(new QTableWidget),
      m_sign(new QComboBox), m_kind(new QComboBox), m_currency(new QLineEdit), m_supplier(new QLineEdit), m_date(new QLineEdit), m_summary(new QLabel),
      m_message(new QLabel), m_report(new QPlainTextEdit), m_progress(new QProgressBar), m_back(new QPushButton), m_next(new QPushButton), m_cancel(new QPushButton)
{
    setObjectName(u"importDialog"_s);
    setWindowTitle(tr("Import a price list"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    makeMapping(m_pages);
    makeReport(m_pages);
    layout->addWidget(m_pages, 1);
    m_message->setObjectName(u"importMessage"_s);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    layout->addWidget(m_message);
    m_progress->setObjectName(u"importProgress"_s);
    m_progress->setRange(0, 1000);
    m_progress->setFormat(u"%p %"_s);
    m_progress->hide();
    layout->addWidget(m_progress);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    m_back->setObjectName(u"importBack"_s);
    m_next->setObjectName(u"importNext"_s);
    m_cancel->setObjectName(u"importCancel"_s);
    m_back->setText(tr("&Back"));
    m_cancel->setText(tr("Cancel"));
    m_next->setDefault(true);
    for (QPushButton *button : {m_back, m_next, m_cancel}) {
        buttons->addWidget(button);
    }
    layout->addLayout(buttons);
    connect(m_back, &QPushButton::clicked, this, &ImportDialog::goBack);
    connect(m_cancel, &QPushButton::clicked, this, &ImportDialog::reject);
    connect(m_next, &QPushButton::clicked, this, [this] { m_pages->currentIndex() == mappingPage ? check() : import(); });
    m_timer.setInterval(50);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_progress->setValue(m_job ? m_job->permille.load() : 0); });
    updateButtons();
    resize(1080, 600);
}

ImportDialog::~ImportDialog()
{
    if (m_job) {
        m_job->isStopped = true;
    }
}

void ImportDialog::makeMapping(QStackedWidget *pages)
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    //: %1 file, %2 number of rows, %3 "UTF-8", %4 the sign between the cells
    auto *file = new QLabel(tr("%1: %2 rows, %3, separator “%4”")
                                .arg(QFileInfo(m_path).fileName(), m_format.count(m_preview.rowCount), QString::fromStdString(m_preview.encoding),
                                     separatorName(m_preview.separator)));
    file->setTextFormat(Qt::PlainText);
    file->setWordWrap(true);
    auto *hint = new QLabel(m_preview.isRemembered ? tr("The columns are read as the last time. Check what each of them holds.")
                                                   : tr("Check what each column holds. The choice is remembered for lists with these columns."));
    hint->setWordWrap(true);
    layout->addWidget(file);
    layout->addWidget(hint);
    makeTable();
    layout->addWidget(m_table, 1);
    auto *grid = new QGridLayout;
    makeOptions(grid);
    layout->addLayout(grid);
    pages->addWidget(page);
}

// The first row of the table has the meaning of each column, the others are those of the file.
void ImportDialog::makeTable()
{
    const int columns = static_cast<int>(m_preview.header.size());
    const int rows = static_cast<int>(m_preview.rows.size());
    m_table->setObjectName(u"importTable"_s);
    m_table->setAccessibleName(tr("First rows of the list"));
    m_table->setColumnCount(columns);
    m_table->setRowCount(rows + 1);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    QStringList names;
    for (int column = 0; column < columns; ++column) {
        names << QString::fromStdString(m_preview.header[static_cast<std::size_t>(column)]).simplified();
        auto *field = new QComboBox;
        field->setObjectName(u"field%1"_s.arg(column));
        field->setAccessibleName(tr("Meaning of column “%1”").arg(names.last()));
        for (int i = 0; i < priceFieldCount; ++i) {
            field->addItem(texts::label(static_cast<PriceField>(i)), i);
        }
        field->setCurrentIndex(static_cast<int>(m_preview.layout.fields[static_cast<std::size_t>(column)]));
        connect(field, &QComboBox::currentIndexChanged, this, [this, column] { fieldChosen(column); });
        m_fields.push_back(field);
        m_table->setCellWidget(0, column, field);
        for (int row = 0; row < rows; ++row) {
            const std::string &cell = m_preview.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            m_table->setItem(row + 1, column, new QTableWidgetItem(QString::fromStdString(cell).simplified()));
        }
    }
    m_table->setHorizontalHeaderLabels(names);
    m_table->resizeColumnsToContents();
    for (int column = 0; column < columns; ++column) {
        m_table->setColumnWidth(column, std::clamp(m_table->columnWidth(column), 150, 260));
    }
    m_table->resizeRowToContents(0);
}

void ImportDialog::makeOptions(QGridLayout *grid)
{
    const PriceListLayout &layout = m_preview.layout;
    for (const DecimalSign sign : {DecimalSign::Automatic, DecimalSign::Comma, DecimalSign::Point}) {
        m_sign->addItem(texts::label(sign), static_cast<int>(sign));
    }
    m_sign->setCurrentIndex(static_cast<int>(layout.decimalSign));
    for (int kind = 0; kind < partKindCount; ++kind) {
        m_kind->addItem(texts::label(static_cast<PartKind>(kind)), kind);
    }
    m_kind->setCurrentIndex(static_cast<int>(layout.newKind));
    m_currency->setText(QString::fromStdString(layout.currency));
    m_supplier->setText(QString::fromStdString(layout.supplier));
    m_date->setText(layout.date.empty() ? QDate::currentDate().toString(Qt::ISODate) : QString::fromStdString(layout.date));
    m_sign->setObjectName(u"importSign"_s);
    m_kind->setObjectName(u"importKind"_s);
    m_currency->setObjectName(u"importCurrency"_s);
    m_supplier->setObjectName(u"importSupplier"_s);
    m_date->setObjectName(u"importDate"_s);
    int place = 0;
    const auto add = [&](const QString &text, QWidget *field) {
        auto *label = new QLabel(text);
        label->setBuddy(field);
        grid->addWidget(label, place / 3, 2 * (place % 3));
        grid->addWidget(field, place / 3, 2 * (place % 3) + 1);
        ++place;
    };
    add(tr("&Decimal sign:"), m_sign);
    add(tr("C&urrency where none is said:"), m_currency);
    add(tr("D&ate where none is said:"), m_date);
    add(tr("&Kind of new parts:"), m_kind);
    add(tr("&Supplier where none is said:"), m_supplier);
    for (QLineEdit *field : {m_currency, m_date}) {
        connect(field, &QLineEdit::textChanged, this, &ImportDialog::updateButtons);
    }
}

void ImportDialog::makeReport(QStackedWidget *pages)
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    m_summary->setObjectName(u"importSummary"_s);
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_report->setObjectName(u"importReport"_s);
    m_report->setAccessibleName(tr("Rows that are refused or change a price"));
    m_report->setReadOnly(true);
    m_report->setLineWrapMode(QPlainTextEdit::NoWrap);
    layout->addWidget(m_summary);
    layout->addWidget(m_report, 1);
    pages->addWidget(page);
}

// A field is in one column: choosing it here takes it from the other.
void ImportDialog::fieldChosen(int column)
{
    const int field = m_fields[static_cast<std::size_t>(column)]->currentIndex();
    for (std::size_t other = 0; other < m_fields.size(); ++other) {
        if (static_cast<int>(other) != column && field != static_cast<int>(PriceField::None) && m_fields[other]->currentIndex() == field) {
            const QSignalBlocker blocker(m_fields[other]);
            m_fields[other]->setCurrentIndex(static_cast<int>(PriceField::None));
        }
    }
    updateButtons();
}

PriceListLayout ImportDialog::layoutNow() const
{
    PriceListLayout layout;
    for (const QComboBox *field : m_fields) {
        layout.fields.push_back(static_cast<PriceField>(field->currentIndex()));
    }
    layout.decimalSign = static_cast<DecimalSign>(m_sign->currentIndex());
    layout.newKind = static_cast<PartKind>(m_kind->currentIndex());
    layout.currency = m_currency->text().trimmed().toUpper().toStdString();
    layout.supplier = m_supplier->text().trimmed().toStdString();
    layout.date = m_date->text().trimmed().toStdString();
    return layout;
}

void ImportDialog::updateButtons()
{
    const bool isMapping = m_pages->currentIndex() == mappingPage;
    const PriceListLayout layout = layoutNow();
    const auto has = [&layout](PriceField field) { return std::find(layout.fields.begin(), layout.fields.end(), field) != layout.fields.end(); };
    QString missing;
    if (isMapping && !has(PriceField::Reference)) {
        missing = tr("Choose the column that holds the references.");
    } else if (isMapping && !has(PriceField::Price)) {
        missing = tr("Choose the column that holds the prices.");
    } else if (isMapping && m_services.isCurrency && !m_services.isCurrency(layout.currency)) {
        missing = tr("“%1” is not a currency: EUR or USD is.").arg(m_currency->text());
    } else if (isMapping && !QDate::fromString(QString::fromStdString(layout.date), Qt::ISODate).isValid()) {
        missing = tr("“%1” is not a date: 2026-11-30 is.").arg(m_date->text());
    }
    const bool isBusy = m_job != nullptr;
    m_message->setText(missing);
    m_message->setVisible(!missing.isEmpty());
    m_pages->setEnabled(!isBusy);
    m_back->setVisible(!isMapping);
    m_back->setEnabled(!isBusy);
    if (isMapping) {
        m_next->setText(tr("&Check the list"));
        m_next->setEnabled(missing.isEmpty() && !isBusy);
        return;
    }
    const int taken = m_plan.report.taken();
    m_next->setText(m_plan.report.refused.empty() ? tr("&Import %n rows", nullptr, taken) : tr("&Import the %n other rows", nullptr, taken));
    m_next->setEnabled(taken > 0 && !isBusy);
}

// `work` gets the progress and runs aside; `done` gets its answer here, unless the dialog has gone.
template <class Work, class Done>
void ImportDialog::runAside(Work work, Done done)
{
    m_job = std::make_shared<Job>();
    m_progress->setValue(0);
    m_progress->show();
    m_timer.start();
    updateButtons();
    const ImportProgress progress = [job = m_job](double share) {
        job->permille = static_cast<int>(share * 1000);
        return !job->isStopped;
    };
    QThreadPool::globalInstance()->start([work, done, progress, dialog = QPointer<ImportDialog>(this), app = qApp] {
        auto answer = std::make_shared<decltype(work(progress))>(work(progress));
        QMetaObject::invokeMethod(app, [answer, done, dialog] {
            if (dialog) {
                dialog->endJob();
                done(std::move(*answer));
            }
        }, Qt::QueuedConnection);
    });
}

void ImportDialog::endJob()
{
    m_timer.stop();
    m_job.reset();
    m_progress->hide();
    updateButtons();
}

void ImportDialog::check()
{
    runAside([plan = m_services.planList, path = m_path, layout = layoutNow()](const ImportProgress &progress) { return plan(path, layout, progress); },
             [this](tl::expected<std::optional<ImportPlan>, Error> plan) {
                 if (!plan) {
                     showError(plan.error());
                 } else if (*plan) {
                     m_plan = std::move(**plan);
                     showReport();
                 }
             });
}

void ImportDialog::showReport()
{
    const ImportReport &report = m_plan.report;
    QStringList lines;
    for (const RefusedRow &row : report.refused) {
        lines << texts::refusal(row, m_format);
    }
    for (const ChangedPrice &change : report.changes) {
        lines << texts::change(change, m_format);
    }
    if (lines.size() > longestReport) {
        const qsizetype more = lines.size() - longestReport;
        lines.resize(longestReport);
        lines << tr("… and %1 more").arg(m_format.count(more));
    }
    m_report->setPlainText(lines.isEmpty() ? tr("No row is refused, and no price that was known changes.") : lines.join(u'\n'));
    QString summary = texts::summary(report, m_format).join(u'\n');
    if (!report.refused.empty()) {
        summary += u'\n' + tr("The rows that are refused come first. They are left out if you import the others; cancel to mend the list first.");
    }
    m_summary->setText(summary);
    m_pages->setCurrentIndex(reportPage);
    updateButtons();
}

void ImportDialog::showError(const Error &error)
{
    m_message->setText(texts::error(error));
    m_message->show();
}

void ImportDialog::import()
{
    runAside([write = m_services.writePlan, plan = m_plan](const ImportProgress &progress) { return write(plan, progress); },
             [this](tl::expected<std::shared_ptr<const Catalogue>, Error> catalogue) {
                 if (!catalogue) {
                     showError(catalogue.error());
                 } else if (*catalogue) { // stopped: nothing was changed
                     m_services.takeCatalogue(*catalogue);
                     accept();
                 }
             });
}

void ImportDialog::goBack()
{
    m_pages->setCurrentIndex(mappingPage);
    updateButtons();
}

void ImportDialog::reject()
{
    if (m_job) {
        m_job->isStopped = true; // the first press stops the work, the next closes
        return;
    }
    QDialog::reject();
}

} // namespace configuria
