// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGroupBox>
#include <QVector>

#include "bind.h"

class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace configuria {

// What users expect of a server, and the techniques that make it faster where the traffic allows it (ServingDetails).
class ServingBox : public QGroupBox {
    Q_OBJECT
public:
    explicit ServingBox(View &view, QWidget *parent = nullptr);
    void refresh();
    void retranslate();

private:
    QDoubleSpinBox *box(const QString &name, double most, int decimals, double step);
    void bindEditors();

    View &m_view;
    Bindings m_bindings;
    QDoubleSpinBox *m_firstToken, *m_rate, *m_prefixHits, *m_acceptance, *m_cost;
    QSpinBox *m_guesses;
    QVector<QLabel *> m_labels; // in the order of the editors
};

} // namespace configuria
