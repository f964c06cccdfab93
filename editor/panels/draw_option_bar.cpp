#include "editor/panels/draw_option_bar.h"

#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/parts.h"
#include "editor/panels/segments.h"
#include "editor/panels/symmetry_picture.h"
#include "editor/tools/tool_settings.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace isle {
namespace {

constexpr int symmetrySide = 18;

/// Tools that paint every image of the symmetry.
const std::vector<ToolId> symmetricTools{ToolId::Brush,         ToolId::Eraser, ToolId::Number,
                                         ToolId::Harbour,       ToolId::Shape,  ToolId::Fill,
                                         ToolId::SymmetryCentre};
const std::vector<ToolId> selectingTools{ToolId::Select, ToolId::Lasso, ToolId::Wand, ToolId::Same};

} // namespace

DrawOptionBar::DrawOptionBar(ToolSettings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      layout_(new QHBoxLayout(this)),
      shape_(new Segments),
      filled_(new Segments),
      linked_(new Segments),
      fillBy_(new Segments),
      wandBy_(new QComboBox),
      sameBy_(new Segments),
      mode_(new Segments),
      symmetry_(new QComboBox),
      centre_(new QToolButton) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(14);
    makeShape();
    makeFill();
    makeSelecting();
    makeSymmetry();
    connect(&settings_, &ToolSettings::changed, this, &DrawOptionBar::showSettings);
    showSettings();
    setTool(ToolId::Brush);
}

template <class Change>
void DrawOptionBar::change(Change how) {
    DrawOptions options = settings_.draw();
    how(options);
    settings_.setDraw(options);
}

void DrawOptionBar::addGroup(const QString& caption, QWidget* control, std::vector<ToolId> tools) {
    auto* group = new QWidget;
    auto* layout = new QHBoxLayout(group);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(7);
    if (!caption.isEmpty()) {
        auto* label = secondaryLabel(caption);
        label->setBuddy(control);
        layout->addWidget(label);
        control->setAccessibleName(caption);
    }
    layout->addWidget(control);
    layout_->addWidget(group);
    groups_.push_back({group, std::move(tools)});
}

void DrawOptionBar::makeShape() {
    for (const QString& text : {tr("Line"), tr("Circle"), tr("Hexagon"), tr("Triangle")})
        shape_->add(text)->setToolTip(tr("Draw this shape; P takes the next"));
    shape_->setObjectName(QStringLiteral("shapeKind"));
    connect(shape_, &Segments::chosen, this, [this](int index) {
        change([index](DrawOptions& options) { options.shape = static_cast<ShapeKind>(index); });
    });
    addGroup({}, shape_, {ToolId::Shape});
    filled_->add(tr("Filled"))->setToolTip(tr("Draw the whole shape (U)"));
    filled_->add(tr("Outline"))->setToolTip(tr("Draw only the rim, as thick as the brush (U)"));
    filled_->setObjectName(QStringLiteral("shapeFilled"));
    connect(filled_, &Segments::chosen, this,
            [this](int index) { change([index](DrawOptions& options) { options.filled = index == 0; }); });
    addGroup({}, filled_, {ToolId::Shape});
    filledGroup_ = groups_.back().widget;
}

void DrawOptionBar::makeFill() {
    linked_->add(tr("Linked"))->setToolTip(tr("Only hexes linked to the one clicked; Alt for all alike"));
    linked_->add(tr("All alike"))->setToolTip(tr("All hexes alike on the map; Alt for linked ones only"));
    linked_->setObjectName(QStringLiteral("fillLinked"));
    connect(linked_, &Segments::chosen, this, [this](int index) {
        change([index](DrawOptions& options) { options.fillLinked = index == 0; });
    });
    addGroup(tr("Fill"), linked_, {ToolId::Fill});
    fillBy_->add(tr("Terrain"))->setToolTip(tr("Hexes of one terrain are alike"));
    fillBy_->add(tr("and number"))->setToolTip(tr("Hexes of one terrain with one number are alike"));
    fillBy_->setObjectName(QStringLiteral("fillBy"));
    connect(fillBy_, &Segments::chosen, this, [this](int index) {
        change([index](DrawOptions& options) {
            options.fillBy = index == 0 ? Alike::Terrain : Alike::TerrainAndNumber;
        });
    });
    addGroup(tr("Alike by"), fillBy_, {ToolId::Fill});
}

