// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include "engine/evaluation.h"
#include "items/format.h"

namespace configuria {

class EvidenceShelf;

enum class Detail { Everything, FindingsOnly };

// The document of `evaluate --json` and `check --json`, schema 1: base units, money as decimal strings in the project's
// currency, null for what is absent. Keys are stable; sentences (assumptions, messages) are in the user's language.
// `assumed`: what the caller took for granted, listed after what the engine did. `evidence`: nullptr, or where the measured
// runs beside the speeds come from.
QByteArray evaluationToJson(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation, Detail detail, const Format &format,
                            const QStringList &assumed, EvidenceShelf *evidence = nullptr);


// The same answers for people, a few lines per configuration.
QString evaluationToText(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation, Detail detail, const Format &format,
                         const QStringList &assumed, EvidenceShelf *evidence = nullptr);

// Every assumption behind the evaluation, worded once each.
QStringList assumptionTexts(const Evaluation &evaluation, const Format &format);

} // namespace configuria
