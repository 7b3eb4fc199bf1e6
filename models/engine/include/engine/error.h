// SPDX-FileCopyrightText: 2026 The Configuria authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace configuria {

// What can go wrong with a file or a command. Worded by items/texts.cpp, returned as tl::expected<T, Error>.
enum class ErrorCode : std::uint8_t {
    CannotOpen,
    CannotWrite,
    TooLarge,
    NotJson,
    NotCsv,
    NotAProject,
    NewerSchema,
    WrongType,
    OutOfRange,
    UnknownValue,
    MissingKey,
    UnknownPart,
    UnknownModel,
    NotAModel,        // a config.json of something that is no model (adapter_config, generation_config, tokenizer)
    DatabaseDamaged,
    DatabaseNewer,
    Usage,
    NotAFile,         // a folder, a pipe, a device
    Truncated,        // ends before what its header announces; found: its size, accepted: the size announced
    MissingPart,      // a model in several files, one of which is not there; found: its name
    Adapter,          // weights to add to a base model; found: the name of that model
    NeedsConfig,      // weights without a shape and without a size: config.json is wanted beside them
    RegisterDamaged,  // the file with the quotes, or a backup of it
    RegisterNewer,
    QuoteChanged,     // an issued quote is no longer what was issued: another program wrote to it; place: its number
    QuoteIssued,      // it is frozen; place: its number
    NoSuchQuote,
};

// All texts are UTF-8. Empty where there is nothing to say.
struct Error {
    ErrorCode code = ErrorCode::CannotOpen;
    std::string file{};     // path as the user gave it
    std::string place{};    // line, key or JSON path
    std::string found{};    // what is there
    std::string accepted{}; // what would have been right: a range, a list of names
    std::string detail{};   // untranslated text of the driver or the system

    friend bool operator==(const Error &, const Error &) = default;
};

} // namespace configuria
