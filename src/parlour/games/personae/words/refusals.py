"""Why something is refused and what would be right: a sentence for every condition of the rules."""

from collections.abc import Callable

from parlour.core.saying import Said, Sentences
from parlour.games.personae.words import refusals_people, refusals_traits
from parlour.games.personae.words.refusal_parts import Known, gm_only, named, owner, tag

__all__ = ["SENTENCES", "named"]
_DOES = {
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
_BY: dict[str, str] = {}
"""Where another rule says so than the command's own."""


def _gm_only(at: int) -> Callable[[Known], str]:
    return lambda known: gm_only(known["state"], _DOES[tag(known)])[at]


def _range(known: Known) -> str:
    return f"Enter a number from {known['bound']('least')} to {known['bound']('most')}."


_NOBODY = Said("There's no such individual.", "Choose one of those at the table.", "PER-002", "bad-target")
_WHO = ("who", "owner", "target", "targets", "primary", "healer", "one", "other")
COMMON: Sentences = {
    "not_gm": Said(_gm_only(0), _gm_only(1), lambda known: _BY.get(tag(known), ""), "not-gm"),
    "no_session": Said("No session is under way.", "The game master starts one.", "", "not-now"),
    "challenge_open": Said("A Challenge is being settled.", "Finish it first.", "", "not-now"),
    # Individuals
    **{f"{one}.unknown": _NOBODY for one in ("who", "owner")},
    "not_yours": Said(owner, "Act with an individual of your own.", "PER-002"),
    "not_yours_nor_gm": Said(owner, "Act with an individual of your own.", "PER-002", "not-yours"),
    "unfinished": Said("{it} is still being made.", "Finish the character, and have it approved.", "", "not-ready"),
    "dead": Said("{it} is dead.", "Choose somebody who is alive.", "PER-189"),
    "in_hiding": Said("{it} is hidden.", "Show them first.", "", "hidden"),
    "no_sheet": Said("{it} has no sheet.", "The game master can fill it out.", "PER-254", "no-numbers"),
    # Words and numbers
    "too_long": Said(
        lambda known: f"That's too long: {known['bound']('most')} characters at most.", "Use fewer words."
    ),
    "too_low": Said("That number is too low.", _range, "", "bad-value"),
    "too_high": Said("That number is too high.", _range, "", "bad-value"),
    "name.wordless": Said("A name is needed.", "Enter one.", "", "bad-value"),
    "attribute.unknown": Said(
        "There's no Attribute called {attribute}.",
        "The six are Competence, Prowess, Cunning, Power, Knowledge and Stature.",
        "PER-007",
        "no-such-attribute",
    ),
}
SENTENCES: Sentences = {**COMMON, **refusals_people.SENTENCES, **refusals_traits.SENTENCES}
