#include "editor/panels/island_list.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/look/icons.h"
#include "editor/panels/hex_facts.h"
#include "editor/panels/parts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {

IslandList::IslandList(MapDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection), list_(new QVBoxLayout(this)) {
    list_->setContentsMargins(0, 0, 0, 0);
    list_->setSpacing(6);
    list_->addWidget(sectionLabel(tr("Islands")));
}

IslandList::Row IslandList::makeRow(std::size_t island) {
    Row row;
    row.widget = new QWidget;
    row.select = new QToolButton;
    row.select->setIcon(icon(QStringLiteral("select")));
    row.select->setFixedSize(26, 26);
    row.select->setIconSize({16, 16});
    row.select->setToolTip(tr("Select the hexes of this island"));
    row.select->setAccessibleName(row.select->toolTip());
    row.name = new QLineEdit;
    row.name->setObjectName(QStringLiteral("island%1").arg(island));
    row.name->setAccessibleName(tr("Name of island %1").arg(island + 1));
    row.role = new QComboBox;
    row.role->setObjectName(QStringLiteral("islandRole%1").arg(island));
    row.role->addItem(tr("Start"), static_cast<int>(IslandRole::Start));
    row.role->addItem(tr("New", "role of an island"), static_cast<int>(IslandRole::New));
    row.role->setAccessibleName(tr("Role of island %1").arg(island + 1));
    auto* layout = new QHBoxLayout(row.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(row.select);
    layout->addWidget(row.name, 1);
    layout->addWidget(row.role);
    list_->addWidget(row.widget);

    connect(row.select, &QToolButton::clicked, this, [this, island] {
        std::vector<Cell> cells;
        for (const HexId hex : document_.topology().islands()[island])
            cells.push_back(document_.topology()[hex].cell);
        selection_.set(cells);
    });
    connect(row.name, &QLineEdit::textEdited, this, [this, island](const QString& text) {
        if (gesture_ == 0)
            gesture_ = document_.newGesture();
        edit(island, tr("Rename island"), [&](MapIsland& entry) { entry.name = text.toStdString(); });
    });
    connect(row.name, &QLineEdit::editingFinished, this, [this] { gesture_ = 0; });
    connect(row.role, &QComboBox::activated, this, [this, island, box = row.role](int index) {
        gesture_ = 0;
        const auto role = static_cast<IslandRole>(box->itemData(index).toInt());
        edit(island, role == IslandRole::Start ? tr("Make a start island") : tr("Make a new island"),
             [&](MapIsland& entry) { entry.role = role; });
    });
    return row;
}

void IslandList::edit(std::size_t island, const QString& step,
                      const std::function<void(MapIsland&)>& change) {
    const auto topology = document_.sharedTopology();
    if (island >= topology->islands().size())
        return;
    const IslandId id(island);
    document_.edit(
        step, islandName(document_.map(), *topology, id),
        [&](Map& map) {
            // Naming one island must not change the roles of the others, which depend on whether any is a
            // start island.
            const std::vector<IslandRole> roles = islandRoles(map, *topology);
            for (std::size_t i = 0; i < topology->islands().size(); ++i) {
                const Cell first = (*topology)[topology->islands()[i].front()].cell;
                if (!islandEntry(map, *topology, IslandId(i)))
                    map.islands.push_back({first, {}, roles[i]});
            }
            std::sort(map.islands.begin(), map.islands.end(),
                      [](const MapIsland& a, const MapIsland& b) { return a.hex < b.hex; });
            for (MapIsland& entry : map.islands) {
                const HexId hex = topology->hexAt(entry.hex);
                if (hex.valid() && (*topology)[hex].island == id)
                    change(entry);
            }
        },
        gesture_);
}

void IslandList::refresh() {
    const Topology& topology = document_.topology();
    const std::size_t count = topology.islands().size();
    while (rows_.size() > count) {
        delete rows_.back().widget;
        rows_.pop_back();
    }
    while (rows_.size() < count)
        rows_.push_back(makeRow(rows_.size()));
    setVisible(count > 0);
    const std::vector<IslandRole> roles = islandRoles(document_.map(), topology);
    for (std::size_t i = 0; i < count; ++i) {
        const MapIsland* entry = islandEntry(document_.map(), topology, IslandId(i));
        const QString name = entry ? QString::fromStdString(entry->name) : QString();
        if (rows_[i].name->text() != name)
            rows_[i].name->setText(name);
        rows_[i].name->setPlaceholderText(islandName(document_.map(), topology, IslandId(i)));
        rows_[i].role->setCurrentIndex(roles[i] == IslandRole::Start ? 0 : 1);
    }
}

} // namespace isle
