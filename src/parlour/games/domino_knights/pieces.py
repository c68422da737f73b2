"""Cards and dominoes as small numbers inside, as the catalogue writes them outside: `10♦`, `10♦'`, `[6:3]`, `[9♦]`,
`#4`, `@2`."""

from parlour.core.offers import Piece

SUITS = "♠♥♦♣"
SPADES, HEARTS, DIAMONDS, CLUBS, NO_SUIT = range(5)
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
ACE, TEN, JACK, QUEEN, KING, JOKER = 1, 10, 11, 12, 13, 14

DECK = 54
DECKS = 2
BLANK_CARD_AT = DECKS * DECK
"""DK-A78: behind the decks, the blank card of each."""
CARDS = BLANK_CARD_AT + DECKS
SUIT = bytes(c % DECK // 13 if c < BLANK_CARD_AT and c % DECK < 52 else NO_SUIT for c in range(CARDS))
RANK = bytes(0 if c >= BLANK_CARD_AT else c % DECK % 13 + 1 if c % DECK < 52 else JOKER for c in range(CARDS))
POINTS = bytes(rank if 2 <= rank <= KING else 0 for rank in RANK)
"""DK-025, DK-057: what a card counts in training; Aces and Jokers nothing."""
FIRST_RANK = bytes(rank if rank <= KING else 0 for rank in RANK)
"""DK-031, DK-A04: rank in the draw for the first turn; a Joker has none."""


def _card_name(card: int) -> str:
    if card >= BLANK_CARD_AT:
        return "BL" + "'" * (card - BLANK_CARD_AT)
    if RANK[card] == JOKER:
        return f"JK{card % DECK - 51 + 2 * (card // DECK)}"
    return RANKS[RANK[card] - 1] + SUITS[SUIT[card]] + "'" * (card // DECK)


CARD_NAMES = tuple(_card_name(c) for c in range(CARDS))

DEATH, LIFE, WEALTH, POWER, MAJESTY, LOYALTY, COURAGE, WIZARD, NECROMANCER, MERCENARY = range(1, 11)
_ACES = {SPADES: DEATH, HEARTS: LIFE, DIAMONDS: WEALTH, CLUBS: POWER}
_FACES = {KING: MAJESTY, QUEEN: LOYALTY, JACK: COURAGE, TEN: WIZARD, JOKER: NECROMANCER}
SPECIAL = bytes(_ACES[SUIT[c]] if RANK[c] == ACE else _FACES.get(RANK[c], 0) for c in range(CARDS))
"""6.3: which special a card is when played for its effect, 0 for none."""
PLAIN = bytes(c for c in range(CARDS) if not SPECIAL[c])
UNTAKEABLE = bytes(c for c in range(CARDS) if not 2 <= RANK[c] <= 9)
SPECIAL_NAMES = (
    "",
    "Death",
    "Life",
    "Wealth",
    "Power",
    "Majesty",
    "Loyalty",
    "Courage",
    "Wizard",
    "Necromancer",
    "Mercenary",
)


def special_of(card: int, *, dominoless: bool) -> int:
    """Which special a card is at this table: without dominoes the Ace of Diamonds is a Mercenary (DK-190)."""
    return MERCENARY if dominoless and SPECIAL[card] == WEALTH else SPECIAL[card]


ENDS = tuple((low, high) for high in range(13) for low in range(high + 1))
DOMINOES = len(ENDS)
BLANK = 0
"""DK-155: the Doppelganger."""
DOMINO_NAMES = tuple(f"[{low}:{high}]" for low, high in ENDS)

# One number line for everything a command can point at: cards as they are, then dominoes, Kingdoms, pairs and places.
DOMINO_AT, KINGDOM_AT, PAIR_AT, PLACE_AT = 128, 256, 264, 512
PAIR = PAIR_AT - DOMINO_AT
"""Without dominoes a Knight is a pair of cards (DK-186) and goes by the first of them: `PAIR + card`, where others go
by their domino."""
BODIES = PAIR + CARDS
BODY_NAMES = (*DOMINO_NAMES, *[""] * (PAIR - DOMINOES), *[f"[{name}]" for name in CARD_NAMES])
"""What a Recruit, Candidate or Knight is called: its domino, or the first card of its pair."""
BLANKS = bytes((BLANK, *range(PAIR + BLANK_CARD_AT, BODIES)))
"""The bodies that copy another: the blank domino, and by the house's wish the blank cards (DK-A78)."""
COST = bytes(sum(ENDS[body]) if body < DOMINOES else 0 for body in range(BODIES))
"""DK-026; a pair has none (3.9)."""


def set_size(highest: int) -> int:
    """6.1: a set of highest pip n holds every [a:b] once."""
    return (highest + 1) * (highest + 2) // 2


_CODES: dict[Piece, int] = {name: card for card, name in enumerate(CARD_NAMES)}
_CODES |= {name: DOMINO_AT + body for body, name in enumerate(BODY_NAMES) if name}
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


def is_card(number: int) -> bool:
    return 0 <= number < CARDS


def is_body(number: int) -> bool:
    """A domino or a pair of cards: `number - DOMINO_AT` says which."""
    return DOMINO_AT <= number < KINGDOM_AT or PAIR_AT <= number < PLACE_AT


def is_kingdom(number: int) -> bool:
    return KINGDOM_AT <= number < PAIR_AT


def piece(number: int) -> str:
    """The name of a number of the line."""
    if number < DOMINO_AT:
        return CARD_NAMES[number]
    if number >= PLACE_AT:
        return place(number - PLACE_AT)
    return KINGDOM_NAMES[number - KINGDOM_AT] if is_kingdom(number) else BODY_NAMES[number - DOMINO_AT]


def place(number: int) -> str:
    """The name of a place where something lies face-down."""
    return f"#{number}"
