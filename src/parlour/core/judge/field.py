"""A field of a command: what may stand in it, and what forbids it. Each kind of field has a room of its own."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from parlour.core.judge.questions import (
    Conditions,
    Known,
    Order,
    Pair,
    Question,
    Reader,
    Sieve,
    bare_of,
    names,
    reader_of,
    sieve_of,
)
from parlour.core.offers import Ask, Piece
from parlour.core.remember import Remembered

Step = tuple[int, Sieve, bool]
"""A number, which of the things are left, and whether it may be laid aside."""
Kept = dict[Any, bool]
"""Of commands, whether there is a way on."""
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


def _is_alike(condition: Any) -> bool:
    """It hangs on no other field."""
    return set(names(condition)) <= {"state", "seat", "it"}


def _sorted_out(known: Known, looked: dict[int, list[Pair]], steps: list[Step]) -> list[Pair]:
    found: list[Pair] = []
    for number, sieve, waivable in steps:
        left = looked.get(number)
        if left is None:
            left = found if waivable and known[0].lax else sieve(known, found)
            looked[number] = left
        found = left
        if not found:
            looked[steps[-1][0]] = found
            break
    return found


class Field:
    """What is asked in one field of a command: only where `only` is so, else it stays `empty`; `distinct`: nothing that
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
    rests: Remembered[Kept] | None = None

    def __init__(self, unless: Sequence[Any], only: Question | None, distinct: str, **asked: Any) -> None:
        self.unless, self.only, self.distinct, self.asked = tuple(unless), only, distinct, asked
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
        self.alike: list[tuple[Reader, bool]] = []
        self.steps, self.later = self._steps(order)
        self.common, self.own = self.steps, self.later

    def _steps(self, order: Order) -> tuple[list[Step], list[tuple[Reader, bool]]]:
        """What is looked up and sorted out alike wherever these things are asked for under these conditions, each step
        by its number; and the conditions that hang on other fields."""
        asked = [(forbids, waivable) for forbids, _, waivable in self.conditions.asked]
        of = self.asked.get("of", ())
        if not set(names(of)) <= {"state", "seat"}:
            return [], asked
        look = self.read.get("of", reader_of((), {}))
        steps: list[Step] = [(number_of(0, of), lambda known, _: list(pieces_of(look(known))), False)]
        later = []
        for condition, one in zip(self.unless, asked, strict=True):
            if _is_alike(condition):
                steps.append((number_of(steps[-1][0], condition), sieve_of(condition, order, self.at), one[1]))
                self.alike.append(one)
            else:
                later.append(one)
        return steps, later

    def settle(self) -> None:
        """Once all commands are known: where one way is enough, what no other field asks is asked only as far as it is
        needed."""
        own = len([number for number, _, _ in self.steps[1:] if _ASKED[number] == 1])
        self.common = self.steps[: len(self.steps) - own]
        self.own = [*(self.alike[-own:] if own else ()), *self.later]

    def things(self, known: Known, steps: list[Step]) -> Iterable[Pair]:
        """What this seat may know of, and no condition among these steps forbids: sorted out once for all commands."""
        if not steps:
            return pieces_of(self.read["of"](known))
        looked: dict[int, list[Pair]] = known[-1]
        last = looked.get(steps[-1][0])
        return last if last is not None else _sorted_out(known, looked, steps)

    def some(self, known: Known) -> Iterable[tuple[Piece, Any]]:
        """What no condition forbids, one after another."""
        things = self.things(known, self.common)
        return self._left(things, known) if self.own else things

    def _left(self, things: Iterable[tuple[Piece, Any]], known: Known) -> Iterator[tuple[Piece, Any]]:
        at, own = self.at, self.own
        for pair in things:
            known[at] = pair[1]
            if not _forbidden(own, known):
                yield pair

    def has_any(self, known: Known) -> bool:
        """There is something that no condition forbids."""
        at, own = self.at, self.own
        things = self.things(known, self.common)
        if not own:
            return bool(things)
        for pair in things:
            known[at] = pair[1]
            if not _forbidden(own, known):
                return True
        return False

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
