// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "usualwords.h"

#include <QAction>
#include <QCoreApplication>
#include <QLineEdit>

#include "icons.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(configuria::UsualWords)
};

} // namespace

QString usualWarranty()
{
    return Tr::tr("12 months from delivery, parts and labour; return (RMA) with advance replacement");
}

QString usualDelivery()
{
    return Tr::tr("Lead time: 6 to 8 weeks from the order");
}

void offerWords(QLineEdit *edit, const QString &words)
{
    edit->setPlaceholderText(Tr::tr("for example: %1").arg(words));
    auto *action = edit->addAction(lineIcon(u"add"_s, edit->palette().color(QPalette::Text)), QLineEdit::TrailingPosition);
    action->setToolTip(Tr::tr("Put in: %1").arg(words));
    QObject::connect(action, &QAction::triggered, edit, [edit, words] {
        edit->selectAll();
        edit->insert(words); // undone as typing is
        edit->setModified(true);
        emit edit->editingFinished();
    });
    const auto follow = [edit, action] { action->setVisible(edit->text().isEmpty()); };
    QObject::connect(edit, &QLineEdit::textChanged, action, follow);
    follow();
}

} // namespace configuria
