preset official
dead-ground off
