// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/measured.h"

#include <QDir>
#include <QFile>

#include <algorithm>

#include "catalogue/csvreader.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

tl::expected<std::vector<MeasuredRow>, Error> readTable(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        Error error;
        error.code = ErrorCode::CannotOpen;
        error.file = path.toStdString();
        error.detail = file.errorString().toStdString();
        return tl::unexpected(error);
    }
    const Result<CsvTable> table = parseCsv(file.readAll(), path);
    if (!table) {
        return tl::unexpected(table.error());
    }
    auto header = std::make_shared<std::vector<QString>>();
    for (const std::string &name : table->header) {
        header->push_back(QString::fromStdString(name).trimmed());
    }
    std::vector<MeasuredRow> rows;
    rows.reserve(table->rows.size());
    for (const CsvTable::Row &row : table->rows) {
        std::vector<QString> cells;
        for (const std::string &cell : row.cells) {
            cells.push_back(QString::fromStdString(cell));
        }
        rows.emplace_back(header, std::move(cells));
    }
    return rows;
}

} // namespace

MeasuredRow::MeasuredRow(std::shared_ptr<const std::vector<QString>> header, std::vector<QString> cells)
    : m_header(std::move(header)), m_cells(std::move(cells))
{
}

QString MeasuredRow::text(QStringView column) const
{
    const auto found = std::find(m_header->begin(), m_header->end(), column);
    const auto index = static_cast<std::size_t>(found - m_header->begin());
    return index < m_cells.size() ? m_cells[index].trimmed() : QString();
}

std::optional<double> MeasuredRow::number(QStringView column) const
{
    bool ok = false;
    const double value = text(column).toDouble(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

std::optional<int> MeasuredRow::integer(QStringView column) const
{
    const std::optional<double> value = number(column);
    return value && *value > -2e9 && *value < 2e9 ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

tl::expected<MeasuredRuns, Error> readRuns(const QString &folder)
{
    const QDir dir(folder);
    MeasuredRuns runs;
    struct File {
        QString name;
        std::vector<MeasuredRow> *rows;
    };
    const File files[] = {{u"inference_memory.csv"_s, &runs.inferenceMemory},
                          {u"training_memory.csv"_s, &runs.trainingMemory},
                          {u"inference_speed.csv"_s, &runs.inferenceSpeed},
                          {u"training_speed.csv"_s, &runs.trainingSpeed},
                          {u"measured_power.csv"_s, &runs.power}};
    const bool hasNone = std::none_of(std::begin(files), std::end(files), [&](const File &f) { return QFile::exists(dir.filePath(f.name)); });
    for (const File &file : files) {
        const QString path = dir.filePath(file.name);
        if (!hasNone && !QFile::exists(path)) {
            continue; // none there: the first one is the one that cannot be read
        }
        auto rows = readTable(path);
        if (!rows) {
            return tl::unexpected(rows.error());
        }
        *file.rows = std::move(*rows);
    }
    return runs;
}

tl::expected<MeasuredRuns, Error> shippedRuns()
{
    return readRuns(u":/evidence"_s);
}

} // namespace configuria
