"""Maintain and Train without dominoes (3.9): a Candidate or Knight is two cards of one suit (DK-186, DK-188, DK-A75,
DK-A78, DK-A79)."""

from parlour.core.judge import Move, One, Some
from parlour.core.offers import Choose, Offer, Pick, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import MAINTAIN, NOBODY, TRAIN, Candidate, Kingdom, Knight, State
from parlour.games.domino_knights.pieces import (
    BLANK_CARD_AT,
    BLANKS,
    BODY_NAMES,
    CARD_NAMES,
    DOMINO_AT,
    PAIR,
    PLACE_AT,
    POINTS,
    SUIT,
    code,
    place,
)
from parlour.games.domino_knights.rules.conditions import (
    ON_TURN,
    blank_last,
    candidate_of_hers,
    card_held,
    dominoes_here,
    is_blank,
    is_plain,
    models_of,
    no_pair_card,
    not_maintain,
    not_train,
    trained_already,
    unfinished,
)
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.fame import may_recruit
from parlour.games.domino_knights.rules.flow import To, resume
from parlour.games.domino_knights.rules.graves import lose_copy
from parlour.games.domino_knights.rules.questions import due, models


def suit_of(cards: bytes) -> int:
    """The suit of a pair; a blank card, which lies first, has that of the other."""
    return SUIT[cards[-1]]


def by_suit(kingdom: Kingdom) -> list[tuple[Piece, ...]]:
    """The training cards in hand, suit by suit (DK-A75)."""
    names: tuple[list[Piece], ...] = ([], [], [], [])
    for card in kingdom.hand:
        if POINTS[card]:
            names[SUIT[card]].append(CARD_NAMES[card])
    return [tuple(of_suit) for of_suit in names if of_suit]


def blank_cards(kingdom: Kingdom) -> list[Piece]:
    """DK-A78: the blank cards in hand."""
    return [CARD_NAMES[card] for card in kingdom.hand if card >= BLANK_CARD_AT]


def in_order(cards: bytes) -> bytes:
    """A blank card lies first, so that the pair goes by it."""
    return cards[::-1] if len(cards) > 1 and cards[1] >= BLANK_CARD_AT else cards


# Maintain


def promote_pairs(draft: Draft, seat: int) -> bool:
    """M2: what needs no choice is promoted, blank cards last (DK-A61). True while something waits for its owner."""
    s = draft.state
    for candidate in due(s, seat):
        first, second = candidate.cards
        if candidate.domino not in BLANKS and POINTS[first] == POINTS[second]:
            _promote(draft, seat, candidate, POINTS[first])
    waiting = due(s, seat)
    if all(c.domino in BLANKS for c in waiting):
        for blank in waiting:
            if not models(s, suit_of(blank.cards)):
                lose_copy(draft, seat, blank)
    return bool(due(s, seat))


def _promote(draft: Draft, seat: int, candidate: Candidate, attack: int, model: int = NOBODY) -> None:
    cards = candidate.cards
    defence = sum([POINTS[card] for card in cards]) - attack if model == NOBODY else 0
    draft.put(
        m.Promoted(seat, candidate.place, Knight(candidate.domino, attack, defence, suit_of(cards), cards, model=model))
    )


def offer_assign(state: State, seat: int) -> list[Offer]:
    """DK-188, DK-A61: which card attacks; blank cards, last, name their model."""
    if not state.options.dominoless or state.phase != MAINTAIN or state.window is not None or seat != state.active:
        return []
    waiting = due(state, seat)
    plain = [c for c in waiting if c.domino not in BLANKS]
    if plain:
        return [
            Offer("assign_pair", (place(c.place),), (Pick(tuple([CARD_NAMES[card] for card in c.cards])),))
            for c in plain
        ]
    out: list[Offer] = []
    for blank in waiting:
        names = tuple([BODY_NAMES[k.domino] for k in models(state, suit_of(blank.cards))])
        out.append(Offer("assign_pair", (place(blank.place), None), (Pick(names),)))
    return out


def both_cards(candidate: Candidate) -> dict[str, int]:
    return {CARD_NAMES[card]: card for card in candidate.cards}


