"""Why something is refused and what would be right: a sentence for every condition of the rules."""

from collections.abc import Callable

from parlour.core.saying import Said, Sentences
from parlour.games.personae.words import refusals_challenge, refusals_people, refusals_scene, refusals_traits
from parlour.games.personae.words.refusal_parts import NOT_YOUR_TURN, Known, gm_only, name_of, named, owner
from parlour.roleplay.refusals import tag

__all__ = ["SENTENCES", "named"]
_DOES = {
    "add_obstacle": "puts obstacles in the way",
    "add_ware": "says what there is to buy",
    "agree_hazard": "writes down what the group agreed",
    "answer_wish": "answers that",
    "close_encounter": "closes an encounter",
    "close_scene": "closes scenes",
    "deescalate": "steps back from an encounter",
    "end_session": "ends sessions",
    "enter": "brings people in",
    "give_turn": "gives turns",
    "grant_action": "grants actions",
    "leave": "takes people out",
    "open_scene": "opens scenes",
    "pass_days": "lets days go by",
    "place": "says where people are",
    "raise_cap": "raises a Cap",
    "release": "says that a condition no longer holds",
    "rule_obstacle": "says how an obstacle matters",
    "set_local": "sets what things cost here",
    "set_order": "settles the order",
    "start_session": "starts sessions",
    "surprise": "says who is surprised",
    "trigger_hazard": "sets a hazard off",
    "adjust": "sets circumstances",
    "answer_expertise": "accepts a reason",
    "call_off": "takes a Challenge back",
    "call_ready": "brings supporting characters",
    "confirm_condition": "says whether a condition holds",
    "count_power": "says whether a Power counts",
    "fill_out": "gives supporting characters a sheet",
    "give_numbers": "gives supporting characters their numbers",
    "hide_individual": "hides people",
    "new_extra": "brings supporting characters",
    "new_figure": "brings allies and adversaries",
    "new_supporting": "brings allies and adversaries",
    "rule_hidden": "says whether it was hidden",
    "rule_unopposed": "rules on that",
    "secret_check": "rolls in secret",
    "settle_tie": "settles a deadlock",
    "substitute": "sets another Attribute",
    "unnoticed": "says what goes unnoticed",
    "agree_price": "agrees on prices",
    "approve": "approves characters",
    "approve_trait": "approves Traits",
    "approve_batch": "agrees to what points buy",
    "award": "awards Development Points",
    "send_back": "approves characters",
    "send_back_batch": "agrees to what points buy",
    "show_individual": "shows what was hidden",
}
"""What the game master alone does, by command."""
_BY = {"rule_hidden": "PER-148", "rule_unopposed": "PER-153"}
"""Where another rule says so than the command's own."""


def _gm_only(at: int) -> Callable[[Known], str]:
    return lambda known: gm_only(known["state"], _DOES[tag(known)])[at]


def _rule(known: Known) -> str:
    if tag(known) in ("new_figure", "new_supporting"):
        return "PER-261" if known["command"].role == "ally" else "PER-262"
    return _BY.get(tag(known), "")


def _range(known: Known) -> str:
    return f"Enter a number from {known['least']} to {known['most']}."


_NOBODY = Said("There's no such individual.", "Choose one of those at the table.", "PER-002", "bad-target")
COMMON: Sentences = {
    "not_gm": Said(_gm_only(0), _gm_only(1), _rule, "not-gm"),
    "no_session": Said("No session is under way.", "The game master starts one.", "", "not-now"),
    "no_scene": Said("No scene is open.", "The game master opens one.", "", "not-now"),
    "consent_asked": Said(
        "A Power is waiting for those it's meant for.", "They say first whether they're willing.", "PER-Q73", "not-now"
    ),
    "attack_due": Said(
        lambda known: (
            f"{name_of(known['state'], known['state'].encounter.provoked.who)} was provoked and attacks first."
        ),
        "Let that attack be settled.",
        "PER-Q57",
        "not-now",
    ),
    "scene_closing": Said(
        "The scene is ending: only recoveries are left.", "The game master ends it.", "PER-194", "not-now"
    ),
    "encounter_closing": Said(
        "The fight is over: only the Dying can still be helped.", "The game master ends it.", "PER-Q59", "not-now"
    ),
    "no_encounter": Said("There's no encounter.", "In a plain scene nobody counts turns: just say it.", "", "not-now"),
    "challenge_open": Said("A Challenge is being settled.", "Finish it first.", "", "not-now"),
    # Individuals
    **{f"{one}.unknown": _NOBODY for one in ("who", "owner")},
    "not_yours": Said(owner, "Act with an individual of your own.", "PER-002"),
    "not_yours_nor_gm": Said(owner, "Act with an individual of your own.", "PER-002", "not-yours"),
    "unfinished": Said("{it} is still being made.", "Finish the character, and have it approved.", "", "not-ready"),
    "dead": Said("{it} is dead.", "Choose somebody who is alive.", "PER-189"),
    "in_hiding": Said("{it} is hidden.", "Show them first.", "", "hidden"),
    "no_sheet": Said("{it} has no sheet.", "The game master can fill it out.", "PER-254", "no-numbers"),
    "not_here": Said("{it} isn't in this scene.", "The game master brings people in."),
    "fallen": Said("{it} is dead.", "Choose somebody who is alive.", "PER-189", "dead"),
    "unconscious": Said("{it} is unconscious.", "They recover first.", "PER-188"),
    "near_death": Said("{it} is Dying: only recovery and speech are left.", "They recover first.", "PER-204", "unable"),
    # Turns
    "not_your_turn": NOT_YOUR_TURN,
    "acted": Said(
        "{it} has used the action of this turn.", "End the turn, or move if that is left.", "PER-163", "no-action"
    ),
    "opening_due": Said(
        lambda known: (
            f"{name_of(known['state'], known['state'].encounter.escalator)} has escalated and issues the opening "
            "Challenge first."
        ),
        "Issue a Challenge.",
        "PER-161",
    ),
    # Words and numbers
    "too_long": Said(lambda known: f"That's too long: {known['most']} characters at most.", "Use fewer words."),
    "too_low": Said("That number is too low.", _range, "", "bad-value"),
    "too_high": Said("That number is too high.", _range, "", "bad-value"),
    "name.wordless": Said("A name is needed.", "Enter one.", "", "bad-value"),
    "attribute.unknown": Said(
        "There's no such Attribute.",
        "The six are Competence, Prowess, Cunning, Power, Knowledge and Stature.",
        "PER-007",
        "no-such-attribute",
    ),
}
SENTENCES: Sentences = {
    **COMMON,
    **refusals_people.SENTENCES,
    **refusals_traits.SENTENCES,
    **refusals_challenge.SENTENCES,
    **refusals_scene.SENTENCES,
}
