#include "editor/document/deal_preview.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "engine/deal/deal.h"
#include "engine/deal/pinned.h"

#include <algorithm>
#include <utility>

namespace isle {
namespace {

constexpr std::size_t mostSteps = 200; ///< deals that are remembered

bool sameShape(const Topology& a, const Topology& b) {
    return a.shape() == b.shape();
}

} // namespace

DealPreview::DealPreview(MapDocument& document, QObject* parent)
    : QObject(parent), document_(document), topology_(document.sharedTopology()) {
    connect(&document_, &MapDocument::changed, this, &DealPreview::follow);
}

void DealPreview::follow() {
    const auto former = std::exchange(topology_, document_.sharedTopology());
    stale_ = true;
    if (former == topology_ || sameShape(*former, *topology_))
        return;
    // Boards speak in ids of their own shape.
    present_.locked.clear();
    present_.lockedIn.reset();
    past_.clear();
    future_.clear();
    kept_.reset();
    emit changed();
}

void DealPreview::dealNow() const {
    if (!std::exchange(stale_, false))
        return;
    const auto dealt = deal(dealtMap(), topology_, present_.seed);
    board_ = dealt ? std::make_shared<const Board>(dealt.value()) : nullptr;
    refusal_ = dealt ? QString() : translated(dealt.error().text());
}

Map DealPreview::dealtMap() const {
    const bool free = present_.locked.empty() || !present_.lockedIn;
    return free ? document_.map() : pinned(document_.map(), *present_.lockedIn, present_.locked, false);
}

std::shared_ptr<const Board> DealPreview::board() const {
    dealNow();
    return board_;
}

QString DealPreview::refusal() const {
    dealNow();
    return refusal_;
}

void DealPreview::go(Step step) {
    past_.push_back(std::exchange(present_, std::move(step)));
    if (past_.size() > mostSteps)
        past_.erase(past_.begin());
    future_.clear();
    stale_ = true;
    emit changed();
}

void DealPreview::setSeed(std::uint64_t seed) {
    if (seed != present_.seed)
        go({seed, present_.locked, present_.lockedIn});
}

void DealPreview::reroll() {
    setSeed(present_.seed + 1);
}

void DealPreview::back() {
    if (past_.empty())
        return;
    future_.push_back(std::exchange(present_, std::move(past_.back())));
    past_.pop_back();
    stale_ = true;
    emit changed();
}

void DealPreview::forward() {
    if (future_.empty())
        return;
    past_.push_back(std::exchange(present_, std::move(future_.back())));
    future_.pop_back();
    stale_ = true;
    emit changed();
}

void DealPreview::toggleLock(const std::vector<Cell>& cells) {
    const auto present = board();
    if (!present || cells.empty())
        return;
    Step step = present_;
    const auto isLocked = [&step](Cell cell) {
        return std::binary_search(step.locked.begin(), step.locked.end(), cell);
    };
    if (std::all_of(cells.begin(), cells.end(), isLocked)) {
        std::erase_if(step.locked, [&cells](Cell cell) {
            return std::find(cells.begin(), cells.end(), cell) != cells.end();
        });
    } else {
        for (const Cell cell : cells)
            if (document_.map().contains(cell) && !isLocked(cell))
                step.locked.insert(std::upper_bound(step.locked.begin(), step.locked.end(), cell), cell);
    }
    // The hexes locked before have their values in this deal as well.
    step.lockedIn = step.locked.empty() ? nullptr : present;
    // Unlocked, the seed deals all over again what it dealt before the lock.
    stale_ = step.locked.empty();
    present_ = std::move(step);
    emit changed();
}

void DealPreview::unlockAll() {
    toggleLock(std::vector<Cell>(present_.locked));
}

bool DealPreview::pin(const std::vector<Cell>& cells) {
    const auto dealt = board(); // kept: the edit deals anew
    if (!dealt)
        return false;
    const QString where = cells.empty() ? tr("seed %1").arg(present_.seed)
                                        : tr("%n hex(es)", nullptr, static_cast<int>(cells.size()));
    return document_.edit(tr("Pin deal"), where, [&](Map& map) {
        map = cells.empty() ? pinnedWhole(map, *dealt) : pinned(map, *dealt, cells, false);
    });
}

void DealPreview::keep() {
    kept_ = board();
    keptSeed_ = present_.seed;
    emit changed();
}

} // namespace isle
