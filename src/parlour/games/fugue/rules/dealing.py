"""Who deals: chosen by everybody, handed on chapter by chapter; and what a Dealer writes down for herself or for the
next one."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick, Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import DealerNote, State
from parlour.games.fugue.rules.ask import leads, persona_of, place, seat_at, seated, unfinished
from parlour.games.fugue.rules.draft import Chapter, Draft
from parlour.games.fugue.rules.explain_common import in_action
from parlour.roleplay.chapter import NONE, NOTE

FEWEST = 2
"""FUG-A47: one Dealer, one persona."""


def away(state: State, seat: int) -> bool:
    """Her persona is played for her meanwhile."""
    person = persona_of(state, seat)
    return person is not None and person.parked


def willing(state: State) -> list[int]:
    """Those who are there and want to deal; where nobody does, everybody must."""
    return [seat for seat in seated(state) if seat not in state.unwilling and not away(state, seat)] or seated(state)


def next_dealers(state: State) -> tuple[int, ...]:
    """FUG-009, FUG-A46: nobody deals twice before all who want to have dealt, nor a third time before all have
    twice."""
    if state.lax:
        return tuple(seated(state))
    asked = willing(state)
    fewest = min([state.dealt.count(seat) for seat in asked], default=0)
    return tuple([seat for seat in asked if state.dealt.count(seat) == fewest])


def open_choice(state: State) -> bool:
    """FUG-A46: all who want to have dealt, as often as each other; who deals next is for the whole table to choose."""
    may = next_dealers(state)
    return state.phase == "handover" and len(may) > 1 and all(seat in state.dealt for seat in may)


# By everybody's word


def candidates(state: State, seat: int) -> tuple[int, ...]:
    """Whom this seat may propose: before the first chapter anybody who wants to, after a chapter whoever may deal the
    next; while one is played somebody else than the Dealer, by those who are left when she is gone."""
    if state.phase == "lobby":
        return tuple(willing(state))
    if state.phase == "handover":
        return next_dealers(state)
    others = tuple([other for other in seated(state) if not leads(state, other)])
    return others if state.opened and not state.dark and seat in others and len(others) > 1 else ()


def voters(state: State, seat: int) -> tuple[int, ...]:
    """Who must agree: everybody else, but not a Dealer who is to be replaced, or whose chapter is over while others
    have yet to deal."""
    all_ = state.phase == "lobby" or open_choice(state)
    return tuple([other for other in seated(state) if other != seat and (all_ or not leads(state, other))])


def offer_choose(state: State, seat: int) -> Sequence[Offer]:
    """FUG-015, FUG-A46: the table chooses."""
    if state.phase == "over" or state.proposal is not None or seat not in seated(state) or len(seated(state)) < FEWEST:
        return NONE
    if in_action(state, "FUG-A46") is not None:
        return NONE
    whom = candidates(state, seat)
    owed = state.phase == "lobby" or (open_choice(state) and state.chapter == len(state.dealt))
    return [Offer("choose_dealer", (), (Pick(tuple([place(other) for other in whom])),), owed)] if whom else NONE


def act_choose(draft: Draft, seat: int, command: m.ChooseDealer) -> None:
    """With nobody to ask but herself, who proposed it begins at once."""
    to, waiting = seat_at(command.seat), voters(draft.state, seat)
    draft.put(m.DealerProposed(to, seat, waiting))
    if not waiting:
        hand_on(draft, to, draft.state.desk.gm)


def offer_agree(state: State, seat: int) -> Sequence[Offer]:
    """Everybody who is asked says yes or no; who proposed it may take it back."""
    proposal = state.proposal
    if proposal is None:
        return NONE
    no = Offer("agree_dealer", (False,), (), seat in proposal.waiting)
    if seat in proposal.waiting and in_action(state, "FUG-A46") is None:
        return [Offer("agree_dealer", (True,)), no]
    return [no] if seat == proposal.by or seat in proposal.waiting else NONE


def act_agree(draft: Draft, seat: int, command: m.AgreeDealer) -> None:
    """FUG-A78: the texts of the new Dealer's chapter are hers from now on, so that there is time to prepare."""
    state, proposal = draft.state, draft.state.proposal
    assert proposal is not None
    if not command.yes:
        draft.put(m.DealerDeclined(proposal.seat, seat))
        return
    draft.put(m.DealerAgreed(seat))
    if proposal.waiting == (seat,):
        hand_on(draft, proposal.seat, -1 if state.phase == "lobby" else state.desk.gm)


