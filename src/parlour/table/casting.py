"""A notation thrown: faces, total and the card people read. Whoever throws the dice is handed in."""

from collections.abc import Callable

from msgspec import Struct

from parlour.core.chance import Chance
from parlour.core.rolls import RollCard, RollSide, Row, Throw
from parlour.table.dice import FATE, MOST_DICE, ByHand, Count, Handled, Part, Pool, Product, Sum, Throws, by_luck, read

_SHOWN = {1: "+", 0: "0", -1: "-"}


class Die(Struct, eq=False):
    faces: int
    face: int
    kept: bool = True
    group: int = 0
    """Dice thrown together are shown together."""
    again: bool = False
    """Thrown anew since."""


class Cast(Struct, frozen=True):
    """What a notation came to."""

    faces: tuple[tuple[int, int], ...]
    """As an entry keeps them."""
    total: int
    card: RollCard


def cast(notation: str, reason: str, who: str, mode: str, chance: Chance, by_hand: str = "") -> Cast:
    """BadDice before anything is drawn."""
    part = read(notation)
    hand = ByHand(by_hand) if by_hand else None
    casting = _Casting(hand or by_luck(chance))
    total = casting.value(part)
    if hand is not None:
        hand.finish()
    title = f"{who}: {reason or notation}"  # told to each reader in words of their own
    side = RollSide(notation, casting.throws(by_hand=hand is not None), _rows(part), str(total))
    faces = tuple([(die.faces, die.face) for die in casting.thrown])
    return Cast(faces, total, RollCard(title, (side,), "", "", (), mode))


def _rows(part: Part, sign: int = 1) -> tuple[Row, ...]:
    """The plain numbers added to the dice."""
    if isinstance(part, int):
        return (Row("modifier", sign * part),)
    if isinstance(part, Sum):
        return tuple([row for own, inner in part.parts for row in _rows(inner, sign * own)])
    return ()


class _Casting:
    def __init__(self, throw: Throws) -> None:
        self._throw = throw
        self.thrown: list[Die] = []
        self._groups = 0

    def value(self, part: Part) -> int:
        match part:
            case int():
                return part
            case Sum():
                return sum([sign * self.value(inner) for sign, inner in part.parts])
            case Product():
                first, *rest = [self.value(inner) for inner in part.parts]
                for number in rest:
                    first = first // number if part.over else first * number
                return first
            case Count():
                return sum([die.face >= part.least for die in self._dice(part.of) if die.kept])
        return sum([die.face for die in self._dice(part) if die.kept])

    def _one(self, faces: int, group: int) -> Die:
        die = Die(faces, self._throw(faces), True, group)
        self.thrown.append(die)
        return die

    def _dice(self, part: Pool | Handled) -> list[Die]:
        if isinstance(part, Pool):
            self._groups += 1
            return [self._one(part.faces, self._groups) for _ in range(part.dice)]
        found = self._dice(part.of)
        return _HANDLED[part.how](self, found, part.number)

    def _explode(self, found: list[Die], least: int) -> list[Die]:
        """As often as it happens, but never more dice than a roll may have."""
        fresh = found
        while fresh := [
            self._one(die.faces, die.group) for die in fresh if die.face >= least and len(self.thrown) < MOST_DICE
        ]:
            found = [*found, *fresh]
        return found

    def _again(self, found: list[Die], upto: int) -> list[Die]:
        kept: list[Die] = []
        for die in found:
            if die.kept and die.face <= upto and len(self.thrown) < 2 * MOST_DICE:
                die.kept, die.again = False, True
                kept.append(self._one(die.faces, die.group))
            else:
                kept.append(die)
        return kept

    def _keep(self, found: list[Die], number: int, *, high: bool) -> list[Die]:
        counting = sorted([die for die in found if die.kept], key=lambda die: die.face, reverse=high)
        keep = number if number > 0 else len(counting) + number
        for die in counting[max(keep, 0) :]:
            die.kept = False
        return found

    def throws(self, *, by_hand: bool) -> tuple[Throw, ...]:
        """Each group of dice: what was thrown anew, what counts, what was dropped."""
        shown: list[Throw] = []
        for group in range(1, self._groups + 1):
            dice = [die for die in self.thrown if die.group == group]
            for struck, chosen in (
                (True, [die for die in dice if die.again]),
                (False, [die for die in dice if die.kept]),
                (True, [die for die in dice if not die.kept and not die.again]),
            ):
                if chosen:
                    faces = tuple([_SHOWN[die.face] if die.faces == FATE else str(die.face) for die in chosen])
                    kind = "fate" if chosen[0].faces == FATE else f"d{chosen[0].faces}"
                    shown.append(Throw(faces, kind, sum([die.face for die in chosen]), struck, by_hand))
        return tuple(shown)


_HANDLED: dict[str, Callable[[_Casting, list[Die], int], list[Die]]] = {
    "explode": _Casting._explode,
    "again": _Casting._again,
    "high": lambda casting, found, number: casting._keep(found, number, high=True),
    "low": lambda casting, found, number: casting._keep(found, number, high=False),
}
