// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>
#include <QTreeWidget>
#include <QUndoStack>

#include <functional>

#include "bomactions.h"
#include "bomview.h"
#include "catalogue/cataloguestore.h"
#include "engine/completion.h"
#include "findingsview.h"
#include "items/texts.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

// The bill of materials and the findings of one project, as in the window.
struct Desk {
    Session session;
    View view;
    BomView bom;
    FindingsView findings;
    QTreeView *tree;
    QStringList said;

    Desk(std::shared_ptr<const Catalogue> catalogue, const Project &project)
        : session(std::move(catalogue), project), view{session, 0, Format(QLocale(u"en_GB"_s))}, bom(view), findings(view), tree(bom.findChild<QTreeView *>())
    {
        QObject::connect(&session, &Session::changed, &bom, [this] {
            bom.refresh();
            findings.refresh();
        });
        QObject::connect(&bom, &BomView::said, &findings, &FindingsView::say);
        QObject::connect(&bom, &BomView::said, &bom, [this](const QString &sentence) { said << sentence; });
        bom.refresh();
        findings.refresh();
        bom.resize(800, 700);
        bom.show();
        findings.resize(800, 200);
        findings.show();
        bom.activateWindow();
        tree->setFocus();
        QTest::qWait(0);
    }
    const std::vector<BomLine> &lines() const { return session.project().configurations[0].lines; }
    QString ids() const
    {
        QStringList words;
        for (const BomLine &l : lines()) {
            const PartInfo *info = session.catalogue().info(l.part);
            words << (info ? QString::fromStdString(info->id) : QString::fromStdString(l.description));
        }
        return words.join(u' ');
    }
    void select(const QList<int> &wanted) const
    {
        const auto *model = bom.model();
        tree->setCurrentIndex(model->lineIndex(wanted.first()));
        for (const int line : wanted) {
            tree->selectionModel()->select(model->lineIndex(line), QItemSelectionModel::Select | QItemSelectionModel::Rows);
        }
    }
    int steps() const { return session.undoStack()->count(); }
};

// Answers the next modal dialog.
void onDialog(const std::function<void(QDialog *)> &answer)
{
    QTimer::singleShot(30, [answer] {
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
            answer(dialog);
        }
    });
}

} // namespace

class TestBomEditing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(u"en_GB"_s));
        Result<Catalogue> catalogue = catalogueFromResources();
        QVERIFY(catalogue);
        m_catalogue = std::make_shared<const Catalogue>(std::move(*catalogue));
    }
    void keysEditLines_data();
    void keysEditLines();
    void clipboardGoesFromWindowToWindow();
    void plainTextIsPasted();
    void enterEdits();
    void quantityIsTyped_data();
    void quantityIsTyped();
    void menuShowsTheKeys();
    void buttonsFollowTheSelection();
    void deleteCanBePressedAgain();
    void alternativeIsChosen();
    void serverIsCompletedFromTheMenu();
    void firstServerBringsTheRest_data();
    void firstServerBringsTheRest();
    void repairSaysWhatItDid();
    void lineIsMadeAnOption();
    void offerIsEntered();
    void offerIsRefused_data();
    void offerIsRefused();

private:
    Project project(const QList<QByteArray> &ids) const
    {
        Project p;
        Configuration c;
        c.name = "A";
        c.model = *m_catalogue->model("llama-3.1-8b");
        for (const QByteArray &id : ids) {
            BomLine line;
            line.part = m_catalogue->find(id.toStdString());
            c.lines.push_back(line);
        }
        p.configurations.push_back(c);
        return p;
    }
    std::shared_ptr<const Catalogue> m_catalogue;
};

