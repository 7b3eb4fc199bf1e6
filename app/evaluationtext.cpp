// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evaluationjson.h"

#include <QCoreApplication>

#include <cmath>

#include "evidencetexts.h"
#include "items/memorywords.h"
#include "items/moveswords.h"
#include "items/texts.h"
#include "powerwords.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(configuria::EvaluationText)
public:
    Words(const Catalogue &catalogue, const Project &project, const Format &format)
        : m_catalogue(catalogue), m_project(project), m_currency(QString::fromStdString(project.currency)), m_format(format) {}

    QString everything(const Configuration &configuration, const ConfigurationEvaluation &e) const
    {
        QStringList lines = QStringList{headline(configuration, e)} + memory(configuration, e) + QStringList{speed(e)} + movement(configuration) + QStringList{power(e.power)} + supplyLines(m_catalogue, e.power, m_format) + cost(e.cost);
        lines.removeAll(QString());
        return lines.join(u"\n  "_s) + u'\n';
    }

    QString headline(const Configuration &configuration, const ConfigurationEvaluation &e) const
    {
        const QString model = QString::fromStdString(configuration.model.name.empty() ? configuration.model.id : configuration.model.name);
        //: configuration name: model, workload, precision, number of GPUs
        return tr("%1: %2, %3, %4, %n GPU(s)", nullptr, e.workload.gpus)
            .arg(QString::fromStdString(configuration.name), model.isEmpty() ? m_format.unknown() : model,
                 texts::label(configuration.workload.kind), texts::label(configuration.workload.weights));
    }

    // What a check is about: the machine, and its power budget where supplies are known.
    QString checked(const Configuration &configuration, const ConfigurationEvaluation &e) const
    {
        const QString budget = supplyBudget(e.power, m_format);
        return headline(configuration, e) + u'\n' + (budget.isEmpty() ? QString() : u"  "_s + budget + u'\n');
    }

    static QString evidence(const QVector<QuoteEvidence> &runs)
    {
        QString lines = runs.isEmpty() ? QString() : u"  "_s + tr("Nearest measured runs:") + u'\n';
        for (const QuoteEvidence &run : runs) {
            //: a figure, the run that measured it, where that was published
            lines += u"    "_s + tr("%1: %2 %3").arg(run.figure, run.run, run.source) + u'\n';
        }
        return lines;
    }

    QString findings(const Findings &findings) const
    {
        QString lines;
        for (const Finding &f : findings.items()) {
            const QString repair = texts::repair(f.repair, m_catalogue, m_format);
            //: severity: what is wrong
            QString line = tr("%1: %2").arg(texts::label(f.severity), texts::title(f, m_catalogue, m_format));
            if (!repair.isEmpty()) {
                //: a finding, then the repair that the program offers
                line = tr("%1 [%2]").arg(line, repair);
            }
            lines += u"  "_s + line + u'\n';
        }
        return lines;
    }

