#include "engine/players/random_player.h"

namespace isle {

Action RandomPlayer::choose(const View& /*view*/, std::span<const Action> legal) {
    return legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
}

Action RandomPlayer::answerOffer(const View& view, const Offer& offer) {
    const bool can = view.game().hand(view.seat()).covers(offer.want); // B-87
    const bool accept = can && random_.below(2) == 0;
    return answer(accept ? ActionKind::Accept : ActionKind::Decline, view.seat(), offer.id);
}

} // namespace isle
