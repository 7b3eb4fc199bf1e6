// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLocale>
#include <QTextStream>

#include <memory>

#include "commandline.h"
#include "windowapp.h"

using namespace Qt::StringLiterals;
using namespace configuria;

namespace {

QStringList wordsOf(int argc, char **argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i) {
        words << QString::fromLocal8Bit(argv[i]);
    }
    return words;
}

// Standard error is for the errors of the command: Qt's remarks about the platform would stand among them.
void dropQtRemarks(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg) {
        QTextStream(stderr) << message << Qt::endl;
    }
}

// Only the window needs a display; `quote` and `quotes issue` draw, on the offscreen platform; the rest loads no platform at all.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv, const QStringList &words)
{
    const QString first = words.isEmpty() ? QString() : words.first();
    const bool isRegister = first == "quotes"_L1; // its --version is that of a quote
    const bool isQuote = first == "quote"_L1 || (isRegister && words.contains(u"issue"_s));
    const bool isText = words.contains(u"--help"_s) || (words.contains(u"--version"_s) && !isRegister) || (isRegister && !isQuote) || first == "evaluate"_L1 || first == "check"_L1
        || first == "import"_L1 || first == "catalogue"_L1 || first == "accuracy"_L1;
    if (isText) {
        return std::make_unique<QCoreApplication>(argc, argv);
    }
    const bool hasDisplay = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM") && (isQuote || (words.contains(u"--exit-after-startup"_s) && !hasDisplay))) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

int main(int argc, char **argv)
{
    // Before QApplication takes its own options out of them.
    const QStringList words = wordsOf(argc, argv);
    const Outcome<Arguments> arguments = parseArguments(words);
    QCoreApplication::setApplicationName(u"configuria"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(CONFIGURIA_VERSION));
    QTextStream out(stdout);
    QTextStream err(stderr);

    if (!arguments || arguments->command != Command::Window) {
        qInstallMessageHandler(dropQtRemarks);
    }
    const std::unique_ptr<QCoreApplication> application = !arguments ? std::make_unique<QCoreApplication>(argc, argv) : makeApplication(argc, argv, words);
    const QString dataDir = peekOption(words, u"data-dir"_s).isEmpty() ? Settings::defaultDataDir() : peekOption(words, u"data-dir"_s);
    Settings settings(dataDir);
    Language language;
    const QString asked = peekOption(words, u"lang"_s);
    language.set(asked == "fr"_L1 || asked == "en"_L1 ? asked : settings.language().isEmpty() ? Language::ofSystem() : settings.language());

    const Outcome<Arguments> parsed = parseArguments(words); // again: worded in the language that is now known
    if (!parsed) {
        err << parsed.error().message() << Qt::endl;
        return static_cast<int>(parsed.error().status);
    }
    if (parsed->command == Command::Window) {
        return runWindow(*parsed, dataDir, settings, language);
    }
    CommandEnvironment environment{dataDir, language.current(), out, err};
    return runCommand(*parsed, environment);
}
