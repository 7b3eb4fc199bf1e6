// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLineEdit;

namespace configuria {

QString usualWarranty(); // in the language of the window
QString usualDelivery();

// The usual wording, in grey while the field is empty, and put in by the button at its end. Nothing is promised that nobody asked for.
void offerWords(QLineEdit *edit, const QString &words);

} // namespace configuria