void DrawOptionBar::makeSelecting() {
    wandBy_->addItems({tr("Terrain"), tr("Terrain and number"), tr("Number"), tr("Shuffle group"),
                       tr("Land or sea: whole islands")});
    wandBy_->setObjectName(QStringLiteral("wandBy"));
    connect(wandBy_, &QComboBox::activated, this, [this](int index) {
        change([index](DrawOptions& options) { options.wandBy = static_cast<Alike>(index); });
    });
    addGroup(tr("Alike by"), wandBy_, {ToolId::Wand});
    for (const QString& text : {tr("Terrain"), tr("Number"), tr("Chip or chest"), tr("Harbour")})
        sameBy_->add(text);
    sameBy_->setObjectName(QStringLiteral("sameBy"));
    connect(sameBy_, &Segments::chosen, this, [this](int index) {
        change([index](DrawOptions& options) { options.sameBy = static_cast<SameBy>(index); });
    });
    addGroup(tr("Same"), sameBy_, {ToolId::Same});
    mode_->add(tr("New"))->setToolTip(tr("Select these hexes instead of those selected"));
    mode_->add(tr("Add"))->setToolTip(tr("Add to the selection (Shift)"));
    mode_->add(tr("Take out"))->setToolTip(tr("Take out of the selection (Alt)"));
    mode_->add(tr("Both"))->setToolTip(tr("Keep what is in both (Shift+Alt)"));
    mode_->setObjectName(QStringLiteral("selectMode"));
    connect(mode_, &Segments::chosen, this, [this](int index) {
        change([index](DrawOptions& options) { options.selectMode = static_cast<SelectMode>(index); });
    });
    addGroup(tr("Selection"), mode_, selectingTools);
}

void DrawOptionBar::makeSymmetry() {
    for (const SymmetryKind kind : allSymmetryKinds) {
        if (kind == SymmetryKind::Turns2 || kind == SymmetryKind::MirrorVertical
            || kind == SymmetryKind::CrossUpright)
            symmetry_->insertSeparator(symmetry_->count());
        symmetry_->addItem(symmetryName(kind), static_cast<int>(kind));
    }
    symmetry_->setObjectName(QStringLiteral("symmetry"));
    symmetry_->setToolTip(tr("Paint all images of a symmetry at once"));
    symmetry_->setIconSize({symmetrySide, symmetrySide});
    symmetry_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    symmetry_->setMinimumContentsLength(12);
    symmetry_->view()->setMinimumWidth(260);
    drawSymmetries();
    connect(symmetry_, &QComboBox::activated, this, [this](int index) {
        const auto kind = static_cast<SymmetryKind>(symmetry_->itemData(index).toInt());
        change([kind](DrawOptions& options) { options.symmetry = kind; });
    });
    centre_->setObjectName(QStringLiteral("symmetryCentre"));
    centre_->setIcon(icon(QStringLiteral("centre")));
    centre_->setAutoRaise(true);
    centre_->setToolTip(tr("Choose the centre of the symmetry on the map (C)"));
    centre_->setAccessibleName(tr("Centre of the symmetry"));
    connect(centre_, &QToolButton::clicked, this, &DrawOptionBar::centreWanted);
    addGroup(tr("Symmetry"), symmetry_, symmetricTools);
    addGroup({}, centre_, symmetricTools);
}

void DrawOptionBar::drawSymmetries() {
    for (const SymmetryKind kind : allSymmetryKinds)
        symmetry_->setItemIcon(symmetry_->findData(static_cast<int>(kind)),
                               symmetryPixmap(kind, symmetrySide, currentTheme().text, devicePixelRatioF()));
}

void DrawOptionBar::setTool(ToolId tool) {
    tool_ = tool;
    for (const Group& group : groups_)
        group.widget->setVisible(std::find(group.tools.begin(), group.tools.end(), tool)
                                 != group.tools.end());
    showSettings();
}

void DrawOptionBar::showSettings() {
    const DrawOptions& options = settings_.draw();
    shape_->setCurrent(static_cast<int>(options.shape));
    filled_->setCurrent(options.filled ? 0 : 1);
    filledGroup_->setVisible(tool_ == ToolId::Shape && options.shape != ShapeKind::Line);
    linked_->setCurrent(options.fillLinked ? 0 : 1);
    fillBy_->setCurrent(options.fillBy == Alike::Terrain ? 0 : 1);
    wandBy_->setCurrentIndex(static_cast<int>(options.wandBy));
    sameBy_->setCurrent(static_cast<int>(options.sameBy));
    mode_->setCurrent(static_cast<int>(options.selectMode));
    symmetry_->setCurrentIndex(symmetry_->findData(static_cast<int>(options.symmetry)));
    centre_->setEnabled(options.symmetry != SymmetryKind::Off);
}

void DrawOptionBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && symmetry_)
        drawSymmetries();
}

} // namespace isle
