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
from parlour.games.yags.odds.said import count, exact, fumbles, rolled, share, way, way_words

_SHOWN = 10
"""So many rolls or turns are listed."""


def _long(given: Given) -> Answer:
    target, needed, by, roller = given["target"], given["needed"], given.choice("way"), way(given)
    found = tasks.long_task(roller, target, needed, given["raised"], int(given.choice("failed") == "yes"))
    lines = [
        f"Completes it: {exact(found.complete)}.",
        f"It takes {decimals(found.rolls)} checks on average until it is complete or lost.",
    ]
    if needed > 1:
        lines.append(f"In one check: {exact(found.within(1))}.")
    rows = []
    for rolls in range(1, min(len(found.done), _SHOWN) + 1):
        rows.append((str(rolls), share(found.within(rolls)), share(sum(found.lost[:rolls], Fraction(0)))))
    title = f"{target}/{needed} with {way_words(roller, by)}"
    return Answer(title, found.bars(), tuple(lines), Grid(("Checks", "Complete by then", "Lost by then"), tuple(rows)))


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
    lines = [f"A turn: you win {exact(turn.won)}, they win {exact(turn.lost)}."]
    if mastery != their_mastery:
        lines.append(f"Fumbles: you on {fumbles(mine)}, they on {fumbles(theirs)}.")
    if first:
        won, lost = races.first_to(turn, goal, stand, rules)
        bars: tuple[Bar, ...] = (bar_of("You win", won, "succeed"), bar_of("They win", lost, "fail"))
        lines.append(f"First to {goal}: you {exact(won)}, they {exact(lost)}.")
    else:
        ends = races.after_turns(turn, goal, stand, rules, sudden=sudden)
        bars = ends.bars()
        lines.append(
            f"After {count(goal, 'turn', 'turns')}: ahead {share(ends.ahead)}, even {share(ends.even)}, behind "
            f"{share(ends.behind)}."
        )
        if sudden:
            lines.append(f"In the end you win {share(ends.won)}, they win {share(ends.lost)}.")
    rows = []
    for number in range(1, _SHOWN + 1):
        to = races.first_to(turn, number, stand, rules)[0]
        after = races.after_turns(turn, number, stand, rules, sudden=False)
        rows.append((str(number), share(to), share(after.ahead), share(after.even), share(after.behind)))
    head = ("Number", "You win a race to it", "Ahead after so many turns", "Even", "Behind")
    title = f"{mine.ability} with skill {mine.score} against {theirs.ability} with skill {theirs.score}"
    return Answer(title, bars, tuple(lines), Grid(head, tuple(rows)))


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
    end = f"First to {goal}" if first else f"After {count(goal, 'turn', 'turns')}"
    least = "" if rest == teams.DRAW else " at least, by naming well"
    lines = [f"{end}: you win {exact(won)}{least}; they win {exact(lost)}{least}."]
    lines.append("Whoever is named pays a point of fatigue each time; what that takes off is not reckoned.")
    rows = [(_said(one), *[share(turn.won) for turn in row]) for one, row in zip(ours, turns, strict=True)]
    title = f"{len(ours)} against {len(theirs)}, {end[0].lower()}{end[1:]}"
    bars = teams.bars(("You win", "They win"), (won, lost), rest)
    return Answer(
        title, bars, tuple(lines), Grid(("You win the turn", *[f"against {_said(one)}" for one in theirs]), tuple(rows))
    )


def _said(one: Roller) -> str:
    return f"{one.ability} with skill {one.score}"


