// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/acceptancesheet.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

#include "acceptancepage.h"
#include "items/acceptancewords.h"
#include "items/texts.h"
#include "pdffinish.h"
#include "quotetexts.h"
#include "report/paperlanguage.h"
#include "report/savefile.h"
#include "sheet.h"

using namespace Qt::StringLiterals;

namespace configuria {
namespace {

struct AcceptanceText {
    Q_DECLARE_TR_FUNCTIONS(configuria::AcceptanceSheet)
};

constexpr qreal inset = pt(4);
constexpr qreal checkWidth = pt(238), expectedWidth = pt(146), measuredWidth = pt(95);
constexpr qreal signatureHeight = pt(62);
constexpr qreal tallestRow = pt(22.5); // a check and its command; many rows share what the page has
constexpr qreal largestCommand = 6.2;  // points
constexpr qreal moreLine = 0.31;       // of that, for each further line of a long command

QVector<texts::AcceptanceRow> rowsOf(const QuoteInput &input)
{
    const Configuration *offered = offeredConfiguration(input);
    if (!offered) {
        return {};
    }
    const auto index = static_cast<std::size_t>(std::clamp(input.configuration, 0, maxConfigurations - 1));
    return texts::acceptanceRows(input.catalogue, input.project, *offered, input.evaluation.configurations[index], input.format);
}

QString line(const std::string &data) { return clean(data).simplified(); }

QString serverName(const QuoteInput &input)
{
    const Configuration *offered = offeredConfiguration(input);
    const BomLine *server = offered ? firstLine(*offered, PartKind::Server) : nullptr;
    return server ? texts::designation(*server, input.catalogue).simplified() : QString();
}

QString acceptanceTitle(const QuoteInput &input)
{
    const QString customer = line(input.project.customer.name);
    const QString title = AcceptanceText::tr("Acceptance sheet");
    return customer.isEmpty() ? title : u"%1 \u2014 %2"_s.arg(title, customer);
}

// What is known of the delivery; what is not is left to be filled in by hand, with an empty value.
QVector<LabelledText> headerOf(const QuoteInput &input)
{
    const Configuration *offered = offeredConfiguration(input);
    const int nodes = offered ? std::max(offered->nodes, 1) : 1;
    return {
        {AcceptanceText::tr("Customer"), line(input.project.customer.name), {}},
        {AcceptanceText::tr("Serial number"), {}, {}},
        {AcceptanceText::tr("Quote no."), line(input.project.quote.number), {}},
        {AcceptanceText::tr("Delivered on"), {}, {}},
        {AcceptanceText::tr("Configuration"), offered ? line(offered->name) : QString(), {}},
        {AcceptanceText::tr("Tested on"), {}, {}},
        {AcceptanceText::tr("Server"), serverName(input), {}},
        //: one sheet for each server: its number among them
        {AcceptanceText::tr("Server no., of %1").arg(input.format.count(nodes)), nodes == 1 ? input.format.count(1) : QString(), {}},
    };
}

QString note()
{
    return AcceptanceText::tr("Expected values are computed for one server of the configuration. Rates of links and networks are those that "
                              "published measurements of such machines reach; times and speeds of the workload are estimates, and the bound is the end of "
                              "their range. Commands run as root; names of devices are to be adapted.");
}

class AcceptancePage {
public:
    AcceptancePage(Sheet &sheet, const QuoteInput &input) : m_sheet(sheet), m_input(input) {}

    void add()
    {
        addHeader();
        addTable();
        addSignatures();
    }

private:
    void addHeader()
    {
        m_sheet.line(AcceptanceText::tr("ACCEPTANCE SHEET"), m_sheet.font(17, true), Sheet::left, m_sheet.y(), Sheet::width * 0.62, m_sheet.accent());
        m_sheet.line(line(m_input.project.seller.name), m_sheet.font(8.5, true), Sheet::left + Sheet::width * 0.64, m_sheet.y() + pt(8), Sheet::width * 0.36,
                     ink::text, Qt::AlignRight);
        m_sheet.skip(m_sheet.lineHeight(m_sheet.font(17, true)) + pt(2));
        m_sheet.rule(m_sheet.y(), m_sheet.accent(), pt(1.2));
        m_sheet.skip(pt(5));
        const QVector<LabelledText> rows = headerOf(m_input);
        const qreal half = Sheet::width / 2, label = pt(84), height = pt(14);
        for (int i = 0; i < rows.size(); ++i) {
            const qreal x = Sheet::left + (i % 2) * (half + pt(6)), y = m_sheet.y() + (i / 2) * height;
            const qreal width = half - pt(6);
            m_sheet.line(rows[i].label, m_sheet.font(7.6), x, y, label - pt(4), ink::muted);
            if (rows[i].value.isEmpty()) {
                m_sheet.fill(x + label, y + pt(10), width - label, pt(0.5), ink::muted);
            } else {
                m_sheet.line(rows[i].value, m_sheet.font(7.6, true), x + label, y, width - label, ink::text);
            }
        }
        m_sheet.skip(height * ((static_cast<int>(rows.size()) + 1) / 2) + pt(4));
    }

