"""The numbers the rules print."""

START_REFRESH = 3
LEAST_REFRESH = 1
FREE_STUNTS = 3
MOST_STUNTS = 5
GENERAL_ASPECTS = 3
RATINGS = (3, 2, 2, 1, 1, 0)
"""FAE-031, best first."""
WORTH = {"mild": 2, "moderate": 4, "severe": 6}
"""FAE-082."""
STYLE = 3
INVOKED = 2
STUNT = 2
HELPED = 1
MOOK_BOXES = 2
"""FAE-172: at most."""
MEMBERS_A_BOX = 2
MOST_MEMBERS = 40
DECK = 81
HIGHEST_TARGET = 20
LOWEST_TARGET = -2
FAIR = 2
"""A difficulty to begin with."""
NAME, PHRASE, SENTENCE = 60, 120, 600
"""How long a name, an aspect and an explanation may be."""
