// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace configuria {

// A country by its ISO 3166-1 code: the usual ones are listed by name, any other is typed as two letters.
class CountryBox : public QComboBox {
    Q_OBJECT
public:
    explicit CountryBox(QWidget *parent = nullptr);
    QString code() const { return m_code; }  // two capitals; "" when none is said
    void setCode(const QString &code);       // no signal
    void retranslate();

signals:
    void codeChanged(const QString &code);   // by the user

private:
    void takeText();
    void showCode();

    QString m_code;
};

} // namespace configuria
