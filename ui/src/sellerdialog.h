// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

#include "engine/sellerprofile.h"
#include "quotemark.h"

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace configuria {

class CountryBox;

// Who sells: set once, and what each new quote begins with.
class SellerDialog : public QDialog {
    Q_OBJECT
public:
    using ReadPicture = std::function<QByteArray(const QString &path)>;
    SellerDialog(const SellerProfile &profile, ReadPicture read, QWidget *parent = nullptr);
    SellerProfile profile() const;
    bool setLogo(const QString &path); // false, and said: no picture that is taken

private:
    QWidget *sellerPage();
    QWidget *defaultsPage();
    QWidget *logoRow();
    QWidget *accentRow();
    QLineEdit *addLine(QFormLayout *form, const QString &label, const char *name, std::string SellerProfile::*field);
    QLineEdit *addParty(QFormLayout *form, const QString &label, const char *name, std::string Party::*field, IdKind kind = IdKind::None);
    void addLong(QFormLayout *form, const QString &label, const char *name, std::function<std::string &(SellerProfile &)> field);
    QWidget *marked(QLineEdit *edit, IdKind kind); // with what is right or wrong below it
    void showLogo();
    void showAccent();
    void askLogo();
    void askAccent();
    void tryAccept();

    SellerProfile m_profile;
    CountryBox *m_country; // decides what a registration number must look like
    ReadPicture m_read;
    std::vector<std::function<void(SellerProfile &)>> m_writers;
    QLabel *m_logo = nullptr, *m_wrong = nullptr;
    QPushButton *m_accent = nullptr;
};

} // namespace configuria
