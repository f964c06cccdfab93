#pragma once

#include "editor/canvas/overlay.h"
#include "editor/canvas/paint_context.h"

#include <optional>
#include <span>

namespace isle {

// What lies over a board while somebody works on it (visual design 9, 11, 15.2), each painted live.

/// A dotted line just inside the coast of start islands and a pennant on their first hex, when the map also
/// has other islands.
void paintStartAreas(const PaintContext& context);
/// Whether a picture has start areas to show.
[[nodiscard]] bool hasStartAreas(const BoardPicture& picture);

void paintProblemHexes(const PaintContext& context, std::span<const ProblemMark> marks);
void paintProblemMarks(const PaintContext& context, std::span<const ProblemMark> marks);
/// The centre of a problem's mark in pixels, and the mark's width.
[[nodiscard]] QPointF problemMarkCentre(const PaintContext& context, const ProblemMark& mark);
[[nodiscard]] double problemMarkWidth(DetailLevel level);

/// `pointed` is the place under the pointer: its piece shows.
void paintLegalPlaces(const PaintContext& context, std::span<const LegalPlace> places,
                      std::optional<std::size_t> pointed);
void paintOfferedEdges(const PaintContext& context, std::span<const EdgePlace> edges);
void paintSelection(const PaintContext& context, std::span<const Cell> cells);
void paintGhost(const PaintContext& context, const Ghost& ghost);
void paintHover(const PaintContext& context, const Place& place);
void paintKeyboardCursor(const PaintContext& context, Cell cell);
/// The outline of a place that is being pointed out.
void paintFlash(const PaintContext& context, const Place& place);

/// Where the overlays of a place may paint, in pixels.
[[nodiscard]] QRect overlayBounds(const ViewTransform& view, const Place& place);
[[nodiscard]] QRegion overlayBounds(const ViewTransform& view, std::span<const Cell> cells);
[[nodiscard]] QRegion overlayBounds(const ViewTransform& view, const Ghost& ghost);
[[nodiscard]] QRegion overlayBounds(const ViewTransform& view, const ProblemMark& mark);

/// A dark box with a line of text and a quieter one below.
void paintTip(QPainter& painter, const QRect& box, const QFont& font, const Theme& theme, const QString& text,
              const QString& detail);
/// The box of a tip beside a point, within bounds.
[[nodiscard]] QRect tipBox(const QFont& font, QPointF beside, const QRect& bounds, const QString& text,
                           const QString& detail);

} // namespace isle
