#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace isle::conformance {

/// One rule of rules.txt.
struct Rule {
    QString number;   ///< "B-103"
    QString subject;  ///< "Settlements and the distance rule"
    QString notBuilt; ///< why it is left out; empty for all that has to be built and tested
};

/// Rules that belong together.
struct RulePart {
    QString title;
    std::vector<Rule> rules;
};

/// Reads the list; a line that cannot be read is added to `mistakes` as a sentence.
[[nodiscard]] std::vector<RulePart> readRules(const QString& text, QStringList& mistakes);

/// The numbers of all rules, in the order of the list.
[[nodiscard]] QStringList numbersOf(const std::vector<RulePart>& parts);

/// The numbers a rule book defines: its "- **B-103** ..." paragraphs.
[[nodiscard]] QStringList numbersInBook(const QString& markdown);

} // namespace isle::conformance
