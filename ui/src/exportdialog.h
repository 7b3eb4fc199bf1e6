// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "exportchoices.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace configuria {

// How a CSV table is written: a style, or separator, decimal sign, encoding and dates one by one, with the first lines of the file as
// they will be. What the encoding cannot hold is named, and cannot be written.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(const CsvFormat &start, CsvTable table, QWidget *parent = nullptr);
    CsvFormat format() const;

private:
    QComboBox *add(QFormLayout *form, const QString &label, const QString &name, const QStringList &choices);
    void fill(const CsvFormat &format);
    void takeStyle();
    void refresh();

    const CsvTable m_table;
    QComboBox *m_style, *m_separator, *m_point, *m_encoding, *m_dates;
    QLabel *m_message;
    QPlainTextEdit *m_preview;
    QPushButton *m_go;
};

} // namespace configuria
