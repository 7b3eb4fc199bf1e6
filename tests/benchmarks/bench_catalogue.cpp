// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QComboBox>
#include <QLineEdit>
#include <QTableView>

#include <algorithm>
#include <vector>

#include "cataloguepage.h"
#include "ui/mainwindow.h"

using namespace configuria;
using namespace Qt::StringLiterals;

// A key in the filter of the page Catalogue, over the 100 000 references of a distributor: 16 ms, one frame of the screen.
class BenchCatalogue : public QObject {
    Q_OBJECT
private slots:
    void keystroke();
};

namespace {

Catalogue withServices(int count)
{
    Catalogue catalogue;
    catalogue.services.resize(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        PartInfo &info = catalogue.services[static_cast<std::size_t>(i)].info;
        info.id = "ref-" + std::to_string(i);
        info.vendor = "Fabricant " + std::to_string(i % 97);
        info.model = "Pièce " + std::to_string(i * 7919LL % count) + " d'un tarif à longue désignation";
        info.price = Money::cents(i * 31LL % 100'000);
    }
    return catalogue;
}

} // namespace

void BenchCatalogue::keystroke()
{
    QLocale::setDefault(QLocale(QLocale::French, QLocale::France));
    applyTheme(Theme::Light);
    Session session(std::make_shared<const Catalogue>(withServices(100'000)), Project());
    View view{session, 0, Format(QLocale())};
    CatalogueServices services;
    services.columns = [](PartKind) { return std::vector<PartColumn>(); };
    services.record = [](const std::string &) { return std::optional<PartRecord>(); };
    services.ownPrices = [](const std::string &) { return std::vector<OwnPrice>(); };
    CataloguePage page(view, services);
    page.resize(1366, 700);
    page.show();
    page.refresh();
    page.findChild<QComboBox *>(u"catalogueKind"_s)->setCurrentIndex(1 + static_cast<int>(PartKind::Service));
    auto *filter = page.findChild<QLineEdit *>(u"catalogueFilter"_s);
    auto *table = page.findChild<QTableView *>(u"catalogueTable"_s);
    QCOMPARE(table->model()->rowCount(), 100'000);
    std::vector<double> milliseconds;
    for (const QString &word : {u"pièce 4242"_s, u"ref-99"_s, u"fabricant 12 désignation"_s}) {
        for (qsizetype length = 1; length <= word.size(); ++length) {
            QElapsedTimer timer;
            timer.start();
            filter->setText(word.first(length));
            table->viewport()->repaint();
            milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        QVERIFY(table->model()->rowCount() < 50'000);
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    const double median = milliseconds[milliseconds.size() / 2];
    qInfo("a key on 100 000 parts: median %.1f ms, worst %.1f ms (budget 16)", median, milliseconds.back());
#ifdef NDEBUG
    QVERIFY2(median <= 3 * 16, qPrintable(QString::number(median)));
#endif
}

QTEST_MAIN(BenchCatalogue)
#include "bench_catalogue.moc"
