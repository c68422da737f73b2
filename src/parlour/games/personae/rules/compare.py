"""How two sides are compared: the highest dice with all that is added, a tie walked down die by die. Pure; knows no
table."""

from typing import Literal

from parlour.games.personae.model import Challenge, Duel, Side

Outcome = Literal["success", "failure", "deadlock"]
Pairs = tuple[tuple[int, int], ...]
NONE_LEFT = -1
"""Where a side has no die for a pair."""


def counted(side: Side, against: str) -> tuple[int, ...]:
    """PER-118, PER-218: its dice, the highest first, without those that do not count for this opponent.

    PER-Q21: who has no die at all, at a table that allows it, has a nought.
    """
    out = {at for at, whom in zip(side.ignored, side.ignored_by, strict=True) if whom == against}
    return (
        tuple(sorted([face for at, face in enumerate(side.dice) if at not in out], reverse=True)) if side.dice else (0,)
    )


def added(side: Side, against: str) -> int:
    """PER-119, PER-270: the Attribute and every addition, summed."""
    return side.value + sum([one.amount for one in side.additions if one.only in ("", against)])


def walk(
    actor: tuple[int, ...], plus: int, reactor: tuple[int, ...], other: int, start: int = 0
) -> tuple[Outcome, Pairs]:
    """PER-120 to PER-122: from the die at `start` on, until a pair differs or somebody runs out.

    >>> walk((9, 6), 2, (8, 4), 3)
    ('success', ((11, 11), (8, 7)))
    >>> walk((8, 5, 1), 0, (8, 5), 0)
    ('success', ((8, 8), (5, 5), (1, -1)))
    >>> walk((8, 4), 1, (8, 4), 1)
    ('deadlock', ((9, 9), (5, 5)))
    """
    pairs: list[tuple[int, int]] = []
    at = start
    while at < len(actor) or at < len(reactor):
        one = actor[at] + plus if at < len(actor) else NONE_LEFT
        two = reactor[at] + other if at < len(reactor) else NONE_LEFT
        pairs.append((one, two))
        if at >= len(reactor):
            return "success", tuple(pairs)
        if at >= len(actor) or one < two:
            return "failure", tuple(pairs)
        if one > two:
            return "success", tuple(pairs)
        at += 1
    return "deadlock", tuple(pairs)


def meets(actor: tuple[int, ...], plus: int, gm: tuple[int, ...], difficulty: int) -> tuple[Outcome, Pairs]:
    """PER-157: meeting the number is enough; there is no tie to break."""
    one, two = actor[0] + plus, gm[0] + difficulty
    return ("success" if one >= two else "failure"), ((one, two),)


def actors(challenge: Challenge) -> tuple[int, ...]:
    """PER-116: the places of all who issue it."""
    return (0, *range(len(challenge.sides) - challenge.joined, len(challenge.sides)))


def reactors(challenge: Challenge) -> tuple[int, ...]:
    return tuple(range(1, len(challenge.sides) - challenge.joined))


def acts(challenge: Challenge, at: int) -> bool:
    """Whether this side issues it, alone or with others."""
    return at in actors(challenge)


def power_of(challenge: Challenge, at: int) -> str:
    """The Power somebody issues it with."""
    return challenge.power if at == 0 else challenge.sides[at].power


def duels_of(challenge: Challenge, at: int) -> tuple[Duel, ...]:
    """Every duel a side has part in."""
    pairs = (
        [(at, one) for one in reactors(challenge)] if acts(challenge, at) else [(one, at) for one in actors(challenge)]
    )
    return tuple([duel_of(challenge, reactor, actor) for actor, reactor in pairs])


def duel_of(challenge: Challenge, reactor: int, actor: int = 0) -> Duel:
    return next(
        (duel for duel in challenge.duels if (duel.reactor, duel.actor) == (reactor, actor)), Duel(reactor, actor=actor)
    )


def undecided(challenge: Challenge) -> tuple[Duel, ...]:
    duels = [duel_of(challenge, reactor, actor) for actor in actors(challenge) for reactor in reactors(challenge)]
    return tuple([duel for duel in duels if not duel.outcome])


def by_dice(challenge: Challenge, duel: Duel) -> tuple[Outcome, Pairs]:
    """What the dice say of an actor and one reactor."""
    actor, reactor = challenge.sides[duel.actor], challenge.sides[duel.reactor]
    ours, theirs = counted(actor, reactor.who), counted(reactor, actor.who)
    plus, other = added(actor, reactor.who), added(reactor, actor.who)
    if challenge.kind == "unopposed":
        return meets(ours, plus, theirs, other)
    return walk(ours, plus, theirs, other, duel.start)


def sure(challenge: Challenge, duel: Duel) -> int:
    """PER-Q60: automatic successes bought against each other cancel: 1 the actor's is left, -1 the reactor's, 0
    none."""
    balance = challenge.sides[duel.actor].sure - challenge.sides[duel.reactor].sure
    return (balance > 0) - (balance < 0)


def compared(challenge: Challenge, duel: Duel, *, helpless: bool = False) -> Duel:
    """The duel with its outcome as things stand. `helpless`: an opponent who does not answer at all (PER-Q65)."""
    if helpless:
        return Duel(duel.reactor, duel.start, "success", (), duel.settled, duel.actor)
    outcome, pairs = by_dice(challenge, duel)
    bought = sure(challenge, duel)
    if bought:
        outcome = "success" if bought > 0 else "failure"
    return Duel(duel.reactor, duel.start, outcome, pairs, duel.settled, duel.actor)


def next_start(duel: Duel) -> int:
    """PER-128, PER-Q32: the die a subsequent Challenge begins with; dice that broke a tie are spent."""
    return duel.start + len(duel.pairs)


def dice_left(side: Side, against: str, start: int) -> int:
    return max(0, len(counted(side, against)) - start) if side.dice else 0
