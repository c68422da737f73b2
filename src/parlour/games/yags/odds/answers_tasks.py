"""The answers to the questions of chance about tasks, throws to a catcher, runs and climbs."""

from collections.abc import Callable
from fractions import Fraction
from typing import cast

from parlour.core.asking import Given
from parlour.core.odds import Answer, Bar, Grid, bar_of, decimals
from parlour.games.yags.content.numbers import CATCH
from parlour.games.yags.content.tables import TABLES
from parlour.games.yags.model.vocabulary import GAITS, Gait, Pace
from parlour.games.yags.odds import races, tasks, teams, tosses, ways
from parlour.games.yags.odds.contests import contest
from parlour.games.yags.odds.rollers import Roller, chance
from parlour.games.yags.odds.said import exact, fumbles, rolled, share, way, way_words, with_skill
from parlour.games.yags.words.odds import SAY
from parlour.games.yags.words.phrases import first_up, minus

_SHOWN = 10
"""The most rolls or turns that are listed."""


def _head(*columns: str) -> tuple[str, ...]:
    return tuple([SAY(column) for column in columns])


def _long(given: Given) -> Answer:
    target, needed, by, roller = given["target"], given["needed"], given.choice("way"), way(given)
    found = tasks.long_task(roller, target, needed, given["raised"], int(given.choice("failed") == "yes"))
    lines = [
        SAY("long-line", exact=exact(found.complete)),
        SAY("long-average", checks=decimals(found.rolls)),
    ]
    if needed > 1:
        lines.append(SAY("long-one", exact=exact(found.within(1))))
    rows = []
    for rolls in range(1, min(len(found.done), _SHOWN) + 1):
        rows.append((str(rolls), share(found.within(rolls)), share(sum(found.lost[:rolls], Fraction(0)))))
    title = SAY("long-title", target=minus(target), needed=needed, dice=way_words(roller, by))
    columns = _head("col-checks", "col-complete", "col-lost")
    return Answer(title, found.bars(), tuple(lines), Grid(columns, tuple(rows)))


def _race(given: Given) -> Answer:
    mastery, their_mastery = given["mastery"], given["their_mastery"]
    mine = Roller(given["ability"], given["skill"], 1 + max(0, their_mastery - mastery))
    theirs = Roller(given["their_ability"], given["their_skill"], 1 + max(0, mastery - their_mastery))
    one = contest((mine, theirs))
    turn = races.Turn(*one.wins)
    keeps = races.NOBODY
    if given.choice("keep") == "yes" and mastery != their_mastery:
        keeps = races.ONE if mastery > their_mastery else races.OTHER
    rules = races.Rules(cast(races.Swing, given.choice("swing")), keeps)
    stand = races.Stand(blocks=(given["blocks"], given["their_blocks"]))
    goal, first, sudden = given["goal"], given.choice("ends") == "first", given.choice("even") == "sudden"
    lines = [SAY("race-turn", won=exact(turn.won), lost=exact(turn.lost))]
    if mastery != their_mastery:
        lines.append(SAY("race-fumbles", mine=fumbles(mine), theirs=fumbles(theirs)))
    end = SAY("first-to" if first else "after-turns", goal=goal)
    if first:
        won, lost = races.first_to(turn, goal, stand, rules)
        bars: tuple[Bar, ...] = (bar_of(SAY("you-win"), won, "succeed"), bar_of(SAY("they-win"), lost, "fail"))
        lines.append(SAY("race-first", end=end, won=exact(won), lost=exact(lost)))
    else:
        ends = races.after_turns(turn, goal, stand, rules, sudden=sudden)
        bars = ends.bars()
        parts = {"ahead": share(ends.ahead), "even": share(ends.even), "behind": share(ends.behind)}
        lines.append(SAY("race-after", end=end, **parts))
        if sudden:
            lines.append(SAY("race-end", won=share(ends.won), lost=share(ends.lost)))
    rows = []
    for number in range(1, _SHOWN + 1):
        to = races.first_to(turn, number, stand, rules)[0]
        after = races.after_turns(turn, number, stand, rules, sudden=False)
        rows.append((str(number), share(to), share(after.ahead), share(after.even), share(after.behind)))
    columns = _head("col-number", "col-race", "col-turns", "even-score", "behind")
    title = SAY("against", one=with_skill(mine), other=with_skill(theirs))
    return Answer(title, bars, tuple(lines), Grid(columns, tuple(rows)))


