// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotepages.h"

#include "quoteform.h"
#include "usualwords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::QuotePages)
};

// A member of the terms of the quote, or of one of their groups.
template <class... Members>
auto term(Members... members)
{
    return at(&Project::quote, members...);
}

IdKind vatNumber(const Project &)
{
    return IdKind::Vat;
}

// What both parties have. A registration number is told right or wrong where it is French: that of other states has no common form.
void addParty(QuoteForm *form, const QString &prefix, Party Project::*party)
{
    const auto registration = [party](const Project &p) {
        const std::string &country = (p.*party).country;
        return country.empty() || country == "FR" ? IdKind::FrenchRegistration : IdKind::None;
    };
    form->text(Tr::tr("Name"), prefix + u"Name"_s, at(party, &Party::name));
    form->longText(Tr::tr("Address"), prefix + u"Address"_s, at(party, &Party::address));
    form->country(Tr::tr("Country"), prefix + u"Country"_s, at(party, &Party::country));
    form->marked(Tr::tr("SIREN, SIRET or company number"), prefix + u"Registration"_s, at(party, &Party::registration), registration);
    form->marked(Tr::tr("VAT number"), prefix + u"Vat"_s, at(party, &Party::vatNumber), vatNumber);
    form->text(Tr::tr("Contact"), prefix + u"Contact"_s, at(party, &Party::contact));
    form->text(Tr::tr("E-mail"), prefix + u"Email"_s, at(party, &Party::email));
    form->text(Tr::tr("Phone"), prefix + u"Phone"_s, at(party, &Party::phone));
}

} // namespace

QuoteForm *quotePage(const Project &project)
{
    auto *form = new QuoteForm(project);
    form->text(Tr::tr("Title"), u"quoteTitle"_s, at(&Project::title));
    form->text(Tr::tr("Number"), u"quoteNumber"_s, term(&QuoteTerms::number));
    form->number(Tr::tr("Version"), u"quoteVersion"_s, 1, 9999, QString(), term(&QuoteTerms::version));
    form->text(Tr::tr("Salesperson"), u"quoteSalesperson"_s, term(&QuoteTerms::salesperson));
    form->text(Tr::tr("Customer's reference"), u"quoteReference"_s, term(&QuoteTerms::customerReference));
    form->date(Tr::tr("Date"), u"quoteDate"_s, term(&QuoteTerms::date));
    form->number(Tr::tr("Valid for"), u"quoteValidity"_s, 1, 3650, Tr::tr(" days"), term(&QuoteTerms::validityDays));
    form->percent(Tr::tr("Discount on the total"), u"quoteDiscount"_s, 2, term(&QuoteTerms::globalDiscount));
    form->offers();
    return form;
}

QuoteForm *customerPage(const Project &project)
{
    auto *form = new QuoteForm(project);
    addParty(form, u"customer"_s, &Project::customer);
    form->longText(Tr::tr("Delivery address, if another"), u"customerDelivery"_s, at(&Project::customer, &Party::deliveryAddress));
    form->longText(Tr::tr("Billing address, if another"), u"customerBilling"_s, at(&Project::customer, &Party::billingAddress));
    return form;
}

QuoteForm *sellerPage(const Project &project)
{
    auto *form = new QuoteForm(project);
    addParty(form, u"seller"_s, &Project::seller);
    form->text(Tr::tr("Legal form and capital"), u"sellerLegal"_s, at(&Project::seller, &Party::legal));
    form->text(Tr::tr("RCS, or part of the UK"), u"sellerTradeRegister"_s, at(&Project::seller, &Party::tradeRegister));
    form->marked(u"IBAN"_s, u"sellerIban"_s, at(&Project::seller, &Party::iban), [](const Project &) { return IdKind::Iban; });
    form->marked(u"BIC"_s, u"sellerBic"_s, at(&Project::seller, &Party::bic), [](const Project &) { return IdKind::Bic; });
    return form;
}