TO_ASSIGN = Move(
    m.AssignPair,
    {
        "candidate": One(candidate_of_hers, unless=(unfinished, blank_last)),
        "attack": One(both_cards, only=is_plain, empty=None),
        "model": One(models_of, only=is_blank, empty=None),
    },
    rule="DK-188",
    unless=(*ON_TURN, dominoes_here, not_maintain),
)


def act_assign(draft: Draft, seat: int, command: m.AssignPair) -> None:
    number = code(command.candidate) - PLACE_AT
    candidate = next(c for c in draft.state.kingdoms[seat].candidates if c.place == number)
    if command.model is None:
        assert command.attack is not None
        _promote(draft, seat, candidate, POINTS[code(command.attack)])
    else:
        _promote(draft, seat, candidate, 0, code(command.model) - DOMINO_AT)
    resume(draft, To.MAINTAIN)


# Train


def _may_train(state: State, seat: int) -> bool:
    return state.options.dominoless and state.phase == TRAIN and state.window is None and seat == state.active


def offer_train_pair(state: State, seat: int) -> list[Offer]:
    """DK-186, DK-A10, DK-A79, DK-A85: two cards of one suit, or the first of them; or a blank card and one that gives
    its suit."""
    if (
        not _may_train(state, seat)
        or (state.options.train_per_turn == "one" and state.trained)
        or not may_recruit(state, seat)
    ):
        return []
    kingdom = state.kingdoms[seat]
    least = least_laid(state)
    suits = by_suit(kingdom)
    out = [
        Offer("train_pair", (), (Choose(names, least, min(2, len(names))),)) for names in suits if len(names) >= least
    ]
    for blank in blank_cards(kingdom):
        if least == 1:
            out.append(Offer("train_pair", (), (Choose((blank,)),)))
        out += [Offer("train_pair", (), (Choose((blank, card), 2, 2),)) for names in suits for card in names]
    return out


def no_fame(state: State, seat: int) -> bool:
    """DK-A85."""
    return not may_recruit(state, seat)


def least_laid(state: State) -> int:
    """DK-A79."""
    return 1 if state.options.multi_turn_training else 2


def two_blanks(it: tuple[Piece, ...]) -> bool:
    """DK-A78."""
    return len([card for card in it if code(card) >= BLANK_CARD_AT]) > 1


def two_suits(it: tuple[Piece, ...]) -> bool:
    """DK-186."""
    return len({SUIT[code(card)] for card in it if code(card) < BLANK_CARD_AT}) > 1


TO_TRAIN_PAIR = Move(
    m.TrainPair,
    {"cards": Some(card_held, unless=(no_pair_card,), least=least_laid, most=2, together=(two_blanks, two_suits))},
    rule="DK-186",
    unless=(*ON_TURN, dominoes_here, not_train, trained_already, no_fame),
)


def act_train_pair(draft: Draft, seat: int, command: m.TrainPair) -> None:
    """DK-A84: face-down, like all training cards."""
    cards = in_order(bytes([code(card) for card in command.cards]))
    draft.put(m.Trained(seat, Candidate(draft.state.places + 1, PAIR + cards[0], cards, (b"",) * len(cards))))


def offer_second_card(state: State, seat: int) -> list[Offer]:
    """DK-A79: a card that waits for its second gets one of its suit, a blank card, or, blank itself, any."""
    if not _may_train(state, seat) or not state.options.multi_turn_training:
        return []
    kingdom = state.kingdoms[seat]
    suits = by_suit(kingdom)
    out: list[Offer] = []
    for candidate in kingdom.candidates:
        if len(candidate.cards) > 1:
            continue
        if candidate.domino in BLANKS:
            fitting = [card for names in suits for card in names]
        else:
            same = [names for names in suits if SUIT[code(names[0])] == SUIT[candidate.cards[0]]]
            fitting = [card for names in same for card in names] + blank_cards(kingdom)
        if fitting:
            out.append(Offer("add_training", (place(candidate.place),), (Choose(tuple(fitting)),)))
    return out


def act_second_card(draft: Draft, seat: int, command: m.AddTraining) -> None:
    number = code(command.candidate) - PLACE_AT
    old = next(c for c in draft.state.kingdoms[seat].candidates if c.place == number)
    cards = in_order(old.cards + bytes((code(command.cards[0]),)))
    draft.put(m.TrainingAdded(seat, Candidate(number, PAIR + cards[0], cards, (b"", b""), False, old.short), 1))
