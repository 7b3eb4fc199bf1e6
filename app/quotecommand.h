// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments.h"
#include "commandline.h"
#include "engine/quotechecks.h"
#include "failure.h"
#include "library.h"
#include "report/quotedocument.h"

namespace configuria {

class EvidenceShelf;

// The quotes of all projects that are named, and of those in the folders that are. One that fails does not stop the others; the
// status is that of the first failure.
Outcome<ExitStatus> runQuotes(const Arguments &arguments, const Library &library, CommandEnvironment &environment);

// What a paper of the project is made of, with the logo and the colour of the user's own papers, as the window has them; not on those
// of another seller. The charts are drawn in the language of the PaperLanguage of the moment.
QuoteInput quoteInput(const Catalogue &catalogue, const Project &project, const Evaluation &evaluation, const QString &language, const QString &dataDir);
// "Blocker: The quote has no number (…)"
QString quoteFindingLine(const QuoteFinding &finding, const Quote &quote, const Format &format);
// The annex, where the project asks for it.
void addEvidence(QuoteInput &input, EvidenceShelf &shelf);
// That of --csv-style, else of the language.
Outcome<CsvStyle> csvStyle(const Arguments &arguments, const QString &language);

} // namespace configuria
