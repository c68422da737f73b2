"""Scenes prepared in hiding, in words: commands on buttons; refusals; what cannot be meant."""

from typing import Any

from parlour.core.game import CommandWords
from parlour.core.phrasebook import Phrasebook
from parlour.core.wording import command_words
from parlour.roleplay.moves_scenes import CopyPlan, DropPlan, ImportPlans, OpenPlan

SAY = Phrasebook(__package__, "scenes")


def plan_words(prepare: type[Any]) -> dict[str, CommandWords]:
    """What the commands are called; of a game's own form those fields that are the same everywhere."""
    found = command_words(SAY, (prepare, CopyPlan, DropPlan, ImportPlans, OpenPlan))
    asked = found["prepare_scene"].asks
    for field in [field for field in asked if field not in prepare.__struct_fields__]:
        del asked[field]
    return found
