"""What dice mean: success and its level, contests of two and more (3.3), observers (YAG-Q64), lies and beliefs (3.8).
Reads, never rolls."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from parlour.games.yags.content.numbers import CERTAIN, FACES, NATURAL
from parlour.games.yags.content.tables import extras, reaction
from parlour.games.yags.model import EXTRAS, Check, Side, State
from parlour.games.yags.rules.sums import WATCHED, levels, target_of

STYLED: tuple[str, ...] = (
    "",
    "notice",
    "recall",
    "spot",
    "fact",
    "interrogate",
    "pocket",
    "conjure",
    "hide",
    "sneak",
    "throw",
    "attack",
    "catch",
    "hold",
)
"""Where a high degree shows in style, completeness and speed; elsewhere it counts in ways of its own."""
Coin = Callable[[], int]
"""A die thrown for nobody: high is the truth."""


class Verdict(Struct, frozen=True):
    winner: int = -1
    gap: int = 0
    """Between the winner's total and the best other (YAG-Q44)."""
    outright: bool = False
    tied: tuple[int, ...] = ()
    """Nobody won: these were level at the top."""


def natural(side: Side) -> bool:
    """YAG-022: the die itself shows a 20."""
    return side.mode == "roll" and side.die == NATURAL


def contest(state: State, check: Check, among: Sequence[int]) -> Verdict:
    """3.3, YAG-Q18, YAG-Q43: natural 20, fumbles, totals, skill scores, and what the table does with a tie that is
    left."""
    sides = check.sides

    def won(at: int, outright: bool = False) -> Verdict:
        return Verdict(at, sides[at].total - max([sides[other].total for other in among if other != at]), outright)

    for at in among:
        if natural(sides[at]) and all(sides[at].score > sides[other].score for other in among if other != at):
            return won(at, True)
    loses = state.options.contest_fumble == "loses"
    left = [at for at in among if not (loses and sides[at].fumbled)]
    left = _highest(left, [side.total for side in sides])
    left = _highest(left, [side.score for side in sides])
    if len(left) == 1:
        return won(left[0])
    if state.options.contest_tie == "defender" and check.resisting in left:
        return won(check.resisting)
    return Verdict(tied=tuple(left))


def _highest(among: list[int], numbers: list[int]) -> list[int]:
    best = max([numbers[at] for at in among], default=0)
    return [at for at in among if numbers[at] == best]


def again(state: State, check: Check, verdict: Verdict) -> tuple[int, ...]:
    """YAG-Q19: who rolls anew at once where the table rerolls ties; nobody where no die would fall."""
    if state.options.contest_tie != "reroll" or not any(check.sides[at].die for at in verdict.tied):
        return ()
    return verdict.tied


class Decision(Struct, frozen=True):
    check: Check
    again: tuple[int, ...] = ()
    """These sides roll anew before anything is decided,"""
    tied: tuple[int, ...] = ()
    """and only these can still win."""


def decide(state: State, check: Check, coin: Coin) -> Decision:
    """All dice are down: what came of it. `coin` is tossed only for a belief that is left to chance."""
    if check.situation == "lie":
        return Decision(lied(state, check, coin))
    if check.situation in WATCHED and len(check.sides) > 1:
        return watched(state, check)
    if check.situation == "attack" and len(check.sides) > 1:
        return dodged(state, check)
    if check.situation == "group":
        return Decision(grouped(state, check))
    if len(check.sides) > 1:
        return contested(state, check)
    return Decision(alone(state, check))


def styled(check: Check, level: int) -> tuple[str, ...]:
    """YAG-015: all three come by themselves."""
    return EXTRAS if check.situation in STYLED and extras(level) == len(EXTRAS) else ()


def extras_due(check: Check) -> int:
    """YAG-013, YAG-014: how many of the three are still to be chosen."""
    if check.stage != "result" or check.situation not in STYLED or check.hidden:
        return 0
    return extras(check.level) - len(check.extras)


def alone(state: State, check: Check) -> Check:
    """YAG-006, YAG-009, YAG-012; charm and art have no target: there the total itself is read."""
    side, target = check.sides[0], target_of(state, check)
    if check.situation == "charm":
        return replace(check, success=feeling(side) > 0)
    if target is None:
        return replace(check, success=not side.fumbled)
    gap = side.total - target
    success = gap >= 0 and not side.fumbled
    level = levels(gap) if success else 0
    return replace(
        check, success=success, level=level, gap=gap, winner=0 if success else -1, extras=styled(check, level)
    )


