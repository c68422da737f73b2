"""Contests (3.3): two or more against each other, and who of them resists."""

from parlour.core.judge import FLAG, Move, One, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MODERATE, PHRASE
from parlour.games.yags.content.tables import DIFFICULTIES, difficulty_label
from parlour.games.yags.model import Check, Creature, Modifier, Side, State
from parlour.games.yags.rules.ask import is_contest
from parlour.games.yags.rules.call import put
from parlour.games.yags.rules.conditions import CALLING, FRAMING, HERE, SECRET, side, sides, the_check
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import prepared
from parlour.games.yags.rules.framing import fresh
from parlour.roleplay.cast import not_gm

MOST_SIDES = 6


def act_contest(draft: Draft, seat: int, command: m.CallContest) -> None:
    """YAG-025: how hard it is for the first is a modifier on the other's roll."""
    row = DIFFICULTIES[command.rated]
    rated = (Modifier(row.label, row.opponent, "YAG-025"),) if row.opponent else ()
    one = Side(command.one, command.one_attribute, command.one_skill)
    other = Side(command.other, command.other_attribute, command.other_skill, modifiers=rated)
    put(draft, Check(0, "", (one, other), command.text.strip(), hidden=command.hidden))


def no_contest(state: State) -> bool:
    """YAG-020: before the dice, a plain one."""
    check = fresh(state)
    return check is None or bool(check.situation) or len(check.sides) < 2


def full(state: State) -> bool:
    return len(the_check(state).sides) >= MOST_SIDES


def in_it(state: State, it: Creature) -> bool:
    return any([side.who == it.id for side in the_check(state).sides])


def act_join(draft: Draft, seat: int, command: m.JoinContest) -> None:
    side = Side(command.who, command.attribute, command.skill)
    draft.put(m.Joined(prepared(draft.state, draft.check, side)))


def ties_elsewhere(state: State) -> bool:
    """YAG-Q19: only where the table gives ties to whoever resists."""
    return state.options.contest_tie != "defender"


def nobody_against(state: State) -> bool:
    return not is_contest(the_check(state))


def the_resisting(state: State, it: Side) -> bool:
    at = the_check(state).resisting
    return at >= 0 and the_check(state).sides[at] is it


def act_hold(draft: Draft, seat: int, command: m.Hold) -> None:
    draft.put(
        m.FrameSet(
            "resisting", draft.check.resisting, command.side, draft.check.sides[command.side].who, draft.check.hidden
        )
    )


MOVES: Moves = {
    Move(
        m.CallContest,
        {
            "hidden": One(FLAG, suggest=False),
            **side("one", "one_attribute", "one_skill", SECRET),
            **side("other", "other_attribute", "other_skill", SECRET, distinct="one"),
            "rated": One(tuple(DIFFICULTIES), suggest=difficulty_label(MODERATE)),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-019",
        unless=CALLING,
    ): act_contest,
    Move(
        m.JoinContest,
        side("who", "attribute", "skill", (*HERE, in_it)),
        rule="YAG-020",
        unless=(not_gm, no_contest, full),
    ): act_join,
    Move(
        m.Hold,
        {"side": One(sides, unless=(the_resisting,))},
        rule="YAG-Q19",
        unless=(*FRAMING, ties_elsewhere, nobody_against),
    ): act_hold,
}
