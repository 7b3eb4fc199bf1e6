// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pickers.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include "chartcolors.h"
#include "icons.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// A conflict is told by its words, an icon and a colour.
class ConflictDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.data(PartModel::FitsRole).toBool()) {
            const QColor color = option->state & QStyle::State_Selected ? option->palette.color(QPalette::HighlightedText)
                                                                        : stateColor(State::Warning, isDark(option->palette));
            option->palette.setColor(QPalette::Text, color);
            option->icon = lineIcon(u"warning"_s, color);
            option->decorationSize = QSize(16, 16);
            option->features |= QStyleOptionViewItem::HasDecoration;
        }
    }
};

} // namespace

SearchDialog::SearchDialog(QAbstractItemModel *model, WordsFilter *filter, int searchRole, int sortRole, QWidget *parent)
    : QDialog(parent), m_top(new QHBoxLayout), m_middle(new QHBoxLayout), m_search(new QLineEdit), m_table(new QTableView), m_proxy(filter),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    model->setParent(this);
    m_proxy->setSourceModel(model);
    m_proxy->setParent(this);
    m_proxy->setFilterRole(searchRole);
    m_proxy->setSortRole(sortRole);
    m_proxy->setSortLocaleAware(true);
    m_search->setObjectName(u"pickerSearch"_s);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(lineIcon(u"search"_s, palette().color(QPalette::PlaceholderText)), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_table->setObjectName(u"pickerTable"_s);
    m_table->setModel(m_proxy);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->horizontalHeader()->setSortIndicatorClearable(true); // a third click brings back the order of the catalogue
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(std::max(26, fontMetrics().height() + 8));
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    m_top->addWidget(m_search, 1);
    layout->addLayout(m_top);
    m_middle->setSpacing(16);
    m_middle->addWidget(m_table, 1);
    layout->addLayout(m_middle, 1);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableView::doubleClicked, this, &QDialog::accept);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SearchDialog::updateButtons);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy->setWords(text);
        selectFirst();
    });
    resize(1160, 600);
}

void SearchDialog::selectFirst()
{
    if (m_proxy->rowCount() > 0) {
        m_table->selectRow(0);
    }
    updateButtons();
}

void SearchDialog::selectRow(int sourceRow)
{
    const QModelIndex index = m_proxy->mapFromSource(m_proxy->sourceModel()->index(sourceRow, 0));
    if (index.isValid()) {
        m_table->selectRow(index.row());
        m_table->scrollTo(index, QAbstractItemView::PositionAtCenter);
    }
}

int SearchDialog::currentRow() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : m_proxy->mapToSource(rows.first()).row();
}

void SearchDialog::updateButtons()
{
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(currentRow() >= 0);
}

bool SearchDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_table, event); // the arrows walk the list while the words stay
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

PartPicker::PartPicker(const View &view, PartKind kind, QWidget *parent)
    : PartPicker(new PartModel(view.session.sharedCatalogue()), new PartFilter, view, kind, parent)
{
}

