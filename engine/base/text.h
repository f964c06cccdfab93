#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Marks English text of the engine for translation; the editor translates it in the context "checks" on its
/// way to the eye. The engine itself knows no language.
#define ISLE_TEXT(context, text) text

namespace isle {

/// A sentence with places for facts: "%1 and %2 share an edge." The facts are names of hexes, numbers and the
/// like; the sentence is a key for translation and never glued from pieces.
struct Text {
    std::string_view sentence; ///< points to a literal
    std::vector<std::string> facts;

    /// The English sentence with the facts put in.
    [[nodiscard]] std::string english() const {
        std::string result;
        for (std::size_t i = 0; i < sentence.size(); ++i) {
            const bool place = sentence[i] == '%' && i + 1 < sentence.size() && sentence[i + 1] >= '1'
                               && sentence[i + 1] <= '9';
            const auto fact = place ? static_cast<std::size_t>(sentence[i + 1] - '1') : facts.size();
            if (fact < facts.size()) {
                result += facts[fact];
                ++i;
            } else {
                result += sentence[i];
            }
        }
        return result;
    }

    friend bool operator==(const Text&, const Text&) = default;
};

} // namespace isle
