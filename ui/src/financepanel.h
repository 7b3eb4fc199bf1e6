// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "termfields.h"

class QVBoxLayout;

namespace configuria {

// The terms of the cost of ownership: purchase, running costs, finance, outlook, cloud.
class FinancePanel : public QWidget {
    Q_OBJECT
public:
    explicit FinancePanel(View &view, QWidget *parent = nullptr);
    void refresh() { m_fields.refresh(); }
    void retranslate() { m_fields.retranslate(); }

private:
    void makePurchase(QVBoxLayout *layout);
    void makeRunning(QVBoxLayout *layout);
    void makeFailures();
    void makeFinance(QVBoxLayout *layout);
    void makeAccounts();
    void makeOutlook(QVBoxLayout *layout);
    void makeCloud(QVBoxLayout *layout);

    TermFields m_fields;
};

} // namespace configuria
