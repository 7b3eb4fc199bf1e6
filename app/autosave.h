// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

#include "engine/project.h"
#include "engine/catalogue.h"

namespace configuria {

// Unsaved work of a running window, kept in DATA-DIR so that a crash loses a second of it at most.
// Each running window has a slot of its own, held by a lock file: the work found in a slot whose window is gone is
// the work of a crash.
class Autosave {
public:
    struct Recovered {
        Project project;
        QString path; // file that was open, "" when none
    };

    Autosave(std::shared_ptr<const Catalogue> catalogue, const QString &dataDir);
    ~Autosave();

    void setCatalogue(std::shared_ptr<const Catalogue> catalogue); // of the projects that are kept from now on
    std::optional<Recovered> recover() const;
    // Written a second after the last call: a file is synced to the disk, which takes longer than a keystroke may.
    void keep(const Project &project, const QString &path);
    void discard();

private:
    void write();
    QString workFile() const;
    QString pathFile() const;

    std::shared_ptr<const Catalogue> m_catalogue;
    QString m_slot; // path without ending; "" when the folder cannot be written
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    std::optional<Recovered> m_pending;
};

} // namespace configuria
