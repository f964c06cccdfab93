#include "editor/panels/map_properties.h"

#include "editor/document/map_document.h"
#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/panels/group_list.h"
#include "editor/panels/island_list.h"
#include "editor/panels/layout_list.h"
#include "editor/panels/map_pools.h"
#include "editor/panels/option_list.h"
#include "editor/panels/parts.h"
#include "editor/panels/scenario_text_dialog.h"
#include "editor/panels/size_dialog.h"
#include "editor/panels/wonder_costs.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace isle {
namespace {

QToolButton* smallButton(const QString& iconName, const QString& tip) {
    auto* button = new QToolButton;
    button->setFixedSize(26, 26);
    button->setIconSize({16, 16});
    button->setIcon(icon(iconName));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    QSizePolicy policy = button->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    button->setSizePolicy(policy);
    return button;
}

/// Shows a text without disturbing one that is just being typed.
template <class Field>
void showText(Field* field, const QString& shown, const std::string& text) {
    const QString wanted = QString::fromStdString(text);
    if (shown == wanted)
        return;
    const QSignalBlocker quiet(field);
    if constexpr (std::is_same_v<Field, QPlainTextEdit>)
        field->setPlainText(wanted);
    else if constexpr (std::is_same_v<Field, QComboBox>)
        field->setEditText(wanted);
    else
        field->setText(wanted);
}

} // namespace

MapProperties::MapProperties(MapDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      rows_(new QGridLayout),
      title_(new QLineEdit),
      author_(new QLineEdit),
      description_(new QPlainTextEdit),
      licence_(new QComboBox),
      scenario_(new QLabel),
      layouts_(new LayoutList(document)),
      minSeats_(new QSpinBox),
      maxSeats_(new QSpinBox),
      target_(new QSpinBox),
      targetReset_(smallButton(QStringLiteral("undo"), tr("Back to the default"))),
      size_(new QLabel),
      resize_(new QPushButton(tr("Resize…"))),
      robber_(new QLabel),
      robberClear_(smallButton(QStringLiteral("close"), tr("Robber starts by the rules"))),
      pirate_(new QLabel),
      pirateClear_(smallButton(QStringLiteral("close"), tr("Pirate starts by the rules"))),
      islands_(new IslandList(document, selection)),
      bonusList_(new QLineEdit),
      pools_(new MapPools(document)),
      groups_(new GroupList(document, selection)),
      wonders_(new WonderCostsTable(document)),
      base_(new OptionList(document, OptionGroup::Base)),
      sea_(new OptionList(document, OptionGroup::Sea)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    rows_->setHorizontalSpacing(8);
    rows_->setVerticalSpacing(6);
    rows_->setColumnStretch(1, 1);
    column->addLayout(rows_);
    makeTexts();
    makeScenarioText();
    makeNumbers();
    makeMarkers();
    makeBonusList();
    column->addWidget(islands_);
    column->addWidget(layouts_);
    column->addWidget(pools_);
    column->addWidget(groups_);
    column->addWidget(base_);
    column->addWidget(sea_);
    column->addWidget(wonders_);
    column->addStretch(1);
    refresh();
}

void MapProperties::addRow(const QString& text, QWidget* field, QWidget* end) {
    auto* label = secondaryLabel(text);
    label->setBuddy(field);
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(text);
    const int row = rows_->rowCount();
    rows_->addWidget(label, row, 0);
    rows_->addWidget(field, row, 1, 1, end ? 1 : 2);
    if (end)
        rows_->addWidget(end, row, 2);
    field->installEventFilter(this);
}

void MapProperties::makeTexts() {
    title_->setObjectName(QStringLiteral("mapTitle"));
    author_->setObjectName(QStringLiteral("mapAuthor"));
    description_->setObjectName(QStringLiteral("mapDescription"));
    description_->setFixedHeight(3 * fontMetrics().lineSpacing() + 10);
    description_->setTabChangesFocus(true);
    licence_->setObjectName(QStringLiteral("mapLicence"));
    licence_->setEditable(true);
    licence_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    licence_->setMinimumContentsLength(6);
    licence_->addItems({QStringLiteral("CC0 1.0"), QStringLiteral("CC BY 4.0"),
                        QStringLiteral("CC BY-SA 4.0"), QStringLiteral("GPL-3.0-or-later")});
    addRow(tr("Title"), title_);
    addRow(tr("Author"), author_);
    addRow(tr("Description"), description_);
    addRow(tr("Licence"), licence_);
    connect(title_, &QLineEdit::textEdited, this,
            [this](const QString& text) { editText(&Map::title, tr("Change title"), text); });
    connect(author_, &QLineEdit::textEdited, this,
            [this](const QString& text) { editText(&Map::author, tr("Change author"), text); });
    connect(description_, &QPlainTextEdit::textChanged, this,
            [this] { editText(&Map::description, tr("Change description"), description_->toPlainText()); });
    connect(licence_, &QComboBox::editTextChanged, this,
            [this](const QString& text) { editText(&Map::licence, tr("Change licence"), text); });
}

void MapProperties::makeScenarioText() {
    auto* edit = new QPushButton(tr("Edit…"));
    edit->setObjectName(QStringLiteral("editScenarioText"));
    edit->setStyleSheet(QStringLiteral("QPushButton { padding: 2px 9px; min-height: 18px; }"));
    connect(edit, &QPushButton::clicked, this, &MapProperties::editScenarioText);
    scenario_->setWordWrap(true);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scenario_, 1);
    layout->addWidget(edit);
    addRow(tr("Texts"), row);
}

