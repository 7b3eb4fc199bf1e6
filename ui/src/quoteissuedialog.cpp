// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quoteissuedialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "quotefindings.h"

namespace configuria {

using namespace Qt::StringLiterals;

QuoteIssueDialog::QuoteIssueDialog(QuoteGoes goes, const std::vector<QuoteFinding> &findings, const Quote &quote, const Format &format, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"quoteIssueDialog"_s);
    setWindowTitle(tr("Before the quote is issued"));
    auto *list = new QuoteFindings(format);
    list->setFindings(findings, quote);
    const bool isBlocked = list->count(Severity::Blocker) > 0;
    const bool isOut = goes == QuoteGoes::Out;
    auto *question = new QLabel;
    if (isOut) {
        question->setText(isBlocked ? tr("This quote must not be issued as it is. Export a draft all the same?") : tr("Export the quote as it is?"));
    } else {
        question->setText(isBlocked ? tr("This quote cannot be issued as it is.")
                                    : tr("Issue this quote? It gets its number, and can no longer be changed: only a new version can replace it."));
    }
    question->setObjectName(u"quoteIssueQuestion"_s);
    question->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(this); // of the dialog before a button becomes its default
    QPushButton *details = buttons->addButton(tr("&Put it right…"), QDialogButtonBox::ActionRole);
    details->setObjectName(u"quoteIssueDetails"_s);
    details->setVisible(!findings.empty());
    details->setDefault(isBlocked);
    if (isOut || !isBlocked) {
        QPushButton *go = buttons->addButton(!isOut ? tr("&Issue") : isBlocked ? tr("Export a &draft") : tr("&Export"), QDialogButtonBox::AcceptRole);
        go->setObjectName(u"quoteIssueGo"_s);
        go->setDefault(!isBlocked);
    }
    buttons->addButton(QDialogButtonBox::Cancel);
    const auto putRight = [this](const QuoteFinding &finding) {
        m_toPutRight = finding;
        reject();
    };
    connect(list, &QuoteFindings::chosen, this, putRight);
    connect(details, &QPushButton::clicked, this, [putRight, findings] { putRight(findings.front()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(list, 1);
    layout->addWidget(question);
    layout->addWidget(buttons);
    resize(640, 380);
}

} // namespace configuria
