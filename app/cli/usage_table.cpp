#include "app/cli/usage_table.h"

#include <QStringList>

#include <algorithm>

namespace isle::cli {
namespace {

struct Row {
    const char* name; ///< in JSON
    const char* text;
};
/// In the order of Use.
constexpr std::array<Row, UsageTable::useCount> rows{{{"fog_found", "fog found"},
                                                      {"chest_opened", "chest opened"},
                                                      {"chip_point", "point chip taken"},
                                                      {"chip_harbour", "harbour chip taken"},
                                                      {"chip_gold", "gold chip taken"},
                                                      {"cloth_paid", "cloth paid"},
                                                      {"raided", "fortress raided"},
                                                      {"fortress_taken", "fortress taken"},
                                                      {"stage_built", "wonder stage built"},
                                                      {"dug", "canal unit dug"},
                                                      {"canal_finished", "canal tile finished"},
                                                      {"gold_chosen", "card chosen from gold"},
                                                      {"island_bonus", "island bonus scored"},
                                                      {"ship_built", "ship built"},
                                                      {"ship_sailed", "ship sailed"},
                                                      {"harbour_trade", "harbour used for a trade"},
                                                      {"seats_trade", "trade between seats"},
                                                      {"dev_card_played", "development card played"},
                                                      {"longest_route", "longest route taken"},
                                                      {"largest_army", "largest army taken"},
                                                      {"extra_building", "built in another's turn"}}};

bool isBuilding(ActionKind kind) {
    switch (kind) {
    case ActionKind::BuildRoad:
    case ActionKind::BuildShip:
    case ActionKind::BuildSettlement:
    case ActionKind::BuildCity:
    case ActionKind::BuyDev:
        return true;
    default:
        return false;
    }
}

UsageTable::Use chipUse(Marker chip) {
    switch (chip) {
    case Marker::ChipPoint:
        return UsageTable::Use::PointChip;
    case Marker::ChipHarbour:
        return UsageTable::Use::HarbourChip;
    default:
        return UsageTable::Use::GoldChip;
    }
}

QString share(int part, int whole) {
    return QStringLiteral("%1 %").arg(whole == 0 ? 0.0 : 100.0 * part / whole, 5, 'f', 1);
}

QString mean(long sum, int games) {
    return QString::number(games == 0 ? 0.0 : static_cast<double>(sum) / games, 'f', 1);
}

} // namespace

void UsageTable::begin(const Game& game) {
    ++games_;
    winsBySeat_.resize(static_cast<std::size_t>(game.seats()));
    newIslands_ =
        static_cast<int>(std::count(game.table().newIslands.begin(), game.table().newIslands.end(), true));
}

void UsageTable::count(Use use) {
    Count& entry = counts_[static_cast<std::size_t>(use)];
    ++entry.times;
    if (entry.lastGame == games_)
        return;
    entry.lastGame = games_;
    ++entry.games;
}

void UsageTable::follow(const Game& game, const Action& action, const Events& events) {
    if (action.kind == ActionKind::BankTrade) {
        for (std::size_t r = 0; r < resourceCount; ++r)
            if (action.give.count[r] > 0 && game.bankRate(action.seat, static_cast<Resource>(r)) < 4)
                count(Use::HarbourTrade);
    }
    if (action.seat != game.onTurn() && isBuilding(action.kind))
        count(Use::ExtraBuilding); // B-170, B-176
    for (const Event& event : events) {
        switch (event.kind) {
        case Event::Kind::FogFound:
            count(Use::FogFound);
            break;
        case Event::Kind::ChestOpened:
            count(Use::ChestOpened);
            break;
        case Event::Kind::ChipTaken:
            count(chipUse(static_cast<Marker>(event.a)));
            break;
        case Event::Kind::ClothPaid:
            count(Use::ClothPaid);
            break;
        case Event::Kind::Raided:
            count(Use::Raided);
            break;
        case Event::Kind::FortressTaken:
            count(Use::FortressTaken);
            break;
        case Event::Kind::StageBuilt:
            count(Use::StageBuilt);
            break;
        case Event::Kind::Dug:
            count(Use::Dug);
            break;
        case Event::Kind::CanalFinished:
            count(Use::CanalFinished);
            break;
        case Event::Kind::GoldPicked:
            count(Use::GoldChosen);
            break;
        case Event::Kind::IslandBonus:
            count(Use::IslandBonus);
            break;
        case Event::Kind::Sailed:
            count(Use::ShipSailed);
            break;
        case Event::Kind::Built:
            if (event.action == ActionKind::BuildShip)
                count(Use::ShipBuilt);
            break;
        case Event::Kind::Traded:
            count(Use::SeatsTrade);
            break;
        case Event::Kind::PlayedDev:
            count(Use::DevCardPlayed);
            break;
        case Event::Kind::LongestRoute:
            count(Use::LongestRoute);
            break;
        case Event::Kind::LargestArmy:
            count(Use::LargestArmy);
            break;
        default:
            break;
        }
    }
}

void UsageTable::end(const Game& game) {
    turns_ += game.turn();
    longestGame_ = std::max(longestGame_, game.turn());
    if (game.winner().valid()) {
        ++won_;
        ++winsBySeat_[game.winner().index()];
        winnerPoints_ += game.points(game.winner()).total();
    }
    for (std::size_t i = 0; i < game.table().newIslands.size(); ++i)
        if (game.table().newIslands[i] && game.islandTaken(IslandId(i)))
            ++islandsLanded_;
}

QString UsageTable::text() const {
    QStringList lines;
    QStringList wins;
    for (const int each : winsBySeat_)
        wins << QString::number(each);
    lines << QStringLiteral(
                 "Games %1, with a winner %2, turns %3 on average and %4 at most, points of winners %5")
                 .arg(games_)
                 .arg(won_)
                 .arg(mean(turns_, games_))
                 .arg(longestGame_)
                 .arg(mean(winnerPoints_, won_));
    lines << QStringLiteral("Wins by seat: %1").arg(wins.join(QStringLiteral(", ")));
    lines << QStringLiteral("New islands landed on: %1 of %2 a game")
                 .arg(mean(islandsLanded_, games_))
                 .arg(newIslands_);
    lines << QStringLiteral("%1  in games  times a game").arg(QStringLiteral("used"), -26);
    for (std::size_t i = 0; i < useCount; ++i)
        if (counts_[i].times > 0)
            lines << QStringLiteral("%1  %2  %3")
                         .arg(QLatin1String(rows[i].text), -26)
                         .arg(share(counts_[i].games, games_), 8)
                         .arg(mean(counts_[i].times, games_), 12);
    return lines.join(QLatin1Char('\n'));
}

std::string UsageTable::json() const {
    std::string line = "{\"games\":" + std::to_string(games_) + ",\"won\":" + std::to_string(won_)
                       + ",\"turns\":" + mean(turns_, games_).toStdString()
                       + ",\"longest\":" + std::to_string(longestGame_) + ",\"wins\":[";
    for (std::size_t s = 0; s < winsBySeat_.size(); ++s)
        line += (s == 0 ? "" : ",") + std::to_string(winsBySeat_[s]);
    line += "],\"islands\":" + mean(islandsLanded_, games_).toStdString() + ",\"used\":{";
    bool first = true;
    for (std::size_t i = 0; i < useCount; ++i) {
        if (counts_[i].times == 0)
            continue;
        line += (first ? "\"" : ",\"") + std::string(rows[i].name) + "\":{\"games\":"
                + std::to_string(counts_[i].games) + ",\"times\":" + std::to_string(counts_[i].times) + '}';
        first = false;
    }
    return line + "}}";
}

} // namespace isle::cli
