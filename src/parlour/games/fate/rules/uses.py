"""What a piece is mostly there for: asked where nothing can be done with it now."""

from typing import Any

from parlour.core.offers import Piece
from parlour.games.fate import moves as m
from parlour.games.fate.model import APPROACHES, GM, Character, State
from parlour.games.fate.rules.action import obstacles
from parlour.games.fate.rules.ask import in_play, mine
from parlour.games.fate.rules.conditions import hows, known_aspects
from parlour.games.fate.rules.invoke import invoking, side_for
from parlour.roleplay.cast import people
from parlour.roleplay.chapter import leads


def uses(state: State, seat: int, piece: Piece) -> list[Any]:
    """What a piece is mostly there for, once for everybody of this seat who could."""
    if not isinstance(piece, str):
        return []
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
    roll = invoking(state)
    speaking = [one.id for one in hers if roll is None or roll.sides[side_for(state, one)].team == one.side]
    if leads(state, seat) and not speaking:
        speaking = [GM]
    pays = ("paid", "free")
    return [m.Invoke(who, pay, "bonus", piece, "so") for who in speaking or [hers[0].id] for pay in pays]  # type: ignore[arg-type]


def _overcoming(person: Character) -> m.Overcome:
    return m.Overcome(person.id, "scene", hows(person)[:1], "")
