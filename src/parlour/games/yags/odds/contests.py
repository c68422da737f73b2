"""Two to five who roll against each other (3.3), and lies (3.8). No throw of all dice is ever listed but for two."""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import prod
from typing import Literal

from msgspec import Struct

from parlour.core.odds import Bar, bar_of
from parlour.games.yags.content.numbers import CERTAIN, FACES, levels
from parlour.games.yags.odds.rollers import DICE, Roller
from parlour.games.yags.words.odds import SAY

Tie = Literal["none", "reroll", "defender"]
"""YAG-Q19."""
Fumble = Literal["loses", "ignored"]
"""YAG-Q20."""


class Shares(Struct, frozen=True):
    """Who wins how often, in the order of the sides; and nobody."""

    wins: tuple[Fraction, ...]
    fumbled: Fraction = Fraction(0)
    """Of nobody: all fumble, which is no tie and not rolled again (YAG-Q20)."""

    @property
    def tied(self) -> Fraction:
        """Of nobody: level at the top, and the table leaves it at that (YAG-Q19)."""
        return self.none - self.fumbled

    @property
    def none(self) -> Fraction:
        return 1 - sum(self.wins, Fraction(0))

    def bars(self) -> tuple[Bar, ...]:
        """Of a contest of two, as the first side sees it."""
        won, lost = self.wins
        middle = [
            bar_of(label, part, "tie")
            for label, part in ((SAY("a-tie"), self.tied), (SAY("both-fumble"), self.fumbled))
            if part
        ]
        return (bar_of(SAY("wins"), won, "succeed"), *middle, bar_of(SAY("loses"), lost, "fail"))


def contest(sides: Sequence[Roller], tie: Tie = "none", fumble: Fumble = "loses", resisting: int = -1) -> Shares:
    """YAG-Q18, YAG-Q43: a natural 20 with the highest score; fumblers drop out; totals; scores; the table's way with
    ties."""
    return _contest(_by_gap(sides), tie, fumble, resisting)


