#pragma once

#include "engine/arrange/puzzle.h"

#include <gecode/int.hh>
#include <span>

namespace isle {

/// The arrangements of a puzzle as variables of the constraint solver: a terrain and a number for each hex, a
/// kind for each harbour. What does not move is a constant. Only solver.cpp and model*.cpp see Gecode.
class ArrangeModel : public Gecode::Space {
  public:
    ArrangeModel(const Puzzle& puzzle, std::span<const Wish> wishes, std::uint64_t seed);
    ArrangeModel(ArrangeModel& other);
    Gecode::Space* copy() override;

    [[nodiscard]] Arrangement arrangement(const Puzzle& puzzle) const;

  private:
    /// A number that is no token and has no pips: hidden, so that nothing is said about it.
    static constexpr int hidden = 1;

    void makeVariables(const Puzzle& puzzle);
    void keepPools(const Puzzle& puzzle);
    void tieDeserts(const Puzzle& puzzle);
    void branchOn(const Puzzle& puzzle, std::uint64_t seed);

    void state(const Puzzle& puzzle, const Wish& wish);
    void stateApart(const Puzzle& puzzle, std::initializer_list<int> values);
    void stateUnequal(const Puzzle& puzzle);
    void stateClumps(const Puzzle& puzzle, int limit);
    void stateCrossings(const Puzzle& puzzle, int most, int least);
    void stateTwice(const Puzzle& puzzle, int wanted);
    void stateReds(const Puzzle& puzzle, int wanted);
    void stateResources(const Puzzle& puzzle, const std::vector<double>& limits);
    void stateOwnHarbours(const Puzzle& puzzle);
    void stateGold(const Puzzle& puzzle, int most);
    void stateGoldStart(const Puzzle& puzzle);

    /// Whether a hex is of a terrain; whether it carries one of the numbers; its pips as a producing hex.
    Gecode::BoolVar is(std::size_t hex, Terrain terrain);
    Gecode::BoolVar carries(std::size_t hex, const Gecode::IntSet& values);
    Gecode::IntVar pips(std::size_t hex);
    [[nodiscard]] bool mayBe(std::size_t hex, Terrain terrain) const;

    Gecode::IntVarArray terrain_;
    Gecode::IntVarArray number_;
    Gecode::IntVarArray harbour_;
    // Made while the model is stated, never used in copies.
    std::vector<Gecode::IntVar> pips_;
};

} // namespace isle
