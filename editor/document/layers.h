#pragma once

#include "engine/map/map.h"

#include <QObject>
#include <QString>

#include <array>
#include <cstdint>
#include <vector>

namespace isle {

/// What a map is made of, as layers that can be shown, dimmed and locked one by one.
enum class LayerId : std::uint8_t {
    Terrain,     ///< the hexes themselves, their shuffle groups and the size of the map
    Numbers,     ///< tokens and the values barred from hexes
    Harbours,    ///< docks
    Specials,    ///< chips and chests, plates, robber and pirate
    Islands,     ///< names and roles of islands
    Starts,      ///< forbidden start crossings and the far side
    Coordinates, ///< rulers and names of hexes; nothing of the map
    Trace,       ///< the picture under the map; nothing of the map
};
inline constexpr std::array allLayers{LayerId::Terrain,     LayerId::Numbers, LayerId::Harbours,
                                      LayerId::Specials,    LayerId::Islands, LayerId::Starts,
                                      LayerId::Coordinates, LayerId::Trace};
inline constexpr std::size_t layerCount = allLayers.size();

/// "Terrain", "Numbers", for lists.
[[nodiscard]] QString displayName(LayerId layer);

struct LayerState {
    bool shown = true;
    bool dimmed = false;
    bool locked = false;

    friend bool operator==(const LayerState&, const LayerState&) = default;
};

/// How the layers are shown and which of them may not be changed. One object for the whole window; documents
/// ask it before they change anything.
class Layers : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    [[nodiscard]] const LayerState& operator[](LayerId layer) const {
        return states_[static_cast<std::size_t>(layer)];
    }
    void set(LayerId layer, LayerState state);
    void setShown(LayerId layer, bool shown);
    void setDimmed(LayerId layer, bool dimmed);
    void setLocked(LayerId layer, bool locked);
    [[nodiscard]] bool locked(LayerId layer) const { return (*this)[layer].locked; }
    [[nodiscard]] bool anyLocked() const; ///< of those that belong to the map
    /// Everything shown, nothing dimmed or locked.
    void reset();

    /// Puts what belongs to locked layers back as it was before an edit, and says of which layers that was.
    /// An edit that resizes the map is held back as a whole when any layer is locked: all of them would move.
    [[nodiscard]] std::vector<LayerId> protect(const Map& before, Map& after) const;

  signals:
    void changed(isle::LayerId layer);

  private:
    std::array<LayerState, layerCount> states_{};
};

/// "Terrain is locked. Unlock it in Layers." for one layer or several.
[[nodiscard]] QString lockedSentence(const std::vector<LayerId>& layers);

} // namespace isle
