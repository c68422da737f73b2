"""Who is meant by the people of a prepared scene: kinds of the library, of which there may be many, and those of the
game master's own cast."""

from collections.abc import Callable, Container, Generator, Iterator, Mapping, Sequence
from typing import Any

from parlour.core.odds import Foresight, Sketch
from parlour.roleplay.cast import P, WithCast
from parlour.roleplay.plans import Placed, Unclear
from parlour.roleplay.scenes import nothing_else
from parlour.roleplay.words.scenes import SAY


def meant(
    cast: Sequence[P], one: Placed, library: Mapping[str, str], *, single: Container[str] = (), hidden: bool = False
) -> tuple[str, P | None]:
    """A kind of the library (key by name), or somebody there is. Of who is `single` there is one, as of everybody else;
    `hidden`: whom is looked for first."""
    key = library.get(one.words.casefold(), "")
    if key and key not in single:
        return key, None
    found = [person for person in cast if person.name.casefold() == one.words.casefold()]
    if not found and not key:
        raise Unclear("nobody", name=one.words)
    if one.many > 1:
        raise Unclear("one", name=one.words)
    return ("", min(found, key=lambda person: person.hidden != hidden)) if found else (key, None)


def coming(
    now: Callable[[], WithCast[P]],
    one: Placed,
    library: Mapping[str, str],
    call: Callable[[bool, str, int], Iterator[Any]],
    show: Callable[[str], Any],
    single: Container[str] = (),
) -> Generator[Any, None, list[str]]:
    """The commands by which somebody is there, in the open; returns who they are."""
    key, own = meant(now().cast, one, library, single=single)
    before = {person.id for person in now().cast}
    if own is None:
        yield from call(False, key, one.many)
    elif own.hidden:
        yield show(own.id)
    new = [person.id for person in now().cast if person.id not in before]
    return new or [own.id if own is not None else ""]


def lurking(
    now: Callable[[], WithCast[P]],
    one: Placed,
    library: Mapping[str, str],
    call: Callable[[bool, str, int], Iterator[Any]],
    single: Container[str] = (),
) -> Iterator[Any]:
    """The same in hiding, where whoever waits already goes on waiting."""
    key, own = meant(now().cast, one, library, single=single, hidden=True)
    if own is None:
        yield from call(True, key, one.many)
    elif not own.hidden:
        raise Unclear("out", name=own.name)


def said(one: Placed, sketch: Sketch) -> str:
    who = SAY("preview-many", who=one.words, count=one.many) if one.many > 1 else one.words
    return who if one.zone is None else SAY("preview-in", who=who, zone=sketch.zones[one.zone])


def preview(
    rows: Sequence[tuple[str, str]],
    people: Sequence[Placed],
    found: Callable[[Placed], Any],
    lines: Sequence[str] = (),
) -> Foresight:
    """In words; whoever is not to be found yet is told of, since they may still be made."""
    missing = []
    for one in people:
        try:
            found(one)
        except Unclear as unclear:
            missing.append(unclear.why)
    return nothing_else(tuple(rows), (*lines, *missing))
