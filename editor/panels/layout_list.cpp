#include "editor/panels/layout_list.h"

#include "editor/document/map_document.h"
#include "editor/look/icons.h"
#include "editor/panels/parts.h"
#include "engine/map/layouts.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace isle {
namespace {

QString seatsText(const MapLayout& layout) {
    return layout.minSeats == layout.maxSeats
               ? LayoutList::tr("%n seat(s)", nullptr, layout.maxSeats)
               : LayoutList::tr("%1 to %2 seats").arg(layout.minSeats).arg(layout.maxSeats);
}

/// "For five" or, without a name, what it is for: "5 to 6 seats".
QString layoutName(const MapLayout& layout) {
    return layout.name.empty() ? seatsText(layout) : QString::fromStdString(layout.name);
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

} // namespace

LayoutList::LayoutList(MapDocument& document, QWidget* parent)
    : QWidget(parent),
      document_(document),
      open_(new QComboBox),
      name_(new QLineEdit),
      add_(button(QStringLiteral("plus"), tr("Add a layout for other seats"))),
      remove_(button(QStringLiteral("minus"), tr("Remove the open layout"))),
      up_(button(QStringLiteral("up"), tr("Move the open layout up"))),
      down_(button(QStringLiteral("down"), tr("Move the open layout down"))) {
    open_->setObjectName(QStringLiteral("openLayout"));
    open_->setAccessibleName(tr("Open layout"));
    open_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    open_->setMinimumContentsLength(6);
    name_->setObjectName(QStringLiteral("layoutName"));
    name_->setAccessibleName(tr("Name of the open layout"));
    makeButtons();

    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(open_, 1);
    for (QToolButton* each : {add_, remove_, up_, down_})
        row->addWidget(each);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->addWidget(sectionLabel(tr("Layout")), 0, 0, 1, 2);
    grid->addLayout(row, 1, 0, 1, 2);
    auto* caption = secondaryLabel(tr("Name"));
    caption->setBuddy(name_);
    grid->addWidget(caption, 2, 0);
    grid->addWidget(name_, 2, 1);
    grid->setColumnStretch(1, 1);

    connect(open_, &QComboBox::activated, this, [this](int index) {
        const auto layout = static_cast<std::size_t>(index);
        const QString name = layoutName(layoutAt(document_.map(), layout));
        document_.edit(tr("Open layout"), name, [layout](Map& map) { switchLayout(map, layout); });
    });
    connect(name_, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (gesture_ == 0)
            gesture_ = document_.newGesture();
        document_.edit(
            tr("Rename layout"), {}, [&](Map& map) { map.name = text.toStdString(); }, gesture_);
    });
    connect(name_, &QLineEdit::editingFinished, this, [this] { gesture_ = 0; });
}

void LayoutList::makeButtons() {
    add_->setObjectName(QStringLiteral("addLayout"));
    remove_->setObjectName(QStringLiteral("removeLayout"));
    up_->setObjectName(QStringLiteral("layoutUp"));
    down_->setObjectName(QStringLiteral("layoutDown"));
    auto* menu = new QMenu(add_);
    menu->addAction(tr("Copy of the open layout"), this, &LayoutList::addCopy);
    menu->addAction(tr("Blank sea of the same size"), this, &LayoutList::addBlank);
    add_->setMenu(menu);
    add_->setPopupMode(QToolButton::InstantPopup);
    connect(remove_, &QToolButton::clicked, this, &LayoutList::remove);
    connect(up_, &QToolButton::clicked, this, [this] { move(-1); });
    connect(down_, &QToolButton::clicked, this, [this] { move(1); });
}

void LayoutList::addCopy() {
    document_.edit(tr("Add layout"), tr("copy of %1", "a layout").arg(layoutName(document_.map())),
                   [](Map& map) {
                       MapLayout copy = static_cast<const MapLayout&>(map);
                       copy.name.clear();
                       // The next range of seats is the usual reason for another layout.
                       if (copy.maxSeats < static_cast<int>(maxSeats)) {
                           copy.minSeats = copy.maxSeats + 1;
                           copy.maxSeats = std::min(copy.maxSeats + 2, static_cast<int>(maxSeats));
                       }
                       addLayout(map, std::move(copy));
                   });
}

void LayoutList::addBlank() {
    document_.edit(tr("Add layout"), tr("blank sea"), [](Map& map) {
        Map sea = blankMap(map.rows, map.cols, Terrain::Sea);
        MapLayout& blank = sea;
        blank.options = map.options;
        blank.minSeats = map.minSeats;
        blank.maxSeats = map.maxSeats;
        addLayout(map, std::move(blank));
    });
}

void LayoutList::remove() {
    if (layoutCount(document_.map()) > 1)
        document_.edit(tr("Remove layout"), layoutName(document_.map()),
                       [](Map& map) { removeLayout(map, map.openLayout); });
}

void LayoutList::move(int by) {
    document_.edit(tr("Move layout"), layoutName(document_.map()), [by](Map& map) {
        const int to = static_cast<int>(map.openLayout) + by;
        if (to >= 0 && to < static_cast<int>(layoutCount(map)))
            moveLayout(map, map.openLayout, static_cast<std::size_t>(to));
    });
}

void LayoutList::refresh() {
    const Map& map = document_.map();
    const std::size_t count = layoutCount(map);
    const QSignalBlocker quiet(open_);
    open_->clear();
    for (std::size_t i = 0; i < count; ++i)
        open_->addItem(layoutName(layoutAt(map, i)));
    open_->setCurrentIndex(static_cast<int>(map.openLayout));
    const QString name = QString::fromStdString(map.name);
    if (name_->text() != name)
        name_->setText(name);
    name_->setPlaceholderText(seatsText(map));
    remove_->setEnabled(count > 1);
    up_->setEnabled(map.openLayout > 0);
    down_->setEnabled(map.openLayout + 1 < count);
}

} // namespace isle
