"""Why a piece can do nothing now: what a player learns who points at a dimmed one. From what her seat may know, and no
more."""

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.games.domino_knights.model import ATTACK, DRAW, TRAIN, Candidate, Knight, State
from parlour.games.domino_knights.pieces import (
    CARD_NAMES,
    COST,
    DOMINO_AT,
    KINGDOM_AT,
    NECROMANCER,
    PLACE_AT,
    POINTS,
    RANK,
    SPECIAL,
    SPECIAL_NAMES,
    WEALTH,
    WIZARD,
    code,
    is_body,
    is_card,
    is_kingdom,
)
from parlour.games.domino_knights.rules import explain_pairs
from parlour.games.domino_knights.rules.questions import find_knight, is_finished
from parlour.games.domino_knights.rules.turn import takeable


def why_not(state: State, seat: int, piece: Piece) -> RuleViolation | None:
    """The reason, if there is one beyond that nothing is asked."""
    number = code(piece)
    if number < 0:
        return None
    if is_card(number):
        return _card(state, seat, number)
    if is_body(number):
        return _knight(state, seat, number - DOMINO_AT)
    return _kingdom(state, seat, number - KINGDOM_AT) if is_kingdom(number) else _place(state, seat, number - PLACE_AT)


def _trains(state: State, seat: int) -> bool:
    return state.phase == TRAIN and state.active == seat and state.window is None


def _card(state: State, seat: int, card: int) -> RuleViolation | None:
    name = CARD_NAMES[card]
    if card not in state.kingdoms[seat].hand:
        if state.discard[-1:] == bytes((card,)):
            return _top_discard(state, seat, card)
        return RuleViolation(
            "not-yours", "DK-149", f"{name} is not in your hand.", "A Ten may negate a special card in play."
        )
    if state.options.dominoless and (wrong := explain_pairs.card(state, seat, card, trains=_trains(state, seat))):
        return wrong
    kind = SPECIAL[card]
    if kind == WIZARD:
        return RuleViolation("bad-target", "DK-149", f"{name} negates a special card, and none is in play.", "Keep it.")
    if kind == WEALTH:
        return RuleViolation(
            "wrong-phase", "DK-A21", f"{name} is played in your own Train phase.", "Keep it until then."
        )
    if kind == NECROMANCER:
        return RuleViolation(
            "bad-target", "DK-A56", f"{name} raises the dead, and every graveyard is empty.", "Keep it."
        )
    if kind and not POINTS[card]:
        return RuleViolation(
            "bad-target", "DK-120", f"{SPECIAL_NAMES[kind]} has nobody to be aimed at now.", "Keep it."
        )
    if _trains(state, seat):
        return RuleViolation(
            "cost-not-met",
            "DK-055",
            f"With {name} and your other cards of its suit no Recruit of yours can be paid for.",
            "Try another suit, or finish training.",
        )
    return RuleViolation(
        "wrong-phase", "DK-055", f"{name} trains Recruits, in your Train phase.", "Keep it until then."
    )


def _top_discard(state: State, seat: int, card: int) -> RuleViolation:
    """DK-019, DK-052, DK-054: a 2 to 9, once, in one's own Draw."""
    name = CARD_NAMES[card]
    if not 2 <= RANK[card] <= 9:
        return RuleViolation(
            "special-on-discard",
            "DK-052",
            f"{name} is the top discard, and only a 2 to 9 can be taken.",
            "Draw from the deck.",
        )
    if state.phase != DRAW or state.active != seat or state.window is not None:
        return RuleViolation(
            "wrong-phase",
            "DK-052",
            f"{name} is the top discard; you can take it in your own Draw.",
            "Wait for your Draw.",
        )
    if takeable(state):
        return RuleViolation(
            "wrong-step", "DK-052", f"You can take {name} now, before you draw from the deck.", "Take the top discard."
        )
    return RuleViolation(
        "bad-target", "DK-019", "Only one card may be taken from the discard pile.", "Draw from the deck."
    )


