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
// the work of a crash. A window that was asked for one file takes no slot with the work of another: that stays for the next window.
class Autosave {
public:
    struct Recovered {
        Project project;
        QString path; // file that was open, "" when none
    };

    // wanted: the file that is to be opened, "" when none is asked for.
    Autosave(std::shared_ptr<const Catalogue> catalogue, const QString &dataDir, const QString &wanted = {});
    ~Autosave();

    void setCatalogue(std::shared_ptr<const Catalogue> catalogue); // of the projects that are kept from now on
    std::optional<Recovered> recover() const;
    // File of the work that was left where it is, "" of work without a file; absent: there is none.
    std::optional<QString> leftAside() const { return m_leftAside; }
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
    std::optional<QString> m_leftAside;
    QTimer m_timer;
    std::optional<Recovered> m_pending;
};

} // namespace configuria
