#pragma once

#include "engine/formats/isle_reading.h"

#include <string>
#include <string_view>
#include <vector>

namespace isle {

struct MapLayout;

/// The fields of an object of an `.isle` file in the order in which they are added. Whatever can change alone
/// stands on a line of its own.
class IsleFields {
  public:
    using Lines = std::vector<std::string>;

    /// `indent`: the spaces before each field.
    explicit IsleFields(std::size_t indent) : indent_(indent) {}

    /// `value` is JSON already.
    void add(std::string_view name, const std::string& value);
    void addText(std::string_view name, const std::string& text);
    /// A text with line breaks is a list of its lines, so that a change in one line is one in the file as
    /// well.
    void addProse(std::string_view name, const std::string& text);
    void addNumber(std::string_view name, int number);
    /// A list of texts, one a line; nothing when there are none.
    void addList(std::string_view name, const Lines& texts);
    /// The same of texts that are JSON already.
    void addLines(std::string_view name, const Lines& lines);
    /// An object; nothing when it has no fields.
    void addObject(std::string_view name, const IsleFields& fields);
    /// Those of the unknown fields that belong to an object; to the whole when it has no name.
    void addUnknown(const UnknownFields& fields, std::string_view object);

    /// Empty fields for an object inside this one, or one that stands in a list of this one.
    [[nodiscard]] IsleFields inner() const { return IsleFields(indent_ + 2); }
    [[nodiscard]] IsleFields innerOfList() const { return IsleFields(indent_ + 4); }

    [[nodiscard]] bool empty() const { return lines_.empty(); }
    [[nodiscard]] std::string text() const;

  private:
    std::size_t indent_;
    Lines lines_;
};

/// All of a layout but its name and the unknown fields of its own object, in a stable order. What lies
/// outside the frame means nothing and would not be read again, so it is not written.
void addLayout(IsleFields& fields, const MapLayout& layout);

} // namespace isle
