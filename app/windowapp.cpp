// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowapp.h"

#include <QApplication>
#include <QDate>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTextStream>
#include <QThreadPool>
#include <QTimer>

#include <atomic>

#include "autosave.h"
#include "catalogue/costdatafile.h"
#include "catalogue/modelfile.h"
#include "catalogue/projectfile.h"
#include "catalogue/siteprofiles.h"
#include "catalogue/sellerprofile.h"
#include "catalogueservice.h"
#include "evidencetexts.h"
#include "importcommand.h"
#include "items/texts.h"
#include "library.h"
#include "registerservice.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

// The measured runs, mapped to the parts of the catalogue of the moment. Asked from two threads.
using Evidence = std::atomic<std::shared_ptr<EvidenceShelf>>;

// The session first: what is told of its change looks at the rest.
void takeCatalogue(std::shared_ptr<const Catalogue> catalogue, Session &session, Autosave &autosave, Evidence &evidence)
{
    const auto shelf = std::make_shared<EvidenceShelf>(catalogue);
    autosave.setCatalogue(catalogue);
    evidence = shelf;
    session.setCatalogue(std::move(catalogue));
    QThreadPool::globalInstance()->start([shelf] { shelf->warmUp(); });
}

// With the seller of the profile. One that cannot be read is said where it is edited and where a quote is issued.
Project newProject(const Catalogue &catalogue, const QString &dataDir)
{
    Project project = configuria::newProject(catalogue);
    if (const Result<SellerProfile> seller = readSellerProfile(dataDir); seller && seller->isSet()) {
        applyTo(project, *seller);
    }
    return project;
}

WindowServices servicesFor(Session &session, const QString &dataDir, Settings &settings, Language &language, Autosave &autosave)
{
    const auto evidence = std::make_shared<Evidence>(std::make_shared<EvidenceShelf>(session.sharedCatalogue()));
    WindowServices services;
    services.openProject = [&session](const QString &path) { return readProject(session.catalogue(), path); };
    services.openQuoteData = [&session](const QString &path) { return readQuoteFile(session.catalogue(), path); };
    services.saveProject = [&session](const Project &project, const QString &path) { return writeProject(session.catalogue(), project, path); };
    services.importModel = [](const QString &path) { return readModelFile(path); };
    services.newProject = [&session, dataDir] { return newProject(session.catalogue(), dataDir); };
    services.autosave = [&autosave](const Project &project, const QString &path) { autosave.keep(project, path); };
    services.discardAutosave = [&autosave] { autosave.discard(); };
    services.recentFiles = [&settings] { return settings.recentFiles(); };
    services.addRecentFile = [&settings](const QString &path) { settings.addRecentFile(path); };
    services.setLanguage = [&settings, &language](const QString &code) {
        settings.setLanguage(code);
        language.set(code);
    };
    services.language = [&language] { return language.current(); };
    services.setTheme = [&settings](Theme theme) {
        settings.setTheme(theme);
        applyTheme(theme);
    };
    services.theme = [&settings] { return settings.theme(); };
    services.setSizeUnit = [&settings](SizeUnit unit) { settings.setSizeUnit(unit); };
    services.sizeUnit = [&settings] { return settings.sizeUnit(); };
    services.compareLayout = [&settings] { return settings.compareLayout(); };
    services.setCompareLayout = [&settings](const QString &layout) { settings.setCompareLayout(layout); };
    services.exports.read = [&settings](const QString &name) { return settings.exportChoice(name); };
    services.exports.write = [&settings](const QString &name, const QString &value) { settings.setExportChoice(name, value); };
    services.readEvidence = [evidence] { evidence->load()->warmUp(); };
    services.nearestRuns = [evidence](const Configuration &configuration, FormulaId formula, const Format &format) {
        const auto shelf = evidence->load();
        return shelf->isRead() ? shelf->nearest(configuration, formula, format) : QString();
    };
    services.nearestSpeed = [evidence](const Configuration &configuration, const Format &format) {
        const auto shelf = evidence->load();
        return shelf->isRead() ? shelf->nearestSpeed(configuration, format) : NearestSpeed();
    };
    services.quoteEvidence = [evidence](const Configuration &configuration, const Format &format) {
        return evidence->load()->quoteEvidence(configuration, format);
    };
    services.accuracyTable = [evidence](const QLocale &locale) { return evidence->load()->accuracyTable(locale); };
    services.costData = [dataDir] {
        const Result<CostData> own = loadCostData(dataDir);
        return own ? *own : costDataFromResources().value_or(CostData()); // a wrong row of the user's hides none of ours
    };
    services.today = [] {
        const QDate today = QDate::currentDate();
        return Date{today.year(), today.month(), today.day()};
    };
    const QString mailer = QStandardPaths::findExecutable(u"xdg-email"_s); // of the freedesktop.org xdg-utils
    if (!mailer.isEmpty()) {
        services.sendMail = [mailer](const QString &to, const QString &subject, const QString &file) {
            QStringList arguments{u"--subject"_s, subject, u"--attach"_s, file};
            if (to.contains(u'@') && !to.startsWith(u'-')) { // an address, never an option
                arguments << to;
            }
            return QProcess::startDetached(mailer, arguments);
        };
    }
    const QString profiles = QDir(dataDir).filePath(u"site_profiles.json"_s);
    services.profiles.read = [profiles] { return readSiteProfiles(profiles); };
    services.profiles.write = [profiles](const std::vector<SiteProfile> &all) { return writeSiteProfiles(all, profiles); };
    services.catalogue = catalogueServices(dataDir, [&session] { return session.sharedCatalogue(); },
                                           [&session, &autosave, evidence](std::shared_ptr<const Catalogue> catalogue) {
                                               takeCatalogue(std::move(catalogue), session, autosave, *evidence);
                                           });
    services.quotes = registerServices(dataDir, [&session] { return session.sharedCatalogue(); });
    services.samplesDir = u":/samples"_s;
    return services;
}

