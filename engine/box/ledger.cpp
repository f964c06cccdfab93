#include "engine/box/ledger.h"

#include <algorithm>

namespace isle {
namespace {

bool isSpecialHex(Component component) {
    return component == Component::Village || component == Component::Fortress
           || component == Component::Canal;
}

/// Finds swaps, row by row, and keeps count of what is still spare.
class SwapSearch {
  public:
    SwapSearch(const Needs& needs, std::span<const LedgerRow> rows) : needs_(needs), rows_(rows) {
        for (const LedgerRow& row : rows)
            spare_[row.component] = std::max(0, row.owned + row.reserve - row.used);
    }

    std::vector<Swap> run() {
        for (const LedgerRow& row : rows_)
            if (row.component != Component::Sea)
                look(row);
        // Spare land is worth more where land is missing: the sea takes what is left.
        for (const LedgerRow& row : rows_)
            if (row.component == Component::Sea)
                look(row);
        std::stable_sort(swaps_.begin(), swaps_.end(),
                         [](const Swap& a, const Swap& b) { return a.missing < b.missing; });
        return std::move(swaps_);
    }

  private:
    void look(const LedgerRow& row) {
        if (row.fromReserve() > 0)
            swaps_.push_back({Swap::Kind::Reserve, row.component, row.fromReserve()});
        if (row.missing() > 0)
            replace(row, row.missing());
    }

    void replace(const LedgerRow& row, int missing) {
        switch (groupOf(row.component)) {
        case ComponentGroup::Hexes:
            replaceHexes(row.component, missing);
            break;
        case ComponentGroup::Numbers:
            replaceNumbers(row.component, missing);
            break;
        case ComponentGroup::Harbours:
            takeLargest(Swap::Kind::OtherHarbour, row.component, missing,
                        [](Component other) { return groupOf(other) == ComponentGroup::Harbours ? 1 : 0; });
            rest(Swap::Kind::Slip, row.component, missing);
            break;
        case ComponentGroup::Cards:
            rest(Swap::Kind::Cards, row.component, missing);
            break;
        case ComponentGroup::Pieces:
            replacePieces(row, missing);
            break;
        case ComponentGroup::Markers:
            rest(row.component == Component::Chit ? Swap::Kind::Coins : Swap::Kind::Pawn, row.component,
                 missing);
            break;
        }
    }

    /// Deserts first, for their backs are like all others and they are the least asked for.
    void replaceHexes(Component hex, int missing) {
        if (hex == Component::Sea && needs_.openSea > 0) {
            const int bare = std::min(missing, needs_.openSea);
            swaps_.push_back({Swap::Kind::OpenSea, hex, bare});
            missing -= bare;
        }
        takeLargest(Swap::Kind::OtherHex, hex, missing, [hex](Component other) {
            if (groupOf(other) != ComponentGroup::Hexes || other == hex || isSpecialHex(other))
                return 0;
            // Land stands in for land and sea for sea where there is a choice.
            return other == Component::Desert ? 3 : other == Component::Sea ? 1 : 2;
        });
        rest(Swap::Kind::Slip, hex, missing);
    }

    void replaceNumbers(Component number, int missing) {
        const Component mirrored = tokenOf(14 - valueOf(number));
        take(Swap::Kind::SameChance, number, mirrored, missing);
        rest(Swap::Kind::Slip, number, missing);
    }

    void replacePieces(const LedgerRow& row, int missing) {
        // A road on a sea edge is as good as a ship, but only where whole colours are left over.
        if (row.component == Component::Ship)
            take(Swap::Kind::OtherPiece, row.component, Component::Road, missing);
        if (missing == 0)
            return;
        const int perSeat = needs_.seats == 0 ? 0 : row.used / needs_.seats;
        const int seats = perSeat == 0 ? 0 : (row.used - missing) / perSeat;
        if (seats >= 2)
            swaps_.push_back({Swap::Kind::FewerSeats, row.component, missing, row.component, seats});
        else
            rest(Swap::Kind::Coins, row.component, missing);
    }

    /// Uses up to `missing` of what is spare of another component.
    void take(Swap::Kind kind, Component component, Component instead, int& missing) {
        const int taken = std::min(missing, spare_[instead]);
        if (taken <= 0)
            return;
        swaps_.push_back({kind, component, taken, instead});
        spare_[instead] -= taken;
        missing -= taken;
    }

