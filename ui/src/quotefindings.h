// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

#include "engine/quotechecks.h"
#include "items/format.h"

class QLabel;
class QListWidget;

namespace configuria {

// What a quote must not be issued without, worst first: icon, word and sentence; the rule and its source in the tooltip.
class QuoteFindings : public QWidget {
    Q_OBJECT
public:
    explicit QuoteFindings(const Format &format, QWidget *parent = nullptr);
    void setFindings(const std::vector<QuoteFinding> &findings, const Quote &quote);
    int count(Severity severity) const;

signals:
    void chosen(const QuoteFinding &finding); // clicked, or Return pressed

private:
    void choose(int row);

    const Format m_format;
    std::vector<QuoteFinding> m_findings;
    QLabel *m_title;
    QListWidget *m_list;
};

} // namespace configuria
