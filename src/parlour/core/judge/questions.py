"""Questions put to what is known: conditions, and whatever else a Move asks, each by the names of its parameters."""

from collections.abc import Callable, Sequence
from inspect import signature
from operator import itemgetter
from typing import Any

Question = Callable[..., Any]
Known = list[Any]
"""State, seat, then two places a field: the thing, and the piece that means it; what was given; where everything is
asked for, last, what was looked up already."""
Reader = Callable[[Known], Any]
Pair = tuple[Any, Any]
"""A piece, and the thing it means."""
Sieve = Callable[[Known, list[Pair]], list[Pair]]
Order = dict[str, int]
"""Where in what is known something stands, by its name."""


class Asking:
    """A question put otherwise than it was written."""

    def __init__(self, question: Question, asks: tuple[str, ...], *, waived: bool = False) -> None:
        self.question, self.names, self.waived, self.__name__ = question, asks, waived, question.__name__


def waived(condition: Any) -> Asking:
    """A condition the game master may lay aside."""
    return Asking(bare_of(condition), names(condition), waived=True)


def about(question: Any, **fields: str) -> Asking:
    """The same question about other fields: about(no_such_attribute, who="other")."""
    asks = tuple([fields.get(name, name) for name in names(question)])
    return Asking(bare_of(question), asks, waived=getattr(question, "waived", False))


def names(question: Any) -> tuple[str, ...]:
    """What it asks for; a plain value asks for nothing."""
    if isinstance(question, Asking):
        return question.names
    return tuple(signature(question).parameters) if callable(question) else ()


def bare_of(question: Any) -> Question:
    return question.question if isinstance(question, Asking) else question


def reader_of(question: Any, order: Order, at: int = 0) -> Reader:
    """The question, asked of what is known; `at` is where `it` stands."""
    if not callable(question) and not isinstance(question, Asking):
        return lambda known: question
    bare = bare_of(question)
    places = [at if name == "it" else order[name] for name in names(question)]
    match places:
        case []:
            return lambda known: bare()
        case [one]:
            return lambda known: bare(known[one])
        case [one, two]:
            return lambda known: bare(known[one], known[two])
        case [one, two, three]:
            return lambda known: bare(known[one], known[two], known[three])
        case [one, two, three, four]:
            return lambda known: bare(known[one], known[two], known[three], known[four])
        case _:
            get = itemgetter(*places)
            return lambda known: bare(*get(known))


def sieve_of(condition: Any, order: Order, at: int) -> Sieve:
    """A condition that asks for nothing but the state, the seat and the thing, asked of many things at once: those it
    does not forbid."""
    bare = bare_of(condition)
    match names(condition):
        case ("it",):
            return lambda known, pairs: [pair for pair in pairs if not bare(pair[1])]
        case ("state", "it"):
            return lambda known, pairs: [pair for pair in pairs if not bare(known[0], pair[1])]
        case ("state", "seat", "it"):
            return lambda known, pairs: [pair for pair in pairs if not bare(known[0], known[1], pair[1])]
    forbids = reader_of(condition, order, at)

    def sieve(known: Known, pairs: list[Pair]) -> list[Pair]:
        left = []
        for pair in pairs:
            known[at] = pair[1]
            if not forbids(known):
                left.append(pair)
        return left

    return sieve


class Conditions:
    """Conditions of one field, or of the moment, asked one after another; none of them where `clear` says that none
    forbids."""

    def __init__(self, conditions: Sequence[Any], order: Order, at: int = 0, clear: Question | None = None) -> None:
        self.asked: list[tuple[Reader, str, bool]] = [
            (reader_of(one, order, at), one.__name__, getattr(one, "waived", False)) for one in conditions
        ]
        self.clear = reader_of(clear, order, at) if clear is not None else None

    def first(self, known: Known) -> str:
        """The name of the first that forbids; empty where none does."""
        if self.clear is not None and self.clear(known):
            return ""
        for forbids, key, waivable in self.asked:
            if forbids(known) and not (waivable and known[0].lax):
                return key
        return ""
