#include "editor/tools/tool.h"

namespace isle {

bool Tool::keyPressed(int /*key*/, Qt::KeyboardModifiers /*modifiers*/, Cell /*cursor*/) {
    return false;
}

} // namespace isle
