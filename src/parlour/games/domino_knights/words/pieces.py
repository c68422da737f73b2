"""How pieces are called: cards, dominoes, Knights, places and Kingdoms, to the seat that asks."""

from collections.abc import Callable, Sequence

from parlour.core.offers import Piece
from parlour.games.domino_knights.model import GOAL_VOTE, NOBODY, Candidate, Kingdom, Knight, Recruit, State
from parlour.games.domino_knights.pieces import (
    BLANK,
    BLANK_CARD_AT,
    BLANKS,
    BODY_NAMES,
    CARD_NAMES,
    DECK,
    DOMINO_AT,
    ENDS,
    JOKER,
    KINGDOM_AT,
    NO_SUIT,
    PAIR,
    PLACE_AT,
    POINTS,
    RANK,
    SPECIAL_NAMES,
    SUIT,
    SUITS,
    code,
    is_body,
    is_card,
    is_kingdom,
    special_of,
)  # fmt: skip
from parlour.games.domino_knights.words.endings import vote_name

SUIT_NAMES = ("Spades", "Hearts", "Diamonds", "Clubs", "no suit")
_RANK_NAMES = (
    "",
    "Ace",
    "Two",
    "Three",
    "Four",
    "Five",
    "Six",
    "Seven",
    "Eight",
    "Nine",
    "Ten",
    "Jack",
    "Queen",
    "King",
)
_COUNTS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_SUIT_OF = dict(zip(SUITS, SUIT_NAMES, strict=False))


def count(number: int) -> str:
    """A small number in words."""
    return _COUNTS[number] if 0 <= number < len(_COUNTS) else str(number)


def listed(words: Sequence[str]) -> str:
    """a, b and c"""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def some(number: int, one: str) -> str:
    """1 card, 2 cards"""
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


def cards(numbers: Sequence[int]) -> str:
    return listed([CARD_NAMES[n] for n in numbers])


def dominoes(numbers: Sequence[int]) -> str:
    return listed([BODY_NAMES[n] for n in numbers])


def special(card: int, *, dominoless: bool = False) -> str:
    """A special card by its name in the rules: Death (A♠)."""
    kind = special_of(card, dominoless=dominoless)
    return f"{SPECIAL_NAMES[kind]} ({CARD_NAMES[card]})" if kind else CARD_NAMES[card]


def pair(piece: Knight) -> str:
    """DK-187: the card that attacks and the card that defends: 9♦/5♦."""
    cards = piece.cards if POINTS[piece.cards[0]] == piece.attack else piece.cards[::-1]
    return "/".join([CARD_NAMES[card] for card in cards])


def knight(piece: Knight) -> str:
    """A Knight as the log writes it: [3:6] ♣ 6/3, or [9♦] 9♦/5♦."""
    suit = "" if piece.suit == NO_SUIT else f" {SUITS[piece.suit]}"
    if piece.domino in BLANKS:
        which = "" if piece.domino == BLANK else f" {BODY_NAMES[piece.domino]}"
        return f"the Doppelganger{which}{suit}" + ("" if piece.model == NOBODY else f" as {BODY_NAMES[piece.model]}")
    if piece.domino >= PAIR:
        return f"{BODY_NAMES[piece.domino]} {pair(piece)}"
    return f"{BODY_NAMES[piece.domino]}{suit} {piece.attack}/{piece.defence}"


def card_name(card: int) -> str:
    if card >= BLANK_CARD_AT:
        return "blank card" + (" (second deck)" if card > BLANK_CARD_AT else "")
    if RANK[card] == JOKER:
        return f"Joker {CARD_NAMES[card][2:]}"
    return f"{_RANK_NAMES[RANK[card]]} of {SUIT_NAMES[SUIT[card]]}" + (" (second deck)" if card >= DECK else "")


