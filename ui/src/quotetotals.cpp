// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotetotals.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "items/quotetotals.h"
#include "items/quotewords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QString rowOf(const QuoteTotal &total, const TaxWords &tax, const QString &currency, const Format &format)
{
    const QString tag = total.kind == TotalKind::InclVat ? u"b"_s : u"span"_s;
    return u"<tr><td style='padding-bottom:6px'><%1>%2</%1></td><td align='right' style='padding-left:12px; white-space:nowrap'><%1>%3</%1></td></tr>"_s
        .arg(tag, texts::totalLabel(total, tax, currency, format).toHtmlEscaped(), format.money(total.value, currency).toHtmlEscaped());
}

} // namespace

QuoteTotals::QuoteTotals(const Format &format, QWidget *parent) : QWidget(parent), m_format(format), m_offers(new QComboBox), m_totals(new QLabel)
{
    auto *title = new QLabel(u"<b>%1</b>"_s.arg(tr("Totals").toHtmlEscaped()));
    m_offers->setObjectName(u"quoteTotalsOffer"_s);
    m_offers->setAccessibleName(tr("Scenario of the totals"));
    m_offers->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names may be long
    m_totals->setObjectName(u"quoteTotals"_s);
    m_totals->setTextFormat(Qt::RichText);
    m_totals->setWordWrap(true);
    m_totals->setAlignment(Qt::AlignTop);
    m_totals->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *area = new QScrollArea; // five rates of VAT and their notices grow long
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(m_totals);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(title);
    layout->addWidget(m_offers);
    layout->addWidget(area, 1);
    setFixedWidth(fontMetrics().horizontalAdvance(u'0') * 48); // two amounts of thirteen digits side by side
    connect(m_offers, &QComboBox::currentIndexChanged, this, &QuoteTotals::chosen);
}

int QuoteTotals::configuration() const
{
    return m_offers->currentIndex() >= 0 ? m_offers->currentData().toInt() : -1;
}

void QuoteTotals::setProject(const Catalogue &catalogue, const Project &project)
{
    listOffers(project);
    m_quote = makeQuote(catalogue, project, configuration());
    showTotals(project);
}

// The scenario that was chosen stays so while it is offered.
void QuoteTotals::listOffers(const Project &project)
{
    const int before = configuration();
    const QSignalBlocker quiet(m_offers);
    m_offers->clear();
    for (const int offered : offeredConfigurations(project)) {
        const QString name = QString::fromStdString(project.configurations[static_cast<std::size_t>(offered)].name).simplified();
        m_offers->addItem(texts::offerTitle(name, m_offers->count()), offered);
    }
    m_offers->setCurrentIndex(std::max(0, m_offers->findData(before)));
    m_offers->setVisible(m_offers->count() > 1);
}

void QuoteTotals::showTotals(const Project &project)
{
    const QString currency = QString::fromStdString(m_quote.currency);
    const SaleCase saleCase = project.quote.sale.saleCase;
    const TaxWords tax = taxWords(saleCase, m_quote);
    QString rows;
    QStringList notices{texts::partialNotice(m_quote), texts::roundingNotice(m_quote, saleCase), texts::currencyNotice(project, m_format)};
    for (const QuoteTotal &total : texts::quoteTotals(project.quote, m_quote)) {
        rows += rowOf(total, tax, currency, m_format);
        notices << total.reason;
    }
    if (isValidDate(m_quote.dueDate)) {
        notices << tr("Counted from the date of the quote, payment is due on %1.").arg(m_format.date(m_quote.dueDate));
    }
    notices.removeAll(QString());
    notices.removeDuplicates();
    QString text = u"<table width='100%'>"_s + rows + u"</table>"_s;
    for (const QString &notice : notices) {
        text += u"<p>"_s + notice.toHtmlEscaped() + u"</p>"_s;
    }
    m_totals->setText(text);
}

} // namespace configuria
