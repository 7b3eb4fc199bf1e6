// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sellerdialog.h"

#include <QColorDialog>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include "chartcolors.h"
#include "countrybox.h"
#include "icons.h"
#include "items/quotewords.h"
#include "usualwords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QString accessible(const QString &label)
{
    return QString(label).remove(u'&');
}

QString text(const std::string &value)
{
    return QString::fromStdString(value);
}

QString iconOf(State state)
{
    return state == State::Good ? u"check"_s : state == State::Bad ? u"cross"_s : u"warning"_s;
}

template <class E>
QComboBox *choice(const char *name, E last, E current)
{
    auto *box = new QComboBox;
    box->setObjectName(QLatin1StringView(name));
    for (int value = 0; value <= static_cast<int>(last); ++value) {
        box->addItem(texts::label(static_cast<E>(value)), value);
    }
    box->setCurrentIndex(box->findData(static_cast<int>(current)));
    return box;
}

} // namespace

SellerDialog::SellerDialog(const SellerProfile &profile, ReadPicture read, QWidget *parent) : QDialog(parent), m_profile(profile), m_country(new CountryBox), m_read(std::move(read))
{
    setObjectName(u"sellerDialog"_s);
    setWindowTitle(tr("Seller"));
    auto *tabs = new QTabWidget;
    tabs->addTab(sellerPage(), tr("&Seller"));
    tabs->addTab(defaultsPage(), tr("&New quotes"));
    m_wrong = new QLabel;
    m_wrong->setObjectName(u"sellerWrong"_s);
    m_wrong->setWordWrap(true);
    m_wrong->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &SellerDialog::tryAccept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addWidget(tabs, 1);
    layout->addWidget(m_wrong);
    layout->addWidget(buttons);
    resize(680, 620);
    findChild<QLineEdit *>(u"profileName"_s)->setFocus();
}

SellerProfile SellerDialog::profile() const
{
    SellerProfile result = m_profile;
    for (const auto &write : m_writers) {
        write(result);
    }
    return result;
}

QWidget *SellerDialog::marked(QLineEdit *edit, IdKind kind)
{
    auto *holder = new QWidget;
    holder->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // no taller than its line while there is nothing to say
    auto *layout = new QVBoxLayout(holder);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto *row = new QWidget;
    auto *words = new QHBoxLayout(row);
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(4);
    auto *icon = new QLabel;
    auto *mark = new QLabel;
    mark->setObjectName(edit->objectName() + u"Mark"_s);
    mark->setWordWrap(true);
    words->addWidget(icon);
    words->addWidget(mark, 1);
    const auto show = [this, edit, row, icon, mark, kind] {
        const bool isFrench = m_country->code().isEmpty() || m_country->code() == "FR"_L1; // numbers of other states have no common form
        const IdMark verdict = markOf(kind == IdKind::FrenchRegistration && !isFrench ? IdKind::None : kind, edit->text().toStdString());
        const QColor color = stateColor(verdict.state, isDark(mark->palette()));
        QPalette palette = mark->palette();
        palette.setColor(QPalette::WindowText, color);
        mark->setPalette(palette);
        mark->setText(verdict.words);
        icon->setPixmap(lineIcon(iconOf(verdict.state), color).pixmap(16, 16));
        row->setVisible(!verdict.words.isEmpty());
    };
    connect(edit, &QLineEdit::textChanged, mark, show);
    connect(m_country, &CountryBox::codeChanged, mark, show);
    layout->addWidget(edit);
    layout->addWidget(row);
    show();
    return holder;
}

QLineEdit *SellerDialog::addLine(QFormLayout *form, const QString &label, const char *name, std::string SellerProfile::*field)
{
    auto *edit = new QLineEdit(text(m_profile.*field));
    edit->setObjectName(QLatin1StringView(name));
    edit->setAccessibleName(accessible(label));
    form->addRow(label, edit);
    m_writers.push_back([edit, field](SellerProfile &p) { p.*field = edit->text().trimmed().toStdString(); });
    return edit;
}

