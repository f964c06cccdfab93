#include "engine/map/options.h"

#include <QtTest>

using namespace isle;

namespace {

struct Row {
    std::string_view name;
    int lowest; ///< of its numbers; 0 and -1 when it takes words only
    int highest;
    std::string_view words;    ///< "off on"
    std::string_view standard; ///< at four seats, without expansion
};

/// The tables of base-rules section 17 and seafarers-rules section 13; what they list as one option of
/// several parts is a row a part.
constexpr std::array specTable{Row{"expansions", 0, -1, "none sea knights both", "none"},
                               Row{"target", 3, 99, "", "10"},
                               Row{"first_seat", 0, 7, "random host", "random"}, // B-19: seats 0 to 7
                               Row{"red_apart", 0, -1, "off on", "on"},
                               Row{"phase_order", 0, -1, "combined separate", "combined"},
                               Row{"discard_limit", 5, 20, "", "7"},
                               Row{"friendly_robber", 0, -1, "off on", "off"},
                               Row{"friendly_robber_vp", 2, 3, "", "2"},
                               Row{"extra_build", 0, -1, "off special_build paired", "off"},
                               Row{"special_build_autoskip", 0, -1, "off on", "on"},
                               Row{"max_open_offers", 1, 8, "", "8"},
                               Row{"pieces_settlements", 2, 100, "", "5"},
                               Row{"pieces_cities", 0, 100, "", "4"},
                               Row{"pieces_roads", 0, 100, "", "15"},
                               Row{"pieces_ships", 0, 100, "", "0"}, // S-10 gives ships with the sea only
                               Row{"bank", 1, 200, "", "19"},
                               Row{"dev_deck_knight", 0, 100, "", "14"},
                               Row{"dev_deck_victory_point", 0, 100, "", "5"},
                               Row{"dev_deck_road_building", 0, 100, "", "2"},
                               Row{"dev_deck_year_of_plenty", 0, 100, "", "2"},
                               Row{"dev_deck_monopoly", 0, 100, "", "2"},
                               Row{"no_sevens_rounds", 0, 9, "all", "0"},
                               Row{"dice", 0, -1, "dice deck", "dice"},
                               Row{"dice_decks", 1, 5, "", "1"},
                               Row{"dice_unused", 0, 30, "", "0"},
                               Row{"domestic_trade", 0, -1, "off on", "on"},
                               Row{"robber_to_desert", 0, -1, "allowed forbidden", "allowed"},
                               Row{"win_check", 0, -1, "any_time end_of_turn", "any_time"},
                               Row{"longest_route", 0, -1, "off on", "on"},
                               Row{"longest_route_threshold", 3, 10, "", "5"},
                               Row{"longest_route_points", 0, 5, "", "2"},
                               Row{"largest_army", 0, -1, "off on", "on"},
                               Row{"largest_army_threshold", 1, 10, "", "3"},
                               Row{"largest_army_points", 0, 5, "", "2"},
                               Row{"setup_settlements", 2, 3, "", "2"},
                               Row{"turn_limit", 10, 10000, "", "500"},
                               Row{"rim_ships", 0, -1, "off on", "on"},
                               Row{"setup_ship", 0, -1, "road_only allowed", "road_only"},
                               Row{"ship_move_rule", 0, -1, "free_end closed_routes", "free_end"},
                               Row{"pirate_start", 0, -1, "map off none", "map"},
                               Row{"pirate_pins", 0, -1, "off on", "off"},
                               Row{"robber_start", 0, -1, "desert_or_off lowest", "desert_or_off"},
                               Row{"gold_at_setup", 0, -1, "none choose", "none"},
                               Row{"fog_setup_find", 0, -1, "pay turn_only", "pay"},
                               Row{"island_bonus", 0, -1, "first_landing each_player none", "first_landing"},
                               Row{"island_bonus_points", 1, 3, "", "2"},
                               Row{"home_rule", 0, -1, "map per_seat", "map"},
                               Row{"desert_far_side", 0, -1, "home foreign", "home"},
                               Row{"village_stock", 3, 10, "", "6"},
                               Row{"cloth_per_point", 1, 3, "", "2"},
                               Row{"fortress_strength", 1, 6, "", "3"},
                               Row{"fortress_points", 1, 3, "", "2"},
                               Row{"wonders", 0, -1, "off on", "off"},
                               Row{"wonder_instant_win", 0, -1, "off on", "on"},
                               Row{"chests", 0, 8, "", "0"},
                               Row{"canal_units", 1, 5, "", "3"},
                               Row{"canal_units_per_point", 1, 3, "", "2"}};

OptionValues with(Option option, int value) {
    OptionValues values;
    values.set(option, value);
    return values;
}

OptionValues withExpansions(Expansions expansions) {
    return with(Option::Expansions, static_cast<int>(expansions));
}

} // namespace

