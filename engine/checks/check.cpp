#include "engine/checks/check.h"
