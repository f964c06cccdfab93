#include "editor/panels/hex_marks.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/panels/parts.h"
#include "editor/tools/marks.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace isle {
namespace {

constexpr int newGroup = -1;

/// A small button that is on or off, one of a row.
QToolButton* toggle(const QString& text) {
    auto* button = new QToolButton;
    button->setText(text);
    button->setCheckable(true);
    button->setMinimumSize(28, 26);
    return button;
}

QString cornerName(Corner corner) {
    const std::string_view name = nameOf(corner);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

template <class Value, class Of>
std::optional<Value> common(const std::vector<Cell>& cells, Of of) {
    std::optional<Value> first;
    for (const Cell cell : cells) {
        const Value value = of(cell);
        if (first && *first != value)
            return std::nullopt;
        first = value;
    }
    return first;
}

} // namespace

HexMarks::HexMarks(MapDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      rows_(new QGridLayout(this)),
      markerLabel_(secondaryLabel(tr("Marker"))),
      marker_(new QComboBox),
      groupLabel_(secondaryLabel(tr("Shuffled in"))),
      group_(new QComboBox),
      limitsLabel_(secondaryLabel(tr("May get"))),
      limits_(new QWidget),
      farLabel_(secondaryLabel(tr("Desert"))),
      farSide_(new QCheckBox(tr("On the far side"))),
      startsLabel_(secondaryLabel(tr("Set-up"))),
      starts_(new QWidget) {
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setHorizontalSpacing(8);
    rows_->setVerticalSpacing(6);
    rows_->setColumnStretch(1, 1);
    makeMarker();
    makeGroup();
    makeLimits();
    makeFarSide();
    makeStarts();
}

void HexMarks::addRow(QLabel* label, QWidget* field) {
    label->setBuddy(field);
    field->setAccessibleName(label->text());
    const int row = rows_->rowCount();
    // Beside several rows of buttons the caption stands at the first.
    const bool tall = field == limits_ || field == starts_;
    label->setMinimumHeight(26);
    rows_->addWidget(label, row, 0, tall ? Qt::AlignTop : Qt::AlignVCenter);
    rows_->addWidget(field, row, 1);
}

int HexMarks::captionWidth() const {
    int width = 0;
    for (const QLabel* label : {markerLabel_, groupLabel_, limitsLabel_, farLabel_, startsLabel_})
        width = std::max(width, label->sizeHint().width());
    return width;
}

void HexMarks::makeMarker() {
    marker_->setObjectName(QStringLiteral("marker"));
    marker_->setPlaceholderText(tr("several"));
    for (const Marker marker : allMarkers) {
        const QString name = capitalised(displayName(marker));
        if (marker == Marker::None)
            marker_->addItem(name, static_cast<int>(marker));
        else
            marker_->addItem(artPixmap(artName(marker), {18, 18}, 2), name, static_cast<int>(marker));
    }
    // "Shuffled tribe chip" is wider in other languages than the panel.
    marker_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    marker_->setMinimumContentsLength(8);
    connect(marker_, &QComboBox::activated, this, [this](int index) {
        const auto marker = static_cast<Marker>(marker_->itemData(index).toInt());
        const std::vector<Cell> cells = selection_.cells();
        document_.edit(markerStepName(marker), whereOf(cells),
                       [&](Map& map) { setMarkers(map, cells, marker); });
    });
    addRow(markerLabel_, marker_);
}

void HexMarks::makeGroup() {
    group_->setObjectName(QStringLiteral("group"));
    group_->setPlaceholderText(tr("several groups"));
    group_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    group_->setMinimumContentsLength(8);
    connect(group_, &QComboBox::activated, this,
            [this](int index) { editGroup(group_->itemData(index).toInt()); });
    addRow(groupLabel_, group_);
}

void HexMarks::editGroup(int group) {
    const std::vector<Cell> cells = selection_.cells();
    if (group != newGroup) {
        document_.edit(
            tr("Shuffle in %1", "a group or the common pools").arg(groupName(document_.map(), group)),
            whereOf(cells), [&](Map& map) { setGroup(map, cells, group); });
        return;
    }
    document_.edit(tr("New shuffle group"), whereOf(cells), [&](Map& map) {
        map.groups.emplace_back();
        setGroup(map, cells, static_cast<int>(map.groups.size()));
    });
}

void HexMarks::makeLimits() {
    auto* grid = new QGridLayout(limits_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(3);
    for (std::size_t i = 0; i < values_.size(); ++i) {
        const int value = tokenValues[i];
        values_[i] = toggle(QString::number(value));
        values_[i]->setObjectName(QStringLiteral("mayGet%1").arg(value));
        connect(values_[i], &QToolButton::clicked, this, [this, value] { toggleLimit(value); });
        grid->addWidget(values_[i], static_cast<int>(i) / 5, static_cast<int>(i) % 5);
    }
    addRow(limitsLabel_, limits_);
}

void HexMarks::toggleLimit(int value) {
    const std::vector<Cell> cells = selection_.cells();
    const Map& before = document_.map();
    const bool bar = std::none_of(cells.begin(), cells.end(),
                                  [&](Cell cell) { return before.at(cell).barred.has(value); });
    document_.edit(bar ? tr("Keep %1 away", "a number").arg(value) : tr("Allow %1", "a number").arg(value),
                   whereOf(cells), [&](Map& map) { setBarred(map, cells, value, bar); });
    refresh(); // a click that changed nothing must not leave the button turned
}

void HexMarks::makeFarSide() {
    farSide_->setObjectName(QStringLiteral("farSide"));
    farSide_->setToolTip(tr("Land beyond the desert, which may count as a new island (S-142)"));
    connect(farSide_, &QCheckBox::clicked, this, [this] {
        const std::vector<Cell> cells = selection_.cells();
        const bool far = !std::all_of(cells.begin(), cells.end(),
                                      [&](Cell cell) { return isFarSide(document_.map(), cell); });
        document_.edit(far ? tr("Put on the far side") : tr("Put on the near side"), whereOf(cells),
                       [&](Map& map) { isle::setFarSide(map, cells, far); });
        refresh();
    });
    addRow(farLabel_, farSide_);
}

void HexMarks::makeStarts() {
    auto* grid = new QGridLayout(starts_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(3);
    for (const Corner corner : allCorners) {
        const auto i = static_cast<std::size_t>(corner);
        corners_[i] = toggle(cornerName(corner));
        corners_[i]->setObjectName(QStringLiteral("start%1").arg(cornerName(corner)));
        connect(corners_[i], &QToolButton::clicked, this, [this, corner] {
            const CrossingPlace place{selection_.cells().front(), corner};
            const bool forbid = !isForbiddenStart(document_.map(), place);
            document_.edit(forbid ? tr("Forbid start") : tr("Allow start"),
                           tr("%1 %2", "hex, corner").arg(displayName(place.cell), cornerName(corner)),
                           [&](Map& map) { setForbiddenStart(map, place, forbid); });
            refresh();
        });
        grid->addWidget(corners_[i], static_cast<int>(i) / 3, static_cast<int>(i) % 3);
    }
    addRow(startsLabel_, starts_);
}

void HexMarks::refresh() {
    if (selection_.cells().empty())
        return;
    refreshMarker();
    refreshGroup();
    refreshLimits();
    refreshFarSide();
    refreshStarts();
}

void HexMarks::refreshMarker() {
    const auto& cells = selection_.cells();
    const Map& map = document_.map();
    const bool any = std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
        const MapHex hex = map.at(cell);
        return hex.marker != Marker::None || isProducing(hex.terrain) || hex.terrain == Terrain::Fog;
    });
    markerLabel_->setVisible(any);
    marker_->setVisible(any);
    const auto marker = common<Marker>(cells, [&](Cell cell) { return map.at(cell).marker; });
    marker_->setCurrentIndex(marker ? marker_->findData(static_cast<int>(*marker)) : -1);
}

void HexMarks::refreshGroup() {
    const auto& cells = selection_.cells();
    const Map& map = document_.map();
    const bool any = std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
        const MapHex hex = map.at(cell);
        return hex.group != 0 || hex.terrain == Terrain::Any || hex.number.isShuffled();
    });
    groupLabel_->setVisible(any);
    group_->setVisible(any);
    group_->clear();
    for (int group = 0; group <= static_cast<int>(map.groups.size()); ++group)
        group_->addItem(capitalised(groupName(map, group)), group);
    if (map.groups.size() < mostShuffleGroups)
        group_->addItem(tr("New group"), newGroup);
    const auto group = common<int>(cells, [&](Cell cell) { return static_cast<int>(map.at(cell).group); });
    group_->setCurrentIndex(group ? group_->findData(*group) : -1);
}

