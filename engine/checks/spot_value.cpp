#include "engine/checks/spot_value.h"

#include "engine/checks/measures.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace isle {
namespace {

constexpr std::size_t indexOf(Resource resource) {
    return static_cast<std::size_t>(resource);
}

/// One hex at a crossing that yields a known resource on a known number.
struct Producer {
    std::size_t resource = 0;
    int number = 0;
};

struct Producers {
    std::array<Producer, 3> items{};
    std::size_t count = 0;

    [[nodiscard]] std::span<const Producer> all() const { return {items.data(), count}; }
    [[nodiscard]] bool has(Resource resource) const {
        return std::any_of(all().begin(), all().end(),
                           [&](const Producer& each) { return each.resource == indexOf(resource); });
    }
};

Producers producersAt(const Topology& topology, const KnownGround& ground, CrossingId crossing) {
    Producers producers;
    for (const HexId hex : topology[crossing].hexes) {
        if (!hex.valid())
            break;
        const KnownHex& known = ground[hex];
        if (const auto resource = resourceOf(known.terrain); resource && known.pips() > 0)
            producers.items[producers.count++] = {indexOf(*resource), known.number};
    }
    return producers;
}

bool isBrickAndLumber(const Producer& a, const Producer& b) {
    return a.number == b.number && a.resource != b.resource && a.resource <= indexOf(Resource::Lumber)
           && b.resource <= indexOf(Resource::Lumber);
}

/// The number of brick and lumber on one number; 0 for none.
int pairedNumber(const Producers& producers) {
    for (std::size_t i = 0; i < producers.count; ++i)
        for (std::size_t j = i + 1; j < producers.count; ++j)
            if (isBrickAndLumber(producers.items[i], producers.items[j]))
                return producers.items[i].number;
    return 0;
}

/// A number that two hexes share without being a pair; 0 for none.
int repeatedNumber(const Producers& producers) {
    for (std::size_t i = 0; i < producers.count; ++i)
        for (std::size_t j = i + 1; j < producers.count; ++j)
            if (producers.items[i].number == producers.items[j].number
                && !isBrickAndLumber(producers.items[i], producers.items[j]))
                return producers.items[i].number;
    return 0;
}

bool isSpecial(HarbourKind kind) {
    return kind < HarbourKind::Generic;
}

/// Sentences for each resource, in the order of B-11.
using PerResourceText = std::array<std::string_view, resourceCount>;
constexpr PerResourceText matchingHarbour{
    ISLE_TEXT("checks", "Matching brick harbour"), ISLE_TEXT("checks", "Matching lumber harbour"),
    ISLE_TEXT("checks", "Matching wool harbour"), ISLE_TEXT("checks", "Matching grain harbour"),
    ISLE_TEXT("checks", "Matching ore harbour")};
constexpr PerResourceText scarceResource{
    ISLE_TEXT("checks", "Scarce brick"), ISLE_TEXT("checks", "Scarce lumber"),
    ISLE_TEXT("checks", "Scarce wool"), ISLE_TEXT("checks", "Scarce grain"),
    ISLE_TEXT("checks", "Scarce ore")};

} // namespace

SpotBook::SpotBook(const Topology& topology, const KnownGround& ground)
    : topology_(&topology), ground_(&ground), harbour_(topology.crossings().size(), HarbourKind::Shuffled) {
    for (const CrossingPips& sum : pipsAtCrossings(topology, ground))
        pips_.push_back(sum.known);
    for (const KnownHarbour& harbour : ground.harbours())
        if (harbour.edge.valid())
            for (const CrossingId end : topology[harbour.edge].ends)
                harbour_[end.index()] = harbour.kind;
    const ResourcePips sums = resourcePips(ground);
    if (!sums.whole)
        return; // what is scarce the deal will say
    const double even = sums.totalPips() / static_cast<double>(resourceCount);
    for (std::size_t r = 0; r < resourceCount; ++r)
        if (sums.pips[r] > 0)
            scarcity_[r] = std::clamp(even / sums.pips[r] - 1, 0.0, 1.5);
}

