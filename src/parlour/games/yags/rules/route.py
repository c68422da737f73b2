"""How a side goes about it (K2): the skill itself, what stands in for it or none; and the techniques it brings to
bear."""

from parlour.core.judge import FLAG, Move, One
from parlour.games.yags import moves as m
from parlour.games.yags.model import Creature, Side, State, Technique
from parlour.games.yags.rules.ask import creature, find_technique, score, side_seat, skill_def
from parlour.games.yags.rules.conditions import ROLLING, sides, the_check
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import bring_up, lay_aside, serves
from parlour.games.yags.rules.sums import as_default

# Whose side


def not_your_side(state: State, seat: int, it: Side) -> bool:
    return side_seat(state, it) != seat


def has_rolled(it: Side) -> bool:
    return bool(it.mode)


YET_TO_ROLL = (not_your_side, has_rolled)


def roller(state: State, side: Side) -> Creature:
    return creature(state, side.who)


# The way


def raw(side: Side) -> bool:
    """YAG-261."""
    return not side.skill


def needs_the_skill(state: State, it: str) -> bool:
    """YAG-107."""
    return the_check(state).real and it != "skill"


def no_skill(state: State, side: Side, it: str) -> bool:
    """YAG-064."""
    return it == "skill" and not score(roller(state, side), side.skill)


def skilled(state: State, side: Side, it: str) -> bool:
    """YAG-089."""
    return it == "unskilled" and bool(score(roller(state, side), side.skill))


def not_to_be_guessed(state: State, side: Side, it: str) -> bool:
    """YAG-078."""
    defined = skill_def(state, side.skill)
    return it == "unskilled" and (defined is None or defined.kind == "knowledge")


def nothing_stands_in(state: State, side: Side, it: str) -> bool:
    return it == "default" and not any([score(roller(state, side), name) for name in stands_in(state, side)])


def chosen_already(side: Side, it: str) -> bool:
    return it == side.route


def by_default(route: str) -> bool:
    return route == "default"


def stands_in(state: State, side: Side) -> tuple[str, ...]:
    """YAG-103."""
    defined = skill_def(state, side.skill)
    return (defined.default,) if defined is not None and defined.default else ()


def way_open(side: Side) -> bool:
    """YAG-064, YAG-103: play waits for it only where there is no proper skill and more than one way around it."""
    return not side.route


def act_route(draft: Draft, seat: int, command: m.ChooseRoute) -> None:
    who = draft.check.sides[command.side].who
    draft.put(m.RouteChosen(command.side, who, command.route, command.default, draft.check.hidden))
    lay_aside(draft, command.side)
    bring_up(draft, command.side)


# Techniques


def techniques_of(state: State, side: Side) -> tuple[Technique, ...]:
    return roller(state, side).techniques


def in_use(side: Side, on: bool, it: Technique) -> bool:
    return on and it.id in side.techniques


def laid_aside(side: Side, on: bool, it: Technique) -> bool:
    return not on and it.id not in side.techniques


def carries_none(state: State, side: Side) -> bool:
    """YAG-106: only the skill itself, well known, carries techniques."""
    return side.route != "skill" or as_default(state, side)


def not_serving(state: State, side: Side, it: Technique) -> bool:
    """YAG-132."""
    return not serves(state, the_check(state), side, it)


def not_carried(state: State, side: Side, on: bool, it: Technique) -> bool:
    return on and carries_none(state, side)


def no_use(state: State, side: Side, on: bool, it: Technique) -> bool:
    """YAG-131, YAG-146, YAG-140: its owner says that it fits."""
    return on and not_serving(state, side, it)


def act_apply(draft: Draft, seat: int, command: m.Apply) -> None:
    who = draft.check.sides[command.side].who
    technique = find_technique(creature(draft.state, who), command.technique)
    name = technique.name if technique is not None else ""
    draft.put(m.Applied(command.side, who, command.technique, name, command.on, draft.check.hidden))


MOVES: Moves = {
    Move(
        m.ChooseRoute,
        {
            "side": One(sides, unless=YET_TO_ROLL),
            "route": One(
                ("skill", "default", "unskilled"),
                unless=(
                    raw,
                    chosen_already,
                    needs_the_skill,
                    no_skill,
                    skilled,
                    not_to_be_guessed,
                    nothing_stands_in,
                ),
            ),
            "default": One(stands_in, only=by_default),
        },
        rule="YAG-103",
        unless=ROLLING,
        owed=way_open,
        decided=3,
    ): act_route,
    Move(
        m.Apply,
        {
            "side": One(sides, unless=YET_TO_ROLL),
            "on": One(FLAG[::-1]),
            "technique": One(techniques_of, unless=(in_use, laid_aside, not_carried, no_use)),
        },
        rule="YAG-131",
        unless=ROLLING,
        decided=2,
    ): act_apply,
}
