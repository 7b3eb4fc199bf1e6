// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "copymenu.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QTreeWidget>

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct CopyMenu {
    Q_DECLARE_TR_FUNCTIONS(configuria::CopyMenu)
};

} // namespace

void copyToClipboard(const QString &text, const QString &html)
{
    auto *data = new QMimeData;
    data->setText(text);
    data->setHtml(html);
    QGuiApplication::clipboard()->setMimeData(data);
}

void copyRows(const QVector<QStringList> &rows)
{
    QStringList lines;
    QString html = u"<table>"_s;
    for (const QStringList &row : rows) {
        lines << row.join(u'\t');
        html += u"<tr>"_s;
        for (const QString &cell : row) {
            html += u"<td>"_s + cell.toHtmlEscaped() + u"</td>"_s;
        }
        html += u"</tr>"_s;
    }
    copyToClipboard(lines.join(u'\n'), html + u"</table>"_s);
}

void offerCopy(QWidget *widget, const std::function<QVector<QStringList>()> &rows)
{
    auto *copy = new QAction(widget);
    copy->setObjectName(u"copyFigures"_s);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    widget->addAction(copy);
    QObject::connect(copy, &QAction::triggered, widget, [rows] { copyRows(rows()); });
    widget->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(widget, &QWidget::customContextMenuRequested, widget, [widget, copy](const QPoint &at) {
        copy->setText(CopyMenu::tr("&Copy")); // in the language of the moment
        QMenu::exec({copy}, widget->mapToGlobal(at), nullptr, widget);
    });
}

void offerCopy(QTreeWidget *table)
{
    offerCopy(static_cast<QWidget *>(table), [table] {
        QVector<QStringList> rows;
        for (QTreeWidgetItemIterator item(table); *item; ++item) {
            QStringList row;
            for (int column = 0; column < table->columnCount(); ++column) {
                row << (*item)->text(column);
            }
            rows << row;
        }
        return rows;
    });
}

} // namespace configuria
