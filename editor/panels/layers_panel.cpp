#include "editor/panels/layers_panel.h"

#include "editor/look/icons.h"
#include "editor/panels/parts.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace isle {
namespace {

constexpr int rowHeight = 29;
constexpr int buttonSide = 26;

/// What is on a layer, as the tip of its name.
QString contentsOf(LayerId layer) {
    switch (layer) {
    case LayerId::Terrain:
        return LayersPanel::tr("Land and sea, shuffle groups and the size of the map");
    case LayerId::Numbers:
        return LayersPanel::tr("Number tokens and the numbers that hexes may not get");
    case LayerId::Harbours:
        return LayersPanel::tr("Harbours on coastal edges");
    case LayerId::Specials:
        return LayersPanel::tr("Chips and chests, plates, robber and pirate");
    case LayerId::Islands:
        return LayersPanel::tr("Names of islands and which ones seats start on");
    case LayerId::Starts:
        return LayersPanel::tr("Forbidden start crossings and the far side of the desert");
    case LayerId::Coordinates:
        return LayersPanel::tr("Rulers and the names of hexes");
    case LayerId::Trace:
        return LayersPanel::tr(
            "A picture under the map to draw after; never part of the map or of an export");
    }
    return {};
}

/// Rulers have nothing that could be changed.
bool canBeLocked(LayerId layer) {
    return layer != LayerId::Coordinates;
}

void describe(QToolButton* button, const QString& iconName, const QString& text) {
    button->setIcon(icon(iconName));
    button->setToolTip(text);
    button->setAccessibleName(text);
}

void setUp(QToolButton* button) {
    button->setAutoRaise(true);
    button->setIconSize({18, 18});
    button->setFixedSize(buttonSide, buttonSide);
    button->setFocusPolicy(Qt::StrongFocus);
}

} // namespace

LayersPanel::LayersPanel(Layers& layers, QWidget* parent)
    : QWidget(parent),
      layers_(layers),
      cellNames_(new QCheckBox(tr("Names in the hexes"))),
      patterns_(new QCheckBox(tr("Patterns on terrain"))),
      trace_(new QToolButton),
      all_(new QPushButton(tr("Show and unlock all"))) {
    cellNames_->setToolTip(tr("Write the name of every hex into it, as D5"));
    patterns_->setToolTip(tr("Give each terrain a pattern of its own, so that colours are not needed"));
    all_->setToolTip(tr("Show all layers fully and lock none"));
    auto* inner = new QWidget;
    auto* column = new QVBoxLayout(inner);
    column->setContentsMargins(0, 0, 0, 6);
    column->setSpacing(0);
    column->addWidget(makeRows());
    auto* extras = new QVBoxLayout;
    extras->setContentsMargins(14, 8, 14, 0);
    extras->setSpacing(6);
    extras->addWidget(cellNames_);
    extras->addWidget(patterns_);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(all_);
    buttons->addStretch();
    extras->addLayout(buttons);
    column->addLayout(extras);
    column->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(inner);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    connect(cellNames_, &QCheckBox::toggled, this, &LayersPanel::cellNamesWanted);
    connect(patterns_, &QCheckBox::toggled, this, &LayersPanel::patternsWanted);
    connect(trace_, &QToolButton::clicked, this, &LayersPanel::traceWanted);
    connect(all_, &QPushButton::clicked, this, [this] { layers_.reset(); });
    connect(&layers_, &Layers::changed, this, &LayersPanel::showLayer);
    for (const LayerId layer : allLayers)
        showLayer(layer);
}

QWidget* LayersPanel::makeRows() {
    auto* rows = new QWidget;
    auto* column = new QVBoxLayout(rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const LayerId layer : allLayers) {
        column->addWidget(makeRow(layer));
        column->addWidget(hairline());
    }
    return rows;
}

