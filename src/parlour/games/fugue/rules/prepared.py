"""Scenes a Dealer prepares in hiding: what one is made of, and the commands that open it. They stay with who wrote
them when the dealing goes on (FUG-010)."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from parlour.core.judge import Words
from parlour.core.odds import Foresight
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Character, State
from parlour.games.fugue.rules.board import PIN
from parlour.games.fugue.rules.company import cast
from parlour.games.fugue.rules.conditions import no_chapter, no_sitting, personae_unmade, story_over
from parlour.games.fugue.rules.declare import MOST as HARDEST
from parlour.games.fugue.rules.draft import Draft
from parlour.games.fugue.rules.persona import LOOKS, NAME
from parlour.roleplay.plans import Unclear, lines, named_numbers, short
from parlour.roleplay.scenes import NOTES, Parts, Scenes, nothing_else
from parlour.roleplay.words.scenes import SAY

NOTE_TITLE, PREPARED = 80, 1800
"""As long as a title of a note may be, and all of a field."""


class Someone(NamedTuple):
    """A game-character by name; with looks: somebody new."""

    name: str
    looks: str = ""


class Written:
    """A prepared scene, read."""

    def __init__(self, parts: Parts) -> None:
        self.cast = [_someone(line) for line in lines(parts["cast"])]
        self.board = [_pin(short(line, PIN)) for line in lines(parts["board"])]
        self.opposition = named_numbers(parts["opposition"], 1, HARDEST, PREPARED)


def _someone(line: str) -> Someone:
    name, colon, looks = line.partition(":")
    if not name.strip() or (colon and not looks.strip()):
        raise Unclear("person", line=line[:60])
    return Someone(short(name.strip(), NAME), short(looks.strip(), LOOKS))


def _pin(line: str) -> tuple[str, str]:
    """A question ends like one, a place begins with an @; all else is a fact."""
    if line.startswith("@"):
        if not line[1:].strip():
            raise Unclear("pin", line=line)
        return "place", line[1:].strip()
    return ("question" if line.endswith("?") else "fact"), line


def steps(name: str, parts: Parts, now: Callable[[], State]) -> Iterator[Any]:
    """As a Dealer would do it by hand: the scene, who is in it, what hangs on the board, the notes of this chapter."""
    written = Written(parts)
    for one in written.cast:
        _found(now(), one)
    yield m.SetScene(f"{name}. {parts['text'].strip()}" if parts["text"].strip() else name)
    for one in written.cast:
        yield from _enter(now(), one)
    yield from [m.PinUp("new", kind, text, ()) for kind, text in written.board]  # type: ignore[arg-type]
    noted = "\n".join([*[f"{what} {number}".strip() for what, number in written.opposition], parts["notes"].strip()])
    if noted.strip():
        yield m.WriteDealerNote(0, False, name[:NOTE_TITLE], noted.strip())


def _enter(state: State, one: Someone) -> Iterator[Any]:
    own = _found(state, one)
    if own is None:
        yield m.BringOn(_listed(state)[one.name.casefold()]) if not one.looks else m.Invent(one.name, one.looks, "", "")
    elif not own.here:
        yield m.SendOff(own.id, True)


def _listed(state: State) -> dict[str, str]:
    """Those of the chapters the Dealer may read."""
    return {name.casefold(): name for name in cast(state)}


def _found(state: State, one: Someone) -> Character | None:
    """Somebody of the story; None: still to be brought on or invented."""
    found = next((who for who in state.characters if who.name.casefold() == one.name.casefold()), None)
    if found is None and not one.looks and one.name.casefold() not in _listed(state):
        raise Unclear("stranger", name=one.name)
    return found


def foreseen(state: State, parts: Parts) -> Foresight:
    """How it would look; whoever is not to be found yet is told of, since the chapter may still come."""
    written, missing = Written(parts), []
    for one in written.cast:
        try:
            _found(state, one)
        except Unclear as unclear:
            missing.append(unclear.why)
    rows = (
        (SAY("preview-people"), "; ".join([one.name for one in written.cast])),
        (SAY("preview-board"), "; ".join([text for _, text in written.board])),
        (SAY("preview-opposition"), "; ".join([f"{what} {number}".strip() for what, number in written.opposition])),
    )
    return nothing_else(rows, tuple(missing))


SCENES: Scenes[State, Draft] = Scenes(
    game="fugue",
    command=m.PrepareScene,
    name=NAME,
    fields={
        "text": Words(PREPARED, 0),
        "cast": Words(PREPARED, 0),
        "board": Words(PREPARED, 0),
        "opposition": Words(PREPARED, 0, suggest=("9",)),
        "notes": Words(NOTES, 0),
    },
    steps=steps,
    foreseen=foreseen,
    rule="FUG-008",
    unless=(story_over, no_chapter, no_sitting, personae_unmade),
    own=True,
)
