"""Offers: everything a seat may do now, described without enumerating combinations. The single source of what is
legal."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

Piece = int | str
"""What a player points at: a card, a Knight, a seat, the end of a domino. Named, never a class path."""


class Choose(Struct, frozen=True, gc=False, tag_field="ask", tag="choose", omit_defaults=True):
    """Between `least` and `most` of these pieces, each at most once."""

    of: tuple[Piece, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    worth: tuple[int, ...] = ()
    """What each piece counts, where the choice has to add up to something."""
    reach: int = 0
    """The chosen worths must add up to at least this."""
    enough: int = 0
    """No piece may be needless: without any one of them the sum is below this."""
    distinct: bool = False
    """None of the pieces chosen before it in the same offer: two sides of a contest have nobody in common."""
    suggest: tuple[Piece, ...] = ()
    """What a form begins with."""


class Pick(Struct, frozen=True, gc=False, tag_field="ask", tag="pick", omit_defaults=True):
    """Exactly one of these pieces, or yes or no."""

    of: tuple[Piece | bool, ...]
    distinct: bool = False
    """None of the pieces chosen before it in the same offer: nobody is her own opponent."""
    suggest: Piece | bool | None = None
    """What a form begins with."""


class Assign(Struct, frozen=True, gc=False, tag_field="ask", tag="assign", omit_defaults=True):
    """Any of these pieces, each to one of its own targets."""

    to: tuple[tuple[Piece, tuple[Piece, ...]], ...]
    least: int = 0


class Number(Struct, frozen=True, gc=False, tag_field="ask", tag="number", omit_defaults=True):
    """A whole number."""

    least: int
    most: int
    suggest: int | None = None
    """What a form begins with."""


class Text(Struct, frozen=True, gc=False, tag_field="ask", tag="text", omit_defaults=True):
    """Words of the player's own."""

    most: int = 500
    suggest: tuple[str, ...] = ()
    least: int = 1


Ask = Choose | Pick | Assign | Number | Text
Fixed = int | str | bool | None


