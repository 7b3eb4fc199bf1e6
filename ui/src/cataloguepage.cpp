// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cataloguepage.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include "chartcolors.h"
#include "icons.h"
#include "importdialog.h"
#include "items/texts.h"
#include "partform.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int allKinds = -1;

// Differences in bold on a tinted ground, values without a source in the colour of a caution; the words say both too.
class SheetDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.data(PartSheetModel::DiffersRole).toBool()) {
            option->font.setBold(index.column() == PartSheetModel::LabelColumn);
            QColor tint = option->palette.color(QPalette::Highlight);
            tint.setAlphaF(0.10F);
            option->backgroundBrush = tint;
        }
        if (index.column() == PartSheetModel::LabelColumn) {
            option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
        }
        if (index.data(PartSheetModel::ToConfirmRole).toBool()) {
            option->palette.setColor(QPalette::Text, stateColor(State::Warning, isDark(option->palette)));
        }
    }
};

void prepare(QTableView *table)
{
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter | static_cast<Qt::Alignment>(Qt::TextWordWrap));
}

} // namespace

CataloguePage::CataloguePage(const View &view, const CatalogueServices &services, QWidget *parent)
    : QWidget(parent), m_view(view), m_services(services), m_model(new CatalogueModel(this)), m_sheetModel(new PartSheetModel(this)), m_kind(new QComboBox),
      m_filter(new QLineEdit), m_count(new QLabel), m_title(new QLabel), m_hint(new QLabel), m_splitter(new QSplitter), m_table(new QTableView), m_sheet(new QTableView),
      m_add(new QPushButton), m_import(new QPushButton), m_export(new QPushButton), m_edit(new QPushButton), m_remove(new QPushButton)
{
    setObjectName(u"cataloguePage"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    auto *top = new QHBoxLayout;
    makeTop(top);
    layout->addLayout(top);
    m_splitter->setOrientation(Qt::Horizontal);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(6);
    m_splitter->addWidget(makeList());
    m_splitter->addWidget(makeSheet());
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    m_splitter->setSizes({840, 510});
    layout->addWidget(m_splitter, 1);
    m_model->setFormat(m_view.format);
    m_sheetModel->setFormat(m_view.format);
    applyIcons();
    retranslate();
    refresh();
}

void CataloguePage::makeTop(QHBoxLayout *top)
{
    top->setSpacing(8);
    m_kind->setObjectName(u"catalogueKind"_s);
    m_filter->setObjectName(u"catalogueFilter"_s);
    m_filter->setClearButtonEnabled(true);
    m_add->setObjectName(u"addPart"_s);
    m_import->setObjectName(u"importList"_s);
    m_export->setObjectName(u"exportCatalogue"_s);
    m_count->setObjectName(u"partCount"_s);
    top->addWidget(m_kind);
    top->addWidget(m_filter, 1);
    top->addWidget(m_count);
    for (QPushButton *button : {m_add, m_import, m_export}) {
        button->setAutoDefault(false);
        top->addWidget(button);
    }
    for (int kind = allKinds; kind < partKindCount; ++kind) {
        m_kind->addItem(QString(), kind);
    }
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(PartKind::Gpu)));
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        const int kind = m_kind->currentData().toInt();
        setKind(kind == allKinds ? std::nullopt : std::optional(static_cast<PartKind>(kind)));
    });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        const std::vector<std::string> ids = selectedIds();
        m_model->setFilter(text);
        select(ids);
        showCount();
    });
    connect(m_add, &QPushButton::clicked, this, &CataloguePage::add);
    connect(m_import, &QPushButton::clicked, this, &CataloguePage::askImport);
    connect(m_export, &QPushButton::clicked, this, &CataloguePage::askExport);
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, [this] {
        m_filter->setFocus();
        m_filter->selectAll();
    });
}

