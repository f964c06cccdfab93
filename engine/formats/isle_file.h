#pragma once

#include "engine/base/result.h"
#include "engine/formats/file_error.h"
#include "engine/map/map.h"

#include <QByteArray>

namespace isle {

/// The version of `.isle` files this program writes; newer ones are refused, never half-read.
inline constexpr int isleVersion = 1;

/// A map as the text of an `.isle` file: JSON, UTF-8, stable order, one token per hex laid out as the map
/// looks.
[[nodiscard]] QByteArray writeIsle(const Map& map);

/// Reads such text. `name` stands in error messages.
[[nodiscard]] Result<Map, FileError> readIsle(const QByteArray& text, const QString& name);

/// Reads a file, at most 8 MiB of it.
[[nodiscard]] Result<Map, FileError> loadIsle(const QString& path);

/// Writes a file whole or not at all.
[[nodiscard]] Result<bool, FileError> saveIsle(const Map& map, const QString& path);

} // namespace isle
