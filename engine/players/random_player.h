#pragma once

#include "engine/players/player.h"

namespace isle {

/// Plays any legal action, all alike; for testing. Never makes an offer.
class RandomPlayer final : public Player {
  public:
    explicit RandomPlayer(std::uint64_t seed) : random_(seed) {}

    Action choose(const View& view, std::span<const Action> legal) override;
    Action answerOffer(const View& view, const Offer& offer) override;

  private:
    Random random_;
};

} // namespace isle
