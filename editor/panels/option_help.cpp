#include "editor/panels/option_help.h"

#include <QCoreApplication>

namespace isle {
namespace {

// NOLINTBEGIN(bugprone-suspicious-missing-comma): sentences that go on in the next line are meant to be
// joined

/// By Option, in the order of the enumeration.
constexpr const char* help[] = {
    QT_TRANSLATE_NOOP("optionHelp",
                      "Which expansions the map is played with. Ships, gold and every special hex "
                      "need the sea."),
    QT_TRANSLATE_NOOP("optionHelp", "Points a seat needs to win on its own turn."),
    QT_TRANSLATE_NOOP("optionHelp", "Which seat begins."),
    QT_TRANSLATE_NOOP("optionHelp", "No two hexes that share an edge get a 6 or an 8. Off: they may."),
    QT_TRANSLATE_NOOP("optionHelp", "Whether a seat may go on trading after it has built something."),
    QT_TRANSLATE_NOOP("optionHelp", "A seat with more cards than this discards half of them on a 7."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "The robber may not be moved to a hex beside a seat that has few points."),
    QT_TRANSLATE_NOOP("optionHelp", "Seats with up to so many points are protected from the robber."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "How seats build between their turns in games of five to eight: all others "
                      "after each turn, or a partner who plays along."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "In the special building phase, seats that can build nothing are passed over."),
    QT_TRANSLATE_NOOP("optionHelp", "How many offers the seat on turn may have open at a time."),
    QT_TRANSLATE_NOOP("optionHelp", "How many settlements each seat has to build with."),
    QT_TRANSLATE_NOOP("optionHelp", "How many cities each seat has to build with."),
    QT_TRANSLATE_NOOP("optionHelp", "How many roads each seat has to build with."),
    QT_TRANSLATE_NOOP("optionHelp", "How many ships each seat has to build with."),
    QT_TRANSLATE_NOOP("optionHelp", "How many cards of each resource the bank starts with."),
    QT_TRANSLATE_NOOP("optionHelp", "Knights in the deck of development cards."),
    QT_TRANSLATE_NOOP("optionHelp", "Victory points in the deck of development cards."),
    QT_TRANSLATE_NOOP("optionHelp", "Cards for two free roads or ships in the deck."),
    QT_TRANSLATE_NOOP("optionHelp", "Cards for two resources of choice in the deck."),
    QT_TRANSLATE_NOOP("optionHelp", "Cards that take all of one resource from everybody, in the deck."),
    QT_TRANSLATE_NOOP("optionHelp", "In the first so many rounds a 7 is thrown again."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "Two dice, or a shuffled deck of their 36 results, which evens out luck."),
    QT_TRANSLATE_NOOP("optionHelp", "How many sets of 36 results the deck of dice cards holds."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "How many dice cards of each set stay unused, so that nobody can count them."),
    QT_TRANSLATE_NOOP("optionHelp", "Whether seats may offer each other cards."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "Whether the robber may go back to a desert while another hex is open to it."),
    QT_TRANSLATE_NOOP("optionHelp", "When it is looked whether the seat on turn has won."),
    QT_TRANSLATE_NOOP("optionHelp", "Whether the longest route of roads and ships is worth points."),
    QT_TRANSLATE_NOOP("optionHelp", "How many roads and ships a route needs for the award."),
    QT_TRANSLATE_NOOP("optionHelp", "Points for the longest route."),
    QT_TRANSLATE_NOOP("optionHelp", "Whether the largest army is worth points."),
    QT_TRANSLATE_NOOP("optionHelp", "How many knights an army needs for the award."),
    QT_TRANSLATE_NOOP("optionHelp", "Points for the largest army."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "How many settlements each seat places before the first turn. Cards come from "
                      "the last one."),
    QT_TRANSLATE_NOOP("optionHelp", "When each seat has had so many turns the game ends in a draw."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "Whether ships may be built on edges at the map’s rim, with sea on one side "
                      "only."),
    QT_TRANSLATE_NOOP("optionHelp", "Whether a seat may place a ship instead of a road in set-up."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "Which ships may be moved: any with a free end, or none whose route joins two "
                      "settlements."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "Where the pirate is at first: where the map puts it, beside the board, or "
                      "nowhere for the whole game."),
    QT_TRANSLATE_NOOP("optionHelp", "Whether ships beside the pirate must stay where they are."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "Where the robber begins on a map without a desert and without a start of its "
                      "own."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "Whether a gold field beside the last settlement of set-up gives a card of "
                      "choice."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "Whether a hex found under fog in set-up gives a card, as it does in play."),
    QT_TRANSLATE_NOOP("optionHelp", "Who gets points for a first settlement on a new island."),
    QT_TRANSLATE_NOOP("optionHelp", "How many points such a settlement is worth."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "Which islands are new: those the map calls so, or for each seat all where it "
                      "did not start."),
    QT_TRANSLATE_NOOP("optionHelp",
                      "Whether land beyond the desert counts as home or as one more new island."),
    QT_TRANSLATE_NOOP("optionHelp", "How much cloth each village has to give."),
    QT_TRANSLATE_NOOP("optionHelp", "How much cloth makes a point."),
    QT_TRANSLATE_NOOP("optionHelp", "How many raids it takes to win a fortress back."),
    QT_TRANSLATE_NOOP("optionHelp", "Points for a fortress that is won back."),
    QT_TRANSLATE_NOOP("optionHelp", "Whether each seat may build a wonder in four stages."),
    QT_TRANSLATE_NOOP("optionHelp", "Whether finishing a wonder wins the game at once."),
    QT_TRANSLATE_NOOP("optionHelp", "How many chests are hidden under fog besides those the map marks."),
    QT_TRANSLATE_NOOP("optionHelp", "How many units it takes to dig through a canal tile."),
    QT_TRANSLATE_NOOP("optionHelp", "How many units dug make a point."),
};
// NOLINTEND(bugprone-suspicious-missing-comma)
static_assert(std::size(help) == optionCount);

} // namespace

QString optionHelp(Option option) {
    return QCoreApplication::translate("optionHelp", help[static_cast<std::size_t>(option)]);
}

} // namespace isle
