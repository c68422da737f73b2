"""Why a piece can do nothing now, from what the seat may know."""

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.games.fugue.cards import CARD
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import barred_by, find_character, find_flashback, seat_of
from parlour.games.fugue.rules.contest_ask import hand_of
from parlour.games.fugue.rules.explain_common import dead, named, not_in_play
from parlour.games.fugue.rules.explain_contest import waiting
from parlour.roleplay.desk import called

_NOT_NOW = RuleViolation("not-now", "FUG-008", "Nothing can be done with this now.", "Look at what is asked above.")


def nothing_to_do(state: State, seat: int, piece: Piece) -> RuleViolation:
    """The first thing that keeps it from being played."""
    if not isinstance(piece, str):
        return _NOT_NOW
    if piece in CARD:
        return _card(state, seat, piece)
    if find_character(state, piece) is not None:
        return _person(state, seat, piece)
    if find_flashback(state, piece) is not None:
        return RuleViolation(
            "not-now", "FUG-087", "This memory stands as it was told.", "Another flashback may add to it."
        )
    return _ability(state, piece) or not_in_play(state, "FUG-008") or _NOT_NOW


def _card(state: State, seat: int, card: str) -> RuleViolation:
    contest = state.contest
    if contest is None:
        return not_in_play(state, "FUG-142") or RuleViolation(
            "not-now", "FUG-142", "No contest is under way.", "Cards are played in contests."
        )
    hand = next((h for h in contest.hands if card in h.down and _plays(state, seat, h.who)), None)
    if hand is None:
        return RuleViolation(
            "no-card", "FUG-142", "This card cannot be played now.", "Turn up your own face-down cards on your turn."
        )
    if hand.stymied:
        return RuleViolation("stymied", "FUG-156", "This hand is bust.", "Wait for the next round.")
    found = waiting(state, "FUG-142")
    if found is not None:
        return found
    if contest.turn != hand.who:
        person = find_character(state, contest.turn)
        other = named(person) if person is not None else "somebody else"
        return RuleViolation("not-your-turn", "FUG-138", f"It is {other}'s turn.", "Wait for yours.")
    return RuleViolation("turn-used", "FUG-139", "One new card a turn.", "Pass to end the turn.")


def _plays(state: State, seat: int, who: str) -> bool:
    person = find_character(state, who)
    return person is not None and seat_of(state, person) == seat


def _person(state: State, seat: int, who: str) -> RuleViolation:
    person = find_character(state, who)
    assert person is not None
    found = dead(person) or not_in_play(state, "FUG-008")
    if found is not None:
        return found
    if seat_of(state, person) != seat:
        whose = called(state.desk, seat_of(state, person))
        return RuleViolation(
            "not-yours", "FUG-008", f"{named(person)} is played by {whose}.", "You act for your own characters."
        )
    contest = state.contest
    hand = hand_of(contest, who) if contest is not None else None
    if hand is not None and hand.stymied:
        return RuleViolation("stymied", "FUG-156", f"{named(person)} is bust.", "Wait for the next round.")
    return _NOT_NOW


def _ability(state: State, which: str) -> RuleViolation | None:
    for person in state.characters:
        for one in person.abilities:
            if one.id == which:
                rule = barred_by(person, one)
                return RuleViolation("wounded", rule, f"A wound bars {one.text}.", "Have it tended.") if rule else None
    return None
