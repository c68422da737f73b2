"""How pieces are called: cards, dominoes, Knights, places and Kingdoms, to the seat that asks."""

from collections.abc import Callable, Sequence

from parlour.core.offers import Piece
from parlour.core.phrasebook import Phrasebook, listed
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

SAY = Phrasebook(__package__, "pieces")
MOST_PIPS = 12
_SUIT_KEYS = ("spades", "hearts", "diamonds", "clubs")


def suit_name(suit: int) -> str:
    return SAY(f"suit-{_SUIT_KEYS[suit]}")


def special_name(kind: int) -> str:
    return SAY(f"special-{SPECIAL_NAMES[kind].lower()}")


def step_name(phase: str) -> str:
    return SAY(f"step-{phase}")


def count(number: int) -> str:
    """A small number in words."""
    return SAY(f"number-{number}") if 0 <= number <= MOST_PIPS else str(number)


def short_card(card: int) -> str:
    """As it is printed, 7♠; what has no suit by its name."""
    return card_name(card) if card >= BLANK_CARD_AT or RANK[card] == JOKER else CARD_NAMES[card]


def cards(numbers: Sequence[int]) -> str:
    return listed([short_card(n) for n in numbers])


def dominoes(numbers: Sequence[int]) -> str:
    return listed([BODY_NAMES[n] for n in numbers])


def special(card: int, *, dominoless: bool = False) -> str:
    """A special card by its name in the rules: Death (A♠)."""
    kind = special_of(card, dominoless=dominoless)
    return SAY("special-card", name=special_name(kind), card=short_card(card)) if kind else short_card(card)


def pair(piece: Knight) -> str:
    """DK-187: the card that attacks and the card that defends: 9♦/5♦."""
    cards = piece.cards if POINTS[piece.cards[0]] == piece.attack else piece.cards[::-1]
    return "/".join([short_card(card) for card in cards])


def knight(piece: Knight) -> str:
    """A Knight as the log writes it: [3:6] ♣ 6/3, or [9♦] 9♦/5♦."""
    suit = "" if piece.suit == NO_SUIT else SUITS[piece.suit]
    if piece.domino in BLANKS:
        marks = " ".join(["" if piece.domino == BLANK else BODY_NAMES[piece.domino], suit]).strip()
        if piece.model == NOBODY:
            return SAY("the-doppelganger", marks=marks)
        return SAY("the-doppelganger-as", marks=marks, model=BODY_NAMES[piece.model])
    if piece.domino >= PAIR:
        return f"{BODY_NAMES[piece.domino]} {pair(piece)}"
    return " ".join([part for part in (BODY_NAMES[piece.domino], suit, f"{piece.attack}/{piece.defence}") if part])


def card_name(card: int) -> str:
    if card >= BLANK_CARD_AT:
        name, second = SAY("blank-card"), card > BLANK_CARD_AT
    elif RANK[card] == JOKER:
        return SAY("joker", number=CARD_NAMES[card][2:])
    else:
        name, second = SAY("card", rank=SAY(f"rank-{RANK[card]}"), suit=suit_name(SUIT[card])), card >= DECK
    return SAY("second-deck", card=name) if second else name


def _knight_name(state: State, seat: int, owner: int, piece: Knight) -> str:
    known = {} if piece.suit == NO_SUIT else {"suit": suit_name(piece.suit)}
    of = "" if piece.suit == NO_SUIT else "-of"
    if piece.domino in BLANKS:
        copies = piece.model != NOBODY
        known |= {"model": BODY_NAMES[piece.model]} if copies else {}
        name = SAY(f"doppelganger{of}{'-as' if copies else ''}", **known)
    elif piece.domino >= PAIR:
        name = SAY("knight", ends=pair(piece))
    else:
        name = SAY(f"knight{of}", ends=f"{count(piece.attack)}-{count(piece.defence)}", **known)
    name = name if owner == seat else SAY("theirs", who=state.kingdoms[owner].name, knight=name)
    return SAY("tapped", knight=name) if piece.domino in state.tapped else name


def _domino_name(state: State, seat: int, number: int) -> str:
    domino = number - DOMINO_AT
    for owner, kingdom in enumerate(state.kingdoms):
        for piece in kingdom.knights:
            if piece.domino == domino:
                return _knight_name(state, seat, owner, piece)
    if domino >= PAIR:
        return _dead_pair(state, domino)
    low, high = ENDS[domino]
    return SAY("domino", ends=f"{count(low)}-{count(high)}")


def _dead_pair(state: State, body: int) -> str:
    for kingdom in state.kingdoms:
        if kingdom.graveyard == bytes((body,)):
            return SAY("dead-pair", cards=cards(kingdom.tomb), who=kingdom.name)
    return SAY("pair", body=BODY_NAMES[body])


def _recruit_name(kingdom: Kingdom, piece: Recruit, *, mine: bool) -> str:
    if mine:
        return SAY("recruit", domino=BODY_NAMES[piece.domino])
    if piece.known:
        return SAY("recruit-known", who=kingdom.name, domino=BODY_NAMES[piece.domino])
    return SAY("recruit-hidden", who=kingdom.name)


def _candidate_name(kingdom: Kingdom, piece: Candidate, *, mine: bool) -> str:
    if piece.domino >= PAIR:
        return _pair_name(kingdom, piece, mine=mine)
    pips, under = BODY_NAMES[piece.domino], len(piece.cards)
    if mine:
        return SAY("candidate", domino=pips, cards=cards(piece.cards))
    if piece.known:
        return SAY("candidate-known", who=kingdom.name, domino=pips, count=under)
    return SAY("candidate-hidden", who=kingdom.name, count=under)


def _pair_name(kingdom: Kingdom, piece: Candidate, *, mine: bool) -> str:
    """DK-A84, DK-A76: backs to others, unless all saw it rise."""
    if mine:
        return SAY("pair-candidate", cards=cards(piece.cards))
    if piece.known:
        return SAY("pair-candidate-known", who=kingdom.name, cards=cards(piece.cards))
    return SAY("pair-candidate-hidden", who=kingdom.name, count=len(piece.cards))


def _place_name(state: State, seat: int, number: int) -> str:
    at = number - PLACE_AT
    for owner, kingdom in enumerate(state.kingdoms):
        for recruit in kingdom.recruits:
            if recruit.place == at:
                return _recruit_name(kingdom, recruit, mine=owner == seat)
        for candidate in kingdom.candidates:
            if candidate.place == at:
                return _candidate_name(kingdom, candidate, mine=owner == seat)
    return SAY("face-down")


def _kingdom_name(state: State, seat: int, number: int) -> str:
    at = number - KINGDOM_AT
    name = state.kingdoms[at].name if at < len(state.kingdoms) else SAY("kingdom", number=str(at + 1))
    return SAY("kingdom-yours", who=name) if at == seat else name


_BY_KIND: tuple[tuple[Callable[[int], bool], Callable[[State, int, int], str]], ...] = (
    (is_card, lambda _state, _seat, number: card_name(number)),
    (is_body, _domino_name),
    (is_kingdom, _kingdom_name),
)


def piece_name(state: State, seat: int, piece: Piece) -> str:
    """How a piece in an offer is called to this seat; what the seat may not know is not in it."""
    if isinstance(piece, str) and len(piece) == 1 and piece in SUITS:
        return suit_name(SUITS.index(piece))
    number = code(piece)
    if number < 0:
        return vote_name(piece) if state.phase == GOAL_VOTE and isinstance(piece, str) else str(piece)
    for is_kind, name in _BY_KIND:
        if is_kind(number):
            return name(state, seat, number)
    return _place_name(state, seat, number)
