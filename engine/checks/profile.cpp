#include "engine/checks/profile.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>

namespace isle {
namespace {

const Threshold* thresholdNamed(const Check& check, std::string_view name) {
    const auto found = std::find_if(check.thresholds.begin(), check.thresholds.end(),
                                    [&](const Threshold& each) { return each.name == name; });
    return found == check.thresholds.end() ? nullptr : &*found;
}

/// A number without needless zeros: "4", "0.75".
std::string textOf(double value) {
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    return {digits.data(), end.ptr};
}

std::optional<double> numberFrom(std::string_view text) {
    double value = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
    if (end.ec != std::errc() || end.ptr != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

/// The words of a line.
std::vector<std::string_view> wordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    constexpr std::string_view blank = " \t\r";
    for (std::size_t at = line.find_first_not_of(blank); at != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(blank, at), line.size());
        words.push_back(line.substr(at, end - at));
        at = line.find_first_not_of(blank, end);
    }
    return words;
}

/// Reads what a line says about a check; a sentence when it is wrong, whose first fact is the line's number.
std::optional<Text> readCheck(const std::string& line, std::span<const std::string_view> words,
                              CheckProfile& profile) {
    const std::string id(words[0]);
    const Check* check = checkNamed(id);
    if (check == nullptr)
        return Text{ISLE_TEXT("checks", "Line %1: there is no check called “%2”."), {line, id}};
    CheckOverride& entry = profile.overrides[id];
    if (words.size() == 2 && (words[1] == "on" || words[1] == "off")) {
        entry.on = words[1] == "on";
        return std::nullopt;
    }
    if (words.size() != 3)
        return Text{ISLE_TEXT("checks", "Line %1: a check is followed by “on”, “off”, “severity” and its "
                                        "name, or a threshold and its value."),
                    {line}};
    const std::string value(words[2]);
    if (words[1] == "severity") {
        entry.severity = severityNamed(value);
        return entry.severity
                   ? std::nullopt
                   : std::optional(Text{
                       ISLE_TEXT("checks", "Line %1: a severity is “error”, “warning” or “hint”, not “%2”."),
                       {line, value}});
    }
    const Threshold* threshold = thresholdNamed(*check, words[1]);
    if (threshold == nullptr)
        return Text{ISLE_TEXT("checks", "Line %1: the check “%2” has no threshold called “%3”."),
                    {line, id, std::string(words[1])}};
    const auto number = numberFrom(value);
    if (!number || *number < threshold->lowest || *number > threshold->highest)
        return Text{
            ISLE_TEXT("checks", "Line %1: “%2” is a number from %3 to %4, not “%5”."),
            {line, std::string(words[1]), textOf(threshold->lowest), textOf(threshold->highest), value}};
    entry.thresholds[std::string(words[1])] = *number;
    return std::nullopt;
}

std::optional<Text> readLine(int number, std::string_view text, CheckProfile& profile) {
    const std::string line = std::to_string(number);
    const auto words = wordsOf(text);
    if (words.empty() || words[0].starts_with('#'))
        return std::nullopt;
    if (words[0] == "boxes") {
        auto boxes = ownedBoxesFrom(text.substr(text.find("boxes") + 5));
        if (!boxes)
            return Text{ISLE_TEXT("checks", "Line %1: %2"), {line, boxes.error().english()}};
        profile.boxes = std::move(boxes.value());
        return std::nullopt;
    }
    if (words[0] != "preset")
        return readCheck(line, words, profile);
    const auto preset = words.size() == 2 ? presetNamed(words[1]) : std::nullopt;
    if (!preset)
        return Text{ISLE_TEXT("checks", "Line %1: a preset is “official”, “strict”, “relaxed” or “off”."),
                    {line}};
    profile.preset = *preset;
    return std::nullopt;
}

} // namespace

CheckSetting CheckProfile::settingOf(const Check& check) const {
    CheckSetting setting;
    const auto level = check.levels.under(preset);
    setting.on = level.has_value();
    setting.severity = level.value_or(check.levels.usual());
    const auto column = preset == Preset::Off ? 0 : static_cast<std::size_t>(preset);
    for (const Threshold& threshold : check.thresholds)
        setting.thresholds.push_back(threshold.values[column]);
    const auto found = overrides.find(check.id);
    if (found == overrides.end())
        return setting;
    setting.on = found->second.on.value_or(setting.on);
    setting.severity = found->second.severity.value_or(setting.severity);
    for (std::size_t i = 0; i < check.thresholds.size(); ++i)
        if (const auto value = found->second.thresholds.find(check.thresholds[i].name);
            value != found->second.thresholds.end())
            setting.thresholds[i] = value->second;
    return setting;
}

void CheckProfile::setOn(const Check& check, bool on) {
    overrides[std::string(check.id)].on = on;
}

void CheckProfile::setSeverity(const Check& check, Severity severity) {
    overrides[std::string(check.id)].severity = severity;
}

void CheckProfile::setThreshold(const Check& check, std::string_view threshold, double value) {
    const Threshold* known = thresholdNamed(check, threshold);
    assert(known != nullptr);
    if (known != nullptr)
        overrides[std::string(check.id)].thresholds[std::string(threshold)] =
            std::clamp(value, known->lowest, known->highest);
}

void CheckProfile::resetCheck(const Check& check) {
    if (const auto found = overrides.find(check.id); found != overrides.end())
        overrides.erase(found);
}

std::string CheckProfile::toText() const {
    std::string text = "preset " + std::string(nameOf(preset)) + '\n';
    for (const auto& [id, entry] : overrides) {
        if (entry.on)
            text += id + (*entry.on ? " on\n" : " off\n");
        if (entry.severity)
            text += id + " severity " + std::string(nameOf(*entry.severity)) + '\n';
        for (const auto& [name, value] : entry.thresholds)
            text.append(id).append(1, ' ').append(name).append(1, ' ').append(textOf(value)).append(1, '\n');
    }
    if (!boxes.boxes.empty())
        text += "boxes " + isle::textOf(boxes) + '\n';
    return text;
}

Result<CheckProfile, Text> CheckProfile::fromText(std::string_view text) {
    CheckProfile profile;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (auto wrong = readLine(number, text.substr(0, end), profile))
            return *wrong;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return profile;
}

} // namespace isle
