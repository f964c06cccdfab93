#pragma once

#include "engine/map/patch.h"

#include <QString>

#include <memory>
#include <optional>

class QImage;
class QMimeData;

namespace isle {

/// The type of a piece of a map on the clipboard: the text of an `.isle` file that holds only the piece.
inline constexpr auto patchMimeType = "application/x-islewright-patch+json";

/// A piece for the clipboard: as own type, as text (so that it can be sent in a letter and pasted from there)
/// and as the given picture. Null when the piece is empty or too large to be a map.
[[nodiscard]] std::unique_ptr<QMimeData> mimeOf(const MapPatch& patch, const QImage& picture);

/// The piece in what was copied here, in another window, or as the text of an `.isle` file; nothing when
/// there is none.
[[nodiscard]] std::optional<MapPatch> patchIn(const QMimeData* data);

} // namespace isle
