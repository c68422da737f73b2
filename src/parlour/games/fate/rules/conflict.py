"""Conflicts (7.3) and giving in (5.2.1): setting up, turn after turn, and leaving on one's own terms."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Offer, Pick, Text
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import SENTENCE
from parlour.games.fate.model import Character, Conflict, State
from parlour.games.fate.rules.ask import in_play, is_npc, leads, present
from parlour.games.fate.rules.contest import may_begin
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.opposition import called_off, step_back
from parlour.games.fate.rules.sums import side_of
from parlour.games.fate.rules.turns import advance, is_turn, order_of, sides_left, takes_part

NONE: tuple[Offer, ...] = ()
BLOCK = "npcs"
"""The game master's characters that act together."""


def offer_start(state: State, seat: int) -> Sequence[Offer]:
    """FAE-134: the game master names those involved and what kind it is; that there are two sides of them is asked
    where it begins."""
    everybody = tuple([c.id for c in present(state)])
    if not may_begin(state, seat) or len(everybody) < 2:
        return NONE
    return [
        Offer("start_conflict", (harm,), (Choose(everybody, 2, len(everybody)),), False)
        for harm in ("physical", "mental")
    ]


def act_start(draft: Draft, seat: int, command: m.StartConflict) -> None:
    """FAE-135..138."""
    state = draft.state
    order = order_of(state, command.who, command.harm)
    draft.put(m.ConflictStarted(Conflict(state.conflicts + 1, command.harm, order)))


def _setting_up(state: State, seat: int) -> Conflict | None:
    conflict = state.conflict
    return conflict if conflict is not None and not conflict.begun and leads(state, seat) else None


def slot_name(slot: tuple[str, ...]) -> str:
    return slot[0] if len(slot) == 1 else BLOCK


def offer_reorder(state: State, seat: int) -> Sequence[Offer]:
    """FAE-137, FAE-Q28: the game master has the last word on ties; before the first turn."""
    conflict = _setting_up(state, seat)
    if conflict is None:
        return NONE
    names = tuple([slot_name(slot) for slot in conflict.order])
    return [Offer("reorder", (), (Choose(names, len(names), len(names), ordered=True),), False)]


def act_reorder(draft: Draft, seat: int, command: m.Reorder) -> None:
    assert draft.state.conflict is not None
    slots = {slot_name(slot): slot for slot in draft.state.conflict.order}
    draft.put(m.OrderSet(tuple([slots[name] for name in command.order])))


def offer_split(state: State, seat: int) -> Sequence[Offer]:
    """FAE-139: each of her characters at a place of its own."""
    conflict = _setting_up(state, seat)
    if conflict is None or all(len(slot) == 1 for slot in conflict.order):
        return NONE
    return [Offer("split_block", (), (), False)]


def act_split(draft: Draft, seat: int, command: m.SplitBlock) -> None:
    assert draft.state.conflict is not None
    draft.put(m.OrderSet(tuple([(who,) for slot in draft.state.conflict.order for who in slot])))


def offer_begin(state: State, seat: int) -> Sequence[Offer]:
    conflict = _setting_up(state, seat)
    return [Offer("begin_conflict")] if conflict is not None and len(sides_left(state, conflict)) > 1 else NONE


def act_begin(draft: Draft, seat: int, command: m.BeginConflict) -> None:
    draft.put(m.ConflictBegan())
    advance(draft)


def offer_join(state: State, seat: int) -> Sequence[Offer]:
    if state.conflict is None or not leads(state, seat) or state.roll is not None:
        return NONE
    others = tuple([c.id for c in present(state) if not takes_part(state, c.id)])
    return [Offer("join_conflict", (), (Pick(others),), False)] if others else NONE


def act_join(draft: Draft, seat: int, command: m.JoinConflict) -> None:
    draft.put(m.ConflictJoined(command.who))


