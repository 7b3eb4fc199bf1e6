// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "quotepreview.h"

#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "pagesview.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

// Choices of the zoom: two that follow the window, then percents, then whatever else is shown.
constexpr int fitWidth = 0, fitPage = 1, firstPercent = 2;
constexpr int percents[] = {50, 75, 100, 125, 150, 200, 300};

QToolButton *makeButton(const QString &name, const QString &text, const QString &words)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setToolTip(words);
    button->setAccessibleName(words);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

QuotePreview::QuotePreview(PreviewServices services, QWidget *parent)
    : QDialog(parent)
    , m_services(std::move(services))
    , m_pages(new PagesView)
{
    setObjectName(u"quotePreview"_s);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    m_pages->setObjectName(u"previewPages"_s);
    m_pages->setAccessibleName(tr("Pages of the quote"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeBar());
    layout->addWidget(m_pages, 1);
    layout->addWidget(makeButtons());
    makeKeys();
    connect(m_pages, &PagesView::moved, this, &QuotePreview::showPlace);
    const QSize screen = (parent ? parent->screen() : QGuiApplication::primaryScreen())->availableSize();
    resize(std::min(screen.width() - 80, 1'040), screen.height() - 80);
    reload();
    m_pages->setFocus();
}

QWidget *QuotePreview::makeBar()
{
    m_view = new QComboBox;
    m_view->setObjectName(u"previewView"_s);
    m_view->addItems({tr("Customer's copy"), tr("Internal copy with margins")});
    m_view->setAccessibleName(tr("Copy that is shown"));
    connect(m_view, &QComboBox::currentIndexChanged, this, &QuotePreview::reload);

    m_previous = makeButton(u"previewPrevious"_s, u"‹"_s, tr("Previous page (Ctrl+Page Up)"));
    m_next = makeButton(u"previewNext"_s, u"›"_s, tr("Next page (Ctrl+Page Down)"));
    m_page = new QSpinBox;
    m_page->setObjectName(u"previewPage"_s);
    m_page->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_page->setAlignment(Qt::AlignRight);
    m_page->setKeyboardTracking(false);
    m_page->setAccessibleName(tr("Page"));
    m_count = new QLabel;
    m_count->setObjectName(u"previewCount"_s);
    connect(m_previous, &QToolButton::clicked, this, [this] { m_pages->goTo(m_pages->currentPage() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { m_pages->goTo(m_pages->currentPage() + 1); });
    connect(m_page, &QSpinBox::valueChanged, this, [this](int page) { m_pages->goTo(page - 1); });

    m_smaller = makeButton(u"previewSmaller"_s, u"−"_s, tr("Smaller (Ctrl+−)"));
    m_larger = makeButton(u"previewLarger"_s, u"+"_s, tr("Larger (Ctrl++)"));
    m_zoom = new QComboBox;
    m_zoom->setObjectName(u"previewZoom"_s);
    m_zoom->setAccessibleName(tr("Zoom"));
    m_zoom->addItems({tr("Fit width"), tr("Fit page")});
    for (const int percent : percents) {
        m_zoom->addItem(locale().toString(percent) + locale().percent(), percent);
    }
    connect(m_smaller, &QToolButton::clicked, this, [this] { m_pages->zoomBy(-1); });
    connect(m_larger, &QToolButton::clicked, this, [this] { m_pages->zoomBy(1); });
    connect(m_zoom, &QComboBox::activated, this, &QuotePreview::choose);

    auto *bar = new QWidget;
    auto *layout = new QHBoxLayout(bar);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(6);
    layout->addWidget(m_view);
    layout->addStretch();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_previous, m_page, m_count, m_next}) {
        layout->addWidget(widget);
    }
    layout->addStretch();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_smaller, m_zoom, m_larger}) {
        layout->addWidget(widget);
    }
    return bar;
}

QWidget *QuotePreview::makeButtons()
{
    const auto button = [](const QString &name, const QString &text) {
        auto *made = new QPushButton(text);
        made->setObjectName(name);
        made->setAutoDefault(false);
        return made;
    };
    QPushButton *save = button(u"previewSave"_s, tr("&Save as PDF…"));
    QPushButton *print = button(u"previewPrint"_s, tr("&Print…"));
    QPushButton *close = button(u"previewClose"_s, tr("&Close"));
    print->setToolTip(QKeySequence(QKeySequence::Print).toString(QKeySequence::NativeText));
    save->setToolTip(QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText));
    connect(save, &QPushButton::clicked, this, [this] { goOut([this] { m_services.save(*m_pages->pages(), view()); }); });
    connect(print, &QPushButton::clicked, this, [this] { goOut([this] { m_services.print(*m_pages->pages(), m_pages->currentPage()); }); });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(new QShortcut(QKeySequence::Print, this), &QShortcut::activated, print, &QPushButton::click);
    connect(new QShortcut(QKeySequence::Save, this), &QShortcut::activated, save, &QPushButton::click);
    auto *buttons = new QWidget;
    auto *layout = new QHBoxLayout(buttons);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addStretch();
    layout->addWidget(save);
    layout->addWidget(print);
    layout->addWidget(close);
    return buttons;
}

