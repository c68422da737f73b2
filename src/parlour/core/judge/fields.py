"""The fields of a command: what may stand in each, and what forbids it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from parlour.core.judge.questions import Conditions, Known, Order, Question, Reader, bare_of, names, reader_of
from parlour.core.offers import Ask, Assign, Choose, Number, Pick, Piece, Text

FLAG = (False, True)
YES = FLAG[::-1]
"""A question to which yes is the likelier answer: it is offered first."""
_STEPS: dict[tuple[int, Any], int] = {}
_ASKED: Counter[int] = Counter()
"""How many fields take each step."""


def number_of(before: int, question: Any) -> int:
    """The number of a step after another one: the same question there has the same number everywhere."""
    bare = bare_of(question)
    found = _STEPS.setdefault((before, bare if callable(bare) else id(bare)), len(_STEPS) + 1)
    _ASKED[found] += 1
    return found


def pieces_of(things: Any) -> Iterable[tuple[Piece, Any]]:
    """Things by the piece that means them: as a mapping says, else by their id, else themselves."""
    return things.items() if type(things) is dict else [(getattr(one, "id", one), one) for one in things]


def _forbidden(conditions: list[tuple[Reader, bool]], known: Known) -> bool:
    for forbids, waivable in conditions:
        if forbids(known) and not (waivable and known[0].lax):
            return True
    return False


class Field:
    """What is asked in one field of a command: only where `only` is so, else it stays `empty`; `apart`: nothing that
    stands in that other field.

    For a game that makes its own offers, for speed: `of` may ask for the `piece` that was named and answer with what it
    means, or None; `clear` is a quick question that says yes only where none of the conditions forbids, and a law holds
    it to that."""

    empty: Any = ""
    reasons: tuple[str, ...] = ("unknown",)
    """Why a value may not fit, beside the conditions."""
    together: tuple[Any, ...] = ()
    several = True
    clear: Question | None = None

    def __init__(self, unless: Sequence[Any], only: Question | None, apart: str, **asked: Any) -> None:
        self.unless, self.only, self.apart, self.asked = tuple(unless), only, apart, asked
        self.looks_up = "piece" in names(asked.get("of"))

    def uses(self) -> set[str]:
        """The fields it hangs on, beside those that say whether it is asked at all."""
        return {name for one in (*self.unless, *self.together, *self.asked.values()) for name in names(one)}

    def bind(self, at: int, order: Order) -> None:
        self.at = at
        order = {**order, "piece": at + 1} if self.looks_up else order
        self.conditions = Conditions(self.unless, order, at, self.clear)
        self.is_asked = reader_of(self.only, order) if self.only is not None else None
        self.read = {name: reader_of(question, order, at) for name, question in self.asked.items()}
        self.steps, self.later = self._steps()
        self.common, self.own = self.steps, self.later

    def _steps(self) -> tuple[list[tuple[int, Reader, bool]], list[tuple[Reader, bool]]]:
        """What is looked up and sorted out alike wherever these things are asked for under these conditions, each step
        by its number; and the conditions that hang on other fields."""
        asked = [(forbids, waivable) for forbids, _, waivable in self.conditions.asked]
        of = self.asked.get("of", ())
        if not set(names(of)) <= {"state", "seat"}:
            return [], asked
        steps, later = [(number_of(0, of), self.read.get("of", reader_of((), {})), False)], []
        for condition, (forbids, waivable) in zip(self.unless, asked, strict=True):
            if set(names(condition)) <= {"state", "seat", "it"}:
                steps.append((number_of(steps[-1][0], condition), forbids, waivable))
            else:
                later.append((forbids, waivable))
        return steps, later

    def settle(self) -> None:
        """Once all commands are known: where one way is enough, what no other field asks is asked only as far as it is
        needed."""
        own = [step for step in self.steps[1:] if _ASKED[step[0]] == 1]
        self.common = self.steps[: len(self.steps) - len(own)]
        self.own = [(forbids, waivable) for _, forbids, waivable in own] + self.later

    def things(self, known: Known, steps: list[tuple[int, Reader, bool]]) -> Iterable[tuple[Piece, Any]]:
        """What this seat may know of, and no condition among these steps forbids: sorted out once for all commands."""
        if not steps:
            return pieces_of(self.read["of"](known))
        looked: dict[int, list[tuple[Piece, Any]]] = known[-1]
        last = looked.get(steps[-1][0])
        return last if last is not None else self._sorted_out(known, looked, steps)

    def _sorted_out(
        self, known: Known, looked: dict[int, list[tuple[Piece, Any]]], steps: list[tuple[int, Reader, bool]]
    ) -> list[tuple[Piece, Any]]:
        (number, of, _), *conditions = steps
        found = looked.get(number)
        if found is None:
            found = looked[number] = list(pieces_of(of(known)))
        for number, forbids, waivable in conditions:
            left = looked.get(number)
            if left is None:
                left = found
                if not (waivable and known[0].lax):
                    left = []
                    for pair in found:
                        known[self.at] = pair[1]
                        if not forbids(known):
                            left.append(pair)
                looked[number] = left
            found = left
        return found

    def some(self, known: Known) -> Iterator[tuple[Piece, Any]]:
        """What no condition forbids, one after another."""
        for pair in self.things(known, self.common):
            known[self.at] = pair[1]
            if not _forbidden(self.own, known):
                yield pair

    def lookup(self, known: Known) -> Callable[[Piece], Any]:
        """What a piece means here, or None."""
        of = self.read["of"]
        if not self.looks_up:
            return dict(pieces_of(of(known))).get

        def find(piece: Piece) -> Any:
            known[self.at + 1] = piece
            return of(known)

        return find

    def allowed(self, known: Known) -> list[tuple[Piece, Any]]:
        """What no condition forbids."""
        things = self.things(known, self.steps)
        if not self.later:
            return list(things)
        found = []
        for pair in things:
            known[self.at] = pair[1]
            if not _forbidden(self.later, known):
                found.append(pair)
        return found

    def is_sure(self) -> bool:
        """There is always something that can be filled in."""
        return not self.asked.get("least", 1)

    def asks(self, known: Known) -> Iterable[Ask]:
        """What may be asked, with what is known of the fields before; what each stands for is known while it is."""
        raise NotImplementedError

    def wrong(self, known: Known, value: Any) -> str:
        """What forbids this value; empty where nothing does."""
        raise NotImplementedError

    def bounds(self, known: Known) -> dict[str, Any]:
        """The least and the most of it, where it has them."""
        return {name: self.read[name](known) for name in ("least", "most") if name in self.read}


class One(Field):
    """One of the things this seat may know of, unless a condition forbids it. `suggest`: what a form begins with."""

    several = False

    def __init__(
        self,
        of: Any,
        *,
        unless: Sequence[Any] = (),
        only: Question | None = None,
        apart: str = "",
        empty: Any = "",
        suggest: Any = None,
        clear: Question | None = None,
    ) -> None:
        super().__init__(unless, only, apart, of=of, suggest=suggest)
        self.empty, self.clear = empty, clear
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
        apart: str = "",
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
        super().__init__(unless, only, apart, of=of, suggest=suggest, **bounds)
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
                bool(self.apart),
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


class Count(Field):
    """A whole number. `suggest`: what a form begins with."""

    empty = 0
    reasons = ("too_low", "too_high")

    def __init__(self, least: Any, most: Any, *, only: Question | None = None, suggest: Any = None) -> None:
        super().__init__((), only, "", least=least, most=most, suggest=suggest)

    def is_sure(self) -> bool:
        least, most = self.asked["least"], self.asked["most"]
        return isinstance(least, int) and isinstance(most, int) and least <= most

    def asks(self, known: Known) -> Iterable[Ask]:
        least, most = self.read["least"](known), self.read["most"](known)
        return [Number(least, most, self.read["suggest"](known))] if least <= most else []

    def wrong(self, known: Known, value: int) -> str:
        if value < self.read["least"](known):
            return "too_low"
        return "too_high" if value > self.read["most"](known) else ""


class Spans(Field):
    """A whole number in one of several spans, each asked for by itself: least, most, and the number that stands for
    them where a later field asks which it is (the least where none is named). `gaps`: there are some between them;
    `suggest`: what a form begins with."""

    empty = 0

    def __init__(
        self, of: Any, *, only: Question | None = None, gaps: bool | None = None, suggest: int | None = None
    ) -> None:
        super().__init__((), only, "", of=of)
        self.suggest = suggest
        if gaps is None:
            gaps = callable(of) or any([one[1] + 1 < two[0] for one, two in pairwise(sorted(of))])
        self.reasons = ("too_low", "too_high", *["between"] * gaps)

    def asks(self, known: Known) -> Iterable[Ask]:
        for least, most, *meant in self.read["of"](known):
            known[self.at] = meant[0] if meant else least
            hint = self.suggest if self.suggest is not None and least <= self.suggest <= most else None
            yield Pick((least,), suggest=hint) if least == most else Number(least, most, hint)

    def wrong(self, known: Known, value: int) -> str:
        spans = self.read["of"](known)
        if value < min([least for least, *_ in spans]):
            return "too_low"
        if value > max([most for _, most, *_ in spans]):
            return "too_high"
        return "" if any([least <= value <= most for least, most, *_ in spans]) else "between"

    def bounds(self, known: Known) -> dict[str, Any]:
        spans = self.read["of"](known)
        return {"least": min([least for least, *_ in spans]), "most": max([most for _, most, *_ in spans])}


class Words(Field):
    """Words of the player's own; where `of` answers with things, one of these."""

    def __init__(
        self, most: Any, least: Any = 1, *, only: Question | None = None, suggest: Any = (), of: Any = None
    ) -> None:
        super().__init__((), only, "", most=most, least=least, suggest=suggest, of=of)
        self.reasons = (*["unknown"] * (of is not None), *["wordless"] * bool(least), "too_long")

    def is_sure(self) -> bool:
        return self.asked["of"] is None

    def asks(self, known: Known) -> Iterable[Ask]:
        things = self.read["of"](known)
        if things is None:
            return [Text(self.read["most"](known), self.read["suggest"](known), self.read["least"](known))]
        pieces = tuple([piece for piece, _ in pieces_of(things)])
        return [Pick(pieces)] if pieces else []

    def wrong(self, known: Known, value: str) -> str:
        things = self.read["of"](known)
        if things is not None:
            return "" if value in dict(pieces_of(things)) else "unknown"
        if len(value.strip()) < self.read["least"](known):
            return "wordless"
        return "too_long" if len(value) > self.read["most"](known) else ""
