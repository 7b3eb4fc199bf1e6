// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "engine/alternatives.h"
#include "view.h"

class QLabel;
class QTreeWidget;

namespace configuria {

// Other parts for a line, each with what it would change; choosing is up to the caller.
class AlternativesDialog : public QDialog {
    Q_OBJECT
public:
    AlternativesDialog(const View &view, int line, QWidget *parent = nullptr);
    PartRef part() const; // invalid: none is chosen

private:
    void fill();
    void showChanges();

    const View &m_view;
    Alternatives m_all;
    QTreeWidget *m_list;
    QLabel *m_changes;
};

} // namespace configuria
