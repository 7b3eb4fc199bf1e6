// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

#include "engine/project.h"

class QFormLayout;
class QLineEdit;

namespace configuria {

// Who sells to whom, under which terms: what a quote prints beside the lines. Gives back a changed copy.
class QuoteDetails : public QDialog {
    Q_OBJECT
public:
    explicit QuoteDetails(const Project &project, QWidget *parent = nullptr);
    Project project() const;

private:
    QWidget *partyPage(Party Project::*party, bool isSeller);
    QWidget *quotePage();
    void addText(QFormLayout *form, const QString &label, const QString &name, std::function<std::string &(Project &)> field, bool isLong = false);

    Project m_project;
    std::vector<std::function<void(Project &)>> m_writers;
};

} // namespace configuria
