"""The chances of a hit: how hard it may be, and whether what is left can absorb it."""

from collections.abc import Sequence

from msgspec import Struct

from parlour.games.fate.content.numbers import WORTH
from parlour.games.fate.odds.dice import APART, FOUR, Ways


class Hit(Struct, frozen=True):
    shift: int
    ways: int
    can_be_taken: bool


class Harm(Struct, frozen=True):
    """Ways out of `of`; the hits by their shift, from 1 up."""

    unhurt: int
    absorbed: int
    out: int
    of: int
    hits: tuple[Hit, ...]


def most_absorbed(boxes: Sequence[int], consequences: Sequence[str], *, many_boxes: bool = False) -> int:
    """FAE-080, FAE-082: the hardest hit these free boxes and consequences can take; one box for a hit."""
    stress = sum(boxes) if many_boxes else max(boxes, default=0)
    return stress + sum([WORTH[degree] for degree in consequences])


def harm(attack: int, defence: int, absorbs: int, *, defends: bool = True) -> Harm:
    """FAE-075 to FAE-078: an attack with this bonus against a defence (or a fixed difficulty, where nobody defends)."""
    totals: Ways = APART if defends else FOUR
    unhurt = sum([ways for gap, ways in totals.items() if gap + attack - defence <= 0])
    hits = tuple(
        Hit(gap + attack - defence, ways, gap + attack - defence <= absorbs)
        for gap, ways in totals.items()
        if gap + attack - defence > 0
    )
    absorbed = sum([hit.ways for hit in hits if hit.can_be_taken])
    out = sum([hit.ways for hit in hits]) - absorbed
    return Harm(unhurt, absorbed, out, unhurt + absorbed + out, hits)
