// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogueservice.h"

#include <mutex>
#include <unordered_map>

#include "catalogue/pricelist.h"
#include "importcommand.h"
#include "library.h"
#include "report/savefile.h"

namespace configuria {

namespace {

// What is on the disk, read when the page first asks and after each change. The import asks from another thread.
class Shelf {
public:
    explicit Shelf(QString dataDir) : m_dataDir(std::move(dataDir)) {}

    const QString &dataDir() const { return m_dataDir; }

    std::optional<PartRecord> record(const std::string &id)
    {
        const std::lock_guard lock(m_mutex);
        read();
        const auto found = m_places.find(id);
        return found == m_places.end() ? std::nullopt : std::optional(m_records[found->second]);
    }
    std::vector<OwnPrice> prices(const std::string &id)
    {
        const std::lock_guard lock(m_mutex);
        read();
        std::vector<OwnPrice> prices;
        const auto [first, last] = m_prices.equal_range(id);
        for (auto price = first; price != last; ++price) {
            prices.push_back(price->second);
        }
        return prices;
    }
    OwnData own()
    {
        const std::lock_guard lock(m_mutex);
        read();
        return m_own;
    }
    void forget()
    {
        const std::lock_guard lock(m_mutex);
        m_isRead = false;
    }

private:
    void read()
    {
        if (std::exchange(m_isRead, true)) {
            return;
        }
        m_own = readOwnData(m_dataDir).data;
        m_records = partRecords(m_own).value_or(std::vector<PartRecord>());
        m_places.clear();
        for (std::size_t i = 0; i < m_records.size(); ++i) {
            m_places.emplace(m_records[i].id(), i);
        }
        m_prices.clear();
        for (const OwnPrice &price : m_own.prices) {
            m_prices.emplace(price.part, price);
        }
    }

    QString m_dataDir;
    std::mutex m_mutex;
    bool m_isRead = false;
    OwnData m_own;
    std::vector<PartRecord> m_records;
    std::unordered_map<std::string, std::size_t> m_places;
    std::unordered_multimap<std::string, OwnPrice> m_prices;
};

tl::expected<std::shared_ptr<const Catalogue>, Error> readAgain(Shelf &shelf)
{
    shelf.forget();
    const Outcome<Library> library = loadLibrary(shelf.dataDir());
    if (!library) {
        return tl::unexpected(library.error().error);
    }
    return library->catalogue;
}

} // namespace

CatalogueServices catalogueServices(const QString &dataDir, std::function<std::shared_ptr<const Catalogue>()> current,
                                    std::function<void(std::shared_ptr<const Catalogue>)> take)
{
    const auto shelf = std::make_shared<Shelf>(dataDir);
    CatalogueServices services;
    services.columns = [](PartKind kind) { return partColumns(kind); };
    services.record = [shelf](const std::string &id) { return shelf->record(id); };
    services.ownPrices = [shelf](const std::string &id) { return shelf->prices(id); };
    services.partId = [](const std::string &reference) { return partIdFrom(reference); };
    services.wrongValue = [](const PartRecord &record) { return wrongValue(record); };
    services.isCurrency = [](const std::string &currency) { return isCurrency(currency); };
    services.change = [shelf, take](const OwnChange &change) -> tl::expected<void, Error> {
        if (const Result<bool> written = changeOwnData(shelf->dataDir(), change); !written) {
            return tl::unexpected(written.error());
        }
        const auto catalogue = readAgain(*shelf);
        if (!catalogue) {
            return tl::unexpected(catalogue.error());
        }
        take(*catalogue);
        return {};
    };
    services.exportCsv = [shelf, current](const QString &path) -> tl::expected<void, Error> {
        const Result<QByteArray> csv = catalogueToCsv(*current(), shelf->own());
        return csv ? saveFile(path, *csv) : tl::unexpected(csv.error());
    };
    services.previewList = [dataDir](const QString &path) -> tl::expected<PriceListPreview, Error> {
        const Result<QByteArray> bytes = readListFile(path);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        return previewPriceList(*bytes, path, [&dataDir](const std::string &header) { return rememberedMapping(dataDir, header); });
    };
    services.planList = [shelf, current](const QString &path, const PriceListLayout &layout,
                                         const ImportProgress &progress) -> tl::expected<std::optional<ImportPlan>, Error> {
        const Result<QByteArray> bytes = readListFile(path);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        return planPriceList(*bytes, path, layout, *current(), shelf->own(), progress);
    };
    services.writePlan = [shelf](const ImportPlan &plan, const ImportProgress &progress) -> tl::expected<std::shared_ptr<const Catalogue>, Error> {
        const Result<bool> written = changeOwnData(shelf->dataDir(), plan.change, progress);
        if (!written) {
            return tl::unexpected(written.error());
        }
        return *written ? readAgain(*shelf) : std::shared_ptr<const Catalogue>();
    };
    services.takeCatalogue = std::move(take);
    return services;
}

} // namespace configuria
