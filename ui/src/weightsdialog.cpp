// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "weightsdialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace configuria {

using namespace Qt::StringLiterals;

WeightsDialog::WeightsDialog(const ScoreWeights &weights, const std::vector<CompareRow> &rows, const Project &project, QWidget *parent)
    : QDialog(parent), m_weights(weights)
{
    setObjectName(u"weightsDialog"_s);
    setWindowTitle(tr("Weights of the score"));
    auto *form = new QFormLayout;
    for (const CompareRow row : rows) {
        auto *box = new QSpinBox;
        box->setObjectName(u"weight%1"_s.arg(static_cast<int>(row)));
        box->setRange(0, mostWeight);
        box->setAlignment(Qt::AlignRight);
        box->setSpecialValueText(tr("not weighed"));
        box->setValue(weights[static_cast<std::size_t>(row)]);
        box->setAccessibleName(texts::label(row, project));
        form->addRow(texts::label(row, project), box);
        m_boxes.push_back({row, box});
        connect(box, &QSpinBox::valueChanged, this, [this, row](int value) {
            m_weights[static_cast<std::size_t>(row)] = value;
            emit weighed(m_weights);
        });
    }
    auto *how = new QLabel(texts::howScored());
    how->setWordWrap(true);
    how->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *even = buttons->addButton(tr("&All alike"), QDialogButtonBox::ResetRole);
    even->setObjectName(u"resetWeights"_s);
    connect(even, &QPushButton::clicked, this, &WeightsDialog::reset);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(8);
    layout->addLayout(form);
    layout->addWidget(how);
    layout->addStretch(1);
    layout->addWidget(buttons);
    resize(440, sizeHint().height());
}

void WeightsDialog::reset()
{
    const ScoreWeights first = firstWeights();
    for (const auto &[row, box] : m_boxes) {
        box->setValue(first[static_cast<std::size_t>(row)]);
    }
}

} // namespace configuria
