"""What a bot keeps in mind while it decides: its view, its offers, and a few plain measures of them."""

from collections.abc import Callable, Sequence
from itertools import combinations

from parlour.core.offers import Choose, Offer, Piece
from parlour.games.domino_knights.pieces import POINTS, code
from parlour.games.domino_knights.view import KingdomSeen, KnightSeen, Private, Public


class Mind:
    """One decision of one seat."""

    def __init__(
        self, public: Public, private: Private, offers: Sequence[Offer], seat: int, random: Callable[[], float]
    ) -> None:
        self.public, self.private, self.offers, self.seat, self.random = public, private, offers, seat, random
        self.me: KingdomSeen = public.kingdoms[seat]
        self.knights: dict[Piece, tuple[int, KnightSeen]] = {
            knight.id: (owner, knight) for owner, kingdom in enumerate(public.kingdoms) for knight in kingdom.knights
        }

    def of(self, command: str) -> list[Offer]:
        return [offer for offer in self.offers if offer.command == command]

    def ready(self, seat: int) -> list[KnightSeen]:
        return [k for k in self.public.kingdoms[seat].knights if not k.tapped and not k.flipped]

    def rivals(self) -> list[int]:
        return [i for i, k in enumerate(self.public.kingdoms) if i != self.seat and k.alive]

    def worth(self, knight: KnightSeen) -> int:
        """How much a Knight matters: both ends, and what is spent on it."""
        return knight.attack + knight.defence + 2 * len(knight.on)

    def danger(self) -> bool:
        """Health low enough that a Knight is well spent to keep it."""
        return self.me.health <= self.public.highest


def keeping_value(card: Piece) -> int:
    """How gladly a card is kept rather than laid in training: specials can do more than pay."""
    points = POINTS[code(card)]
    return points if points < 10 else points + 8


def cheapest(ask: Choose) -> tuple[Piece, ...] | None:
    """The choice that reaches the sum and costs least: few points wasted, specials kept."""
    worth = dict(zip(ask.of, ask.worth, strict=True)) if ask.worth else dict.fromkeys(ask.of, 0)
    needed = ask.reach or ask.enough
    best: tuple[int, tuple[Piece, ...]] | None = None
    for size in range(max(1, ask.least), min(ask.most, 4) + 1):
        for chosen in combinations(ask.of, size):
            total = sum([worth[card] for card in chosen])
            if total < needed or (ask.enough and total - min([worth[c] for c in chosen]) >= ask.enough):
                continue
            price = sum([keeping_value(card) for card in chosen])
            if best is None or price < best[0]:
                best = price, chosen
    return best[1] if best else None
