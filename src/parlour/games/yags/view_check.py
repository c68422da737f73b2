"""The open check as it is seen: numbers of the game master's own until their dice lie there are hers, a hidden one is
hers altogether."""

from fractions import Fraction
from itertools import product

from msgspec.structs import replace

from parlour.core.odds import Bar, bar_of
from parlour.games.yags import view as v
from parlour.games.yags.content.numbers import AVERAGE, FACES
from parlour.games.yags.content.tables import TABLES, degree
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.odds import Roller, Shares, contest, felt_bars, quality_bars, struck, unseen
from parlour.games.yags.odds import check as against
from parlour.games.yags.rules.ask import creature, find_task, find_technique, is_contest, is_open, side_seat
from parlour.games.yags.rules.decide import extras_due
from parlour.games.yags.rules.race import may_block
from parlour.games.yags.rules.sums import WATCHED, Reckoned, reckoned, routes, steps, target_of, total_of
from parlour.games.yags.rules.takes import barred_by, unjudged
from parlour.games.yags.words.checks import (
    belief_words,
    block_words,
    check_title,
    fumble_word,
    gait_words,
    head_words,
    how_words,
    judgement_words,
    opens_words,
    outcome_words,
    pair_words,
    push_words,
    route_words,
    side_title,
)
from parlour.games.yags.words.odds import SAY as SAY_ODDS
from parlour.games.yags.words.takes import take_barred
from parlour.roleplay.chapter import leads

LIKELY = (0, 4, 6, 8, 9, 12, 16, 20, 25, 30)
"""Abilities an opponent whose numbers are hidden may have."""


def is_veiled(state: State, check: Check, side: Side) -> bool:
    """What this side brings is not for everybody's eyes."""
    if check.hidden and not check.revealed:
        return True
    return not is_open(creature(state, side.who)) and not side.mode


def as_seen(state: State, check: Check, seat: int | None = None) -> Check:
    """Without the techniques that are not for this seat's eyes: they would show in the numbers of who meets them."""
    own = [seat is not None and side_seat(state, side) == seat for side in check.sides]
    sides = [
        replace(side, techniques=()) if is_veiled(state, check, side) and not mine else side
        for side, mine in zip(check.sides, own, strict=True)
    ]
    return replace(check, sides=tuple(sides))


def checked(state: State, check: Check, *, all_of_it: bool = False) -> v.CheckSeen:
    """As anybody sees it, or (`all_of_it`) as the game master does."""
    secret = check.hidden and not check.revealed and not all_of_it
    seen = check if all_of_it else as_seen(state, check)
    sides = tuple(
        [
            sided(state, seen, at, veiled=is_veiled(state, check, side) and not all_of_it)
            for at, side in enumerate(check.sides)
        ]
    )
    target = None if _secret_target(state, check) and not all_of_it else _target(state, check)
    if secret:
        veiled = check_title(state, check)
        return v.CheckSeen(
            check.number,
            check.situation,
            veiled,
            check.stage,
            sides,
            check.text,
            hidden=True,
            toward=check.toward,
            outcome=check.outcome,
            words=outcome_words(state, check, secret=True),
            heading=veiled,
            quote=_quote(check, veiled),
            tone="even" if _is_even(check) and check.stage != "open" else "",
        )
    told, metres = check.stage != "open", _metres(state, check, all_of_it=all_of_it)
    sides = tuple([_judged(check, side, at, target) for at, side in enumerate(sides)])
    return v.CheckSeen(
        check.number,
        check.situation,
        check_title(state, check),
        check.stage,
        sides,
        check.text,
        target,
        check.label,
        tuple([v.Row(part.label, part.amount, part.rule) for part in check.parts]),
        check.fumble + check.raised,
        check.predictable,
        check.stressful,
        check.minutes,
        check.hidden,
        check.real,
        check.dangerous,
        check.second,
        check.toward,
        check.task,
        metres,
        check.winner,
        check.success,
        check.level,
        degree(check.level) if told and check.level else "",
        check.gap,
        outcome_words(state, check) if told else "",
        check.extras,
        extras_due(check),
        check.outcome,
        push_words(state, check) or block_words(state, check),
        check.truthful if check.situation == "lie" else None,
        _due(state, check),
        _degrees(target),
        _judging(state, check) if all_of_it and check.stage == "open" and not is_contest(check) else (),
        check_title(state, check) if target is None else head_words(state, check),
        _quote(check, check_title(state, check)),
        check.target if target is not None and check.target not in (None, target) else 0,
        gait_words(check) if target is not None else "",
        "" if not told else "even" if _is_even(check) else "good" if check.success else "bad",
        1 if check.winner == 0 else 0,
        metres if check.success and not check.second else 0,
    )


