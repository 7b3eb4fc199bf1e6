// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "offerdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include "chartcolors.h"
#include "countrybox.h"
#include "engine/quote.h"
#include "items/quotewords.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

OfferDialog::OfferDialog(const View &view, const BomLine &line, QWidget *parent)
    : QDialog(parent), m_view(view), m_offer(line.offer), m_section(new QComboBox), m_unit(new QComboBox), m_comment(new QPlainTextEdit), m_optional(new QCheckBox),
      m_origin(new CountryBox), m_message(new QLabel)
{
    setObjectName(u"offerDialog"_s);
    setWindowTitle(tr("Line in the quote"));
    const Format &format = view.format;
    const auto money = [&format](const std::optional<Money> &value) { return value ? format.moneyEdit(*value) : QString(); };
    m_vat = edit(u"offerVat"_s, m_offer.vat ? format.percentEdit(*m_offer.vat) : QString());
    m_vat->setPlaceholderText(tr("that of the quote: %1").arg(format.percent(chargedVat(view.project().quote, BomLine()))));
    m_purchase = edit(u"offerPurchase"_s, money(m_offer.purchasePrice));
    m_floor = edit(u"offerFloor"_s, money(m_offer.floorPrice));
    for (QLineEdit *price : {m_purchase, m_floor}) {
        price->setPlaceholderText(tr("not known"));
    }
    m_hsCode = edit(u"offerHsCode"_s, QString::fromStdString(m_offer.hsCode));
    const QString common = QString::fromStdString(view.project().quote.shipping.hsCode);
    m_hsCode->setPlaceholderText(common.isEmpty() ? tr("not known") : tr("that of the quote: %1").arg(common));
    m_section->setObjectName(u"offerSection"_s);
    m_section->setEditable(true);
    fillSections();
    m_comment->setObjectName(u"offerComment"_s);
    m_comment->setPlainText(QString::fromStdString(m_offer.comment));
    m_comment->setTabChangesFocus(true);
    m_comment->setFixedHeight(4 * fontMetrics().lineSpacing());
    m_unit->setObjectName(u"offerUnit"_s);
    for (int i = 0; i <= static_cast<int>(LineUnit::LumpSum); ++i) {
        m_unit->addItem(texts::label(static_cast<LineUnit>(i)));
    }
    m_unit->setCurrentIndex(static_cast<int>(m_offer.unit));
    m_optional->setObjectName(u"offerOptional"_s);
    m_optional->setText(tr("&Option: printed with its price, in no total"));
    m_optional->setChecked(m_offer.isOptional);
    m_origin->setObjectName(u"offerOrigin"_s);
    m_origin->setCode(QString::fromStdString(m_offer.origin));

    auto *form = new QFormLayout;
    form->addRow(tr("&Section"), m_section);
    form->addRow(tr("&Comment"), m_comment);
    form->addRow(tr("&Unit of the quantity and the prices"), m_unit);
    form->addRow(QString(), m_optional);
    form->addRow(tr("&VAT rate"), m_vat);
    form->addRow(tr("&HS code"), m_hsCode);
    form->addRow(tr("Country of o&rigin"), m_origin);
    auto *house = new QLabel(tr("For the house alone, per unit and without VAT; never on the customer’s copy:"));
    house->setWordWrap(true);
    form->addRow(house);
    form->addRow(tr("&Purchase price (%1)").arg(view.currency()), m_purchase);
    form->addRow(tr("&Floor price (%1)").arg(view.currency()), m_floor);

    auto *title = new QLabel(texts::designation(line, view.session.catalogue()));
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    m_message->setObjectName(u"offerMessage"_s);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    QPalette warning = m_message->palette();
    warning.setColor(QPalette::WindowText, stateColor(State::Bad, isDark(palette())));
    m_message->setPalette(warning);
    m_message->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &OfferDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &OfferDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(title);
    layout->addLayout(form);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    setMinimumWidth(460);
    m_section->setFocus();
}

QLineEdit *OfferDialog::edit(const QString &name, const QString &text)
{
    auto *field = new QLineEdit(text);
    field->setObjectName(name);
    return field;
}

// Those that other lines name, so that one is not spelt in two ways.
void OfferDialog::fillSections()
{
    QStringList sections;
    if (const Configuration *current = m_view.current()) {
        for (const BomLine &line : current->lines) {
            const QString section = QString::fromStdString(line.offer.section);
            if (!section.isEmpty() && !sections.contains(section)) {
                sections << section;
            }
        }
    }
    m_section->addItem(QString());
    m_section->addItems(sections);
    m_section->setCurrentText(QString::fromStdString(m_offer.section));
    m_section->lineEdit()->setPlaceholderText(tr("that of its kind of part"));
}

std::optional<QString> OfferDialog::firstFault(LineOffer &offer, QLineEdit *&field) const
{
    offer.vat.reset();
    const QString vat = m_vat->text().trimmed();
    if (!vat.isEmpty()) {
        field = m_vat;
        offer.vat = m_view.format.parsePercent(vat);
        if (!offer.vat) {
            return tr("“%1” is not a rate: a number from 0 to 100 is.").arg(vat);
        }
    }
    const std::pair<QLineEdit *, std::optional<Money> *> prices[] = {{m_purchase, &offer.purchasePrice}, {m_floor, &offer.floorPrice}};
    for (const auto &[edited, price] : prices) {
        const QString text = edited->text().trimmed();
        price->reset();
        if (!text.isEmpty()) {
            field = edited;
            *price = m_view.format.parseMoney(text);
            if (!*price) {
                return tr("“%1” is not a price: a number from 0 to 1 000 000 000 is.").arg(text);
            }
        }
    }
    return std::nullopt;
}

void OfferDialog::accept()
{
    LineOffer offer = m_offer;
    QLineEdit *field = nullptr;
    if (const std::optional<QString> fault = firstFault(offer, field)) {
        m_message->setText(*fault);
        m_message->show();
        field->setFocus();
        field->selectAll();
        return;
    }
    offer.section = m_section->currentText().trimmed().toStdString();
    offer.comment = m_comment->toPlainText().trimmed().toStdString();
    offer.unit = static_cast<LineUnit>(m_unit->currentIndex());
    offer.isOptional = m_optional->isChecked();
    offer.hsCode = m_hsCode->text().trimmed().toStdString();
    offer.origin = m_origin->code().toStdString();
    m_offer = offer;
    QDialog::accept();
}

} // namespace configuria
