// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "findingsview.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHash>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <functional>

#include "cellcache.h"
#include "chartcolors.h"
#include "icons.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Severity by icon and word; the repair as a button that is painted, pressed by mouse, Return or Space.
class FindingDelegate : public QStyledItemDelegate {
public:
    FindingDelegate(std::function<void(int)> repair, QObject *parent) : QStyledItemDelegate(parent), m_repair(std::move(repair)) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        if (index.column() != FindingsModel::RepairColumn || !index.data(FindingsModel::HasRepairRole).toBool()) {
            m_cells.paint(painter, cell);
            return;
        }
        cell.text.clear();
        QStyle *style = option.widget ? option.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, option.widget);
        QStyleOptionButton button;
        button.rect = option.rect.adjusted(4, 2, -4, -2);
        button.palette = option.palette;
        button.fontMetrics = option.fontMetrics;
        button.text = option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, button.rect.width() - 12);
        button.state = QStyle::State_Enabled | QStyle::State_Raised;
        if (option.state & QStyle::State_MouseOver) {
            button.state |= QStyle::State_MouseOver;
        }
        if (option.state & QStyle::State_HasFocus) {
            button.state |= QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
        }
        style->drawControl(QStyle::CE_PushButton, &button, painter, option.widget);
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        QSize size = m_cells.sizeOf(cell);
        if (index.column() == FindingsModel::RepairColumn) {
            size.rwidth() += 24;
        }
        return size;
    }
    bool editorEvent(QEvent *event, QAbstractItemModel *, const QStyleOptionViewItem &option, const QModelIndex &index) override
    {
        if (index.column() != FindingsModel::RepairColumn || !index.data(FindingsModel::HasRepairRole).toBool()) {
            return false;
        }
        if (event->type() == QEvent::MouseButtonRelease && option.rect.contains(static_cast<QMouseEvent *>(event)->pos())) {
            m_repair(index.row());
            return true;
        }
        return false;
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() == FindingsModel::SeverityColumn) {
            const auto severity = static_cast<Severity>(index.data(FindingsModel::SeverityRole).toInt());
            const State state = severity == Severity::Blocker ? State::Bad : severity == Severity::Caution ? State::Warning : State::Neutral;
            const QColor color = stateColor(state, isDark(option->palette));
            option->icon = iconOf(state, color);
            option->decorationSize = QSize(16, 16);
            option->features |= QStyleOptionViewItem::HasDecoration;
            option->palette.setColor(QPalette::Text, color);
        }
    }

private:
    // Every visible row is painted at every edit: its icon is looked up once for each colour.
    const QIcon &iconOf(State state, const QColor &color) const
    {
        QIcon &icon = m_icons[color.rgba()];
        if (icon.isNull()) {
            icon = lineIcon(state == State::Bad ? u"cross"_s : state == State::Warning ? u"warning"_s : u"info"_s, color);
        }
        return icon;
    }

    std::function<void(int)> m_repair;
    CellCache m_cells;
    mutable QHash<QRgb, QIcon> m_icons; // states have colours of their own
};

} // namespace

FindingsView::FindingsView(View &view, QWidget *parent)
    : QWidget(parent), m_view(view), m_model(new FindingsModel(view.session.sharedCatalogue(), this)), m_table(new QTableView), m_title(new QLabel),
      m_said(new QLabel), m_advice(new QLabel)
{
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setObjectName(u"findingsTitle"_s);
    m_table->setObjectName(u"findingsTable"_s);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new FindingDelegate([this](int row) { applyRepair(row); }, m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setMouseTracking(true);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(std::max(26, fontMetrics().height() + 10));
    m_table->verticalHeader()->setMinimumSectionSize(m_table->verticalHeader()->defaultSectionSize());
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setMinimumHeight(80);
    m_advice->setObjectName(u"findingAdvice"_s);
    m_advice->setWordWrap(true);
    m_advice->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 8);
    layout->setSpacing(4);
    m_said->setObjectName(u"editSaid"_s);
    m_said->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_said->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long sentence is cut, and whole in the tool tip
    auto *top = new QHBoxLayout;
    top->setSpacing(16);
    top->addWidget(m_title);
    top->addWidget(m_said, 1);
    layout->addLayout(top);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_advice);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
        const QString advice = current.isValid() ? current.siblingAtColumn(0).data(FindingsModel::AdviceRole).toString() : QString();
        m_advice->setText(advice);
        m_advice->setVisible(!advice.isEmpty());
    });
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        auto *shortcut = new QShortcut(key, m_table, nullptr, nullptr, Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, [this] { applyRepair(m_table->currentIndex().row()); });
    }
    m_advice->hide();
    setColumns();
}

