#include "editor/panels/tool_options.h"

#include "editor/document/text.h"
#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/draw_option_bar.h"
#include "editor/panels/parts.h"
#include "editor/panels/paste_bar.h"
#include "editor/panels/segments.h"
#include "editor/tools/tool_settings.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>

namespace isle {
namespace {

constexpr std::array brushSizes{1, 7, 19, 37, 61, 91};

/// The numbers as they stand in the bar: the tokens, then the shuffled one.
CellNumber numberAt(int index) {
    return index < static_cast<int>(tokenValues.size())
               ? CellNumber::fixed(tokenValues[static_cast<std::size_t>(index)])
               : CellNumber::shuffled();
}

QWidget* captioned(const QString& caption, QWidget* control) {
    auto* group = new QWidget;
    auto* layout = new QHBoxLayout(group);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto* label = secondaryLabel(caption);
    label->setBuddy(control);
    layout->addWidget(label);
    layout->addWidget(control);
    control->setAccessibleName(caption);
    return group;
}

} // namespace

ToolOptions::ToolOptions(ToolSettings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      icon_(new QLabel),
      name_(new QLabel),
      sizes_(new Segments),
      paintAs_(new Segments),
      numbers_(new Segments),
      harbours_(new QComboBox),
      drawing_(new DrawOptionBar(settings)),
      paste_(new PasteBar(settings)) {
    setMinimumHeight(38);
    name_->setFont(designFont(font(), 12, QFont::DemiBold));
    name_->setObjectName(QStringLiteral("toolName"));
    for (const int count : brushSizes) {
        auto* button = sizes_->add(QString::number(count));
        button->setToolTip(hexCount(static_cast<std::size_t>(count)));
    }
    connect(sizes_, &Segments::chosen, &settings_, &ToolSettings::setRadius);
    paintAs_->add(tr("From the pool"), QStringLiteral("shuffle"))
        ->setToolTip(tr("Painted land gets a number from the pool"));
    paintAs_->add(tr("None"))->setToolTip(tr("Painted land gets no number"));
    connect(paintAs_, &Segments::chosen, this,
            [this](int index) { settings_.setShuffledNumbers(index == 0); });
    makeNumbers();
    makeHarbours();
    sizeGroup_ = captioned(tr("Size"), sizes_);
    paintGroup_ = captioned(tr("Number"), paintAs_);
    numberGroup_ = captioned(tr("Number"), numbers_);
    harbourGroup_ = captioned(tr("Harbour"), harbours_);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 12, 1);
    layout->setSpacing(0);
    layout->addWidget(icon_);
    layout->addSpacing(8);
    layout->addWidget(name_);
    for (QWidget* group : {sizeGroup_, paintGroup_, numberGroup_, harbourGroup_}) {
        layout->addSpacing(16);
        layout->addWidget(group);
    }
    layout->addSpacing(16);
    layout->addWidget(drawing_);
    layout->addWidget(paste_);
    layout->addStretch(1);
    connect(paste_, &PasteBar::stampsWanted, this, &ToolOptions::stampsWanted);
    connect(drawing_, &DrawOptionBar::centreWanted, this, &ToolOptions::centreWanted);
    connect(&settings_, &ToolSettings::changed, this, &ToolOptions::showSettings);
    showSettings();
    setTool(ToolId::Brush, QStringLiteral("brush"));
}

void ToolOptions::makeNumbers() {
    for (const int value : tokenValues) {
        auto* button = numbers_->add(QString::number(value));
        button->setToolTip(displayName(CellNumber::fixed(value)));
        if (isRed(value))
            button->setAccessibleName(tr("%1, red").arg(value));
    }
    numbers_->add(tr("From the pool"), QStringLiteral("shuffle"));
    connect(numbers_, &Segments::chosen, this, [this](int index) { settings_.setNumber(numberAt(index)); });
}

void ToolOptions::makeHarbours() {
    harbours_->setObjectName(QStringLiteral("harbourKind"));
    for (const HarbourKind kind : allHarbourKinds)
        harbours_->addItem(artPixmap(artName(kind), {18, 18}, 2), capitalised(displayName(kind)),
                           static_cast<int>(kind));
    connect(harbours_, &QComboBox::activated, this, [this](int index) {
        settings_.setHarbour(static_cast<HarbourKind>(harbours_->itemData(index).toInt()));
    });
}

void ToolOptions::setTool(ToolId tool, const QString& iconName) {
    iconName_ = iconName;
    showIcon();
    const bool shapes = tool == ToolId::Shape;
    const bool paints = tool == ToolId::Brush || tool == ToolId::Eraser || shapes;
    sizeGroup_->setVisible(paints);
    paintGroup_->setVisible(tool == ToolId::Brush || tool == ToolId::Fill);
    drawing_->setTool(tool);
    paste_->setVisible(tool == ToolId::Stamp);
    numberGroup_->setVisible(tool == ToolId::Number);
    harbourGroup_->setVisible(tool == ToolId::Harbour);
}

void ToolOptions::setToolName(const QString& name) {
    name_->setText(name);
}

void ToolOptions::showSettings() {
    sizes_->setCurrent(settings_.radius());
    paintAs_->setCurrent(settings_.shuffledNumbers() ? 0 : 1);
    for (int i = 0; i < numbers_->count(); ++i)
        if (numberAt(i) == settings_.number())
            numbers_->setCurrent(i);
    harbours_->setCurrentIndex(harbours_->findData(static_cast<int>(settings_.harbour())));
}

void ToolOptions::showIcon() {
    icon_->setPixmap(iconPixmap(iconName_, 16, currentTheme().text, devicePixelRatioF()));
}

void ToolOptions::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && icon_)
        showIcon();
}

void ToolOptions::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), currentTheme().panel);
    painter.fillRect(QRect(0, height() - 1, width(), 1), currentTheme().hairline);
}

} // namespace isle