void TestBomEditing::keysEditLines_data()
{
    QTest::addColumn<QList<int>>("selected");
    QTest::addColumn<QKeySequence>("keys");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("step"); // name of the undo step
    const QString all = u"dell-poweredge-r760xa nvidia-l40s nvidia-l4 intel-xeon-6430"_s;
    QTest::newRow("remove one") << QList<int>{2} << QKeySequence(QKeySequence::Delete) << u"dell-poweredge-r760xa nvidia-l40s intel-xeon-6430"_s
                                << u"Remove NVIDIA L4"_s;
    QTest::newRow("remove two") << QList<int>{1, 3} << QKeySequence(QKeySequence::Delete) << u"dell-poweredge-r760xa nvidia-l4"_s << u"Remove 2 lines"_s;
    QTest::newRow("cut") << QList<int>{1, 2} << QKeySequence(QKeySequence::Cut) << u"dell-poweredge-r760xa intel-xeon-6430"_s << u"Remove 2 lines"_s;
    QTest::newRow("duplicate") << QList<int>{0} << QKeySequence(Qt::CTRL | Qt::Key_D) << u"dell-poweredge-r760xa "_s + all
                               << u"Duplicate Dell PowerEdge R760xa"_s;
    QTest::newRow("move up") << QList<int>{2} << QKeySequence(Qt::ALT | Qt::Key_Up) << u"dell-poweredge-r760xa nvidia-l4 nvidia-l40s intel-xeon-6430"_s
                             << u"Move NVIDIA L4"_s;
    QTest::newRow("move down") << QList<int>{1} << QKeySequence(Qt::ALT | Qt::Key_Down)
                               << u"dell-poweredge-r760xa nvidia-l4 nvidia-l40s intel-xeon-6430"_s << u"Move NVIDIA L40S"_s;
    QTest::newRow("move nowhere") << QList<int>{0} << QKeySequence(Qt::ALT | Qt::Key_Up) << all << QString();
    QTest::newRow("copy alone") << QList<int>{0, 1} << QKeySequence(QKeySequence::Copy) << all << QString();
}

void TestBomEditing::keysEditLines()
{
    QFETCH(QList<int>, selected);
    QFETCH(QKeySequence, keys);
    QFETCH(QString, after);
    QFETCH(QString, step);
    Desk desk(m_catalogue, project({"dell-poweredge-r760xa", "nvidia-l40s", "nvidia-l4", "intel-xeon-6430"}));
    QVERIFY(QTest::qWaitForWindowActive(&desk.bom));
    const Project before = desk.session.project();
    desk.select(selected);
    QTest::keySequence(desk.tree, keys);
    QCOMPARE(desk.ids(), after);
    QCOMPARE(desk.steps(), step.isEmpty() ? 0 : 1);
    if (!step.isEmpty()) {
        QCOMPARE(desk.session.undoStack()->undoText(), step);
        desk.session.undoStack()->undo();
        QVERIFY(desk.session.project() == before);
    }
}

void TestBomEditing::clipboardGoesFromWindowToWindow()
{
    Project source = project({"dell-poweredge-r760xa", "nvidia-l40s"});
    source.configurations[0].lines[1].quantity = 4;
    source.configurations[0].lines[1].unitPrice = Money::cents(123'456);
    Desk from(m_catalogue, source);
    QVERIFY(QTest::qWaitForWindowActive(&from.bom));
    from.select({0, 1});
    QTest::keySequence(from.tree, QKeySequence(QKeySequence::Copy));
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"dell-poweredge-r760xa\tDell PowerEdge R760xa\t1\t"_s));

    Desk to(m_catalogue, project({}));
    QVERIFY(QTest::qWaitForWindowActive(&to.bom));
    for (int again = 1; again <= 2; ++again) {
        QTest::keySequence(to.tree, QKeySequence(QKeySequence::Paste));
        QCOMPARE(to.lines().size(), std::size_t(2 * again));
        QCOMPARE(to.steps(), again); // two pastes are two steps
    }
    QVERIFY(to.lines()[1] == source.configurations[0].lines[1]);
    QVERIFY(to.lines()[3] == source.configurations[0].lines[1]);
    QCOMPARE(to.bom.findChild<BomActions *>()->lines(), (QList<int>{2, 3})); // what was pasted is selected
    QVERIFY(to.said.last().contains(u"2"_s));
    to.session.undoStack()->undo();
    to.session.undoStack()->undo();
    QVERIFY(to.lines().empty());
}

