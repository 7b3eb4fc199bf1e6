// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>
#include <stop_token>

#include "engine/sensitivity.h"

namespace configuria {

// Draws the uncertain costs on another thread. Whoever starts again or stops never hears of the question before.
class CostDraws : public QObject {
    Q_OBJECT
public:
    explicit CostDraws(QObject *parent = nullptr) : QObject(parent) {}
    ~CostDraws() override { m_stop.request_stop(); }

    void start(std::shared_ptr<const Catalogue> catalogue, const Project &project, int configuration);
    void stop();
    bool isRunning() const { return m_isRunning; }

signals:
    void finished(const std::optional<configuria::MonteCarlo> &result); // absent: the cost is not known

private:
    std::stop_source m_stop;
    bool m_isRunning = false;
};

} // namespace configuria
