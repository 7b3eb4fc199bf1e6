// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bomview.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include "bomactions.h"
#include "cellcache.h"
#include "chartcolors.h"
#include "completiondialog.h"
#include "icons.h"
#include "items/bomclipboard.h"
#include "items/texts.h"
#include "offerdialog.h"
#include "quantitybox.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Quantities in a spin box that writes at every step, so that the charts follow; groups in bold.
class BomDelegate : public QStyledItemDelegate {
public:
    BomDelegate(const View &view, QObject *parent) : QStyledItemDelegate(parent), m_view(view) {}

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (index.column() != BomModel::QuantityColumn) {
            return QStyledItemDelegate::createEditor(parent, option, index);
        }
        auto *self = const_cast<BomDelegate *>(this);
        const Configuration *c = m_view.current();
        const auto line = static_cast<std::size_t>(index.data(BomModel::LineIndexRole).toInt());
        if (c && line < c->lines.size() && takesFractions(c->lines[line])) {
            auto *box = new QuantityBox(m_view.format, parent);
            connect(box, &QuantityBox::valueChanged, self, [self, box] { emit self->commitData(box); });
            return box;
        }
        auto *box = new PiecesBox(parent);
        connect(box, &QSpinBox::valueChanged, self, [self, box] { emit self->commitData(box); });
        return box;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        if (auto *box = qobject_cast<QuantityBox *>(editor)) {
            const std::optional<SoldQuantity> quantity = Format(QLocale::c()).parseQuantity(index.data(BomModel::EditValueRole).toString());
            if (quantity && *quantity != box->quantity()) {
                const QSignalBlocker blocker(box);
                box->setQuantity(*quantity);
            }
            return;
        }
        auto *box = qobject_cast<QSpinBox *>(editor);
        if (!box) {
            QStyledItemDelegate::setEditorData(editor, index);
            return;
        }
        const int value = index.data(BomModel::EditValueRole).toInt();
        if (box->value() != value) { // typing must not be rewritten by its own echo
            const QSignalBlocker blocker(box);
            box->setValue(value);
        }
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override
    {
        if (auto *box = qobject_cast<QuantityBox *>(editor)) {
            box->interpretText();
            model->setData(index, m_view.format.quantityEdit(box->quantity()), Qt::EditRole);
            return;
        }
        if (auto *box = qobject_cast<QSpinBox *>(editor)) {
            box->interpretText();
            model->setData(index, box->value(), Qt::EditRole);
            return;
        }
        QStyledItemDelegate::setModelData(editor, model, index);
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        m_cells.paint(painter, cell);
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        QSize size = m_cells.sizeOf(cell);
        size.setHeight(std::max(size.height(), 24));
        return size;
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const bool dark = isDark(option->palette);
        if (!index.parent().isValid()) {
            option->font.setBold(true);
            if (index.model()->rowCount(index.siblingAtColumn(0)) == 0) { // an empty group steps back
                option->palette.setColor(QPalette::Text, stateColor(State::Neutral, dark));
                option->font.setBold(false);
            }
        }
        const int severity = index.data(BomModel::SeverityRole).toInt();
        if (index.column() == BomModel::StatusColumn && !index.data(BomModel::SeverityRole).isNull() && severity >= 0) {
            const State state = severity == static_cast<int>(Severity::Blocker) ? State::Bad
                : severity == static_cast<int>(Severity::Caution)               ? State::Warning
                                                                                : State::Neutral;
            option->icon = lineIcon(state == State::Bad ? u"cross"_s : state == State::Warning ? u"warning"_s : u"info"_s, stateColor(state, dark));
            option->decorationSize = QSize(16, 16);
            option->features |= QStyleOptionViewItem::HasDecoration;
        }
        if (index.column() == BomModel::UnitPriceColumn && !index.data(BomModel::PriceAgeRole).toString().isEmpty()) {
            option->icon = lineIcon(u"warning"_s, stateColor(State::Warning, dark)); // how old it is stands in the tooltip
            option->decorationSize = QSize(14, 14);
            option->features |= QStyleOptionViewItem::HasDecoration;
        }
        if (index.data(BomModel::IsExamplePriceRole).toBool()
            && (index.column() == BomModel::UnitPriceColumn || index.column() == BomModel::TotalColumn)) {
            option->font.setItalic(true);
            if (index.column() == BomModel::UnitPriceColumn) {
                showExamplePrice(option, index.data(BomModel::LineIndexRole).toInt());
            }
        }
    }

private:
    // In short: the whole words are in the tooltip, and would take the room of the designation.
    void showExamplePrice(QStyleOptionViewItem *option, int line) const
    {
        const Configuration *c = m_view.current();
        if (!c || line < 0 || static_cast<std::size_t>(line) >= c->lines.size()) {
            return;
        }
        if (const auto price = unitPrice(m_view.session.catalogue(), m_view.project(), c->lines[static_cast<std::size_t>(line)])) {
            //: "ex." is short for "example": a price without a source
            option->text = BomView::tr("%1 ex.").arg(m_view.format.money(*price, m_view.currency()));
        }
    }