def _knight(state: State, seat: int, domino: int) -> RuleViolation | None:
    found = find_knight(state, domino)
    if found is None:
        return RuleViolation("bad-target", "DK-154", "It lies in a graveyard; a Joker can raise the top one.")
    owner, knight = found
    if owner != seat:
        return RuleViolation(
            "not-yours",
            "DK-075",
            f"It is a Knight of {state.kingdoms[owner].name}.",
            "Special cards and attacks are aimed at it.",
        )
    return _own_knight(state, knight)


def _own_knight(state: State, knight: Knight) -> RuleViolation:
    battle = state.battle
    if battle is not None and knight.domino in battle.flipped:
        return RuleViolation("bad-target", "DK-100", "It has fallen in this battle.")
    if battle is not None and knight.domino in battle.used:
        return RuleViolation("already-committed", "DK-A43", "It is in this battle already, and each Knight joins once.")
    if knight.domino in state.tapped:
        return RuleViolation(
            "tapped", "DK-021", "It is tapped; your next Maintain untaps it.", "Life would free it at once."
        )
    return RuleViolation("wrong-phase", "DK-042", "It attacks in your Attack phase and blocks when you are attacked.")


def _kingdom(state: State, seat: int, target: int) -> RuleViolation | None:
    if target >= len(state.kingdoms):
        return None
    name = state.kingdoms[target].name
    if not state.kingdoms[target].alive:
        return RuleViolation("bad-target", "DK-098", f"{name} has been ejected.")
    if target == seat:
        return RuleViolation("bad-target", "DK-069", "This is your own Kingdom.", "Face cards may be laid here.")
    if state.active == seat and state.attacked >> target & 1:
        return RuleViolation(
            "already-attacked", "DK-071", f"You have attacked {name} this turn.", "Attack another Kingdom."
        )
    if state.active == seat and state.phase == ATTACK:
        return RuleViolation(
            "no-attacker", "DK-A42", "An attack needs an untapped Knight of your own.", "Choose the Knights first."
        )
    return RuleViolation("wrong-phase", "DK-042", f"{name} can be attacked in your Attack phase.")


def _candidate(state: State, seat: int, owner: int, candidate: Candidate) -> RuleViolation:
    """With multi-turn training only its owner knows whether it is finished (DK-064)."""
    whose = "It" if owner == seat else f"{state.kingdoms[owner].name}'s Candidate"
    if not state.options.multi_turn_training or (owner == seat and is_finished(candidate)):
        return RuleViolation(
            "wrong-phase", "DK-060", f"{whose} is in training and becomes a Knight in the next Maintain."
        )
    if owner != seat:
        return RuleViolation(
            "wrong-phase",
            "DK-064",
            f"{whose} is in training; it becomes a Knight in the Maintain after its cost is met.",
        )
    if _trains(state, seat):
        return RuleViolation(
            "cost-not-met",
            "DK-062",
            "Its training goes on, and you hold no card of its suit.",
            "Add one in a later turn.",
        )
    return RuleViolation(
        "wrong-phase", "DK-062", "Its cost is not met yet.", "Add cards of its suit in your Train phase."
    )


def _place(state: State, seat: int, place: int) -> RuleViolation | None:
    for owner, kingdom in enumerate(state.kingdoms):
        for candidate in kingdom.candidates:
            if candidate.place == place:
                return _candidate(state, seat, owner, candidate)
        for recruit in kingdom.recruits:
            if recruit.place != place:
                continue
            if owner != seat:
                return RuleViolation(
                    "not-yours", "DK-013", f"A Recruit of {kingdom.name}; only its owner may look at it."
                )
            if _trains(state, seat):
                cost = COST[recruit.domino]
                return RuleViolation(
                    "cost-not-met", "DK-055", f"It costs {cost}, and no suit in your hand reaches that."
                )
            return RuleViolation("wrong-phase", "DK-055", "Recruits are trained in your Train phase.")
    return None
