#include "engine/arrange/model.h"

#include <algorithm>
#include <gecode/minimodel.hh>
#include <map>

namespace isle {

using namespace Gecode;

namespace {

int code(Terrain terrain) {
    return static_cast<int>(terrain);
}

/// How often each value comes among some variables' present values, as the solver wants it.
struct Counts {
    std::map<int, int> times;

    void post(Space& home, const IntVarArgs& variables) const {
        IntArgs values(static_cast<int>(times.size()));
        IntSetArgs exactly(static_cast<int>(times.size()));
        int i = 0;
        for (const auto& [value, count] : times) {
            values[i] = value;
            exactly[i++] = IntSet(count, count);
        }
        if (variables.size() > 0)
            count(home, variables, exactly, values, IPL_DOM);
    }
};

} // namespace

ArrangeModel::ArrangeModel(const Puzzle& puzzle, std::span<const Wish> wishes, std::uint64_t seed)
    : pips_(puzzle.hexes().size()) {
    makeVariables(puzzle);
    keepPools(puzzle);
    tieDeserts(puzzle);
    for (const Wish& wish : wishes)
        state(puzzle, wish);
    branchOn(puzzle, seed);
    pips_.clear();
}

ArrangeModel::ArrangeModel(ArrangeModel& other) : Space(other) {
    terrain_.update(*this, other.terrain_);
    number_.update(*this, other.number_);
    harbour_.update(*this, other.harbour_);
}

Space* ArrangeModel::copy() {
    return new ArrangeModel(*this); // the solver owns its spaces
}

void ArrangeModel::makeVariables(const Puzzle& puzzle) {
    const int hexes = static_cast<int>(puzzle.hexes().size());
    terrain_ = IntVarArray(*this, hexes, 0, static_cast<int>(terrainCount) - 1);
    number_ = IntVarArray(*this, hexes, 0, 12);
    for (int i = 0; i < hexes; ++i) {
        const auto h = static_cast<std::size_t>(i);
        const Puzzle::Hex& hex = puzzle.hexes()[h];
        const KnownHex& known = puzzle.initial().hexes[h];
        if (!hex.terrainMoves)
            rel(*this, terrain_[i], IRT_EQ, code(known.terrain));
        else if (hex.yields)
            dom(*this, terrain_[i], code(Terrain::Forest), code(Terrain::Mountains));
        if (!hex.numberMoves)
            rel(*this, number_[i], IRT_EQ, known.numberKnown() ? known.number : hidden);
        for (const int value : tokenValues)
            if (hex.numberMoves && hex.barred.has(value))
                rel(*this, number_[i], IRT_NQ, value);
    }
    const int harbours = static_cast<int>(puzzle.harbours().size());
    harbour_ = IntVarArray(*this, harbours, 0, static_cast<int>(allHarbourKinds.size()) - 1);
    for (int i = 0; i < harbours; ++i)
        if (!puzzle.harbours()[static_cast<std::size_t>(i)].moves)
            rel(*this, harbour_[i], IRT_EQ,
                static_cast<int>(puzzle.initial().harbours[static_cast<std::size_t>(i)]));
}

/// What moves within a shuffle group only changes places.
void ArrangeModel::keepPools(const Puzzle& puzzle) {
    for (int group = 0; group <= static_cast<int>(mostShuffleGroups); ++group) {
        IntVarArgs terrains;
        IntVarArgs numbers;
        Counts terrainCounts;
        Counts numberCounts;
        for (std::size_t i = 0; i < puzzle.hexes().size(); ++i) {
            const Puzzle::Hex& hex = puzzle.hexes()[i];
            if (hex.group != group)
                continue;
            if (hex.terrainMoves) {
                terrains << terrain_[static_cast<int>(i)];
                ++terrainCounts.times[code(puzzle.initial().hexes[i].terrain)];
            }
            if (hex.numberMoves) {
                numbers << number_[static_cast<int>(i)];
                ++numberCounts.times[puzzle.initial().hexes[i].number];
            }
        }
        terrainCounts.post(*this, terrains);
        numberCounts.post(*this, numbers);
    }
    IntVarArgs kinds;
    Counts kindCounts;
    for (std::size_t i = 0; i < puzzle.harbours().size(); ++i) {
        if (!puzzle.harbours()[i].moves)
            continue;
        kinds << harbour_[static_cast<int>(i)];
        ++kindCounts.times[static_cast<int>(puzzle.initial().harbours[i])];
    }
    kindCounts.post(*this, kinds);
}

/// Where deserts move, a hex is without a number exactly when it is one (B-24).
void ArrangeModel::tieDeserts(const Puzzle& puzzle) {
    for (std::size_t i = 0; i < puzzle.hexes().size(); ++i) {
        if (!puzzle.hexes()[i].terrainMoves && !puzzle.hexes()[i].numberMoves)
            continue;
        const BoolVar none = expr(*this, number_[static_cast<int>(i)] == 0);
        if (puzzle.initial().hexes[i].number == 0 && puzzle.initial().hexes[i].terrain != Terrain::Desert)
            continue; // drawn without a number; it keeps none
        rel(*this, none == is(i, Terrain::Desert));
    }
}

/// Numbers first: they are bound by more wishes. Ties and values by chance.
void ArrangeModel::branchOn(const Puzzle&, std::uint64_t seed) {
    Rnd chance(static_cast<unsigned int>(seed ^ (seed >> 32U)) | 1U);
    branch(*this, number_, tiebreak(INT_VAR_AFC_SIZE_MAX(0.95), INT_VAR_RND(chance)), INT_VAL_RND(chance));
    branch(*this, terrain_, tiebreak(INT_VAR_AFC_SIZE_MAX(0.95), INT_VAR_RND(chance)), INT_VAL_RND(chance));
    if (harbour_.size() > 0)
        branch(*this, harbour_, INT_VAR_SIZE_MIN(), INT_VAL_RND(chance));
}

Arrangement ArrangeModel::arrangement(const Puzzle& puzzle) const {
    Arrangement result = puzzle.initial();
    for (std::size_t i = 0; i < result.hexes.size(); ++i) {
        if (puzzle.hexes()[i].terrainMoves)
            result.hexes[i].terrain = static_cast<Terrain>(terrain_[static_cast<int>(i)].val());
        if (puzzle.hexes()[i].numberMoves)
            result.hexes[i].number = static_cast<std::int8_t>(number_[static_cast<int>(i)].val());
    }
    for (std::size_t i = 0; i < result.harbours.size(); ++i)
        if (puzzle.harbours()[i].moves)
            result.harbours[i] = static_cast<HarbourKind>(harbour_[static_cast<int>(i)].val());
    return result;
}

bool ArrangeModel::mayBe(std::size_t hex, Terrain terrain) const {
    return terrain_[static_cast<int>(hex)].in(code(terrain));
}

BoolVar ArrangeModel::is(std::size_t hex, Terrain terrain) {
    return expr(*this, terrain_[static_cast<int>(hex)] == code(terrain));
}

BoolVar ArrangeModel::carries(std::size_t hex, const IntSet& values) {
    BoolVar yes(*this, 0, 1);
    dom(*this, number_[static_cast<int>(hex)], values, yes);
    return yes;
}

IntVar ArrangeModel::pips(std::size_t hex) {
    if (pips_[hex].varimp() != nullptr)
        return pips_[hex];
    IntArgs table(13);
    for (int value = 0; value < 13; ++value)
        table[value] = pipsOf(value);
    IntVar sum(*this, 0, 5);
    element(*this, table, number_[static_cast<int>(hex)], sum, IPL_DOM);
    pips_[hex] = sum;
    return sum;
}

} // namespace isle
