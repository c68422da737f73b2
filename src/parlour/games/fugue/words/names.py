"""How the pieces an offer points at are called, to the seat that asks."""

from parlour.core.offers import Piece
from parlour.games.fugue.cards import CARD
from parlour.games.fugue.content.sets import SETS
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import character, find_character, find_flashback, seat_at, seat_of
from parlour.games.fugue.words.cards import card_name
from parlour.games.fugue.words.lines_memory import LIMITS
from parlour.games.fugue.words.lines_outcome import EFFECTS
from parlour.games.fugue.words.options import OPTIONS
from parlour.games.fugue.words.phrases import listed, quoted, short, whose
from parlour.games.fugue.words.reader import find_ability, person_name, title_of

_FIXED: dict[str, str] = {
    "": "none",
    "ruling": "a ruling",
    "new": "a new one",
    "yes": "yes",
    "no": "no",
    "fact": "a fact",
    "observation": "an observation",
    "question": "a question",
    "place": "a place",
    "looks": "the description",
    "detail": "the one more thing",
    "name": "the name",
    "signifier": "the Signifier",
    "down": "up, knocked out or dead",
    "own": "own flashbacks used",
    "gift": "gifts used",
    "hours": "hours",
    "minutes": "minutes",
    "seconds": "seconds",
    "blank": "blank chapters: the Dealers bring the story",
}
_FIXED |= EFFECTS | LIMITS
_FIELDS = {
    "ability": "the words of {one}", "lost": "{one}, lost or not", "wound": "the words of the wound {one}",
    "part": "the place of the wound {one}",
    "tended": "the wound {one}, tended or not", "healed": "the wound {one}, healed or not",
}  # fmt: skip
_OF = {**_FIELDS, "tended": "the wound {one}, tended", "healed": "the wound {one}, healed", "lost": "{one}, lost"}
_SHORT = {
    "name": "the name",
    "looks": "the description",
    "detail": "the one more thing",
    "down": "the state",
    "signifier": "the Signifier",
    "own": "own flashbacks used",
    "gift": "gifts used",
}
_RULES: dict[str, str] = {option.key: option.label for option in OPTIONS}
_CHOICES = [(choice.value, choice.label) for option in OPTIONS for choice in option.values]
_VALUES: dict[str, str] = {
    value: label
    for value, label in _CHOICES
    if len([1 for other, _ in _CHOICES if other == value]) == 1 and not value.isdigit()
}
"""Values of house rules that mean the same wherever they stand."""


def _wound(state: State, piece: str) -> str:
    """right arm: a clean cut"""
    found = next((w for c in state.characters for w in c.wounds if w.id == piece), None)
    if found is None:
        return "a wound"
    marks = ["for good"] if found.permanent else []
    marks += ["bleeding"] if found.bleeding and not found.tended else []
    marks += ["tended"] if found.tended and not found.healed else []
    words = ": ".join([part for part in (found.part, short(found.text)) if part]) or "a wound"
    return f"{words} ({', '.join(marks)})" if marks else words


def _part(state: State, field: str) -> tuple[str, str]:
    """A field of overruling: its kind, and the ability or wound it is on."""
    kind, _, which = field.partition(" ")
    if which.startswith("b"):
        return kind, quoted(find_ability(state, which) or "an ability")
    return kind, f"({_wound(state, which)})" if which else ""


def field_words(state: State, field: str) -> str:
    """What of a piece was set, for the log."""
    kind, one = _part(state, field)
    return _OF[kind].format(one=one) if kind in _OF else _SHORT.get(kind, kind)


def value_words(field: str, value: str) -> str:
    """A value that was set, for the log."""
    if field == "down":
        return {"": "up", "knocked": "knocked out"}.get(value, value)
    return card_name(value) if field == "signifier" and value in CARD else value or "nothing"


def _character(state: State, piece: str) -> str:
    person = find_character(state, piece)
    if person is None:
        return "somebody"
    marks = [{"knocked": "knocked out", "dead": "dead"}[person.down]] if person.down else []
    marks += ["not here"] if not person.here else []
    marks += ["away"] if person.parked else []
    return f"{title_of(state, person)} ({', '.join(marks)})" if marks else title_of(state, person)


def _flashback(state: State, piece: str) -> str:
    """Scotty remembers: chopping meat …"""
    found = find_flashback(state, piece)
    if found is None:
        return "a memory"
    who = listed([title_of(state, character(state, one)) for one in found.to])
    told = " ".join([one.text for one in found.memory])
    return f"{who} remembers: {short(told)}" if told.strip() else f"{whose(who, 'memory')}, yet to be told"


def _task(state: State, piece: str) -> str:
    found = next((task for task in state.tasks if task.id == piece), None)
    return (
        f"{title_of(state, character(state, found.who))}: {short(found.text) or 'told aloud'}"
        if found is not None
        else "a task"
    )


def _wild(state: State, seat: int, piece: str) -> str:
    """FUG-146: which card it is, only to who may know it."""
    wilds = state.contest.wilds if state.contest is not None else ()
    found = next((wild for wild in wilds if wild.id == piece), None)
    if found is None:
        return "a wild card"
    known = found.shown or found.used or seat_of(state, character(state, found.who)) == seat
    ability = find_ability(state, found.ability) or "an ability"
    return f"wild card for {ability}{f': {card_name(found.card)}' if known else ''}"


def _pin(state: State, piece: str) -> str:
    found = next((pin for pin in state.pins if pin.id == piece), None)
    return short(found.text) if found is not None else "a note on the board"


def _numbered(state: State, seat: int, piece: str) -> str:
    """Pieces with ids: a letter and a number."""
    match piece[0]:
        case "c":
            return _character(state, piece)
        case "b":
            return find_ability(state, piece) or "an ability"
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


def piece_name(state: State, seat: int, piece: Piece) -> str:
    """How a piece is called to this seat; what the seat may not know is not in it. A number is a number, whatever it
    counts."""
    if isinstance(piece, int):
        return str(piece)
    if piece in CARD:
        return card_name(piece)
    if piece in _FIXED:
        return _FIXED[piece]
    if piece in SETS or piece in _RULES:
        return SETS[piece].title if piece in SETS else _RULES[piece]
    if piece in _VALUES:
        return _VALUES[piece]
    if piece[1:].isdigit() and piece[0] in "cbftwxn@":
        return _numbered(state, seat, piece)
    kind, one = _part(state, piece)
    if one and kind in _FIELDS and piece.partition(" ")[2][1:].isdigit():
        return _FIELDS[kind].format(one=one)
    return piece
