"""The turn outside battle and training: Maintain, Draw and Discard (2.4 to 2.6, 2.15)."""

from functools import partial

from parlour.core.judge import FLAG, Move, One, Some
from parlour.core.offers import Choose, Offer, Pick
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.content import HAND_AFTER_DRAW, HAND_AT_END, RECRUITS
from parlour.games.domino_knights.model import DISCARD, DRAW, MAINTAIN, NOBODY, Candidate, Knight, Recruit, State
from parlour.games.domino_knights.pieces import (
    BLANK,
    BLANKS,
    BODY_NAMES,
    CARD_NAMES,
    COST,
    DOMINO_AT,
    ENDS,
    PLACE_AT,
    RANK,
    SUIT,
    code,
    place,
)
from parlour.games.domino_knights.rules.conditions import (
    ON_TURN,
    blank_last,
    candidate_of_hers,
    card_held,
    is_at,
    is_blank,
    is_plain,
    knight_named,
    models_of,
    no_dominoes,
    not_discard,
    not_draw,
    not_maintain,
    not_yours,
    unfinished,
)
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.fame import may_recruit
from parlour.games.domino_knights.rules.flow import (
    CP1,
    CP2,
    CP7,
    To,
    after,
    checkpoint,
    fell_by_itself,
    next_turn,
    replenish,
    resumes,
)
from parlour.games.domino_knights.rules.pairs import promote_pairs
from parlour.games.domino_knights.rules.questions import due, models

NONE: tuple[Offer, ...] = ()


# Maintain


@resumes(To.MAINTAIN)
def maintain(draft: Draft) -> None:
    """M2 and M3: promote what needs no choice, wait for what does, then let go of what has expired (DK-045, DK-047)."""
    s = draft.state
    seat = s.active
    if s.options.dominoless:
        if not promote_pairs(draft, seat) and not reorientable(s, seat):
            _finish_maintain(draft)
        return
    for candidate in due(s, seat):
        low, high = ENDS[candidate.domino]
        if low == high and candidate.domino != BLANK:
            _promote(draft, seat, candidate, low)
    waiting = due(s, seat)
    if len(waiting) == 1 and waiting[0].domino == BLANK and not models(s, SUIT[waiting[0].cards[0]]):
        blank = waiting[0]
        draft.put(m.CopyLost(seat, blank.place, BLANK, tuple(blank.cards)))
        waiting = ()
    if waiting or reorientable(s, seat):
        return
    _finish_maintain(draft)


def _finish_maintain(draft: Draft) -> None:
    s = draft.state
    if training := s.kingdoms[s.active].candidates:
        draft.put(m.StillTraining(s.active, tuple([c.place for c in training])))
    if laid := s.kingdoms[s.active].laid:
        draft.put(m.Expired(s.active, tuple(laid)))
    if not fell_by_itself(draft):
        checkpoint(draft, CP1)


def _promote(draft: Draft, seat: int, candidate: Candidate, attack: int, model: int = NOBODY) -> None:
    knight = Knight(
        candidate.domino,
        attack,
        COST[candidate.domino] - attack,
        SUIT[candidate.cards[0]],
        candidate.cards,
        model=model,
    )
    draft.put(m.Promoted(seat, candidate.place, knight))


def offer_promote(state: State, seat: int) -> list[Offer]:
    """DK-046, DK-156, DK-A61: which end attacks; the blank, last, names its model."""
    if state.phase != MAINTAIN or state.window is not None or seat != state.active or state.options.dominoless:
        return []
    waiting = due(state, seat)
    plain = [c for c in waiting if c.domino != BLANK]
    if plain:
        return [Offer("promote", (place(c.place),), (Pick(ENDS[c.domino][::-1]),)) for c in plain]
    return [
        Offer(
            "promote",
            (place(c.place), None),
            (Pick(tuple([BODY_NAMES[k.domino] for k in models(state, SUIT[c.cards[0]])])),),
        )
        for c in waiting
    ]


def both_ends(candidate: Candidate) -> tuple[int, int]:
    return ENDS[candidate.domino]


def may_promote(state: State, seat: int) -> bool:
    """Quickly: this is the moment."""
    return not state.options.dominoless and is_at(state, seat, MAINTAIN)


TO_PROMOTE = Move(
    m.Promote,
    {
        "candidate": One(candidate_of_hers, unless=(unfinished, blank_last)),
        "attack": One(both_ends, only=is_plain, empty=None),
        "model": One(models_of, only=is_blank, empty=None),
    },
    rule="DK-046",
    unless=(*ON_TURN, no_dominoes, not_maintain),
    clear=may_promote,
)


def act_promote(draft: Draft, seat: int, command: m.Promote) -> None:
    number = code(command.candidate) - PLACE_AT
    candidate = next(c for c in draft.state.kingdoms[seat].candidates if c.place == number)
    if command.model is None:
        assert command.attack is not None
        _promote(draft, seat, candidate, command.attack)
    else:
        _promote(draft, seat, candidate, 0, code(command.model) - DOMINO_AT)
    maintain(draft)


def reorientable(state: State, seat: int) -> list[Knight]:
    """DK-A12: by the switch, ends may be exchanged in every Maintain."""
    if state.options.reorient == "never" or state.reoriented or due(state, seat):
        return []
    return [k for k in state.kingdoms[seat].knights if k.attack != k.defence and k.domino not in BLANKS]


def offer_reorient(state: State, seat: int) -> list[Offer]:
    if state.phase != MAINTAIN or state.window is not None or seat != state.active:
        return []
    names = tuple([BODY_NAMES[k.domino] for k in reorientable(state, seat)])
    return [Offer("reorient", (), (Choose(names, 0, len(names)),))] if names else []


def ends_fixed(state: State) -> bool:
    return state.options.reorient == "never"


