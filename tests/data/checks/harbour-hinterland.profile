preset off
harbour-hinterland on
