#include "editor/window/shipped_maps.h"

#include "engine/formats/isle_file.h"

#include <QDir>

#include <algorithm>

namespace isle {

std::vector<Map> shippedMaps() {
    std::vector<Map> maps;
    const QDir folder(QStringLiteral(":/islewright/maps"));
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.isle")}, QDir::Files, QDir::Name)) {
        auto map = loadIsle(file.filePath());
        if (map)
            maps.push_back(std::move(map.value()));
    }
    std::sort(maps.begin(), maps.end(), [](const Map& a, const Map& b) { return a.title < b.title; });
    return maps;
}

} // namespace isle
