"""The turn outside battle: Maintain, Draw, Train and Discard (2.4 to 2.7, 2.15)."""

from parlour.core.offers import Choose, Offer, Pick, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.content import HAND_AFTER_DRAW, HAND_AT_END, RECRUITS
from parlour.games.domino_knights.model import (
    ATTACK,
    DISCARD,
    DRAW,
    MAINTAIN,
    NOBODY,
    TRAIN,
    Candidate,
    Kingdom,
    Knight,
    Recruit,
    State,
)
from parlour.games.domino_knights.pieces import (
    BLANK,
    BLANKS,
    BODY_NAMES,
    CARD_NAMES,
    COST,
    DOMINO_AT,
    ENDS,
    PLACE_AT,
    POINTS,
    RANK,
    SUIT,
    code,
    place,
)
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.fame import may_recruit
from parlour.games.domino_knights.rules.flow import (
    CP1,
    CP2,
    CP3,
    CP7,
    To,
    after,
    checkpoint,
    fell_by_itself,
    next_turn,
    replenish,
    resumes,
)
from parlour.games.domino_knights.rules.pairs import act_second_card, offer_second_card, promote_pairs
from parlour.games.domino_knights.rules.questions import credit, due, models, wealths

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
    candidates = due(state, seat)
    plain = [c for c in candidates if c.domino != BLANK]
    if plain:
        return [Offer("promote", (place(c.place),), (Pick(ENDS[c.domino][::-1]),)) for c in plain]
    return [
        Offer(
            "promote",
            (place(c.place), None),
            (Pick(tuple([BODY_NAMES[k.domino] for k in models(state, SUIT[c.cards[0]])])),),
        )
        for c in candidates
    ]


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
    knights = reorientable(state, seat)
    names = tuple([BODY_NAMES[k.domino] for k in knights])
    return [Offer("reorient", (), (Choose(names, 0, len(names)),))] if knights else []


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
    replenish(draft)
    while count > 0 and s.deck:
        got = draft.draw(s.deck, count, CARD_NAMES)
        draft.put(m.CardsDrawn(seat, tuple(got)))
        count -= len(got)
        replenish(draft)


# Train


@after(CP2)
def begin_train(draft: Draft) -> None:
    draft.put(m.PhaseBegan(TRAIN))


def _by_suit(kingdom: Kingdom) -> dict[int, tuple[tuple[Piece, ...], tuple[int, ...]]]:
    """The training cards in hand by their suit, with what each counts now (DK-025, DK-056, DK-133)."""
    doubling = len(wealths(kingdom)) if kingdom.laid else 0
    names: tuple[list[Piece], ...] = ([], [], [], [])
    worths: tuple[list[int], ...] = ([], [], [], [])
    for card in kingdom.hand:
        if points := POINTS[card]:
            names[SUIT[card]].append(CARD_NAMES[card])
            worths[SUIT[card]].append(points << doubling)
    return {suit: (tuple(names[suit]), tuple(worths[suit])) for suit in range(4) if names[suit]}


def may_train(state: State, seat: int) -> bool:
    return state.phase == TRAIN and state.window is None and seat == state.active


def offer_train(state: State, seat: int) -> list[Offer]:
    """DK-055, DK-056, DK-A08 to DK-A10: one offer per Recruit and suit that can pay for it, or begin to (DK-061)."""
    if not may_train(state, seat) or (state.options.train_per_turn == "one" and state.trained):
        return []
    kingdom = state.kingdoms[seat]
    out: list[Offer] = []
    suits = _by_suit(kingdom).values()
    enough = state.options.extra_training == "refuse"
    begin = state.options.multi_turn_training
    for recruit in kingdom.recruits:
        cost = COST[recruit.domino]
        where = (place(recruit.place),)
        if recruit.domino == BLANK:
            if suits:
                out.append(Offer("train", where, (Choose(tuple([c for names, _ in suits for c in names])),)))
            continue
        for names, worths in suits:
            if begin or sum(worths) >= cost:
                ask = Choose(names, 1, len(names), False, worths, 0 if begin else cost, cost if enough else 0)
                out.append(Offer("train", where, (ask,)))
    return out


