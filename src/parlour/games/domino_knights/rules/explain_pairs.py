"""Why the game without dominoes refuses something."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import Candidate, Kingdom, State
from parlour.games.domino_knights.pieces import (
    BLANK_CARD_AT,
    BLANKS,
    BODY_NAMES,
    CARD_NAMES,
    CARDS,
    KINGDOM_AT,
    LIFE,
    NECROMANCER,
    PLACE_AT,
    POINTS,
    SPECIAL,
    SUIT,
    WEALTH,
    code,
    is_kingdom,
)
from parlour.games.domino_knights.rules.fame import may_recruit
from parlour.games.domino_knights.rules.flow import CP6
from parlour.games.domino_knights.rules.graves import keeps_dead
from parlour.games.domino_knights.rules.pairs import suit_of
from parlour.games.domino_knights.rules.questions import due, models


def _held(kingdom: Kingdom, chosen: tuple[Piece, ...]) -> RuleViolation | list[int]:
    """The numbers of these cards, or what is wrong with one of them."""
    numbers = [code(card) for card in chosen]
    for number, card in zip(numbers, chosen, strict=True):
        if not 0 <= number < CARDS or number not in kingdom.hand:
            return RuleViolation("not-yours", "DK-035", f"{card} is not in your hand.", "Use cards you hold.")
        if not POINTS[number] and number < BLANK_CARD_AT:
            return RuleViolation(
                "not-a-training-card", "DK-A75", f"{card} cannot be part of a Knight.", "Use cards from 2 to King."
            )
    if len(set(numbers)) != len(numbers):
        return RuleViolation("not-yours", "DK-186", "A card was named twice.", "Name each card once.")
    return numbers


def _pair(numbers: list[int]) -> RuleViolation | None:
    """DK-186, DK-A78: what keeps two cards from being a Knight."""
    if len(numbers) > 2:
        return RuleViolation("extra-card", "DK-186", "A Knight is two cards.", "Leave the others in your hand.")
    if len(numbers) < 2:
        return RuleViolation(
            "cost-not-met", "DK-186", "A Knight is two cards of one suit.", "Add a second card of its suit."
        )
    blanks = [number for number in numbers if number >= BLANK_CARD_AT]
    if len(blanks) > 1:
        return RuleViolation(
            "mixed-suits", "DK-A78", "Two blank cards have no suit.", "Lay a card from 2 to King with one of them."
        )
    if not blanks and SUIT[numbers[0]] != SUIT[numbers[1]]:
        return RuleViolation(
            "mixed-suits", "DK-186", "The two cards are of different suits.", "Choose two of one suit."
        )
    return None


def no_fame() -> RuleViolation:
    return RuleViolation(
        "no-fame", "DK-A85", "Without Fame no new pair is trained.", "Win some with the Knights you have."
    )


def train_pair(state: State, seat: int, command: m.TrainPair) -> RuleViolation | None:
    if not state.options.dominoless:
        return RuleViolation("bad-target", "DK-185", "This table plays with dominoes.", "Train one of your Recruits.")
    if state.options.train_per_turn == "one" and state.trained:
        return RuleViolation("wrong-phase", "DK-A10", "This table trains one pair a turn.", "End training.")
    if not may_recruit(state, seat):
        return no_fame()
    numbers = _held(state.kingdoms[seat], command.cards)
    return numbers if isinstance(numbers, RuleViolation) else _pair(numbers)


def no_recruits(state: State, seat: int, command: m.Train) -> RuleViolation | None:
    return RuleViolation(
        "bad-target", "DK-185", "Without dominoes there are no Recruits.", "Lay two cards of one suit for a Knight."
    )


def no_ends(state: State, seat: int, command: m.Promote) -> RuleViolation | None:
    return RuleViolation(
        "bad-target", "DK-188", "Without dominoes a Knight has no ends.", "Say which of its two cards attacks."
    )


def _own(state: State, seat: int, piece: Piece) -> Candidate | None:
    return next((c for c in state.kingdoms[seat].candidates if c.place == code(piece) - PLACE_AT), None)


def assign_pair(state: State, seat: int, command: m.AssignPair) -> RuleViolation | None:
    if not state.options.dominoless:
        return RuleViolation(
            "bad-target", "DK-185", "This table plays with dominoes.", "Say which end of the Candidate attacks."
        )
    chosen = _own(state, seat, command.candidate)
    if chosen is None:
        return RuleViolation("not-yours", "DK-188", "That is none of your Candidates.", "Promote one of your own.")
    waiting = due(state, seat)
    if chosen not in waiting:
        return RuleViolation("cost-not-met", "DK-A79", "It waits for its second card.", "Add one when you train.")
    if chosen.domino not in BLANKS:
        first, second = [CARD_NAMES[card] for card in chosen.cards]
        return RuleViolation(
            "bad-target", "DK-188", "One of its two cards attacks, the other defends.", f"Choose {first} or {second}."
        )
    if any(c.domino not in BLANKS for c in waiting):
        return RuleViolation("wrong-step", "DK-A61", "The blank card is promoted last.", "Promote the others first.")
    possible = ", ".join([BODY_NAMES[k.domino] for k in models(state, suit_of(chosen.cards))])
    return RuleViolation(
        "bad-target", "DK-156", "A Doppelganger copies a Knight in play of its own suit.", f"Name one of {possible}."
    )


def second_card(state: State, seat: int, command: m.AddTraining) -> RuleViolation | None:
    kingdom = state.kingdoms[seat]
    if not state.options.multi_turn_training:
        return RuleViolation(
            "wrong-phase",
            "DK-A79",
            "At this table both cards of a pair are laid at once.",
            "Lay two cards of one suit.",
        )
    candidate = _own(state, seat, command.candidate)
    if candidate is None:
        return RuleViolation("not-yours", "DK-014", "That is none of your Candidates.", "Add to one of your own.")
    if len(candidate.cards) > 1:
        return RuleViolation("extra-card", "DK-186", "It has both its cards.", "Keep your cards.")
    numbers = _held(kingdom, command.cards)
    return numbers if isinstance(numbers, RuleViolation) else _pair([*candidate.cards, *numbers])


WHY: dict[type, Callable[[State, int, Any], RuleViolation | None]] = {
    m.Train: no_recruits,
    m.Promote: no_ends,
    m.AddTraining: second_card,
}
"""What reads otherwise without dominoes."""


# Special cards


def aim(state: State, seat: int, kind: int, command: m.Special) -> RuleViolation | None:
    """Life, the Mercenary and the Necromancer; the others are aimed as ever."""
    if kind == LIFE:
        return _life(state, seat, command)
    if kind == WEALTH:
        return mercenary(state)
    return necromancer(state) if kind == NECROMANCER else None


def mercenary(state: State) -> RuleViolation:
    if state.options.nl_ace_diamonds == "noEffect":
        return RuleViolation("bad-target", "DK-A77", "At this table the Ace of Diamonds has no effect.", "Discard it.")
    return RuleViolation("bad-target", "DK-190", "A Mercenary card buys a Knight in play.", "Aim it at a Knight.")


def necromancer(state: State) -> RuleViolation:
    if keeps_dead(state):
        return RuleViolation(
            "bad-target", "DK-193", "No pair lies in that graveyard.", "Name a graveyard that is not empty."
        )
    if state.window is None or state.window.checkpoint != CP6:
        why = "Without graveyards the Necromancer works only when a battle is decided, before the field is cleared."
        return RuleViolation("wrong-phase", "DK-194", why, "Keep it until Knights have fallen.")
    return RuleViolation(
        "bad-target", "DK-194", "The Necromancer raises a Knight that fell in this battle.", "Name one of the fallen."
    )


def _life(state: State, seat: int, command: m.Special) -> RuleViolation:
    target = code(command.target)
    if is_kingdom(target):
        return _life_from_hand(state, seat, command)
    candidate = _own(state, seat, command.target)
    if candidate is not None and candidate.known:
        if candidate.domino in BLANKS:
            return RuleViolation(
                "bad-target", "DK-A78", "The blank card needs a Knight of its suit to copy.", "Name its model."
            )
        first, second = [POINTS[card] for card in candidate.cards]
        return RuleViolation(
            "bad-target", "DK-188", "Say which of its two cards attacks.", f"Choose {first} or {second}."
        )
    if target >= PLACE_AT:
        return RuleViolation(
            "bad-target",
            "DK-A18",
            "Life finishes no training; it brings in a Candidate of your own that a Necromancer raised.",
            "Aim it at a Knight, or bring in two cards of your hand.",
        )
    return RuleViolation(
        "bad-target", "DK-189", "Life goes on a Knight in play, or brings in two cards of one suit from your hand.",
        "Aim it at a Knight, or at your own Kingdom with a pair.",
    )  # fmt: skip


def _life_from_hand(state: State, seat: int, command: m.Special) -> RuleViolation:
    if code(command.target) - KINGDOM_AT != seat:
        return RuleViolation(
            "bad-target", "DK-189", "Life brings cards of your own hand into play.", "Name your own Kingdom."
        )
    numbers = _held(state.kingdoms[seat], command.pair)
    if isinstance(numbers, RuleViolation):
        return numbers
    if wrong := _pair(numbers):
        return wrong
    if max(numbers) >= BLANK_CARD_AT:
        return RuleViolation(
            "bad-target", "DK-A78", "The blank card needs a Knight of its suit in play to copy.", "Name its model."
        )
    return RuleViolation(
        "bad-target", "DK-189", "The first of the two cards attacks; nothing else is asked.", "Name only the pair."
    )


# Pieces


def card(state: State, seat: int, number: int, *, trains: bool) -> RuleViolation | None:
    """Why a card in hand can do nothing now."""
    name = CARD_NAMES[number]
    kind = SPECIAL[number]
    if kind == WEALTH:
        return mercenary(state)
    if kind == NECROMANCER:
        return necromancer(state)
    if number >= BLANK_CARD_AT:
        return RuleViolation(
            "wrong-phase",
            "DK-A78",
            "A blank card is trained with one card from 2 to King, which gives its suit.",
            "Keep it.",
        )
    if not POINTS[number]:
        return None
    if not trains:
        return RuleViolation(
            "wrong-phase",
            "DK-186",
            f"{name} makes a Knight with another card of its suit, in your Train phase.",
            "Keep it until then.",
        )
    if not may_recruit(state, seat):
        return no_fame()
    return RuleViolation(
        "mixed-suits",
        "DK-186",
        f"You hold no second card of its suit to go with {name}.",
        "Try another suit, or finish training.",
    )
