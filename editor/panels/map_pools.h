#pragma once

#include "engine/map/map.h"
#include "engine/map/pools.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace isle {

class MapDocument;
class PoolGrid;
class SectionHead;

/// The pools the map is dealt from (S-102), each with its counts beside what the map takes from it.
class MapPools : public QWidget {
    Q_OBJECT

  public:
    explicit MapPools(MapDocument& document, QWidget* parent = nullptr);

    void refresh();
    void setOpen(bool open);

  private:
    /// What one grid reads and writes.
    struct Slot {
        PoolGrid* grid = nullptr;
        std::function<std::vector<int>(const DealtPools&)> counts;
        std::function<int(const PoolDemand&)> need;
        std::function<bool(const Pools&)> set;
    };
    template <class Pool, class Keys>
    void addPool(const QString& title, std::vector<struct PoolEntry> entries,
                 std::optional<Pool> Pools::*pool, Pool DealtPools::*dealt, int PoolDemand::*need, Keys keys);
    void makePools();

    MapDocument& document_;
    SectionHead* head_;
    QWidget* body_;
    std::vector<Slot> slots_;
    int gesture_ = 0;
};

} // namespace isle