QLineEdit *SellerDialog::addParty(QFormLayout *form, const QString &label, const char *name, std::string Party::*field, IdKind kind)
{
    auto *edit = new QLineEdit(text(m_profile.seller.*field));
    edit->setObjectName(QLatin1StringView(name));
    edit->setAccessibleName(accessible(label));
    QWidget *row = kind == IdKind::None ? edit : marked(edit, kind);
    auto *words = new QLabel(label);
    words->setBuddy(edit);
    form->addRow(words, row);
    m_writers.push_back([edit, field](SellerProfile &p) { p.seller.*field = edit->text().trimmed().toStdString(); });
    return edit;
}

void SellerDialog::addLong(QFormLayout *form, const QString &label, const char *name, std::function<std::string &(SellerProfile &)> field)
{
    auto *edit = new QPlainTextEdit(text(field(m_profile)));
    edit->setTabChangesFocus(true);
    edit->setMaximumHeight(fontMetrics().height() * 4);
    edit->setObjectName(QLatin1StringView(name));
    edit->setAccessibleName(accessible(label));
    form->addRow(label, edit);
    m_writers.push_back([edit, field](SellerProfile &p) { field(p) = edit->toPlainText().trimmed().toStdString(); });
}

QWidget *SellerDialog::sellerPage()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    m_country->setObjectName(u"profileCountry"_s);
    m_country->setCode(text(m_profile.seller.country));
    m_writers.push_back([this](SellerProfile &p) { p.seller.country = m_country->code().toStdString(); });
    addParty(form, tr("&Name"), "profileName", &Party::name);
    addLong(form, tr("&Address"), "profileAddress", [](SellerProfile &p) -> std::string & { return p.seller.address; });
    form->addRow(tr("Count&ry"), m_country);
    m_country->setAccessibleName(tr("Country"));
    addParty(form, tr("C&ontact"), "profileContact", &Party::contact);
    addParty(form, tr("&E-mail"), "profileEmail", &Party::email);
    addParty(form, tr("&Phone"), "profilePhone", &Party::phone);
    addParty(form, tr("&Legal form and capital"), "profileLegal", &Party::legal);
    addParty(form, tr("&Registration number"), "profileRegistration", &Party::registration, IdKind::FrenchRegistration);
    addParty(form, tr("&Trade register"), "profileTradeRegister", &Party::tradeRegister);
    addParty(form, tr("&VAT number"), "profileVat", &Party::vatNumber, IdKind::Vat);
    addParty(form, tr("&IBAN"), "profileIban", &Party::iban, IdKind::Iban);
    addParty(form, tr("&BIC"), "profileBic", &Party::bic, IdKind::Bic);
    return page;
}

QWidget *SellerDialog::defaultsPage()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->addRow(tr("Logo"), logoRow());
    form->addRow(tr("Colour"), accentRow());
    QLineEdit *pattern = addLine(form, tr("N&umbers"), "profilePattern", &SellerProfile::numberPattern);
    pattern->setToolTip(tr("Text with {year}, {month} and {seq:4}: at least four digits, counted from 1 each year where the pattern has {year}"));
    QComboBox *sale = choice("profileCase", SaleCase::UnitedStates, m_profile.saleCase);
    form->addRow(tr("Sa&le"), sale);
    m_writers.push_back([sale](SellerProfile &p) { p.saleCase = static_cast<SaleCase>(sale->currentData().toInt()); });
    QComboBox *paper = choice("profilePaper", PaperSize::Letter, m_profile.paper);
    form->addRow(tr("P&aper"), paper);
    m_writers.push_back([paper](SellerProfile &p) { p.paper = static_cast<PaperSize>(paper->currentData().toInt()); });
    addLine(form, tr("Pa&yment"), "profilePayment", &SellerProfile::paymentTerms);
    offerWords(addLine(form, tr("&Delivery"), "profileDelivery", &SellerProfile::delivery), usualDelivery());
    offerWords(addLine(form, tr("&Warranty"), "profileWarranty", &SellerProfile::warranty), usualWarranty());
    addLong(form, tr("&General terms of sale"), "profileTerms", [](SellerProfile &p) -> std::string & { return p.generalTerms; });
    return page;
}

