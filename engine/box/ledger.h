#pragma once

#include "engine/base/text.h"
#include "engine/box/needs.h"
#include "engine/box/owned.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace isle {

/// The boxes a map is meant to be played with, by its seats and expansions.
[[nodiscard]] OwnedBoxes usualBoxes(const Needs& needs);

/// How one component stands.
struct LedgerRow {
    Component component = Component::Forest;
    int used = 0;
    int owned = 0;   ///< what the rules have one use
    int reserve = 0; ///< what is there besides, in sets that others replace

    /// How many are missing even with the reserve.
    [[nodiscard]] int missing() const {
        const int lacking = used - owned - reserve;
        return lacking > 0 ? lacking : 0;
    }
    /// How many must come out of the reserve.
    [[nodiscard]] int fromReserve() const {
        const int lacking = used - owned;
        return lacking <= 0 ? 0 : lacking < reserve ? lacking : reserve;
    }
    friend bool operator==(const LedgerRow&, const LedgerRow&) = default;
};

/// Used against owned for every component that is used or owned, in the order of rule books. Without any
/// frame the rim of the sea needs hexes as well.
[[nodiscard]] std::vector<LedgerRow> ledger(const Needs& needs, const OwnedBoxes& owned);

/// Whether anything is missing.
[[nodiscard]] bool anythingShort(std::span<const LedgerRow> rows);

/// What can be done where something is missing.
struct Swap {
    enum class Kind : std::uint8_t {
        Reserve,      ///< take it from the set that another replaces
        OpenSea,      ///< leave sea that touches no land bare
        OtherHex,     ///< a spare hex, face down
        SameChance,   ///< a spare number that comes up as often
        OtherHarbour, ///< a spare harbour, its kind marked
        Slip,         ///< a slip of paper with the number or kind
        OtherPiece,   ///< spare roads for ships and the like
        FewerSeats,   ///< play with fewer seats
        Cards,        ///< cards of another game, or a smaller bank
        Coins,
        Pawn
    };
    Kind kind = Kind::Reserve;
    Component missing = Component::Forest;
    int count = 0;                         ///< how many it makes up for
    Component instead = Component::Forest; ///< OtherHex, SameChance, OtherHarbour, OtherPiece
    int seats = 0;                         ///< FewerSeats: for how many the pieces are enough

    /// Whether what is swapped in lies in the owned boxes and leaves the map as it is.
    [[nodiscard]] bool fromBoxes() const {
        return kind == Kind::Reserve || kind == Kind::OpenSea || kind == Kind::OtherHex
               || kind == Kind::OtherHarbour || kind == Kind::OtherPiece;
    }
    friend bool operator==(const Swap&, const Swap&) = default;
};

/// What to exchange for all that is missing or must come out of the reserve, in the order of the rows. No
/// spare thing is promised twice.
[[nodiscard]] std::vector<Swap> swapsFor(const Needs& needs, std::span<const LedgerRow> rows);

/// The advice as a sentence. `name` gives the names of components, translated where need be.
[[nodiscard]] Text adviceOf(const Swap& swap, const std::function<std::string(Component)>& name);
/// The same with English names.
[[nodiscard]] Text adviceOf(const Swap& swap);

} // namespace isle
