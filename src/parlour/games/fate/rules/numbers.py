"""How hard something is to overcome: said before, or remembered from the last time (FAE-165, FAE-Q56)."""

from parlour.core.judge import Count, Move, One
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import FAIR, HIGHEST_TARGET, LOWEST_TARGET
from parlour.games.fate.model import SCENE, Aspect, Border, Character, State
from parlour.games.fate.rules.conditions import MAPPING
from parlour.games.fate.rules.draft import Draft, Moves

Rated = Aspect | Border | str


def number_of(state: State, target: str) -> int | None:
    return dict(state.scene.numbers).get(target)


def used_last(state: State) -> int | None:
    """What is suggested to the game master: the number of the same thing, else the last one named in this scene."""
    same = number_of(state, state.roll.target) if state.roll is not None else None
    return number_of(state, "") if same is None else same


def in_the_way(state: State, who: Character) -> str:
    """What is suggested to whoever overcomes: the obstacle in their zone, else one of the scene, that has a number."""
    rated = dict(state.scene.numbers)
    near = [one for one in state.aspects if one.id in rated and one.zone in (who.zone, "")]
    found = sorted(near, key=lambda one: not one.zone)
    return found[0].id if found else SCENE


def obstacles(state: State) -> dict[str, Rated]:
    """Everything in the open that may be in somebody's way."""
    aspects = [one for one in state.aspects if one.kind == "situation" and not one.hidden]
    return {SCENE: SCENE, **{one.id: one for one in aspects}, **{one.id: one for one in state.scene.borders}}


def remember(draft: Draft, difficulty: int) -> None:
    """FAE-Q56: the same thing is as hard the next time; what has no name of its own is only suggested."""
    roll = draft.roll
    if draft.state.options.remember == "off":
        return
    named = roll.action == "overcome" and roll.target != SCENE and roll.target in obstacles(draft.state)
    draft.put(m.DifficultyKnown(roll.target if named else "", difficulty))


def act_rate(draft: Draft, seat: int, command: m.Rate) -> None:
    draft.put(m.DifficultyKnown(command.target, command.difficulty, rated=True))


MOVES: Moves = {
    Move(
        m.Rate,
        {"target": One(obstacles, suggest=SCENE), "difficulty": Count(LOWEST_TARGET, HIGHEST_TARGET, suggest=FAIR)},
        rule="FAE-Q56",
        unless=MAPPING,
        decided=1,
    ): act_rate,
}
