// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "partform.h"

#include <algorithm>

#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "chartcolors.h"
#include "items/columnwords.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Columns that the fields of the price hold, or that nobody types.
bool hasNoField(const std::string &column)
{
    static constexpr std::string_view names[] = {"part_id", "indicative_price_eur", "price_seen_usd", "price_source", "price_date",
                                                 "lead_time_days", "confidence", "memory_fields"};
    return std::find(std::begin(names), std::end(names), column) != std::end(names);
}

bool isNumber(ColumnType type)
{
    return type != ColumnType::Text;
}

} // namespace

PartForm::PartForm(const View &view, const CatalogueServices &services, PartSheet sheet, QWidget *parent)
    : QDialog(parent), m_view(view), m_services(services), m_sheet(std::move(sheet)), m_isNew(m_sheet.info.id.empty()), m_kind(new QComboBox),
      m_area(new QScrollArea), m_message(new QLabel)
{
    setObjectName(u"partForm"_s);
    setWindowTitle(m_isNew ? tr("Add a part") : tr("Edit a part"));
    m_kind->setObjectName(u"formKind"_s);
    m_kind->setAccessibleName(tr("Kind of part"));
    for (int kind = 0; kind < partKindCount; ++kind) {
        m_kind->addItem(texts::label(static_cast<PartKind>(kind)), kind);
    }
    m_kind->setCurrentIndex(static_cast<int>(m_sheet.kind));
    m_kind->setVisible(m_isNew);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_message->setObjectName(u"formMessage"_s);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    QPalette warning = m_message->palette();
    warning.setColor(QPalette::WindowText, stateColor(State::Bad, isDark(palette())));
    m_message->setPalette(warning);
    m_message->hide();
    auto *note = new QLabel(tr("What you enter is yours: an update of the program leaves it alone."));
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &PartForm::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PartForm::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(m_kind);
    layout->addWidget(m_area, 1);
    layout->addWidget(note);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_sheet.record = record();
        m_sheet.kind = static_cast<PartKind>(m_kind->currentData().toInt());
        m_sheet.record.kind = m_sheet.kind;
        makeFields();
    });
    makeFields();
    resize(560, 640);
}

QLineEdit *PartForm::addField(QFormLayout *form, const QString &label, const QString &text, const QString &name)
{
    auto *field = new QLineEdit(text);
    field->setObjectName(name);
    field->setAccessibleName(label);
    field->setCursorPosition(0);
    form->addRow(label, field);
    return field;
}

void PartForm::makeFields()
{
    m_sheet.columns = m_services.columns(m_sheet.kind);
    m_fields.clear();
    auto *content = new QWidget;
    auto *form = new QFormLayout(content);
    form->setContentsMargins(0, 0, 8, 0);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (const std::string name : {"vendor", "model"}) {
        m_fields[name] = addField(form, texts::columnLabel(name), QString::fromStdString(m_sheet.record.value(name)), QString::fromStdString(name));
    }
    m_id = addField(form, texts::columnLabel("part_id"), QString::fromStdString(m_isNew ? m_sheet.record.id() : m_sheet.info.id), u"part_id"_s);
    m_id->setReadOnly(!m_isNew);
    m_isIdTyped = !m_isNew;
    connect(m_id, &QLineEdit::textEdited, this, [this] { m_isIdTyped = true; });
    for (const char *name : {"vendor", "model"}) {
        connect(m_fields[name], &QLineEdit::textEdited, this, [this] {
            if (!m_isIdTyped) {
                m_id->setText(QString::fromStdString(m_services.partId((m_fields["vendor"]->text() + u' ' + m_fields["model"]->text()).toStdString())));
            }
        });
    }
    makePrice(form);
    for (const PartColumn &column : m_sheet.columns) {
        if (hasNoField(column.name) || m_fields.contains(column.name)) {
            continue;
        }
        //: %1 name of a figure that a part must have
        const QString label = column.isRequired ? tr("%1 *").arg(texts::columnLabel(column.name)) : texts::columnLabel(column.name);
        m_fields[column.name] = addField(form, label, typed(column, m_sheet.record.value(column.name)), QString::fromStdString(column.name));
    }
    m_area->setWidget(content);
    m_fields["vendor"]->setFocus();
}

void PartForm::makePrice(QFormLayout *form)
{
    OwnPrice price;
    price.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    const bool hasOwn = !m_sheet.prices.empty();
    if (hasOwn) {
        const auto euros = std::find_if(m_sheet.prices.begin(), m_sheet.prices.end(), [](const OwnPrice &p) { return p.currency == "EUR"; });
        price = euros == m_sheet.prices.end() ? m_sheet.prices.front() : *euros;
    }
    const std::optional<Money> shown = hasOwn ? std::optional(price.price) : m_sheet.info.price;
    m_price = addField(form, tr("Price without VAT"), shown ? m_view.format.moneyEdit(*shown) : QString(), u"price"_s);
    m_currency = addField(form, tr("Currency"), QString::fromStdString(price.currency), u"currency"_s);
    m_date = addField(form, texts::columnLabel("price_date"), QString::fromStdString(price.date), u"date"_s);
    m_date->setPlaceholderText(u"2026-11-30"_s);
    m_supplier = addField(form, tr("Supplier"), QString::fromStdString(hasOwn ? price.supplier : std::string()), u"supplier"_s);
    const std::optional<int> lead = hasOwn ? price.leadTimeDays : m_sheet.info.leadTimeDays;
    m_leadTime = addField(form, texts::columnLabel("lead_time_days"), lead ? QString::number(*lead) : QString(), u"leadTime"_s);
}

