// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparepage.h"

#include <algorithm>

#include <QAction>
#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "chartcolors.h"
#include "icons.h"
#include "items/texts.h"
#include "weightsdialog.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowestColumn = 110;

// What differs stands on a tinted ground, the best has a tick and bold figures; the words, signs and tool tips say both too.
class CompareDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const bool dark = isDark(option->palette);
        if (index.data(CompareModel::DiffersRole).toBool()) {
            QColor tint = option->palette.color(QPalette::Highlight);
            tint.setAlphaF(0.10F);
            option->backgroundBrush = tint;
        }
        if (index.data(CompareModel::BestRole).toBool()) {
            const QColor good = stateColor(State::Good, dark);
            option->font.setBold(true);
            option->fontMetrics = QFontMetrics(option->font);
            option->palette.setColor(QPalette::Text, good);
            option->icon = lineIcon(u"check"_s, good);
            option->features |= QStyleOptionViewItem::HasDecoration;
            option->decorationSize = QSize(14, 14);
            option->decorationPosition = QStyleOptionViewItem::Right;
            option->decorationAlignment = Qt::AlignCenter;
        }
        if (index.data(CompareModel::UnknownRole).toBool()) {
            option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
        }
    }
};

} // namespace

ComparePage::ComparePage(const View &view, CompareMemory memory, ExportMemory exports, QWidget *parent)
    : QWidget(parent), m_view(view), m_memory(std::move(memory)), m_exports(std::move(exports)), m_model(new CompareModel(this)), m_referenceLabel(new QLabel), m_hint(new QLabel), m_reference(new QComboBox),
      m_differences(new QCheckBox), m_rows(new QToolButton), m_columns(new QToolButton), m_export(new QToolButton), m_rowsMenu(new QMenu(this)),
      m_columnsMenu(new QMenu(this)), m_exportMenu(new QMenu(this)), m_table(new QTableView), m_up(new QAction(this)), m_down(new QAction(this)),
      m_hide(new QAction(this)), m_copy(new QAction(this)), m_copyCells(new QAction(this)), m_weights(new QAction(this)), m_pdf(new QAction(this)),
      m_xlsx(new QAction(this)), m_csv(new QAction(this)), m_costXlsx(new QAction(this)), m_costCsv(new QAction(this))
{
    setObjectName(u"comparePage"_s);
    if (m_memory.read) {
        m_model->setLayout(layoutOf(m_memory.read()));
    }
    connect(m_model, &CompareModel::arranged, this, [this] {
        if (m_memory.write) {
            m_memory.write(layoutText(m_model->layout()));
        }
    });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    auto *top = new QHBoxLayout;
    makeTop(top);
    layout->addLayout(top);
    makeTable();
    layout->addWidget(m_table, 1);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(m_hint);
    applyIcons();
    retranslate();
}

void ComparePage::makeTop(QHBoxLayout *top)
{
    top->setSpacing(8);
    m_reference->setObjectName(u"compareReference"_s);
    m_reference->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_reference->setMinimumContentsLength(24);
    m_referenceLabel->setBuddy(m_reference);
    m_differences->setObjectName(u"differencesOnly"_s);
    m_rows->setObjectName(u"compareRows"_s);
    m_export->setObjectName(u"exportComparison"_s);
    m_up->setObjectName(u"rowUp"_s);
    m_down->setObjectName(u"rowDown"_s);
    m_hide->setObjectName(u"hideRow"_s);
    m_copy->setObjectName(u"copyComparison"_s);
    m_copyCells->setObjectName(u"copyCells"_s);
    m_columns->setObjectName(u"compareColumns"_s);
    m_weights->setObjectName(u"scoreWeights"_s);
    top->addWidget(m_referenceLabel);
    top->addWidget(m_reference);
    top->addWidget(m_differences);
    top->addStretch(1);
    const auto add = [top](QAction *action, Qt::ToolButtonStyle style) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(style);
        button->setFocusPolicy(Qt::TabFocus);
        top->addWidget(button);
    };
    add(m_up, Qt::ToolButtonIconOnly);
    add(m_down, Qt::ToolButtonIconOnly);
    add(m_hide, Qt::ToolButtonIconOnly);
    for (QToolButton *button : {m_rows, m_columns, m_export}) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::TabFocus);
    }
    top->addWidget(m_rows);
    top->addWidget(m_columns);
    add(m_weights, Qt::ToolButtonTextOnly);
    add(m_copy, Qt::ToolButtonIconOnly);
    top->addWidget(m_export);
    m_rows->setMenu(m_rowsMenu);
    m_columns->setMenu(m_columnsMenu);
    m_export->setMenu(m_exportMenu);
    makeWays();
    makeMenus();
    connect(m_reference, &QComboBox::currentIndexChanged, this, &ComparePage::chooseReference);
    connect(m_differences, &QCheckBox::toggled, m_model, &CompareModel::setDifferencesOnly);
    connect(m_rowsMenu, &QMenu::aboutToShow, this, &ComparePage::fillRows);
    connect(m_up, &QAction::triggered, this, [this] { move(-1); });
    connect(m_down, &QAction::triggered, this, [this] { move(1); });
    connect(m_hide, &QAction::triggered, this, &ComparePage::hideRow);
    connect(m_copy, &QAction::triggered, this, &ComparePage::copy);
    connect(m_copyCells, &QAction::triggered, this, &ComparePage::copyCells);
    connect(m_weights, &QAction::triggered, this, &ComparePage::askWeights);
}