def _is_even(check: Check) -> bool:
    """There is no success or failure of one side in it: something is felt, made or told, or several have met."""
    return check.situation in ("charm", "art", "lie") or (len(check.sides) > 1 and check.situation != "pocket")


def _quote(check: Check, title: str) -> str:
    return check.text if check.text and check.text.rstrip(".!").casefold() not in title.casefold() else ""


def _judged(check: Check, side: v.SideSeen, at: int, target: int | None) -> v.SideSeen:
    """How it went for one of them, once the dice lie there."""
    told, several, group = check.stage != "open", len(check.sides) > 1, check.situation == "group"
    met = told and several and check.situation != "lie"
    wins = met and check.winner == at
    level = check.sides[at].level if group else check.level if check.success else 0
    own = side.target if group else target if not several or at == 0 else None
    verdict = ""
    if side.rolled and side.fumbled:
        verdict = fumble_word()
    elif told and side.rolled and own is not None and (group or not several):
        verdict = degree(level)
    done = bool(level) if group else not several and check.success
    good = wins or (done and not side.fumbled) or (bool(side.paid) and check.success)
    stands = "wins" if wins else "lost" if met and check.winner >= 0 else ""
    return replace(side, target=own, verdict=verdict, good=good, stands=stands)


def _target(state: State, check: Check) -> int | None:
    """Of a group the number as it was called: each has their own (YAG-Q78)."""
    return check.target if check.situation == "group" else target_of(state, check)


def _judging(state: State, check: Check) -> tuple[v.Judging, ...]:
    """YAG-031: each judgement with what it would leave open, to this character in this check."""
    found = []
    for stressful, predictable in product((False, True), (True, False)):
        judged = replace(check, predictable=predictable, stressful=stressful)
        free = [what for what in ("take0", "take10") if not barred_by(state, judged, judged.sides[0], what)]
        found.append(v.Judging(predictable, stressful, judgement_words(predictable, stressful), opens_words(free)))
    return tuple(found)


def _due(state: State, check: Check) -> str:
    """Of a success that can be blocked no more, what its master does with it."""
    task = find_task(state, check.task) if check.situation == "race" and check.stage == "choose" else None
    return "mastery" if task is not None and not may_block(state, task, check) else check.due


def _degrees(target: int | None) -> tuple[tuple[str, int], ...]:
    return () if target is None else tuple([(row.name, target + row.margin) for row in TABLES.degree if row.level])


def _metres(state: State, check: Check, *, all_of_it: bool) -> int:
    """How far success leads tells of somebody's Move."""
    return check.metres if all_of_it or is_open(creature(state, check.sides[0].who)) else 0


def _secret_target(state: State, check: Check) -> bool:
    """A technique of the game master's own lowers the number: what it is then would tell of it."""
    return (
        check.target is not None and _target(state, check) != check.target and is_veiled(state, check, check.sides[0])
    )


