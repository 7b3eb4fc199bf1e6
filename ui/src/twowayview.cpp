// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "flipviews.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "chartframe.h"
#include "flipdata.h"
#include "items/costwords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int isNowRole = Qt::UserRole;

// The case of today stands in a frame.
class NowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        if (index.data(isNowRole).toBool()) {
            painter->save();
            painter->setPen(QPen(option.palette.color(QPalette::Text), 3));
            painter->drawRect(option.rect.adjusted(2, 2, -3, -3));
            painter->restore();
        }
    }
};

QColor groundOf(Cheaper cheaper, const QPalette &palette)
{
    const QColor paper = palette.color(QPalette::Base);
    switch (cheaper) {
    case Cheaper::Owning: return mixed(paper, QColor(okabeGreen), 0.3);
    case Cheaper::Renting: return mixed(paper, QColor(okabeOrange), 0.3);
    case Cheaper::Equal: break;
    }
    return paper;
}

} // namespace

TwoWayView::TwoWayView(const View &view, ChosenRival &rival, QWidget *parent)
    : RivalView(view, rival, parent), m_cells(new QTableWidget), m_empty(new QLabel), m_rowBox(new QComboBox), m_columnBox(new QComboBox)
{
    setObjectName(u"twoWayView"_s);
    auto *sheet = new QWidget;
    auto *layout = new QVBoxLayout(sheet);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty, 0, Qt::AlignTop);
    layout->addWidget(m_cells, 1);
    frame(sheet);
    m_empty->setWordWrap(true);
    m_cells->setObjectName(u"twoWayTable"_s);
    m_cells->setItemDelegate(new NowDelegate(m_cells));
    m_cells->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_cells->setSelectionMode(QAbstractItemView::NoSelection);
    m_cells->setTabKeyNavigation(false);
    m_cells->setWordWrap(true);
    m_cells->setCornerButtonEnabled(false);
    m_cells->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_cells->verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (auto [box, name] : {std::pair(m_rowBox, u"twoWayRows"_s), std::pair(m_columnBox, u"twoWayColumns"_s)}) {
        box->setObjectName(name);
        m_frame->addTool(box);
    }
    connect(m_rowBox, &QComboBox::activated, this, [this] { choose(m_rows, m_columns, static_cast<CostInput>(m_rowBox->currentData().toInt())); });
    connect(m_columnBox, &QComboBox::activated, this, [this] { choose(m_columns, m_rows, static_cast<CostInput>(m_columnBox->currentData().toInt())); });
    rename();
}

QString TwoWayView::name() const
{
    //: view of the page Cost: a table over two inputs
    return tr("Two inputs");
}

void TwoWayView::rename()
{
    m_frame->setFileName(tr("two-inputs", "file name"));
    m_rowBox->setAccessibleName(tr("Rows"));
    m_rowBox->setToolTip(tr("The input that changes from row to row"));
    m_columnBox->setAccessibleName(tr("Columns"));
    m_columnBox->setToolTip(tr("The input that changes from column to column"));
}

// The input of the other side: both change places.
void TwoWayView::choose(CostInput &own, CostInput &other, CostInput input)
{
    if (input == other) {
        other = own;
    }
    own = input;
    refresh();
}

void TwoWayView::fillInputs(std::optional<int> cloud)
{
    const QVector<CostInput> inputs = inputsOf(m_view, cloud);
    // What the project does not use cannot be varied: the first of the others takes its place.
    const auto settle = [&](CostInput &own, CostInput other) {
        if (inputs.size() > 1 && !inputs.contains(own)) {
            own = inputs[0] == other ? inputs[1] : inputs[0];
        }
    };
    settle(m_rows, m_columns);
    settle(m_columns, m_rows);
    for (auto [box, chosen] : {std::pair(m_rowBox, m_rows), std::pair(m_columnBox, m_columns)}) {
        const QSignalBlocker blocker(box);
        box->clear();
        for (const CostInput input : inputs) {
            box->addItem(texts::label(input), static_cast<int>(input));
        }
        box->setCurrentIndex(box->findData(static_cast<int>(chosen)));
    }
}

void TwoWayView::readAgainst(std::optional<int> cloud)
{
    fillInputs(cloud);
    const TwoWayData figures = twoWayData(m_view, cloud, m_rows, m_columns);
    m_empty->setText(figures.empty);
    m_empty->setVisible(!figures.empty.isEmpty());
    m_cells->setVisible(figures.empty.isEmpty());
    m_cells->setAccessibleName(figures.answer);
    m_frame->setTitle(titleOf(tr("who is cheaper, over two inputs")));
    m_frame->setAnswer(figures.answer);
    m_frame->setTable(figures.table, m_view.format);
    fill(figures);
}

void TwoWayView::fill(const TwoWayData &figures)
{
    const auto rows = static_cast<int>(figures.rows.size()), columns = static_cast<int>(figures.columns.size());
    m_cells->setRowCount(rows);
    m_cells->setColumnCount(columns);
    m_cells->setVerticalHeaderLabels(figures.rows);
    m_cells->setHorizontalHeaderLabels(figures.columns);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const TwoWayCell &cell = figures.cells[row * columns + column];
            QTableWidgetItem *item = m_cells->item(row, column);
            if (!item) {
                item = new QTableWidgetItem;
                item->setTextAlignment(Qt::AlignCenter);
                m_cells->setItem(row, column, item);
            }
            QFont font = m_cells->font();
            font.setBold(cell.isNow);
            item->setFont(font);
            item->setText(cell.text);
            item->setBackground(groundOf(cell.cheaper, palette()));
            item->setData(isNowRole, cell.isNow);
        }
    }
}

} // namespace configuria
