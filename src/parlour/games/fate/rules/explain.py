"""Why a command is refused, and why a piece can do nothing now: what the judgement found, in words."""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.core.saying import Said, refusal
from parlour.games.fate import moves as m
from parlour.games.fate.model import APPROACHES, GM, Character, State
from parlour.games.fate.rules.action import obstacles
from parlour.games.fate.rules.ask import in_play, leads, mine
from parlour.games.fate.rules.cast import refused_file
from parlour.games.fate.rules.conditions import hows, known_aspects, people
from parlour.games.fate.rules.creation import lacks
from parlour.games.fate.rules.desk import DESK
from parlour.games.fate.rules.invoke import asked_side, invoking
from parlour.games.fate.rules.milestone import reward_of
from parlour.games.fate.rules.rewards import wanting
from parlour.games.fate.words.refusals import SENTENCES, named
from parlour.roleplay.explain import outside
from parlour.roleplay.refusals import as_found, sentences


def _lacking(known: Mapping[str, Any]) -> list[tuple[str, str]]:
    return lacks(known["state"], known["it"])


def _wanting(known: Mapping[str, Any]) -> list[tuple[str, str]]:
    return wanting(known["state"], known["it"], reward_of(known["state"], known["it"].id))


def _missing(find: Callable[[Mapping[str, Any]], list[tuple[str, str]]], cure: str) -> Said:
    """What a whole lacks, as the rules list it: the first, and how many more."""

    def why(known: Mapping[str, Any]) -> str:
        found = find(known)
        more = f" ({len(found) - 1} more things are missing.)" if len(found) > 1 else ""
        return f"{found[0][1]}{more}"

    return Said(why, cure, lambda known: find(known)[0][0], "not-complete")


ALL = {
    **sentences(DESK),
    **SENTENCES,
    "submit.not_complete": _missing(_lacking, "Fill it in, then go on."),
    "draft_not_complete": _missing(_lacking, "Fill it in, then go on."),
    "confirm.not_complete": _missing(_wanting, "Change what you picked."),
    "unreadable": as_found(lambda known: refused_file(known["state"], known["seat"], known["file"])),
}
"""Sentences, and where the rules themselves say what is missing, their words."""
_LOOK = "Look at what is asked above."


def explain(state: State, seat: int, command: Any) -> RuleViolation:
    """The first thing that is wrong with this command."""
    return (
        _outside(state, seat)
        or _wrong(state, seat, command)
        or RuleViolation("not-now", "FAE-180", "This can't be done now.", _LOOK)
    )


def _outside(state: State, seat: int) -> RuleViolation | None:
    return outside(state, seat, "FAE-180", "FAE-180", "has no character")


def _wrong(state: State, seat: int, command: Any) -> RuleViolation | None:
    move = DESK.moves.get(type(command))
    found = move.wrong(state, seat, command) if move is not None else None
    return refusal(move, found, command, ALL, named) if move is not None and found is not None else None


def why_not(state: State, seat: int, piece: Piece) -> RuleViolation:
    """Why this piece can do nothing now: why what it is mostly there for cannot be done, by who is nearest to it."""
    nothing = RuleViolation("nothing", "FAE-180", "Nothing can be done with this now.", _LOOK)
    if not isinstance(piece, str):
        return _outside(state, seat) or nothing
    tried = [_wrong(state, seat, command) for command in _uses(state, seat, piece)]
    wrong = [found for found in tried if found is not None]
    return _outside(state, seat) or (wrong[0] if wrong and len(wrong) == len(tried) else nothing)


def _uses(state: State, seat: int, piece: str) -> list[Any]:
    """What a piece is mostly there for, once for everybody of this seat who could."""
    pointed = next((c for c in people(state, seat) if c.id == piece), None)
    if pointed is not None:
        return [_overcoming(pointed)]
    hers = in_play(state, seat) or mine(state, seat) or [Character("", "", "pc", seat, "")]
    if piece in APPROACHES:
        return [_overcoming(one) for one in hers]
    if any(zone.id == piece for zone in state.scene.zones):
        return [m.Move(one.id, piece) for one in hers]
    one = next((a for a in known_aspects(state, seat) if a.id == piece), None)
    if one is None:
        return [m.Overcome(who.id, piece, hows(who)[:1], "") for who in hers] if piece in obstacles(state, seat) else []
    if invoking(state) is None and one.kind != "boost":
        return [m.Create(person.id, "use", piece, hows(person)[:1], "", "") for person in hers]
    side = asked_side(state) if invoking(state) is not None else None
    speaking = [one.id for one in hers if side is None or one.side == side.team]
    if leads(state, seat) and not speaking:
        speaking = [GM]
    pays = ("paid", "free")
    return [m.Invoke(who, pay, "bonus", piece, "so") for who in speaking or [hers[0].id] for pay in pays]  # type: ignore[arg-type]


def _overcoming(person: Character) -> m.Overcome:
    return m.Overcome(person.id, "scene", hows(person)[:1], "")
