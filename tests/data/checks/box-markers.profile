preset official
box-hexes off
box-harbours off
box-pieces off
boxes base
