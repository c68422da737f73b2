"""Things in the way and things that harm (PER-151, PER-152), and several Challenges for one conflict (PER-158)."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Number, Offer, Pick, Text
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import FACES, NAME, PHRASE, SENTENCE
from parlour.games.personae.model import Condition, Hazard, Obstacle, Series, State
from parlour.games.personae.rules.ask import find_individual, leads, playing, present, seat_of
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.harm import inflict, lay_condition
from parlour.games.personae.rules.turns import free, quiet

NONE: tuple[Offer, ...] = ()
WORST = 9
"""The most hits, or dice fewer, of a hazard."""


# Obstacles


def offer_add(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("add_obstacle", (), (Text(NAME),), False)] if leads(state, seat) and playing(state) else NONE


def act_add(draft: Draft, seat: int, command: m.AddObstacle) -> None:
    draft.put(m.ObstacleSet(Obstacle(draft.new_id("o"), command.name.strip())))


def offer_rule(state: State, seat: int) -> Sequence[Offer]:
    """PER-151: told, folded into another Challenge, or an unopposed one."""
    open_ones = tuple([one.id for one in state.obstacles if not one.how])
    if not leads(state, seat) or not playing(state) or not open_ones:
        return NONE
    ways = (Offer("rule_obstacle", (), (Pick(open_ones), Pick(("narrate",)), Text(SENTENCE)), False),)
    return [
        *ways,
        Offer("rule_obstacle", (), (Pick(open_ones), Pick(("fold", "unopposed")), Text(SENTENCE, least=0)), False),
    ]


def act_rule(draft: Draft, seat: int, command: m.RuleObstacle) -> None:
    name = next(one.name for one in draft.state.obstacles if one.id == command.obstacle)
    draft.put(m.ObstacleRuled(command.obstacle, name, command.how, command.words.strip()))


# Hazards


def offer_agree(state: State, seat: int) -> Sequence[Offer]:
    """PER-152: after the group's agreement; it does something, hits or dice fewer or both."""
    if not leads(state, seat):
        return NONE
    chance = Number(1, FACES)
    return [
        Offer("agree_hazard", (), (Text(NAME), chance, Number(1, WORST), Number(0, WORST)), False),
        Offer("agree_hazard", (), (Text(NAME), chance, Number(0, 0), Number(1, WORST)), False),
    ]


def act_agree(draft: Draft, seat: int, command: m.AgreeHazard) -> None:
    draft.put(
        m.HazardAgreed(Hazard(draft.new_id("z"), command.name.strip(), command.chance, command.hits, command.penalty))
    )


def offer_trigger(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat) or not free(state) or not state.hazards:
        return NONE
    who = tuple([person.id for person in present(state)])
    hazards = tuple([one.id for one in state.hazards])
    return [Offer("trigger_hazard", (), (Pick(hazards), Choose(who, 1, len(who))), False)] if who else NONE


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


def offer_start(state: State, seat: int) -> Sequence[Offer]:
    """PER-158: two sides, and what each of them wants."""
    who = tuple([person.id for person in present(state)])
    own = any(seat_of(state, person) == seat for person in present(state))
    if not free(state) or state.series is not None or len(who) < 2 or not (own or leads(state, seat)):
        return NONE
    most = len(who) - 1
    return [
        Offer(
            "start_series",
            (),
            (Choose(who, 1, most), Choose(who, 1, most, apart=True), Text(PHRASE), Text(PHRASE)),
            False,
        )
    ]


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


def offer_answer(state: State, seat: int) -> Sequence[Offer]:
    """PER-158: achieved, continue or back down, after each Challenge; backing down is free at any time."""
    series = state.series
    if series is None or not quiet(state):
        return NONE
    out: list[Offer] = []
    for side in range(len(series.sides)):
        if speaks(state, series, side, seat):
            asked = side in unsaid(series)
            out.append(
                Offer(
                    "answer_series",
                    (side,),
                    (Pick(("achieved", "continue", "back down") if asked else ("back down",)),),
                    asked,
                )
            )
    return out


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


CHAPTER: Chapter = {
    m.AddObstacle: (offer_add, act_add),
    m.RuleObstacle: (offer_rule, act_rule),
    m.AgreeHazard: (offer_agree, act_agree),
    m.TriggerHazard: (offer_trigger, act_trigger),
    m.StartSeries: (offer_start, act_start),
    m.AnswerSeries: (offer_answer, act_answer),
}