class TestOptions : public QObject {
    Q_OBJECT

  private slots:
    void theTableIsTheSpecs() {
        QCOMPARE(specTable.size(), optionCount);
        for (const Row& row : specTable) {
            const auto option = optionNamed(row.name);
            QVERIFY2(option.has_value(), row.name.data());
            const QStringList words =
                QString::fromUtf8(row.words.data()).split(QLatin1Char(' '), Qt::SkipEmptyParts);
            for (int number = row.lowest - 2; number <= row.highest + 2; ++number) {
                const bool inside = number >= row.lowest && number <= row.highest;
                QCOMPARE(valueFrom(*option, std::to_string(number)).has_value(), inside);
                if (inside)
                    QCOMPARE(textOf(*option, *valueFrom(*option, std::to_string(number))),
                             std::to_string(number));
            }
            for (const QString& word : words) {
                const auto value = valueFrom(*option, word.toStdString());
                QVERIFY2(value.has_value(), row.name.data());
                QVERIFY(accepts(*option, *value));
                QCOMPARE(textOf(*option, *value), word.toStdString());
            }
            QCOMPARE(infoOf(*option).words.size(), static_cast<std::size_t>(words.size()));
            QCOMPARE(infoOf(*option).numbers, row.highest >= row.lowest);
            QCOMPARE(textOf(*option, Rules(OptionValues(), 4)[*option]), std::string(row.standard));
        }
    }

    void namesAreDistinctAndFound() {
        for (const OptionInfo& info : allOptions()) {
            QVERIFY(optionNamed(info.name) == info.option);
            QVERIFY(!info.label.empty() && !info.rules.empty());
        }
        QVERIFY(!optionNamed("Target"));
        QVERIFY(!optionNamed(""));
    }

