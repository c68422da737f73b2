"""How a check goes from the question to the last word: it opens, dice fall, it is decided, and what it was about
follows from it.

Chapters hook in by the situation of a check: NEXT says which stage follows the dice, AFTER what comes of it in the
end.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import TAKE
from parlour.games.yags.model import Check, Mode, Side, State, Technique
from parlour.games.yags.rules.ask import creature, find_task, find_technique, is_contest
from parlour.games.yags.rules.decide import decide
from parlour.games.yags.rules.draft import Draft
from parlour.games.yags.rules.skills import same, usable
from parlour.games.yags.rules.sums import as_default, line, reckoned, routes, total_of

KEPT = 40
"""Hidden checks the game master can still look up."""
AFTER: dict[str, Callable[[Draft, Check], None]] = {}
"""By situation: called once a check is finally decided, while it stands in state.check in stage "result"."""
NEXT: dict[str, Callable[[State, Check], str]] = {}
"""By situation: which stage follows the dice ("push", "choose", "result"); the check says already what came of it."""


# Opening


def open_check(draft: Draft, check: Check) -> None:
    """A check is put on the table: numbered, with the routes that need no choice and the techniques that apply by
    themselves. What somebody asked for is answered by it."""
    for side in check.sides[: {"lie": 2, "group": len(check.sides)}.get(check.situation, 1)]:
        answer_petition(draft, side.who)
    draft.put(m.CheckOpened(readied(draft.state, check)))


def open_second(draft: Draft, check: Check) -> None:
    """The second check of a failed run or climb, in the place of the first."""
    draft.put(m.SecondDue(readied(draft.state, check)))


def readied(state: State, check: Check) -> Check:
    sides = tuple([prepared(state, check, side) for side in check.sides])
    return replace(check, number=state.checks + 1, sides=sides)


def prepared(state: State, check: Check, side: Side) -> Side:
    """The proper skill where there is one, else the only way there is; and what applies by itself with it."""
    if not side.route:
        ways = routes(state, side, check.real)
        if ways and (len(ways) == 1 or ways[0][0] == "skill"):
            side = replace(side, route=ways[0][0], default=ways[0][1])
    return replace(
        side, techniques=(*side.techniques, *[one for one in fitting(state, check, side) if one not in side.techniques])
    )


def answer_petition(draft: Draft, who: str) -> None:
    """K0: a check that was asked for has been framed."""
    for petition in draft.state.petitions:
        if petition.what == "check" and petition.who == who:
            draft.put(m.PetitionAnswered(petition.id, True))


# Techniques


def serves(state: State, check: Check, side: Side, technique: Technique) -> bool:
    """It can be brought to bear on this side's roll: the skill itself is used and is high enough, and it has something
    to do here."""
    effect = technique.effect
    if (
        side.route != "skill"
        or as_default(state, side)
        or not usable(state, creature(state, side.who), technique, side.skill)
    ):
        return False
    if technique.kind in ("mastery", "specialisation"):
        return technique.kind == "mastery" or check.situation != "group"
    if technique.kind == "familiarity" or (effect.careful and check.gait not in ("", "careful")):
        return False
    if effect.situations and side.part and side.part not in effect.situations:
        return False
    lonely = check.target is None if effect.what == "target" else effect.what == "opponent" and not is_contest(check)
    return effect.what != "climb" and not lonely and (effect.what != "street" or check.situation == "pocket")


def fitting(state: State, check: Check, side: Side) -> tuple[str, ...]:
    """What applies by itself: techniques that name this part, and the mastery the task is about."""
    task = find_task(state, check.task) if check.task else None
    field = task.field if task is not None else ""
    found = []
    for technique in creature(state, side.who).techniques:
        named = bool(side.part) and side.part in technique.effect.situations and technique.kind == "technique"
        about = bool(field) and technique.kind == "mastery" and same(technique.name, field)
        careful = not technique.effect.careful or check.gait == "careful"
        if ((named and careful) or about) and serves(state, check, side, technique):
            found.append(technique.id)
    return tuple(found)


def lay_aside(draft: Draft, at: int) -> None:
    """YAG-106: what can no longer be brought to bear is put away."""
    side = draft.check.sides[at]
    one = creature(draft.state, side.who)
    for which in side.techniques:
        technique = find_technique(one, which)
        if technique is not None and not serves(draft.state, draft.check, side, technique):
            draft.put(m.Applied(at, side.who, which, technique.name, False, draft.check.hidden))


def bring_up(draft: Draft, at: int) -> None:
    """What applies by itself now that the way is clear."""
    side = draft.check.sides[at]
    for which in fitting(draft.state, draft.check, side):
        technique = find_technique(creature(draft.state, side.who), which)
        if technique is not None and which not in side.techniques:
            draft.put(m.Applied(at, side.who, which, technique.name, True, draft.check.hidden))


# Dice


def rolled_side(state: State, check: Check, at: int, mode: Mode, die: int, by_hand: bool = False) -> Side:
    """A side with everything the die brought. Over encumbered no die falls, and nothing can be fumbled (YAG-Q45)."""
    side, found = check.sides[at], reckoned(state, check, at)
    face = 0 if found.nothing else die
    fumbled = mode == "roll" and not found.nothing and face <= found.fumble
    return replace(
        side,
        mode=mode,
        die=face if mode == "roll" else 0,
        by_hand=by_hand,
        wants="",
        score=found.score,
        ability=found.ability,
        fumble=found.fumble,
        halved=found.halved,
        total=total_of(found, face),
        fumbled=fumbled,
        steps=line(found, side, face, mode),
    )


def falls(state: State, check: Check, at: int) -> bool:
    """A die falls for this side."""
    return not reckoned(state, check, at).nothing


def rolled(draft: Draft, at: int, face: int = 0) -> None:
    """YAG-003: one die, thrown here or (`face`) by hand; the last one decides."""
    falling = falls(draft.state, draft.check, at)
    die = (face or draft.roll()[0]) if falling else 0
    side = rolled_side(draft.state, draft.check, at, "roll", die, bool(face) and falling)
    draft.put(m.Rolled(at, side, draft.check.hidden))
    settled(draft)


def taken(draft: Draft, at: int, mode: Mode) -> None:
    """YAG-027, YAG-028: no die, no fumble."""
    side = rolled_side(draft.state, draft.check, at, mode, TAKE if mode == "take10" else 0)
    draft.put(m.Rolled(at, side, draft.check.hidden))
    settled(draft)


def settled(draft: Draft) -> None:
    """Once everybody has rolled it is decided; sides that tie may have to roll anew (YAG-Q19)."""
    if not all(side.mode for side in draft.check.sides):
        return
    found = decide(draft.state, draft.check, lambda: coin(draft))
    if found.again:
        draft.put(m.Rerolled(found.again, found.tied))
        return
    check = found.check
    stage = NEXT[check.situation](draft.state, check) if check.situation in NEXT else "result"
    draft.put(m.Decided(replace(check, stage=stage)))
    if stage == "result":
        follow(draft)


def coin(draft: Draft) -> int:
    """YAG-Q23: a belief left to chance."""
    return draft.roll()[0]


def finish(draft: Draft, **values: Any) -> None:
    """After a push or a choice: the last word on it, with what has changed by that."""
    draft.put(m.Decided(replace(draft.check, stage="result", aside=(), **values)))
    follow(draft)


def follow(draft: Draft) -> None:
    """What comes of a decided check."""
    after = AFTER.get(draft.check.situation)
    if after is not None:
        after(draft, draft.check)


# In secret


def rolled_in_secret(draft: Draft, check: Check) -> None:
    """YAG-235: called, rolled and decided at once, for the game master alone. No number of the open is used up by
    it."""
    state = draft.state
    check = replace(check, number=-state.hid - 1, hidden=True)
    check = replace(
        check,
        sides=tuple([side if side.mode else best(state, check, prepared(state, check, side)) for side in check.sides]),
    )
    rolling, fell = tuple([at for at, side in enumerate(check.sides) if not side.mode]), list[int]()

    def fall() -> int:
        fell.append(draft.roll()[0])
        return fell[-1]

    while rolling:
        sides = list(check.sides)
        for at in rolling:
            sides[at] = rolled_side(state, check, at, "roll", fall() if falls(state, check, at) else 0)
        found = decide(state, replace(check, sides=tuple(sides)), fall)
        check, rolling = replace(found.check, tied=found.tied), found.again
    draft.put(m.Kept(replace(check, stage="result", aside=tuple(fell))))


def best(state: State, check: Check, side: Side) -> Side:
    """Nobody is there to choose: what stands in is better than no skill at all."""
    if side.route:
        return side
    route, default = routes(state, side, check.real)[0]
    return replace(side, route=route, default=default)
