#include "engine/rules/specials/specials.h"

#include <algorithm>

namespace isle {
namespace {

/// S-63: the next hex in reading order, after the one last looked at, that lies face down at an end of the
/// edge or has its chest still closed (S-66); `nowhere` when there is none.
std::uint16_t nextFind(const Position& p, std::size_t edge, HexId last) {
    std::uint16_t next = nowhere;
    for (const std::size_t end : p.plan().edgeEnds[edge])
        for (const std::uint16_t hex : p.plan().crossing[end].hexes)
            if (hex < next && (!last.valid() || hex > last.value()) && (p.faceDown(hex) || hasChest(p, hex)))
                next = hex;
    return next;
}

/// S-64: one card of what was found; for gold the seat has a choice to make, then true.
bool payFind(Play& play, std::size_t s, std::size_t hex) {
    const std::uint8_t yield = play.yieldOf(hex);
    if (yield == yieldsGold) {
        play.seat(s).gold = static_cast<std::uint16_t>(play.seat(s).gold + 1);
        return openGoldPick(play, s, play.head().state);
    }
    if (yield == yieldsNothing || play.head().bank.at(yield) == 0)
        return false;
    play.receive(s, Purse::one(yield), 1);
    if (play.telling())
        play.tell(Event::Kind::FindPaid, s).cards = cardsOf(static_cast<Resource>(yield));
    return false;
}

/// S-66: in set-up a map may have finds turned over only.
bool findsPay(const Position& p) {
    return p.head().state != State::SetupEdge
           || p.table().rules.as<FogSetupFind>(Option::FogSetupFind) == FogSetupFind::Pay;
}

void turnOver(Play& play, std::size_t s, std::size_t hex) {
    Spot& spot = play.spot(play.spotAt(hex));
    const FogTile tile = play.fogTile(play.head().fogTurned);
    spot.terrain = tile.terrain;
    spot.number = tile.number;
    ++play.head().fogTurned;
    recomputeBarred(play);
    if (play.telling()) {
        Event& event = play.tell(Event::Kind::FogFound, s);
        event.place = static_cast<std::uint16_t>(hex);
        event.a = static_cast<int>(tile.terrain);
        event.b = tile.number;
    }
}

/// The piece is placed with everything it finds: on with what it was placed for.
void afterPiece(Play& play, std::size_t s) {
    if (play.head().state == State::SetupEdge)
        endTownAndEdge(play, s);
    else if (play.head().state == State::FreeRoads)
        continueFree(play, s);
}

/// No town may stand on a crossing of the island while the fortress stands (S-221).
void barIsland(Play& play, std::uint16_t island) {
    for (std::size_t c = 0; c < play.plan().crossings; ++c)
        if (play.plan().islandOf[c] == island)
            addBit(play.barredBits(), c);
}

} // namespace

void finishPiece(Play& play, std::size_t s, std::size_t edge) {
    if (play.plan().fogHexes == 0) {
        afterPiece(play, s);
        return;
    }
    play.head().findEdge = EdgeId(edge);
    continueFinds(play, s);
}

void continueFinds(Play& play, std::size_t s) {
    Head& head = play.head();
    bool open = head.findHex.valid(); // S-264: the chest comes after the find has paid
    for (;;) {
        if (open && openChest(play, s, head.findHex.index()))
            return; // taken up again when the choice is made
        const std::uint16_t hex = nextFind(play, head.findEdge.index(), head.findHex);
        if (hex == nowhere)
            break;
        head.findHex = HexId(hex);
        open = true;
        if (!play.faceDown(hex))
            continue;
        if (play.fogTile(head.fogTurned).number == 0) { // a view does not know the pile: nothing shows
            open = false;
            continue;
        }
        turnOver(play, s, hex);
        open = findsPay(play);
        if (open && payFind(play, s, hex))
            return;
    }
    head.findHex = HexId();
    head.findEdge = EdgeId();
    afterPiece(play, s);
}

void recomputeBarred(Play& play) {
    const Plan& plan = play.plan();
    if (!plan.bars)
        return;
    std::fill_n(play.barredBits(), plan.crossingWords, 0U);
    for (std::size_t i = 0; i < plan.spotHex.size(); ++i)
        if (play.spot(i).terrain == Terrain::Fog)
            for (const std::uint16_t crossing : plan.hexCrossings[plan.spotHex[i]])
                addBit(play.barredBits(), crossing);
    for (const std::uint16_t fortress : plan.fortresses)
        if (play.spot(fortress).terrain == Terrain::Fortress)
            barIsland(play, plan.islandOf[plan.hexCrossings[plan.spotHex[fortress]][0]]);
}

} // namespace isle