QuoteForm *salePage(const Project &project)
{
    auto *form = new QuoteForm(project);
    const auto sale = [](auto member) { return term(&QuoteTerms::sale, member); };
    const auto payment = [](auto member) { return term(&QuoteTerms::payment, member); };
    const auto currency = [](auto member) { return term(&QuoteTerms::currency, member); };
    form->choice(Tr::tr("Sale"), u"saleCase"_s, SaleCase::UnitedStates, sale(&SaleTerms::saleCase));
    form->percent(Tr::tr("VAT rate"), u"quoteVat"_s, 3, term(&QuoteTerms::vat));
    form->choice(Tr::tr("Rounding of VAT"), u"saleRounding"_s, VatRounding::PerLine, sale(&SaleTerms::rounding));
    form->check(Tr::tr("Unit prices include VAT"), u"salePricesIncludeVat"_s, sale(&SaleTerms::pricesIncludeVat));
    form->text(Tr::tr("Currency, if not %1").arg(QString::fromStdString(project.currency)), u"currencyCode"_s, currency(&QuoteCurrency::code));
    form->money(Tr::tr("One %1 is worth").arg(QString::fromStdString(project.currency)), u"currencyRate"_s, 6, 0.000001, QString(), currency(&QuoteCurrency::perUnit));
    form->date(Tr::tr("Date of the rate"), u"currencyDate"_s, currency(&QuoteCurrency::date));
    form->text(Tr::tr("Source of the rate"), u"currencySource"_s, currency(&QuoteCurrency::source));
    form->choice(Tr::tr("Payment counted"), u"paymentBasis"_s, DueBasis::EndOfMonth, payment(&PaymentTerms::basis));
    form->number(Tr::tr("Payment within"), u"paymentDays"_s, 0, 365, Tr::tr(" days"), payment(&PaymentTerms::days));
    form->percent(Tr::tr("Deposit with the order"), u"paymentDeposit"_s, 2, payment(&PaymentTerms::deposit));
    form->percentOr(Tr::tr("Penalty for late payment, a year"), Tr::tr("legal rate"), u"paymentPenalty"_s, payment(&PaymentTerms::penalty));
    // In euros by the decree, whatever the currency of the quote (C. com. D.441-5).
    form->money(Tr::tr("Indemnity for recovery"), u"paymentIndemnity"_s, 2, 0, u"€"_s, payment(&PaymentTerms::indemnity));
    form->percent(Tr::tr("Early-payment discount"), u"paymentEarlyDiscount"_s, 2, payment(&PaymentTerms::earlyDiscount));
    form->number(Tr::tr("If paid within"), u"paymentEarlyDays"_s, 0, 365, Tr::tr(" days"), payment(&PaymentTerms::earlyDays));
    form->check(Tr::tr("Goods stay the seller's until they are paid"), u"paymentRetention"_s, payment(&PaymentTerms::retentionOfTitle));
    form->text(Tr::tr("Payment, in other words"), u"quotePayment"_s, term(&QuoteTerms::paymentTerms));
    return form;
}

QuoteForm *deliveryPage(const Project &project)
{
    auto *form = new QuoteForm(project);
    const auto shipping = [](auto member) { return term(&QuoteTerms::shipping, member); };
    form->text(Tr::tr("Lead time and delivery"), u"quoteDelivery"_s, term(&QuoteTerms::delivery), usualDelivery());
    form->choice(Tr::tr("Incoterm 2020"), u"shippingIncoterm"_s, Incoterm::Cif, shipping(&ShippingTerms::incoterm));
    form->text(Tr::tr("Named place"), u"shippingPlace"_s, shipping(&ShippingTerms::place));
    form->check(Tr::tr("The seller carries the goods, or has them carried"), u"shippingSeller"_s, shipping(&ShippingTerms::sellerShips));
    form->country(Tr::tr("Country of origin"), u"shippingOrigin"_s, shipping(&ShippingTerms::origin));
    form->text(Tr::tr("HS code"), u"shippingHsCode"_s, shipping(&ShippingTerms::hsCode));
    form->text(Tr::tr("Warranty"), u"quoteWarranty"_s, term(&QuoteTerms::warranty), usualWarranty());
    return form;
}

QuoteForm *paperPage(const Project &project)
{
    auto *form = new QuoteForm(project);
    const auto paper = [](auto member) { return term(&QuoteTerms::paper, member); };
    form->codes(Tr::tr("Language of the paper"), u"paperLanguage"_s,
                {{QString(), Tr::tr("that of the window")}, {u"fr"_s, u"Français"_s}, {u"en"_s, u"English (United Kingdom)"_s}, {u"en-US"_s, u"English (United States)"_s}},
                paper(&QuotePaper::language));
    form->choice(Tr::tr("Size"), u"paperSize"_s, PaperSize::Letter, paper(&QuotePaper::size));
    form->choice(Tr::tr("Lines"), u"paperDetail"_s, LineDetail::Grouped, paper(&QuotePaper::detail));
    form->check(Tr::tr("Cover page"), u"paperCover"_s, paper(&QuotePaper::hasCover));
    form->check(Tr::tr("Chart of the speed, when it is known"), u"quoteSpeedChart"_s, term(&QuoteTerms::hasSpeedChart));
    form->check(Tr::tr("Annex of the nearest measured runs"), u"quoteEvidence"_s, term(&QuoteTerms::hasEvidence));
    form->check(Tr::tr("Annex: the acceptance sheet"), u"paperAcceptance"_s, paper(&QuotePaper::hasAcceptance));
    form->longText(Tr::tr("Introduction"), u"paperIntroduction"_s, paper(&QuotePaper::introduction));
    form->longText(Tr::tr("Notes"), u"quoteNotes"_s, term(&QuoteTerms::notes));
    form->longText(Tr::tr("General terms of sale"), u"paperTerms"_s, paper(&QuotePaper::terms));
    form->text(Tr::tr("Court or law that decides"), u"paperJurisdiction"_s, paper(&QuotePaper::jurisdiction));
    return form;
}

QuoteForm *internalPage(const Project &project)
{
    auto *form = new QuoteForm(project);
    const auto internal = [](auto member) { return term(&QuoteTerms::internal, member); };
    form->remark(Tr::tr("For the house alone: nothing of this tab is in the customer's documents. Purchase and floor prices are set in the bill of materials, line by line."));
    form->percent(Tr::tr("Minimum margin"), u"internalMargin"_s, 2, internal(&InternalTerms::minimumMargin));
    form->longText(Tr::tr("Note of approval"), u"internalApproval"_s, internal(&InternalTerms::approvalNote));
    return form;
}

} // namespace configuria
