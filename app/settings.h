// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>

#include "items/format.h"
#include "ui/mainwindow.h"

namespace configuria {

// What the program remembers between runs, in DATA-DIR/settings.ini. A folder that cannot be written forgets, no more.
class Settings {
public:
    explicit Settings(const QString &dataDir);

    QString language() const; // "" = the system's
    void setLanguage(const QString &language);
    Theme theme() const;
    void setTheme(Theme theme);
    SizeUnit sizeUnit() const;
    void setSizeUnit(SizeUnit unit);
    QString compareLayout() const; // of the page Compare
    void setCompareLayout(const QString &layout);
    QString exportChoice(const QString &name) const; // of the last export
    void setExportChoice(const QString &name, const QString &value);
    QStringList recentFiles() const; // newest first, at most 10
    void addRecentFile(const QString &path);
    QByteArray geometry() const;
    QByteArray windowState() const;
    void setWindow(const QByteArray &geometry, const QByteArray &state);

    // The platform's folder for this program's data.
    static QString defaultDataDir();

private:
    QSettings m_settings;
};

} // namespace configuria
