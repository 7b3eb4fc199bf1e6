// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include <QUndoStack>

#include <utility>

#include "translated.h"

namespace configuria {

namespace {

// Each of these is something done, not a value being typed.
bool isStepOfItsOwn(Field field)
{
    switch (field) {
    case Field::ConfigurationAdd:
    case Field::ConfigurationRemove:
    case Field::ConfigurationMove:
    case Field::LineAdd:
    case Field::LineRemove:
    case Field::LineMove:
    case Field::Repair:
        return true;
    default:
        return false;
    }
}

} // namespace

// The project before and after: no field needs a command of its own.
class Session::EditCommand : public QUndoCommand {
public:
    EditCommand(Session *session, Field field, int gesture, Project after, const QString &text)
        : QUndoCommand(text)
        , m_session(session)
        , m_field(field)
        , m_gesture(gesture)
        , m_catalogue(session->m_catalogue)
        , m_before(session->m_project)
        , m_after(std::move(after))
    {
    }

    int id() const override { return static_cast<int>(m_field); }

    // QUndoStack asks this only when the stack is not at its clean index: a saved state stays reachable.
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const EditCommand *>(other); // same id: only this class is pushed
        if (next->m_gesture != m_gesture || isStepOfItsOwn(m_field)) {
            return false;
        }
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

    void undo() override { m_session->restore(m_before, m_catalogue); }

    void redo() override
    {
        // edit() applies the project itself once push() is over, so that listeners find a finished stack.
        if (std::exchange(m_isPushed, true)) {
            m_session->restore(m_after, m_catalogue);
        }
    }

private:
    Session *m_session;
    Field m_field;
    int m_gesture;
    std::shared_ptr<const Catalogue> m_catalogue; // that the parts of both count in
    Project m_before;
    Project m_after;
    bool m_isPushed = false;
};

Session::Session(std::shared_ptr<const Catalogue> catalogue, Project project, QObject *parent)
    : QObject(parent)
    , m_catalogue(std::move(catalogue))
    , m_project(std::move(project))
    , m_evaluation(evaluate(*m_catalogue, m_project))
    , m_undoStack(std::make_unique<QUndoStack>())
{
}

Session::~Session() = default;

const Catalogue &Session::catalogue() const
{
    return *m_catalogue;
}

std::shared_ptr<const Catalogue> Session::sharedCatalogue() const
{
    return m_catalogue;
}

const Project &Session::project() const
{
    return m_project;
}

const Evaluation &Session::evaluation() const
{
    return m_evaluation;
}

void Session::edit(Field field, Project after, const QString &text)
{
    if (m_isRestoring || after == m_project) {
        return;
    }
    m_undoStack->push(new EditCommand(this, field, m_gesture, after, text));
    apply(after);
}

void Session::endGesture()
{
    ++m_gesture;
}

void Session::setCatalogue(std::shared_ptr<const Catalogue> catalogue)
{
    if (catalogue == m_catalogue) {
        return;
    }
    endGesture(); // a step counts in one catalogue
    const Project project = translated(*m_catalogue, *catalogue, m_project);
    m_catalogue = std::move(catalogue);
    apply(project);
}

void Session::reset(Project project)
{
    m_undoStack->clear();
    endGesture();
    apply(project);
}

QUndoStack *Session::undoStack() const
{
    return m_undoStack.get();
}

void Session::apply(const Project &project)
{
    m_project = project;
    m_evaluation = evaluate(*m_catalogue, m_project);
    emit changed();
}

void Session::restore(const Project &project, const std::shared_ptr<const Catalogue> &catalogue)
{
    endGesture();
    m_isRestoring = true;
    apply(catalogue == m_catalogue ? project : translated(*catalogue, *m_catalogue, project));
    m_isRestoring = false;
}

} // namespace configuria