    const View &m_view;
    CellCache m_cells;
};

} // namespace

BomView::BomView(View &view, QWidget *parent)
    : QWidget(parent), m_view(view), m_bindings(view, this),
      m_model(new BomModel(view.session.sharedCatalogue(),
                           [this](Field field, Project project, QString text) { m_view.session.edit(field, std::move(project), text); }, this)),
      m_tree(new QTreeView), m_actions(new BomActions(view, m_model, m_tree)), m_gpusLabel(new QLabel), m_nodesLabel(new QLabel), m_add(new QToolButton),
      m_custom(new QToolButton), m_alternatives(new QToolButton), m_complete(new QToolButton), m_remove(new QToolButton),
      m_gpus(new QSpinBox), m_nodes(new QSpinBox)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 4);
    layout->setSpacing(4);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(4);
    makeToolbar(bar);
    layout->addLayout(bar);
    makeTree();
    layout->addWidget(m_tree, 1);
    m_bindings.bind(m_nodes, Field::Nodes, [](const Configuration &c) { return c.nodes; }, [](Configuration &c, int v) { c.nodes = v; });
    connect(m_gpus, &QSpinBox::valueChanged, this, &BomView::setGpuCount);
    connect(m_gpus, &QSpinBox::editingFinished, this, [this] { m_view.session.endGesture(); });
    applyIcons();
    retranslate();
}