def promotions_first(state: State, seat: int) -> bool:
    return bool(due(state, seat))


def nobody_to_turn(state: State, seat: int) -> bool:
    return not reorientable(state, seat)


def copies_another(it: tuple[int, Knight]) -> bool:
    return it[1].domino in BLANKS


def same_ends(it: tuple[int, Knight]) -> bool:
    return it[1].attack == it[1].defence


TO_REORIENT = Move(
    m.Reorient,
    {"knights": Some(knight_named, unless=(not_yours, copies_another, same_ends), least=0)},
    rule="DK-A12",
    unless=(*ON_TURN, ends_fixed, not_maintain, promotions_first, nobody_to_turn),
)


def act_reorient(draft: Draft, seat: int, command: m.Reorient) -> None:
    draft.put(m.Reoriented(seat, tuple([code(k) - DOMINO_AT for k in command.knights])))
    _finish_maintain(draft)


# Draw


@after(CP1)
def begin_draw(draft: Draft) -> None:
    """D1: refill the Recruits, recycling the dead when Peasants run low (DK-048, DK-050, DK-A03)."""
    s = draft.state
    draft.put(m.PhaseBegan(DRAW))
    while (missing := RECRUITS - len(s.kingdoms[s.active].recruits)) > 0 and may_recruit(s, s.active):
        if not s.peasants and not _recycle(draft):
            break
        got = draft.draw(s.peasants, missing, BODY_NAMES)
        draft.put(m.RecruitsDrawn(s.active, tuple([Recruit(s.places + i + 1, d) for i, d in enumerate(got)])))
    if len(s.peasants) < s.options.recycle_below:
        _recycle(draft)
    if len(s.kingdoms[s.active].hand) >= HAND_AFTER_DRAW:
        checkpoint(draft, CP2)


def _recycle(draft: Draft) -> bool:
    """DK-039: every graveyard but its top goes back among the Peasants."""
    count = sum([max(0, len(k.graveyard) - 1) for k in draft.state.kingdoms])
    if count:
        draft.put(m.Recycled(count))
    return count > 0


_FROM_DECK = Offer("draw_cards", (False,))
_FROM_DISCARD = Offer("draw_cards", (True,))


def takeable(state: State) -> bool:
    """DK-019, DK-052, DK-054: the top discard, if it is a 2 to 9, once in a Draw."""
    return bool(state.discard) and 2 <= RANK[state.discard[-1]] <= 9 and not state.took_discard


def offer_draw(state: State, seat: int) -> tuple[Offer, ...]:
    if state.phase != DRAW or state.window is not None or seat != state.active:
        return NONE
    return (_FROM_DECK, _FROM_DISCARD) if takeable(state) else (_FROM_DECK,)


def pile_empty(state: State, it: bool) -> bool:
    """DK-019."""
    return it and not state.discard


def took_already(state: State, it: bool) -> bool:
    """DK-019, DK-054."""
    return it and state.took_discard


def top_stays(state: State, it: bool) -> bool:
    """DK-052, DK-053: and it bars what is beneath it."""
    return it and not 2 <= RANK[state.discard[-1]] <= 9


def drawn_freely(state: State, it: bool) -> bool:
    """Quickly: none of these forbids."""
    return not it or takeable(state)


TO_DRAW = Move(
    m.DrawCards,
    {"from_discard": One(FLAG, unless=(pile_empty, took_already, top_stays), clear=drawn_freely)},
    rule="DK-051",
    unless=(*ON_TURN, not_draw),
    clear=partial(is_at, phase=DRAW),
)


def act_draw(draft: Draft, seat: int, command: m.DrawCards) -> None:
    """DK-051, DK-A06: to six cards, the discard first or, by the switch, at any moment of it."""
    s = draft.state
    if command.from_discard:
        draft.put(m.DiscardTaken(seat, s.discard[-1]))
    elif s.options.discard_choice == "any" and takeable(s):
        _draw_from_deck(draft, seat, 1)
        if len(s.kingdoms[seat].hand) < HAND_AFTER_DRAW:
            return
    _draw_from_deck(draft, seat, HAND_AFTER_DRAW - len(s.kingdoms[seat].hand))
    checkpoint(draft, CP2)


def _draw_from_deck(draft: Draft, seat: int, count: int) -> None:
    """DK-117, DK-A81: over a reshuffle if need be; short, without penalty, when nothing is left."""
    s = draft.state
    while count > 0 and s.deck:
        got = draft.draw(s.deck, count, CARD_NAMES)
        draft.put(m.CardsDrawn(seat, tuple(got)))
        count -= len(got)
        replenish(draft)


# Discard


def offer_discard(state: State, seat: int) -> list[Offer]:
    """DK-108 to DK-110: any number, in order, so that five at most are left."""
    if state.phase != DISCARD or state.window is not None or seat != state.active:
        return []
    held = tuple([CARD_NAMES[c] for c in state.kingdoms[seat].hand])
    return [Offer("discard", (), (Choose(held, over_the_limit(state, seat), len(held), True),))]


def over_the_limit(state: State, seat: int) -> int:
    """DK-108: how many must go."""
    return max(0, len(state.kingdoms[seat].hand) - HAND_AT_END)


TO_DISCARD = Move(
    m.Discard,
    {"cards": Some(card_held, ordered=True, least=over_the_limit)},
    rule="DK-110",
    unless=(*ON_TURN, not_discard),
    clear=partial(is_at, phase=DISCARD),
)


def act_discard(draft: Draft, seat: int, command: m.Discard) -> None:
    if command.cards:
        draft.put(m.Discarded(seat, tuple([code(c) for c in command.cards])))
    checkpoint(draft, CP7)


@after(CP7)
def end_turn(draft: Draft) -> None:
    next_turn(draft)
