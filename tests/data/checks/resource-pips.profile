preset off
resource-pips on