QWidget* LayersPanel::makeRow(LayerId layer) {
    Row& row = rows_[static_cast<std::size_t>(layer)];
    auto* widget = new QWidget;
    widget->setFixedHeight(qMax(rowHeight, fontMetrics().height() + 10));
    auto* line = new QHBoxLayout(widget);
    line->setContentsMargins(10, 0, 10, 0);
    line->setSpacing(2);
    row.eye = makeButton();
    auto* name = new QLabel(displayName(layer));
    name->setToolTip(contentsOf(layer));
    row.name = name;
    row.dimmer = makeButton();
    line->addWidget(row.eye);
    line->addSpacing(6);
    line->addWidget(name, 1);
    if (layer == LayerId::Trace) {
        setUp(trace_);
        line->addWidget(trace_);
    }
    line->addWidget(row.dimmer);
    row.eye->setCheckable(false); // its icon tells; only what is out of the usual is lit
    connect(row.eye, &QToolButton::clicked, this,
            [this, layer] { layers_.setShown(layer, !layers_[layer].shown); });
    connect(row.dimmer, &QToolButton::clicked, this,
            [this, layer](bool on) { layers_.setDimmed(layer, on); });
    if (canBeLocked(layer)) {
        row.lock = makeButton();
        line->addWidget(row.lock);
        connect(row.lock, &QToolButton::clicked, this,
                [this, layer](bool on) { layers_.setLocked(layer, on); });
    } else {
        line->addSpacing(buttonSide + 2);
    }
    return widget;
}

QToolButton* LayersPanel::makeButton() {
    auto* button = new QToolButton;
    button->setCheckable(true);
    setUp(button);
    return button;
}

void LayersPanel::showLayer(LayerId layer) {
    const LayerState& state = layers_[layer];
    if (layer == LayerId::Trace)
        describe(trace_, QStringLiteral("sliders"), tr("Choose or set up the trace picture…"));
    const Row& shown = row(layer);
    const QString name = displayName(layer);
    describe(shown.eye, state.shown ? QStringLiteral("eye") : QStringLiteral("eye-off"),
             state.shown ? tr("Hide %1", "a layer").arg(name) : tr("Show %1", "a layer").arg(name));
    shown.dimmer->setChecked(state.dimmed);
    describe(shown.dimmer, QStringLiteral("dim"),
             state.dimmed ? tr("Show %1 fully", "a layer").arg(name) : tr("Dim %1", "a layer").arg(name));
    shown.dimmer->setEnabled(state.shown);
    shown.name->setEnabled(state.shown);
    if (!shown.lock)
        return;
    shown.lock->setChecked(state.locked);
    describe(shown.lock, state.locked ? QStringLiteral("lock") : QStringLiteral("unlock"),
             state.locked ? tr("Unlock %1", "a layer").arg(name)
                          : tr("Lock %1: nothing changes it", "a layer").arg(name));
}

QToolButton* LayersPanel::eye(LayerId layer) const {
    return row(layer).eye;
}
QToolButton* LayersPanel::dimmer(LayerId layer) const {
    return row(layer).dimmer;
}
QToolButton* LayersPanel::lock(LayerId layer) const {
    return row(layer).lock;
}

void LayersPanel::setCellNames(bool shown) {
    const QSignalBlocker quiet(cellNames_);
    cellNames_->setChecked(shown);
}

void LayersPanel::setPatterns(bool shown) {
    const QSignalBlocker quiet(patterns_);
    patterns_->setChecked(shown);
}

void LayersPanel::setTraceName(const QString& name) {
    row(LayerId::Trace)
        .name->setToolTip(name.isEmpty()
                              ? contentsOf(LayerId::Trace)
                              : tr("%1: %2", "file name: what it is").arg(name, contentsOf(LayerId::Trace)));
    static_cast<QLabel*>(row(LayerId::Trace).name)
        ->setText(name.isEmpty() ? tr("Trace picture (none)") : displayName(LayerId::Trace));
}

void LayersPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        for (const LayerId layer : allLayers)
            showLayer(layer);
}

} // namespace isle
