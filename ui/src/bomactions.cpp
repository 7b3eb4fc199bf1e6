// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bomactions.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QTreeView>

#include <algorithm>

#include "alternativesdialog.h"
#include "completiondialog.h"
#include "icons.h"
#include "items/bomclipboard.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

BomActions::BomActions(View &view, BomModel *model, QTreeView *tree) : QObject(tree), m_view(view), m_model(model), m_tree(tree)
{
    add = make("addPartAction", {Qt::Key_Insert}, &BomActions::askPart);
    custom = make("customLineAction", {}, &BomActions::askCustom);
    edit = make("editCellAction", {Qt::Key_Return, Qt::Key_Enter}, &BomActions::editCell); // F2 is the tree's own
    alternatives = make("alternativesAction", {Qt::CTRL | Qt::Key_R}, &BomActions::askAlternatives);
    complete = make("completeAction", {Qt::CTRL | Qt::Key_K}, &BomActions::askCompletion);
    cut = make("cutLinesAction", QKeySequence::keyBindings(QKeySequence::Cut), &BomActions::cutLines);
    copy = make("copyLinesAction", QKeySequence::keyBindings(QKeySequence::Copy), &BomActions::copyLines);
    paste = make("pasteLinesAction", QKeySequence::keyBindings(QKeySequence::Paste), &BomActions::pasteLines);
    duplicate = make("duplicateLinesAction", {Qt::CTRL | Qt::Key_D}, &BomActions::duplicateLines);
    up = make("moveUpAction", {Qt::ALT | Qt::Key_Up}, &BomActions::moveUp);
    down = make("moveDownAction", {Qt::ALT | Qt::Key_Down}, &BomActions::moveDown);
    remove = make("removeLinesAction", {Qt::Key_Delete}, &BomActions::removeLines);
    m_tree->installEventFilter(this);
    connect(m_model, &BomModel::dropped, this, &BomActions::select, Qt::QueuedConnection); // the tree selects after its own fashion first
    connect(m_model, &BomModel::said, this, &BomActions::said);
}

QAction *BomActions::make(const char *name, const QList<QKeySequence> &keys, void (BomActions::*slot)())
{
    auto *action = new QAction(this);
    action->setObjectName(QString::fromLatin1(name));
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut); // an open cell and the other panels have these keys for themselves
    action->setShortcutVisibleInContextMenu(true);
    connect(action, &QAction::triggered, this, slot);
    m_tree->addAction(action);
    return action;
}

