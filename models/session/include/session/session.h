// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <memory>

#include "engine/evaluation.h"

class QUndoStack;

namespace configuria {

// The one mutable object: a project, its evaluation, its undo stack. changed() is the only notification, and is sent
// exactly once per change of the project. While it is sent project(), evaluation() and, after edit(), the undo stack are
// already the new ones.
class Session : public QObject {
    Q_OBJECT
public:
    Session(std::shared_ptr<const Catalogue> catalogue, Project project, QObject *parent = nullptr);
    ~Session() override;

    const Catalogue &catalogue() const;
    std::shared_ptr<const Catalogue> sharedCatalogue() const;
    const Project &project() const;
    const Evaluation &evaluation() const;

    // Makes `after` the project. Equal projects change nothing and leave no undo step. Edits of one field merge into
    // one step until endGesture(); adding, removing, moving and repairing are steps of their own. `text` names the step
    // in the user's language. An edit made by a listener while undo or redo is under way is dropped.
    void edit(Field field, Project after, const QString &text);
    // Call it when an editor has finished (editingFinished), and after each edit of a table cell: a cell commits once,
    // and two cells of one column are the same field.
    void endGesture();

    // The catalogue was read again. Parts are found by their ids; a line whose part is gone becomes a custom one with its name
    // and price. Steps of undo are translated as they are taken.
    void setCatalogue(std::shared_ptr<const Catalogue> catalogue);

    // Another project (opened, new): forgets undo, is clean.
    void reset(Project project);

    QUndoStack *undoStack() const; // setClean() after a save; cleanChanged drives the window's [*]

signals:
    void changed();

private:
    class EditCommand;
    void apply(const Project &project);
    void restore(const Project &project, const std::shared_ptr<const Catalogue> &catalogue);

    std::shared_ptr<const Catalogue> m_catalogue;
    Project m_project;
    Evaluation m_evaluation;
    std::unique_ptr<QUndoStack> m_undoStack;
    int m_gesture = 0;
    bool m_isRestoring = false;
};

} // namespace configuria