class Offer(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing a seat may do: a command, its first fields already decided, the next ones asked for, the rest at their
    defaults."""

    command: str
    fixed: tuple[Fixed, ...] = ()
    asks: tuple[Ask, ...] = ()
    owed: bool = True
    """Play waits for it; otherwise the seat merely may."""


class Form(Struct, frozen=True, gc=False, omit_defaults=True):
    """An offer as it is sent: by the names of its fields. What is neither decided nor asked stays at its default."""

    command: str
    fixed: dict[str, Fixed] = {}
    asks: dict[str, Ask] = {}
    """In the order in which they are asked."""
    owed: bool = True


class Menu(Struct, frozen=True, gc=False):
    """What a seat may do now, as it is shown: whole where it is owed, or where there is little; of the rest only which
    commands are open. Their forms are asked for when they are needed."""

    forms: tuple[Form, ...] = ()
    open: tuple[str, ...] = ()


def named(offer: Offer, fields: Sequence[str]) -> Form:
    """The same by the names of its command's fields."""
    known = len(offer.fixed)
    fixed, asks = dict(zip(fields, offer.fixed, strict=False)), dict(zip(fields[known:], offer.asks, strict=False))
    return Form(offer.command, fixed, asks, offer.owed)


def about(form: Form, piece: Piece) -> list[Form]:
    """The same with this piece in each field where it may stand."""
    if piece in form.fixed.values():
        return [form]
    found = []
    for name, ask in form.asks.items():
        if isinstance(ask, Pick) and piece in ask.of:
            rest = {other: asked for other, asked in form.asks.items() if other != name}
            found.append(replace(form, fixed={**form.fixed, name: piece}, asks=rest))
        elif (isinstance(ask, Choose) and piece in ask.of) or (isinstance(ask, Assign) and piece in dict(ask.to)):
            found.append(form)
    return found


def alike(command: str, asked: Iterable[tuple[Piece, tuple[Ask, ...]]], *, owed: bool = False) -> list[Offer]:
    """One offer for all first pieces that are asked for the same: a standing menu need not be spelled out piece by
    piece."""
    groups: dict[tuple[Ask, ...], list[Piece]] = {}
    for piece, asks in asked:
        groups.setdefault(asks, []).append(piece)
    return [Offer(command, (), (Pick(tuple(pieces)), *asks), owed) for asks, pieces in groups.items()]


def _chosen(ask: Choose, value: Any) -> bool:
    if type(value) is not tuple or not ask.least <= len(value) <= ask.most or len(set(value)) != len(value):
        return False
    of = ask.of
    for piece in value:
        if piece not in of:
            return False
    if ask.reach or ask.enough:
        worths = [ask.worth[of.index(piece)] for piece in value]
        total = sum(worths)
        if total < ask.reach:
            return False
        if ask.enough and worths and total - min(worths) >= ask.enough:
            return False
    return True


def _assigned(ask: Assign, value: Any) -> bool:
    if type(value) is not tuple or len(value) < ask.least:
        return False
    targets = dict(ask.to)
    seen: set[Piece] = set()
    for piece, target in value:
        if piece in seen or target not in targets.get(piece, ()):
            return False
        seen.add(piece)
    return True


_FITS: dict[type, Callable[[Any, Any], bool]] = {
    Pick: lambda ask, value: value in ask.of,
    Choose: _chosen,
    Assign: _assigned,
    Number: lambda ask, value: type(value) is int and ask.least <= value <= ask.most,
    Text: lambda ask, value: type(value) is str and ask.least <= len(value.strip()) and len(value) <= ask.most,
}


def _is_apart(asks: tuple[Ask, ...], values: Sequence[Any]) -> bool:
    taken: set[Piece] = set()
    for ask, value in zip(asks, values, strict=True):
        if type(ask) is Choose:
            if ask.distinct and taken.intersection(value):
                return False
            taken.update(value)
        elif type(ask) is Pick:
            if ask.distinct and value in taken:
                return False
            taken.add(value)
    return True


def fits(offers: Sequence[Offer], command: Struct) -> bool:
    """Whether one of these offers (all of this command's tag) allows exactly this command."""
    fields = command.__struct_fields__
    if not fields:
        return bool(offers)
    values = [getattr(command, field) for field in fields]
    for offer in offers:
        known = len(offer.fixed)
        asked = known + len(offer.asks)
        if tuple(values[:known]) != offer.fixed:
            continue
        if not all([_FITS[type(ask)](ask, value) for ask, value in zip(offer.asks, values[known:asked], strict=True)]):
            continue
        if not _is_apart(offer.asks, values[known:asked]):
            continue
        if asked == len(values) or tuple(values[asked:]) == command.__struct_defaults__[asked - len(values) :]:
            return True
    return False


Random = Callable[[], float]


def _fill_choose(ask: Choose, random: Random) -> tuple[Piece, ...]:
    order = list(range(len(ask.of)))
    for i in range(len(order) - 1, 0, -1):
        j = int(random() * (i + 1))
        order[i], order[j] = order[j], order[i]
    if not ask.reach:
        order = order[: ask.least + int(random() * (ask.most - ask.least + 1))]
    if ask.reach or ask.enough:
        limit = ask.enough or ask.reach
        taken: list[int] = []
        total = 0
        for i in order:
            if total >= limit:
                break
            taken.append(i)
            total += ask.worth[i]
        for i in sorted(taken, key=ask.worth.__getitem__):
            if ask.enough and total - ask.worth[i] >= ask.enough:
                taken.remove(i)
                total -= ask.worth[i]
        order = taken
    return tuple([ask.of[i] for i in order])


def _fill_assign(ask: Assign, random: Random) -> tuple[tuple[Piece, Piece], ...]:
    out: list[tuple[Piece, Piece]] = []
    for piece, targets in ask.to:
        i = int(random() * (len(targets) + 1))
        if i < len(targets):
            out.append((piece, targets[i]))
    if len(out) < ask.least:
        out = [(piece, targets[int(random() * len(targets))]) for piece, targets in ask.to[: ask.least]]
    return tuple(out)


_FILL: dict[type, Callable[[Any, Random], Any]] = {
    Pick: lambda ask, random: ask.of[int(random() * len(ask.of))],
    Choose: _fill_choose,
    Assign: _fill_assign,
    Number: lambda ask, random: ask.least + int(random() * (ask.most - ask.least + 1)),
    Text: lambda ask, random: (ask.suggest or ("because",))[0],
}


def fill(offer: Offer | Form, commands: dict[str, Callable[..., Any]], random: Random) -> Any:
    """A command this offer allows, its open fields filled at random: how tests and the simplest bot act."""
    make = commands[offer.command]
    if isinstance(offer, Form):
        asked = dict(zip(offer.asks, _filled(tuple(offer.asks.values()), random), strict=True))
        return make(**offer.fixed, **asked)
    if not offer.asks:
        return make(*offer.fixed)
    return make(*offer.fixed, *_filled(offer.asks, random))


def _filled(asks: tuple[Ask, ...], random: Random) -> list[Any]:
    """Ask by ask; who must stay for a later, distinct choice is left."""
    if len(asks) == 1:
        return [_FILL[type(asks[0])](asks[0], random)]
    values: list[Any] = []
    taken: set[Piece] = set()
    for at, ask in enumerate(asks):
        if type(ask) is Choose:
            of = tuple([piece for piece in ask.of if piece not in taken]) if ask.distinct else ask.of
            later = sum([other.least for other in asks[at + 1 :] if type(other) is Choose and other.distinct])
            ask = replace(ask, of=of, most=max(ask.least, min(ask.most, len(of) - later)))
        elif type(ask) is Pick and ask.distinct:
            ask = Pick(tuple([piece for piece in ask.of if piece not in taken]))
        values.append(_FILL[type(ask)](ask, random))
        if type(ask) is Choose:
            taken.update(values[-1])
        elif type(ask) is Pick:
            taken.add(values[-1])
    return values


def pieces_of(forms: Iterable[Form]) -> set[Piece]:
    """Every piece these forms point at, so that each can be given its name."""
    found: set[Piece] = set()
    for form in forms:
        found.update([value for value in form.fixed.values() if value is not None and not isinstance(value, bool)])
        for ask in form.asks.values():
            if isinstance(ask, Choose | Pick):
                found.update(ask.of)
            elif isinstance(ask, Assign):
                for piece, targets in ask.to:
                    found.add(piece)
                    found.update(targets)
    return found
