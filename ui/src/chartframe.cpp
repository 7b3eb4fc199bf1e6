// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartframe.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "chartexport.h"
#include "icons.h"
#include "items/texts.h"
#include "report/savefile.h"

namespace configuria {

using namespace Qt::StringLiterals;

QString askPathInDialog(QWidget *parent, const QString &title, const QString &name, const QString &filter)
{
    return QFileDialog::getSaveFileName(parent, title, name, filter);
}

namespace {

QString endingOf(ChartFile file)
{
    switch (file) {
    case ChartFile::Png: return u".png"_s;
    case ChartFile::Svg: return u".svg"_s;
    case ChartFile::Pdf: return u".pdf"_s;
    case ChartFile::CsvExcelFr:
    case ChartFile::CsvRfc4180: return u".csv"_s;
    }
    return {};
}

} // namespace

ChartFrame::ChartFrame(QWidget *chart, QWidget *parent)
    : QWidget(parent), m_title(new QLabel), m_answer(new QLabel), m_note(new QLabel), m_tools(new QHBoxLayout), m_copyMenu(new QMenu(this)),
      m_saveMenu(new QMenu(this)), m_copyImage(new QAction(this)), m_copyData(new QAction(this))
{
    m_answer->setObjectName(u"chartAnswer"_s);
    m_title->setObjectName(u"chartTitle"_s);
    m_note->setObjectName(u"chartNote"_s);
    for (QLabel *label : {m_answer, m_note}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long name does not widen the window
    m_note->hide();
    m_tools->setSpacing(8);
    m_tools->addWidget(m_title, 1);
    m_copy = addMenu("chartCopy", m_copyMenu);
    m_save = addMenu("chartSave", m_saveMenu);
    m_copyImage->setObjectName(u"copyChartImage"_s);
    m_copyData->setObjectName(u"copyChartData"_s);
    m_copyMenu->addActions({m_copyImage, m_copyData});
    connect(m_copyImage, &QAction::triggered, this, &ChartFrame::copyImage);
    connect(m_copyData, &QAction::triggered, this, &ChartFrame::copyData);
    addFile(ChartFile::Png, "saveChartPng");
    addFile(ChartFile::Svg, "saveChartSvg");
    addFile(ChartFile::Pdf, "saveChartPdf");
    m_saveMenu->addSeparator();
    addFile(ChartFile::CsvExcelFr, "saveChartCsvExcel");
    addFile(ChartFile::CsvRfc4180, "saveChartCsvPlain");
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(4);
    layout->addLayout(m_tools);
    layout->addWidget(m_answer);
    layout->addWidget(chart, 1);
    layout->addWidget(m_note);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    applyStyle();
    retranslate();
}

QToolButton *ChartFrame::addMenu(const char *name, QMenu *menu)
{
    auto *button = new QToolButton;
    button->setObjectName(QLatin1StringView(name));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setMenu(menu);
    m_tools->addWidget(button);
    return button;
}

void ChartFrame::addFile(ChartFile file, const char *name)
{
    QAction *action = m_saveMenu->addAction(QString(), this, [this, file] { ask(file); });
    action->setObjectName(QLatin1StringView(name));
    m_files << action;
}

void ChartFrame::addTool(QAction *action)
{
    auto *button = new QToolButton;
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    addTool(button);
}

void ChartFrame::addTool(QWidget *widget)
{
    m_tools->insertWidget(m_tools->indexOf(m_copy), widget);
}

void ChartFrame::setTitle(const QString &title)
{
    m_title->setText(title);
    m_title->setToolTip(title);
}

void ChartFrame::setAnswer(const QString &answer)
{
    m_answer->setText(answer);
    m_answer->setVisible(!answer.isEmpty());
}

QString ChartFrame::answer() const
{
    return m_answer->text();
}

void ChartFrame::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void ChartFrame::setTable(const ChartTable &table, const Format &format)
{
    m_table = table;
    m_format = format;
    const bool hasFigures = !table.rows.isEmpty();
    m_copyData->setEnabled(hasFigures);
    for (QAction *action : {m_files[static_cast<int>(ChartFile::CsvExcelFr)], m_files[static_cast<int>(ChartFile::CsvRfc4180)]}) {
        action->setEnabled(hasFigures);
    }
}

void ChartFrame::copyImage()
{
    QGuiApplication::clipboard()->setImage(imageOf(*this));
}

void ChartFrame::copyData() const
{
    QGuiApplication::clipboard()->setText(tableText(m_table, m_format.locale().decimalPoint().front()));
}

void ChartFrame::ask(ChartFile file)
{
    const bool isTable = file == ChartFile::CsvExcelFr || file == ChartFile::CsvRfc4180;
    const QString ending = endingOf(file);
    const QString title = isTable ? tr("Save the figures of the chart") : tr("Save the chart");
    const QString filter = isTable ? tr("CSV tables (*.csv)") : tr("Images (*%1)").arg(ending);
    const QString path = m_askPath(this, title, m_fileName + ending, filter);
    if (!path.isEmpty()) {
        save(file, path.endsWith(ending, Qt::CaseInsensitive) ? path : path + ending);
    }
}

bool ChartFrame::save(ChartFile file, const QString &path)
{
    const auto content = [&] {
        switch (file) {
        case ChartFile::Png: return pngOf(*this);
        case ChartFile::Svg: return svgOf(*this, m_title->text());
        case ChartFile::Pdf: return pdfOf(*this, m_title->text());
        case ChartFile::CsvExcelFr: return tableCsv(m_table, CsvStyle::ExcelFr);
        case ChartFile::CsvRfc4180: return tableCsv(m_table, CsvStyle::Rfc4180);
        }
        return QByteArray();
    };
    const auto written = saveFile(path, content());
    if (!written) {
        QMessageBox box(QMessageBox::Warning, tr("Configuria"), texts::error(written.error()), QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        box.exec();
    }
    return written.has_value();
}

void ChartFrame::applyStyle()
{
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    bold.setPointSizeF(font().pointSizeF() * 1.25);
    m_answer->setFont(bold);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.9);
    m_note->setFont(small);
    const QColor color = palette().color(QPalette::ButtonText);
    m_copy->setIcon(lineIcon(u"duplicate"_s, color));
    m_save->setIcon(lineIcon(u"save"_s, color));
}

void ChartFrame::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        applyStyle();
    }
}

void ChartFrame::retranslate()
{
    //: menu of a chart: its image or its figures to the clipboard
    m_copy->setText(tr("C&opy"));
    //: menu of a chart: to a file
    m_save->setText(tr("&Save"));
    m_copy->setAccessibleName(tr("Copy the chart"));
    m_save->setAccessibleName(tr("Save the chart"));
    m_copyImage->setText(tr("&Image"));
    m_copyData->setText(tr("&Figures"));
    m_files[static_cast<int>(ChartFile::Png)]->setText(tr("&PNG image…"));
    m_files[static_cast<int>(ChartFile::Svg)]->setText(tr("&SVG drawing…"));
    m_files[static_cast<int>(ChartFile::Pdf)]->setText(tr("PD&F…"));
    m_files[static_cast<int>(ChartFile::CsvExcelFr)]->setText(tr("Figures, CSV for French &Excel…"));
    m_files[static_cast<int>(ChartFile::CsvRfc4180)]->setText(tr("Figures, CSV &RFC 4180…"));
}

} // namespace configuria