// The file that is asked for, "" when there is none. Absolute: its unsaved work is found again from another folder.
QString askedFile(const Arguments &arguments)
{
    return arguments.positional.isEmpty() ? QString() : QFileInfo(arguments.positional.first()).absoluteFilePath();
}

// The work of a crash, unless another file is asked for: it is then left for the next window. Then that file, then the one of last time.
void openSomething(MainWindow &window, const Arguments &arguments, const Settings &settings, const Autosave &autosave)
{
    if (const std::optional<Autosave::Recovered> lost = autosave.recover()) {
        window.showRecovered(lost->project, lost->path);
        return;
    }
    if (!arguments.positional.isEmpty()) {
        window.openFile(askedFile(arguments));
        if (const std::optional<QString> aside = autosave.leftAside()) {
            const QString name = QFileInfo(*aside).fileName();
            window.statusBar()->showMessage(name.isEmpty() ? CommandWords::tr("Unsaved work without a file is kept: it opens when Configuria is started without a file.")
                                                           : CommandWords::tr("Unsaved work of %1 is kept: it opens when Configuria is started without a file.").arg(name));
        }
        return;
    }
    const QStringList recent = settings.recentFiles();
    if (!recent.isEmpty() && QFileInfo::exists(recent.first())) {
        window.openFile(recent.first());
    }
}

// Ends the program once the window was painted, for smoke tests and for measuring the start.
class QuitAfterPaint : public QObject {
public:
    QuitAfterPaint(QWidget &window, const QElapsedTimer &sinceStart) : QObject(&window), m_sinceStart(sinceStart)
    {
        window.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && !m_isDone) {
            m_isDone = true;
            QTimer::singleShot(0, this, [this] { // the paint event is still to be delivered
                QTextStream(stdout) << u"painted after %1 ms"_s.arg(m_sinceStart.elapsed()) << Qt::endl;
                QCoreApplication::quit();
            });
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QElapsedTimer m_sinceStart;
    bool m_isDone = false;
};

void addLine(const Catalogue &catalogue, Configuration &configuration, const char *id, int quantity)
{
    if (const PartRef part = catalogue.find(id); part.isValid()) {
        BomLine line;
        line.part = part;
        line.quantity = quantity;
        configuration.lines.push_back(line);
    }
}

} // namespace

Project newProject(const Catalogue &catalogue)
{
    Project project;
    const QDate today = QDate::currentDate();
    project.quote.date = {today.year(), today.month(), today.day()}; // an offer without a date never expires
    Configuration &configuration = project.configurations.emplace_back();
    configuration.name = "A";
    if (const Architecture *model = catalogue.model("llama-3.1-8b")) {
        configuration.model = *model;
    }
    addLine(catalogue, configuration, "dell-poweredge-r760xa", 1);
    addLine(catalogue, configuration, "nvidia-l40s", 2);
    addLine(catalogue, configuration, "intel-xeon-6430", 2);
    addLine(catalogue, configuration, "ddr5-rdimm-64gb-4800", 16);
    addLine(catalogue, configuration, "micron-9550-max-3-2", 2);
    addLine(catalogue, configuration, "dell-psu-2800-titanium", 2);
    return project;
}

int runWindow(const Arguments &arguments, const QString &dataDir, Settings &settings, Language &language)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    QTextStream err(stderr);
    const Outcome<Library> library = loadLibrary(dataDir);
    if (!library) {
        err << library.error().message() << Qt::endl;
        return static_cast<int>(library.error().status);
    }
    if (library->warning) {
        err << texts::error(*library->warning) << Qt::endl;
    }
    applyTheme(settings.theme());
    Session session(library->catalogue, newProject(*library->catalogue, dataDir));
    Autosave autosave(library->catalogue, dataDir, askedFile(arguments));
    MainWindow window(session, servicesFor(session, dataDir, settings, language, autosave));
    window.restoreGeometry(settings.geometry());
    window.restoreState(settings.windowState());
    if (arguments.has(u"exit-after-startup"_s)) {
        new QuitAfterPaint(window, sinceStart); // owned by the window
    }
    window.show();
    openSomething(window, arguments, settings, autosave);
    const int status = QApplication::exec();
    settings.setWindow(window.saveGeometry(), window.saveState());
    return status;
}

} // namespace configuria