def sided(state: State, check: Check, at: int, *, veiled: bool) -> v.SideSeen:
    side = check.sides[at]
    one = creature(state, side.who)
    if veiled:
        return v.SideSeen(
            side.who, side_title(state, check, at, veiled=True), rolled=bool(side.mode), by_hand=side.by_hand
        )
    found = None if side.mode or not side.route else reckoned(state, check, at)
    named = [
        (which, technique.name) for which in side.techniques if (technique := find_technique(one, which)) is not None
    ]
    rows = (
        tuple([v.Row(step.label, step.amount, step.rule, step.sign) for step in steps(state, check, at)])
        if side.mode or side.route
        else ()
    )
    return v.SideSeen(
        side.who,
        side_title(state, check, at),
        pair_words(side),
        side.route,
        rows,
        side.ability if side.mode else found.ability if found is not None else None,
        tuple(named),
        side.familiarity,
        side.fumble if side.mode else found.fumble if found is not None else check.fumble,
        side.wants,
        bool(side.mode),
        side.mode,
        side.die,
        side.by_hand,
        side.total if side.mode else None,
        side.fumbled,
        side.paid,
        side.halved if side.mode else found is not None and found.halved,
        None if found is None else (total_of(found, 0), total_of(found, 1), total_of(found, FACES)),
        target_of(state, check, at) if check.situation == "group" else None,
        using=how_words(side),
    )


# What one seat sees beyond that


def my_check(state: State, check: Check, seat: int) -> v.CheckSeen | None:
    """More than the public part: all of it to the game master; to a speaker whether it is the truth; to a player her
    own side."""
    if leads(state, seat):
        return checked(state, check, all_of_it=True)
    speaks = check.situation == "lie" and side_seat(state, check.sides[0]) == seat
    if not (check.hidden and not check.revealed) or not speaks:
        return None
    shown = checked(state, check)
    return v.CheckSeen(
        shown.number,
        shown.situation,
        shown.title,
        shown.stage,
        shown.sides,
        shown.text,
        hidden=True,
        toward=shown.toward,
        outcome=shown.outcome,
        words=shown.words,
        truthful=check.truthful,
    )


def beliefs(state: State, seat: int) -> tuple[v.Belief, ...]:
    """What my characters made of what they were told (3.8)."""
    heard = [*state.kept, *([state.check] if state.check is not None and state.check.situation == "lie" else [])]
    found = {check.number: check for check in heard if check.belief and len(check.sides) > 1 and not check.revealed}
    own = [check for check in found.values() if _listens(state, check, seat)]
    return tuple(
        [
            v.Belief(check.number, check.sides[1].who, check.sides[0].who, belief_words(check), check.text)
            for check in own
        ]
    )


def _listens(state: State, check: Check, seat: int) -> bool:
    known = {one.id for one in state.creatures}
    return check.sides[1].who in known and side_seat(state, check.sides[1]) == seat


def chances(state: State, check: Check, seat: int) -> tuple[v.Chance, ...]:
    """Of each side of mine that has yet to roll: odds from what this seat may know, its routes, and what taking 0 or 10
    would give."""
    if check.stage != "open":
        return ()
    seen = check if leads(state, seat) else as_seen(state, check, seat)
    return tuple(
        [
            chance(state, seen, at, seat)
            for at, side in enumerate(check.sides)
            if not side.mode and side_seat(state, side) == seat
        ]
    )


def chance(state: State, check: Check, at: int, seat: int) -> v.Chance:
    side = check.sides[at]
    ways = tuple([_way(state, check, at, route, default) for route, default in routes(state, side, check.real)])
    if not side.route:
        return v.Chance(at, (), (), ways)
    if not is_contest(check):
        target = target_of(state, check, at)
        mine = roller(reckoned(state, check, at))
        bars = _read(state, check, mine) if target is None else against(mine, target).bars()
        return v.Chance(at, bars, (), ways, tuple([_take(state, check, at, what) for what in ("take0", "take10")]))
    bars, unknown = _contested(state, check, at, seat)
    return v.Chance(at, bars, unknown, ways)


def _read(state: State, check: Check, mine: Roller) -> tuple[Bar, ...]:
    """Where the total itself is read: what is felt, how good it is."""
    if check.situation == "charm":
        return felt_bars(mine)
    return quality_bars(mine, zero=state.options.artistic_fumble == "zero") if check.situation == "art" else ()


def roller(found: Reckoned) -> Roller:
    """The fumble chance is reckoned already: nothing is doubled any more."""
    plus = sum([modifier.amount for modifier in found.modifiers])
    return Roller(found.ability + plus, found.score, found.fumble, halved=found.halved, still=found.nothing)


