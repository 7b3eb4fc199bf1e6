// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <vector>

#include "engine/completion.h"
#include "view.h"

class QDialogButtonBox;
class QTreeWidget;

namespace configuria {

// What a server still needs, line by line, each to take or to leave.
class CompletionDialog : public QDialog {
    Q_OBJECT
public:
    // `configuration` has the server; it need not be that of the view.
    CompletionDialog(const View &view, const Configuration &configuration, QWidget *parent = nullptr);
    bool hasProposals() const { return !m_proposals.empty(); }
    void offerServerAlone(); // the server is added when the proposals are refused
    std::vector<BomLine> lines() const; // those that are ticked

private:
    const View &m_view;
    std::vector<Proposal> m_proposals;
    QTreeWidget *m_list;
    QDialogButtonBox *m_buttons;
};

} // namespace configuria
