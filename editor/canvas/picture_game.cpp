#include "editor/canvas/picture_parts.h"

namespace isle {

namespace {

/// What is left or done by now; a fortress taken and a canal tile finished have become other terrain.
CounterPlate plateOf(const Game& game, HexId hex) {
    CounterPlate plate = freshPlate(game.rules(), game.terrain(hex));
    switch (plate.kind) {
    case CounterPlate::Kind::None:
        break;
    case CounterPlate::Kind::Cloth:
        plate.filled = game.clothAt(hex);
        break;
    case CounterPlate::Kind::Strength:
        plate.filled = game.strength(hex);
        break;
    case CounterPlate::Kind::Units:
        plate.filled = game.unitsAt(hex);
        break;
    }
    return plate;
}

} // namespace

BoardPicture pictureOf(const Map& map, const Game& game) {
    const Topology& topology = game.topology();
    BoardPicture picture = emptyPicture(map.rows, map.cols);
    const auto dice = game.dice();
    const int rolled = dice[0] + dice[1];
    for (std::size_t i = 0; i < topology.hexes().size(); ++i) {
        HexPicture& hex = hexAt(picture, topology[HexId(i)].cell);
        hex.terrain = game.terrain(HexId(i));
        hex.number = game.number(HexId(i));
        hex.face = hex.terrain == Terrain::Canal ? TokenFace::Back : dealtFace(hex.terrain, hex.number);
        hex.marker = game.chip(HexId(i)); // gone once taken (S-201)
        hex.plate = plateOf(game, HexId(i));
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
