// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace configuria {

namespace {
constexpr int recentFilesKept = 10;
}

Settings::Settings(const QString &dataDir) : m_settings(QDir(dataDir).filePath(u"settings.ini"_s), QSettings::IniFormat) {}

QString Settings::language() const
{
    const QString language = m_settings.value(u"language"_s).toString();
    return language == "fr"_L1 || language == "en"_L1 ? language : QString();
}

void Settings::setLanguage(const QString &language)
{
    m_settings.setValue(u"language"_s, language);
}

Theme Settings::theme() const
{
    return m_settings.value(u"theme"_s).toString() == "dark"_L1 ? Theme::Dark : Theme::Light;
}

void Settings::setTheme(Theme theme)
{
    m_settings.setValue(u"theme"_s, theme == Theme::Dark ? u"dark"_s : u"light"_s);
}

SizeUnit Settings::sizeUnit() const
{
    return m_settings.value(u"sizeUnit"_s).toString() == "GiB"_L1 ? SizeUnit::BinaryGiB : SizeUnit::DecimalGB;
}

void Settings::setSizeUnit(SizeUnit unit)
{
    m_settings.setValue(u"sizeUnit"_s, unit == SizeUnit::BinaryGiB ? u"GiB"_s : u"GB"_s);
}

QString Settings::compareLayout() const
{
    return m_settings.value(u"compareLayout"_s).toString();
}

void Settings::setCompareLayout(const QString &layout)
{
    m_settings.setValue(u"compareLayout"_s, layout);
}

QString Settings::exportChoice(const QString &name) const
{
    return m_settings.value(u"export/"_s + name).toString();
}

void Settings::setExportChoice(const QString &name, const QString &value)
{
    m_settings.setValue(u"export/"_s + name, value);
}

QStringList Settings::recentFiles() const
{
    return m_settings.value(u"recentFiles"_s).toStringList();
}

void Settings::addRecentFile(const QString &path)
{
    if (path.startsWith(u':')) {
        return; // a sample of the program's own is no file of the user's
    }
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    m_settings.setValue(u"recentFiles"_s, files.mid(0, recentFilesKept));
}

QByteArray Settings::geometry() const
{
    return m_settings.value(u"window/geometry"_s).toByteArray();
}

QByteArray Settings::windowState() const
{
    return m_settings.value(u"window/state"_s).toByteArray();
}

void Settings::setWindow(const QByteArray &geometry, const QByteArray &state)
{
    m_settings.setValue(u"window/geometry"_s, geometry);
    m_settings.setValue(u"window/state"_s, state);
}

QString Settings::defaultDataDir()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

} // namespace configuria