def offer_end_turn(state: State, seat: int) -> Sequence[Offer]:
    """FAE-140: whoever does not want to act or move any more."""
    if state.conflict is None or state.roll is not None:
        return NONE
    return [Offer("end_turn", (person.id,)) for person in in_play(state, seat) if is_turn(state, person.id)]


def act_end_turn(draft: Draft, seat: int, command: m.EndTurn) -> None:
    draft.put(m.TurnEnded(command.who))
    advance(draft)


def offer_end(state: State, seat: int) -> Sequence[Offer]:
    """Asked for only where there is nobody to fight: then it ends, or somebody joins."""
    conflict = state.conflict
    if conflict is None or not leads(state, seat) or state.roll is not None:
        return NONE
    return [Offer("end_conflict", (), (), len(sides_left(state, conflict)) < 2)]


def act_end(draft: Draft, seat: int, command: m.EndConflict) -> None:
    draft.put(m.ConflictEnded(""))


# Giving in


def may_concede(state: State, person: Character) -> bool:
    """FAE-089, FAE-184: in a conflict, before the opponent's dice are on the table."""
    if state.conflict is None or not state.conflict.begun or not takes_part(state, person.id) or person.out:
        return False
    if is_npc(person) and state.options.concede_npc == "off" and not state.lax:
        return False
    roll = state.roll
    if roll is None:
        return True
    if roll.phase not in ("oppose", "ready") or roll.sides[0].throws:
        return False
    return side_of(roll, person.id) != 0 and all(person.id not in side.helpers for side in roll.sides)


def offer_concede(state: State, seat: int) -> Sequence[Offer]:
    return [
        Offer("concede", (person.id,), (Text(SENTENCE),), False)
        for person in in_play(state, seat)
        if may_concede(state, person)
    ]


def act_concede(draft: Draft, seat: int, command: m.Concede) -> None:
    """FAE-089..091, FAE-Q13..Q15: out, with a say; one fate point, and one for each consequence of this conflict."""
    person, conflict = draft.character(command.who), draft.state.conflict
    assert conflict is not None
    roll = draft.state.roll
    if roll is not None and roll.protected and side_of(roll, person.id) == 1:
        step_back(draft)
    elif roll is not None and (side_of(roll, person.id) == 1 or roll.target == person.id):
        called_off(draft, "", person.id)
    draft.put(m.Conceded(person.id, command.words.strip()))
    earned = 1 + sum([taken.conflict == conflict.number for taken in person.consequences])
    draft.put(m.PointsMoved("supply", _payee(draft, person, conflict), earned, "conceded", person.id))
    if draft.state.roll is None:
        advance(draft)


def _payee(draft: Draft, person: Character, conflict: Conflict) -> str:
    """FAE-098: what comes in as the scene ends is for the next one's pool."""
    if is_npc(person):
        return "carried" if len(sides_left(draft.state, conflict)) < 2 else "pool"
    return person.id if draft.state.options.concede_pay == "now" else f"owed:{person.id}"


def offer_impose(state: State, seat: int) -> Sequence[Offer]:
    """FAE-090: the game master may add a cost or a bad outcome."""
    if not leads(state, seat) or not state.scene.opened:
        return NONE
    gone = tuple([c.id for c in state.characters if c.out == "conceded"])
    return [Offer("impose", (), (Pick(gone), Text(SENTENCE)), False)] if gone else NONE


def act_impose(draft: Draft, seat: int, command: m.Impose) -> None:
    draft.put(m.Imposed(command.who, command.text.strip()))


CHAPTER: Chapter = {
    m.StartConflict: (offer_start, act_start),
    m.Reorder: (offer_reorder, act_reorder),
    m.SplitBlock: (offer_split, act_split),
    m.BeginConflict: (offer_begin, act_begin),
    m.JoinConflict: (offer_join, act_join),
    m.EndTurn: (offer_end_turn, act_end_turn),
    m.EndConflict: (offer_end, act_end),
    m.Concede: (offer_concede, act_concede),
    m.Impose: (offer_impose, act_impose),
}
