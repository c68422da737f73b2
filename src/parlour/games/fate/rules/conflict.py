"""Conflicts (7.3) and giving in (5.2.1): setting up, turn after turn, and leaving on one's own terms."""

from parlour.core.judge import Move, One, Some, Words, waived
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import SENTENCE
from parlour.games.fate.model import Character, Conflict, State
from parlour.games.fate.rules.ask import is_npc, present
from parlour.games.fate.rules.conditions import (
    BEGINNING,
    IN_PLAY,
    PRESENT,
    no_conflict,
    no_scene,
    not_begun,
    not_in_conflict,
    not_your_turn,
    roll_open,
    shown,
    turn_over,
)
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.opposition import called_off, step_back
from parlour.games.fate.rules.sums import side_of
from parlour.games.fate.rules.turns import advance, order_of, sides_left, takes_part
from parlour.roleplay.cast import not_gm, people
from parlour.roleplay.switches import told

BLOCK = "npcs"
"""The game master's characters that act together."""


def act_start(draft: Draft, seat: int, command: m.StartConflict) -> None:
    """FAE-135..138."""
    state = draft.state
    order = order_of(state, command.who, command.harm)
    draft.put(m.ConflictStarted(Conflict(state.conflicts + 1, command.harm, order)))


def everybody(state: State) -> list[str]:
    """What is suggested: all who are in the scene and can act."""
    return [person.id for person in present(state)]


def begun(state: State) -> bool:
    """FAE-Q28: the order is settled before the first turn."""
    return state.conflict is not None and state.conflict.begun


SETTING_UP = (not_gm, no_conflict, begun)


def slots(state: State) -> tuple[str, ...]:
    return tuple([slot_name(slot) for slot in state.conflict.order]) if state.conflict is not None else ()


def every_slot(state: State) -> int:
    return len(slots(state))


def split_already(state: State) -> bool:
    return state.conflict is not None and all(len(slot) == 1 for slot in state.conflict.order)


def one_side(state: State) -> bool:
    """FAE-134."""
    return state.conflict is not None and len(sides_left(state, state.conflict)) < 2


def joined_already(state: State, it: Character) -> bool:
    return takes_part(state, it.id)


def slot_name(slot: tuple[str, ...]) -> str:
    return slot[0] if len(slot) == 1 else BLOCK


def act_reorder(draft: Draft, seat: int, command: m.Reorder) -> None:
    assert draft.state.conflict is not None
    slots = {slot_name(slot): slot for slot in draft.state.conflict.order}
    draft.put(m.OrderSet(tuple([slots[name] for name in command.order])))


def act_split(draft: Draft, seat: int, command: m.SplitBlock) -> None:
    assert draft.state.conflict is not None
    draft.put(m.OrderSet(tuple([(who,) for slot in draft.state.conflict.order for who in slot])))


def act_begin(draft: Draft, seat: int, command: m.BeginConflict) -> None:
    draft.put(m.ConflictBegan())
    advance(draft)


def act_join(draft: Draft, seat: int, command: m.JoinConflict) -> None:
    draft.put(m.ConflictJoined(command.who))


def act_end_turn(draft: Draft, seat: int, command: m.EndTurn) -> None:
    draft.put(m.TurnEnded(command.who))
    advance(draft)


def act_end(draft: Draft, seat: int, command: m.EndConflict) -> None:
    draft.put(m.ConflictEnded(""))


# Giving in


def too_late(state: State) -> bool:
    """FAE-089, FAE-184: before the opponent's dice are on the table."""
    roll = state.roll
    return roll is not None and (roll.phase not in ("oppose", "ready") or bool(roll.sides[0].throws))


def npcs_fight_on(state: State, it: Character) -> bool:
    """FAE-Q15."""
    return is_npc(it) and state.options.concede_npc == "off"


def acting_now(state: State, it: Character) -> bool:
    """Who acts in the open roll, or helps."""
    roll = state.roll
    return roll is not None and (side_of(roll, it.id) == 0 or any(it.id in side.helpers for side in roll.sides))


def not_conceded(it: Character) -> bool:
    return it.out != "conceded"


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


def act_impose(draft: Draft, seat: int, command: m.Impose) -> None:
    draft.put(m.Imposed(command.who, command.text.strip()))


MOVES: Moves = {
    Move(
        m.StartConflict,
        {
            "harm": One(("physical", "mental"), suggest="physical"),
            "who": Some(shown, unless=PRESENT, least=2, suggest=everybody),
        },
        rule="FAE-134",
        unless=BEGINNING,
        decided=1,
    ): act_start,
    Move(
        m.Reorder,
        {"order": Some(slots, least=every_slot, ordered=True)},
        rule="FAE-137",
        unless=SETTING_UP,
    ): act_reorder,
    Move(m.SplitBlock, {}, rule="FAE-139", unless=(*SETTING_UP, split_already)): act_split,
    Move(m.BeginConflict, {}, rule="FAE-134", unless=(*SETTING_UP, one_side), owed=True): act_begin,
    Move(
        m.JoinConflict,
        {"who": One(shown, unless=(joined_already, *PRESENT))},
        rule="FAE-134",
        unless=(not_gm, no_conflict, roll_open),
    ): act_join,
    Move(
        m.EndTurn,
        {"who": One(people, unless=(*IN_PLAY, not_in_conflict, turn_over, not_your_turn))},
        rule="FAE-140",
        unless=(no_conflict, not_begun, roll_open),
        owed=True,
        decided=1,
    ): act_end_turn,
    Move(m.EndConflict, {}, rule="FAE-142", unless=(not_gm, no_conflict, roll_open), owed=one_side): act_end,
    Move(
        m.Concede,
        {
            "who": One(people, unless=(*IN_PLAY, not_in_conflict, waived(npcs_fight_on), acting_now)),
            "words": Words(SENTENCE, told),
        },
        rule="FAE-089",
        unless=(no_conflict, not_begun, too_late),
        decided=1,
    ): act_concede,
    Move(
        m.Impose,
        {"who": One(people, unless=(not_conceded,)), "text": Words(SENTENCE)},
        rule="FAE-090",
        unless=(not_gm, no_scene),
    ): act_impose,
}
