"""Why something is refused: what its sentence in refusals*.ftl counts, lists or names."""

from parlour.core.phrasebook import Phrasebook
from parlour.core.saying import Refusals, Values
from parlour.games.personae.rules.people import refused_file
from parlour.games.personae.words import refusals_challenge, refusals_people, refusals_scene, refusals_traits
from parlour.games.personae.words.refusal_parts import (
    Filled,
    Known,
    led,
    named,
    not_your_turn,
    opening,
    owner,
    provoked,
)
from parlour.roleplay import company
from parlour.roleplay.refusals import as_found, tag

__all__ = ["SENTENCES", "named"]
_BY = {"rule_hidden": "PER-148", "rule_unopposed": "PER-153"}
"""Where another rule says so than the command's own."""


def gm_only(known: Known) -> Filled:
    """What the game master alone does, by command."""
    rule = _BY.get(tag(known), "")
    if tag(known) in ("new_figure", "new_supporting"):
        rule = "PER-261" if known["command"].role == "ally" else "PER-262"
    return {**led(known), "command": tag(known), "rule": rule}


VALUES: dict[str, Values] = {
    "not_gm": gm_only,
    "attack_due": provoked,
    "not_yours": owner,
    "not_yours_nor_gm": owner,
    "not_your_turn": not_your_turn,
    "opening_due": opening,
    **refusals_people.VALUES,
    **refusals_traits.VALUES,
    **refusals_challenge.VALUES,
    **refusals_scene.VALUES,
}
SENTENCES = Refusals(
    Phrasebook(__package__, "refusals"),
    Phrasebook(__package__, "refusals_people"),
    Phrasebook(__package__, "refusals_traits"),
    Phrasebook(__package__, "refusals_challenge"),
    Phrasebook(__package__, "refusals_scene"),
    values=VALUES,
    others={
        **company.SENTENCES,
        "show_individual.what.unknown": company.NOT_TO_BE_SHOWN,
        "unreadable": as_found(lambda known: refused_file(known["text"])),
    },
)
