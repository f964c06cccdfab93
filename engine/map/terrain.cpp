#include "engine/map/terrain.h"

namespace isle {
namespace {

constexpr std::array<std::string_view, terrainCount> terrainNames{
    "void", "sea",    "forest", "pasture", "fields",  "hills",    "mountains",
    "any",  "desert", "gold",   "fog",     "village", "fortress", "canal"};
constexpr std::array<std::string_view, resourceCount> resourceNames{"brick", "lumber", "wool", "grain",
                                                                    "ore"};
constexpr std::array<std::string_view, 7> harbourNames{"brick", "lumber",  "wool",    "grain",
                                                       "ore",   "generic", "shuffled"};
constexpr std::array<std::string_view, 6> markerNames{"none",         "chip-any",  "chip-point",
                                                      "chip-harbour", "chip-gold", "chest"};

template <class Enum, std::size_t count>
std::optional<Enum> find(const std::array<std::string_view, count>& names, std::string_view name) {
    for (std::size_t i = 0; i < count; ++i)
        if (names[i] == name)
            return static_cast<Enum>(i);
    return std::nullopt;
}

} // namespace

std::string_view nameOf(Terrain terrain) {
    return terrainNames[static_cast<std::size_t>(terrain)];
}
std::string_view nameOf(Resource resource) {
    return resourceNames[static_cast<std::size_t>(resource)];
}
std::string_view nameOf(HarbourKind kind) {
    return harbourNames[static_cast<std::size_t>(kind)];
}
std::string_view nameOf(Marker marker) {
    return markerNames[static_cast<std::size_t>(marker)];
}

std::optional<Terrain> terrainNamed(std::string_view name) {
    return find<Terrain>(terrainNames, name);
}
std::optional<HarbourKind> harbourKindNamed(std::string_view name) {
    return find<HarbourKind>(harbourNames, name);
}
std::optional<Marker> markerNamed(std::string_view name) {
    return find<Marker>(markerNames, name);
}

} // namespace isle
