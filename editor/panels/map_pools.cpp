#include "editor/panels/map_pools.h"

#include "editor/document/map_document.h"
#include "editor/panels/pool_entries.h"
#include "editor/panels/section.h"

#include <QVBoxLayout>

namespace isle {

MapPools::MapPools(MapDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), head_(new SectionHead(tr("Pools"))), body_(new QWidget) {
    head_->setObjectName(QStringLiteral("pools"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head_);
    column->addWidget(body_);
    auto* grids = new QVBoxLayout(body_);
    grids->setContentsMargins(0, 4, 0, 0);
    grids->setSpacing(10);
    body_->hide();
    connect(head_, &SectionHead::toggled, this, [this](bool open) {
        if (open && slots_.empty())
            makePools();
        body_->setVisible(open);
        refresh();
    });
}

void MapPools::setOpen(bool open) {
    head_->setOpen(open);
}

template <class Pool, class Keys>
void MapPools::addPool(const QString& title, std::vector<PoolEntry> entries, std::optional<Pool> Pools::*pool,
                       Pool DealtPools::*dealt, int PoolDemand::*need, Keys keys) {
    Slot slot;
    slot.grid = new PoolGrid(title, std::move(entries));
    slot.counts = [dealt, keys](const DealtPools& pools) { return countsOf(pools.*dealt, keys); };
    slot.need = [need](const PoolDemand& demand) { return demand.*need; };
    slot.set = [pool](const Pools& pools) { return (pools.*pool).has_value(); };
    body_->layout()->addWidget(slot.grid);
    connect(slot.grid, &PoolGrid::gestureBegan, this, [this] { gesture_ = document_.newGesture(); });
    connect(
        slot.grid, &PoolGrid::edited, this, [this, title, pool, dealt, keys](const std::vector<int>& counts) {
            document_.edit(
                tr("Change pool"), title,
                [&](Map& map) { map.pools.*pool = poolWith<Pool>(counts, keys, resolvedPools(map).*dealt); },
                gesture_);
        });
    connect(slot.grid, &PoolGrid::resetWanted, this, [this, title, pool] {
        document_.edit(tr("Reset pool"), title, [&](Map& map) { (map.pools.*pool).reset(); });
    });
    slots_.push_back(std::move(slot));
}

void MapPools::makePools() {
    addPool(tr("Terrain"), poolEntries(poolTerrains), &Pools::terrain, &DealtPools::terrain,
            &PoolDemand::terrain, poolTerrains);
    addPool(tr("Number tokens"), poolEntries(tokenValues), &Pools::numbers, &DealtPools::numbers,
            &PoolDemand::numbers, tokenValues);
    addPool(tr("Harbours"), poolEntries(poolHarbours), &Pools::harbours, &DealtPools::harbours,
            &PoolDemand::harbours, poolHarbours);
    addPool(tr("Terrain under fog"), poolEntries(fogTerrains), &Pools::fogTerrain, &DealtPools::fogTerrain,
            &PoolDemand::fog, fogTerrains);
    addPool(tr("Number tokens under fog"), poolEntries(tokenValues), &Pools::fogNumbers,
            &DealtPools::fogNumbers, &PoolDemand::fog, tokenValues);
    addPool(tr("Tribe chips"), poolEntries(poolChips), &Pools::chips, &DealtPools::chips, &PoolDemand::chips,
            poolChips);
}

void MapPools::refresh() {
    const Map& map = document_.map();
    const PoolDemand demand = poolDemand(map);
    head_->setNote(
        tr("%1 terrain, %2 numbers", "taken from the pools").arg(demand.terrain).arg(demand.numbers));
    if (!head_->open())
        return;
    const DealtPools pools = resolvedPools(map);
    for (const Slot& slot : slots_) {
        const int need = slot.need(demand);
        const bool set = slot.set(map.pools);
        slot.grid->setVisible(need > 0 || set);
        slot.grid->show(slot.counts(pools), need, set);
    }
}

} // namespace isle
