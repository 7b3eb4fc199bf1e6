// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <optional>
#include <vector>

#include "engine/quotechecks.h"
#include "items/format.h"

namespace configuria {

// What is missing, before the quote leaves the house. It warns and never forbids: a draft may be wanted.
class QuoteIssueDialog : public QDialog {
    Q_OBJECT
public:
    QuoteIssueDialog(const std::vector<QuoteFinding> &findings, const Quote &quote, const Format &format, QWidget *parent = nullptr);
    std::optional<QuoteField> field() const { return m_field; } // the user went to put it right

private:
    std::optional<QuoteField> m_field;
};

} // namespace configuria
