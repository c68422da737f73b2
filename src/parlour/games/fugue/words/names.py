"""How the pieces an offer points at are called, to the seat that asks."""

from parlour.core.offers import Piece
from parlour.core.phrasebook import listed
from parlour.games.fugue.cards import CARD
from parlour.games.fugue.content.sets import SETS
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import character, find_character, find_flashback, seat_at, seat_of
from parlour.games.fugue.words.cards import EFFECTS, card_name, effect_name
from parlour.games.fugue.words.options import OPTIONS, options
from parlour.games.fugue.words.phrases import quoted, short
from parlour.games.fugue.words.reader import NAMES, find_ability, person_name, title_of

_FIXED = (
    "ruling",
    "new",
    "yes",
    "no",
    "fact",
    "observation",
    "question",
    "place",
    "looks",
    "detail",
    "name",
    "signifier",
    "down",
    "own",
    "gift",
    "hours",
    "minutes",
    "seconds",
    "blank",
)
LIMITS = ("FUG-053", "FUG-054", "FUG-064", "FUG-065", "FUG-066", "FUG-070", "FUG-088")
"""What flashbacks are not, by the rule that says so."""
_FIELDS = ("ability", "lost", "wound", "part", "tended", "healed")
_RULES = tuple([option.key for option in OPTIONS])
_EVERY = [choice.value for option in OPTIONS for choice in option.values]
_VALUES = frozenset([value for value in _EVERY if _EVERY.count(value) == 1 and not value.isdigit()])
"""Values of house rules that mean the same wherever they stand."""


def limit_name(limit: str) -> str:
    return NAMES(f"limit-{limit}" if limit in LIMITS else "limit-other")


def _marked(who: str, marks: list[str]) -> str:
    return NAMES("marked", who=who, marks=", ".join([NAMES(f"mark-{mark}") for mark in marks])) if marks else who


def _wound(state: State, piece: str) -> str:
    """right arm: a clean cut"""
    found = next((w for c in state.characters for w in c.wounds if w.id == piece), None)
    if found is None:
        return NAMES("wound")
    marks = ["for-good"] if found.permanent else []
    marks += ["bleeding"] if found.bleeding and not found.tended else []
    marks += ["tended"] if found.tended and not found.healed else []
    if found.part and found.text.strip():
        return _marked(NAMES("wound-named", part=found.part, text=short(found.text)), marks)
    return _marked(found.part or short(found.text) or NAMES("wound"), marks)


def _part(state: State, field: str) -> tuple[str, str]:
    """A field of overruling: its kind, and the ability or wound it is on."""
    kind, _, which = field.partition(" ")
    if which.startswith("b"):
        return kind, quoted(find_ability(state, which) or NAMES("ability"))
    return kind, _wound(state, which) if which else ""


def field_words(state: State, field: str) -> str:
    """What of a piece was set, for the log."""
    kind, one = _part(state, field)
    if kind in _FIELDS or kind == "down":
        return NAMES.part(f"field-{kind}", "told", one=one)
    return NAMES(f"is-{kind}") if kind in _FIXED else kind


def value_words(field: str, value: str) -> str:
    """A value that was set, for the log."""
    if field == "down":
        return NAMES(f"value-{value or 'up'}")
    return card_name(value) if field == "signifier" and value in CARD else value or NAMES("value-nothing")


def _character(state: State, piece: str) -> str:
    person = find_character(state, piece)
    if person is None:
        return NAMES("somebody")
    marks: list[str] = [person.down] if person.down else []
    marks += ["not-here"] if not person.here else []
    marks += ["away"] if person.parked else []
    return _marked(title_of(state, person), marks)


def _flashback(state: State, piece: str) -> str:
    """Scotty remembers: chopping meat …"""
    found = find_flashback(state, piece)
    if found is None:
        return NAMES("memory")
    who = listed([title_of(state, character(state, one)) for one in found.to])
    told = " ".join([one.text for one in found.memory])
    if told.strip():
        return NAMES("remembers", who=who, memory=short(told))
    return NAMES("untold-persona" if who.endswith("persona") else "untold", who=who)


def _task(state: State, piece: str) -> str:
    found = next((task for task in state.tasks if task.id == piece), None)
    if found is None:
        return NAMES("task")
    who = title_of(state, character(state, found.who))
    return NAMES("task-named", who=who, text=short(found.text) or NAMES("told-aloud"))


def _wild(state: State, seat: int, piece: str) -> str:
    """FUG-146: which card it is, only to who may know it."""
    wilds = state.contest.wilds if state.contest is not None else ()
    found = next((wild for wild in wilds if wild.id == piece), None)
    if found is None:
        return NAMES("wild")
    ability = find_ability(state, found.ability) or NAMES("ability")
    if found.shown or found.used or seat_of(state, character(state, found.who)) == seat:
        return NAMES("wild-card", ability=ability, card=card_name(found.card))
    return NAMES("wild-for", ability=ability)


def _pin(state: State, piece: str) -> str:
    found = next((pin for pin in state.pins if pin.id == piece), None)
    return short(found.text) if found is not None else NAMES("pin")


def _numbered(state: State, seat: int, piece: str) -> str:
    """Pieces with ids: a letter and a number."""
    match piece[0]:
        case "c":
            return _character(state, piece)
        case "b":
            return find_ability(state, piece) or NAMES("ability")
        case "f":
            return _flashback(state, piece)
        case "t":
            return _task(state, piece)
        case "w":
            return _wound(state, piece)
        case "x":
            return _wild(state, seat, piece)
        case "n":
            return _pin(state, piece)
        case "@":
            return person_name(state, seat_at(piece))
        case _:
            return piece


def _listed(piece: str) -> str:
    """One of a list that is the same at every table; empty where it is none."""
    if not piece:
        return NAMES("is-nothing")
    if piece in _FIXED:
        return NAMES(f"is-{piece}")
    if piece in EFFECTS:
        return effect_name(piece)
    if piece in LIMITS:
        return limit_name(piece)
    if piece in SETS:
        return SETS[piece].title
    if piece in _RULES:
        return next(option.label for option in options() if option.key == piece)
    if piece in _VALUES:
        return next(choice.label for option in options() for choice in option.values if choice.value == piece)
    return ""


def piece_name(state: State, seat: int, piece: Piece) -> str:
    """How a piece is called to this seat; what the seat may not know is not in it. A number is a number, whatever it
    counts."""
    if isinstance(piece, int):
        return str(piece)
    if piece in CARD:
        return card_name(piece)
    if fixed := _listed(piece):
        return fixed
    if piece[1:].isdigit() and piece[0] in "cbftwxn@":
        return _numbered(state, seat, piece)
    kind, one = _part(state, piece)
    if one and kind in _FIELDS and piece.partition(" ")[2][1:].isdigit():
        return NAMES(f"field-{kind}", one=one)
    return piece