// While the list has the focus its keys are its own: the menus of the window have some of them too, for other things.
bool BomActions::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!isKey || watched != m_tree || !m_tree->hasFocus()) {
        return QObject::eventFilter(watched, event);
    }
    const auto *key = static_cast<QKeyEvent *>(event);
    const QKeySequence keys(QKeyCombination(key->modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(key->key())));
    for (QAction *action : m_tree->actions()) {
        if (action->shortcuts().contains(keys)) {
            event->accept();
            if (event->type() == QEvent::KeyPress) {
                action->trigger();
            }
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

QList<int> BomActions::lines() const
{
    QList<int> result;
    for (const QModelIndex &index : m_tree->selectionModel()->selectedRows()) {
        const int line = index.data(BomModel::LineIndexRole).toInt();
        if (line >= 0) {
            result << line;
        }
    }
    const QModelIndex current = m_tree->currentIndex();
    if (result.isEmpty() && current.isValid() && current.data(BomModel::LineIndexRole).toInt() >= 0) {
        result << current.data(BomModel::LineIndexRole).toInt();
    }
    std::sort(result.begin(), result.end());
    return result;
}

PartKind BomActions::kind() const
{
    const QModelIndex index = m_tree->currentIndex();
    return index.isValid() ? static_cast<PartKind>(index.data(BomModel::PartKindRole).toInt()) : PartKind::Gpu;
}

void BomActions::select(const QList<int> &lines)
{
    m_view.session.endGesture();
    QItemSelection selection;
    for (const int line : lines) {
        selection.select(m_model->lineIndex(line), m_model->lineIndex(line, BomModel::ColumnCount - 1));
    }
    if (!selection.isEmpty()) {
        m_tree->selectionModel()->setCurrentIndex(m_model->lineIndex(lines.last()), QItemSelectionModel::NoUpdate);
        m_tree->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
        m_tree->scrollTo(m_model->lineIndex(lines.last()));
    }
}

void BomActions::askPart()
{
    emit partAsked(kind());
}

void BomActions::askCustom()
{
    emit customAsked();
}

// On a part the quantity, unless another cell is current that can be edited; on a group, a part to add.
void BomActions::editCell()
{
    const QModelIndex index = m_tree->currentIndex();
    if (!index.isValid() || index.data(BomModel::LineIndexRole).toInt() < 0) {
        askPart();
        return;
    }
    const QModelIndex cell = index.flags().testFlag(Qt::ItemIsEditable) ? index : index.siblingAtColumn(BomModel::QuantityColumn);
    m_tree->setCurrentIndex(cell);
    m_tree->edit(cell);
}

void BomActions::askAlternatives()
{
    const QList<int> selected = lines();
    if (selected.size() != 1 || !m_view.current()) {
        return;
    }
    AlternativesDialog dialog(m_view, selected.first(), m_tree);
    if (dialog.exec() != QDialog::Accepted || !dialog.part().isValid()) {
        return;
    }
    const Catalogue &catalogue = m_view.session.catalogue();
    Project after = m_view.project();
    Configuration &c = after.configurations[static_cast<std::size_t>(m_view.configuration)];
    const QString was = texts::designation(c.lines[static_cast<std::size_t>(selected.first())], catalogue);
    c = withPart(catalogue, c, selected.first(), dialog.part());
    //: undo step and message: %1 the old part, %2 the new one
    const QString text = tr("Replace %1 by %2").arg(was, texts::partName(dialog.part(), catalogue));
    m_view.session.edit(Field::Repair, std::move(after), text);
    select(selected);
    emit said(text);
}

void BomActions::askCompletion()
{
    if (!m_view.current()) {
        return;
    }
    CompletionDialog dialog(m_view, *m_view.current(), m_tree);
    if (dialog.exec() == QDialog::Accepted) {
        const std::vector<BomLine> proposed = dialog.lines();
        const QString text = tr("Complete the server: %n lines", nullptr, static_cast<int>(proposed.size()));
        select(m_model->insertLines(proposed, text));
        emit said(text);
    }
}

void BomActions::copyLines()
{
    const QList<int> selected = lines();
    if (!selected.isEmpty()) {
        QGuiApplication::clipboard()->setMimeData(m_model->mimeOf(selected));
        emit said(tr("%n lines copied.", nullptr, static_cast<int>(selected.size())));
    }
}

void BomActions::cutLines()
{
    copyLines();
    removeLines();
}

void BomActions::pasteLines()
{
    if (const QMimeData *data = QGuiApplication::clipboard()->mimeData()) {
        select(m_model->paste(*data, m_tree->currentIndex().isValid() ? kind() : PartKind::Service));
    }
}

void BomActions::duplicateLines()
{
    select(m_model->duplicateLines(lines()));
}

void BomActions::moveUp()
{
    move(-1);
}

void BomActions::moveDown()
{
    move(1);
}

void BomActions::move(int direction)
{
    select(m_model->moveLines(lines(), direction));
}

// The row that takes the place of the first becomes the current one: Delete can be pressed again.
void BomActions::removeLines()
{
    const QList<int> selected = lines();
    if (selected.isEmpty()) {
        return;
    }
    const QModelIndex first = m_model->lineIndex(selected.first());
    const QModelIndex group = first.parent();
    const int row = first.row();
    m_model->removeLines(selected);
    m_view.session.endGesture();
    const int rows = m_model->rowCount(group);
    m_tree->setCurrentIndex(rows > 0 ? m_model->index(std::min(row, rows - 1), 0, group) : group);
}

void BomActions::update()
{
    const QList<int> selected = lines();
    for (QAction *action : {cut, copy, duplicate, up, down, remove}) {
        action->setEnabled(!selected.isEmpty());
    }
    const Configuration *c = m_view.current();
    const bool isPart = selected.size() == 1 && c && static_cast<std::size_t>(selected.first()) < c->lines.size()
        && c->lines[static_cast<std::size_t>(selected.first())].part.isValid();
    alternatives->setEnabled(isPart);
    const BomLine *server = c ? firstLine(*c, PartKind::Server) : nullptr;
    complete->setEnabled(server && server->part.isValid());
    edit->setEnabled(m_tree->currentIndex().isValid());
}

void BomActions::fill(QMenu &menu) const
{
    const QMimeData *data = QGuiApplication::clipboard()->mimeData(); // asked now: its owner may be another program
    paste->setEnabled(data && clipboard::canRead(*data));
    menu.addActions({add, custom});
    menu.addSeparator();
    menu.addActions({edit, alternatives, complete});
    menu.addSeparator();
    menu.addActions({cut, copy, paste, duplicate});
    menu.addSeparator();
    menu.addActions({up, down, remove});
    connect(&menu, &QMenu::aboutToHide, paste, [paste = paste] { paste->setEnabled(true); }, Qt::QueuedConnection);
}

void BomActions::retranslate()
{
    add->setText(tr("&Add a part of the catalogue…"));
    custom->setText(tr("Add a c&ustom line…"));
    edit->setText(tr("&Edit"));
    alternatives->setText(tr("A&lternatives…"));
    complete->setText(tr("Complete this ser&ver…"));
    cut->setText(tr("Cu&t"));
    copy->setText(tr("&Copy"));
    paste->setText(tr("&Paste"));
    duplicate->setText(tr("&Duplicate"));
    up->setText(tr("Move &up"));
    down->setText(tr("Move d&own"));
    remove->setText(tr("&Remove"));
}

void BomActions::applyIcons()
{
    const QColor color = m_tree->palette().color(QPalette::ButtonText);
    const std::initializer_list<std::pair<QAction *, QString>> icons
        = {{add, u"add"_s},         {custom, u"custom"_s}, {alternatives, u"swap"_s}, {complete, u"complete"_s},
           {duplicate, u"duplicate"_s}, {up, u"up"_s},     {down, u"down"_s},         {remove, u"remove"_s}};
    for (const auto &[action, name] : icons) {
        action->setIcon(lineIcon(name, color));
    }
}

} // namespace configuria
