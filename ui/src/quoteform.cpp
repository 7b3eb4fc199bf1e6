// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quoteform.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>

#include "countrybox.h"
#include "editvalues.h"
#include "icons.h"
#include "usualwords.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

QDoubleSpinBox *decimalBox(double low, double high, int decimals, const QString &suffix)
{
    auto *box = new QDoubleSpinBox;
    box->setRange(low, high);
    box->setDecimals(decimals);
    box->setSuffix(suffix);
    box->setAlignment(Qt::AlignRight);
    return box;
}

// The writer of a box of decimals. One that shows fewer decimals than the value has, and was not changed, leaves the value alone.
template <class Value>
std::function<void(Project &)> decimalWriter(const QDoubleSpinBox *box, Value (*make)(double), std::function<Value &(Project &)> place)
{
    return [box, make, place, first = box->value()](Project &p) {
        if (box->value() != first) {
            place(p) = make(box->value());
        }
    };
}

} // namespace

QuoteForm::QuoteForm(const Project &project, QWidget *parent) : QScrollArea(parent), m_project(project)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *page = new QWidget;
    m_layout = new QFormLayout(page);
    m_layout->setHorizontalSpacing(12);
    m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    setWidget(page);
}

void QuoteForm::write(Project &project) const
{
    for (const auto &writer : m_writers) {
        writer(project);
    }
}

void QuoteForm::showMarks(const Project &project)
{
    Project read = project; // places are given to be written too
    for (const Mark &mark : m_marks) {
        const IdMark verdict = markOf(mark.kind(read), mark.place(read));
        mark.words->setText(verdict.words);
        if (verdict.words.isEmpty()) {
            mark.icon->clear();
            continue;
        }
        const QColor color = stateColor(verdict.state, isDark(palette()));
        QPalette inks = mark.words->palette();
        inks.setColor(QPalette::WindowText, color);
        mark.words->setPalette(inks);
        const QString icon = verdict.state == State::Good ? u"check"_s : verdict.state == State::Bad ? u"cross"_s : u"warning"_s;
        mark.icon->setPixmap(lineIcon(icon, color).pixmap(16, 16));
    }
}

// The wheel scrolls the form: it changes no value that is merely under the pointer.
bool QuoteForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QScrollArea::eventFilter(watched, event);
}

void QuoteForm::add(const QString &label, const QString &name, QWidget *field, QWidget *row)
{
    field->setObjectName(name);
    field->setAccessibleName(label);
    if (qobject_cast<QAbstractSpinBox *>(field) || qobject_cast<QComboBox *>(field)) {
        field->setFocusPolicy(Qt::StrongFocus);
        field->installEventFilter(this);
    }
    m_layout->addRow(label, row ? row : field);
}

void QuoteForm::text(const QString &label, const QString &name, Place<std::string> place, const QString &usual)
{
    auto *edit = new QLineEdit(QString::fromStdString(place(m_project)));
    edit->setCursorPosition(0);
    add(label, name, edit);
    if (!usual.isEmpty()) {
        offerWords(edit, usual);
    }
    connect(edit, &QLineEdit::textChanged, this, &QuoteForm::changed);
    m_writers.push_back([edit, place](Project &p) { place(p) = edit->text().trimmed().toStdString(); });
}

void QuoteForm::longText(const QString &label, const QString &name, Place<std::string> place)
{
    auto *edit = new QPlainTextEdit(QString::fromStdString(place(m_project)));
    edit->setTabChangesFocus(true);
    edit->setFixedHeight(fontMetrics().lineSpacing() * 4);
    add(label, name, edit);
    connect(edit, &QPlainTextEdit::textChanged, this, &QuoteForm::changed);
    m_writers.push_back([edit, place](Project &p) { place(p) = edit->toPlainText().toStdString(); });
}