def _named(given: Given, prefix: str, many: int) -> list[Roller]:
    return [Roller(given[f"{prefix}ability_{at}"], given[f"{prefix}skill_{at}"]) for at in range(1, many + 1)]


def _team(given: Given) -> Answer:
    """What the rules decide: each turn for itself; of the whole what each side can be sure of."""
    ours, theirs = _named(given, "", given["ours"]), _named(given, "their_", given["theirs"])
    turns = teams.pairings(ours, theirs)
    rules, sudden = races.Rules(cast(races.Swing, given.choice("swing"))), given.choice("even") == "sudden"
    first, goal = given.choice("ends") == "first", given["goal"]
    won, lost = teams.bounds(turns, (first, goal), rules=rules, sudden=sudden)
    rest = teams.rest_of(turns, drawn=not first and not sudden)
    end = SAY("first-to" if first else "after-turns", goal=goal)
    sure = "team-line" if rest == teams.DRAW else "team-least"
    lines = (SAY(sure, end=end, won=exact(won), lost=exact(lost)), SAY("team-fatigue"))
    rows = [(with_skill(one), *[share(turn.won) for turn in row]) for one, row in zip(ours, turns, strict=True)]
    title = SAY("team-title", ours=len(ours), theirs=len(theirs), end=end[0].lower() + end[1:])
    bars = teams.bars((SAY("you-win"), SAY("they-win")), (won, lost), rest)
    columns = (SAY("col-turn"), *[SAY("col-against", who=with_skill(one)) for one in theirs])
    return Answer(title, bars, lines, Grid(columns, tuple(rows)))


def _toss(given: Given) -> Answer:
    thrower, catcher = [rolled(given.choice(f"{prefix}way"), given[f"{prefix}ability"], 1) for prefix in ("", "their_")]
    metres, base = given["metres"], given["base"]
    found, target = tosses.toss(thrower, catcher, base + metres), base + metres
    lines = (
        SAY("toss-line", target=target, exact=exact(chance(thrower, target))),
        SAY("toss-caught", exact=exact(found.caught), well=exact(chance(catcher, CATCH))),
    )
    rows = []
    for far in (0, 2, 5, 10, 15, 20, 30, 40):
        each = tosses.toss(thrower, catcher, base + far)
        rows.append(
            (SAY("metres-far", metres=far), str(base + far), share(chance(thrower, base + far)), share(each.caught))
        )
    said = [way_words(one, given.choice(key)) for one, key in ((thrower, "way"), (catcher, "their_way"))]
    title = SAY("toss-title", thrower=said[0], metres=metres, catcher=said[1])
    columns = _head("col-range", "col-target", "col-thrown", "caught")
    return Answer(title, found.bars(), lines, Grid(columns, tuple(rows)))


def _art(given: Given) -> Answer:
    roller, rolls, zero = (
        Roller(given["ability"], fumble=given["fumble"]),
        given["rolls"],
        given.choice("counts") == "zero",
    )

    def reached(wanted: int) -> Fraction:
        return tasks.quality_at_least(roller, rolls, wanted, zero=zero)

    labels = TABLES.quality
    bars = []
    for row, after in zip(labels, [*labels[1:], None], strict=True):
        part = (reached(row.least) if row is not labels[0] else Fraction(1)) - (
            reached(after.least) if after else Fraction(0)
        )
        bars.append(bar_of(first_up(row.label), part, "fail" if row is labels[0] else "succeed" if after else "style"))
    shares = tasks.quality(roller, rolls, zero=zero)
    average = sum([total * part for total, part in shares.items()], Fraction(0))
    lines = (
        SAY("art-decent", exact=exact(reached(20))),
        SAY("art-bearable", exact=exact(reached(10))),
        SAY("art-average", average=decimals(average)),
    )
    rows = tuple([(str(wanted), share(reached(wanted))) for wanted in range(5, 65, 5)])
    title = SAY("art-title", rolls=rolls, ability=minus(roller.ability))
    return Answer(title, tuple(bars), lines, Grid(_head("col-quality", "col-chance"), rows))


