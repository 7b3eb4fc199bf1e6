// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verdictstrip.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QToolButton>

#include <algorithm>

#include "copymenu.h"
#include "icons.h"
#include "items/priceages.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

FigureCard::FigureCard(const QString &name, bool isProminent, QWidget *parent) : QAbstractButton(parent), m_isProminent(isProminent)
{
    setObjectName(name);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    offerCopy(this, [this] { return QVector<QStringList>{{m_caption, m_value, m_detail}}; });
}

void FigureCard::setFigure(const QString &icon, State state, const QString &caption, const QString &value, const QString &detail)
{
    if (icon == m_icon && state == m_state && caption == m_caption && value == m_value && detail == m_detail) {
        return;
    }
    const std::pair before(sizeHint(), minimumSizeHint());
    m_icon = icon;
    m_state = state;
    m_caption = caption;
    m_value = value;
    m_detail = detail;
    setAccessibleName(tr("%1: %2, %3", "caption, value, detail of a figure").arg(caption, value, detail));
    setToolTip(accessibleName() + u'\n' + tr("Click to see where it comes from."));
    if (before != std::pair(sizeHint(), minimumSizeHint())) { // lays out the whole window
        updateGeometry();
    }
    update();
}

QFont FigureCard::valueFont() const
{
    QFont f = font();
    f.setBold(true);
    f.setPointSizeF(f.pointSizeF() * (m_isProminent ? 1.6 : 1.35));
    return f;
}

QFont FigureCard::smallFont() const
{
    QFont f = font();
    f.setPointSizeF(f.pointSizeF() * 0.88);
    return f;
}

QSize FigureCard::sizeHint() const
{
    const QFontMetrics small(smallFont());
    const QFontMetrics large(valueFont());
    const int text = std::max({small.horizontalAdvance(m_caption), large.horizontalAdvance(m_value), small.horizontalAdvance(m_detail)});
    return {text + 24 + (m_isProminent ? 40 : 0), 16 + 2 * small.height() + large.height()};
}

QSize FigureCard::minimumSizeHint() const
{
    const QFontMetrics large(valueFont());
    return {large.horizontalAdvance(m_value) + 24 + (m_isProminent ? 40 : 0), 16 + 2 * QFontMetrics(smallFont()).height() + large.height()};
}

void FigureCard::paintEvent(QPaintEvent *)
{
    const bool dark = isDark(palette());
    const QColor state = stateColor(m_state, dark);
    const QColor base = palette().color(QPalette::Base);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor background = m_state == State::Neutral ? base : mixed(base, state, m_isProminent ? 0.14 : 0.07);
    const bool isLit = hasFocus() || underMouse();
    painter.setBrush(background);
    painter.setPen(QPen(isLit ? palette().color(QPalette::Highlight) : mixed(palette().color(QPalette::Mid), background, 0.4), hasFocus() ? 2 : 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    if (m_state != State::Neutral) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(state);
        painter.drawRoundedRect(QRectF(2, 7, 4, height() - 14), 2, 2);
    }
    const int iconSize = m_isProminent ? 32 : 0;
    int left = 12;
    if (m_isProminent) {
        lineIcon(m_icon, state).paint(&painter, QRect(14, (height() - iconSize) / 2, iconSize, iconSize));
        left += 42;
    }
    const QFontMetrics small(smallFont());
    const QFontMetrics large(valueFont());
    const int width = this->width() - left - 8;
    const auto line = [&](const QFont &font, const QFontMetrics &metrics, int top, const QColor &color, const QString &text) {
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(QRect(left, top, width, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, width));
    };
    const QColor muted = mixed(palette().color(QPalette::WindowText), base, 0.32);
    line(smallFont(), small, 8, muted, m_caption);
    line(valueFont(), large, 8 + small.height(), m_state == State::Neutral ? palette().color(QPalette::WindowText) : state, m_value);
    line(smallFont(), small, 8 + small.height() + large.height(), muted, m_detail);
}

VerdictStrip::VerdictStrip(View &view, QWidget *parent)
    : QWidget(parent), m_view(view), m_prices(new QToolButton), m_fit(new FigureCard(u"verdictFit"_s, true)), m_power(new FigureCard(u"verdictPower"_s, false)),
      m_speed(new FigureCard(u"verdictSpeed"_s, false)), m_capex(new FigureCard(u"verdictCapex"_s, false)),
      m_tco(new FigureCard(u"verdictTco"_s, false))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(8);
    layout->addWidget(m_fit, 5);
    layout->addWidget(m_power, 4);
    layout->addWidget(m_speed, 4);
    layout->addWidget(m_capex, 4);
    layout->addWidget(m_tco, 4);
    m_prices->setObjectName(u"verdictPrices"_s);
    m_prices->setAutoRaise(true);
    m_prices->setIconSize(QSize(20, 20));
    m_prices->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    m_prices->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    layout->addWidget(m_prices);
    connect(m_prices, &QToolButton::clicked, this, &VerdictStrip::pricesAsked);
    const auto explains = [this](FigureCard *card, FormulaId formula) {
        connect(card, &QAbstractButton::clicked, this, [this, formula] { emit explanationAsked(formula); });
    };
    explains(m_fit, FormulaId::MemoryTotal);
    explains(m_power, FormulaId::AveragePower);
    explains(m_capex, FormulaId::CostPurchase);
    explains(m_tco, FormulaId::CostTotal);
    connect(m_speed, &QAbstractButton::clicked, this, [this] {
        const bool trains = m_view.evaluation().speed.trainingPerGpu.has_value();
        emit explanationAsked(trains ? FormulaId::TrainingThroughput : FormulaId::OutputThroughput);
    });
}