void QuoteForm::marked(const QString &label, const QString &name, Place<std::string> place, KindOf kind)
{
    auto *edit = new QLineEdit(QString::fromStdString(place(m_project)));
    edit->setCursorPosition(0);
    const Mark mark{new QLabel, new QLabel, place, std::move(kind)};
    mark.icon->setFixedWidth(16);
    mark.words->setObjectName(name + u"Mark"_s);
    mark.words->setWordWrap(true);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(edit, 3);
    layout->addWidget(mark.icon);
    layout->addWidget(mark.words, 2);
    add(label, name, edit, row);
    row->setFocusProxy(edit);
    connect(edit, &QLineEdit::textChanged, this, &QuoteForm::changed);
    m_writers.push_back([edit, place](Project &p) { place(p) = edit->text().trimmed().toStdString(); });
    m_marks.push_back(mark);
}

void QuoteForm::country(const QString &label, const QString &name, Place<std::string> place)
{
    auto *box = new CountryBox;
    box->setCode(QString::fromStdString(place(m_project)));
    add(label, name, box);
    connect(box, &CountryBox::codeChanged, this, &QuoteForm::changed);
    m_writers.push_back([box, place](Project &p) { place(p) = box->code().toStdString(); });
}

void QuoteForm::number(const QString &label, const QString &name, int low, int high, const QString &suffix, Place<int> place)
{
    auto *box = new QSpinBox;
    box->setRange(low, high);
    box->setSuffix(suffix);
    box->setAlignment(Qt::AlignRight);
    box->setValue(place(m_project));
    add(label, name, box);
    connect(box, &QSpinBox::valueChanged, this, &QuoteForm::changed);
    m_writers.push_back([box, place](Project &p) { place(p) = box->value(); });
}

void QuoteForm::percent(const QString &label, const QString &name, int decimals, Place<Rate> place)
{
    QDoubleSpinBox *box = decimalBox(0, 100, decimals, u"\u00a0%"_s);
    box->setValue(shown(place(m_project)));
    add(label, name, box);
    connect(box, &QDoubleSpinBox::valueChanged, this, &QuoteForm::changed);
    m_writers.push_back(decimalWriter<Rate>(box, rateFrom, place));
}

void QuoteForm::percentOr(const QString &label, const QString &absent, const QString &name, Place<std::optional<Rate>> place)
{
    const std::optional<Rate> value = place(m_project);
    QDoubleSpinBox *box = decimalBox(0, 100, 3, u"\u00a0%"_s);
    box->setValue(value ? shown(*value) : 0);
    box->setEnabled(value.has_value());
    auto *none = new QCheckBox(absent);
    none->setObjectName(name + u"Absent"_s);
    none->setChecked(!value);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(box, 1);
    layout->addWidget(none);
    add(label, name, box, row);
    row->setFocusProxy(box);
    connect(none, &QCheckBox::toggled, box, &QWidget::setDisabled);
    connect(none, &QCheckBox::toggled, this, &QuoteForm::changed);
    connect(box, &QDoubleSpinBox::valueChanged, this, &QuoteForm::changed);
    m_writers.push_back([box, none, place, value, first = box->value()](Project &p) {
        const bool isAsBefore = value && box->value() == first;
        place(p) = none->isChecked() ? std::nullopt : isAsBefore ? value : std::optional(rateFrom(box->value()));
    });
}

void QuoteForm::money(const QString &label, const QString &name, int decimals, double low, const QString &suffix, Place<Money> place)
{
    QDoubleSpinBox *box = decimalBox(low, 1e9, decimals, suffix.isEmpty() ? QString() : u'\u00a0' + suffix);
    box->setValue(shown(place(m_project)));
    add(label, name, box);
    connect(box, &QDoubleSpinBox::valueChanged, this, &QuoteForm::changed);
    m_writers.push_back(decimalWriter<Money>(box, moneyFrom, place));
}

