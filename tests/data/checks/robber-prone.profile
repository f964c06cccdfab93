preset off
robber-prone on