void ComparePage::makeWays()
{
    auto *group = new QActionGroup(this);
    for (const OtherWays ways : {OtherWays::None, OtherWays::OfReference, OtherWays::OfAll}) {
        QAction *action = m_columnsMenu->addAction(QString());
        action->setCheckable(true);
        action->setActionGroup(group);
        action->setChecked(ways == m_model->otherWays());
        connect(action, &QAction::triggered, this, [this, ways] { chooseWays(ways); });
        m_ways << action;
    }
}

void ComparePage::chooseWays(OtherWays ways)
{
    m_model->setOtherWays(ways);
    read();
}

void ComparePage::chooseReference(int scenario)
{
    m_model->setReference(scenario);
    if (m_model->otherWays() == OtherWays::OfReference) { // its columns are others
        read();
    }
}

void ComparePage::askWeights()
{
    const std::vector<CompareRow> applicable = m_model->applicableRows();
    std::vector<CompareRow> rows;
    for (const CompareRow row : weighedRows()) {
        if (std::find(applicable.begin(), applicable.end(), row) != applicable.end()) {
            rows.push_back(row);
        }
    }
    WeightsDialog dialog(m_model->weights(), rows, m_view.project(), this);
    connect(&dialog, &WeightsDialog::weighed, m_model, &CompareModel::setWeights);
    dialog.exec();
}

void ComparePage::makeTable()
{
    m_table->setObjectName(u"compareTable"_s);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CompareDelegate(m_table));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::ContiguousSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(true);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setCornerButtonEnabled(false);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter | static_cast<Qt::Alignment>(Qt::TextWordWrap));
    m_table->horizontalHeader()->setMinimumSectionSize(narrowestColumn);
    m_table->verticalHeader()->setHighlightSections(true);
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->verticalHeader()->setMinimumSectionSize(fontMetrics().height() + 8);
    m_table->verticalHeader()->setSectionsMovable(true);
    m_table->addActions({m_up, m_down, m_hide, m_copyCells, m_copy});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_up->setShortcut(Qt::ALT | Qt::Key_Up);
    m_down->setShortcut(Qt::ALT | Qt::Key_Down);
    m_hide->setShortcut(QKeySequence::Delete);
    m_copyCells->setShortcut(QKeySequence::Copy);
    for (QAction *action : {m_up, m_down, m_hide, m_copyCells}) {
        action->setShortcutContext(Qt::WidgetShortcut);
    }
    connect(m_model, &QAbstractItemModel::modelReset, this, &ComparePage::layOutTable);
    // Queued: the header is still within its drag.
    connect(m_table->verticalHeader(), &QHeaderView::sectionMoved, this, &ComparePage::dropRow, Qt::QueuedConnection);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &ComparePage::enableActions);
}

void ComparePage::refresh()
{
    m_isStale = true;
    if (isVisible()) {
        read();
    }
}

void ComparePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale) {
        read();
    }
}

void ComparePage::read()
{
    m_isStale = false;
    const QModelIndex current = m_table->currentIndex();
    const std::optional<CompareRow> row = current.isValid() ? std::optional(m_model->rowAt(current.row())) : std::nullopt;
    const int column = current.column();
    m_model->setProject(m_view.session.catalogue(), m_view.project(), m_view.session.evaluation(), m_view.format);
    fillReferences();
    layOutTable();
    sayWhatIsShown();
    if (const int at = row ? m_model->rowOf(*row) : -1; at >= 0) {
        m_table->setCurrentIndex(m_model->index(at, std::clamp(column, 0, m_model->columnCount() - 1)));
    }
    enableActions();
}

