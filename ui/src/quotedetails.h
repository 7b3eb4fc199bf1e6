// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <optional>
#include <vector>

#include "engine/quotechecks.h"
#include "view.h"

class QTabWidget;

namespace configuria {

class QuoteFindings;
class QuoteForm;
class QuoteMarginTable;
class QuoteTotals;

// Who sells to whom, under which terms: all that a quote says beside its lines, and what it still lacks and adds up to while it is
// typed. Gives back a changed copy.
class QuoteDetails : public QDialog {
    Q_OBJECT
public:
    explicit QuoteDetails(const View &view, QWidget *parent = nullptr);
    Project project() const;
    // A finding about the lines was chosen, which are put right in the window: accepted, so that nothing typed is lost.
    const std::optional<QuoteFinding> &aboutLines() const { return m_aboutLines; }
    void showField(QuoteField field); // its tab, with the focus in it; nothing for what the dialog does not hold

private:
    void addPage(QuoteForm *page, const QString &title);
    void check();
    void choose(const QuoteFinding &finding);

    const View &m_view;
    QTabWidget *m_tabs;
    QuoteFindings *m_findings;
    QuoteTotals *m_totals;
    QuoteMarginTable *m_margins;
    std::vector<QuoteForm *> m_pages;
    std::optional<QuoteFinding> m_aboutLines;
};

} // namespace configuria
