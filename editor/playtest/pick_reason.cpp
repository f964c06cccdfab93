#include "editor/playtest/pick_reason.h"

#include "engine/deal/board.h"
#include "engine/map/terrain.h"

namespace isle {

void PickWatch::note(const Event& event) {
    switch (event.kind) {
    case Event::Kind::Rolled:
    case Event::Kind::SetupCards:
    case Event::Kind::Placed: // S-52; a find by the same piece comes after it
        reason_ = PickReason::GoldField;
        break;
    case Event::Kind::FogFound:
        if (event.a == static_cast<int>(Terrain::Gold))
            reason_ = PickReason::Find;
        break;
    case Event::Kind::ChipTaken:
        if (event.a == static_cast<int>(Marker::ChipGold))
            reason_ = PickReason::Chip;
        break;
    case Event::Kind::ChestOpened: {
        const auto chest = static_cast<Chest>(event.a);
        if (chest == Chest::Choice || chest == Chest::Card) // S-266: a card when the deck is empty
            reason_ = PickReason::Chest;
        break;
    }
    default:
        break;
    }
}

void PickWatch::note(const Events& events) {
    for (const Event& event : events)
        note(event);
}

} // namespace isle
