"""The rules behind each command; what it is called stands in commands.ftl of each language."""

from typing import get_args

from parlour.core.game import CommandWords
from parlour.core.phrasebook import Phrasebook
from parlour.core.wording import command_words
from parlour.games.domino_knights.moves import AnyCommand

_BOOK = Phrasebook(__package__, "commands")
_RULES: dict[str, tuple[str, ...]] = {
    "name_kingdom": ("DK-028",),
    "promote": ("DK-045", "DK-046", "DK-156"),
    "reorient": ("DK-A12",),
    "draw_cards": ("DK-051", "DK-052"),
    "train": ("DK-055", "DK-056", "DK-061"),
    "add_training": ("DK-062", "DK-A23"),
    "train_pair": ("DK-186", "DK-A79"),
    "assign_pair": ("DK-188", "DK-A78"),
    "end_train": ("DK-199",),
    "attack": ("DK-073", "DK-074"),
    "end_attack": ("DK-104", "DK-199"),
    "ask_aid": ("DK-078", "DK-088"),
    "aid_attack": ("DK-076",),
    "defend": ("DK-082", "DK-083"),
    "aid_defend": ("DK-088",),
    "pass_aid": ("DK-090",),
    "commit": ("DK-132", "DK-A20"),
    "order_graveyard": ("DK-101", "DK-A49"),
    "loot": ("DK-105",),
    "skip_loot": ("DK-106",),
    "discard": ("DK-108", "DK-110"),
    "special": ("DK-112",),
    "pass": ("DK-A26",),
    "choose_copy": ("DK-158",),
    "give_up_copy": ("DK-158",),
    "plead": ("DK-183",),
    "vote_goal": ("DK-183",),
    "concede": ("DK-A82",),
    "take_step": ("DK-042",),
    "time_is_up": ("DK-166", "DK-A26"),
}


def words() -> dict[str, CommandWords]:
    return command_words(_BOOK, get_args(AnyCommand), _RULES)
