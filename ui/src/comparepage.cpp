// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparepage.h"

#include <algorithm>

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "chartcolors.h"
#include "icons.h"
#include "items/texts.h"
#include "report/comparecsv.h"

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

ComparePage::ComparePage(const View &view, QWidget *parent)
    : QWidget(parent), m_view(view), m_model(new CompareModel(this)), m_referenceLabel(new QLabel), m_hint(new QLabel), m_reference(new QComboBox),
      m_differences(new QCheckBox), m_rows(new QToolButton), m_export(new QToolButton), m_rowsMenu(new QMenu(this)), m_exportMenu(new QMenu(this)),
      m_table(new QTableView), m_up(new QAction(this)), m_down(new QAction(this)), m_hide(new QAction(this)), m_copy(new QAction(this)),
      m_csvExcel(new QAction(this)), m_csvPlain(new QAction(this))
{
    setObjectName(u"comparePage"_s);
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
    top->addWidget(m_referenceLabel);
    top->addWidget(m_reference);
    top->addWidget(m_differences);
    top->addStretch(1);
    const auto add = [this, top](QAction *action, Qt::ToolButtonStyle style) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(style);
        button->setFocusPolicy(Qt::TabFocus);
        top->addWidget(button);
        m_buttons << button;
    };
    add(m_up, Qt::ToolButtonIconOnly);
    add(m_down, Qt::ToolButtonIconOnly);
    add(m_hide, Qt::ToolButtonIconOnly);
    for (QToolButton *button : {m_rows, m_export}) {
        button->setPopupMode(QToolButton::InstantPopup);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::TabFocus);
    }
    top->addWidget(m_rows);
    add(m_copy, Qt::ToolButtonTextBesideIcon);
    top->addWidget(m_export);
    m_rows->setMenu(m_rowsMenu);
    m_export->setMenu(m_exportMenu);
    m_exportMenu->addActions({m_csvExcel, m_csvPlain});
    connect(m_reference, &QComboBox::currentIndexChanged, m_model, &CompareModel::setReference);
    connect(m_differences, &QCheckBox::toggled, m_model, &CompareModel::setDifferencesOnly);
    connect(m_rowsMenu, &QMenu::aboutToShow, this, &ComparePage::fillRows);
    connect(m_up, &QAction::triggered, this, [this] { move(-1); });
    connect(m_down, &QAction::triggered, this, [this] { move(1); });
    connect(m_hide, &QAction::triggered, this, &ComparePage::hideRow);
    connect(m_copy, &QAction::triggered, this, &ComparePage::copy);
    connect(m_csvExcel, &QAction::triggered, this, [this] { askCsv(CsvStyle::ExcelFr); });
    connect(m_csvPlain, &QAction::triggered, this, [this] { askCsv(CsvStyle::Rfc4180); });
}

void ComparePage::makeTable()
{
    m_table->setObjectName(u"compareTable"_s);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new CompareDelegate(m_table));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
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
    m_table->addActions({m_up, m_down, m_hide, m_copy});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_up->setShortcut(Qt::ALT | Qt::Key_Up);
    m_down->setShortcut(Qt::ALT | Qt::Key_Down);
    m_hide->setShortcut(QKeySequence::Delete);
    m_copy->setShortcut(QKeySequence::Copy);
    for (QAction *action : {m_up, m_down, m_hide, m_copy}) {
        action->setShortcutContext(Qt::WidgetShortcut);
    }
    connect(m_model, &QAbstractItemModel::modelReset, this, &ComparePage::layOutTable);
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
        : tr("A tick marks the best of a row; tinted cells with ≠ or a difference are not as in the reference; — is not known. "
             "A scenario whose memory does not hold the work is never the best."));
}

void ComparePage::fillReferences()
{
    const QSignalBlocker blocker(m_reference);
    m_reference->clear();
    m_reference->addItems(m_model->scenarios());
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

void ComparePage::copy() const
{
    QGuiApplication::clipboard()->setText(compareText(*m_model, m_view.format.locale().decimalPoint().front()));
}

void ComparePage::askCsv(CsvStyle style)
{
    QString path = QFileDialog::getSaveFileName(this, tr("Export the comparison as CSV"), tr("comparison.csv", "file name"), tr("CSV tables (*.csv)"));
    if (!path.isEmpty()) {
        exportCsv(style, path.endsWith(u".csv"_s, Qt::CaseInsensitive) ? path : path + u".csv"_s);
    }
}

bool ComparePage::exportCsv(CsvStyle style, const QString &path)
{
    if (m_isStale) {
        read();
    }
    const auto written = writeCompareCsv(*m_model, style, path);
    if (!written) {
        QMessageBox box(QMessageBox::Warning, tr("Configuria"), texts::error(written.error()), QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        box.exec();
    }
    return written.has_value();
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
    m_export->setText(tr("E&xport"));
    m_csvExcel->setText(tr("CSV for French &Excel…"));
    m_csvPlain->setText(tr("CSV, &RFC 4180…"));
    m_table->setAccessibleName(tr("Scenarios side by side"));
    refresh();
    sayWhatIsShown();
}

} // namespace configuria