void VerdictStrip::refresh()
{
    showFit();
    showPower();
    showSpeed();
    showMoney();
    showPrices();
}

void VerdictStrip::showFit()
{
    const MemoryEvaluation &memory = m_view.evaluation().memory;
    const Format &f = m_view.format;
    QString icon;
    State state = State::Neutral;
    switch (memory.fits) {
    case Fit::FitsWithMargin: icon = u"margin"_s; state = State::Good; break;
    case Fit::Fits: icon = u"check"_s; state = State::Good; break;
    case Fit::Tight: icon = u"warning"_s; state = State::Warning; break;
    case Fit::No: icon = u"cross"_s; state = State::Bad; break;
    case Fit::Unknown: icon = u"question"_s; break;
    }
    const auto capacity = memory.limit ? memory.limit : memory.capacity; // the one that the verdict is about
    const QString need = memory.perGpu.total ? f.bytes(memory.perGpu.total->expected) : f.unknown();
    const QString detail = capacity ? tr("%1 of %2 per GPU").arg(need, f.bytes(*capacity)) : tr("%1 needed per GPU").arg(need);
    m_fit->setFigure(icon, state, tr("GPU memory"), texts::label(memory.fits), detail);
}

void VerdictStrip::showPower()
{
    const ConfigurationEvaluation &e = m_view.evaluation();
    const Format &f = m_view.format;
    const QString load = e.power.dc ? f.watts(*e.power.dc) : f.unknown();
    State state = State::Neutral;
    if (e.findings.has(FindingCode::PsuOverload) || e.findings.has(FindingCode::PowerUnknown)) {
        state = State::Bad;
    } else if (e.findings.has(FindingCode::RedundancyLost) || e.findings.has(FindingCode::PsuMarginThin)) {
        state = State::Warning;
    }
    const QString detail = e.power.psuUsable ? tr("of %1 the supplies can give").arg(f.watts(*e.power.psuUsable)) : tr("no power supply to compare with");
    m_power->setFigure(u"power"_s, state, tr("Power per node"), load, detail);
}

