#include "engine/map/diff_words.h"

#include <algorithm>
#include <map>

namespace isle::diff_words {
namespace {

/// The counts of a pool that are not 0.
template <class Pool, class Keys, class Name>
std::string poolWords(const std::optional<Pool>& pool, const Keys& keys, Name name) {
    if (!pool)
        return "standard";
    std::vector<std::string> parts;
    for (const auto key : keys)
        if (const int count = (*pool)[key]; count != 0)
            parts.push_back(name(key) + " × " + std::to_string(count));
    return parts.empty() ? "empty" : joined(parts);
}

constexpr auto wordOf = [](auto key) { return std::string(nameOf(key)); };

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin <= text.size() && !text.empty();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

} // namespace

std::string quoted(const std::string& name) {
    return "“" + name + "”";
}

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string wordsFor(const MapHex& hex) {
    std::string words = hex.terrain == Terrain::Void ? "no hex" : wordOf(hex.terrain);
    if (hex.number.isFixed())
        words += ' ' + std::to_string(hex.number.value());
    else if (hex.number.isShuffled())
        words += " ?";
    if (hex.marker != Marker::None)
        words += " with " + wordOf(hex.marker);
    return words;
}

std::string wordsFor(const TokenSet& barred) {
    std::string out;
    std::string in;
    for (const int value : tokenValues)
        (barred.has(value) ? out : in) += ' ' + std::to_string(value);
    if (out.empty())
        return "no limit";
    return in.empty() || out.size() <= in.size() ? "not" + out : "only" + in;
}

std::string wordsFor(HarbourKind kind) {
    return kind == HarbourKind::Shuffled  ? "dealt"
           : kind == HarbourKind::Generic ? "3:1"
                                          : wordOf(kind) + " 2:1";
}

std::string wordsFor(IslandRole role) {
    return role == IslandRole::Start ? "start" : "new";
}

std::string wordsFor(EdgePlace edge) {
    return nameOf(edge.cell) + ' ' + std::string(nameOf(edge.direction));
}

std::string wordsFor(const CrossingPlace& crossing) {
    return nameOf(crossing.cell) + ' ' + std::string(nameOf(crossing.corner));
}

std::string wordsFor(const std::optional<Cell>& cell) {
    return cell ? nameOf(*cell) : "none";
}

std::string wordsFor(const std::optional<TerrainPool>& pool) {
    return poolWords(pool, allTerrains, wordOf);
}

std::string wordsFor(const std::optional<NumberPool>& pool) {
    return poolWords(pool, tokenValues, [](int value) { return std::to_string(value); });
}

std::string wordsFor(const std::optional<HarbourPool>& pool) {
    std::array<HarbourKind, harbourKindCount> kinds{};
    std::copy_n(allHarbourKinds.begin(), kinds.size(), kinds.begin());
    return poolWords(pool, kinds, wordOf);
}

std::string wordsFor(const std::optional<ChipPool>& pool) {
    return poolWords(pool, std::array{Marker::ChipPoint, Marker::ChipHarbour, Marker::ChipGold}, wordOf);
}

std::string wordsFor(const std::optional<WonderCosts>& costs) {
    if (!costs)
        return "standard";
    std::string words;
    for (const StageCost& cost : *costs) {
        std::string stage;
        for (const Resource resource : allResources)
            if (const int count = cost[static_cast<std::size_t>(resource)]; count > 0)
                stage += (stage.empty() ? "" : " ") + std::to_string(count) + ' ' + wordOf(resource);
        words += (words.empty() ? "" : " / ") + (stage.empty() ? "nothing" : stage);
    }
    return words;
}

std::string wordsFor(const std::vector<int>& numbers) {
    std::vector<std::string> parts;
    for (const int number : numbers)
        parts.push_back(std::to_string(number));
    return parts.empty() ? "none" : joined(parts);
}

std::size_t newLines(const std::string& before, const std::string& after) {
    std::map<std::string, int> known;
    for (const std::string& line : linesOf(before))
        ++known[line];
    const std::vector<std::string> lines = linesOf(after);
    return static_cast<std::size_t>(std::count_if(
        lines.begin(), lines.end(), [&](const std::string& line) { return --known[line] < 0; }));
}

} // namespace isle::diff_words
