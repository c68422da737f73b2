"""Why a command is refused, and why a piece can do nothing now: what the judgement found, in words."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.core.saying import refusal
from parlour.games.personae import moves as m
from parlour.games.personae.model import Ability, Individual, Power, Skill, State, Talent
from parlour.games.personae.rules.ask import Trait, find_trait
from parlour.games.personae.rules.conditions import people
from parlour.games.personae.rules.desk import DESK
from parlour.games.personae.rules.people import refused_file
from parlour.games.personae.words.refusals import SENTENCES, named
from parlour.roleplay.explain import outside
from parlour.roleplay.refusals import as_found, sentences

ALL = {**sentences(DESK), **SENTENCES, "unreadable": as_found(lambda known: refused_file(known["text"]))}
"""Sentences, and where the rules themselves say what is wrong, their words."""
_LOOK = "Look at what is asked above."


def explain(state: State, seat: int, command: Any) -> RuleViolation:
    """The first thing that is wrong with this command."""
    return (
        _outside(state, seat)
        or _wrong(state, seat, command)
        or RuleViolation("not-now", "PER-003", "This can't be done now.", _LOOK)
    )


def _outside(state: State, seat: int) -> RuleViolation | None:
    return outside(state, seat, "PER-003", "PER-002", "plays nobody")


def _wrong(state: State, seat: int, command: Any) -> RuleViolation | None:
    move = DESK.moves.get(type(command))
    found = move.wrong(state, seat, command) if move is not None else None
    return refusal(move, found, command, ALL, named) if move is not None and found is not None else None


def why_not(state: State, seat: int, piece: Piece) -> RuleViolation:
    """Why this piece can do nothing now: why what it is mostly there for cannot be done."""
    nothing = RuleViolation("not-now", "PER-002", "Nothing can be done with this now.", _LOOK)
    use = _use(state, seat, piece)
    return _outside(state, seat) or (_wrong(state, seat, use) if use is not None else None) or nothing


def _use(state: State, seat: int, piece: Piece) -> Any | None:
    """What an individual or a Trait is mostly there for."""
    for one in people(state, seat) if isinstance(piece, str) else ():
        if one.id == piece:
            return _issued(state, one)
        trait = find_trait(one, str(piece))
        if trait is not None:
            return _used(state, one, trait)
    return None


def _issued(state: State, who: Individual, skill: str = "", kind: Any = "interaction", power: str = "") -> m.Issue:
    targets = tuple([one.id for one in state.individuals if one.here and one.id != who.id])
    return m.Issue(False, who.id, kind, skill, power, targets[:1], "so", "")


def _used(state: State, who: Individual, trait: Trait) -> Any | None:
    match trait:
        case Skill():
            return _issued(state, who, trait.id)
        case Ability():
            return m.UseAbility(who.id, trait.id)
        case Power(challenge=True):
            return _issued(state, who, "", "power", trait.id)
        case Power():
            return m.UsePower(who.id, trait.id, (who.id,), "so")
        case Talent(kind="expertise"):
            return m.CallExpertise(who.id, trait.id, "so")
    return None
