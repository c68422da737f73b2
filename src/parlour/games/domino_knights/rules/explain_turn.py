"""Why Maintain, Draw, Train and Discard refuse something."""

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.content import HAND_AT_END
from parlour.games.domino_knights.model import Candidate, Kingdom, Recruit, State
from parlour.games.domino_knights.pieces import (
    BLANK,
    BODY_NAMES,
    CARD_NAMES,
    CARDS,
    COST,
    ENDS,
    PLACE_AT,
    POINTS,
    SUIT,
    code,
)
from parlour.games.domino_knights.rules.questions import credit, due, is_finished, models, wealths


def name(state: State, seat: int, command: m.NameKingdom) -> RuleViolation:
    return RuleViolation("bad-target", "DK-028", "A Kingdom's name has at most 40 letters.", "Choose a shorter one.")


def promote(state: State, seat: int, command: m.Promote) -> RuleViolation | None:
    candidates = state.kingdoms[seat].candidates
    chosen = next((c for c in candidates if c.place == code(command.candidate) - PLACE_AT), None)
    if chosen is None:
        return RuleViolation("not-yours", "DK-045", "That is none of your Candidates.", "Promote one of your own.")
    if not is_finished(chosen):
        missing = COST[chosen.domino] - credit(chosen)
        return RuleViolation(
            "cost-not-met",
            "DK-064",
            f"Its training is not finished: {missing} is missing.",
            "Add cards in your Train phase.",
        )
    if chosen.domino == BLANK:
        if any(c.domino != BLANK for c in due(state, seat)):
            return RuleViolation("wrong-step", "DK-A61", "The blank is promoted last.", "Promote the others first.")
        possible = ", ".join(BODY_NAMES[k.domino] for k in models(state, SUIT[chosen.cards[0]]))
        return RuleViolation(
            "bad-target",
            "DK-156",
            "A Doppelganger copies a Knight in play of its own suit.",
            f"Name one of {possible}.",
        )
    low, high = ENDS[chosen.domino]
    return RuleViolation("bad-target", "DK-046", "The attack end is one of its two ends.", f"Choose {high} or {low}.")


def reorient(state: State, seat: int, command: m.Reorient) -> RuleViolation | None:
    if state.options.reorient == "never":
        return RuleViolation("wrong-phase", "DK-A12", "The ends are fixed when a Knight enters play.")
    if due(state, seat):
        return RuleViolation("wrong-step", "DK-A12", "Candidates are promoted first.", "Promote them.")
    return RuleViolation("not-yours", "DK-A12", "Only your own Knights with two different ends can be turned round.")


def draw(state: State, seat: int, command: m.DrawCards) -> RuleViolation | None:
    if not command.from_discard:
        return None
    if not state.discard:
        return RuleViolation("bad-target", "DK-019", "The discard pile is empty.", "Draw from the deck.")
    if state.took_discard:
        return RuleViolation(
            "bad-target", "DK-019", "Only one card may be taken from the discard pile.", "Draw from the deck."
        )
    top = CARD_NAMES[state.discard[-1]]
    return RuleViolation(
        "special-on-discard",
        "DK-053",
        f"{top} lies on top; only a 2 to 9 may be taken, and it bars what is beneath it.",
        "Draw from the deck.",
    )


def _cards(kingdom: Kingdom, chosen: tuple[Piece, ...]) -> RuleViolation | list[int]:
    """The numbers of these cards, or what is wrong with one of them."""
    numbers = [code(card) for card in chosen]
    if not numbers:
        return RuleViolation("cost-not-met", "DK-055", "No card pays for it.", "Add cards of one suit.")
    for number, card in zip(numbers, chosen, strict=True):
        if not 0 <= number < CARDS or number not in kingdom.hand:
            return RuleViolation("not-yours", "DK-035", f"{card} is not in your hand.", "Use cards you hold.")
        if not POINTS[number]:
            return RuleViolation(
                "not-a-training-card", "DK-025", f"{card} cannot train.", "Use cards from 2 to King of one suit."
            )
    if len(set(numbers)) != len(numbers):
        return RuleViolation("not-yours", "DK-055", "A card was named twice.", "Name each card once.")
    if len({SUIT[number] for number in numbers}) > 1:
        return RuleViolation(
            "mixed-suits", "DK-056", "The cards are of different suits.", "Pay for one Recruit with a single suit."
        )
    return numbers