void BomView::makeToolbar(QHBoxLayout *bar)
{
    m_gpus->setObjectName(u"gpuCount"_s);
    m_gpus->setRange(0, 100'000);
    m_nodes->setObjectName(u"nodesEdit"_s);
    m_nodes->setRange(1, 10'000);
    for (QSpinBox *box : {m_gpus, m_nodes}) {
        box->setAlignment(Qt::AlignRight);
        box->setMinimumWidth(64);
    }
    m_gpusLabel->setBuddy(m_gpus);
    m_nodesLabel->setBuddy(m_nodes);
    bar->addWidget(m_gpusLabel);
    bar->addWidget(m_gpus);
    bar->addSpacing(8);
    bar->addWidget(m_nodesLabel);
    bar->addWidget(m_nodes);
    bar->addStretch(1);
    m_add->setObjectName(u"addPart"_s);
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_custom->setObjectName(u"addCustom"_s);
    m_remove->setObjectName(u"removeLine"_s);
    m_alternatives->setObjectName(u"alternatives"_s);
    m_complete->setObjectName(u"completeServer"_s);
    const std::initializer_list<std::pair<QToolButton *, QAction *>> buttons
        = {{m_add, m_actions->add},
           {m_custom, m_actions->custom},
           {m_alternatives, m_actions->alternatives},
           {m_complete, m_actions->complete},
           {m_remove, m_actions->remove}};
    for (const auto &[button, action] : buttons) {
        button->setAutoRaise(button != m_add);
        button->setFocusPolicy(Qt::StrongFocus);
        bar->addWidget(button);
        connect(button, &QToolButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, button, [button = button, action = action] { button->setEnabled(action->isEnabled()); });
    }
    connect(m_actions, &BomActions::partAsked, this, &BomView::partAsked);
    connect(m_actions, &BomActions::customAsked, this, &BomView::askCustom);
    connect(m_actions, &BomActions::said, this, &BomView::said);
}

void BomView::makeTree()
{
    m_tree->setObjectName(u"bomTree"_s);
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new BomDelegate(m_view, m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->setAllColumnsShowFocus(false);
    m_tree->setIndentation(16);
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed
                            | QAbstractItemView::SelectedClicked);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setDragDropMode(QAbstractItemView::DragDrop);
    m_tree->setDefaultDropAction(Qt::MoveAction); // within the list; lines of elsewhere are copied all the same
    m_tree->setAutoExpandDelay(500);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView *header = m_tree->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(32);
    fitColumnsLater();
    m_tree->expandAll();
    connect(m_model, &QAbstractItemModel::modelReset, m_tree, &QTreeView::expandAll);
    connect(m_model, &QAbstractItemModel::rowsInserted, m_tree, &QTreeView::expandAll);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, m_actions, &BomActions::update);
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, m_actions, &BomActions::update);
    connect(m_tree->itemDelegate(), &QAbstractItemDelegate::closeEditor, this, [this] { m_view.session.endGesture(); });
    connect(m_tree, &QWidget::customContextMenuRequested, this, &BomView::showMenu);
    connect(m_tree, &QTreeView::doubleClicked, this, [this](const QModelIndex &index) {
        if (!index.parent().isValid()) {
            emit partAsked(m_actions->kind());
        }
    });
    m_tree->setExpandsOnDoubleClick(false);
}

// QHeaderView::ResizeToContents would measure every cell once for each group of parts that an edit changes; this is once
// for the edit.
void BomView::fitColumnsLater()
{
    m_tree->header()->setSectionResizeMode(QHeaderView::Fixed);
    m_tree->header()->setSectionResizeMode(BomModel::DesignationColumn, QHeaderView::Stretch);
    const auto later = [this] { m_areColumnsFit = false; };
    connect(m_model, &QAbstractItemModel::modelReset, this, later);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, later);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, later);
    connect(m_model, &QAbstractItemModel::dataChanged, this, later);
    connect(m_model, &QAbstractItemModel::headerDataChanged, this, later);
    for (const auto opened : {&QTreeView::expanded, &QTreeView::collapsed}) { // said in the middle of the tree's layout
        connect(m_tree, opened, this, later);
        connect(m_tree, opened, this, &BomView::fitColumns, Qt::QueuedConnection);
    }
}

void BomView::fitColumns()
{
    if (m_areColumnsFit) {
        return;
    }
    for (int column = 0; column < BomModel::ColumnCount; ++column) {
        if (column != BomModel::DesignationColumn) {
            m_tree->resizeColumnToContents(column);
        }
    }
    m_areColumnsFit = true;
}

void BomView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        m_areColumnsFit = false;
        fitColumns();
    } else if (event->type() == QEvent::PaletteChange) {
        applyIcons();
    }
}

int BomView::currentLine() const
{
    const QModelIndex index = m_tree->currentIndex();
    return index.isValid() ? index.data(BomModel::LineIndexRole).toInt() : -1;
}

void BomView::showLine(int line)
{
    if (const QModelIndex index = m_model->lineIndex(line); index.isValid()) {
        m_tree->expand(index.parent());
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index, QAbstractItemView::PositionAtCenter);
    }
    m_tree->setFocus(Qt::OtherFocusReason);
}

void BomView::setGpuCount(int count)
{
    m_view.edit(Field::LineQuantity, [&](Configuration &c) {
        c = repaired(m_view.session.catalogue(), c, Repair{RepairKind::SetGpuCount, count, {}});
    });
}

