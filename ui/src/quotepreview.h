// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <memory>

#include "report/pagedquote.h"
#include "report/quotedocument.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace configuria {

class PagesView;

// What the preview asks of the window.
struct PreviewServices {
    std::function<std::shared_ptr<const PagedQuote>(QuoteView)> pages; // of the project as it is now
    std::function<bool(QuoteView)> mayGoOut;                           // asks; the user may put the project right meanwhile
    std::function<void(const PagedQuote &, QuoteView)> save;           // asks where
    std::function<void(const PagedQuote &, int current)> print;        // asks how
};

// The quote as it will be saved and printed, page by page.
class QuotePreview : public QDialog {
    Q_OBJECT
public:
    explicit QuotePreview(PreviewServices services, QWidget *parent = nullptr);

private:
    QWidget *makeBar();
    QWidget *makeButtons();
    void makeKeys();
    void choose(int zoomChoice);
    void reload(); // the project may have changed
    void showPlace();
    void goOut(const std::function<void()> &way);
    QuoteView view() const;

    PreviewServices m_services;
    PagesView *m_pages = nullptr;
    QComboBox *m_view = nullptr;
    QComboBox *m_zoom = nullptr;
    QSpinBox *m_page = nullptr;
    QLabel *m_count = nullptr;
    QToolButton *m_previous = nullptr, *m_next = nullptr, *m_smaller = nullptr, *m_larger = nullptr;
};

} // namespace configuria