def grouped(state: State, check: Check) -> Check:
    """YAG-Q78: each for themselves; it went well where everybody succeeds."""
    alones = [alone(state, replace(check, situation="", sides=(side,))) for side in check.sides]
    sides = tuple([replace(side, level=one.level) for side, one in zip(check.sides, alones, strict=True)])
    return replace(check, sides=sides, success=all([side.level for side in sides]))


def feeling(side: Side) -> int:
    """YAG-226, YAG-Q28: what somebody who is charmed feels; a fumble always makes dislike."""
    return reaction(0 if side.fumbled else side.total).value


def contested(state: State, check: Check) -> Decision:
    among = check.tied or tuple(range(len(check.sides)))
    verdict = contest(state, check, among)
    rolls = again(state, check, verdict)
    if rolls:
        return Decision(check, rolls, rolls)
    return Decision(_won(check, verdict))


def _won(check: Check, verdict: Verdict) -> Check:
    """YAG-Q44: a win is at least moderate."""
    level = max(1, levels(verdict.gap)) if verdict.winner >= 0 else 0
    return replace(
        check,
        winner=verdict.winner,
        success=verdict.winner == 0,
        level=level,
        gap=verdict.gap,
        outright=verdict.outright,
        extras=styled(check, level),
    )


def watched(state: State, check: Check) -> Decision:
    """YAG-Q64: each observer alone against the one roll. Who is robbed decides about a purse; anybody about hiding;
    nobody about a trick."""
    verdicts = {at: contest(state, check, (0, at)) for at in range(1, len(check.sides))}
    rolls = tuple([at for at, verdict in verdicts.items() if again(state, check, verdict)])
    if rolls:
        return Decision(check, rolls)
    seen = tuple([check.sides[at].who for at, verdict in verdicts.items() if verdict.winner == at])
    check = replace(check, seen=seen)
    if check.situation == "conjure":
        return Decision(alone(state, check))
    best = max([side.total for side in check.sides[1:]])
    unseen = check.sides[1].who not in seen if check.situation == "pocket" else not seen
    gap = check.sides[0].total - best
    level = max(1, levels(gap)) if unseen else 0
    outright = any(verdict.outright for verdict in verdicts.values())
    winner = 0 if unseen else next(at for at, side in enumerate(check.sides) if side.who in seen)
    return Decision(
        replace(
            check, success=unseen, winner=winner, level=level, gap=gap, outright=outright, extras=styled(check, level)
        )
    )


def dodged(state: State, check: Check) -> Decision:
    """YAG-247: the throw must reach its number and beat the dodge."""
    verdict = contest(state, check, (0, 1))
    rolls = again(state, check, verdict)
    if rolls:
        return Decision(check, rolls)
    thrown = alone(state, check)
    success = thrown.success and verdict.winner == 0
    gap = min(thrown.gap, check.sides[0].total - check.sides[1].total)
    level = max(1, levels(gap)) if success else 0
    outright = verdict.outright and success
    return Decision(
        replace(
            check,
            success=success,
            winner=0 if success else 1,
            level=level,
            gap=gap,
            outright=outright,
            extras=styled(check, level),
        )
    )


def lied(state: State, check: Check, coin: Coin) -> Check:
    """3.8: steps 1 to 3 of a contest; a tie is a failed detection (YAG-Q24). Belief and certainty follow."""
    check = replace(check, aside=())
    speaker, listener = check.sides
    verdict = contest(state, check, (0, 1))
    tie = (
        speaker.total == listener.total
        and not verdict.outright
        and not (_counts(state, speaker) or _counts(state, listener))
    )
    seen_through = verdict.winner == 1 and not tie
    gap = (listener.total - speaker.total) if seen_through else (speaker.total - listener.total)
    certain = gap >= CERTAIN and not (_counts(state, speaker) and _counts(state, listener))
    if seen_through:
        believes = check.truthful
    elif certain:
        believes = True
    elif state.options.guile_belief == "random":
        face = coin()
        believes, check = face > FACES // 2, replace(check, aside=(face,))
    else:
        believes = speaker.total > 0 and not speaker.fumbled
    return replace(
        check, winner=1 if seen_through else 0, success=not seen_through, level=max(1, levels(gap)), gap=gap,
        outright=verdict.outright, belief="truthful" if believes else "lying", certain=certain,
    )  # fmt: skip


def _counts(state: State, side: Side) -> bool:
    """A fumble that loses."""
    return side.fumbled and state.options.contest_fumble == "loses"
