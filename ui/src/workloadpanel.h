// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

#include "bind.h"

class QFormLayout;
class QGroupBox;
class QLabel;
class QPushButton;

namespace configuria {

class ServingBox;

// What the machine does: model, precision, kind of work, numbers, parallelism.
class WorkloadPanel : public QWidget {
    Q_OBJECT
public:
    explicit WorkloadPanel(View &view, QWidget *parent = nullptr);
    void refresh();
    void retranslate();

signals:
    void modelAsked();

private:
    QLabel *addRow(QWidget *field, QFormLayout *form);
    QSpinBox *automaticSpin(const QString &name, int maximum);
    QSpinBox *spin(const QString &name, int minimum, int maximum);
    QComboBox *combo(const QString &name);
    void wordBillions();
    void makeEditors();
    void layOut();
    void bindCommon();
    void bindInference();
    void bindTraining();
    void bindParallelism();
    void makeTargets();
    void showTargets();
    void showAutomaticValues();
    void showRows();
    void fillCombos();

    View &m_view;
    Bindings m_bindings;
    QFormLayout *m_form = nullptr;
    ServingBox *m_serving;
    QGroupBox *m_parallelism = nullptr;
    QPushButton *m_model;
    QComboBox *m_kind, *m_weights, *m_kv, *m_engine, *m_framework, *m_optimizer, *m_checkpointing, *m_loss, *m_offload, *m_zero;
    QSpinBox *m_context, *m_sequences, *m_prompt, *m_answer;
    QDoubleSpinBox *m_utilisation, *m_trainingTokens;
    QSpinBox *m_sequenceLength, *m_microBatch, *m_accumulation, *m_rank;
    QCheckBox *m_master;
    QToolButton *m_targets;
    QVector<QAction *> m_targetActions; // the value of each is its set of LoraTarget bits
    QSpinBox *m_tensor, *m_pipeline, *m_data, *m_expert, *m_contextParallel;
    QVector<QLabel *> m_parallelLabels;
};

} // namespace configuria
