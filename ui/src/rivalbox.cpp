// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rivalbox.h"

#include <QSignalBlocker>

#include "flipdata.h"

namespace configuria {

using namespace Qt::StringLiterals;

std::optional<int> ChosenRival::cloud(const View &view) const
{
    const QVector<Rival> rivals = rivalsOf(view);
    for (const Rival &rival : rivals) {
        if (rival.cloud == m_cloud) {
            return m_cloud;
        }
    }
    return rivals.isEmpty() ? std::nullopt : std::optional(rivals.first().cloud);
}

void ChosenRival::choose(int cloud)
{
    if (m_cloud != cloud) {
        m_cloud = cloud;
        emit chosen();
    }
}

RivalBox::RivalBox(ChosenRival &rival, QWidget *parent) : QComboBox(parent), m_rival(rival)
{
    setObjectName(u"costRival"_s);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(20);
    connect(this, &QComboBox::activated, this, [this] { m_rival.choose(currentData().toInt()); });
}

void RivalBox::read(const View &view)
{
    const QSignalBlocker blocker(this);
    clear();
    for (const Rival &rival : rivalsOf(view)) {
        addItem(rival.name, rival.cloud);
    }
    const std::optional<int> cloud = m_rival.cloud(view);
    setCurrentIndex(cloud ? findData(*cloud) : -1);
    setEnabled(count() > 1);
    setAccessibleName(tr("Held against"));
    setToolTip(tr("The rented alternative that owning is held against"));
}

} // namespace configuria
