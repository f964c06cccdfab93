preset official
start-room each 10
