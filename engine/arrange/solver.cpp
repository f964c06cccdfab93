#include "engine/arrange/solver.h"

#include "engine/arrange/model.h"
#include "engine/deal/apart.h"

#include <algorithm>
#include <array>
#include <gecode/search.hh>
#include <memory>

namespace isle {
namespace {

constexpr std::array statedChecks{"red-adjacent",      "edge-adjacent",           "same-number-adjacent",
                                  "terrain-clump",     "crossing-pips",           "gold-number",
                                  "reds-per-resource", "resource-pips",           "harbour-own-resource",
                                  "gold-at-start",     "number-twice-on-resource"};

class WorkStop : public Gecode::Search::Stop {
  public:
    WorkStop(std::uint64_t failures, WorkMeter& work) : failures_(failures), work_(work) {}
    bool stop(const Gecode::Search::Statistics& done, const Gecode::Search::Options&) override {
        return !work_.step() || done.fail >= failures_;
    }

  private:
    std::uint64_t failures_;
    WorkMeter& work_;
};

bool hasWish(std::span<const Wish> wishes, std::string_view check) {
    return std::any_of(wishes.begin(), wishes.end(), [&](const Wish& wish) { return wish.check == check; });
}

/// Red numbers that cannot all lie apart: a count that backtracking would take ages to find.
bool redsCannotLieApart(const Puzzle& puzzle, std::uint64_t seed) {
    std::vector<Cell> cells;
    std::size_t reds = 0;
    for (std::size_t i = 0; i < puzzle.hexes().size(); ++i) {
        const Puzzle::Hex& hex = puzzle.hexes()[i];
        if (!hex.numberMoves)
            continue;
        reds += isRed(puzzle.initial().hexes[i].number) ? 1 : 0;
        const auto& neighbours = puzzle.topology().hexes()[i].neighbours;
        const bool besideRed = std::any_of(neighbours.begin(), neighbours.end(), [&](HexId next) {
            return next.valid() && !puzzle.hexes()[next.index()].numberMoves
                   && isRed(puzzle.initial().hexes[next.index()].number);
        });
        if (!besideRed && !(hex.barred.has(6) && hex.barred.has(8)))
            cells.push_back(hex.cell);
    }
    if (reds == 0)
        return false;
    Random random(seed);
    return searchApart(ApartGraph(std::move(cells)), reds, random).atMost < reds;
}

} // namespace

bool canState(const Wish& wish) {
    return std::find(statedChecks.begin(), statedChecks.end(), wish.check) != statedChecks.end();
}

Solved solve(const Puzzle& puzzle, std::span<const Wish> wishes, std::uint64_t failures, std::uint64_t seed,
             WorkMeter& work) {
    if (hasWish(wishes, "red-adjacent") && redsCannotLieApart(puzzle, seed))
        return {Solved::Verdict::Impossible, {}};
    const auto model = std::make_unique<ArrangeModel>(puzzle, wishes, seed);
    WorkStop stop(failures, work);
    Gecode::Search::Options options;
    options.threads = 1; // the same work gives the same answer
    options.stop = &stop;
    Gecode::DFS<ArrangeModel> engine(model.get(), options);
    const std::unique_ptr<ArrangeModel> found(engine.next());
    if (found)
        return {Solved::Verdict::Found, found->arrangement(puzzle)};
    return {engine.stopped() ? Solved::Verdict::Unknown : Solved::Verdict::Impossible, {}};
}

} // namespace isle
