preset official
number-twice-on-resource on