def _way(state: State, check: Check, at: int, route: str, default: str) -> v.RouteSeen:
    """What the check would be by this route, with what applies to it now."""
    sides = tuple(
        [replace(side, route=route, default=default) if place == at else side for place, side in enumerate(check.sides)]
    )
    found = reckoned(state, replace(check, sides=sides), at)
    return v.RouteSeen(
        route, default, route_words(state, check.sides[at], route, default), found.ability, found.fumble, found.halved
    )


def _take(state: State, check: Check, at: int, what: str) -> v.TakeSeen:
    bar = barred_by(state, check, check.sides[at], what)
    total = total_of(reckoned(state, check, at), 10 if what == "take10" else 0)
    target = target_of(state, check, at)
    words = "" if target is None else "succeeds" if total >= target else "falls short"
    return v.TakeSeen(
        what, total, words, take_barred(state, check, check.sides[at], bar) if bar else "", unjudged(check, what)
    )


def _contested(
    state: State, check: Check, at: int, seat: int
) -> tuple[tuple[Bar, ...], tuple[tuple[int, tuple[Bar, ...]], ...]]:
    """Against those whose numbers I may know; else, where one other matters, for each ability it may have. Nothing of a
    lie."""
    if check.hidden and not leads(state, seat):
        return (), ()
    mine = roller(reckoned(state, check, at))
    if check.situation == "conjure" and at == 0:
        target = target_of(state, check)
        return (() if target is None else against(mine, target).bars()), ()
    rivals = _rivals(check, at)
    if all(_known(state, check, other, seat) for other in rivals):
        return _bars(state, check, at, rivals, [mine, *[_rival(state, check, other) for other in rivals]]), ()
    if len(rivals) > 1:
        return (), ()
    return (), tuple(
        [(ability, _bars(state, check, at, rivals, [mine, Roller(ability, ability // AVERAGE)])) for ability in LIKELY]
    )


def _rivals(check: Check, at: int) -> list[int]:
    """Whom this side has to beat: an observer who is observed, who sneaks all who watch, a thief the one who is robbed
    (YAG-Q64)."""
    if check.situation in WATCHED:
        return [0] if at else [1] if check.situation == "pocket" else list(range(1, len(check.sides)))
    return [other for other in range(len(check.sides)) if other != at]


def _rival(state: State, check: Check, at: int) -> Roller:
    """As it stands: the die still to fall, or lying there."""
    side = check.sides[at]
    if not side.mode:
        return roller(reckoned(state, check, at))
    return Roller(side.total - side.die, side.score, side.fumble, still=not side.die, shows=side.die)


def _bars(state: State, check: Check, at: int, rivals: list[int], sides: list[Roller]) -> tuple[Bar, ...]:
    order, tie, fumble = [at, *rivals], state.options.contest_tie, state.options.contest_fumble
    resisting = order.index(check.resisting) if check.resisting in order else -1
    if check.situation in WATCHED and at == 0:
        share = unseen(sides[0], tuple(sides[1:]), tie, fumble, resisting)
        return bar_of(SAY_ODDS("unseen"), share, "succeed"), bar_of(SAY_ODDS("seen"), 1 - share, "fail")
    target = target_of(state, check)
    if check.situation == "attack" and target is not None:
        first = 0 if at == 0 else 1
        share = struck(
            sides[first],
            sides[1 - first],
            target,
            tie,
            fumble,
            resisting if at == 0 or resisting < 0 else 1 - resisting,
        )
        hit, missed = (
            bar_of(SAY_ODDS("hits"), share, "fail" if at else "succeed"),
            bar_of(SAY_ODDS("misses"), 1 - share, "succeed" if at else "fail"),
        )
        return (missed, hit) if at else (hit, missed)
    shares = contest(sides, tie, fumble, resisting)
    return Shares((shares.wins[0], sum(shares.wins[1:], Fraction(0)))).bars()


def _known(state: State, check: Check, at: int, seat: int) -> bool:
    side = check.sides[at]
    return bool(side.route) and (
        leads(state, seat) or side_seat(state, side) == seat or not is_veiled(state, check, side)
    )