SpotWorth SpotBook::worth(CrossingId crossing, const SpotHoldings& holdings) const {
    SpotWorth worth;
    const Producers producers = producersAt(*topology_, *ground_, crossing);
    worth.pips = pips_[crossing.index()];
    std::array<bool, resourceCount> here{};
    for (const Producer& each : producers.all()) {
        here[each.resource] = true;
        worth.scarcity += 0.1 * pipsOf(each.number) * scarcity_[each.resource];
        worth.repeats -= (holdings.numbers >> static_cast<unsigned>(each.number) & 1U) != 0 ? 0.3 : 0.0;
    }
    int kinds = 0;
    int fresh = 0;
    int settlementKinds = 0;
    for (const Resource resource : allResources) {
        const std::size_t r = indexOf(resource);
        kinds += here[r] ? 1 : 0;
        fresh += here[r] && holdings.pips[r] == 0 ? 1 : 0;
        settlementKinds += resource != Resource::Ore && (here[r] || holdings.pips[r] > 0) ? 1 : 0;
    }
    worth.variety = 0.5 * (holdings.any ? fresh : std::max(0, kinds - 1));
    worth.allFour = settlementKinds == 4 ? 0.5 : 0.0;
    worth.pairs = (pairedNumber(producers) != 0 ? 1.5 : 0.0)
                  + (producers.has(Resource::Ore) && producers.has(Resource::Grain) ? 1.5 : 0.0);
    worth.repeats -= repeatedNumber(producers) != 0 ? 0.5 : 0.0;
    if (const HarbourKind kind = harbourAt(crossing); kind == HarbourKind::Generic)
        worth.harbour = 0.3;
    else if (isSpecial(kind))
        worth.harbour =
            here[static_cast<std::size_t>(kind)] || holdings.pips[static_cast<std::size_t>(kind)] > 0 ? 1.0
                                                                                                      : 0.0;
    worth.room = roomAround(crossing);
    return worth;
}

double SpotBook::roomAround(CrossingId crossing) const {
    double pips = 0;
    for (const CrossingId first : (*topology_)[crossing].neighbours) {
        if (!first.valid())
            continue;
        int best = 0;
        for (const CrossingId second : (*topology_)[first].neighbours)
            if (second.valid() && second != crossing && (*topology_)[second].land)
                best = std::max(best, pips_[second.index()]);
        pips += best;
    }
    return std::min(0.8, 0.04 * pips);
}

