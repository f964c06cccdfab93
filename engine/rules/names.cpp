#include "engine/rules/game.h"

namespace isle {

std::string_view nameOf(ActionKind kind) {
    constexpr std::array names{"place-settlement",
                               "place-road",
                               "place-ship",
                               "roll",
                               "discard",
                               "move-robber",
                               "move-pirate",
                               "choose-victim",
                               "bank-trade",
                               "offer",
                               "accept",
                               "decline",
                               "counter",
                               "complete-trade",
                               "withdraw",
                               "build-road",
                               "build-ship",
                               "build-settlement",
                               "build-city",
                               "move-ship",
                               "buy-dev",
                               "play-knight",
                               "play-road-building",
                               "play-year-of-plenty",
                               "play-monopoly",
                               "plenty-pick",
                               "gold-pick",
                               "stop",
                               "pass",
                               "end-turn",
                               "raid",
                               "wonder-stage",
                               "dig"};
    static_assert(names.size() == static_cast<std::size_t>(ActionKind::Dig) + 1);
    return names[static_cast<std::size_t>(kind)];
}

std::string_view nameOf(State state) {
    constexpr std::array names{"setup-town",    "setup-edge", "pre-roll",   "discard",     "move-robber",
                               "steal",         "main",       "free-roads", "plenty-pick", "gold-pick",
                               "special-build", "partner",    "over"};
    static_assert(names.size() == static_cast<std::size_t>(State::Over) + 1);
    return names[static_cast<std::size_t>(state)];
}

} // namespace isle
