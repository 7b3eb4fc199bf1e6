// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include <functional>
#include <memory>
#include <optional>
#include <tl/expected.hpp>

#include "engine/costdata.h"
#include "engine/error.h"
#include "engine/estimate.h"
#include "items/format.h"
#include "report/quotedocument.h"
#include "session/session.h"
#include "ui/catalogueservices.h"
#include "ui/exportmemory.h"
#include "ui/profileservices.h"
#include "ui/registerservices.h"

namespace configuria {

enum class Theme { Light, Dark };

// The measured run nearest to the speed of a configuration, in words.
struct NearestSpeed {
    QString line; // "Nearest measurement: ..."
    QString tip;  // the whole of it with its citation, "" when no run is near
    FormulaId formula = FormulaId::OutputThroughput; // the figure that it stands beside
};

// What the window asks of the program: files, settings, language. Injected by app, so that ui reads and writes nothing.
struct WindowServices {
    std::function<tl::expected<Project, Error>(const QString &path)> openProject;
    std::function<tl::expected<Project, Error>(const QString &path)> openQuoteData; // the JSON of a quote
    std::function<tl::expected<void, Error>(const Project &, const QString &path)> saveProject;
    std::function<tl::expected<Architecture, Error>(const QString &path)> importModel; // config.json, GGUF, safetensors
    std::function<Project()> newProject;
    std::function<void(const Project &, const QString &path)> autosave; // at each change; path of the open file, "" when none
    std::function<void()> discardAutosave;                              // nothing unsaved is left, or it was given up
    std::function<QStringList()> recentFiles;
    std::function<void(const QString &path)> addRecentFile;
    std::function<void(const QString &language)> setLanguage;           // "fr" or "en": installs translators, default locale
    std::function<QString()> language;
    std::function<void(Theme)> setTheme;                                // applies and remembers
    std::function<Theme()> theme;
    std::function<void(SizeUnit)> setSizeUnit;                          // remembers
    std::function<SizeUnit()> sizeUnit;
    std::function<void()> readEvidence;                                 // the measured runs; takes its time: called aside, once
    std::function<QString(const Configuration &, FormulaId, const Format &)> nearestRuns; // measured runs near that figure, in words; "" until read
    std::function<NearestSpeed(const Configuration &, const Format &)> nearestSpeed;      // an empty line until read
    std::function<QVector<QuoteEvidence>(const Configuration &, const Format &)> quoteEvidence; // for the annex; reads when that was not done
    std::function<QString(const QLocale &)> accuracyTable;              // HTML: the figures against measured runs; called aside
    std::function<Date()> today;                                        // the day that prices are held against
    ProfileServices profiles;                                           // of site and terms, the user's own
    std::function<CostData()> costData;                                 // places and cloud prices with their sources
    std::function<QString()> compareLayout;                             // how the page Compare is arranged, "" at first
    std::function<void(const QString &)> setCompareLayout;              // remembers
    ExportMemory exports;                                               // how and where the last export was written
    RegisterServices quotes;                                            // of the page Quotes, and of the seller
    std::function<bool(const QString &to, const QString &subject, const QString &file)> sendMail; // opens a message of the mail program; absent: there is none
    CatalogueServices catalogue;                                        // of the page Catalogue
    QString samplesDir;                                                 // ":/samples"
};

// The window: menus, four pages. Configure: scenario tabs, verdict strip, workload, bill of materials, charts, findings. Compare: scenarios
// side by side. Cost: large charts. Catalogue: parts and price lists. All but the first are made when they are first shown.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Session &session, WindowServices services, QWidget *parent = nullptr);
    ~MainWindow() override;

    bool openQuoteData(const QString &file); // as a project that has no file yet
    bool openFile(const QString &path);          // shows its errors; asks before losing changes
    void showRecovered(const Project &project, const QString &path); // unsaved work of a crash, marked as modified
    int currentConfiguration() const;            // view state: the scenario tab
    bool exportQuotePdf(const QString &path);    // of the offered configuration; shows its errors
    bool issueQuote(IssueAs as = IssueAs::NextVersion); // gives it its number and puts it in the register; shows its errors
    bool exportQuoteCsv(const CsvFormat &format, const QString &path);
    bool exportQuote(QuoteView view, const QString &path); // .xlsx, .json or .csv by its suffix, else PDF
    bool exportAcceptance(const QString &file); // of the scenario that is shown; text when the name ends with .txt

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;    // LanguageChange, PaletteChange
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;  // a model file or *.configuria

private:
    struct Private;
    std::unique_ptr<Private> d;
};

// Fusion with our palettes; call once before windows are made, and again to switch.
void applyTheme(Theme theme);

} // namespace configuria
