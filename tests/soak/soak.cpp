// Random games over all maps, with option values and seats drawn at random, and everything that must hold
// checked along the way.
//   soak [--games N] [--first N] [--signature]
#include "engine/deal/deal.h"
#include "tests/soak/game_maker.h"
#include "tests/soak/invariants.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

namespace {

using namespace isle;
using namespace isle::soak;

[[noreturn]] void fail(const Draw& draw, int ply, const std::string& what) {
    std::fprintf(stderr, "%s\n  after %d actions: %s\n", describe(draw).c_str(), ply, what.c_str());
    std::exit(1);
}

/// A number that changes when any choice of any game does (B-182).
class Signature {
  public:
    void add(std::uint64_t value) {
        value_ = (value_ ^ value) * 0x9E3779B97F4A7C15ULL;
        value_ ^= value_ >> 31U;
    }
    void add(const Action& action, std::size_t choices) {
        add(choices);
        add(static_cast<std::uint64_t>(action.kind) | std::uint64_t{action.seat.value()} << 8U
            | std::uint64_t{action.place} << 16U | std::uint64_t{action.extra} << 32U);
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0;
};

/// Any action at all, of the right shape for its kind.
Action anyAction(Random& random, const Game& game) {
    constexpr std::array kinds{ActionKind::PlaceSettlement,
                               ActionKind::PlaceRoad,
                               ActionKind::PlaceShip,
                               ActionKind::Roll,
                               ActionKind::MoveRobber,
                               ActionKind::MovePirate,
                               ActionKind::BuildRoad,
                               ActionKind::BuildShip,
                               ActionKind::BuildSettlement,
                               ActionKind::BuildCity,
                               ActionKind::BuyDev,
                               ActionKind::PlayKnight,
                               ActionKind::Stop,
                               ActionKind::Pass,
                               ActionKind::EndTurn,
                               ActionKind::Raid,
                               ActionKind::WonderStage,
                               ActionKind::Dig,
                               ActionKind::MoveShip,
                               ActionKind::ChooseVictim,
                               ActionKind::GoldPick,
                               ActionKind::PlentyPick,
                               ActionKind::Discard,
                               ActionKind::BankTrade,
                               ActionKind::PlayMonopoly,
                               ActionKind::PlayRoadBuilding};
    const Topology& topology = game.topology();
    const auto below = [&](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
    Action action = plain(kinds.at(below(kinds.size())), Seat(below(static_cast<std::size_t>(game.seats()))));
    switch (action.kind) {
    case ActionKind::PlaceSettlement:
    case ActionKind::BuildSettlement:
    case ActionKind::BuildCity:
        action.place = static_cast<std::uint16_t>(below(topology.crossings().size()));
        break;
    case ActionKind::MoveShip:
        action.extra = static_cast<std::uint16_t>(below(topology.edges().size()));
        [[fallthrough]];
    case ActionKind::PlaceRoad:
    case ActionKind::PlaceShip:
    case ActionKind::BuildRoad:
    case ActionKind::BuildShip:
        action.place = static_cast<std::uint16_t>(below(topology.edges().size()));
        break;
    case ActionKind::MoveRobber:
    case ActionKind::MovePirate:
    case ActionKind::Raid:
    case ActionKind::Dig:
        action.place = static_cast<std::uint16_t>(below(topology.hexes().size()));
        break;
    case ActionKind::ChooseVictim:
        action.extra = static_cast<std::uint16_t>(below(static_cast<std::size_t>(game.seats())));
        break;
    case ActionKind::BankTrade:
        return bankTrade(action.seat, static_cast<Resource>(below(resourceCount)),
                         static_cast<Resource>(below(resourceCount)));
    case ActionKind::GoldPick:
    case ActionKind::PlentyPick:
    case ActionKind::Discard:
    case ActionKind::PlayMonopoly:
        action.extra = static_cast<std::uint16_t>(below(resourceCount));
        break;
    default:
        break;
    }
    return action;
}

/// One game with everything that has to be at hand for it.
class Run {
  public:
    Run(Draw draw, Game game)
        : draw_(std::move(draw)),
          game_(std::move(game)),
          copy_(game_),
          view_(game_, Seat(0)),
          invariants_(game_),
          random_(draw_.seed ^ 0xA5A5A5A5U) {}

    void play(Signature& signature) {
        for (; !game_.over(); ++ply_) {
            if (ply_ % 32 == 0)
                examine();
            if (game_.state() == State::Main && random_.below(8) == 0)
                offerSomething();
            legalActions(game_, legal_);
            if (legal_.empty())
                fail(draw_, ply_, "nobody can do anything");
            const Action action = legal_[random_.below(static_cast<std::uint32_t>(legal_.size()))];
            signature.add(action, legal_.size());
            doAction(action);
        }
        examine();
        for (std::size_t s = 0; s < static_cast<std::size_t>(game_.seats()); ++s)
            signature.add(static_cast<std::uint64_t>(game_.points(Seat(s)).total() + 100));
        if (draw_.seed % 8 == 0)
            replay();
    }

    [[nodiscard]] bool won() const { return game_.winner().valid(); }
    [[nodiscard]] int plies() const { return ply_; }

  private:
    void doAction(const Action& action) {
        events_.clear();
        if (const Refusal no = apply(game_, action, &events_); !no.legal())
            fail(draw_, ply_, "refused by " + std::string(no.rule) + ": " + std::string(nameOf(action.kind)));
        invariants_.follow(events_);
        played_.push_back(action);
    }

    void offerSomething() { // B-82, B-83: an illegal one is refused like any other action
        const Seat maker(random_.below(static_cast<std::uint32_t>(game_.seats())));
        const auto card = [&] { return cardsOf(static_cast<Resource>(random_.below(resourceCount))); };
        const std::uint32_t all = (1U << static_cast<unsigned>(game_.seats())) - 1;
        const std::uint32_t to =
            maker == game_.onTurn() ? all & ~(1U << maker.index()) : 1U << game_.onTurn().index();
        const Action action = offer(maker, card(), card(), static_cast<std::uint16_t>(to));
        if (check(game_, action).legal())
            doAction(action);
    }

    /// Every rule of tests/soak/invariants.h, and what check, apply and views owe one another.
    void examine() {
        legalActions(game_, legal_);
        if (const auto broken = invariants_.broken(game_))
            fail(draw_, ply_, *broken);
        for (std::size_t i = 0; i < std::min<std::size_t>(legal_.size(), 6); ++i) { // B-65
            const Action& action = legal_[random_.below(static_cast<std::uint32_t>(legal_.size()))];
            copy_ = game_;
            if (!apply(copy_, action).legal())
                fail(draw_, ply_, "a listed action is refused: " + std::string(nameOf(action.kind)));
        }
        copy_ = game_;
        for (int i = 0; i < 12; ++i) { // B-46
            const Action action = anyAction(random_, game_);
            if (std::find(legal_.begin(), legal_.end(), action) != legal_.end())
                continue;
            if (apply(copy_, action).legal() || !(copy_ == game_))
                fail(draw_, ply_,
                     "an action that is not listed changes the game: " + std::string(nameOf(action.kind)));
        }
        examineView();
    }

    void examineView() { // B-182
        const Seat viewer(random_.below(static_cast<std::uint32_t>(game_.seats())));
        view_.update(game_, viewer);
        legalActions(game_, viewer, own_);
        legalActions(view_.game(), viewer, seen_);
        const auto completes = [](const Action& action) { return action.kind == ActionKind::CompleteTrade; };
        std::erase_if(own_, completes); // whether a hidden hand covers its side shows only then (B-84)
        std::erase_if(seen_, completes);
        if (own_ != seen_)
            fail(draw_, ply_, "a view and the game list different actions");
        if (view_.game().table().secrets)
            fail(draw_, ply_, "a view holds the secrets of its table");
    }

    void replay() { // B-182
        Game again(game_.sharedTable(), draw_.seed);
        for (const Action& action : played_)
            if (!apply(again, action).legal())
                fail(draw_, ply_, "the replay refuses an action");
        if (!(again == game_) || again.hash() != game_.hash())
            fail(draw_, ply_, "the replay ends in another state");
    }

    Draw draw_;
    Game game_;
    Game copy_;
    View view_;
    Invariants invariants_;
    Random random_;
    Events events_;
    std::vector<Action> legal_;
    std::vector<Action> own_;
    std::vector<Action> seen_;
    std::vector<Action> played_;
    int ply_ = 0;
};

std::uint64_t numberAfter(int argc, char** argv, const char* option, std::uint64_t standard) {
    for (int i = 1; i + 1 < argc; ++i)
        if (std::strcmp(argv[i], option) == 0) {
            std::uint64_t value = 0;
            const std::string_view text = argv[i + 1];
            if (std::from_chars(text.data(), text.data() + text.size(), value).ec == std::errc())
                return value;
            std::fprintf(stderr, "%s needs a number\n", option);
            std::exit(2);
        }
    return standard;
}

} // namespace

int main(int argc, char** argv) {
    const std::uint64_t games = numberAfter(argc, argv, "--games", 20000);
    const std::uint64_t first = numberAfter(argc, argv, "--first", 0);
    const std::uint64_t expected = numberAfter(argc, argv, "--expect", 0);
    const std::vector<Site> sites = readSites(ISLEWRIGHT_SOURCE_DIR);
    Signature signature;
    std::uint64_t won = 0;
    std::uint64_t plies = 0;
    for (std::uint64_t seed = first; seed < first + games; ++seed) {
        const Draw draw = drawGame(sites, seed);
        auto board = deal(draw.map, draw.site->topology, seed);
        if (!board)
            fail(draw, 0, board.error().sentence());
        auto table = setTable(draw.map, std::move(board.value()), draw.seats);
        if (!table)
            fail(draw, 0, table.error().sentence);
        Run run(draw, Game(table.value(), seed));
        run.play(signature);
        won += run.won() ? 1 : 0;
        plies += static_cast<std::uint64_t>(run.plies());
    }
    std::printf("%llu games on %zu maps, %llu with a winner, %llu actions, signature %llu\n",
                static_cast<unsigned long long>(games), sites.size(), static_cast<unsigned long long>(won),
                static_cast<unsigned long long>(plies), static_cast<unsigned long long>(signature.value()));
    if (expected != 0 && expected != signature.value()) {
        std::fprintf(
            stderr,
            "The games are not the ones they were: the signature was %llu. When that is meant, write "
            "the new one into tests/soak/CMakeLists.txt and say so in the commit.\n",
            static_cast<unsigned long long>(expected));
        return 1;
    }
    return 0;
}
