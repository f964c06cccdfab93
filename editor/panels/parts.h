#pragma once

#include "engine/lattice/lattice.h"

#include <QFont>
#include <QString>

#include <vector>

class QLabel;
class QPainter;
class QRect;
class QWidget;

/// Small things the panels share.
namespace isle {

/// A font of the same family at `pixels` of the visual design, which is drawn for a general font of 13 px.
[[nodiscard]] QFont designFont(const QFont& general, double pixels, QFont::Weight weight = QFont::Normal);

/// A label in the secondary colour at 12 px, for captions and explanations.
[[nodiscard]] QLabel* secondaryLabel(const QString& text, QWidget* parent = nullptr);
/// The name of a section: 12 px, half bold.
[[nodiscard]] QLabel* sectionLabel(const QString& text, QWidget* parent = nullptr);

/// A line across a panel.
[[nodiscard]] QWidget* hairline(QWidget* parent = nullptr);

/// "1 hex", "7 hexes".
[[nodiscard]] QString hexCount(std::size_t count);
/// "D5", "D5 and E6", "7 hexes": where an edit took place.
[[nodiscard]] QString whereOf(const std::vector<Cell>& cells);

/// "Forest" from "forest", in the way of the user's language.
[[nodiscard]] QString capitalised(const QString& text);

/// The keyboard focus: a ring in the accent colour just inside a rectangle.
void paintFocusRing(QPainter& painter, const QRect& rect, int radius);

} // namespace isle
