#pragma once

#include "engine/map/map.h"

#include <QColor>
#include <QList>
#include <QString>

namespace isle {

/// The number limits of a hex as short as can be: "4 5 9" when few values may come, "not 6 8" otherwise, "no
/// value" when all are barred. Empty without limits.
[[nodiscard]] QString limitText(TokenSet barred);
/// The same in words for readers: "number 4, 5 or 9", "number not 6 or 8".
[[nodiscard]] QString limitWords(TokenSet barred);

// How shuffle groups (1 and up) are told apart: by a sign, a colour and the dashes of their outline.
[[nodiscard]] QString groupSign(int group);
[[nodiscard]] QColor groupColour(int group);
[[nodiscard]] QList<qreal> groupDashes(int group);

} // namespace isle
