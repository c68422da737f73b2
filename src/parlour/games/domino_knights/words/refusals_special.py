"""Why a special card can't be played like that, or a window passed."""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.core.saying import Said, Sentences
from parlour.games.domino_knights.pieces import (
    CARD_NAMES,
    DEATH,
    LIFE,
    NECROMANCER,
    POWER,
    SPECIAL,
    SPECIAL_NAMES,
    WEALTH,
    WIZARD,
)

Known = Mapping[str, Any]


def _life_aims(known: Known) -> str:
    if known["state"].options.dominoless:
        return "Aim it at a Knight, or at your own Kingdom with a pair."
    return "Aim it at a Knight, or at one of your own Recruits."


def _training_goes_on(known: Known) -> str:
    if known["state"].options.dominoless:
        return "Life doesn't finish training; it only brings in a Candidate that a Necromancer raised."
    return "Life doesn't finish training."


def _face(known: Known) -> str:
    return f"{SPECIAL_NAMES[SPECIAL[known['card']]]} goes to a Kingdom that is still in the game."


def _strengths(known: Known) -> str:
    return (
        "Choose which of its two cards attacks." if known["state"].options.dominoless else "Choose which end attacks."
    )


def _wealth(known: Known) -> str:
    return f"{CARD_NAMES[known['it']]} helps only the Kingdom that trains, in its Train phase."


def _by_table(with_dominoes: str, without: str) -> Callable[[Known], str]:
    """The rule that holds at this table."""
    return lambda known: without if known["state"].options.dominoless else with_dominoes


def _of_the_card(known: Known) -> str:
    return _RULES.get(SPECIAL[known["card"]], "DK-141")


_RULES = {
    DEATH: "DK-124",
    LIFE: "DK-126",
    WEALTH: "DK-133",
    POWER: "DK-139",
    WIZARD: "DK-149",
    NECROMANCER: "DK-153",
}
_NOT_ASKED = Said(
    "This card doesn't ask for that here.", "Name only the card and what it asks for.", _by_table("DK-112", "DK-189")
)

SPECIAL_SENTENCES: Sentences = {
    "too_short": Said("This moment is too short to interrupt.", "Wait for the next reaction window.", "DK-A26"),
    "fallen_kingdom": Said(
        "Your Kingdom has no Health left, so it plays no more cards.", "Watch how the battle ends.", "DK-098"
    ),
    "card.unknown": Said("{it} isn't a card.", "Play one from your hand."),
    "used_up": Said("{it} is in the discard pile.", "Play a card you hold.", "DK-151"),
    "lies_under": Said(
        "{it} is under a Knight; as a training card it isn't a special any more.", "Play a card you hold.", "DK-058"
    ),
    "not_held": Said("{it} isn't in your hand.", "Play a card you hold.", "DK-035"),
    "no_special": Said("{it} isn't a special card.", "Aces, face cards, Tens and Jokers are."),
    "wealth_must_wait": Said(_wealth, "Keep it until you train.", "DK-A21"),
    "no_mercenary": Said("At this table the Ace of Diamonds has no effect.", "Discard it.", "DK-A77"),
    "no_field_to_raise_from": Said(
        "Without graveyards the Necromancer works only when a battle is decided, before the field is cleared.",
        "Keep it until Knights have fallen.",
        "DK-194",
    ),
    "special.target.unknown": Said(
        "There's nothing like that on the table.", "Aim it at something in play.", _of_the_card
    ),
    "discarded": Said("{it} has been discarded.", "Answer a card while it's in play.", "DK-151"),
    "wealth_settled": Said(
        "{it} only proves now that costs were met; Wealth can be negated only in its Train phase.",
        "It goes in that Kingdom's next Maintain.",
        "DK-137",
    ),
    "training_card": Said("{it} is a training card, not a special.", "Name a special card in play.", "DK-058"),
    "nothing_to_negate": Said(
        "{it} isn't a special card just played or in play.", "A Wizard needs such a card to negate.", "DK-149"
    ),
    "has_fallen": Said("{it} has fallen in this battle.", "Aim at a Knight that still stands.", "DK-100"),
    "beyond_death": Said("Death reaches only Candidates and Knights in play.", "Aim it at one of those.", "DK-124"),
    "no_knight": Said("Power goes on a Knight in play.", "Aim it at a Knight.", "DK-139"),
    "nobody_to_buy": Said("A Mercenary card buys a Knight in play.", "Aim it at a Knight.", "DK-190"),
    "not_the_trainer": Said("Wealth is played for the Kingdom that trains.", "Name that Kingdom.", "DK-133"),
    "nobody_to_raise": Said(
        "The Necromancer raises the top of a graveyard, and there's nobody to raise there.",
        "Name a graveyard that isn't empty.",
        "DK-153",
    ),
    "no_pair_there": Said("There's no pair in that graveyard.", "Name a graveyard that isn't empty.", "DK-193"),
    "not_fallen": Said("The Necromancer raises a Knight that fell in this battle.", "Name one of them.", "DK-194"),
    "no_living_kingdom": Said(_face, "Name one of those Kingdoms.", "DK-141"),
    "training_goes_on": Said(_training_goes_on, _life_aims, "DK-A18"),
    "anothers": Said("At this table Life brings in only your own.", _life_aims, "DK-A18"),
    "anothers_hand": Said("Life brings in cards from your own hand.", "Name your own Kingdom.", "DK-189"),
    "nobody_to_copy": Said(
        "The blank card needs a Knight of its suit in play to copy.", "Keep Life until there is one.", "DK-A78"
    ),
    "not_for_life": Said(
        "Life goes on a Knight in play, or on one of your own Recruits.", "Aim it at one of those.", "DK-126"
    ),
    "not_for_life_here": Said(
        "Life goes on a Knight in play, or brings in two cards of one suit from your hand.",
        "Aim it at a Knight, or at your own Kingdom with a pair.",
        "DK-189",
    ),
    "suit.unknown": Said("At this table you choose the suit of a Knight that Life brings in.", "Choose one.", "DK-A15"),
    "suit.not_asked": _NOT_ASKED,
    "pair.unknown": Said("{it} isn't in your hand.", "Use cards you hold.", "DK-035"),
    "pair.twice": Said("You named a card twice.", "Name each card once.", "DK-186"),
    "pair.too_few": Said("Life brings in two cards of one suit.", "Name two cards from your hand.", "DK-186"),
    "pair.too_many": Said("A Knight is two cards.", "Leave the others in your hand.", "DK-186"),
    "pair.not_asked": _NOT_ASKED,
    "special.attack.unknown": Said(
        "Life brings it straight into play, so its attack must be chosen.", _strengths, _by_table("DK-046", "DK-188")
    ),
    "special.attack.not_asked": _NOT_ASKED,
    "special.model.unknown": Said(
        "The blank needs a Knight of its suit in play to copy.", "Name that Knight.", _by_table("DK-A64", "DK-A78")
    ),
    "special.model.not_asked": _NOT_ASKED,
    "to.unknown": Said("That isn't a Kingdom of this game.", "Name one, or leave it open to take it yourself."),
    "to.not_asked": Said("At this table the raised come to whoever played the card.", "Don't name a Kingdom."),
    "gone": Said("{it} has been ejected.", "Name another Kingdom.", "DK-098"),
    "no_window": Said("No reaction window is open.", "There's nothing to pass."),
    "passed_already": Said("You have already passed.", "You're asked again if a card is played."),
}
