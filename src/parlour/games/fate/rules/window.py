"""After the dice (6.1): who could still change the result, the wait for them, and that it stands.

All that decides it is public: totals, fate points, the pool, free invocations of aspects everybody knows."""

from collections.abc import Sequence

from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import INVOKED, STYLE
from parlour.games.fate.model import FOES, Character, Roll, Side, State
from parlour.games.fate.rules.ask import free_of, is_npc, present
from parlour.games.fate.rules.decide import decide
from parlour.games.fate.rules.draft import Draft
from parlour.games.fate.rules.sums import outcome, thrown, total

FAR = 99
"""More than any roll is off by."""
HIGHEST = 4
"""What four dice show at best."""


def takes_turns(state: State, roll: Roll) -> bool:
    """FAE-Q55: in a contest, and by switch always, one side is asked after the other."""
    return roll.action == "contest" or state.options.after_dice == "turns"


def shift_of(roll: Roll) -> int:
    return total(roll.sides[0]) - total(roll.sides[1])


def _means(roll: Roll, shift: int) -> tuple[str, int]:
    """What a difference leads to: an attack hits as hard as it is large, a defence may have style."""
    if roll.action == "attack" and shift > 0:
        return outcome(shift), shift
    return outcome(shift), int(bool(roll.sides[1].who) and shift <= -STYLE)


def is_best(roll: Roll, at: int) -> bool:
    """More would change nothing for this side."""
    if roll.action == "contest":
        return False
    shift = shift_of(roll)
    return _means(roll, shift) == _means(roll, shift + (FAR if at == 0 else -FAR))


def uses(state: State, side: Side) -> int:
    """How often this side could invoke something, as far as everybody knows."""
    team = [person for person in present(state) if person.side == side.team]
    points = sum([person.fp for person in team if not is_npc(person)])
    if side.team == FOES or any(is_npc(person) for person in team):
        points += state.pool
    return points + sum([free_of(state, one, side.team) for one in state.aspects if not one.hidden])


def able(state: State, roll: Roll, at: int) -> bool:
    """This side could change the result for itself: by +2 each, or by other dice of its own."""
    side = roll.sides[at]
    count = uses(state, side)
    if not count:
        return False
    gain = INVOKED * count
    if side.throws:
        gain = max(gain, HIGHEST - thrown(side.throws[-1]) + INVOKED * (count - 1))
    shift = shift_of(roll)
    return _means(roll, shift) != _means(roll, shift + (gain if at == 0 else -gain))


def asking(state: State) -> Sequence[int]:
    """The sides that may still change it and have not said that it stands."""
    roll = state.roll
    if roll is None or roll.phase != "invoke":
        return ()
    if takes_turns(state, roll):
        return (roll.asked,)
    return [at for at in range(len(roll.sides)) if at not in roll.stood and able(state, roll, at)]


def spoken_for(state: State, side: Side) -> list[Character]:
    """Who could invoke for this side."""
    return [person for person in present(state) if person.side == side.team]


def open_window(draft: Draft) -> None:
    """All dice are down: the side that is behind is asked first, where they take turns."""
    totals = [total(side) for side in draft.roll.sides]
    draft.put(m.InvocationsOpened(totals.index(min(totals))))
    go_on(draft)


def go_on(draft: Draft) -> None:
    """FAE-Q55: what nobody can change, or nobody wants to, stands by itself."""
    if not asking(draft.state):
        decide(draft)


def runs(state: State) -> bool:
    """The clock runs: somebody could still change it, and nobody has asked for time."""
    return bool(asking(state)) and state.options.wait > 0 and state.roll is not None and state.roll.held < 0
