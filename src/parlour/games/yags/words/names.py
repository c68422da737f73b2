"""How the pieces an offer points at are called, to the seat that asks."""

import re
from collections.abc import Sequence

from parlour.core.offers import Piece
from parlour.games.yags.content.ready import CHARACTERS, EXTRAS
from parlour.games.yags.content.tables import SCRAMBLES
from parlour.games.yags.model import State
from parlour.games.yags.rules.ask import find_creature, find_item, find_technique, skill_def
from parlour.games.yags.words.lines_people import notice_words
from parlour.games.yags.words.options import OPTIONS
from parlour.games.yags.words.reader import Reader
from parlour.roleplay.chapter import leads

_FIXED: dict[str, str] = {
    "": "none",
    "gm": "the game master",
    "road": "the road",
    "yes": "yes",
    "no": "no",
    # People
    "person": "a person",
    "creature": "a creature",
    "vehicle": "a vehicle",
    "human": "human",
    "named": "of note, not one of many",
    "itself": "to everybody",
    "numbers": "with its numbers",
    "not numbers": "without its numbers",
    "name": "the name",
    "concept": "the concept",
    "notes": "notes for oneself and the game master",
    "mass": "by mass, in grams",
    "volume": "by volume, in litres",
    "worn": "worn",
    "carried": "carried",
    "left": "left behind",
    # Skills and techniques
    "technique": "a technique",
    "familiarity": "a familiarity",
    "specialisation": "a specialisation",
    "mastery": "a mastery",
    "knowledge": "a knowledge",
    "talent": "a talent",
    "attribute": "an attribute",
    "language": "a language",
    "text": "what people apply in words",
    "bonus": "a bonus to the roll",
    "target": "another number to reach",
    "opponent": "a modifier on the other side",
    "street": "no penalty on an empty street",
    # Checks
    "skill": "the skill itself",
    "default": "what stands in for it",
    "unskilled": "no skill at all",
    "broad": "broadly",
    "exact": "exactly",
    "take0": "Take 0",
    "take10": "Take 10",
    "detect": "seeing through a lie",
    "long": "a long task",
    "race": "a competition",
    "art": "a work of art",
    "hide": "hiding",
    "move": "moving quietly",
    "both": "hiding and moving",
    "other": "something else",
    "nearly full": "nearly full cover",
    "half": "half cover",
    "open": "in the open",
    # Ways and tasks
    "round": "round by round",
    "minute": "minute by minute",
    "quarter": "by quarter hours",
    "first": "the first to a number of successes",
    "turns": "the most after a number of turns",
    "keep": "keep the advantage",
    "tire": "tire the other",
    "neither": "neither",
    # Values that may be set
    "fatigue_penalty": "the penalty for fatigue",
    "wound_penalty": "the penalty for wounds",
    "stun_penalty": "the penalty for stuns",
    "move_penalty": "the penalty on Move",
    "size": "Size",
    "tiny": "the Tiny level",
    "soak": "Soak",
    "xp": "experience",
    "way": "the way in metres",
    "acted": "has acted",
    "barred": "can neither attack nor defend",
    "day": "the day",
    "watch": "the watch",
}
_FIXED |= {key: row.text for key, row in SCRAMBLES.items()}
_RULES: dict[str, str] = {option.key: option.label for option in OPTIONS}
_CHOICES = [(choice.value, choice.label) for option in OPTIONS for choice in option.values]
_VALUES: dict[str, str] = {
    value: label
    for value, label in _CHOICES
    if len({other for each, other in _CHOICES if each == value}) == 1 and not value.isdigit()
}
"""Values of house rules that mean the same wherever they stand."""
_ID = re.compile(r"[chkixl@](\d+|h\d+-\d+)")
_NOTICES = ("attribute:", "size:", "skill:", "unnamed:", "instant:", "tl:")


def field_words(field: str) -> str:
    """What of a piece may be set, or was."""
    return f"the skill {field.removeprefix('skill ')}" if field.startswith("skill ") else _FIXED.get(field, field)


def _creature(state: State, seat: int, piece: str) -> str:
    reader = Reader(state, seat)
    one = find_creature(state, piece)
    if one is None or not reader.knows(piece):
        return "somebody"
    marks = ["in hiding"] if one.hidden else []
    marks += ["dead"] if one.stage == "dead" else []
    return f"{reader.who(piece)} ({', '.join(marks)})" if marks else reader.who(piece)


def _owned(state: State, seat: int, piece: str) -> str:
    """A technique or a thing is named to who may read the sheet it stands on."""
    reader = Reader(state, seat)
    find = find_technique if piece[0] == "k" else find_item
    for one in state.creatures:
        found = find(one, piece)
        if found is not None and reader.reads(one.id):
            return found.name
    return "a technique" if piece[0] == "k" else "a thing"


def _numbered(state: State, seat: int, piece: str) -> str:
    """Pieces with ids: a letter and a number."""
    match piece[0]:
        case "c" | "h":
            return _creature(state, seat, piece)
        case "l":
            shelved = [entry.one.name for entry in state.shelf if entry.id == piece]
            return shelved[0] if shelved and leads(state, seat) else "somebody"
        case "@":
            return Reader(state, seat).person(int(piece[1:]))
        case "x":
            return Reader(state, seat).task(piece)
        case _:
            return _owned(state, seat, piece)


def piece_name(state: State, seat: int, piece: Piece) -> str:
    """How a piece is called to this seat; what the seat may not know is not in it. A number is a number, whatever it
    counts."""
    if isinstance(piece, int):
        return str(piece)
    if _ID.fullmatch(piece):
        return _numbered(state, seat, piece)
    if piece.startswith(_NOTICES):
        owner = next(
            (one.id for one in state.creatures if any(item.id == piece.removeprefix("tl:") for item in one.items)), ""
        )
        return notice_words(Reader(state, seat), owner, piece)
    if piece in CHARACTERS or piece in EXTRAS:
        return (CHARACTERS.get(piece) or EXTRAS[piece]).name
    if piece in _RULES:
        return _RULES[piece]
    called = _FIXED[piece] if piece in _FIXED else _VALUES.get(piece, field_words(piece))
    return piece if called != piece and skill_def(state, piece) is not None else called


def names(state: State, seat: int, pieces: Sequence[Piece]) -> dict[str, str]:
    """Of all these. What goes by its own name, as numbers and skills do, needs no other."""
    found = {piece: piece_name(state, seat, piece) for piece in pieces if isinstance(piece, str)}
    return {piece: called for piece, called in found.items() if called != piece}
