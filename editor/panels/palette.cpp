#include "editor/panels/palette.h"

#include "editor/look/icons.h"
#include "editor/look/theme.h"
#include "editor/panels/panel_header.h"
#include "editor/panels/parts.h"
#include "editor/tools/tool_settings.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace isle {
namespace {

constexpr int sideMargin = 6;
constexpr int narrowMargin = 1;
constexpr int narrowWidth = 108;
constexpr int hintsFrom = 196; ///< room for a heading and its keys
constexpr int barWidth = 8;    ///< of the scroll bar; kept free so that nothing moves when it comes

} // namespace

Palette::Palette(ToolSettings& settings, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      filter_(new QLineEdit),
      filterRow_(new QWidget),
      inner_(new QWidget) {
    setMinimumWidth(160);
    setMaximumWidth(320);
    filter_->setObjectName(QStringLiteral("paletteFilter"));
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setAccessibleName(tr("Filter the palette"));
    filter_->setClearButtonEnabled(true);
    filter_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    auto* filterLayout = new QVBoxLayout(filterRow_);
    filterLayout->setContentsMargins(8, 8, 8, 0);
    filterLayout->addWidget(filter_);

    auto* column = new QVBoxLayout(inner_);
    column->setContentsMargins(sideMargin, 6, 0, 12);
    column->setSpacing(4);
    for (const PaletteSection& section : paletteSections())
        addSection(section, inner_);
    column->addStretch(1);

    auto* scroll = new QScrollArea;
    scroll->setWidget(inner_);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->verticalScrollBar()->setStyleSheet(
        QStringLiteral(
            "QScrollBar:vertical { width: %1px; } QScrollBar::handle:vertical { margin: 2px 1px; }")
            .arg(barWidth));

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new PanelHeader(tr("Palette")));
    layout->addWidget(filterRow_);
    layout->addWidget(scroll, 1);

    connect(filter_, &QLineEdit::textChanged, this, &Palette::filter);
    connect(filter_, &QLineEdit::returnPressed, this, [this] {
        for (const Section& section : sections_)
            for (PaletteItem* item : section.items)
                if (!item->isHidden())
                    return choose(item->entry().choice);
    });
    connect(&settings_, &ToolSettings::changed, this, &Palette::showUsed);
    showUsed();
    arrange();
}

void Palette::addSection(const PaletteSection& description, QWidget* inner) {
    Section section;
    section.hexes = description.hexes;
    section.header = new QWidget(inner);
    auto* header = new QHBoxLayout(section.header);
    header->setContentsMargins(4, 6, 4, 0);
    QLabel* title = sectionLabel(description.title);
    title->setMinimumWidth(1); // a narrow palette is not kept wide by its headings
    header->addWidget(title, 1);
    section.hint = secondaryLabel(description.hint);
    section.hint->setFont(designFont(font(), 11));
    header->addWidget(section.hint);
    section.body = new QWidget(inner);
    section.grid = new QGridLayout(section.body);
    section.grid->setContentsMargins(0, 0, 0, 0);
    section.grid->setSpacing(2);
    for (const PaletteEntry& entry : description.entries) {
        auto* item = new PaletteItem(entry, description.hexes, section.body);
        connect(item, &QAbstractButton::clicked, this, [this, item] { choose(item->entry().choice); });
        section.items.push_back(item);
    }
    auto* column = static_cast<QVBoxLayout*>(inner->layout());
    column->addWidget(section.header);
    column->addWidget(section.body);
    sections_.push_back(section);
}

void Palette::choose(const PaletteChoice& choice) {
    ToolId tool = ToolId::Brush;
    if (const auto* terrain = std::get_if<Terrain>(&choice)) {
        settings_.setTerrain(*terrain);
    } else if (const auto* number = std::get_if<CellNumber>(&choice)) {
        settings_.setNumber(*number);
        tool = ToolId::Number;
    } else if (const auto* harbour = std::get_if<HarbourKind>(&choice)) {
        settings_.setHarbour(*harbour);
        tool = ToolId::Harbour;
    } else if (const auto* marker = std::get_if<Marker>(&choice)) {
        settings_.setMarker(*marker);
        tool = ToolId::Marker;
    } else {
        tool = std::get<ToolId>(choice);
    }
    emit toolWanted(tool);
    showUsed(); // a click on the item in use must not turn it off
}

void Palette::setTool(ToolId tool) {
    tool_ = tool;
    showUsed();
}

void Palette::showUsed() {
    for (const Section& section : sections_) {
        for (PaletteItem* item : section.items) {
            const PaletteChoice& choice = item->entry().choice;
            item->setChecked((tool_ == ToolId::Brush && choice == PaletteChoice(settings_.terrain()))
                             || (tool_ == ToolId::Number && choice == PaletteChoice(settings_.number()))
                             || (tool_ == ToolId::Harbour && choice == PaletteChoice(settings_.harbour()))
                             || (tool_ == ToolId::Marker && choice == PaletteChoice(settings_.marker()))
                             || choice == PaletteChoice(tool_));
        }
    }
}

void Palette::setNarrow(bool narrow) {
    if (narrow == narrow_)
        return;
    narrow_ = narrow;
    setMinimumWidth(narrow ? narrowWidth : 160);
    setMaximumWidth(narrow ? narrowWidth : 320);
    filter_->clear();
    filterRow_->setVisible(!narrow);
    inner_->layout()->setContentsMargins(narrow ? narrowMargin : sideMargin, 6, 0, 12);
    for (Section& section : sections_) {
        section.columns = 0;
        for (PaletteItem* item : section.items)
            item->setNarrow(narrow);
    }
    arrange();
}

void Palette::filter(const QString& text) {
    const QString wanted = text.trimmed();
    for (Section& section : sections_) {
        bool any = false;
        for (PaletteItem* item : section.items) {
            const bool fits = item->text().contains(wanted, Qt::CaseInsensitive);
            item->setVisible(fits);
            any = any || fits;
        }
        section.header->setVisible(any);
        section.body->setVisible(any);
        section.columns = 0;
    }
    arrange();
}

void Palette::arrange() {
    const int width = narrow_ ? narrowWidth - narrowMargin - barWidth : this->width() - sideMargin - barWidth;
    for (Section& section : sections_) {
        section.hint->setVisible(width >= hintsFrom);
        arrange(section, width);
    }
}

void Palette::arrange(Section& section, int width) {
    const int cell = section.items.front()->sizeHint().width() + (section.hexes && !narrow_ ? 2 : 0);
    const int most = section.hexes ? 8 : section.items.size() > 10 ? 6 : 7;
    const int gap = narrow_ ? 1 : 2;
    const int columns = qBound(1, (width + gap) / (cell + gap), narrow_ && !section.hexes ? 4 : most);
    if (columns == section.columns)
        return;
    section.columns = columns;
    section.grid->setSpacing(gap);
    while (QLayoutItem* item = section.grid->takeAt(0))
        delete item;
    for (int column = 0; column < 8; ++column)
        section.grid->setColumnStretch(column, column < columns ? 1 : 0);
    int place = 0;
    for (PaletteItem* item : section.items) {
        if (item->isHidden() && !filter_->text().isEmpty())
            continue;
        section.grid->addWidget(item, place / columns, place % columns);
        ++place;
    }
}

void Palette::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void Palette::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), currentTheme().panel);
}

} // namespace isle
