"""How the pieces an offer points at are called, to the seat that asks."""

from functools import cache

from parlour.core.offers import Piece
from parlour.core.phrasebook import spoken
from parlour.games.personae.content.effects import TRIGGERS, WORDS
from parlour.games.personae.content.ready import CHARACTERS, SUPPORTING
from parlour.games.personae.model import ATTRIBUTES, Individual, State, Ware
from parlour.games.personae.rules.ask import find_individual, find_trait
from parlour.games.personae.words import options
from parlour.games.personae.words.benefits import DURATIONS
from parlour.games.personae.words.phrases import first_up
from parlour.games.personae.words.reader import Reader

_FIXED: dict[str, str] = {
    "": "none",
    "gm": "the game master",
    "yes": "yes",
    "no": "no",
    # Challenges
    "interaction": "an Interaction Challenge",
    "attack": "an attack",
    "power": "a Power Challenge",
    "recovery": "recovery",
    "unopposed": "an Unopposed Challenge",
    "virtual": "a question about somebody",
    "issue": "when issuing",
    "answer": "when answering",
    "pass": "it succeeds",
    "fail": "it fails",
    "roll": "it is rolled for",
    "addition": "to the result",
    "dice": "dice",
    "result": "a better result",
    "success": "automatic success",
    "agreed": "something agreed",
    "hit": "one more hit",
    # Encounters
    "narrate": "told, not rolled",
    "fold": "part of another Challenge",
    "achieved": "we have what we wanted",
    "continue": "it goes on",
    "back down": "we back down",
    "close": "close",
    "near": "near",
    "far": "far off",
    # People
    "main": "a main character",
    "companion": "a companion",
    "ally": "an ally",
    "adversary": "an adversary",
    "minion": "minion",
    "minor": "minor",
    "major": "major",
    "itself": "to everybody",
    "numbers": "with its numbers",
    "not numbers": "without its numbers",
    "name": "the name",
    "concept": "the concept",
    "keywords": "key words",
    "goal": "the goal",
    "secret": "secret",
    # Traits
    "plain": "plain",
    "quality": "a Special Quality",
    "culture": "of Culture",
    "gear": "with exceptional gear",
    "native": "the native language",
    "language": "a language",
    "expertise": "an Expertise",
    "resource": "a source of wealth",
    "condition": "a condition, free",
    "pool": "the Prowess Pool",
    "count": "one more",
    "better": "the better result stands",
    "highest": "the highest die, too",
    "hits": "hits",
    "targets": "one more target",
    "duration": "how long it lasts",
    "use": "one more use in a session",
    "die": "one more die",
    "cap": "one more to the Cap",
    "skill": "another Skill or kind",
    "subsequent": "the next dice of the same roll",
    "additional": "a new roll",
    "parry": "a parry",
    "shield": "a shield",
    "assist": "helping",
    "replace": "the healer's roll instead",
    "remove": "removing hits",
    "craft": "fine craft",
    "thing": "a thing",
    "weapon": "a weapon",
    # Values that may be set
    "dp": "Development Points",
    "hits_bought": "hits bought",
    "points": "Creation Points",
    "conscious": "conscious",
    "stabilised": "stabilised",
    "caveat": "must not fight yet",
    "moved": "has moved",
    "acted": "has acted",
    "status": "the status",
    "toughness": "toughness",
    "criticals": "criticals",
    "adds": "the Attribute it adds",
    "injured": "Injured",
    "wounded": "Wounded",
    "incapacitated": "Incapacitated",
    "dying": "Dying",
}
_FIXED |= DURATIONS | TRIGGERS | {code: word.title for code, word in WORDS.items() if code not in _FIXED}
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


_UNKNOWN = {"s": "a Skill", "a": "a Special Ability", "p": "a Power", "t": "a Talent", "g": "a piece of gear"}


def field_words(person: Individual | None, field: str) -> str:
    """What of a piece may be set, or was."""
    kind, _, which = field.partition(" ")
    if kind == "rank":
        return f"the rank of {which}"
    trait = find_trait(person, which) if person is not None and which else None
    if kind in ("dice", "adds") and not which:
        return "its dice" if kind == "dice" else "the Attribute it adds"
    if kind in ("dice", "uses") and which:
        name = trait.name if trait is not None else "a Trait"
        return f"the pool dice of {name}" if kind == "dice" else f"the uses of {name}"
    return _FIXED.get(kind, kind)


def _individual(state: State, seat: int, piece: str) -> str:
    reader = Reader(state, seat)
    person = find_individual(state, piece)
    if person is None or not reader.knows(piece):
        return "somebody"
    marks = ["in hiding"] if person.hidden else []
    marks += ["dead"] if person.status == "dead" else [] if person.conscious else ["unconscious"]
    return f"{reader.who(piece)} ({', '.join(marks)})" if marks else reader.who(piece)


def _trait(state: State, seat: int, piece: str) -> str:
    """A Skill is named to everybody, as a Power at work is; other Traits to who may read the sheet."""
    reader = Reader(state, seat)
    for one in state.individuals:
        found = find_trait(one, piece) if reader.knows(one.id) else None
        if found is not None:
            return found.name if piece[0] in "sp" or reader.reads(one.id) else _UNKNOWN[piece[0]]
    return _UNKNOWN[piece[0]]


def _ware(ware: Ware) -> str:
    return f"{first_up(ware.name)} (cost {ware.local if ware.local >= 0 else ware.cost})"


def _numbered(state: State, seat: int, piece: str) -> str:
    """Pieces with ids: a letter and a number."""
    match piece[0]:
        case "c" | "h":
            return _individual(state, seat, piece)
        case "@":
            return Reader(state, seat).person(int(piece[1:]))
        case "o":
            return next((one.name for one in state.obstacles if one.id == piece), "an obstacle")
        case "z":
            return next((one.name for one in state.hazards if one.id == piece), "a hazard")
        case "w":
            return next((_ware(one) for one in state.wares if one.id == piece), "a ware")
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
    if piece in _FIXED:
        return _FIXED[piece]
    if piece in CHARACTERS or piece in SUPPORTING:
        return (CHARACTERS.get(piece) or SUPPORTING[piece]).name
    if piece in _RULES:
        return options.SAY(piece)
    if piece in (values := _values(spoken())):
        return values[piece]
    if piece[1:].isdigit() and piece[0] in "chsaptgozw@":
        return _numbered(state, seat, piece)
    return _elsewhere(state, seat, piece)
