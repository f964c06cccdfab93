#pragma once

#include "engine/base/id.h"
#include "engine/checks/check.h"

#include <QColor>
#include <QPalette>

namespace isle {

/// The colours of a severity (visual design 2.5).
struct ProblemColours {
    QColor mark; ///< on the map
    QColor text;
    QColor ground; ///< of a row
};

/// Every colour of the window that is not artwork (visual design 2.4 to 2.7), in a light and a dark set.
struct Theme {
    bool dark = false;
    QColor window, panel, field, header, canvas, ruler, hairline, outline;
    QColor text, secondaryText, disabledText;
    QColor accent, accentHover, onAccent, soft; ///< soft: ground of a selected row or active tool
    QColor tip, tipText;
    ProblemColours error, warning, hint, allWell;
    QColor islandName, islandNameHalo;
    QColor coast, seaGrid;

    [[nodiscard]] const ProblemColours& of(Severity severity) const;

    static const Theme& light();
    static const Theme& night();

    /// The palette for the application: every role set.
    [[nodiscard]] QPalette palette() const;
};

/// The theme the application shows now; setTheme changes palette and style sheet of the application and
/// everything painted from a theme follows through QEvent::PaletteChange.
[[nodiscard]] const Theme& currentTheme();
void setTheme(const Theme& theme);

/// The colour of a seat's pieces and the colour of the emblem on them (2.6); the same in both themes.
[[nodiscard]] QColor seatColour(Seat seat);
[[nodiscard]] QColor seatEmblemColour(Seat seat);

} // namespace isle