QWidget *CataloguePage::makeList()
{
    prepare(m_table);
    m_table->setObjectName(u"catalogueTable"_s);
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // 100 000 heights are not measured
    m_table->verticalHeader()->setDefaultSectionSize(std::max(26, fontMetrics().height() + 8));
    m_table->horizontalHeader()->setSortIndicatorShown(true);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CataloguePage::showSheet);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) { edit(index.data(CatalogueModel::PartIdRole).toString().toStdString()); });
    return m_table;
}

QWidget *CataloguePage::makeSheet()
{
    auto *panel = new QWidget;
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_title->setObjectName(u"partTitle"_s);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    prepare(m_sheet);
    m_sheet->setObjectName(u"partSheet"_s);
    m_sheet->setModel(m_sheetModel);
    m_sheet->setItemDelegate(new SheetDelegate(m_sheet));
    m_sheet->setWordWrap(true);
    m_sheet->setSelectionMode(QAbstractItemView::SingleSelection);
    m_edit->setObjectName(u"editPart"_s);
    m_remove->setObjectName(u"removeOwn"_s);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_edit);
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    layout->addWidget(m_title);
    layout->addWidget(m_sheet, 1);
    layout->addWidget(m_hint);
    layout->addLayout(buttons);
    connect(m_edit, &QPushButton::clicked, this, [this] {
        if (const std::vector<std::string> ids = selectedIds(); !ids.empty()) {
            edit(ids.front());
        }
    });
    connect(m_remove, &QPushButton::clicked, this, &CataloguePage::removeOwn);
    panel->setMinimumWidth(320);
    return panel;
}

void CataloguePage::applyIcons()
{
    const QColor color = palette().color(QPalette::ButtonText);
    m_add->setIcon(lineIcon(u"add"_s, color));
    m_import->setIcon(lineIcon(u"import"_s, color));
    m_export->setIcon(lineIcon(u"csv"_s, color));
    m_edit->setIcon(lineIcon(u"custom"_s, color));
    m_remove->setIcon(lineIcon(u"undo"_s, color));
    const QList<QAction *> actions = m_filter->actions();
    for (QAction *action : actions) {
        if (action->objectName() == "searchIcon"_L1) {
            delete action;
        }
    }
    QAction *search = m_filter->addAction(lineIcon(u"search"_s, palette().color(QPalette::PlaceholderText)), QLineEdit::LeadingPosition);
    search->setObjectName(u"searchIcon"_s);
}

void CataloguePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        applyIcons();
    }
}

void CataloguePage::retranslate()
{
    m_model->setFormat(m_view.format);
    m_sheetModel->setFormat(m_view.format);
    for (int i = 0; i < m_kind->count(); ++i) {
        const int kind = m_kind->itemData(i).toInt();
        m_kind->setItemText(i, kind == allKinds ? tr("All parts") : texts::plural(static_cast<PartKind>(kind)));
    }
    m_kind->setAccessibleName(tr("Kind of part"));
    m_filter->setPlaceholderText(tr("Filter by name, reference or figure"));
    m_filter->setAccessibleName(tr("Filter"));
    m_table->setAccessibleName(tr("Parts of the catalogue"));
    m_sheet->setAccessibleName(tr("Details of the part"));
    m_add->setText(tr("&Add a part…"));
    m_import->setText(tr("&Import prices…"));
    m_export->setText(tr("E&xport…"));
    m_edit->setText(tr("E&dit…"));
    m_remove->setText(tr("&Remove own data"));
    m_remove->setToolTip(tr("The part and the price of the program come back; a part that only you have goes"));
    m_hint->setText(tr("Ctrl or Shift and a click select up to four parts to compare."));
    showCount();
    m_sheetIds.clear();
    showSheet();
}

