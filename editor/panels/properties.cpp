#include "editor/panels/properties.h"

#include "editor/document/map_document.h"
#include "editor/document/selection.h"
#include "editor/panels/hex_properties.h"
#include "editor/panels/map_properties.h"

#include <QEvent>
#include <QFrame>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace isle {
namespace {

QScrollArea* scrolled(QWidget* page) {
    auto* area = new QScrollArea;
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

} // namespace

PropertiesPanel::PropertiesPanel(MapDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      document_(document),
      selection_(selection),
      stack_(new QStackedWidget),
      hexes_(new HexProperties(document, selection)),
      map_(new MapProperties(document, selection)) {
    stack_->addWidget(scrolled(map_));
    stack_->addWidget(scrolled(hexes_));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(stack_);
    connect(&document_, &MapDocument::changed, this, &PropertiesPanel::documentChanged);
    connect(&selection_, &Selection::changed, this, &PropertiesPanel::refresh);
    refresh();
}

void PropertiesPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void PropertiesPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // A new style sheet puts the fonts of labels back to what they were at first.
    if (event->type() == QEvent::StyleChange && stack_)
        QTimer::singleShot(0, this, &PropertiesPanel::refresh);
}

void PropertiesPanel::documentChanged(const MapChange&) {
    if (isVisible())
        refresh();
}

void PropertiesPanel::refresh() {
    const bool hexes = !selection_.cells().empty();
    stack_->setCurrentIndex(hexes ? 1 : 0);
    if (hexes)
        hexes_->refresh();
    else
        map_->refresh();
}

} // namespace isle
