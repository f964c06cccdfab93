#include "engine/generate/generate.h"

#include <algorithm>

namespace isle {
namespace {

constexpr std::array<std::string_view, allHomeShapes.size()> shapeNames{"hexagon", "bar", "ring", "blob"};
constexpr std::array<std::string_view, allMapSymmetries.size()> symmetryNames{"none", "2", "3", "6",
                                                                              "mirror"};

template <class Names>
std::optional<std::size_t> placeOf(const Names& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

} // namespace

std::string_view nameOf(HomeShape shape) {
    return shapeNames[static_cast<std::size_t>(shape)];
}

std::string_view nameOf(MapSymmetry symmetry) {
    return symmetryNames[static_cast<std::size_t>(symmetry)];
}

std::optional<HomeShape> homeShapeNamed(std::string_view name) {
    const auto place = placeOf(shapeNames, name);
    return place ? std::optional(allHomeShapes[*place]) : std::nullopt;
}

std::optional<MapSymmetry> mapSymmetryNamed(std::string_view name) {
    const auto place = placeOf(symmetryNames, name);
    return place ? std::optional(allMapSymmetries[*place]) : std::nullopt;
}

} // namespace isle
