#pragma once

#include "tests/support/ascii_map.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <string_view>

/// The three reference boards of base-rules section 4 and the eleven maps of seafarers-rules sections 14 to
/// 24, word for word as the spec prints them, with every count it gives.
namespace isle::test {

struct SpecIsland {
    std::string_view name;
    IslandRole role = IslandRole::Start;
    int hexes = 0;
    std::string_view composition; ///< "20 plain, 1 desert"
    std::string_view firstHex;    ///< "(2,2)"
    int crossings = 0;
    int shipsFromStart = 0; ///< 0 for start islands
};

struct SpecMap {
    std::string_view name;
    int scenario = 0; ///< 0 for the boards of the base game
    std::string_view art;
    std::string_view harbours;
    int land = 0;
    int sea = 0;
    int landCrossings = 0;
    int startCrossings = 0;
    int roadEdges = 0;
    int shipEdges = -1; ///< between two hexes; -1 where the spec gives none
    int rimEdges = -1;
    int coastalEdges = 0;
    std::string_view pirate;     ///< "(7,5)"; empty for none
    std::string_view robber;     ///< "(4,3)"; empty for off the board
    std::string_view terrain;    ///< "forest x6, pasture x5"
    std::string_view numbers;    ///< "2 x2, 3 x3"
    std::string_view fogTerrain; ///< empty without fog
    std::string_view fogNumbers;
    std::string_view farSide;
    std::span<const SpecIsland> islands = {};
};

inline constexpr std::array islandsOfScenario1{
    SpecIsland{"home", IslandRole::Start, 21, "20 plain, 1 desert", "(2,2)", 59, 0},
    SpecIsland{"isle A", IslandRole::New, 3, "2 plain, 1 gold", "(1,7)", 13, 3},
    SpecIsland{"isle B", IslandRole::New, 3, "2 plain, 1 gold", "(6,7)", 13, 3},
    SpecIsland{"isle C", IslandRole::New, 2, "2 plain", "(4,8)", 10, 3}};

inline constexpr std::array islandsOfScenario2{
    SpecIsland{"NW", IslandRole::Start, 6, "6 plain", "(1,1)", 22, 0},
    SpecIsland{"NE", IslandRole::Start, 6, "6 plain", "(1,7)", 22, 0},
    SpecIsland{"SW", IslandRole::Start, 6, "6 plain", "(6,2)", 22, 0},
    SpecIsland{"SE", IslandRole::Start, 6, "6 plain", "(6,8)", 22, 0},
    SpecIsland{"islet N", IslandRole::New, 1, "1 gold", "(2,5)", 6, 2},
    SpecIsland{"islet S", IslandRole::New, 1, "1 gold", "(7,5)", 6, 2}};

inline constexpr std::array islandsOfScenario3{
    SpecIsland{"home", IslandRole::Start, 25, "18 plain, 7 desert", "(2,2)", 69, 0},
    SpecIsland{"islet N", IslandRole::New, 2, "2 plain", "(1,8)", 10, 5},
    SpecIsland{"islet E", IslandRole::New, 2, "1 gold, 1 plain", "(3,9)", 10, 5},
    SpecIsland{"islet S", IslandRole::New, 1, "1 gold", "(7,9)", 6, 5}};

inline constexpr std::array islandsOfScenario4{
    SpecIsland{"home", IslandRole::Start, 13, "12 plain, 1 desert", "(2,2)", 40, 0},
    SpecIsland{"fog bank", IslandRole::New, 14, "14 fog", "(2,6)", 44, 3},
    SpecIsland{"islet", IslandRole::New, 2, "2 plain", "(8,4)", 10, 2}};

inline constexpr std::array islandsOfScenario5{
    SpecIsland{"main", IslandRole::Start, 17, "15 plain, 2 village", "(2,2)", 50, 0},
    SpecIsland{"eastern isle", IslandRole::New, 6, "4 plain, 2 village", "(3,8)", 23, 4},
    SpecIsland{"islet N", IslandRole::New, 2, "2 plain", "(1,7)", 10, 5},
    SpecIsland{"islet S", IslandRole::New, 1, "1 plain", "(8,6)", 6, 3}};

inline constexpr std::array islandsOfScenario6{
    SpecIsland{"home", IslandRole::Start, 17, "17 plain", "(3,2)", 50, 0},
    SpecIsland{"isle E", IslandRole::New, 3, "2 chip, 1 plain", "(4,10)", 14, 5},
    SpecIsland{"isle N", IslandRole::New, 2, "1 plain, 1 chip", "(1,7)", 10, 3},
    SpecIsland{"isle S", IslandRole::New, 2, "1 plain, 1 chip", "(8,7)", 10, 3}};

inline constexpr std::array islandsOfScenario7{
    SpecIsland{"home", IslandRole::Start, 18, "18 plain", "(2,2)", 52, 0},
    SpecIsland{"isle N", IslandRole::New, 5, "4 plain, 1 fortress", "(1,8)", 19, 5},
    SpecIsland{"isle S", IslandRole::New, 4, "3 plain, 1 fortress", "(6,7)", 16, 3}};

inline constexpr std::array islandsOfScenario8{
    SpecIsland{"west", IslandRole::Start, 13, "12 plain, 1 desert", "(3,1)", 40, 0},
    SpecIsland{"east", IslandRole::Start, 12, "12 plain", "(3,7)", 38, 0},
    SpecIsland{"islet N", IslandRole::New, 1, "1 gold", "(1,4)", 6, 3},
    SpecIsland{"islet S", IslandRole::New, 1, "1 gold", "(9,5)", 6, 3}};

inline constexpr std::array islandsOfScenario9{
    SpecIsland{"home", IslandRole::Start, 15, "15 plain", "(3,5)", 46, 0},
    SpecIsland{"isle NW", IslandRole::New, 2, "2 fog", "(1,1)", 10, 4},
    SpecIsland{"isle NE", IslandRole::New, 2, "2 fog", "(1,8)", 10, 4},
    SpecIsland{"isle SW", IslandRole::New, 2, "2 fog", "(9,1)", 10, 4},
    SpecIsland{"isle SE", IslandRole::New, 2, "2 fog", "(9,8)", 10, 4}};

inline constexpr std::array islandsOfScenario10{
    SpecIsland{"island", IslandRole::Start, 37, "19 desert, 15 plain, 3 fog", "(1,2)", 96, 0}};

inline constexpr std::array islandsOfScenario11{
    SpecIsland{"home", IslandRole::Start, 25, "20 plain, 5 canal", "(2,3)", 70, 0},
    SpecIsland{"islet N", IslandRole::New, 1, "1 gold", "(1,8)", 6, 2},
    SpecIsland{"islet S", IslandRole::New, 1, "1 gold", "(7,1)", 6, 2}};

inline constexpr std::array specMaps{
    SpecMap{.name = "19 land hexes",
            .scenario = 0,
            .art = R"(
. . ~ ~ ~ ~ .
 . ~ o o o ~ .
. ~ o o o o ~
 ~ o o D o o ~
. ~ o o o o ~
 . ~ o o o ~ .
. . ~ ~ ~ ~ .
)",
            .harbours =
                "(1,2) NE, (1,4) NW, (2,2) NW, (2,5) E, (3,1) SW, (3,5) SE, (5,2) W, (5,3) SW, (5,4) E",
            .land = 19,
            .sea = 18,
            .landCrossings = 54,
            .startCrossings = 54,
            .roadEdges = 72,
            .shipEdges = -1,
            .rimEdges = -1,
            .coastalEdges = 30,
            .pirate = "",
            .robber = "(3,3)",
            .terrain = "forest x4, pasture x4, fields x4, hills x3, mountains x3",
            .numbers = "2 x1, 3 x2, 4 x2, 5 x2, 6 x2, 8 x2, 9 x2, 10 x2, 11 x2, 12 x1",
            .fogTerrain = "",
            .fogNumbers = "",
            .farSide = "",
            .islands = {}},
    SpecMap{.name = "30 land hexes",
            .scenario = 0,
            .art = R"(
. . ~ ~ ~ ~ . .
 . ~ o o o ~ . .
. ~ o o o o ~ .
 ~ o o o o o ~ .
~ o D o o d o ~
 ~ o o o o o ~ .
. ~ o o o o ~ .
 . ~ o o o ~ . .
. . ~ ~ ~ ~ . .
)",
            .harbours = "(1,2) NE, (1,4) NW, (2,2) NW, (2,5) E, (4,1) NW, (4,6) NE, (5,1) W, (5,5) SE, (7,2) "
                        "W, (7,3) SW, (7,4) E",
            .land = 30,
            .sea = 22,
            .landCrossings = 80,
            .startCrossings = 80,
            .roadEdges = 109,
            .shipEdges = -1,
            .rimEdges = -1,
            .coastalEdges = 38,
            .pirate = "",
            .robber = "(4,2)",
            .terrain = "forest x6, pasture x6, fields x6, hills x5, mountains x5",
            .numbers = "2 x2, 3 x3, 4 x3, 5 x3, 6 x3, 8 x3, 9 x3, 10 x3, 11 x3, 12 x2",
            .fogTerrain = "",
            .fogNumbers = "",
            .farSide = "",
            .islands = {}},
    SpecMap{.name = "37 land hexes",
            .scenario = 0,
            .art = R"(
. . ~ ~ ~ ~ ~ . .
 . ~ o o o o ~ . .
. ~ o o o o o ~ .
 ~ o o o o o o ~ .
~ o o o D o o o ~
 ~ o o o o o o ~ .
. ~ o o o o o ~ .
 . ~ o o o o ~ . .
. . ~ ~ ~ ~ ~ . .
)",
            .harbours = "(1,2) NE, (1,4) NW, (1,5) NE, (2,2) NW, (3,1) W, (3,6) NE, (4,7) E, (5,1) W, (5,6) "
                        "SE, (6,2) SW, (7,2) SE, (7,4) SW, (7,5) E",
            .land = 37,
            .sea = 24,
            .landCrossings = 96,
            .startCrossings = 96,
            .roadEdges = 132,
            .shipEdges = -1,
            .rimEdges = -1,
            .coastalEdges = 42,
            .pirate = "",
            .robber = "(4,4)",
            .terrain = "forest x8, pasture x7, fields x7, hills x7, mountains x7",
            .numbers = "2 x2, 3 x4, 4 x4, 5 x4, 6 x4, 8 x4, 9 x4, 10 x4, 11 x4, 12 x2",
            .fogTerrain = "",
            .fogNumbers = "",
            .farSide = "",
            .islands = {}},
    SpecMap{.name = "Heading for New Shores",
            .scenario = 1,
            .art = R"(
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ o g ~ ~
~ ~ o o o o ~ ~ o ~ ~
 ~ o o o o o ~ ~ ~ ~ ~
~ o o D o o ~ ~ o o ~
 ~ o o o o ~ ~ ~ ~ ~ ~
~ ~ o o o ~ ~ g o ~ ~
 ~ ~ ~ ~ ~ P ~ o ~ ~ ~
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
)",
            .harbours =
                "(2,2) NE, (2,4) NE, (2,5) E, (3,1) W, (4,1) SW, (4,5) E, (5,4) SE, (6,2) SW, (6,3) SE",
            .land = 29,
            .sea = 70,
            .landCrossings = 95,
            .startCrossings = 59,
            .roadEdges = 120,
            .shipEdges = 204,
            .rimEdges = 78,
            .coastalEdges = 66,
            .pirate = "(7,5)",
            .robber = "(4,3)",
            .terrain = "forest x6, pasture x5, fields x5, hills x5, mountains x5",
            .numbers = "2 x2, 3 x3, 4 x3, 5 x3, 6 x3, 8 x3, 9 x3, 10 x3, 11 x3, 12 x2",
            .fogTerrain = "",
            .fogNumbers = "",
            .farSide = "",
            .islands = islandsOfScenario1},
    SpecMap{.name = "Four Islands",
            .scenario = 2,
            .art = R"(
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ o o ~ ~ ~ ~ o o ~ ~
~ o o o ~ g ~ o o o ~
 ~ ~ o ~ ~ ~ ~ o ~ ~ ~
~ ~ ~ ~ ~ P ~ ~ ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
~ ~ o ~ ~ ~ ~ ~ o ~ ~
 ~ o o o ~ g ~ o o o ~
~ ~ o o ~ ~ ~ ~ o o ~
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
)",
            .harbours =
                "(1,1) NE, (1,7) NE, (2,5) E, (3,2) SW, (3,7) E, (6,2) E, (6,8) E, (8,2) SE, (8,8) SE",
            .land = 26,
            .sea = 84,
            .landCrossings = 100,
            .startCrossings = 88,
            .roadEdges = 120,
            .shipEdges = 253,
            .rimEdges = 82,
            .coastalEdges = 84,
            .pirate = "(4,5)",
            .robber = "",
            .terrain = "forest x5, pasture x5, fields x5, hills x5, mountains x4",
            .numbers = "2 x1, 3 x3, 4 x3, 5 x3, 6 x3, 8 x3, 9 x3, 10 x3, 11 x3, 12 x1",
            .fogTerrain = "",
            .fogNumbers = "",
            .farSide = "",
            .islands = islandsOfScenario2},
    SpecMap{.name = "Through the Desert",
            .scenario = 3,
            .art = R"(
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ ~ o o ~ ~
~ ~ o o d o ~ ~ ~ ~ ~ ~
 ~ o o d d o ~ ~ ~ o ~ ~
~ o o o D o o ~ P ~ g ~
 ~ o o o d d o ~ ~ ~ ~ ~
~ ~ ~ o o d o ~ ~ ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ ~ ~ g ~ ~
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
)",
            .harbours =
                "(2,3) NW, (2,5) NW, (3,1) NW, (3,5) E, (4,1) SW, (5,2) SW, (5,6) E, (6,4) SW, (6,6) SW",
            .land = 30,
            .sea = 78,
            .landCrossings = 95,
            .startCrossings = 69,
            .roadEdges = 121,
            .shipEdges = 224,
            .rimEdges = 82,
            .coastalEdges = 62,
            .pirate = "(4,8)",
            .robber = "(4,4)",
            .terrain = "forest x5, pasture x4, fields x4, hills x4, mountains x4",
            .numbers = "2 x1, 3 x2, 4 x3, 5 x3, 6 x3, 8 x2, 9 x3, 10 x3, 11 x2, 12 x1",
            .fogTerrain = "",
            .fogNumbers = "",
            .farSide = "(2,5) (3,5) (4,5) (4,6) (5,6) (6,6)",
            .islands = islandsOfScenario3},
    SpecMap{.name = "The Fog Islands",
            .scenario = 4,
            .art = R"(
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ ~ ~ P ~ ~ ~ ~ ~ ~
~ ~ o o ~ ~ f f ~ ~ ~
 ~ o o o ~ ~ f f f ~ ~
~ o D o ~ ~ f f f f ~
 ~ o o o ~ ~ f f f ~ ~
~ ~ o o ~ ~ f f ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
~ ~ ~ ~ o o ~ ~ ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
)",
            .harbours =
                "(2,2) NE, (3,1) W, (3,3) NE, (4,1) SW, (4,3) E, (6,2) SW, (6,3) E, (8,4) NE, (8,5) SW",
            .land = 29,
            .sea = 81,
            .landCrossings = 94,
            .startCrossings = 40,
            .roadEdges = 120,
            .shipEdges = 235,
            .rimEdges = 82,
            .coastalEdges = 66,
            .pirate = "(1,4)",
            .robber = "(4,2)",
            .terrain = "forest x3, pasture x3, fields x3, hills x3, mountains x2",
            .numbers = "2 x1, 3 x2, 4 x2, 5 x2, 6 x2, 8 x1, 9 x1, 10 x1, 11 x1, 12 x1",
            .fogTerrain = "gold x2, forest x3, pasture x3, fields x2, hills x2, mountains x2",
            .fogNumbers = "2 x1, 3 x2, 4 x2, 5 x2, 6 x2, 8 x1, 9 x1, 10 x1, 11 x1, 12 x1",
            .farSide = "",
            .islands = islandsOfScenario4},
    SpecMap{.name = "Cloth for Catan",
            .scenario = 5,
            .art = R"(
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ o o ~ ~
~ ~ o o o ~ ~ ~ ~ ~ ~
 ~ o o o v ~ P ~ o ~ ~
~ o o o o o ~ ~ v o ~
 ~ ~ o o o ~ ~ ~ o o ~
~ ~ ~ v o ~ ~ ~ v ~ ~
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
~ ~ ~ ~ ~ ~ o ~ ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
)",
            .harbours =
                "(2,3) NW, (2,4) E, (3,1) NW, (3,8) W, (4,1) SW, (4,5) SE, (5,2) SW, (5,8) SE, (6,4) SE",
            .land = 26,
            .sea = 84,
            .landCrossings = 89,
            .startCrossings = 50,
            .roadEdges = 111,
            .shipEdges = 244,
            .rimEdges = 82,
            .coastalEdges = 66,
            .pirate = "(3,6)",
            .robber = "",
            .terrain = "forest x5, pasture x5, fields x4, hills x4, mountains x4",
            .numbers = "2 x1, 3 x3, 4 x3, 5 x3, 6 x3, 8 x3, 9 x3, 10 x3, 11 x3, 12 x1",
            .fogTerrain = "",
            .fogNumbers = "",
            .farSide = "",
            .islands = islandsOfScenario5},
    SpecMap{.name = "The Forgotten Tribe",
            .scenario = 6,
            .art = R"(
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ o t ~ ~ ~
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ o o o o ~ ~ ~ ~ ~ ~
~ ~ o o o o o ~ P ~ t ~
 ~ ~ o o o o ~ ~ ~ o ~ ~
~ ~ o o o o ~ ~ ~ ~ t ~
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
~ ~ ~ ~ ~ ~ ~ o t ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
)",
            .harbours =
                "(3,2) NW, (3,3) NE, (3,5) NE, (4,2) W, (4,6) E, (5,5) SE, (6,2) W, (6,3) SW, (6,4) SE",
            .land = 24,
            .sea = 96,
            .landCrossings = 84,
            .startCrossings = 50,
            .roadEdges = 104,
            .shipEdges = 277,
            .rimEdges = 86,
            .coastalEdges = 64,
            .pirate = "(4,8)",
            .robber = "",
            .terrain = "forest x5, pasture x5, fields x5, hills x5, mountains x4",
            .numbers = "2 x1, 3 x2, 4 x3, 5 x3, 6 x3, 8 x3, 9 x3, 10 x3, 11 x2, 12 x1",
            .fogTerrain = "",
            .fogNumbers = "",
            .farSide = "",
            .islands = islandsOfScenario6},
    SpecMap{.name = "Pirate Islands",
            .scenario = 7,
            .art = R"(
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ ~ ~ ~ ~ ~ ~ o ~ ~
~ ~ o o o ~ ~ ~ x o ~
 ~ o o o o ~ ~ ~ o o ~
~ o o o o ~ P ~ ~ ~ ~
 ~ o o o o ~ ~ ~ ~ ~ ~
~ ~ o o o ~ ~ x o ~ ~
 ~ ~ ~ ~ ~ ~ ~ o o ~ ~
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
)",
            .harbours =
                "(2,2) NE, (2,4) NW, (3,1) NW, (3,4) E, (4,1) SW, (5,4) NE, (6,2) W, (6,3) SW, (6,4) E",
            .land = 27,
            .sea = 72,
            .landCrossings = 87,
            .startCrossings = 52,
            .roadEdges = 111,
            .shipEdges = 207,
            .rimEdges = 78,
            .coastalEdges = 60,
            .pirate = "(4,6)",
            .robber = "",
            .terrain = "forest x5, pasture x5, fields x5, hills x5, mountains x5",
            .numbers = "2 x1, 3 x3, 4 x3, 5 x3, 6 x3, 8 x3, 9 x3, 10 x3, 11 x2, 12 x1",
            .fogTerrain = "",
            .fogNumbers = "",
            .farSide = "",
            .islands = islandsOfScenario7},
    SpecMap{.name = "Wonders of Catan",
            .scenario = 8,
            .art = R"(
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ ~ ~ g ~ ~ ~ ~ ~ ~
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ o o ~ ~ ~ ~ o o ~ ~
~ o o o ~ ~ ~ o o o ~
 ~ o D o ~ P ~ o o ~ ~
~ o o o ~ ~ ~ o o o ~
 ~ o o ~ ~ ~ ~ o o ~ ~
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ ~ ~ ~ g ~ ~ ~ ~ ~
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
)",
            .harbours =
                "(3,1) NE, (3,7) NE, (4,1) SW, (4,3) E, (5,7) W, (5,8) E, (6,3) SE, (7,1) W, (7,8) SW",
            .land = 27,
            .sea = 94,
            .landCrossings = 90,
            .startCrossings = 78,
            .roadEdges = 113,
            .shipEdges = 271,
            .rimEdges = 86,
            .coastalEdges = 64,
            .pirate = "(5,5)",
            .robber = "(5,2)",
            .terrain = "forest x5, pasture x5, fields x5, hills x5, mountains x4",
            .numbers = "2 x1, 3 x3, 4 x3, 5 x3, 6 x3, 8 x3, 9 x3, 10 x3, 11 x3, 12 x1",
            .fogTerrain = "",
            .fogNumbers = "",
            .farSide = "",
            .islands = islandsOfScenario8},
    SpecMap{.name = "The Treasure Islands",
            .scenario = 9,
            .art = R"(
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ f f ~ ~ P ~ ~ f f ~
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ ~ ~ ~ o ~ ~ ~ ~ ~
~ ~ ~ ~ o o o o ~ ~ ~
 ~ ~ ~ o o o o o ~ ~ ~
~ ~ ~ ~ o o o o ~ ~ ~
 ~ ~ ~ ~ ~ o ~ ~ ~ ~ ~
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ f f ~ ~ ~ ~ ~ f f ~
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
)",
            .harbours =
                "(3,5) NE, (4,5) NW, (4,7) NW, (5,3) NW, (5,7) E, (6,4) W, (6,5) SW, (6,7) SE, (7,5) E",
            .land = 23,
            .sea = 98,
            .landCrossings = 86,
            .startCrossings = 46,
            .roadEdges = 104,
            .shipEdges = 286,
            .rimEdges = 86,
            .coastalEdges = 70,
            .pirate = "(1,5)",
            .robber = "",
            .terrain = "forest x3, pasture x3, fields x3, hills x3, mountains x3",
            .numbers = "2 x1, 3 x2, 4 x2, 5 x2, 6 x2, 8 x2, 9 x1, 10 x1, 11 x1, 12 x1",
            .fogTerrain = "gold x1, forest x2, pasture x2, fields x1, hills x1, mountains x1",
            .fogNumbers = "3 x1, 4 x1, 5 x1, 6 x1, 8 x1, 9 x1, 10 x1, 11 x1",
            .farSide = "",
            .islands = islandsOfScenario9},
    SpecMap{.name = "The Oases",
            .scenario = 10,
            .art = R"(
~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ ~ d o o o ~ P ~
~ ~ o d d d o ~ ~
 ~ o d d f d o ~ ~
~ o d f D d d d ~
 ~ o d d f d o ~ ~
~ ~ o d d d o ~ ~
 ~ ~ d o o o ~ ~ ~
~ ~ ~ ~ ~ ~ ~ ~ ~
)",
            .harbours =
                "(1,3) NE, (1,5) NE, (2,2) NW, (3,6) E, (4,1) W, (5,6) SE, (6,2) W, (7,3) SW, (7,5) SE",
            .land = 37,
            .sea = 44,
            .landCrossings = 96,
            .startCrossings = 78,
            .roadEdges = 132,
            .shipEdges = 118,
            .rimEdges = 70,
            .coastalEdges = 42,
            .pirate = "(1,7)",
            .robber = "(4,4)",
            .terrain = "forest x3, pasture x3, fields x3, hills x3, mountains x3",
            .numbers = "2 x1, 3 x2, 4 x2, 5 x2, 6 x2, 8 x2, 9 x1, 10 x1, 11 x1, 12 x1",
            .fogTerrain = "forest x1, pasture x1, fields x1",
            .fogNumbers = "4 x1, 5 x1, 9 x1",
            .farSide = "",
            .islands = islandsOfScenario10},
    SpecMap{.name = "The Great Canal",
            .scenario = 11,
            .art = R"(
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
 ~ P ~ ~ ~ ~ ~ ~ g ~ ~
~ ~ ~ o o o o ~ ~ ~ ~
 ~ ~ o o o o o o ~ ~ ~
~ ~ ~ c c c c c ~ ~ ~
 ~ ~ o o o o o o ~ ~ ~
~ ~ ~ ~ o o o o ~ ~ ~
 ~ g ~ ~ ~ ~ ~ ~ ~ ~ ~
~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~
)",
            .harbours =
                "(2,3) NE, (2,5) NE, (3,2) W, (3,6) NE, (3,7) SE, (5,2) W, (6,4) SW, (6,6) SW, (6,7) E",
            .land = 27,
            .sea = 72,
            .landCrossings = 82,
            .startCrossings = 70,
            .roadEdges = 106,
            .shipEdges = 202,
            .rimEdges = 78,
            .coastalEdges = 50,
            .pirate = "(1,1)",
            .robber = "",
            .terrain = "forest x4, pasture x4, fields x4, hills x4, mountains x4",
            .numbers = "2 x2, 3 x3, 4 x3, 5 x3, 6 x3, 8 x3, 9 x3, 10 x3, 11 x3, 12 x1",
            .fogTerrain = "",
            .fogNumbers = "",
            .farSide = "",
            .islands = islandsOfScenario11},
};
static_assert(specMaps.size() == 14);

