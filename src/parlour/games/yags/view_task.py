"""Tasks and climbs as they are seen, with the chance to finish where everything about them may be known."""

from fractions import Fraction
from itertools import pairwise

from msgspec.structs import replace

from parlour.core.odds import Bar, bar_of, percent
from parlour.games.yags import odds
from parlour.games.yags import view as v
from parlour.games.yags.content.tables import quality
from parlour.games.yags.model import Check, Climb, Pace, Side, State, Task
from parlour.games.yags.rules.ask import creature, find_creature, is_open, score
from parlour.games.yags.rules.climbs import stretch_left, stretch_target
from parlour.games.yags.rules.derive import attribute, climb_metres, move, penalty
from parlour.games.yags.rules.flow import best, prepared
from parlour.games.yags.rules.long import LOST
from parlour.games.yags.rules.race import race_check
from parlour.games.yags.rules.sums import reckoned
from parlour.games.yags.rules.teams import is_named, members
from parlour.games.yags.view_check import roller
from parlour.games.yags.words.checks import pair_words
from parlour.games.yags.words.odds import SAY
from parlour.games.yags.words.phrases import SAY as PHRASES
from parlour.games.yags.words.tasks import climb_words, task_words


def task(state: State, one: Task) -> v.TaskSeen:
    """Members of a team are shown together (3.5)."""
    named = (is_named(state, one, 0), is_named(state, one, 1)) if one.kind == "team" else (False, False)
    shown = one if one.kind != "team" or all(named) else replace(one, picked=("", ""))
    lowest = min(one.rolls, default=None)
    return v.TaskSeen(
        shown,
        task_words(state, one),
        finishing(state, one),
        named,
        tuple([pair_words(Side("", *pair)) for pair in one.pairs]),
        _check(one).fumble + one.raised,
        LOST if one.kind == "long" else 0,
        lowest,
        "" if lowest is None else quality(lowest),
    )


def finishing(state: State, one: Task, *, all_of_it: bool = False, names: tuple[str, ...] = ()) -> tuple[Bar, ...]:
    """From here; nothing where somebody's numbers are not everybody's, unless it is for who knows them all."""
    people = [find_creature(state, who) for side in one.sides for who in side]
    if one.done or any(who is None or not (all_of_it or is_open(who)) for who in people):
        return ()
    if one.kind in ("race", "team"):
        sides = names[:2] if len(names) > 1 else (SAY("first-side"), SAY("other-side"))
        return _racing(state, one, sides) if one.kind == "race" else _teaming(state, one, sides)
    side = prepared(state, _check(one), Side(one.sides[0][0], *one.pairs[0], part=one.kind))
    side = best(state, _check(one), side) if all_of_it else side
    if not side.route:
        return ()
    check = _check(one, side)
    mine = roller(reckoned(state, check, 0))
    if one.kind == "long":
        if reckoned(state, replace(check, raised=1), 0).fumble > mine.fumble + 1:
            mine = replace(mine, fumble=1, doubled=True)
        return odds.long_task(mine, one.target, one.needed - one.gained, one.raised, one.row).bars()
    left = one.needed - len(one.rolls)
    share = odds.quality_at_least(mine, left, 20, zero=state.options.artistic_fumble == "zero")
    return (bar_of(SAY("decent"), share if min(one.rolls, default=20) >= 20 else 0 * share, "succeed"),)


def _check(one: Task, *sides: Side) -> Check:
    """The next check of a task, before failures raise its fumble chance."""
    return Check(0, one.kind, sides, target=one.target, task=one.id)  # type: ignore[arg-type]


def _racing(state: State, one: Task, names: tuple[str, ...]) -> tuple[Bar, ...]:
    turn = turn_of(state, one)
    return () if turn is None else _raced(state, one, turn, names)


