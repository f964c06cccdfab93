#include "engine/arrange/collision.h"

#include "engine/checks/places.h"
#include "engine/deal/apart.h"

#include <algorithm>

namespace isle {
namespace {

/// Failed branches and swaps spent on each question "is it still impossible without this?".
constexpr std::uint64_t failuresFirst = 400;
constexpr std::uint64_t swapsTried = 4000;
constexpr std::uint64_t failuresLast = 20000;

using Verdict = Solved::Verdict;

/// Found counts only when an arrangement fulfils all the wishes in full.
Verdict verdictOn(const Puzzle& puzzle, std::span<const Wish> wishes, std::uint64_t seed, WorkMeter& work) {
    if (wishes.empty())
        return Verdict::Found;
    const Solved quick = solve(puzzle, wishes, failuresFirst, seed, work);
    if (quick.verdict != Verdict::Unknown)
        return quick.verdict;
    const Scales scales(puzzle, wishes);
    const Weighed begin = weigh(scales, puzzle.initial(), false);
    if (searchBySwaps(puzzle, scales, begin, false, swapsTried, Random(seed), work).excess == 0)
        return Verdict::Found;
    return solve(puzzle, wishes, failuresLast, seed, work).verdict;
}

Puzzle withLocked(const ArrangeRequest& request, const Puzzle& puzzle, std::span<const Cell> locked) {
    return {puzzle.map(), std::make_shared<const Topology>(puzzle.topology()), request.layers, locked};
}

/// Leaves out what is not needed for the collision. `still` says whether the rest collides without one.
template <class Thing, class Question>
bool leaveOut(std::vector<Thing>& things, Question still) {
    bool proved = true;
    for (std::size_t i = 0; i < things.size();) {
        auto rest = things;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        const Verdict verdict = still(rest);
        proved = proved && verdict != Verdict::Unknown;
        if (verdict == Verdict::Impossible)
            things = std::move(rest);
        else
            ++i;
    }
    return proved;
}

struct Reds {
    int tokens = 0;
    int places = 0; ///< hexes they may lie on
    int apart = 0;  ///< at most so many of those do not touch
};

Reds redsOf(const Puzzle& puzzle) {
    Reds reds;
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < puzzle.hexes().size(); ++i) {
        const bool red = isRed(puzzle.initial().hexes[i].number);
        reds.tokens += red ? 1 : 0;
        const Puzzle::Hex& hex = puzzle.hexes()[i];
        if (hex.numberMoves ? !(hex.barred.has(6) && hex.barred.has(8)) : red)
            cells.push_back(hex.cell);
    }
    reds.places = static_cast<int>(cells.size());
    Random random(1);
    reds.apart = static_cast<int>(
        searchApart(ApartGraph(std::move(cells)), static_cast<std::size_t>(reds.tokens), random).atMost);
    return reds;
}

std::string titlesOf(const std::vector<std::string>& ids) {
    std::string list;
    for (const std::string& id : ids) {
        const Check* check = checkNamed(id);
        list += list.empty() ? "“" : "; “";
        list += std::string(check == nullptr ? id : check->title) + "”";
    }
    return list;
}

Text redSentence(const Puzzle& puzzle, const Collision& collision) {
    const Reds reds = redsOf(puzzle);
    const std::string title = titlesOf(collision.wishes);
    if (collision.locked.empty() && reds.apart < reds.tokens)
        return {
            ISLE_TEXT("checks",
                      "%1 cannot be met: %2 red numbers are to lie on %3 hexes of which at most %4 do "
                      "not touch each other."),
            {title, std::to_string(reds.tokens), std::to_string(reds.places), std::to_string(reds.apart)}};
    if (!collision.locked.empty())
        return {ISLE_TEXT("checks",
                          "%1 cannot be met with %2 red numbers on %3 hexes while %4 stay as they are."),
                {title, std::to_string(reds.tokens), std::to_string(reds.places), listOf(collision.locked)}};
    return {ISLE_TEXT("checks", "%1 cannot be met with %2 red numbers on %3 hexes."),
            {title, std::to_string(reds.tokens), std::to_string(reds.places)}};
}

Text sentenceFor(const Puzzle& puzzle, const Collision& collision) {
    if (collision.wishes.size() == 1 && collision.wishes.front() == "red-adjacent")
        return redSentence(puzzle, collision);
    const std::string titles = titlesOf(collision.wishes);
    const bool locked = !collision.locked.empty();
    const std::string cells = listOf(collision.locked);
    if (collision.wishes.size() == 1)
        return locked ? Text{ISLE_TEXT("checks",
                                       "%1 cannot be met while %2 stay as they are, however the rest is "
                                       "placed."),
                             {titles, cells}}
                      : Text{ISLE_TEXT("checks",
                                       "%1 cannot be met with what the map has, however it is placed."),
                             {titles}};
    return locked ? Text{ISLE_TEXT("checks",
                                   "These wishes cannot be met together while %2 stay as they are: %1."),
                         {titles, cells}}
                  : Text{ISLE_TEXT("checks",
                                   "These wishes cannot be met together, however the map is placed: %1."),
                         {titles}};
}

/// The hexes that could have moved, or the locked ones that hinder.
std::vector<Cell> placesOf(const Puzzle& puzzle, const Collision& collision) {
    if (!collision.locked.empty())
        return collision.locked;
    std::vector<Cell> cells;
    for (const Puzzle::Hex& hex : puzzle.hexes())
        if (hex.numberMoves || hex.terrainMoves)
            cells.push_back(hex.cell);
    return cells;
}

} // namespace

Collision explainCollision(const ArrangeRequest& request, const Puzzle& puzzle, std::vector<Wish> wishes,
                           WorkMeter& work) {
    Collision collision;
    // Several may collide by themselves: what is left in the end is rather a rule than a matter of taste.
    std::stable_sort(wishes.begin(), wishes.end(), [](const Wish& a, const Wish& b) {
        const auto groupOf = [](const Wish& wish) { return checkNamed(wish.check)->group; };
        return groupOf(a) > groupOf(b);
    });
    collision.minimal = leaveOut(
        wishes, [&](const std::vector<Wish>& rest) { return verdictOn(puzzle, rest, request.seed, work); });
    for (const Wish& wish : wishes)
        collision.wishes.push_back(wish.check);
    // Hexes that are locked and could move otherwise may have a part in it; often all or none of them have.
    std::vector<Cell> locked;
    const Puzzle free = withLocked(request, puzzle, {});
    for (std::size_t i = 0; i < free.hexes().size(); ++i) {
        const Puzzle::Hex& open = free.hexes()[i];
        const Puzzle::Hex& shut = puzzle.hexes()[i];
        if (open.numberMoves != shut.numberMoves || open.terrainMoves != shut.terrainMoves)
            locked.push_back(open.cell);
    }
    const auto still = [&](const std::vector<Cell>& rest) {
        return verdictOn(withLocked(request, puzzle, rest), wishes, request.seed, work);
    };
    if (!locked.empty() && still({}) == Verdict::Impossible)
        locked.clear();
    else
        collision.minimal = leaveOut(locked, still) && collision.minimal;
    collision.locked = std::move(locked);
    collision.sentence = sentenceFor(withLocked(request, puzzle, collision.locked), collision);
    collision.hexes = placesOf(puzzle, collision);
    return collision;
}

} // namespace isle