void QuoteForm::date(const QString &label, const QString &name, Place<Date> place)
{
    auto *box = new QDateEdit;
    box->setCalendarPopup(true);
    box->setMinimumDate(QDate(1999, 12, 31)); // stands for "not set"
    box->setSpecialValueText(tr("not set"));
    const Date set = place(m_project);
    box->setDate(set.year > 0 ? QDate(set.year, set.month, set.day) : box->minimumDate());
    add(label, name, box);
    connect(box, &QDateEdit::dateChanged, this, &QuoteForm::changed);
    m_writers.push_back([box, place](Project &p) {
        const QDate d = box->date();
        place(p) = d == box->minimumDate() ? Date{} : Date{d.year(), d.month(), d.day()};
    });
}

void QuoteForm::check(const QString &text, const QString &name, Place<bool> place)
{
    auto *box = new QCheckBox(text);
    box->setChecked(place(m_project));
    add(QString(), name, box);
    box->setAccessibleName(text);
    connect(box, &QCheckBox::toggled, this, &QuoteForm::changed);
    m_writers.push_back([box, place](Project &p) { place(p) = box->isChecked(); });
}

void QuoteForm::codes(const QString &label, const QString &name, const QVector<std::pair<QString, QString>> &codesAndTexts, Place<std::string> place)
{
    auto *box = new QComboBox;
    const QString known = QString::fromStdString(place(m_project));
    for (const auto &[code, words] : codesAndTexts) {
        box->addItem(words, code);
    }
    if (box->findData(known) < 0) {
        box->addItem(known, known);
    }
    box->setCurrentIndex(box->findData(known));
    add(label, name, box);
    connect(box, &QComboBox::currentIndexChanged, this, &QuoteForm::changed);
    m_writers.push_back([box, place](Project &p) { place(p) = box->currentData().toString().toStdString(); });
}

void QuoteForm::offers()
{
    auto *offered = new QComboBox;
    auto *variants = new QWidget;
    auto *column = new QVBoxLayout(variants);
    column->setContentsMargins(0, 0, 0, 0);
    QVector<QCheckBox *> boxes;
    const std::uint8_t set = m_project.quote.paper.variants;
    for (const Configuration &c : m_project.configurations) {
        const QString name = QString::fromStdString(c.name);
        auto *box = new QCheckBox(QString(name).replace(u'&', u"&&"_s));
        box->setObjectName(u"quoteVariant%1"_s.arg(boxes.size()));
        box->setChecked(set >> boxes.size() & 1);
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &QuoteForm::changed);
        boxes << box;
        offered->addItem(name);
    }
    offered->setCurrentIndex(m_project.quote.configuration);
    add(tr("Offered scenario"), u"quoteOffered"_s, offered);
    add(tr("Variants offered as well"), u"quoteVariants"_s, variants);
    const auto lock = [boxes](int index) { // the scenario itself is no variant of itself
        for (qsizetype i = 0; i < boxes.size(); ++i) {
            boxes[i]->setEnabled(i != index);
        }
    };
    lock(offered->currentIndex());
    connect(offered, &QComboBox::currentIndexChanged, this, lock);
    connect(offered, &QComboBox::currentIndexChanged, this, &QuoteForm::changed);
    m_writers.push_back([offered, boxes](Project &p) {
        p.quote.configuration = std::max(0, offered->currentIndex());
        unsigned bits = p.quote.paper.variants;
        for (qsizetype i = 0; i < boxes.size(); ++i) {
            bits = boxes[i]->isChecked() ? bits | 1u << i : bits & ~(1u << i);
        }
        p.quote.paper.variants = static_cast<std::uint8_t>(bits);
    });
}

void QuoteForm::remark(const QString &text)
{
    auto *words = new QLabel(text);
    words->setWordWrap(true);
    words->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // the room that is left is below the last field
    m_layout->addRow(words);
}

void QuoteForm::wide(QWidget *widget)
{
    m_layout->addRow(widget);
}

} // namespace configuria
