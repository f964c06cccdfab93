#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace isle {

/// Either a value or the reason why there is none (C++20 has no std::expected).
template <class Value, class Failure>
class [[nodiscard]] Result {
  public:
    Result(Value value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Failure failure) : content_(std::in_place_index<1>, std::move(failure)) {}

    [[nodiscard]] bool ok() const { return content_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// The value; asking for it when there is none is a programming mistake.
    [[nodiscard]] const Value& value() const& {
        assert(ok());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] Value& value() & {
        assert(ok());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] Value&& value() && {
        assert(ok());
        return std::move(*std::get_if<0>(&content_));
    }

    /// The reason; asking for it when there is a value is a programming mistake.
    [[nodiscard]] const Failure& error() const {
        assert(!ok());
        return *std::get_if<1>(&content_);
    }

  private:
    std::variant<Value, Failure> content_;
};

} // namespace isle
