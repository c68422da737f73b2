"""Why a special card cannot be played so."""

from parlour.core.game import RuleViolation
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import State
from parlour.games.domino_knights.pieces import (
    BLANK,
    CARDS,
    DEATH,
    LIFE,
    NECROMANCER,
    PLACE_AT,
    POWER,
    SPECIAL,
    SPECIAL_NAMES,
    WEALTH,
    WIZARD,
    code,
)
from parlour.games.domino_knights.rules import explain_pairs
from parlour.games.domino_knights.rules.questions import in_train_phase
from parlour.games.domino_knights.rules.special import is_open_moment

_BAD: dict[int, tuple[str, str, str]] = {
    DEATH: ("DK-124", "Death reaches Candidates and Knights in play only.", "Aim it at one of those."),
    POWER: ("DK-139", "Power goes on a Knight in play.", "Aim it at a Knight."),
    NECROMANCER: (
        "DK-153",
        "The Necromancer raises the top of a graveyard, and there is nobody to raise there.",
        "Name a graveyard that is not empty.",
    ),
    LIFE: ("DK-126", "Life goes on one of your own Recruits or on a Knight in play.", "Aim it at one of those."),
    WEALTH: ("DK-133", "Wealth is played for the Kingdom that trains.", "Play it in your own Train phase."),
}


def special(state: State, seat: int, command: m.Special) -> RuleViolation | None:
    card = code(command.card)
    if not 0 <= card < CARDS:
        return RuleViolation("bad-target", "DK-112", f"{command.card} is no card.", "Play one from your hand.")
    if card not in state.kingdoms[seat].hand:
        if card in state.discard:
            return RuleViolation("in-discard", "DK-151", f"{command.card} lies in the discard pile.", "It is used up.")
        if _is_training(state, card):
            return RuleViolation(
                "not-yours",
                "DK-058",
                f"{command.card} lies under a Knight; as a training card it is no special any more.",
            )
        return RuleViolation("not-yours", "DK-035", f"{command.card} is not in your hand.", "Play a card you hold.")
    kind = SPECIAL[card]
    if not kind:
        return RuleViolation(
            "bad-target", "DK-112", f"{command.card} is no special card.", "Aces, face cards, Tens and Jokers are."
        )
    if not is_open_moment(state, seat):
        return RuleViolation(
            "wrong-phase", "DK-A26", "This moment is too short to interrupt.", "A reaction window follows at once."
        )
    return _aim(state, seat, kind, command)


def _aim(state: State, seat: int, kind: int, command: m.Special) -> RuleViolation:
    if kind == WIZARD:
        return _wizard(state, command)
    if state.options.dominoless and (wrong := explain_pairs.aim(state, seat, kind, command)):
        return wrong
    if kind == WEALTH and not (in_train_phase(state) and seat == state.active):
        return RuleViolation(
            "wrong-phase", "DK-A21", "Wealth is played in your own Train phase.", "Keep it until you train."
        )
    if kind == LIFE:
        mine = [r for r in state.kingdoms[seat].recruits if r.place == code(command.target) - PLACE_AT]
        if mine and mine[0].domino == BLANK:
            return RuleViolation(
                "bad-target", "DK-A64", "The blank needs a Knight of its suit to copy.", "Name its model."
            )
        if mine:
            return RuleViolation("bad-target", "DK-046", "Say which end attacks.", "Choose one of its two ends.")
    if kind in _BAD:
        rule, why, cure = _BAD[kind]
        return RuleViolation("bad-target", rule, why, cure)
    return RuleViolation(
        "bad-target", "DK-141", f"{SPECIAL_NAMES[kind]} is laid at a Kingdom that is in the game.", "Name a Kingdom."
    )


def _is_training(state: State, card: int) -> bool:
    return any(card in knight.cards for kingdom in state.kingdoms for knight in kingdom.knights)


def _wizard(state: State, command: m.Special) -> RuleViolation:
    """DK-149 to DK-152: what a Ten cannot negate, and why."""
    target = code(command.target)
    name = command.target
    if 0 <= target < CARDS:
        if target in state.discard:
            return RuleViolation(
                "in-discard", "DK-151", f"{name} has been discarded.", "Answer a card while it is in play."
            )
        if any(target in kingdom.laid for kingdom in state.kingdoms):
            return RuleViolation(
                "not-disruptable",
                "DK-137",
                f"{name} only proves now that costs were met; Wealth is disrupted in its Train phase.",
                "It goes in that Kingdom's next Maintain.",
            )
        if _is_training(state, target):
            return RuleViolation(
                "bad-target", "DK-058", f"{name} is a training card, no special card.", "Name a special card in play."
            )
    return RuleViolation(
        "bad-target",
        "DK-149",
        f"{name} is no special card just played or in play.",
        "A Wizard needs such a card to negate.",
    )