void HexMarks::refreshLimits() {
    const auto& cells = selection_.cells();
    const Map& map = document_.map();
    const bool any = std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
        return map.at(cell).number.isShuffled() || !map.at(cell).barred.empty();
    });
    limitsLabel_->setVisible(any);
    limits_->setVisible(any);
    for (std::size_t i = 0; i < values_.size(); ++i) {
        const int value = tokenValues[i];
        const bool barred = std::any_of(cells.begin(), cells.end(),
                                        [&](Cell cell) { return map.at(cell).barred.has(value); });
        values_[i]->setChecked(!barred);
        values_[i]->setToolTip(barred ? tr("The deal never puts a %1 here. Click: allow it").arg(value)
                                      : tr("The deal may put a %1 here. Click: keep it away").arg(value));
        values_[i]->setAccessibleName(values_[i]->toolTip());
    }
}

void HexMarks::refreshFarSide() {
    const auto& cells = selection_.cells();
    const Map& map = document_.map();
    const auto far = static_cast<std::size_t>(
        std::count_if(cells.begin(), cells.end(), [&](Cell cell) { return isFarSide(map, cell); }));
    const bool desert = std::any_of(map.cells.begin(), map.cells.end(),
                                    [](const MapHex& hex) { return hex.terrain == Terrain::Desert; });
    const bool land =
        std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return isLand(map.at(cell).terrain); });
    farLabel_->setVisible(far > 0 || (desert && land));
    farSide_->setVisible(far > 0 || (desert && land));
    farSide_->setCheckState(far == 0              ? Qt::Unchecked
                            : far == cells.size() ? Qt::Checked
                                                  : Qt::PartiallyChecked);
}

void HexMarks::refreshStarts() {
    const auto& cells = selection_.cells();
    const Map& map = document_.map();
    const bool shown = cells.size() == 1 && isLand(map.at(cells.front()).terrain);
    startsLabel_->setVisible(shown);
    starts_->setVisible(shown);
    if (!shown)
        return;
    for (const Corner corner : allCorners) {
        QToolButton* button = corners_[static_cast<std::size_t>(corner)];
        const bool forbidden = isForbiddenStart(map, {cells.front(), corner});
        button->setChecked(!forbidden);
        button->setToolTip(
            forbidden
                ? tr("No settlement at %1 in set-up. Click: allow it").arg(cornerName(corner))
                : tr("A settlement may stand at %1 in set-up. Click: forbid it").arg(cornerName(corner)));
        button->setAccessibleName(button->toolTip());
    }
}

} // namespace isle
