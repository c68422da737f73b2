"""Why something is refused and what would be right: what its sentence in refusals*.ftl counts, lists or names."""

from parlour.core.phrasebook import Phrasebook
from parlour.core.saying import Refusals, Values
from parlour.games.yags.model import ATTRIBUTES, GAITS
from parlour.games.yags.words import refusal_people, refusal_scene
from parlour.games.yags.words.refusal_parts import Filled, Known, choices, gm, named, played_by
from parlour.roleplay import company
from parlour.roleplay.refusals import leading, tag

__all__ = ["POINTED", "SENTENCES", "named"]
_ONLY = Phrasebook(__package__, "only")


def _gm_only(known: Known) -> Filled:
    key = tag(known)
    return {"only": _ONLY(key if key in _ONLY else "check"), **gm(known)}


def _whose(known: Known) -> Filled:
    return played_by(known["state"], known["it"])


def _none_at_all(skill: str) -> Values:
    """YAG-Q67 of an attribute alone."""
    return lambda known: {"rule": "YAG-038" if getattr(known["command"], skill) else "YAG-Q67"}


VALUES: dict[str, Values] = {
    "not_gm": _gm_only,
    **dict.fromkeys(("no_session", "no_scene", "no_check"), leading),
    **dict.fromkeys(("not_yours", "not_yours_nor_gm"), _whose),
    "attribute-none_at_all": _none_at_all("skill"),
    "one_attribute-none_at_all": _none_at_all("one_skill"),
    "other_attribute-none_at_all": _none_at_all("other_skill"),
    **{f"{field}-unknown": choices(ATTRIBUTES) for field in ("attribute", "one_attribute", "other_attribute")},
    "gait-unknown": choices(GAITS),
    **refusal_scene.VALUES,
    **refusal_people.VALUES,
}
SENTENCES = Refusals(
    Phrasebook(__package__, "refusals"),
    Phrasebook(__package__, "refusals_check"),
    Phrasebook(__package__, "refusals_scene"),
    Phrasebook(__package__, "refusals_tasks"),
    Phrasebook(__package__, "refusals_people"),
    values=VALUES,
    others={**company.SENTENCES, "show_creature.what.unknown": company.NOT_TO_BE_SHOWN},
)
POINTED = Refusals(
    Phrasebook(__package__, "pointed"),
    values={
        "played_by_another": lambda known: played_by(known["state"], known["it"].owner),
        "belongs_to_another": lambda known: {"who": known["it"].owner.name},
    },
)
"""Why nothing can be done with a piece."""
