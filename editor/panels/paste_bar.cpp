#include "editor/panels/paste_bar.h"

#include "editor/panels/parts.h"
#include "editor/tools/tool_settings.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace isle {

PasteBar::PasteBar(ToolSettings& settings, QWidget* parent)
    : QWidget(parent), settings_(settings), stays_(new QToolButton) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(secondaryLabel(tr("Place")));
    layout->addSpacing(4);
    addLayer("terrain", tr("Terrain"), tr("Set down the terrain with its shuffle groups"),
             &PatchLayers::terrain);
    addLayer("sea", tr("Sea"), tr("Set down the sea of the stamp as well; off, land shows through it"),
             &PatchLayers::sea);
    addLayer("numbers", tr("Numbers"), tr("Set down number tokens and barred values"), &PatchLayers::numbers);
    addLayer("markers", tr("Markers"), tr("Set down chips and chests"), &PatchLayers::markers);
    addLayer("harbours", tr("Harbours"), tr("Set down harbours that come to a coast"),
             &PatchLayers::harbours);
    addLayer("marks", tr("Marks and names"),
             tr("Set down names, forbidden starts, the far side, robber and pirate"), &PatchLayers::marks);
    layout->addSpacing(10);
    stays_->setObjectName(QStringLiteral("pasteStays"));
    stays_->setText(tr("Keep placing"));
    stays_->setToolTip(tr("Go on after a click; off, Shift does it for once"));
    stays_->setCheckable(true);
    connect(stays_, &QToolButton::clicked, this, [this](bool on) {
        PasteOptions options = settings_.paste();
        options.stays = on;
        settings_.setPaste(options);
    });
    layout->addWidget(stays_);
    auto* stamps = new QToolButton;
    stamps->setObjectName(QStringLiteral("pasteStamps"));
    stamps->setText(tr("Stamps…"));
    stamps->setToolTip(tr("Choose among the saved stamps"));
    connect(stamps, &QToolButton::clicked, this, &PasteBar::stampsWanted);
    layout->addWidget(stamps);
    connect(&settings_, &ToolSettings::changed, this, &PasteBar::showSettings);
    showSettings();
}

void PasteBar::addLayer(const char* name, const QString& text, const QString& tip, bool PatchLayers::*field) {
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("paste-") + QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(true);
    connect(button, &QToolButton::clicked, this, [this, field](bool on) {
        PasteOptions options = settings_.paste();
        options.layers.*field = on;
        settings_.setPaste(options);
    });
    layout()->addWidget(button);
    layers_.push_back({field, button});
}

void PasteBar::showSettings() {
    const PasteOptions& options = settings_.paste();
    for (const Layer& layer : layers_)
        layer.button->setChecked(options.layers.*(layer.field));
    stays_->setChecked(options.stays);
}

} // namespace isle
