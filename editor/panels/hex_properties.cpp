#include "editor/panels/hex_properties.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/panels/hex_facts.h"
#include "editor/panels/hex_marks.h"
#include "editor/panels/parts.h"
#include "editor/tools/hex_edits.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace isle {
namespace {

constexpr int noHarbour = -1;

/// A number in a combo box: -1 none, 0 from the pool, else the token.
int codeOf(CellNumber number) {
    return number.none() ? -1 : number.value();
}
CellNumber numberFrom(int code) {
    return code < 0 ? CellNumber{} : code == 0 ? CellNumber::shuffled() : CellNumber::fixed(code);
}

QToolButton* pinButton() {
    auto* button = new QToolButton;
    button->setFixedSize(26, 26);
    button->setIconSize({16, 16});
    button->setCheckable(true);
    return button;
}

/// Fixed: a pin, on; dealt: the shuffle sign.
void showPin(QToolButton* button, bool fixed, const QString& whenFixed, const QString& whenShuffled) {
    button->setIcon(icon(fixed ? QStringLiteral("pin") : QStringLiteral("shuffle")));
    button->setChecked(fixed);
    button->setToolTip(fixed ? whenFixed : whenShuffled);
    button->setAccessibleName(button->toolTip());
}

} // namespace

HexProperties::HexProperties(MapDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      art_(new QLabel),
      title_(new QLabel),
      island_(secondaryLabel({})),
      count_(secondaryLabel({})),
      rows_(new QGridLayout),
      terrain_(new QComboBox),
      terrainPin_(pinButton()),
      number_(new QComboBox),
      numberPin_(pinButton()),
      numberLabel_(secondaryLabel(tr("Number"))),
      marks_(new HexMarks(document, selection)),
      pipsLabel_(secondaryLabel(tr("Crossing pips"))),
      pips_(new QWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    makeCard();
    makeRows();
    column->addWidget(marks_);
    const int captions = std::max(marks_->captionWidth(), pipsLabel_->sizeHint().width());
    rows_->setColumnMinimumWidth(0, captions);
    marks_->setCaptionWidth(captions);
    column->addStretch(1);
    fillTerrains();
    fillNumbers();

    for (QComboBox* box : {terrain_, number_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    connect(terrain_, &QComboBox::activated, this,
            [this](int index) { editTerrain(static_cast<Terrain>(terrain_->itemData(index).toInt())); });
    connect(number_, &QComboBox::activated, this,
            [this](int index) { editNumber(numberFrom(number_->itemData(index).toInt())); });
    connect(terrainPin_, &QToolButton::clicked, this, [this](bool pin) {
        if (!pin)
            return editTerrain(Terrain::Any);
        refreshTerrain();
        terrain_->showPopup(); // which terrain to fix is the user's to say
    });
    connect(numberPin_, &QToolButton::clicked, this, [this](bool pin) {
        if (!pin)
            return editNumber(CellNumber::shuffled());
        refreshNumber();
        number_->showPopup();
    });
}

void HexProperties::makeCard() {
    auto* card = new QHBoxLayout;
    card->setSpacing(12);
    art_->setFixedSize(58, 67);
    title_->setFont(designFont(font(), 15, QFont::DemiBold));
    title_->setObjectName(QStringLiteral("hexTitle"));
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addStretch(1);
    words->addWidget(title_);
    words->addWidget(island_);
    words->addWidget(count_);
    words->addStretch(1);
    card->addWidget(art_);
    card->addLayout(words, 1);
    static_cast<QVBoxLayout*>(layout())->addLayout(card);
}

void HexProperties::makeRows() {
    rows_->setHorizontalSpacing(8);
    rows_->setVerticalSpacing(6);
    rows_->setColumnStretch(1, 1);
    const auto row = [this](int number, QLabel* label, QWidget* field, QWidget* end) {
        label->setBuddy(field);
        field->setAccessibleName(label->text());
        rows_->addWidget(label, number, 0);
        rows_->addWidget(field, number, 1, 1, end ? 1 : 2);
        if (end)
            rows_->addWidget(end, number, 2);
    };
    terrain_->setObjectName(QStringLiteral("terrain"));
    number_->setObjectName(QStringLiteral("number"));
    row(0, secondaryLabel(tr("Terrain")), terrain_, terrainPin_);
    row(1, numberLabel_, number_, numberPin_);
    for (const Direction direction : allDirections) {
        const auto i = static_cast<std::size_t>(direction);
        const auto name =
            QString::fromLatin1(nameOf(direction).data(), static_cast<qsizetype>(nameOf(direction).size()));
        harbourLabels_[i] = secondaryLabel(tr("Harbour %1", "the edge: NE").arg(name));
        auto* box = harbours_[i] = new QComboBox;
        box->setObjectName(QStringLiteral("harbour%1").arg(name));
        box->addItem(tr("None", "harbour"), noHarbour);
        for (const HarbourKind kind : allHarbourKinds)
            box->addItem(artPixmap(artName(kind), {18, 18}, 2), capitalised(displayName(kind)),
                         static_cast<int>(kind));
        row(2 + static_cast<int>(i), harbourLabels_[i], box, nullptr);
        connect(box, &QComboBox::activated, this,
                [this, direction, box](int index) { editHarbour(direction, box->itemData(index).toInt()); });
    }
    auto* values = new QGridLayout(pips_);
    values->setContentsMargins(0, 4, 0, 0);
    values->setSpacing(4);
    for (const Corner corner : allCorners) {
        const auto i = static_cast<std::size_t>(corner);
        pipValues_[i] = new QLabel;
        pipValues_[i]->setFont(designFont(font(), 12));
        values->addWidget(pipValues_[i], static_cast<int>(i) / 3, static_cast<int>(i) % 3);
    }
    rows_->addWidget(pipsLabel_, 8, 0, Qt::AlignTop);
    rows_->addWidget(pips_, 8, 1, 1, 2);
    static_cast<QVBoxLayout*>(layout())->addLayout(rows_);
}

void HexProperties::fillTerrains() {
    terrain_->setIconSize({18, 21});
    for (const Terrain terrain : allTerrains)
        terrain_->addItem(artPixmap(artName(terrain), {18, 21}, 2), capitalised(displayName(terrain)),
                          static_cast<int>(terrain));
    terrain_->setPlaceholderText(tr("several"));
}

void HexProperties::fillNumbers() {
    number_->addItem(tr("None", "number"), -1);
    number_->addItem(tr("From the pool"), 0);
    for (const int value : tokenValues)
        number_->addItem(displayName(CellNumber::fixed(value)), value);
    number_->setPlaceholderText(tr("several"));
}

void HexProperties::refresh() {
    if (selection_.cells().empty())
        return;
    refreshCard();
    refreshTerrain();
    refreshNumber();
    refreshHarbours();
    refreshPips();
    marks_->refresh();
}

void HexProperties::refreshCard() {
    const auto& cells = selection_.cells();
    const Map& map = document_.map();
    const auto terrain = commonTerrain(map, cells);
    art_->setPixmap(terrain ? artPixmap(artName(*terrain), art_->size(), devicePixelRatioF()) : QPixmap());
    art_->setVisible(terrain.has_value());
    const QString what = terrain ? displayName(*terrain) : tr("several terrains");
    title_->setText(cells.size() == 1 ? tr("%1, %2", "hex, terrain").arg(displayName(cells.front()), what)
                                      : tr("%1, %2", "7 hexes, forest").arg(hexCount(cells.size()), what));
    const auto island = islandAt(map, document_.topology(), cells.front());
    const bool one = cells.size() == 1 && island;
    if (one)
        island_->setText(island->role == IslandRole::Start ? tr("On %1, a start island").arg(island->name)
                                                           : tr("On %1, a new island").arg(island->name));
    island_->setVisible(one);
    count_->setText(tr("%1 selected", "1 hex").arg(hexCount(cells.size())));
    count_->setVisible(cells.size() == 1);
}

void HexProperties::refreshTerrain() {
    const auto terrain = commonTerrain(document_.map(), selection_.cells());
    terrain_->setCurrentIndex(terrain ? terrain_->findData(static_cast<int>(*terrain)) : -1);
    terrainPin_->setVisible(terrain && isProducing(*terrain));
    showPin(terrainPin_, terrain && *terrain != Terrain::Any, tr("Fixed. Click: terrain from the pool"),
            tr("From the pool. Click: choose a terrain"));
}

void HexProperties::refreshNumber() {
    const auto& cells = selection_.cells();
    const Map& map = document_.map();
    const bool any =
        std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return takesNumber(map.at(cell).terrain); });
    numberLabel_->setVisible(any);
    number_->setVisible(any);
    const auto number = commonNumber(map, cells);
    number_->setCurrentIndex(number ? number_->findData(codeOf(*number)) : -1);
    numberPin_->setVisible(any && number && !number->none());
    showPin(numberPin_, number && number->isFixed(), tr("Fixed. Click: number from the pool"),
            tr("From the pool. Click: choose a number"));
}

void HexProperties::refreshHarbours() {
    const auto& cells = selection_.cells();
    const Map& map = document_.map();
    for (const Direction direction : allDirections) {
        const auto i = static_cast<std::size_t>(direction);
        const EdgePlace edge{cells.front(), direction};
        const MapHarbour* harbour = cells.size() == 1 ? map.harbourAt(edge) : nullptr;
        const bool coast = cells.size() == 1 && isLand(map.at(edge.cell).terrain)
                           && map.at(neighbour(edge.cell, direction)).terrain == Terrain::Sea;
        harbourLabels_[i]->setVisible(coast || harbour);
        harbours_[i]->setVisible(coast || harbour);
        harbours_[i]->setCurrentIndex(
            harbours_[i]->findData(harbour ? static_cast<int>(harbour->kind) : noHarbour));
    }
}

void HexProperties::refreshPips() {
    const auto& cells = selection_.cells();
    const Map& map = document_.map();
    const bool shown = cells.size() == 1 && isLand(map.at(cells.front()).terrain);
    pipsLabel_->setVisible(shown);
    pips_->setVisible(shown);
    if (!shown)
        return;
    std::array<int, 6> pips{};
    for (const Corner corner : allCorners)
        pips[static_cast<std::size_t>(corner)] = pipsAt(map, {cells.front(), corner});
    const int best = *std::max_element(pips.begin(), pips.end());
    for (const Corner corner : allCorners) {
        const auto i = static_cast<std::size_t>(corner);
        const auto name = nameOf(corner);
        pipValues_[i]->setText(QStringLiteral("%1 %2")
                                   .arg(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())))
                                   .arg(pips[i]));
        pipValues_[i]->setFont(
            designFont(font(), 12, pips[i] == best && best > 0 ? QFont::DemiBold : QFont::Normal));
    }
}