PartPicker::PartPicker(PartModel *model, PartFilter *filter, const View &view, PartKind kind, QWidget *parent)
    : SearchDialog(model, filter, PartModel::SearchTextRole, PartModel::SortRole, parent), m_view(view), m_model(model), m_kind(new QComboBox),
      m_quantity(new QSpinBox)
{
    setObjectName(u"partPicker"_s);
    setWindowTitle(tr("Add a part"));
    m_kind->setObjectName(u"pickerKind"_s);
    m_kind->setAccessibleName(tr("Kind of part"));
    for (int i = 0; i < partKindCount; ++i) {
        m_kind->addItem(texts::plural(static_cast<PartKind>(i)), i);
    }
    m_kind->setCurrentIndex(static_cast<int>(kind));
    top()->addWidget(m_kind);
    auto *label = new QLabel(tr("&Quantity per node"));
    m_quantity->setObjectName(u"pickerQuantity"_s);
    m_quantity->setRange(1, 100'000);
    m_quantity->setAlignment(Qt::AlignRight);
    label->setBuddy(m_quantity);
    top()->addWidget(label);
    top()->addWidget(m_quantity);
    buttons()->button(QDialogButtonBox::Ok)->setText(tr("&Add"));
    m_model->setFormat(view.format);
    table()->setItemDelegateForColumn(PartModel::ConflictColumn, new ConflictDelegate(table()));
    table()->setAccessibleName(tr("Parts of the catalogue"));
    m_filters = new PartFilterPanel(model, filter);
    m_filters->setObjectName(u"pickerFilters"_s);
    auto *scroll = new QScrollArea; // a low window
    scroll->setWidget(m_filters);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(m_filters->width() + scroll->verticalScrollBar()->sizeHint().width() + 4);
    middle()->insertWidget(0, scroll);
    auto *why = new QLabel; // in full: the column may be cut
    why->setObjectName(u"pickerWhy"_s);
    why->setAlignment(Qt::AlignRight);
    why->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    static_cast<QVBoxLayout *>(layout())->insertWidget(2, why);
    connect(table()->selectionModel(), &QItemSelectionModel::selectionChanged, why, [this, why] {
        why->setText(currentRow() >= 0 ? m_model->index(currentRow(), PartModel::ConflictColumn).data().toString() : QString());
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PartPicker::showKind);
    connect(m_quantity, &QSpinBox::valueChanged, this, [this] { m_model->setTrial(m_view.project(), m_view.configuration, m_quantity->value()); });
    connect(m_filters, &PartFilterPanel::changed, this, [this] {
        if (currentRow() < 0) {
            selectFirst();
        }
    });
    showKind();
    resize(std::min(1400, this->screen()->availableGeometry().width() - 48), 640);
    search()->setFocus();
}

// The figures stand between the name and the price; what does not fit says why at the end.
void PartPicker::showKind()
{
    m_model->setKind(static_cast<PartKind>(m_kind->currentData().toInt()), *m_view.current());
    m_model->setTrial(m_view.project(), m_view.configuration, m_quantity->value());
    m_filters->rebuild();
    QHeaderView *header = table()->horizontalHeader();
    table()->hideColumn(PartModel::SummaryColumn);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->moveSection(header->visualIndex(PartModel::PriceColumn), header->count() - 1);
    header->moveSection(header->visualIndex(PartModel::ConflictColumn), header->count() - 1);
    header->setSectionResizeMode(PartModel::ConflictColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(PartModel::NameColumn, QHeaderView::Interactive); // a long name is cut, and whole in the tool tip
    constexpr int mostCharacters = 36;
    const int needed = static_cast<const QAbstractItemView *>(table())->sizeHintForColumn(PartModel::NameColumn);
    table()->setColumnWidth(PartModel::NameColumn, std::min(needed, fontMetrics().averageCharWidth() * mostCharacters) + 8);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    selectFirst();
}

PartRef PartPicker::part() const
{
    return currentRow() >= 0 ? m_model->part(currentRow()) : PartRef{};
}

int PartPicker::quantity() const
{
    return m_quantity->value();
}

ModelPicker::ModelPicker(const View &view, QWidget *parent) : ModelPicker(new ArchitectureModel(view.session.sharedCatalogue()), view, parent) {}

ModelPicker::ModelPicker(ArchitectureModel *model, const View &view, QWidget *parent)
    : SearchDialog(model, new WordsFilter, ArchitectureModel::SearchTextRole, ArchitectureModel::SortRole, parent), m_model(model)
{
    setObjectName(u"modelPicker"_s);
    setWindowTitle(tr("Choose a model"));
    resize(800, 600);
    m_model->setFormat(view.format);
    table()->setAccessibleName(tr("Library of models"));
    QHeaderView *header = table()->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ArchitectureModel::NameColumn, QHeaderView::Stretch);
    buttons()->button(QDialogButtonBox::Ok)->setText(tr("&Choose"));
    QPushButton *import = buttons()->addButton(tr("&Import model file…"), QDialogButtonBox::ActionRole);
    import->setIcon(lineIcon(u"import"_s, palette().color(QPalette::ButtonText)));
    connect(import, &QPushButton::clicked, this, [this] {
        m_importAsked = true;
        reject();
    });
    selectFirst();
    const QString id = view.current() ? QString::fromStdString(view.current()->model.id) : QString();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->index(row, 0).data(ArchitectureModel::IdRole).toString() == id) {
            selectRow(row);
        }
    }
    search()->setFocus();
}

const Architecture *ModelPicker::architecture() const
{
    return currentRow() >= 0 ? m_model->architecture(currentRow()) : nullptr;
}

} // namespace configuria
