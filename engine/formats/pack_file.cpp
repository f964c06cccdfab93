#include "engine/formats/pack_file.h"
