"""A command spelled word by word: which command, then its pieces one by one, so that few words say every command there
is. What may be said next follows from the offers alone; no rule stands here."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.core.offers import Ask, Assign, Choose, Number, Offer, Pick, Piece, Text


class Cursor(Struct, frozen=True):
    """How far one offer is filled in."""

    offer: Offer
    values: tuple[Any, ...] = ()
    """Fields that are filled."""
    chosen: tuple[Piece, ...] = ()
    """Pieces of the field that is being filled; of an Assign, a piece and its target by turns."""

    @property
    def complete(self) -> bool:
        return len(self.values) == len(self.offer.fixed) + len(self.offer.asks)

    def _ask(self) -> Ask | None:
        """What is asked now; None where the field is decided already."""
        at = len(self.values) - len(self.offer.fixed)
        return self.offer.asks[at] if at >= 0 else None

    def choices(self) -> tuple[Piece, ...]:
        """The pieces that may be said next."""
        if self.complete:
            return ()
        ask = self._ask()
        if ask is None:
            return (self.offer.fixed[len(self.values)],)  # type: ignore[return-value]  # None was passed over
        return _NEXT[type(ask)](ask, self.chosen)

    def may_end(self) -> bool:
        """Whether the field that is being filled could be left as it is."""
        ask = None if self.complete else self._ask()
        if isinstance(ask, Choose):
            return _is_valid(ask, self.chosen)
        return isinstance(ask, Assign) and len(self.chosen) % 2 == 0 and len(self.chosen) // 2 >= ask.least

    def take(self, piece: Piece) -> "Cursor":
        """With one more piece said."""
        ask = self._ask()
        if ask is None or isinstance(ask, Pick | Number):
            given = self.offer.fixed[len(self.values)] if ask is None else piece
            return replace(self, values=(*self.values, given)).settled()
        return replace(self, chosen=(*self.chosen, piece)).settled()

    def end(self) -> "Cursor":
        """With the field left as it is."""
        value: Any = self.chosen
        if isinstance(self._ask(), Assign):
            value = tuple(zip(self.chosen[::2], self.chosen[1::2], strict=True))
        return replace(self, values=(*self.values, value), chosen=()).settled()

    def settled(self) -> "Cursor":
        """Fields passed over that leave nothing to say: those with no value, and choices to which nothing can be
        added."""
        if not self.complete:
            if self._ask() is None:
                if self.offer.fixed[len(self.values)] is None:
                    return replace(self, values=(*self.values, None)).settled()
            elif self.may_end() and not self.choices():
                return self.end()
        return self


def _is_valid(ask: Choose, chosen: Sequence[Piece]) -> bool:
    if not ask.least <= len(chosen) <= ask.most:
        return False
    if not (ask.reach or ask.enough):
        return True
    worths = [ask.worth[ask.of.index(piece)] for piece in chosen]
    total = sum(worths)
    return total >= ask.reach and not (ask.enough and worths and total - min(worths) >= ask.enough)


def _is_hopeless(ask: Choose, chosen: Sequence[Piece]) -> bool:
    """A piece is needless already: it stays so, whatever is added."""
    if not ask.enough:
        return False
    worths = [ask.worth[ask.of.index(piece)] for piece in chosen]
    return sum(worths) - min(worths) >= ask.enough


def _can_be_made_valid(ask: Choose, chosen: tuple[Piece, ...], left: tuple[Piece, ...]) -> bool:
    if _is_valid(ask, chosen):
        return True
    if len(chosen) >= ask.most or (chosen and _is_hopeless(ask, chosen)):
        return False
    return any(_can_be_made_valid(ask, (*chosen, piece), left[at + 1 :]) for at, piece in enumerate(left))


def _next_chosen(ask: Choose, chosen: tuple[Piece, ...]) -> tuple[Piece, ...]:
    left = tuple([piece for piece in ask.of if piece not in chosen])
    if len(chosen) >= ask.most:
        return ()
    if not (ask.reach or ask.enough):
        return left
    return tuple(
        [piece for piece in left if _can_be_made_valid(ask, (*chosen, piece), tuple([p for p in left if p != piece]))]
    )


def _next_assigned(ask: Assign, chosen: tuple[Piece, ...]) -> tuple[Piece, ...]:
    if len(chosen) % 2:
        return dict(ask.to)[chosen[-1]]
    placed = chosen[::2]
    return tuple([piece for piece, _ in ask.to if piece not in placed])


_NEXT: dict[type, Callable[[Any, tuple[Piece, ...]], tuple[Piece, ...]]] = {
    Pick: lambda ask, chosen: ask.of,
    Number: lambda ask, chosen: tuple(range(ask.least, ask.most + 1)),
    Choose: _next_chosen,
    Assign: _next_assigned,
}


class Spelling(Struct, frozen=True):
    """A command half said: the cursors of all offers that agree with what was said so far."""

    command: str
    cursors: tuple[Cursor, ...]
    said: tuple[Piece, ...] = ()

    def pieces(self) -> set[Piece]:
        """What may be said next."""
        return {piece for cursor in self.cursors for piece in cursor.choices()}

    def may_end(self) -> bool:
        """Whether 'that is all' may be said next."""
        return any(cursor.complete or cursor.may_end() for cursor in self.cursors)

    def finished(self) -> Cursor | None:
        """The command, once there is nothing left to say."""
        done = [cursor for cursor in self.cursors if cursor.complete]
        return done[0] if len(done) == len(self.cursors) else None

    def say(self, piece: Piece) -> "Spelling":
        going_on = [cursor.take(piece) for cursor in self.cursors if piece in cursor.choices()]
        return Spelling(self.command, tuple(going_on), (*self.said, piece))

    def end(self) -> "Spelling":
        """That is all: of this command, or of this field of it."""
        done = [cursor for cursor in self.cursors if cursor.complete]
        left = done[:1] or [cursor.end() for cursor in self.cursors if cursor.may_end()]
        return Spelling(self.command, tuple(left), self.said)


def begun(offers: Iterable[Offer], command: str) -> Spelling:
    """The command is named, nothing else."""
    return Spelling(command, tuple([Cursor(offer).settled() for offer in offers if offer.command == command]))


def can_be_spelled(offer: Offer) -> bool:
    """Words of a player's own, and choices that depend on each other, cannot."""
    return not any(isinstance(ask, Text) or (isinstance(ask, Choose | Pick) and ask.distinct) for ask in offer.asks)


def spelled(offers: Iterable[Offer], tag: str, values: Sequence[Any]) -> list[Piece | None]:
    """What has to be said after the command's name, None for 'that is all', so that this command comes out."""
    spelling = begun(offers, tag)
    wanted = _flat(values)
    out: list[Piece | None] = []
    while spelling.finished() is None:
        piece = wanted[0] if wanted else None
        if piece is not None and piece in spelling.pieces() and not _ended(spelling, values):
            wanted.pop(0)
            spelling = spelling.say(piece)
        else:
            piece = None
            spelling = spelling.end()
        out.append(piece)
    return out


def _ended(spelling: Spelling, values: Sequence[Any]) -> bool:
    """The field that is being filled holds all it shall hold."""
    return any(
        cursor.may_end() and cursor.end().values[len(cursor.values)] == values[len(cursor.values)]
        for cursor in spelling.cursors
    )


def _flat(values: Sequence[Any]) -> list[Piece]:
    out: list[Piece] = []
    for value in values:
        if isinstance(value, tuple):
            out += _flat(value)
        elif value is not None:
            out.append(value)
    return out
