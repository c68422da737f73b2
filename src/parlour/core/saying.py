"""How a refusal is told: sentences looked up by the condition that forbade, in a phrasebook or a table."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from parlour.core.game import RuleViolation
from parlour.core.judge import Move, Wrong
from parlour.core.phrasebook import ENGLISH, Phrasebook

Telling = str | Callable[[Mapping[str, Any]], str]
"""A sentence with placeholders; where it counts or lists, a small function of what was known."""


class Said(NamedTuple):
    """What is wrong and what would be right. Placeholders are the fields of the command, and `it`: what is in
    question; also the `least` and the `most` of the field."""

    why: Telling
    cure: Telling = ""
    rule: Telling = ""
    """Empty: the rule of the command."""
    reason: Telling = ""
    """How programs call it; empty: as the condition is called."""


Name = Callable[[Mapping[str, Any], Any], str]
"""How a thing is called, given all that was known when it was judged."""
Values = Callable[[Mapping[str, Any]], Mapping[str, str | int]]
"""What a sentence counts, lists or chooses by, from all that was known."""


class InBook(NamedTuple):
    """The same by a key of a phrasebook, with its `cure`, `rule` and `reason` beside it."""

    book: Phrasebook
    key: str
    values: Values | None = None

    def told(self, spoken: "Spoken") -> list[str]:
        made = self.values(spoken.known) if self.values is not None else {}
        holes = self.book.holes(self.key)
        known = {name: made[name] if name in made else _short(spoken[name]) for name in holes}
        parts = [self.book.part(self.key, part, **known) for part in ("cure", "rule", "reason")]
        return [self.book(self.key, **known), *parts]


LONGEST = 200
"""Characters of what somebody sent that are told back."""


class Refusals:
    """Sentences in phrasebooks: `tag-field-condition` is what is wrong, beside it `cure`, `rule` and `reason` as in
    Said. What a sentence asks for is found by the function of its key in `values`, else as in Said. `others` are looked
    up where no phrasebook has the key."""

    def __init__(
        self, *books: Phrasebook, values: Mapping[str, Values], others: "Mapping[str, Said | InBook] | None" = None
    ) -> None:
        self.books, self.values, self.others = books, values, others or {}

    def beside(self, others: "Mapping[str, Said | InBook]") -> "Refusals":
        """These, and others where these say nothing."""
        return Refusals(*self.books, values=self.values, others={**others, **self.others})

    def __contains__(self, key: str) -> bool:
        return self._in_book(key) or key in self.others

    def __iter__(self) -> Iterator[str]:
        for book in self.books:
            for key in book.messages(ENGLISH):
                yield key.replace("-", ".")
        yield from [key for key in self.others if not self._in_book(key)]

    def _in_book(self, key: str) -> bool:
        return any([_id(key) in book for book in self.books])

    def told(self, key: str, spoken: "Spoken") -> list[str]:
        if not self._in_book(key):
            return _told(self.others[key], spoken)
        key = _id(key)
        book = next(book for book in self.books if key in book)
        return InBook(book, key, self.values.get(key)).told(spoken)


def _told(said: Said | InBook, spoken: "Spoken") -> list[str]:
    if isinstance(said, InBook):
        return said.told(spoken)
    return [text(spoken.known) if callable(text) else text.format_map(spoken) for text in said]


def _short(name: str) -> str:
    """Nobody reads on, and Fluent takes no more than a thousand characters at one place."""
    return name if len(name) <= LONGEST else f"{name[:LONGEST]}…"


def _id(key: str) -> str:
    return key.replace(".", "-")


Sentences = dict[str, Said | InBook]
Sayings = Sentences | Refusals
"""Either way to keep them."""


def keys(tag: str, field: str, key: str) -> tuple[str, ...]:
    """From the closest: this command's field, this command, that field anywhere, the condition anywhere."""
    return f"{tag}.{field}.{key}", f"{tag}.{key}", f"{field}.{key}", key


class Spoken(dict[str, str]):
    """What is said for a placeholder, named when a sentence asks for it."""

    def __init__(self, known: Mapping[str, Any], it: str, name: Name) -> None:
        super().__init__()
        self.known, self.it, self.name = known, it, name

    def __missing__(self, key: str) -> str:
        field = self.it if key == "it" else key
        thing = self.known.get(field)
        if thing is None:  # what nobody knows is called as it was written
            thing = getattr(self.known["command"], field)
            thing = str(thing) if isinstance(thing, int) else thing
        return self.name(self.known, thing)


def refusal(
    move: Move, wrong: Wrong, command: Any, sentences: Sayings, name: Name, also: Mapping[str, str] | None = None
) -> RuleViolation:
    """What is told of it; `also`: what a sentence may ask for that is no thing of the command, like pronouns."""
    key = next(key for key in keys(move.tag, wrong.field, wrong.key) if key in sentences)
    known = {**wrong.known, "command": command}
    spoken = Spoken(known, wrong.field, name)
    spoken.update({"they": "they", **(also or {})})
    if isinstance(sentences, Refusals):
        why, cure, rule, reason = sentences.told(key, spoken)
    else:
        why, cure, rule, reason = _told(sentences[key], spoken)
    return RuleViolation(reason or wrong.key.replace("_", "-"), rule or move.rule, why, cure)


def untold(move: Move, sentences: Sayings) -> Iterator[str]:
    """Reasons without a sentence: there must be none."""
    for field, key in move.reasons():
        if not any(name in sentences for name in keys(move.tag, field, key)):
            yield f"{move.tag}.{field}.{key}"


def unused(moves: Mapping[Any, Move], sentences: Sayings) -> set[str]:
    """Sentences that no condition can call for: there must be none."""
    called = set()
    for move in moves.values():
        for field, key in move.reasons():
            called.add(next((name for name in keys(move.tag, field, key) if name in sentences), ""))
    return set(sentences) - called
