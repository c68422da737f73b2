"""A climb in combat (YAG-203 to YAG-207, YAG-273, YAG-274): onto, over or under something as part of a move."""

from parlour.core.judge import FLAG, Count, Move, One, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MOST, PHRASE
from parlour.games.yags.content.tables import SCRAMBLES
from parlour.games.yags.model import Check, Creature, Modifier, Side, State
from parlour.games.yags.rules.ask import find_creature
from parlour.games.yags.rules.conditions import CALLING, HERE, NO, barred, no_rounds, on_a_wall, overloaded
from parlour.games.yags.rules.derive import free_metres
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import AFTER, open_check
from parlour.roleplay.cast import not_gm, people

_FULL = "YAG-207"


def action_used(full: bool, it: Creature) -> bool:
    """YAG-207: the whole round can be spent on it by who has an action left."""
    return full and it.acted


def act_scramble(draft: Draft, seat: int, command: m.CallScramble) -> None:
    """A target of 0: as listed (YAG-273)."""
    row = SCRAMBLES[command.over]
    listed = command.target or row.target
    target = listed // 2 if command.full else listed
    if command.full:
        draft.put(m.ActionTaken(command.who))
    parts = (
        Modifier(row.text, listed, "YAG-204"),
        *((Modifier("the whole round", target - listed, _FULL),) if command.full else ()),
    )
    side = Side(command.who, "Agility", "athletics", "scramble")
    open_check(draft, Check(0, "scramble", (side,), command.text.strip(), target, row.text, parts))


def is_full(check: Check) -> bool:
    """The whole round goes into it."""
    return any(part.rule == _FULL for part in check.parts)


def after_scramble(draft: Draft, check: Check) -> None:
    """YAG-205, YAG-206: ordinary movement; or no attacks and defences any more in this round."""
    if not check.success:
        draft.put(m.Barred(check.sides[0].who))


AFTER["scramble"] = after_scramble


def no_failed_scramble(state: State) -> bool:
    check = state.check
    return check is None or check.situation != "scramble" or check.stage != "result" or check.success


def said_already(state: State) -> bool:
    return state.check is not None and bool(state.check.metres)


def round_over(state: State) -> bool:
    return not part_of_it(state)


def part_of_it(state: State) -> int:
    """YAG-274: after a failure the game master says how far it went all the same, in the round of it."""
    one = find_creature(state, state.check.sides[0].who) if state.check is not None else None
    return free_metres(state, one) if one is not None and one.barred else 0


def act_part(draft: Draft, seat: int, command: m.PartWay) -> None:
    draft.put(m.WentPart(draft.check.sides[0].who, command.metres))


MOVES: Moves = {
    Move(
        m.CallScramble,
        {
            "full": One(FLAG, suggest=False),
            "who": One(people, unless=(*HERE, on_a_wall, overloaded, NO["Agility"], barred, action_used)),
            "over": One(tuple(SCRAMBLES)),
            "target": Count(0, MOST, suggest=0),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-204",
        unless=(*CALLING, no_rounds),
    ): act_scramble,
    Move(
        m.PartWay,
        {"metres": Count(1, part_of_it)},
        rule="YAG-274",
        unless=(not_gm, no_failed_scramble, said_already, round_over),
    ): act_part,
}
