// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "softwaredefaults.h"

#include <QFile>

#include "catalogue/csvreader.h"

using namespace Qt::StringLiterals;

namespace configuria {

SoftwareDefaults::SoftwareDefaults()
{
    QFile file(u":/evidence/software_defaults.csv"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    if (const Result<CsvTable> table = parseCsv(file.readAll(), file.fileName())) {
        for (const CsvTable::Row &row : table->rows) {
            const auto cell = [&row](std::size_t i) { return QString::fromStdString(row.cells[i]).trimmed(); };
            m_lines.push_back({cell(0), cell(1), cell(2), cell(3)});
        }
    }
}

QString SoftwareDefaults::value(const QString &software, const QString &method, QStringView setting) const
{
    for (const Line &line : m_lines) {
        if (line.setting == setting && software.contains(line.software, Qt::CaseInsensitive)
            && (line.method.isEmpty() || line.method.compare(method, Qt::CaseInsensitive) == 0)) {
            return line.value;
        }
    }
    return {};
}

} // namespace configuria
