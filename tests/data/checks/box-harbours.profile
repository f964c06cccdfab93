preset official
boxes base, seafarers
