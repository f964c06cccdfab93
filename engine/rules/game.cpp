#include "engine/rules/game.h"