void CataloguePage::refresh()
{
    const std::shared_ptr<const Catalogue> catalogue = m_view.session.sharedCatalogue();
    if (!m_services.record || !m_services.columns || catalogue == m_shown) {
        return; // asked at every change of the project
    }
    const bool isFirst = !std::exchange(m_shown, catalogue);
    m_sheetIds.clear();
    const std::vector<std::string> ids = selectedIds();
    m_model->setCatalogue(catalogue);
    if (isFirst) {
        setKind(m_model->kind());
    }
    select(ids);
    showCount();
}

void CataloguePage::setKind(std::optional<PartKind> kind)
{
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_model->setKind(kind);
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setStretchLastSection(true);
    header->setResizeContentsPrecision(60); // rows that are measured
    // As wide as its cells; a long heading takes two lines.
    const QAbstractItemView *view = m_table;
    for (int column = 0; column < header->count(); ++column) {
        const int heading = std::min(header->sectionSizeHint(column), 92);
        header->resizeSection(column, std::clamp(std::max(view->sizeHintForColumn(column) + 8, heading), 56, column == 0 ? 240 : 150));
    }
    header->setMinimumHeight(2 * fontMetrics().height() + 10);
    select({});
    showCount();
}

std::vector<std::string> CataloguePage::selectedIds() const
{
    std::vector<std::string> ids;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    for (const QModelIndex &row : rows) {
        ids.push_back(row.data(CatalogueModel::PartIdRole).toString().toStdString());
        if (ids.size() == PartSheetModel::maxParts) {
            break;
        }
    }
    return ids;
}

// What is still shown of them; else the first row, so that the details are never empty.
void CataloguePage::select(const std::vector<std::string> &ids)
{
    QItemSelection selection;
    int first = -1;
    for (const std::string &id : ids) {
        if (const int row = m_model->rowOf(id); row >= 0) {
            selection.select(m_model->index(row, 0), m_model->index(row, m_model->columnCount() - 1));
            first = first < 0 ? row : first;
        }
    }
    if (first < 0 && m_model->rowCount() > 0) {
        first = 0;
        selection.select(m_model->index(0, 0), m_model->index(0, m_model->columnCount() - 1));
    }
    m_table->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (first >= 0) {
        m_table->selectionModel()->setCurrentIndex(m_model->index(first, 0), QItemSelectionModel::NoUpdate);
        m_table->scrollTo(m_model->index(first, 0));
    }
    showSheet();
}

void CataloguePage::showPart(PartRef part)
{
    const PartInfo *info = m_view.session.catalogue().info(part);
    if (!info) {
        return;
    }
    m_filter->clear();
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(part.kind)));
    select({info->id});
}

PartSheet CataloguePage::sheetOf(const std::string &id) const
{
    PartSheet sheet;
    const Catalogue &catalogue = m_view.session.catalogue();
    const PartRef part = catalogue.find(id);
    if (const PartInfo *info = catalogue.info(part)) {
        sheet.kind = part.kind;
        sheet.info = *info;
        sheet.columns = m_services.columns(part.kind);
        sheet.record = m_services.record(id).value_or(PartRecord{part.kind, {}});
        sheet.prices = m_services.ownPrices ? m_services.ownPrices(id) : std::vector<OwnPrice>();
    }
    return sheet;
}

// Several parts get the larger half of the page.
void CataloguePage::makeRoom(int parts)
{
    if ((parts > 1) == m_isComparing) {
        return;
    }
    m_isComparing = parts > 1;
    const int width = m_splitter->width();
    m_splitter->setSizes(m_isComparing ? QList<int>{width * 4 / 10, width * 6 / 10} : QList<int>{width * 62 / 100, width * 38 / 100});
}

