"""How the pieces an offer points at are called, to the seat that asks."""

from functools import cache

from parlour.core.offers import Piece
from parlour.core.phrasebook import spoken
from parlour.games.personae.content.effects import TRIGGERS, WORDS
from parlour.games.personae.content.ready import CHARACTERS, SUPPORTING
from parlour.games.personae.model import ATTRIBUTES, Individual, State, Ware
from parlour.games.personae.rules.ask import find_individual, find_trait
from parlour.games.personae.words import options
from parlour.games.personae.words.benefits import SAY as EFFECTS
from parlour.games.personae.words.phrases import SAY, first_up
from parlour.games.personae.words.reader import Reader
from parlour.roleplay.switches import option_name

_RULES = frozenset([option.key for option in options.OPTIONS])


@cache
def _values(_language: str) -> dict[str, str]:
    """Values of house rules that mean the same wherever they stand."""
    choices = [(choice.value, choice.label) for option in options.options() for choice in option.values]
    return {
        value: label
        for value, label in choices
        if len({other for each, other in choices if each == value}) == 1 and not value.isdigit()
    }


_UNKNOWN = {"s": "a-skill", "a": "a-ability", "p": "a-power", "t": "a-talent", "g": "a-gear"}


def _fixed(piece: str) -> str:
    """What means the same wherever it stands; empty where it is no such thing."""
    key = f"piece-{piece.replace(' ', '-') or 'none'}"
    if key in SAY:
        return SAY(key)
    if f"duration-{piece}" in EFFECTS:
        return EFFECTS(f"duration-{piece}")
    if piece in TRIGGERS:
        return EFFECTS(f"trigger-{piece}")
    return EFFECTS(piece) if piece in WORDS else ""


def field_words(person: Individual | None, field: str) -> str:
    """What of a piece may be set, or was."""
    kind, _, which = field.partition(" ")
    if kind == "rank":
        return SAY("rank-of", attribute=which)
    trait = find_trait(person, which) if person is not None and which else None
    if kind in ("dice", "adds") and not which:
        return SAY("its-dice" if kind == "dice" else "piece-adds")
    if kind in ("dice", "uses") and which:
        name = trait.name if trait is not None else SAY("a-trait")
        return SAY("pool-dice-of" if kind == "dice" else "uses-of", trait=name)
    return _fixed(kind) or kind


def _individual(state: State, seat: int, piece: str) -> str:
    reader = Reader(state, seat)
    person = find_individual(state, piece)
    if person is None or not reader.knows(piece):
        return SAY("somebody")
    marks = [SAY("hidden")] if person.hidden else []
    marks += [SAY("dead")] if person.status == "dead" else [] if person.conscious else [SAY("unconscious")]
    return SAY("marked", name=reader.who(piece), marks=", ".join(marks)) if marks else reader.who(piece)


def _trait(state: State, seat: int, piece: str) -> str:
    """A Skill is named to everybody, as a Power at work is; other Traits to who may read the sheet."""
    reader = Reader(state, seat)
    for one in state.individuals:
        found = find_trait(one, piece) if reader.knows(one.id) else None
        if found is not None:
            return found.name if piece[0] in "sp" or reader.reads(one.id) else SAY(_UNKNOWN[piece[0]])
    return SAY(_UNKNOWN[piece[0]])


def _ware(ware: Ware) -> str:
    return SAY("ware", name=first_up(ware.name), cost=ware.local if ware.local >= 0 else ware.cost)


def _numbered(state: State, seat: int, piece: str) -> str:
    """Pieces with ids: a letter and a number."""
    match piece[0]:
        case "c" | "h":
            return _individual(state, seat, piece)
        case "@":
            return Reader(state, seat).person(int(piece[1:]))
        case "o":
            return next((one.name for one in state.obstacles if one.id == piece), SAY("a-obstacle"))
        case "z":
            return next((one.name for one in state.hazards if one.id == piece), SAY("a-hazard"))
        case "w":
            return next((_ware(one) for one in state.wares if one.id == piece), SAY("a-ware"))
        case _:
            return _trait(state, seat, piece)


def _field(state: State, piece: str) -> str:
    """Values that may be set of a Trait, wherever it stands."""
    kind, _, which = piece.partition(" ")
    if kind == "rank" and which in ATTRIBUTES:
        return field_words(None, piece)
    owner = (
        next((one for one in state.individuals if find_trait(one, which) is not None), None)
        if kind in ("dice", "uses")
        else None
    )
    return field_words(owner, piece) if owner is not None else piece


def _elsewhere(state: State, seat: int, piece: str) -> str:
    """Traits of somebody who was prepared in hiding; then what is a name already."""
    if any(find_trait(one, piece) is not None for one in state.individuals):
        return _trait(state, seat, piece)
    return _field(state, piece)


def piece_name(state: State, seat: int, piece: Piece) -> str:
    """How a piece is called to this seat; what the seat may not know is not in it. A number is a number, whatever it
    counts."""
    if isinstance(piece, int):
        return str(piece)
    if said := _fixed(piece):
        return said
    if piece in CHARACTERS or piece in SUPPORTING:
        return (CHARACTERS.get(piece) or SUPPORTING[piece]).name
    if piece in _RULES:
        return option_name(options.SAY, piece)
    if piece in (values := _values(spoken())):
        return values[piece]
    if piece[1:].isdigit() and piece[0] in "chsaptgozw@":
        return _numbered(state, seat, piece)
    return _elsewhere(state, seat, piece)
