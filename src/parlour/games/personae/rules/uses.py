"""What a piece is mostly there for: asked where nothing can be done with it now."""

from typing import Any

from parlour.core.offers import Piece
from parlour.games.personae import moves as m
from parlour.games.personae.model import Ability, Individual, Power, Skill, State, Talent
from parlour.games.personae.rules.ask import Trait, find_trait
from parlour.roleplay.cast import people


def uses(state: State, seat: int, piece: Piece) -> list[Any]:
    """What an individual or a Trait is mostly there for."""
    for one in people(state, seat):
        if one.id == piece:
            return [_issued(state, one)]
        trait = find_trait(one, str(piece))
        if trait is not None:
            return _used(state, one, trait)
    return []


def _issued(state: State, who: Individual, skill: str = "", kind: Any = "interaction", power: str = "") -> m.Issue:
    targets = tuple([one.id for one in state.individuals if one.here and one.id != who.id])
    return m.Issue(False, who.id, kind, skill, power, targets[:1], "so", "")


def _used(state: State, who: Individual, trait: Trait) -> list[Any]:
    match trait:
        case Skill():
            return [_issued(state, who, trait.id)]
        case Ability():
            return [m.UseAbility(who.id, trait.id)]
        case Power(challenge=True):
            return [_issued(state, who, "", "power", trait.id)]
        case Power():
            return [m.UsePower(who.id, trait.id, (who.id,), "so")]
        case Talent(kind="expertise"):
            return [m.CallExpertise(who.id, trait.id, "so")]
    return []
