"""How likely, for an open roll: before the dice the odds, after them the worth of each invocation. From what the reader
may know."""

from collections.abc import Callable

from parlour.core.odds import Bar
from parlour.games.fate.content.numbers import INVOKED
from parlour.games.fate.model import Roll, Side, State
from parlour.games.fate.odds import rolls as odds
from parlour.games.fate.rules.sums import bonus, outcome, rolls, total
from parlour.games.fate.rules.window import is_best
from parlour.games.fate.view import Worth

Known = Callable[[Side], bool]
LIKELY = (0, 1, 2, 3, 4)
"""Bonuses an unknown opponent may have."""
MOST = 3
"""So many invocations are looked ahead."""


def by_deck(state: State) -> bool:
    return state.options.roll_mode == "deck"


def pile(state: State) -> bytes:
    return state.deck or bytes(range(81))


def odds_before(state: State, roll: Roll, at: int, known: Known) -> tuple[Bar, ...]:
    """While no dice are down on either side, both being known."""
    if not _open(roll, at) or not all(known(side) for side in roll.sides):
        return ()
    own, other = roll.sides[at], roll.sides[1 - at]
    return _bars(state, own, other, bonus(other))


def odds_if(state: State, roll: Roll, at: int, known: Known) -> tuple[tuple[int, tuple[Bar, ...]], ...]:
    """The same for each bonus an unknown opponent may have."""
    if not _open(roll, at) or known(roll.sides[1 - at]) or not known(roll.sides[at]):
        return ()
    return tuple([(guess, _bars(state, roll.sides[at], roll.sides[1 - at], guess)) for guess in LIKELY])


def _open(roll: Roll, at: int) -> bool:
    if at < 0 or roll.action == "contest" or len(roll.sides) != 2 or roll.phase != "ready" or not roll.sides[at].who:
        return False
    return not any(side.throws for side in roll.sides)


def _bars(state: State, own: Side, other: Side, theirs: int) -> tuple[Bar, ...]:
    if rolls(other):
        return (
            odds.bars_opposed_from(pile(state), bonus(own), theirs)
            if by_deck(state)
            else odds.bars_opposed(bonus(own), theirs)
        )
    return (
        odds.bars_fixed_from(pile(state), bonus(own), theirs) if by_deck(state) else odds.bars_fixed(bonus(own), theirs)
    )


def worths(state: State, roll: Roll, at: int) -> tuple[Worth, ...]:
    """After the dice: where one, two, three more invocations would lead, and what new dice might bring. Nothing where
    it cannot get better."""
    if at < 0 or roll.phase != "invoke" or roll.action == "contest" or is_best(roll, at):
        return ()
    own, other = roll.sides[at], roll.sides[1 - at]
    against = total(other)
    found = [
        Worth(
            "bonus",
            times,
            odds.bars_after(total(own) + INVOKED * times, against),
            outcome(total(own) + INVOKED * times - against),
            INVOKED * times,
        )
        for times in range(1, MOST + 1)
    ]
    if own.who:
        anew = (
            odds.bars_reroll_from(pile(state), bonus(own), against)
            if own.throws[-1].card >= 0
            else odds.bars_reroll(bonus(own), against)
        )
        found.append(Worth("reroll", 1, anew))
    return tuple(found)
