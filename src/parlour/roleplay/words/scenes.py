"""Scenes prepared in hiding, in words: commands on buttons; refusals; what cannot be meant."""

from typing import Any

from msgspec.structs import replace

from parlour.core.game import CommandWords
from parlour.core.phrasebook import Phrasebook
from parlour.core.wording import command_words
from parlour.roleplay.moves_cast import CallOwn
from parlour.roleplay.moves_scenes import CopyPlan, DropPlan, ImportPlans, OpenPlan

SAY = Phrasebook(__package__, "scenes")


def own_words() -> dict[str, CommandWords]:
    """What it is called to bring somebody of one's own library."""
    return command_words(SAY, (CallOwn,))


def plan_words(prepare: type[Any], **examples: str) -> dict[str, CommandWords]:
    """What the commands are called; of a game's own form those fields that it has, and what is written into them
    there: `examples` says which words show it."""
    found = command_words(SAY, (prepare, CopyPlan, DropPlan, ImportPlans, OpenPlan))
    asked = found["prepare_scene"].asks
    for field in [field for field in asked if field not in prepare.__struct_fields__]:
        del asked[field]
    return {**found, "prepare_scene": replace(found["prepare_scene"], asks={**asked, **examples})}