void BomView::askCustom()
{
    bool accepted = false;
    const QString text = QInputDialog::getText(this, tr("Custom line"), tr("&Description of the part or service:"), QLineEdit::Normal, {}, &accepted);
    if (accepted && !text.trimmed().isEmpty()) {
        const QModelIndex index = m_tree->currentIndex();
        const PartKind kind = index.isValid() ? m_actions->kind() : PartKind::Service;
        m_model->addCustom(kind, text.trimmed());
        m_view.session.endGesture();
        m_tree->setCurrentIndex(m_model->lineIndex(static_cast<int>(m_view.current()->lines.size()) - 1));
        if (kind != PartKind::Service) {
            askWatts(); // without it the power of the whole server is unknown
        }
    }
}

void BomView::addLineActions(QMenu &menu)
{
    const QModelIndex index = m_tree->currentIndex();
    const int line = currentLine();
    const int scope = index.data(BomModel::ScopeRole).toInt();
    const std::pair<LineScope, QString> scopes[] = {{LineScope::PerNode, tr("Quantity per node")},
                                                    {LineScope::PerProject, tr("Quantity for the whole project")}};
    for (const auto &[value, text] : scopes) {
        QAction *action = menu.addAction(text, this, [this, line, value = value] {
            m_model->setScope(line, value);
            m_view.session.endGesture();
        });
        action->setCheckable(true);
        action->setChecked(scope == static_cast<int>(value));
    }
    if (index.data(BomModel::IsCustomRole).toBool()) {
        menu.addAction(tr("Power of one piece…"), this, &BomView::askWatts);
    }
    menu.addSeparator();
    const bool isOptional = index.data(BomModel::IsOptionalRole).toBool();
    QAction *option = menu.addAction(tr("Option of the quote"), this, [this, isOptional] {
        m_model->setOptional(m_actions->lines(), !isOptional);
        m_view.session.endGesture();
    });
    option->setObjectName(u"optionAction"_s);
    option->setCheckable(true);
    option->setChecked(isOptional);
    menu.addAction(tr("Line in the quote…"), this, &BomView::askOffer)->setObjectName(u"offerAction"_s);
}

void BomView::askOffer()
{
    const Configuration *c = m_view.current();
    const int line = currentLine();
    if (!c || line < 0 || static_cast<std::size_t>(line) >= c->lines.size()) {
        return;
    }
    OfferDialog dialog(m_view, c->lines[static_cast<std::size_t>(line)], this);
    if (dialog.exec() == QDialog::Accepted) {
        m_model->setOffer(line, dialog.offer());
        m_view.session.endGesture();
    }
}

void BomView::askWatts()
{
    const Configuration *c = m_view.current();
    const int line = currentLine();
    if (!c || line < 0 || static_cast<std::size_t>(line) >= c->lines.size()) {
        return;
    }
    const std::optional<Watts> given = c->lines[static_cast<std::size_t>(line)].watts;
    constexpr double unknown = -1; // 0 W is a value: a cable draws nothing
    constexpr double most = 1e6;
    QInputDialog dialog(this);
    dialog.setInputMode(QInputDialog::DoubleInput);
    dialog.setWindowTitle(tr("Power of one piece"));
    dialog.setLabelText(tr("&Watts drawn, or given by a power supply:"));
    dialog.setDoubleDecimals(0);
    dialog.setDoubleRange(unknown, most);
    dialog.setDoubleValue(given ? given->count : unknown);
    if (auto *box = dialog.findChild<QDoubleSpinBox *>()) {
        box->setSpecialValueText(tr("not known"));
        box->selectAll();
    }
    if (dialog.exec() == QDialog::Accepted) {
        const double watts = dialog.doubleValue();
        m_model->setWatts(line, watts >= 0 ? std::optional(Watts(watts)) : std::nullopt);
        m_view.session.endGesture();
    }
}

