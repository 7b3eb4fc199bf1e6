// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/offer.h"

namespace configuria {

using namespace Qt::StringLiterals;

// Of our own: the norm knows no price incl. VAT.
const QString priceInclVat = u"price_incl_vat"_s;

} // namespace configuria

// Business terms of EN 16931-1:2017, table 2. Amounts are excl. VAT as there, even where the prices of the quote include it. Options are
// in no sum.
namespace configuria::bt {

const QString number = u"BT-1"_s, date = u"BT-2"_s, currency = u"BT-5"_s, dueDate = u"BT-9"_s, buyerReference = u"BT-10"_s, paymentTerms = u"BT-20"_s;
const QString note = u"BT-22"_s;
const QString seller = u"BG-4"_s, sellerName = u"BT-27"_s, sellerRegistration = u"BT-30"_s, sellerVat = u"BT-31"_s, sellerLegal = u"BT-33"_s;
const QString sellerAddress = u"BT-35"_s, sellerCountry = u"BT-40"_s, sellerContact = u"BT-41"_s, sellerPhone = u"BT-42"_s, sellerEmail = u"BT-43"_s;
const QString buyer = u"BG-7"_s, buyerName = u"BT-44"_s, buyerRegistration = u"BT-47"_s, buyerVat = u"BT-48"_s, buyerAddress = u"BT-50"_s;
const QString buyerCountry = u"BT-55"_s, buyerContact = u"BT-56"_s, buyerPhone = u"BT-57"_s, buyerEmail = u"BT-58"_s;
const QString deliverTo = u"BG-15"_s, deliveryAddress = u"BT-75"_s, iban = u"BT-84"_s, bic = u"BT-86"_s;
const QString allowances = u"BG-20"_s, allowanceAmount = u"BT-92"_s, allowancePercent = u"BT-94"_s, allowanceVat = u"BT-96"_s;
const QString totals = u"BG-22"_s, sumOfLines = u"BT-106"_s, sumOfAllowances = u"BT-107"_s, totalExclVat = u"BT-109"_s, totalVat = u"BT-110"_s;
const QString totalInclVat = u"BT-112"_s, amountDue = u"BT-115"_s;
const QString vatBreakdown = u"BG-23"_s, vatBase = u"BT-116"_s, vatAmount = u"BT-117"_s, vatCategory = u"BT-118"_s, vatRate = u"BT-119"_s;
const QString exemptionText = u"BT-120"_s, exemptionCode = u"BT-121"_s;
const QString lines = u"BG-25"_s, lineId = u"BT-126"_s, lineNote = u"BT-127"_s, quantity = u"BT-129"_s, unit = u"BT-130"_s, lineNet = u"BT-131"_s;
const QString lineDiscount = u"BT-136"_s, lineDiscountPercent = u"BT-138"_s, netPrice = u"BT-146"_s, lineVatCategory = u"BT-151"_s, lineVatRate = u"BT-152"_s;
const QString itemName = u"BT-153"_s, itemId = u"BT-155"_s, itemClass = u"BT-158"_s, itemOrigin = u"BT-159"_s;

// UN/ECE Recommendation No. 20, from which BT-130 is taken.
struct UnitCode {
    LineUnit unit;
    QLatin1StringView code;
};
constexpr UnitCode unitCodes[] = {{LineUnit::Piece, "C62"_L1}, {LineUnit::Hour, "HUR"_L1}, {LineUnit::Day, "DAY"_L1},   {LineUnit::Week, "WEE"_L1},
                                  {LineUnit::Month, "MON"_L1}, {LineUnit::Year, "ANN"_L1}, {LineUnit::Metre, "MTR"_L1}, {LineUnit::LumpSum, "LS"_L1}};

} // namespace configuria::bt
