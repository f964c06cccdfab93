#include "editor/panels/pool_entries.h"

#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/panels/parts.h"

namespace isle {

PoolEntry poolEntry(Terrain terrain) {
    return {capitalised(displayName(terrain)), artName(terrain)};
}

PoolEntry poolEntry(int token) {
    return {displayName(CellNumber::fixed(token)), tokenArtName(token)};
}

PoolEntry poolEntry(HarbourKind kind) {
    return {capitalised(displayName(kind)), artName(kind)};
}

PoolEntry poolEntry(Marker chip) {
    return {capitalised(displayName(chip)), artName(chip)};
}

} // namespace isle