void BomView::showMenu(const QPoint &at)
{
    QMenu menu;
    m_actions->fill(menu);
    if (currentLine() >= 0) {
        menu.addSeparator();
        addLineActions(menu);
    }
    menu.exec(m_tree->viewport()->mapToGlobal(at));
}

void BomView::refresh()
{
    const Configuration *c = m_view.current();
    if (!c) {
        return;
    }
    m_model->setCatalogue(m_view.session.sharedCatalogue());
    m_model->setToday(m_view.date());
    m_model->setProject(m_view.project(), m_view.session.evaluation(), m_view.configuration);
    fitColumns();
    m_bindings.refresh();
    const QSignalBlocker blocker(m_gpus);
    const int gpus = quantityPerNode(*c, PartKind::Gpu);
    if (m_gpus->value() != gpus) {
        m_gpus->setValue(gpus);
    }
    m_gpus->setEnabled(firstLine(*c, PartKind::Gpu) != nullptr || gpus == 0);
    m_actions->update();
}

void BomView::applyIcons()
{
    const QColor color = palette().color(QPalette::ButtonText);
    m_add->setIcon(lineIcon(u"add"_s, palette().color(QPalette::Link)));
    m_custom->setIcon(lineIcon(u"custom"_s, color));
    m_remove->setIcon(lineIcon(u"remove"_s, color));
    m_alternatives->setIcon(lineIcon(u"swap"_s, color));
    m_complete->setIcon(lineIcon(u"complete"_s, color));
    m_actions->applyIcons();
}

void BomView::retranslate()
{
    m_model->setFormat(m_view.format); // every cell and the header are worded anew
    m_gpusLabel->setText(tr("GPUs per node"));
    m_nodesLabel->setText(tr("Nodes"));
    m_gpus->setAccessibleName(tr("GPUs per node"));
    m_nodes->setAccessibleName(tr("Number of nodes"));
    m_tree->setAccessibleName(tr("Bill of materials"));
    m_add->setText(tr("Add part…"));
    m_actions->retranslate();
    const auto name = [](QToolButton *button, const QString &text, const QAction *action) {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        //: tool tip: %1 what the button does, %2 its key
        button->setToolTip(keys.isEmpty() ? text : tr("%1 (%2)").arg(text, keys));
        button->setAccessibleName(text);
    };
    name(m_add, tr("Add a part of the catalogue"), m_actions->add);
    name(m_custom, tr("Add a custom line"), m_actions->custom);
    name(m_alternatives, tr("Other parts for this line, with what changes"), m_actions->alternatives);
    name(m_complete, tr("Propose what the server still needs"), m_actions->complete);
    name(m_remove, tr("Remove the lines"), m_actions->remove);
}

// A server in a scenario without one brings the question what else to take: one step for all.
void BomView::addPart(PartRef part, int quantity)
{
    const Configuration *c = m_view.current();
    const bool isFirstServer = c && part.kind == PartKind::Server && !firstLine(*c, PartKind::Server);
    if (!isFirstServer) {
        m_model->addPart(part, quantity);
        m_view.session.endGesture();
        return;
    }
    std::vector<BomLine> lines{clipboard::newLine(m_view.session.catalogue(), part)};
    lines[0].quantity = quantity;
    Configuration with = *c;
    with.lines.push_back(lines[0]);
    CompletionDialog dialog(m_view, with, this);
    dialog.offerServerAlone();
    QString text = tr("Add %1").arg(texts::partName(part, m_view.session.catalogue()));
    if (dialog.hasProposals() && dialog.exec() == QDialog::Accepted) {
        for (BomLine &line : dialog.lines()) {
            lines.push_back(std::move(line));
        }
        //: undo step: %1 a server
        text = tr("Add %1 and what it needs").arg(texts::partName(part, m_view.session.catalogue()));
    }
    m_model->insertLines(lines, text);
    m_view.session.endGesture();
    emit said(text);
}

} // namespace configuria
