// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/accuracytext.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(configuria::Accuracy)
};

QString line(const QStringList &cells)
{
    static constexpr int widths[] = {-48, 6, 10, 10, 10, 10, 10};
    QString text;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const int width = widths[static_cast<std::size_t>(i)];
        text += width < 0 ? cells[i].leftJustified(-width) : cells[i].rightJustified(width);
    }
    return text + u'\n';
}

QString percent(double value, const QLocale &locale, bool withSign)
{
    const QString digits = locale.toString(std::abs(value) < 0.05 ? 0.0 : value, 'f', 1); // never "-0.0"
    return withSign && value > 0.05 ? u'+' + digits : digits;
}

QString unusableSummary(const AccuracyReport &report)
{
    std::array<int, measuredKindCount> unusable{};
    for (const UnusableRun &run : report.unusable) {
        unusable[static_cast<std::size_t>(run.kind)] += run.isDoubt ? 0 : 1;
    }
    QString text = Words::tr("Inference: %1 of %2 rows cannot be used. Training: %3 of %4.").arg(unusable[0]).arg(report.rows[0]).arg(unusable[1]).arg(report.rows[1]);
    if (report.rows[2] > 0 || report.rows[3] > 0) {
        text += u' ' + Words::tr("Inference speed: %1 of %2. Training speed: %3 of %4.").arg(unusable[2]).arg(report.rows[2]).arg(unusable[3]).arg(report.rows[3]);
    }
    if (report.rows[4] > 0) {
        text += u' ' + Words::tr("Power: %1 of %2.").arg(unusable[4]).arg(report.rows[4]);
    }
    return text;
}

} // namespace

QString figureId(AccuracyFigure figure)
{
    switch (figure) {
    case AccuracyFigure::Weights: return u"weights"_s;
    case AccuracyFigure::KvCache: return u"kv_cache"_s;
    case AccuracyFigure::Buffers: return u"buffers"_s;
    case AccuracyFigure::Total: return u"total"_s;
    case AccuracyFigure::TrainingPeak: return u"training_peak"_s;
    case AccuracyFigure::DecodeSpeed: return u"decode"_s;
    case AccuracyFigure::PrefillSpeed: return u"prefill"_s;
    case AccuracyFigure::Throughput: return u"throughput"_s;
    case AccuracyFigure::TrainingSpeed: return u"training_speed"_s;
    case AccuracyFigure::SystemPower: return u"system_power"_s;
    case AccuracyFigure::GpuPower: return u"gpu_power"_s;
    case AccuracyFigure::IdlePower: return u"idle_power"_s;
    }
    return {};
}

QString figureName(AccuracyFigure figure)
{
    switch (figure) {
    case AccuracyFigure::Weights: return Words::tr("Weights");
    case AccuracyFigure::KvCache: return Words::tr("KV cache");
    case AccuracyFigure::Buffers: return Words::tr("Compute buffers");
    case AccuracyFigure::Total: return Words::tr("Sum that the engine allocates");
    case AccuracyFigure::TrainingPeak: return Words::tr("Training peak");
    case AccuracyFigure::DecodeSpeed: return Words::tr("Tokens/s of one user");
    case AccuracyFigure::PrefillSpeed: return Words::tr("Prompt tokens/s");
    case AccuracyFigure::Throughput: return Words::tr("Output tokens/s of all users");
    case AccuracyFigure::TrainingSpeed: return Words::tr("Training tokens/s per GPU");
    case AccuracyFigure::SystemPower: return Words::tr("Average watts of systems");
    case AccuracyFigure::GpuPower: return Words::tr("Watts of GPUs");
    case AccuracyFigure::IdlePower: return Words::tr("Watts of idle systems");
    }
    return {};
}

QString accuracyHtml(const AccuracyReport &report, const QLocale &locale)
{
    const auto cell = [](const QString &text, bool isHead, bool isNumber) {
        const QString tag = isHead ? u"th"_s : u"td"_s;
        return u"<%1 align='%2' style='padding:2px 8px'>%3</%1>"_s.arg(tag, isNumber ? u"right"_s : u"left"_s, text.toHtmlEscaped());
    };
    QString html = u"<p>"_s + Words::tr("Error of the figures on runs that others measured and published: each source predicted with what the other sources "
                                        "gave. Above 0, the figure is higher than what was measured.").toHtmlEscaped()
        + u"</p><table cellspacing='0'><tr>"_s;
    const QStringList heads{Words::tr("Error in %"), Words::tr("runs"), Words::tr("median"), Words::tr("p90"), Words::tr("worst"), Words::tr("bias"), Words::tr("in band")};
    for (qsizetype i = 0; i < heads.size(); ++i) {
        html += cell(heads[i], true, i > 0);
    }
    html += u"</tr>"_s;
    for (const AccuracyTable &table : report.tables) {
        if (!table.heldOut || table.isApart) {
            continue;
        }
        const bool isHead = table.group.isEmpty();
        html += u"<tr>"_s + cell(isHead ? figureName(table.figure) : u"\u2003"_s + table.group, isHead, false) + cell(QString::number(table.rows), isHead, true)
            + cell(percent(table.medianPercent, locale, false), isHead, true) + cell(percent(table.p90Percent, locale, false), isHead, true)
            + cell(percent(table.worstPercent, locale, true), isHead, true) + cell(percent(table.biasPercent, locale, true), isHead, true)
            + cell(percent(table.coveragePercent, locale, false), isHead, true) + u"</tr>"_s;
    }
    return html + u"</table><p>"_s + unusableSummary(report).toHtmlEscaped() + u"</p>"_s;
}

QString accuracyText(const AccuracyReport &report, const QLocale &locale)
{
    QString text;
    for (const bool heldOut : {true, false}) {
        text += (heldOut ? Words::tr("Each source predicted with what the other sources gave (held out)")
                         : Words::tr("With the constants of this version, fitted on all sources")) + u"\n\n"_s;
        text += line({Words::tr("Error in %"), Words::tr("runs"), Words::tr("median"), Words::tr("p90"), Words::tr("worst"), Words::tr("bias"), Words::tr("in band")});
        for (const AccuracyTable &table : report.tables) {
            if (table.heldOut != heldOut) {
                continue;
            }
            const QString group = table.isApart ? Words::tr("apart: %1").arg(table.group) : table.group;
            text += line({table.group.isEmpty() ? figureName(table.figure) : u"  "_s + group, QString::number(table.rows),
                          percent(table.medianPercent, locale, false), percent(table.p90Percent, locale, false), percent(table.worstPercent, locale, true),
                          percent(table.biasPercent, locale, true), percent(table.coveragePercent, locale, false)});
        }
        text += u'\n';
    }
    text += unusableSummary(report) + u'\n';
    for (const UnusableRun &run : report.unusable) {
        //: a row's id, then the reason
        text += u"  "_s + (run.isDoubt ? Words::tr("%1: doubtful: %2") : Words::tr("%1: %2")).arg(run.id, run.reason) + u'\n';
    }
    return text;
}

} // namespace configuria
