// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include "countrybox.h"
#include "sellerdialog.h"
#include "usualwords.h"

using namespace Qt::StringLiterals;
using namespace configuria;

class TestSellerDialog : public QObject {
    Q_OBJECT
private slots:
    void country_data();
    void country();
    void usualWordsAreOnlyOffered();
    void fitsASmallScreen();
};

void TestSellerDialog::country_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("isJudged");
    QTest::newRow("none said") << QString() << true;
    QTest::newRow("France") << u"FR"_s << true;
    QTest::newRow("Germany") << u"DE"_s << false;
}

// Only a French registration number has a form that can be wrong.
void TestSellerDialog::country()
{
    QFETCH(QString, code);
    QFETCH(bool, isJudged);
    SellerProfile profile;
    profile.seller.name = "Acme";
    profile.seller.registration = "HRB 86891";
    SellerDialog dialog(profile, {});
    auto *box = dialog.findChild<CountryBox *>(u"profileCountry"_s);
    const auto *mark = dialog.findChild<QLabel *>(u"profileRegistrationMark"_s);
    box->setEditText(code);
    emit box->lineEdit()->editingFinished();
    QCOMPARE(!mark->text().isEmpty(), isJudged);
    QCOMPARE(QString::fromStdString(dialog.profile().seller.country), code);
    profile.seller.country = code.toStdString();
    QCOMPARE(SellerDialog(profile, {}).findChild<CountryBox *>(u"profileCountry"_s)->code(), code);
}

// A warranty that nobody asked for must not come onto a paper.
void TestSellerDialog::usualWordsAreOnlyOffered()
{
    SellerDialog dialog({}, {});
    auto *warranty = dialog.findChild<QLineEdit *>(u"profileWarranty"_s);
    QVERIFY(dialog.profile().warranty.empty());
    QVERIFY(warranty->placeholderText().contains(usualWarranty()));
    QAction *put = warranty->actions().constFirst();
    QVERIFY(put->isVisible());
    put->trigger();
    QCOMPARE(QString::fromStdString(dialog.profile().warranty), usualWarranty());
    QVERIFY(dialog.profile().warranty.find("RMA") != std::string::npos);
    QVERIFY(!put->isVisible());
    warranty->undo();
    QVERIFY(dialog.profile().warranty.empty() && put->isVisible());
}

void TestSellerDialog::fitsASmallScreen()
{
    SellerDialog dialog({}, {});
    dialog.show();
    QVERIFY2(dialog.height() <= 720, qPrintable(QString::number(dialog.height())));
    const auto *vat = dialog.findChild<QLineEdit *>(u"profileVat"_s);
    QVERIFY(vat->parentWidget()->height() <= vat->height() + 2); // no gap where a mark may come
    if (const QString folder = qEnvironmentVariable("CONFIGURIA_PICTURES"); !folder.isEmpty()) {
        dialog.grab().save(folder + u"/seller.png"_s);
    }
}

QTEST_MAIN(TestSellerDialog)
#include "tst_sellerdialog.moc"
