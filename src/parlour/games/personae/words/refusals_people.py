"""Refusals about individuals: coming and going, creation, approval, companions."""

from parlour.core.saying import Said, Sentences
from parlour.games.personae.content.numbers import COMPANION_POTENTIAL
from parlour.games.personae.model import ATTRIBUTES
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.checks import faults, lacks, value_fault
from parlour.games.personae.rules.making import main_of
from parlour.games.personae.rules.people import refused_file
from parlour.games.personae.words.refusal_parts import (
    BY_AGREEMENT,
    Known,
    first_of,
    gm_only,
    named,
    owner,
    wrong_step,
)
from parlour.roleplay import company
from parlour.roleplay.phrases import counted, listed
from parlour.roleplay.refusals import as_found


def _main(known: Known) -> str:
    main = main_of(known["state"], known["seat"])
    return f"You play {named(known, main)}."


def _low(known: Known) -> str:
    has = derive.potential(known["state"], known["it"])
    return f"A companion needs Potential {COMPANION_POTENTIAL}; {named(known, known['it'])} has {has}."


def _most_companions(known: Known) -> str:
    most = known["state"].options.companions_max
    return f"This table has at most {counted(most, 'companion')}." if most else "This table has no companions."


def _by_order(known: Known) -> str:
    """PER-005, PER-019 to PER-023: why an Attribute cannot be that high or low; else that too few points are left."""
    who, command = known["who"], known["command"]
    fault = value_fault(who, command.attribute, command.value)
    if fault is not None:
        return fault[1]
    left = who.points - derive.total(who)
    return f"Only {left} of {who.points} Creation Points {'is' if left == 1 else 'are'} left."


def _value_rule(known: Known) -> str:
    fault = value_fault(known["who"], known["command"].attribute, known["command"].value)
    return fault[0] if fault is not None else "PER-105"


def _value_cure(known: Known) -> str:
    fault = value_fault(known["who"], known["command"].attribute, known["command"].value)
    return "Choose another value, or change the others first." if fault else "Lower another Attribute first."


def _value_reason(known: Known) -> str:
    fault = value_fault(known["who"], known["command"].attribute, known["command"].value)
    return "bad-value" if fault is not None else "no-points"