void TestBomEditing::plainTextIsPasted()
{
    Desk desk(m_catalogue, project({}));
    QVERIFY(QTest::qWaitForWindowActive(&desk.bom));
    QGuiApplication::clipboard()->setText(u"nvidia-l40s;4;7800\nPDU-77;2;350\n"_s);
    desk.tree->setCurrentIndex(desk.bom.model()->groupIndex(PartKind::Rack));
    QTest::keySequence(desk.tree, QKeySequence(QKeySequence::Paste));
    QCOMPARE(desk.ids(), u"nvidia-l40s PDU-77"_s);
    QCOMPARE(desk.lines()[0].quantity, 4);
    QVERIFY(desk.lines()[1].part.kind == PartKind::Rack); // the group that was current
    QVERIFY(desk.lines()[1].unitPrice == Money::units(350));
    QVERIFY(desk.said.last().contains(u"catalogue"_s));
    QCOMPARE(desk.findings.findChild<QLabel *>(u"editSaid"_s)->toolTip(), desk.said.last());
    QGuiApplication::clipboard()->clear();
    QTest::keySequence(desk.tree, QKeySequence(QKeySequence::Paste));
    QCOMPARE(desk.steps(), 1);
}

void TestBomEditing::enterEdits()
{
    Desk desk(m_catalogue, project({"nvidia-l40s"}));
    QVERIFY(QTest::qWaitForWindowActive(&desk.bom));
    QSignalSpy asked(&desk.bom, &BomView::partAsked);
    desk.tree->setCurrentIndex(desk.bom.model()->lineIndex(0));
    QTest::keyClick(desk.tree, Qt::Key_Return);
    auto *box = desk.tree->findChild<QSpinBox *>();
    QVERIFY(box); // a part keeps its name: the quantity is what is edited
    QTest::keyClicks(box, u"6"_s);
    QTest::keyClick(box, Qt::Key_Delete); // of the cell, not of the line
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(desk.lines().size(), std::size_t(1));
    QCOMPARE(desk.lines()[0].quantity, 6);
    desk.tree->setFocus();
    desk.tree->setCurrentIndex(desk.bom.model()->groupIndex(PartKind::Cpu));
    QTest::keyClick(desk.tree, Qt::Key_Return);
    QCOMPARE(asked.last().at(0).value<PartKind>(), PartKind::Cpu);
    QTest::keyClick(desk.tree, Qt::Key_Insert);
    QCOMPARE(asked.size(), 2);
}

