// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "engine/error.h"
#include "engine/evaluation.h"
#include "items/format.h"

namespace configuria::texts {

// Words for people, in the language of the installed translators. Exhaustive switches: a new code without a sentence
// does not compile.
QString label(WorkloadKind);
QString label(WeightFormat);       // "BF16", "Q4_K_M", ...
QString label(KvFormat);
QString label(InferenceEngine);
QString label(TrainingFramework);
QString label(Optimizer);
QString label(Checkpointing);
QString label(LossImplementation);
QString label(Offload);
QString label(RedundancyPolicy);
QString label(LineScope);          // "per node", "per project"
QString label(ShapeConfidence);
QString label(AttentionKind);
QString label(EfficiencyClass);    // "80 PLUS Titanium"
QString label(GpuFormFactor);      // "PCIe", "SXM5", ...
QString label(PartKind);           // "GPU", "Memory", "Power supply"
QString plural(PartKind);          // group titles of the BOM
QString label(Severity);
QString label(Fit);
QString label(Basis);
QString label(ModelKind);
QString conflict(PartConflict);    // "needs another socket", "" for None

QString title(const Finding &, const Catalogue &, const Format &);  // one line: what is wrong
QString advice(const Finding &, const Catalogue &, const Format &); // one or two sentences: why it matters, what to do
QString source(FindingCode);                                        // of the rule: a norm, a guide, "rule of thumb ..."
QString repair(const Repair &, const Catalogue &, const Format &);  // label of the button, "" for None
QString assumption(const Assumption &, const Format &);
QString figures(const Finding &, const Format &); // "Required: 92 GB; present: 80 GB. ...", "" when nothing is known

QString partName(PartRef, const Catalogue &);            // vendor and model, "" when there is no such part
QString partName(const PartInfo &);                      // and whether it is refurbished
QString designation(const BomLine &, const Catalogue &); // the line's own description, else the part's name

QString title(FormulaId);          // what the figure is: "KV cache"
QString formula(FormulaId);        // the formula in words and symbols
QString source(FormulaId);         // where it comes from
QString error(const Error &);      // one clear sentence: file, place, what is wrong, what is accepted

} // namespace configuria::texts