def turn_of(state: State, one: Task) -> odds.Turn | None:
    """How the next turn goes; nothing while somebody has yet to choose a way."""
    check = race_check(state, one)
    if not all(side.route for side in check.sides):
        return None
    first, second = [roller(reckoned(state, check, at)) for at in (0, 1)]
    shares = odds.contest([first, second], state.options.contest_tie, state.options.contest_fumble, check.resisting)
    return odds.Turn(*shares.wins)


def _raced(state: State, one: Task, turn: odds.Turn, names: tuple[str, ...]) -> tuple[Bar, ...]:
    """Every turn like this one."""
    stand, rules = odds.Stand(one.advantage, one.scores), odds.Rules(state.options.competitive_swing)
    if one.ends == "first":
        won, lost = odds.first_to(turn, one.goal, stand, rules)
        return (bar_of(names[0], won, "succeed"), bar_of(names[1], lost, "fail"))
    return odds.after_turns(turn, max(1, one.goal - one.turn), stand, rules).bars()


def _teaming(state: State, one: Task, names: tuple[str, ...]) -> tuple[Bar, ...]:
    """YAG-124: what each side can be sure of; nothing where each turn's fatigue weighs on the next."""
    ours, theirs = members(state, one, 0), members(state, one, 1)
    found = [[turn_of(state, replace(one, picked=(who, other))) for other in theirs] for who in ours]
    turns = [[turn for turn in row if turn is not None] for row in found]
    if not theirs or found != turns or not turns or state.options.fatigue_penalty == "perPoint":
        return ()
    if len({turn for row in turns for turn in row}) == 1:
        return _raced(state, one, turns[0][0], names)
    first, stand = one.ends == "first", odds.Stand(one.advantage, one.scores)
    goal = one.goal if first else max(1, one.goal - one.turn)
    rules, sudden = odds.Rules(state.options.competitive_swing), state.options.competitive_even != "draw"
    shares = odds.bounds(turns, (first, goal), stand, rules, sudden=sudden)
    return odds.team_bars((names[0], names[1]), shares, odds.rest_of(turns, drawn=not first and not sudden))


# Climbs


def _parts(one: Climb) -> list[tuple[int, int]]:
    """The metres and the difficulty of each stretch that is left: none is climbed together with the next."""
    marks = sorted({one.reached, one.height, *[at for at, _ in one.stretches if one.reached < at < one.height]})
    return [(end - at, stretch_target(replace(one, reached=at))) for at, end in pairwise(marks)]


def climb(state: State, one: Climb) -> v.ClimbSeen:
    """How far somebody comes in an interval is known where their numbers are."""
    who = creature(state, one.who)
    metres = climb_metres(state, who, one.pace, one.careful, one.boost) if is_open(who) else 0
    left = sum([-(-part // metres) for part, _ in _parts(one)]) if metres else 0
    chances = falls(state, one) if is_open(who) else ()
    return v.ClimbSeen(one, min(metres, stretch_left(one)), stretch_target(one), left, climb_words(state, one), chances)


def falls(state: State, one: Climb) -> tuple[tuple[str, str], ...]:
    """YAG-213: to fall on the way up, at each pace, nothing paid for."""
    who = creature(state, one.who)
    skill, off = score(who, "athletics"), penalty(state, who)
    first, second = [odds.Roller(attribute(state, who, name) * skill - off, skill) for name in ("Strength", "Agility")]
    safe: dict[str, Fraction] = {}
    for metres, target in _parts(one):
        for way in odds.ascents(first, second, target, metres, move(state, who), int(state.options.climb_quarter)):
            pace = _pace(way.pace, way.careful)
            safe[pace] = safe.get(pace, Fraction(1)) * (1 - way.falls)
    return tuple([(pace, percent((1 - chance).numerator, (1 - chance).denominator)) for pace, chance in safe.items()])


def _pace(pace: Pace, careful: bool) -> str:
    return PHRASES(f"pace-{pace}-careful" if careful else f"pace-{pace}")
