"""Fields for numbers and words."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from parlour.core.judge.field import Field, pieces_of
from parlour.core.judge.questions import Known, Question
from parlour.core.offers import Ask, Number, Pick, Text


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