/// The map as the spec describes it: cells, harbours, islands with their names and roles, pirate and robber,
/// the zone of `desert_far_side`; default pools; 2 to 4 seats (S-95); the sea expansion and what the scenario
/// turns on.
inline Map mapOf(const SpecMap& spec) {
    Map map = mapFromAscii(spec.art);
    map.title = spec.name;
    map.minSeats = 2;
    map.maxSeats = 4;
    addHarbours(map, spec.harbours);
    map.farSide = cellsOf(spec.farSide);
    for (const SpecIsland& island : spec.islands)
        map.islands.push_back({cellsOf(island.firstHex).front(), std::string(island.name), island.role});
    std::sort(map.islands.begin(), map.islands.end(),
              [](const MapIsland& a, const MapIsland& b) { return a.hex < b.hex; });
    if (spec.scenario > 0)
        map.options.set(Option::Expansions, static_cast<int>(Expansions::Sea));
    if (spec.scenario == 8)
        map.options.set(Option::Wonders, 1);
    if (spec.scenario == 9 || spec.scenario == 10)
        map.options.set(Option::Chests, 5);
    return map;
}

/// One of them by its name; an unknown name is a mistake of the test.
inline const SpecMap& specMapNamed(std::string_view name) {
    for (const SpecMap& spec : specMaps)
        if (spec.name == name)
            return spec;
    std::abort();
}

} // namespace isle::test
