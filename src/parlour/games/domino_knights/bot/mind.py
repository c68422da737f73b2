"""What a bot keeps in mind while it decides: a world it could be in, its seat, its temper, and a few plain measures."""

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from msgspec import Struct

from parlour.core.offers import Choose, Offer, Piece
from parlour.games.domino_knights.model import Knight, State
from parlour.games.domino_knights.pieces import LIFE, POINTS, POWER, RANK, SPECIAL, code
from parlour.games.domino_knights.rules import play as rules
from parlour.games.domino_knights.rules.questions import models, powers, ready, values


class Temper(Struct, frozen=True):
    """How a player weighs things, in points of Health."""

    knight: float = 0.6
    """For each pip of a Knight in play."""
    risk: float = 0.45
    """Of what the others could do to us while our attackers are tapped."""
    training: float = 8.0
    """For each pip of a Recruit that is trained, against the cards it takes."""
    special: float = 8.0
    """A card that can do more than pay is kept for so much more."""
    boldness: float = 0.5
    """What an attack must promise."""
    low: float = 12.0
    """At the end of a turn number cards below this go, so that better ones are drawn."""
    misses: float = 0.0
    """How often it overlooks that a special card could be played now."""


class Fighter(NamedTuple):
    """A Knight as it counts in battle."""

    body: int
    attack: int
    defence: int
    worth: float


class Mind:
    """One decision of one seat. Of the others' secrets the world holds a guess, which only search may look at."""

    __slots__ = ("me", "random", "seat", "state", "temper")

    def __init__(self, state: State, seat: int, temper: Temper, random: Callable[[], float]) -> None:
        self.state, self.seat, self.temper, self.random = state, seat, temper, random
        self.me = state.kingdoms[seat]

    def of(self, command: type) -> list[Offer]:
        """What the rules offer of this command."""
        return list(rules.COMMANDS[command][0](self.state, self.seat))

    def fighter(self, seat: int, knight: Knight) -> Fighter:
        """How much a Knight matters: both ends, and what is spent on it."""
        attack, defence, _, _ = values(self.state, seat, knight)
        worth = self.temper.knight * (attack + defence)
        if knight.life >= 0:
            worth += 4
        for card in knight.on:
            worth += 4 if SPECIAL[card] in (LIFE, POWER) else 1
        return Fighter(knight.domino, attack, defence, worth)

    def fighters(self, seat: int) -> list[Fighter]:
        return [self.fighter(seat, knight) for knight in self.state.kingdoms[seat].knights]

    def ready(self, seat: int) -> list[Fighter]:
        """Those that could be committed now."""
        return [self.fighter(seat, knight) for knight in ready(self.state, seat)]

    def rivals(self) -> list[int]:
        return [seat for seat, kingdom in enumerate(self.state.kingdoms) if seat != self.seat and kingdom.alive]

    def leader(self) -> int:
        """The rival who is ahead; of several the next at the table."""
        kingdoms = self.state.kingdoms
        return max(self.rivals(), key=lambda seat: (kingdoms[seat].health, -self.distance(seat)))

    def distance(self, seat: int) -> int:
        """How many seats on, clockwise."""
        return (seat - self.seat) % len(self.state.kingdoms)

    def restless(self) -> float:
        """Peace must not last for ever: the longer a game goes on, the less an attack or a block has to promise. Where
        Fame counts nobody is hurt by staying at home, so the blood is up from the beginning."""
        state = self.state
        late = state.turn - 6 * len(state.kingdoms)
        return (2.0 if state.fame else 0.0) + (0.25 * late if late > 0 else 0.0)

    def hurt(self, seat: int) -> float:
        """What a point of damage to this Kingdom weighs: the more, the less Health is left. Where Fame counts,
        nothing."""
        if self.state.fame:
            return 0.0
        health = self.state.kingdoms[seat].health
        return 1.0 + 4.0 / max(1, health)


def keeping(temper: Temper, card: int) -> float:
    """How gladly a card is kept rather than laid in training."""
    return POINTS[card] if 2 <= RANK[card] <= 9 else POINTS[card] + temper.special


def best_model(state: State, suit: int) -> int:
    """Both ends of the strongest Knight a Doppelganger of this suit could copy; 0 where there is none."""
    return max([(one.attack + one.defence) << powers(one) for one in models(state, suit)], default=0)


def cheapest(temper: Temper, ask: Choose, needed: int) -> tuple[Piece, ...] | None:
    """The choice that reaches this sum and costs least: few points wasted, specials kept."""
    price = {piece: keeping(temper, code(piece)) for piece in ask.of}
    worth = dict(zip(ask.of, ask.worth, strict=True)) if ask.worth else price
    best: tuple[float, tuple[Piece, ...]] | None = None
    for size in range(max(1, ask.least), min(ask.most, 4) + 1):
        for chosen in combinations(ask.of, size):
            if needed:
                worths = [worth[piece] for piece in chosen]
                total = sum(worths)
                if total < needed or (ask.enough and total - min(worths) >= ask.enough):
                    continue
            cost = sum([price[piece] for piece in chosen])
            if best is None or cost < best[0]:
                best = cost, chosen
        if not needed and best is not None:
            break
    return best[1] if best else None
