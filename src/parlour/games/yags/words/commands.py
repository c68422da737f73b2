"""How commands read on buttons, and what their fields ask."""

from parlour.core.game import CommandWords as W
from parlour.games.yags.words.commands_check import CALLS, CHECKS, TALENTS
from parlour.games.yags.words.commands_people import ADVANCEMENT, CAMPAIGN, PEOPLE
from parlour.games.yags.words.commands_scene import CLIMBS, COUNTERS, MOVING, SCENES, TASKS
from parlour.roleplay.words import DESK_WORDS

WORDS: dict[str, W] = {
    **DESK_WORDS,
    **PEOPLE,
    **ADVANCEMENT,
    **CAMPAIGN,
    **CALLS,
    **CHECKS,
    **TALENTS,
    **SCENES,
    **MOVING,
    **COUNTERS,
    **CLIMBS,
    **TASKS,
}
