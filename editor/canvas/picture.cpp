#include "editor/canvas/picture.h"

#include "editor/canvas/picture_parts.h"

namespace isle {

std::vector<IslandPicture> islandsOf(const Map& map, const Topology& topology) {
    const std::vector<IslandRole> roles = islandRoles(map, topology);
    std::vector<IslandPicture> pictures;
    for (std::size_t i = 0; i < topology.islands().size(); ++i) {
        IslandPicture& picture = pictures.emplace_back();
        picture.role = i < roles.size() ? roles[i] : IslandRole::Start;
        for (const HexId hex : topology.islands()[i])
            picture.hexes.push_back(topology[hex].cell);
    }
    for (const MapIsland& island : map.islands) {
        const HexId hex = topology.hexAt(island.hex);
        if (hex.valid() && topology[hex].island.valid())
            pictures[topology[hex].island.index()].name = QString::fromStdString(island.name);
    }
    return pictures;
}

BoardPicture emptyPicture(int rows, int cols) {
    BoardPicture picture;
    picture.rows = rows;
    picture.cols = cols;
    picture.hexes.resize(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols));
    std::size_t index = 0;
    for (int row = 0; row < rows; ++row)
        for (int col = 0; col < cols; ++col)
            picture.hexes[index++].cell = {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
    return picture;
}

namespace {

TokenFace faceOf(CellNumber number) {
    return number.none() ? TokenFace::None : number.isShuffled() ? TokenFace::Shuffled : TokenFace::Value;
}

} // namespace

TokenFace dealtFace(Terrain terrain, int number) {
    if (number == 0 || terrain == Terrain::Fog)
        return TokenFace::None;
    return terrain == Terrain::Canal ? TokenFace::Back : TokenFace::Value;
}

CounterPlate freshPlate(const Rules& rules, Terrain terrain) {
    using Kind = CounterPlate::Kind;
    const auto plate = [&](Kind kind, Option option, bool full) {
        const int of = rules[option];
        return CounterPlate{kind, full ? of : 0, of};
    };
    switch (terrain) {
    case Terrain::Village:
        return plate(Kind::Cloth, Option::VillageStock, true);
    case Terrain::Fortress:
        return plate(Kind::Strength, Option::FortressStrength, true);
    case Terrain::Canal:
        return plate(Kind::Units, Option::CanalUnits, false);
    default:
        return {};
    }
}

EdgePlace landSide(const Topology& topology, EdgePlace edge) {
    return topology.shape().at(edge.cell) == Ground::Land ? edge : otherSide(edge);
}

std::optional<Cell> cellOf(const Topology& topology, HexId hex) {
    return hex.valid() ? std::optional(topology[hex].cell) : std::nullopt;
}

HexPicture& hexAt(BoardPicture& picture, Cell cell) {
    return picture.hexes[static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(picture.cols)
                         + static_cast<std::size_t>(cell.col)];
}

void placeFigures(BoardPicture& picture, std::optional<Cell> robber, std::optional<Cell> pirate) {
    picture.robber = robber;
    picture.pirate = pirate;
    if (robber)
        hexAt(picture, *robber).blocked = true;
}

BoardPicture pictureOf(const Map& map) {
    BoardPicture picture = emptyPicture(map.rows, map.cols);
    const Rules rules = map.rulesFor(map.maxSeats);
    for (HexPicture& hex : picture.hexes) {
        const MapHex source = map.at(hex.cell);
        hex.terrain = source.terrain;
        hex.number = source.number.value();
        hex.face = faceOf(source.number);
        hex.marker = source.marker;
        hex.plate = freshPlate(rules, source.terrain);
        if (source.terrain == Terrain::Any || source.number.isShuffled())
            hex.group = source.group;
        if (source.number.isShuffled())
            hex.barred = source.barred;
    }
    picture.forbiddenStarts = map.forbiddenStarts;
    picture.farSide = map.farSide;
    for (const MapHarbour& harbour : map.harbours)
        picture.harbours.push_back({harbour.edge, harbour.kind, false});
    picture.islands = islandsOf(map, Topology(shapeOf(map)));
    const auto within = [&map](std::optional<Cell> cell) {
        return cell && map.contains(*cell) ? cell : std::nullopt;
    };
    placeFigures(picture, within(map.robberStart), within(map.pirateStart));
    return picture;
}

BoardPicture pictureOf(const Map& map, const Board& board) {
    const Topology& topology = *board.topology;
    BoardPicture picture = emptyPicture(map.rows, map.cols);
    const Rules rules = map.rulesFor(map.maxSeats);
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const BoardHex& dealt = board.hexes[i];
        HexPicture& hex = hexAt(picture, topology[HexId(i)].cell);
        const MapHex source = map.at(hex.cell);
        hex.terrain = dealt.terrain;
        hex.number = dealt.number;
        hex.face = dealtFace(dealt.terrain, dealt.number);
        hex.marker = dealt.chip != Marker::None ? dealt.chip : source.marker;
        hex.plate = freshPlate(rules, dealt.terrain);
        hex.dealt = source.terrain == Terrain::Any || source.number.isShuffled();
    }
    for (const BoardHarbour& harbour : board.harbours) {
        const EdgePlace edge = landSide(topology, topology[harbour.edge].place);
        const MapHarbour* const source = map.harbourAt(edge);
        picture.harbours.push_back({edge, harbour.kind, source && source->kind == HarbourKind::Shuffled});
    }
    picture.islands = islandsOf(map, topology);
    picture.design = false;
    placeFigures(picture, cellOf(topology, board.robber), cellOf(topology, board.pirate));
    return picture;
}

} // namespace isle
