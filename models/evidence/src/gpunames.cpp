// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpunames.h"

#include <QFile>

#include "catalogue/csvreader.h"

using namespace Qt::StringLiterals;

namespace configuria {

namespace {

// Columns of gpu_names.csv.
enum Column : std::size_t { Pattern, PartId, Vendor, Name, GpuArchitecture, MemoryType, MemoryGb, Bandwidth, Fp32, Fp16, Fp8, Int8, Fp4, Link, LinkGroup, NotSold, Source, Tdp };

QString cell(const CsvTable::Row &row, std::size_t column)
{
    return column < row.cells.size() ? QString::fromStdString(row.cells[column]).trimmed() : QString();
}

std::optional<double> number(const CsvTable::Row &row, std::size_t column)
{
    bool ok = false;
    const double value = cell(row, column).toDouble(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

std::optional<FlopsPerSecond> teraflops(const CsvTable::Row &row, std::size_t column)
{
    const auto value = number(row, column);
    return value ? std::optional(FlopsPerSecond(*value * 1e12)) : std::nullopt;
}

Gpu gpuOf(const CsvTable::Row &row)
{
    Gpu gpu;
    gpu.info.vendor = cell(row, Vendor).toStdString();
    gpu.info.model = cell(row, Name).toStdString();
    gpu.architecture = cell(row, GpuArchitecture).toStdString();
    gpu.memoryTechnology = cell(row, MemoryType).startsWith("HBM"_L1) ? MemoryTechnology::Hbm : MemoryTechnology::Gddr;
    gpu.marketedMemory = Bytes(static_cast<std::int64_t>(number(row, MemoryGb).value_or(0) * 1e9));
    if (const auto bandwidth = number(row, Bandwidth)) {
        gpu.memoryBandwidth = BytesPerSecond(*bandwidth * 1e9);
    }
    if (const auto tdp = number(row, Tdp)) {
        gpu.tdp = Watts(*tdp);
    }
    gpu.fp32 = teraflops(row, Fp32);
    gpu.fp16 = gpu.bf16 = teraflops(row, Fp16);
    gpu.fp8 = teraflops(row, Fp8);
    gpu.int8 = teraflops(row, Int8);
    gpu.fp4 = teraflops(row, Fp4);
    gpu.stack = gpu.info.vendor == "AMD" ? SoftwareStack::Rocm : SoftwareStack::Cuda;
    if (const auto link = number(row, Link)) {
        gpu.linkBandwidth = BytesPerSecond(*link * 1e9);
        gpu.maxLinkGroup = static_cast<int>(number(row, LinkGroup).value_or(1));
    }
    return gpu;
}

} // namespace

GpuNames::GpuNames(const Catalogue &catalogue)
{
    QFile file(u":/evidence/gpu_names.csv"_s);
    if (!file.open(QIODevice::ReadOnly)) {
        return;
    }
    const Result<CsvTable> table = parseCsv(file.readAll(), file.fileName());
    if (!table) {
        return;
    }
    for (const CsvTable::Row &row : table->rows) {
        Line line{QRegularExpression(cell(row, Pattern)), {}};
        line.found.isNotSold = !cell(row, NotSold).isEmpty();
        if (const std::string part = cell(row, PartId).toStdString(); !part.empty()) {
            const Gpu *gpu = catalogue.gpu(catalogue.find(part));
            line.found.gpu = gpu ? std::optional(*gpu) : std::nullopt;
        } else if (!line.found.isNotSold) {
            line.found.gpu = gpuOf(row);
        }
        m_lines.push_back(line);
    }
}

GpuNames::Found GpuNames::find(const QString &name) const
{
    for (const Line &line : m_lines) {
        if (line.pattern.match(name).hasMatch()) {
            return line.found;
        }
    }
    return {};
}

} // namespace configuria