void HexProperties::editTerrain(Terrain terrain) {
    const std::vector<Cell> cells = selection_.cells(); // painting may change the selection
    paintHexes(document_, cells, terrain, true);
}

void HexProperties::editNumber(CellNumber number) {
    const std::vector<Cell> cells = selection_.cells();
    numberHexes(document_, cells, number);
}

void HexProperties::editHarbour(Direction direction, int kind) {
    if (selection_.cells().size() != 1)
        return;
    const EdgePlace edge{selection_.cells().front(), direction};
    const auto name = nameOf(direction);
    const QString where = tr("%1, edge %2", "hex, edge")
                              .arg(displayName(edge.cell),
                                   QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    if (kind == noHarbour) {
        document_.edit(tr("Remove harbour"), where, [&](Map& map) { map.removeHarbour(edge); });
        return;
    }
    const auto harbour = static_cast<HarbourKind>(kind);
    document_.edit(tr("Set harbour to %1").arg(displayName(harbour)), where, [&](Map& map) {
        map.setHarbour({edge, harbour});
    });
}

void HexProperties::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !terrain_)
        return;
    for (int i = 0; i < terrain_->count(); ++i)
        terrain_->setItemIcon(
            i, artPixmap(artName(static_cast<Terrain>(terrain_->itemData(i).toInt())), {18, 21}, 2));
    refresh();
}

} // namespace isle
