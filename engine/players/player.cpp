#include "engine/players/player.h"
