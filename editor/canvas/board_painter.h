#pragma once

#include "editor/canvas/picture.h"
#include "editor/canvas/view_transform.h"
#include "editor/look/theme.h"

#include <QRegion>

class QPainter;

namespace isle {

/// How a board is painted.
struct PaintOptions {
    bool grid = true;
    bool names = true;
    bool vector = false; ///< draw SVG artwork itself instead of cached pixmaps, for SVG and PDF
};

/// Paints a board: sea, shallows, land, coast, docks, badges, tokens, pieces, robber and pirate, names, in
/// the order of visual design 7 and the level of detail of 8. Only what touches `region` (in pixels) is
/// painted when it is not empty.
void paintBoard(QPainter& painter, const BoardPicture& picture, const ViewTransform& view, const Theme& theme,
                const PaintOptions& options, const QRegion& region = {});

} // namespace isle
