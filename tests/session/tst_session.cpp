// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include "session/session.h"

using namespace configuria;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const Catalogue> catalogue()
{
    auto result = std::make_shared<Catalogue>();
    Gpu gpu;
    gpu.info.id = "gpu";
    gpu.info.price = Money::units(1000);
    result->gpus.push_back(gpu);
    return result;
}

std::shared_ptr<const Catalogue> longerCatalogue()
{
    auto result = std::make_shared<Catalogue>();
    Gpu gpu;
    gpu.info.id = "acme-x1";
    gpu.info.vendor = "Acme";
    gpu.info.model = "X1";
    gpu.info.price = Money::units(3000);
    gpu.tdp = Watts(350);
    result->gpus.push_back(gpu);
    gpu.info.id = "gpu";
    gpu.info.price = Money::units(2000);
    result->gpus.push_back(gpu);
    return result;
}

Project project()
{
    Project p;
    p.title = "Start";
    Configuration c;
    c.name = "A";
    BomLine line;
    line.part = {PartKind::Gpu, {0}};
    c.lines.push_back(line);
    p.configurations.push_back(c);
    return p;
}

Project withQuantity(Project p, int quantity)
{
    p.configurations[0].lines[0].quantity = quantity;
    return p;
}

Project withTitle(Project p, const char *title)
{
    p.title = title;
    return p;
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT
private slots:
    void oneEditIsOneSignal()
    {
        Session session(catalogue(), project());
        QSignalSpy spy(&session, &Session::changed);
        session.edit(Field::LineQuantity, withQuantity(session.project(), 4), u"Quantity"_s);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(session.project().configurations[0].lines[0].quantity, 4);
        QCOMPARE(session.undoStack()->count(), 1);
        QCOMPARE(session.undoStack()->undoText(), u"Quantity"_s);
    }

    void theEvaluationIsOfTheNewProject()
    {
        Session session(catalogue(), project());
        QVERIFY(session.evaluation().configurations[0].cost.capex == Money::units(1000));
        std::optional<Money> seen;
        int undoSteps = -1;
        connect(&session, &Session::changed, &session, [&] {
            seen = session.evaluation().configurations[0].cost.capex;
            undoSteps = session.undoStack()->index();
        });
        session.edit(Field::LineQuantity, withQuantity(session.project(), 3), {});
        QVERIFY(seen == Money::units(3000));
        QCOMPARE(undoSteps, 1); // the stack is finished when changed() is sent
        session.undoStack()->undo();
        QVERIFY(seen == Money::units(1000));
    }

    void anEqualProjectIsNoEdit()
    {
        Session session(catalogue(), project());
        QSignalSpy spy(&session, &Session::changed);
        session.edit(Field::Title, session.project(), u"Title"_s);
        QCOMPARE(spy.count(), 0);
        QCOMPARE(session.undoStack()->count(), 0);
        QVERIFY(session.undoStack()->isClean());
    }

    void editsOfOneGestureMerge()
    {
        Session session(catalogue(), project());
        QSignalSpy spy(&session, &Session::changed);
        for (int quantity = 2; quantity <= 5; ++quantity) {
            session.edit(Field::LineQuantity, withQuantity(session.project(), quantity), {});
        }
        QCOMPARE(spy.count(), 4);
        QCOMPARE(session.undoStack()->count(), 1);
        session.undoStack()->undo();
        QCOMPARE(spy.count(), 5);
        QVERIFY(session.project() == project());
        session.undoStack()->redo();
        QCOMPARE(spy.count(), 6);
        QVERIFY(session.project() == withQuantity(project(), 5));
    }

    void theEndOfAGestureSplits()
    {
        Session session(catalogue(), project());
        session.edit(Field::LineQuantity, withQuantity(session.project(), 2), {});
        session.endGesture();
        session.edit(Field::LineQuantity, withQuantity(session.project(), 3), {});
        QCOMPARE(session.undoStack()->count(), 2);
        session.undoStack()->undo();
        QVERIFY(session.project() == withQuantity(project(), 2));
    }

    void anotherFieldSplits()
    {
        Session session(catalogue(), project());
        session.edit(Field::LineQuantity, withQuantity(session.project(), 2), {});
        session.edit(Field::Title, withTitle(session.project(), "B"), {});
        QCOMPARE(session.undoStack()->count(), 2);
    }

    void twoAdditionsAreTwoSteps_data()
    {
        QTest::addColumn<int>("field");
        for (const Field field : {Field::LineAdd, Field::LineRemove, Field::LineMove, Field::Repair, Field::ConfigurationAdd,
                                  Field::ConfigurationRemove, Field::ConfigurationMove}) {
            QTest::addRow("%d", static_cast<int>(field)) << static_cast<int>(field);
        }
    }
    void twoAdditionsAreTwoSteps()
    {
        QFETCH(int, field);
        Session session(catalogue(), project());
        for (int i = 0; i < 2; ++i) {
            Project after = session.project();
            after.configurations[0].lines.push_back(after.configurations[0].lines[0]);
            session.edit(static_cast<Field>(field), after, {});
        }
        QCOMPARE(session.undoStack()->count(), 2);
    }

    void goingBackLeavesNoStep()
    {
        Session session(catalogue(), project());
        QSignalSpy spy(&session, &Session::changed);
        session.edit(Field::LineQuantity, withQuantity(session.project(), 2), {});
        session.edit(Field::LineQuantity, withQuantity(session.project(), 1), {});
        QCOMPARE(spy.count(), 2);
        QCOMPARE(session.undoStack()->count(), 0);
        QVERIFY(!session.undoStack()->canUndo());
        QVERIFY(session.undoStack()->isClean());
        QVERIFY(session.project() == project());
    }

    void undoEndsTheGesture()
    {
        Session session(catalogue(), project());
        session.edit(Field::LineQuantity, withQuantity(session.project(), 2), {});
        session.edit(Field::Title, withTitle(session.project(), "B"), {});
        session.undoStack()->undo();
        session.edit(Field::LineQuantity, withQuantity(session.project(), 3), {});
        QCOMPARE(session.undoStack()->count(), 2);
        session.undoStack()->undo();
        QVERIFY(session.project() == withQuantity(project(), 2));
    }

    void savingIsClean()
    {
        Session session(catalogue(), project());
        QSignalSpy clean(session.undoStack(), &QUndoStack::cleanChanged);
        session.edit(Field::Title, withTitle(session.project(), "B"), {});
        QCOMPARE(clean.count(), 1);
        QVERIFY(!session.undoStack()->isClean());
        session.undoStack()->setClean();
        QVERIFY(session.undoStack()->isClean());
        session.undoStack()->undo();
        QVERIFY(!session.undoStack()->isClean());
        session.undoStack()->redo();
        QVERIFY(session.undoStack()->isClean());
    }

    void mergingNeverCrossesTheSavedState()
    {
        Session session(catalogue(), project());
        session.edit(Field::Title, withTitle(session.project(), "B"), {});
        session.undoStack()->setClean();
        session.edit(Field::Title, withTitle(session.project(), "C"), {});
        QCOMPARE(session.undoStack()->count(), 2);
        session.undoStack()->undo();
        QVERIFY(session.undoStack()->isClean());
        QCOMPARE(session.project().title, std::string("B"));
    }

    void resetForgets()
    {
        Session session(catalogue(), project());
        session.edit(Field::Title, withTitle(session.project(), "B"), {});
        QSignalSpy spy(&session, &Session::changed);
        session.reset(withQuantity(project(), 7));
        QCOMPARE(spy.count(), 1);
        QCOMPARE(session.undoStack()->count(), 0);
        QVERIFY(session.undoStack()->isClean());
        QVERIFY(session.project() == withQuantity(project(), 7));
        // The same field right after is a step of its own.
        session.edit(Field::Title, withTitle(session.project(), "C"), {});
        QCOMPARE(session.undoStack()->count(), 1);
    }

    void anEditDuringUndoIsDropped()
    {
        Session session(catalogue(), project());
        session.edit(Field::Title, withTitle(session.project(), "B"), {});
        int changes = 0;
        // An editor that writes back what it shows, a step late.
        connect(&session, &Session::changed, &session, [&] {
            ++changes;
            session.edit(Field::Title, withTitle(session.project(), "late"), {});
        });
        session.undoStack()->undo();
        QCOMPARE(changes, 1);
        QVERIFY(session.project() == project());
        QVERIFY(session.undoStack()->canRedo());
    }

    void anEditOfAListenerIsAStep()
    {
        Session session(catalogue(), project());
        connect(&session, &Session::changed, &session, [&] {
            session.edit(Field::Title, withTitle(session.project(), "follows"), {});
        });
        session.edit(Field::LineQuantity, withQuantity(session.project(), 2), {});
        QCOMPARE(session.undoStack()->count(), 2);
        QCOMPARE(session.project().title, std::string("follows"));
        QCOMPARE(session.project().configurations[0].lines[0].quantity, 2);
    }

    // Parts are found by id: here the part has moved to another place, and its price has changed.
    void anotherCatalogueKeepsTheParts()
    {
        Session session(catalogue(), project());
        session.edit(Field::LineQuantity, withQuantity(session.project(), 4), u"Quantity"_s);
        QSignalSpy spy(&session, &Session::changed);
        session.setCatalogue(longerCatalogue());
        QCOMPARE(spy.count(), 1);
        const BomLine &line = session.project().configurations[0].lines[0];
        QCOMPARE(session.catalogue().info(line.part)->id, std::string("gpu"));
        QCOMPARE(line.part.index.value, 1U);
        QCOMPARE(line.quantity, 4);
        QCOMPARE(session.undoStack()->count(), 1); // nothing that the user has done
        QVERIFY(session.evaluation().configurations[0].cost.capex == Money::units(4 * 2000));
        session.setCatalogue(session.sharedCatalogue());
        QCOMPARE(spy.count(), 1);
    }

    void undoGoesOnInTheNewCatalogue()
    {
        Session session(catalogue(), project());
        session.edit(Field::LineQuantity, withQuantity(session.project(), 4), u"Quantity"_s);
        session.setCatalogue(longerCatalogue());
        session.edit(Field::LineQuantity, withQuantity(session.project(), 8), u"Quantity"_s);
        QCOMPARE(session.undoStack()->count(), 2); // of two catalogues: no merging
        session.undoStack()->undo();
        QCOMPARE(session.project().configurations[0].lines[0].quantity, 4);
        session.undoStack()->undo();
        const auto isOne = [&session] {
            const BomLine &line = session.project().configurations[0].lines[0];
            return line.quantity == 1 && session.catalogue().info(line.part)->id == "gpu";
        };
        QVERIFY(isOne());
        session.undoStack()->redo();
        session.setCatalogue(catalogue());
        session.undoStack()->redo();
        QCOMPARE(session.project().configurations[0].lines[0].part.index.value, 0U);
        QCOMPARE(session.project().configurations[0].lines[0].quantity, 8);
    }

    void aPartThatIsGoneBecomesACustomLine()
    {
        Session session(longerCatalogue(), project());
        Project p = session.project();
        p.configurations[0].lines[0].part = {PartKind::Gpu, {0}};
        session.edit(Field::LineAdd, p, u"Add"_s);
        session.setCatalogue(catalogue());
        const BomLine &line = session.project().configurations[0].lines[0];
        QVERIFY(!line.part.isValid());
        QCOMPARE(line.part.kind, PartKind::Gpu);
        QCOMPARE(line.description, std::string("Acme X1"));
        QCOMPARE(line.unitPrice, std::optional(Money::units(3000)));
        QCOMPARE(line.watts, std::optional(Watts(350)));
    }
};

QTEST_GUILESS_MAIN(TestSession)
#include "tst_session.moc"
