#include "engine/formats/isle_fields.h"
#include "engine/formats/isle_reader.h"
#include "engine/formats/isle_sentences.h"
#include "engine/formats/isle_tokens.h"

#include <algorithm>

// The pools and options of an `.isle` file.
namespace isle {

using namespace isle_sentences;

template <class Pool, class KeyOf>
bool IsleReader::readPool(const JsonValue& value, std::string_view field, std::optional<Pool>& pool,
                          KeyOf key) {
    if (!value.is(Kind::Object))
        return wrongType(value, field, anObject);
    pool.emplace();
    for (const JsonMember& member : value.members) {
        const auto found = key(member.name);
        if (!found)
            return fail(document_.placeOf(member.begin),
                        tr(QT_TRANSLATE_NOOP("formats", "The pool \"%1\" can hold no \"%2\"."))
                            .arg(quote(field), quote(member.name)));
        const auto count = member.value.wholeNumber();
        if (!count || *count < 0 || *count > largestPoolCount)
            return fail(
                member.value,
                tr(QT_TRANSLATE_NOOP("formats", "\"%1\" must be a whole number from 0 to %2, but found %3."))
                    .arg(quote(member.name), QString::number(largestPoolCount), describe(member.value)));
        (*pool)[*found] = static_cast<int>(*count);
    }
    return true;
}

bool IsleReader::readPools(const JsonValue& value) {
    if (!value.is(Kind::Object))
        return wrongType(value, "pools", anObject);
    const auto token = [](std::string_view name) -> std::optional<int> {
        for (const int number : tokenValues)
            if (name == std::to_string(number))
                return number;
        return std::nullopt;
    };
    const auto harbour = [](std::string_view name) -> std::optional<HarbourKind> {
        const auto kind = harbourKindNamed(name);
        return kind == HarbourKind::Shuffled ? std::nullopt : kind;
    };
    const auto chipKind = [](std::string_view name) -> std::optional<Marker> {
        for (const Marker kind : {Marker::ChipPoint, Marker::ChipHarbour, Marker::ChipGold})
            if (name == nameOf(kind))
                return kind;
        return std::nullopt;
    };
    for (const JsonMember& member : value.members) {
        bool good = true;
        if (member.name == "terrain")
            good = readPool(member.value, member.name, map_.pools.terrain, terrainNamed);
        else if (member.name == "numbers")
            good = readPool(member.value, member.name, map_.pools.numbers, token);
        else if (member.name == "harbours")
            good = readPool(member.value, member.name, map_.pools.harbours, harbour);
        else if (member.name == "fog_terrain")
            good = readPool(member.value, member.name, map_.pools.fogTerrain, terrainNamed);
        else if (member.name == "fog_numbers")
            good = readPool(member.value, member.name, map_.pools.fogNumbers, token);
        else if (member.name == "chips")
            good = readPool(member.value, member.name, map_.pools.chips, chipKind);
        else
            keep("pools", member);
        if (!good)
            return false;
    }
    return true;
}

bool IsleReader::readWonderCosts(const JsonValue& value) {
    if (!value.is(Kind::List) || value.items.size() != wonderStages)
        return fail(value,
                    tr(QT_TRANSLATE_NOOP("formats", "\"wonder_costs\" takes a list of %1 prices, one a "
                                                    "stage, but found %2."))
                        .arg(QString::number(wonderStages), describe(value)));
    map_.wonderCosts.emplace();
    for (std::size_t stage = 0; stage < wonderStages; ++stage) {
        const JsonValue& price = value.items[stage];
        if (!price.is(Kind::Object))
            return fail(price, tr(QT_TRANSLATE_NOOP("formats", "Each price in \"wonder_costs\" must be an "
                                                               "object such as {\"ore\": 3}, but found %1."))
                                   .arg(describe(price)));
        for (const JsonMember& member : price.members) {
            const auto found = std::find_if(allResources.begin(), allResources.end(),
                                            [&](Resource each) { return member.name == nameOf(each); });
            if (found == allResources.end())
                return fail(document_.placeOf(member.begin),
                            tr(QT_TRANSLATE_NOOP("formats", "The price of a stage can hold no \"%1\"."))
                                .arg(quote(member.name)));
            const auto count = member.value.wholeNumber();
            if (!count || *count < 0 || *count > largestStageCount)
                return fail(
                    member.value,
                    tr(QT_TRANSLATE_NOOP("formats",
                                         "\"%1\" must be a whole number from 0 to %2, but found %3."))
                        .arg(quote(member.name), QString::number(largestStageCount), describe(member.value)));
            (*map_.wonderCosts)[stage][static_cast<std::size_t>(*found)] = static_cast<std::uint8_t>(*count);
        }
    }
    return true;
}

bool IsleReader::readOptions(const JsonValue& value) {
    if (!value.is(Kind::Object))
        return wrongType(value, "options", anObject);
    return std::all_of(value.members.begin(), value.members.end(),
                       [this](const JsonMember& member) { return readOption(member); });
}

bool IsleReader::readOption(const JsonMember& member) {
    if (member.name == "no_start")
        return readNoStart(member.value);
    if (member.name == "island_bonus_list")
        return readIslandBonusList(member.value);
    const auto option = optionNamed(member.name);
    if (!option)
        return keep("options", member);
    const OptionInfo& info = infoOf(*option);
    const JsonValue& value = member.value;
    // Numbers are JSON numbers and words are texts, so that a map is written in one way only.
    std::optional<int> found;
    if (value.is(Kind::Number) || value.is(Kind::String))
        found = valueFrom(*option, value.text);
    const std::string range = rangeOf(*option);
    const bool word =
        found && *found >= info.firstWord && *found < info.firstWord + static_cast<int>(info.words.size());
    if (!found || word != value.is(Kind::String))
        return fail(value, tr(QT_TRANSLATE_NOOP("formats", "The option \"%1\" takes %2, but found %3."))
                               .arg(quote(info.name), quote(range), describe(value)));
    map_.options.set(*option, *found);
    return true;
}

bool IsleReader::readNoStart(const JsonValue& value) {
    constexpr const char* wanted = QT_TRANSLATE_NOOP(
        "formats", "a crossing such as \"(2,3) N\": a hex and one of its corners N NE SE S SW NW");
    if (!value.is(Kind::List))
        return wrongType(value, "no_start", aList);
    for (const JsonValue& item : value.items) {
        CrossingPlace place;
        std::string_view rest;
        if (!readPlace(item, wanted, place.cell, rest))
            return false;
        const auto corner = cornerNamed(takeWord(rest));
        if (!corner || !takeWord(rest).empty())
            return fail(item, tr(QT_TRANSLATE_NOOP("formats", "Expected %1, but found %2."))
                                  .arg(tr(wanted), describe(item)));
        place.corner = *corner;
        const CrossingPlace first = canonical(place);
        const auto before = std::lower_bound(map_.forbiddenStarts.begin(), map_.forbiddenStarts.end(), first);
        if (before != map_.forbiddenStarts.end() && *before == first)
            return fail(item, tr(QT_TRANSLATE_NOOP("formats", "The crossing %1 stands here a second time."))
                                  .arg(quote(textOf(place))));
        map_.forbiddenStarts.insert(before, first);
    }
    return true;
}

bool IsleReader::readIslandBonusList(const JsonValue& value) {
    const bool list = value.is(Kind::List) && value.items.size() <= longestIslandBonusList;
    const auto refuse = [&](const JsonValue& place) {
        return fail(
            place,
            tr(QT_TRANSLATE_NOOP("formats", "The option \"island_bonus_list\" takes a list of at most %1 "
                                            "whole numbers from %2 to %3, but found %4."))
                .arg(QString::number(longestIslandBonusList), QString::number(-largestIslandBonus),
                     QString::number(largestIslandBonus), describe(place)));
    };
    if (!list)
        return refuse(value);
    for (const JsonValue& item : value.items) {
        const auto points = item.wholeNumber();
        if (!points || *points < -largestIslandBonus || *points > largestIslandBonus)
            return refuse(item);
        map_.options.islandBonusList.push_back(static_cast<int>(*points));
    }
    return true;
}

} // namespace isle