void ComparePage::sayWhatIsShown()
{
    m_hint->setText(m_model->columnCount() == 1
        ? tr("The project has one scenario. Another one (Ctrl+T) stands beside it here, and the differences are marked.")
        : tr("A tick marks the best of a row; tinted cells with ≠ or a difference are not as in the reference; — is not known, or means nothing there (the tool tip says why). "
             "A scenario whose memory does not hold the work is never the best."));
}

void ComparePage::fillReferences()
{
    const QSignalBlocker blocker(m_reference);
    m_reference->clear();
    m_reference->addItems(m_model->references());
    m_reference->setCurrentIndex(m_model->reference());
}

// The columns share the width while that leaves room to read; rows are as high as their longest cell.
void ComparePage::layOutTable()
{
    QHeaderView *columns = m_table->horizontalHeader();
    const int room = m_table->width() - m_table->verticalHeader()->sizeHint().width() - 24;
    columns->setSectionResizeMode(m_model->columnCount() * narrowestColumn <= room ? QHeaderView::Stretch : QHeaderView::Interactive);
    columns->setDefaultSectionSize(narrowestColumn + 40);
    columns->setMinimumHeight((m_model->columnCount() > 4 ? 2 : 1) * fontMetrics().height() + 8); // a name of two lines
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    enableActions();
}

void ComparePage::enableActions()
{
    const int row = m_table->currentIndex().isValid() ? m_table->currentIndex().row() : -1;
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_model->rowCount());
    m_hide->setEnabled(row >= 0);
}

void ComparePage::move(int by)
{
    if (m_model->move(m_table->currentIndex().row(), by)) {
        m_table->scrollTo(m_table->currentIndex());
        enableActions();
    }
}

// The model is what is ordered, so that the order is kept and exported: the header goes back to where it was.
void ComparePage::dropRow(int, int from, int to)
{
    {
        const QSignalBlocker blocker(m_table->verticalHeader());
        m_table->verticalHeader()->moveSection(to, from);
    }
    m_model->move(from, to - from);
    enableActions();
}

// The row that takes its place is the next one to be hidden.
void ComparePage::hideRow()
{
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid()) {
        return;
    }
    m_model->setHidden(m_model->rowAt(current.row()), true);
    m_table->setCurrentIndex(m_model->index(std::min(current.row(), m_model->rowCount() - 1), current.column()));
}

void ComparePage::fillRows()
{
    m_rowsMenu->clear();
    m_rowsMenu->addAction(tr("Show all, in the first order"), m_model, &CompareModel::showAll);
    m_rowsMenu->addSeparator();
    for (const CompareRow row : m_model->applicableRows()) {
        QAction *action = m_rowsMenu->addAction(texts::label(row, m_view.project()));
        action->setCheckable(true);
        action->setChecked(!m_model->isHidden(row));
        connect(action, &QAction::toggled, m_model, [this, row](bool isShown) { m_model->setHidden(row, !isShown); });
    }
}

void ComparePage::applyIcons()
{
    const QColor color = palette().color(QPalette::ButtonText);
    m_up->setIcon(lineIcon(u"up"_s, color));
    m_down->setIcon(lineIcon(u"down"_s, color));
    m_hide->setIcon(lineIcon(u"remove"_s, color));
    m_copy->setIcon(lineIcon(u"duplicate"_s, color));
    m_export->setIcon(lineIcon(u"csv"_s, color));
}

void ComparePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        applyIcons();
    }
}

void ComparePage::retranslate()
{
    m_referenceLabel->setText(tr("&Reference:"));
    m_reference->setToolTip(tr("The scenario that the others are held against"));
    m_differences->setText(tr("&Differences only"));
    m_differences->setToolTip(tr("Leaves out the rows that are the same in every scenario"));
    m_up->setText(tr("Move the row up"));
    m_down->setText(tr("Move the row down"));
    m_hide->setText(tr("Hide the row"));
    //: menu of the rows that are shown
    m_rows->setText(tr("R&ows"));
    m_copy->setText(tr("Copy the table"));
    m_copyCells->setText(tr("Copy the selected cells"));
    //: menu of the columns beside the scenarios
    m_columns->setText(tr("&Columns"));
    m_columns->setToolTip(tr("Lease, rental and clouds as columns of their own"));
    m_ways[0]->setText(tr("&Scenarios of the project alone"));
    m_ways[1]->setText(tr("Other ways to pay for the r&eference"));
    m_ways[2]->setText(tr("Other ways to pay for &every scenario"));
    m_weights->setText(tr("&Weights…"));
    m_weights->setToolTip(tr("What the score weighs"));
    retranslateMenus();
    m_table->setAccessibleName(tr("Scenarios side by side"));
    refresh();
    sayWhatIsShown();
}

} // namespace configuria