    void addTitles()
    {
        const QFont bold = m_sheet.font(7.2, true);
        const qreal y = m_sheet.y(), textY = y + pt(2.5);
        m_sheet.fill(Sheet::left, y, Sheet::width, pt(14), m_sheet.accent());
        const QColor white(Qt::white);
        m_sheet.line(AcceptanceText::tr("Check and command"), bold, Sheet::left + inset, textY, checkWidth - 2 * inset, white);
        m_sheet.line(AcceptanceText::tr("Expected"), bold, Sheet::left + checkWidth + inset, textY, expectedWidth - 2 * inset, white);
        m_sheet.line(AcceptanceText::tr("Measured"), bold, measuredX() + inset, textY, measuredWidth - 2 * inset, white);
        //: head of the column with the boxes to tick
        m_sheet.line(AcceptanceText::tr("OK"), bold, boxX(), textY, Sheet::right - boxX(), white, Qt::AlignHCenter);
        m_sheet.skip(pt(14));
    }

    void addTable()
    {
        addTitles();
        const QVector<texts::AcceptanceRow> rows = rowsOf(m_input);
        m_notes = m_sheet.block(note(), m_sheet.font(6.3), Sheet::width).height();
        const qreal room = m_sheet.remaining() - signatureHeight - m_notes - pt(12);
        qreal heights = 0; // in rows of one command line
        for (const texts::AcceptanceRow &row : rows) {
            heights += 1 + moreLine * moreLines(row);
        }
        const qreal height = std::min(tallestRow, room / std::max<qreal>(1, heights));
        for (int i = 0; i < rows.size(); ++i) {
            addRow(rows[i], height, i % 2 == 1);
        }
    }

    // The command on lines that fit the column in its largest letters. Broken at spaces alone: a dash belongs to its option.
    QStringList commandLines(const QString &command) const
    {
        const QFont font = m_sheet.font(largestCommand);
        QStringList lines;
        for (const QString &word : command.split(u' ', Qt::SkipEmptyParts)) {
            const QString longer = lines.isEmpty() ? word : lines.last() + u' ' + word;
            if (lines.isEmpty() || m_sheet.advance(longer, font) > checkWidth - 2 * inset) {
                lines << word;
            } else {
                lines.last() = longer;
            }
        }
        return lines;
    }

    int moreLines(const texts::AcceptanceRow &row) const { return std::max(0, static_cast<int>(commandLines(row.command).size()) - 1); }

    // A row has two lines of text or more, whose sizes follow the height of two.
    void addRow(const texts::AcceptanceRow &row, qreal twoLines, bool isShaded)
    {
        const qreal y = m_sheet.y();
        const qreal points = twoLines / pt(1);
        const qreal height = twoLines * (1 + moreLine * moreLines(row));
        const QFont bold = m_sheet.font(std::min(7.6, points * 0.36), true), plain = m_sheet.font(std::min(7.6, points * 0.36));
        const QFont small = m_sheet.font(std::min(largestCommand, points * 0.28));
        if (isShaded) {
            m_sheet.fill(Sheet::left, y, Sheet::width, height, ink::fill);
        }
        const qreal first = row.command.isEmpty() ? y + (height - m_sheet.lineHeight(bold)) / 2 : y + twoLines * 0.06;
        m_sheet.line(row.check, bold, Sheet::left + inset, first, checkWidth - 2 * inset, ink::text);
        qreal lineY = first + m_sheet.lineHeight(bold);
        for (const QString &commandLine : commandLines(row.command)) {
            m_sheet.line(commandLine, small, Sheet::left + inset, lineY, checkWidth - 2 * inset, ink::muted);
            lineY += m_sheet.lineHeight(small);
        }
        addExpected(row.expected, plain, y, height);
        m_sheet.fill(measuredX() + inset, y + height - pt(3.5), measuredWidth - 2 * inset, pt(0.4), ink::muted);
        const qreal box = std::min(pt(9), height * 0.6);
        m_sheet.frame(boxX() + (Sheet::right - boxX() - box) / 2, y + (height - box) / 2, box, box, ink::text);
        m_sheet.fill(Sheet::left, y + height - pt(0.4), Sheet::width, pt(0.4), ink::rule);
        m_sheet.skip(height);
    }

