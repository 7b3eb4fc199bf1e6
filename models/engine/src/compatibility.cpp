// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compatibility.h"

#include <algorithm>

namespace configuria {
namespace {

constexpr char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

constexpr bool isWordCharacter(char c)
{
    return (lower(c) >= 'a' && lower(c) <= 'z') || (c >= '0' && c <= '9');
}

// Makers' own forms fit their own chassis only; the common ones (CRPS, 1U redundant) fit the others.
struct OwnForm {
    std::string_view prefix;
    std::string_view vendor;
};
constexpr OwnForm ownForms[] = {{"Dell", "Dell"}, {"HPE", "HPE"}, {"ThinkSystem", "Lenovo"}, {"DGX", "NVIDIA"}, {"ATX", "Generic"}};

// Makers of servers: their supplies go into their own chassis, and their chassis take no ATX supply.
constexpr std::string_view serverMakers[] = {"Dell", "HPE", "Lenovo", "NVIDIA", "Supermicro", "ASUS", "Gigabyte"};

bool isServerMaker(std::string_view vendor) noexcept
{
    for (const std::string_view maker : serverMakers) {
        if (vendor == maker) {
            return true;
        }
    }
    return false;
}

} // namespace

bool hasWord(std::string_view text, std::string_view word) noexcept
{
    for (std::size_t start = 0; start < text.size();) {
        if (!isWordCharacter(text[start])) {
            ++start;
            continue;
        }
        std::size_t end = start;
        bool isSame = true;
        for (; end < text.size() && isWordCharacter(text[end]); ++end) {
            isSame = isSame && end - start < word.size() && lower(text[end]) == lower(word[end - start]);
        }
        if (isSame && end - start == word.size()) {
            return true;
        }
        start = end;
    }
    return false;
}

bool fitsForm(const Server &server, const Gpu &gpu) noexcept
{
    return server.gpuFormFactors == 0 || ((server.gpuFormFactors >> static_cast<unsigned>(gpu.formFactor)) & 1U) != 0;
}

bool fitsSlotWidth(const Server &server, const Gpu &gpu) noexcept
{
    return gpu.formFactor != GpuFormFactor::PciE || !server.maxSlotWidth || !gpu.slotWidth || *gpu.slotWidth <= *server.maxSlotWidth;
}

bool fitsPower(const Server &server, const Gpu &gpu) noexcept
{
    return !server.maxGpuTdp || !gpu.tdp || !(gpu.tdp->count > server.maxGpuTdp->count);
}

bool fitsSocket(const Server &server, const Cpu &cpu) noexcept
{
    return server.socketType.empty() || cpu.socket.empty() || hasWord(server.socketType, cpu.socket);
}

bool fitsMemory(std::string_view wanted, const MemoryModule &module) noexcept
{
    if (wanted.empty()) {
        return true;
    }
    if (!module.generation.empty() && !hasWord(wanted, module.generation)) {
        return false;
    }
    constexpr std::string_view types[] = {"RDIMM", "UDIMM", "LRDIMM", "MRDIMM"};
    bool namesType = false;
    for (const std::string_view type : types) {
        namesType = namesType || hasWord(wanted, type);
    }
    if (!namesType || module.moduleType.empty()) {
        return true;
    }
    for (const std::string_view type : types) {
        // Load-reduced modules go where registered ones go.
        const bool isOfType = hasWord(module.moduleType, type);
        if (isOfType && (hasWord(wanted, type) || (type == "LRDIMM" && hasWord(wanted, "RDIMM")))) {
            return true;
        }
    }
    return false;
}

bool fitsBay(const Server &server, const Psu &psu) noexcept
{
    if (server.info.vendor.empty() || psu.formFactor.empty()) {
        return true;
    }
    if (psu.formFactor.starts_with("ATX")) {
        return !isServerMaker(server.info.vendor);
    }
    if (isServerMaker(psu.info.vendor) && psu.info.vendor != server.info.vendor) {
        return false;
    }
    bool hasOwnForm = false;
    for (const OwnForm &form : ownForms) {
        if (psu.formFactor.starts_with(form.prefix)) {
            return server.info.vendor == form.vendor;
        }
        hasOwnForm = hasOwnForm || server.info.vendor == form.vendor;
    }
    return !hasOwnForm;
}

namespace {

// The number that a text begins with, which is cut off; 0: none.
double takeNumber(std::string_view &text) noexcept
{
    double value = 0;
    while (!text.empty() && text.front() >= '0' && text.front() <= '9' && value < 1e6) {
        value = 10 * value + (text.front() - '0');
        text.remove_prefix(1);
    }
    return value;
}

// "2800W Titanium (200-240V)", "1800-2200W Titanium", "3200W Titanium (277V AC or 336V DC)".
bool isOption(std::string_view option, double rated, double volts) noexcept
{
    const double low = takeNumber(option);
    const bool isRange = option.starts_with('-');
    option.remove_prefix(isRange ? 1 : 0);
    const double high = isRange ? takeNumber(option) : low;
    const std::size_t bracket = option.find('(');
    if (rated < low || rated > high || bracket == std::string_view::npos) {
        return rated >= low && rated <= high;
    }
    option.remove_prefix(bracket + 1);
    const double least = takeNumber(option);
    option.remove_prefix(option.starts_with('-') ? 1 : 0);
    const double most = std::max(least, takeNumber(option));
    return least == 0 || (volts >= least * 0.9 && volts <= most * 1.1); // mains are within a tenth of their name
}

} // namespace

bool listsSupply(const Server &server, Watts rated, Volts site) noexcept
{
    std::string_view options = server.psuOptions;
    if (options.empty()) {
        return true;
    }
    while (!options.empty()) {
        const std::size_t end = std::min(options.find(';'), options.size());
        std::string_view option = options.substr(0, end);
        option.remove_prefix(std::min(option.find_first_not_of(' '), option.size()));
        if (isOption(option, rated.count, site.count)) {
            return true;
        }
        options.remove_prefix(std::min(end + 1, options.size()));
    }
    return false;
}

namespace {

// Generations by the words that makers of chassis name them by ("Xeon Scalable 4th/5th gen", "EPYC 9004/9005", "Xeon 6 6700P").
struct Generation {
    std::string_view family;
    std::string_view words[3];
};
constexpr Generation generations[] = {
    {"Ice Lake", {"3rd"}},
    {"Sapphire Rapids", {"4th"}},
    {"Emerald Rapids", {"5th"}},
    {"Sapphire Rapids Refresh", {"W", "W3500"}}, // Xeon W: the socket of servers, on boards of workstations
    {"Granite Rapids-SP", {"6", "6700P", "6700"}},
    {"Granite Rapids-AP", {"6", "6900P"}},
    {"Milan", {"7003"}},
    {"Genoa", {"9004"}},
    {"Bergamo", {"9004"}},
    {"Turin", {"9005"}},
    {"Turin Dense", {"9005"}},
    {"Storm Peak", {"7000", "7000WX"}},
    {"Shimada Peak", {"9000", "9000WX"}},
};

} // namespace

bool fitsFamily(const Server &server, const Cpu &cpu) noexcept
{
    for (const Generation &generation : generations) {
        if (!server.cpuFamilies.empty() && cpu.family == generation.family) {
            for (const std::string_view word : generation.words) {
                if (!word.empty() && hasWord(server.cpuFamilies, word)) {
                    return true;
                }
            }
            return false;
        }
    }
    return true;
}

bool fitsCpuPower(const Server &server, const Cpu &cpu) noexcept
{
    return !server.maxCpuTdp || !cpu.tdp || !(cpu.tdp->count > server.maxCpuTdp->count);
}

PowerLeads leadsOf(std::string_view text) noexcept
{
    PowerLeads leads;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        std::string_view kind = text.substr(0, end);
        kind.remove_prefix(std::min(kind.find_first_not_of(' '), kind.size()));
        text.remove_prefix(std::min(end + 1, text.size()));
        std::string_view rest = kind;
        const double number = takeNumber(rest);
        const bool isCounted = rest.starts_with("x ") && number >= 1 && number <= 100;
        const int count = isCounted ? static_cast<int>(number) : 1;
        const auto has = [kind](std::string_view part) { return kind.find(part) != std::string_view::npos; };
        if (has("EPS")) {
            leads.cpuType += count;
        } else if (has("16-pin") || has("12V-2x6") || has("12VHPWR")) {
            leads.sixteenPin += count;
        } else if (has("8-pin")) {
            leads.pcie += count;
            leads.isPcieCounted = leads.isPcieCounted && isCounted;
        }
    }
    return leads;
}

