"""Fields for things: one of them, several, each to another, a set."""

from collections.abc import Iterable, Sequence
from typing import Any

from parlour.core.judge.field import Field, Kept, pieces_of
from parlour.core.judge.questions import Conditions, Known, Order, Question, names
from parlour.core.offers import Ask, Assign, Choose, Piece
from parlour.core.remember import Remembered

FLAG = (False, True)
YES = FLAG[::-1]
"""A question to which yes is the likelier answer: it is offered first."""


class One(Field):
    """One of the things this seat may know of, unless a condition forbids it. `suggest`: what a form begins with.
    `rests`: whether the fields that hang on it can be filled in rests on what is remembered of it alone, and is kept
    there."""

    several = False

    def __init__(
        self,
        of: Any,
        *,
        unless: Sequence[Any] = (),
        only: Question | None = None,
        distinct: str = "",
        empty: Any = "",
        suggest: Any = None,
        clear: Question | None = None,
        rests: Remembered[Kept] | None = None,
    ) -> None:
        super().__init__(unless, only, distinct, of=of, suggest=suggest)
        self.empty, self.clear, self.rests = empty, clear, rests
        if isinstance(of, tuple) and all([isinstance(one, bool) for one in of]):
            self.reasons = ()

    def is_sure(self) -> bool:
        return not names(of := self.asked["of"]) and not self.unless and not callable(of) and bool(of)

    def wrong(self, known: Known, value: Any) -> str:
        if self.looks_up:
            known[self.at + 1] = value
            known[self.at] = self.read["of"](known)
            return "unknown" if known[self.at] is None else self.conditions.first(known)
        things = self.read["of"](known)
        if type(things) is dict and type(value) is str:
            things = {value: things[value]} if value in things else {}
        for piece, thing in pieces_of(things):
            if piece == value and type(piece) is type(value):
                known[self.at], known[self.at + 1] = thing, piece
                return self.conditions.first(known)
        return "unknown"


class Some(Field):
    """Several of them; `alike`: all of one kind; `worth`, `reach` and `enough`: as Choose has them. `together`:
    conditions of all of them at once, which no offer of ours can express. `suggest`: what a form begins with."""

    empty = ()

    def __init__(
        self,
        of: Any,
        *,
        unless: Sequence[Any] = (),
        only: Question | None = None,
        distinct: str = "",
        ordered: bool = False,
        least: Any = 1,
        most: Any = 99,
        alike: Any = 0,
        worth: Any = 0,
        reach: Any = 0,
        enough: Any = 0,
        together: Sequence[Any] = (),
        clear: Question | None = None,
        suggest: Any = (),
    ) -> None:
        bounds = {"least": least, "most": most, "alike": alike, "worth": worth, "reach": reach, "enough": enough}
        super().__init__(unless, only, distinct, of=of, suggest=suggest, **bounds)
        self.ordered, self.together, self.clear = ordered, tuple(together), clear
        faults = {"mixed": alike, "too_few": least, "too_many": most != 99, "too_little": reach, "needless": enough}
        self.reasons = ("unknown", "twice", *[key for key, asked in faults.items() if asked])
        self.counted = bool(alike or worth or reach or enough)

    def is_sure(self) -> bool:
        return not self.asked["least"] and not self.asked["reach"]

    def bind(self, at: int, order: Order) -> None:
        super().bind(at, order)
        self.all_conditions = Conditions(self.together, order, at)

    def _bounds(self, known: Known) -> list[int]:
        return [self.read[name](known) for name in ("least", "most", "reach", "enough")]

    def asks(self, known: Known) -> list[Ask]:
        kinds: dict[Any, tuple[list[Piece], list[int]]] = {}
        if not self.counted:
            kinds[0] = [piece for piece, _ in self.allowed(known)], []
        for piece, thing in self.allowed(known) if self.counted else ():
            known[self.at] = thing
            pieces, worths = kinds.setdefault(self.read["alike"](known), ([], []))
            pieces.append(piece)
            worths.append(self.read["worth"](known))
        least, most, reach, enough = self._bounds(known)
        usual = self.read["suggest"](known)
        return [
            Choose(
                tuple(pieces),
                least,
                min(most, len(pieces)),
                self.ordered,
                tuple(worths) if reach or enough else (),
                reach,
                enough,
                bool(self.distinct),
                tuple([piece for piece in usual if piece in pieces]),
            )
            for pieces, worths in kinds.values() or [([], [])]
            if min(most, len(pieces)) >= least and sum(worths) >= reach
        ]

    def wrong(self, known: Known, value: tuple[Piece, ...]) -> str:
        look, kinds, worths = self.lookup(known), set(), []
        for piece in value:
            known[self.at] = thing = look(piece)
            if thing is None:
                known[self.at] = str(piece)
                return "unknown"
            if found := self.conditions.first(known):
                return found
            if self.counted:
                kinds.add(self.read["alike"](known))
                worths.append(self.read["worth"](known))
        known[self.at] = value
        return self._amiss(known, value, len(kinds), worths) or self.all_conditions.first(known)

    def _amiss(self, known: Known, value: tuple[Piece, ...], kinds: int, worths: list[int]) -> str:
        if len(set(value)) < len(value):
            return "twice"
        if kinds > 1:
            return "mixed"
        if len(value) < self.read["least"](known):
            return "too_few"
        if len(value) > self.read["most"](known):
            return "too_many"
        if not self.counted:
            return ""
        if sum(worths) < self.read["reach"](known):
            return "too_little"
        enough = self.read["enough"](known)
        return "needless" if enough and worths and sum(worths) - min(worths) >= enough else ""


