#include "engine/formats/isle_file.h"