std::string_view listedId(const PartInfo &info) noexcept
{
    return info.isRefurbished && !info.newPart.empty() ? info.newPart : info.id;
}

bool listsId(std::string_view list, std::string_view id) noexcept
{
    while (!list.empty() && !id.empty()) {
        const std::size_t end = std::min(list.find(';'), list.size());
        if (list.substr(0, end) == id) {
            return true;
        }
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return false;
}

bool usesBay(const Drive &drive) noexcept
{
    return !std::string_view(drive.formFactor).starts_with("M.2");
}

std::optional<WeightFormat> formatInstead(const Gpu &gpu, WeightFormat format) noexcept
{
    if (!gpu.fp16 && !gpu.bf16) {
        return std::nullopt; // nothing is known of this card's formats
    }
    switch (format) {
    case WeightFormat::Fp8: return gpu.fp8 || gpu.fp4 ? std::nullopt : std::optional(WeightFormat::Int8);
    case WeightFormat::Mxfp4: return gpu.fp4 ? std::nullopt : std::optional(WeightFormat::Awq);
    case WeightFormat::Nvfp4:
        // NVIDIA's own scaling: Blackwell and later. CDNA 4 computes in the open one (AMD, MI355X data sheet: MXFP4).
        if (gpu.fp4 && gpu.stack != SoftwareStack::Cuda) {
            return WeightFormat::Mxfp4;
        }
        return gpu.fp4 ? std::nullopt : std::optional(WeightFormat::Awq);
    case WeightFormat::Bf16: return gpu.bf16 ? std::nullopt : std::optional(WeightFormat::Fp16);
    default: return std::nullopt;
    }
}

} // namespace configuria
