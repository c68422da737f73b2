"""How quickly the table itself acts: bots, automatic passes, sleep. Numbers only."""

from msgspec import Struct


class Pace(Struct, frozen=True):
    """All in seconds; a pair is the least and the most of an even spread."""

    move: tuple[float, float] = (0.5, 1.1)
    """A bot's own move."""
    react: tuple[float, float] = (0.25, 0.6)
    """A bot's answer in a reaction window."""
    grace: float = 0.7
    """Until a pass is sent for somebody who has nothing to answer with: always the same, so that it tells nothing."""
    grace_alone: float = 0.3
    """The same where all others are bots."""
    think: float = 0.4
    """A bot that thinks apart takes at least so long, whatever it holds."""
    away: float = 180.0
    """Who has been gone for this long may be stood in for by others; without a host for this long, anybody who sits may
    begin."""
    sleep: float = 60.0
    """A table where nobody is connected leaves memory after this."""


FAST = Pace((0.0, 0.0), (0.0, 0.0), 0.0, 0.0, 0.0)
