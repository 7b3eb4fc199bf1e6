// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quotecontent.h"
#include "quotetexts.h"
#include "sheet.h"

namespace configuria {

// The parts of the paper around the table, in the order in which they are printed.
class QuoteSections {
public:
    QuoteSections(Sheet &sheet, const QuoteInput &input, const Quote &quote);

    void addCover(); // a page of its own
    void addTitle();
    void addParties();
    void addSummary();
    void addCharts();
    void addIntroduction();
    void addTotals(const PaperOffer &offer);
    qreal totalsHeight(const PaperOffer &offer) const; // with the gap above
    void addMargins(const PaperOffer &offer); // of the internal view
    void addTerms();
    void addAssumptions();
    void addEvidence();     // annex
    void addTermsOfSale();  // annex
    void addSignature();

private:
    void addParty(const QString &role, const Party &party, qreal x, qreal width, qreal height);
    qreal partyHeight(const Party &party, qreal width) const;
    void addTiles();
    void addTile(const LabelledText &tile, qreal x, qreal width, qreal height, const QColor &edge);
    qreal addRows(const QString &title, const QVector<LabelledText> &rows, qreal x, qreal y, qreal width);
    qreal rowsHeight(const QVector<LabelledText> &rows, qreal width) const;
    void addChart(const QuoteChart &chart, qreal x, qreal width, qreal height);
    qreal addNotes(const PaperOffer &offer, qreal x, qreal y, qreal width);
    void addLogo(qreal width, qreal height);
    void addLabelled(const LabelledText &row);
    void addChoice(qreal x, qreal y, qreal width);
    void addPlaceToSign(const QString &title, const QString &hint, qreal x, qreal width);
    QColor verdictColor() const;

    Sheet &m_sheet;
    const QuoteInput &m_input;
    const Quote &m_quote;
};

} // namespace configuria
