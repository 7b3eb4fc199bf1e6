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

namespace {

QString whatItBecomes(const IssuePlan &plan, const Format &format)
{
    const QString frozen = QuoteIssueDialog::tr("Once issued it can no longer be changed: only a new version can replace it.");
    const QString number = QString::fromStdString(plan.number);
    if (number.isEmpty()) {
        return QuoteIssueDialog::tr("Issue this quote? It gets its number.") + u' ' + frozen;
    }
    if (!plan.last) {
        //: %1 number of a quote
        return QuoteIssueDialog::tr("The register does not know the number %1: it was typed, or comes from another computer. Issue this quote with a new number?").arg(number)
            + u' ' + frozen;
    }
    const QString customer = QString::fromStdString(plan.last->customer).simplified(), date = format.date(plan.last->date);
    const QString last = format.count(plan.last->version), next = format.count(plan.nextVersion());
    if (plan.isOtherCustomer) {
        //: %1 number of a quote, %2 its version, %3 its customer, %4 date, %5 the next version
        return QuoteIssueDialog::tr("%1 was issued to another customer: %3, version %2, on %4. Issue this quote with a number of its own? It becomes version %5 of that one only if you say so.")
                   .arg(number, last, customer, date, next) + u' ' + frozen;
    }
    if (plan.isUnchanged) {
        //: %1 number of a quote, %2 its version, %3 its customer, %4 date, %5 the next version
        return QuoteIssueDialog::tr("Nothing changed since version %2 of %1, issued to %3 on %4. Issue it again, as version %5?").arg(number, last, customer, date, next);
    }
    //: %1 number of a quote, %2 its version, %3 its customer, %4 date, %5 the next version
    return QuoteIssueDialog::tr("Issue this quote? It becomes version %5 of %1, of which version %2 was issued to %3 on %4.").arg(number, last, customer, date, next) + u' ' + frozen;
}

} // namespace

QuoteIssueDialog::QuoteIssueDialog(QuoteGoes goes, const std::vector<QuoteFinding> &findings, const Quote &quote, const Format &format, QWidget *parent,
                                   const IssuePlan &plan)
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
        question->setText(isBlocked ? tr("This quote cannot be issued as it is.") : whatItBecomes(plan, format));
    }
    question->setObjectName(u"quoteIssueQuestion"_s);
    question->setWordWrap(true);
    question->setTextFormat(Qt::PlainText);
    auto *buttons = new QDialogButtonBox(this); // of the dialog before a button becomes its default
    QPushButton *details = buttons->addButton(tr("&Put it right…"), QDialogButtonBox::ActionRole);
    details->setObjectName(u"quoteIssueDetails"_s);
    details->setVisible(!findings.empty());
    details->setDefault(isBlocked);
    if (isOut) {
        QPushButton *go = buttons->addButton(isBlocked ? tr("Export a &draft") : tr("&Export"), QDialogButtonBox::AcceptRole);
        go->setObjectName(u"quoteIssueGo"_s);
        go->setDefault(!isBlocked);
    } else if (!isBlocked) {
        addIssueButtons(buttons, plan);
    }
    buttons->addButton(QDialogButtonBox::Cancel)->setDefault(!isOut && !isBlocked && plan.isUnchanged);
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

// Return takes the usual one: a number of its own, unless the number is that of the same deal.
void QuoteIssueDialog::addIssueButtons(QDialogButtonBox *buttons, const IssuePlan &plan)
{
    //: %1 version of a quote
    const QString asVersion = tr("Issue as &version %1").arg(plan.nextVersion());
    const bool isNew = !plan.last || plan.isOtherCustomer;
    m_as = isNew ? IssueAs::OwnNumber : IssueAs::NextVersion;
    QPushButton *go = buttons->addButton(plan.number.empty() ? tr("&Issue") : isNew ? tr("&Issue with a new number") : asVersion, QDialogButtonBox::AcceptRole);
    go->setObjectName(u"quoteIssueGo"_s);
    go->setDefault(!plan.isUnchanged);
    if (plan.last && isNew) {
        QPushButton *version = buttons->addButton(asVersion, QDialogButtonBox::ActionRole);
        version->setObjectName(u"quoteIssueVersion"_s);
        connect(version, &QPushButton::clicked, this, [this] {
            m_as = IssueAs::NextVersion;
            accept();
        });
    }
}

} // namespace configuria
