// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/findingsmodel.h"

#include <algorithm>
#include <utility>

#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

FindingsModel::FindingsModel(std::shared_ptr<const Catalogue> catalogue, QObject *parent)
    : QAbstractTableModel(parent)
    , m_catalogue(std::move(catalogue))
{
}

void FindingsModel::setFindings(const Findings &findings)
{
    std::vector<Finding> next(findings.items().begin(), findings.items().end());
    if (next == m_findings) {
        return;
    }
    const bool sameRows = std::ranges::equal(next, m_findings, [](const Finding &a, const Finding &b) {
        return a.code == b.code && a.subject == b.subject;
    });
    if (sameRows) {
        const auto first = std::ranges::mismatch(next, m_findings).in1 - next.begin();
        auto last = std::ssize(next) - 1;
        while (next[static_cast<std::size_t>(last)] == m_findings[static_cast<std::size_t>(last)]) { // stops at first
            --last;
        }
        // The title is worded from the code, the part and the kind of repair alone.
        const bool sameTitles = std::ranges::equal(next, m_findings, [](const Finding &a, const Finding &b) {
            return a.severity == b.severity && a.repair.kind == b.repair.kind;
        });
        m_findings = std::move(next);
        emit dataChanged(index(static_cast<int>(first), sameTitles ? NeedColumn : 0), index(static_cast<int>(last), ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_findings = std::move(next);
    endResetModel();
}

void FindingsModel::setCatalogue(std::shared_ptr<const Catalogue> catalogue)
{
    if (catalogue == m_catalogue) {
        return;
    }
    beginResetModel();
    m_findings.clear();
    m_catalogue = std::move(catalogue);
    endResetModel();
}

void FindingsModel::setFormat(const Format &format)
{
    m_format = format;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_findings.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

const Finding *FindingsModel::finding(int row) const
{
    return row >= 0 && row < rowCount() ? &m_findings[static_cast<std::size_t>(row)] : nullptr;
}

int FindingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

int FindingsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString FindingsModel::text(const Finding &finding, int column) const
{
    const auto figure = [this](const std::optional<Figure> &value) { return value ? m_format.figure(*value) : QString(); };
    switch (column) {
    case SeverityColumn: return texts::label(finding.severity);
    case TitleColumn: return texts::title(finding, *m_catalogue, m_format);
    case NeedColumn: return figure(finding.need);
    case HaveColumn: return figure(finding.have);
    case NearestColumn: return figure(finding.nearest);
    case RepairColumn: return texts::repair(finding.repair, *m_catalogue, m_format);
    }
    return {};
}

QVariant FindingsModel::data(const QModelIndex &index, int role) const
{
    const Finding *f = index.isValid() ? finding(index.row()) : nullptr;
    if (!f) {
        return {};
    }
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(*f, column);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
    case AdviceRole:
        //: %1 where a rule comes from: a norm, a guide
        return QString(texts::advice(*f, *m_catalogue, m_format) + u'\n' + tr("Source: %1").arg(texts::source(f->code)));
    case Qt::AccessibleTextRole: {
        const QString cell = text(*f, column);
        //: read by a screen reader: %1 severity, %2 finding
        return column == TitleColumn ? tr("%1: %2").arg(texts::label(f->severity), cell) : cell;
    }
    case Qt::TextAlignmentRole: {
        const bool isNumber = column == NeedColumn || column == HaveColumn || column == NearestColumn;
        return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    case SeverityRole:
        return static_cast<int>(f->severity);
    case HasRepairRole:
        return f->repair.kind != RepairKind::None;
    case CodeRole:
        return static_cast<int>(f->code);
    case PartKindRole:
        return f->subject.isValid() ? static_cast<int>(f->subject.kind) : -1;
    case PartIndexRole:
        return f->subject.isValid() ? static_cast<int>(f->subject.index.value) : -1;
    default:
        return {};
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = section >= NeedColumn && section <= NearestColumn;
        return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case SeverityColumn: return tr("Severity");
    case TitleColumn: return tr("Finding");
    //: column: what the configuration needs, or the limit that it must keep
    case NeedColumn: return tr("Required");
    //: column: what is there
    case HaveColumn: return tr("Present");
    //: column: nearest value that works
    case NearestColumn: return tr("Nearest that works");
    case RepairColumn: return tr("Repair");
    }
    return {};
}

} // namespace configuria