QWidget *SellerDialog::logoRow()
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_logo = new QLabel;
    m_logo->setObjectName(u"profileLogo"_s);
    m_logo->setFixedSize(160, 60);
    m_logo->setAlignment(Qt::AlignCenter);
    m_logo->setFrameShape(QFrame::StyledPanel);
    m_logo->setAccessibleName(tr("Logo"));
    auto *pick = new QPushButton(tr("C&hoose…"));
    auto *clear = new QPushButton(tr("Remo&ve"));
    for (QPushButton *button : {pick, clear}) {
        button->setAutoDefault(false);
    }
    connect(pick, &QPushButton::clicked, this, &SellerDialog::askLogo);
    connect(clear, &QPushButton::clicked, this, [this] {
        m_profile.logo.clear();
        showLogo();
    });
    layout->addWidget(m_logo);
    layout->addWidget(pick);
    layout->addWidget(clear);
    layout->addStretch(1);
    showLogo();
    return row;
}

QWidget *SellerDialog::accentRow()
{
    m_accent = new QPushButton;
    m_accent->setObjectName(u"profileAccent"_s);
    m_accent->setAutoDefault(false);
    m_accent->setAccessibleName(tr("Colour of titles and rules on paper"));
    connect(m_accent, &QPushButton::clicked, this, &SellerDialog::askAccent);
    showAccent();
    return m_accent;
}

void SellerDialog::showLogo()
{
    QPixmap picture;
    picture.loadFromData(QByteArray::fromStdString(m_profile.logo)); // SVG by the picture plugin of Qt
    if (picture.isNull()) {
        m_logo->setPixmap({});
        m_logo->setText(m_profile.logo.empty() ? tr("none") : tr("no preview"));
        return;
    }
    m_logo->setPixmap(picture.scaled(m_logo->size() - QSize(8, 8), Qt::KeepAspectRatio, Qt::SmoothTransformation));
}

void SellerDialog::showAccent()
{
    const bool isSet = !m_profile.accent.empty();
    QPixmap swatch(16, 16);
    swatch.fill(isSet ? QColor(text(m_profile.accent)) : Qt::transparent);
    m_accent->setIcon(isSet ? QIcon(swatch) : QIcon());
    m_accent->setText(isSet ? text(m_profile.accent) : tr("of the program"));
}

bool SellerDialog::setLogo(const QString &path)
{
    const QByteArray bytes = m_read ? m_read(path) : QByteArray();
    if (!logoFormat({bytes.constData(), static_cast<std::size_t>(bytes.size())})) {
        m_wrong->setText(tr("The logo has to be a PNG or SVG file of at most 512 kB."));
        m_wrong->show();
        return false;
    }
    m_profile.logo = bytes.toStdString();
    m_wrong->hide();
    showLogo();
    return true;
}

void SellerDialog::askLogo()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Logo"), {}, tr("Pictures (*.png *.svg)"));
    if (!path.isEmpty()) {
        setLogo(path);
    }
}

void SellerDialog::askAccent()
{
    const QColor color = QColorDialog::getColor(m_profile.accent.empty() ? QColor(Qt::darkBlue) : QColor(text(m_profile.accent)), this, tr("Colour"));
    if (color.isValid()) {
        m_profile.accent = color.name().toStdString();
        showAccent();
    }
}

// A pattern that gives no number would be found out at the first issue.
void SellerDialog::tryAccept()
{
    if (!isNumberPattern(profile().numberPattern)) {
        m_wrong->setText(tr("The pattern of the numbers needs {seq:4} once, and may have {year} and {month}: %1").arg(text(std::string(defaultNumberPattern))));
        m_wrong->show();
        return;
    }
    accept();
}

} // namespace configuria
