#include "engine/players/economy.h"

#include <algorithm>

namespace isle {

namespace {

constexpr std::array waits{0.0F, 0.5F, 1.0F,  1.5F,  2.0F,  3.0F,  4.0F, 5.0F,
                           7.0F, 9.0F, 12.0F, 16.0F, 22.0F, 30.0F, 45.0F};

/// Of what a robbed hex would give, as the robber will leave some day.
constexpr float robbedShare = 0.35F;

} // namespace

float Economy::wait(const Cards& hand, const Cards& price) const {
    float before = 0;
    for (std::size_t step = 0; step < waits.size(); ++step) {
        const float t = waits[step];
        float short_ = -gold * t;
        for (std::size_t r = 0; r < resourceCount; ++r) {
            const float left = static_cast<float>(hand.count[r] - price.count[r]) + income[r] * t;
            if (left < 0)
                short_ -= left;
            else if (step == 0) // what is there now trades in whole cards only
                short_ -= static_cast<float>(static_cast<int>(left * inverseRate[r] + 0.01F));
            else
                short_ -= left * inverseRate[r];
        }
        if (short_ <= 0.001F) {
            if (step == 0)
                return 0;
            const float from = waits[step - 1];
            return from + (t - from) * std::clamp(before / (before - short_), 0.0F, 1.0F);
        }
        before = short_;
    }
    return never;
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