def _toss(given: Given) -> Answer:
    thrower, catcher = [rolled(given.choice(f"{prefix}way"), given[f"{prefix}ability"], 1) for prefix in ("", "their_")]
    metres, base = given["metres"], given["base"]
    found, target = tosses.toss(thrower, catcher, base + metres), base + metres
    lines = (
        f"The throw succeeds against {target}: {exact(chance(thrower, target))}.",
        f"Caught: {exact(found.caught)}; of a throw that succeeds {exact(chance(catcher, CATCH))}.",
    )
    rows = []
    for far in (0, 2, 5, 10, 15, 20, 30, 40):
        each = tosses.toss(thrower, catcher, base + far)
        rows.append((f"{far} m", str(base + far), share(chance(thrower, base + far)), share(each.caught)))
    title = (
        f"{way_words(thrower, given.choice('way'))} throws over {metres} m, "
        f"{way_words(catcher, given.choice('their_way'))} catches"
    )
    return Answer(title, found.bars(), lines, Grid(("Range", "Target", "Thrown well", "Caught"), tuple(rows)))


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
        bars.append(
            bar_of(row.label.capitalize(), part, "fail" if row is labels[0] else "succeed" if after else "style")
        )
    shares = tasks.quality(roller, rolls, zero=zero)
    average = sum([total * part for total, part in shares.items()], Fraction(0))
    lines = (
        f"Decent or better: {exact(reached(20))}.",
        f"Bearable or better: {exact(reached(10))}.",
        f"On average {decimals(average)}.",
    )
    rows = tuple([(str(wanted), share(reached(wanted))) for wanted in range(5, 65, 5)])
    return Answer(
        f"{count(rolls, 'roll', 'rolls')} with {roller.ability}",
        tuple(bars),
        lines,
        Grid(("Quality at least", "Chance"), rows),
    )


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
    lines = [
        f"Target {target}: gets on {exact(step.on)}; falls {exact(step.falls)}.",
        (
            f"In {count(rounds, 'round', 'rounds')}: no fall {share(upright)}; on average "
            f"{decimals(step.on * rounds)} with progress if nobody falls out."
        ),
    ]
    best = roller.total(20)
    lines.append(
        "A failure can be bought off with fatigue."
        if best >= target
        else f"The best total is {best}: no fatigue can turn a failure."
    )
    rows = []
    for each in GAITS:
        there = ways.run(roller, gait_target(ground, each), dangerous=dangerous)
        rows.append(
            (
                each.capitalize(),
                str(gait_target(ground, each)),
                share(there.on),
                share(there.falls),
                share((1 - there.falls) ** rounds),
            )
        )
    head = ("Gait", "Target", "Gets on", "Falls", "No fall in all rounds")
    return Answer(
        f"{roller.ability} over ground of {ground}, {gait}", step.bars(), tuple(lines), Grid(head, tuple(rows))
    )


def _climb(given: Given) -> Answer:
    first, second = Roller(given["ability"]), Roller(given["hold"])
    target, height, move, quarter = given["target"], given["height"], given["move"], int(given.choice("quarter"))
    pace, careful = cast(Pace, given.choice("pace")), given.choice("careful") == "yes"
    step = ways.climb(first, second, target, careful=careful)
    metres = ways.climb_metres(move, pace, careful=careful, quarter=quarter)
    steps = -(-height // metres)
    lines = [
        f"One interval: gets on {exact(step.on)}; falls {exact(step.falls)}.",
        (
            f"{height} m at {metres} m each: {count(steps, 'check', 'checks')} if all go well; falls on the way "
            f"{share(step.fall(steps))}."
        ),
        "Reckoned without fatigue or exhaustion paid in place of the second check.",
    ]
    names = {row.key: row.name for row in TABLES.pace}
    rows = []
    for each in ways.ascents(first, second, target, height, move, quarter):
        tries = "-" if each.tries is None else decimals(each.tries)
        name = names[each.pace] + (", carefully" if each.careful else "")
        rows.append((name.capitalize(), f"{each.metres} m", str(each.steps), tries, share(each.falls)))
    head = ("A check", "Distance", "Checks if all go well", "Checks on average", "Falls on the way")
    return Answer(
        f"{height} m of {target} with {first.ability} and {second.ability}",
        step.bars(),
        tuple(lines),
        Grid(head, tuple(rows)),
    )


TASK_ANSWERS: dict[str, Callable[[Given], Answer]] = {
    "long": _long,
    "race": _race,
    "team": _team,
    "toss": _toss,
    "art": _art,
    "run": _run,
    "climb": _climb,
}
