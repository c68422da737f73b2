"""The printed numbers of Domino Knights (catalogue 6), as data."""

LEAST_SEATS, MOST_SEATS = 2, 6
HEALTH_PER_PIP = 3
HAND_AT_START, HAND_AFTER_DRAW, HAND_AT_END = 5, 6, 5
RECRUITS = 2
AID_SECONDS = 20
PLAYERS_PER_DECK = 3
MINUTES = 60
PLEA_LENGTH = 280
NAME_LENGTH = 40

SUGGESTED_NAMES = (
    "Ravenmoor", "Harrowgate", "Thistledown", "Emberfall", "Greywater", "Larkspire",
    "Oakhollow", "Stormhaven", "Winterhold", "Briarwick", "Goldmere", "Ashenford",
)  # fmt: skip
