#include "editor/panels/group_list.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/look/icons.h"
#include "editor/panels/parts.h"
#include "editor/panels/pool_entries.h"
#include "editor/panels/section.h"
#include "editor/tools/marks.h"
#include "engine/map/pools.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

std::vector<Cell> hexesOf(const Map& map, int group) {
    std::vector<Cell> cells;
    for (std::int16_t row = 0; row < map.rows; ++row)
        for (std::int16_t col = 0; col < map.cols; ++col)
            if (map.at({row, col}).group == group)
                cells.push_back({row, col});
    return cells;
}

QToolButton* button(const QString& iconName, const QString& tip) {
    auto* made = new QToolButton;
    made->setIcon(icon(iconName));
    made->setIconSize({16, 16});
    made->setFixedSize(26, 26);
    made->setToolTip(tip);
    made->setAccessibleName(tip);
    return made;
}

ShuffleGroup& groupOf(Map& map, int group) {
    return map.groups[static_cast<std::size_t>(group - 1)];
}

} // namespace

GroupList::GroupList(MapDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      head_(new SectionHead(tr("Shuffle groups"))),
      body_(new QWidget),
      list_(new QVBoxLayout(body_)),
      add_(new QPushButton(tr("New group"))) {
    head_->setObjectName(QStringLiteral("groups"));
    add_->setObjectName(QStringLiteral("addGroup"));
    add_->setToolTip(tr("A group of the selected hexes, or an empty one to paint with the group tool"));
    list_->setContentsMargins(0, 4, 0, 0);
    list_->setSpacing(10);
    list_->addWidget(add_, 0, Qt::AlignLeft);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(head_);
    column->addWidget(body_);
    body_->hide();
    connect(head_, &SectionHead::toggled, this, [this](bool open) {
        body_->setVisible(open);
        refresh();
    });
    connect(add_, &QPushButton::clicked, this, &GroupList::addGroup);
}

void GroupList::setOpen(bool open) {
    head_->setOpen(open);
}

void GroupList::addGroup() {
    const std::vector<Cell> cells = selection_.cells();
    document_.edit(tr("New shuffle group"), cells.empty() ? QString() : whereOf(cells), [&](Map& map) {
        map.groups.emplace_back();
        setGroup(map, cells, static_cast<int>(map.groups.size()));
    });
}

void GroupList::select(int group) {
    selection_.set(hexesOf(document_.map(), group));
}

GroupList::Row GroupList::makeRow(int group) {
    Row row;
    row.widget = new QWidget;
    row.name = new QLineEdit;
    row.name->setObjectName(QStringLiteral("group%1").arg(group));
    row.name->setAccessibleName(tr("Name of group %1").arg(group));
    row.count = secondaryLabel({});
    QToolButton* show = button(QStringLiteral("select"), tr("Select the hexes of this group"));
    QToolButton* remove =
        button(QStringLiteral("minus"), tr("Remove the group; its hexes go to the common pools"));
    remove->setObjectName(QStringLiteral("removeGroup%1").arg(group));
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(show);
    line->addWidget(row.name, 1);
    line->addWidget(row.count);
    line->addWidget(remove);
    auto* column = new QVBoxLayout(row.widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(line);
    makePools(row, group);
    column->addWidget(row.terrain);
    column->addWidget(row.numbers);
    list_->insertWidget(list_->count() - 1, row.widget);

    connect(show, &QToolButton::clicked, this, [this, group] { select(group); });
    connect(
        remove, &QToolButton::clicked, this,
        [this, group] {
            document_.edit(tr("Remove shuffle group"), groupName(document_.map(), group),
                           [group](Map& map) { removeGroup(map, group); });
        },
        Qt::QueuedConnection); // the edit deletes the row of the button
    connect(row.name, &QLineEdit::textEdited, this, [this, group](const QString& text) {
        if (gesture_ == 0)
            gesture_ = document_.newGesture();
        document_.edit(
            tr("Rename shuffle group"), {}, [&](Map& map) { groupOf(map, group).name = text.toStdString(); },
            gesture_);
    });
    connect(row.name, &QLineEdit::editingFinished, this, [this] { gesture_ = 0; });
    return row;
}

void GroupList::makePools(Row& row, int group) {
    row.terrain = new PoolGrid(tr("Terrain"), poolEntries(poolTerrains));
    row.numbers = new PoolGrid(tr("Number tokens"), poolEntries(tokenValues));
    for (PoolGrid* grid : {row.terrain, row.numbers})
        connect(grid, &PoolGrid::gestureBegan, this, [this] { gesture_ = document_.newGesture(); });
    const auto where = [this, group] { return groupName(document_.map(), group); };
    connect(row.terrain, &PoolGrid::edited, this, [this, group, where](const std::vector<int>& counts) {
        document_.edit(
            tr("Change pool"), where(),
            [&](Map& map) { groupOf(map, group).terrain = poolWith<TerrainPool>(counts, poolTerrains, {}); },
            gesture_);
    });
    connect(row.numbers, &PoolGrid::edited, this, [this, group, where](const std::vector<int>& counts) {
        document_.edit(
            tr("Change pool"), where(),
            [&](Map& map) { groupOf(map, group).numbers = poolWith<NumberPool>(counts, tokenValues, {}); },
            gesture_);
    });
    connect(row.terrain, &PoolGrid::resetWanted, this, [this, group, where] {
        document_.edit(tr("Reset pool"), where(), [&](Map& map) { groupOf(map, group).terrain.reset(); });
    });
    connect(row.numbers, &PoolGrid::resetWanted, this, [this, group, where] {
        document_.edit(tr("Reset pool"), where(), [&](Map& map) { groupOf(map, group).numbers.reset(); });
    });
}

void GroupList::refreshRow(Row& row, int group) {
    const Map& map = document_.map();
    const ShuffleGroup& entry = map.groups[static_cast<std::size_t>(group - 1)];
    const QString name = QString::fromStdString(entry.name);
    if (row.name->text() != name)
        row.name->setText(name);
    row.name->setPlaceholderText(capitalised(tr("group %1").arg(group)));
    row.count->setText(hexCount(hexesOf(map, group).size()));
    const auto index = static_cast<std::size_t>(group);
    const PoolDemand::Group demand = poolDemand(map).of(index);
    const DealtPools pools = resolvedPools(map);
    row.terrain->show(countsOf(pools.terrainOf(index), poolTerrains), demand.terrain,
                      entry.terrain.has_value());
    row.numbers->show(countsOf(pools.numbersOf(index), tokenValues), demand.numbers,
                      entry.numbers.has_value());
    row.terrain->setVisible(demand.terrain > 0 || entry.terrain);
    row.numbers->setVisible(demand.numbers > 0 || entry.numbers);
}

void GroupList::refresh() {
    const std::size_t count = document_.map().groups.size();
    head_->setNote(count == 0 ? QString() : QString::number(count));
    if (!head_->open())
        return;
    while (rows_.size() > count) {
        delete rows_.back().widget;
        rows_.pop_back();
    }
    while (rows_.size() < count)
        rows_.push_back(makeRow(static_cast<int>(rows_.size()) + 1));
    for (std::size_t i = 0; i < count; ++i)
        refreshRow(rows_[i], static_cast<int>(i) + 1);
    add_->setEnabled(count < mostShuffleGroups);
}

} // namespace isle
