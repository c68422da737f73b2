"""How commands read on buttons, and what their fields ask."""

from parlour.core.game import CommandWords as W
from parlour.games.personae.words.commands_challenge import CHALLENGES
from parlour.games.personae.words.commands_people import ADVANCEMENT, PEOPLE, TRAITS
from parlour.games.personae.words.commands_scene import ENCOUNTERS, GOODS, SCENES, TURNS
from parlour.roleplay.words import DESK_WORDS

WORDS: dict[str, W] = {
    **DESK_WORDS,
    **PEOPLE,
    **TRAITS,
    **ADVANCEMENT,
    **SCENES,
    **ENCOUNTERS,
    **TURNS,
    **GOODS,
    **CHALLENGES,
}
