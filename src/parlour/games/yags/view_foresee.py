"""What a call would lead to, before it is given: who would roll what, against which number, and how it would likely go.

The rules themselves play it, on a table nobody sees: no number is reckoned twice, and every house rule is in it.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from parlour.core.chance import Told
from parlour.core.odds import Answer, Bar, Foresight, Grid, percent
from parlour.games.yags import moves as m
from parlour.games.yags import odds
from parlour.games.yags.content.numbers import FACES
from parlour.games.yags.model import Check, Climb, Side, State, Task
from parlour.games.yags.rules.draft import Draft
from parlour.games.yags.rules.flow import best, open_check, prepared
from parlour.games.yags.rules.play import PLAYING
from parlour.games.yags.rules.situations_hands import robbing
from parlour.games.yags.rules.situations_senses import sneaking
from parlour.games.yags.rules.sums import reckoned, target_of
from parlour.games.yags.view_check import chance, roller
from parlour.games.yags.view_task import falls, finishing, turn_of
from parlour.games.yags.words.cards import start_line
from parlour.games.yags.words.checks import frame_words, name_of
from parlour.games.yags.words.odds import SAY
from parlour.games.yags.words.phrases import first_up, minus
from parlour.roleplay.chapter import leads

SECRET: dict[type, Callable[[State, Any], Check]] = {
    m.CallLurk: sneaking,
    m.CallFilch: lambda state, command: robbing(command),
}
"""What is rolled in secret alone, as it would be in the open."""


def foresee(state: State, seat: int, command: Any) -> Foresight | None:
    """For who calls; None where there is nothing to roll."""
    if not leads(state, seat):
        return None
    draft = Draft(state, Told())
    if type(command) in SECRET:
        open_check(draft, SECRET[type(command)](state, command))
    elif type(command).__struct_config__.tag.startswith(("call_", "start_")):
        named = {field: False for field in ("hidden", "now") if hasattr(command, field)}
        PLAYING.desk.acts[type(command)](draft, seat, replace(command, **named))
    for event in draft.events:
        match event:
            case m.CheckOpened():
                return _check(draft.state, seat, draft.check)
            case m.TaskStarted():
                return _task(draft.state, event.task)
            case m.ClimbStarted():
                return _climb(draft.state, event.climb)
            case m.Spared():
                return Foresight(((SAY("to-reach"), str(event.target)),), Answer("", (), (SAY("no-roll-needed"),)))
    return None


def _side(state: State, check: Check, at: int) -> tuple[str, str]:
    """Tomas; Agility 5 x athletics 6: 30 + d20"""
    side, found = check.sides[at], reckoned(state, check, at)
    start = found.ability + sum([one.amount for one in found.modifiers])
    dice = SAY("no-die") if found.nothing else SAY("skill-dice", ability=minus(start))
    dice = SAY("halved", dice=dice) if found.halved and not found.nothing else dice
    return name_of(state, side.who), f"{start_line(side, found.rows)}: {dice}"


def _check(state: State, seat: int, check: Check) -> Foresight:
    check = replace(check, sides=tuple([best(state, check, side) for side in check.sides]))
    sides, target = (
        [_side(state, check, at) for at in range(len(check.sides))],
        None if check.situation == "group" else target_of(state, check),
    )
    lines: tuple[str, ...] = ()
    if target is not None:
        words = frame_words(check)
        help_counts = target != check.target
        reach = SAY("with-help", words=words, target=target) if help_counts else words
        sides.append((SAY("to-reach"), reach))
    if target is not None and len(check.sides) == 1:
        lines = _needed(state, check, target)
    if check.situation == "throw" and check.toward:
        return _toss(state, check, sides, target or 0)
    if check.situation == "group":
        return Foresight((*sides, (SAY("to-reach"), frame_words(check))), Answer("", ()))
    bars = _lie(state, check) if check.situation == "lie" else _named(state, check, chance(state, check, 0, seat).bars)
    return Foresight(tuple(sides), Answer("", bars, lines))


def _needed(state: State, check: Check, target: int) -> tuple[str, ...]:
    found = reckoned(state, check, 0)
    start = found.ability + sum([one.amount for one in found.modifiers])
    if found.halved or found.nothing:
        return ()
    if start + FACES < target:
        return (SAY("out-of-reach", best=start + FACES),)
    least = target - start
    return (SAY("only-fumble") if least <= found.fumble + 1 else SAY("needs-die", least=least),)


def _named(state: State, check: Check, bars: tuple[Bar, ...]) -> tuple[Bar, ...]:
    if len(check.sides) < 2:
        return bars
    first = name_of(state, check.sides[0].who)
    other = name_of(state, check.sides[1].who) if len(check.sides) == 2 else SAY("somebody-else")
    names = {SAY("wins"): SAY("somebody-wins", who=first), SAY("loses"): SAY("somebody-wins", who=other)}
    return tuple([replace(bar, label=first_up(names.get(bar.label, bar.label))) for bar in bars])


def _lie(state: State, check: Check) -> tuple[Bar, ...]:
    speaker, listener = [roller(reckoned(state, check, at)) for at in (0, 1)]
    return odds.lie_bars(
        odds.lie(speaker, listener), truthful=check.truthful, toss=state.options.guile_belief == "random"
    )


def _toss(state: State, check: Check, sides: list[tuple[str, str]], target: int) -> Foresight:
    """The throw and the catch it leaves."""
    catch = Check(0, "catch", (Side(check.toward, "Dexterity", "throw", "catch"),))
    catch = replace(catch, sides=(best(state, catch, prepared(state, catch, catch.sides[0])),))
    thrower, catcher = roller(reckoned(state, check, 0)), roller(reckoned(state, catch, 0))
    return Foresight(
        (sides[0], _side(state, catch, 0), *sides[1:]), Answer("", odds.toss(thrower, catcher, target).bars())
    )


# More than one roll


def _task(state: State, task: Task) -> Foresight:
    sides = []
    for at, members in enumerate(task.sides):
        for who in members:
            check = Check(
                0,
                "race" if len(task.sides) > 1 else task.kind,  # type: ignore[arg-type]
                (Side(who, *task.pairs[at], part="race"),),
                target=task.target,
                task=task.id,
            )
            check = replace(check, sides=(best(state, check, prepared(state, check, check.sides[0])),))
            sides.append(_side(state, check, 0))
    names = [
        name_of(state, side[0]) if len(side) == 1 else words
        for side, words in zip(task.sides, (SAY("first-team"), SAY("other-team")), strict=False)
    ]
    bars = finishing(state, task, all_of_it=True, names=tuple([first_up(name) for name in names]))
    return Foresight(tuple(sides), Answer("", bars, (), _grid(state, task) if task.kind == "team" else None))


def _grid(state: State, task: Task) -> Grid:
    """To win a turn, for each two who may be named."""
    ours, theirs = task.sides
    rows = []
    for who in ours:
        turns = [turn_of(state, replace(task, picked=(who, other))) for other in theirs]
        rows.append((name_of(state, who), *["–" if turn is None else _share(turn.won) for turn in turns]))
    return Grid((SAY("win-a-turn"), *[name_of(state, who) for who in theirs]), tuple(rows))


def _share(share: Fraction) -> str:
    return percent(share.numerator, share.denominator)


def _climb(state: State, climb: Climb) -> Foresight:
    """YAG-213: the first check is Strength's, the second Agility's; at each pace how likely a fall is on the whole
    way."""
    sides = []
    for attribute in ("Strength", "Agility"):
        check = Check(0, "climb", (Side(climb.who, attribute, "athletics", "climb"),), target=climb.target)
        check = replace(check, sides=(best(state, check, prepared(state, check, check.sides[0])),))
        sides.append(_side(state, check, 0))
    return Foresight(
        (*sides, (SAY("to-reach"), str(climb.target))),
        Answer("", (), (), Grid((SAY("col-pace"), SAY("fall-up")), falls(state, climb))),
    )
