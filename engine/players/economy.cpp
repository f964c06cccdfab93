#include "engine/players/economy.h"

#include <algorithm>

namespace isle {

namespace {

constexpr std::array waits{0.0F, 0.5F, 1.0F,  1.5F,  2.0F,  3.0F,  4.0F, 5.0F,
                           7.0F, 9.0F, 12.0F, 16.0F, 22.0F, 30.0F, 45.0F};

/// Of what a robbed hex would give, as the robber will leave some day.
constexpr float robbedShare = 0.35F;

/// Rounding of sums of shares.
constexpr float nothing = 0.001F;

} // namespace

/// Cards short after so many rounds when all that is spare goes to the bank; nothing short when not positive.
/// `over` is what the hand holds beyond the price, by resource.
float Economy::shortAfter(float rounds, const PerResource& over) const {
    float cards = -gold * rounds;
    for (std::size_t r = 0; r < resourceCount; ++r) {
        const float left = over[r] + income[r] * rounds;
        cards -= std::min(left, left * inverseRate[r]); // the rate is at most 1: what is short counts whole
    }
    return cards;
}

/// The same now, when the bank takes whole trades only.
float Economy::shortNow(const Cards& hand, const Cards& price) const {
    float cards = 0;
    for (std::size_t r = 0; r < resourceCount; ++r) {
        const int left = hand.count[r] - price.count[r];
        cards -=
            left < 0
                ? static_cast<float>(left)
                : static_cast<float>(static_cast<int>(static_cast<float>(left) * inverseRate[r] + 0.01F));
    }
    return cards;
}

float Economy::wait(const Cards& hand, const Cards& price) const {
    const float now = shortNow(hand, price);
    if (now <= 0)
        return 0;
    PerResource over;
    for (std::size_t r = 0; r < resourceCount; ++r)
        over[r] = static_cast<float>(hand.count[r] - price.count[r]);
    // What is short only shrinks with time: look for the first of the rounds that suffices.
    std::size_t enough = 1;
    for (std::size_t end = waits.size(); enough < end;) {
        const std::size_t middle = (enough + end) / 2;
        if (shortAfter(waits[middle], over) <= nothing)
            end = middle;
        else
            enough = middle + 1;
    }
    if (enough == waits.size())
        return never;
    const float from = waits[enough - 1];
    const float before = enough == 1 ? now : shortAfter(from, over);
    const float after = shortAfter(waits[enough], over);
    return from + (waits[enough] - from) * std::clamp(before / (before - after), 0.0F, 1.0F);
}

float Economy::worthOf(const SpotYield& yield, float perRound) const {
    float sum = yield.gold * 1.35F;
    for (std::size_t r = 0; r < resourceCount; ++r)
        sum += yield.pips[r] * weight(r);
    return sum * perRound;
}

Economy economyOf(const Game& game, const BoardSense& board, Seat seat, std::span<const CrossingId> towns) {
    Economy economy;
    const float perRound = cardsARound(game);
    for (const CrossingId c : towns) {
        const float many = (game.town(c).piece == Piece::City ? 2.0F : 1.0F) * perRound;
        const SpotYield& yield = board.yield(c);
        for (std::size_t r = 0; r < resourceCount; ++r)
            economy.income[r] += yield.pips[r] * many;
        economy.gold += yield.gold * many;
        for (const HexId hex : board.topology()[c].hexes) {
            if (!hex.valid() || hex != game.robber())
                continue;
            const float lost = static_cast<float>(pipsOf(game.number(hex))) * many * (1 - robbedShare);
            if (const auto resource = resourceOf(game.terrain(hex)))
                economy.income[indexOf(*resource)] =
                    std::max(0.0F, economy.income[indexOf(*resource)] - lost);
            else if (game.terrain(hex) == Terrain::Gold)
                economy.gold = std::max(0.0F, economy.gold - lost);
        }
    }
    for (const Resource resource : allResources)
        economy.inverseRate[indexOf(resource)] =
            1.0F / static_cast<float>(std::max(2, game.bankRate(seat, resource)));
    return economy;
}

Cards missing(const Cards& hand, const Cards& price) {
    Cards out;
    for (std::size_t r = 0; r < resourceCount; ++r)
        if (price.count[r] > hand.count[r])
            out.count[r] = static_cast<std::uint8_t>(price.count[r] - hand.count[r]);
    return out;
}

Cards surplus(const Cards& hand, const Cards& price) {
    return missing(price, hand);
}

} // namespace isle
