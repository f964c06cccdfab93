#pragma once

#include "editor/canvas/picture.h"
#include "engine/checks/check.h"
#include "engine/lattice/transform.h"

#include <QPolygonF>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace isle {

/// A place on the map: a hex, a crossing or an edge.
using Place = std::variant<Cell, CrossingPlace, EdgePlace>;

/// The result a tool would leave, drawn at 76 % over the map, with a sentence beside the pointer.
struct Ghost {
    enum class Look : std::uint8_t { Paint, Erase, Harbour };
    Look look = Look::Paint;
    std::vector<HexPicture> hexes;
    std::vector<HarbourPicture> harbours;
    std::optional<Cell> robber;
    std::optional<Cell> pirate;
    std::vector<Cell> outlined; ///< what a selecting tool would take: only an outline
    QPolygonF lasso;            ///< in map units: the line drawn so far
    std::vector<Cell> refused;  ///< cells that may not change: hatched
    QString tip;                ///< "Forest, fixed: 7 hexes"
    QString tipDetail;          ///< "joins Twin Rocks and Ember Isle"
};

/// A problem's mark on the map (visual design 11).
struct ProblemMark {
    Severity severity = Severity::Error;
    Place place;                  ///< where the mark sits
    std::vector<Cell> hexes;      ///< outlined for errors
    std::vector<EdgePlace> edges; ///< drawn as barrier for errors
    bool highlighted = false;     ///< its row is selected
};

/// The symmetry in which tools draw: its axes and centre are shown over the map.
struct SymmetryMark {
    LatticeCentre centre;
    int turns = 1; ///< 1, 2, 3 or 6
    std::vector<Axis> axes;

    friend bool operator==(const SymmetryMark&, const SymmetryMark&) = default;
};

/// A place a seat may choose now, in playtest (visual design 15.2).
struct LegalPlace {
    Place place;
    Seat seat;
    Piece piece = Piece::None; ///< shown at 80 % under the pointer
    QString tip;
    QString tipDetail;
};

} // namespace isle
