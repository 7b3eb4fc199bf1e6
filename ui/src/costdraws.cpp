// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costdraws.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace configuria {

namespace {

std::optional<MonteCarlo> drawn(const Catalogue &catalogue, const Project &project, int index, const std::stop_token &stop)
{
    if (index < 0 || static_cast<std::size_t>(index) >= project.configurations.size()) {
        return std::nullopt;
    }
    const Configuration &configuration = project.configurations[static_cast<std::size_t>(index)];
    const ConfigurationEvaluation evaluation = evaluateConfiguration(catalogue, project, configuration);
    const std::vector<InputSpread> spreads = usualSpreads();
    return monteCarlo(costCase(catalogue, project, configuration, evaluation), spreads, {}, stop);
}

} // namespace

void CostDraws::start(std::shared_ptr<const Catalogue> catalogue, const Project &project, int configuration)
{
    stop();
    m_stop = std::stop_source();
    m_isRunning = true;
    QThreadPool::globalInstance()->start([catalogue = std::move(catalogue), project, configuration, stop = m_stop.get_token(), self = QPointer<CostDraws>(this),
                                          app = QCoreApplication::instance()] {
        const std::optional<MonteCarlo> result = drawn(*catalogue, project, configuration, stop);
        // The object may be gone meanwhile: only its own thread can tell.
        QMetaObject::invokeMethod(app, [self, stop, result] {
            if (self && !stop.stop_requested()) {
                self->m_isRunning = false;
                emit self->finished(result);
            }
        }, Qt::QueuedConnection);
    });
}

void CostDraws::stop()
{
    m_stop.request_stop();
    m_isRunning = false;
}

} // namespace configuria
