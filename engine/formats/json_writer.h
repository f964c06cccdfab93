#pragma once

#include "engine/formats/json_reader.h"

#include <string>
#include <string_view>

namespace isle {

/// A text in quotes as JSON wants it. What is not valid UTF-8 becomes U+FFFD.
[[nodiscard]] std::string jsonQuoted(std::string_view text);

/// A value on one line without spaces: numbers as they were written, names in their order.
[[nodiscard]] std::string jsonCompact(const JsonValue& value);

} // namespace isle