void MapProperties::editScenarioText() {
    ScenarioTextDialog dialog(document_.map().text, window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    document_.edit(tr("Change scenario text"), summaryOf(dialog.text()),
                   [&](Map& map) { map.text = dialog.text(); });
}

void MapProperties::makeBonusList() {
    bonusList_->setObjectName(QStringLiteral("islandBonusList"));
    bonusList_->setPlaceholderText(tr("the same for each"));
    const QString tip =
        tr("Points for a seat’s first, second … new island, such as 3, 2, 1; the last one repeats. "
           "Empty: as the option “Points for new islands” says (S-76).");
    bonusList_->setToolTip(tip);
    bonusList_->setWhatsThis(tip);
    connect(bonusList_, &QLineEdit::editingFinished, this, &MapProperties::editBonusList);
    addRow(tr("Island points"), bonusList_);
}

void MapProperties::editBonusList() {
    constexpr int most = 99; // as files hold them
    std::vector<int> list;
    const QStringList parts =
        bonusList_->text().split(QRegularExpression(QStringLiteral("[,;\\s]+")), Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        bool whole = false;
        const int points = part.toInt(&whole);
        if (!whole || points < -most || points > most)
            return refresh(); // what is no list of points is not taken
        list.push_back(points);
    }
    document_.edit(tr("Change island points"), bonusList_->text(),
                   [&](Map& map) { map.options.islandBonusList = list; });
}

void MapProperties::makeNumbers() {
    minSeats_->setObjectName(QStringLiteral("minSeats"));
    maxSeats_->setObjectName(QStringLiteral("maxSeats"));
    for (QSpinBox* box : {minSeats_, maxSeats_}) {
        box->setRange(2, static_cast<int>(maxSeats)); // B-19
        connect(box, &QSpinBox::valueChanged, this, &MapProperties::editSeats);
        box->installEventFilter(this);
    }
    minSeats_->setAccessibleName(tr("Fewest seats"));
    maxSeats_->setAccessibleName(tr("Most seats"));
    auto* seats = new QWidget;
    seats->setAccessibleName(tr("Seats"));
    auto* layout = new QHBoxLayout(seats);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(minSeats_, 1);
    layout->addWidget(secondaryLabel(tr("to", "between the fewest and the most seats")));
    layout->addWidget(maxSeats_, 1);
    addRow(tr("Seats"), seats);

    const OptionInfo& info = infoOf(Option::Target);
    target_->setObjectName(QStringLiteral("target"));
    target_->setRange(info.lowest, info.highest);
    target_->setSuffix(tr(" points"));
    connect(target_, &QSpinBox::valueChanged, this, &MapProperties::editTarget);
    connect(targetReset_, &QToolButton::clicked, this, [this] {
        document_.edit(tr("Reset target"), {}, [](Map& map) { map.options.clear(Option::Target); });
    });
    addRow(tr("Target"), target_, targetReset_);

    resize_->setObjectName(QStringLiteral("resize"));
    resize_->setStyleSheet(QStringLiteral("QPushButton { padding: 2px 9px; min-height: 18px; }"));
    connect(resize_, &QPushButton::clicked, this, &MapProperties::askForSize);
    auto* size = new QWidget;
    auto* sizeLayout = new QHBoxLayout(size);
    sizeLayout->setContentsMargins(0, 0, 0, 0);
    sizeLayout->addWidget(size_, 1);
    sizeLayout->addWidget(resize_);
    addRow(tr("Size"), size);
}

void MapProperties::makeMarkers() {
    robberClear_->setObjectName(QStringLiteral("clearRobber"));
    pirateClear_->setObjectName(QStringLiteral("clearPirate"));
    connect(robberClear_, &QToolButton::clicked, this, [this] {
        document_.edit(tr("Robber starts by the rules"), {}, [](Map& map) { map.robberStart.reset(); });
    });
    connect(pirateClear_, &QToolButton::clicked, this, [this] {
        document_.edit(tr("Pirate starts by the rules"), {}, [](Map& map) { map.pirateStart.reset(); });
    });
    addRow(tr("Robber"), robber_, robberClear_);
    addRow(tr("Pirate"), pirate_, pirateClear_);
}

bool MapProperties::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn)
        gesture_ = document_.newGesture();
    return QWidget::eventFilter(watched, event);
}