def hand_on(draft: Draft, to: int, before: int) -> None:
    """What one of the two was telling or about to remember is taken back: who deals gains nothing (FUG-062), and
    nothing is used up."""
    state = draft.state
    theirs = [c.id for c in state.characters if c.seat == to]
    for one in unfinished(state):
        if one.teller in (to, before) or any(who in theirs for who in one.to):
            draft.put(m.FlashbackWithdrawn(one.id, to))
    draft.put(
        m.DealerChanged(to, before, len(state.dealt) + 1 if state.phase in ("lobby", "handover") else state.chapter)
    )


def offer_will(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("will_deal", (seat in state.unwilling,), (), False)] if state.phase != "over" else NONE


def act_will(draft: Draft, seat: int, command: m.WillDeal) -> None:
    draft.put(m.WillingnessTold(seat, command.yes))


# From hand to hand


def offer_pass(state: State, seat: int) -> Sequence[Offer]:
    """After a chapter to who may deal the next; in the middle of one (FUG-A46) to anybody else, between actions."""
    if (
        not leads(state, seat)
        or state.proposal is not None
        or state.phase in ("lobby", "over")
        or state.dark
        or open_choice(state)
    ):
        return NONE
    if in_action(state, "FUG-A46") is not None:
        return NONE
    told = state.phase == "handover" and state.chapter == len(state.dealt)
    whom = next_dealers(state) if state.phase == "handover" else tuple(seated(state))
    places = tuple([place(other) for other in whom if told or other != seat])
    return [Offer("pass_dealing", (), (Pick(places),), told)] if places else NONE


def act_pass(draft: Draft, seat: int, command: m.PassDealing) -> None:
    """Both must want it; who is the only one left to deal goes on without asking herself."""
    to = seat_at(command.to)
    if to == seat:
        hand_on(draft, seat, seat)
    else:
        draft.put(m.DealerProposed(to, seat, (to,)))


# The Dealer's notes


def own_notes(state: State, seat: int) -> list[DealerNote]:
    """Those the Dealer may still change."""
    return [note for note in state.notes if note.by == seat and not note.sealed] if leads(state, seat) else []


def offer_note(state: State, seat: int) -> Sequence[Offer]:
    if state.chapter == 0 or state.phase == "over" or not leads(state, seat):
        return NONE
    numbers = (0, *[note.id for note in own_notes(state, seat)])
    asks = (Text(80), Text(NOTE, least=0))
    return [Offer("write_dealer_note", (number, letter), asks, False) for number in numbers for letter in (False, True)]


def act_note(draft: Draft, seat: int, command: m.WriteDealerNote) -> None:
    number = command.note or max([0, *[note.id for note in draft.state.notes]]) + 1
    text = command.text.strip()
    draft.put(m.DealerNoteWritten(number, seat, draft.state.chapter, command.letter, command.title.strip(), text))


def offer_drop_note(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("drop_dealer_note", (note.id,), (), False) for note in own_notes(state, seat)]


def act_drop_note(draft: Draft, seat: int, command: m.DropDealerNote) -> None:
    draft.put(m.DealerNoteDropped(command.note))


CHAPTER: Chapter = {
    m.ChooseDealer: (offer_choose, act_choose),
    m.AgreeDealer: (offer_agree, act_agree),
    m.WillDeal: (offer_will, act_will),
    m.PassDealing: (offer_pass, act_pass),
    m.WriteDealerNote: (offer_note, act_note),
    m.DropDealerNote: (offer_drop_note, act_drop_note),
}
