"""Why a piece can do nothing now, from what the seat may know."""

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.games.yags.model import Creature, Item, State, Technique
from parlour.games.yags.rules.ask import find_creature, find_item, find_technique, leads, open_check, playing, seat_of
from parlour.games.yags.rules.explain_common import RULE, named
from parlour.roleplay.desk import called

_NOT_NOW = RuleViolation("not-now", RULE, "Nothing can be done with this now.", "Look at what is asked above.")


def nothing_to_do(state: State, seat: int, piece: Piece) -> RuleViolation:
    """The first thing that keeps it from being used."""
    if not isinstance(piece, str):
        return _NOT_NOW
    one = find_creature(state, piece)
    if one is not None and (not one.hidden or leads(state, seat)):
        return _creature(state, seat, one)
    for owner in state.creatures:
        found = find_technique(owner, piece) or find_item(owner, piece)
        if found is not None and (seat_of(state, owner) == seat or owner.controller >= 0):
            return _thing(state, seat, owner, found)
    return _NOT_NOW


def _creature(state: State, seat: int, one: Creature) -> RuleViolation:
    if one.stage == "dead":
        return RuleViolation("dead", RULE, f"{named(one)} is dead.", "Choose somebody who lives.")
    if seat_of(state, one) != seat:
        whose = called(state.desk, seat_of(state, one))
        return RuleViolation("not-yours", RULE, f"{named(one)} is played by {whose}.", "You act with your own.")
    if not playing(state):
        return RuleViolation("not-now", RULE, "No scene is open.", "The game master opens one.")
    if open_check(state) is not None:
        return RuleViolation("not-now", RULE, "A check is being made.", "See it through first.")
    return _NOT_NOW


def _thing(state: State, seat: int, owner: Creature, thing: Technique | Item) -> RuleViolation:
    if seat_of(state, owner) != seat:
        return RuleViolation("not-yours", RULE, f"That is {named(owner)}'s.", "Use what stands on your own sheets.")
    if isinstance(thing, Technique):
        return RuleViolation(
            "not-now", "YAG-131", f"{thing.name} has no use right now.", "It serves in checks with its skill."
        )
    return RuleViolation(
        "not-now", "YAG-186", f"{thing.name} stays where it is right now.", "Pack and unpack between checks."
    )
