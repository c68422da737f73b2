"""What was counted in some games: integers only, so that tallies add up to the same whichever way the games were shared
out."""

from collections.abc import Iterable, Mapping

from msgspec import Struct, field

WHOLE = 2520
"""One victory, in parts that 1 to 10 winners can share."""


class Wins(Struct):
    """How one seat, strength or role did."""

    games: int = 0
    """Games it took part in."""
    seats: int = 0
    """Seats it had in them, all together."""
    alone: int = 0
    """Victories of one of its seats alone."""
    shared: int = 0
    """Shares it had in victories of several seats, each counted once."""
    parts: int = 0
    """All its victories, in parts of WHOLE."""

    def count(self, seats: Iterable[int], winners: tuple[int, ...]) -> None:
        """One more game, in which it had these seats."""
        mine = tuple(seats)
        won = len([seat for seat in mine if seat in winners])
        self.games += 1
        self.seats += len(mine)
        if won:
            self.alone += len(winners) == 1
            self.shared += won if len(winners) > 1 else 0
            self.parts += WHOLE * won // len(winners)

    def add(self, other: "Wins") -> None:
        self.games += other.games
        self.seats += other.seats
        self.alone += other.alone
        self.shared += other.shared
        self.parts += other.parts


class SpecialCount(Struct):
    """One special card."""

    played: int = 0
    games: int = 0
    """Games it was played in."""
    negated: int = 0
    felled: int = 0
    """Plays without which nobody's fate would have been sealed that turn as it was: somebody fell or won by it."""
    saved: int = 0
    """Plays without which somebody would have fallen or won that turn who did not."""
    last: int = 0
    """Games whose last turn it decided so."""
    players: Wins = field(default_factory=Wins)
    """Who played it at least once in a game."""

    def add(self, other: "SpecialCount") -> None:
        self.played += other.played
        self.games += other.games
        self.negated += other.negated
        self.felled += other.felled
        self.saved += other.saved
        self.last += other.last
        self.players.add(other.players)


class Failure(Struct, frozen=True, order=True):
    """A game that could not be played to its end."""

    number: int
    seed: int
    what: str


class Tally(Struct):
    """Everything a study counts."""

    games: int = 0
    """Played to the end or broken off. All other counts are of games that came to an end."""
    unfinished: int = 0
    """Broken off after too many decisions."""
    decisions: dict[int, int] = {}
    """So many decisions: in so many games."""
    turns: dict[int, int] = {}
    endings: dict[str, int] = {}
    winners: dict[int, int] = {}
    """So many winners: in so many games."""
    levels: dict[str, Wins] = {}
    seats: dict[int, Wins] = {}
    first: Wins = field(default_factory=Wins)
    specials: dict[str, SpecialCount] = {}
    failures: list[Failure] = []

    def add(self, other: "Tally") -> None:
        """The other's games were counted here too."""
        self.games += other.games
        self.unfinished += other.unfinished
        for mine, theirs in (
            (self.decisions, other.decisions),
            (self.turns, other.turns),
            (self.winners, other.winners),
        ):
            _sum(mine, theirs)
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count
        for level, wins in other.levels.items():
            self.levels.setdefault(level, Wins()).add(wins)
        for seat, wins in other.seats.items():
            self.seats.setdefault(seat, Wins()).add(wins)
        self.first.add(other.first)
        for key, special in other.specials.items():
            self.specials.setdefault(key, SpecialCount()).add(special)
        self.failures = sorted([*self.failures, *other.failures])


def _sum(mine: dict[int, int], theirs: Mapping[int, int]) -> None:
    for value, count in theirs.items():
        mine[value] = mine.get(value, 0) + count
