"""Dice (K3): rolled here, by hand, or assumed by a professional; and who is asked for them."""

from parlour.core.judge import Count, Move, One, waived
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import FACES
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.rules.ask import creature, find_technique, open_check, side_seat
from parlour.games.yags.rules.conditions import ROLLING, dodge_due, sides, the_check
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import falls, rolled, taken
from parlour.games.yags.rules.route import YET_TO_ROLL, not_your_side
from parlour.games.yags.rules.takes import (
    fumbles,
    no_professional,
    no_route,
    opposed,
    raw,
    stressful,
    unjudged,
    unpredictable,
)
from parlour.roleplay.chapter import leads


def unmatched(state: State, check: Check, side: Side) -> bool:
    """YAG-140: a specialisation was named, and the game master has not said how well it fits."""
    one = creature(state, side.who)
    kinds = [found.kind for which in side.techniques if (found := find_technique(one, which)) is not None]
    return check.target is not None and "specialisation" in kinds and not side.match


def nothing_first(state: State, side: Side) -> bool:
    """Play waits for the die where no word of the game master's comes first."""
    return not waits(state, the_check(state), side)


def act_roll(draft: Draft, seat: int, command: m.Roll) -> None:
    rolled(draft, command.side)


def blind(state: State, seat: int) -> bool:
    """YAG-235: nobody's to read but the game master's."""
    return the_check(state).hidden and not leads(state, seat)


def no_die(state: State, it: Side) -> bool:
    """YAG-181, YAG-Q45."""
    check = the_check(state)
    return not falls(state, check, check.sides.index(it))


def act_enter(draft: Draft, seat: int, command: m.EnterDie) -> None:
    """Rolled on the real table and flagged so."""
    rolled(draft, command.side, command.face)


def asked_already(side: Side, it: str) -> bool:
    """YAG-031: the game master has yet to judge it."""
    return side.wants == it


def act_take(draft: Draft, seat: int, command: m.Take) -> None:
    if unjudged(draft.check, command.what):
        draft.put(m.JudgementAsked(command.side, draft.check.sides[command.side].who, command.what))
    else:
        taken(draft, command.side, command.what)


def waits(state: State, check: Check, side: Side) -> bool:
    """The game master's word comes first."""
    return bool(side.wants) or unmatched(state, check, side)


def awaits(state: State) -> set[int]:
    """Everybody who has yet to roll; the game master where she is to judge."""
    check = open_check(state)
    if check is None or check.stage != "open" or check.due:
        return set()
    sides = [side for side in check.sides if not side.mode]
    return {state.desk.gm if waits(state, check, side) else side_seat(state, side) for side in sides}


READY = (*YET_TO_ROLL, no_route)
"""This seat's own side, whose way is clear."""
MOVES: Moves = {
    Move(
        m.Roll,
        {"side": One(sides, unless=READY)},
        rule="YAG-006",
        unless=(*ROLLING, dodge_due),
        owed=nothing_first,
        decided=1,
    ): act_roll,
    Move(
        m.EnterDie,
        {"side": One(sides, unless=(*READY, no_die)), "face": Count(1, FACES)},
        rule="YAG-003",
        unless=(*ROLLING, dodge_due, blind),
        decided=1,
    ): act_enter,
    Move(
        m.Take,
        {
            "side": One(sides, unless=(not_your_side, raw, no_route, waived(no_professional), waived(fumbles))),
            "what": One(("take0", "take10"), unless=(asked_already, waived(stressful))),
        },
        rule="YAG-026",
        unless=(*ROLLING, dodge_due, opposed, waived(unpredictable)),
        decided=2,
    ): act_take,
}