def _knight_name(state: State, seat: int, owner: int, piece: Knight) -> str:
    whose = "" if owner == seat else f"{state.kingdoms[owner].name}'s "
    of = "" if piece.suit == NO_SUIT else f" of {SUIT_NAMES[piece.suit]}"
    rest = ", tapped" if piece.domino in state.tapped else ""
    if piece.domino in BLANKS:
        copies = "" if piece.model == NOBODY else f" copying {BODY_NAMES[piece.model]}"
        return f"{whose}Doppelganger{of}{copies}{rest}"
    if piece.domino >= PAIR:
        return f"{whose}Knight {pair(piece)}{rest}"
    return f"{whose}Knight {count(piece.attack)}-{count(piece.defence)}{of}{rest}"


def _domino_name(state: State, seat: int, number: int) -> str:
    domino = number - DOMINO_AT
    for owner, kingdom in enumerate(state.kingdoms):
        for piece in kingdom.knights:
            if piece.domino == domino:
                return _knight_name(state, seat, owner, piece)
    if domino >= PAIR:
        return _dead_pair(state, domino)
    low, high = ENDS[domino]
    return f"domino {count(low)}-{count(high)}"


def _dead_pair(state: State, body: int) -> str:
    for kingdom in state.kingdoms:
        if kingdom.graveyard == bytes((body,)):
            return f"{cards(kingdom.tomb)} in the graveyard of {kingdom.name}"
    return f"pair {BODY_NAMES[body]}"


def _recruit_name(kingdom: Kingdom, piece: Recruit, *, mine: bool) -> str:
    pips = BODY_NAMES[piece.domino]
    if mine:
        return f"Recruit {pips}"
    return f"Recruit {pips} of {kingdom.name}" if piece.known else f"face-down Recruit of {kingdom.name}"


def _candidate_name(kingdom: Kingdom, piece: Candidate, *, mine: bool) -> str:
    if piece.domino >= PAIR:
        return _pair_name(kingdom, piece, mine=mine)
    pips = BODY_NAMES[piece.domino]
    if mine:
        return f"Candidate {pips} on {cards(piece.cards)}"
    under = f"of {kingdom.name} on {some(len(piece.cards), 'card')}"
    return f"Candidate {pips} {under}" if piece.known else f"face-down Candidate {under}"


def _pair_name(kingdom: Kingdom, piece: Candidate, *, mine: bool) -> str:
    """DK-A84, DK-A76: backs to others, unless all saw it rise."""
    of = "" if mine else f" of {kingdom.name}"
    if mine or piece.known:
        return f"Candidate {cards(piece.cards)}{of}"
    return f"face-down Candidate{of}, {some(len(piece.cards), 'card')}"


def _place_name(state: State, seat: int, number: int) -> str:
    at = number - PLACE_AT
    for owner, kingdom in enumerate(state.kingdoms):
        for recruit in kingdom.recruits:
            if recruit.place == at:
                return _recruit_name(kingdom, recruit, mine=owner == seat)
        for candidate in kingdom.candidates:
            if candidate.place == at:
                return _candidate_name(kingdom, candidate, mine=owner == seat)
    return "face-down domino"


def _kingdom_name(state: State, seat: int, number: int) -> str:
    at = number - KINGDOM_AT
    name = state.kingdoms[at].name if at < len(state.kingdoms) else f"Kingdom {at + 1}"
    return f"{name} (yours)" if at == seat else name


_BY_KIND: tuple[tuple[Callable[[int], bool], Callable[[State, int, int], str]], ...] = (
    (is_card, lambda _state, _seat, number: card_name(number)),
    (is_body, _domino_name),
    (is_kingdom, _kingdom_name),
)


def piece_name(state: State, seat: int, piece: Piece) -> str:
    """How a piece in an offer is called to this seat; what the seat may not know is not in it."""
    if piece in _SUIT_OF:
        return _SUIT_OF[str(piece)]
    number = code(piece)
    if number < 0:
        return vote_name(piece) if state.phase == GOAL_VOTE and isinstance(piece, str) else str(piece)
    for is_kind, name in _BY_KIND:
        if is_kind(number):
            return name(state, seat, number)
    return _place_name(state, seat, number)
