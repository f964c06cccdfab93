#pragma once

#include "engine/base/result.h"
#include "engine/formats/file_error.h"
#include "engine/map/map.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace isle {

/// One map of a pack with the name of its file in the pack and a picture of it.
struct PackEntry {
    QString fileName; ///< "new-shores.isle"
    Map map;
    QByteArray preview; ///< PNG; may be empty when read
};

/// A map pack (`.islepack`): a zip with a manifest, maps and previews.
struct Pack {
    QString name;
    QString author;
    QString version; ///< of the pack: "1.0"
    QString licence;
    std::vector<PackEntry> maps;
};

/// A pack as the bytes of its file; the same pack always gives the same bytes.
[[nodiscard]] Result<QByteArray, FileError> writePack(const Pack& pack);

/// Reads a pack from bytes. Hostile archives (paths leaving the folder, links, bombs, doubles, encrypted, cut
/// short
/// ...) are refused with a sentence; nothing is ever written.
[[nodiscard]] Result<Pack, FileError> readPack(const QByteArray& bytes, const QString& name);

[[nodiscard]] Result<Pack, FileError> loadPack(const QString& path);
[[nodiscard]] Result<bool, FileError> savePack(const Pack& pack, const QString& path);

/// Writes the maps and previews of a pack into a folder; existing files are not overwritten but reported.
[[nodiscard]] Result<bool, FileError> unpackTo(const Pack& pack, const QString& folder);

/// "Heading for New Shores" -> "heading-for-new-shores.isle".
[[nodiscard]] QString packFileName(const Map& map);

} // namespace isle
