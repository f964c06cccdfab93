preset official
same-number-adjacent on
