preset official
edge-adjacent on