_BAD_VALUE = Said(_by_order, _value_cure, _value_rule, _value_reason)
_FOR_PLAYERS = Said(
    "You lead the game: main characters are the players'.", "Make an ally or an adversary.", "PER-002", "gm"
)
_ONE_MAIN = Said(_main, "You can have one main character at a time.", "PER-002", "has-main")
_NO_ATTRIBUTE = Said("There's no such Attribute.", f"The six are {listed(ATTRIBUTES)}.", "PER-007", "no-such-attribute")
SENTENCES: Sentences = {
    **company.SENTENCES,
    "show_individual.what.unknown": company.NOT_TO_BE_SHOWN,
    "unreadable": as_found(lambda known: refused_file(known["text"])),
    # Coming and going
    "leading": _FOR_PLAYERS,
    "for_players": _FOR_PLAYERS,
    "has_main": _ONE_MAIN,
    "one_main": _ONE_MAIN,
    "new_individual.role.unknown": Said(
        "Only the game master brings allies and adversaries.", "Make a main character.", "PER-261", "not-gm"
    ),
    "new_individual.toughness.unknown": Said("A main character is major.", "Leave that as it is.", "", "bad-value"),
    "take_ready.key.unknown": Said(
        "There's no ready-made character with that name.", "Choose one from the list.", "", "no-such-ready"
    ),
    "no_bond_open": Said(
        f"A companion needs a Special Ability for the bond, and Potential {COMPANION_POTENTIAL}.",
        "Take that Special Ability first.",
        "PER-256",
        "no-bond",
    ),
    "new_companion.companion": Said("A companion has no companions of their own.", "Choose the owner.", "PER-255"),
    "low_potential": Said(_low, "Raise Attributes first.", "PER-256"),
    "companions_full": Said(_most_companions, BY_AGREEMENT, "PER-255", "too-many"),
    "no_bond": Said(
        "{it} has no Special Ability for a bond without a companion.", "Take that Special Ability first.", "PER-256"
    ),
    "import_individual.wordless": Said("The file is empty.", "Choose a character's file.", "", "bad-file"),
    "needed": Said("{it} takes part in what is being played.", "Finish that first.", "PER-002", "not-now"),
    "seat.unknown": Said("There's no such seat.", "Choose one of the players, or the game master.", "", "bad-seat"),
    "plays_it_already": Said("{who} is played there already.", "Choose another seat.", "", "bad-seat"),
    "plays_another": Said(
        "Whoever sits there has a main character already.", "Choose somebody without one.", "", "bad-seat"
    ),
    "nothing_to_show": Said("{who} has no numbers.", "Give them some first.", "", "not-hidden"),
    "describe.field.unknown": Said("There's no such line on a sheet.", "Choose one of those offered.", "", "bad-value"),
    "describe.text.wordless": Said(
        lambda known: "A name is needed." if known["field"] == "name" else "A few key words are needed.",
        lambda known: "Enter one." if known["field"] == "name" else "Boil the concept down to a few words.",
        "",
        "no-words",
    ),
    "wonder.subject.wordless": Said("The question needs a subject.", "Say what it's about.", "", "bad-value"),
    "wonder.question.wordless": Said("A question is needed.", "Ask something.", "", "bad-value"),
    # Supporting characters
    **{
        f"{name}.role.unknown": Said("They're an ally or an adversary.", "Choose one of these.", "", "bad-value")
        for name in ("new_extra", "new_supporting", "new_figure")
    },
    "toughness.unknown": Said("They're minion, minor or major.", "Choose one of these.", "PER-262", "bad-value"),
    "weapon.unknown": Said("There's no such weapon.", "Choose one of those offered.", "", "bad-value"),
    "call_ready.key.unknown": Said(
        "There's no ready-made character with that name.", "Choose one from the list.", "", "no-such-ready"
    ),
    "numbered_already": Said(
        "{it} has a sheet with numbers.", "Change a value there: overrule it, with a reason.", "", "has-numbers"
    ),
    "dice_fallen": Said("The dice of {it} are down.", "Finish the Challenge first.", "", "rolled"),
    "hidden_already": Said("{it} is hidden already.", "Choose somebody everybody sees.", "", "hidden"),
    "a_players": Said("{it} is a player's.", "Only your own people can go into hiding.", "", "not-yours"),
    "hide_individual.needed": Said(
        "{it} takes part in what is being played.", "Let them leave the scene first, then hide them.", "", "not-now"
    ),
    # Creation
    "not_ranking": wrong_step("the ranks", "PER-104"),
    "rank.unknown": Said("There's no such rank.", "Choose First, Second, Third or Handicap.", "", "bad-value"),
    "rank_first": Said("{it} has no order of importance yet.", "Rank all six Attributes.", "PER-104"),
    "out_of_the_making": wrong_step("the Creation Points", "PER-105"),
    "points_settled": wrong_step("the Creation Points", "PER-105"),
    "set_value.value.too_low": _BAD_VALUE,
    "set_value.value.too_high": _BAD_VALUE,
    "step.made": wrong_step("creation", "PER-105"),
    "first_step": Said("There's no step before this one.", "Go on.", "PER-102"),
    "last_step": Said("This was the last step.", "Submit the character to the game master.", "PER-111"),
    "under_review": Said(
        "{who} is waiting for the game master's approval.", "Go back a step, or wait.", "", "wrong-step"
    ),
    "incomplete": first_of(lambda known: lacks(known["state"], known["who"])),
    # Approval
    "not_at_gear": wrong_step("the gear", "PER-111"),
    "not_complete": first_of(lambda known: faults(known["state"], known["it"])),
    "nobody_handed_in": Said("Nobody has been submitted.", "Wait until a player does.", "", "not-submitted"),
    "not_handed_in": Said("{it} hasn't been submitted.", "Wait until the player does.", "", "not-submitted"),
    "send_back.reason.wordless": Said("A reason is needed.", "Say what should change.", "", "bad-value"),
    "approve_trait.trait.unknown": Said("{who} has no such Trait.", "Choose one that is pending.", "", "not-pending"),
    "approved": Said("{it} is approved already.", "Choose one that is pending.", "", "not-pending"),
    "agree_price.ability.unknown": Said(
        "{who} has no such Special Ability.", "Choose one of their Qualities.", "", "no-quality"
    ),
    "not_a_quality": Said(
        "{it} isn't a Special Quality: only upgrades of those get another price.", "Choose a Quality.", "", "no-quality"
    ),
    "never_swapped": Said("The order of importance is settled for good at this table.", BY_AGREEMENT, "", "never"),
    "gm_agrees": Said(
        lambda known: gm_only(known["state"], "swaps ranks")[0],
        lambda known: gm_only(known["state"], "swaps ranks")[1],
        "",
        "not-gm",
    ),
    "not_your_swap": Said(owner, "Choose an individual of your own.", "PER-002", "not-yours"),
    "no_swap_trait": Said(
        "{it} has no Trait left that allows a swap.", "A Trait must allow each swap.", "", "no-trait"
    ),
    "one.unknown": _NO_ATTRIBUTE,
    "other.unknown": _NO_ATTRIBUTE,
    "alike": Said("{one} and {it} have the same rank.", "Choose two of different ranks.", "", "over-cap"),
    "caps_broken": Said(
        "After this swap the Attributes wouldn't fit the order of importance.", "Choose two others.", "", "over-cap"
    ),
}