private:
    // The verdict, then the three figures of one GPU side by side, then what is asked next.
    QStringList memory(const Configuration &configuration, const ConfigurationEvaluation &e) const
    {
        //: whether it fits, then for which context and how many sequences
        QStringList lines{tr("Memory: %1. %2").arg(texts::label(e.memory.fits), texts::memoryScope(configuration, e, m_format))};
        if (!e.memory.perGpu.total) {
            return lines;
        }
        for (const texts::MemoryFigure &figure : texts::memoryFigures(configuration, e, m_format)) {
            lines << indented(figure);
        }
        const MemoryAnswers answers = memoryAnswers(m_catalogue, m_project, configuration);
        for (const texts::MemoryFigure &figure : texts::answerFigures(configuration, answers, m_format)) {
            lines << indented(figure);
        }
        if (!answers.ways.empty()) {
            lines << tr("Changes after which it fits:");
        }
        for (const WayOut &way : answers.ways) {
            lines << u"  "_s + texts::wayOut(way, m_catalogue, m_format);
        }
        return lines;
    }

    // How long loads, starts and transfers take, then what the link between the GPUs brings.
    QStringList movement(const Configuration &configuration) const
    {
        QStringList lines;
        for (const texts::MemoryFigure &figure : texts::moveFigures(moves(m_catalogue, m_project, configuration), m_catalogue, m_format)) {
            lines << indented(figure);
        }
        if (lines.isEmpty()) {
            return lines;
        }
        lines.prepend(tr("Loads, starts and transfers:"));
        const Interconnect link = interconnect(m_catalogue, m_project, configuration);
        //: what the link between the GPUs brings
        lines << tr("Link between the GPUs: %1").arg(texts::linkSentence(link, m_catalogue, m_format));
        for (const texts::LinkFigure &figure : texts::linkFigures(link, m_project, m_format)) {
            //: a figure, its value with the GPUs' own link, and through PCIe alone
            lines << u"  "_s + tr("%1: %2, PCIe alone %3").arg(figure.label, figure.linked, figure.pcieOnly);
        }
        if (const QString worth = texts::worthSentence(link, m_project, m_format); !worth.isEmpty()) {
            lines << u"  "_s + worth;
        }
        return lines;
    }

    static QString indented(const texts::MemoryFigure &figure)
    {
        //: what a figure is, and its value
        const QString line = tr("%1: %2").arg(figure.label, figure.value);
        //: a figure, then its range or a remark
        return u"  "_s + (figure.detail.isEmpty() ? line : tr("%1 (%2)").arg(line, figure.detail));
    }

    QString speed(const ConfigurationEvaluation &e) const
    {
        const SpeedEvaluation &s = e.speed;
        if (s.output && s.timeToFirstToken) {
            const QString speed = tr("Speed: %1 in all, first token after %2")
                                      .arg(m_format.tokensPerSecond(s.output->expected), m_format.seconds(s.timeToFirstToken->expected));
            return s.usersAtTarget ? speed + u'\n' + tr("Users at once who get the targets: %1").arg(m_format.count(*s.usersAtTarget)) : speed;
        }
        if (!s.trainingPerGpu) {
            return {};
        }
        const QString rate = m_format.tokensPerSecond(s.trainingPerGpu->expected), step = m_format.seconds(s.trainingStep);
        return s.timeToTrain ? tr("Speed: %1 per GPU, a step takes %2, trained in %3").arg(rate, step, m_format.seconds(s.timeToTrain->expected))
                             : tr("Speed: %1 per GPU, a step takes %2").arg(rate, step);
    }

    // Two digits: the band of such a figure is a quarter wide.
    QString about(Watts watts) const
    {
        const double unit = watts.count >= 1 ? std::pow(10.0, std::floor(std::log10(watts.count)) - 1) : 1;
        return m_format.watts(Watts(std::round(watts.count / unit) * unit));
    }

    QString power(const PowerEvaluation &p) const
    {
        const QString ac = p.ac ? m_format.watts(*p.ac) : m_format.unknown();
        const QString full = p.psuUsable ? tr("Power: %1 at full load per node, supplies carry %2").arg(ac, m_format.watts(*p.psuUsable))
                                         : tr("Power: %1 at full load per node").arg(ac);
        //: %1 the power at full load; %2 and %3 what machines that others measured draw
        return p.busyAc && p.idleAc ? tr("%1; as measured: about %2 at this work, %3 idle").arg(full, about(p.busyAc->expected), about(p.idleAc->expected))
                                    : full;
    }

    QStringList cost(const CostEvaluation &c) const
    {
        const auto money = [this](const std::optional<Money> &m) { return m ? m_format.moneyShort(*m, m_currency) : m_format.unknown(); };
        QStringList lines{tr("Cost: purchase %1, total cost of ownership %2").arg(money(c.capex), money(c.tco))};
        if (c.perGpuHour) {
            const QString hour = m_format.money(*c.perGpuHour, m_currency);
            lines << (c.perMillionTokens ? tr("Cost of use: %1 per GPU-hour, %2 per million tokens").arg(hour, m_format.money(*c.perMillionTokens, m_currency))
                                         : tr("Cost of use: %1 per GPU-hour").arg(hour));
        }
        if (c.cloudTotal && c.tco) {
            const QString total = m_format.moneyShort(*c.cloudTotal, m_currency);
            // "None" is said in words.
            lines << (c.breakEvenMonth ? tr("Renting instead: %1; break-even after %2").arg(total, m_format.months(*c.breakEvenMonth))
                                       : tr("Renting instead: %1; no break-even within %n year(s)", nullptr, m_project.cost.years).arg(total));
        }
        return lines;
    }

    const Catalogue &m_catalogue;
    const Project &m_project;
    QString m_currency;
    const Format &m_format;
};

} // namespace

QString evaluationToText(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation, Detail detail, const Format &format,
                         const QStringList &assumed, EvidenceShelf *evidence)
{
    const Words words(catalogue, project, format);
    QString text;
    for (int i = 0; i < evaluation.count; ++i) {
        const auto index = static_cast<std::size_t>(i);
        const Configuration &configuration = project.configurations[index];
        const ConfigurationEvaluation &e = evaluation.configurations[index];
        text += detail == Detail::Everything ? words.everything(configuration, e) : words.checked(configuration, e);
        text += evidence && detail == Detail::Everything ? Words::evidence(evidence->quoteEvidence(configuration, format)) : QString();
        text += words.findings(e.findings);
    }
    const QStringList assumptions = assumptionTexts(evaluation, format) + assumed;
    if (detail == Detail::Everything && !assumptions.isEmpty()) {
        text += Words::tr("Assumed:") + u'\n';
        for (const QString &assumption : assumptions) {
            text += u"  "_s + assumption + u'\n';
        }
    }
    return text;
}

} // namespace configuria
