// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotedetails.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QTabWidget>
#include <QVBoxLayout>

#include "quotefindings.h"
#include "quoteform.h"
#include "quotemargintable.h"
#include "quotepages.h"
#include "quotetotals.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Name of the widget that puts a finding right; "" when it is not in this dialog.
QString widgetOf(QuoteField field)
{
    switch (field) {
    case QuoteField::SellerName: return u"sellerName"_s;
    case QuoteField::SellerAddress: return u"sellerAddress"_s;
    case QuoteField::SellerLegal: return u"sellerLegal"_s;
    case QuoteField::SellerRegistration: return u"sellerRegistration"_s;
    case QuoteField::SellerTradeRegister: return u"sellerTradeRegister"_s;
    case QuoteField::SellerVat: return u"sellerVat"_s;
    case QuoteField::SellerIban: return u"sellerIban"_s;
    case QuoteField::SellerBic: return u"sellerBic"_s;
    case QuoteField::CustomerName: return u"customerName"_s;
    case QuoteField::CustomerAddress: return u"customerAddress"_s;
    case QuoteField::CustomerCountry: return u"customerCountry"_s;
    case QuoteField::CustomerRegistration: return u"customerRegistration"_s;
    case QuoteField::CustomerVat: return u"customerVat"_s;
    case QuoteField::Number: return u"quoteNumber"_s;
    case QuoteField::Date: return u"quoteDate"_s;
    case QuoteField::Validity: return u"quoteValidity"_s;
    case QuoteField::Delivery: return u"quoteDelivery"_s;
    case QuoteField::Warranty: return u"quoteWarranty"_s;
    case QuoteField::Terms: return u"paperTerms"_s;
    case QuoteField::Jurisdiction: return u"paperJurisdiction"_s;
    case QuoteField::PaymentDays: return u"paymentDays"_s;
    case QuoteField::Penalty: return u"paymentPenalty"_s;
    case QuoteField::Indemnity: return u"paymentIndemnity"_s;
    case QuoteField::EarlyDays: return u"paymentEarlyDays"_s;
    case QuoteField::Vat: return u"quoteVat"_s;
    case QuoteField::PricesIncludeVat: return u"salePricesIncludeVat"_s;
    case QuoteField::Currency: return u"currencyCode"_s;
    case QuoteField::CurrencyDate: return u"currencyDate"_s;
    case QuoteField::Incoterm: return u"shippingIncoterm"_s;
    case QuoteField::IncotermPlace: return u"shippingPlace"_s;
    case QuoteField::SellerShips: return u"shippingSeller"_s;
    case QuoteField::Origin: return u"shippingOrigin"_s;
    case QuoteField::HsCode: return u"shippingHsCode"_s;
    case QuoteField::MinimumMargin: return u"internalMargin"_s;
    case QuoteField::Line: return {};
    }
    return {};
}

} // namespace

QuoteDetails::QuoteDetails(const View &view, QWidget *parent)
    : QDialog(parent), m_view(view), m_tabs(new QTabWidget), m_findings(new QuoteFindings(view.format)),
      m_totals(new QuoteTotals(view.format)), m_margins(new QuoteMarginTable(view.format))
{
    setObjectName(u"quoteDetails"_s);
    setWindowTitle(tr("Quote details"));
    m_tabs->setObjectName(u"quoteTabs"_s);
    const Project &project = view.project();
    addPage(quotePage(project), tr("&Quote"));
    addPage(customerPage(project), tr("&Customer"));
    addPage(sellerPage(project), tr("&Seller"));
    addPage(salePage(project), tr("S&ale and payment"));
    addPage(deliveryPage(project), tr("&Delivery"));
    addPage(paperPage(project), tr("&Paper"));
    QuoteForm *internal = internalPage(project);
    internal->wide(m_margins);
    addPage(internal, tr("&Internal"));
    connect(m_findings, &QuoteFindings::chosen, this, &QuoteDetails::choose);
    connect(m_totals, &QuoteTotals::chosen, this, &QuoteDetails::check);
    connect(m_tabs, &QTabWidget::currentChanged, this, &QuoteDetails::check);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *fields = new QVBoxLayout;
    fields->setSpacing(8);
    fields->addWidget(m_tabs, 3);
    fields->addWidget(m_findings, 1);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(16);
    columns->addLayout(fields, 1);
    columns->addWidget(m_totals);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
    resize(1200, 660);
    check();
    findChild<QLineEdit *>(u"quoteTitle"_s)->setFocus(); // the tabs would take the first keys
}

void QuoteDetails::addPage(QuoteForm *page, const QString &title)
{
    m_tabs->addTab(page, title);
    m_pages.push_back(page);
    connect(page, &QuoteForm::changed, this, &QuoteDetails::check);
}

Project QuoteDetails::project() const
{
    Project result = m_view.project();
    for (const QuoteForm *page : m_pages) {
        page->write(result);
    }
    return result;
}

void QuoteDetails::check()
{
    const Project typed = project();
    for (QuoteForm *page : m_pages) {
        page->showMarks(typed);
    }
    const Quote quote = makeQuote(m_view.session.catalogue(), typed, typed.quote.configuration);
    m_totals->setProject(m_view.session.catalogue(), typed);
    if (m_tabs->currentWidget()->isAncestorOf(m_margins)) { // a thousand lines take their time
        m_margins->setMargins(m_totals->quote(), makeMargins(typed, m_totals->configuration(), m_totals->quote()));
    }
    m_findings->setFindings(checkQuote(m_view.session.catalogue(), typed, typed.quote.configuration, quote, m_view.date()), quote);
}

void QuoteDetails::choose(const QuoteFinding &finding)
{
    if (finding.field == QuoteField::Line) {
        m_aboutLines = finding;
        accept();
    } else {
        showField(finding.field);
    }
}

void QuoteDetails::showField(QuoteField field)
{
    const QString name = widgetOf(field);
    auto *widget = name.isEmpty() ? nullptr : findChild<QWidget *>(name);
    for (QuoteForm *page : m_pages) {
        if (widget && page->isAncestorOf(widget)) {
            m_tabs->setCurrentWidget(page);
            page->ensureWidgetVisible(widget);
            widget->setFocus(Qt::OtherFocusReason);
        }
    }
}

} // namespace configuria