void VerdictStrip::showSpeed()
{
    const SpeedEvaluation &speed = m_view.evaluation().speed;
    const Format &f = m_view.format;
    const Configuration *c = m_view.current();
    if (c && isTraining(c->workload.kind)) {
        const QString rate = speed.trainingPerGpu ? f.tokensPerSecond(speed.trainingPerGpu->expected) : f.unknown();
        const QString step = f.seconds(speed.trainingStep);
        const QString time = speed.timeToTrain ? tr("a step %1 · trained in %2").arg(step, f.seconds(speed.timeToTrain->expected)) : tr("a step %1").arg(step);
        m_speed->setFigure(u"speed"_s, State::Neutral, tr("Training speed, per GPU"), rate, time);
        return;
    }
    const QString output = speed.output ? f.tokensPerSecond(speed.output->expected) : f.unknown();
    const QString first = speed.timeToFirstToken ? f.seconds(speed.timeToFirstToken->expected) : f.unknown();
    const QString user = speed.decodePerUser ? f.tokensPerSecond(speed.decodePerUser->expected) : f.unknown();
    const QString detail = speed.usersAtTarget ? tr("target speeds for %n user(s) at once", nullptr, static_cast<int>(*speed.usersAtTarget))
                                               : tr("first token %1 · %2 each").arg(first, user);
    const bool isMissed = c && speed.usersAtTarget && *speed.usersAtTarget < c->workload.sequences;
    m_speed->setFigure(u"speed"_s, isMissed ? State::Warning : State::Neutral, tr("Speed, all users"), output, detail);
}

void VerdictStrip::showMoney()
{
    const CostEvaluation &cost = m_view.evaluation().cost;
    const Format &f = m_view.format;
    const QString currency = m_view.currency();
    const QString capex = cost.capex ? f.moneyShort(*cost.capex, currency) : f.unknown();
    const QString detail = cost.capexPartial ? tr("some prices are missing")
        : cost.perGpuHour ? tr("without VAT · %1 per GPU-hour").arg(f.money(*cost.perGpuHour, currency)) : tr("without VAT");
    m_capex->setFigure(u"price"_s, cost.capexPartial ? State::Warning : State::Neutral, tr("Purchase"), capex, detail);
    const QString tco = cost.tco ? f.moneyShort(*cost.tco, currency) : f.unknown();
    const QString compared = cost.breakEvenMonth ? tr("beats the cloud after %1").arg(f.months(*cost.breakEvenMonth))
        : cost.cloudTotal ? tr("the cloud: %1").arg(f.moneyShort(*cost.cloudTotal, currency)) : tr("no cloud price to compare with");
    m_tco->setFigure(u"cost"_s, State::Neutral, tr("Cost over %n year(s)", nullptr, m_view.project().cost.years), tco, compared);
}

// In one word, with all of them in the tip: what is old counts before what has no date.
void VerdictStrip::showPrices()
{
    constexpr std::size_t mostLines = 12;
    const Configuration *current = m_view.current();
    const std::vector<PriceNote> notes = current ? priceNotes(m_view.session.catalogue(), m_view.project(), *current, m_view.date()) : std::vector<PriceNote>();
    m_prices->setVisible(!notes.empty());
    if (notes.empty()) {
        return;
    }
    const bool isDated = std::any_of(notes.begin(), notes.end(), [](const PriceNote &note) { return note.age.state != PriceState::NoDate; });
    QStringList lines{tr("Prices to be asked for again: offers hold for 30 days.")};
    for (std::size_t i = 0; i < std::min(notes.size(), mostLines); ++i) {
        lines << texts::priceNote(notes[i], m_view.format);
    }
    if (notes.size() > mostLines) {
        lines << tr("and %n more", nullptr, static_cast<int>(notes.size() - mostLines));
    }
    //: one short word: prices that are more than 30 days old; prices without a date
    const QString word = isDated ? tr("Old prices") : tr("Undated");
    const QString tip = lines.join(u'\n');
    if (m_prices->text() != word || m_prices->toolTip() != tip || m_prices->icon().isNull()) {
        m_prices->setText(word);
        m_prices->setToolTip(tip);
        m_prices->setAccessibleName(word);
        m_prices->setAccessibleDescription(tip);
    }
    const bool dark = isDark(QGuiApplication::palette()); // that of the strip follows later
    m_prices->setIcon(lineIcon(isDated ? u"warning"_s : u"question"_s, stateColor(isDated ? State::Warning : State::Neutral, dark)));
}

} // namespace configuria
