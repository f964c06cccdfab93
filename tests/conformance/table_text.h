#pragma once

#include "tests/conformance/citations.h"
#include "tests/conformance/rule_list.h"

namespace isle::conformance {

/// What the table is made of.
struct Conformance {
    std::vector<RulePart> parts;
    Citations citations;

    /// Rules that should have a test and have none.
    [[nodiscard]] QStringList rulesWithoutTest() const;
    /// Rules that a source or test names although the list does not, with the file.
    [[nodiscard]] QStringList unknownRules() const;
    /// Options that no test of the engine sets or reads, by their names in files.
    [[nodiscard]] QStringList optionsWithoutTest() const;
    /// The text of RULES.md.
    [[nodiscard]] QString table() const;
};

/// Everything below a folder, by the list in its tests/conformance/rules.txt. What is wrong with the list is
/// added to `mistakes`.
[[nodiscard]] Conformance conformanceOf(const QString& root, QStringList& mistakes);

} // namespace isle::conformance
