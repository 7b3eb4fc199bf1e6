// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/partmodel.h"

#include <QStringList>

#include <array>
#include <limits>
#include <utility>

#include "engine/trial.h"
#include "items/texts.h"

namespace configuria {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView separator = u" · ";

QString string(const std::string &text)
{
    return QString::fromStdString(text);
}

// Facts that are known, joined; an empty one says nothing.
class Facts {
public:
    Facts &operator<<(const QString &fact)
    {
        if (!fact.isEmpty()) {
            m_facts << fact;
        }
        return *this;
    }
    QString joined() const { return m_facts.join(separator); }

private:
    QStringList m_facts;
};

} // namespace

PartModel::PartModel(std::shared_ptr<const Catalogue> catalogue, QObject *parent)
    : QAbstractTableModel(parent)
    , m_catalogue(std::move(catalogue))
{
}

PartModel::~PartModel() = default;

void PartModel::setKind(PartKind kind, const Configuration &configuration)
{
    std::vector<PartRef> parts;
    for (int i = 0; i < m_catalogue->count(kind); ++i) {
        parts.push_back({kind, {static_cast<std::uint32_t>(i)}});
    }
    setParts(kind, std::move(parts), configuration);
}

void PartModel::setTrial(const Project &project, int configuration, int quantity)
{
    const auto i = static_cast<std::size_t>(configuration);
    m_project = project;
    m_trial.reset();
    if (configuration >= 0 && i < m_project.configurations.size() && isQuickToTry(*m_catalogue)) {
        m_trial = std::make_unique<PartTrial>(*m_catalogue, m_project, m_project.configurations[i], quantity);
    }
    m_obstacles.assign(m_parts.size(), std::nullopt);
    if (!m_parts.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

// Types first, then the rules.
QString PartModel::obstacle(int row) const
{
    const auto i = static_cast<std::size_t>(row);
    if (m_conflicts[i] != PartConflict::None || !m_trial) {
        return texts::conflict(m_conflicts[i]);
    }
    if (!m_obstacles[i]) {
        m_obstacles[i] = m_trial->obstacle(m_parts[i]);
    }
    if (!*m_obstacles[i]) {
        return {};
    }
    Finding finding = **m_obstacles[i];
    finding.subject = finding.subject == m_parts[i] ? PartRef{} : finding.subject; // its name stands in the row
    return texts::title(finding, *m_catalogue, m_format);
}

std::optional<PartFigure> PartModel::figureAt(int column) const
{
    const auto figures = figuresOf(m_kind);
    const int i = column - FirstFigureColumn;
    return i >= 0 && i < static_cast<int>(figures.size()) ? std::optional(figures[static_cast<std::size_t>(i)]) : std::nullopt;
}

void PartModel::setParts(PartKind kind, std::vector<PartRef> parts, const Configuration &configuration)
{
    std::vector<PartConflict> conflicts;
    conflicts.reserve(parts.size());
    for (const PartRef part : parts) {
        conflicts.push_back(conflictOf(*m_catalogue, configuration, part));
    }
    if (parts != m_parts || kind != m_kind) { // another kind has other columns
        beginResetModel();
        m_kind = kind;
        m_parts = std::move(parts);
        m_conflicts = std::move(conflicts);
        m_obstacles.assign(m_parts.size(), std::nullopt);
        endResetModel();
    } else if (conflicts != m_conflicts) {
        m_conflicts = std::move(conflicts);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void PartModel::setFormat(const Format &format)
{
    m_format = format;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_parts.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

PartRef PartModel::part(int row) const
{
    return row >= 0 && row < rowCount() ? m_parts[static_cast<std::size_t>(row)] : PartRef();
}

int PartModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_parts.size());
}

int PartModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstFigureColumn + static_cast<int>(figuresOf(m_kind).size());
}

QString PartModel::summary(PartRef part) const
{
    Facts facts;
    const auto watts = [this](std::optional<Watts> value) { return value ? m_format.watts(*value) : QString(); };
    switch (part.kind) {
    case PartKind::Server:
        if (const Server *s = m_catalogue->server(part)) {
            if (s->rackUnits) {
                //: height in rack units, "4U"
                facts << tr("%1U").arg(*s->rackUnits);
            }
            if (s->maxGpus) {
                facts << tr("%n GPUs", "at most", *s->maxGpus);
            }
            if (s->sockets) {
                facts << tr("%n sockets", nullptr, *s->sockets);
            }
            facts << string(s->socketType) << string(s->memoryType);
            if (s->dimmSlots) {
                facts << tr("%n memory slots", nullptr, *s->dimmSlots);
            }
        }
        break;
    case PartKind::Gpu:
        if (const Gpu *g = m_catalogue->gpu(part)) {
            const auto technology = std::array{u"HBM"_s, u"GDDR"_s, u"LPDDR"_s}[static_cast<std::size_t>(g->memoryTechnology)];
            facts << m_format.storage(g->marketedMemory) + u' ' + technology;
            if (g->memoryBandwidth) {
                facts << m_format.bandwidth(*g->memoryBandwidth);
            }
            facts << watts(g->tdp) << texts::label(g->formFactor);
        }
        break;
    case PartKind::Cpu:
        if (const Cpu *c = m_catalogue->cpu(part)) {
            if (c->cores) {
                facts << tr("%n cores", nullptr, *c->cores);
            }
            facts << watts(c->tdp) << string(c->socket);
            if (c->memoryChannels) {
                //: %1 a memory type, "DDR5"
                facts << tr("%n channels of %1", nullptr, *c->memoryChannels).arg(string(c->memoryType));
            }
        }
        break;
    case PartKind::Memory:
        if (const MemoryModule *m = m_catalogue->memoryModule(part)) {
            // A "64 GB" module holds 64 GiB: printed as vendors do.
            const QString size = m_format.significant(m->capacity / 1_GiB);
            //: size of a memory module as vendors print it; French "%1 Go"
            facts << tr("%1 GB").arg(size) << string(m->generation) + u' ' + string(m->moduleType);
            if (m->speed) {
                facts << m_format.count(*m->speed) + u" MT/s"_s;
            }
            facts << watts(m->typical);
        }
        break;
    case PartKind::Drive:
        if (const Drive *d = m_catalogue->drive(part)) {
            facts << m_format.storage(d->capacity) << string(d->formFactor) << string(d->interface);
            if (d->read) {
                //: sequential read speed
                facts << tr("read %1").arg(m_format.bandwidth(*d->read));
            }
        }
        break;
    case PartKind::Psu:
        if (const Psu *p = m_catalogue->psu(part)) {
            facts << watts(p->ratedHighLine ? p->ratedHighLine : p->ratedLowLine) << texts::label(p->efficiencyClass);
            facts << string(p->formFactor);
            if (p->highLineOnly) {
                facts << tr("200–240 V only");
            }
        }
        break;
    case PartKind::Network:
        if (const NetworkPart *n = m_catalogue->networkPart(part)) {
            //: a network switch
            facts << (n->isSwitch ? tr("switch") : tr("adapter")) << string(n->type);
            if (n->ports && n->gigabitsPerSecond) {
                facts << u"%1 × %2 Gbit/s"_s.arg(m_format.count(*n->ports), m_format.significant(*n->gigabitsPerSecond));
            }
            facts << watts(n->maxPower);
        }
        break;
    case PartKind::Accessory:
    case PartKind::Rack:
    case PartKind::Licence:
    case PartKind::Service:
        break;
    }
    return facts.joined();
}

QString PartModel::text(int row, int column) const
{
    const PartRef ref = part(row);
    const PartInfo *info = m_catalogue->info(ref);
    if (const auto figure = figureAt(column)) {
        const QString value = texts::value(*m_catalogue, ref, *figure, m_format);
        return value.isEmpty() ? m_format.unknown() : value;
    }
    switch (column) {
    case NameColumn: return texts::partName(ref, *m_catalogue);
    case SummaryColumn: return summary(ref);
    // The catalogue counts in euros.
    case PriceColumn: return priceText(info);
    case ConflictColumn: return obstacle(row);
    }
    return {};
}

QString PartModel::priceText(const PartInfo *info) const
{
    if (!info || !info->price) {
        return tr("on request");
    }
    const QString price = m_format.moneyShort(*info->price, u"EUR"_s);
    //: %1 a price without a source
    return info->priceIsExample ? tr("%1 (example)").arg(price) : price;
}

QString PartModel::toolTip(int row) const
{
    const PartInfo *info = m_catalogue->info(part(row));
    if (!info) {
        return {};
    }
    QStringList lines{text(row, NameColumn), text(row, SummaryColumn), text(row, ConflictColumn), string(info->notes)};
    if (!info->priceSource.empty()) {
        lines << tr("Price: %1").arg(string(info->priceSource));
    } else if (info->priceIsExample) {
        lines << tr("Price: an example without a source, to be replaced by that of your supplier");
    }
    if (info->confidence == Confidence::Memory) {
        lines << tr("Specification to be confirmed");
    } else if (!info->memoryFields.empty()) {
        //: %1 names of data fields
        lines << tr("To be confirmed: %1").arg(string(info->memoryFields).replace(u';', u", "_s));
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

QVariant PartModel::sortKey(int row, int column) const
{
    const PartRef ref = part(row);
    if (column == PriceColumn) {
        const PartInfo *info = m_catalogue->info(ref);
        return QVariant::fromValue(info && info->price ? static_cast<qlonglong>(info->price->micros()) : std::numeric_limits<qlonglong>::max());
    }
    if (const auto figure = figureAt(column); figure && isRange(*figure)) {
        return figureNumber(*m_catalogue, ref, *figure).value_or(std::numeric_limits<double>::max());
    }
    return text(row, column); // what fits has no words, and comes first
}

QVariant PartModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const int row = index.row();
    const PartRef ref = part(row);
    const PartInfo *info = m_catalogue->info(ref);
    const PartConflict conflict = m_conflicts[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return toolTip(row);
    case Qt::AccessibleTextRole:
        if (const QString why = index.column() == NameColumn ? obstacle(row) : QString(); !why.isEmpty()) {
            //: read by a screen reader: %1 part, %2 why it does not fit
            return tr("%1: %2").arg(text(row, NameColumn), why);
        }
        return text(row, index.column());
    case Qt::TextAlignmentRole:
        return int((isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case ConflictRole:
        return static_cast<int>(conflict);
    case PartKindRole:
        return static_cast<int>(ref.kind);
    case PartIndexRole:
        return static_cast<int>(ref.index.value);
    case SearchTextRole:
        return QStringList{text(row, NameColumn), info ? string(info->id) : QString(), text(row, SummaryColumn)}.join(u' ');
    case ToConfirmRole:
        return info && info->confidence == Confidence::Memory;
    case SortRole:
        return sortKey(row, index.column());
    case FitsRole:
        return obstacle(row).isEmpty();
    case VendorRole:
        return info ? string(info->vendor) : QString();
    case NumberRole:
        if (const auto figure = figureAt(index.column())) {
            const auto number = figureNumber(*m_catalogue, ref, *figure);
            return number ? QVariant(*number) : QVariant();
        }
        return index.column() == PriceColumn && info && info->price ? QVariant(static_cast<double>(info->price->micros()) / 1e6) : QVariant();
    default:
        return {};
    }
}

bool PartModel::isNumber(int column) const
{
    const auto figure = figureAt(column);
    return column == PriceColumn || (figure && isRange(*figure));
}

QVariant PartModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return int((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section == PriceColumn) {
        return tr("Indicative, without VAT");
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (const auto figure = figureAt(section)) {
        return texts::label(*figure);
    }
    switch (section) {
    case NameColumn: return tr("Part");
    case SummaryColumn: return tr("Specification");
    case PriceColumn: return tr("Price");
    //: column: does the part fit the configuration
    case ConflictColumn: return tr("Compatibility");
    }
    return {};
}

ArchitectureModel::ArchitectureModel(std::shared_ptr<const Catalogue> catalogue, QObject *parent)
    : QAbstractTableModel(parent)
    , m_catalogue(std::move(catalogue))
{
}

void ArchitectureModel::setFormat(const Format &format)
{
    m_format = format;
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

const Architecture *ArchitectureModel::architecture(int row) const
{
    return row >= 0 && row < rowCount() ? &m_catalogue->models[static_cast<std::size_t>(row)] : nullptr;
}

int ArchitectureModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_catalogue->models.size());
}

int ArchitectureModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ArchitectureModel::parameters(const Architecture &architecture) const
{
    const auto count = [this](std::int64_t params) {
        const double n = static_cast<double>(params);
        //: millions of parameters; %1 a number
        return params < 1'000'000'000 ? tr("%1 M").arg(m_format.significant(n / 1e6, 3))
                                      //: billions (1e9) of parameters; %1 a number; French "%1 Md"
                                      : tr("%1 B").arg(m_format.significant(n / 1e9, 3));
    };
    if (architecture.totalParams <= 0) {
        return m_format.unknown();
    }
    const bool isSparse = architecture.activeParams > 0 && architecture.activeParams < architecture.totalParams && architecture.experts > 0;
    //: %1 parameters of a mixture of experts, %2 those used for a token
    return isSparse ? tr("%1 (%2 active)").arg(count(architecture.totalParams), count(architecture.activeParams))
                    : count(architecture.totalParams);
}

QString ArchitectureModel::text(const Architecture &architecture, int column) const
{
    switch (column) {
    case NameColumn: return architecture.name.empty() ? string(architecture.id) : string(architecture.name);
    case ParametersColumn: return parameters(architecture);
    case ContextColumn: return architecture.maxContext ? m_format.count(*architecture.maxContext) : m_format.unknown();
    case KindColumn: return texts::label(architecture.kind);
    }
    return {};
}

QVariant ArchitectureModel::data(const QModelIndex &index, int role) const
{
    const Architecture *a = index.isValid() ? architecture(index.row()) : nullptr;
    if (!a) {
        return {};
    }
    const bool isNumber = index.column() == ParametersColumn || index.column() == ContextColumn;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return text(*a, index.column());
    case Qt::ToolTipRole: {
        QStringList lines{text(*a, NameColumn), text(*a, KindColumn)};
        if (!a->licence.empty()) {
            lines << tr("Licence: %1").arg(string(a->licence));
        }
        if (!a->source.empty()) {
            lines << tr("Source: %1").arg(string(a->source));
        }
        if (a->confidence == ShapeConfidence::Memory) {
            lines << tr("Specification to be confirmed");
        }
        return lines.join(u'\n');
    }
    case Qt::TextAlignmentRole:
        return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case IdRole:
        return string(a->id);
    case SearchTextRole:
        return QStringList{string(a->name), string(a->id), string(a->family)}.join(u' ');
    case ToConfirmRole:
        return a->confidence == ShapeConfidence::Memory;
    case SortRole:
        if (index.column() == ParametersColumn) {
            return static_cast<qlonglong>(a->totalParams);
        }
        if (index.column() == ContextColumn) {
            return static_cast<qlonglong>(a->maxContext.value_or(-1));
        }
        return text(*a, index.column());
    default:
        return {};
    }
}

QVariant ArchitectureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = section == ParametersColumn || section == ContextColumn;
        return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && section == ContextColumn) {
        return tr("Longest context, in tokens");
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case NameColumn: return tr("Model");
    case ParametersColumn: return tr("Parameters");
    case ContextColumn: return tr("Context");
    case KindColumn: return tr("Kind");
    }
    return {};
}

} // namespace configuria
