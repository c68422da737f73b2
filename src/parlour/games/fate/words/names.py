"""How the pieces an offer points at are called, to the seat that asks."""

from parlour.core.offers import Piece
from parlour.core.phrasebook import Phrasebook
from parlour.games.fate.content.numbers import INVOKED, WORTH
from parlour.games.fate.content.ready import GROUPS, MAJORS, MOOKS, PLAYERS
from parlour.games.fate.model import FOES, HEROES, State
from parlour.games.fate.rules.ask import find_aspect, find_character, free_of
from parlour.games.fate.words import options
from parlour.games.fate.words.reader import Reader, is_hidden
from parlour.roleplay.cast import seat_of
from parlour.roleplay.switches import option_name

SAY = Phrasebook(__package__, "names")
_ODD = {"": "nobody", "+": "plus", "0": "blank", "-": "minus", "create+overcome": "create-or-overcome"}
"""Pieces Fluent has no such key for."""

_WORTH = {**dict.fromkeys(("bonus", "ally", "raise"), INVOKED), **WORTH}
"""What is worth a number."""
_RULES = frozenset([option.key for option in options.OPTIONS])
_READY: dict[str, str] = {
    key: ready.name for ready_ones in (PLAYERS, MAJORS, MOOKS, GROUPS) for key, ready in ready_ones.items()
}


def _character(state: State, seat: int, piece: str) -> str:
    person = find_character(state, piece)
    if person is None:
        return piece
    marks = [SAY("is-yours")] if seat_of(state, person) == seat and seat != state.desk.gm else []
    marks += [SAY("is-hidden")] if person.hidden else []
    marks += [SAY(f"is-{person.out}")] if person.out else []
    return _marked(person.name, marks)


def _aspect(state: State, piece: str) -> str:
    one = find_aspect(state, piece)
    if one is None:
        return piece
    owner = find_character(state, one.owner) if one.owner else None
    marks = [owner.name] if owner is not None else []
    marks += [SAY("is-boost")] if one.kind == "boost" else []
    marks += [SAY("is-hidden")] if one.hidden else []
    for team in dict.fromkeys([f.team for f in one.free]):
        if count := free_of(state, one, team):
            known = team in (HEROES, FOES)
            marks.append(SAY(f"is-free-{team}", count=count) if known else SAY("is-free-other", count=count, team=team))
    return _marked(one.text, marks)


def _marked(name: str, marks: list[str]) -> str:
    return SAY("marked", name=name, marks=", ".join(marks)) if marks else name


def _place(state: State, piece: str) -> str:
    scene = state.scene
    for zone in scene.zones:
        if zone.id == piece:
            return zone.name
    for border in scene.borders:
        if border.id == piece:
            ends = {"a": _place(state, border.a), "b": _place(state, border.b)}
            return SAY("between-barrier", barrier=border.barrier, **ends) if border.barrier else SAY("between", **ends)
    tasks = state.challenge.tasks if state.challenge is not None else ()
    return next((task.text for task in tasks if task.id == piece), piece)


def field_name(field: str) -> str:
    """A value that can be set."""
    return SAY(f"piece-{field}") if f"piece-{field}" in SAY and field not in _WORTH else field


def piece_name(state: State, seat: int, piece: Piece) -> str:
    """How a piece is called to this seat; what the seat may not know is not in it."""
    if isinstance(piece, int):
        return str(piece)
    key = f"piece-{_ODD.get(piece, piece)}"
    if key in SAY:
        return SAY(key, worth=_WORTH.get(piece, 0))
    if piece in _READY:
        return _READY[piece]
    if piece in _RULES:
        return option_name(options.SAY, piece)
    if not piece[1:].isdigit():
        return piece
    if not Reader(state, seat).knows(piece):
        return SAY("something-hidden")
    if piece[0] == "c":
        return _character(state, seat, piece)
    if piece[0] == "a":
        return _aspect(state, piece)
    if is_hidden(piece):
        for name in (_character(state, seat, piece), _aspect(state, piece)):
            if name != piece:
                return name
    return _place(state, piece)
