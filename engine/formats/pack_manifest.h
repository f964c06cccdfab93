#pragma once

#include "engine/formats/json_reader.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace isle {

/// The version of pack manifests this program writes; newer ones are refused.
inline constexpr int packVersion = 1;

/// The name of the manifest in a pack.
inline constexpr const char* manifestName = "pack.json";

/// `pack.json`: what a pack says about itself.
struct PackManifest {
    struct Entry {
        QString file;    ///< "new-shores.isle"
        QString preview; ///< "new-shores.png"; empty for none
        JsonPlace place; ///< where the file is named, for errors
    };
    QString name;
    QString author;
    QString version;
    QString licence;
    std::vector<Entry> maps;
};

[[nodiscard]] QByteArray writeManifest(const PackManifest& manifest);
[[nodiscard]] Result<PackManifest, JsonError> readManifest(const QByteArray& text);

} // namespace isle
