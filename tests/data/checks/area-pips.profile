preset off
area-pips on