def act_train(draft: Draft, seat: int, command: m.Train) -> None:
    """DK-059: the cards face-down, the Recruit on top."""
    kingdom = draft.state.kingdoms[seat]
    number = code(command.recruit) - PLACE_AT
    recruit = next(r for r in kingdom.recruits if r.place == number)
    cards = bytes([code(c) for c in command.cards])
    doubled = (wealths(kingdom),) * len(cards)
    draft.put(m.Trained(seat, Candidate(number, recruit.domino, cards, doubled, recruit.known)))


def underpaid(kingdom: Kingdom) -> list[Candidate]:
    """Candidates whose cost is not met: a negated Wealth has left it so, or their training goes on (DK-A23, DK-062)."""
    return [c for c in kingdom.candidates if credit(c) < COST[c.domino]]


def offer_add_training(state: State, seat: int) -> list[Offer]:
    """DK-062, DK-A08: cards of its suit; by the switch none of them needless, and what was laid before is not looked
    at."""
    if state.options.dominoless:
        return offer_second_card(state, seat)
    if not may_train(state, seat):
        return []
    kingdom = state.kingdoms[seat]
    suits = _by_suit(kingdom) if kingdom.candidates else {}
    out: list[Offer] = []
    for candidate in kingdom.candidates if suits else ():
        held = suits.get(SUIT[candidate.cards[0]])
        if held is not None and (missing := COST[candidate.domino] - credit(candidate)) > 0:
            names, worths = held
            enough = missing if state.options.extra_training == "refuse" else 0
            ask = Choose(names, 1, len(names), False, worths, 0, enough)
            out.append(Offer("add_training", (place(candidate.place),), (ask,)))
    return out


def act_add_training(draft: Draft, seat: int, command: m.AddTraining) -> None:
    if draft.state.options.dominoless:
        return act_second_card(draft, seat, command)
    kingdom = draft.state.kingdoms[seat]
    number = code(command.candidate) - PLACE_AT
    old = next(c for c in kingdom.candidates if c.place == number)
    cards = bytes([code(c) for c in command.cards])
    doubled = (wealths(kingdom),) * len(cards)
    new = Candidate(number, old.domino, old.cards + cards, old.doubled + doubled, old.known, len(old.cards))
    draft.put(m.TrainingAdded(seat, new, len(cards)))


_END_TRAIN = (Offer("end_train"),)


def offer_end_train(state: State, seat: int) -> tuple[Offer, ...]:
    return _END_TRAIN if may_train(state, seat) else NONE


def act_end_train(draft: Draft, seat: int, command: m.EndTrain) -> None:
    checkpoint(draft, CP3)


@after(CP3)
def leave_train(draft: Draft) -> None:
    """DK-A23: what is underpaid goes back, unless training may take several turns; and Attack begins."""
    s = draft.state
    seat = s.active
    for candidate in () if s.options.multi_turn_training else underpaid(s.kingdoms[seat]):
        if s.options.wealth_negated == "graveyard":
            event = m.CandidateKilled(seat, candidate.place, candidate.domino, tuple(candidate.cards))
            draft.put(event)
        else:
            draft.put(m.TrainingReturned(seat, candidate.place))
    if fell_by_itself(draft):
        return
    replenish(draft)
    draft.put(m.PhaseBegan(ATTACK))


# Discard


def offer_discard(state: State, seat: int) -> list[Offer]:
    """DK-108 to DK-110: any number, in order, so that five at most are left."""
    if state.phase != DISCARD or state.window is not None or seat != state.active:
        return []
    hand = tuple([CARD_NAMES[c] for c in state.kingdoms[seat].hand])
    return [Offer("discard", (), (Choose(hand, max(0, len(hand) - HAND_AT_END), len(hand), True),))]


def act_discard(draft: Draft, seat: int, command: m.Discard) -> None:
    if command.cards:
        draft.put(m.Discarded(seat, tuple([code(c) for c in command.cards])))
    checkpoint(draft, CP7)


@after(CP7)
def end_turn(draft: Draft) -> None:
    next_turn(draft)
