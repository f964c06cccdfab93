#include "engine/box/owned.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace isle {
namespace {

bool anyHas(const OwnedBoxes& owned, ComponentGroup group, SetRole role) {
    return std::any_of(owned.boxes.begin(), owned.boxes.end(), [&](const OwnedBox& mine) {
        const Box* box = boxNamed(mine.id);
        if (box == nullptr)
            return false;
        return (group == ComponentGroup::Numbers ? box->numbers : box->harbours) == role;
    });
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

/// Splits at a sign outside brackets; trims every part.
std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    int depth = 0;
    std::size_t start = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if (text[i] == at && depth == 0) {
            parts.push_back(trimmed(text.substr(start, i - start)));
            start = i + 1;
        }
    }
    parts.push_back(trimmed(text.substr(start)));
    return parts;
}

std::optional<int> numberFrom(std::string_view text, int lowest, int highest) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < lowest || value > highest)
        return std::nullopt;
    return value;
}

Text unreadable(std::string_view what) {
    return {ISLE_TEXT("checks", "“%1” does not say which box is owned."), {std::string(what)}};
}

/// Reads "gold=3; sea=20" into the box; the reason when it cannot.
std::optional<Text> readEdits(std::string_view text, OwnedBox& box) {
    for (const std::string_view edit : split(text, ';')) {
        const std::size_t equals = edit.find('=');
        const auto component = componentNamed(trimmed(edit.substr(0, equals)));
        const auto count = equals == std::string_view::npos
                               ? std::nullopt
                               : numberFrom(trimmed(edit.substr(equals + 1)), 0, mostOfComponent);
        if (!component || !count)
            return Text{ISLE_TEXT("checks", "“%1” does not say how many of what are in the box %2."),
                        {std::string(edit), box.id}};
        box.edits[*component] = *count;
    }
    return std::nullopt;
}

/// Reads "base/loose*2(sea=20)".
Result<OwnedBox, Text> readBox(std::string_view part) {
    OwnedBox box;
    std::string_view head = part;
    std::string_view edits;
    if (const std::size_t open = part.find('('); open != std::string_view::npos) {
        if (part.back() != ')')
            return unreadable(part);
        head = trimmed(part.substr(0, open));
        edits = part.substr(open + 1, part.size() - open - 2);
    }
    if (const std::size_t star = head.find('*'); star != std::string_view::npos) {
        const auto copies = numberFrom(trimmed(head.substr(star + 1)), 1, mostCopies);
        if (!copies)
            return Text{
                ISLE_TEXT("checks", "“%1” does not say how many copies of the box there are: 1 to %2."),
                {std::string(part), std::to_string(mostCopies)}};
        box.copies = *copies;
        head = trimmed(head.substr(0, star));
    }
    const std::size_t slash = head.find('/');
    box.id = std::string(trimmed(head.substr(0, slash)));
    if (slash != std::string_view::npos)
        box.edition = std::string(trimmed(head.substr(slash + 1)));
    const Box* known = boxNamed(box.id);
    if (known == nullptr)
        return Text{ISLE_TEXT("checks", "There is no box called “%1”."), {box.id}};
    if (known->edition(box.edition) == nullptr)
        return Text{ISLE_TEXT("checks", "The box %1 has no edition called “%2”."), {box.id, box.edition}};
    if (!edits.empty())
        if (auto reason = readEdits(edits, box))
            return *std::move(reason);
    return box;
}

} // namespace

ComponentCounts OwnedBox::counts() const {
    const Box* box = boxNamed(id);
    if (box == nullptr)
        return {};
    const BoxEdition* printed = box->edition(edition);
    ComponentCounts counts = (printed != nullptr ? *printed : box->editions.front()).counts;
    for (const auto& [component, count] : edits)
        counts[component] = count;
    return counts;
}

const OwnedBox* OwnedBoxes::find(std::string_view id) const {
    const auto found =
        std::find_if(boxes.begin(), boxes.end(), [&](const OwnedBox& box) { return box.id == id; });
    return found == boxes.end() ? nullptr : &*found;
}

Stock stockOf(const OwnedBoxes& owned, bool seaRules) {
    const bool otherNumbers = anyHas(owned, ComponentGroup::Numbers, SetRole::Replaces);
    // With Seafarers its own harbours lie on the board; a plain map keeps those of the base game, if any.
    const bool seaHarbours = anyHas(owned, ComponentGroup::Harbours, SetRole::Replaces);
    const bool landHarbours = anyHas(owned, ComponentGroup::Harbours, SetRole::Replaced);
    Stock stock;
    for (const OwnedBox& mine : owned.boxes) {
        const Box* box = boxNamed(mine.id);
        if (box == nullptr)
            continue;
        const BoxEdition* edition = box->edition(mine.edition);
        stock.frame = stock.frame || (edition != nullptr && edition->frame);
        const ComponentCounts counts = mine.counts();
        for (const Component component : allComponents()) {
            const ComponentGroup group = groupOf(component);
            const bool kept =
                (group == ComponentGroup::Numbers && box->numbers == SetRole::Replaced && otherNumbers)
                || (group == ComponentGroup::Harbours
                    && ((box->harbours == SetRole::Replaced && seaRules && seaHarbours)
                        || (box->harbours == SetRole::Replaces && !seaRules && landHarbours)));
            (kept ? stock.reserve : stock.usual)[component] += mine.copies * counts[component];
        }
    }
    return stock;
}

std::string textOf(const OwnedBoxes& owned) {
    std::string line;
    for (const OwnedBox& box : owned.boxes) {
        line += line.empty() ? "" : ", ";
        line += box.id;
        if (!box.edition.empty())
            line += "/" + box.edition;
        if (box.copies != 1)
            line += "*" + std::to_string(box.copies);
        std::string edits;
        for (const auto& [component, count] : box.edits) {
            edits += edits.empty() ? "" : "; ";
            edits += std::string(nameOf(component)) + "=" + std::to_string(count);
        }
        if (!edits.empty())
            line += "(" + edits + ")";
    }
    return line;
}

Result<OwnedBoxes, Text> ownedBoxesFrom(std::string_view line) {
    OwnedBoxes owned;
    if (trimmed(line).empty())
        return owned;
    for (const std::string_view part : split(line, ',')) {
        if (part.empty())
            return unreadable(line);
        auto box = readBox(part);
        if (!box)
            return box.error();
        const bool twice = std::any_of(owned.boxes.begin(), owned.boxes.end(), [&](const OwnedBox& other) {
            return other.id == box.value().id && other.edition == box.value().edition;
        });
        if (twice)
            return Text{ISLE_TEXT("checks", "The box %1 is named twice; write %1*2 for two copies."),
                        {box.value().id}};
        owned.boxes.push_back(std::move(box).value());
    }
    return owned;
}

OwnedBoxes baseBoxOnly() {
    return {{OwnedBox{"base"}}};
}

std::vector<Text> notesOn(const OwnedBoxes& owned) {
    std::vector<Text> notes;
    if (owned.find("seafarers") != nullptr && owned.find("seafarers-old") != nullptr)
        notes.push_back({ISLE_TEXT("checks", "The frames of old and new Seafarers do not fit each other; use "
                                             "one of them."),
                         {}});
    for (const OwnedBox& mine : owned.boxes) {
        const Box* box = boxNamed(mine.id);
        if (box != nullptr && box->worst() == Confidence::C && mine.edits.empty())
            notes.push_back({ISLE_TEXT("checks", "%1: some counts are not verified and may be higher; count "
                                                 "your own."),
                             {std::string(box->name)}});
    }
    return notes;
}

} // namespace isle