void TestBomEditing::quantityIsTyped_data()
{
    QTest::addColumn<bool>("isService");
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<qint64>("thousandths");
    QTest::addColumn<bool>("isRefused"); // with words
    const QLocale french(QLocale::French, QLocale::France), english(u"en_GB"_s);
    QTest::newRow("day and a half") << true << french << u"1,5"_s << qint64(1'500) << false;
    QTest::newRow("with a point") << true << french << u"1.5"_s << qint64(1'500) << false;
    QTest::newRow("English") << true << english << u"0.06"_s << qint64(60) << false;
    QTest::newRow("the fourth decimal is not taken") << true << english << u"2.2505"_s << qint64(2'250) << false;
    QTest::newRow("part of a card") << false << french << u"2,5"_s << qint64(25'000) << true; // the sign alone is not taken
    QTest::newRow("whole cards") << false << french << u"25"_s << qint64(25'000) << false;
}

void TestBomEditing::quantityIsTyped()
{
    QFETCH(bool, isService);
    QFETCH(QLocale, locale);
    QFETCH(QString, typed);
    QFETCH(bool, isRefused);
    Project p = project({"nvidia-l40s"});
    if (isService) {
        p.configurations[0].lines[0].part = {PartKind::Service, {}};
        p.configurations[0].lines[0].description = "Installation";
    }
    Desk desk(m_catalogue, p);
    desk.view.format = Format(locale);
    desk.bom.refresh();
    QVERIFY(QTest::qWaitForWindowActive(&desk.bom));
    desk.tree->setCurrentIndex(desk.bom.model()->lineIndex(0, BomModel::QuantityColumn));
    QToolTip::hideText();
    QTest::keyClick(desk.tree, Qt::Key_Return);
    auto *box = desk.tree->findChild<QAbstractSpinBox *>();
    QVERIFY(box);
    QTest::keyClicks(box, typed);
    QCOMPARE(QToolTip::text().contains(u"whole pieces"_s), isRefused);
    QTest::keyClick(box, Qt::Key_Return);
    QTEST(qint64(quantityOf(desk.lines()[0]).thousandths), "thousandths");
}

void TestBomEditing::menuShowsTheKeys()
{
    Desk desk(m_catalogue, project({"nvidia-l40s"}));
    desk.select({0});
    QMenu menu;
    auto *actions = desk.bom.findChild<BomActions *>();
    actions->fill(menu);
    int withKeys = 0;
    for (const QAction *action : menu.actions()) {
        QVERIFY(action->isSeparator() || !action->text().isEmpty());
        withKeys += !action->shortcut().isEmpty() && action->isShortcutVisibleInContextMenu() ? 1 : 0;
    }
    QCOMPARE(withKeys, 11); // all but the custom line
}

void TestBomEditing::buttonsFollowTheSelection()
{
    Desk desk(m_catalogue, project({"dell-poweredge-r760xa", "nvidia-l40s"}));
    const auto isEnabled = [&](const char *name) { return desk.bom.findChild<QToolButton *>(QString::fromLatin1(name))->isEnabled(); };
    desk.tree->setCurrentIndex(desk.bom.model()->groupIndex(PartKind::Drive));
    QVERIFY(!isEnabled("removeLine"));
    QVERIFY(!isEnabled("alternatives"));
    QVERIFY(isEnabled("completeServer"));
    desk.select({1});
    QVERIFY(isEnabled("removeLine"));
    QVERIFY(isEnabled("alternatives"));
    desk.select({0, 1});
    QVERIFY(isEnabled("removeLine"));
    QVERIFY(!isEnabled("alternatives")); // of which one?
    desk.bom.model()->removeLine(0);
    QVERIFY(!isEnabled("completeServer"));
}

void TestBomEditing::deleteCanBePressedAgain()
{
    Desk desk(m_catalogue, project({"nvidia-l40s", "nvidia-l4", "nvidia-a40"}));
    QVERIFY(QTest::qWaitForWindowActive(&desk.bom));
    desk.select({0});
    for (int left = 2; left >= 0; --left) {
        QTest::keyClick(desk.tree, Qt::Key_Delete);
        QCOMPARE(int(desk.lines().size()), left);
    }
    QTest::keyClick(desk.tree, Qt::Key_Delete);
    QCOMPARE(desk.steps(), 3);
}

void TestBomEditing::alternativeIsChosen()
{
    Project p = project({"dell-poweredge-r760xa", "nvidia-l40s"});
    p.configurations[0].lines[1].quantity = 4;
    Desk desk(m_catalogue, p);
    QVERIFY(QTest::qWaitForWindowActive(&desk.bom));
    desk.select({1});
    QString chosen;
    onDialog([&](QDialog *dialog) {
        auto *list = dialog->findChild<QTreeWidget *>(u"alternativesList"_s);
        QVERIFY(list->topLevelItemCount() > 2);
        QCOMPARE(list->topLevelItem(0)->text(0), u"NVIDIA L40S"_s); // what is there, to compare with
        QPushButton *ok = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        list->setCurrentItem(list->topLevelItem(0));
        QVERIFY(!ok->isEnabled());
        for (int row = 1; row < list->topLevelItemCount(); ++row) {
            for (int column = 0; column < 6; ++column) { // part, why, memory, speed, watts, price: known before it is chosen
                QVERIFY2(!list->topLevelItem(row)->text(column).isEmpty(), qPrintable(QString::number(column)));
            }
        }
        list->setCurrentItem(list->topLevelItem(1));
        QVERIFY(!dialog->findChild<QLabel *>(u"alternativeChanges"_s)->text().isEmpty());
        chosen = list->topLevelItem(1)->text(0);
        ok->click();
    });
    QTest::keySequence(desk.tree, QKeySequence(Qt::CTRL | Qt::Key_R));
    QVERIFY(!chosen.isEmpty());
    QCOMPARE(texts::partName(desk.lines()[1].part, *m_catalogue), chosen);
    QCOMPARE(desk.lines()[1].quantity, 4);
    QCOMPARE(desk.steps(), 1);
    QCOMPARE(desk.session.undoStack()->undoText(), u"Replace NVIDIA L40S by "_s + chosen);
    QCOMPARE(desk.said.last(), desk.session.undoStack()->undoText());
    desk.session.undoStack()->undo();
    QVERIFY(desk.session.project() == p);
}

void TestBomEditing::serverIsCompletedFromTheMenu()
{
    const Project p = project({"dell-poweredge-r760xa", "nvidia-l40s"});
    Desk desk(m_catalogue, p);
    QVERIFY(QTest::qWaitForWindowActive(&desk.bom));
    int proposed = 0;
    onDialog([&](QDialog *dialog) {
        auto *list = dialog->findChild<QTreeWidget *>(u"completionList"_s);
        proposed = list->topLevelItemCount();
        QVERIFY(dialog->findChild<QLabel *>(u"completionContents"_s)->text().contains(u"fans"_s));
        list->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
        dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
    });
    QTest::keySequence(desk.tree, QKeySequence(Qt::CTRL | Qt::Key_K));
    QVERIFY(proposed >= 3); // processors, memory, drives
    QCOMPARE(int(desk.lines().size()), 2 + proposed - 1);
    QVERIFY(!firstLine(desk.session.project().configurations[0], PartKind::Cpu)); // not ticked
    QVERIFY(firstLine(desk.session.project().configurations[0], PartKind::Memory));
    QCOMPARE(desk.steps(), 1);
    desk.session.undoStack()->undo();
    QVERIFY(desk.session.project() == p);
}

void TestBomEditing::firstServerBringsTheRest_data()
{
    QTest::addColumn<bool>("hasServer");
    QTest::addColumn<bool>("accepts");
    QTest::newRow("with all") << false << true;
    QTest::newRow("alone") << false << false;
    QTest::newRow("second server") << true << true; // nobody is asked
}

void TestBomEditing::firstServerBringsTheRest()
{
    QFETCH(bool, hasServer);
    QFETCH(bool, accepts);
    Desk desk(m_catalogue, project(hasServer ? QList<QByteArray>{"dell-poweredge-r760"} : QList<QByteArray>{}));
    bool isAsked = false;
    if (!hasServer) {
        onDialog([&](QDialog *dialog) {
            isAsked = true;
            accepts ? dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click() : dialog->reject();
        });
    }
    desk.bom.addPart(m_catalogue->find("dell-poweredge-r760xa"), 1);
    QCOMPARE(isAsked, !hasServer);
    QCOMPARE(desk.steps(), 1);
    const bool isComplete = accepts && !hasServer;
    QCOMPARE(desk.lines().size() >= 5, isComplete);
    if (isComplete) {
        QVERIFY(completionOf(*m_catalogue, desk.session.project(), desk.session.project().configurations[0]).empty());
    }
    desk.session.undoStack()->undo();
    QCOMPARE(desk.lines().size(), std::size_t(hasServer ? 1 : 0));
}

void TestBomEditing::repairSaysWhatItDid()
{
    Project p = project({"dell-poweredge-r760xa", "nvidia-l40s"});
    p.configurations[0].workload.context = 1'048'576; // 137 GB of cache on a card of 48
    Desk desk(m_catalogue, p);
    const FindingsModel *model = desk.findings.model();
    int row = 0;
    while (row < model->rowCount() && !model->index(row, 0).data(FindingsModel::HasRepairRole).toBool()) {
        ++row;
    }
    QVERIFY(row < model->rowCount());
    const QString words = texts::repair(model->finding(row)->repair, *m_catalogue, desk.view.format);
    desk.findings.applyRepair(row);
    QCOMPARE(desk.steps(), 1);
    QVERIFY(desk.session.undoStack()->undoText().contains(words));
    const auto *said = desk.findings.findChild<QLabel *>(u"editSaid"_s);
    QVERIFY(said->toolTip().contains(words));
    desk.session.undoStack()->undo();
    QVERIFY(desk.session.project() == p);
    QVERIFY(said->toolTip().isEmpty()); // it is no longer what was done last
}

void TestBomEditing::lineIsMadeAnOption()
{
    Desk desk(m_catalogue, project({"dell-poweredge-r760xa", "nvidia-l40s", "nvidia-l4"}));
    const auto trigger = [&desk](bool wasChecked) {
        QMenu menu;
        desk.bom.addLineActions(menu);
        auto *option = menu.findChild<QAction *>(u"optionAction"_s);
        QVERIFY(option && option->isChecked() == wasChecked);
        option->trigger();
    };
    desk.select({1, 2});
    trigger(false);
    QVERIFY(!desk.lines()[0].offer.isOptional && desk.lines()[1].offer.isOptional && desk.lines()[2].offer.isOptional);
    QCOMPARE(desk.steps(), 1);
    QVERIFY(desk.bom.model()->lineIndex(1).data().toString().endsWith(u"(option)"_s));
    trigger(true);
    QVERIFY(!desk.lines()[1].offer.isOptional);
    desk.session.undoStack()->undo();
    QVERIFY(desk.lines()[1].offer.isOptional);
    desk.session.undoStack()->undo();
    QVERIFY(!desk.lines()[1].offer.isOptional);
}

void TestBomEditing::offerIsEntered()
{
    Project p = project({"dell-poweredge-r760xa", "nvidia-l40s"});
    p.configurations[0].lines[0].offer.section = "Machine";
    Desk desk(m_catalogue, p);
    desk.select({1});
    QMenu menu;
    desk.bom.addLineActions(menu);
    onDialog([](QDialog *dialog) {
        auto *section = dialog->findChild<QComboBox *>(u"offerSection"_s);
        QVERIFY(section->findText(u"Machine"_s) >= 0); // that of the other line
        section->setCurrentText(u"Cards"_s);
        dialog->findChild<QPlainTextEdit *>(u"offerComment"_s)->setPlainText(u"tested"_s);
        auto *unit = dialog->findChild<QComboBox *>(u"offerUnit"_s);
        QCOMPARE(unit->currentText(), u"piece"_s);
        unit->setCurrentText(u"day"_s);
        dialog->findChild<QCheckBox *>(u"offerOptional"_s)->setChecked(true);
        dialog->findChild<QLineEdit *>(u"offerVat"_s)->setText(u"5.5"_s);
        dialog->findChild<QLineEdit *>(u"offerPurchase"_s)->setText(u"6,000.50"_s);
        dialog->findChild<QLineEdit *>(u"offerFloor"_s)->setText(u"7000"_s);
        dialog->findChild<QLineEdit *>(u"offerHsCode"_s)->setText(u"8471.80"_s);
        dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
    });
    menu.findChild<QAction *>(u"offerAction"_s)->trigger();
    const LineOffer expected{"Cards", "tested", true, Rate{55'000}, Money::cents(6'000'50), Money::units(7'000), "8471.80", "", LineUnit::Day};
    QVERIFY(desk.lines()[1].offer == expected);
    QCOMPARE(desk.steps(), 1);
    desk.session.undoStack()->undo();
    QVERIFY(desk.session.project() == p);
}

void TestBomEditing::offerIsRefused_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("rate above 100") << u"offerVat"_s << u"101"_s;
    QTest::newRow("rate that is a word") << u"offerVat"_s << u"normal"_s;
    QTest::newRow("purchase below zero") << u"offerPurchase"_s << u"-1"_s;
    QTest::newRow("floor that is a word") << u"offerFloor"_s << u"low"_s;
}

// What cannot be read keeps the dialog open, and says so beside the field.
void TestBomEditing::offerIsRefused()
{
    QFETCH(QString, field);
    QFETCH(QString, text);
    Desk desk(m_catalogue, project({"nvidia-l40s"}));
    desk.select({0});
    QMenu menu;
    desk.bom.addLineActions(menu);
    onDialog([&](QDialog *dialog) {
        dialog->findChild<QLineEdit *>(field)->setText(text);
        dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
        QVERIFY(dialog->isVisible());
        QVERIFY(dialog->findChild<QLabel *>(u"offerMessage"_s)->text().contains(text));
        dialog->reject();
    });
    menu.findChild<QAction *>(u"offerAction"_s)->trigger();
    QCOMPARE(desk.steps(), 0);
}

QTEST_MAIN(TestBomEditing)
#include "tst_bomediting.moc"
