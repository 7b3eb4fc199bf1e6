// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "alternativesdialog.h"

#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "chartcolors.h"
#include "icons.h"
#include "items/proposalwords.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

enum Column { PartColumn, ReasonColumn, MemoryColumn, SpeedColumn, WattsColumn, PriceColumn, FindingsColumn };

QTreeWidgetItem *itemOf(const texts::AlternativeRow &row)
{
    auto *item = new QTreeWidgetItem({row.part, row.reason, row.memory, row.speed, row.watts, row.price, row.findings});
    for (const int column : {SpeedColumn, WattsColumn, PriceColumn}) {
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    item->setSizeHint(PartColumn, QSize(0, QFontMetrics(QGuiApplication::font()).height() + 8));
    return item;
}

} // namespace

AlternativesDialog::AlternativesDialog(const View &view, int line, QWidget *parent)
    : QDialog(parent), m_view(view), m_all(alternatives(view.session.catalogue(), view.project(), *view.current(), line)), m_list(new QTreeWidget),
      m_changes(new QLabel)
{
    setObjectName(u"alternativesDialog"_s);
    setWindowTitle(tr("Alternatives to %1").arg(texts::partName(m_all.part, view.session.catalogue())));
    m_list->setObjectName(u"alternativesList"_s);
    m_list->setAccessibleName(tr("Other parts for this line"));
    m_list->setHeaderLabels({tr("Part"), tr("Why"), tr("Memory"), tr("Speed"), tr("Power"), tr("Price"), tr("Findings")});
    for (const int column : {SpeedColumn, WattsColumn, PriceColumn}) {
        m_list->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(PartColumn, QHeaderView::Stretch);
    m_list->header()->setMinimumSectionSize(48);
    m_changes->setObjectName(u"alternativeChanges"_s);
    m_changes->setWordWrap(true);
    m_changes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_changes->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_changes->setMinimumHeight(fontMetrics().lineSpacing() * 6);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QPushButton *choose = buttons->button(QDialogButtonBox::Ok);
    choose->setText(tr("&Replace"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_changes);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this, choose] {
        choose->setEnabled(part().isValid());
        showChanges();
    });
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, [this] {
        if (part().isValid()) {
            accept();
        }
    });
    fill();
    choose->setEnabled(part().isValid());
    showChanges();
    resize(1180, 460);
}

void AlternativesDialog::fill()
{
    const Catalogue &catalogue = m_view.session.catalogue();
    QTreeWidgetItem *present = itemOf(texts::presentRow(m_all, catalogue, m_view.project(), m_view.format));
    for (int column = 0; column < m_list->columnCount(); ++column) {
        QFont bold = font();
        bold.setBold(true);
        present->setFont(column, bold);
    }
    m_list->addTopLevelItem(present);
    const bool dark = isDark(palette());
    for (const Alternative &a : m_all.list) {
        const texts::AlternativeRow row = texts::alternativeRow(m_all, a, catalogue, m_view.project(), m_view.format);
        QTreeWidgetItem *item = itemOf(row);
        if (!row.broken.isEmpty()) {
            const State state = row.hasNewBlocker ? State::Bad : State::Warning;
            item->setIcon(FindingsColumn, lineIcon(row.hasNewBlocker ? u"cross"_s : u"warning"_s, stateColor(state, dark)));
        }
        m_list->addTopLevelItem(item);
    }
    m_list->setCurrentItem(m_list->topLevelItem(m_all.list.empty() ? 0 : 1));
}

PartRef AlternativesDialog::part() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem()) - 1;
    return row >= 0 && static_cast<std::size_t>(row) < m_all.list.size() ? m_all.list[static_cast<std::size_t>(row)].part : PartRef{};
}

void AlternativesDialog::showChanges()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem()) - 1;
    if (row < 0 || static_cast<std::size_t>(row) >= m_all.list.size()) {
        m_changes->setText(m_all.list.empty() ? tr("The catalogue has no other part for this line.") : tr("The part that is there today."));
        return;
    }
    const texts::AlternativeRow words
        = texts::alternativeRow(m_all, m_all.list[static_cast<std::size_t>(row)], m_view.session.catalogue(), m_view.project(), m_view.format);
    QStringList lines{words.memoryDetail};
    for (const QString &title : words.broken) {
        lines << tr("New: %1").arg(title);
    }
    for (const QString &title : words.mended) {
        lines << tr("Mended: %1").arg(title);
    }
    if (words.broken.isEmpty() && words.mended.isEmpty()) {
        lines << tr("No finding comes or goes.");
    }
    lines.removeAll(QString());
    m_changes->setText(lines.join(u'\n'));
}

} // namespace configuria
