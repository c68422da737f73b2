"""Resisting fatigue (YAG-182, YAG-Q58): a raw Health check in place of a point from movement or travel, where the game
master calls for it."""

from parlour.core.judge import Count, Move, One
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MOST, RESIST_TARGET
from parlour.games.yags.content.tables import difficulty_label
from parlour.games.yags.model import Check, Creature, Modifier, Side, State
from parlour.games.yags.rules.conditions import CALLING, HERE, NO
from parlour.games.yags.rules.derive import resist_penalty
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import AFTER, open_check
from parlour.roleplay.cast import people


def never_resisted(state: State) -> bool:
    return state.options.fatigue_resist == "never"


def nothing_to_resist(it: Creature) -> bool:
    """Never for fatigue paid by choice."""
    return not it.savable


def act_resist(draft: Draft, seat: int, command: m.CallResist) -> None:
    heavy = resist_penalty(draft.one(command.who))
    modifiers = (Modifier("load", -heavy, "YAG-182"),) if heavy else ()
    side = Side(command.who, "Health", part="resist", modifiers=modifiers)
    open_check(draft, Check(0, "resist", (side,), target=command.target, label=difficulty_label(command.target)))


def after_resist(draft: Draft, check: Check) -> None:
    one = draft.one(check.sides[0].who)
    draft.put(m.Resisted(one.id, check.success, max(0, one.fatigue - check.success)))


AFTER["resist"] = after_resist
MOVES: Moves = {
    Move(
        m.CallResist,
        {
            "who": One(people, unless=(*HERE, nothing_to_resist, NO["Health"])),
            "target": Count(0, MOST, suggest=RESIST_TARGET),
        },
        rule="YAG-Q58",
        unless=(*CALLING, never_resisted),
    ): act_resist,
}