def gait_target(ground: int, gait: Gait) -> int:
    """YAG-190 to YAG-193.

    >>> [gait_target(15, gait) for gait in GAITS]
    [7, 15, 30, 45]
    """
    return ground // 2 if gait == GAITS[0] else ground * GAITS.index(gait)


def _run(given: Given) -> Answer:
    roller, ground, rounds, dangerous = (
        Roller(given["ability"]),
        given["ground"],
        given["rounds"],
        given.choice("dangerous") == "yes",
    )
    gait = cast(Gait, given.choice("gait"))
    target = gait_target(ground, gait)
    step = ways.run(roller, target, dangerous=dangerous)
    upright = (1 - step.falls) ** rounds
    best = roller.total(20)
    lines = (
        SAY("run-line", target=target, on=exact(step.on), falls=exact(step.falls)),
        SAY("run-all", rounds=rounds, upright=share(upright), progress=decimals(step.on * rounds)),
        SAY("run-fatigue") if best >= target else SAY("run-best", best=best),
    )
    rows = []
    for each in GAITS:
        there = ways.run(roller, gait_target(ground, each), dangerous=dangerous)
        rows.append(
            (
                SAY.part("gait", f"is-{each}"),
                str(gait_target(ground, each)),
                share(there.on),
                share(there.falls),
                share((1 - there.falls) ** rounds),
            )
        )
    columns = _head("col-gait", "col-target", "gets-on", "falls", "col-no-fall")
    said = SAY.part("gait", f"is-{gait}").lower()
    title = SAY("run-title", ability=minus(roller.ability), ground=ground, gait=said)
    return Answer(title, step.bars(), lines, Grid(columns, tuple(rows)))


def _climb(given: Given) -> Answer:
    first, second = Roller(given["ability"]), Roller(given["hold"])
    target, height, move, quarter = given["target"], given["height"], given["move"], int(given.choice("quarter"))
    pace, careful = cast(Pace, given.choice("pace")), given.choice("careful") == "yes"
    step = ways.climb(first, second, target, careful=careful)
    metres = ways.climb_metres(move, pace, careful=careful, quarter=quarter)
    steps = -(-height // metres)
    lines = (
        SAY("climb-line", on=exact(step.on), falls=exact(step.falls)),
        SAY("climb-all", height=height, metres=metres, checks=steps, fall=share(step.fall(steps))),
        SAY("climb-note"),
    )
    names = {row.key: row.name for row in TABLES.pace}
    rows = []
    for each in ways.ascents(first, second, target, height, move, quarter):
        tries = "–" if each.tries is None else decimals(each.tries)
        named = first_up(names[each.pace])
        name = SAY("carefully", pace=named) if each.careful else named
        rows.append((name, SAY("metres-far", metres=each.metres), str(each.steps), tries, share(each.falls)))
    columns = _head("col-check", "col-distance", "col-best-case", "col-on-average", "col-fall")
    known = {"strength": minus(first.ability), "agility": minus(second.ability)}
    title = SAY("climb-title", height=height, target=target, **known)
    return Answer(title, step.bars(), lines, Grid(columns, tuple(rows)))


TASK_ANSWERS: dict[str, Callable[[Given], Answer]] = {
    "long": _long,
    "race": _race,
    "team": _team,
    "toss": _toss,
    "art": _art,
    "run": _run,
    "climb": _climb,
}
