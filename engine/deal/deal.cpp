#include "engine/deal/deal.h"