void CataloguePage::showSheet()
{
    const std::vector<std::string> ids = selectedIds();
    if (ids == m_sheetIds && !ids.empty()) {
        return; // the same parts under another filter
    }
    m_sheetIds = ids;
    makeRoom(static_cast<int>(ids.size()));
    std::vector<PartSheet> sheets;
    QStringList names;
    bool isOwn = false;
    for (const std::string &id : ids) {
        sheets.push_back(sheetOf(id));
        isOwn = isOwn || sheets.back().info.isOwn || !sheets.back().prices.empty();
        names << texts::partName(m_view.session.catalogue().find(id), m_view.session.catalogue());
    }
    const bool isOne = ids.size() == 1;
    m_sheetModel->setParts(std::move(sheets));
    m_title->setText(isOne ? names.first() : ids.empty() ? tr("No part is found") : tr("Comparison of %n parts", nullptr, static_cast<int>(ids.size())));
    m_edit->setEnabled(isOne);
    m_remove->setEnabled(isOne && isOwn);
    fitSheet();
}

void CataloguePage::fitSheet()
{
    QHeaderView *header = m_sheet->horizontalHeader();
    const int parts = m_sheetModel->partCount();
    header->setVisible(parts > 1);
    if (parts == 0) {
        return;
    }
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(PartSheetModel::LabelColumn, QHeaderView::Interactive);
    header->resizeSection(PartSheetModel::LabelColumn, parts == 1 ? 205 : 165);
    header->setMinimumHeight(parts > 1 ? 3 * fontMetrics().height() + 8 : 0);
    m_sheet->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_sheet->scrollToTop();
}

void CataloguePage::showCount()
{
    const Format &format = m_view.format;
    //: %1 parts that the filter shows, of %2
    m_count->setText(tr("%1 of %2").arg(format.count(m_model->rowCount()), format.count(m_model->partCount())));
}

void CataloguePage::edit(const std::string &id)
{
    PartForm form(m_view, m_services, sheetOf(id), this);
    if (form.exec() == QDialog::Accepted) {
        refresh();
        select({form.id()});
    }
}

void CataloguePage::add()
{
    PartSheet sheet;
    sheet.kind = m_model->kind().value_or(PartKind::Service);
    PartForm form(m_view, m_services, std::move(sheet), this);
    if (form.exec() == QDialog::Accepted) {
        refresh();
        showPart(m_view.session.catalogue().find(form.id()));
    }
}

void CataloguePage::removeOwn()
{
    const std::vector<std::string> ids = selectedIds();
    if (ids.empty() || !m_services.change) {
        return;
    }
    const QString name = texts::partName(m_view.session.catalogue().find(ids.front()), m_view.session.catalogue());
    if (QMessageBox::question(this, tr("Configuria"), tr("Remove your own data of “%1”?").arg(name)) != QMessageBox::Yes) {
        return;
    }
    if (const auto changed = m_services.change({{}, {}, {ids.front()}, {}, {}}); !changed) {
        showError(changed.error());
        return;
    }
    refresh();
}

void CataloguePage::askImport()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Import a price list"), {}, tr("Price lists (*.csv *.txt *.tsv);;All files (*)"));
    if (!path.isEmpty()) {
        importList(path);
    }
}

void CataloguePage::importList(const QString &path)
{
    if (!m_services.previewList) {
        return;
    }
    const auto preview = m_services.previewList(path);
    if (!preview) {
        showError(preview.error());
        return;
    }
    ImportDialog dialog(m_services, m_view.format, path, *preview, this);
    if (dialog.exec() == QDialog::Accepted) {
        refresh();
    }
}

void CataloguePage::askExport()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the catalogue"), tr("catalogue.csv", "file name"), tr("CSV tables (*.csv)"));
    if (path.isEmpty() || !m_services.exportCsv) {
        return;
    }
    if (const auto written = m_services.exportCsv(path); !written) {
        showError(written.error());
    }
}

void CataloguePage::showError(const Error &error)
{
    QMessageBox box(QMessageBox::Warning, tr("Configuria"), texts::error(error), QMessageBox::Ok, this);
    box.setTextFormat(Qt::PlainText);
    if (!error.detail.empty()) {
        box.setDetailedText(QString::fromStdString(error.detail));
    }
    box.exec();
}

} // namespace configuria
