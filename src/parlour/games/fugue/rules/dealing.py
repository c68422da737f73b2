"""Who deals: chosen by everybody, handed on chapter by chapter; and what a Dealer writes down for herself or for the
next one."""

from parlour.core.judge import FLAG, YES, Move, One, Words, waived
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import DealerNote, State
from parlour.games.fugue.rules.ask import persona_of, seat_at, seated, unfinished
from parlour.games.fugue.rules.conditions import BETWEEN, not_dealer, places, story_over, untaken_seat
from parlour.games.fugue.rules.draft import Draft, Moves
from parlour.roleplay.chapter import NOTE, leads

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
    asked = willing(state)
    fewest = min([state.dealt.count(seat) for seat in asked], default=0)
    return tuple([seat for seat in asked if state.dealt.count(seat) == fewest])


def open_choice(state: State) -> bool:
    """FUG-A46: all who want to have dealt, as often as each other; who deals next is for the whole table to choose."""
    if state.phase != "handover":
        return False
    may = next_dealers(state)
    return len(may) > 1 and all(seat in state.dealt for seat in may)


# By everybody's word


def no_dealer(state: State) -> bool:
    return state.chapter == 0


def undecided_dealer(state: State) -> bool:
    """Who deals is just being settled."""
    return state.proposal is not None


def eyes_closed(state: State) -> bool:
    return state.dark


def alone(state: State) -> bool:
    return len(seated(state)) < FEWEST


def somebody_deals(state: State, seat: int) -> bool:
    """While a chapter is played the others may choose another, when she is gone; before it is opened nobody does."""
    return _mid_chapter(state) and (not state.opened or leads(state, seat))


def nobody_else(state: State) -> bool:
    """Mid-chapter it takes two to choose another Dealer."""
    return _mid_chapter(state) and len(seated(state)) <= FEWEST


def _mid_chapter(state: State) -> bool:
    return state.phase not in ("lobby", "handover")


def unwilling(state: State, it: int) -> bool:
    return not _mid_chapter(state) and it in state.unwilling and it not in willing(state)


def absent(state: State, it: int) -> bool:
    return not _mid_chapter(state) and it not in willing(state)


def dealt_already(state: State, it: int) -> bool:
    """FUG-009: every chapter another Dealer, as long as there is one."""
    return state.phase == "handover" and it not in next_dealers(state)


def dealing_now(state: State, it: int) -> bool:
    """In the middle of a chapter, or with the next one in hand already."""
    return (_mid_chapter(state) or state.chapter > len(state.dealt)) and leads(state, it)


def is_chosen_now(state: State) -> bool:
    """Before the first chapter, and where all who want to have dealt."""
    return state.phase == "lobby" or (open_choice(state) and state.chapter == len(state.dealt))


def voters(state: State, seat: int) -> tuple[int, ...]:
    """Who must agree: everybody else, but not a Dealer who is to be replaced, or whose chapter is over while others
    have yet to deal."""
    all_ = state.phase == "lobby" or open_choice(state)
    return tuple([other for other in seated(state) if other != seat and (all_ or not leads(state, other))])


def act_choose(draft: Draft, seat: int, command: m.ChooseDealer) -> None:
    """With nobody to ask but herself, who proposed it begins at once."""
    to, waiting = seat_at(command.seat), voters(draft.state, seat)
    draft.put(m.DealerProposed(to, seat, waiting))
    if not waiting:
        hand_on(draft, to, draft.state.desk.gm)


def nobody_proposed(state: State) -> bool:
    return state.proposal is None


def not_asked(state: State, seat: int) -> bool:
    """Everybody who is asked says yes or no; who proposed it may take it back."""
    proposal = state.proposal
    return proposal is not None and seat not in (*proposal.waiting, proposal.by)


def own_proposal(state: State, seat: int, it: bool) -> bool:
    return it and state.proposal is not None and seat not in state.proposal.waiting


def under_way(state: State, it: bool) -> bool:
    """FUG-A46: hands change between actions."""
    return it and any(forbids(state) for forbids in BETWEEN)


def waited_for(state: State, seat: int) -> bool:
    return state.proposal is not None and seat in state.proposal.waiting


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


def known_already(state: State, seat: int, it: bool) -> bool:
    return it != (seat in state.unwilling)


def act_will(draft: Draft, seat: int, command: m.WillDeal) -> None:
    draft.put(m.WillingnessTold(seat, command.yes))


# From hand to hand


def is_told(state: State) -> bool:
    """The chapter she dealt is over."""
    return state.phase == "handover" and state.chapter == len(state.dealt)


def you_deal_already(state: State, seat: int, it: int) -> bool:
    return it == seat and not is_told(state)


def unwilling_next(state: State, it: int) -> bool:
    """After a chapter to whoever may deal the next; in the middle of one (FUG-A46) to anybody else."""
    return state.phase == "handover" and unwilling(state, it)


def absent_next(state: State, it: int) -> bool:
    return state.phase == "handover" and absent(state, it)


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


def notes_or_new(state: State, seat: int) -> dict[int, DealerNote | None]:
    return {0: None, **{note.id: note for note in own_notes(state, seat)}}


def act_note(draft: Draft, seat: int, command: m.WriteDealerNote) -> None:
    number = command.note or max([0, *[note.id for note in draft.state.notes]]) + 1
    text = command.text.strip()
    draft.put(m.DealerNoteWritten(number, seat, draft.state.chapter, command.letter, command.title.strip(), text))


def act_drop_note(draft: Draft, seat: int, command: m.DropDealerNote) -> None:
    draft.put(m.DealerNoteDropped(command.note))


CHOOSE_DEALER = Move(
    m.ChooseDealer,
    {"seat": One(places, unless=(waived(unwilling), waived(absent), waived(dealt_already), dealing_now))},
    rule="FUG-015",
    unless=(story_over, untaken_seat, alone, eyes_closed, somebody_deals, nobody_else, undecided_dealer, *BETWEEN),
    owed=is_chosen_now,
)
MOVES: Moves = {
    CHOOSE_DEALER: act_choose,
    Move(
        m.AgreeDealer,
        {"yes": One(YES, unless=(own_proposal, under_way))},
        rule="FUG-015",
        unless=(nobody_proposed, not_asked),
        owed=waited_for,
    ): act_agree,
    Move(m.WillDeal, {"yes": One(FLAG, unless=(known_already,))}, rule="FUG-A46", unless=(story_over,)): act_will,
    Move(
        m.PassDealing,
        {"to": One(places, unless=(you_deal_already, unwilling_next, absent_next, dealt_already))},
        rule="FUG-009",
        unless=(story_over, not_dealer, no_dealer, eyes_closed, undecided_dealer, *BETWEEN, open_choice),
        owed=is_told,
    ): act_pass,
    Move(
        m.WriteDealerNote,
        {"note": One(notes_or_new), "letter": One(FLAG), "title": Words(80), "text": Words(NOTE, 0)},
        rule="FUG-010",
        unless=(story_over, not_dealer, no_dealer),
        decided=1,
    ): act_note,
    Move(m.DropDealerNote, {"note": One(own_notes)}, rule="FUG-010", unless=(not_dealer,), decided=1): act_drop_note,
}