void FindingsView::setColumns()
{
    QHeaderView *header = m_table->horizontalHeader();
    header->setStretchLastSection(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::Fixed);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &FindingsView::fitLater);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FindingsView::fitLater);
    connect(m_model, &QAbstractItemModel::headerDataChanged, this, &FindingsView::fitLater);
    m_table->viewport()->installEventFilter(this);
}

bool FindingsView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {  // of the table, or a scroll bar came
        fitLater();
    }
    return QWidget::eventFilter(watched, event);
}

void FindingsView::fitLater()
{
    if (m_isFit) {
        m_isFit = false;
        QMetaObject::invokeMethod(this, &FindingsView::fit, Qt::QueuedConnection); // before the next painting
    }
}

// The title takes the width that the other columns leave, and a second line rather than be cut. Once for an edit: the modes
// of QHeaderView lay the columns out in several passes, and paint in between.
void FindingsView::fit()
{
    const QWidget *inside = m_table->viewport();
    int width = 0;
    for (int pass = 0; pass < 3 && width != inside->width(); ++pass) { // again when a scroll bar comes or goes
        width = inside->width();
        {
            // Told of a size, the table waits for a timer and paints once more: it is laid out below instead.
            const QSignalBlocker columns(m_table->horizontalHeader());
            const QSignalBlocker rows(m_table->verticalHeader());
            fitCells(width);
        }
        m_table->doItemsLayout();
    }
    m_isFit = true;
}

void FindingsView::fitCells(int left)
{
    for (int column = 0; column < FindingsModel::ColumnCount; ++column) {
        if (column != FindingsModel::TitleColumn) {
            m_table->resizeColumnToContents(column);
            left -= m_table->columnWidth(column);
        }
    }
    m_table->setColumnWidth(FindingsModel::TitleColumn, std::max(left, 120));
    m_table->resizeRowsToContents();
}

void FindingsView::applyRepair(int row)
{
    const Finding *finding = m_model->finding(row);
    if (!finding || finding->repair.kind == RepairKind::None) {
        return;
    }
    const Repair repair = finding->repair; // the finding goes away with the repair
    Project after = m_view.project();
    Configuration &c = after.configurations[static_cast<std::size_t>(m_view.configuration)];
    c = repaired(m_view.session.catalogue(), c, repair);
    const bool isApplied = !(after == m_view.project());
    const QString done = texts::repair(repair, m_view.session.catalogue(), m_view.format);
    //: undo step, %1 what the repair did: "Set weights to FP8"
    m_view.session.edit(Field::Repair, std::move(after), tr("Repair: %1").arg(done));
    m_view.session.endGesture();
    if (isApplied) {
        //: %1 what the repair did, %2 the key that takes it back
        say(tr("Done: %1 (%2 takes it back)").arg(done, QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    }
}

void FindingsView::say(const QString &sentence)
{
    m_said->setText(m_said->fontMetrics().elidedText(sentence, Qt::ElideRight, std::max(0, m_said->width())));
    m_said->setToolTip(sentence);
    m_said->setAccessibleName(sentence);
}

void FindingsView::refresh()
{
    say({});
    const Findings &findings = m_view.evaluation().findings;
    m_model->setCatalogue(m_view.session.sharedCatalogue());
    m_model->setFindings(findings);
    QStringList parts;
    if (const int n = findings.count(Severity::Blocker)) {
        parts.append(tr("%n blocker(s)", nullptr, n));
    }
    if (const int n = findings.count(Severity::Caution)) {
        parts.append(tr("%n caution(s)", nullptr, n));
    }
    if (const int n = findings.count(Severity::Advice)) {
        parts.append(tr("%n piece(s) of advice", nullptr, n));
    }
    m_title->setText(parts.isEmpty() ? tr("Findings: nothing to report") : tr("Findings: %1").arg(m_view.format.locale().createSeparatedList(parts)));
    if (!m_table->currentIndex().isValid()) {
        m_advice->hide();
    }
}

void FindingsView::retranslate()
{
    m_model->setFormat(m_view.format); // every cell and the header are worded anew
    m_table->setAccessibleName(tr("Findings"));
    m_advice->setText(m_table->currentIndex().siblingAtColumn(0).data(FindingsModel::AdviceRole).toString());
}

} // namespace configuria
