#pragma once

#include "engine/base/result.h"
#include "engine/box/owned.h"
#include "engine/checks/check.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace isle {

/// What a profile says about one check besides its preset.
struct CheckOverride {
    std::optional<bool> on;
    std::optional<Severity> severity;
    std::map<std::string, double, std::less<>> thresholds; ///< by Threshold::name

    [[nodiscard]] bool empty() const { return !on && !severity && thresholds.empty(); }
    friend bool operator==(const CheckOverride&, const CheckOverride&) = default;
};

/// How maps are checked: a preset, and per check what differs from it.
struct CheckProfile {
    Preset preset = Preset::Official;
    std::map<std::string, CheckOverride, std::less<>> overrides; ///< by Check::id
    OwnedBoxes boxes;                                            ///< what the checks of the group Box go by

    /// The settings of a check: those of the preset with the overrides put over them. A check that is off in
    /// the preset has its usual severity and the thresholds of Official when it is turned on.
    [[nodiscard]] CheckSetting settingOf(const Check& check) const;

    void setOn(const Check& check, bool on);
    void setSeverity(const Check& check, Severity severity);
    /// The value is brought into the threshold's range; an unknown name is a programming mistake.
    void setThreshold(const Check& check, std::string_view threshold, double value);
    /// Lets a check be as the preset has it.
    void resetCheck(const Check& check);

    /// The profile as lines of plain text, the same for equal profiles:
    ///   preset strict
    ///   terrain-clump on
    ///   terrain-clump severity hint
    ///   terrain-clump at-most 4
    ///   boxes base, seafarers*2
    [[nodiscard]] std::string toText() const;
    /// Reads such text; lines that are empty or begin with # are skipped. On failure the sentence says which
    /// line is wrong and why.
    [[nodiscard]] static Result<CheckProfile, Text> fromText(std::string_view text);

    friend bool operator==(const CheckProfile&, const CheckProfile&) = default;
};

} // namespace isle
