// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelnames.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include "catalogue/csvreader.h"

using namespace Qt::StringLiterals;

namespace configuria {

QString ModelNames::normalised(const QString &name)
{
    // Words that say how a model was tuned or stored, not what it is.
    static const QSet<QString> dropped{u"instruct"_s, u"it"_s, u"chat"_s, u"hf"_s, u"base"_s, u"gptq"_s, u"awq"_s, u"fp8"_s, u"int4"_s,
                                       u"int8"_s, u"w8a8"_s, u"quantized"_s, u"nvfp4"_s, u"mxfp4"_s, u"gguf"_s, u"bf16"_s, u"fp16"_s,
                                       u"unsloth"_s, u"meta"_s, u"dynamic"_s};
    static const QRegularExpression notAWord(u"[^a-z0-9.]+"_s), date(u"^[0-9]{4}$"_s);
    const QString last = name.mid(name.lastIndexOf(u'/') + 1).toLower();
    QStringList words;
    for (const QString &word : last.split(notAWord, Qt::SkipEmptyParts)) {
        if (!dropped.contains(word) && !date.match(word).hasMatch()) {
            words.append(word);
        }
    }
    return words.join(u'-');
}

ModelNames::ModelNames(const Catalogue &catalogue)
{
    for (const Architecture &model : catalogue.models) {
        m_byName.insert(normalised(QString::fromStdString(model.id)), &model);
    }
    QFile file(u":/evidence/model_names.csv"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    if (const Result<CsvTable> table = parseCsv(file.readAll(), file.fileName())) {
        for (const CsvTable::Row &row : table->rows) {
            if (row.cells.size() >= 2) {
                if (const Architecture *model = catalogue.model(row.cells[1])) {
                    m_byName.insert(QString::fromStdString(row.cells[0]), model);
                }
            }
        }
    }
}

const Architecture *ModelNames::find(const QString &name) const
{
    // What the name of a file adds: its parts, its extension and, last, the format of its weights.
    static const QRegularExpression extension(u"(-[0-9]{5}-of-[0-9]{5})?[.]gguf$"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression storage(u"^(i?q[1-8]|tq[12]|[kmsl]|x+[sl]|nl|ks|kss|kt|bn|[01]|r[48]|ud|[2-8]bit|bnb|nf4|kv|qat|w[0-9]+a[0-9]+|f16|f32"
                                            "|fp4|autoround|imatrix|imat|[0-9]+g|gs[0-9]+|mlx|exl[23]|marlin|sft|mtp|pt|thinking)$"_s);
    QStringList words = normalised(QString(name).remove(extension)).split(u'-');
    while (!words.isEmpty()) {
        if (const Architecture *model = m_byName.value(words.join(u'-'), nullptr)) {
            return model;
        }
        if (!storage.match(words.last()).hasMatch()) {
            return nullptr;
        }
        words.removeLast();
    }
    return nullptr;
}

const Architecture *ModelNames::find(const QString &name, const QString &size) const
{
    const Architecture *model = find(name);
    return model || size.isEmpty() ? model : find(name + u' ' + size);
}

} // namespace configuria
