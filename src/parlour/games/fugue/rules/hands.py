"""What cards are worth and which hand is better. Reads cards and switches, never the state of a table."""

from collections.abc import Sequence

from msgspec import Struct

from parlour.games.fugue.cards import CARD, CARDS, FOOL, JUSTICE, STRENGTH, WHEEL, WORLD, Card, is_major
from parlour.games.fugue.model import Options

LIMIT = 21
VALID = 2
"""FUG-152: so many face-up cards make a hand that can win."""
_COURT = 10
_WITHIN = (1 << LIMIT + 1) - 1


class Judged(Struct, frozen=True):
    total: int
    """The best one not above 21; of a bust hand the least there is."""
    rank: int
    """-1 fewer than two cards, 0 bust, 1 below 21, 2 to 6 the kinds of 21."""


def worths(card: Card, *, swapped: bool = False) -> tuple[int, ...]:
    """FUG-183 to FUG-190, FUG-219: what one card may count in a contest; `swapped`: Strength 11 and Justice 8
    (FUG-A62)."""
    if card.suit != "major":
        return (1, 11) if card.number == 1 else (min(card.number, _COURT),)
    if card.key == FOOL:
        return (0, 10)
    if card.key in (WHEEL, WORLD):
        return (10,)
    number = {STRENGTH: 11, JUSTICE: 8}.get(card.key, card.number) if swapped else card.number
    return (min(number, 10), max(number, 10))


_WORTHS = {name: {card.key: worths(card, swapped=name == "11-8") for card in CARDS} for name in ("8-11", "11-8")}
_SHIFTS = {name: {key: (each[0], each[-1]) for key, each in table.items()} for name, table in _WORTHS.items()}


def values(key: str, options: Options) -> tuple[int, ...]:
    """What a card may count in a contest, least first."""
    return _WORTHS[options.strength_justice][key]


def number(key: str, options: Options) -> int:
    """FUG-A30, FUG-A31: the number of a minor card in a skilled action."""
    card = CARD[key]
    if is_major(key):
        raise ValueError(f"{card.name} is a major and has no number in a skilled action")
    if card.number == 1:
        return int(options.ace_number)
    return min(card.number, 10) if options.court_number == "10" else card.number


def judge(up: Sequence[str], options: Options) -> Judged:
    """FUG-151, FUG-155, FUG-191: the worth of face-up cards, each counted as is best for the whole."""
    if len(up) == VALID and FOOL in up and WORLD in up:
        return Judged(LIMIT, 6)
    shifts = _SHIFTS[options.strength_justice]
    sums = 1  # bit n is set: a total of n is possible
    for key in up:
        low, high = shifts[key]
        sums = sums << low | sums << high
    within = sums & _WITHIN
    if not within:
        return Judged((sums & -sums).bit_length() - 1, 0)
    total = within.bit_length() - 1
    if len(up) < VALID:
        return Judged(total, -1)
    if total < LIMIT:
        return Judged(total, 1)
    return Judged(total, 2 if len(up) > VALID else 3 + is_major(up[0]) + is_major(up[1]))


def beats(a: Judged, a_cards: int, b: Judged, b_cards: int, options: Options) -> int:
    """3.7: 1 if hand a is the better, -1 if b is, 0 if they tie; a hand that cannot win is below all that can."""
    first, second = _order(a, a_cards, options), _order(b, b_cards, options)
    return (first > second) - (first < second)


def _order(judged: Judged, cards: int, options: Options) -> tuple[int, int, int]:
    if judged.rank != 1:
        return (max(judged.rank, 0), 0, 0)
    return (1, judged.total, -cards if options.fewer_cards_break_ties == "yes" else 0)
