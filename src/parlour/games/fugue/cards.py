"""The 78 cards: small numbers inside (their place in the deck), keys in commands and views, names for people."""

from typing import Literal

from msgspec import Struct

from parlour.core.files import read_toml

Suit = Literal["major", "wands", "cups", "swords", "coins"]
FOOL, STRENGTH, WHEEL, JUSTICE, WORLD = "major-00", "major-08", "major-10", "major-11", "major-21"


class Card(Struct, frozen=True):
    key: str
    name: str
    suit: Suit
    number: int
    """Majors 0 to 21; Ace 1, Page 11, Knight 12, Queen 13, King 14."""
    picture: str
    """What its drawing shows: the text alternative too."""
    prompt: str
    """A question to tell from; an offer, never a duty."""


class _Deck(Struct):
    card: tuple[Card, ...]


CARDS: tuple[Card, ...] = read_toml("parlour.games.fugue.content", "deck.toml", _Deck).card
CARD: dict[str, Card] = {card.key: card for card in CARDS}
KEYS: tuple[str, ...] = tuple(CARD)
NAMES: tuple[str, ...] = tuple([card.name for card in CARDS])
"""By place in the deck, as chance is asked for them."""
INDEX: dict[str, int] = {key: at for at, key in enumerate(KEYS)}
MAJORS: tuple[str, ...] = tuple([card.key for card in CARDS if card.suit == "major"])
_MAJOR = frozenset(MAJORS)


def is_major(key: str) -> bool:
    return key in _MAJOR