std::vector<Text> SpotBook::reasons(CrossingId crossing) const {
    const SpotWorth worth = this->worth(crossing);
    const Producers producers = producersAt(*topology_, *ground_, crossing);
    std::vector<std::pair<double, Text>> weighed;
    const auto add = [&](double weight, Text text) {
        if (weight != 0)
            weighed.emplace_back(std::abs(weight), std::move(text));
    };
    const int pips = pips_[crossing.index()];
    add(worth.pips, pips == 1 ? Text{ISLE_TEXT("checks", "1 pip"), {}}
                              : Text{ISLE_TEXT("checks", "%1 pips"), {std::to_string(pips)}});
    if (const int number = pairedNumber(producers); number != 0)
        add(1.5, {ISLE_TEXT("checks", "Brick and lumber on %1"), {std::to_string(number)}});
    if (producers.has(Resource::Ore) && producers.has(Resource::Grain))
        add(1.5, {ISLE_TEXT("checks", "Ore and grain"), {}});
    const HarbourKind kind = harbourAt(crossing);
    add(worth.harbour, {isSpecial(kind) ? matchingHarbour[static_cast<std::size_t>(kind)]
                                        : ISLE_TEXT("checks", "Generic harbour"),
                        {}});
    add(worth.variety,
        {worth.variety > 0.75 ? ISLE_TEXT("checks", "Three resources") : ISLE_TEXT("checks", "Two resources"),
         {}});
    for (std::size_t r = 0; r < resourceCount; ++r) {
        double weight = 0;
        for (const Producer& each : producers.all())
            weight += each.resource == r ? 0.1 * pipsOf(each.number) * scarcity_[r] : 0.0;
        add(weight >= 0.05 ? weight : 0.0, {scarceResource[r], {}});
    }
    add(worth.room >= 0.4 ? worth.room : 0.0, {ISLE_TEXT("checks", "Room to grow"), {}});
    if (const int number = repeatedNumber(producers); number != 0)
        add(worth.repeats, {ISLE_TEXT("checks", "Twice the %1"), {std::to_string(number)}});
    std::stable_sort(weighed.begin(), weighed.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Text> reasons;
    for (auto& [weight, text] : weighed)
        reasons.push_back(std::move(text));
    return reasons;
}

void SpotBook::settle(CrossingId crossing, SpotHoldings& holdings) const {
    holdings.any = true;
    const auto producers = producersAt(*topology_, *ground_, crossing); // outlives the loop over its span
    for (const Producer& each : producers.all()) {
        holdings.pips[each.resource] += pipsOf(each.number);
        holdings.numbers =
            static_cast<std::uint16_t>(holdings.numbers | 1U << static_cast<unsigned>(each.number));
    }
}

double DraftOutcome::spread() const {
    if (sums.empty())
        return 0;
    const double mean = std::accumulate(sums.begin(), sums.end(), 0.0) / static_cast<double>(sums.size());
    double squares = 0;
    for (const double sum : sums)
        squares += (sum - mean) * (sum - mean);
    return std::sqrt(squares / static_cast<double>(sums.size()));
}

namespace {

/// What a seat's holdings can add to the worth of a spot at most: a further resource, all that a settlement
/// costs, and a harbour that matches.
constexpr double mostByHoldings = 2.0;

/// The crossings with their worth to a seat that holds nothing, the best first.
struct Spot {
    CrossingId crossing;
    double worth = 0;
};
std::vector<Spot> bestFirst(const SpotBook& book, std::span<const CrossingId> starts) {
    std::vector<Spot> spots;
    spots.reserve(starts.size());
    for (const CrossingId crossing : starts)
        spots.push_back({crossing, book.worth(crossing).total()});
    std::sort(spots.begin(), spots.end(), [](const Spot& a, const Spot& b) {
        return a.worth != b.worth ? a.worth > b.worth : a.crossing < b.crossing;
    });
    return spots;
}

/// The free crossing of the highest worth, the first of equals; none where all are closed.
Spot bestFor(const SpotBook& book, std::span<const Spot> spots, const std::vector<bool>& closed,
             const SpotHoldings& holdings) {
    Spot best;
    for (const Spot& spot : spots) {
        if (closed[spot.crossing.index()])
            continue;
        if (best.crossing.valid() && spot.worth + mostByHoldings < best.worth)
            break;
        const double worth = book.worth(spot.crossing, holdings).total();
        if (!best.crossing.valid() || worth > best.worth
            || (worth == best.worth && spot.crossing < best.crossing))
            best = {spot.crossing, worth};
    }
    return best;
}

} // namespace

DraftOutcome greedyDraft(const Topology& topology, const SpotBook& book, std::span<const CrossingId> starts,
                         int seats, int towns) {
    DraftOutcome outcome;
    outcome.sums.assign(static_cast<std::size_t>(seats), 0);
    const std::vector<Spot> spots = bestFirst(book, starts);
    std::vector<SpotHoldings> holdings(outcome.sums.size());
    std::vector<bool> closed(topology.crossings().size(), false);
    for (int pick = 0; pick < seats * towns; ++pick) {
        const bool back = pick / seats % 2 != 0; // B-33
        const auto seat = static_cast<std::size_t>(back ? seats - 1 - pick % seats : pick % seats);
        const Spot best = bestFor(book, spots, closed, holdings[seat]);
        if (!best.crossing.valid()) {
            outcome.complete = false;
            break;
        }
        outcome.sums[seat] += best.worth;
        outcome.picks.push_back(best.crossing);
        book.settle(best.crossing, holdings[seat]);
        closed[best.crossing.index()] = true;
        for (const CrossingId next : topology[best.crossing].neighbours)
            if (next.valid())
                closed[next.index()] = true; // B-103
    }
    for (const CrossingId crossing : starts)
        if (!closed[crossing.index()])
            outcome.left.push_back(crossing);
    return outcome;
}

} // namespace isle
