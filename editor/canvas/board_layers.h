#pragma once

namespace isle {

/// How strongly each layer of a board is drawn: 1 as always, 0 not at all.
struct BoardLayers {
    double terrain = 1; ///< land and sea; where it is hidden, coasts and the grid stay
    double numbers = 1; ///< tokens and limits
    double harbours = 1;
    double specials = 1;    ///< chips, chests, plates, robber and pirate
    double islands = 1;     ///< names and start areas
    double starts = 1;      ///< forbidden start crossings and the far side
    double coordinates = 1; ///< rulers and names of hexes
    double trace = 1;       ///< the picture under the map

    friend bool operator==(const BoardLayers&, const BoardLayers&) = default;
};

/// How strongly a dimmed layer is drawn.
inline constexpr double dimmedLayer = 0.3;

} // namespace isle