def _by_gap(sides: Sequence[Roller]) -> tuple[Roller, ...]:
    """What decides between them and nothing else, so that one answer serves all who are as far apart: how far each
    total is ahead of the least, and the order of the scores."""
    if len(sides) == 2:
        one, other = sides
        if not (one.halved or other.halved or one.still or other.still):
            gap, higher = one.ability - other.ability, (one.score > other.score) - (one.score < other.score)
            gap = FACES if gap > FACES else -FACES if gap < -FACES else gap
            return _pair(gap, higher, one.fumbles_to, one.shows, other.fumbles_to, other.shows)
    if any([side.still for side in sides]):
        return tuple(sides)
    low = min([side.ability // 2 if side.halved else side.ability for side in sides])
    order = sorted({side.score for side in sides})
    ahead = [side.ability - (2 * low if side.halved else low) for side in sides]
    return tuple(
        [
            Roller(by, order.index(side.score), side.fumbles_to, side.halved, shows=side.shows)
            for by, side in zip(ahead, sides, strict=True)
        ]
    )


@lru_cache(1 << 12)
def _pair(gap: int, higher: int, fumble: int, shows: int, their_fumble: int, their_shows: int) -> tuple[Roller, Roller]:
    """Two who roll alike: one ahead by twenty cannot be caught up with."""
    return Roller(max(gap, 0), max(higher, 0), fumble, shows=shows), Roller(
        max(-gap, 0), max(-higher, 0), their_fumble, shows=their_shows
    )


@lru_cache(1 << 12)
def _contest(sides: tuple[Roller, ...], tie: Tie, fumble: Fumble, resisting: int) -> Shares:
    of = FACES ** len(sides)
    wins = [Fraction(0) for _ in sides]
    again = fumbled = Fraction(0)
    best = _outright(sides)
    faces = [[face for face in DICE if not (at == best and side.natural(face))] for at, side in enumerate(sides)]
    if best >= 0:
        wins[best] += Fraction(FACES - len(faces[best]), FACES)
    for level, ways in _tops(sides, faces, fumble).items():
        share = Fraction(ways, of)
        if not level:
            fumbled += share
        elif len(level) == 1:
            wins[level[0]] += share
        elif tie == "defender" and resisting in level:
            wins[resisting] += share
        elif tie == "reroll" and level == tuple(range(len(sides))):
            again += share
        elif tie == "reroll":
            rest = contest([sides[at] for at in level], tie, fumble)
            fumbled += share * rest.fumbled
            for at, part in zip(level, rest.wins, strict=True):
                wins[at] += share * part
    if again == 1:
        return Shares(tuple(wins))
    return Shares(tuple([share / (1 - again) for share in wins]), fumbled / (1 - again))


def _outright(sides: tuple[Roller, ...]) -> int:
    """Whose natural 20 wins at once: the score must be above every other; -1 nobody's."""
    best = max(range(len(sides)), key=lambda at: sides[at].score)
    return best if all(side.score < sides[best].score for at, side in enumerate(sides) if at != best) else -1


def _tops(sides: tuple[Roller, ...], faces: list[list[int]], fumble: Fumble) -> dict[tuple[int, ...], int]:
    """For each group that is level at the top after totals and scores: the ways to it; for nobody at all, that all
    fumble."""
    counted: list[dict[int, int]] = []
    out: list[int] = []
    for side, shown in zip(sides, faces, strict=True):
        totals: dict[int, int] = {}
        standing = [face for face in shown if fumble == "ignored" or not side.fumbles(face)]
        for face in standing:
            totals[side.total(face)] = totals.get(side.total(face), 0) + 1
        counted.append(totals)
        out.append(len(shown) - len(standing))
    below = out
    found: dict[tuple[int, ...], int] = {(): prod(out)}
    everybody = range(len(sides))
    for total in sorted({total for totals in counted for total in totals}):
        there = [at for at in everybody if total in counted[at]]
        for size in range(1, len(there) + 1):
            for level in combinations(there, size):
                ways = prod([counted[at][total] if at in level else below[at] for at in everybody])
                score = max([sides[at].score for at in level])
                left = tuple([at for at in level if sides[at].score == score])
                found[left] = found.get(left, 0) + ways
        below = [count + counted[at].get(total, 0) for at, count in enumerate(below)]
    return {left: ways for left, ways in found.items() if ways}


def degrees(one: Roller, other: Roller, fumble: Fumble = "loses") -> dict[int, int]:
    """YAG-Q44: of 400 throws, how many the first wins at each level, ties left out."""
    found: dict[int, int] = {}
    for mine in DICE:
        for theirs in DICE:
            if _beats(one, mine, other, theirs, fumble):
                level = max(1, levels(one.total(mine) - other.total(theirs)))
                found[level] = found.get(level, 0) + 1
    return found


def _beats(one: Roller, mine: int, other: Roller, theirs: int, fumble: Fumble) -> bool:
    """The first wins this throw without the table's way with ties."""
    if one.natural(mine) and one.score > other.score:
        return True
    if other.natural(theirs) and other.score > one.score:
        return False
    lost, won = fumble == "loses" and one.fumbles(mine), fumble == "loses" and other.fumbles(theirs)
    if lost or won:
        return won and not lost
    return (one.total(mine), one.score) > (other.total(theirs), other.score)


def _level(one: Roller, mine: int, other: Roller, theirs: int, fumble: Fumble) -> bool:
    """Nothing but the table's way with ties decides this throw. Both fumbling is no tie."""
    if _beats(one, mine, other, theirs, fumble) or _beats(other, theirs, one, mine, fumble):
        return False
    return fumble == "ignored" or not (one.fumbles(mine) and other.fumbles(theirs))


@lru_cache(1 << 10)
def unseen(
    actor: Roller, observers: tuple[Roller, ...], tie: Tie = "none", fumble: Fumble = "loses", resisting: int = -1
) -> Fraction:
    """YAG-Q64: no observer beats the one roll of who sneaks, hides or steals. On a tie that is rolled again only the
    observer rolls.

    `resisting`: 0 the actor, 1 the first observer and so on.
    """
    total = Fraction(0)
    for face in DICE:
        hidden = Fraction(1)
        for at, observer in enumerate(observers, 1):
            sees = len([seen for seen in DICE if _beats(observer, seen, actor, face, fumble)])
            ties = len([seen for seen in DICE if _level(observer, seen, actor, face, fumble)])
            if tie == "reroll" and ties < FACES:
                hidden *= 1 - Fraction(sees, FACES - ties)
            else:
                hidden *= 1 - Fraction(sees + ties * (tie == "defender" and resisting == at), FACES)
        total += hidden
    return total / FACES


@lru_cache(1 << 10)
def struck(
    thrower: Roller, dodger: Roller, target: int, tie: Tie = "none", fumble: Fumble = "loses", resisting: int = -1
) -> Fraction:
    """YAG-247: the throw reaches its number and beats the dodge."""
    hits = ties = 0
    for mine in DICE:
        for theirs in DICE:
            level = _level(thrower, mine, dodger, theirs, fumble)
            beats = _beats(thrower, mine, dodger, theirs, fumble) or (level and tie == "defender" and resisting == 0)
            hits += beats and thrower.level(mine, target) > 0
            ties += level
    return (
        Fraction(hits, FACES * FACES - ties)
        if tie == "reroll" and ties < FACES * FACES
        else Fraction(hits, FACES * FACES)
    )


class Lie(Struct, frozen=True):
    """What comes of 400 throws of speaker and listener."""

    detected: int
    certain: int
    """Of those, by ten points or more."""
    convinced: int
    """Not seen through, and certain of the truth."""
    trusted: int
    """Not seen through, not certain, and it is held to be true."""
    doubted: int
    """Not seen through, not certain, and it is held to be a lie."""

    @property
    def failed(self) -> int:
        return self.convinced + self.trusted + self.doubted

    @property
    def of(self) -> int:
        return FACES * FACES

    def believed(self, *, truthful: bool, toss: bool = False) -> Fraction:
        """The share in which the listener holds it to be true. `toss`: what is not certain goes by a coin (YAG-Q23)."""
        open_ways = Fraction(self.trusted + self.doubted, 2) if toss else Fraction(self.trusted)
        return (Fraction(self.detected if truthful else 0) + self.convinced + open_ways) / self.of


def lie_bars(found: Lie, *, truthful: bool, toss: bool) -> tuple[Bar, ...]:
    """What the listener makes of it; `toss`: what is not certain goes by a coin (YAG-Q23)."""
    open_ways = Fraction(found.trusted + found.doubted, 2)
    trusted, doubted = (open_ways, open_ways) if toss else (Fraction(found.trusted), Fraction(found.doubted))
    known = "knows-truth" if truthful else "knows-lie"
    bars = (
        bar_of(SAY(f"{known}-certain"), Fraction(found.certain, found.of), "style"),
        bar_of(SAY(known), Fraction(found.detected - found.certain, found.of), "succeed"),
        bar_of(SAY("convinced"), Fraction(found.convinced, found.of), "tie" if truthful else "fail"),
        bar_of(SAY("believes"), trusted / found.of, "tie" if truthful else "fail"),
        bar_of(SAY("doubts"), doubted / found.of, "fail" if truthful else "tie"),
    )
    return tuple([bar for bar in bars if bar.ways])


def lie(speaker: Roller, listener: Roller, fumble: Fumble = "loses") -> Lie:
    """YAG-231 to YAG-236, YAG-Q23, YAG-Q24, YAG-Q65."""
    tally = {"detected": 0, "certain": 0, "convinced": 0, "trusted": 0, "doubted": 0}
    for said in DICE:
        for heard in DICE:
            here, there = speaker.total(said), listener.total(heard)
            slips = fumble == "loses" and speaker.fumbles(said)
            both = slips and listener.fumbles(heard)
            sure = slips or there > here or (listener.natural(heard) and listener.score > speaker.score)
            if sure and _beats(listener, heard, speaker, said, fumble):
                tally["detected"] += 1
                tally["certain"] += there - here >= CERTAIN
            elif here - there >= CERTAIN and not both:
                tally["convinced"] += 1
            else:
                tally["trusted" if here > 0 and not speaker.fumbles(said) else "doubted"] += 1
    return Lie(**tally)
