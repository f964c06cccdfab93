#include "editor/look/style_sheet.h"

#include "editor/look/icons.h"

#include <QAbstractButton>
#include <QStyle>
#include <QVariant>

#include <utility>

namespace isle {

namespace {

// @name is replaced by a colour of the theme, @@ by the suffix of the small pictures of controls.
const char* const windowSheet = R"(
QMainWindow, QDialog { background: @window; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMainWindow::separator { background: @hairline; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QMenuBar { background: @window; color: @text; padding: 0 4px; }
QMenuBar::item { padding: 5px 9px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @soft; }
QMenu { background: @panel; color: @text; border: 1px solid @hairline; padding: 4px; }
QMenu::item { padding: 5px 26px 5px 28px; border-radius: 5px; }
QMenu::item:selected { background: @soft; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background: @hairline; margin: 4px 6px; }
QMenu::icon { padding-left: 6px; }
QMenu::indicator { width: 14px; height: 14px; margin-left: 7px; border: 1px solid @outline; border-radius: 3px;
    background: @field; }
QMenu::indicator:exclusive { border-radius: 7px; }
QMenu::indicator:checked { background: @accent; border-color: @accent; image: url(:/islewright/style/check-@@.svg); }
QMenu::indicator:exclusive:checked { image: url(:/islewright/style/dot-@@.svg); }
QMenu::right-arrow { image: url(:/islewright/style/right-@@.svg); width: 12px; height: 12px; margin-right: 6px; }
QToolBar { background: @window; border: none; border-bottom: 1px solid @hairline; spacing: 4px; padding: 5px 8px; }
QToolBar[orientation="vertical"], QToolBar:left, QToolBar:right { border-bottom: none; padding: 6px 7px; }
QToolBar:left { border-right: 1px solid @hairline; }
QToolBar::separator { background: @hairline; width: 1px; height: 1px; margin: 5px 4px; }
QToolBar:left::separator, QToolBar:right::separator { margin: 4px 5px; }
QStatusBar { background: @window; color: @text2; border-top: 1px solid @hairline; min-height: 25px; }
QStatusBar::item { border: none; }
QStatusBar QLabel { padding: 0 5px; }
QToolTip { background: @tip; color: @tiptext; border: 1px solid @tip; padding: 4px 6px; }
QDockWidget { color: @text; font-weight: 600; titlebar-close-icon: url(:/islewright/style/close-@@.svg);
    titlebar-normal-icon: url(:/islewright/style/float-@@.svg); }
QDockWidget::title { background: @header; padding: 6px 10px; border-bottom: 1px solid @hairline; text-align: left; }
QDockWidget::close-button, QDockWidget::float-button { border: none; background: transparent; padding: 2px;
    border-radius: 4px; }
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: @soft; }
QDockWidget > QWidget { background: @panel; }
QTabBar { background: @header; qproperty-drawBase: 0; }
QTabWidget::pane { border: none; border-top: 1px solid @hairline; background: @panel; }
QTabBar::tab { background: transparent; color: @text2; padding: 5px 12px; min-height: 18px;
    border-top: 2px solid transparent; border-left: 1px solid transparent; border-right: 1px solid transparent; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:selected { background: @panel; color: @text; font-weight: 600; border-top: 2px solid @accent;
    border-left: 1px solid @hairline; border-right: 1px solid @hairline; border-top-left-radius: 6px;
    border-top-right-radius: 6px; }
QTabBar::tab:focus { color: @accent; }
QSplitter::handle { background: @hairline; }
)";

const char* const buttonSheet = R"(
QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 4px; background: transparent; color: @text; }
QToolButton:hover { background: @header; }
QToolButton:pressed, QToolButton:checked { background: @soft; border-color: @accent; }
QToolButton:checked { color: @accent; }
QToolButton:disabled { color: @disabled; }
QToolButton:focus { border: 2px solid @accent; padding: 3px; }
QToolButton::menu-indicator { image: none; }
QToolButton[popupMode="1"] { padding-right: 16px; }
QToolButton::menu-button { border: none; width: 16px; }
QToolButton::menu-arrow { image: url(:/islewright/style/down-@@.svg); width: 12px; height: 12px; }
QPushButton { background: @panel; color: @text; border: 1px solid @outline; border-radius: 6px; padding: 4px 12px;
    min-height: 20px; }
QPushButton:hover { background: @field; border-color: @accent; }
QPushButton:pressed, QPushButton:checked { background: @soft; border-color: @accent; }
QPushButton:disabled { color: @disabled; border-color: @hairline; }
QPushButton:focus { border: 2px solid @accent; padding: 3px 11px; }
QPushButton:default { border-color: @accent; }
QPushButton[flat="true"] { border-color: transparent; background: transparent; color: @accent; font-weight: 600; }
QPushButton[flat="true"]:hover { background: @soft; }
QPushButton[primary="true"] { background: @accent; color: @onaccent; border-color: @accent; font-weight: 600; }
QPushButton[primary="true"]:hover { background: @accenthover; border-color: @accenthover; }
QPushButton[primary="true"]:focus { border: 2px solid @text; }
QPushButton[primary="true"]:disabled { background: @hairline; color: @disabled; border-color: @hairline; }
QPushButton::menu-indicator { image: url(:/islewright/style/down-@@.svg); width: 12px; height: 12px;
    subcontrol-origin: padding; subcontrol-position: center right; right: 6px; }
*[segment] { background: @field; color: @text; border: 1px solid @outline; border-radius: 0; padding: 3px 10px;
    min-height: 18px; }
*[segment]:hover { background: @soft; border-color: @outline; }
*[segment]:checked { background: @accent; color: @onaccent; border-color: @accent; font-weight: 600; }
*[segment]:disabled { color: @disabled; }
*[segment]:checked:disabled { background: @hairline; border-color: @hairline; }
*[segment]:focus { border: 2px solid @accent; padding: 2px 9px; }
*[segment]:checked:focus { border: 2px solid @text; }
*[segment="first"], *[segment="middle"] { border-right-width: 0; }
*[segment="first"]:focus, *[segment="middle"]:focus { border-right-width: 2px; padding-right: 8px; }
*[segment="first"] { border-top-left-radius: 6px; border-bottom-left-radius: 6px; }
*[segment="last"] { border-top-right-radius: 6px; border-bottom-right-radius: 6px; }
*[segment="only"] { border-radius: 6px; }
)";

const char* const fieldSheet = R"(
QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit, QTextEdit, QKeySequenceEdit { background: @field;
    color: @text; border: 1px solid @outline; border-radius: 5px; selection-background-color: @accent;
    selection-color: @onaccent; }
QLineEdit { padding: 2px 6px; min-height: 20px; }
QSpinBox, QDoubleSpinBox { padding: 2px 4px 2px 6px; min-height: 20px; }
QComboBox { padding: 2px 4px 2px 8px; min-height: 20px; }
QPlainTextEdit, QTextEdit { padding: 3px; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border: 2px solid @accent; }
QLineEdit:focus { padding: 1px 5px; }
QSpinBox:focus, QDoubleSpinBox:focus { padding: 1px 3px 1px 5px; }
QComboBox:focus { padding: 1px 3px 1px 7px; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled { color: @disabled;
    border-color: @hairline; background: @panel; }
QLineEdit:read-only { background: @panel; }
QSpinBox QLineEdit, QDoubleSpinBox QLineEdit, QComboBox QLineEdit { border: none; background: transparent;
    padding: 0; min-height: 0; }
QComboBox:hover, QSpinBox:hover, QLineEdit:hover { border-color: @accent; }
QComboBox::drop-down { subcontrol-origin: padding; subcontrol-position: center right; width: 20px; border: none; }
QComboBox::down-arrow { image: url(:/islewright/style/down-@@.svg); width: 12px; height: 12px; }
QComboBox::down-arrow:disabled { image: url(:/islewright/style/down-off-@@.svg); }
QComboBox QAbstractItemView { background: @panel; color: @text; border: 1px solid @hairline; padding: 4px;
    selection-background-color: @soft; selection-color: @text; outline: 0; }
QSpinBox::up-button, QDoubleSpinBox::up-button { subcontrol-origin: border; subcontrol-position: top right;
    width: 18px; border: none; background: transparent; }
QSpinBox::down-button, QDoubleSpinBox::down-button { subcontrol-origin: border; subcontrol-position: bottom right;
    width: 18px; border: none; background: transparent; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url(:/islewright/style/up-@@.svg); width: 10px; height: 10px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url(:/islewright/style/down-@@.svg); width: 10px;
    height: 10px; }
QSpinBox::up-arrow:off, QSpinBox::up-arrow:disabled { image: url(:/islewright/style/up-off-@@.svg); }
QSpinBox::down-arrow:off, QSpinBox::down-arrow:disabled { image: url(:/islewright/style/down-off-@@.svg); }
QCheckBox, QRadioButton { color: @text; spacing: 7px; min-height: 20px; }
QCheckBox:disabled, QRadioButton:disabled { color: @disabled; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator { width: 14px; height: 14px;
    border: 1px solid @outline; border-radius: 3px; background: @field; }
QRadioButton::indicator { border-radius: 7px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: @accent; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: @accent; border-color: @accent;
    image: url(:/islewright/style/check-@@.svg); }
QCheckBox::indicator:indeterminate { background: @accent; border-color: @accent;
    image: url(:/islewright/style/dash-@@.svg); }
QRadioButton::indicator:checked { background: @accent; border-color: @accent;
    image: url(:/islewright/style/dot-@@.svg); }
QCheckBox::indicator:checked:disabled { background: @hairline; border-color: @hairline;
    image: url(:/islewright/style/check-off-@@.svg); }
QCheckBox:focus, QRadioButton:focus { color: @accent; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid @accent; width: 12px; height: 12px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @hairline; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: @accent; }
QSlider::handle:horizontal { width: 12px; height: 12px; margin: -6px 0; border-radius: 8px; background: @panel;
    border: 2px solid @accent; }
QProgressBar { border: none; border-radius: 3px; background: @hairline; max-height: 6px; text-align: center; }
QProgressBar::chunk { border-radius: 3px; background: @accent; }
)";

const char* const listSheet = R"(
QAbstractItemView { background: @panel; color: @text; border: none; outline: 0;
    selection-background-color: @soft; selection-color: @text; }
QListView::item, QTreeView::item, QTableView::item { padding: 3px 6px; min-height: 20px; border: none; }
QListView::item:hover, QTreeView::item:hover { background: @header; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected { background: @soft; color: @text; }
QListView::item:focus, QTreeView::item:focus, QTableView::item:focus { border: 1px solid @accent; padding: 2px 5px; }
QListView::item:disabled { color: @disabled; }
QHeaderView::section { background: @header; color: @text2; border: none; border-bottom: 1px solid @hairline;
    padding: 4px 8px; }
QScrollArea { background: @panel; border: none; }
QScrollArea > QWidget > QWidget { background: @panel; }
QScrollBar:vertical { background: transparent; width: 11px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 0; }
QScrollBar::handle { background: @outline; border-radius: 3px; margin: 2px 4px 2px 3px; }
QScrollBar::handle:vertical { min-height: 28px; margin: 2px 3px; }
QScrollBar::handle:horizontal { min-width: 28px; margin: 3px 2px; }
QScrollBar::handle:hover { background: @text2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QGroupBox { border: 1px solid @hairline; border-radius: 8px; margin-top: 9px; padding: 10px 8px 8px 8px; }
QGroupBox::title { subcontrol-origin: margin; left: 10px; padding: 0 4px; color: @text2; }
*[card="true"] { background: @panel; border: 1px solid @hairline; border-radius: 8px; }
*[card="accent"] { background: @panel; border: 2px solid @accent; border-radius: 8px; }
*[bar="toolbar"], *[bar="options"] { background: @window; border-bottom: 1px solid @hairline; }
*[bar="header"] { background: @header; border-bottom: 1px solid @hairline; }
*[bar="status"] { background: @window; border-top: 1px solid @hairline; }
*[banner="error"] { background: @errorground; }
*[banner="warning"] { background: @warningground; }
*[banner="hint"] { background: @hintground; }
*[banner="well"] { background: @wellground; }
QLabel { background: transparent; }
QLabel:disabled { color: @disabled; }
QLabel[look="title"] { font-size: 15px; font-weight: 600; }
QLabel[look="strong"] { font-weight: 600; }
QLabel[look="points"] { font-size: 20px; font-weight: 700; }
QLabel[look="secondary"] { font-size: 12px; color: @text2; }
QLabel[look="caption"] { font-size: 11px; color: @text2; }
QLabel[look="error"] { color: @errortext; }
QLabel[look="warning"] { color: @warningtext; }
QLabel[look="hint"] { color: @hinttext; }
QLabel[look="well"] { color: @welltext; }
)";

} // namespace

QString styleSheetOf(const Theme& theme) {
    QString sheet = QLatin1String(windowSheet) + QLatin1String(buttonSheet) + QLatin1String(fieldSheet)
                    + QLatin1String(listSheet);
    // Longer names first where one begins another.
    const std::pair<const char*, QColor> colours[] = {
        {"@accenthover", theme.accentHover},
        {"@accent", theme.accent},
        {"@onaccent", theme.onAccent},
        {"@disabled", theme.disabledText},
        {"@errorground", theme.error.ground},
        {"@errortext", theme.error.text},
        {"@warningground", theme.warning.ground},
        {"@warningtext", theme.warning.text},
        {"@hintground", theme.hint.ground},
        {"@hinttext", theme.hint.text},
        {"@wellground", theme.allWell.ground},
        {"@welltext", theme.allWell.text},
        {"@field", theme.field},
        {"@hairline", theme.hairline},
        {"@header", theme.header},
        {"@outline", theme.outline},
        {"@panel", theme.panel},
        {"@soft", theme.soft},
        {"@tiptext", theme.tipText},
        {"@tip", theme.tip},
        {"@text2", theme.secondaryText},
        {"@text", theme.text},
        {"@window", theme.window},
    };
    for (const auto& [name, colour] : colours)
        sheet.replace(QLatin1String(name), colour.name());
    return sheet.replace(QLatin1String("@@"), QLatin1String(theme.dark ? "night" : "light"));
}

void setSegmented(const QList<QAbstractButton*>& buttons) {
    for (qsizetype i = 0; i < buttons.size(); ++i) {
        const bool first = i == 0;
        const bool last = i == buttons.size() - 1;
        const char* const place = first && last ? "only" : first ? "first" : last ? "last" : "middle";
        buttons[i]->setCheckable(true);
        setStyleProperty(buttons[i], "segment", QLatin1String(place));
        // The checked segment lies on the accent, where an accent icon would vanish.
        if (const QString name = buttons[i]->icon().name(); !name.isEmpty())
            buttons[i]->setIcon(icon(name, IconGround::Segment));
    }
}

void setStyleProperty(QWidget* widget, const char* name, const QVariant& value) {
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

} // namespace isle