    /// Takes from the components of the highest rank first and the most plentiful among equals; rank 0 is
    /// not taken.
    template <class Rank>
    void takeLargest(Swap::Kind kind, Component component, int& missing, Rank rank) {
        while (missing > 0) {
            Component best = component;
            for (const Component other : allComponents()) {
                if (other == component || rank(other) == 0 || spare_[other] == 0)
                    continue;
                if (best == component || rank(other) > rank(best)
                    || (rank(other) == rank(best) && spare_[other] > spare_[best]))
                    best = other;
            }
            if (best == component)
                return;
            take(kind, component, best, missing);
        }
    }

    void rest(Swap::Kind kind, Component component, int missing) {
        if (missing > 0)
            swaps_.push_back({kind, component, missing});
    }

    const Needs& needs_;
    std::span<const LedgerRow> rows_;
    ComponentCounts spare_;
    std::vector<Swap> swaps_;
};

std::string_view sentenceOf(Swap::Kind kind) {
    switch (kind) {
    case Swap::Kind::Reserve:
        return ISLE_TEXT("checks", "%1 × %2 more than the usual set has: take it from the set that stays in "
                                   "the box.");
    case Swap::Kind::OpenSea:
        return ISLE_TEXT("checks", "%1 × %2 short: leave the table bare where the sea touches no land.");
    case Swap::Kind::OtherHex:
        return ISLE_TEXT("checks", "%1 × %2 short: lay %1 × %3 face down in its place.");
    case Swap::Kind::SameChance:
        return ISLE_TEXT("checks", "%1 × %2 short: %1 × %3 is spare and comes up as often.");
    case Swap::Kind::OtherHarbour:
        return ISLE_TEXT("checks", "%1 × %2 short: turn over %1 × %3 and mark its kind.");
    case Swap::Kind::Slip:
        return ISLE_TEXT("checks", "%1 × %2 short: cut it from paper.");
    case Swap::Kind::OtherPiece:
        return ISLE_TEXT("checks", "%1 × %2 short: use %1 × %3 of a colour nobody plays.");
    case Swap::Kind::FewerSeats:
        return ISLE_TEXT("checks", "%1 × %2 short: what there is serves %4 seats.");
    case Swap::Kind::Cards:
        return ISLE_TEXT("checks", "%1 × %2 short: lower its count in the rules of the map, or use a card of "
                                   "another game.");
    case Swap::Kind::Coins:
        return ISLE_TEXT("checks", "%1 × %2 short: a coin or a bead does as well.");
    case Swap::Kind::Pawn:
        break;
    }
    return ISLE_TEXT("checks", "%1 × %2 short: a pawn of another game does as well.");
}

} // namespace

OwnedBoxes usualBoxes(const Needs& needs) {
    OwnedBoxes owned = baseBoxOnly();
    const bool many = needs.seats > 4;
    if (many)
        owned.boxes.push_back({"5-6"});
    if (needs.seaRules)
        owned.boxes.push_back({"seafarers"});
    if (needs.seaRules && many)
        owned.boxes.push_back({"seafarers-5-6"});
    if (needs.counts[Component::BasicKnight] > 0)
        owned.boxes.push_back({"knights"});
    return owned;
}

std::vector<LedgerRow> ledger(const Needs& needs, const OwnedBoxes& owned) {
    const Stock stock = stockOf(owned, needs.seaRules);
    std::vector<LedgerRow> rows;
    for (const Component component : allComponents()) {
        LedgerRow row{component, needs.counts[component], stock.usual[component], stock.reserve[component]};
        if (component == Component::Sea && !stock.frame)
            row.used += needs.rimSea;
        if (row.used > 0 || row.owned > 0 || row.reserve > 0)
            rows.push_back(row);
    }
    return rows;
}

bool anythingShort(std::span<const LedgerRow> rows) {
    return std::any_of(rows.begin(), rows.end(), [](const LedgerRow& row) { return row.missing() > 0; });
}

std::vector<Swap> swapsFor(const Needs& needs, std::span<const LedgerRow> rows) {
    return SwapSearch(needs, rows).run();
}

Text adviceOf(const Swap& swap, const std::function<std::string(Component)>& name) {
    return {sentenceOf(swap.kind),
            {std::to_string(swap.count), name(swap.missing), name(swap.instead), std::to_string(swap.seats)}};
}

Text adviceOf(const Swap& swap) {
    return adviceOf(swap, [](Component component) { return std::string(labelOf(component)); });
}

} // namespace isle
