// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow.h"

#include <QCloseEvent>
#include <QDropEvent>

namespace configuria {

struct MainWindow::Private {
    Session &session;
    WindowServices services;
};

MainWindow::MainWindow(Session &session, WindowServices services, QWidget *parent)
    : QMainWindow(parent), d(new Private{session, std::move(services)})
{
}

MainWindow::~MainWindow() = default;

bool MainWindow::openFile(const QString &path)
{
    const auto project = d->services.openProject(path);
    if (!project) {
        return false;
    }
    d->session.reset(*project);
    return true;
}

void MainWindow::showRecovered(const Project &project, const QString &)
{
    d->session.reset(project);
}

int MainWindow::currentConfiguration() const
{
    return 0;
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    QMainWindow::dragEnterEvent(event);
}

void MainWindow::dropEvent(QDropEvent *event)
{
    QMainWindow::dropEvent(event);
}

} // namespace configuria
