#include "engine/formats/isle_fields.h"
#include "engine/formats/isle_layout_reader.h"
#include "engine/formats/isle_sentences.h"
#include "engine/formats/isle_tokens.h"

#include <algorithm>
#include <charconv>

// What narrows the deal of a layout, shuffle groups and number limits, and the problems accepted in it.
namespace isle {

using namespace isle_sentences;

bool IsleLayoutReader::readGroups(const JsonValue& value) {
    if (!value.is(Kind::List))
        return wrongType(value, "groups", aListOfObjects);
    if (value.items.size() > mostShuffleGroups)
        return fail(value.items[mostShuffleGroups],
                    tr(QT_TRANSLATE_NOOP("formats", "There are %1 shuffle groups; a layout can have %2."))
                        .arg(value.items.size())
                        .arg(mostShuffleGroups));
    return std::all_of(value.items.begin(), value.items.end(),
                       [this](const JsonValue& item) { return readGroup(item); });
}

bool IsleLayoutReader::readGroup(const JsonValue& value) {
    if (!value.is(Kind::Object))
        return wrongType(value, "groups", aListOfObjects);
    ShuffleGroup& group = layout_.groups.emplace_back();
    const auto number = static_cast<std::uint8_t>(layout_.groups.size());
    for (const JsonMember& member : value.members) {
        bool good = true;
        if (member.name == "name")
            good = readText(member.value, member.name, group.name);
        else if (member.name == "terrain")
            good = readTiles(member, group.terrain);
        else if (member.name == "numbers")
            good = readTokens(member, group.numbers);
        else if (member.name == "hexes")
            good = readGroupHexes(member.value, number);
        else
            keep(group.unknownFields, "", member);
        if (!good)
            return false;
    }
    return true;
}

bool IsleLayoutReader::readGroupHexes(const JsonValue& value, std::uint8_t group) {
    if (!value.is(Kind::List))
        return wrongType(value, "hexes", aList);
    for (const JsonValue& item : value.items) {
        Cell cell;
        if (!readCell(item, "hexes", cell))
            return false;
        MapHex hex = layout_.at(cell);
        if (hex.group != 0)
            return fail(item, tr(QT_TRANSLATE_NOOP("formats", "%1 is put into a second shuffle group here."))
                                  .arg(quote(textOf(cell))));
        hex.group = group;
        layout_.set(cell, hex);
    }
    return true;
}

namespace {

/// The token a word names; nothing when it names none.
std::optional<int> tokenOf(std::string_view word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size() || !isToken(value))
        return std::nullopt;
    return value;
}

/// The values of "only 4 5 9" or "not 6 8" that are barred; nothing when the text has another form.
std::optional<TokenSet> barredIn(std::string_view text) {
    const std::string_view word = takeWord(text);
    if (word != "only" && word != "not")
        return std::nullopt;
    TokenSet named;
    for (std::string_view next = takeWord(text); !next.empty(); next = takeWord(text)) {
        const auto value = tokenOf(next);
        if (!value)
            return std::nullopt;
        named.insert(*value);
    }
    if (named.empty() || word == "not")
        return named.empty() ? std::nullopt : std::optional(named);
    TokenSet others;
    for (const int value : tokenValues)
        if (!named.has(value))
            others.insert(value);
    return others;
}

} // namespace

bool IsleLayoutReader::readNumberLimits(const JsonValue& value) {
    constexpr const char* wanted = QT_TRANSLATE_NOOP(
        "formats", "a limit such as \"(2,3) only 4 5 9\" or \"(2,3) not 6 8\": a hex, only or not, and "
                   "numbers from 2 to 12 other than 7");
    if (!value.is(Kind::List))
        return wrongType(value, "number_limits", aList);
    std::vector<Cell> seen;
    for (const JsonValue& item : value.items) {
        Cell cell;
        std::string_view rest;
        if (!readPlace(item, wanted, cell, rest))
            return false;
        const auto barred = barredIn(rest);
        if (!barred)
            return wrongForm(item, wanted);
        const auto place = std::lower_bound(seen.begin(), seen.end(), cell);
        if (place != seen.end() && *place == cell)
            return fail(item, tr(QT_TRANSLATE_NOOP("formats", "The hex %1 has a second number limit here."))
                                  .arg(quote(textOf(cell))));
        seen.insert(place, cell);
        MapHex hex = layout_.at(cell);
        hex.barred = *barred;
        layout_.set(cell, hex);
    }
    return true;
}

bool IsleLayoutReader::readAccepted(const JsonValue& value) {
    if (!value.is(Kind::Object))
        return wrongType(value, "accepted", anObject);
    for (const JsonMember& member : value.members) {
        AcceptedProblem problem{member.name, {}};
        if (!readText(member.value, member.name, problem.reason))
            return false;
        layout_.accepted.push_back(std::move(problem));
    }
    std::sort(layout_.accepted.begin(), layout_.accepted.end());
    return true;
}

} // namespace isle
