preset official
boxes base
