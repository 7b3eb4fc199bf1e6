// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotedetails.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "editvalues.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QString accessible(const QString &label)
{
    return QString(label).remove(u'&');
}

QDoubleSpinBox *percentBox(Rate value)
{
    auto *box = new QDoubleSpinBox;
    box->setRange(0, 100);
    box->setDecimals(2);
    box->setSuffix(u" %"_s);
    box->setAlignment(Qt::AlignRight);
    box->setValue(shown(value));
    return box;
}

} // namespace

QuoteDetails::QuoteDetails(const Project &project, QWidget *parent) : QDialog(parent), m_project(project)
{
    setObjectName(u"quoteDetails"_s);
    setWindowTitle(tr("Quote details"));
    auto *tabs = new QTabWidget;
    tabs->addTab(quotePage(), tr("&Quote"));
    tabs->addTab(partyPage(&Project::customer, false), tr("&Customer"));
    tabs->addTab(partyPage(&Project::seller, true), tr("&Seller"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(tabs, 1);
    layout->addWidget(buttons);
    resize(640, 560);
    findChild<QLineEdit *>()->setFocus(); // the title: the tabs would take the first keys
}

Project QuoteDetails::project() const
{
    Project result = m_project;
    for (const auto &write : m_writers) {
        write(result);
    }
    return result;
}

void QuoteDetails::addText(QFormLayout *form, const QString &label, const QString &name, std::function<std::string &(Project &)> field, bool isLong)
{
    const QString text = QString::fromStdString(field(m_project));
    if (isLong) {
        auto *edit = new QPlainTextEdit(text);
        edit->setTabChangesFocus(true);
        edit->setMaximumHeight(fontMetrics().height() * 4);
        edit->setObjectName(name);
        edit->setAccessibleName(accessible(label));
        form->addRow(label, edit);
        m_writers.push_back([edit, field](Project &p) { field(p) = edit->toPlainText().toStdString(); });
        return;
    }
    auto *edit = new QLineEdit(text);
    edit->setObjectName(name);
    edit->setAccessibleName(accessible(label));
    form->addRow(label, edit);
    m_writers.push_back([edit, field](Project &p) { field(p) = edit->text().trimmed().toStdString(); });
}

QWidget *QuoteDetails::partyPage(Party Project::*party, bool isSeller)
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    const QString prefix = isSeller ? u"seller"_s : u"customer"_s;
    const auto field = [party](std::string Party::*member) { return [party, member](Project &p) -> std::string & { return p.*party.*member; }; };
    addText(form, tr("&Name"), prefix + u"Name"_s, field(&Party::name));
    addText(form, tr("&Address"), prefix + u"Address"_s, field(&Party::address), true);
    addText(form, tr("C&ontact"), prefix + u"Contact"_s, field(&Party::contact));
    addText(form, tr("&E-mail"), prefix + u"Email"_s, field(&Party::email));
    addText(form, tr("&Phone"), prefix + u"Phone"_s, field(&Party::phone));
    addText(form, tr("&Registration number"), prefix + u"Registration"_s, field(&Party::registration));
    addText(form, tr("&VAT number"), prefix + u"Vat"_s, field(&Party::vatNumber));
    if (isSeller) {
        addText(form, tr("&Legal form and capital"), prefix + u"Legal"_s, field(&Party::legal));
    }
    return page;
}

QWidget *QuoteDetails::quotePage()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    const auto term = [](std::string QuoteTerms::*member) { return [member](Project &p) -> std::string & { return p.quote.*member; }; };
    addText(form, tr("&Title"), u"quoteTitle"_s, [](Project &p) -> std::string & { return p.title; });
    addText(form, tr("&Number"), u"quoteNumber"_s, term(&QuoteTerms::number));
    addText(form, tr("Customer's &reference"), u"quoteReference"_s, term(&QuoteTerms::customerReference));

    auto *date = new QDateEdit;
    date->setObjectName(u"quoteDate"_s);
    date->setCalendarPopup(true);
    date->setMinimumDate(QDate(1999, 12, 31)); // stands for "not set"
    date->setSpecialValueText(tr("not set"));
    const Date &set = m_project.quote.date;
    date->setDate(set.year > 0 ? QDate(set.year, set.month, set.day) : date->minimumDate());
    form->addRow(tr("&Date"), date);
    m_writers.push_back([date](Project &p) {
        const QDate d = date->date();
        p.quote.date = d == date->minimumDate() ? Date{} : Date{d.year(), d.month(), d.day()};
    });

    auto *validity = new QSpinBox;
    validity->setObjectName(u"quoteValidity"_s);
    validity->setRange(1, 3650);
    validity->setSuffix(tr(" days"));
    validity->setValue(m_project.quote.validityDays);
    form->addRow(tr("&Valid for"), validity);
    m_writers.push_back([validity](Project &p) { p.quote.validityDays = validity->value(); });

    QDoubleSpinBox *vat = percentBox(m_project.quote.vat);
    vat->setObjectName(u"quoteVat"_s);
    form->addRow(tr("V&AT"), vat);
    m_writers.push_back([vat](Project &p) { p.quote.vat = rateFrom(vat->value()); });
    QDoubleSpinBox *discount = percentBox(m_project.quote.globalDiscount);
    discount->setObjectName(u"quoteDiscount"_s);
    form->addRow(tr("Discoun&t on the total"), discount);
    m_writers.push_back([discount](Project &p) { p.quote.globalDiscount = rateFrom(discount->value()); });

    auto *offered = new QComboBox;
    offered->setObjectName(u"quoteOffered"_s);
    for (const Configuration &c : m_project.configurations) {
        offered->addItem(QString::fromStdString(c.name));
    }
    offered->setCurrentIndex(m_project.quote.configuration);
    form->addRow(tr("&Offered scenario"), offered);
    m_writers.push_back([offered](Project &p) { p.quote.configuration = std::max(0, offered->currentIndex()); });

    const auto addChoice = [&](const QString &label, const QString &text, const QString &name, bool QuoteTerms::*choice) {
        auto *box = new QCheckBox(text);
        box->setObjectName(name);
        box->setChecked(m_project.quote.*choice);
        form->addRow(label, box);
        m_writers.push_back([box, choice](Project &p) { p.quote.*choice = box->isChecked(); });
    };
    addChoice(tr("On the PDF"), tr("Chart of the speed, when it is &known"), u"quoteSpeedChart"_s, &QuoteTerms::hasSpeedChart);
    addChoice(QString(), tr("Anne&x of the nearest measured runs"), u"quoteEvidence"_s, &QuoteTerms::hasEvidence);

    addText(form, tr("&Payment"), u"quotePayment"_s, term(&QuoteTerms::paymentTerms));
    addText(form, tr("De&livery"), u"quoteDelivery"_s, term(&QuoteTerms::delivery));
    addText(form, tr("&Warranty"), u"quoteWarranty"_s, term(&QuoteTerms::warranty));
    addText(form, tr("Not&es"), u"quoteNotes"_s, term(&QuoteTerms::notes), true);
    return page;
}

} // namespace configuria
