"""Train (2.7): Recruits are paid for with cards of one suit, at once or, by the house's wish, over several turns."""

from functools import partial

from parlour.core.judge import Move, One, Some
from parlour.core.offers import Choose, Offer, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import ATTACK, TRAIN, Candidate, Kingdom, Recruit, State
from parlour.games.domino_knights.pieces import (
    BLANK,
    BLANK_CARD_AT,
    BLANKS,
    CARD_NAMES,
    COST,
    PAIR,
    PLACE_AT,
    POINTS,
    SUIT,
    code,
    place,
)
from parlour.games.domino_knights.rules.conditions import (
    ON_TURN,
    candidate_of_hers,
    card_held,
    is_at,
    no_dominoes,
    no_pair_card,
    no_training_card,
    not_train,
    trained_already,
)
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.flow import CP2, CP3, after, checkpoint, fell_by_itself
from parlour.games.domino_knights.rules.pairs import act_second_card, offer_second_card
from parlour.games.domino_knights.rules.questions import credit, wealths

NONE: tuple[Offer, ...] = ()


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
    sparing = state.options.extra_training == "refuse"
    begin = state.options.multi_turn_training
    for recruit in kingdom.recruits:
        needed = COST[recruit.domino]
        where = (place(recruit.place),)
        if recruit.domino == BLANK:
            if suits:
                out.append(Offer("train", where, (Choose(tuple([c for names, _ in suits for c in names])),)))
            continue
        for names, worths in suits:
            if begin or sum(worths) >= needed:
                ask = Choose(names, 1, len(names), False, worths, 0 if begin else needed, needed if sparing else 0)
                out.append(Offer("train", where, (ask,)))
    return out


def may_begin(state: State, seat: int) -> bool:
    """Quickly: this is the moment."""
    options = state.options
    return not options.dominoless and options.train_per_turn == "any" and is_at(state, seat, TRAIN)


def recruit_of_hers(state: State, seat: int, piece: Piece) -> Recruit | None:
    number = code(piece) - PLACE_AT
    return next((one for one in state.kingdoms[seat].recruits if one.place == number), None)


def suit_paid(recruit: Recruit, it: int) -> int:
    """DK-056, DK-A09: the blank takes its suit from its one card."""
    return SUIT[it] if recruit.domino != BLANK else 0


def most_cards(recruit: Recruit) -> int:
    """DK-A09."""
    return 1 if recruit.domino == BLANK else 99


def pays(state: State, seat: int, it: int) -> int:
    """DK-057, DK-133."""
    return POINTS[it] << len(wealths(state.kingdoms[seat]))


def cost(state: State, recruit: Recruit) -> int:
    """DK-055; over several turns it may be begun (DK-061)."""
    return 0 if state.options.multi_turn_training else COST[recruit.domino]


def enough(state: State, recruit: Recruit) -> int:
    """DK-A08."""
    return COST[recruit.domino] if state.options.extra_training == "refuse" else 0


TO_TRAIN = Move(
    m.Train,
    {
        "recruit": One(recruit_of_hers),
        "cards": Some(
            card_held,
            unless=(no_training_card,),
            most=most_cards,
            alike=suit_paid,
            worth=pays,
            reach=cost,
            enough=enough,
        ),
    },
    rule="DK-055",
    unless=(*ON_TURN, no_dominoes, not_train, trained_already),
    clear=may_begin,
)


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
            spared = missing if state.options.extra_training == "refuse" else 0
            ask = Choose(names, 1, len(names), False, worths, 0, spared)
            out.append(Offer("add_training", (place(candidate.place),), (ask,)))
    return out


def laid_at_once(state: State) -> bool:
    """DK-A79."""
    return state.options.dominoless and not state.options.multi_turn_training


def has_both(it: Candidate) -> bool:
    """DK-186."""
    return it.domino >= PAIR and len(it.cards) > 1


def cost_met(it: Candidate) -> bool:
    return it.domino < PAIR and credit(it) >= COST[it.domino]


def second_blank(candidate: Candidate, it: int) -> bool:
    """DK-A78."""
    return it >= BLANK_CARD_AT and candidate.domino in BLANKS


def other_suit(candidate: Candidate, it: int) -> bool:
    """DK-056."""
    return candidate.domino < PAIR and SUIT[it] != SUIT[candidate.cards[0]]


def unlike_first(candidate: Candidate, it: int) -> bool:
    """DK-186."""
    if candidate.domino < PAIR or candidate.domino in BLANKS or it >= BLANK_CARD_AT:
        return False
    return SUIT[it] != SUIT[candidate.cards[0]]


def most_added(state: State) -> int:
    return 1 if state.options.dominoless else 99


def enough_added(state: State, candidate: Candidate) -> int:
    """DK-A08: what was laid before is not looked at."""
    refused = state.options.extra_training == "refuse" and not state.options.dominoless
    return COST[candidate.domino] - credit(candidate) if refused else 0


TO_ADD_TRAINING = Move(
    m.AddTraining,
    {
        "candidate": One(candidate_of_hers, unless=(has_both, cost_met)),
        "cards": Some(
            card_held,
            unless=(no_training_card, no_pair_card, second_blank, other_suit, unlike_first),
            most=most_added,
            worth=pays,
            enough=enough_added,
        ),
    },
    rule="DK-062",
    unless=(*ON_TURN, laid_at_once, not_train),
)


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


TO_END_TRAIN = Move(m.EndTrain, {}, rule="DK-055", unless=(*ON_TURN, not_train), clear=partial(is_at, phase=TRAIN))


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
    draft.put(m.PhaseBegan(ATTACK))
