#pragma once

#include "engine/deal/deal.h"
#include "tests/engine/rules/scene.h"

/// Positions for the tests of the specials: maps of the spec with quiet land, and what lies hidden set by the
/// test.
namespace isle::test {

/// A map of the spec by its name, seat A first. Its land is forest and nothing has a number, so that a test
/// sets what it needs with fix(); no harbours.
inline Map quietMap(std::string_view name) {
    Map map = mapOf(specMapNamed(name));
    map.options.set(Option::FirstSeat, static_cast<int>(FirstSeat::Host));
    map.harbours.clear();
    for (MapHex& hex : map.cells) {
        hex.number = CellNumber();
        hex.terrain = hex.terrain == Terrain::Any ? Terrain::Forest : hex.terrain;
    }
    return map;
}

/// The same for a map drawn here; `start` names the start island by one of its hexes.
inline Map quietArt(std::string_view art, Cell start) {
    Map map = mapFromAscii(art);
    map.minSeats = 2;
    map.maxSeats = 8;
    map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    map.options.set(Option::FirstSeat, static_cast<int>(FirstSeat::Host));
    map.islands = {{start, "home", IslandRole::Start}};
    for (MapHex& hex : map.cells) {
        hex.number = CellNumber();
        hex.terrain = hex.terrain == Terrain::Any ? Terrain::Forest : hex.terrain;
    }
    return map;
}

/// Puts a chip of a kind on a hex.
inline void chip(Map& map, int row, int col, Marker kind) {
    MapHex hex = map.at(cell(row, col));
    hex.marker = kind;
    map.set(cell(row, col), hex);
}

/// A board without any chance in it: chips as the map fixes them, every tile of the fog pile a pasture with a
/// 2, no chests.
inline Board settledBoard(const Map& map) {
    Board board = plainBoard(map, 1);
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const MapHex hex = map.at(board.topology->hexes()[i].cell);
        if (hex.marker != Marker::Chest && hex.marker != Marker::ChipAny)
            board.hexes[i].chip = hex.marker;
        if (hex.terrain == Terrain::Fog)
            board.fogPile.push_back({Terrain::Pasture, 2});
    }
    if (!board.fogPile.empty())
        board.chests.assign(board.hexes.size(), Chest::None);
    return board;
}

/// A scene on such a board.
inline Scene settled(const Map& map, int seats = 4) {
    auto made = setTable(map, settledBoard(map), seats);
    if (!made)
        qFatal("%s", made.error().sentence.c_str());
    return Scene(made.value());
}

/// A scene on a board that the dealer has dealt.
inline Scene dealt(const Map& map, int seats, std::uint64_t seed) {
    auto board = deal(map, seed);
    if (!board)
        qFatal("%s", board.error().sentence().c_str());
    auto made = setTable(map, std::move(board.value()), seats);
    if (!made)
        qFatal("%s", made.error().sentence.c_str());
    return Scene(made.value(), seed);
}

/// A game as a test changes it: maps with option values written in one place.
inline Map with(Map map, std::initializer_list<std::pair<Option, int>> options) {
    for (const auto& [option, value] : options)
        map.options.set(option, value);
    return map;
}

/// The seat settles at a crossing of the coast, from a ship that lies there.
inline void landAt(Scene& scene, Seat seat, CrossingId crossing) {
    for (const EdgeId edge : scene.game.topology()[crossing].edges)
        if (edge.valid() && scene.game.topology()[edge].ship && !scene.game.piece(edge)) {
            scene.edit.setPiece(edge, seat, Piece::Ship);
            break;
        }
    scene.edit.setTurn(seat, State::Main);
    scene.edit.setHand(seat, settlementCost);
    PLAY(scene, at(ActionKind::BuildSettlement, seat, crossing));
}

/// The seat throws a number, before anything else of its turn.
inline void roll(Scene& scene, Seat seat, int number) {
    scene.edit.setTurn(seat, State::PreRoll);
    scene.edit.setNextThrow(number > 7 ? 6 : 1, number > 7 ? number - 6 : number - 1);
    PLAY(scene, plain(ActionKind::Roll, seat));
}

} // namespace isle::test
