#include "editor/document/layers.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace isle {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Layers)
};

/// The layers that are part of a map, so that locking them means something to an edit.
constexpr std::array mapLayers{LayerId::Terrain,  LayerId::Numbers, LayerId::Harbours,
                               LayerId::Specials, LayerId::Islands, LayerId::Starts};

bool sameSize(const Map& a, const Map& b) {
    return a.rows == b.rows && a.cols == b.cols && a.cells.size() == b.cells.size();
}

/// Gives a part of the new map back its old value; true when it had another.
template <class Value>
bool restore(const Value& before, Value& after) {
    if (before == after)
        return false;
    after = before;
    return true;
}

bool restoreHexes(LayerId layer, const Map& before, Map& after) {
    bool any = false;
    for (std::size_t i = 0; i < before.cells.size(); ++i) {
        const MapHex& old = before.cells[i];
        MapHex& now = after.cells[i];
        if (layer == LayerId::Terrain) {
            any |= restore(old.terrain, now.terrain);
            any |= restore(old.group, now.group);
        } else if (layer == LayerId::Numbers) {
            any |= restore(old.number, now.number);
            any |= restore(old.barred, now.barred);
        } else if (layer == LayerId::Specials) {
            any |= restore(old.marker, now.marker);
        }
    }
    return any;
}

bool restoreLayer(LayerId layer, const Map& before, Map& after) {
    bool any = restoreHexes(layer, before, after);
    switch (layer) {
    case LayerId::Terrain:
        any |= restore(before.groups, after.groups);
        break;
    case LayerId::Harbours:
        any |= restore(before.harbours, after.harbours);
        break;
    case LayerId::Specials:
        any |= restore(before.robberStart, after.robberStart);
        any |= restore(before.pirateStart, after.pirateStart);
        break;
    case LayerId::Islands:
        any |= restore(before.islands, after.islands);
        break;
    case LayerId::Starts:
        any |= restore(before.forbiddenStarts, after.forbiddenStarts);
        any |= restore(before.farSide, after.farSide);
        break;
    case LayerId::Numbers:
    case LayerId::Coordinates:
    case LayerId::Trace:
        break;
    }
    return any;
}

} // namespace

QString displayName(LayerId layer) {
    switch (layer) {
    case LayerId::Terrain:
        return Words::tr("Terrain");
    case LayerId::Numbers:
        return Words::tr("Numbers");
    case LayerId::Harbours:
        return Words::tr("Harbours");
    case LayerId::Specials:
        return Words::tr("Specials");
    case LayerId::Islands:
        return Words::tr("Islands");
    case LayerId::Starts:
        return Words::tr("Starts");
    case LayerId::Coordinates:
        return Words::tr("Coordinates");
    case LayerId::Trace:
        return Words::tr("Trace picture");
    }
    return {};
}

void Layers::set(LayerId layer, LayerState state) {
    LayerState& kept = states_[static_cast<std::size_t>(layer)];
    if (kept == state)
        return;
    kept = state;
    emit changed(layer);
}

void Layers::setShown(LayerId layer, bool shown) {
    LayerState state = (*this)[layer];
    state.shown = shown;
    set(layer, state);
}

void Layers::setDimmed(LayerId layer, bool dimmed) {
    LayerState state = (*this)[layer];
    state.dimmed = dimmed;
    set(layer, state);
}

void Layers::setLocked(LayerId layer, bool locked) {
    LayerState state = (*this)[layer];
    state.locked = locked;
    set(layer, state);
}

bool Layers::anyLocked() const {
    return std::any_of(mapLayers.begin(), mapLayers.end(), [this](LayerId layer) { return locked(layer); });
}

void Layers::reset() {
    for (const LayerId layer : allLayers)
        set(layer, {});
}

std::vector<LayerId> Layers::protect(const Map& before, Map& after) const {
    std::vector<LayerId> held;
    if (!anyLocked())
        return held;
    // Opening, adding or removing a layout changes which one is seen, not what is in it.
    if (before.openLayout != after.openLayout || before.otherLayouts != after.otherLayouts)
        return held;
    if (!sameSize(before, after)) {
        std::copy_if(mapLayers.begin(), mapLayers.end(), std::back_inserter(held),
                     [this](LayerId layer) { return locked(layer); });
        after = before;
        return held;
    }
    for (const LayerId layer : mapLayers)
        if (locked(layer) && restoreLayer(layer, before, after))
            held.push_back(layer);
    return held;
}

QString lockedSentence(const std::vector<LayerId>& layers) {
    if (layers.empty())
        return {};
    if (layers.size() == 1)
        return Words::tr("The layer %1 is locked; unlock it in Layers.").arg(displayName(layers.front()));
    QStringList names;
    for (const LayerId layer : layers)
        names.append(displayName(layer));
    const QString last = names.takeLast();
    return Words::tr("The layers %1 and %2 are locked; unlock them in Layers.")
        .arg(names.join(Words::tr(", ", "between names of layers")), last);
}

} // namespace isle