class Each(Field):
    """Any of these, each to one of the things in `to`; a condition may ask for the `target` too."""

    empty = ()

    def __init__(
        self,
        of: Any,
        *,
        to: Any,
        unless: Sequence[Any] = (),
        only: Question | None = None,
        least: Any = 0,
        clear: Question | None = None,
    ) -> None:
        super().__init__(unless, only, "", of=of, to=to, least=least)
        self.clear = clear
        self.reasons = ("unknown", "unknown_target", "twice", *["too_few"] * bool(least))

    def bind(self, at: int, order: Order) -> None:
        super().bind(at, {**order, "target": at + 1})

    def asks(self, known: Known) -> list[Ask]:
        found: dict[Piece, list[Piece]] = {}
        for target, thing in list(pieces_of(self.read["to"](known))):
            known[self.at + 1] = thing
            for piece, _ in self.allowed(known):
                found.setdefault(piece, []).append(target)
        least = self.read["least"](known)
        return (
            [Assign(tuple([(piece, tuple(to)) for piece, to in found.items()]), least)] if len(found) >= least else []
        )

    def wrong(self, known: Known, value: tuple[tuple[Piece, Piece], ...]) -> str:
        look, to = self.lookup(known), dict(pieces_of(self.read["to"](known)))
        for piece, target in value:
            thing = look(piece)
            known[self.at], known[self.at + 1] = str(piece) if thing is None else thing, to.get(target, str(target))
            if thing is None:
                return "unknown"
            if target not in to:
                return "unknown_target"
            if found := self.conditions.first(known):
                return found
        known[self.at] = value
        if len({piece for piece, _ in value}) < len(value):
            return "twice"
        return "too_few" if len(value) < self.read["least"](known) else ""


class Sets(Field):
    """Several things that make up one of these sets: at least so many of its pieces, and no others. A later field may
    ask which set it is, by what is in it."""

    empty = ()
    reasons = ("unknown", "twice", "unfit")

    def __init__(self, sets: Sequence[tuple[tuple[Piece, ...], int]], *, only: Question | None = None) -> None:
        super().__init__((), only, "")
        self.sets = sets

    def asks(self, known: Known) -> Iterable[Ask]:
        for pieces, least in self.sets:
            known[self.at] = pieces
            yield Choose(pieces, least, len(pieces))

    def wrong(self, known: Known, value: tuple[Piece, ...]) -> str:
        known[self.at], own = value, set(value)
        if any([not any([piece in pieces for pieces, _ in self.sets]) for piece in value]):
            return "unknown"
        if len(own) < len(value):
            return "twice"
        return "" if any([own <= set(pieces) and len(own) >= least for pieces, least in self.sets]) else "unfit"
