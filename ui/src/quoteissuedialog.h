// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <optional>
#include <vector>

#include "engine/quotechecks.h"
#include "items/format.h"
#include "ui/registerservices.h"

class QDialogButtonBox;

namespace configuria {

enum class QuoteGoes { Out, IntoRegister };

// What is missing, before the quote leaves the house or gets its number. It warns of a paper and never forbids it: a draft may be
// wanted. A number is not given to a quote that must not be issued, and what it becomes in the register is said before.
class QuoteIssueDialog : public QDialog {
    Q_OBJECT
public:
    QuoteIssueDialog(QuoteGoes goes, const std::vector<QuoteFinding> &findings, const Quote &quote, const Format &format, QWidget *parent = nullptr,
                     const IssuePlan &plan = {});
    const std::optional<QuoteFinding> &toPutRight() const { return m_toPutRight; } // where the user went instead
    IssueAs issueAs() const { return m_as; }

private:
    void addIssueButtons(QDialogButtonBox *buttons, const IssuePlan &plan);

    std::optional<QuoteFinding> m_toPutRight;
    IssueAs m_as = IssueAs::NextVersion;
};

} // namespace configuria
