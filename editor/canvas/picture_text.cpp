#include "editor/canvas/picture_text.h"

#include <QCoreApplication>

namespace isle {

QString counterText(const CounterPlate& plate) {
    const auto text = [&plate](const char* sentence) {
        return QCoreApplication::translate("CounterPlate", sentence).arg(plate.filled).arg(plate.of);
    };
    switch (plate.kind) {
    case CounterPlate::Kind::None:
        break;
    case CounterPlate::Kind::Cloth:
        return text(QT_TRANSLATE_NOOP("CounterPlate", "cloth %1 of %2"));
    case CounterPlate::Kind::Strength:
        return text(QT_TRANSLATE_NOOP("CounterPlate", "strength %1 of %2"));
    case CounterPlate::Kind::Units:
        return text(QT_TRANSLATE_NOOP("CounterPlate", "%1 of %2 units dug"));
    }
    return {};
}

} // namespace isle
