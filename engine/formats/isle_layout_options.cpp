#include "engine/formats/isle_fields.h"
#include "engine/formats/isle_layout_reader.h"
#include "engine/formats/isle_sentences.h"
#include "engine/formats/isle_tokens.h"

#include <algorithm>

// The pools and options of a layout.
namespace isle {

using namespace isle_sentences;

template <class Pool, class KeyOf>
bool IsleLayoutReader::readPool(const JsonMember& member, std::optional<Pool>& pool, KeyOf key) {
    if (!member.value.is(Kind::Object))
        return wrongType(member.value, member.name, anObject);
    pool.emplace();
    for (const JsonMember& kind : member.value.members) {
        const auto found = key(kind.name);
        if (!found)
            return fail(document_.placeOf(kind.begin),
                        tr(QT_TRANSLATE_NOOP("formats", "The pool \"%1\" can hold no \"%2\"."))
                            .arg(quote(member.name), quote(kind.name)));
        if (!readWhole(kind.value, kind.name, 0, largestPoolCount, (*pool)[*found]))
            return false;
    }
    return true;
}

bool IsleLayoutReader::readTiles(const JsonMember& member, std::optional<TerrainPool>& pool) {
    return readPool(member, pool, terrainNamed);
}

bool IsleLayoutReader::readTokens(const JsonMember& member, std::optional<NumberPool>& pool) {
    return readPool(member, pool, [](std::string_view name) -> std::optional<int> {
        for (const int number : tokenValues)
            if (name == std::to_string(number))
                return number;
        return std::nullopt;
    });
}

bool IsleLayoutReader::readPools(const JsonValue& value) {
    if (!value.is(Kind::Object))
        return wrongType(value, "pools", anObject);
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
            good = readTiles(member, layout_.pools.terrain);
        else if (member.name == "numbers")
            good = readTokens(member, layout_.pools.numbers);
        else if (member.name == "harbours")
            good = readPool(member, layout_.pools.harbours, harbour);
        else if (member.name == "fog_terrain")
            good = readTiles(member, layout_.pools.fogTerrain);
        else if (member.name == "fog_numbers")
            good = readTokens(member, layout_.pools.fogNumbers);
        else if (member.name == "chips")
            good = readPool(member, layout_.pools.chips, chipKind);
        else
            keep(layout_.unknownFields, "pools", member);
        if (!good)
            return false;
    }
    return true;
}

bool IsleLayoutReader::readWonderCosts(const JsonValue& value) {
    if (!value.is(Kind::List) || value.items.size() != wonderStages)
        return fail(value,
                    tr(QT_TRANSLATE_NOOP("formats", "\"wonder_costs\" takes a list of %1 prices, one a "
                                                    "stage, but found %2."))
                        .arg(QString::number(wonderStages), describe(value)));
    layout_.wonderCosts.emplace();
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
            int count = 0;
            if (!readWhole(member.value, member.name, 0, largestStageCount, count))
                return false;
            (*layout_.wonderCosts)[stage][static_cast<std::size_t>(*found)] =
                static_cast<std::uint8_t>(count);
        }
    }
    return true;
}

bool IsleLayoutReader::readOptions(const JsonValue& value) {
    if (!value.is(Kind::Object))
        return wrongType(value, "options", anObject);
    return std::all_of(value.members.begin(), value.members.end(),
                       [this](const JsonMember& member) { return readOption(member); });
}

bool IsleLayoutReader::readOption(const JsonMember& member) {
    if (member.name == "no_start")
        return readNoStart(member.value);
    if (member.name == "island_bonus_list")
        return readIslandBonusList(member.value);
    const auto option = optionNamed(member.name);
    if (!option)
        return keep(layout_.unknownFields, "options", member);
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
    layout_.options.set(*option, *found);
    return true;
}

bool IsleLayoutReader::readNoStart(const JsonValue& value) {
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
            return wrongForm(item, wanted);
        place.corner = *corner;
        const CrossingPlace first = canonical(place);
        const auto before =
            std::lower_bound(layout_.forbiddenStarts.begin(), layout_.forbiddenStarts.end(), first);
        if (before != layout_.forbiddenStarts.end() && *before == first)
            return fail(item, tr(QT_TRANSLATE_NOOP("formats", "The crossing %1 stands here a second time."))
                                  .arg(quote(textOf(place))));
        layout_.forbiddenStarts.insert(before, first);
    }
    return true;
}

bool IsleLayoutReader::readIslandBonusList(const JsonValue& value) {
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
        layout_.options.islandBonusList.push_back(static_cast<int>(*points));
    }
    return true;
}

} // namespace isle