    // On two lines where one is too short.
    void addExpected(const QString &text, const QFont &font, qreal y, qreal height)
    {
        const qreal x = Sheet::left + checkWidth + inset, width = expectedWidth - 2 * inset;
        // "at least 300 GB/s", and below it what is usual; "8 × NVIDIA H100", and below it the memory of each.
        QString broken = QString(text).replace(u" ("_s, u"\n("_s);
        if (const qsizetype comma = broken.lastIndexOf(u", "_s); comma >= 0 && m_sheet.advance(broken, font) > width) {
            broken.replace(comma, 2, u",\n"_s);
        }
        const TextBlock block = m_sheet.block(broken, font, width);
        if (block.lineCount() <= 2 && block.height() <= height) {
            m_sheet.text(block, QPointF(x, y + (height - block.height()) / 2), ink::text);
        } else {
            m_sheet.line(text, font, x, y + (height - m_sheet.lineHeight(font)) / 2, width, ink::text);
        }
    }

    void addSignatures()
    {
        m_sheet.skip(pt(4));
        const TextBlock notes = m_sheet.block(note(), m_sheet.font(6.3), Sheet::width);
        m_sheet.text(notes, QPointF(Sheet::left, m_sheet.y()), ink::muted);
        m_sheet.skip(notes.height() + pt(4));
        const qreal gap = pt(10), width = (Sheet::width - gap) / 2, height = std::min(signatureHeight, m_sheet.remaining());
        const QString hint = AcceptanceText::tr("Name, date and signature");
        addPlaceToSign(AcceptanceText::tr("For the seller"), hint, Sheet::left, width, height);
        addPlaceToSign(AcceptanceText::tr("For the customer: accepted, or accepted with reservations"), hint, Sheet::left + width + gap, width, height);
    }

    void addPlaceToSign(const QString &title, const QString &hint, qreal x, qreal width, qreal height)
    {
        m_sheet.frame(x, m_sheet.y(), width, height, ink::rule);
        m_sheet.line(title, m_sheet.font(7.6, true), x + inset, m_sheet.y() + pt(3), width - 2 * inset, ink::text);
        m_sheet.line(hint, m_sheet.font(6.6), x + inset, m_sheet.y() + pt(14), width - 2 * inset, ink::muted);
    }

    static qreal measuredX() { return Sheet::left + checkWidth + expectedWidth; }
    static qreal boxX() { return measuredX() + measuredWidth; }

    Sheet &m_sheet;
    const QuoteInput &m_input;
    qreal m_notes = 0;
};

} // namespace

void addAcceptancePage(Sheet &sheet, const QuoteInput &input)
{
    sheet.bookmark(AcceptanceText::tr("Acceptance sheet"));
    AcceptancePage(sheet, input).add();
}

namespace {

QByteArray paintedPdf(const QuoteInput &input)
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    const PaperSize size = input.project.quote.paper.size;
    setUpPaper(writer, acceptanceTitle(input), size);
    Sheet sheet(&writer, paperFamily(), {size, readableAccent(input.look.accent)});
    AcceptancePage(sheet, input).add();
    sheet.paint(writer, [](QPainter &, int) {});
    return pdf;
}

} // namespace

tl::expected<void, Error> writeAcceptancePdf(const QuoteInput &input, const QString &path)
{
    const PaperLanguage words(input.language);
    PdfProperties properties;
    properties.title = acceptanceTitle(input);
    properties.language = languageTag(input);
    properties.author = line(input.project.seller.name);
    properties.date = input.project.quote.date;
    const tl::expected<QByteArray, QString> finished = finishPdf(paintedPdf(input), properties);
    if (!finished) {
        return tl::unexpected(cannotWrite(path, finished.error()));
    }
    return saveFile(path, *finished);
}

QByteArray acceptanceText(const QuoteInput &input)
{
    const PaperLanguage words(input.language);
    const QString blank = u"____________________"_s;
    QString text = acceptanceTitle(input) + u"\n\n"_s;
    for (const LabelledText &row : headerOf(input)) {
        text += AcceptanceText::tr("%1: %2", "a label and its value").arg(row.label, row.value.isEmpty() ? blank : row.value) + u'\n';
    }
    for (const texts::AcceptanceRow &row : rowsOf(input)) {
        text += u"\n[ ] "_s + row.check + u'\n';
        if (!row.command.isEmpty()) {
            text += u"    $ "_s + row.command + u'\n';
        }
        text += u"    "_s + AcceptanceText::tr("Expected: %1").arg(row.expected) + u'\n';
        text += u"    "_s + AcceptanceText::tr("Measured: %1").arg(blank) + u'\n';
    }
    text += u'\n' + note() + u'\n';
    return text.toUtf8();
}

tl::expected<void, Error> writeAcceptanceText(const QuoteInput &input, const QString &path)
{
    return saveFile(path, acceptanceText(input));
}

} // namespace configuria
