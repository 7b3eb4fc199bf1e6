// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

#include "items/format.h"
#include "report/tablecsv.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace configuria {

enum class ChartFile { Png, Svg, Pdf, CsvExcelFr, CsvRfc4180 };

// Asks for the path of a file to write, "" = none.
using AskPath = std::function<QString(QWidget *parent, const QString &title, const QString &name, const QString &filter)>;
QString askPathInDialog(QWidget *parent, const QString &title, const QString &name, const QString &filter);

// A chart with its title, the answer that it gives in one line, and all that can be done with it: copy it or its figures, save it
// as PNG, SVG or PDF, and its figures as CSV. Any widget can be the chart; its legend belongs to it.
class ChartFrame : public QWidget {
    Q_OBJECT
public:
    explicit ChartFrame(QWidget *chart, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setAnswer(const QString &answer); // the first thing seen
    void setNote(const QString &note);     // below the chart: what it rests on
    void setTable(const ChartTable &table, const Format &format);
    void setFileName(const QString &name) { m_fileName = name; } // without its ending
    void addTool(QAction *action);         // a button left of those of the frame
    void addTool(QWidget *widget);
    void setAskPath(AskPath ask) { m_askPath = std::move(ask); }
    void retranslate();

    const ChartTable &table() const { return m_table; }
    QString answer() const;
    void copyImage();
    void copyData() const;
    bool save(ChartFile file, const QString &path); // shows its errors

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolButton *addMenu(const char *name, QMenu *menu);
    void addFile(ChartFile file, const char *name);
    void ask(ChartFile file);
    void applyStyle();

    QLabel *m_title, *m_answer, *m_note;
    QHBoxLayout *m_tools;
    QMenu *m_copyMenu, *m_saveMenu;
    QToolButton *m_copy, *m_save;
    QAction *m_copyImage, *m_copyData;
    QList<QAction *> m_files; // in the order of ChartFile
    ChartTable m_table;
    Format m_format;
    QString m_fileName;
    AskPath m_askPath = askPathInDialog;
};

} // namespace configuria
