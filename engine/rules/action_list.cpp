#include "engine/rules/action_list.h"

namespace isle {

void ActionList::grow(std::size_t more) {
    capacity_ = std::max(2 * capacity_, size_ + more);
    auto room = std::make_unique<Action[]>(capacity_); // NOLINT(cppcoreguidelines-avoid-c-arrays)
    std::copy_n(room_.get(), size_, room.get());
    room_ = std::move(room);
}

} // namespace isle
