#pragma once

#include "editor/look/theme.h"

#include <QList>
#include <QString>

class QAbstractButton;

namespace isle {

/// The style sheet of the application in a theme (visual design 4, 15). Besides Qt's own widgets it knows
/// these properties:
/// - QPushButton `primary` = true: the one thing to do here, filled with the accent;
/// - QPushButton `flat`: no frame until hovered;
/// - buttons `segment` = "first", "middle", "last", "only": a row of choices, see setSegmented;
/// - QFrame or QWidget `card` = true: a card on a panel; `card` = "accent": with a 2 px accent frame;
/// - QWidget `bar` = "toolbar", "options", "header", "status": the ground of a bar with its hairline;
/// - QLabel `look` = "title", "secondary", "caption", "strong", "points", "error", "warning", "hint", "well";
/// - QWidget `banner` = "error", "warning", "hint", "well": a strip or row in the colour of a severity.
[[nodiscard]] QString styleSheetOf(const Theme& theme);

/// Makes checkable buttons look like one control with segments; they should stand side by side without
/// spacing. The caller puts them into a QButtonGroup.
void setSegmented(const QList<QAbstractButton*>& buttons);

/// Sets a property a style sheet looks at and applies the sheet anew to the widget.
void setStyleProperty(QWidget* widget, const char* name, const QVariant& value);

} // namespace isle
