#include "editor/tools/tool_settings.h"

#include <algorithm>

namespace isle {

void ToolSettings::setTerrain(Terrain terrain) {
    if (terrain_ == terrain && !draw_.mixed)
        return;
    terrain_ = terrain;
    draw_.mixed = false; // who chooses a terrain wants that one
    emit changed();
}

void ToolSettings::setNumber(CellNumber number) {
    if (number_ == number)
        return;
    number_ = number;
    emit changed();
}

void ToolSettings::setHarbour(HarbourKind kind) {
    if (harbour_ == kind)
        return;
    harbour_ = kind;
    emit changed();
}

void ToolSettings::setMarker(Marker marker) {
    if (marker_ == marker)
        return;
    marker_ = marker;
    emit changed();
}

void ToolSettings::setGroup(int group) {
    if (group_ == group)
        return;
    group_ = group;
    emit changed();
}

void ToolSettings::setRadius(int radius) {
    radius = std::clamp(radius, 0, mostRadius);
    if (radius_ == radius)
        return;
    radius_ = radius;
    emit changed();
}

void ToolSettings::setDraw(const DrawOptions& options) {
    if (draw_ == options)
        return;
    draw_ = options;
    emit changed();
}

void ToolSettings::setPaste(const PasteOptions& options) {
    if (paste_ == options)
        return;
    paste_ = options;
    emit changed();
}

void ToolSettings::setShuffledNumbers(bool on) {
    if (shuffledNumbers_ == on)
        return;
    shuffledNumbers_ = on;
    emit changed();
}

} // namespace isle
