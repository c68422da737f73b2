"""Why a piece can do nothing now, from what the seat may know."""

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules.ask import Trait, alive, find_individual, find_trait, leads, on_turn, playing, seat_of
from parlour.games.personae.rules.derive import in_force
from parlour.roleplay.desk import called

_NOT_NOW = RuleViolation("not-now", "PER-002", "Nothing can be done with this now.", "Look at what is asked above.")


def nothing_to_do(state: State, seat: int, piece: Piece) -> RuleViolation:
    """The first thing that keeps it from being used."""
    if not isinstance(piece, str):
        return _NOT_NOW
    person = find_individual(state, piece)
    if person is not None and (not person.hidden or leads(state, seat)):
        return _person(state, seat, person)
    for one in state.individuals:
        trait = find_trait(one, piece)
        if trait is not None and not one.hidden:
            return _trait(state, seat, one, trait)
    return _NOT_NOW


def _person(state: State, seat: int, person: Individual) -> RuleViolation:
    if not alive(person):
        return RuleViolation("dead", "PER-189", f"{person.name} is dead.", "Choose somebody who lives.")
    if seat_of(state, person) != seat:
        whose = called(state.desk, seat_of(state, person))
        return RuleViolation(
            "not-yours", "PER-002", f"{person.name} is played by {whose}.", "You act with your own individuals."
        )
    if not playing(state):
        return RuleViolation("not-now", "PER-245", "No scene is open.", "The game master opens one.")
    turn = find_individual(state, on_turn(state))
    if turn is not None and turn.id != person.id:
        return RuleViolation("not-your-turn", "PER-162", f"It is {turn.name}'s turn.", "Wait for yours.")
    return _NOT_NOW


def _trait(state: State, seat: int, person: Individual, trait: Trait) -> RuleViolation:
    if seat_of(state, person) != seat:
        return RuleViolation("not-yours", "PER-002", f"That is {person.name}'s.", "Use what stands on your own sheets.")
    if not in_force(person, trait):
        return RuleViolation(
            "pending",
            "PER-065",
            f"{trait.name} waits for the game master's word, or for its gear.",
            "Ask her to approve it.",
        )
    return RuleViolation(
        "not-now", "PER-117", f"{trait.name} has no use right now.", "It serves in Challenges and on turns."
    )
