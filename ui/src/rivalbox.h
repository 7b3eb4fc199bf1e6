// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QObject>

#include <optional>

#include "view.h"

namespace configuria {

// The rented alternative that the views of the verdict hold the machine against: chosen once for all of them. View state.
class ChosenRival : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    // The chosen one while it is known, else the first; absent without any.
    std::optional<int> cloud(const View &view) const;
    void choose(int cloud);

signals:
    void chosen();

private:
    std::optional<int> m_cloud;
};

// Chooses it.
class RivalBox : public QComboBox {
    Q_OBJECT
public:
    explicit RivalBox(ChosenRival &rival, QWidget *parent = nullptr);
    void read(const View &view);

private:
    ChosenRival &m_rival;
};

} // namespace configuria