    void B204_valuesOutsideAreRefused_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", " 12", "12 ", "012x", "+12", "1e1", "ten", "2", "100", "-5", "99999999999"})
            QTest::newRow(text) << QStringLiteral("target") << QString::fromUtf8(text);
        QTest::newRow("word") << QStringLiteral("wonders") << QStringLiteral("On");
        QTest::newRow("word's number") << QStringLiteral("wonders") << QStringLiteral("1");
        QTest::newRow("ten rounds") << QStringLiteral("no_sevens_rounds") << QStringLiteral("10");
        QTest::newRow("seat 8") << QStringLiteral("first_seat") << QStringLiteral("8");
        QTest::newRow("random's number") << QStringLiteral("first_seat") << QStringLiteral("-2");
    }
    void B204_valuesOutsideAreRefused() {
        QFETCH(QString, name);
        QFETCH(QString, text);
        QVERIFY(!valueFrom(optionNamed(name.toStdString()).value(), text.toStdString()));
    }

    void B204_rangesInWords() {
        QCOMPARE(rangeOf(Option::Target), std::string("a number from 3 to 99"));
        QCOMPARE(rangeOf(Option::RedApart), std::string("one of off, on"));
        QCOMPARE(rangeOf(Option::NoSevensRounds), std::string("a number from 0 to 9 or one of all"));
        QCOMPARE(rangeOf(Option::FirstSeat), std::string("a number from 0 to 7 or one of random, host"));
    }

    void B21_scalesWithTheSeats_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("bank");
        QTest::addColumn<int>("knights");
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("others");
        QTest::addColumn<int>("extra");
        for (int seats = 2; seats <= 8; ++seats) {
            const auto extra = static_cast<int>(seats <= 4 ? ExtraBuild::Off : ExtraBuild::SpecialBuild);
            if (seats <= 4)
                QTest::addRow("%d", seats) << seats << 19 << 14 << 5 << 2 << extra;
            else if (seats <= 6)
                QTest::addRow("%d", seats) << seats << 24 << 20 << 5 << 3 << extra;
            else
                QTest::addRow("%d", seats) << seats << 29 << 26 << 5 << 4 << extra;
        }
    }
    void B21_scalesWithTheSeats() {
        QFETCH(int, seats);
        const Rules rules(OptionValues(), seats);
        QTEST(rules[Option::Bank], "bank");
        QTEST(rules[Option::DevDeckKnight], "knights");
        QTEST(rules[Option::DevDeckVictoryPoint], "points");
        QTEST(rules[Option::DevDeckRoadBuilding], "others");
        QTEST(rules[Option::DevDeckYearOfPlenty], "others");
        QTEST(rules[Option::DevDeckMonopoly], "others");
        QTEST(rules[Option::ExtraBuild], "extra");
        QCOMPARE(rules[Option::Target], 10);
        QCOMPARE(rules[Option::PiecesSettlements], 5);
        QCOMPARE(rules[Option::PiecesCities], 4);
        QCOMPARE(rules[Option::PiecesRoads], 15);
    }

    void B23_aMapsOwnBankAndDeckStay() {
        for (const int seats : {3, 5, 8}) {
            QCOMPARE(Rules(with(Option::Bank, 7), seats)[Option::Bank], 7);
            QCOMPARE(Rules(with(Option::DevDeckKnight, 0), seats)[Option::DevDeckKnight], 0);
        }
    }

    void S96_theTargetFollowsTheExpansions() {
        QCOMPARE(Rules(withExpansions(Expansions::None), 4)[Option::Target], 10);
        QCOMPARE(Rules(withExpansions(Expansions::Sea), 4)[Option::Target], 12);
        QCOMPARE(Rules(withExpansions(Expansions::Both), 4)[Option::Target], 14);
        OptionValues own = withExpansions(Expansions::Both);
        own.set(Option::Target, 21);
        QCOMPARE(Rules(own, 4)[Option::Target], 21);
    }

    void S17_shipsNeedTheSea() {
        QCOMPARE(Rules(withExpansions(Expansions::Sea), 4)[Option::PiecesShips], 15);
        QCOMPARE(Rules(withExpansions(Expansions::Both), 4)[Option::PiecesShips], 15);
        QCOMPARE(Rules(withExpansions(Expansions::Knights), 4)[Option::PiecesShips], 0);
        QVERIFY(Rules(withExpansions(Expansions::Sea), 4).sea());
        QVERIFY(!Rules(withExpansions(Expansions::Knights), 4).sea());
    }

    void B178_noExtraBuildingForFewSeats() {
        for (int seats = 2; seats <= 8; ++seats) {
            const Rules rules(with(Option::ExtraBuild, static_cast<int>(ExtraBuild::Paired)), seats);
            QVERIFY(rules.as<ExtraBuild>(Option::ExtraBuild)
                    == (seats <= 4 ? ExtraBuild::Off : ExtraBuild::Paired));
        }
    }

    void valuesCanBeTakenBack() {
        OptionValues values = with(Option::Chests, 5);
        QVERIFY(values != OptionValues());
        values.clear(Option::Chests);
        QVERIFY(values == OptionValues());
        values.islandBonusList = {2, 1};
        QCOMPARE(Rules(values, 4).islandBonusList().size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(TestOptions)
#include "tst_options.moc"
