// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "autosave.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <chrono>

#include "catalogue/projectfile.h"
#include "report/savefile.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace configuria {

namespace {
constexpr int slotCount = 16; // windows at a time

QString readText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool isSameFile(const QString &a, const QString &b)
{
    const auto place = [](const QString &path) { // of one that is gone too: QFileInfo takes all those for the same
        const QFileInfo info(path);
        return info.exists() ? info.canonicalFilePath() : QDir::cleanPath(info.absoluteFilePath());
    };
    return !a.isEmpty() && !b.isEmpty() && place(a) == place(b);
}
}

Autosave::Autosave(std::shared_ptr<const Catalogue> catalogue, const QString &dataDir, const QString &wanted) : m_catalogue(std::move(catalogue))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(1s);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { write(); });
    QDir().mkpath(dataDir);
    // Slots with work in them come first, so that a crash is seen whatever number its window had.
    for (const bool wantWork : {true, false}) {
        for (int i = 0; i < slotCount; ++i) {
            m_slot = QDir(dataDir).filePath(u"window-%1"_s.arg(i));
            auto lock = std::make_unique<QLockFile>(m_slot + u".lock"_s);
            lock->setStaleLockTime(0ms); // a dead process frees its lock, time does not
            const bool hasWork = QFile::exists(workFile());
            if ((wantWork && !hasWork) || !lock->tryLock(0ms)) {
                continue;
            }
            if (hasWork && !wanted.isEmpty() && !isSameFile(readText(pathFile()), wanted)) {
                m_leftAside = readText(pathFile());
                continue;
            }
            m_lock = std::move(lock);
            return;
        }
    }
    m_slot.clear();
}

Autosave::~Autosave()
{
    if (m_timer.isActive()) {
        write();
    }
}

void Autosave::setCatalogue(std::shared_ptr<const Catalogue> catalogue)
{
    if (m_timer.isActive()) {
        write(); // its parts count in the catalogue before
    }
    m_catalogue = std::move(catalogue);
}

std::optional<Autosave::Recovered> Autosave::recover() const
{
    if (m_slot.isEmpty() || !QFile::exists(workFile())) {
        return {};
    }
    Result<Project> project = readProject(*m_catalogue, workFile());
    if (!project) {
        QFile::rename(workFile(), workFile() + u".unreadable"_s); // kept for the user, and not met again at each start
        return {};
    }
    return Recovered{std::move(*project), readText(pathFile())};
}

void Autosave::keep(const Project &project, const QString &path)
{
    m_pending = Recovered{project, path};
    if (!m_timer.isActive()) {
        m_timer.start(); // not restarted: steady typing is written every second too
    }
}

void Autosave::discard()
{
    m_timer.stop();
    m_pending.reset();
    if (!m_slot.isEmpty()) {
        QFile::remove(workFile());
        QFile::remove(pathFile());
    }
}

void Autosave::write()
{
    m_timer.stop();
    if (m_slot.isEmpty() || !m_pending) {
        return;
    }
    if (readText(pathFile()) != m_pending->path || !QFile::exists(pathFile())) {
        QFile::remove(workFile()); // the work of one file shall never be found under the path of another
        if (!saveFile(pathFile(), m_pending->path.toUtf8())) {
            return; // a full disk must not stop the work
        }
    }
    (void)writeProject(*m_catalogue, m_pending->project, workFile()); // a full disk must not stop the work
}

QString Autosave::workFile() const
{
    return m_slot + u".configuria"_s;
}

QString Autosave::pathFile() const
{
    return m_slot + u".path"_s;
}

} // namespace configuria
