"""Who belongs to whom: dropping a character, giving it to another seat, moving it to another side."""

from parlour.core.offers import Offer, Pick, Text, alike
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import NAME
from parlour.games.fate.model import FOES, HEROES, Character, State
from parlour.games.fate.rules.ask import leads, seat_of
from parlour.games.fate.rules.draft import Chapter, Draft


def own(state: State, seat: int) -> list[Character]:
    """Every character this seat plays, whatever state it is in."""
    return [c for c in state.characters if seat_of(state, c) == seat]


def in_roll(state: State, who: str) -> bool:
    """Whether the open roll is about this character in any way."""
    roll = state.roll
    if roll is None:
        return False
    named = {roll.target, roll.protected, *[p.who for p in roll.protectors], *[choice.who for choice in roll.choices]}
    for side in roll.sides:
        named |= {side.who, *side.helpers, *[used.who for used in side.invoked]}
    return who in named


def engaged(state: State, who: str) -> bool:
    """In the open roll, or among those who fight or compete."""
    fighting = state.conflict is not None and any(who in block for block in state.conflict.order)
    return fighting or (state.contest is not None and who in state.contest.who) or in_roll(state, who)


def offer_drop(state: State, seat: int) -> list[Offer]:
    """Players drop what they have not finished; the game master anybody who is not engaged."""
    if leads(state, seat):
        may = [c for c in state.characters if not engaged(state, c.id)]
    else:
        may = [c for c in own(state, seat) if c.status != "ready"]
    return alike("drop_character", [(c.id, ()) for c in may])


def act_drop(draft: Draft, seat: int, command: m.DropCharacter) -> None:
    """Its fate points go back to the supply, what was being negotiated about it is over."""
    state, who = draft.state, command.who
    person = draft.character(who)
    if person.fp:
        draft.put(m.PointsMoved(who, "supply", person.fp, "leftover"))
    owed = sum([payment.amount for payment in state.owed if payment.to == who])
    if owed:
        draft.put(m.PointsMoved(f"owed:{who}", "supply", owed, "leftover"))
    gone = {a.id for a in state.aspects if a.owner == who}
    for deal in state.deals:
        if who in (deal.by, deal.victim) or deal.aspect in gone:
            draft.put(m.DealClosed(deal, "withdrawn"))
    draft.put(m.CharacterDropped(who, draft.character(who).name))
    left = draft.state.milestone
    if left is not None and not left.rewards:
        draft.put(m.MilestoneEnded())


def offer_give(state: State, seat: int) -> list[Offer]:
    """The game master puts a character into another's hands; nobody changes hands in the middle of a roll."""
    if not leads(state, seat):
        return []
    seats = range(len(state.desk.people))
    free = [c for c in state.characters if not c.hidden and not in_roll(state, c.id)]
    hands = [(c.id, tuple([other for other in seats if other != seat_of(state, c)])) for c in free]
    return alike("give_character", [(who, (Pick(others),)) for who, others in hands if others])


def act_give(draft: Draft, seat: int, command: m.GiveCharacter) -> None:
    """Given to the game master's seat, it goes on with whoever leads."""
    draft.put(m.CharacterGiven(command.who, -1 if command.seat == draft.state.desk.gm else command.seat))


def offer_set_side(state: State, seat: int) -> list[Offer]:
    """A team in the scene: the heroes, their foes, or a third one."""
    if not leads(state, seat):
        return []
    free = [c for c in state.characters if not engaged(state, c.id)]
    return alike("set_side", [(c.id, (Text(NAME, (HEROES, FOES)),)) for c in free])


def act_set_side(draft: Draft, seat: int, command: m.SetSide) -> None:
    draft.put(m.SideSet(command.who, command.side.strip().lower()))


CHAPTER: Chapter = {
    m.DropCharacter: (offer_drop, act_drop),
    m.GiveCharacter: (offer_give, act_give),
    m.SetSide: (offer_set_side, act_set_side),
}
