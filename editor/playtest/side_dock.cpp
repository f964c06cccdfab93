#include "editor/playtest/side_dock.h"

#include "editor/look/icons.h"
#include "editor/look/style_sheet.h"
#include "editor/playtest/log_view.h"
#include "editor/playtest/play_widgets.h"
#include "editor/playtest/trade_panel.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace isle {

SideDock::SideDock(QWidget* parent)
    : QWidget(parent), tabs_(new QTabWidget(this)), log_(new LogView(this)), trade_(new TradePanel(this)) {
    setObjectName(QStringLiteral("playtestDock"));
    setMinimumWidth(280);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    tabs_->setDocumentMode(true);
    tabs_->addTab(log_, tr("Log"));
    tabs_->addTab(trade_, tr("Bank and trade"));
    setIcons();
    column->addWidget(tabs_, 1);
    column->addWidget(pacePart());
    connect(trade_, &TradePanel::actionChosen, this, &SideDock::actionChosen);
}

QWidget* SideDock::pacePart() {
    auto* part = new QFrame(this);
    part->setProperty("bar", "status");
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(12, 10, 12, 12);
    column->setSpacing(10);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    auto* title = new QLabel(tr("Computers"), part);
    title->setProperty("look", "secondary");
    row->addWidget(title);
    row->addSpacing(4);
    row->addStretch(1);
    paces_ = new QButtonGroup(this);
    QList<QAbstractButton*> buttons;
    for (const auto& [pace, name] : {std::pair(Pace::Slow, tr("Slow")), std::pair(Pace::Normal, tr("Normal")),
                                     std::pair(Pace::AtOnce, tr("At once"))}) {
        auto* button = new QPushButton(name, part);
        button->setObjectName(QStringLiteral("pace-%1").arg(int(pace)));
        // The chosen one is bold: room for that, so that nothing is cut off or moves.
        QFont bold = button->font();
        bold.setWeight(QFont::DemiBold);
        button->setMinimumWidth(QFontMetrics(bold).horizontalAdvance(name) + 20);
        button->setFocusPolicy(Qt::TabFocus);
        paces_->addButton(button, int(pace));
        buttons << button;
        row->addWidget(button);
    }
    setSegmented(buttons);
    setPace(Pace::Normal);
    connect(paces_, &QButtonGroup::idClicked, this,
            [this](int id) { emit paceChosen(static_cast<Pace>(id)); });
    column->addLayout(row);
    auto* note = new QLabel(
        tr("Playing a copy. The drawing is not changed; Draw (F4) returns to the same view and undo step."),
        part);
    note->setProperty("look", "secondary");
    note->setWordWrap(true);
    column->addWidget(note);
    return part;
}

void SideDock::setIcons() {
    tabs_->setTabIcon(0, icon(QStringLiteral("history")));
    tabs_->setTabIcon(1, icon(QStringLiteral("trade")));
}

void SideDock::refresh(const Match* match) {
    trade_->refresh(match);
}

void SideDock::showTrade() {
    tabs_->setCurrentWidget(trade_);
}

void SideDock::showLog() {
    tabs_->setCurrentWidget(log_);
}

bool SideDock::tradeShown() const {
    return tabs_->currentWidget() == trade_;
}

void SideDock::setPace(Pace pace) {
    paces_->button(int(pace))->setChecked(true);
}

void SideDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        setIcons();
    QWidget::changeEvent(event);
}

} // namespace isle
