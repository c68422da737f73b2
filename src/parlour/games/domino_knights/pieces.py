"""Cards and dominoes as small numbers inside, as the catalogue writes them outside: `10♦`, `10♦'`, `[6:3]`, `#4`, `@2`."""

from parlour.core.offers import Piece

SUITS = "♠♥♦♣"
SPADES, HEARTS, DIAMONDS, CLUBS, NO_SUIT = range(5)
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
ACE, TEN, JACK, QUEEN, KING, JOKER = 1, 10, 11, 12, 13, 14

DECK = 54
CARDS = 2 * DECK
SUIT = bytes(c % DECK // 13 if c % DECK < 52 else NO_SUIT for c in range(CARDS))
RANK = bytes(c % DECK % 13 + 1 if c % DECK < 52 else JOKER for c in range(CARDS))
POINTS = bytes(rank if 2 <= rank <= KING else 0 for rank in RANK)
"""DK-025, DK-057: what a card counts in training; Aces and Jokers nothing."""
FIRST_RANK = bytes(rank if rank <= KING else 0 for rank in RANK)
"""DK-031, DK-A04: rank in the draw for the first turn; a Joker has none."""


def _card_name(card: int) -> str:
    if RANK[card] == JOKER:
        return f"JK{card % DECK - 51 + 2 * (card // DECK)}"
    return RANKS[RANK[card] - 1] + SUITS[SUIT[card]] + "'" * (card // DECK)


CARD_NAMES = tuple(_card_name(c) for c in range(CARDS))

DEATH, LIFE, WEALTH, POWER, MAJESTY, LOYALTY, COURAGE, WIZARD, NECROMANCER = range(1, 10)
_ACES = {SPADES: DEATH, HEARTS: LIFE, DIAMONDS: WEALTH, CLUBS: POWER}
_FACES = {KING: MAJESTY, QUEEN: LOYALTY, JACK: COURAGE, TEN: WIZARD, JOKER: NECROMANCER}
SPECIAL = bytes(_ACES[SUIT[c]] if RANK[c] == ACE else _FACES.get(RANK[c], 0) for c in range(CARDS))
"""6.3: which special a card is when played for its effect, 0 for none."""
PLAIN = bytes(c for c in range(CARDS) if not SPECIAL[c])
UNTAKEABLE = bytes(c for c in range(CARDS) if not 2 <= RANK[c] <= 9)
SPECIAL_NAMES = ("", "Death", "Life", "Wealth", "Power", "Majesty", "Loyalty", "Courage", "Wizard", "Necromancer")

ENDS = tuple((low, high) for high in range(13) for low in range(high + 1))
DOMINOES = len(ENDS)
BLANK = 0
"""DK-155: the Doppelganger."""
COST = bytes(low + high for low, high in ENDS)
"""DK-026."""
DOMINO_NAMES = tuple(f"[{low}:{high}]" for low, high in ENDS)


def set_size(highest: int) -> int:
    """6.1: a set of highest pip n holds every [a:b] once."""
    return (highest + 1) * (highest + 2) // 2


# One number line for everything a command can point at: cards as they are, then dominoes, Kingdoms and places.
DOMINO_AT, KINGDOM_AT, PLACE_AT = 128, 256, 512
_CODES: dict[Piece, int] = {name: card for card, name in enumerate(CARD_NAMES)}
_CODES |= {name: DOMINO_AT + domino for domino, name in enumerate(DOMINO_NAMES)}
_CODES |= {f"@{seat}": KINGDOM_AT + seat for seat in range(6)}
KINGDOM_NAMES = tuple(f"@{seat}" for seat in range(6))


def code(piece: Piece) -> int:
    """The number of a piece named in a command; -1 for what names nothing."""
    found = _CODES.get(piece)
    if found is not None:
        return found
    if isinstance(piece, str) and piece[:1] == "#" and piece[1:].isascii() and piece[1:].isdigit() and len(piece) < 9:
        return PLACE_AT + int(piece[1:])
    return -1


def piece(number: int) -> str:
    """The name of a number of the line."""
    if number < DOMINO_AT:
        return CARD_NAMES[number]
    if number < KINGDOM_AT:
        return DOMINO_NAMES[number - DOMINO_AT]
    if number < PLACE_AT:
        return KINGDOM_NAMES[number - KINGDOM_AT]
    return f"#{number - PLACE_AT}"


def place(number: int) -> str:
    """The name of a place where a face-down domino lies."""
    return f"#{number}"
