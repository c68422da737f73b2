"""How the pieces an offer points at are called, to the seat that asks."""

from parlour.core.offers import Piece
from parlour.games.fate.content.numbers import INVOKED, WORTH
from parlour.games.fate.content.ready import GROUPS, MAJORS, MOOKS, PLAYERS
from parlour.games.fate.model import State
from parlour.games.fate.rules.ask import find_aspect, find_character, free_of
from parlour.games.fate.words.options import OPTIONS
from parlour.games.fate.words.reader import Reader, is_hidden
from parlour.roleplay.cast import seat_of

_FIXED: dict[str, str] = {
    "": "nobody",
    "scene": "the scene",
    "gm": "the game master",
    "pool": "the pool",
    "npcs": "the game master's characters",
    "heroes": "the heroes",
    "foes": "the foes",
    "open": "in the open",
    "hidden": "hidden, for you alone",
    "create": "create an advantage",
    "overcome": "overcome",
    "attack": "attack",
    "defend": "defend",
    "create+overcome": "create an advantage or overcome",
    "discover": "find out what is hidden",
    "use": "use an aspect that is there",
    "physical": "body",
    "mental": "mind",
    "fixed": "a fixed number",
    "rolled": "the number and dice",
    "free": "free invoke",
    "paid": "fate point",
    "bonus": f"{INVOKED:+} to your roll",
    "ally": f"{INVOKED:+} to an ally's roll",
    "reroll": "reroll the dice",
    "raise": f"{INVOKED:+} to what a foe must beat",
    "now": "roll right away",
    "wait": "wait for help or a stunt",
    "+": "plus",
    "0": "blank",
    "-": "minus",
    "high": "high concept",
    "trouble": "trouble",
    "first": "first general aspect",
    "second": "second general aspect",
    "third": "third general aspect",
    "pc": "player character",
    "major": "major",
    "none": "nothing",
    "altered": "it comes to be, altered",
    "new": "something new",
    "stands": "the obstacle stands",
    "cost": "passed at a cost",
    "pay": "pay it",
    "fail": "fail",
    "gone": "gone",
    "stays": "stays",
    "boost": "a boost",
    "damage": "all the damage",
    "decision": "a bad decision",
    "event": "an event",
    "minor": "minor",
    "significant": "significant",
    "all": "all at once",
    "one": "one after another",
    "any": "at any time",
    "conflict": "in a conflict",
    "contest": "in a contest",
    "clears": "what was cleared",
    "effect": "the effect",
    "approach": "the approach",
    "great": "refresh or stunt",
    "points": "fate points",
    "raises": "raises of refresh",
    "out": "in play or out",
    "text": "wording",
    "acted": "has acted",
}
_FIXED |= {degree: f"{degree} consequence, up to {worth}" for degree, worth in WORTH.items()}
_RULES: dict[str, str] = {option.key: option.label for option in OPTIONS}
_READY: dict[str, str] = {
    key: ready.name for ready_ones in (PLAYERS, MAJORS, MOOKS, GROUPS) for key, ready in ready_ones.items()
}


def _character(state: State, seat: int, piece: str) -> str:
    person = find_character(state, piece)
    if person is None:
        return piece
    marks = ["yours"] if seat_of(state, person) == seat and seat != state.desk.gm else []
    marks += ["hidden"] if person.hidden else []
    marks += [{"taken": "taken out", "conceded": "has conceded"}[person.out]] if person.out else []
    return f"{person.name} ({', '.join(marks)})" if marks else person.name


def _aspect(state: State, piece: str) -> str:
    one = find_aspect(state, piece)
    if one is None:
        return piece
    owner = find_character(state, one.owner) if one.owner else None
    marks = [owner.name] if owner is not None else []
    marks += ["boost"] if one.kind == "boost" else []
    marks += ["hidden"] if one.hidden else []
    free = [
        f"{free_of(state, one, team)} free for the {team}"
        for team in dict.fromkeys([f.team for f in one.free])
        if free_of(state, one, team)
    ]
    return f"{one.text} ({', '.join([*marks, *free])})" if marks or free else one.text


def _place(state: State, piece: str) -> str:
    scene = state.scene
    for zone in scene.zones:
        if zone.id == piece:
            return zone.name
    for border in scene.borders:
        if border.id == piece:
            ends = " and ".join([_place(state, border.a), _place(state, border.b)])
            return f"{ends} ({border.barrier})" if border.barrier else ends
    tasks = state.challenge.tasks if state.challenge is not None else ()
    return next((task.text for task in tasks if task.id == piece), piece)


def piece_name(state: State, seat: int, piece: Piece) -> str:
    """How a piece is called to this seat; what the seat may not know is not in it."""
    if isinstance(piece, int):
        return str(piece)
    if piece in _FIXED:
        return _FIXED[piece]
    if piece in _READY or piece in _RULES:
        return _READY.get(piece) or _RULES[piece]
    if not piece[1:].isdigit():
        return piece
    if not Reader(state, seat).knows(piece):
        return "something hidden"
    if piece[0] == "c":
        return _character(state, seat, piece)
    if piece[0] == "a":
        return _aspect(state, piece)
    if is_hidden(piece):
        for name in (_character(state, seat, piece), _aspect(state, piece)):
            if name != piece:
                return name
    return _place(state, piece)