def _too_much(worths: list[int], needed: int) -> RuleViolation:
    spare = min(worths)
    return RuleViolation(
        "extra-card",
        "DK-A08",
        f"The cost is met without one of these cards ({sum(worths)} for {needed}).",
        f"Leave out a card worth {spare}.",
    )


def train(state: State, seat: int, command: m.Train) -> RuleViolation | None:
    kingdom = state.kingdoms[seat]
    if state.options.train_per_turn == "one" and state.trained:
        return RuleViolation("wrong-phase", "DK-A10", "This table trains one Recruit a turn.", "End training.")
    recruit: Recruit | None = next((r for r in kingdom.recruits if r.place == code(command.recruit) - PLACE_AT), None)
    if recruit is None:
        return RuleViolation("not-yours", "DK-013", "That is none of your Recruits.", "Train one of your own.")
    numbers = _cards(kingdom, command.cards)
    if isinstance(numbers, RuleViolation):
        return numbers
    if recruit.domino == BLANK:
        return RuleViolation(
            "extra-card", "DK-A09", "The blank takes exactly one card, for its suit.", "Choose one card."
        )
    cost = COST[recruit.domino]
    worths = [POINTS[number] << len(wealths(kingdom)) for number in numbers]
    if sum(worths) < cost and not state.options.multi_turn_training:
        return RuleViolation(
            "cost-not-met",
            "DK-055",
            f"{BODY_NAMES[recruit.domino]} costs {cost}; these cards pay {sum(worths)}.",
            f"Add {cost - sum(worths)} more of the same suit.",
        )
    return _too_much(worths, cost)


def add_training(state: State, seat: int, command: m.AddTraining) -> RuleViolation | None:
    kingdom = state.kingdoms[seat]
    candidate: Candidate | None = next(
        (c for c in kingdom.candidates if c.place == code(command.candidate) - PLACE_AT), None
    )
    if candidate is None:
        return RuleViolation("not-yours", "DK-014", "That is none of your Candidates.", "Add to one of your own.")
    missing = COST[candidate.domino] - credit(candidate)
    if missing <= 0:
        return RuleViolation(
            "extra-card", "DK-A08", "Its cost is met already.", "Keep your cards; the next Maintain makes it a Knight."
        )
    numbers = _cards(kingdom, command.cards)
    if isinstance(numbers, RuleViolation):
        return numbers
    if SUIT[numbers[0]] != SUIT[candidate.cards[0]]:
        return RuleViolation("mixed-suits", "DK-056", "It is being trained in another suit.", "Add cards of that suit.")
    return _too_much([POINTS[number] << len(wealths(kingdom)) for number in numbers], missing)


def discard(state: State, seat: int, command: m.Discard) -> RuleViolation | None:
    hand = state.kingdoms[seat].hand
    for card in command.cards:
        if code(card) not in hand if 0 <= code(card) < CARDS else True:
            return RuleViolation("not-yours", "DK-035", f"{card} is not in your hand.", "Discard cards you hold.")
    if len(set(command.cards)) != len(command.cards):
        return RuleViolation("not-yours", "DK-110", "A card was named twice.", "Name each card once.")
    over = len(hand) - len(command.cards) - HAND_AT_END
    return RuleViolation(
        "hand-limit",
        "DK-108",
        f"At the end of your turn you hold at most {HAND_AT_END} cards.",
        f"Discard {over} more.",
    )
