#pragma once

#include "engine/rules/game_editor.h"
#include "tests/support/plain_board.h"
#include "tests/support/spec_maps.h"

#include <QtTest>

#include <algorithm>

/// Positions for the tests of the rules: a map with a game on it, places named as the spec names them.
namespace isle::test {

inline constexpr Seat A{std::size_t{0}};
inline constexpr Seat B{std::size_t{1}};
inline constexpr Seat C{std::size_t{2}};
inline constexpr Seat D{std::size_t{3}};

inline Cell cell(int row, int col) {
    return {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
}

/// Brick, lumber, wool, grain, ore.
inline Cards cards(int brick, int lumber, int wool, int grain, int ore) {
    return Cards{{static_cast<std::uint8_t>(brick), static_cast<std::uint8_t>(lumber),
                  static_cast<std::uint8_t>(wool), static_cast<std::uint8_t>(grain),
                  static_cast<std::uint8_t>(ore)}};
}

inline void fix(Map& map, int row, int col, Terrain terrain, int number = 0) {
    MapHex hex = map.at(cell(row, col));
    hex.terrain = terrain;
    hex.number = number == 0 ? CellNumber() : CellNumber::fixed(number);
    map.set(cell(row, col), hex);
}

/// The 19-hex reference board with everything fixed, so that tests can name what lies where.
inline Map baseMap() {
    Map map = mapOf(specMapNamed("19 land hexes"));
    fix(map, 1, 2, Terrain::Forest, 11);
    fix(map, 1, 3, Terrain::Pasture, 12);
    fix(map, 1, 4, Terrain::Fields, 9);
    fix(map, 2, 2, Terrain::Hills, 4);
    fix(map, 2, 3, Terrain::Mountains, 6);
    fix(map, 2, 4, Terrain::Hills, 5);
    fix(map, 2, 5, Terrain::Pasture, 10);
    fix(map, 3, 1, Terrain::Fields, 3);
    fix(map, 3, 2, Terrain::Forest, 11);
    fix(map, 3, 4, Terrain::Fields, 4);
    fix(map, 3, 5, Terrain::Mountains, 8);
    fix(map, 4, 2, Terrain::Hills, 8);
    fix(map, 4, 3, Terrain::Pasture, 10);
    fix(map, 4, 4, Terrain::Fields, 9);
    fix(map, 4, 5, Terrain::Forest, 3);
    fix(map, 5, 2, Terrain::Mountains, 5);
    fix(map, 5, 3, Terrain::Pasture, 2);
    fix(map, 5, 4, Terrain::Forest, 6);
    map.harbours.clear();
    addHarbours(map, "(1,2) NE, (2,5) E, (3,1) SW, (5,3) SW", HarbourKind::Generic);
    addHarbours(map, "(1,4) NW", HarbourKind::Wool);
    addHarbours(map, "(2,2) NW", HarbourKind::Ore);
    addHarbours(map, "(3,5) SE", HarbourKind::Brick);
    addHarbours(map, "(5,2) W", HarbourKind::Grain);
    addHarbours(map, "(5,4) E", HarbourKind::Lumber);
    return map;
}

/// New Shores with everything fixed: home all forest without numbers but where a test sets some.
inline Map seaMap() {
    Map map = mapOf(specMapNamed("Heading for New Shores"));
    for (int row = 0; row < map.rows; ++row)
        for (int col = 0; col < map.cols; ++col)
            if (const MapHex hex = map.at(cell(row, col));
                hex.terrain == Terrain::Any || hex.terrain == Terrain::Gold)
                fix(map, row, col, hex.terrain == Terrain::Any ? Terrain::Forest : Terrain::Gold);
    map.harbours.clear();
    return map;
}

/// A game on a map, with short names for its places.
class Scene {
  public:
    explicit Scene(const Map& map, int seats = 4, std::uint64_t seed = 1)
        : Scene(makeTable(map, seats), seed) {}
    /// A game at a table that is set already.
    explicit Scene(std::shared_ptr<const Table> made, std::uint64_t seed = 1)
        : table(std::move(made)), game(table, seed), edit(game) {}

    static std::shared_ptr<const Table> makeTable(const Map& map, int seats) {
        auto made = setTable(map, plainBoard(map, 1), seats);
        if (!made)
            qFatal("%s", made.error().sentence.c_str());
        return made.value();
    }

    [[nodiscard]] HexId hex(int row, int col) const { return game.topology().hexAt(cell(row, col)); }
    [[nodiscard]] CrossingId at(int row, int col, Corner corner) const {
        return game.topology().crossingAt({cell(row, col), corner});
    }
    [[nodiscard]] EdgeId edge(int row, int col, Direction direction) const {
        return game.topology().edgeAt({cell(row, col), direction});
    }

    /// What check says, as a rule number; empty when legal.
    [[nodiscard]] QString why(const Action& action) const {
        const Refusal no = check(game, action);
        return QString::fromUtf8(no.rule.data(), static_cast<qsizetype>(no.rule.size()));
    }

    /// Whether the seat's legal actions hold one.
    [[nodiscard]] bool lists(const Action& action) const {
        std::vector<Action> legal;
        legalActions(game, legal);
        return std::find(legal.begin(), legal.end(), action) != legal.end();
    }
    /// How many legal actions of the kind there are.
    [[nodiscard]] int count(ActionKind kind) const {
        std::vector<Action> legal;
        legalActions(game, legal);
        return static_cast<int>(std::count_if(legal.begin(), legal.end(),
                                              [kind](const Action& action) { return action.kind == kind; }));
    }
    /// Events of the kind told so far.
    [[nodiscard]] int told(Event::Kind kind) const {
        return static_cast<int>(std::count_if(events.begin(), events.end(),
                                              [kind](const Event& event) { return event.kind == kind; }));
    }
    /// The last event of the kind; there has to be one.
    [[nodiscard]] Event last(Event::Kind kind) const {
        const auto found = std::find_if(events.rbegin(), events.rend(),
                                        [kind](const Event& event) { return event.kind == kind; });
        if (found == events.rend())
            qFatal("no such event");
        return *found;
    }

    void settle(Seat seat, int row, int col, Corner corner, Piece piece = Piece::Settlement) {
        edit.setTown(at(row, col, corner), seat, piece);
    }
    void road(Seat seat, int row, int col, Direction direction) {
        edit.setPiece(edge(row, col, direction), seat, Piece::Road);
    }
    void ship(Seat seat, int row, int col, Direction direction) {
        edit.setPiece(edge(row, col, direction), seat, Piece::Ship);
    }
    /// Whether B-18 holds for every resource.
    [[nodiscard]] bool conserved() const {
        for (const Resource resource : allResources) {
            int sum = game.bank(resource);
            for (int s = 0; s < game.seats(); ++s)
                sum += game.hand(Seat(static_cast<std::size_t>(s)))[resource];
            if (sum != game.rules()[Option::Bank])
                return false;
        }
        return true;
    }

    std::shared_ptr<const Table> table;
    Game game;
    GameEditor edit;
    Events events;
};

} // namespace isle::test

/// Applies an action that has to be legal and listed as such.
#define PLAY(scene, action)                                                                                  \
    do {                                                                                                     \
        const isle::Action todo = (action);                                                                  \
        const bool offerLike =                                                                               \
            todo.kind == isle::ActionKind::Offer || todo.kind == isle::ActionKind::Counter;                  \
        QCOMPARE((scene).why(todo), QString());                                                              \
        QVERIFY2(offerLike || (scene).lists(todo), "legal, but not listed");                                 \
        QVERIFY(isle::apply((scene).game, todo, &(scene).events).legal());                                   \
    } while (false)

/// An action that has to be refused by a rule, unlisted, and without a trace (B-46).
#define REFUSED(scene, action, number)                                                                       \
    do {                                                                                                     \
        const isle::Action todo = (action);                                                                  \
        const isle::Game untouched = (scene).game;                                                           \
        QCOMPARE((scene).why(todo), QString(number));                                                        \
        QVERIFY2(!(scene).lists(todo), "refused, but listed");                                               \
        QVERIFY(!isle::apply((scene).game, todo).legal());                                                   \
        QVERIFY((scene).game == untouched);                                                                  \
    } while (false)
