#include "engine/deal/deal.h"
#include "tests/engine/rules/scene.h"
#include "tests/support/brute_route.h"

using namespace isle;
using namespace isle::test;

namespace {

/// The values the spec's tables name for an option: each word, and both ends of its numbers.
std::vector<int> valuesOf(const OptionInfo& info) {
    std::vector<int> values;
    for (std::size_t word = 0; word < info.words.size(); ++word)
        values.push_back(info.firstWord + static_cast<int>(word));
    if (info.numbers) {
        values.push_back(info.lowest);
        values.push_back(info.highest);
    }
    return values;
}

/// Maps on which an option can matter, by a word of its name; New Shores and the base board for all others.
std::vector<const char*> mapsFor(const OptionInfo& info) {
    constexpr std::array<std::pair<std::string_view, const char*>, 10> special{
        {{"fog", "The Oases"},
         {"chests", "The Treasure Islands"},
         {"village", "Cloth for Catan"},
         {"cloth", "Cloth for Catan"},
         {"fortress", "Pirate Islands"},
         {"wonder", "Wonders of Catan"},
         {"canal", "The Great Canal"},
         {"far_side", "Through the Desert"},
         {"home_rule", "Four Islands"},
         {"island_bonus", "Four Islands"}}};
    for (const auto& [word, map] : special)
        if (info.name.find(word) != std::string_view::npos)
            return {map};
    return {"Heading for New Shores", "19 land hexes"};
}

/// What a value comes to at such a table.
int inForce(const OptionInfo& info, int value, int seats, bool sea) {
    if (info.name == "extra_build" && seats <= 4)
        return 0; // none with up to four seats, whatever is set
    return info.name == "pieces_ships" && !sea ? 0 : value;
}

void verify(const Game& game) {
    for (const Resource resource : allResources) {
        int sum = game.bank(resource);
        for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s)
            sum += game.hand(Seat(s))[resource];
        QCOMPARE(sum, game.rules()[Option::Bank]); // B-18
    }
    for (std::size_t s = 0; s < static_cast<std::size_t>(game.seats()); ++s)
        QCOMPARE(game.routeLength(Seat(s)), BruteRoute(game, Seat(s)).longest());
}

} // namespace

class TstOptionValues : public QObject {
    Q_OBJECT
  private slots:
    void everyValuePlays_data();
    void everyValuePlays();
};

void TstOptionValues::everyValuePlays_data() {
    QTest::addColumn<int>("option");
    QTest::addColumn<int>("value");
    for (const OptionInfo& info : allOptions())
        for (const int value : valuesOf(info)) {
            if (info.option == Option::Expansions && value >= static_cast<int>(Expansions::Knights))
                continue; // C-1: of a later version
            const std::string row = std::string(info.name) + " " + textOf(info.option, value);
            QTest::newRow(row.c_str()) << static_cast<int>(info.option) << value;
        }
}

/// Both tables of options: a game of each value is played, and keeps what every game keeps.
void TstOptionValues::everyValuePlays() {
    QFETCH(int, option);
    QFETCH(int, value);
    const OptionInfo& info = infoOf(static_cast<Option>(option));
    for (const char* name : mapsFor(info))
        for (const int seats : {3, 6}) {
            Map map = mapOf(specMapNamed(name));
            map.maxSeats = 8;
            map.options.set(Option::TurnLimit, 30);
            const bool sea = map.options.get(Option::Expansions).has_value();
            if (info.name == "first_seat" && value >= seats)
                continue; // such a seat has to be there
            if (info.name == "expansions" && value == 0 && sea)
                continue; // gold needs the sea
            map.options.set(info.option, value);
            const auto board = deal(map, 7);
            QVERIFY(board.ok());
            const auto table = setTable(map, board.value(), seats);
            QVERIFY2(table.ok(), table.ok() ? "" : table.error().sentence.c_str());
            QCOMPARE(table.value()->rules[info.option], inForce(info, value, seats, sea));
            Game game(table.value(), 8);
            Random random(9);
            std::vector<Action> legal;
            for (int ply = 0; ply < 700 && !game.over(); ++ply) {
                legalActions(game, legal);
                QVERIFY(!legal.empty());
                QVERIFY(apply(game, legal[random.below(static_cast<std::uint32_t>(legal.size()))]).legal());
                if (ply % 50 == 0)
                    verify(game);
            }
            QVERIFY(game.turn() > 0);
        }
}

QTEST_APPLESS_MAIN(TstOptionValues)
#include "tst_option_values.moc"
