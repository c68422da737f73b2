"""Things in the way and things that harm (PER-151, PER-152), and several Challenges for one conflict (PER-158)."""

from parlour.core.judge import Count, Move, One, Some, Spans, Words
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import FACES, NAME, PHRASE, SENTENCE
from parlour.games.personae.model import Condition, Hazard, Obstacle, Series, State
from parlour.games.personae.rules.ask import find_individual, present
from parlour.games.personae.rules.conditions import FREE, MADE, PLAYED, QUIET
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.harm import inflict, lay_condition
from parlour.games.personae.rules.turns import quiet
from parlour.roleplay.cast import in_the_open, not_gm, not_here, seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.switches import told

WORST = 9
"""The most hits, or dice fewer, of a hazard."""


# Obstacles


def act_add(draft: Draft, seat: int, command: m.AddObstacle) -> None:
    draft.put(m.ObstacleSet(Obstacle(draft.new_id("o"), command.name.strip())))


def obstacles_there(state: State) -> tuple[Obstacle, ...]:
    return state.obstacles


def no_obstacles(state: State) -> bool:
    return not state.obstacles


def ruled(it: Obstacle) -> bool:
    return bool(it.how)


def narrated(state: State, how: str) -> int:
    """PER-151: told, folded into another Challenge, or an unopposed one."""
    return told(state) if how == "narrate" else 0


def act_rule(draft: Draft, seat: int, command: m.RuleObstacle) -> None:
    name = next(one.name for one in draft.state.obstacles if one.id == command.obstacle)
    draft.put(m.ObstacleRuled(command.obstacle, name, command.how, command.words.strip()))


# Hazards


HITS = ((1, WORST, 1), (0, 0, 0))


def least_penalty(hits: int) -> int:
    """PER-152: after the group's agreement; it does something, hits or dice fewer or both."""
    return int(not hits)


def act_agree(draft: Draft, seat: int, command: m.AgreeHazard) -> None:
    draft.put(
        m.HazardAgreed(Hazard(draft.new_id("z"), command.name.strip(), command.chance, command.hits, command.penalty))
    )


def no_hazards(state: State) -> bool:
    return not state.hazards


def hazards_agreed(state: State) -> tuple[Hazard, ...]:
    return state.hazards


def act_trigger(draft: Draft, seat: int, command: m.TriggerHazard) -> None:
    """PER-152: a die for each, and just what was agreed."""
    hazard = next(one for one in draft.state.hazards if one.id == command.hazard)
    dice = draft.roll(len(command.who))
    for who, die in zip(command.who, dice, strict=True):
        strikes = die <= hazard.chance
        draft.put(m.HazardRolled(hazard.id, who, die, strikes))
        if strikes:
            inflict(draft, who, hazard.hits, hazard.id)
            if hazard.penalty:
                lay_condition(draft, who, Condition(hazard.name, hazard.id, "scene", dice=hazard.penalty))


# Several in a row


def series_open(state: State) -> bool:
    """PER-158."""
    return state.series is not None


def too_few_here(state: State) -> bool:
    """Two sides, and what each of them wants."""
    return len(present(state)) < 2


def nobody_of_yours(state: State, seat: int) -> bool:
    return not leads(state, seat) and not any([seat_of(state, one) == seat for one in present(state)])


def all_but_one(state: State) -> int:
    return len(present(state)) - 1


def act_start(draft: Draft, seat: int, command: m.StartSeries) -> None:
    goals = (command.goal.strip(), command.against.strip())
    draft.put(m.SeriesStarted(draft.state.challenges + 1, (command.one, command.other), goals))


def voices(state: State, series: Series, side: int) -> set[int]:
    """The seats of those on a side who are still there; without any, the game master's."""
    people = [find_individual(state, who) for who in series.sides[side]]
    return {seat_of(state, one) for one in people if one is not None} or {state.desk.gm}


def speaks(state: State, series: Series, side: int, seat: int) -> bool:
    """Whoever plays somebody of that side; the game master for anybody."""
    return leads(state, seat) or seat in voices(state, series, side)


def unsaid(series: Series) -> list[int]:
    """The sides that have yet to reassess since the last Challenge."""
    answered = [side for side, _ in series.said]
    return [side for side in range(len(series.sides)) if side not in answered] if series.challenges else []


def no_series(state: State) -> bool:
    return state.series is None


def series_sides(state: State) -> range:
    assert state.series is not None
    return range(len(state.series.sides))


def no_voice(state: State, seat: int, it: int) -> bool:
    assert state.series is not None
    return not speaks(state, state.series, it, seat)


def reassessed(state: State, side: int, it: str) -> bool:
    """PER-158: achieved, continue or back down, after each Challenge; backing down is free at any time."""
    return it != "back down" and not is_unsaid(state, side)


def is_unsaid(state: State, side: int) -> bool:
    assert state.series is not None
    return side in unsaid(state.series)


def act_answer(draft: Draft, seat: int, command: m.AnswerSeries) -> None:
    """It ends when one side backs down, or both have what they want."""
    draft.put(m.SeriesAnswered(command.side, command.answer))
    series = draft.state.series
    assert series is not None
    answers = [answer for _, answer in series.said]
    if command.answer == "back down":
        draft.put(m.SeriesEnded("back down"))
    elif len(answers) == len(series.sides) and set(answers) == {"achieved"}:
        draft.put(m.SeriesEnded("agreed"))


def awaits(state: State) -> set[int]:
    series = state.series
    if series is None or not quiet(state):
        return set()
    return {seat for side in unsaid(series) for seat in voices(state, series, side)}


MOVES: Moves = {
    Move(m.AddObstacle, {"name": Words(NAME)}, rule="PER-151", unless=(not_gm, *PLAYED)): act_add,
    Move(
        m.RuleObstacle,
        {
            "obstacle": One(obstacles_there, unless=(ruled,)),
            "how": One(("narrate", "fold", "unopposed")),
            "words": Words(SENTENCE, narrated),
        },
        rule="PER-151",
        unless=(not_gm, *PLAYED, no_obstacles),
    ): act_rule,
    Move(
        m.AgreeHazard,
        {
            "name": Words(NAME),
            "chance": Count(1, FACES, suggest=FACES // 2),
            "hits": Spans(HITS, suggest=1),
            "penalty": Count(least_penalty, WORST, suggest=least_penalty),
        },
        rule="PER-152",
        unless=(not_gm,),
    ): act_agree,
    Move(
        m.TriggerHazard,
        {"hazard": One(hazards_agreed), "who": Some(in_the_open, unless=(*MADE, not_here))},
        rule="PER-152",
        unless=(not_gm, *FREE, no_hazards),
    ): act_trigger,
    Move(
        m.StartSeries,
        {
            "one": Some(in_the_open, unless=(*MADE, not_here), most=all_but_one),
            "other": Some(in_the_open, unless=(*MADE, not_here), most=all_but_one, distinct="one"),
            "goal": Words(PHRASE, told),
            "against": Words(PHRASE, told),
        },
        rule="PER-158",
        unless=(*FREE, series_open, too_few_here, nobody_of_yours),
    ): act_start,
    Move(
        m.AnswerSeries,
        {
            "side": One(series_sides, unless=(no_voice,)),
            "answer": One(("achieved", "continue", "back down"), unless=(reassessed,)),
        },
        rule="PER-158",
        unless=(*QUIET, no_series),
        owed=is_unsaid,
        decided=1,
    ): act_answer,
}
