#include "editor/canvas/picture_parts.h"

namespace isle {

BoardPicture pictureOf(const Map& map, const Game& game) {
    const Topology& topology = game.topology();
    BoardPicture picture = emptyPicture(map.rows, map.cols);
    const auto dice = game.dice();
    const int rolled = dice[0] + dice[1];
    for (std::size_t i = 0; i < topology.hexes().size(); ++i) {
        HexPicture& hex = hexAt(picture, topology[HexId(i)].cell);
        hex.terrain = game.terrain(HexId(i));
        hex.number = game.number(HexId(i));
        hex.face = dealtFace(hex.terrain, hex.number);
        hex.marker = game.table().board.hexes[i].chip;
        hex.rolled = hex.face == TokenFace::Value && hex.number == rolled;
    }
    for (const BoardHarbour& harbour : game.table().board.harbours)
        picture.harbours.push_back({landSide(topology, topology[harbour.edge].place), harbour.kind, false});
    for (std::size_t i = 0; i < topology.crossings().size(); ++i)
        if (const Occupant town = game.town(CrossingId(i)))
            picture.towns.push_back({topology[CrossingId(i)].place, town.piece, town.seat});
    for (std::size_t i = 0; i < topology.edges().size(); ++i)
        if (const Occupant link = game.piece(EdgeId(i)))
            picture.links.push_back({topology[EdgeId(i)].place, link.piece, link.seat});
    picture.islands = islandsOf(map, topology);
    picture.design = false;
    placeFigures(picture, cellOf(topology, game.robber()), cellOf(topology, game.pirate()));
    return picture;
}

} // namespace isle
