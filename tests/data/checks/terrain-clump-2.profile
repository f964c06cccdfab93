preset official
terrain-clump at-most 2