void QuotePreview::makeKeys()
{
    const auto key = [this](const QKeySequence &keys, auto does) { connect(new QShortcut(keys, this), &QShortcut::activated, this, does); };
    const auto zoom = [this](int steps) { return [this, steps] { m_pages->zoomBy(steps); }; };
    key(QKeySequence(Qt::CTRL | Qt::Key_Plus), zoom(1));
    key(QKeySequence(Qt::CTRL | Qt::Key_Equal), zoom(1)); // the same key where "+" is on it
    key(QKeySequence(Qt::CTRL | Qt::Key_Minus), zoom(-1));
    key(QKeySequence(Qt::CTRL | Qt::Key_0), [this] { m_pages->setFit(PagesView::Fit::Width); });
    key(QKeySequence(Qt::CTRL | Qt::Key_1), [this] { m_pages->setZoom(1); });
    key(QKeySequence(Qt::CTRL | Qt::Key_2), [this] { m_pages->setFit(PagesView::Fit::Page); });
}

QuoteView QuotePreview::view() const
{
    return m_view->currentIndex() == 0 ? QuoteView::Customer : QuoteView::Internal;
}

void QuotePreview::reload()
{
    QGuiApplication::setOverrideCursor(Qt::WaitCursor); // a thousand lines take a moment
    const auto pages = m_services.pages(view());
    QGuiApplication::restoreOverrideCursor();
    setWindowTitle(pages->title());
    m_pages->setPages(pages);
}

// What leaves is what is shown: after the questions the pages are those of the project as it is then.
void QuotePreview::goOut(const std::function<void()> &way)
{
    const bool may = m_services.mayGoOut(view());
    reload();
    if (may) {
        way();
    }
}

void QuotePreview::choose(int zoomChoice)
{
    if (zoomChoice == fitWidth || zoomChoice == fitPage) {
        m_pages->setFit(zoomChoice == fitWidth ? PagesView::Fit::Width : PagesView::Fit::Page);
    } else {
        m_pages->setZoom(m_zoom->itemData(zoomChoice).toInt() / 100.0);
    }
}

void QuotePreview::showPlace()
{
    const int current = m_pages->currentPage(), count = m_pages->pageCount();
    const QSignalBlocker still(m_page);
    m_page->setRange(1, std::max(count, 1));
    m_page->setValue(current + 1);
    //: number of the last page, beside the field with that of the page that is shown
    m_count->setText(tr("/ %1").arg(locale().toString(count)));
    m_previous->setEnabled(current > 0);
    m_next->setEnabled(current + 1 < count);
    m_pages->setAccessibleDescription(tr("Page %1 of %2").arg(current + 1).arg(count));

    const int percent = qRound(m_pages->zoom() * 100);
    int choice = m_pages->fit() == PagesView::Fit::Width ? fitWidth : m_pages->fit() == PagesView::Fit::Page ? fitPage : m_zoom->findData(percent);
    const int other = firstPercent + static_cast<int>(std::size(percents));
    if (m_zoom->count() > other) {
        m_zoom->removeItem(other);
    }
    if (choice < 0) {
        m_zoom->addItem(locale().toString(percent) + locale().percent(), percent);
        choice = other;
    }
    m_zoom->setCurrentIndex(choice);
}

} // namespace configuria
