// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportdialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

#include "chartcolors.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr int previewLines = 5;

// In the order of the boxes; those of encodings and dates are in the order of their enums.
constexpr std::array styles{CsvStyle::ExcelFr, CsvStyle::Rfc4180};
constexpr std::array separators{u';', u',', u'\t'};
constexpr std::array points{u',', u'.'};

template <class List, class Value>
int placeOf(const List &list, const Value &value)
{
    return static_cast<int>(std::find(list.begin(), list.end(), value) - list.begin());
}

template <class List>
auto chosen(const List &list, const QComboBox *box)
{
    return list[static_cast<std::size_t>(std::max(0, box->currentIndex()))];
}

// The first lines of the file, without their mark.
QString firstLines(const QByteArray &utf8)
{
    qsizetype end = 0;
    for (int line = 0; line < previewLines && end >= 0 && end < utf8.size(); ++line) {
        end = utf8.indexOf('\n', end) + 1;
        end = end == 0 ? utf8.size() : end;
    }
    QString text = QString::fromUtf8(utf8.left(end));
    text.remove(QChar(0xFEFF));
    text.remove(u'\r');
    return text.endsWith(u'\n') ? text.chopped(1) : text;
}

} // namespace

ExportDialog::ExportDialog(const CsvFormat &start, CsvTable table, QWidget *parent)
    : QDialog(parent), m_table(std::move(table)), m_message(new QLabel), m_preview(new QPlainTextEdit)
{
    setObjectName(u"exportDialog"_s);
    setWindowTitle(tr("Export as CSV"));
    auto *form = new QFormLayout;
    //: names of two ways to write CSV, and of any other
    m_style = add(form, tr("&Style"), u"csvStyle"_s, {tr("Excel (French)"), tr("RFC 4180"), tr("Own choice")});
    m_separator = add(form, tr("Se&parator"), u"csvSeparator"_s, {tr("Semicolon"), tr("Comma"), tr("Tab")});
    m_point = add(form, tr("&Decimal sign"), u"csvPoint"_s, {tr("Comma"), tr("Point")});
    //: a byte order mark: three bytes by which Excel recognises UTF-8
    m_encoding = add(form, tr("&Encoding"), u"csvEncoding"_s, {tr("UTF-8 with a mark for Excel (BOM)"), tr("UTF-8"), tr("Windows-1252 (old programs)")});
    m_dates = add(form, tr("D&ates"), u"csvDates"_s, {tr("2026-11-30 (ISO 8601)"), tr("30/11/2026 (day first)"), tr("11/30/2026 (month first)")});
    m_message->setObjectName(u"csvMessage"_s);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setMinimumHeight(2 * fontMetrics().lineSpacing()); // nothing moves when a sentence comes
    m_message->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_preview->setObjectName(u"csvPreview"_s);
    m_preview->setReadOnly(true);
    m_preview->setTabChangesFocus(true);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_preview->setFixedHeight(previewLines * QFontMetrics(m_preview->font()).lineSpacing() + m_preview->horizontalScrollBar()->sizeHint().height() + 16);
    auto *title = new QLabel(tr("&First lines of the file:"));
    title->setBuddy(m_preview);
    auto *buttons = new QDialogButtonBox;
    m_go = buttons->addButton(tr("&Choose the file…"), QDialogButtonBox::AcceptRole);
    m_go->setObjectName(u"csvGo"_s);
    m_go->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_style, &QComboBox::currentIndexChanged, this, &ExportDialog::takeStyle);
    for (const QComboBox *box : {m_separator, m_point, m_encoding, m_dates}) {
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addLayout(form);
    layout->addWidget(title);
    layout->addWidget(m_preview);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    resize(680, sizeHint().height());
    fill(start);
}

QComboBox *ExportDialog::add(QFormLayout *form, const QString &label, const QString &name, const QStringList &choices)
{
    auto *box = new QComboBox;
    box->setObjectName(name);
    box->addItems(choices);
    form->addRow(label, box);
    return box;
}

CsvFormat ExportDialog::format() const
{
    CsvFormat format;
    format.separator = chosen(separators, m_separator);
    format.point = chosen(points, m_point);
    format.encoding = static_cast<CsvEncoding>(std::max(0, m_encoding->currentIndex()));
    format.dates = static_cast<CsvDates>(std::max(0, m_dates->currentIndex()));
    return format;
}

void ExportDialog::fill(const CsvFormat &format)
{
    for (const auto &[box, place] : {std::pair(m_separator, placeOf(separators, format.separator)), std::pair(m_point, placeOf(points, format.point)),
                                     std::pair(m_encoding, static_cast<int>(format.encoding)), std::pair(m_dates, static_cast<int>(format.dates))}) {
        const QSignalBlocker once(box);
        box->setCurrentIndex(place);
    }
    refresh();
}

void ExportDialog::takeStyle()
{
    if (const auto index = static_cast<std::size_t>(std::max(0, m_style->currentIndex())); index < styles.size()) {
        fill(styles[index]);
    }
}

void ExportDialog::refresh()
{
    const CsvFormat now = format();
    {
        const QSignalBlocker blocker(m_style);
        m_style->setCurrentIndex(placeOf(styles, now)); // beyond them: own choice
    }
    const QByteArray utf8 = m_table(now);
    m_preview->setPlainText(firstLines(utf8));
    const auto encoded = encodedCsv(utf8, now.encoding);
    QString sentence;
    if (!encoded) {
        sentence = lossText(encoded.error());
    } else if (now.separator == now.point) {
        sentence = tr("The separator is the decimal sign too: numbers with decimals are put in quotes.");
    }
    QPalette colors = palette();
    if (!encoded) {
        colors.setColor(QPalette::WindowText, stateColor(State::Bad, isDark(palette())));
    }
    m_message->setPalette(colors);
    m_message->setText(sentence);
    m_go->setEnabled(encoded.has_value());
}

} // namespace configuria
