"""Who belongs to whom: dropping a character, giving it to another seat, moving it to another side."""

from parlour.core.judge import Move, One, Words
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import NAME
from parlour.games.fate.model import FOES, HEROES, Character, State
from parlour.games.fate.rules.conditions import in_hiding
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.roleplay.cast import not_gm, not_yours_nor_gm, people, seat_of
from parlour.roleplay.chapter import leads


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


def in_play_already(state: State, seat: int, it: Character) -> bool:
    """Players drop what they have not finished; the game master anybody who is not engaged."""
    return not leads(state, seat) and it.status == "ready"


def busy(state: State, it: Character) -> bool:
    return engaged(state, it.id)


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


def rolling(state: State, it: Character) -> bool:
    """Nobody changes hands in the middle of a roll."""
    return in_roll(state, it.id)


def seats(state: State) -> range:
    return range(len(state.desk.people))


def same_seat(state: State, who: Character, it: int) -> bool:
    return it == seat_of(state, who)


def act_give(draft: Draft, seat: int, command: m.GiveCharacter) -> None:
    """Given to the game master's seat, it goes on with whoever leads."""
    draft.put(m.CharacterGiven(command.who, -1 if command.seat == draft.state.desk.gm else command.seat))


def act_set_side(draft: Draft, seat: int, command: m.SetSide) -> None:
    draft.put(m.SideSet(command.who, command.side.strip().lower()))


MOVES: Moves = {
    Move(
        m.DropCharacter, {"who": One(people, unless=(not_yours_nor_gm, in_play_already, busy))}, rule="FAE-028"
    ): act_drop,
    Move(
        m.GiveCharacter,
        {"who": One(people, unless=(in_hiding, rolling)), "seat": One(seats, unless=(same_seat,))},
        rule="FAE-166",
        unless=(not_gm,),
    ): act_give,
    Move(
        m.SetSide,
        {"who": One(people, unless=(busy,)), "side": Words(NAME, suggest=(HEROES, FOES))},
        rule="FAE-166",
        unless=(not_gm,),
    ): act_set_side,
}