// Decimals in the writing of the user's language.
QString PartForm::typed(const PartColumn &column, const std::string &value) const
{
    QString text = QString::fromStdString(value);
    return column.type == ColumnType::Real || column.type == ColumnType::Money ? text.replace(u'.', m_view.format.locale().decimalPoint()) : text;
}

std::string PartForm::stored(const PartColumn &column, const QString &text) const
{
    QString value = text.trimmed();
    if (isNumber(column.type)) {
        for (const QChar space : {QChar(u' '), QChar(0xA0), QChar(0x202F)}) {
            value.remove(space);
        }
        value.replace(u',', u'.');
    }
    return value.toStdString();
}

std::string PartForm::id() const
{
    return m_id->text().trimmed().toStdString();
}

PartRecord PartForm::record() const
{
    PartRecord record = m_sheet.record;
    record.kind = m_sheet.kind;
    record.set("part_id", id());
    std::string toConfirm = ';' + m_sheet.record.value("memory_fields") + ';';
    for (const PartColumn &column : m_sheet.columns) {
        const auto field = m_fields.find(column.name);
        // What was not touched stays as it is, line ends and all.
        if (field == m_fields.end() || (!m_isNew && !field->second->isModified())) {
            continue;
        }
        const std::string value = stored(column, field->second->text());
        if (const std::size_t at = toConfirm.find(';' + column.name + ';'); value != record.value(column.name) && at != std::string::npos) {
            toConfirm.erase(at, column.name.size() + 1); // the user says it now
        }
        record.set(column.name, value);
    }
    record.set("memory_fields", toConfirm.size() > 2 ? toConfirm.substr(1, toConfirm.size() - 2) : std::string());
    if (record.value("confidence").empty()) {
        record.set("confidence", "found");
    }
    std::erase_if(record.values, [](const auto &value) { return value.second.empty(); });
    return record;
}

void PartForm::refuse(QLineEdit *field, const QString &message)
{
    m_message->setText(message);
    m_message->show();
    if (field) {
        m_area->ensureWidgetVisible(field);
        field->setFocus();
        field->selectAll();
    }
}

bool PartForm::readPrice(std::optional<OwnPrice> &price)
{
    const QString text = m_price->text().trimmed();
    if (text.isEmpty()) {
        return true;
    }
    OwnPrice read;
    read.part = id();
    const std::optional<Money> money = m_view.format.parseMoney(text);
    if (!money) {
        refuse(m_price, tr("“%1” is not a price: a number from 0 to 1 000 000 000 is.").arg(text));
        return false;
    }
    read.price = *money;
    read.currency = m_currency->text().trimmed().toUpper().toStdString();
    if (!m_services.isCurrency(read.currency)) {
        refuse(m_currency, tr("“%1” is not a currency: EUR or USD is.").arg(m_currency->text()));
        return false;
    }
    read.date = m_date->text().trimmed().toStdString();
    if (!read.date.empty() && !QDate::fromString(QString::fromStdString(read.date), Qt::ISODate).isValid()) {
        refuse(m_date, tr("“%1” is not a date: 2026-11-30 is.").arg(m_date->text()));
        return false;
    }
    read.supplier = m_supplier->text().trimmed().toStdString();
    if (const QString days = m_leadTime->text().trimmed(); !days.isEmpty()) {
        bool isWhole = false;
        const int number = days.toInt(&isWhole);
        if (!isWhole || number < 0 || number > 3650) {
            refuse(m_leadTime, tr("“%1” is not a lead time: a whole number of days is.").arg(days));
            return false;
        }
        read.leadTimeDays = number;
    }
    price = read;
    return true;
}

bool PartForm::checkRecord(const PartRecord &record)
{
    if (const std::optional<Error> wrong = m_services.wrongValue(record)) {
        const auto field = m_fields.find(wrong->place);
        const QString label = texts::columnLabel(wrong->place);
        refuse(field == m_fields.end() ? m_id : field->second,
               wrong->code == ErrorCode::MissingKey ? tr("“%1” is missing.").arg(label)
                                                    : tr("“%1” is not a number: it is the value of “%2”.").arg(QString::fromStdString(wrong->found), label));
        return false;
    }
    const std::string id = record.id();
    if (id.empty() || m_services.partId(id) != id) {
        refuse(m_id, tr("The identifier is made of small letters, digits and single hyphens: acme-x1."));
        return false;
    }
    if (m_isNew && m_view.session.catalogue().find(id).isValid()) {
        refuse(m_id, tr("The catalogue has a part “%1” already: edit that one, or give this one another identifier.").arg(m_id->text()));
        return false;
    }
    return true;
}

void PartForm::accept()
{
    const PartRecord after = record();
    std::optional<OwnPrice> price;
    if (!checkRecord(after) || !readPrice(price)) {
        return;
    }
    OwnChange change;
    const auto sorted = [](PartRecord r) {
        std::sort(r.values.begin(), r.values.end());
        return r;
    };
    if (m_isNew || sorted(after) != sorted(m_sheet.record)) {
        change.parts.push_back(after);
    }
    // The price of the program is not made the user's by editing something else.
    const bool isProgramsPrice = price && m_sheet.prices.empty() && price->currency == "EUR" && m_sheet.info.price == price->price
        && price->supplier.empty() && m_sheet.info.leadTimeDays == price->leadTimeDays;
    if (price && !isProgramsPrice) {
        change.prices.push_back(*price);
    }
    if (!change.parts.empty() || !change.prices.empty()) {
        if (const auto changed = m_services.change(change); !changed) {
            refuse(nullptr, texts::error(changed.error()));
            return;
        }
    }
    QDialog::accept();
}

} // namespace configuria
