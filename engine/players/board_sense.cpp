#include "engine/players/board_sense.h"

#include <algorithm>

namespace isle {

namespace {

/// What a hex that lies face down may be expected to give of each resource (S-61).
constexpr float fogPips = 0.6F;

bool canChange(Terrain terrain) {
    return terrain == Terrain::Fog || terrain == Terrain::Fortress || terrain == Terrain::Canal;
}

} // namespace

void BoardSense::update(const Game& game) {
    if (table_ != game.sharedTable()) {
        table_ = game.sharedTable();
        topology_ = &table_->topology();
        readShape();
        readIslands();
        readSpecials();
        lastSeen_.assign(changing_.size(), Terrain::Void);
        if (changing_.empty())
            readYields(game);
    }
    bool changed = false;
    for (std::size_t i = 0; i < changing_.size(); ++i) {
        const Terrain now = game.terrain(changing_[i]);
        changed = changed || now != lastSeen_[i];
        lastSeen_[i] = now;
    }
    if (changed)
        readYields(game);
}

void BoardSense::readShape() {
    const auto crossings = topology_->crossings();
    const auto edges = topology_->edges();
    const bool ships = table_->rules.sea();
    const bool rim = table_->rules.on(Option::RimShips); // S-6

    edgeUse_.assign(edges.size(), 0);
    for (std::size_t e = 0; e < edges.size(); ++e) {
        const bool ship = ships && (edges[e].ship || (rim && edges[e].rimShip));
        edgeUse_[e] = static_cast<std::uint8_t>((edges[e].road ? roadBit : 0) | (ship ? shipBit : 0));
    }

    links_.assign(crossings.size(), {});
    coastal_.assign(crossings.size(), 0);
    landCrossings_.clear();
    for (std::size_t c = 0; c < crossings.size(); ++c) {
        Links& out = links_[c];
        for (std::size_t i = 0; i < 3; ++i) {
            const EdgeId edge = crossings[c].edges[i];
            if (!edge.valid())
                continue;
            out.link[out.count++] = {crossings[c].neighbours[i], edge};
            if ((edgeUse_[edge.index()] & shipBit) != 0)
                coastal_[c] = 1;
        }
        if (crossings[c].land)
            landCrossings_.push_back(CrossingId(c));
        else
            coastal_[c] = 0;
    }
}

void BoardSense::readSpecials() {
    changing_.clear();
    special_.assign(links_.size(), 0);
    for (std::size_t h = 0; h < table_->board.hexes.size(); ++h) {
        const auto& hex = table_->board.hexes[h];
        const bool changes = canChange(hex.terrain);
        if (changes)
            changing_.push_back(HexId(h));
        if (!changes && hex.terrain != Terrain::Village && hex.chip == Marker::None)
            continue;
        for (const CrossingId c : topology_->hexes()[h].crossings)
            special_[c.index()] = 1;
    }
}

void BoardSense::readIslands() {
    shipsToNew_.assign(links_.size(), far);
    queue_.clear();
    for (const CrossingId c : landCrossings_) {
        if (!onNewIsland(c))
            continue;
        shipsToNew_[c.index()] = 0;
        queue_.push_back(c);
    }
    for (std::size_t i = 0; i < queue_.size(); ++i) {
        const CrossingId at = queue_[i];
        const auto next = static_cast<std::uint8_t>(shipsToNew_[at.index()] + 1);
        for (const Link& link : links(at)) {
            if ((use(link.edge) & shipBit) == 0 || shipsToNew_[link.to.index()] <= next)
                continue;
            shipsToNew_[link.to.index()] = next;
            queue_.push_back(link.to);
        }
    }
}

void BoardSense::readYields(const Game& game) {
    yields_.assign(links_.size(), {});
    PerResource board{};
    const auto hexes = topology_->hexes();
    for (std::size_t h = 0; h < hexes.size(); ++h) {
        const HexId hex(h);
        if (game.terrain(hex) == Terrain::Fog)
            for (const CrossingId c : hexes[h].crossings)
                for (float& pips : yields_[c.index()].pips)
                    pips += fogPips;
        const auto pips = static_cast<float>(pipsOf(game.number(hex)));
        if (pips == 0)
            continue;
        const auto resource = resourceOf(game.terrain(hex));
        const bool gold = game.terrain(hex) == Terrain::Gold;
        if (!resource && !gold)
            continue;
        if (resource)
            board[indexOf(*resource)] += pips;
        for (const CrossingId c : hexes[h].crossings) {
            if (gold)
                yields_[c.index()].gold += pips;
            else
                yields_[c.index()].pips[indexOf(*resource)] += pips;
        }
    }
    float sum = 0;
    for (const float p : board)
        sum += p;
    const float average = sum / static_cast<float>(resourceCount);
    for (std::size_t r = 0; r < resourceCount; ++r)
        scarcity_[r] = board[r] > 0 ? std::clamp(average / board[r] - 1, -0.5F, 1.5F) : 1.5F;
}

} // namespace isle
