"""What the page has to know of the deck and the forms, whatever table is open: cards, parts of the body, ranks, units,
hints, what a choice means."""

from typing import Any

from msgspec import Struct

from parlour.games.fugue.cards import CARDS
from parlour.games.fugue.content.body import PARTS
from parlour.games.fugue.model import UNITS
from parlour.games.fugue.words.cards import EFFECTS, effect_note, may_words, rank_names
from parlour.games.fugue.words.choices import choices
from parlour.games.fugue.words.hints import hints


class Rank(Struct, frozen=True):
    """How good a hand is, and what its winner may do in a fight."""

    rank: int
    name: str
    may: str


class EffectNote(Struct, frozen=True):
    """What a winner may choose, at more length."""

    effect: str
    note: str


SHELF: dict[str, tuple[Any, ...]] = {
    "CARDS": CARDS,
    "PARTS": PARTS,
    "UNITS": UNITS,
    "RANKS": tuple([Rank(rank, name, may_words(rank)) for rank, name in rank_names().items()]),
    "HINTS": hints(),
    "CHOICES": choices(),
    "EFFECTS": tuple([EffectNote(effect, effect_note(effect)) for effect in EFFECTS]),
}
