#include "engine/arrange/puzzle.h"

#include "engine/checks/places.h"
#include "engine/deal/deal.h"
#include "engine/map/pools.h"

#include <algorithm>

namespace isle {
namespace {

bool has(std::span<const Cell> cells, Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

bool isBarren(Terrain terrain) {
    return terrain == Terrain::Desert || terrain == Terrain::Gold;
}

/// What of a cell a deal is asked for.
struct Pin {
    bool terrain = false;
    bool number = false;
};

Pin pinFor(const MapHex& hex, const ArrangeLayers& layers) {
    Pin pin;
    pin.terrain = layers.terrain && hex.terrain == Terrain::Any;
    pin.number = layers.numbers && takesNumber(hex.terrain) && hex.number.isShuffled();
    return pin;
}

/// Takes what was fixed out of the pools; where nothing is left to the deal they are as good as unset.
class PoolBook {
  public:
    PoolBook(Map& map, const DealtPools& pools) : map_(map), left_(pools) {}

    void takeTerrain(std::size_t group, Terrain terrain) {
        --(group == 0 ? left_.terrain : left_.groups[group - 1].terrain)[terrain];
    }
    void takeNumber(std::size_t group, int number) {
        --(group == 0 ? left_.numbers : left_.groups[group - 1].numbers)[number];
    }
    void takeHarbour(HarbourKind kind) { --left_.harbours[kind]; }

    void write() {
        const PoolDemand demand = poolDemand(map_);
        put(map_.pools.terrain, left_.terrain, demand.terrain);
        put(map_.pools.numbers, left_.numbers, demand.numbers);
        put(map_.pools.harbours, left_.harbours, demand.harbours);
        for (std::size_t i = 0; i < map_.groups.size(); ++i) {
            put(map_.groups[i].terrain, left_.groups[i].terrain, demand.groups[i].terrain);
            put(map_.groups[i].numbers, left_.groups[i].numbers, demand.groups[i].numbers);
        }
    }

  private:
    template <class Pool>
    static void put(std::optional<Pool>& pool, const Pool& left, int demand) {
        if (demand == 0)
            pool.reset();
        else
            pool = left;
    }

    Map& map_;
    DealtPools left_;
};

} // namespace

bool isWhole(const Arrangement& arrangement) {
    return std::all_of(arrangement.hexes.begin(), arrangement.hexes.end(),
                       [](const KnownHex& hex) { return hex.terrain == Terrain::Fog || hex.whole(); });
}

Result<Map, Text> pinnedFor(const ArrangeRequest& request, const std::shared_ptr<const Topology>& topology) {
    Map open = request.map;
    open.options.set(Option::RedApart, 0); // which numbers touch is for the wishes to say
    const auto dealt = deal(open, topology, request.seed);
    if (!dealt.ok())
        return dealt.error().text();
    const Board& board = dealt.value();
    Map map = request.map;
    PoolBook book(map, resolvedPools(request.map));
    for (std::size_t i = 0; i < board.hexes.size(); ++i) {
        const Cell cell = topology->hexes()[i].cell;
        MapHex hex = map.at(cell);
        const Pin pin = has(request.locked, cell) ? Pin{} : pinFor(hex, request.layers);
        const std::size_t group = groupOf(map, hex);
        if (pin.terrain) {
            hex.terrain = board.hexes[i].terrain;
            book.takeTerrain(group, hex.terrain);
        }
        if (pin.number) {
            hex.number = CellNumber::fixed(board.hexes[i].number);
            book.takeNumber(group, board.hexes[i].number);
        }
        if (pin.terrain || pin.number)
            map.set(cell, hex);
    }
    for (const BoardHarbour& harbour : board.harbours) {
        const MapHarbour* drawn = map.harbourAt((*topology)[harbour.edge].place);
        if (!request.layers.harbours || drawn == nullptr || drawn->kind != HarbourKind::Shuffled
            || has(request.locked, drawn->edge.cell))
            continue;
        book.takeHarbour(harbour.kind);
        map.setHarbour({drawn->edge, harbour.kind});
    }
    book.write();
    return map;
}

Puzzle::Puzzle(Map map, std::shared_ptr<const Topology> topology, const ArrangeLayers& layers,
               std::span<const Cell> locked)
    : map_(std::move(map)), topology_(std::move(topology)) {
    const KnownGround ground(map_, *topology_);
    initial_.hexes = ground.hexes();
    known_ = ground.harbours();
    seats_ = seatsOf(map_);
    towns_ = largestGame(map_)[Option::SetupSettlements];
    for (const MapHarbour& harbour : map_.harbours)
        initial_.harbours.push_back(harbour.kind);
    findMoving(layers, locked);
    findHarbours(layers, locked);
    findPlaces();
}

void Puzzle::findMoving(const ArrangeLayers& layers, std::span<const Cell> locked) {
    for (const Topology::Hex& hex : topology_->hexes()) {
        const MapHex drawn = map_.at(hex.cell);
        Hex& entry = hexes_.emplace_back();
        entry.cell = hex.cell;
        entry.group = static_cast<std::uint8_t>(groupOf(map_, drawn));
        entry.barred = drawn.barred;
        entry.yields = drawn.marker != Marker::None;
        if (has(locked, hex.cell))
            continue;
        const bool numbered = takesNumber(drawn.terrain) && drawn.number.isFixed();
        entry.numberMoves = layers.numbers && numbered;
        if (layers.terrain && resourceOf(drawn.terrain))
            entry.terrainMoves = true;
        if (layers.terrain && layers.barren && isBarren(drawn.terrain)) {
            const bool desert = drawn.terrain == Terrain::Desert;
            entry.terrainMoves = desert ? layers.numbers && drawn.number.none() : true;
            entry.numberMoves = desert ? entry.terrainMoves : entry.numberMoves;
        }
    }
}

void Puzzle::findHarbours(const ArrangeLayers& layers, std::span<const Cell> locked) {
    for (const MapHarbour& harbour : map_.harbours) {
        Harbour& entry = harbours_.emplace_back();
        if (const EdgeId edge = topology_->edgeAt(harbour.edge); edge.valid()) {
            entry.ends = (*topology_)[edge].ends;
            entry.coastal = (*topology_)[edge].coastal;
        }
        entry.moves =
            layers.harbours && harbour.kind != HarbourKind::Shuffled && !has(locked, harbour.edge.cell);
    }
}

void Puzzle::findPlaces() {
    for (const Topology::Edge& edge : topology_->edges())
        if (edge.hexes[1].valid() && (*topology_)[edge.hexes[0]].ground == Ground::Land
            && (*topology_)[edge.hexes[1]].ground == Ground::Land)
            borders_.push_back(edge.hexes);
    starts_ = startCrossings(map_, *topology_);
    start_.resize(topology_->crossings().size(), false);
    for (const CrossingId crossing : starts_)
        start_[crossing.index()] = true;
    for (std::size_t i = 0; i < topology_->crossings().size(); ++i)
        if (topology_->crossings()[i].land)
            crossings_.emplace_back(i);
}

KnownGround Puzzle::groundOf(const Arrangement& arrangement) const {
    std::vector<KnownHarbour> harbours = known_;
    for (std::size_t i = 0; i < harbours.size(); ++i)
        harbours[i].kind = arrangement.harbours[i];
    return {arrangement.hexes, std::move(harbours)};
}

bool Puzzle::moves() const {
    return std::any_of(hexes_.begin(), hexes_.end(),
                       [](const Hex& hex) { return hex.terrainMoves || hex.numberMoves; })
           || std::any_of(harbours_.begin(), harbours_.end(),
                          [](const Harbour& harbour) { return harbour.moves; });
}

Map Puzzle::mapOf(const Arrangement& arrangement) const {
    Map map = map_;
    for (std::size_t i = 0; i < hexes_.size(); ++i) {
        MapHex hex = map.at(hexes_[i].cell);
        if (hexes_[i].terrainMoves)
            hex.terrain = arrangement.hexes[i].terrain;
        if (hexes_[i].numberMoves) {
            const std::int8_t number = arrangement.hexes[i].number;
            hex.number = number == 0 ? CellNumber() : CellNumber::fixed(number);
        }
        map.set(hexes_[i].cell, hex);
    }
    for (std::size_t i = 0; i < harbours_.size(); ++i)
        if (harbours_[i].moves)
            map.harbours[i].kind = arrangement.harbours[i];
    // B-31: a robber that starts on a desert goes with it.
    if (map.robberStart && map_.at(*map.robberStart).terrain == Terrain::Desert
        && map.at(*map.robberStart).terrain != Terrain::Desert)
        for (const Hex& hex : hexes_)
            if (map.at(hex.cell).terrain == Terrain::Desert) {
                map.robberStart = hex.cell;
                break;
            }
    return map;
}

} // namespace isle