void MapProperties::editText(std::string Map::*text, const QString& step, const QString& value) {
    if (gesture_ == 0)
        gesture_ = document_.newGesture();
    document_.edit(
        step, {}, [&](Map& map) { map.*text = value.toStdString(); }, gesture_);
}

void MapProperties::editSeats() {
    // The two push each other along, so that the fewest never pass the most.
    const QObject* moved = sender();
    int least = minSeats_->value();
    int most = maxSeats_->value();
    if (least > most)
        (moved == minSeats_ ? most : least) = moved == minSeats_ ? least : most;
    document_.edit(tr("Change seats"), tr("%1 to %2").arg(least).arg(most), [&](Map& map) {
        map.minSeats = least;
        map.maxSeats = most;
    });
}

void MapProperties::editTarget(int value) {
    if (!accepts(Option::Target, value))
        return;
    document_.edit(
        tr("Change target"), tr("%1 points").arg(value),
        [&](Map& map) { map.options.set(Option::Target, value); }, gesture_);
}

void MapProperties::refresh() {
    const Map& map = document_.map();
    refreshTexts();
    const QSignalBlocker quietMin(minSeats_);
    const QSignalBlocker quietMax(maxSeats_);
    minSeats_->setValue(map.minSeats);
    maxSeats_->setValue(map.maxSeats);
    refreshTarget();
    size_->setText(tr("%1 by %2 hexes", "columns, rows").arg(map.cols).arg(map.rows));
    refreshMarkers();
    islands_->refresh();
    layouts_->refresh();
    pools_->refresh();
    groups_->refresh();
    wonders_->refresh();
    base_->refresh();
    sea_->refresh();
}

void MapProperties::refreshTexts() {
    const Map& map = document_.map();
    showText(title_, title_->text(), map.title);
    showText(author_, author_->text(), map.author);
    showText(description_, description_->toPlainText(), map.description);
    showText(licence_, licence_->currentText(), map.licence);
    scenario_->setText(summaryOf(map.text));
    QStringList points;
    for (const int each : map.options.islandBonusList)
        points.append(QString::number(each));
    showText(bonusList_, bonusList_->text(), points.join(QStringLiteral(", ")).toStdString());
}

void MapProperties::refreshTarget() {
    const Map& map = document_.map();
    OptionValues unset = map.options;
    unset.clear(Option::Target);
    const int standard = Rules(unset, map.maxSeats)[Option::Target];
    const QSignalBlocker quiet(target_);
    target_->setValue(map.options.get(Option::Target).value_or(standard));
    targetReset_->setVisible(map.options.get(Option::Target).has_value());
    targetReset_->setToolTip(tr("Back to the default: %1").arg(standard));
}

void MapProperties::refreshMarkers() {
    const Map& map = document_.map();
    robber_->setText(map.robberStart ? displayName(*map.robberStart) : tr("by the rules"));
    pirate_->setText(map.pirateStart ? displayName(*map.pirateStart) : tr("by the rules"));
    robberClear_->setVisible(map.robberStart.has_value());
    pirateClear_->setVisible(map.pirateStart.has_value());
}

void MapProperties::askForSize() {
    SizeDialog dialog(document_.map(), window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    document_.edit(tr("Resize map"), tr("%1 by %2").arg(dialog.columns()).arg(dialog.rows()),
                   [&](Map& map) { map = dialog.resized(map); });
}

void MapProperties::editTitle() {
    title_->setFocus(Qt::ShortcutFocusReason);
    title_->selectAll();
}

} // namespace isle
